"""The growth cards above level I, and the leaders' own (Terra Incognita pp. 8-9)."""

import pytest

from tests.table import Table, arrange
from ziggurat.games.dawn.content import DISTRICTS

# Capitals on 1 and 22. Beside 1: 0, 2, 8 and the mountain on 9; beside 2: 3 and 10, too.
LAND = """
    edition = "terra-incognita"
    map = '''
    g g g h g g g g
     g m g g g g g g
    g g g g g g g g
    '''
    event = 4
    WHEN
    [[seat]]
    leader = "LEADER"
    capital = 1
    cards = "CARD"
    MINE
    [[seat]]
    leader = "france"
    capital = 22
    THEIRS
"""
FIRST = "row = 'growth culture science economy industry military'"
SECOND_SLOT = "row = 'culture science growth economy industry military'"


def land(card: str, mine: str = FIRST, leader: str = "rome", theirs: str = "") -> Table:
    words = {"MINE": mine.replace("; ", "\n"), "THEIRS": theirs.replace("; ", "\n"), "WHEN": ""}
    return arrange(LAND, CARD=card, LEADER=leader, **words)


def districts(table: Table, seat: int = 0) -> dict[str, int]:
    placed = zip(DISTRICTS, table.s.districts[seat], strict=True)
    return {name: space for name, space in placed if space >= 0}


# Engineering


@pytest.mark.rule("T-TRM-14")
@pytest.mark.card("focus.engineering")
@pytest.mark.parametrize(("row", "spaces"), [(FIRST, {10}), (SECOND_SLOT, {3, 10})])
def test_engineering_adds_a_control_token_beside_a_district(row: str, spaces: set[int]) -> None:
    """(Terra Incognita p. 8) No rougher than the slot: 3 is hills."""
    table = land("engineering", row).play("growth", "growth=district", "choose_district=campus")
    table.play("place_district=2").at("place_token")
    assert table.spaces == spaces
    table.play("10").at("choose_card", seat=1)
    assert table.tokens(0) == {2, 10}
    assert districts(table) == {"campus": 2}


@pytest.mark.card("focus.engineering")
def test_the_token_of_engineering_goes_beside_any_district() -> None:
    """(Terra Incognita p. 8) Not only the new one."""
    table = land("engineering", f"districts = {{ encampment = 13 }}; {FIRST}")
    table.play("growth", "growth=district", "choose_district=campus", "place_district=0")
    assert table.spaces == {8, 5, 6, 12, 14, 21}


@pytest.mark.card("focus.engineering")
def test_engineering_reinforces_instead() -> None:
    """(Terra Incognita p. 8)"""
    table = land("engineering", f"tokens = [0, 2, 8]; {SECOND_SLOT}")
    table.play("growth", "growth=reinforce", "reinforce=0", "reinforce=2").at("choose_card", seat=1)
    assert table.reinforced(0) == {0, 2}
    assert districts(table) == {}


@pytest.mark.rule("T-TRM-15")
@pytest.mark.card("focus.engineering")
@pytest.mark.parametrize("declined", [True, False])
def test_the_token_of_engineering_comes_even_without_a_new_district(declined: bool) -> None:
    """(Terra Incognita p. 14) What follows "then" does not need what went before."""
    four = "commercial_hub = 0, encampment = 2, industrial_zone = 8, theater_square = 13"
    more = "" if declined else ", campus = 14"
    table = land("engineering", f"districts = {{ {four}{more} }}; {FIRST}")
    table.play("growth", "growth=district")
    if declined:
        table.play("choose_district=pass")
    table.at("place_token").play("10").at("choose_card", seat=1)
    assert 10 in table.tokens(0)


@pytest.mark.card("focus.engineering")
def test_without_any_district_engineering_places_no_token() -> None:
    """(Terra Incognita p. 8) There is nothing to place it beside."""
    table = land("engineering").play("growth", "growth=district", "choose_district=pass")
    assert table.at("choose_card", seat=1).tokens(0) == set()


