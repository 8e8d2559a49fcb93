"""What a bot gets to see. Whoever lets a bot think hands it what its seat may believe, never the
true position: the server, the arena, the simulation, the adapters and the terminal alike."""

from random import Random

from ziggurat.core.flow import Ask
from ziggurat.core.game import Game, S, question_for


def belief(game: Game[S], s: S, seat: int, source: Random) -> S:
    """A position that a seat may believe in, in which it is asked what it is asked now. Where seats
    choose at the same time, those whose answers are taken before are thought to choose anything.
    It may be the position itself: whoever plays on makes a copy first."""
    assert question_for(s, seat) is not None, "a bot thinks about a question of its own"
    known = game.imagined(s, seat, source)
    while isinstance(ask := known.pending, Ask) and ask.player != seat:
        if known is s:
            known = s.clone()
        known.play(ask.options[source.randrange(len(ask.options))])
    return known
