"""Recorded games and playthroughs in words of the second game, and how they are made.

    python -m tests.wisdom.golden            writes all of them anew
    python -m tests.wisdom.golden --stale    plays only those anew that the rules do not allow now

Records of earlier rules are never made anew: they are what must go on being replayed.

Beside the records, `offered.txt` keeps what was offered before each of their answers, as marks, and
`said.txt` sums of the lines of the log (tests/golden.py says more).
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from typing import Any, Final

from tests.recorded import PLAYTHROUGHS, RECORDS, Replayed, Shelf, keep, told
from tests.wisdom import scenes
from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.core.records import to_record
from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.content import CIVILIZATIONS, VICTORIES
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.options import ITEM
from ziggurat.games.wisdom.rules.bargaining import HAND_OVER_MARKER, Deal, cards_of
from ziggurat.games.wisdom.state import State

SHELF: Final = Shelf(RECORDS / "wisdom")
TOLD_IN: Final = PLAYTHROUGHS / "wisdom"
LIMIT: Final = 40_000  # bytes of a record
_SEEDS: Final = 400  # tries for a game that ends as it should
_ROUNDS: Final = 60  # turns after which a game is given up

load = SHELF.load


class Trader(BuilderBot):
    """A builder that also makes offers, at random, where players may bargain."""

    def _value(self, s: State, ask: Ask, option: int) -> float:
        if ask.prompt.kind == ITEM or ask.prompt.name == "offer_to":
            return self._random.random()
        return super()._value(s, ask, option)


def asks(name: str) -> Callable[[State], bool]:
    """Is somebody asked this question?"""
    return lambda s: isinstance(s.pending, Ask) and s.pending.prompt.name == name


def gives_a_marker(s: State) -> bool:
    """Is somebody asked which of several markers he gives away?"""
    ask = s.pending
    return isinstance(ask, Ask) and ask.prompt == HAND_OVER_MARKER and len(ask.options) > 1


def gives_unseen(s: State) -> bool:
    """Is somebody asked which of several cards he gives, after the other has put his aside?"""
    ask, deal = s.pending, s.stack[-1] if s.stack else None
    if not isinstance(ask, Ask) or not isinstance(deal, Deal) or len(ask.options) < 2:
        return False
    return any(card.giver != ask.player for card in cards_of(deal)[: len(deal.chosen)])


@dataclass(frozen=True)
class Kind:
    """A game to record: how it is set up, how it is to end, who plays, and moments it has."""

    players: int
    victory: str
    setup: dict[str, Any] = field(default_factory=dict)
    bot: type[BuilderBot] = BuilderBot
    shows: tuple[Callable[[State], bool], ...] = ()
    skip: int = 0  # seeds that are known to be of no use


def _all_victories() -> dict[str, Kind]:
    """Every victory with 2 to 5 players; the civilizations take turns."""
    civs = cycle(row.slug for row in CIVILIZATIONS)
    return {
        f"{players}-{victory}": Kind(
            players, victory, {"civilizations": list(islice(civs, players))}
        )
        for players in (2, 3, 4, 5)
        for victory in VICTORIES
    }


_VICTORIES: Final = _all_victories()
_NOW: Final = f"rules-{WISDOM.rules}-"  # how games of today's rules are called
_SELDOM: Final = tuple(map(asks, ("sail_from", "destroy_building", "deal_wound")))
GAMES: Final[dict[str, Kind]] = {
    **_VICTORIES,
    "3-drafted": Kind(3, "culture", {"civilizations": "draft"}),
    "4-chosen": Kind(4, "economic", {"civilizations": "choose"}),
    "5-drawn": Kind(5, "economic"),
    "2-colours": Kind(2, "tech", {"colors": ["purple", "yellow"]}),
    "3-offers": Kind(3, "economic", {"bargaining": "simple"}, Trader),
    "4-offers": Kind(4, "economic", {"bargaining": "full"}, Trader, (gives_a_marker, gives_unseen)),
    f"{_NOW}5-tech": replace(_VICTORIES["5-tech"], shows=_SELDOM, skip=160),
    f"{_NOW}2-military": _VICTORIES["2-military"],
    f"{_NOW}3-culture": _VICTORIES["3-culture"],
    f"{_NOW}4-offers": Kind(4, "economic", {"bargaining": "full"}, Trader),
}
WHOLE: Final = (("2-culture", "en"), ("2-culture", "fr"))  # games told from start to end


def played(name: str) -> dict[str, Any]:
    """The record of a game of this kind, from the first seed with which it ends as it should."""
    kind = GAMES[name]
    first = 1000 * list(GAMES).index(name.removeprefix(_NOW)) + kind.skip
    for seed in range(first, first + _SEEDS):
        match = Match(WISDOM, {"players": kind.players, **kind.setup}, seed)
        plans = [kind.victory, *(VICTORIES[(seed + n) % 4] for n in range(kind.players))]
        bots = [kind.bot(seed * 10 + n, plans[n]) for n in range(kind.players)]
        missing = set(kind.shows)
        while match.ask is not None and match.state.round <= _ROUNDS:
            missing -= {moment for moment in missing if moment(match.state)}
            match.answer(bots[match.ask.player].choose(match.state))
        if match.state.end_reason == kind.victory and not missing:
            record = to_record(match)
            if len(json.dumps(record)) < LIMIT:
                return record
    raise AssertionError(f"no game of {name} ends by {kind.victory} within {LIMIT} bytes")


def replayed_again(name: str) -> Replayed:
    """A recorded game, played again."""
    return Replayed(WISDOM, load(name))


def told_again(name: str, language: str) -> str:
    """A whole game in words."""
    return "\n".join(told(WISDOM, load(name), language)) + "\n"


def scene_told(name: str, language: str) -> str:
    """A scene in words, with what was asked and answered."""
    return "\n".join(told(WISDOM, scenes.played(scenes.SCENES[name]), language, asked=True)) + "\n"


def is_stale(name: str) -> bool:
    """Do the rules not lead to the end of this record any more?"""
    try:
        return to_record(replayed_again(name).match) != load(name)
    except Unreadable:
        return True


def main() -> None:
    only_stale = "--stale" in sys.argv[1:]
    for name in GAMES:
        if name.startswith(_NOW) and (not only_stale or is_stale(name)):
            SHELF.save(name, played(name))
    games = {name: replayed_again(name) for name in GAMES}
    keep(SHELF.offered, {name: game.marks for name, game in games.items()})
    keep(SHELF.said, {name: game.said for name, game in games.items()})
    for name, language in WHOLE:
        (TOLD_IN / f"{name}.{language}.txt").write_text(told_again(name, language), "utf-8")
    for name in scenes.SCENES:
        for language in ("en", "fr"):
            (TOLD_IN / f"{name}.{language}.txt").write_text(scene_told(name, language), "utf-8")


if __name__ == "__main__":
    main()
