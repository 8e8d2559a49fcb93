"""What is wrong with a setup, a position or a record is said in both languages."""

import ast
import importlib
import string
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import ziggurat
from ziggurat.core import forms
from ziggurat.core.codec import Unreadable
from ziggurat.core.game import BadSetup
from ziggurat.core.records import parsed, verified
from ziggurat.games.refusals import HOUSE, told
from ziggurat.games.registry import NoGame, plugin_named, plugins
from ziggurat.table.asking import _PREFIX

SOURCES = Path(ziggurat.__file__).parent
ERRORS = {"BadSetup", "Unreadable", "NoGame"}
GAMES = sorted(path.parent.parent.name for path in SOURCES.glob("games/*/words/__init__.py"))


def raised(paths: Iterator[Path]) -> Iterator[tuple[str, set[str], str]]:
    """Every sentence that these files raise, the fields it gets, and where."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ERRORS and not any(kw.arg is None for kw in node.keywords):
                place = f"{path.relative_to(SOURCES)}:{node.lineno}"
                template = node.args[0]
                if isinstance(template, ast.Subscript):
                    continue  # one of a table, which is looked at as a whole
                assert isinstance(template, ast.Constant), f"{place}: a template, not a text"
                yield str(template.value), {str(kw.arg) for kw in node.keywords}, place


def slots(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def check(words: Mapping[str, str], template: str, fields: set[str], place: str) -> None:
    assert template in words, f"{place}: there is no French for {template!r}"
    assert slots(template) <= fields, f"{place}: {template!r} lacks a field"
    assert slots(words[template]) <= fields, f"{place}: {words[template]!r} has a field too much"


def test_every_sentence_of_the_house_has_its_french() -> None:
    files = (path for path in SOURCES.rglob("*.py") if not is_of_a_game(path))
    found = list(raised(files))
    assert len(found) > 20
    for template, fields, place in found:
        check(HOUSE["fr"], template, fields, place)


def is_of_a_game(path: Path) -> bool:
    parts = path.relative_to(SOURCES).parts
    return parts[0] == "games" and len(parts) > 2


@pytest.mark.parametrize("slug", GAMES)
def test_every_sentence_of_a_game_has_its_french(slug: str) -> None:
    own = importlib.import_module(f"ziggurat.games.{slug}.words.fr_refusals").REFUSALS
    words = {**HOUSE["fr"], **own}
    found = list(raised((SOURCES / "games" / slug).rglob("*.py")))
    for template, fields, place in found:
        check(words, template, fields, place)
    if slug in plugins():
        assert plugin_named(slug).refusals("fr") == own
        assert plugin_named(slug).refusals("en") == {}


def test_every_sentence_of_a_form_has_its_french() -> None:
    fields = {"key", "value", "offered", "either", "instead", "players", "least", "most"}
    shared = [*forms._SENTENCES.values(), forms._FLAG_SHAPE]
    for slug, plugin in plugins().items():
        words = {**HOUSE["fr"], **plugin.refusals("fr")}
        own = [said for field in plugin.form().fields for said in field.says.values()]
        for template in (*shared, *own):
            check(words, template, fields, slug)


@pytest.mark.parametrize("slug", ["dawn", "wisdom"])
def test_words_that_stand_in_a_sentence_have_their_french(slug: str) -> None:
    names = {"checked_number", "row_named", "one_of", "_of_edition", "counted"}
    words = plugin_named(slug).refusals("fr")
    for path in (SOURCES / "games" / slug).glob("position*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                given = [a.value for a in node.args if isinstance(a, ast.Constant)]
                if called in names:
                    for each in given:
                        assert not isinstance(each, str) or each in words, (path.name, each)


def test_what_a_table_puts_before_it_has_its_french() -> None:
    for template in _PREFIX.values():
        check(HOUSE["fr"], template, {"problem"}, "api")


def french(error: Exception) -> str:
    return told(error, "fr", plugin_named("dawn"))


def test_an_error_is_english_by_itself_and_french_when_it_is_told_so() -> None:
    dawn = plugin_named("dawn").game
    cases: list[tuple[dict[str, Any], str, str]] = [
        ({"edition": "atlantis"}, "there is no edition 'atlantis'", "edition ne peut pas être"),
        ({"players": 9}, "2 to 4 can play, not 9", "on joue de 2 à 4 joueurs, et non 9"),
        ({"map": "moon"}, "'first-game' or 'built', not", "'first-game' ou 'built', pas 'moon'"),
        ({"leaders": ["rome", "rome"]}, "same leader", "le même dirigeant"),
        ({"colour": 1}, "a setup has no colour", "une mise en place n’a pas de colour"),
        ({"position": "moon = 1"}, "a position has no 'moon'", "n’a pas de 'moon'\u00a0; elle a"),
    ]
    for setup, english, translated in cases:
        with pytest.raises(BadSetup) as caught:
            dawn.checked_setup(setup)
        assert english in str(caught.value)
        assert translated in french(caught.value)
        assert told(caught.value, "en", plugin_named("dawn")) == str(caught.value)
    with pytest.raises(NoGame) as missing:
        plugin_named("chess")
    assert french(missing.value).startswith("il n’y a pas de jeu «\u00a0chess\u00a0»")


def test_an_error_within_an_error_is_told_in_the_same_language() -> None:
    record = (Path(__file__).parent / "records/base-2-first-game-eager.json").read_text("utf-8")
    data = parsed(record)
    game = plugin_named("dawn").game
    with pytest.raises(Unreadable) as caught:
        verified(game, data | {"setup": {"players": 7}})
    assert str(caught.value) == "its setup cannot be played: 2 to 4 can play, not 7"
    assert french(caught.value) == (
        "sa mise en place ne peut pas être jouée\u00a0: on joue de 2 à 4 joueurs, et non 7"
    )
    with pytest.raises(Unreadable) as caught:
        verified(game, data | {"answers": "nonsense"})
    assert french(caught.value).startswith("la réponse 1, 'nonsense', n’était pas proposée pour")
