"""French words for the cards: techs, wonders, governments, policies and culture events.

`kind.slug` is the name, `kind.slug.text` what the card does. `spend.slug` is a resource ability as
an answer. Which terms are those of the published French edition is said in `fr_terms`.
"""

from typing import Final

CARDS: Final[dict[str, str]] = {
    # Techs, level I
    "tech.animal_husbandry": "Élevage",
    "tech.animal_husbandry.text": (
        "Une fois par bataille, vous pouvez retirer jusqu'à 3 blessures à vos unités en jeu. "
        "Gestion des villes : pour 1 blé, une de vos villes a 3 de production en plus ce tour-ci."
    ),
    "tech.code_of_laws": "Code de lois",
    "tech.code_of_laws.text": (
        "Débloque le comptoir et la République. Une fois par tour, après une bataille gagnée, vous "
        "pouvez mettre un jeton Pièce sur cette carte (4 au plus)."
    ),
    "tech.currency": "Monnaie",
    "tech.currency.text": (
        "Débloque le marché. Gestion des villes : pour 1 encens, vous gagnez 3 de culture."
    ),
    "tech.horseback_riding": "Équitation",
    "tech.horseback_riding.text": (
        "Vos figurines se déplacent de 3 cases au plus. Commerce : pour 1 soie, vous gagnez 9 de "
        "commerce, puis un joueur de votre choix en gagne 6."
    ),
    "tech.masonry": "Maçonnerie",
    "tech.masonry.text": (
        "Jusqu'à 3 de vos figurines peuvent partager une case. Vos villes peuvent produire des "
        "murailles pour 7."
    ),
    "tech.metalworking": "Travail du métal",
    "tech.metalworking.text": (
        "Débloque la caserne. Bataille : pour 1 fer, l'unité que vous allez jouer inflige 3 "
        "blessures de plus lors de ce coup."
    ),
    "tech.navigation": "Navigation",
    "tech.navigation.text": (
        "Débloque le port. Vos figurines peuvent traverser l'eau, mais pas s'y arrêter."
    ),
    "tech.philosophy": "Philosophie",
    "tech.philosophy.text": (
        "Débloque le temple. Gestion des villes : pour 3 ressources quelconques, vous gagnez un "
        "personnage illustre au hasard."
    ),
    "tech.pottery": "Poterie",
    "tech.pottery.text": (
        "Débloque le grenier ; vous pouvez garder 1 événement culturel de plus. Gestion des villes "
        ": pour 2 ressources quelconques, mettez un jeton Pièce sur cette carte (4 au plus)."
    ),
    "tech.writing": "Écriture",
    "tech.writing.text": (
        "Débloque la bibliothèque. Pour 1 espion, vous annulez l'action d'une ville d'un autre "
        "joueur."
    ),
    "tech.navy": "Marine",
    "tech.navy.text": (
        "Débloque le chantier naval. Une armée produite par une action de ville peut être placée à "
        "la périphérie de n'importe laquelle de vos villes qui a un chantier naval."
    ),
    # Techs, level II
    "tech.civil_service": "Fonction publique",
    "tech.civil_service.text": (
        "1 pièce ; vous pouvez garder 1 événement culturel de plus. À tout moment : pour 1 espion, "
        "vous annulez un événement culturel."
    ),
    "tech.chivalry": "Chevalerie",
    "tech.chivalry.text": (
        "Les unités montées passent au rang 2 ; débloque la Féodalité. Gestion des villes : pour 1 "
        "encens, vous gagnez 5 de culture."
    ),
    "tech.construction": "Construction",
    "tech.construction.text": (
        "Débloque l'atelier. Gestion des villes : pour 1 blé, une de vos villes a 5 de production "
        "en plus ce tour-ci."
    ),
    "tech.democracy": "Démocratie",
    "tech.democracy.text": (
        "L'infanterie passe au rang 2 ; débloque le gouvernement Démocratie. Gestion des villes, "
        "une fois par tour : payez 6 de commerce pour mettre un jeton Pièce sur cette carte (4 au "
        "plus)."
    ),
    "tech.engineering": "Ingénierie",
    "tech.engineering.text": (
        "Débloque l'aqueduc. Une fois par tour, une de vos villes peut partager sa production "
        "entre deux objets."
    ),
    "tech.irrigation": "Irrigation",
    "tech.irrigation.text": "Vous pouvez avoir une troisième ville.",
    "tech.mathematics": "Mathématiques",
    "tech.mathematics.text": (
        "L'artillerie passe au rang 2. Bataille : pour 1 fer, infligez jusqu'à 3 blessures, "
        "réparties à votre guise entre les unités ennemies en jeu."
    ),
    "tech.monarchy": "Monarchie",
    "tech.monarchy.text": (
        "Débloque le gouvernement Monarchie. Gestion des villes : pour 1 soie, soit une merveille "
        "antique devient obsolète, soit un autre joueur perd une unité au hasard."
    ),
    "tech.printing_press": "Imprimerie",
    "tech.printing_press.text": (
        "Débloque l'université ; jusqu'à 4 de vos figurines peuvent partager une case. Gestion des "
        "villes, une fois par tour : payez 5 de culture pour mettre un jeton Pièce sur cette carte "
        "(4 au plus)."
    ),
    "tech.sailing": "Navigation à voile",
    "tech.sailing.text": (
        "Vos figurines se déplacent de 4 cases au plus ; elles peuvent traverser l'eau et s'y "
        "arrêter."
    ),
    "tech.logistics": "Logistique",
    "tech.logistics.text": ("L'infanterie, les unités montées et l'artillerie passent au rang 2."),
    "tech.bureaucracy": "Bureaucratie",
    "tech.bureaucracy.text": (
        "1 pièce. Recherche, une fois par tour : vous pouvez changer une de vos doctrines."
    ),
    # Techs, level III
    "tech.banking": "Système bancaire",
    "tech.banking.text": (
        "Débloque la banque. Gestion des villes : pour 1 blé, une de vos villes a 7 de production "
        "en plus ce tour-ci."
    ),
    "tech.biology": "Biologie",
    "tech.biology.text": (
        "Jusqu'à 5 de vos figurines peuvent partager une case. Une fois par bataille, vous pouvez "
        "retirer toutes les blessures de toutes vos unités en jeu."
    ),
    "tech.communism": "Communisme",
    "tech.communism.text": (
        "Débloque le gouvernement Communisme. Mouvement, chez n'importe quel joueur : pour 1 "
        "espion, choisissez une case qu'aucune figurine ne quitte ce tour-ci, même en plein "
        "déplacement."
    ),
    "tech.gunpowder": "Poudre à canon",
    "tech.gunpowder.text": (
        "L'infanterie passe au rang 3. Gestion des villes : pour 2 ressources quelconques, soit "
        "une merveille antique ou médiévale devient obsolète, soit vous détruisez un bâtiment."
    ),
    "tech.metal_casting": "Fonte",
    "tech.metal_casting.text": (
        "L'artillerie passe au rang 3. Gestion des villes : pour 1 encens, vous gagnez 7 de "
        "culture."
    ),
    "tech.military_science": "Science militaire",
    "tech.military_science.text": (
        "Débloque l'académie. Chacune de vos villes a 1 de production en plus pour 3 pièces que "
        "vous avez."
    ),
    "tech.railroad": "Chemin de fer",
    "tech.railroad.text": (
        "1 pièce. Les unités montées passent au rang 3 ; débloque la mine de fer."
    ),
    "tech.steam_power": "Machine à vapeur",
    "tech.steam_power.text": (
        "Vos figurines se déplacent de 5 cases au plus ; elles peuvent traverser l'eau et s'y "
        "arrêter. Gestion des villes : pour 1 soie, toutes vos figurines d'une case vont sur "
        "n'importe quelle case d'eau ; elles ne bougent plus ce tour-ci."
    ),
    "tech.theology": "Théologie",
    "tech.theology.text": (
        "Débloque la cathédrale et le Fondamentalisme ; vous pouvez garder 1 événement culturel de "
        "plus."
    ),
    "tech.education": "Éducation",
    "tech.education.text": (
        "Une fois par tour, quand vous construisez une merveille, mettez un jeton Pièce sur cette "
        "carte (4 au plus). Gestion des villes : pour un blé, un encens, une soie et un fer, vous "
        "apprenez n'importe quelle technologie."
    ),
    # Techs, levels IV and V
    "tech.atomic_theory": "Théorie atomique",
    "tech.atomic_theory.text": (
        "Gestion des villes : pour 1 uranium, chacune de vos villes fait une action de plus. "
        "Mouvement : pour 1 uranium, vous détruisez une ville autre qu'une capitale, avec tout ce "
        "qui se trouve à sa périphérie."
    ),
    "tech.ballistics": "Balistique",
    "tech.ballistics.text": (
        "L'artillerie passe au rang 4. Bataille : pour 1 fer, infligez jusqu'à 6 blessures, "
        "réparties à votre guise entre les unités ennemies en jeu."
    ),
    "tech.combustion": "Combustion",
    "tech.combustion.text": (
        "Les unités montées passent au rang 4. Une fois par tour, une armée qui finit son "
        "déplacement sur un bâtiment peut le détruire. Les murailles que vos armées attaquent "
        "tombent avant la bataille."
    ),
    "tech.computers": "Ordinateurs",
    "tech.computers.text": (
        "1 pièce. Pour 5 pièces que vous avez, vous piochez 1 unité de plus pour une bataille et "
        "pouvez garder 1 événement culturel de plus."
    ),
    "tech.flight": "Aviation",
    "tech.flight.text": (
        "Débloque les avions. Vos figurines se déplacent de 6 cases au plus, peuvent traverser "
        "l'eau et s'y arrêter, et survolent figurines ennemies, huttes, villages et villes."
    ),
    "tech.mass_media": "Médias de masse",
    "tech.mass_media.text": (
        "Personne ne peut annuler vos événements culturels. À tout moment : pour 1 espion, vous "
        "annulez une capacité de ressource ; ce qu'elle a coûté est perdu."
    ),
    "tech.replaceable_parts": "Pièces de rechange",
    "tech.replaceable_parts.text": (
        "L'infanterie passe au rang 4 ; jusqu'à 6 de vos figurines peuvent partager une case."
    ),
    "tech.space_flight": "Vol spatial",
    "tech.space_flight.text": "Qui l'obtient gagne la partie. Il n'y en a qu'une carte.",
    # Resource abilities, as answers
    "spend.animal_husbandry": "Élevage : 3 de production",
    "spend.currency": "Monnaie : 3 de culture",
    "spend.horseback_riding": "Équitation : 9 de commerce, 6 pour un autre joueur",
    "spend.metalworking": "Travail du métal : 3 blessures de plus",
    "spend.philosophy": "Philosophie : un personnage illustre",
    "spend.pottery": "Poterie : un jeton Pièce",
    "spend.writing": "Écriture : annuler l'action de la ville",
    "spend.civil_service": "Fonction publique : annuler l'événement",
    "spend.chivalry": "Chevalerie : 5 de culture",
    "spend.construction": "Construction : 5 de production",
    "spend.mathematics": "Mathématiques : jusqu'à 3 blessures",
    "spend.monarchy": "Monarchie : une merveille obsolète ou une unité tuée",
    "spend.banking": "Système bancaire : 7 de production",
    "spend.communism": "Communisme : personne ne quitte une case",
    "spend.gunpowder": "Poudre à canon : une merveille obsolète ou un bâtiment détruit",
    "spend.metal_casting": "Fonte : 7 de culture",
    "spend.steam_power": "Machine à vapeur : vers n'importe quelle case d'eau",
    "spend.education": "Éducation : apprendre une technologie",
    "spend.atomic_power": "Théorie atomique : une action de plus pour chaque ville",
    "spend.atomic_bomb": "Théorie atomique : détruire une ville",
    "spend.ballistics": "Balistique : jusqu'à 6 blessures",
    "spend.mass_media": "Médias de masse : annuler la capacité de ressource",
    # Wonders
    "wonder.stonehenge": "Stonehenge",
    "wonder.stonehenge.text": "Début du tour : gagnez 1 de culture.",
    "wonder.colossus": "Le Colosse",
    "wonder.colossus.text": "Début du tour : gagnez 3 de commerce.",
    "wonder.hanging_gardens": "Les Jardins suspendus",
    "wonder.hanging_gardens.text": (
        "Début du tour : vous pouvez construire gratuitement une armée ou un colon sur la case de "
        "la merveille."
    ),
    "wonder.oracle": "L'Oracle",
    "wonder.oracle.text": "En bataille, vous voyez la main de votre adversaire.",
    "wonder.great_lighthouse": "Le Grand Phare",
    "wonder.great_lighthouse.text": (
        "Chaque case d'eau vide à la périphérie de vos villes a 1 de commerce en plus."
    ),
    "wonder.statue_of_zeus": "La Statue de Zeus",
    "wonder.statue_of_zeus.text": "Bonus de combat +6.",
    "wonder.angkor_wat": "Angkor Vat",
    "wonder.angkor_wat.text": (
        "Une fois par tour, une action de ville peut récolter deux fois, même sur la même case."
    ),
    "wonder.himeji_samurai_castle": "Le Château de Himeji",
    "wonder.himeji_samurai_castle.text": "Toutes vos unités ont +1 en force.",
    "wonder.louvre": "Le Louvre",
    "wonder.louvre.text": "Début du tour : gagnez 3 de culture.",
    "wonder.porcelain_tower": "La Tour de porcelaine",
    "wonder.porcelain_tower.text": (
        "Il vous faut 5 de commerce de moins pour rechercher une technologie."
    ),
    "wonder.leonardos_workshop": "L'Atelier de Léonard",
    "wonder.leonardos_workshop.text": "Une unité ne vous coûte jamais plus de 5 de production.",
    "wonder.notre_dame": "Notre-Dame",
    "wonder.notre_dame.text": (
        "Quand vous recherchez une technologie, vous pouvez payer 6 de commerce en plus et en "
        "apprendre une seconde, de même niveau ou plus bas."
    ),
    "wonder.panama_canal": "Le Canal de Panama",
    "wonder.panama_canal.text": (
        "Début du tour : mettez un jeton Pièce sur cette carte. Leur nombre n'est pas limité."
    ),
    "wonder.statue_of_liberty": "La Statue de la Liberté",
    "wonder.statue_of_liberty.text": (
        "Début du tour : vous pouvez rechercher gratuitement une technologie qu'un autre joueur "
        "connaît."
    ),
    "wonder.sydney_opera_house": "L'Opéra de Sydney",
    "wonder.sydney_opera_house.text": (
        "Début du tour : votre marqueur de culture avance gratuitement d'une case."
    ),
    "wonder.united_nations": "Les Nations unies",
    "wonder.united_nations.text": (
        "Les événements culturels ne vous touchent que si vous le voulez bien."
    ),
    "wonder.internet": "Internet",
    "wonder.internet.text": "Chacune de vos technologies peut porter 2 jetons Pièce de plus.",
    "wonder.pentagon": "Le Pentagone",
    "wonder.pentagon.text": "Aucune unité n'a l'avantage d'atout contre les vôtres.",
    # Governments
    "government.anarchy": "Anarchie",
    "government.anarchy.text": (
        "Vos doctrines sont sans effet et votre capitale ne fait aucune action."
    ),
    "government.despotism": "Despotisme",
    "government.despotism.text": "Chacune de vos villes a 1 de production en plus.",
    "government.republic": "République",
    "government.republic.text": "Vos armées peuvent fonder des villes, comme les colons.",
    "government.feudalism": "Féodalité",
    "government.feudalism.text": (
        "Début du tour : récoltez une ressource à la périphérie d'une de vos villes."
    ),
    "government.democracy": "Démocratie",
    "government.democracy.text": "1 pièce. Début du tour : gagnez 2 de commerce.",
    "government.monarchy": "Monarchie",
    "government.monarchy.text": (
        "Votre capitale fait une action de plus à chaque tour, mais jamais deux fois la même."
    ),
    "government.communism": "Communisme",
    "government.communism.text": (
        "Vous piochez 1 unité de plus pour une bataille. La périphérie de chacune de vos villes "
        "compte pour autant de production que celle de la meilleure."
    ),
    "government.fundamentalism": "Fondamentalisme",
    "government.fundamentalism.text": (
        "Bonus de combat +4. Début du tour : gagnez 1 de culture pour chacune de vos armées sur la "
        "carte."
    ),
    # Social policies
    "policy.rationalism": "Rationalisme",
    "policy.rationalism.text": (
        "Début du tour : payez 6 de commerce pour apprendre une technologie de niveau I ; payez-en "
        "11 pour une de niveau II. Vous pouvez faire les deux."
    ),
    "policy.patronage": "Mécénat",
    "policy.patronage.text": (
        "Début du tour : payez 1 de culture pour piocher un événement culturel de la section où se "
        "trouve votre marqueur."
    ),
    "policy.natural_religion": "Religion naturelle",
    "policy.natural_religion.text": "Une armée qui se déplace seule va 1 case plus loin.",
    "policy.organized_religion": "Religion organisée",
    "policy.organized_religion.text": (
        "1 pièce. Quand vous gagnez un personnage illustre, piochez-en un de plus et gardez-en un."
    ),
    "policy.expansionism": "Expansionnisme",
    "policy.expansionism.text": (
        "Début du tour : gagnez 1 de commerce par ville et par cité-État que vous contrôlez."
    ),
    "policy.urban_development": "Développement urbain",
    "policy.urban_development.text": (
        "Une ville avec deux bâtiments ou merveilles différents à sa périphérie a 3 de production "
        "en plus, et donne 2 de culture en plus quand elle se consacre aux arts."
    ),
    "policy.pacifism": "Pacifisme",
    "policy.pacifism.text": (
        "Vos colons peuvent explorer les huttes. Début du tour : gagnez 1 de culture, et 1 de plus "
        "si vous avez un colon sur la carte."
    ),
    "policy.military_tradition": "Tradition militaire",
    "policy.military_tradition.text": (
        "Avec la première armée que vous construisez à chaque tour, vous recevez gratuitement une "
        "unité débloquée de votre choix."
    ),
    # Culture events, level I
    "event.a_gift_from_afar": "Un cadeau venu de loin",
    "event.a_gift_from_afar.text": (
        "À tout moment : compte comme un blé, une soie, un fer ou un espion pour un coût. Puis un "
        "autre joueur de votre choix reçoit un jeton Pièce."
    ),
    "event.bread_and_circuses": "Du pain et des jeux",
    "event.bread_and_circuses.text": (
        "À tout moment : annulez un événement culturel qui vous vise, vous, une de vos figurines, "
        "une case ou un bâtiment de vos villes."
    ),
    "event.defection": "Défection",
    "event.defection.text": (
        "Mouvement, chez n'importe quel joueur : tuez une figurine à 4 cases au plus d'une de vos "
        "figurines ou villes."
    ),
    "event.disoriented": "Désorientés",
    "event.disoriented.text": (
        "Gestion des villes : déplacez toutes les figurines qu'un autre joueur a sur une case, de "
        "2 cases au plus sur terre, sans bataille."
    ),
    "event.drought": "Sécheresse",
    "event.drought.text": (
        "Début du tour : une case devient un désert pour toujours. Elle ne peut être une montagne "
        "ni porter un bâtiment ou une merveille."
    ),
    "event.exchange_of_ideas": "Échange d'idées",
    "event.exchange_of_ideas.text": (
        "Début du tour : apprenez une technologie de niveau I d'un autre joueur ; il peut ensuite "
        "en apprendre une des vôtres, de niveau I aussi."
    ),
    "event.sabotage": "Sabotage",
    "event.sabotage.text": (
        "Début du tour : détruisez un bâtiment à 4 cases au plus d'une de vos figurines ou villes."
    ),
    "event.citizens_revolting_1": "Les citoyens se révoltent ! (I)",
    "event.citizens_revolting_1.text": "Début du tour : un autre joueur tombe dans l'Anarchie.",
    "event.we_love_the_despot_day": "Fête du despote bien-aimé !",
    "event.we_love_the_despot_day.text": (
        "Gestion des villes : une de vos villes a 4 de production en plus ce tour-ci."
    ),
    "event.barbarian_encampment": "Campement barbare",
    "event.barbarian_encampment.text": (
        "Début du tour : mettez un marqueur Village sur une case vide hors de toute périphérie."
    ),
    "event.migrants": "Migrants",
    "event.migrants.text": (
        "Gestion des villes : changez une de vos doctrines. Ou Mouvement : une de vos figurines va "
        "à 2 cases au plus, sur une case vide."
    ),
    # Culture events, level II
    "event.a_generous_gift": "Un cadeau généreux",
    "event.a_generous_gift.text": (
        "À tout moment : compte comme un blé, une soie, un fer ou un espion pour un coût."
    ),
    "event.catastrophe": "Catastrophe",
    "event.catastrophe.text": (
        "Début du tour : détruisez un bâtiment à 6 cases au plus d'une de vos figurines ou villes."
    ),
    "event.deforestation": "Déforestation",
    "event.deforestation.text": (
        "Début du tour : une forêt sans bâtiment ni merveille devient une plaine pour toujours."
    ),
    "event.jousting_tourney": "Tournoi de joute",
    "event.jousting_tourney.text": "À tout moment : annulez un événement culturel.",
    "event.knowledge_shared": "Savoir partagé",
    "event.knowledge_shared.text": (
        "Début du tour : apprenez une technologie de niveau I ou II d'un autre joueur ; il peut "
        "ensuite en apprendre une des vôtres, de niveau I ou II aussi."
    ),
    "event.lost": "Perdus",
    "event.lost.text": (
        "Gestion des villes : déplacez toutes les figurines qu'un autre joueur a sur une case, de "
        "3 cases au plus sur terre, sans bataille."
    ),
    "event.mass_defection": "Défection massive",
    "event.mass_defection.text": (
        "Mouvement, chez n'importe quel joueur : sur une case à 6 cases au plus d'une de vos "
        "figurines ou villes, tuez jusqu'à 2 figurines ou un personnage illustre."
    ),
    "event.citizens_revolting_2": "Les citoyens se révoltent ! (II)",
    "event.citizens_revolting_2.text": "Début du tour : un autre joueur tombe dans l'Anarchie.",
    "event.we_love_the_queen_day": "Fête de la reine bien-aimée !",
    "event.we_love_the_queen_day.text": (
        "Gestion des villes : une de vos villes a 6 de production en plus ce tour-ci."
    ),
    "event.colonists": "Pionniers",
    "event.colonists.text": (
        "Gestion des villes : changez jusqu'à 2 de vos doctrines. Ou Mouvement : une de vos "
        "figurines va à 4 cases au plus, sur une case vide."
    ),
    "event.roaming_horde": "Horde errante",
    "event.roaming_horde.text": (
        "Mouvement : des barbares de rang II attaquent une armée ou une ville d'un autre joueur à "
        "4 cases au plus d'un village. Vous jouez pour eux."
    ),
    # Culture events, level III
    "event.a_princely_gift": "Un cadeau princier",
    "event.a_princely_gift.text": (
        "À tout moment : compte comme un blé, une soie, un fer, un uranium ou un espion pour un "
        "coût."
    ),
    "event.disaster": "Désastre",
    "event.disaster.text": ("Début du tour : détruisez jusqu'à deux bâtiments d'autres joueurs."),
    "event.out_of_position": "Hors de position",
    "event.out_of_position.text": (
        "Gestion des villes : déplacez toutes les figurines qu'un autre joueur a sur une case, de "
        "4 cases au plus sur terre, sans bataille."
    ),
    "event.primetime_tv": "Télévision aux heures de pointe",
    "event.primetime_tv.text": (
        "À tout moment : annulez un événement culturel ou une capacité de ressource ; ce qu'elle a "
        "coûté est perdu."
    ),
    "event.think_tank": "Groupe de réflexion",
    "event.think_tank.text": (
        "Début du tour : apprenez une technologie de niveau I à III d'un autre joueur ; il peut "
        "ensuite en apprendre une des vôtres, de niveau I à III aussi."
    ),
    "event.we_love_the_president_day": "Fête du président bien-aimé !",
    "event.we_love_the_president_day.text": (
        "Gestion des villes : une de vos villes a 8 de production en plus ce tour-ci."
    ),
    "event.wholesale_defection": "Défection générale",
    "event.wholesale_defection.text": (
        "Mouvement, chez n'importe quel joueur : sur n'importe quelle case de la carte, tuez "
        "jusqu'à 2 figurines ou un personnage illustre."
    ),
    "event.immigrants": "Immigrants",
    "event.immigrants.text": (
        "Gestion des villes : changez jusqu'à 3 de vos doctrines. Ou Mouvement : une de vos "
        "figurines va à 6 cases au plus, sur une case vide."
    ),
    "event.supply_drop": "Ravitaillement",
    "event.supply_drop.text": (
        "Début du tour : gagnez 7 de commerce. Ou Gestion des villes : une de vos villes, sauf la "
        "capitale, fait une action de plus."
    ),
}
