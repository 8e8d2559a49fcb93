"""Rules in progress: steps, questions, and what the kernel refuses."""

from dataclasses import dataclass

import pytest

from tests.core.tiny import NUMBER, AskThenMark, Mark, Sealed, Tiny, Winding, running
from ziggurat.core.flow import (
    Ask,
    Frame,
    IllegalAnswer,
    Next,
    Roll,
    ask_again,
    enter,
    frames_of,
    home_of,
    prompt,
    prompts_of,
    push,
    reveal,
    run,
    together,
)


def test_steps_run_from_top_to_bottom_and_called_rules_in_between() -> None:
    assert running(Winding()).marks == (1, 2, 3, 4, 6)


def test_rules_that_are_pushed_together_run_in_their_order() -> None:
    assert running(Mark(1), Mark(2), Mark(3)).marks == (1, 2, 3)


def test_a_rule_may_be_entered_at_a_later_step() -> None:
    s = Tiny()
    enter(s, Winding(), Winding.four)
    run(s)
    assert s.marks == (4, 6)


def test_a_question_waits_and_its_answer_goes_to_the_next_step() -> None:
    s = running(AskThenMark(player=1))
    assert isinstance(s.pending, Ask)
    assert (s.pending.player, s.pending.options) == (1, (1, 2, 3))
    s.play(2)
    assert s.marks == (2,)
    assert s.pending is None


def test_a_question_with_one_answer_is_not_asked() -> None:
    assert running(AskThenMark(options=(7,))).marks == (7,)


def test_an_answer_that_was_not_offered_raises_and_changes_nothing() -> None:
    s = running(AskThenMark())
    before = s.hash()
    with pytest.raises(IllegalAnswer, match="9 was not offered for tiny_number"):
        s.play(9)
    assert s.hash() == before
    s.play(1)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        s.play(1)


@dataclass(slots=True, eq=False)
class ChangesAndAsks(Frame):
    """Sets something off and asks in the same step, which no rule may."""

    def both(self, s: Tiny, _: int) -> Next:
        s.triggers.append(Mark(1))
        return Ask(0, NUMBER, (1, 2))


def test_a_step_that_sets_something_off_may_not_ask_in_the_same_breath() -> None:
    with pytest.raises(AssertionError, match="ChangesAndAsks changed the position and asked"):
        running(ChangesAndAsks())


@dataclass(slots=True, eq=False)
class AsksNothing(Frame):
    """Asks without an answer to give."""

    def ask(self, s: Tiny, _: int) -> Next:
        return Ask(0, NUMBER, ())


def test_a_question_without_answers_is_refused() -> None:
    with pytest.raises(AssertionError, match="AsksNothing asked without an answer to give"):
        running(AsksNothing())


@dataclass(slots=True, eq=False)
class SaysItChanged(Frame):
    """Says that something changed, then marks 1."""

    def change(self, s: Tiny, _: int) -> Next:
        s.changed = True
        return None

    def mark(self, s: Tiny, _: int) -> Next:
        s.marks += (1,)
        return None


def test_what_follows_from_a_change_runs_before_the_next_step() -> None:
    s = Tiny()
    s.watch = lambda s: s.triggers.append(Mark(9))
    push(s, (SaysItChanged(),))
    run(s)
    assert s.marks == (9, 1)


# Names


def test_two_rules_of_one_name_in_one_game_are_refused() -> None:
    with pytest.raises(ValueError, match="two rules are called Mark"):

        @dataclass(slots=True, eq=False)
        class Mark(Frame):
            pass


def test_a_rule_written_twice_in_one_file_is_refused() -> None:
    with pytest.raises(ValueError, match="two rules are called AsksNothing"):

        @dataclass(slots=True, eq=False)
        class AsksNothing(Frame):
            pass


def test_another_game_may_have_a_rule_of_the_same_name() -> None:
    @dataclass(slots=True, eq=False)
    class Mark(Frame):
        __module__ = "another_game.rules"
        other: int = 0

    assert frames_of("another_game.anything") == {"Mark": Mark}
    assert frames_of(__name__)["Mark"] is not Mark


def test_two_questions_of_one_name_in_one_game_are_refused() -> None:
    with pytest.raises(ValueError, match="two questions are called tiny_number"):
        prompt("tiny_number", "number", __name__)


def test_another_game_may_have_a_question_of_the_same_name() -> None:
    other = prompt("tiny_number", "seat", "another_game.rules")
    assert prompts_of("another_game")["tiny_number"] is other
    assert prompts_of(__name__)["tiny_number"] is NUMBER


