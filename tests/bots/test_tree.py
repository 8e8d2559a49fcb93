"""The search plays a game it knows nothing of: matches, and matches with a die."""

from typing import Any, Self

import pytest

from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.knowledge import IGNORANCE
from ziggurat.bots.sage import SageBot, found
from ziggurat.bots.tree import FEW, Node, Tree, preferred, slowed
from ziggurat.core.flow import Ask, Frame, Prompt, Question, Roll

TAKE = Prompt("take", "number")
DIE = Prompt("die", "number")


class Matches:
    """Each in turn takes one to three matches (or up to `most`); who takes the last one wins. With
    a die, whoever takes an even number loses some more to chance."""

    seats = 2

    def __init__(self, left: int, most: int = 3, die: bool = False) -> None:
        self.left = left
        self.most = most
        self.die = die
        self.turn = 0
        self.stack: list[Frame] = []
        self.notes: list[tuple[Any, ...]] | None = None
        self.revealed = 0
        self.pending: Question | None = None
        self._ask()

    def _ask(self) -> None:
        options = range(1, min(self.most, self.left) + 1)
        self.pending = Ask(self.turn, TAKE, options) if self.left else None

    def clone(self) -> Self:
        copy = type(self)(self.left, self.most, self.die)
        copy.turn, copy.pending = self.turn, self.pending
        return copy

    def play(self, answer: int) -> None:
        self.left -= min(answer, self.left)
        if isinstance(self.pending, Ask) and self.die and answer % 2 == 0 and self.left:
            self.pending = Roll(DIE, (0, 1), (3, 1))
            return
        if self.left:
            self.turn = 1 - self.turn
        self._ask()

    def to_json(self) -> dict[str, Any]:
        return {"left": self.left, "turn": self.turn}

    def hash(self) -> str:
        return f"{self.left}:{self.turn}:{isinstance(self.pending, Roll)}"

    def winners(self) -> tuple[int, ...]:
        return () if self.left else (self.turn,)


def searched(s: Matches, visits: int, seed: int = 1) -> Node:
    root = Node(s.clone())
    tree = Tree(root, IGNORANCE, seed, rounds=1)
    for _ in range(visits):
        tree.visit()
    return root


@pytest.mark.parametrize(("left", "best"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3), (9, 1)])
def test_it_leaves_a_multiple_of_four(left: int, best: int) -> None:
    assert SageBot(1, nodes=800, seconds=0).choose(Matches(left)) == best


def test_the_results_of_the_seats_add_up() -> None:
    root = searched(Matches(7), 300)
    assert root.visits == 300
    assert sum(root.totals) == pytest.approx(300)
    assert sum(child.visits for child in root.children.values()) == 299


def test_chance_is_met_by_its_weights() -> None:
    s = Matches(9, die=True)
    s.play(2)
    assert isinstance(s.pending, Roll)
    root = searched(s, 3000)
    often, seldom = root.children[0].visits, root.children[1].visits
    assert 2.7 < often / seldom < 3.3  # the weights are three to one


def test_of_many_answers_few_are_tried_at_first() -> None:
    few = searched(Matches(40, most=30), 5)
    many = searched(Matches(40, most=30), 400)
    assert len(few.children) <= FEW + 2
    assert len(few.children) < len(many.children) < 30


def test_the_same_seed_and_visits_make_the_same_tree() -> None:
    def shape(root: Node) -> dict[int, tuple[int, list[float]]]:
        return {answer: (node.visits, node.totals) for answer, node in root.children.items()}

    assert shape(searched(Matches(11), 200)) == shape(searched(Matches(11), 200))
    assert shape(searched(Matches(11), 200)) != shape(searched(Matches(11), 200, seed=2))


def test_what_was_seen_of_the_next_position_is_kept() -> None:
    bot = SageBot(1, nodes=400, seconds=0)
    s = Matches(9)
    s.play(bot.choose(s))
    s.play(2)
    root = bot.thought(s)
    assert root.visits == 400
    before = SageBot(1, nodes=400, seconds=0)
    first = Matches(9)
    before.choose(first)
    kept = found(before.thought(first), s)
    assert kept is not None
    assert kept.visits > 1


def test_time_stops_the_search() -> None:
    root = SageBot(1, nodes=10**9, seconds=0.05).thought(Matches(300, most=20))
    assert 4 <= root.visits < 10**6


def test_without_a_number_of_nodes_the_search_uses_its_time_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.001
        return now

    monkeypatch.setattr("ziggurat.bots.sage.time.perf_counter", clock)
    visits = {
        seconds: SageBot(1, seconds=seconds).thought(Matches(300, most=20)).visits
        for seconds in (0.1, 1.0)
    }
    assert 80 <= visits[0.1] <= 120
    assert 900 <= visits[1.0] <= 1050


@pytest.mark.parametrize(
    ("options", "visits"),
    [
        ({"seconds": 0}, 100),
        ({"steady": True}, 100),
        ({"steady": True, "seconds": 3}, 300),
        ({"steady": True, "nodes": 20}, 20),
    ],
)
def test_without_a_clock_the_search_goes_by_nodes(options: dict[str, Any], visits: int) -> None:
    assert SageBot(1, **options).thought(Matches(300, most=20)).visits == visits


def test_a_habit_is_kept_unless_the_results_speak_against_it() -> None:
    root = searched(Matches(8), 60)  # whatever one takes, the other wins
    assert preferred(root) == root.habit


def test_greedy_takes_a_win_in_a_game_it_does_not_know() -> None:
    assert {GreedyBot(seed).choose(Matches(3)) for seed in range(10)} == {3}


def test_no_answer_is_starved() -> None:
    """A third of the visits goes to all answers alike, another third to the better half."""
    root = Node(Matches(9))
    Tree(root, IGNORANCE, 1, rounds=1).think(90, lambda _: True)
    assert root.visits == 90
    visits = sorted(child.visits for child in root.children.values())
    assert len(visits) == 3
    assert visits[0] >= 10
    assert visits[1] >= 20


def test_a_thought_ends_when_it_is_told_to() -> None:
    root = Node(Matches(9))
    Tree(root, IGNORANCE, 1, rounds=1).think(90, lambda done: done < 7)
    assert root.visits == 7


def test_a_win_that_comes_later_counts_a_little_less() -> None:
    soon, late = slowed([1.0, 0.0, 0.0], 0), slowed([1.0, 0.0, 0.0], 3)
    assert soon == [1, 0, 0]
    assert 0.9 < late[0] < 1
    assert sum(late) == pytest.approx(1)
    assert late[1] == late[2] > 0
