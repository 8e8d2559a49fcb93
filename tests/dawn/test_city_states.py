"""City-states: neutral, conquered, liberated (base p. 13)."""

import pytest

from tests.table import Table, arrange
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.content import CITY_STATES, TYPES, WONDERS
from ziggurat.games.dawn.data.tiles import LAST_BASE_TILE, TILES

IDLE = "choose_card=idle-science"

# The city-state lies on 4, next to Rome's capital; the others are two steps away.
NEIGHBOURS = """
    map = '''
     g g g
    g g g g
    '''
    icons = { 4 = "CITYSTATE" }
    WHEN
    [[seat]]
    leader = "rome"
    capital = 3
    ROMAN
    [[seat]]
    leader = "egypt"
    capital = 6
    EGYPTIAN
    [[seat]]
    leader = "france"
    capital = 2
    FRENCH
"""
SPACE = 4
WIN = ("attack_die=6", "defence_die=1")
LOSE = ("attack_die=1", "defence_die=6")


def neighbours(
    rome: str = "", egypt: str = "", france: str = "", name: str = "seoul", when: str = ""
) -> Table:
    return arrange(
        NEIGHBOURS,
        CITYSTATE=name,
        WHEN=when,
        ROMAN=rome.replace("; ", "\n"),
        EGYPTIAN=egypt.replace("; ", "\n"),
        FRENCH=france.replace("; ", "\n"),
    )


def number(name: str) -> int:
    return next(n for n, city_state in enumerate(CITY_STATES) if city_state.slug == name)


CONQUERED = "cities = [4]; city_states = 'seoul'"


@pytest.mark.rule("B-CST-01")
@pytest.mark.parametrize(("token", "targets"), [(2, {1, 2}), (3, {1})])
def test_a_city_state_is_neither_friendly_nor_rival(token: int, targets: set[int]) -> None:
    """(base p. 13) An attack is counted through it, but not from it."""
    table = arrange(
        """
        map = "g g g g . g"
        icons = { 1 = "seoul" }
        [[seat]]
        leader = "rome"
        capital = 0
        [[seat]]
        leader = "egypt"
        capital = 4
        tokens = [TOKEN]
        """,
        TOKEN=str(token),
    )
    table.play("military", "attack").at("attack", seat=0)
    assert table.spaces == targets


@pytest.mark.rule("B-CST-02")
def test_each_city_state_has_one_of_the_five_types() -> None:
    """(base p. 13)"""
    printed = {
        icon
        for number, tile in TILES.items()
        for icon in (*tile.a.has.values(), *tile.b.has.values())
        if number <= LAST_BASE_TILE
    }
    types = {row.slug: TYPES[row.type] for row in CITY_STATES if row.slug in printed}
    assert types == {
        "brussels": "industry",
        "buenos_aires": "industry",
        "carthage": "military",
        "kabul": "military",
        "geneva": "science",
        "seoul": "science",
        "mohenjo_daro": "culture",
        "kumasi": "culture",
    }


@pytest.mark.rule("B-CST-03")
def test_every_city_state_stands_on_grassland() -> None:
    """(base p. 13)"""
    names = {row.slug for row in CITY_STATES}
    printed = {
        name: side.terrain[cell]
        for tile in TILES.values()
        for side in (tile.a, tile.b)
        for cell, name in side.has.items()
        if name in names
    }
    assert printed == dict.fromkeys(names, "g")


@pytest.mark.rule("B-CST-03")
def test_a_city_state_is_as_easy_to_enter_as_grassland() -> None:
    """(base p. 13) Its bonus of 8 in combat is no difficulty."""
    table = neighbours("row = 'economy culture science industry military'")
    table.play("economy").at("move_caravan", seat=0)
    assert SPACE in table.spaces
    assert table.s.board.difficulty[SPACE] == 1


@pytest.mark.rule("B-CST-04")
@pytest.mark.parametrize(("attack", "conquered"), [(5, False), (6, True)])
def test_a_city_state_adds_eight_in_defence(attack: int, conquered: bool) -> None:
    """(base p. 13) Slot 5 and a die of 5 are level with 8 and a die of 2."""
    table = neighbours()
    table.play("military", "attack", "attack=4", f"attack_die={attack}", "defence_die=2")
    assert table.city_states(0) == ({"seoul"} if conquered else set())


