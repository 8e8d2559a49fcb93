"""What is said of setups that cannot be, in French: under each English sentence."""

from typing import Final

REFUSALS: Final = {
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
}
