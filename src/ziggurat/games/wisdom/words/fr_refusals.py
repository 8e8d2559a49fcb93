"""What is said of setups and positions that cannot be, in French: under each English sentence."""

from typing import Final

REFUSALS: Final = {
    # Setups
    "civilizations are {instead}or a list of {players}": (
        "les civilisations sont {instead}ou une liste de {players}"
    ),
    "there is no civilization {value}; there is {offered}": (
        "il n’y a pas de civilisation {value} ; il y a {offered}"
    ),
    "two players cannot have the same civilization": (
        "deux joueurs ne peuvent pas avoir la même civilisation"
    ),
    "bargaining is {either}, not {value}": "bargaining est {either}, pas {value}",
    # The map of a position
    "{key} is a text, not {value!r}": "{key} est un texte, pas {value!r}",
    "there is no square {name!r} on this map": "il n’y a pas de case {name!r} sur cette carte",
    "the map has {found} rows; for so many players it has {rows}": (
        "la carte a {found} rangées ; pour ce nombre de joueurs elle en a {rows}"
    ),
    "the map has {letter!r}; letters are {letters}": (
        "la carte contient {letter!r} ; les lettres sont {letters}"
    ),
    "row {row} of the map should look like {shape!r}": (
        "la rangée {row} de la carte devrait ressembler à {shape!r}"
    ),
    "a tile is written as 'tile01' or 'tile01 right', not {value!r}": (
        "une tuile s’écrit 'tile01' ou 'tile01 right', pas {value!r}"
    ),
    "{name} is the home of a civilization": "{name} est le foyer d’une civilisation",
    "two tiles lie at {place}": "deux tuiles sont posées en {place}",
    "no tile looks like the squares {first} to {last} of the map": (
        "aucune tuile ne ressemble aux cases {first} à {last} de la carte"
    ),
    "{name} lies where a home lies": "{name} est posée là où se trouve un foyer",
    "{name} does not look as the map draws it at {place}": (
        "{name} n’a pas l’aspect que la carte lui donne en {place}"
    ),
    "{name} is in two places": "{name} est à deux endroits",
    "{key} names {name}, which lies face down": "{key} nomme {name}, qui est face cachée",
    "a position is written where a player may choose what to do in a phase": (
        "une position s’écrit là où un joueur peut choisir que faire dans une phase"
    ),
    # What stands where
    "seat {player} needs a capital": "la place {player} a besoin d’une capitale",
    "seat {player} has too many cities": "la place {player} a trop de villes",
    "{key} names {square}, where seat {player} has no city": (
        "{key} nomme {square}, où la place {player} n’a pas de ville"
    ),
    "seat {player} adopts two sides of a card": (
        "la place {player} adopte les deux faces d’une carte"
    ),
    "seat {player} has only {most} {key}": "la place {player} n’a que {most} {key}",
    "a figure stands on {name}, which lies face down": (
        "une figurine est sur {name}, qui est face cachée"
    ),
    "{text!r} does not name seats that know the card": (
        "{text!r} ne nomme pas de places qui connaissent la carte"
    ),
    "{key} has more numbers than there are cities": "{key} a plus de nombres que de villes",
    # Supplies and the turn
    "more markers are held than there are": "il y a plus de marqueurs en main que dans la boîte",
    "the market has at most {most} wonders": "le marché a au plus {most} merveilles",
    "deck has one number for each era": "deck a un nombre par époque",
    "there are only {all} of {name}": "il n’y a que {all} exemplaires de {name}",
    "actions and did have one entry for each city": "actions et did ont une entrée par ville",
    "seat {player} has won already": "la place {player} a déjà gagné",
    # What is broken in a position
    "there are too many of the event {name}": "il y a trop d’exemplaires de l’événement {name}",
    "{name} is not {count} times there": "{name} n’est pas là {count} fois",
    "seat {player} is known to have units it does not have": (
        "on sait à la place {player} des unités qu’elle n’a pas"
    ),
    "there are too many markers with {name}": "il y a trop de marqueurs avec {name}",
    "more huts or villages lie on the map than are left": (
        "il y a sur la carte plus de huttes ou de villages qu’il n’en reste"
    ),
    "there are too many tokens of {name}": "il y a trop de pions {name}",
    "there are more than {count} of {name}": "il y a plus de {count} exemplaires de {name}",
    "the market or the programs are too many": (
        "il y a trop de merveilles au marché ou de programmes"
    ),
    "two pieces lie on one square": "deux pièces sont sur une même case",
    "a piece lies outside all outskirts": "une pièce est hors de toute périphérie",
    "a piece lies on a tile that lies face down": "une pièce est sur une tuile face cachée",
    "a marker lies under a piece": "un marqueur est sous une pièce",
    "{name} stands on the wrong terrain": "{name} n’est pas sur le bon terrain",
    "a city stands too near to another, or in water": (
        "une ville est trop près d’une autre, ou dans l’eau"
    ),
    "the dials of seat {player} are out of range": (
        "les cadrans de la place {player} sont hors limites"
    ),
    "seat {player} is beyond the end of the culture track": (
        "la place {player} est au-delà de la fin de la piste de culture"
    ),
    "seat {player} has a wrong number of figures": (
        "la place {player} n’a pas le bon nombre de figurines"
    ),
    "seat {player} stacks more than {limit}": (
        "la place {player} empile plus de {limit} figurines"
    ),
    "seats {player} and {other} share a square": (
        "les places {player} et {other} partagent une case"
    ),
    "the pyramid of seat {player} does not stand": (
        "la pyramide de la place {player} ne tient pas debout"
    ),
    "the government of seat {player} is not unlocked": (
        "le gouvernement de la place {player} n’est pas débloqué"
    ),
    # Words that stand for {what}
    "a figure": "une figurine",
    "a seat": "une place",
    "ability": "capacité",
    "actions": "actions",
    "boost": "boost",
    "building": "bâtiment",
    "city action": "action de ville",
    "city-state": "cité-État",
    "civilization": "civilisation",
    "coins": "pièces",
    "deck": "deck",
    "event": "événement",
    "government": "gouvernement",
    "great person": "personnage illustre",
    "marker": "marqueur",
    "phase": "phase",
    "place of coins": "place des pièces",
    "policy": "doctrine",
    "relic": "relique",
    "resource": "ressource",
    "result": "résultat",
    "tech": "technologie",
    "tile": "tuile",
    "unit": "unité",
    "wonder": "merveille",
}
