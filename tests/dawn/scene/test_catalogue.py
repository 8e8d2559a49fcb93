"""The catalogue: everything in the boxes and the quick reference, alike in both languages."""

import re

import pytest

from tests.rules_index import rules
from ziggurat.games.dawn.bots import OWN
from ziggurat.games.dawn.content import (
    BASE,
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
    TERRA,
    TERRAINS,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.scene.catalogue import Catalogue, Entry, catalogue
from ziggurat.games.dawn.words import Words

BOTH = [catalogue(lang) for lang in Words.languages()]
both = pytest.mark.parametrize("book", BOTH, ids=lambda book: str(book.lang))

PIECES = (
    *("capital", "city", "mature", "token", "reinforced", "district"),
    *("army", "caravan", "barbarian", "fort", "wonder", "trade"),
)
CITED = re.compile(r"(base|Terra Incognita) pp?\. ([\d, -]*\d)")


def everything() -> set[str]:
    """The key of everything in the boxes."""
    dials = [icons for edition in EDITIONS.values() for icons in edition.event_dial]
    slugs: dict[str, list[str]] = {
        "focus": [row.slug for row in FOCUS],
        "wonder": [row.slug for row in WONDERS],
        "leader": [row.slug for row in LEADERS],
        "city_state": [row.slug for row in CITY_STATES],
        "diplomacy": [row.slug for row in DIPLOMACY],
        "agenda": [agenda.slug for card in VICTORY for agenda in card.agendas],
        "natural": [row.slug for row in NATURAL_WONDERS],
        "district": list(DISTRICTS),
        "government": [row.slug for row in GOVERNMENTS],
        "card": ["ibrahim"],
        "terrain": list(TERRAINS),
        "resource": list(RESOURCES),
        "piece": list(PIECES),
        "event": [*(icon for icons in dials for icon in icons), "none"],
    }
    return {f"{kind}.{slug}" for kind, names in slugs.items() for slug in names}


def entry(book: Catalogue, key: str) -> Entry:
    return next(each for each in book.entries if each.key == key)


def pages(text: str) -> list[tuple[str, int]]:
    """Every page that a text cites: ("base", 7)."""
    found = []
    for book, numbers in CITED.findall(text):
        for low, high in re.findall(r"(\d+)(?:-(\d+))?", numbers):
            found += [(book, page) for page in range(int(low), int(high or low) + 1)]
    return found


def printed_pages() -> set[tuple[str, int]]:
    """The pages for which our index has a rule."""
    books = {"base": rules("base"), "Terra Incognita": rules("terra")}
    return {
        (name, int(page))
        for name, index in books.items()
        for row in index.values()
        for page in re.findall(r"\d+", re.sub(r"base \d+", "", row["page"]))
    }


def paragraphs(book: Catalogue) -> list[str]:
    return [paragraph for topic in book.topics for paragraph in topic.paragraphs]


@both
def test_everything_in_the_boxes_has_one_entry(book: Catalogue) -> None:
    keys = [each.key for each in book.entries]
    assert set(keys) == everything()
    assert len(keys) == len(set(keys))


@both
def test_every_entry_is_explained_and_belongs_somewhere(book: Catalogue) -> None:
    for each in book.entries:
        assert each.name.strip(), each.key
        assert each.text.strip(), each.key
        assert pages(each.pages), each.key
        assert each.kind == each.key.partition(".")[0]
        assert set(each.editions) <= {BASE, TERRA}, each.key
        assert each.editions, each.key
        assert f"kind.{each.kind}" in book.terms


@both
def test_no_gap_is_left_unfilled(book: Catalogue) -> None:
    texts = [
        text for each in book.entries for text in (each.name, each.text, each.ability, each.short)
    ]
    texts += [*book.terms.values(), *(topic.title for topic in book.topics), *paragraphs(book)]
    for text in texts:
        assert not re.search(r"[{}_]|  ", text), text


def test_the_languages_differ_in_words_alone() -> None:
    words = {"name", "text", "leader", "ability", "short"}
    for one, other in zip(BOTH[0].entries, BOTH[1].entries, strict=True):
        facts = [
            {name: getattr(each, name) for name in Entry.__slots__ if name not in words}
            for each in (one, other)
        ]
        assert facts[0] == facts[1]
    assert BOTH[0].terms.keys() == BOTH[1].terms.keys()


@both
def test_pages_are_those_of_the_books(book: Catalogue) -> None:
    printed = printed_pages()
    for text in [*(each.pages for each in book.entries), *paragraphs(book)]:
        assert set(pages(text)) <= printed, text


@both
def test_entries_have_the_facts_of_the_cards(book: Catalogue) -> None:
    petra = entry(book, "wonder.petra")
    assert (petra.type, petra.era, petra.cost, petra.pays[0]) == ("military", "ancient", 7, "oil")
    rome = entry(book, "leader.rome")
    assert rome.leader == "Trajan"
    assert rome.row == ("science", "economy", "military", "culture", "industry")
    assert rome.ability
    card = entry(book, "focus.natural_history")
    assert (card.type, card.level, card.owner) == ("science", 3, "england")
    assert entry(book, "government.monarchy").arrows == 2
    assert entry(book, "natural.crater_lake").resource == "mercury"
    seoul = entry(book, "city_state.seoul")
    assert (seoul.type, seoul.frame) == ("science", "diamond")


@both
def test_entries_know_their_editions(book: Catalogue) -> None:
    assert entry(book, "city_state.seoul").editions == (BASE, TERRA)
    assert entry(book, "city_state.akkad").editions == (TERRA,)
    assert entry(book, "natural.gobustan").editions == (TERRA,)
    assert entry(book, "agenda.scholarly").editions == (BASE, TERRA)
    assert entry(book, "agenda.technophile").editions == (BASE,)
    assert entry(book, "event.trade").editions == (BASE,)
    assert entry(book, "event.move").editions == (BASE, TERRA)


@both
def test_every_agenda_is_told_in_a_few_words(book: Catalogue) -> None:
    for each in book.entries:
        assert (each.short != "") == (each.kind == "agenda"), each.key
        assert len(each.short) <= 30, each.short


@both
def test_shared_texts_are_filled_in(book: Catalogue) -> None:
    for each in book.entries:
        if each.kind == "natural":
            assert book.terms[f"resource.{each.resource}"].lower() in each.text
        if each.kind == "government":
            assert book.terms[f"type.{each.type}"].lower() in each.text.lower()
            assert str(each.arrows) in each.text


@both
def test_plain_words_are_there(book: Catalogue) -> None:
    wanted = {f"bot.{name}{end}" for name in OWN for end in ("", ".text")}
    for kind, slugs in (
        ("terrain", TERRAINS),
        ("resource", RESOURCES),
        ("type", TYPES),
        ("era", ERAS),
        ("color", COLORS),
        ("edition", tuple(EDITIONS)),
        ("direction", tuple("123456")),
    ):
        wanted |= {f"{kind}.{slug}" for slug in slugs}
    assert wanted <= book.terms.keys()
    assert all(book.terms.values())


# The quick reference


def test_both_languages_have_the_same_topics_and_cite_the_same_pages() -> None:
    for one, other in zip(BOTH[0].topics, BOTH[1].topics, strict=True):
        assert one.slug == other.slug
        for text, words in zip(one.paragraphs, other.paragraphs, strict=True):
            assert pages(text) == pages(words), text


@both
def test_a_topic_is_short_and_every_paragraph_cites(book: Catalogue) -> None:
    assert len({topic.slug for topic in book.topics}) == len(book.topics) >= 16
    for topic in book.topics:
        assert topic.title, topic.slug
        assert 2 <= len(topic.paragraphs) <= 6, topic.slug
        for paragraph in topic.paragraphs:
            assert re.search(r"\((base|Terra Incognita) pp?\. [^()]*\)\.$", paragraph), paragraph


@both
def test_every_paragraph_of_the_words_is_in_its_topic(book: Catalogue) -> None:
    keys = {key for key in Words(book.lang).all_keys() if key.startswith("topic.")}
    assert len(keys) == len(book.topics) + len(paragraphs(book))


@both
@pytest.mark.parametrize(
    ("slug", "kind"),
    [
        ("agendas", "agenda"),
        ("districts", "district"),
        ("governments", "government"),
        ("resources", "resource"),
    ],
)
def test_a_topic_names_all_it_is_about(book: Catalogue, slug: str, kind: str) -> None:
    topic = next(topic for topic in book.topics if topic.slug == slug)
    told = " ".join(topic.paragraphs).lower()
    for each in book.entries:
        if each.kind == kind:
            assert each.name.lower() in told, each.key


def test_a_catalogue_is_made_once_and_only_in_languages_there_are() -> None:
    assert catalogue("en") is catalogue("en")
    with pytest.raises(KeyError):
        catalogue("tlh")
