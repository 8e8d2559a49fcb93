"""Armies: how many there are and where they move (Terra Incognita p. 10)."""

import pytest

from tests.dawn.terra.battles import CARD, TWO, clash, marching, strip
from tests.dawn.terra.six import row_of_six as row
from tests.table import Table


@pytest.mark.rule("T-ARM-01", "T-ARM-02")
@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("masonry_terra", 1),
        ("iron_working_terra", 2),
        ("mass_production_terra", 2),
        ("flight_terra", 2),
        ("horseback_riding", 1),
        ("siege_tactics", 2),
        ("scorched_earth", 2),
    ],
)
def test_the_military_card_says_how_many_armies_there_are(card: str, count: int) -> None:
    """(Terra Incognita p. 10) As figures they lie on their card at first, as caravans do."""
    table = strip(MINE=f'cards = "{card}"')
    assert table.s.armies[0] == (CARD,) * count
    assert table.s.caravans[0] == (CARD,)
    table.play("choose_card=military")
    for _ in range(count):  # each may be moved, and there are no more
        table.play("move_army=1")
    assert table.s.armies[0] == (1,) * count
    table.at("choose_card", seat=1)


@pytest.mark.rule("T-ARM-03", "X-136")
def test_a_card_with_more_armies_brings_one_onto_the_card() -> None:
    """(Terra Incognita p. 10) It moves only when a military card is resolved."""
    table = strip(MINE="tech = 2\narmies = [3]", ROW=row("science", 1))
    table.play("choose_card=science", "gain_card=iron_working_terra")
    assert table.s.armies[0] == (CARD, 3)
    table.at("choose_card", seat=1)


@pytest.mark.rule("T-ARM-04")
def test_a_card_with_as_many_armies_adds_none_and_moves_none() -> None:
    """(Terra Incognita p. 10)"""
    table = strip(MINE=TWO + "tech = 9\narmies = [3]", ROW=row("science", 1))
    table.play("choose_card=science", "gain_card=mass_production_terra")
    assert table.s.armies[0] == (CARD, 3)


@pytest.mark.rule("T-ARM-05")
@pytest.mark.parametrize(("armies", "left"), [("[]", (CARD,)), ("[2]", (2,))])
def test_with_fewer_armies_those_on_the_card_leave_first(armies: str, left: tuple[int]) -> None:
    """(Terra Incognita p. 10; Q-26) The Great Library brings Masonry back."""
    table = fewer(armies)
    table.play("copy_card=masonry_terra")
    assert table.s.armies[0] == left
    table.at("choose_card", seat=1)


def fewer(armies: str) -> Table:
    """Seat 0, with two armies, may take the military card of level I."""
    table = strip(
        "g g g g",
        MINE=TWO + f"wonders = {{ great_library = 0 }}\narmies = {armies}",
        ROW=row("economy", 5),
    )
    table.play("choose_card=economy", "move_caravan=3", "add_trade=growth", "add_trade=growth")
    return table.play("take_diplomacy=pass").at("copy_card")


@pytest.mark.rule("T-ARM-05")
def test_of_two_armies_on_the_map_the_owner_chooses_the_one_that_leaves() -> None:
    """(Terra Incognita p. 10; Q-26)"""
    table = fewer("[1, 2]").play("copy_card=masonry_terra").at("remove_army", seat=0)
    assert table.offered == ["1", "2"]
    table.play("remove_army=1").at("choose_card", seat=1)
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("T-ARM-05")
@pytest.mark.card("wonder.oxford_university")
@pytest.mark.parametrize("armies", ["[]", "[1]", "[1, 1]"])
def test_without_a_military_card_every_army_leaves(armies: str) -> None:
    """(Terra Incognita p. 10) With Oxford a culture card takes the place of Iron Working."""
    mine = f"{TWO}wonders = {{ oxford_university = 0 }}\narmies = {armies}\ntech = 2"
    table = strip(ROW=row("science", 1), MINE=mine)
    table.play("choose_card=science", "gain_card=drama_and_poetry", "replace_card=military")
    assert table.at("choose_card", seat=1).s.armies[0] == ()


@pytest.mark.rule("T-ARM-06", "T-ARM-07", "T-ARM-08", "X-05", "X-137")
def test_an_army_moves_up_to_the_distance_of_the_card() -> None:
    """(Terra Incognita p. 10) Masonry: 3 spaces, adjacent ones; fewer or none will do."""
    table = marching(MINE="armies = [4]").at("move_army", seat=0)
    assert table.spaces == {1, 2, 3, 5, 6, 7}
    assert "pass" in table.offered
    assert marching(MINE="armies = [4]").play("move_army=5").s.armies[0] == (5,)
    table.play("pass").at("choose_card", seat=1)
    assert table.s.armies[0] == (4,)


@pytest.mark.rule("T-ARM-08")
def test_each_step_goes_to_an_adjacent_space() -> None:
    """(Terra Incognita p. 10) Over the gap there is no step."""
    table = marching("g g . g g g", MINE="armies = [1]")
    assert table.spaces == {0}


