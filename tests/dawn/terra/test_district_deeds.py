"""Encampment and theater square, and how their range is counted (Terra Incognita p. 9)."""

import pytest

from tests.table import Table, arrange
from ziggurat.games.dawn.rules.pieces import unused_tokens
from ziggurat.games.dawn.state import HOME

# A road with the district on space 4, between the capitals 0 and 9.
ROAD = """
    edition = "terra-incognita"
    at = "round"
    event = 1
    map = '''
    g g U2 U3 g U5 U6 U7 g g
    '''
    icons = { ICONS }
    barbarians = { BARBARIANS }
    [[seat]]
    leader = "rome"
    row = "growth culture science economy industry military"
    capital = 0
    cities = [TOWNS]
    tokens = [MARKERS]
    reinforced = [STRONG]
    districts = { DISTRICT = 4 }
    trade = { TRADE }
    diplomacy = "CARDS"
    armies = [MEN]
    wonders = { WONDERS }
    [[seat]]
    leader = "france"
    capital = 9
    cities = [FARMS]
    tokens = [FLAGS]
    armies = [FOES]
    caravans = [CARTS]
"""
BARE = {
    **{f"U{space}": "g" for space in "23567"},
    "ICONS": "",
    "BARBARIANS": "",
    "TOWNS": "",
    "MARKERS": "",
    "STRONG": "",
    "DISTRICT": "encampment",
    "TRADE": "",
    "CARDS": "",
    "MEN": "",
    "WONDERS": "",
    "FOES": "",
    "CARTS": "",
    "FARMS": "",
    "FLAGS": "",
}


def road(**words: str) -> Table:
    return arrange(ROAD, **BARE | words)


# Encampment


@pytest.mark.rule("T-DIS-39", "T-DIS-40", "T-DIS-41")
@pytest.mark.parametrize("where", [2, 3, 5, 6])
def test_the_encampment_beats_a_barbarian_without_a_fight_for_a_trade_token(where: int) -> None:
    """(Terra Incognita p. 9) The token goes on any card; no dice are rolled and nothing is
    spent."""
    table = road(BARBARIANS=f"A = {where}", ICONS='8 = "A"', TRADE="military = 2", STRONG="4")
    table.at("encampment", seat=0)
    assert table.offered == ["defeat", "pass"]
    table.play("defeat", f"encampment_target={where}").at("add_trade", seat=0)
    assert table.barbarian("A") == HOME
    assert set(table.offered) == {"growth", "culture", "science", "economy", "industry", "military"}
    table.play("science").at("choose_card", seat=0)
    assert table.trade(0) == {"military": 2, "science": 1}


@pytest.mark.rule("T-DIS-39")
@pytest.mark.parametrize("words", [{"BARBARIANS": "A = 7"}, {"FOES": "7"}])
def test_the_encampment_reaches_no_farther_than_two_spaces(words: dict[str, str]) -> None:
    """(Terra Incognita p. 9)"""
    road(STRONG="4", **words).at("choose_card", seat=0)


@pytest.mark.rule("T-DIS-39", "T-DIS-40", "T-DIS-42")
def test_the_encampment_sends_a_rival_army_home_without_a_trade_token() -> None:
    """(Terra Incognita p. 9)"""
    table = road(FOES="6", STRONG="4").play("defeat", "encampment_target=6")
    table.at("choose_card", seat=0)
    assert table.s.armies[1] == (HOME,)
    assert table.trade(0) == {}


@pytest.mark.rule("T-DIS-39", "X-102", "X-103")
@pytest.mark.parametrize(
    "words",
    [{"FLAGS": "6"}, {"FARMS": "6"}, {"U6": "f", "ICONS": '6 = "fort"', "FARMS": "6"}],
    ids=["token", "city", "fort"],
)
def test_the_encampment_strikes_only_the_army_wherever_it_is(words: dict[str, str]) -> None:
    """(Terra Incognita p. 9) Q-05."""
    table = road(FOES="6", STRONG="4", **words)
    before = table.tokens(1), table.cities(1)
    table.play("defeat", "encampment_target=6")
    assert table.s.armies[1] == (HOME,)
    assert (table.tokens(1), table.cities(1)) == before


