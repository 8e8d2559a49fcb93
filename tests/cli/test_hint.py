"""Hints and analyses at the terminal."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import ziggurat
from tests.nearly_won import NEARLY_WON, record_of
from ziggurat.bots.analysis import Course, course_of
from ziggurat.cli import analyse


@pytest.fixture
def record(folder: Path) -> Path:
    """A finished game in which both could have won earlier."""
    file = folder / "end.json"
    file.write_text(json.dumps(record_of("culture", "culture", "science")), "utf-8")
    return file


@pytest.fixture
def nearly(folder: Path) -> Path:
    file = folder / "nearly.toml"
    file.write_text(NEARLY_WON, "utf-8")
    return file


def test_the_best_answer_comes_first_with_its_chance_and_reason(record: Path) -> None:
    session = ziggurat("hint", record, "--at", "0")
    assert session.code == 0
    assert "Rome (blue): Which card of your focus row do you resolve?" in session.text
    lines = [line.strip() for line in session.out.splitlines()]
    first = next(number for number, line in enumerate(lines) if "%" in line)
    assert lines[first] == "100%  Nuclear Power (science IV, slot 1)"
    assert lines[first + 1 : first + 3] == ["wins this turn (100%)", "Wins the game."]


def test_hints_in_french(record: Path) -> None:
    session = ziggurat("hint", record, "--at", "0", "--lang", "fr")
    assert (
        "100 % Énergie nucléaire (Science IV, échelon 1) gagne dans ce tour (100 %) Gagne"
        in session.text
    )


def test_hints_for_programs_are_the_same_every_time(record: Path) -> None:
    words = ("hint", record, "--at", "3", "--seconds", "0", "--json")
    found = json.loads(ziggurat(*words).out)
    assert (found["at"], found["seat"], found["chance"]) == (3, 1, 1)
    assert found["answers"][0]["name"] == "science"
    assert json.loads(ziggurat(*words).out) == found


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--at", "99"), "The record has 7 answers: --at takes 0 to 7."),
        (("--at", "-1"), "The record has 7 answers: --at takes 0 to 7."),
        ((), "After 7 answers nobody is asked."),
    ],
)
def test_where_there_is_no_question_one_sentence_says_so(
    record: Path, words: tuple[str, ...], sentence: str
) -> None:
    session = ziggurat("hint", record, *words)
    assert session.code == 1
    assert session.err.strip() == sentence


@pytest.mark.parametrize("command", ["hint", "conseil"])
def test_a_hint_within_a_game_answers_nothing(nearly: Path, command: str) -> None:
    session = ziggurat("play", "--position", nearly, typed=(command, "science"))
    told = session.after(command)
    assert told.startswith(
        "100% Nuclear Power (science IV, slot 1) wins this turn (100%) Wins the game."
    )
    assert "Rome (blue) resolves Nuclear Power in slot 1." in session.after("science")


def test_without_a_question_there_is_no_hint(nearly: Path) -> None:
    session = ziggurat("play", "--position", nearly, typed=("science", "1", "hint"))
    assert "The game is over: there is nothing to answer." in session.after("hint")


def test_an_analysis_draws_the_chances_and_lists_what_turned_the_game(record: Path) -> None:
    session = ziggurat("replay", "--analyse", record)
    assert session.code == 0
    lines = session.out.splitlines()
    assert any(line.startswith("Rome (blue)    100% █ ██") for line in lines)
    assert any(line.startswith("Egypt (green)    0%  █") for line in lines)
    assert "3, round 10, Egypt (green): Early Empire (culture I, slot 2) (100% →" in session.text
    assert "Better: 100% Nuclear Power (science IV, slot 1)" in session.text
    assert session.widest <= 80


def test_an_analysis_in_french(record: Path) -> None:
    session = ziggurat("replay", "--analyse", record, "--lang", "fr")
    assert "Chances de gagner" in session.text
    assert "3, manche 10, Égypte (vert) : Empire naissant (Culture I, échelon 2)" in session.text
    assert "Mieux : 100 % Énergie nucléaire" in session.text


def test_a_game_without_turning_points(folder: Path) -> None:
    file = folder / "won.json"
    file.write_text(json.dumps(record_of("science")), "utf-8")
    session = ziggurat("replay", "--analyse", file)
    assert "No answer cost its player a tenth of the chances." in session.text


def test_an_analysis_for_programs(record: Path) -> None:
    found = json.loads(ziggurat("replay", "--analyse", "--json", record).out)
    assert found["done"] == found["of"]
    assert found["points"][-1] == {"at": 7, "round": 10, "seat": -1, "chances": [1.0, 0.0]}
    assert found["turning"][0]["played"]["name"] == "culture"
    assert found["turning"][0]["better"][0]["name"] == "science"


def test_json_without_an_analysis_is_refused(record: Path) -> None:
    session = ziggurat("replay", "--json", record)
    assert (session.code, session.err.strip()) == (1, "--json goes with --analyse.")


def test_who_interrupts_an_analysis_sees_what_was_found(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*words: Any) -> Iterator[Course]:
        steps = course_of(*words)
        yield next(steps)
        yield next(steps)
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "course_of", interrupted)
    session = ziggurat("replay", "--analyse", record)
    assert session.code == 130
    assert "Stopped after 2 of " in session.err
    assert "Rome (blue)      0% █" in session.out


@pytest.mark.parametrize(("count", "width"), [(3, 10), (10, 10), (208, 58)])
def test_a_long_game_fits_the_screen(count: int, width: int) -> None:
    shown = analyse._spread(count, width)
    assert len(shown) == min(count, width)
    assert (shown[0], shown[-1]) == (0, count - 1)
    assert shown == sorted(set(shown))


def test_the_axis_has_every_fifth_round_that_fits() -> None:
    assert analyse._axis([4, 4, 5, 5, 6, 6, 7, 7]) == "  5"
    assert analyse._axis([9, 10, 15, 20, 25, 30]) == " 10 25"
    assert analyse._axis([9, 9, 9, 10]) == ""
