"""Actions: one fixed set of numbers for every answer."""

import itertools

import pytest

from tests.adapters.games import TABLES, played
from ziggurat.adapters.encoding import option_of
from ziggurat.core.flow import PASS, Ask, IllegalAnswer, Roll, prompts_of
from ziggurat.games.dawn.content import (
    ABILITIES,
    CITY_STATES,
    DIPLOMACY,
    DISTRICTS,
    FOCUS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.data.tiles import TILES
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.options import (
    CITY_STATE_CARD,
    IDLE,
    RESOURCE_AS_TRADE,
    STORE,
    diplomacy_code,
)
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.study.actions import (
    ACTIONS,
    OFFSETS,
    PASSING,
    PLACEMENTS,
    SECTIONS,
    DawnActions,
    offered,
    section_of,
)
from ziggurat.games.dawn.study.questions import QUESTIONS

PROMPTS = prompts_of(State.__module__)
SIZES = {section.name: section.size for section in SECTIONS}


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_answer_is_an_action_and_every_action_offered_is_an_answer(
    edition: str, players: int
) -> None:
    for game in itertools.chain.from_iterable(
        played(edition, players, seed, 400) for seed in range(2)
    ):
        question = game.state.pending
        assert question is not None
        actions = offered(question)
        assert sorted(actions.values()) == sorted(question.options)
        assert list(actions) == sorted(actions)
        assert all(0 <= action < ACTIONS for action in actions)
        for action, option in actions.items():
            assert option_of(DawnActions(), question, action) == option


def test_an_action_of_a_section_means_the_same_at_every_question() -> None:
    """The number within its section is the option itself, whatever else is offered."""
    gain = PROMPTS["gain_card"]
    assert offered(Ask(0, gain, (7, 3, PASS))) == {
        PASSING: PASS,
        OFFSETS["card"] + 3: 3,
        OFFSETS["card"] + 7: 7,
    }
    moves, attacks = Ask(0, PROMPTS["move_army"], (17,)), Ask(1, PROMPTS["attack"], (17,))
    assert list(offered(moves)) == list(offered(attacks)) == [OFFSETS["space"] + 17]


def test_chance_has_actions_too() -> None:
    roll = DAWN.new({"players": 2}).pending
    assert isinstance(roll, Roll)
    assert sorted(offered(roll).values()) == sorted(roll.options)


def test_placements_are_numbered_as_they_are_offered() -> None:
    prompt = PROMPTS["place_tile"]
    first = OFFSETS["placement"]
    assert offered(Ask(0, prompt, (900, 30, 500))) == {first: 30, first + 1: 500, first + 2: 900}
    assert offered(Ask(0, prompt, (900, PASS))) == {PASSING: PASS, first: 900}
    assert max(offered(Ask(0, prompt, range(1000)))) == first + PLACEMENTS - 1 == ACTIONS - 1


def test_what_was_not_offered_is_refused() -> None:
    with pytest.raises(IllegalAnswer, match="was not offered for gain_card"):
        option_of(DawnActions(), Ask(0, PROMPTS["gain_card"], (7,)), OFFSETS["card"] + 8)


def test_sections_lie_side_by_side_and_name_every_action() -> None:
    assert sum(SIZES.values()) == ACTIONS
    assert section_of(0) == ("pass", 0)
    assert section_of(OFFSETS["space"] + 17) == ("space", 17)
    assert section_of(ACTIONS - 1) == ("placement", PLACEMENTS - 1)
    for action in (-1, ACTIONS):
        with pytest.raises(ValueError, match="no number"):
            section_of(action)


def test_there_is_room_for_everything_in_the_boxes() -> None:
    needed = {
        "lane": STORE + 1,
        "card": len(FOCUS),
        "wonder": len(WONDERS),
        "leader": len(LEADERS),
        "ability": max(ABILITIES).bit_length(),
        "token": RESOURCE_AS_TRADE + len(RESOURCES),
        "diplomacy": diplomacy_code(4, len(DIPLOMACY) - 1) + 1,
        "city_state_card": len(CITY_STATES),
        "victory": len(VICTORY),
        "tile": max(TILES) + 1,
        "district": len(DISTRICTS),
    }
    for name, count in needed.items():
        assert count <= SIZES[name], name
    assert len(NATURAL_WONDERS) <= 16
    assert SIZES["lane"] < IDLE
    assert SIZES["diplomacy"] < CITY_STATE_CARD


def test_every_question_has_a_number_of_its_own() -> None:
    assert set(QUESTIONS) == set(PROMPTS), "add new questions at the end of QUESTIONS"
    assert len(set(QUESTIONS)) == len(QUESTIONS) <= 128
