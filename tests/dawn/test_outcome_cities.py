"""What winning an attack on a city-state or a capital brings (base pp. 11, 13)."""

import pytest

from tests.dawn.fights import fight
from tests.table import Table, arrange
from ziggurat.games.dawn.content import CITY_STATES, TYPES, WONDERS

WON = ("attack_die=6", "defence_die=1")
CARDS = ["culture", "science", "economy", "industry", "military"]

# Seat 0 attacks the city-state on 1.
STATE = """
    map = '''
    g g g g g
    '''
    icons = { 1 = "NAME" }
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 0
    MINE
    [[seat]]
    leader = "egypt"
    capital = 3
    THEIRS
    [[seat]]
    leader = "france"
    capital = 4
    OTHERS
"""
PLAIN = {"NAME": "seoul", "MINE": "", "THEIRS": "", "OTHERS": ""}


def attack_on_state(**words: str) -> Table:
    """STATE, just after seat 0 won an attack on the city-state."""
    table = arrange(STATE, **PLAIN | words).play("choose_card=military", "military=attack")
    return table.play("attack=1", *WON)


def card_with(table: Table, name: str) -> str:
    """The type of the card on which the token of a conquered city-state lies."""
    return TYPES[table.s.city_state_lane[[state.slug for state in CITY_STATES].index(name)]]


@pytest.mark.rule("B-OUT-02", "B-OUT-03")
@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("mohenjo_daro", "culture"),
        ("seoul", "science"),
        ("brussels", "industry"),
        ("carthage", "military"),
    ],
)
def test_a_beaten_city_state_lies_on_the_card_of_its_type_and_a_city_stands_there(
    name: str, card: str
) -> None:
    """(base p. 11)"""
    table = attack_on_state(NAME=name)
    assert table.city_states(0) == {name}
    assert card_with(table, name) == card
    assert table.cities(0) == {0, 1}
    assert table.tokens(0) == set()


@pytest.mark.rule("B-OUT-02")
def test_the_token_of_a_conquered_city_state_is_spent_from_the_card_of_its_type() -> None:
    """(base p. 11) Kabul's from military in the next attack, Seoul's from science."""
    table = attack_on_state(NAME="kabul", THEIRS="tokens = [2]")
    table.play("attack=2", *WON).at("spend_token", seat=0)
    assert table.offered == ["kabul", "pass"]
    table = attack_on_state(THEIRS="tokens = [2]")
    table.play("attack=2", *WON).at("choose_card", seat=1)
    table.play("idle-science", "idle-science", "choose_card=science").at("spend_token", seat=0)
    assert table.offered == ["seoul", "pass"]


@pytest.mark.rule("B-OUT-04")
@pytest.mark.parametrize(
    "holders",
    [
        {"THEIRS": 'diplomacy = "kabul"', "OTHERS": 'diplomacy = "kabul joint_war-1"'},
        {"MINE": 'diplomacy = "kabul"', "OTHERS": 'diplomacy = "kabul joint_war-1"'},
        {"OTHERS": 'diplomacy = "joint_war-1"'},
    ],
)
def test_both_cards_of_a_beaten_city_state_are_laid_aside(holders: dict[str, str]) -> None:
    """(base pp. 11, 13) Whoever holds them; other cards are kept."""
    table = attack_on_state(NAME="kabul", **holders)
    assert table.diplomacy(0) == table.diplomacy(1) == set()
    assert table.diplomacy(2) == {"joint_war-1"}


@pytest.mark.rule("B-OUT-04")
def test_a_card_laid_aside_helps_nobody() -> None:
    """(base p. 13) Kabul would give seat 1 three against the capital of seat 2."""
    text = PLAIN | {"NAME": "kabul", "THEIRS": 'diplomacy = "kabul"'}
    table = arrange(STATE.replace("[[seat]]", "turn = 1\n[[seat]]", 1), **text)
    table.play("choose_card=military", "military=attack")
    attack, _ = fight(table, 4, attack_die=1, defence_die=6)
    assert attack == ({"slot": 5, "city_state.kabul": 3}, 9)
    table = attack_on_state(**text)
    table.play("choose_card=military", "military=attack")
    attack, _ = fight(table, 4, attack_die=1, defence_die=6)
    assert attack == ({"slot": 5}, 6)