@pytest.mark.rule("B-CST-02", "B-CST-05")
def test_a_city_state_has_two_copies_of_its_card() -> None:
    """(base p. 13)"""
    table = neighbours("", "", "diplomacy = 'kumasi'", name="kumasi")
    table.play("economy", "move_caravan=4").at("take_diplomacy", seat=0)
    assert table.offered == ["kumasi", "pass"]
    table.play("kumasi").at("choose_card", seat=1)
    table.play("economy", "move_caravan=4").at("choose_card", seat=2)
    assert table.trade(1) == {"culture": 2}
    assert [table.diplomacy(seat) for seat in range(3)] == [{"kumasi"}, set(), {"kumasi"}]


@pytest.mark.rule("B-CST-06")
def test_cards_of_a_conquered_city_state_lose_their_effect() -> None:
    """(base p. 13) Egypt could have shifted a barbarian with the card of Seoul."""
    when = "barbarians = { A = 0 }"
    kept = neighbours("", "diplomacy = 'seoul'", when=when)
    kept.play("military", "attack", "attack=4", *LOSE, "pass").at("use_ability", seat=1)
    lost = neighbours("", "diplomacy = 'seoul'", when=when)
    lost.play("military", "attack", "attack=4", *WIN, "pass").at("choose_card", seat=1)
    assert lost.diplomacy(1) == set()


@pytest.mark.rule("B-CST-06", "B-CST-13")
def test_cards_of_a_conquered_city_state_cannot_be_taken() -> None:
    """(base p. 13) A caravan gets a card of the conqueror there."""
    table = neighbours("", CONQUERED)
    table.play("economy", "move_caravan=4", "add_trade=culture", "add_trade=culture")
    table.at("take_diplomacy", seat=0)
    assert "seoul" not in table.offered
    assert "embassy-1" in table.offered


@pytest.mark.rule("B-CST-07", "B-CST-08")
def test_a_conquered_token_is_spent_like_a_trade_token_and_stays() -> None:
    """(base p. 13)"""
    row = "row = 'science culture economy industry military'"
    table = neighbours(f"{CONQUERED}; {row}; trade = {{ science = 1 }}", "", "")
    table.play("science").at("spend_token", seat=0)
    assert table.offered == ["trade", "seoul", "pass"]
    table.play("seoul", "pass").at("choose_card", seat=1)
    assert table.s.dial[0] == 2
    assert table.trade(0) == {"science": 1}
    assert table.city_states(0) == {"seoul"}
    table.play(IDLE, IDLE, "choose_card=science").at("spend_token", seat=0)
    assert "seoul" in table.offered


@pytest.mark.rule("B-CST-07")
def test_a_conquered_token_serves_only_the_card_it_lies_on() -> None:
    """(base p. 13)"""
    table = neighbours(CONQUERED + "; row = 'culture science economy industry military'")
    table.play("culture", "place_token=0", "place_token=1").at("choose_card", seat=1)
    assert table.tokens(0) == {0, 1}


@pytest.mark.rule("B-CST-09")
def test_a_conquered_token_is_spent_once_in_a_turn() -> None:
    """(base p. 13) Not twice in one attack, and not in the next of the same turn."""
    rome = "cities = [4]; city_states = 'kabul'; row = 'military culture science economy industry'"
    table = neighbours(rome, "tokens = [5]", name="kabul")
    table.play("military", "attack", "attack=5", *LOSE).at("spend_token", seat=0)
    table.play("kabul").at("attack", seat=0)
    table.play("attack=5", *LOSE).at("choose_card", seat=1)


