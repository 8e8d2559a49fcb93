"""The words of the game: complete, and alike in both languages."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from tests.rules_index import rules
from ziggurat.core.flow import frames_of, prompts_of
from ziggurat.games.dawn.content import (
    CITY_STATES,
    COLORS,
    DIPLOMACY,
    DISTRICTS,
    EDITIONS,
    ERAS,
    FOCUS,
    GOVERNMENTS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    TERRAINS,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.data.tiles import TILES
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words import Words
from ziggurat.games.dawn.words.notes import FIELDS

PROMPTS, FRAMES = prompts_of(State.__module__), frames_of(State.__module__)
EN, FR = Words("en"), Words("fr")
LANGUAGES = [EN, FR]
SOURCE = Path(__file__).parent.parent.parent / "src" / "ziggurat" / "games" / "dawn"
WORKED_OUT = {"steps", "cost"}  # figures that follow from a rule's fields

both = pytest.mark.parametrize("words", LANGUAGES, ids=lambda words: str(words.language))


def _nodes() -> Iterator[ast.AST]:
    for path in sorted(SOURCE.rglob("*.py")):
        if "words" not in path.parts:
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def _calls(name: str) -> Iterator[list[ast.expr]]:
    """The arguments of every call of a function or method of this name."""
    for node in _nodes():
        if isinstance(node, ast.Call):
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called == name:
                yield node.args


@cache
def told() -> dict[str, set[int]]:
    """Every kind of note and how many figures it is told with; -1 for any number."""
    found: dict[str, set[int]] = {}
    for kind, *figures in _calls("tell"):
        any_number = any(isinstance(figure, ast.Starred) for figure in figures)
        found.setdefault(str(ast.literal_eval(kind)), set()).add(-1 if any_number else len(figures))
    return found


@cache
def choices() -> list[str]:
    """`prompt.word` of every choice of words that is declared."""
    found = []
    for name, *words in _calls("choice"):
        found += [f"{ast.literal_eval(name)}.{ast.literal_eval(word)}" for word in words]
    return found


def conditions() -> set[str]:
    """Every condition the rules give for a space."""
    found = set()
    for node in _nodes():
        if isinstance(node, ast.FunctionDef):
            if node.name == "_why" or node.name.endswith("_limits"):
                for pair in ast.walk(node):
                    if isinstance(pair, ast.Tuple) and isinstance(pair.elts[0], ast.Constant):
                        found.add(str(pair.elts[0].value))
    return found


def content() -> list[str]:
    """The key of every name in the box."""
    keys = [f"{kind}.{slug}" for kind, slugs in slugs_of().items() for slug in slugs]
    keys += [f"agenda.{agenda.slug}" for card in VICTORY for agenda in card.agendas]
    keys += [f"{key}.text" for key in keys if not key.startswith(("natural.", "government."))]
    keys += ["card.ibrahim", "card.ibrahim.text"]
    for leader in LEADERS:
        keys += [f"leader.{leader.slug}.leader", f"leader.{leader.slug}.ability"]
    for kind, slugs in (
        ("type", TYPES),
        ("era", ERAS),
        ("resource", RESOURCES),
        ("terrain", TERRAINS),
        ("color", COLORS),
        (
            "event",
            {icon for row in EDITIONS.values() for icons in row.event_dial for icon in icons},
        ),
        ("event", ("none",)),
        ("edition", EDITIONS),
        ("piece", ("army", "district", "fort", "government")),
        ("tile", {tile.kind for tile in TILES.values()}),
        ("end", ("agendas", "tie_break", "shared", "unfinished")),
    ):
        keys += [f"{kind}.{slug}" for slug in slugs]
    return keys


def slugs_of() -> dict[str, list[str]]:
    return {
        "focus": [row.slug for row in FOCUS],
        "leader": [row.slug for row in LEADERS],
        "wonder": [row.slug for row in WONDERS],
        "city_state": [row.slug for row in CITY_STATES],
        "diplomacy": [row.slug for row in DIPLOMACY],
        "natural": [row.slug for row in NATURAL_WONDERS],
        "district": list(DISTRICTS),
        "government": [row.slug for row in GOVERNMENTS],
    }


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def variants(kind: str) -> Iterator[tuple[str, str, str]]:
    """(key, question, rule or "") of the words for one rule that asks, or for the expansion."""
    for key in EN.all_keys():
        start, *names = key.split(".")
        if start == kind and len(names) > 1:
            assert names[2:] in ([], ["terra"]), key
            yield key, names[0], "" if names[1] == "terra" else names[1]


# Completeness


@both
def test_every_question_has_words_and_names_its_rule(words: Words) -> None:
    assert DAWN.slug
    for name in PROMPTS:
        assert words.has(f"prompt.{name}"), name
        assert words.has(f"rule.{name}"), name


@both
def test_every_choice_and_every_card_has_words(words: Words) -> None:
    missing = [key for key in choices() if not words.has(f"choice.{key}")]
    missing += [key for key in content() if not words.has(key)]
    assert not missing
    assert len(choices()) >= 10


@both
def test_every_note_has_a_sentence(words: Words) -> None:
    notes = told()
    assert {f"log.{kind}" for kind in notes} <= words.all_keys()
    assert set(FIELDS) == set(notes)
    for kind, counts in notes.items():
        assert counts in ({-1}, {len(FIELDS[kind])}), kind


@both
def test_every_condition_has_a_reason(words: Words) -> None:
    found = conditions()
    assert {"land", "terrain", "in_reach", "own_token"} <= found
    assert {f"why.{key}" for key in found} <= words.all_keys()


def test_both_languages_have_the_same_keys_with_the_same_fields() -> None:
    assert EN.all_keys() == FR.all_keys()
    for key in EN.all_keys():
        assert fields(EN.template(key)) == fields(FR.template(key)), key


@both
def test_no_words_are_empty(words: Words) -> None:
    assert [key for key in words.all_keys() if not words.template(key).strip()] == []


@both
def test_words_for_one_rule_use_figures_it_has(words: Words) -> None:
    for kind in ("prompt", "rule"):
        for key, name, rule in variants(kind):
            assert name in PROMPTS, key
            known = set(FRAMES[rule].fields) | WORKED_OUT if rule else set()
            assert fields(words.template(key)) <= known, key


@both
def test_words_for_any_rule_need_no_figures(words: Words) -> None:
    for name in PROMPTS:
        assert not fields(words.template(f"prompt.{name}")), name
        assert not fields(words.template(f"rule.{name}")), name


def test_no_words_are_left_over() -> None:
    """Words of a question, note or condition that is gone go too."""
    known = {"prompt": set(PROMPTS), "rule": set(PROMPTS), "log": set(told())}
    for key in EN.all_keys():
        kind, _, name = key.partition(".")
        if kind in known:
            assert name.partition(".")[0] in known[kind], key
        if kind == "choice":
            assert name in choices(), key
        if key.startswith("option.pass."):
            assert name.split(".")[1] in PROMPTS, key


@both
def test_rule_ids_and_pages_are_those_of_the_index(words: Words) -> None:
    index = {"base": rules("base"), "Terra Incognita": rules("terra")}
    for key in words.all_keys():
        if not key.startswith(("rule.", "why.")):
            continue
        text = words.template(key)
        ids = re.findall(ID, text)
        assert ids or not key.startswith("rule."), key
        assert ids == re.findall(ID, EN.template(key)), key
        checked = []
        for book, cited, numbers in re.findall(CITED, text):
            for number in re.findall(ID, numbers):
                checked.append(number)
                page = index[book][number]["page"]
                own = re.sub(r"base \d+", "", page)  # a rule of the expansion may build on the base
                assert page == "interaction" or _pages(cited) & _pages(own), f"{key}: {number}"
        assert checked == ids, key


ID = r"(?:[BT]-[A-Z]+|X)-\d+"
CITED = rf"(base|Terra Incognita) pp?\. ([\d, -]+?)((?:, {ID})+)"


def _pages(text: str) -> set[int]:
    pages: set[int] = set()
    for part in re.findall(r"\d+(?:-\d+)?", text):
        low, _, high = part.partition("-")
        pages |= set(range(int(low), int(high or low) + 1))
    return pages


def test_an_unknown_language_is_refused() -> None:
    assert Words.languages() == ("en", "fr")
    with pytest.raises(KeyError):
        Words("tlh")


def test_french_says_vous() -> None:
    for key in FR.all_keys():
        assert not re.search(r"\b(tu|ton|ta|tes|toi)\b", FR.template(key).lower()), key


@both
def test_everything_with_a_name_has_help(words: Words) -> None:
    for kind, slugs in slugs_of().items():
        for slug in slugs:
            name = words.text(f"{kind}.{slug}")
            help_text = words.card_help(slug)
            assert help_text is not None
            assert help_text.startswith(name)
            assert help_text in (words.card_help(name) or "")  # a reprint comes after the first
            assert "_" not in help_text


def test_french_names_have_their_articles_after_de() -> None:
    def near(name: str) -> str:
        return FR.text("place.near", the="la forêt", compass="à l'est", name=name)

    assert FR.text("place.capital", seat="Zoulous") == "la capitale des Zoulous"
    assert FR.text("place.capital", seat="Japon") == "la capitale du Japon"
    assert FR.text("place.capital", seat="Angleterre") == "la capitale d'Angleterre"
    assert FR.text("place.capital", seat="Rome") == "la capitale de Rome"
    assert near("Mer Morte") == "la forêt à l'est de la Mer Morte"
    assert near("Mont Everest") == "la forêt à l'est du Mont Everest"
    assert near("le désert") == "la forêt à l'est du désert"
