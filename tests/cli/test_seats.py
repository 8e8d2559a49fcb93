"""Who sits where at the terminal."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import refusal, ziggurat


def test_without_options_one_person_plays_two_bots() -> None:
    session = ziggurat("play", "--seed", "3", typed=("seats", "save game.json"))
    assert "3 players" in session.text
    record = json.loads(Path("game.json").read_text("utf-8"))
    assert record["seats"] == ["human", "fair", "fair"]


def test_a_bot_takes_its_options_to_its_seat_and_keeps_them_in_a_file() -> None:
    seats = ("--seat", "human", "--seat", "sage:nodes=3", "--leaders", "rome,egypt", "--seed", "7")
    begun = ziggurat("play", *seats, typed=("save game.json",))
    assert "Egypt (green) resolves" in begun.text
    assert json.loads(Path("game.json").read_text("utf-8"))["seats"] == ["human", "sage:nodes=3"]
    again = ziggurat("play", "--load", "game.json", typed=("save again.json",))
    assert again.code == 0
    assert json.loads(Path("again.json").read_text("utf-8"))["seats"] == ["human", "sage:nodes=3"]


def test_a_file_that_names_options_which_do_not_exist_seats_the_usual_players() -> None:
    others = ("sage:nodes=all", "sage:knots=3", "human:nodes=3", "old=rev:HEAD sage", "x=cmd:ls")
    ziggurat("play", "--seed", "7", "--seat", "human", "--seat", "sage", typed=("save game.json",))
    record = json.loads(Path("game.json").read_text("utf-8"))
    for seat in others:
        Path("game.json").write_text(json.dumps(record | {"seats": ["human", seat]}), "utf-8")
        ziggurat("play", "--load", "game.json", typed=("save again.json",))
        assert json.loads(Path("again.json").read_text("utf-8"))["seats"] == ["human", "fair"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seat", "bob"], "There is no player called 'bob'; there is human, easy, fair, strong"),
        (["--seat", "human:nodes=5"], "There is no player called 'human:nodes=5'; there is human"),
        (["--seat", "mine=sage"], "There is no player called 'mine=sage'; there is human"),
        (["--seat", "easy:looks=no"], "“easy:looks=no” cannot play: easy has no options."),
        (["--seat", "fair:nodes=5"], "cannot play: fair is written like fair:looks=true."),
        (["--seat", "hardest:nodes=all"], "hardest is written like hardest:nodes=0,seconds=3.0,"),
    ],
)
def test_who_cannot_sit_down_gets_one_line(words: list[str], sentence: str) -> None:
    assert sentence in refusal("play", *words)