@pytest.mark.parametrize(
    ("module", "home"),
    [
        ("ziggurat.games.dawn.rules.turn", "ziggurat.games.dawn"),
        ("ziggurat.games.dawn", "ziggurat.games.dawn"),
        ("bazaar.rules", "bazaar"),
        ("one_file", "one_file"),
    ],
)
def test_a_rule_belongs_to_the_package_of_its_game(module: str, home: str) -> None:
    assert home_of(module) == home


# Sealed questions


def test_sealed_answers_are_taken_in_the_order_of_the_questions() -> None:
    s = running(Sealed(), seats=3)
    for seat in range(3):
        assert isinstance(s.pending, Ask)
        assert s.pending.player == seat
        assert [ask.player for ask in s.pending.also] == list(range(seat + 1, 3))
        s.play(seat + 10)
    assert s.marks == (33,)


def test_a_sealed_question_to_one_seat_is_an_ordinary_one() -> None:
    s = running(Sealed(), seats=1)
    s.play(10)
    assert s.marks == (10,)


def test_a_sealed_answer_that_was_not_offered_changes_nothing() -> None:
    s = running(Sealed(), seats=3)
    s.play(0)
    before = s.hash()
    with pytest.raises(IllegalAnswer):
        s.play(0)
    assert s.hash() == before


@dataclass(slots=True, eq=False)
class Hasty(Frame):
    """Does something with the first of two sealed answers."""

    how: int = 0

    def ask(self, s: Tiny, _: int) -> Next:
        return together([Ask(seat, NUMBER, (1, 2)) for seat in range(2)])

    def take(self, s: Tiny, number: int) -> Next:
        if self.how == 0:
            s.changed = True
        elif self.how == 1:
            s.triggers.append(Mark(1))
        else:
            return Ask(0, NUMBER, (1, 2))
        return None


@pytest.mark.parametrize("how", range(3))
def test_a_step_that_does_more_with_a_sealed_answer_than_keep_it_is_refused(how: int) -> None:
    s = running(Hasty(how))
    with pytest.raises(AssertionError, match="Hasty does more with a sealed answer than keep it"):
        s.play(1)


# Reveals


@dataclass(slots=True, eq=False)
class Shows(Frame):
    """Asks twice; what comes between shows something to seat 1."""

    def first(self, s: Tiny, _: int) -> Next:
        return Ask(0, NUMBER, (1, 2))

    def show(self, s: Tiny, _: int) -> Next:
        reveal(s, 1 << 1)
        return None

    def second(self, s: Tiny, _: int) -> Next:
        return Ask(0, NUMBER, (1, 2))

    def end(self, s: Tiny, _: int) -> Next:
        return None


def test_what_an_answer_reveals_is_known_until_the_next_one() -> None:
    s = running(Shows())
    s.play(1)
    assert s.revealed == 1 << 1
    s.play(1)
    assert s.revealed == 0


# Asking again


@dataclass(slots=True, eq=False)
class AsksForMarks(Frame):
    """Asks both seats for one of the marks, or chance."""

    chance: bool = False
    given: tuple[int, ...] = ()

    def ask(self, s: Tiny, _: int) -> Next:
        if self.chance:
            return Roll(NUMBER, s.marks)
        return together([Ask(seat, NUMBER, s.marks) for seat in range(2)])

    def take(self, s: Tiny, number: int) -> Next:
        self.given += (number,)
        return None


@pytest.mark.parametrize("chance", [False, True])
def test_answers_are_listed_anew_where_the_position_was_drawn_otherwise(chance: bool) -> None:
    s = running(Mark(1), Mark(2), AsksForMarks(chance))
    s.marks = (4, 5, 6)
    ask_again(s)
    assert s.pending is not None
    assert s.pending.options == (4, 5, 6)


def test_of_a_sealed_question_only_what_is_left_is_asked_again() -> None:
    s = running(Mark(1), Mark(2), AsksForMarks())
    s.play(1)
    s.marks = (4,)
    ask_again(s)
    assert isinstance(s.pending, Ask)
    assert (s.pending.player, s.pending.options, s.pending.also) == (1, (4,), ())


def test_a_step_that_asks_something_else_now_is_refused() -> None:
    s = running(Sealed())
    s.pending = Roll(prompt("tiny_other", "number", __name__), (1,))
    with pytest.raises(AssertionError, match="Sealed does not ask that again"):
        ask_again(s)
