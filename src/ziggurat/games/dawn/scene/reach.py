"""What a card of the row can do now, found on copies.

The card is played on a copy. Questions that only lead to others are answered in every way, and of
those that name spaces the spaces are kept. Dice are never rolled, nothing hidden is turned up, and
nobody else answers: there a way ends.
"""

from dataclasses import dataclass, field
from typing import Final

from ziggurat.core.flow import PASS, Ask
from ziggurat.games.dawn.odds import attacks_among, odds_after
from ziggurat.games.dawn.options import (
    CARAVAN,
    CHOICE,
    DISTRICT,
    EXPLORE,
    IDLE,
    MOVE,
    SPACE,
)
from ziggurat.games.dawn.rules.culture import PLACE_TOKEN
from ziggurat.games.dawn.rules.districts import PLACE_DISTRICT
from ziggurat.games.dawn.rules.focus_row import ResetCard, Resolve
from ziggurat.games.dawn.rules.industry import BUILD, BUILD_CITY, WONDER, Build
from ziggurat.games.dawn.rules.military import ATTACK, REINFORCE
from ziggurat.games.dawn.rules.trade import SPEND
from ziggurat.games.dawn.rules.turn import Turn
from ziggurat.games.dawn.rules.wonders import buildable
from ziggurat.games.dawn.state import SAVED, State

# The parts of cards, by the question that offers them.
TOKENS: Final = "tokens"
CITY: Final = "city"
WONDERS: Final = "wonder"
DISTRICTS: Final = "district"
REINFORCING: Final = "reinforce"
ATTACKS: Final = "attack"
MOVES: Final = "moves"
_PARTS: Final = {
    PLACE_TOKEN: TOKENS,
    BUILD_CITY: CITY,
    PLACE_DISTRICT: DISTRICTS,
    REINFORCE: REINFORCING,
    ATTACK: ATTACKS,
}


@dataclass(slots=True)
class Reach:
    """What a card can do now: spaces to move to, to attack (with the odds) and to put something
    on, wonders to build, and how far the tech dial would go."""

    moves: set[int] = field(default_factory=set)
    attacks: dict[int, float] = field(default_factory=dict)
    places: set[int] = field(default_factory=set)
    wonders: set[int] = field(default_factory=set)
    parts: set[str] = field(default_factory=set)
    dial: int = -1
    explores: bool = False
    more: bool = False  # an effect that is none of these
    spends: bool = False  # it asks whether to spend something
    by_spending: bool = False  # nothing of it without that

    @property
    def is_empty(self) -> bool:
        found = (self.moves, self.attacks, self.places, self.wonders, self.explores, self.more)
        return not any(found) and self.dial < 0


_KEPT: Final = 256
_reaches: Final[dict[tuple[object, ...], Reach]] = {}  # of the positions looked at last


def reach_of(s: State, lane: int) -> Reach:
    """What the card of a lane can do, for the seat that is to choose a card; the same for whoever
    looks, in every language, hence found but once."""
    position = (lane, str(s.setup), s.rules, s.layout, *(getattr(s, name) for name in SAVED))
    found = _reaches.get(position)
    if found is None:
        if len(_reaches) >= _KEPT:
            _reaches.clear()
        found = _reaches[position] = _found(s, lane)
    return found


def _found(s: State, lane: int) -> Reach:
    found = _tried(s, lane, spending=False)
    if found.is_empty and found.spends:
        found = _tried(s, lane, spending=True)
        found.by_spending = True
    return found


def _tried(s: State, lane: int, spending: bool) -> Reach:
    found = Reach()
    copy = s.clone()
    copy.play(lane)
    _Walk(s, lane, found, spending).on(copy)
    return found


