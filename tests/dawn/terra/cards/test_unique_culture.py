"""The unique culture cards: Radio, Humanism, State Workforce (Terra Incognita p. 8)."""

import pytest

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange
from ziggurat.games.dawn.words import Words

# A road from the capital on space 0; the rival's capital stands at its end.
ROAD = """
    edition = "terra-incognita"
    map = '''
    g T1 T2 T3 T4 g g g g g
    '''
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    cards = "CARD"
    capital = 0
    cities = [TOWNS]
    tokens = [MARKERS]
    trade = { TRADE }
    diplomacy = "PACTS"
    [[seat]]
    leader = "scythia"
    capital = CAPITAL
    cities = [HIS]
    armies = [MEN]
    caravans = [CARTS]
    wonders = { WONDERS }
    diplomacy = "PROMISES"
"""
PLAIN = {
    **{f"T{space}": "g" for space in range(1, 5)},
    "LEADER": "america",
    "CARD": "radio",
    "ROW": row_of_six("culture", 5),
    "TOWNS": "",
    "MARKERS": "",
    "TRADE": "",
    "PACTS": "",
    "CAPITAL": "9",
    "HIS": "",
    "MEN": "",
    "CARTS": "",
    "WONDERS": "",
    "PROMISES": "",
}
SEVEN = "g . g . g . g . g . g . g"


def road(**words: str) -> Table:
    return arrange(ROAD, **PLAIN | words)


# Radio


@pytest.mark.card("focus.radio")
def test_radio_places_three_tokens_beside_cities_no_rougher_than_its_slot() -> None:
    """(Terra Incognita p. 8) Not beside tokens."""
    table = road(ROW=row_of_six("culture", 2), TOWNS="6", T1="f", MARKERS="3").play("culture")
    assert table.at("place_token", seat=0).spaces == {5, 7}
    table = road(ROW=row_of_six("culture", 3), TOWNS="6", T1="f").play("culture")
    assert table.at("place_token", seat=0).spaces == {1, 5, 7}
    table.play("1", "5", "7").at("choose_card", seat=1)
    assert table.tokens(0) == {1, 5, 7}
    assert table.reinforced(0) == set()


@pytest.mark.card("focus.radio")
@pytest.mark.parametrize(
    ("slot", "city", "swaps"),
    [(5, 4, True), (4, 4, False), (5, 5, False)],
    ids=["slot 5", "slot 4", "too far"],
)
def test_radio_in_the_fifth_slot_swaps_a_city_within_four_spaces(
    slot: int, city: int, swaps: bool
) -> None:
    """(Terra Incognita p. 8)"""
    table = road(ROW=row_of_six("culture", slot), HIS=str(city)).play("culture", "place_token=1")
    if not swaps:
        table.at("choose_card", seat=1)
        return
    assert table.at("swap_city", seat=0).spaces == {4}
    table.play("4").at("choose_card", seat=1)
    assert table.cities(0) == {0, 4}
    assert table.cities(1) == {9}


@pytest.mark.card("focus.radio")
def test_radio_swaps_one_city_and_may_swap_none() -> None:
    """(Terra Incognita p. 8)"""
    table = road(HIS="2, 4").play("culture", "place_token=1").at("swap_city", seat=0)
    assert table.offered == ["2", "4", "pass"]
    table.play("2").at("choose_card", seat=1)
    assert table.cities(1) == {4, 9}
    table = road(HIS="2, 4").play("culture", "place_token=1", "swap_city=pass")
    assert table.at("choose_card", seat=1).cities(1) == {2, 4, 9}


@pytest.mark.card("focus.radio")
@pytest.mark.rule("T-ARX-08")
@pytest.mark.parametrize(
    "words",
    [{"CAPITAL": "4"}, {"HIS": "4", "MEN": "4"}, {"HIS": "4", "PACTS": "non_aggression_pact-1"}],
    ids=["capital", "army", "pact"],
)
def test_radio_swaps_neither_capital_nor_guarded_city_nor_one_under_a_pact(
    words: dict[str, str],
) -> None:
    """(Terra Incognita pp. 8, 11)"""
    road(**words).play("culture", "place_token=1").at("choose_card", seat=1)


@pytest.mark.card("focus.radio")
def test_radio_needs_an_unused_city_to_swap() -> None:
    """(Terra Incognita p. 8) All seven stand somewhere."""
    text = ROAD.replace("g g g g g\n", f"g g g g g . {SEVEN}\n")
    towns = [str(space) for space in range(10, 17)]
    table = arrange(text, **PLAIN | {"HIS": "4", "TOWNS": ", ".join(towns)})
    table.play("culture", "place_token=1").at("choose_card", seat=1)
    table = arrange(text, **PLAIN | {"HIS": "4", "TOWNS": ", ".join(towns[1:])})
    table.play("culture", "place_token=1").at("swap_city", seat=0)


