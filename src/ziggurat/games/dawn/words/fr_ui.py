"""Les mots français autour des images : les lettres et la légende de la carte, les tableaux des
joueurs, des merveilles proposées et des cartes Victoire."""

from typing import Final

UI: Final[dict[str, str]] = {
    "game": "Une aube nouvelle",
    "game.terra-incognita": "Une aube nouvelle : Terra Incognita",
    "aim": (
        "Soyez le premier à accomplir un objectif sur chaque carte Victoire. À votre tour, vous "
        "résolvez une carte de votre barre de Priorité : plus son échelon est élevé, plus elle est "
        "forte ; puis elle revient à l'échelon 1."
    ),
    "aim.terra-incognita": (
        "Soyez le premier à accomplir un objectif sur {needed} des {count} cartes Victoire. À "
        "votre tour, vous résolvez une carte de votre barre de Priorité : plus son échelon est "
        "élevé, plus elle est forte ; puis elle revient tout à gauche. Les armées et les caravanes "
        "au bord de la tuile d'une capitale explorent."
    ),
    # La carte
    "terrain_letters": "pcfdm~N",
    "district_letters": "crmzt",
    "map.part": "Partie {number} sur {count}, d'ouest en est :",
    "map.ghosts": (
        "Un numéro entre parenthèses montre où serait le milieu de la tuile et donne la première "
        "réponse à cet endroit ; voir 1 dessine la carte avec la réponse 1."
    ),
    "map.ghosts.space": (
        "Un numéro entre parenthèses est une réponse et montre la case ; voir 1 dessine la carte "
        "avec la réponse 1."
    ),
    "map.tile": "Tuile {tile}, face {side}",
    "legend.spaces": "Le numéro d'une case est suivi de son terrain, ici avec sa difficulté :",
    "legend.terrain": "{letter} {terrain} {difficulty}",
    "legend.water": "{letter} {terrain}",
    "legend.owners": "Les lettres disent à qui est une pièce :",
    "legend.pieces": "Les formes disent ce qu'elle est :",
    "legend.capital": "capitale",
    "legend.city": "ville",
    "legend.token": "pion Contrôle",
    "legend.reinforced": "pion Contrôle renforcé",
    "legend.caravan": "caravane ({letter} seul si la place manque)",
    "legend.district": "district : {names}",
    "legend.district.reinforced": "district renforcé",
    "legend.fort": "Place-Forte que personne ne tient (forêt, difficulté 3)",
    "legend.fort.held": "Place-Forte tenue par une ville",
    "legend.army": "armée ({sign} seul si la place manque)",
    "legend.edge": "après le terrain : armées et caravanes peuvent explorer d'ici",
    "legend.wonder": "Merveille du Monde sous une ville, ou abandonnée",
    "legend.barbarian": "barbare A",
    "legend.icon": "là où le barbare A réapparaît",
    "legend.city_state": "Cité-État : {names}",
    "legend.conquered": "à côté d'une pièce : sur une Cité-État conquise",
    "legend.resource": "ressource : {names}",
    "legend.natural": "Merveille de la Nature : {names}",
    "legend.choice": "une case que vous pouvez choisir",
    # Commandes
    "command.map": "carte",
    "command.map.text": "la carte",
    "command.legend": "légende",
    "command.legend.text": "ce que disent les lettres et les formes de la carte",
    "command.seats": "joueurs",
    "command.seats.text": "la barre de Priorité et les biens de chaque joueur",
    "command.market": "marché",
    "command.market.text": "Merveilles proposées, cartes Victoire, cadran d'Événements",
    # Où en est la partie
    "title": "Manche {round}, {seat}",
    "title.setup": "Mise en place",
    "title.between": "Manche {round}",
    "title.over": "Après la manche {round}",
    # Joueurs
    "seats.you": "vous",
    "seats.first": "premier joueur",
    "seats.tech": "Cadran Tech",
    "seats.resources": "Ressources",
    "seats.natural": "M. de la Nat.",
    "seats.wonders": "Merveilles",
    "seats.city_states": "Cités-États",
    "seats.diplomacy": "Diplomatie",
    "seats.caravans": "Caravanes",
    "seats.armies": "Armées",
    "seats.government": "Gouvernement",
    "seats.districts": "Districts",
    "seats.district": "{name} ({space})",
    "seats.district.reinforced": "{name} [{space}]",
    "seats.home": "{count} à la maison",
    "seats.on": "en {spaces}",
    "seats.cities": "Villes",
    "seats.cities.text": "{count} (majeures : {mature}), reste {left}",
    "seats.tokens": "Pions",
    "seats.tokens.text": "{count}, reste {left}",
    "seats.marks": "Objectifs",
    "seats.marks.text": "{done} sur {all}",
    "seats.none": "-",
    "seats.tiles": "Tuiles",
    "seats.from": "{card} ({giver})",
    "seats.key": (
        "o est un pion Commerce ; @ et % sont les pions des Cités-États et des Merveilles de "
        "la Nature."
    ),
    "seats.key.terra": (
        "o est un pion Commerce ; @ et % sont les pions des Cités-États et des Merveilles de la "
        "Nature ; > sont les flèches d'un gouvernement, et = donne l'échelon où la carte est "
        "résolue ; les districts entre crochets sont renforcés."
    ),
    # Merveilles, cartes Victoire, cadran
    "market.title": "Merveilles du Monde proposées",
    "market.title.yours": "Merveilles du Monde proposées, à leur coût pour vous (imprimé)",
    "market.wonder": "Merveille",
    "market.type": "Type",
    "market.era": "Ère",
    "market.cost": "Coût",
    "market.pays": "Payée avec",
    "market.left": "À venir",
    "market.changed": "{cost} ({printed})",
    "market.sold_out": "épuisées",
    "market.aged": "  o : coûte 1 de moins ; quittera la partie au prochain vieillissement.",
    "market.stack": "Tuiles à explorer : {count}.",
    "victory.title": "Cartes Victoire",
    "victory.title.some": "Cartes Victoire, dont {needed} font gagner",
    "victory.agenda": "{name} : {text}",
    "victory.or": "ou",
    "victory.none": "Il n'y a pas de carte Victoire dans cette position.",
    "event.title": "Cadran d'Événements : bientôt {next}",
    "event.rest": " ; puis {rest}.",
    "event.and": " + ",
    # Un tour commence
    "turn.event": "Prochain événement : {event}.",
    "turn.own": (
        "Cadran Tech {tech} ; {resources} ; caravanes : {caravans} ; à poser : {tokens} pions, "
        "{cities} villes."
    ),
    "turn.own.terra": (
        "Cadran Tech {tech} ; {resources} ; caravanes : {caravans} ; armées : {armies} ; à poser : "
        "{tokens} pions, {cities} villes, {districts} districts."
    ),
    "turn.no_resources": "aucune ressource",
    "turn.agendas": "Objectifs : {seats}.",
    "turn.agenda": "{seat} {done}/{all}",
    "turn.hint": "Commandes : carte, joueurs, marché, légende, aide.",
    # La fin
    "end.won": "{seats} gagne : {reason}.",
    "end.shared": "{seats} gagnent ensemble : {reason}.",
    "end.score": (
        "  {seat} : cartes Victoire {done} sur {all}, Merveilles {wonders}, cases {spaces}"
    ),
    "end.and": " et ",
}