class _Walk:
    """The ways that a card opens, all of them."""

    def __init__(self, s: State, lane: int, found: Reach, spending: bool) -> None:
        assert isinstance(s.pending, Ask)
        self.s = s
        self.lane = lane
        self.player = s.pending.player
        self.found = found
        self.spending = spending

    def on(self, s: State, last: bool = False) -> None:
        """Go on from here; of a `last` question nothing that comes after it is looked at."""
        question = s.pending
        if s.dial[self.player] != self.s.dial[self.player]:
            self.found.dial = s.dial[self.player]
        if not isinstance(question, Ask) or not self._is_asked(s):
            self._end(s)
            return
        if question.prompt is SPEND:
            self.found.spends = True
            self._answer(s, question.options[0] if self.spending else PASS, last)
        elif not _resolves(s):
            self._answer(s, question.options[0])  # asked before the card itself: leave it
        elif question.prompt.kind == CHOICE:
            self._choose(s, question)
        elif question.prompt.kind in (CARAVAN, DISTRICT):
            for option in question.options:
                self._answer(s, option, last=option != PASS)
        elif question.prompt.kind in (MOVE, SPACE):
            self._keep(s, question)
            if PASS in question.options and not last:
                self._answer(s, PASS)
        else:
            self.found.more = True

    def _answer(self, s: State, option: int, last: bool = False) -> None:
        copy = s.clone()
        copy.play(option)
        self.on(copy, last)

    def _end(self, s: State) -> None:
        """The turn is over, or somebody else is asked: did anything come of it? What was spent
        only to move or place farther is no effect."""
        if self.found.dial < 0 and not self.spending and not self.found.more:
            self.found.more = not self._is_idle(s)

    def _is_asked(self, s: State) -> bool:
        """Is the player asked something about the card?"""
        if not isinstance(s.pending, Ask) or s.pending.player != self.player:
            return False
        if _resolves(s):
            return True
        turn = next((frame for frame in s.stack if isinstance(frame, Turn)), None)
        return turn is not None and turn.player == self.player and not turn.slot

    def _is_idle(self, s: State) -> bool:
        """Is it as if the card had been resolved without effect?"""
        if _resolves(s):
            return False
        idle = self.s.clone()
        assert isinstance(idle.pending, Ask)
        idle.pending = Ask(self.player, idle.pending.prompt, (IDLE + self.lane,))
        idle.play(IDLE + self.lane)
        same = all(getattr(s, name) == getattr(idle, name) for name in SAVED)
        return same and s.layout == idle.layout

    def _choose(self, s: State, question: Ask) -> None:
        frame = s.stack[-1]
        for option in question.options:
            if question.prompt is BUILD and option == WONDER and isinstance(frame, Build):
                wonders = buildable(
                    s, self.player, frame.lane, frame.production, frame.per_resource
                )
                self.found.wonders.update(wonders)
                self.found.parts.add(WONDERS)
            else:
                self._answer(s, option)

    def _keep(self, s: State, question: Ask) -> None:
        spaces = {option for option in question.options if option >= 0}
        self.found.explores = self.found.explores or EXPLORE in question.options
        part = MOVES if question.prompt.kind == MOVE else _PARTS.get(question.prompt)
        if part is not None:
            self.found.parts.add(part)
        attacks = attacks_among(s, question)
        for space in attacks:
            if space not in self.found.attacks:  # whichever figure attacks, the odds are the same
                self.found.attacks[space] = odds_after(s, space)
        calm = self.found.moves if question.prompt.kind == MOVE else self.found.places
        calm |= spaces.difference(attacks)


def _resolves(s: State) -> bool:
    """Is a card being resolved, or reset with what follows from it?"""
    return any(isinstance(frame, Resolve | ResetCard) for frame in s.stack)


def is_choosing_a_card(s: State) -> bool:
    """Is a seat asked which card of its row it plays?"""
    question = s.pending
    return (
        isinstance(question, Ask)
        and bool(s.stack)
        and isinstance(s.stack[-1], Turn)
        and question.prompt.name == "choose_card"
    )
