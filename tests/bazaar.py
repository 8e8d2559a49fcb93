"""The small game of examples/bazaar at the table of the tests."""

from bazaar.game import BAZAAR
from bazaar.rules import CARDS, State
from ziggurat.bots.simple import RandomBot
from ziggurat.core.bits import bits_of
from ziggurat.core.flow import Ask, ask_again
from ziggurat.core.match import Match


def begun(*hands: tuple[int, ...], seed: int = 1) -> Match[State]:
    """A match at its first bids, with these hands."""
    match = Match(BAZAAR, {"players": len(hands)}, seed, log=True)
    s = match.state
    s.hands = tuple(map(bits_of, hands))
    s.decks = tuple(CARDS & ~hand for hand in s.hands)
    ask_again(s)
    assert isinstance(s.pending, Ask)
    assert not BAZAAR.violations(s)
    return match


def played(seed: int, players: int = 3, answers: int = 1000) -> Match[State]:
    """A match played at random, to its end or to some answer."""
    match = Match(BAZAAR, {"players": players}, seed, log=True)
    bot = RandomBot(seed)
    while match.ask is not None and len(match.answers) < answers:
        match.answer(bot.choose(match.state))
    return match
