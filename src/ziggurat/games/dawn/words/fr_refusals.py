"""What is said of setups and positions that cannot be, in French: under each English sentence."""

from typing import Final

REFUSALS: Final = {
    # Setups
    "the map is {either}, not {value}": "la carte est {either}, pas {value}",
    "leaders are {instead}or a list of {players}": (
        "les dirigeants sont {instead}ou une liste de {players}"
    ),
    "there is no leader {value}; there is {offered}": (
        "il n’y a pas de dirigeant {value} ; il y a {offered}"
    ),
    "two players cannot have the same leader": (
        "deux joueurs ne peuvent pas avoir le même dirigeant"
    ),
    "the epic game is an option of the base game alone": (
        "la partie épique est une option du jeu de base seul"
    ),
    "the peaceful game is an option of the expansion": (
        "la partie paisible est une option de l’extension"
    ),
    "the handicap is a list of {players} numbers of trade tokens": (
        "le handicap est une liste de {players} nombres de pions Commerce"
    ),
    "a handicap is 0 to {most} trade tokens": "un handicap va de 0 à {most} pions Commerce",
    "handicaps are an option of the expansion": "les handicaps sont une option de l’extension",
    # Positions as texts
    "{key} is a text, not {value!r}": "{key} est un texte, pas {value!r}",
    "there is no icon called {name!r}": "il n’y a pas d’icône nommée {name!r}",
    # The map of a position
    "a map has at most {most} rows and columns": "une carte a au plus {most} rangées et colonnes",
    "the map has {letter!r}; letters are {letters}": (
        "la carte contient {letter!r} ; les lettres sont {letters}"
    ),
    "row {row} of the map should be shifted by one column": (
        "la rangée {row} de la carte devrait être décalée d’une colonne"
    ),
    "the map has no space": "la carte n’a aucune case",
    "tiles has {letters} letters, but the map has {laid} spaces": (
        "tiles a {letters} lettres, mais la carte a {laid} cases"
    ),
    "an icon is on space {space!r}; spaces are numbered 0 to {laid}": (
        "une icône est sur la case {space!r} ; les cases vont de 0 à {laid}"
    ),
    "{name} is printed on two spaces": "{name} est imprimé sur deux cases",
    "there is no space {space!r}; they are numbered 0 to {last}": (
        "il n’y a pas de case {space!r} ; elles vont de 0 à {last}"
    ),
    # What stands where
    "a position begins at 'turn' or 'round', not {at!r}": (
        "une position commence à 'turn' ou 'round', pas {at!r}"
    ),
    "{name} does not belong to the edition {slug}": "{name} n’est pas de l’édition {slug}",
    "the row of seat {player} names each type once": (
        "la barre de la place {player} nomme chaque type une fois"
    ),
    "a victory card is named twice": "une carte Victoire est nommée deux fois",
    "{slug} and {name} are of the same deck": "{slug} et {name} sont du même paquet",
    "seat {player} needs a capital": "la place {player} a besoin d’une capitale",
    "two cities or control tokens of seat {player} share a space": (
        "deux cités ou pions Contrôle de la place {player} sont sur une même case"
    ),
    "two wonders lie on space {space}": "deux merveilles sont sur la case {space}",
    "{name} is in two places": "{name} est à deux endroits",
    "districts belong to the expansion": "les Districts sont de l’extension",
    "a district of seat {player} shares space {space}": (
        "un District de la place {player} partage la case {space}"
    ),
    "the {card} card of seat {player} allows fewer {key}": (
        "la carte {card} de la place {player} en permet moins : {key}"
    ),
    "barbarian {letter} has no icon on this map to come back to": (
        "le barbare {letter} n’a pas d’icône sur cette carte où revenir"
    ),
    "two seats hold {name}": "deux places ont {name}",
    "two seats have conquered {name}": "deux places ont conquis {name}",
    "seat {player} has conquered {name}, but has no piece there": (
        "la place {player} a conquis {name}, mais n’y a aucune pièce"
    ),
    "{name} is conquered: nobody holds its diplomacy card": (
        "{name} est conquise : personne n’a sa carte Diplomatie"
    ),
    "{name} has only {copies} diplomacy cards": "{name} n’a que {copies} cartes Diplomatie",
    "seat {player} cannot hold {name}: it is no card of another seat": (
        "la place {player} ne peut pas avoir {name} : ce n’est la carte d’aucune autre place"
    ),
    "seat {player} has marked {name}, which is not among victory": (
        "la place {player} a marqué {name}, qui n’est pas parmi victory"
    ),
    "seat {player} cannot have beaten itself": (
        "la place {player} ne peut pas s’être battue elle-même"
    ),
    "{name} has a trade token, but is not face up": (
        "{name} a un pion Commerce, mais n’est pas visible"
    ),
    "{used} belongs to the expansion": "{used} est de l’extension",
    "the {key} names {name!r}, which is no tile for it": (
        "{key} nomme {name!r}, qui n’est pas une tuile pour cela"
    ),
    "tile {twice} is in two places": "la tuile {twice} est à deux endroits",
    # Words that stand for {what}
    "a seat beaten": "place battue",
    "barbarian": "barbare",
    "city-state": "Cité-État",
    "diplomacy card": "carte Diplomatie",
    "district": "District",
    "focus card": "carte Priorité",
    "friend": "ami",
    "leader": "dirigeant",
    "natural wonder": "merveille naturelle",
    "resource": "ressource",
    "trade on a card": "commerce sur une carte",
    "type": "type",
    "victory card": "carte Victoire",
    "wonder": "merveille",
}