@pytest.mark.rule("T-ARM-09", "T-EX-06")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("land", "difficulty"), [("g", 1), ("h", 2), ("f", 3), ("d", 4), ("m", 5), ("N", 5)]
)
def test_terrain_must_be_no_rougher_than_the_slot(land: str, difficulty: int, slot: int) -> None:
    """(Terra Incognita pp. 10-11)"""
    table = strip(f"g g {land} g g g g", slot, MINE="armies = [1]")
    table.play("choose_card=military")
    assert (2 in table.spaces) == (3 in table.spaces) == (difficulty <= slot)


@pytest.mark.rule("T-ARM-09", "X-06")
@pytest.mark.parametrize(("land", "slot"), [("d", 4), ("m", 5), ("f", 3)])
def test_terrain_limits_attacks_too(land: str, slot: int) -> None:
    """(Terra Incognita p. 10)"""
    rival = {"THEIRS": "tokens = [2]", "MINE": "armies = [1]"}
    assert 2 not in marching(f"g g {land} g g g", slot - 1, **rival).spaces
    assert 2 in marching(f"g g {land} g g g", slot, **rival).spaces


@pytest.mark.rule("X-06")
def test_a_city_state_is_open_from_slot_one() -> None:
    """(Terra Incognita p. 10, base p. 13) It is grassland."""
    assert 2 in marching(slot=1, EXTRA='icons = { 2 = "kabul" }', MINE="armies = [1]").spaces


@pytest.mark.rule("X-07")
def test_a_government_shifts_the_terrain_limit_and_the_combat_value() -> None:
    """(Terra Incognita p. 13) Autocracy has two arrows: from the second slot to the fourth."""
    words = {"MINE": "armies = [1]", "THEIRS": "tokens = [2]"}
    assert 2 not in marching("g g d g g g", 2, **words).spaces
    words["MINE"] += '\ngovernment = "military"'
    attack, _ = clash(marching("g g d g g g", 2, **words), "move_army=2", dice=(4, 1))
    assert attack == ({"slot": 4}, 8)


@pytest.mark.rule("T-ARM-10")
@pytest.mark.parametrize("card", ["masonry_terra", "iron_working_terra", "horseback_riding"])
def test_water_is_closed(card: str) -> None:
    """(Terra Incognita p. 10)"""
    table = marching("g g w g g g", MINE=f'cards = "{card}"')
    assert table.spaces == {0, 1}


@pytest.mark.rule("T-ARM-10")
def test_a_leader_may_open_water() -> None:
    """(Terra Incognita p. 10) Indonesia: and an army may stop there."""
    table = marching("g g w g g g", LEADER="indonesia")
    assert table.spaces == {0, 1, 2, 3}
    assert table.play("move_army=2").s.armies[0] == (2,)


@pytest.mark.rule("T-ARM-11", "T-ARM-12")
@pytest.mark.parametrize(("one", "other"), [("2", "6"), ("6", "2")])
def test_the_owner_chooses_the_order_and_one_move_ends_before_the_next(
    one: str, other: str
) -> None:
    """(Terra Incognita p. 10) Its attack is part of it."""
    table = marching(
        MINE=TWO + "armies = [2, 6]",
        THEIRS="tokens = [4]",
    ).at("choose_army", seat=0)
    assert table.offered == ["2", "6", "pass"]
    table.play(f"choose_army={one}", "move_army=4", "attack_die=6", "defence_die=1")
    assert sorted(table.s.armies[0]) == sorted((4, int(other)))
    table.at("move_army", seat=0).play("move_army=5")  # the other one, in its turn
    assert table.s.armies[0] == (4, 5)
    table.at("choose_card", seat=1)


@pytest.mark.rule("T-ARM-06")
def test_no_army_moves_twice() -> None:
    """(Terra Incognita p. 10) Those on the card and those on the map move once each."""
    table = marching(MINE=TWO + "armies = [5]").at("choose_army")
    assert table.offered == ["card", "5", "pass"]
    table.play("choose_army=5", "move_army=4", "move_army=3")
    assert table.s.armies[0] == (3, 4)
    table.at("choose_card", seat=1)


@pytest.mark.rule("T-ARM-06", "T-ARM-07")
def test_armies_may_be_left_where_they_are() -> None:
    """(Terra Incognita p. 10)"""
    table = marching(MINE=TWO + "armies = [5]").play("choose_army=pass")
    assert table.s.armies[0] == (CARD, 5)
    table.at("choose_card", seat=1)


@pytest.mark.rule("T-ARM-13", "T-ARM-14", "T-ARM-15", "T-ARM-16")
def test_an_army_sets_out_from_the_capital_or_a_mature_city() -> None:
    """(Terra Incognita p. 10) 4 is mature, 9 is not; leaving the city is the first step."""
    table = marching("g g g g g g g g g g g g g", MINE="cities = [4, 9]\ntokens = [3, 5]").at(
        "move_army"
    )
    assert table.spaces == {0, 1, 2, 3, 4, 5, 6, 7}
    alone = marching("g g g g g g g g g g g g g", MINE="cities = [4, 9]\ntokens = [3]")
    assert alone.spaces == {0, 1, 2, 3}


