"""What the arena tells of how bots play A New Dawn, from records."""

from pathlib import Path

import pytest

from tests.cli.terminal import ziggurat
from ziggurat.arena.habits import Row, rows
from ziggurat.bots.specs import maker
from ziggurat.core.match import Match
from ziggurat.core.notes import whole
from ziggurat.core.records import to_record
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.study.habits import HabitWatch


def played(edition: str, *specs: str, seed: int = 3, rounds: int = 30) -> Match[State]:
    match = Match(DAWN, {"edition": edition, "players": len(specs)}, seed, log=True)
    bots = [maker(spec)(seed + seat) for seat, spec in enumerate(specs)]
    while match.ask is not None and match.state.round < rounds:
        match.answer(bots[match.ask.player].choose(match.state))
    return match


def by_figure(found: list[Row], bot: str) -> dict[str, Row]:
    return {row.figure: row for row in found if row.bot == bot}


@pytest.mark.parametrize("edition", ["base", "terra-incognita"])
def test_the_figures_add_up_to_what_the_log_tells(edition: str) -> None:
    match = played(edition, "steward", "greedy")
    record = to_record(match) | {"seats": ["steward", "greedy"]}
    found = rows("dawn", [record, record])  # the same game twice
    notes = [whole(note) for _, note in match.log]
    for seat, bot in enumerate(("steward", "greedy")):
        told = by_figure(found, bot)
        fights = [note for note in notes if note[0] == "attack_result" and note[1] == seat]
        within = [row for figure, row in told.items() if figure.startswith("won at odds")]
        assert sum(row.of for row in within) == 2 * len(fights)
        assert sum(row.count for row in within) == 2 * sum(note[2] for note in fights)
        assert told["attacks in a game"].count == 2 * len(fights)
        left = told["trade tokens left at the end"]
        assert (left.count, left.of) == (2 * sum(match.state.trade[seat]), 2)
        explored = any(note[:2] == ("explored", seat) for note in notes)
        if edition == "base":
            assert "games without laying a tile" not in told
        else:
            assert told["games without laying a tile"].count == 2 * (not explored)


def test_a_turn_of_which_nothing_comes_is_counted() -> None:
    watch = HabitWatch()
    match = Match(DAWN, {"edition": "base", "players": 2}, 1)
    for note in [
        ("turn", 0),
        ("chooses", 0, 1),
        ("resolves", 0, 1, 2),
        ("turn", 1),
        ("chooses", 1, 1),
        ("resolves", 1, 1, 2),
        ("token_placed", 1, 9),
        ("event", 1),
        ("barbarian_moved", 1, 2, 3),
        ("round", 2),
        ("turn", 0),
    ]:
        watch.hear(note)
    idle = [seat[0] for seat in watch.habits(match.state)]
    assert [(each.times, each.of) for each in idle] == [(1, 1), (0, 1)]


def test_the_arena_tells_habits_in_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["arena", "--bot", "random", "--bot", "steward", "--games", "2", "--rounds", "6"]
    session = ziggurat(*words, "--jobs", "1", "--habits")
    assert session.code == 0, session.err
    assert "turns without effect" in session.out
    assert "steward" in session.out
    as_json = ziggurat(*words, "--jobs", "1", "--habits", "--json")
    assert '"figure": "turns without effect"' in as_json.out


def test_a_game_without_habits_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session = ziggurat("arena", "--game", "wisdom", "--bot", "random", "--habits")
    assert session.code == 1
    assert "does not say what is worth telling" in session.err
