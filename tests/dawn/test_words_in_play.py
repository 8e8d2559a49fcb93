"""The words of the game: usable for whole games, and sentences as they are read."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.random_play import setup_for
from tests.table import Table, arrange
from ziggurat.core.flow import PASS, Ask, frames_of, prompts_of
from ziggurat.games.dawn.content import (
    LEADERS,
    TERRA,
)
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.options import MOVE, SPACE
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words import Words

PROMPTS, FRAMES = prompts_of(State.__module__), frames_of(State.__module__)
EN, FR = Words("en"), Words("fr")
LANGUAGES = [EN, FR]
SOURCE = Path(__file__).parent.parent.parent / "src" / "ziggurat" / "games" / "dawn"
WORKED_OUT = {"steps", "cost"}  # figures that follow from a rule's fields

both = pytest.mark.parametrize("words", LANGUAGES, ids=lambda words: str(words.language))


# Whole games


def _sound(text: str) -> None:
    assert text.strip() == text
    assert text
    assert "{" not in text
    assert "}" not in text
    assert "_" not in text


@pytest.mark.parametrize("seed", [1, 5, 6, 9, 11, 14])
def test_a_whole_game_can_be_told(seed: int) -> None:
    tell_a_game(setup_for(seed), seed, 4_000)


LEADER_SLUGS = [
    "poland ottoman",
    "inca england nubia",
    "netherlands indonesia zulu georgia",
    "china rome aztec america japan",
    "poland indonesia zulu england nubia",
]


@pytest.mark.parametrize("leaders", LEADER_SLUGS)
def test_a_whole_game_of_the_expansion_can_be_told(leaders: str) -> None:
    seats = leaders.split()
    setup = {"edition": TERRA, "players": len(seats), "leaders": seats}
    tell_a_game(setup, len(leaders), 4_000)


def tell_a_game(setup: dict[str, Any], seed: int, answers: int) -> None:
    """Every question, answer and note of a random game, in both languages; no two answers to one
    question read alike, and no short name shows."""
    rng = random.Random(seed)
    s = DAWN.new(setup)
    for _ in range(answers):
        question = s.pending
        if question is None:
            break
        for words in LANGUAGES:
            _sound(words.prompt(s, question))
            options = [words.option(s, question, option) for option in question.options]
            assert len(set(options)) == len(options), (question.prompt.name, options)
            for option in options:
                _sound(option)
        s.notes = []
        s.play(rng.choice(question.options))
        for note in s.notes:
            for words in LANGUAGES:
                _sound(words.note(s, note))
        s.notes = None


@pytest.mark.parametrize(
    "setup",
    [*map(setup_for, range(3)), *({"edition": TERRA, "players": n} for n in range(2, 6))],
    ids=lambda setup: f"{setup.get('edition', 'base')}-{setup['players']}",
)
def test_reasons_explain_every_space(setup: dict[str, Any]) -> None:
    """Where a rule gives its conditions, a space that is refused fails one, and only such do."""
    seed = setup["players"]
    rng = random.Random(seed)
    s = DAWN.new(setup)
    for _ in range(300):
        question = s.pending
        if question is None:
            break
        if isinstance(question, Ask) and hasattr(s.stack[-1], "_why"):
            for space in range(len(s.board.terrain)):
                if question.prompt.kind in (SPACE, MOVE):
                    answer = EN.why(s, question, str(space))
                    _sound(answer)
                    offered = space in question.options
                    expected = ": offered." if offered else ": not offered"
                    if question.prompt.name not in ("approach", "lookout"):  # not what _why is for
                        expected += "" if offered else ", because"
                    assert expected in answer, answer
        s.play(rng.choice(question.options))


# Sentences

MEADOW = """
    map = '''
     g h f d
    m g g w g
     g g g g
    '''
    icons = { 5 = "marble", 12 = "seoul", 2 = "C" }
    barbarians = { C = 2 }
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 6
    [[seat]]
    leader = "egypt"
    capital = 8
"""


MARKET = """
    map = "g g g g"
    face_up = "eiffel_tower oracle colossus"
    [[seat]]
    leader = "egypt"
    row = "culture science economy military industry"
    resources = "marble marble diamond"
    capital = 0
    [[seat]]
    leader = "rome"
    capital = 3