@pytest.mark.rule("T-DIS-39", "T-DIS-43")
def test_caravans_own_armies_tokens_and_cities_are_no_targets() -> None:
    """(Terra Incognita p. 9)"""
    table = road(STRONG="4", CARTS="5", MEN="3", FLAGS="6", FARMS="2")
    table.at("choose_card", seat=0)
    assert table.s.caravans[1] == (5,)


@pytest.mark.rule("T-DIS-39", "T-DIS-38")
def test_the_encampment_has_one_target_only() -> None:
    """(Terra Incognita p. 9)"""
    table = road(STRONG="4", BARBARIANS="A = 3", FOES="6").play("defeat")
    assert table.at("encampment_target", seat=0).spaces == {3, 6}
    table.play("6").at("choose_card", seat=0)
    assert table.barbarian("A") == 3


@pytest.mark.rule("T-DIS-44", "T-DIS-26")
def test_the_encampment_reinforces_one_token_within_two_spaces_itself_included() -> None:
    """(Terra Incognita p. 9) Not a rival's, not one that is reinforced, not one farther away."""
    table = road(MARKERS="2, 7, 1", STRONG="3", FLAGS="5").play("encampment=reinforce")
    assert table.at("encampment_reinforce", seat=0).spaces == {2, 4}
    table.play("4").at("choose_card", seat=0)
    assert table.reinforced(0) == {3, 4}


@pytest.mark.rule("T-DIS-44")
def test_the_encampment_reinforces_other_districts_too() -> None:
    """(Terra Incognita p. 9)"""
    table = road(DISTRICT="theater_square = 3, encampment")
    table.play("next_district=encampment", "reinforce", "encampment_reinforce=3")
    assert table.reinforced(0) == {3}


@pytest.mark.rule("T-DIS-38", "T-DIS-45")
@pytest.mark.parametrize("first", ["defeat", "reinforce"])
def test_both_effects_of_the_encampment_in_the_order_of_choice(first: str) -> None:
    """(Terra Incognita p. 9)"""
    table = road(FOES="6")
    assert table.at("encampment", seat=0).offered == ["defeat", "reinforce", "pass"]
    second = "reinforce" if first == "defeat" else "defeat"
    spaces = {"defeat": "encampment_target=6", "reinforce": "encampment_reinforce=4"}
    table.play(first, spaces[first])
    assert table.at("encampment", seat=0).offered == [second, "pass"]
    table.play(second, spaces[second]).at("choose_card", seat=0)
    assert table.s.armies[1] == (HOME,)
    assert table.reinforced(0) == {4}


@pytest.mark.rule("T-DIS-29", "T-DIS-38")
def test_the_encampment_may_be_declined() -> None:
    """(Terra Incognita p. 9) Q-14. As a whole, or one of its effects."""
    table = road(FOES="6").play("encampment=pass").at("choose_card", seat=0)
    assert table.s.armies[1] == (6,)
    table = road(FOES="6").play("reinforce", "encampment_reinforce=4", "encampment=pass")
    assert table.at("choose_card", seat=0).s.armies[1] == (6,)


@pytest.mark.rule("X-127")
def test_the_encampment_is_no_attack_and_costs_no_diplomacy_card() -> None:
    """(Terra Incognita p. 9)"""
    table = road(FOES="6", STRONG="4", CARDS="joint_war-1").play("defeat", "encampment_target=6")
    assert table.diplomacy(0) == {"joint_war-1"}


@pytest.mark.rule("X-127")
def test_a_pact_forbids_the_encampment_to_strike_an_army() -> None:
    """(Terra Incognita p. 9)"""
    table = road(FOES="6", STRONG="4", CARDS="non_aggression_pact-1").at("choose_card", seat=0)
    assert table.s.armies[1] == (6,)