CONQUERED = {"THEIRS": 'cities = [1]\ntokens = [2]\ncity_states = "seoul"'}


@pytest.mark.rule("B-OUT-15")
def test_the_victor_over_a_city_on_a_city_state_may_conquer_it() -> None:
    """(base pp. 11, 13) The token goes over to the attacker's card."""
    table = attack_on_state(**CONQUERED).at("conquer_or_liberate", seat=0)
    assert table.offered == ["conquer", "liberate"]
    table.play("conquer").at("attack", seat=0)
    assert table.cities(0) == {0, 1}
    assert table.cities(1) == {3}
    assert table.city_states(0) == {"seoul"}
    assert table.city_states(1) == set()
    assert card_with(table, "seoul") == "science"


@pytest.mark.rule("B-OUT-15")
def test_the_victor_over_a_city_on_a_city_state_may_liberate_it() -> None:
    """(base pp. 11, 13) It is free again and can be attacked; he takes one of its cards."""
    table = attack_on_state(**CONQUERED).play("conquer_or_liberate=liberate")
    assert table.cities(0) == {0}
    assert table.cities(1) == {3}
    assert table.city_states(0) == table.city_states(1) == set()
    assert table.diplomacy(0) == {"seoul"}
    assert table.spaces == {1, 2}


# Seat 0 stands beside the capital of seat 1.
CAPITAL = """
    map = '''
    g g g g g g
    '''
    ICONS
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 0
    MINE
    [[seat]]
    leader = "egypt"
    capital = 1
    THEIRS
"""


def beaten_capital(mine: str = "", theirs: str = "", icons: str = "") -> Table:
    """CAPITAL, after dice with which seat 0 beats the capital of seat 1."""
    table = arrange(CAPITAL, MINE=mine, THEIRS=theirs, ICONS=icons)
    return table.play("choose_card=military", "military=attack", "attack=1", *WON)


@pytest.mark.rule("B-OUT-16", "B-OUT-26")
def test_a_beaten_capital_stays_where_it_is_and_nobody_is_out() -> None:
    """(base p. 11) It can be beaten again, and its owner plays on."""
    table = beaten_capital().at("attack", seat=0)
    assert table.spaces == {1}
    table.play("attack=1", *WON).at("choose_card", seat=1)
    assert table.cities(1) == {1}
    assert table.s.capital == (0, 1)
    assert table.cities(0) == {0}
    assert table.tokens(0) == set()
    table.play("idle-science").at("choose_card", seat=0)


@pytest.mark.rule("B-OUT-17")
def test_a_beaten_capital_yields_two_trade_tokens_for_any_cards_of_the_attacker() -> None:
    """(base p. 11)"""
    table = beaten_capital(theirs="trade = { culture = 2, economy = 1 }")
    table.at("steal_trade", seat=0)
    assert table.offered == ["culture", "economy", "pass"]
    table.play("steal_trade=culture").at("add_trade", seat=0)
    assert table.offered == CARDS
    table.play("add_trade=industry", "steal_trade=economy", "add_trade=military")
    table.at("attack", seat=0)
    assert table.trade(0) == {"industry": 1, "military": 1}
    assert table.trade(1) == {"culture": 1}


@pytest.mark.rule("B-OUT-17", "B-OUT-18")
@pytest.mark.parametrize("taken", [0, 1])
def test_the_attacker_decides_how_many_trade_tokens_he_takes(taken: int) -> None:
    """(base p. 11; Q22)"""
    table = beaten_capital(theirs="trade = { culture = 3 }")
    table.play(*["steal_trade=culture", "add_trade=culture"] * taken)
    table.play("steal_trade=pass").at("attack", seat=0)
    assert table.trade(0) == ({"culture": 1} if taken else {})
    assert table.trade(1) == {"culture": 3 - taken}


