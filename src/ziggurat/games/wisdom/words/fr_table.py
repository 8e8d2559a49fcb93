"""French words that only the drawn table needs: parts of sums, labels of squares, facts
of cards and pieces."""

from typing import Final

TABLE: Final[dict[str, str]] = {
    # Parts of sums
    "sum.arts": "les arts",
    "sum.boost": "pour ce tour",
    "sum.city": "périphérie de {city}",
    "sum.made": "déjà produit",
    "sum.city_states": "cités-États",
    "sum.outskirts": "périphérie",
    "sum.sent": "colons",
    "sum.tokens": "jetons : {place}",
    # Squares
    "label.blockade": "Bloquée par {seat}.",
    "label.capital": "Capitale de {seat}.",
    "label.city": "Ville de {seat}.",
    "label.face_down": "Tuile face cachée.",
    "label.figures": "{seat} : {figures}.",
    "given.production": "{amount} de production",
    "given.trade": "{amount} de commerce",
    "given.culture": "{amount} de culture",
    "given.coin": "{amount} pièce",
    "given.coins": "{amount} pièces",
    "given.combat": "bonus de combat {amount}",
    "label.gives": "Donne {icons}.",
    "label.held": "{name}, tenue par {seat}.",
    "label.nothing": "Ne donne rien.",
    "label.outskirts": "Périphérie de {city}.",
    # Facts of cards and pieces
    "fact.level": "Niveau {level} : {cost} de commerce",
    "fact.event": "Niveau {level}",
    "fact.times": "Quand : {times}",
    "fact.reacts": "Aussi pendant la partie d’un autre joueur",
    "fact.copies": "{number} dans la pioche",
    "fact.people": "{number} en tout",
    "fact.era": "Ère : {era}",
    "fact.cost": "Coûte {cost}",
    "fact.cheap": "Coûte {cost}, ou {cheap} avec {tech}",
    "fact.culture": "{number} de culture sur sa case",
    "fact.combat": "Bonus de combat +{number}",
    "fact.terrain": "Se place sur : {terrain}",
    "fact.limited": "Limité : un seul de ceux-ci par ville",
    "fact.tech": "Demande {tech}",
    "fact.always": "Ouvert à tous dès le début",
    "fact.upgrade": "Meilleur que : {building}",
    "fact.other_side": "Sur l’autre face : {policy}",
    "fact.leader": "Dirigeant : {leader}",
    "fact.begins": "Commence avec {tech}",
    "fact.government": "Commence en : {government}",
    "fact.rank": "Rang {rank} : {name}, coûte {cost}",
    "fact.trumps": "Frappe avant : {unit}",
    "fact.gives": "Donne {icons}",
    "fact.spent": "Se dépense pour : {cards}",
    "fact.market": "Au marché, un par joueur",
    "fact.found": "Seulement dans les huttes et les villages, ou par un don",
    # Phases
    "phase.start": "Début du tour",
    "phase.start.text": (
        "On fonde des villes, on change de gouvernement, on place des personnages illustres ; à "
        "la fin on nomme la ville de chaque colon."
    ),
    "phase.trade": "Commerce",
    "phase.trade.text": (
        "Le cadran de chacun monte du commerce de ses cases ; puis les joueurs négocient."
    ),
    "phase.city": "Gestion des villes",
    "phase.city.text": (
        "Chaque ville fait une action : elle produit, se consacre aux arts, récolte ou commence "
        "un programme de construction. La culture paie des pas sur la piste."
    ),
    "phase.movement": "Mouvement",
    "phase.movement.text": (
        "Les figurines se déplacent, découvrent des tuiles, explorent huttes et villages, et "
        "attaquent."
    ),
    "phase.research": "Recherche",
    "phase.research.text": (
        "Avec assez de commerce chaque joueur apprend une technologie qui a sa place dans la "
        "pyramide ; tous choisissent en même temps. Du commerce, un reste par pièce."
    ),
    # Pieces
    "piece.capital": "Capitale",
    "piece.capital.text": "La première ville. Elle défend avec 12 ; qui la prend a gagné.",
    "piece.city": "Ville",
    "piece.city.text": "Utilise les huit cases autour d’elle. Elle défend avec 6.",
    "piece.army": "Armée",
    "piece.army.text": (
        "Se déplace, explore huttes et villages, et attaque ; elle combat avec des cartes d’unités."
    ),
    "piece.scout": "Colon",
    "piece.scout.text": (
        "Récolte sa case pour une ville, et peut devenir une ville. Il ne peut pas combattre."
    ),
    "piece.hut": "Hutte",
    "piece.hut.text": (
        "Qui y entre avec une armée la prend ; ce qu’elle cache se garde face cachée."
    ),
    "piece.village": "Village",
    "piece.village.text": "Défendu par des barbares avec trois unités ; qui les bat le prend.",
    "piece.tile": "Tuile face cachée",
    "piece.tile.text": "Une figurine à côté peut la retourner pour un pas.",
    "piece.coin": "Pièce",
    "piece.coin.text": (
        "15 pièces gagnent. Chacune garde un de commerce quand on fait une recherche."
    ),
    "piece.trade": "Commerce",
    "piece.trade.text": ("Paie les technologies ; 3 de commerce peuvent devenir 1 de production."),
    "piece.culture": "Culture",
    "piece.culture.text": "Paie des pas sur la piste de culture ; sa dernière case gagne.",
    "piece.production": "Production",
    "piece.production.text": "Ce avec quoi une ville fabrique, en une action.",
    "piece.combat": "Bonus de combat",
    "piece.combat.text": (
        "Compte dans chaque bataille ; seule la différence des deux camps importe."
    ),
    # Rewards of the culture track
    "reward.event.text": "Vous piochez un événement du niveau de cette section.",
    "reward.great_person.text": (
        "Vous piochez un personnage illustre, et le placez ou le gardez en réserve."
    ),
    "reward.victory.text": "Qui arrive ici a gagné.",
    "reward.nothing.text": "Où la piste commence.",
    # What a question is asked for, and the rule behind it
    "about.card": "Pour {card}.",
    "rule.card": "{card} : {text}",
    "short.react": "Réagissez-vous ?",
    "short.answer_offer": "Acceptez-vous l’offre ?",
    "short.answer_counter": "Acceptez-vous la contre-offre ?",
    "about.city": "Avec {city}.",
    "about.thing": "{city} : {thing}.",
    "rule.place_capital": (
        "Sur une des quatre cases centrales de votre tuile de départ, mais pas sur l’eau."
    ),
    "rule.place_army": "Sur une case à côté de votre capitale où elle peut se tenir.",
    "rule.place_scout": "Sur une case à côté de votre capitale où il peut se tenir.",
    "rule.adopt": "Une doctrine par ville ; d’une carte une seule face.",
    "rule.name_receiver": "Ce que donne la case de la figurine compte pour la ville nommée.",
    "rule.produce": (
        "Une seule chose, pour la production de la ville ; chaque 3 de commerce peuvent ajouter "
        "1. Le reste est perdu."
    ),
    "rule.produce_second": "Les deux ensemble coûtent au plus ce que la ville a.",
    "rule.produce_where": (
        "À la périphérie de la ville ; ce qui s’y trouve est retiré. Un second bâtiment limité ou "
        "une seconde merveille de la ville remplace le premier."
    ),
    "rule.harvest": "Une ressource des cases de la ville que le marché a encore.",
    "rule.choose_group": "Les figurines d’une case peuvent partir ensemble.",
    "rule.choose_step": (
        "Par les côtés seulement. Qui rencontre des ennemis, une hutte ou un village s’y arrête."
    ),
    "rule.play_unit": (
        "Sur un nouveau front, ou contre un ennemi seul. Les deux frappent ensemble, mais qui a "
        "l’atout sur l’autre frappe d’abord."
    ),
    "rule.battle_ability": "Avant ou après l’unité de votre tour de bataille.",
    "rule.deal_wound": "Autant de blessures que de santé tuent une unité.",
    "rule.loot": "Ce que vous ne dépensez pas est perdu.",
    "rule.research": (
        "Elle doit avoir sa place dans votre pyramide : deux technologies dessous qui ne portent "
        "encore rien. Votre cadran retombe à vos pièces."
    ),
    "rule.discard_event": "Vous ne pouvez pas garder plus d’événements que votre limite.",
    "rule.place_person": "À la périphérie d’une ville ; ce qui s’y trouve est recouvert.",
    "rule.react": "Qui pourrait réagir est interrogé, afin que nul n’apprenne ce que vous avez.",
    "rule.offer_to": "Ce qui est convenu se fait aussitôt.",
    "rule.pay": "Jetons, marqueurs face cachée et cartes de don paient tous.",
    "rule.move_off": "Une ville a pris sa case.",
    # Battles and windows
    "sum.garrison": "garnison de la cité-État",
    "sum.before": "avant la bataille",
    "front.alone": "{unit} de {seat} est seul.",
    "front.closed": "Les deux tiennent : le front est fermé.",
    "front.empty": "Il ne reste personne ici.",
    "strike.wins": "{theirs} tombe, {mine} garde {left} de santé",
    "strike.falls": "{mine} tombe",
    "strike.both_fall": "les deux tombent",
    "strike.both_stand": "les deux tiennent, {mine} avec {left} de santé",
    "window.aim": "Vise {places}.",
    "window.named": "Désigné : {things}.",
    "window.declared": "{actor} : {city} fabrique {things}.",
    # What an answer changes
    "change.production": "production de {city}",
    "change.arts": "arts de {city}",
    "change.capital": "actions de la capitale",
    "change.income": "commerce par tour",
    "change.coins": "pièces",
    "change.combat": "bonus de combat",
    "change.speed": "vitesse",
    "change.stacking": "figurines par case",
    "change.hand": "événements en main",
    "change.cities": "villes",
    "change.culture": "culture",
    "change.trade": "commerce",
    "later.level": "La recherche tombe du niveau {before} au niveau {after}.",
    "later.no_level": "La recherche tombe du niveau {before} à aucun.",
    "later.anarchy": "Sous l’Anarchie la capitale ne fait aucune action.",
    "later.through_anarchy": ("D’abord un tour d’Anarchie : la capitale n’y fait aucune action."),
    "regime.now": "votre gouvernement",
    "regime.at_once": "tout de suite",
    "regime.through_anarchy": "par l’Anarchie",
    "later.program": "La ville produit à un tour suivant, et alors deux fois plus.",
    "later.over": "Prend la place de : {thing}.",
    # Why something is not offered, in three words at most
    "brief.acted": "plus d’action",
    "brief.again": "pas deux fois",
    "brief.anarchy": "Anarchie",
    "brief.cities": "assez de villes",
    "brief.cost": "trop cher",
    "brief.culture": "{need} de culture",
    "brief.edge": "au bord",
    "brief.face_down": "face cachée",
    "brief.figures": "toutes en jeu",
    "brief.governed": "une par tour",
    "brief.governs": "en vigueur",
    "brief.ground": "mauvais terrain",
    "brief.harvest": "rien à récolter",
    "brief.in_water": "eau",
    "brief.known": "connue",
    "brief.market": "pas en vente",
    "brief.near_city": "ville trop proche",
    "brief.near_marker": "marqueur trop proche",
    "brief.no_city": "pas de ville",
    "brief.no_figure": "pas de figurine",
    "brief.no_founder": "pas de colon",
    "brief.not_beside": "pas à côté",
    "brief.not_fresh": "par l’Anarchie",
    "brief.nothing": "rien à payer",
    "brief.occupied": "occupée",
    "brief.outskirts": "trop loin",
    "brief.own_city": "ville à soi",
    "brief.phase": "autre phase",
    "brief.program": "aucun programme",
    "brief.pyramid": "pas de place",
    "brief.room": "pas de place",
    "brief.scouts": "armées seulement",
    "brief.sold_out": "épuisée au marché",
    "brief.square": "aucune case libre",
    "brief.stacking": "pleine",
    "brief.supply": "épuisé",
    "brief.tech": "pas débloqué",
    "brief.terrain": "autre terrain",
    "brief.trade": "{need} de commerce",
    "brief.upgraded": "mieux est connu",
    "brief.walls": "a des murs",
    "brief.water": "eau",
    "brief.water_end": "pas d’arrêt",
    "brief.moved": "déjà déplacées",
    # Records and prospects
    "fight.units": "unités",
    "prospect.produce": "production {production} ; {now} choses aussitôt",
    "prospect.rush": "{number} de plus en accélérant",
    "prospect.devote": "{culture} de culture",
    "prospect.move": "{squares} cases à portée",
}
