"""A small position, one answer away from the end of the game: for tests of hints and analyses."""

from typing import Any, Final

from ziggurat.core.match import Match
from ziggurat.core.records import to_record
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

# Rome plays last of the round, and its science card takes the tech dial to its end. If it plays
# another, Egypt does the same a turn later, and would win a tie.
NEARLY_WON: Final = '''
map = """
g g g g g g g g
 g g h g g g g g
g g g g g g g g
"""
victory = "technophile_scholarly"
turn = 0
first = 1
round = 9

[[seat]]
leader = "rome"
row = "science culture economy industry military"
cards = "nuclear_power"
capital = 0
tech = 23

[[seat]]
leader = "egypt"
row = "science culture economy industry military"
cards = "nuclear_power"
capital = 23
tokens = [13, 14, 15, 21, 22]
tech = 23
'''


def nearly_won() -> State:
    return DAWN.new({"position": NEARLY_WON})


def played(*types: str) -> Match[State]:
    """The game from there, with these focus cards chosen; to every other question the first answer
    is given."""
    match = Match(DAWN, {"position": NEARLY_WON}, seed=4)
    wanted = list(types)
    while (ask := match.ask) is not None:
        names = {DAWN.name(match.state, ask, option): option for option in ask.options}
        if ask.prompt.name == "choose_card":
            if not wanted:
                break
            match.answer(names[wanted.pop(0)])
        else:
            match.answer(ask.options[0])
    return match


def record_of(*types: str) -> dict[str, Any]:
    return to_record(played(*types))
