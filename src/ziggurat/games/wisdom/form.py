"""What can be chosen for a game (C-SET-01, C-SET-03, W-SET-01)."""

from functools import cache
from typing import Final

from ziggurat.core.forms import CHOICE, NUMBER, PLAYERS, Bounds, Choice, Field, Form
from ziggurat.games.wisdom.content import CIVILIZATIONS, COLORS, SEATS

RANDOM: Final = "random"
CHOOSE: Final = "choose"  # in reverse turn order
DRAFT: Final = "draft"  # one of two that are drawn

PEOPLE: Final = "people"  # left to the table: between persons, but not with bots alone
OFF: Final = "off"
SIMPLE: Final = "simple"  # one offer each turn, yes or no
FULL: Final = "full"  # several offers each turn, and one counter-offer to each


@cache
def form() -> Form:
    """The form of a setup."""
    return Form(
        (
            Field(
                PLAYERS,
                NUMBER,
                2,
                bounds=[Bounds(*SEATS)],
                suggested=3,
                says={"outside": "{least} to {most} can play, not {value}"},
            ),
            Field(
                "civilizations",
                CHOICE,
                RANDOM,
                choices=[*(Choice(row.slug) for row in CIVILIZATIONS), Choice(RANDOM)],
                per_seat=True,
                instead=(RANDOM, CHOOSE, DRAFT),
                distinct=True,
                shared=(RANDOM,),
                says={
                    "shape": "civilizations are {instead}or a list of {players}",
                    "unknown": "there is no civilization {value}; there is {offered}",
                    "twice": "two players cannot have the same civilization",
                },
            ),
            Field(
                "colors",
                CHOICE,
                [],
                choices=[Choice(color) for color in COLORS],
                per_seat=True,
                filled=True,
                distinct=True,
                says={
                    "shape": "{players} players need {players} colours",
                    "unknown": "there is no colour {value}; there is {offered}",
                    "twice": "two players cannot have the same colour",
                },
            ),
            Field(
                "bargaining",
                CHOICE,
                OFF,
                choices=[
                    Choice(PEOPLE, left_to_table=(FULL, OFF)),
                    *(Choice(OFF), Choice(SIMPLE), Choice(FULL)),
                ],
                suggested=PEOPLE,
                says={"unknown": "bargaining is {either}, not {value}"},
            ),
        )
    )