"""


def meadow(row: str = "military science economy industry culture") -> Table:
    return arrange(MEADOW, ROW=row)


def test_a_seat_is_its_leader_and_colour() -> None:
    s = meadow().s
    assert EN.seat(s, 0) == "Rome (blue)"
    assert FR.seat(s, 1) == "Égypte (vert)"


def test_a_space_says_what_is_on_it() -> None:
    s = meadow().s
    assert EN.space(s, 5) == "the grassland west of Rome's capital, marble"
    assert EN.space(s, 2) == "the forest north-east of Rome's capital, barbarian C"
    assert EN.space(s, 12) == "city-state Seoul, grassland"
    assert EN.space(s, 6) == "Rome's capital, grassland, capital of Rome (blue)"
    assert FR.space(s, 8) == "la capitale d'Égypte, plaine, capitale d'Égypte (vert)"


def test_a_wonder_has_the_cost_it_has_for_who_is_asked() -> None:
    table = arrange(MARKET).play("choose_card=industry", "build=wonder").at("choose_wonder")
    question = table.s.pending
    assert question is not None
    words = [EN.option(table.s, question, option) for option in question.options]
    assert words == [
        "Oracle (science, ancient), cost 7 instead of 8, resources: mercury, marble",
        "Colossus (economy, ancient), cost 6 instead of 7, resources: diamond, oil",
    ]
    assert EN.why(table.s, question, "Oracle").startswith("Oracle (science, ancient), cost 7")
    assert "it costs 11, and with all you may spend you reach 9" in EN.why(
        table.s, question, "eiffel tower"
    )
    assert "does not lie face up" in EN.why(table.s, question, "petra")


def test_a_combat_value_is_itemised() -> None:
    table = meadow("culture science economy industry military")
    table.play("choose_card=military", "military=attack").at("attack")
    question = table.s.pending
    assert question is not None
    foretold = EN.option(table.s, question, 2)
    assert foretold == (
        "the forest north-east of Rome's capital, barbarian C: your die + 5 against a die + 3"
    )
    notes = table.log("attack=2", "attack_die=4", "defence_die=6")
    told_in_english = [EN.note(table.s, note) for note in notes]
    assert "Rome (blue) attacks with 4 (die) + 5 (slot) = 9." in told_in_english
    assert "The barbarian defends with 6 (die) + 3 (terrain) = 9." in told_in_english
    assert FR.note(table.s, ("attack_result", 0, 0, 9, 9)) == (
        "Rome (bleu) perd l'attaque, 9 contre 9\u00a0: le défenseur gagne en cas d'égalité."
    )
    scythia = next(n for n, leader in enumerate(LEADERS) if leader.slug == "scythia")
    bit = LEADERS[scythia].ability.bit_length() - 1
    note = ("attack_value", 0, 5, 11, -1, 2, -2, 1, bit, 3)
    assert EN.note(table.s, note).endswith("5 (die) + 2 (slot) + 1 (card) + 3 (Scythia) = 11.")


def test_a_refused_space_is_told_why() -> None:
    table = meadow("culture science economy industry military")
    question = table.play("choose_card=culture").at("place_token").s.pending
    assert question is not None
    why = EN.why(table.s, question, "10")
    assert why.startswith("the grassland 1 step south-west of Rome's capital: offered.")
    assert EN.why(table.s, question, "1").startswith(
        "the hills north-west of Rome's capital: not offered, because it is too difficult: 2, and "
        "the card counts as in slot 1"
    )
    assert "it is water" in EN.why(table.s, question, "7")
    assert "too difficult" not in EN.why(table.s, question, "7")
    assert "aucune de vos villes n'est adjacente" in FR.why(table.s, question, "9")
    assert "no space 99" in EN.why(table.s, question, "99")
    assert "no answer" in EN.why(table.s, question, "hello")
    assert EN.why(table.s, question, "pass").startswith("done placing: offered.")
    assert EN.option(table.s, question, PASS) == "done placing"


def test_help_finds_a_card_by_any_of_its_names() -> None:
    petra = EN.card_help("Petra")
    assert petra is not None
    assert petra.startswith("Petra: world wonder, military, ancient; cost 7, resources: oil")
    assert FR.card_help("PÉTRA") == FR.card_help("petra")
    for name in ("great_lighthouse", "grand phare", "GRAND PH", "lighthouse"):
        assert (FR.card_help(name) or "").startswith("Grand Phare"), name
    assert (EN.card_help("trajan") or "").startswith("Rome: Trajan.")
    assert (EN.card_help("epic quest") or "").startswith("Sumeria")
    assert (EN.card_help("seoul") or "").startswith("Seoul: city-state, science.")
    assert (EN.card_help("embassy") or "").startswith("Embassy: diplomacy card")
    assert "with Money Grubber" in (EN.card_help("civilized") or "")
    assert "mercury" in (EN.card_help("crater") or "")
    assert EN.card_help("great") == (
        "Which one? Great Lighthouse, Great Zimbabwe, Great Library, China."
    )
    assert EN.card_help("xyzzy") is None
    assert EN.card_help(" ") is None


@both
def test_the_ending_is_told(words: Words) -> None:
    s = meadow().s
    assert words.ending(s) == words.text("end.unfinished")
    s.end_reason = "agendas"
    assert words.ending(s) == words.text("end.agendas")
    s = DAWN.new({"edition": TERRA, "players": 2})
    s.end_reason = "agendas"
    assert words.ending(s) == words.text("end.agendas.terra")


def test_a_reprint_is_told_apart() -> None:
    base, terra = (EN.text(f"focus.{slug}.text") for slug in ("currency", "currency_terra"))
    both_printings = EN.card_help("Currency") or ""
    assert both_printings.index(base) < both_printings.index("With Terra Incognita:")
    assert both_printings.endswith(terra)
    assert (EN.card_help("ibrahim") or "").startswith("Ibrahim: ")
    assert "resolves 2 farther right" in (EN.card_help("monarchy") or "")
