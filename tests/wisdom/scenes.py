"""Short scenes of the second game, each from a position by hand and a few wishes: a battle for a
city, a bargain with a counter-offer, a cancel that is cancelled. They are told in words."""

from dataclasses import dataclass
from typing import Any, Final

from ziggurat.core.flow import PASS
from ziggurat.core.match import Match
from ziggurat.core.records import to_record
from ziggurat.games.wisdom.content import PHASES
from ziggurat.games.wisdom.game import WISDOM

_MOST: Final = 200  # answers of a scene

_BATTLE = """
phase = "movement"
turn = 1
round = 7
tiles = { e5 = "tile11 left", a9 = "tile27b" }
huts = ""
villages = ""

[[seat]]
civilization = "romans"
capital = "b15"
walls = "b15"
techs = "masonry"
trade = 5
culture = 4
resources = "silk"
coins = { sheet = 1 }
units = "infantry-2-2 infantry-3-1 mounted-3-1 artillery-1-3"

[[seat]]
civilization = "zulu"
capital = "f3"
armies = "b12 b12"
trade = 6
techs = "horseback_riding masonry navigation navy metalworking"
resources = "iron"
units = "infantry-2-2 infantry-1-3 mounted-1-3 mounted-2-2 artillery-1-3 artillery-3-1"
"""

_BARGAIN = """
phase = "trade"
begun = true
bargaining = "full"
round = 5

[[seat]]
civilization = "americans"
capital = "h2"
trade = 6
culture = 4
resources = "wheat"
events = "sabotage"

[[seat]]
civilization = "germans"
capital = "n15"
trade = 9
markers = "hut-spy"

[[seat]]
civilization = "egyptians"
capital = "b15"
trade = 2
resources = "silk silk"
"""

_REACTIONS = """
phase = "city_management"
round = 5

[[seat]]
civilization = "americans"
capital = "h2"
events = "we_love_the_despot_day"
resources = "incense"

[[seat]]
civilization = "germans"
capital = "n15"
events = "primetime_tv"

[[seat]]
civilization = "egyptians"
capital = "b15"
events = "jousting_tourney"
"""


@dataclass(frozen=True)
class Scene:
    """A position, and the answers (`name` or `prompt=name`) that are given where they are offered,
    in this order. For the rest, who may pass passes; else the first answer is given."""

    position: str
    wishes: str
    seed: int = 1


SCENES: Final = {
    "battle": Scene(_BATTLE, "move-b12 2+0 b13 b14 b15 loot=trade"),
    "bargain": Scene(
        _BARGAIN,
        "offer_to=1 offer_give=wheat offer_give=event-1 offer_want=trade-3 offer_want=hut counter"
        " offer_give=trade-2 offer_want=wheat answer_counter=accept"
        " offer_to=2 offer_give=trade-4 offer_give=event-1 offer_want=silk answer_offer=accept"
        " offer_to=1 offer_give=culture-2 answer_offer=accept",
    ),
    "reactions": Scene(
        _REACTIONS, "event-we_love_the_despot_day primetime_tv jousting_tourney city-0-devote"
    ),
}


def played(scene: Scene) -> dict[str, Any]:
    """The record of a scene: to the first menu after the last wish."""
    match = Match(WISDOM, {"position": scene.position}, scene.seed)
    wishes = scene.wishes.split()
    while match.ask is not None and len(match.answers) < _MOST:
        if not wishes and match.ask.prompt.name in PHASES:
            return to_record(match)
        names = [WISDOM.name(match.state, match.ask, option) for option in match.ask.options]
        prompt, _, name = wishes[0].rpartition("=") if wishes else ("", "", "")
        if name in names and prompt in ("", match.ask.prompt.name):
            match.answer(match.ask.options[names.index(name)])
            del wishes[0]
        else:
            match.answer(PASS if PASS in match.ask.options else match.ask.options[0])
    raise AssertionError(f"{wishes} was never offered")