@pytest.mark.rule("T-DIS-39", "T-DIS-41", "T-DIS-42")
@pytest.mark.parametrize("target", ["piece", "army-1"])
def test_of_a_barbarian_and_an_army_on_one_space_the_player_says_which(target: str) -> None:
    """(Terra Incognita p. 9) A barbarian came to a capital, and an army was deployed there."""
    text = ROAD.replace("capital = 9", "capital = 6").replace("g g\n", "g\n")
    table = arrange(text, **BARE | {"BARBARIANS": "A = 6", "FOES": "6", "STRONG": "4"})
    table.play("encampment=defeat", "encampment_target=6").at("encampment_which", seat=0)
    assert table.offered == ["piece", "army-1"]
    table.play(target)
    assert (table.barbarian("A") == 6) == (target == "army-1")
    assert (table.s.armies[1] == (6,)) == (target == "piece")
    assert (table.asked == "add_trade") == (target == "piece")


@pytest.mark.rule("X-127")
@pytest.mark.card("diplomacy.non_aggression_pact")
def test_a_pact_leaves_only_the_barbarian_of_the_two() -> None:
    """(Terra Incognita pp. 2, 9)"""
    text = ROAD.replace("capital = 9", "capital = 6").replace("g g\n", "g\n")
    words = {"BARBARIANS": "A = 6", "FOES": "6", "CARDS": "non_aggression_pact-1"}
    table = arrange(text, **BARE | words | {"STRONG": "4"})
    table.play("encampment=defeat", "encampment_target=6").at("add_trade", seat=0)
    assert table.s.armies[1] == (6,)


@pytest.mark.rule("X-127")
@pytest.mark.card("diplomacy.non_aggression_pact")
def test_a_pact_is_respected_where_two_rivals_armies_share_a_space() -> None:
    """(Terra Incognita pp. 2, 9) Only in a position written by hand. Seat 1 gave the pact."""
    third = "    [[seat]]\n    leader = 'egypt'\n    capital = 8\n    armies = [6]\n"
    words = {"FOES": "6", "CARDS": "non_aggression_pact-1", "STRONG": "4"}
    table = arrange(ROAD + third, **BARE | words)
    table.play("encampment=defeat", "encampment_target=6").at("choose_card", seat=0)
    assert [table.s.armies[seat] for seat in (1, 2)] == [(6,), (HOME,)]


# Theater square


@pytest.mark.rule("T-DIS-56", "T-DIS-57", "T-DIS-59", "T-DIS-62")
def test_the_square_places_a_token_within_two_spaces_of_itself() -> None:
    """(Terra Incognita p. 9) No city is near and mountains are no hindrance; a resource is
    collected."""
    table = road(DISTRICT="theater_square", U6="m", U5="d", ICONS='6 = "oil"')
    table.at("theater_square", seat=0)
    assert table.offered == ["district", "pass"]
    table.play("district").at("place_token", seat=0)
    assert table.spaces == {2, 3, 5, 6}
    table.play("6").at("choose_card", seat=0)
    assert table.tokens(0) == {4, 6}
    assert table.reinforced(0) == set()
    assert table.resources(0) == {"oil": 1}
    assert table.s.districts[0].count(HOME) == 4
    assert unused_tokens(table.s, 0) == 34 - 1


@pytest.mark.rule("T-DIS-62")
def test_a_token_of_the_square_takes_a_natural_wonder() -> None:
    """(Terra Incognita p. 9)"""
    table = road(DISTRICT="theater_square", U6="N", ICONS='6 = "gobustan"')
    table.play("district", "place_token=6")
    assert table.natural(0) == {"gobustan"}


@pytest.mark.rule("T-DIS-56", "T-DIS-58", "T-DIS-61")
@pytest.mark.parametrize("rival", ["8", ""])
def test_the_square_places_a_token_within_two_spaces_of_a_city_with_a_wonder(rival: str) -> None:
    """(Terra Incognita p. 9) Counted freely: through the rival's space 8, too."""
    text = ROAD.replace("U7 g g", "U7 g g g g . . g").replace("capital = 9", "capital = 11")
    words = {"TOWNS": "7", "WONDERS": "petra = 7", "DISTRICT": "theater_square"}
    table = arrange(text, **BARE | words | {"FLAGS": rival})
    table.at("theater_square", seat=0)
    assert table.offered == ["district", "wonder", "pass"]
    table.play("wonder").at("place_token", seat=0)
    assert table.spaces == {5, 6, 8, 9} - {int(n) for n in rival.split()}
    table.play("9").at("choose_card", seat=0)
    assert table.tokens(0) == {4, 9}


