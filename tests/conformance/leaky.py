"""Bazaar, spoiled: each of these games breaks one promise, as an author might by mistake."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bazaar.game import Bazaar
from bazaar.plugin import BazaarPlugin
from bazaar.rules import BID, STEAL, THIEF, Draw, Round, State, buyer, suspects, thefts
from bazaar.words import Words
from ziggurat.core.bits import bits_of, each
from ziggurat.core.chance import Chance
from ziggurat.core.flow import Ask, Frame, Goto, Next, Question, ask_again, push, run, together
from ziggurat.core.notes import tell
from ziggurat.core.rows import put
from ziggurat.export.column import Column
from ziggurat.games.scene import Light, Preview
from ziggurat.games.study import Study


class Spoiled(BazaarPlugin):
    """Bazaar with another game inside."""

    def __init__(self, game: Bazaar, leak: str = "") -> None:
        self._game = game
        self.leak = leak or (type(self) if type(game) is Bazaar else type(game)).__name__

    @property
    def game(self) -> Bazaar:
        return self._game


# Views


class OpenHands(Bazaar):
    """A view shows all but what somebody thought of taking out."""

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return super().view(s, seat) | {"decks": [each(deck) for deck in s.decks]}


class OpenOptions(Bazaar):
    """A view shows everybody's question to everybody."""

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        asked = list(s.pending.options) if s.pending is not None else []
        return super().view(s, seat) | {"offered": asked}


class OpenToSpectators(Bazaar):
    """A spectator sees all hands: he may sit beside a player."""

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        shown = super().view(s, seat)
        return shown | {"hand": [each(hand) for hand in s.hands]} if seat is None else shown


class OpenPicture(Spoiled):
    """The picture of the table counts the thieves."""

    def text(self, s: Any, seat: int | None, lang: str) -> str:
        return f"{sum(hand & 1 for hand in s.hands)} thieves"


class OpenLights(Spoiled):
    """What an answer would light depends on the other hands."""

    def preview(self, s: Any, seat: int, answer: int, lang: str) -> Preview:
        best = max(sum(each(hand)) for hand in s.hands)
        return Preview(answer, [Light(best, "place", -1.0, "")])


class OpenSeries(Spoiled):
    """The plots show how good a hand is."""

    def series(self, s: Any, seat: int) -> dict[str, int]:
        return {"hand": sum(each(s.hands[seat]))}


class OpenFeatures(Spoiled):
    """What a learning player reads counts the cards of others."""

    def study(self) -> Study:
        return OpenStudy()


class OpenStudy(Study):
    """Reads the best card of the next seat."""

    def features(self) -> Mapping[str, int]:
        return {"next": 1}

    def feature(self, s: Any, seat: int, name: str) -> Sequence[float]:
        return [max(each(s.hands[(seat + 1) % s.seats]), default=0) / 7]


class OpenTable(Spoiled):
    """The table of states tells the hands."""

    def study(self) -> Study:
        return TellingStudy()


class TellingStudy(Study):
    """Exports hands."""

    def states(self) -> Sequence[Any]:
        return (Column("hand", int, lambda at: at.s.hands[at.seat]),)


# What is imagined


class KnowsAll(Bazaar):
    """Everybody believes in the truth."""

    def imagined(self, s: State, seat: int, random: Chance) -> State:
        return s.clone()


class KnowsDecks(Bazaar):
    """What is imagined begins with the true hand, turned by the stream."""

    def imagined(self, s: State, seat: int, random: Chance) -> State:
        copy = super().imagined(s, seat, random)
        for other in range(s.seats):
            if other != seat and s.hands[other].bit_count() == copy.hands[other].bit_count():
                if random.randrange(2):
                    copy.hands = put(copy.hands, other, s.hands[other])
                    copy.decks = put(copy.decks, other, s.decks[other])
        return copy if s.pending is None else _asked_again(copy)


class KnowsBids(Bazaar):
    """Sealed bids that are in stay what they are."""

    def imagined(self, s: State, seat: int, random: Chance) -> State:
        copy = super().imagined(s, seat, random)
        if s.pending is not None and s.pending.prompt == BID:
            true, frame = s.stack[0], copy.stack[0]
            assert isinstance(true, Round)
            assert isinstance(frame, Round)
            frame.bids = true.bids
        return copy


