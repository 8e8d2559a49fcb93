"""Records on disk: replaying, verifying, and everything that can be wrong with a file."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import DUEL, ziggurat
from ziggurat.cli.files import match_in
from ziggurat.cli.replay import Player
from ziggurat.cli.screen import Screen
from ziggurat.cli.words import Texts

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def record(folder: Path) -> Path:
    """A short game on disk: two turns of a person, one of a bot."""
    ziggurat(*DUEL, typed=("culture", "77", "75", "culture", "73", "pass", "save game.json"))
    return folder / "game.json"


def changed(record: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """The same record with something changed, in another file."""
    data = json.loads(record.read_text("utf-8"))
    change(data)
    other = record.with_name("changed.json")
    other.write_text(json.dumps(data), "utf-8")
    return other


def test_a_good_record_is_verified(record: Path) -> None:
    session = ziggurat("verify", "game.json")
    assert session.code == 0
    assert re.fullmatch(r"game\.json: good, \d+ answers, unfinished\.\n", session.out)


def test_a_record_holds_names_and_no_numbers_of_ours(record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    assert "culture 77 75" in data["answers"]
    assert data["seats"] == ["human", "eager"]
    assert not record.with_name(".game.json.tmp").exists()


def _without(key: str) -> Callable[[dict[str, Any]], None]:
    def drop(data: dict[str, Any]) -> None:
        del data[key]

    return drop


def _with(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(values)


def _with_setup(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["setup"].update(values)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_with(format="chess"), "it is not a Ziggurat record"),
        (_with(version=2), "its format version 2 is not known here"),
        (_with(game="senet"), "it is a record of 'senet', a game unknown here"),
        (_with(game=["dawn"]), "its game has no name"),
        (_with(rules="0"), "it was played under rules '0', unknown to this version"),
        (_without("seed"), "it lacks seed"),
        (_with(seed="7"), "its seed is not a whole number"),
        (_with(seed=True), "its seed is not a whole number"),
        (_with(answers=["1"]), "its answers or its setup are not of the right form"),
        (_with(setup=[]), "its answers or its setup are not of the right form"),
        (_with(answers="1 stonehenge nonsense"), "answer 3, 'nonsense', was not offered"),
        (_with(hash="0000000000000000"), "lead to another position than its hash says"),
        (_with(hash=None), "lead to another position than its hash says"),
        (_with(result={"winners": [0]}), "its result is not what they lead to"),
        (_with_setup(players=9), "its setup cannot be played: 2 to 4 can play, not 9"),
        (_with_setup(moon=1), "its setup cannot be played: a setup has no moon"),
        (_with_setup(edition=[]), "damaged.json: "),
        (_with_setup(leaders=[[], {}]), "damaged.json: "),
        (_with_setup(leaders={"rome": 1}), "its setup cannot be played"),
        (_with_setup(colors=[{}, {}]), "there is no colour {}"),
        (_with_setup(position="map = 3"), "its setup cannot be played"),
        (_with_setup(position=["x"]), "its setup cannot be played: a position is a text"),
    ],
)
def test_a_bad_record_gets_one_line(
    record: Path, change: Callable[[dict[str, Any]], None], reason: str
) -> None:
    file = changed(record, change).rename("damaged.json")
    for command in (["verify"], ["replay"], ["play", "--load"]):
        session = ziggurat(*command, file)
        assert session.code == 1
        said = session.out if command == ["verify"] else session.err
        assert len(said.splitlines()) == 1
        assert said.startswith("damaged.json: ")
        assert reason in said


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "it is not JSON"),
        (b"{", "it is not JSON"),
        (b"[]", "it is not a Ziggurat record"),
        (b"null", "it is not a Ziggurat record"),
        (b"\x89PNG\r\n\x1a\n\x00\xff\xfe", "it is not text"),
        (b"[" * 200_000, "it is nested too deeply"),
        (b'{"a":' * 200_000, "it is nested too deeply"),
        (b"9" * 10_000, "it is not JSON"),
    ],
)
def test_a_foreign_file_gets_one_line(folder: Path, content: bytes, reason: str) -> None:
    Path("foreign.json").write_bytes(content)
    session = ziggurat("verify", "foreign.json")
    assert session.code == 1
    assert session.out.startswith(f"foreign.json: {reason}")
    assert len(session.out.splitlines()) == 1
    assert ziggurat("replay", "foreign.json").code == 1


def test_a_record_cut_short_gets_one_line(record: Path) -> None:
    whole = record.read_bytes()
    for length in range(0, len(whole) - 2, 97):
        record.write_bytes(whole[:length])
        session = ziggurat("verify", "game.json")
        assert session.code == 1
        assert len(session.out.splitlines()) == 1


def test_what_is_no_file_gets_one_line(folder: Path) -> None:
    assert "x.json: there is no such file." in ziggurat("verify", "x.json").out
    assert "it is a folder." in ziggurat("verify", folder).out
    assert "there is no such file." in ziggurat("verify", "x" * 5000).out


def test_every_file_is_verified_even_after_a_bad_one(record: Path) -> None:
    session = ziggurat("verify", "nowhere.json", "game.json", "--lang", "fr")
    assert session.code == 1
    first, second = session.out.splitlines()
    assert first == "nowhere.json : ce fichier n'existe pas."
    assert second.startswith("game.json : bon, ")


def test_replay_tells_the_whole_game_when_nobody_can_press_keys(record: Path) -> None:
    session = ziggurat("replay", "game.json")
    assert session.code == 0
    assert (
        "Rome (blue) places a control token on the grassland east of Rome's capital."
        in session.text
    )
    assert "This is the end of the record." in session.text
    french = ziggurat("replay", "game.json", "--lang", "fr")
    assert (
        "Rome (bleu) place un pion Contrôle sur la plaine à l'est de la capitale de Rome."
        in french.text
    )


def test_stepping_through_a_record(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = Texts("en")
    match, _ = match_in(record, texts, log=True)
    last = len(match.answers)
    keys = iter(["b", "", "t", "9", "b", "m", "x", str(last + 1), str(last), "", "0", "q"])

    def typed(prompt: str) -> str:
        print(prompt)
        return next(keys)

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setenv("COLUMNS", "80")
    Player(Screen(color=False), texts, match).step_through()
    out = capsys.readouterr().out
    prompts = [line for line in out.splitlines() if line.endswith("> ")]
    assert prompts[0] == f"0 of {last}> "
    assert prompts[2] == f"1 of {last}> "
    assert prompts[4] == f"9 of {last}> "
    assert prompts[5] == f"8 of {last}> "
    assert prompts[9] == f"{last} of {last}> "
    assert prompts[11] == f"0 of {last}> "
    assert "This is the beginning." in out
    assert "“x” is not known here." in out
    assert f"The answers are numbered 1 to {last}" in out
    assert "This is the end of the record." in out
    assert "*B*" in out
    assert "  Egypt (green) is the first player.\n" in out
    assert list(match.answers) == []


def test_the_documented_record_replays(folder: Path) -> None:
    text = (DOCS / "records.md").read_text("utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    Path("example.json").write_text(example, "utf-8")
    session = ziggurat("play", "--load", "example.json", typed=("log 30", "quit"))
    assert "Egypt (green) wins the attack" in session.after("log 30")
    keys = set(json.loads(example))
    assert keys == set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
