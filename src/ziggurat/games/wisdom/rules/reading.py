"""Rules 1, as games begun under them go on being read.

New games are played under rules 2. A record names its rules, and one of rules 1 must replay to its
last answer, so whatever rules 2 read otherwise asks here: which of equal figures a Defection takes
and Migrants move, what a drought may strike, and Egypt's free walls. When rules 1 are dropped one
day, this file and what follows a call of `as_in_rules_1` go.
"""

from ziggurat.games.wisdom.state import RULES_1, State


def as_in_rules_1(s: State) -> bool:
    """Is this game read as rules 1 did?"""
    return s.rules == RULES_1