@pytest.mark.rule("T-ARM-16")
def test_leaving_the_city_costs_the_first_space() -> None:
    """(Terra Incognita p. 10) Entering a neighbour of the capital leaves 2 of 3 spaces."""
    table = marching()
    assert 3 in table.spaces
    assert 4 not in table.spaces


@pytest.mark.rule("T-ARM-17")
def test_an_army_that_makes_no_step_stays_on_the_card() -> None:
    """(Terra Incognita p. 10; Q-16)"""
    table = marching().play("pass").at("choose_card", seat=1)
    assert table.s.armies[0] == (CARD,)
    walled_in = marching("g m g g g", slot=4)  # no step can be made, so nothing is asked
    walled_in.at("choose_card", seat=1)
    assert walled_in.s.armies[0] == (CARD,)


@pytest.mark.rule("T-ARM-24", "T-ARM-25")
@pytest.mark.parametrize("mine", ["cities = [2]", "tokens = [2]", "caravans = [2]", ""])
def test_friendly_pieces_are_no_hindrance(mine: str) -> None:
    """(Terra Incognita p. 10) One crosses them or stops beside them, armies too."""
    mine = TWO + "armies = [1, 2]\n" + mine
    table = marching(MINE=mine).play("choose_army=1").at("move_army")
    assert {2, 3, 4, 5} <= table.spaces
    table.play("move_army=2", "pass")
    assert table.s.armies[0] == (2, 2)
    table.at("choose_card", seat=1)


@pytest.mark.rule("X-28")
def test_an_army_takes_nothing_from_the_space() -> None:
    """(Terra Incognita p. 10, base p. 8) Only control tokens collect."""
    table = marching(EXTRA='icons = { 2 = "marble" }', MINE="armies = [1]").play("move_army=2")
    assert table.resources(0) == {}
    assert table.s.resources_on[0] == 1 << 2


@pytest.mark.rule("X-25")
def test_an_army_makes_no_space_friendly() -> None:
    """(base p. 7) No control token can be placed beside it, and no city counted from it."""
    table = strip(MINE="armies = [5]", ROW=row("culture", 5)).play("choose_card=culture")
    assert table.spaces == {1}
    table = strip(MINE="armies = [5]", ROW=row("industry", 5))
    assert table.play("choose_card=industry", "build=city").spaces == {2}


@pytest.mark.rule("T-ARM-26")
def test_an_army_moves_on_from_where_it_stopped() -> None:
    """(Terra Incognita p. 10)"""
    table = marching("g g g g g g g g g g").play("move_army=3")
    table.play("choose_card=idle-science").at("choose_card", seat=0)
    assert table.s.armies[0] == (3,)
    table.play("choose_card=military").at("move_army")
    assert table.spaces == {0, 1, 2, 4, 5, 6}


@pytest.mark.rule("T-ARM-27", "X-03", "X-04")
def test_a_beaten_army_does_not_set_out_again_this_turn() -> None:
    """(Terra Incognita p. 10) Not even if the card is resolved again; the other army does."""
    table = marching(
        MINE=TWO + "armies = [3]\nwonders = { venetian_arsenal = 0 }", THEIRS="reinforced = [5]"
    )
    table.play("choose_army=3", "move_army=5", "attack_die=1", "defence_die=6")
    assert table.s.armies[0] == (CARD, CARD)
    table.play("move_army=1").at("resolve_again").play("resolve_again=yes").at("move_army")
    assert table.spaces == {0, 2, 3, 4, 5}  # from 1 alone
    table.play("move_army=2").at("choose_card", seat=1)
    assert table.s.armies[0] == (CARD, 2)


@pytest.mark.rule("X-08")
def test_resolved_again_the_card_counts_as_in_the_first_slot() -> None:
    """(Terra Incognita p. 10) Terrain limit and combat value are 1."""
    table = marching("g g h g g g", MINE="armies = [1]\nwonders = { venetian_arsenal = 0 }")
    assert 2 in table.spaces
    table.play("pass", "resolve_again=yes")
    assert table.spaces == {0}


@pytest.mark.rule("T-ARM-28")
def test_trade_tokens_add_no_movement() -> None:
    """(Terra Incognita p. 10, base p. 13)"""
    table = marching(MINE="armies = [1]\ntrade = { military = 3 }").at("move_army")
    assert table.spaces == {0, 2, 3, 4}
    table.play("move_army=4").at("choose_card", seat=1)
    assert table.trade(0) == {"military": 3}


@pytest.mark.rule("T-ARM-29")
@pytest.mark.parametrize(("goals", "from_"), [((1, 2), "one city"), ((1, 7), "two cities")])
def test_several_armies_may_set_out_in_one_turn(goals: tuple[int, int], from_: str) -> None:
    """(Terra Incognita p. 10) From the same city or from different ones."""
    land = "g g g g g g g g g g g g g"
    table = marching(land, MINE=TWO + "cities = [6]\ntokens = [5, 7]")
    table.play(*(f"move_army={goal}" for goal in goals))
    assert table.s.armies[0] == goals
    table.at("choose_card", seat=1)
