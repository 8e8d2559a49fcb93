"""Growth: districts, reinforcing, and the trade tokens of the card (Terra Incognita p. 8)."""

import pytest

from tests.table import Table, arrange

# The capital on 1 with grassland round it and a mountain on 9.
LAND = """
    edition = "terra-incognita"
    map = '''
    g g g h g g g g
     g m g g g g g g
    '''
    event = 4
    WHEN
    [[seat]]
    leader = "LEADER"
    capital = 1
    MINE
    [[seat]]
    leader = "france"
    capital = 7
    THEIRS
"""
FIRST = "row = 'growth culture science economy industry military'"
THIRD_SLOT = "row = 'culture science economy growth industry military'"
TOKENS = "tokens = [0, 2, 8, 15]"  # 15 is far away from the capital


def land(mine: str, leader: str = "rome", when: str = "", theirs: str = "") -> Table:
    return arrange(
        LAND,
        LEADER=leader,
        WHEN=when,
        MINE=mine.replace("; ", "\n"),
        THEIRS=theirs.replace("; ", "\n"),
    )


@pytest.mark.rule("T-GRO-01")
@pytest.mark.parametrize(("leader", "card"), [("rome", "irrigation"), ("aztec", "mysticism")])
def test_everybody_starts_with_irrigation_or_a_card_of_his_own(leader: str, card: str) -> None:
    """(Terra Incognita p. 8)"""
    assert land("", leader).slots(0)[0] == card


@pytest.mark.rule("T-GRO-02", "T-GRO-03")
@pytest.mark.card("focus.irrigation")
def test_irrigation_places_a_district_or_reinforces() -> None:
    """(Terra Incognita p. 8) One of the two."""
    table = land(TOKENS).play("growth").at("growth")
    assert table.offered == ["district", "reinforce", "pass"]
    table.play("district").at("choose_district")
    assert set(table.offered) == {
        "campus",
        "commercial_hub",
        "encampment",
        "industrial_zone",
        "theater_square",
        "pass",
    }
    table.play("campus", "place_district=0").at("choose_card", seat=1)
    assert table.s.districts[0][0] == 0
    assert table.reinforced(0) == set()


@pytest.mark.rule("T-GRO-03", "T-GRO-09")
@pytest.mark.card("focus.irrigation")
def test_irrigation_reinforces_up_to_its_slot_anywhere() -> None:
    """(Terra Incognita p. 8, base p. 10)"""
    table = land(f"{TOKENS}; {THIRD_SLOT}").play("growth", "growth=reinforce")
    assert table.spaces == {0, 2, 8, 15}
    table.play("reinforce=15", "reinforce=0", "reinforce=2").at("choose_card", seat=1)
    assert table.reinforced(0) == {0, 2, 15}
    table = land(f"{TOKENS}; {THIRD_SLOT}").play("growth", "growth=reinforce", "reinforce=15")
    table.play("reinforce=pass").at("choose_card", seat=1)
    assert table.reinforced(0) == {15}


@pytest.mark.rule("T-GRO-02")
@pytest.mark.card("focus.irrigation")
@pytest.mark.parametrize(
    ("row", "spaces"),
    [
        (FIRST, {0, 2, 8}),
        (
            "row = 'culture science economy industry military growth'",
            {0, 2, 8, 9},
        ),
    ],
)
def test_irrigation_builds_beside_a_city_no_rougher_than_its_slot(
    row: str, spaces: set[int]
) -> None:
    """(Terra Incognita p. 9)"""
    table = land(row).play("growth", "growth=district", "choose_district=campus")
    assert table.spaces == spaces


@pytest.mark.rule("T-GRO-04", "X-05")
@pytest.mark.parametrize(
    "card", ["", "iron_working_terra", "mass_production_terra", "flight_terra"]
)
def test_military_cards_do_not_reinforce(card: str) -> None:
    """(Terra Incognita p. 8)"""
    table = land(f"{TOKENS}; cards = '{card}'; trade = {{ military = 2 }}").play("military")
    while table.asked != "choose_card":
        assert table.asked in ("choose_army", "move_army")
        table.play("pass")
    assert table.reinforced(0) == set()