@pytest.mark.rule("B-OUT-17")
def test_no_more_is_taken_than_there_is() -> None:
    """(base p. 11) The only one."""
    table = beaten_capital(theirs="trade = { science = 1 }")
    table.play("steal_trade=science", "add_trade=science").at("attack", seat=0)
    assert (table.trade(0), table.trade(1)) == ({"science": 1}, {})


@pytest.mark.rule("B-OUT-18")
def test_city_state_tokens_are_not_taken_from_the_owner_of_a_beaten_capital() -> None:
    """(base p. 11; Q22) Seoul's token lies on science."""
    table = beaten_capital(
        theirs='cities = [5]\ncity_states = "seoul"\ntrade = { culture = 1 }',
        icons='icons = { 5 = "seoul" }',
    )
    assert table.offered == ["culture", "pass"]
    table.play("steal_trade=culture", "add_trade=culture").at("attack", seat=0)
    assert table.city_states(1) == {"seoul"}


@pytest.mark.rule("B-OUT-19")
def test_no_card_gets_more_than_three_trade_tokens_from_a_beaten_capital() -> None:
    """(base pp. 11, 13)"""
    table = beaten_capital(
        mine="trade = { culture = 3, science = 2, military = 2 }",
        theirs="trade = { culture = 2 }",
    )
    table.play("spend_token=pass", "steal_trade=culture").at("add_trade", seat=0)
    assert "culture" not in table.offered
    table.play("add_trade=science", "steal_trade=culture")
    assert "science" not in table.offered
    table.play("add_trade=military")
    assert table.trade(0) == {"culture": 3, "science": 3, "military": 3}


def wonder_space(table: Table, name: str) -> int:
    """Where the token of a wonder lies."""
    return table.s.wonder_space[[wonder.slug for wonder in WONDERS].index(name)]


@pytest.mark.rule("B-OUT-22")
def test_the_wonder_of_a_beaten_capital_goes_under_a_city_of_the_attacker() -> None:
    """(base p. 11) One without a wonder, of his choice; he cannot leave it."""
    table = beaten_capital(
        mine="cities = [3, 4, 5]\nwonders = { petra = 4 }", theirs="wonders = { oracle = 1 }"
    )
    table.at("wonder_city", seat=0)
    assert table.offered == ["0", "3", "5"]
    table.play("wonder_city=5").at("attack", seat=0)
    assert wonder_space(table, "oracle") == 5
    assert table.wonders(0) == {"petra", "oracle"}
    assert table.wonders(1) == set()
    assert table.cities(1) == {1}


@pytest.mark.rule("B-OUT-22")
def test_the_wonder_is_taken_besides_the_trade_tokens() -> None:
    """(base p. 11) The capital is the only city, so it goes there."""
    table = beaten_capital(theirs="trade = { culture = 1 }\nwonders = { oracle = 1 }")
    table.play("steal_trade=culture", "add_trade=culture").at("attack", seat=0)
    assert wonder_space(table, "oracle") == 0
    assert table.wonders(0) == {"oracle"}
    assert table.trade(0) == {"culture": 1}


@pytest.mark.rule("B-OUT-23")
def test_the_defender_keeps_the_wonder_if_every_city_of_the_attacker_has_one() -> None:
    """(base p. 11) A control token without one does not help."""
    table = beaten_capital(
        mine="cities = [3]\ntokens = [4]\nwonders = { petra = 3, alhambra = 0 }",
        theirs="wonders = { oracle = 1 }",
    )
    table.at("attack", seat=0)
    assert wonder_space(table, "oracle") == 1
    assert table.wonders(0) == {"petra", "alhambra"}
    assert table.wonders(1) == {"oracle"}
