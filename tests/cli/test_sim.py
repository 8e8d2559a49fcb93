"""`ziggurat sim`: figures of many games."""

import json
import sys
from collections.abc import Callable, Generator, Iterable
from typing import Any

import pytest

from tests.cli.terminal import refusal, ziggurat
from ziggurat.arena.executors import Done, Here, Job
from ziggurat.sim.games import Outcome, unbroken

KEYS = {
    "games",
    "finished",
    "cut",
    "violations",
    "answers",
    "answers_per_s",
    "rounds_mean",
    "end_reasons",
    "leader_wins",
    "seat_wins",
}
SHORT = ("sim", "--games", "4", "--rounds", "6", "--seed", "3")


def figures(*words: str) -> dict[str, Any]:
    session = ziggurat(*words, "--json")
    assert session.code == 0
    found: dict[str, Any] = json.loads(session.out)
    return found


def test_the_figures_of_a_run() -> None:
    found = figures(*SHORT)
    assert found.keys() >= KEYS
    assert "coverage" not in found
    assert (found["games"], found["finished"], found["cut"]) == (4, 0, 4)
    assert found["violations"] == 0
    assert found["answers"] > 100
    assert found["end_reasons"] == {"cut": 4}
    assert found["seat_wins"] == [0, 0]


def test_games_played_to_their_end_have_winners() -> None:
    found = figures("sim", "--games", "2", "--bot", "eager", "--map", "first-game", "--no-check")
    assert found["finished"] == 2
    assert sum(found["seat_wins"]) >= 2
    assert sum(row["games"] for row in found["leader_wins"].values()) == 4
    assert all(row["rate"] == row["wins"] / row["games"] for row in found["leader_wins"].values())


def test_several_tables_of_bots_take_the_games_in_turn() -> None:
    words = ("sim", "--rounds", "4", "--games", "1", "--no-check")
    random, eager = (
        figures(*words, "--bot", bot, "--seed", seed)["answers"]
        for bot, seed in (("random", "2"), ("eager", "3"))
    )
    both = figures(*words[:3], "--games", "2", "--bot", "random", "--bot", "eager", "--seed", "2")
    assert both["answers"] == random + eager


def test_processes_change_nothing_but_the_time() -> None:
    alone, shared = (figures(*SHORT, "--coverage", "--jobs", jobs) for jobs in ("1", "2"))
    del alone["answers_per_s"], shared["answers_per_s"]
    assert alone == shared


def test_ray_changes_nothing_but_the_time() -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed")
    alone, spread = (figures(*SHORT, "--coverage", *words) for words in ((), ("--ray",)))
    del alone["answers_per_s"], spread["answers_per_s"]
    assert alone == spread


def test_without_the_extra_there_is_no_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    session = ziggurat(*SHORT, "--ray")
    assert session.code == 1
    assert session.err == (
        "These games cannot be played: --ray needs the extra: pip install 'ziggurat[ray]'.\n"
    )


class Stopped(Here):
    """Plays the first, third and fourth game, perhaps the second late, and is interrupted."""

    def __init__(self, late: bool) -> None:
        self._late = late

    def each(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Generator[Done, None, None]:
        first, second, third, fourth, *_ = jobs
        yield from super().each(work, (first, third, fourth))
        if self._late:
            yield work(second)
        raise KeyboardInterrupt


@pytest.mark.parametrize(("late", "done"), [(False, 1), (True, 4)])
def test_stopped_in_the_middle_it_keeps_what_is_done_and_tells_how_to_go_on(
    late: bool, done: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(sys.modules["ziggurat.cli.sim"], "executor", lambda *_: Stopped(late))
        session = ziggurat("sim", "--rounds", "6", "--seed", "3", "--games", "9", "--json")
    assert session.code == 130
    assert session.err.strip() == (
        f"stopped after {done} of 9 games; --seed {3 + done} --games {9 - done} goes on"
    )
    kept = json.loads(session.out)
    whole = figures("sim", "--rounds", "6", "--seed", "3", "--games", str(done))
    del kept["answers_per_s"], whole["answers_per_s"]
    assert kept == whole


def test_what_is_done_out_of_order_is_kept_up_to_the_first_gap() -> None:
    outcomes = [Outcome(seed, False, "cut", 1, 1, 0.1, (), {}) for seed in (9, 7, 8, 11)]
    assert [outcome.seed for outcome in unbroken(outcomes, 7)] == [7, 8, 9]
    assert unbroken(outcomes, 6) == []


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_the_expansion_needs_no_map(players: str) -> None:
    words = ("--edition", "terra-incognita", "--players", players, "--games", "1")
    assert figures("sim", *words, "--rounds", "3")["violations"] == 0


def test_coverage_tells_what_was_in_play() -> None:
    expansion = ("--edition", "terra-incognita", "--players", "3", "--bot", "eager")
    found = figures("sim", *expansion, "--games", "3", "--rounds", "25", "--coverage")["coverage"]
    sizes = {kind: len(names["seen"]) + len(names["unseen"]) for kind, names in found.items()}
    assert sizes == {
        "focus": 42,
        "leaders": 18,
        "wonders": 36,
        "city_states": 12,
        "diplomacy": 5,
        "agendas": 22,
        "governments": 6,
        "districts": 5,
        "tiles": 42,
    }
    for kind in ("focus", "leaders", "governments", "districts", "tiles"):
        assert found[kind]["seen"], kind
    assert {"early_empire", "irrigation"} <= set(found["focus"]["seen"])
    assert not set(found["tiles"]["seen"]) & set(found["tiles"]["unseen"])


def test_coverage_of_the_base_game_knows_no_expansion() -> None:
    found = figures(*SHORT, "--coverage")["coverage"]
    assert "governments" not in found
    assert len(found["tiles"]["seen"]) + len(found["tiles"]["unseen"]) == 32
    table = ziggurat(*SHORT, "--coverage")
    assert table.code == 0
    assert "never seen" in table.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("--bot", "deep thought"),
            "There is no bot “deep thought”; there is easy, fair, strong, hardest, random",
        ),
        (("--bot", "eager:speed=3"), "“eager” has no option “speed”"),
        (("--bot", "random", "--bot", "mine=cmd:sh"), "There is no bot “mine=cmd”"),
        (("--edition", "atlantis"), "there is no edition 'atlantis'"),
        (("--players", "5"), "2 to 4 can play, not 5"),
        (("--map", "moon"), "the map is 'first-game' or 'built', not 'moon'"),
        (("--edition", "terra-incognita", "--map", "built"), "the map is 'explored', not 'built'"),
        (("--edition", "terra-incognita", "--epic"), "the epic game is an option of the base game"),
    ],
)
def test_options_that_do_not_fit_get_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal("sim", "--games", "1", *words)