class Gloomy(Bazaar):
    """Everybody thinks that the others hold the best cards."""

    def imagined(self, s: State, seat: int, random: Chance) -> State:
        copy = super().imagined(s, seat, random)
        for other in range(s.seats):
            if other != seat:
                cards = each(s.hands[other] | s.decks[other])
                low = len(cards) - s.hands[other].bit_count()
                copy.hands = put(copy.hands, other, bits_of(cards[low:]))
                copy.decks = put(copy.decks, other, bits_of(cards[:low]))
        return copy if s.pending is None else _asked_again(copy)


class Careless(Bazaar):
    """Cards are imagined twice."""

    def imagined(self, s: State, seat: int, random: Chance) -> State:
        copy = super().imagined(s, seat, random)
        copy.decks = s.decks
        return copy if s.pending is None else _asked_again(copy)


def _asked_again(s: State) -> State:
    """The question listed anew; sealed answers that are in are put right."""
    frame = s.stack[0]
    assert isinstance(frame, Round)
    assert s.pending is not None
    if s.pending.prompt == BID:
        frame.bids = tuple(each(s.hands[seat])[0] for seat in range(len(frame.bids)))
    if s.pending.prompt == STEAL:
        asked = suspects(s, buyer(frame.bids))[: len(frame.sent)]
        frame.sent = tuple(thefts(s, seat)[-1] for seat in asked)
    ask_again(s)
    return s


# Rules that tell


@dataclass(slots=True, eq=False)
class LoudDraw(Frame):
    """Tells everybody what was drawn."""

    player: int

    def draw(self, s: State, _: int) -> Next:
        return Draw.draw(Draw(self.player), s, 0)

    def take(self, s: State, card: int) -> Next:
        s.decks = put(s.decks, self.player, s.decks[self.player] & ~(1 << card))
        s.hands = put(s.hands, self.player, s.hands[self.player] | 1 << card)
        tell(s, "drew", self.player, card)
        return Goto(LoudDraw.draw)


class Loud(Bazaar):
    """The log tells what others draw at the beginning."""

    def new(self, setup: Any, rules: str = "") -> State:
        s = State(self.checked_setup(setup)["players"])
        push(s, (*(LoudDraw(seat) for seat in range(s.seats)), Round()))
        run(s)
        return s


class Hushed(State):
    """A position in which nothing is ever revealed."""

    def play(self, answer: int) -> None:
        super().play(answer)
        self.revealed = 0


class Telling(State):
    """A position that asks only those who hold the thief."""

    def play(self, answer: int) -> None:
        super().play(answer)
        pending = self.pending
        if isinstance(pending, Ask) and pending.prompt == STEAL:
            asks = [ask for ask in (pending, *pending.also) if THIEF in ask.options]
            self.pending = together(asks) if asks else pending


class Sharing(State):
    """A position whose copies share the rules in progress."""

    def clone(self) -> Any:
        copy = super().clone()
        copy.stack = self.stack
        return copy


class Lax(State):
    """A position that takes any card."""

    def play(self, answer: int) -> None:
        pending = self.pending
        if pending is not None and answer in range(7) and answer not in pending.options:
            answer = pending.options[0]
        super().play(answer)


class Spoiling(State):
    """A position that is spoiled before an answer is refused."""

    def play(self, answer: int) -> None:
        self.bale += self.pending is not None and answer not in self.pending.options
        super().play(answer)


class Forgetful(State):
    """A position that forgets the points when it is saved."""

    def to_json(self) -> dict[str, Any]:
        return super().to_json() | {"points": [0] * self.seats}


class Losing(State):
    """A position that loses a card."""

    def spend(self, seat: int, card: int) -> None:
        super().spend(seat, card)
        self.decks = put(self.decks, seat, self.decks[seat] & ~(1 << 1))


class Made(Bazaar):
    """Bazaar on another kind of position."""

    def __init__(self, kind: type[State]) -> None:
        self._kind = kind

    def new(self, setup: Any, rules: str = "") -> State:
        s = self._kind(self.checked_setup(setup)["players"])
        push(s, (*(Draw(seat) for seat in range(s.seats)), Round()))
        run(s)
        return s

    def from_json(self, data: Any) -> State:
        return self._kind.from_json(data)


# Names and words


class Nameless(Bazaar):
    """Two cards of one name."""

    def name(self, s: State, question: Question, option: int) -> str:
        return "high" if option > 4 else super().name(s, question, option)


class EnglishOnly(Spoiled):
    """No word of French in the log."""

    def note(self, s: Any, note: tuple[Any, ...], lang: str) -> tuple[int, str, list[int]]:
        return -1, "" if lang == "fr" else Words(lang).note(s, note), []


def made(kind: type[State]) -> Spoiled:
    return Spoiled(Made(kind), kind.__name__)
