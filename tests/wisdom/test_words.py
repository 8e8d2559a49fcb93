"""The words of the second game: there for every thing, and alike in both languages."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.wisdom.effects import EFFECTS
from ziggurat.core.flow import prompts_of
from ziggurat.games import wisdom
from ziggurat.games.wisdom.content import (
    ARROWS,
    BOXES,
    BUILDINGS,
    CITY_ACTIONS,
    CITY_STATES,
    CIVILIZATIONS,
    COLORS,
    ERAS,
    FIGURES,
    FINDS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    ICONS,
    LOOTS,
    RESOURCE_ABILITIES,
    RESOURCES,
    REWARDS,
    TECHS,
    TERRAINS,
    TIMES,
    UNIT_TYPES,
    VICTORIES,
    Icons,
)
from ziggurat.games.wisdom.options import USE_NAMES
from ziggurat.games.wisdom.plugin import WINDOWS
from ziggurat.games.wisdom.rules.uses import NEVER, USES
from ziggurat.games.wisdom.words import en_cards, en_pieces, en_things
from ziggurat.games.wisdom.words.fr_terms import PUBLISHED
from ziggurat.games.wisdom.words.language import WORDS
from ziggurat.games.wisdom.words.notes import FIELDS

WISDOM = Path(wisdom.__file__).parent

EN, FR = WORDS["en"], WORDS["fr"]

both = pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])

_KINDS: dict[str, tuple[str, ...]] = {
    "box": BOXES,
    "terrain": TERRAINS,
    "icon": ICONS,
    "resource": (*RESOURCES, "any"),
    "time": TIMES,
    "era": ERAS,
    "find": FINDS,
    "figure": FIGURES,
    "city": ("capital", "city"),
    "city_action": CITY_ACTIONS,
    "victory": VICTORIES,
    "reward": REWARDS,
    "loot": tuple(row.slug for row in LOOTS),
    "color": COLORS,
    "arrow": ARROWS,
    "leader": tuple(row.leader for row in CIVILIZATIONS),
    "rank": tuple(rank for row in UNIT_TYPES for rank in row.ranks),
    "spend": tuple(row.slug for row in RESOURCE_ABILITIES),
    "window": WINDOWS,
}
NAMES = [f"{kind}.{slug}" for kind, slugs in _KINDS.items() for slug in slugs]


def _numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@both
def test_every_thing_has_a_name_and_every_effect_a_text(words: dict[str, str]) -> None:
    assert len(EFFECTS) == len(set(EFFECTS)) == 163
    wanted = {*EFFECTS, *(f"{key}.text" for key in EFFECTS), *NAMES}
    assert sorted(wanted - set(words)) == []


def test_the_languages_have_the_same_keys_and_no_word_is_for_nothing() -> None:
    assert sorted(EN) == sorted(FR)
    cards = {*en_cards.CARDS, *en_pieces.PIECES, *en_things.THINGS}
    assert sorted(cards) == sorted({*EFFECTS, *(f"{key}.text" for key in EFFECTS), *NAMES})


@both
def test_no_two_things_of_a_kind_share_a_name(words: dict[str, str]) -> None:
    named = Counter((key.partition(".")[0], words[key].lower()) for key in (*EFFECTS, *NAMES))
    assert [name for name, count in named.items() if count > 1] == []


@pytest.mark.parametrize("key", EFFECTS)
def test_a_text_says_the_same_numbers_in_both_languages(key: str) -> None:
    assert _numbers(EN[f"{key}.text"]) == _numbers(FR[f"{key}.text"])


@pytest.mark.parametrize("key", [f"spend.{row.slug}" for row in RESOURCE_ABILITIES])
def test_an_ability_as_an_answer_says_the_same_numbers_in_both_languages(key: str) -> None:
    assert _numbers(EN[key]) == _numbers(FR[key])


@both
def test_texts_are_short_and_whole(words: dict[str, str]) -> None:
    for key in EFFECTS:
        text = words[f"{key}.text"]
        assert text[0].isupper() or text[0].isdigit(), key
        assert text.endswith("."), key
        assert "  " not in text, key
        assert len(text) <= 300, key
    assert all(words[key].strip() == words[key] != "" for key in words)


@both
def test_pieces_with_icons_say_how_many(words: dict[str, str]) -> None:
    def said(kind: str, slug: str) -> list[int]:
        return sorted(int(number) for number in re.findall(r"\d+", words[f"{kind}.{slug}.text"]))

    def printed(icons: Icons) -> list[int]:
        return sorted(number for number in icons if number)

    for building in BUILDINGS:
        assert said("building", building.slug) == printed(building.icons)
    for person in GREAT_PEOPLE:
        assert said("great", person.slug) == printed(person.icons)
    for city_state in CITY_STATES:  # and the defence of whoever stands there
        assert said("city_state", city_state.slug) == sorted([*printed(city_state.icons), 4])


@both
def test_techs_name_what_they_unlock_and_raise(words: dict[str, str]) -> None:
    for tech in TECHS:
        text = words[f"tech.{tech.slug}.text"].lower()
        if tech.building >= 0:
            assert words[f"building.{BUILDINGS[tech.building].slug}"].lower() in text
        if tech.government >= 0:
            assert words[f"government.{GOVERNMENTS[tech.government].slug}"].lower() in text
        for figure in (tech.speed, tech.stacking, max(tech.ranks), tech.coins, tech.culture_hand):
            assert not figure or str(figure) in _numbers(text), tech.slug
        if tech.tokens:
            assert str(tech.tokens) in _numbers(text)


def test_published_french_terms_are_terms_of_the_game() -> None:
    assert set(FR) >= PUBLISHED
    assert not [key for key in PUBLISHED if key.endswith(".text")]


def test_every_question_has_words() -> None:
    for name in prompts_of("ziggurat.games.wisdom"):
        assert f"ask.{name}" in EN, name


def test_every_ability_that_is_offered_has_words() -> None:
    for each in USES:
        if each.phase != NEVER:
            name = USE_NAMES[each.number]
            assert f"spend.{name}" in EN or f"use.{name}" in EN, name


def test_every_kind_of_note_has_a_sentence() -> None:
    told = set[str]()
    for folder in ("rules", "cards"):
        for path in (WISDOM / folder).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            told |= set(re.findall(r'\.tell\(\s*"(\w+)"', text))
            told |= set(re.findall(r'\("(\w+)", self\.(?:player|giver|winner)', text))
    assert len(told) > 60
    for kind in told - {"offers", "answers_offer", "land_changed"}:
        assert kind in FIELDS, kind
        assert f"log.{kind}" in EN, kind