@pytest.mark.rule("B-CST-10")
def test_a_token_on_the_military_card_does_not_help_in_defence() -> None:
    """(base p. 13, Q14) A defender resolves no card; trade tokens there serve as ever."""
    row = "row = 'military culture science economy industry'"
    egypt = "cities = [4]; city_states = 'kabul'"
    table = neighbours(row, egypt, row, "kabul")
    table.play("military", "attack", "attack=4", "attack_die=4", "defence_die=2")
    table.at("conquer_or_liberate", seat=0)  # 1 + 4 against 2 + 2
    table = neighbours(row, egypt + "; trade = { military = 1 }", row, "kabul")
    table.play("military", "attack", "attack=4", "attack_die=4", "defence_die=2")
    assert table.at("spend_token", seat=1).offered == ["trade", "pass"]


@pytest.mark.rule("B-CST-11", "B-CST-12", "B-CST-13")
def test_a_city_state_taken_from_its_conqueror_changes_hands_with_its_token() -> None:
    """(base pp. 11, 13)"""
    table = neighbours("", CONQUERED)
    table.play("military", "attack", "attack=4", *WIN).at("conquer_or_liberate", seat=0)
    assert table.offered == ["conquer", "liberate"]
    table.play("conquer")
    assert table.city_states(0) == {"seoul"}
    assert table.city_states(1) == set()
    assert table.cities(0) == {3, 4}
    assert table.cities(1) == {6}
    table.play("choose_card=science").at("choose_card", seat=2)  # nothing left to spend
    assert table.s.dial[1] == 2
    table.play(IDLE, "choose_card=science").at("spend_token", seat=0)
    assert table.offered == ["seoul", "pass"]


@pytest.mark.rule("B-CST-13")
def test_cards_stay_face_down_when_a_city_state_passes_between_conquerors() -> None:
    """(base p. 13)"""
    table = neighbours("", CONQUERED)
    table.play("military", "attack", "attack=4", *WIN, "conquer")
    assert [table.diplomacy(seat) for seat in range(3)] == [set()] * 3
    table.play("choose_card=economy", "move_caravan=4", "add_trade=culture", "add_trade=culture")
    table.at("take_diplomacy", seat=1)
    assert "seoul" not in table.offered


@pytest.mark.rule("B-CST-14", "B-CST-15", "B-CST-16")
def test_a_liberated_city_state_is_free_and_rewards_its_liberator() -> None:
    """(base p. 13) A caravan can win the second copy, and there is no third."""
    table = neighbours("", "cities = [4]; city_states = 'kumasi'", name="kumasi")
    table.play("military", "attack", "attack=4", *WIN, "liberate").at("attack", seat=0)
    assert table.s.city_states[number("kumasi")] == NOBODY
    assert SPACE in table.spaces
    assert table.cities(0) == {3}
    assert table.cities(1) == {6}
    assert [table.diplomacy(seat) for seat in range(3)] == [{"kumasi"}, set(), set()]
    table.play("pass", "choose_card=economy", "move_caravan=4").at("take_diplomacy", seat=1)
    assert table.offered == ["kumasi", "pass"]
    table.play("kumasi").at("choose_card", seat=2)
    table.play("economy", "move_caravan=4").at("choose_card", seat=0)


@pytest.mark.rule("B-CST-17")
def test_nobody_liberates_a_city_state_of_his_own() -> None:
    """(base p. 13)"""
    table = neighbours(CONQUERED, "tokens = [5]")
    table.play("military", "attack").at("attack", seat=0)
    assert SPACE not in table.spaces
    assert table.city_states(0) == {"seoul"}


@pytest.mark.rule("B-CST-18")
def test_a_wonder_on_a_liberated_space_has_no_controller_until_the_next_conquest() -> None:
    """(base p. 13, Q18)"""
    table = neighbours("", CONQUERED + "; wonders = { colossus = 4 }")
    assert table.wonders(1) == {"colossus"}
    table.play("military", "attack", "attack=4", *WIN, "liberate", "pass")
    colossus = next(n for n, wonder in enumerate(WONDERS) if wonder.slug == "colossus")
    assert table.wonders(0) == table.wonders(1) == set()
    assert table.s.wonder_space[colossus] == SPACE
    table.play("military", "attack", "attack=4", *WIN)
    assert table.wonders(1) == {"colossus"}
