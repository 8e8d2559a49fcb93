"""What is looked at after every change, in this order: blockaded wonders, victory, hands, policies.

The order matters: a wonder that a blockade switches off changes coins, and a game that is won asks
nothing more."""

from ziggurat.games.wisdom.rules.events import watch_hands
from ziggurat.games.wisdom.rules.policies import watch_policies
from ziggurat.games.wisdom.rules.victory import watch_victory
from ziggurat.games.wisdom.state import WATCHERS, State


def watch_blockades(s: State) -> None:
    """A wonder works only while no enemy stands on its square (C-WON-06)."""
    for player in range(s.seats):
        if s.wonders[player]:
            s.renew_abilities(player)


def _watch_rest(s: State) -> None:
    if not s.won_by:
        watch_hands(s)
        watch_policies(s)


WATCHERS.extend((watch_blockades, watch_victory, _watch_rest))
