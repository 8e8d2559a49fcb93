"""What can be chosen for a game (base pp. 3-5, 14-15; Terra Incognita pp. 4-5, 15)."""

from functools import cache
from typing import Final

from ziggurat.core.forms import CHOICE, FLAG, NUMBER, PLAYERS, Bounds, Choice, Field, Form
from ziggurat.games.dawn import cards as _fill_the_tables  # noqa: F401
from ziggurat.games.dawn.content import BASE, EDITIONS, LEADERS, TERRA

FIRST_GAME_MAP: Final = "first-game"
BUILT_MAP: Final = "built"
EXPLORED_MAP: Final = "explored"
RANDOM_MAP: Final = "random_map"  # a table's own: seats do not build the map, chance does

_BASE: Final = {"edition": (BASE,)}
_TERRA: Final = {"edition": (TERRA,)}


@cache
def form() -> Form:
    """The form of a setup."""
    seats = [Bounds(*edition.seats, {"edition": (edition.slug,)}) for edition in EDITIONS.values()]
    most = {row.slug: row.trade_per_card * len(row.slots) for row in EDITIONS.values()}
    leaders = [Choice(row.slug, {"edition": tuple(row.editions)}) for row in LEADERS]
    colors = [
        Choice(
            color, {"edition": tuple(row.slug for row in EDITIONS.values() if color in row.colors)}
        )
        for color in dict.fromkeys(color for row in EDITIONS.values() for color in row.colors)
    ]
    return Form(
        (
            Field(
                "edition",
                CHOICE,
                BASE,
                choices=[Choice(slug) for slug in EDITIONS],
                suggested=TERRA,
            ),
            Field(
                PLAYERS,
                NUMBER,
                2,
                bounds=seats,
                suggested=3,
                says={"outside": "{least} to {most} can play, not {value}"},
            ),
            Field(
                "map",
                CHOICE,
                "",
                choices=[
                    Choice(FIRST_GAME_MAP, _BASE),
                    Choice(BUILT_MAP, _BASE),
                    Choice(EXPLORED_MAP, _TERRA),
                ],
                suggested=BUILT_MAP,
                says={"unknown": "the map is {either}, not {value}"},
            ),
            Field(
                RANDOM_MAP,
                FLAG,
                True,
                when={"map": (BUILT_MAP, EXPLORED_MAP)},
                of_table=True,
            ),
            Field(
                "leaders",
                CHOICE,
                "random",
                choices=[*leaders, Choice("random")],
                per_seat=True,
                instead=("random", "choose"),
                distinct=True,
                shared=("random",),
                says={
                    "shape": "leaders are {instead}or a list of {players}",
                    "unknown": "there is no leader {value}; there is {offered}",
                    "twice": "two players cannot have the same leader",
                },
            ),
            Field(
                "colors",
                CHOICE,
                [],
                choices=colors,
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
                "epic",
                FLAG,
                False,
                when=_BASE,
                says={"unless": "the epic game is an option of the base game alone"},
            ),
            Field("errata", FLAG, True),
            Field(
                "peaceful",
                FLAG,
                False,
                when=_TERRA,
                says={"unless": "the peaceful game is an option of the expansion"},
            ),
            Field(
                "handicap",
                NUMBER,
                [],
                bounds=[Bounds(0, count, {"edition": (slug,)}) for slug, count in most.items()],
                when=_TERRA,
                per_seat=True,
                says={
                    "shape": "the handicap is a list of {players} numbers of trade tokens",
                    "outside": "a handicap is 0 to {most} trade tokens",
                    "unless": "handicaps are an option of the expansion",
                },
            ),
        )
    )