@pytest.mark.card("focus.engineering", "city_state.mohenjo_daro")
@pytest.mark.parametrize("holds", [True, False])
def test_mohenjo_daro_eases_the_token_of_engineering(holds: bool) -> None:
    """(Terra Incognita p. 14) Without a district left, and hills all round: in the first slot the
    card for control tokens on rougher ground alone makes the choice one."""
    five = "campus = 1, commercial_hub = 2, encampment = 3, industrial_zone = 4, theater_square = 5"
    table = arrange(
        """
        edition = "terra-incognita"
        map = "g g g g g g h . g"
        [[seat]]
        leader = "rome"
        capital = 0
        cards = "engineering"
        reinforced = [1, 2, 3, 4, 5]
        districts = { FIVE }
        row = "growth culture science economy industry military"
        diplomacy = "HELD"
        [[seat]]
        leader = "france"
        capital = 7
        """,
        FIVE=five,
        HELD="mohenjo_daro" if holds else "",
    )
    table.play("growth")
    if holds:
        table.play("growth=district", "place_token=6").at("choose_card", seat=1)
    assert table.at("choose_card", seat=1).tokens(0) == set(range(1, 7 if holds else 6))


@pytest.mark.rule("T-GRO-06", "T-GRO-11")
@pytest.mark.card("focus.engineering")
def test_trade_tokens_on_engineering_reinforce_what_it_has_just_placed() -> None:
    """(Terra Incognita p. 8)"""
    table = land("engineering", f"trade = {{ growth = 2 }}; {FIRST}")
    table.play("growth", "growth=district", "choose_district=campus", "place_district=2")
    table.play("place_token=10", "spend_token=trade", "reinforce=10")
    table.play("spend_token=trade", "reinforce=2").at("choose_card", seat=1)
    assert table.reinforced(0) == {2, 10}


# Sanitation


@pytest.mark.rule("T-TRM-14")
@pytest.mark.card("focus.sanitation")
def test_sanitation_places_a_district_and_then_reinforces() -> None:
    """(Terra Incognita p. 8) Both, the new district included."""
    table = land("sanitation", f"tokens = [0, 8]; {SECOND_SLOT}").play("growth")
    table.play("choose_district=campus", "place_district=2").at("reinforce")
    assert table.spaces == {0, 2, 8}
    table.play("2", "0").at("choose_card", seat=1)
    assert table.reinforced(0) == {0, 2}


@pytest.mark.rule("T-TRM-15")
@pytest.mark.card("focus.sanitation")
def test_sanitation_reinforces_even_if_no_district_is_placed() -> None:
    """(Terra Incognita p. 14)"""
    table = land("sanitation", f"tokens = [0, 8]; {FIRST}")
    table.play("growth", "choose_district=pass", "reinforce=8").at("choose_card", seat=1)
    assert table.reinforced(0) == {8}


# Globalization


@pytest.mark.rule("T-TRM-14", "X-100")
@pytest.mark.card("focus.globalization")
def test_globalization_resolves_a_district_of_everybody_between_placing_and_reinforcing() -> None:
    """(Terra Incognita p. 8) The new campus on a mountain counts, and the rival's."""
    last = "row = 'culture science economy industry military growth'"
    theirs = "districts = { campus = 20, encampment = 14 }; tokens = [15]"
    table = land("globalization", f"districts = {{ encampment = 0 }}; {last}", theirs=theirs)
    table.play("growth", "choose_district=campus", "place_district=9").at("name_district")
    assert set(table.offered) == {"campus", "encampment", "pass"}
    table.play("campus").at("reinforce", seat=0)
    assert table.trade(0) == {"science": 1}
    assert table.trade(1) == {}  # no mountain there
    table.play("9", "0").at("choose_card", seat=1)
    assert table.reinforced(0) == {0, 9}


@pytest.mark.card("focus.globalization")
def test_globalization_goes_clockwise_from_its_player() -> None:
    """(Terra Incognita p. 9)"""
    text = LAND.replace("WHEN", "turn = 1").replace("THEIRS", "cards = 'globalization'\nEGYPT")
    encampment = "districts = { encampment = SPACE }"
    table = arrange(
        text,
        CARD="",
        LEADER="rome",
        MINE=encampment.replace("SPACE", "0"),
        EGYPT=encampment.replace("SPACE", "14"),
    )
    table.play("growth", "choose_district=pass", "name_district=encampment")
    table.at("encampment", seat=1).play("reinforce", "14").at("encampment", seat=0)
    table.play("reinforce", "0").at("choose_card", seat=0)
    assert table.reinforced(0) == {0}
    assert table.reinforced(1) == {14}


