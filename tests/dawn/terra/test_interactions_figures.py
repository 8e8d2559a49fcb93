"""Where the two books meet: armies, caravans, cities and tokens in one space
(Terra Incognita pp. 10-11, 14; base pp. 7-9)."""

import pytest

from tests.dawn.terra.battles import CARD, clash, marching, strip

WIN = ("attack_die=6", "defence_die=1")


@pytest.mark.rule("X-79")
@pytest.mark.parametrize(
    ("armies", "target", "army"), [(1, "caravan-1", 2), (1, "army-1", 0), (2, "army-1", 2)]
)
def test_an_army_helps_the_caravan_beside_it_and_not_itself(
    armies: int, target: str, army: int
) -> None:
    """(Terra Incognita p. 11) A second army helps the first."""
    theirs = f'cards = "iron_working_terra"\ncaravans = [3]\narmies = {[3] * armies}'
    table = marching("g g g h g g", MINE="armies = [2]", THEIRS=theirs).play("move_army=3")
    _, value = clash(table, f"choose_target={target}", dice=(1, 6))
    assert value.lines == {"terrain": 2} | ({"army": army} if army else {})


@pytest.mark.rule("X-80")
def test_a_caravan_beaten_beside_its_army_goes_alone() -> None:
    """(Terra Incognita p. 11)"""
    table = marching(MINE="armies = [2]", THEIRS="caravans = [3]\narmies = [3]")
    table.play("move_army=3", "choose_target=caravan-1", *WIN).at("choose_card", seat=1)
    assert table.s.caravans[1] == (CARD,)
    assert table.s.armies == ((2,), (3,))


@pytest.mark.rule("X-81")
def test_a_caravan_trades_with_a_rival_city_that_holds_an_army() -> None:
    """(Terra Incognita p. 11, base p. 8)"""
    table = strip(MINE="caravans = [2]", THEIRS="cities = [3]\narmies = [3]")
    table.play("choose_card=economy", "move_caravan=3", "add_trade=culture", "add_trade=growth")
    table.play("take_diplomacy=embassy-1").at("choose_card", seat=1)
    assert table.trade(0) == {"culture": 1, "growth": 1}
    assert table.diplomacy(0) == {"embassy-1"}
    assert table.s.caravans[0] == (CARD,)
    assert table.s.armies[1] == (3,)


@pytest.mark.rule("X-82")
def test_a_caravan_on_a_rivals_token_is_swept_away_with_it_by_a_third_player() -> None:
    """(base p. 8, Terra Incognita p. 11; Q-29) Seat 2's caravan stops on seat 1's token, and the
    next turn seat 0 takes the token."""
    table = strip(
        EXTRA="turn = 2", MINE="armies = [2]", THEIRS="tokens = [3]", OTHERS="caravans = [4]"
    )
    table.play("choose_card=economy", "move_caravan=3").at("choose_card", seat=0)
    assert table.s.caravans[2] == (3,)
    table.play("choose_card=military", "move_army=3", "choose_target=piece", *WIN)
    assert table.tokens(0) == {3}
    assert table.s.caravans[2] == (CARD,)
    assert table.s.armies[0] == (3,)


@pytest.mark.rule("X-83")
@pytest.mark.parametrize("theirs", ["tokens = [3]", "cities = [3]", "armies = [3]"])
def test_the_attackers_own_caravan_is_not_harmed_and_gives_nothing(theirs: str) -> None:
    """(Terra Incognita p. 11)"""
    table = marching(MINE="armies = [2]\ncaravans = [3]", THEIRS=theirs)
    attack, defence = clash(table, "move_army=3", dice=(6, 1))
    assert attack.lines == {"slot": 5}
    assert defence.lines == {"terrain": 2 if "cities" in theirs else 1}
    assert table.s.caravans[0] == (3,)
    assert table.s.armies[0] == (3,)


@pytest.mark.rule("X-84")
def test_a_city_is_built_onto_a_rival_caravan_and_an_army_of_ones_own() -> None:
    """(Terra Incognita p. 14, base p. 9) All remain in the space."""
    table = strip(MINE="armies = [2]", THEIRS="caravans = [2]")
    table.play("choose_card=industry", "build=city", "build_city=2").at("choose_card", seat=1)
    assert table.cities(0) == {0, 2}
    assert table.s.armies[0] == (2,)
    assert table.s.caravans[1] == (2,)


@pytest.mark.rule("X-85")
@pytest.mark.parametrize(("theirs", "matures"), [("caravans = [5]", True), ("armies = [5]", False)])
def test_a_control_token_goes_onto_a_rival_caravan_but_not_onto_a_rival_army(
    theirs: str, matures: bool
) -> None:
    """(base pp. 7-8, Terra Incognita p. 11) So a rival army keeps a city from maturing, and armies
    from setting out of it: space 4 is too far from the capital."""
    table = strip(MINE="cities = [4]\ntokens = [3]", THEIRS=theirs).play("choose_card=culture")
    assert (5 in table.at("place_token").spaces) is matures
    table.play(*(("place_token=5",) if matures else ()), "place_token=pass", "idle-science")
    assert table.tokens(0) == ({3, 5} if matures else {3})
    assert (5,) in (table.s.caravans[1], table.s.armies[1])
    table.play("choose_card=military").at("move_army", seat=0)
    assert (4 in table.spaces) is matures
