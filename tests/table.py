"""A table for tests: arrange a position, script the answers by name, fail on anything unscripted.

    table = arrange('''
        map = \"\"\"
         g g
        g g w
        \"\"\"
        [[seat]]
        capital = 0
        ...
    ''')
    table.play("choose_card=culture", "place_token=1", "pass")
    table.at("choose_card", seat=1)

An answer is `prompt=name` or just `name`; names are those of records ("pass", "12", "stonehenge",
"trade"). Dice and draws are scripted the same way ("attack_die=5").
"""

import textwrap
from typing import Any

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import Ask
from ziggurat.core.game import option_named
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DIPLOMACY,
    FOCUS,
    NATURAL_WONDERS,
    RESOURCES,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State


class Table:
    """A position and the means to play it and look at it by name."""

    def __init__(self, state: State) -> None:
        self.s = state

    # Playing

    def play(self, *answers: str) -> "Table":
        """Give answers in order; each must be offered at its moment."""
        for answer in answers:
            question = self.s.pending
            assert question is not None, f"{answer!r}: the game is over"
            prompt, _, name = answer.rpartition("=")
            assert prompt in ("", question.prompt.name), (
                f"{answer!r}: asked was {question.prompt.name} {self.offered}"
            )
            option = option_named(DAWN, self.s, question, name)
            assert option is not None, (
                f"{answer!r} was not offered for {question.prompt.name}: {self.offered}"
            )
            self.s.play(option)
        return self

    def at(self, prompt: str, seat: int | None = None) -> "Table":
        """Assert which question is pending (and whose, if given)."""
        question = self.s.pending
        assert question is not None, f"not at {prompt}: the game is over"
        assert question.prompt.name == prompt, f"at {question.prompt.name} {self.offered}"
        if seat is not None:
            assert isinstance(question, Ask)
            assert question.player == seat, f"{prompt} asks seat {question.player}"
        return self

    @property
    def asked(self) -> str:
        """The name of the pending question; empty when the game is over."""
        return self.s.pending.prompt.name if self.s.pending else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        assert isinstance(self.s.pending, Ask)
        return self.s.pending.player

    @property
    def offered(self) -> list[str]:
        """Names of the offered answers, in their order."""
        question = self.s.pending
        assert question is not None
        return [DAWN.name(self.s, question, option) for option in question.options]

    @property
    def spaces(self) -> set[int]:
        """The offered answers that are spaces."""
        return {int(name) for name in self.offered if name.isdigit()}

    # Looking

    def slots(self, seat: int) -> list[str]:
        """The row of a seat: card names, slot 1 first."""
        return [FOCUS[self.s.cards[seat][lane]].slug for lane in self.s.row[seat]]

    def trade(self, seat: int) -> dict[str, int]:
        """Trade tokens of a seat by card type, without the zeros."""
        return {TYPES[lane]: n for lane, n in enumerate(self.s.trade[seat]) if n}

    def resources(self, seat: int) -> dict[str, int]:
        return {RESOURCES[r]: n for r, n in enumerate(self.s.resources[seat]) if n}

    def tokens(self, seat: int) -> set[int]:
        return set(each(self.s.tokens[seat]))

    def reinforced(self, seat: int) -> set[int]:
        return set(each(self.s.tokens[seat] & self.s.reinforced))

    def cities(self, seat: int) -> set[int]:
        return set(each(self.s.cities[seat]))

    def wonders(self, seat: int) -> set[str]:
        return {WONDERS[wonder].slug for wonder in each(self.s.wonders[seat])}

    def natural(self, seat: int) -> set[str]:
        return {NATURAL_WONDERS[n].slug for n, who in enumerate(self.s.natural) if who == seat}

    def city_states(self, seat: int) -> set[str]:
        """Conquered city-states of a seat."""
        return {CITY_STATES[n].slug for n, who in enumerate(self.s.city_states) if who == seat}

    def diplomacy(self, seat: int) -> set[str]:
        """Diplomacy cards a seat has taken, as in position files ("seoul", "embassy-1")."""
        cards = {
            f"{DIPLOMACY[card].slug}-{giver}"
            for giver, holders in enumerate(self.s.diplomacy)
            for card, holder in enumerate(holders)
            if holder == seat
        }
        return cards | {
            CITY_STATES[n].slug for n, who in enumerate(self.s.city_state_cards) if who >> seat & 1
        }

    def barbarian(self, letter: str) -> int:
        """Where a barbarian is; negative off the map."""
        return self.s.barbarians["ABCDEFGHIJK".index(letter)]

    def marks(self, seat: int) -> set[str]:
        """Victory cards a seat has marked."""
        return {VICTORY[self.s.victory[place]].slug for place in each(self.s.marks[seat])}

    def log(self, *answers: str) -> list[tuple[Any, ...]]:
        """Play these answers and return the notes made for the log meanwhile."""
        self.s.notes = []
        self.play(*answers)
        notes, self.s.notes = self.s.notes, None
        return notes


def arrange(text: str, **words: str) -> Table:
    """A table at the position written in this text (docs/positions.md); words given in capitals
    are filled in: `arrange(text, ROW="culture ...")` puts them where the text says ROW."""
    return Table(DAWN.new({"position": filled(text, **words)}))


def filled(text: str, **words: str) -> str:
    """The text of a position with these words filled in."""
    for word, value in words.items():
        text = text.replace(word, value)
    return textwrap.dedent(text)


def new_table(**setup: Any) -> Table:
    """A table at the very beginning of a game."""
    return Table(DAWN.new(setup))


def spaces(bits: Bits) -> set[int]:
    """A set of spaces as a Python set."""
    return set(each(bits))