@pytest.mark.rule("T-TRM-15")
@pytest.mark.card("focus.globalization")
def test_globalization_goes_on_whatever_was_declined() -> None:
    """(Terra Incognita p. 14)"""
    table = land("globalization", f"tokens = [0]; districts = {{ campus = 8 }}; {FIRST}")
    table.play("growth", "choose_district=pass", "name_district=pass", "reinforce=0")
    table.at("choose_card", seat=1)
    assert table.reinforced(0) == {0}


# Mysticism


@pytest.mark.card("focus.mysticism")
def test_mysticism_keeps_the_token_its_district_replaces() -> None:
    """(Terra Incognita p. 8) It goes beside the district."""
    table = land("", f"tokens = [2]; {FIRST}", "aztec").play("growth", "growth=district")
    table.play("choose_district=campus", "place_district=2").at("place_token")
    assert table.spaces == {3, 9, 10}
    table.play("9").at("choose_card", seat=1)
    assert table.tokens(0) == {2, 9}
    assert districts(table) == {"campus": 2}


@pytest.mark.card("focus.mysticism")
def test_mysticism_may_leave_it_and_has_none_for_a_free_space() -> None:
    """(Terra Incognita p. 8)"""
    table = land("", f"tokens = [2]; {FIRST}", "aztec").play("growth", "growth=district")
    table.play("choose_district=campus", "place_district=2", "place_token=pass")
    assert table.at("choose_card", seat=1).tokens(0) == {2}
    table = land("", f"tokens = [2]; {FIRST}", "aztec").play("growth", "growth=district")
    table.play("choose_district=campus", "place_district=0").at("choose_card", seat=1)
    assert table.tokens(0) == {0, 2}


@pytest.mark.card("focus.mysticism")
def test_mysticism_reinforces_instead() -> None:
    """(Terra Incognita p. 8)"""
    table = land("", f"tokens = [0, 2, 8]; {SECOND_SLOT}", "aztec")
    table.play("growth", "growth=reinforce", "reinforce=0", "reinforce=2").at("choose_card", seat=1)
    assert table.reinforced(0) == {0, 2}


# Military Engineering


@pytest.mark.rule("T-TRM-14")
@pytest.mark.card("focus.military_engineering")
def test_military_engineering_deploys_armies_and_reinforces_round_them() -> None:
    """(Terra Incognita p. 8) Tokens in and beside the spaces of all your armies, no others."""
    mine = f"tokens = [0, 8, 4, 11, 20]; cities = [12]; armies = [20]; {FIRST}"
    table = land("military_engineering iron_working_terra", mine)
    table.play("growth", "choose_district=campus", "place_district=2").at("deploy_army")
    assert set(table.offered) == {"1", "12", "pass"}
    table.play("1").at("choose_card", seat=1)
    assert table.s.armies[0] == (1, 20)
    assert table.reinforced(0) == {0, 2, 8, 11, 20}


@pytest.mark.rule("T-TRM-15", "T-GRO-06")
@pytest.mark.card("focus.military_engineering")
def test_military_engineering_without_district_and_deployment() -> None:
    """(Terra Incognita p. 14) Its trade tokens reinforce all the same."""
    mine = f"tokens = [0, 8, 4]; armies = [4]; trade = {{ growth = 1 }}; {FIRST}"
    table = land("military_engineering iron_working_terra", mine)
    table.play("growth", "choose_district=pass", "deploy_army=pass")
    assert table.reinforced(0) == {4}
    table.play("spend_token=trade", "reinforce=8").at("choose_card", seat=1)
    assert table.reinforced(0) == {4, 8}


@pytest.mark.card("focus.military_engineering")
def test_military_engineering_deploys_every_army_on_the_card() -> None:
    """(Terra Incognita p. 8) One after the other, into one city or into several."""
    table = land("military_engineering iron_working_terra", f"cities = [12]; {FIRST}")
    table.play("growth", "choose_district=pass", "deploy_army=12").at("deploy_army", seat=0)
    table.play("deploy_army=1").at("choose_card", seat=1)
    assert table.s.armies[0] == (1, 12)