@pytest.mark.rule("T-DIS-58")
def test_only_your_own_city_with_a_wonder_serves_the_square() -> None:
    """(Terra Incognita p. 9) Space 8 has a city without a wonder."""
    table = road(DISTRICT="theater_square", TOWNS="8").at("theater_square", seat=0)
    assert table.offered == ["district", "pass"]


@pytest.mark.rule("T-DIS-58", "X-128")
@pytest.mark.card("diplomacy.open_borders_terra")
@pytest.mark.parametrize(
    ("card", "offered"),
    [("open_borders_terra-1", ["district", "wonder", "pass"]), ("", ["district", "pass"])],
)
def test_with_open_borders_the_givers_city_with_a_wonder_serves_the_square(
    card: str, offered: list[str]
) -> None:
    """(Terra Incognita pp. 2, 9) It is a friendly city for a district's ability."""
    table = road(DISTRICT="theater_square", CARDS=card, FARMS="7", WONDERS="petra = 7")
    assert table.wonders(1) == {"petra"}
    assert table.at("theater_square", seat=0).offered == offered
    if card:
        assert table.play("wonder").at("place_token", seat=0).spaces == {5, 6, 8}


@pytest.mark.rule("T-DIS-60")
@pytest.mark.parametrize(
    "words",
    [
        {"U6": "w"},
        {"BARBARIANS": "A = 6"},
        {"TOWNS": "6"},
        {"ICONS": '6 = "kabul"'},
        {"MARKERS": "6"},
        {"FLAGS": "6"},
        {"U6": "f", "ICONS": '6 = "fort"'},
        {"FOES": "6"},
    ],
    ids=["water", "barbarian", "city", "city-state", "own token", "rival token", "fort", "army"],
)
def test_the_square_keeps_to_the_other_limits_of_control_tokens(words: dict[str, str]) -> None:
    """(Terra Incognita p. 9)"""
    table = road(DISTRICT="theater_square", **words).play("theater_square=district")
    assert table.at("place_token", seat=0).spaces == {2, 3, 5}


@pytest.mark.rule("T-DIS-29")
def test_the_square_may_be_declined() -> None:
    """(Terra Incognita p. 9) Q-14."""
    table = road(DISTRICT="theater_square").play("theater_square=pass")
    assert table.at("choose_card", seat=0).tokens(0) == {4}


# Counting


@pytest.mark.rule("T-DIS-24", "T-DIS-25")
@pytest.mark.parametrize(
    "words",
    [
        {"U5": "w"},
        {"U5": "m"},
        {"FLAGS": "5"},
        {"FARMS": "5"},
        {"ICONS": '5 = "kabul"'},
        {"BARBARIANS": "B = 5"},
    ],
    ids=["water", "mountain", "rival token", "rival city", "city-state", "barbarian"],
)
@pytest.mark.parametrize("district", ["encampment", "theater_square"])
def test_districts_count_through_everything(words: dict[str, str], district: str) -> None:
    """(Terra Incognita p. 9) Space 6 lies behind space 5."""
    if district == "encampment":
        table = road(STRONG="4", FOES="6", **words).play("defeat").at("encampment_target", seat=0)
    else:
        table = road(DISTRICT=district, **words).play("district").at("place_token", seat=0)
    assert 6 in table.spaces


@pytest.mark.rule("T-DIS-27")
def test_districts_do_not_count_across_the_table() -> None:
    """(Terra Incognita p. 9) Two steps would lead from space 3 to space 4 over a gap; on the map
    it is three."""
    table = arrange(
        """
        edition = "terra-incognita"
        at = "round"
        event = 1
        map = '''
        g g g g . g . . g
         . . . g g
        '''
        [[seat]]
        leader = "rome"
        capital = 0
        districts = { theater_square = 3 }
        [[seat]]
        leader = "france"
        capital = 5
        """
    )
    table.play("theater_square=district").at("place_token", seat=0)
    assert table.spaces == {1, 2, 6, 7}