@pytest.mark.card("focus.radio")
def test_a_wonder_in_the_city_swapped_by_radio_changes_hands() -> None:
    """(Terra Incognita p. 8, base p. 13) The caravan in it stays."""
    table = road(HIS="4", WONDERS="petra = 4", CARTS="4")
    table.play("culture", "place_token=1", "swap_city=4")
    assert table.wonders(0) == {"petra"}
    assert table.wonders(1) == set()
    assert table.s.caravans[1] == (4,)


@pytest.mark.card("focus.radio", "diplomacy.non_aggression_pact")
def test_swapping_a_city_breaks_a_pact_one_has_given() -> None:
    """(Terra Incognita p. 8) Taking a piece is destroying it."""
    table = road(HIS="4", PROMISES="non_aggression_pact-0")
    table.play("culture", "place_token=1", "swap_city=4").at("break_pact", seat=1)


@pytest.mark.card("focus.radio")
def test_trade_tokens_place_more_tokens_beside_the_city_just_swapped() -> None:
    """(Terra Incognita p. 8, base p. 13)"""
    table = road(HIS="4", TRADE="culture = 1").play("culture", "place_token=1")
    table.play("swap_city=4", "spend_token=trade").at("place_token", seat=0)
    assert table.spaces == {3, 5}


# Humanism


@pytest.mark.card("focus.humanism")
def test_humanism_places_two_tokens_beside_any_friendly_spaces() -> None:
    """(Terra Incognita p. 8) No rougher than its slot."""
    words = {"LEADER": "france", "CARD": "humanism", "MARKERS": "4", "T3": "h"}
    table = road(ROW=row_of_six("culture", 1), **words).play("culture")
    assert table.at("place_token", seat=0).spaces == {1, 5}
    table = road(ROW=row_of_six("culture", 2), **words).play("culture")
    assert table.at("place_token", seat=0).spaces == {1, 3, 5}
    assert table.s.pending is not None
    english = Words("en")
    assert english.text("why.next_to_friendly") in english.why(table.s, table.s.pending, "7")
    table.play("5").at("place_token", seat=0)
    assert english.text("why.next_to_friendly") not in english.why(table.s, table.s.pending, "4")
    assert table.spaces == {1, 3, 6}
    table.play("6").at("choose_card", seat=1)  # the capital is not mature
    assert table.tokens(0) == {4, 5, 6}


@pytest.mark.card("focus.humanism")
def test_humanism_then_gives_a_trade_token_per_mature_city() -> None:
    """(Terra Incognita p. 8) Both cities mature by the tokens just placed; one of the tokens goes
    on Humanism itself and may be spent at once."""
    table = road(
        LEADER="france",
        CARD="humanism",
        ROW=row_of_six("culture", 1),
        TOWNS="5",
        MARKERS="4",
    )
    table.play("culture", "place_token=1", "place_token=6", "add_trade=science")
    assert table.at("add_trade", seat=0).offered[:2] == ["culture", "science"]
    table.play("culture", "spend_token=trade").at("place_token", seat=0)
    assert table.spaces == {2, 3, 7}
    table.play("7").at("choose_card", seat=1)
    assert table.trade(0) == {"science": 1}


# State Workforce


@pytest.mark.card("focus.state_workforce")
def test_state_workforce_places_two_tokens_beside_cities() -> None:
    """(Terra Incognita p. 8) No third one on a mountain below slot 5."""
    words = {"LEADER": "inca", "CARD": "state_workforce", "TOWNS": "7", "MARKERS": "3", "T4": "m"}
    table = road(ROW=row_of_six("culture", 4), **words).play("culture")
    assert table.at("place_token", seat=0).spaces == {1, 6, 8}
    table.play("1", "place_token=6").at("choose_card", seat=1)
    assert table.tokens(0) == {1, 3, 6}


@pytest.mark.card("focus.state_workforce")
def test_state_workforce_in_slot_5_adds_a_token_on_a_mountain_by_a_friendly_space() -> None:
    """(Terra Incognita p. 8) Space 4 borders the token on space 3; the mountain on 2 borders
    nothing friendly until a token lies on space 1. It may be left out."""
    words = {"LEADER": "inca", "CARD": "state_workforce", "TOWNS": "7", "T2": "m", "T4": "m"}
    table = road(MARKERS="5", **words).play("culture", "place_token=6", "place_token=8")
    assert table.at("place_token", seat=0).spaces == {4}
    table.play("pass").at("choose_card", seat=1)
    table = road(MARKERS="5", **words).play("culture", "place_token=6", "place_token=1")
    assert table.at("place_token", seat=0).spaces == {2, 4}
    table.play("2", "pass")  # the Inca may add one beside a mountain
    assert table.at("choose_card", seat=1).tokens(0) == {1, 2, 5, 6}


@pytest.mark.card("focus.state_workforce")
def test_the_mountain_of_state_workforce_must_be_free() -> None:
    """(Terra Incognita p. 8) The rival's city stands on it."""
    table = road(
        LEADER="inca", CARD="state_workforce", TOWNS="7", MARKERS="1, 6, 3", T4="m", HIS="4"
    )
    table.play("culture", "place_token=8").at("choose_card", seat=1)