# Trade tokens on the growth card


@pytest.mark.rule("T-GRO-05", "T-GRO-07", "T-GRO-09")
def test_each_trade_token_spent_reinforces_one_more() -> None:
    """(Terra Incognita p. 8)"""
    table = land(f"{TOKENS}; trade = {{ growth = 3 }}; {FIRST}")
    table.play("growth", "growth=reinforce", "reinforce=0").at("spend_token")
    table.play("trade", "reinforce=15", "trade").at("reinforce")
    table.play("8").at("spend_token")
    table.play("pass").at("choose_card", seat=1)
    assert table.reinforced(0) == {0, 8, 15}
    assert table.trade(0) == {"growth": 1}


@pytest.mark.rule("T-GRO-06", "T-GRO-11")
def test_they_reinforce_after_a_district_too_and_the_new_district_itself() -> None:
    """(Terra Incognita p. 8)"""
    table = land(f"{TOKENS}; trade = {{ growth = 2 }}; {FIRST}")
    table.play("growth", "growth=district", "choose_district=campus", "place_district=2")
    table.play("spend_token=trade", "reinforce=2", "spend_token=trade", "reinforce=8")
    table.at("choose_card", seat=1)
    assert table.reinforced(0) == {2, 8}


@pytest.mark.rule("T-GRO-06", "T-GRO-07")
def test_they_may_be_spent_although_the_card_did_nothing_and_may_be_kept() -> None:
    """(Terra Incognita p. 8)"""
    table = land(f"{TOKENS}; trade = {{ growth = 2 }}; {FIRST}").play("growth", "growth=pass")
    table.play("spend_token=trade", "reinforce=15", "spend_token=pass").at("choose_card", seat=1)
    assert table.reinforced(0) == {15}
    assert table.trade(0) == {"growth": 1}


@pytest.mark.rule("T-GRO-08")
def test_tokens_of_other_cards_do_not_reinforce() -> None:
    """(Terra Incognita p. 8)"""
    others = "culture = 3, science = 3, economy = 3, industry = 3, military = 3"
    table = land(f"{TOKENS}; trade = {{ {others} }}; {FIRST}")
    table.play("growth", "growth=reinforce", "reinforce=0").at("choose_card", seat=1)
    assert table.reinforced(0) == {0}


@pytest.mark.rule("T-GRO-10")
def test_a_trade_token_buys_no_district_and_no_rougher_ground() -> None:
    """(Terra Incognita p. 8) [ruling]"""
    table = land(f"trade = {{ growth = 3 }}; {FIRST}")
    table.play("growth", "growth=district", "choose_district=campus")
    assert table.spaces == {0, 2, 8}
    table.play("place_district=0", "spend_token=trade").at("reinforce")
    assert table.offered == ["0", "pass"]
    table.play("0").at("choose_card", seat=1)
    assert sum(space >= 0 for space in table.s.districts[0]) == 1
    assert table.trade(0) == {"growth": 2}


@pytest.mark.rule("T-GRO-12")
def test_a_reinforced_token_is_not_offered_again() -> None:
    """(Terra Incognita p. 8, base p. 10) Nor a trade token where none is left to reinforce."""
    table = land(f"tokens = [0]; reinforced = [2, 8]; trade = {{ growth = 2 }}; {FIRST}")
    table.play("growth", "growth=reinforce")
    assert table.spaces == {0}
    table.play("0").at("choose_card", seat=1)
    assert table.trade(0) == {"growth": 2}


@pytest.mark.rule("T-GRO-13")
@pytest.mark.parametrize("card", ["culture", "economy", "industry", "military", "idle-science"])
def test_growth_tokens_are_of_no_use_while_another_card_is_resolved(card: str) -> None:
    """(Terra Incognita p. 8)"""
    table = land(f"{TOKENS}; trade = {{ growth = 3 }}; {FIRST}").play(card)
    while table.seat == 0:
        assert table.asked not in ("spend_token", "reinforce")
        table.play("pass")
    assert table.trade(0) == {"growth": 3}
