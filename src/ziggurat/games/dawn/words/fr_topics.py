"""French quick reference of the rules.

`topic.<slug>` is a title and `topic.<slug>.1` the first paragraph under it. A paragraph about one
edition says so; the pages of the books stand in brackets.
"""

from typing import Final

TOPICS: Final[dict[str, str]] = {
    "topic.aim": "But du jeu et victoire",
    "topic.aim.1": (
        "On gagne par les objectifs des cartes Victoire posées à côté du plateau. La plupart en "
        "offrent deux, et un seul suffit pour accomplir la carte (base p. 12)."
    ),
    "topic.aim.2": (
        "Dès qu'un objectif est vrai pour vous, pendant le tour de n'importe qui, un de vos pions "
        "Contrôle marque la carte. La marque reste même si l'objectif cesse ensuite d'être vrai, "
        "et plusieurs joueurs peuvent marquer la même carte (base p. 12)."
    ),
    "topic.aim.3": (
        "Jeu de base : il faut une marque sur chaque carte Victoire en jeu. Qui les a toutes quand "
        "commence un tour du premier joueur a gagné ; chaque manche est donc jouée jusqu'au bout. "
        "S'ils sont plusieurs, le plus de Merveilles du Monde décide, puis le plus de cases avec "
        "une ville ou un pion Contrôle (base p. 12)."
    ),
    "topic.aim.4": (
        "Terra Incognita : cinq cartes Victoire sont en jeu, dont deux sur les Places-Fortes, et "
        "quatre marques font gagner. On vérifie à la fin de la manche, avant que le cadran "
        "d'Événements avance. Une marque sur une carte de Place-Forte se perd dès que vous en "
        "tenez trop peu. S'ils sont plusieurs, celui qui a marqué le plus de cartes gagne ; puis "
        "les Merveilles et les cases décident comme avant (Terra Incognita p. 8)."
    ),
    "topic.turn": "Votre tour",
    "topic.turn.1": (
        "Choisissez une carte de votre barre de Priorité, résolvez-la avec le numéro de son "
        "échelon, puis remettez-la tout à gauche de la barre : chaque carte qui était à sa gauche "
        "avance d'une place vers la droite (base p. 6)."
    ),
    "topic.turn.2": (
        "Vous devez choisir une carte, mais toute carte peut être résolue sans effet. Les "
        "capacités du début du tour s'utilisent avant ce choix (base pp. 12, 15)."
    ),
    "topic.turn.3": (
        "Une manche est un tour de chaque joueur, dans le sens horaire depuis le premier joueur, "
        "qui reste le même toute la partie. Avant chaque tour du premier joueur, sauf le tout "
        "premier, le cadran d'Événements avance (base pp. 6, 12)."
    ),
    "topic.turn.4": (
        "Si une carte contredit une règle générale, la carte l'emporte ; si Terra Incognita "
        "contredit le jeu de base, Terra Incognita l'emporte (base p. 6 ; Terra Incognita p. 8)."
    ),
    "topic.row": "Barre de Priorité et échelons",
    "topic.row.1": (
        "Votre barre de Priorité a une carte de chaque type, sur des échelons numérotés de 1 à "
        "gauche jusqu'à 5 à droite. Quand vous résolvez une carte, celles qui sont à sa gauche "
        "avancent : plus une carte attend, plus elle est forte (base p. 6)."
    ),
    "topic.row.2": (
        "L'échelon dit quelle difficulté peut avoir une case que la carte utilise : plaine 1, "
        "colline 2, forêt 3, désert 4, montagne 5. C'est aussi le nombre de crans du cadran Tech, "
        "la production et la valeur de combat (base pp. 7-11)."
    ),
    "topic.row.3": (
        "Ce qui est sur une carte se déplace avec elle. Une nouvelle carte prend l'échelon de "
        "celle qu'elle remplace, et ses pions Commerce (base pp. 6, 8, 15)."
    ),
    "topic.row.4": (
        "Terra Incognita : la Croissance est le sixième type, et les six places portent les "
        "numéros 1, 1, 2, 3, 4, 5. Une carte résolue revient à la place la plus à gauche. Chaque "
        "Dirigeant a une carte Priorité à lui : de niveau I, elle est dans la barre dès le début ; "
        "de niveau supérieur, vous pouvez la gagner comme toute carte de ce niveau (Terra "
        "Incognita pp. 4, 8)."
    ),
    "topic.culture": "Culture",
    "topic.culture.1": (
        "La Culture place des pions Contrôle. Chacun va sur une case terrestre à côté d'une de vos "
        "villes, dont la difficulté ne dépasse pas l'échelon ; la carte dit combien, deux au "
        "niveau I (base p. 8)."
    ),
    "topic.culture.2": (
        "La case ne doit avoir ni barbare, ni ville, ni Cité-État, ni pion Contrôle ; les "
        "caravanes ne gênent pas. Terra Incognita : ni Place-Forte ni armée adverse non plus (base "
        "p. 8 ; Terra Incognita p. 11)."
    ),
    "topic.culture.3": (
        "Le pion Contrôle est posé sur sa face simple et prend le pion Ressource ou Merveille de "
        "la Nature de la case (base p. 8)."
    ),
    "topic.culture.4": (
        "Chaque pion Commerce dépensé de la carte Culture place un pion Contrôle de plus. S'il ne "
        "vous en reste aucun, vous pouvez d'abord en retirer un du plateau (base pp. 13, 15)."
    ),
    "topic.science": "Science et cadran Tech",
    "topic.science.1": (
        "La Science avance votre cadran Tech d'autant de crans que le numéro de l'échelon, et d'un "
        "cran de plus par pion Commerce dépensé de la carte Science (base pp. 8, 13)."
    ),
    "topic.science.2": (
        "Atteindre ou dépasser un cran de niveau permet de gagner une carte Priorité d'exactement "
        "ce niveau : niveau II à 3 et 6, III à 10 et 14, IV à 19 et 24. Elle remplace la carte de "
        "son type dans votre barre, quel qu'en soit le niveau (base p. 8)."
    ),
    "topic.science.3": (
        "Après 24, le cadran reprend à 15, et 19 et 24 donnent de nouveau des cartes de niveau IV "
        "(base p. 15)."
    ),
    "topic.science.4": (
        "Terra Incognita : la carte de votre Dirigeant fait partie des cartes de son niveau (Terra "
        "Incognita p. 8)."
    ),
    "topic.economy": "Économie et caravanes",
    "topic.economy.1": (
        "La carte Économie dit combien de caravanes vous avez et jusqu'où va chacune : au niveau "
        "I, une seule, de trois cases. Une caravane sur la carte part de votre capitale ou d'une "
        "ville majeure ; une caravane sur le plateau repart de sa case (base p. 8)."
    ),
    "topic.economy.2": (
        "Une ville est majeure tant que chaque case autour d'elle est de l'eau ou a un de vos "
        "pions Contrôle ; hors du plateau, il n'en faut pas (base p. 7)."
    ),
    "topic.economy.3": (
        "Les caravanes n'entrent pas dans l'eau, dans la case d'un barbare ni dans une case dont "
        "la difficulté dépasse l'échelon, sauf si la carte le permet. Les cases des autres joueurs "
        "ne les arrêtent pas (base p. 8)."
    ),
    "topic.economy.4": (
        "Une caravane dont le déplacement finit dans une Cité-État ou une ville adverse y arrive "
        "et revient sur sa carte. Vous gagnez deux pions Commerce : d'une Cité-État sur votre "
        "carte de son type, d'une ville sur des cartes de votre choix. Vous pouvez aussi prendre "
        "une carte Diplomatie. Un même lieu ne reçoit qu'une de vos caravanes par tour (base pp. "
        "8-9)."
    ),
    "topic.economy.5": (
        "Chaque pion Commerce dépensé de la carte Économie donne une case de plus à chaque "
        "caravane. Terra Incognita : les caravanes peuvent explorer en chemin (base p. 13 ; Terra "
        "Incognita p. 12)."
    ),
    "topic.industry": "Industrie : villes et Merveilles du Monde",
    "topic.industry.1": "L'Industrie construit une ville ou une Merveille du Monde (base p. 9).",
    "topic.industry.2": (
        "Une ville va sur une case terrestre à la distance de la carte d'une de vos cases, deux au "
        "niveau I. Ni le site ni le chemin ne doivent dépasser l'échelon en difficulté, et le "
        "chemin ne traverse ni eau, ni case adverse, ni barbare. Le site ne peut avoir que des "
        "caravanes et un de vos pions Contrôle, que vous reprenez, et n'est à côté d'aucune ville "
        "ni Cité-État (base p. 9)."
    ),
    "topic.industry.3": (
        "Terra Incognita : ni à côté d'une Place-Forte ; une de vos armées sur le site ne gêne pas "
        "(Terra Incognita p. 14)."
    ),
    "topic.industry.4": (
        "Une Merveille du Monde est l'une des quatre proposées, et il vous faut une ville qui n'en "
        "a pas. La production est le numéro de l'échelon, 2 par ressource dépensée que la "
        "Merveille montre, et 1 par pion Commerce dépensé de la carte Industrie. Elle doit "
        "atteindre le coût ; le surplus est perdu (base p. 10)."
    ),
    "topic.industry.5": (
        "Le pion de la Merveille va sous votre ville, et le paquet révèle sa carte suivante. La "
        "Merveille est à vous tant que la ville ou le pion Contrôle au-dessus l'est. Si cette "
        "pièce est détruite, la Merveille attend là qui prendra la case (base pp. 10, 13)."
    ),
    "topic.combat": "Armée et combat",
    "topic.combat.1": (
        "Jeu de base : une carte Armée renforce autant de vos pions Contrôle que le numéro de "
        "l'échelon, ou attaque. Au niveau I, elle mène deux attaques, chacune à deux cases au plus "
        "d'une de vos cases, sans compter à travers l'eau, les adversaires ou les barbares, ni "
        "depuis une case prise ce tour-ci ; les niveaux supérieurs peuvent faire les deux. Les "
        "cibles sont les barbares, les Cités-États, les villes et les pions Contrôle adverses "
        "(base pp. 10-11)."
    ),
    "topic.combat.2": (
        "Terra Incognita : ce sont les armées qui attaquent, et seulement dans la case où elles "
        "entrent ; renforcer revient à la Croissance (Terra Incognita pp. 8, 10)."
    ),
    "topic.combat.3": (
        "Les deux camps lancent un dé. L'attaquant ajoute le numéro de l'échelon et les bonus de "
        "ses cartes et de son Dirigeant. Le défenseur ajoute pour un barbare, un pion Contrôle, "
        "une armée ou une caravane la difficulté de la case, pour une ville le double, pour une "
        "Cité-État 8, pour une Place-Forte libre 6. Un pion Contrôle ajoute 1 s'il est renforcé ; "
        "villes et pions Contrôle ajoutent 1 par pion renforcé du même propriétaire à côté. Une "
        "pièce dont la case a une autre armée de son propriétaire ajoute 2 (base p. 11 ; Terra "
        "Incognita pp. 11, 16)."
    ),
    "topic.combat.4": (
        "L'attaquant peut alors dépenser des pions Commerce de sa carte Armée pour +1 chacun, puis "
        "le défenseur de la sienne. Terra Incognita : un pion peut servir à relancer son propre "
        "dé. La valeur la plus haute gagne ; à égalité, le défenseur gagne (base p. 11 ; Terra "
        "Incognita p. 11)."
    ),
    "topic.combat.5": (
        "Un barbare vaincu quitte le plateau et rapporte un pion Commerce. Un pion Contrôle vaincu "
        "ou une ville vaincue sont remplacés par les vôtres, et avec la ville vous prenez sa "
        "Merveille du Monde. Une Cité-État devient votre ville. Une capitale reste, mais vous "
        "prenez jusqu'à deux pions Commerce à son propriétaire, et vous déplacez la Merveille qui "
        "s'y trouve vers une de vos villes qui n'en a pas. S'il ne vous reste aucune ville à "
        "placer, un pion Contrôle renforcé en tient lieu (base pp. 11, 15)."
    ),
    "topic.combat.6": (
        "Si l'attaquant perd, rien ne change ; seule une armée revient sur sa carte. Qui attaque "
        "un joueur ou une Cité-État rend d'abord les cartes Diplomatie qu'il en détient (base pp. "
        "11, 13 ; Terra Incognita p. 11)."
    ),
    "topic.barbarians": "Barbares",
    "topic.barbarians.1": (
        "Quand le cadran d'Événements montre leur déplacement, un dé donne la direction pour tous. "
        "Chaque barbare avance d'une case, à travers l'eau jusqu'à la terre suivante ; au bord du "
        "plateau, il fait demi-tour. Des barbares qui finissent sur une même case repartent au dé "
        "jusqu'à ce que chacun soit seul (base pp. 12, 15)."
    ),
    "topic.barbarians.2": (
        "Là où il entre, un barbare détruit les caravanes, les pions Contrôle simples et les "
        "villes. Un pion Contrôle renforcé est retourné sur sa face simple, et le barbare recule. "
        "Une capitale tient, mais son propriétaire perd deux pions Commerce (base p. 12)."
    ),
    "topic.barbarians.3": (
        "Terra Incognita : une armée qu'il rencontre retourne sur sa carte et le barbare recule, "
        "si bien qu'une ville ou un pion Contrôle au même endroit est épargné (Terra Incognita p. "
        "11)."
    ),
    "topic.barbarians.4": (
        "Quand le cadran montre leur réapparition, chaque barbare hors du plateau revient sur la "
        "case à sa lettre, s'il n'y a là que des caravanes, ou des armées, qui retournent sur "
        "leurs cartes (base p. 12 ; Terra Incognita p. 11)."
    ),
    "topic.barbarians.5": (
        "Attaqué, un barbare se défend avec la difficulté de sa case. Le vaincre met un pion "
        "Commerce sur une carte de votre choix (base p. 11)."
    ),
    "topic.events": "Cadran d'Événements",
    "topic.events.1": (
        "Avant chaque tour du premier joueur, sauf le tout premier, le cadran avance d'une "
        "section, et ce qu'elle montre se produit aussitôt. Ce n'est alors le tour de personne "
        "(base p. 12)."
    ),
    "topic.events.2": (
        "Jeu de base, cinq sections : réapparition des barbares, rien, déplacement des barbares, "
        "Commerce, déplacement des barbares. Le Commerce donne à chaque joueur un pion Commerce "
        "par ville majeure, sur des cartes de son choix (base p. 12)."
    ),
    "topic.events.3": (
        "Terra Incognita, six sections : réapparition des barbares et vieillissement des "
        "Merveilles ; déplacement des barbares ; Districts ; Gouvernements et vieillissement des "
        "Merveilles ; déplacement des barbares ; Districts. Il n'y a pas de Commerce : les villes "
        "majeures rapportent par le Carrefour commercial (Terra Incognita p. 14)."
    ),
    "topic.events.4": (
        "Quand les Merveilles vieillissent, chacune de celles proposées reçoit un pion Commerce et "
        "coûte 1 de moins. Celle qui en a déjà un quitte la partie, et la suivante est révélée "
        "(Terra Incognita p. 14)."
    ),
    "topic.resources": "Ressources et Merveilles de la Nature",
    "topic.resources.1": (
        "Il y a quatre ressources : marbre, mercure, pétrole et diamant. Vous en prenez une en "
        "plaçant un pion Contrôle sur sa case, et la gardez même si vous perdez la case (base pp. "
        "7-8)."
    ),
    "topic.resources.2": (
        "Les ressources paient les Merveilles du Monde : 2 de production chacune, si la Merveille "
        "montre cette ressource. Elles vont ensuite à la réserve (base pp. 7, 10)."
    ),
    "topic.resources.3": (
        "Une Merveille de la Nature a une difficulté de 5 et aucun type de terrain. Son pion "
        "compte comme une ressource de sa sorte ; vous pouvez le dépenser une fois par tour et "
        "vous le gardez (base p. 7)."
    ),
    "topic.resources.4": (
        "Qui vous prend la case prend la Merveille de la Nature. Si le pion Contrôle qui s'y "
        "trouve est détruit, elle revient sur sa case (base pp. 11, 15)."
    ),
    "topic.trade": "Pions Commerce",
    "topic.trade.1": (
        "Les pions Commerce viennent des caravanes qui arrivent, des barbares vaincus, d'une "
        "capitale vaincue et du cadran d'Événements : dans le jeu de base par le Commerce, avec "
        "Terra Incognita par les Districts. Ils se posent sur les cartes Priorité, trois au plus "
        "sur chacune ; le surplus est perdu (base p. 13 ; Terra Incognita p. 9)."
    ),
    "topic.trade.2": (
        "Pendant que vous résolvez une carte, vous pouvez dépenser ses pions Commerce. Culture : "
        "un pion Contrôle de plus. Science : un cran de plus au cadran Tech. Économie : une case "
        "de plus pour chaque caravane. Industrie : 1 de production pour une Merveille du Monde. "
        "Armée : +1 en attaque ou en défense (base p. 13)."
    ),
    "topic.trade.3": (
        "Terra Incognita : sur Croissance, un pion Commerce renforce un pion Contrôle ; au combat, "
        "il peut relancer votre dé au lieu de donner +1 (Terra Incognita pp. 8, 11)."
    ),
    "topic.city_states": "Cités-États et Diplomatie",
    "topic.city_states.1": (
        "Une Cité-État n'est à personne et se trouve en plaine. Une caravane qui y arrive rapporte "
        "deux pions Commerce sur votre carte de son type et, si vous voulez, une de ses deux "
        "cartes Diplomatie, s'il en reste une et que vous n'en avez pas (base pp. 9, 13)."
    ),
    "topic.city_states.2": (
        "Attaquée, elle se défend avec 8. Si vous la vainquez, votre ville prend sa place et plus "
        "personne n'a ses cartes. Son pion va sur votre carte de son type. Quand vous résolvez "
        "cette carte, il peut se dépenser comme un pion Commerce, une fois par tour et sans être "
        "perdu ; pas en défense (base pp. 11, 13)."
    ),
    "topic.city_states.3": (
        "Qui vainc une ville adverse sur une Cité-État conquise la conquiert à son tour, ou la "
        "libère : la Cité-État est alors de retour, et son libérateur prend une de ses cartes "
        "(base pp. 11, 13)."
    ),
    "topic.city_states.4": (
        "Vos propres cartes Diplomatie sont pour les autres. Une caravane qui arrive dans une "
        "ville adverse peut en prendre une de ce joueur ; vous en détenez au plus une par joueur "
        "et par Cité-État, et l'ancienne est donc rendue d'abord (base pp. 9, 13)."
    ),
    "topic.city_states.5": (
        "Si vous attaquez une Cité-État ou un joueur, vous rendez ce que vous en détenez, quelle "
        "que soit l'issue de l'attaque (base p. 13)."
    ),
    "topic.agendas": "Objectifs",
    "topic.agendas.1": (
        "Dans les deux éditions : huit villes (Civilisé) ou deux Merveilles Économie (Grippe-sou) "
        "; une capitale adverse vaincue ou deux Cités-États conquises (Belliciste) ou deux "
        "Merveilles Armée (Paranoïaque) ; quinze cases à côté de l'eau ou au bord du plateau "
        "(Explorateur) ou deux Merveilles Culture (Esthète) ; cinq villes majeures (Peuplé) ou "
        "deux Merveilles de la Nature (Préservationniste) (base p. 12)."
    ),
    "topic.agendas.2": (
        "Jeu de base seulement : le cadran Tech à 24 (Technophile) ou deux Merveilles Science "
        "(Savant). Terra Incognita : trois cartes de niveau IV dans votre barre (Technophile) ou "
        "deux Merveilles Science (base p. 12 ; Terra Incognita p. 16)."
    ),
    "topic.agendas.3": (
        "Terra Incognita : quinze pions Contrôle renforcés (Défensif) ou une attaque remportée "
        "avec 16 ou plus (Dévastateur) ; des cartes Diplomatie de quatre origines (Diplomatique) "
        "ou cinq ressources et Merveilles de la Nature (Thésauriseur) ; des villes sur six tuiles "
        "(Expansionniste) ou deux Merveilles du Monde d'une même ère (Prolifique) ; cinq Districts "
        "(Industrieux) ou des Merveilles du Monde des trois ères (Progressiste) ; des villes "
        "majeures sur quatre tuiles (Provincial) ou des Merveilles du Monde de trois types "
        "(Diversifié) (Terra Incognita p. 16)."
    ),
    "topic.agendas.4": (
        "Terra Incognita, les cartes de Place-Forte : une Place-Forte (Fortifié), deux Places- "
        "Fortes (Expéditionnaire). Ces marques ne durent que tant que vous contrôlez les Places- "
        "Fortes (Terra Incognita p. 8)."
    ),
    "topic.setup": "Mise en place et plateau",
    "topic.setup.1": (
        "Chacun a un Dirigeant, dont la feuille donne l'ordre de la barre de Priorité, et une "
        "couleur. Le cadran Tech commence à 0, une caravane attend sur la carte Économie et, avec "
        "Terra Incognita, une armée sur la carte Armée (base p. 4 ; Terra Incognita p. 4)."
    ),
    "topic.setup.2": (
        "Jeu de base, premier plateau : les tuiles sont déjà posées, toutes sur la face A. Plateau "
        "construit : quatre tuiles forment le cœur, sur la face A ou B selon un dé. Vous ajoutez "
        "ensuite à tour de rôle votre tuile Capitale et deux autres. Chacune touche au moins "
        "quatre cases et, si elle le peut, le cœur ; sinon une tuile qui touche le cœur. Les trous "
        "fermés deviennent de l'eau (base pp. 3, 14)."
    ),
    "topic.setup.3": (
        "Terra Incognita : le cœur a deux tuiles, ou quatre à 4 ou 5 joueurs. Chacun place d'abord "
        "une Place-Forte qui touche deux cases du cœur, mais ni Place-Forte ni Cité-État, puis une "
        "tuile Capitale qui touche quatre cases du cœur et des Places-Fortes. Les autres tuiles "
        "sont la pile à explorer (Terra Incognita p. 5)."
    ),
    "topic.setup.4": (
        "Chaque symbole du plateau reçoit son pion. Les Merveilles du Monde forment quatre paquets "
        "par type, antiques avant médiévales avant modernes. Dans le jeu de base, on retire à deux "
        "joueurs une antique et une médiévale de chaque type, à trois joueurs une antique ; avec "
        "Terra Incognita, toujours une antique et une médiévale (base pp. 4-5 ; Terra Incognita p. "
        "6)."
    ),
    "topic.setup.5": (
        "On pioche trois cartes Victoire ; avec Terra Incognita, les deux cartes de Place-Forte "
        "s'y ajoutent (base p. 5 ; Terra Incognita p. 7)."
    ),
    "topic.options": "Règles optionnelles",
    "topic.options.1": (
        "Les Dirigeants peuvent être choisis librement au lieu d'être distribués, si tous sont "
        "d'accord (base p. 4)."
    ),
    "topic.options.2": (
        "Partie épique, jeu de base seulement : quatre cartes Victoire, et il faut un objectif sur "
        "chacune (base p. 15)."
    ),
    "topic.options.3": (
        "Partie pacifique, Terra Incognita seulement : les cartes de Place-Forte restent dans la "
        "boîte, et il faut un objectif sur chacune des trois autres. Les Places-Fortes se placent "
        "et se disputent comme d'habitude (Terra Incognita p. 15)."
    ),
    "topic.options.4": (
        "Handicap, Terra Incognita seulement : un joueur moins expérimenté commence avec des pions "
        "Commerce sur ses cartes Priorité, répartis également depuis la gauche, trois au plus sur "
        "chacune (Terra Incognita p. 15)."
    ),
}
