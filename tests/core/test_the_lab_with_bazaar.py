"""A game that brings its rules and words alone is played through every package by defaults."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bazaar.plugin import PLUGIN
from tests.bazaar import played
from tests.cli.terminal import ziggurat
from ziggurat.arena.balance import markdown
from ziggurat.arena.executors import Here
from ziggurat.arena.report import command, page
from ziggurat.arena.schedule import Plan, fixtures
from ziggurat.bots import bots_of
from ziggurat.cli.faces import face_of
from ziggurat.cli.plain import PlainFace
from ziggurat.core.records import to_record
from ziggurat.export.tables import TABLES, columns_of
from ziggurat.games.registry import forget, register
from ziggurat.sim.games import Job, simulate

SLUG = "bazaar"


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    register(SLUG, PLUGIN)
    yield
    forget(SLUG)


def test_the_general_bots_play_it() -> None:
    assert list(bots_of(SLUG)) == ["random", "eager", "greedy", "sage"]


def test_it_is_simulated_with_every_position_checked() -> None:
    outcome = simulate(Job(SLUG, {"players": 3}, 4, "random", 0, check=True))
    assert outcome.finished
    assert outcome.rounds == 5
    assert not outcome.violations


def test_the_command_line_takes_what_its_form_names() -> None:
    session = ziggurat("sim", "--game", SLUG, "--players", "4", "--games", "2", "--json")
    assert session.code == 0, session.err
    found = json.loads(session.out)
    assert (found["finished"], len(found["seat_wins"])) == (2, 4)
    assert ziggurat("sim", "--game", SLUG, "--players", "5").err == (
        "These games cannot be set up: 2 to 4 can play, not 5.\n"
    )
    assert ziggurat("sim", "--game", SLUG, "--players", "many").err == (
        "--players takes a number, not “many”.\n"
    )
    assert "say what there is to see" in ziggurat("sim", "--game", SLUG, "--coverage").err
    assert ziggurat("sim", "--game", SLUG, "--epic").code == 2  # an option of another game
    assert ziggurat("sim", "--game", "chess").err.startswith("There is no game “chess”; there is ")


def test_the_arena_plays_it_and_reports() -> None:
    setup = PLUGIN.game.checked_setup({"players": 3})
    bots = {name: name for name in ("random", "eager", "greedy")}
    plan = Plan(SLUG, setup, bots, games=3, seed=1, rounds=0)
    results = [result for result, _ in Here().played(fixtures(plan))]
    assert len(results) == 3
    assert not any(result.cut for result in results)
    assert "bazaar" in page(plan, results).lower()
    assert markdown(SLUG, 3, results).startswith("3 games, 3 of them to their end, 5 rounds")
    assert "--game bazaar --players 3" not in command(plan)
    assert "--game bazaar" in command(plan)
    assert "--players 3" in command(plan)


def test_it_is_exported_with_the_figures_that_all_see(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(to_record(played(1)) | {"seats": ["random"] * 3}), "utf-8")
    session = ziggurat("export", str(file), "--out", str(tmp_path / "out"), "--game", SLUG)
    assert session.code == 0, session.err
    heads = {
        name: (tmp_path / "out" / f"{name}.csv").read_text("utf-8").splitlines()[0]
        for name in TABLES
    }
    assert heads["states"] == "game,number,round,turn,seat,points"
    columns = columns_of(PLUGIN)
    assert heads["results"] == ",".join(column.name for column in columns["results"])
    assert "won_3" in heads["results"]
    other = ziggurat("export", str(file), "--out", str(tmp_path / "other"))
    assert "it is a game of bazaar" in other.err


# The terminal

ANYTHING = ("1", "2", "3", "4", "5", "6", "no")  # one of them is an answer
BAZAAR = ("play", "--game", SLUG, "--seat", "human", "--seat", "random", "--seed", "3")


def test_it_has_the_plain_face() -> None:
    assert isinstance(face_of(SLUG, "en"), PlainFace)


def test_a_person_plays_it_at_the_terminal_to_its_end() -> None:
    session = ziggurat(*BAZAAR, typed=ANYTHING * 9)
    assert session.code == 0, session.err
    assert "Bazaar, 2 players" in session.out
    assert "Which card do you bid for the bale?" in session.out
    assert "The game is over." in session.out


def test_nobody_reads_what_others_draw_or_whether_they_are_asked() -> None:
    session = ziggurat(*BAZAAR, typed=(*ANYTHING, "log 50", "quit"))
    assert "Player 2 draws a card." in session.out
    assert "Player 2 draws 1" not in session.out


def test_what_was_turned_up_is_not_taken_back_nor_foretold() -> None:
    session = ziggurat(*BAZAAR, typed=(*ANYTHING, "undo", "show 2", "quit"))
    assert "Something hidden was shown since then: that answer stays." in session.out
    assert "Not everything is known to you" in session.out


def test_a_record_is_replayed_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(to_record(played(2))), "utf-8")
    assert ziggurat("verify", str(file)).code == 0
    told = ziggurat("replay", str(file))
    assert "A bale worth 5 is on offer." in told.out
    french = ziggurat("replay", str(file), "--lang", "fr")
    assert "Un ballot de valeur 5 est en vente." in french.out
    assert ziggurat("hint", str(file), "--at", "9", "--seconds", "0").code == 0
