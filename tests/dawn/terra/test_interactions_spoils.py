"""Where the two books meet: what a won attack brings, and what armies leave as it is
(Terra Incognita pp. 9-12; base pp. 7-9, 11, 13, 15)."""

import pytest

from tests.dawn.terra.battles import CARD, marching, strip
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange, spaces
from ziggurat.core.bits import each

WIN = ("attack_die=6", "defence_die=1")
SEVEN_CITIES = "cities = [5, 7, 9, 11, 13, 15, 17]\n"


def long_strip(length: int) -> str:
    """Grassland, so many spaces of it."""
    return " ".join("g" * length)


def at_the_capital(mine: str = "", theirs: str = "", others: str = "") -> Table:
    """Seat 0's army has come into seat 1's capital on 3 and has beaten it."""
    table = marching(MINE="armies = [2]\n" + mine, FAR="3", THEIRS=theirs, OTHERS=others)
    table.play("move_army=3")
    if table.asked == "choose_target":
        table.play("choose_target=piece")
    return table.play(*WIN)


@pytest.mark.rule("X-15")
def test_a_beaten_capital_is_plundered_and_emptied_of_figures_but_stays() -> None:
    """(base p. 11, Terra Incognita p. 11) Two trade tokens, every rival figure, and then back."""
    theirs = "trade = { culture = 3, growth = 1 }\narmies = [3]\ncaravans = [3]"
    table = at_the_capital("wonders = { alhambra = 0 }", theirs, "caravans = [3]")
    table.at("steal_trade", seat=0).play("culture", "add_trade=science")
    table.play("steal_trade=growth", "add_trade=science").at("choose_card", seat=1)
    assert table.trade(0) == {"science": 2}
    assert table.trade(1) == {"culture": 2}
    assert table.s.armies == ((2,), (CARD,), (CARD,))
    assert table.s.caravans[1:] == ((CARD,), (CARD,))
    assert table.cities(1) == {3}


@pytest.mark.rule("X-15")
def test_fewer_than_two_trade_tokens_may_be_taken() -> None:
    """(base p. 11) Up to two."""
    table = at_the_capital(theirs="trade = { culture = 3 }").at("steal_trade", seat=0)
    table.play("pass").at("choose_card", seat=1)
    assert table.trade(1) == {"culture": 3}
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("X-16")
def test_the_wonder_of_a_beaten_capital_goes_under_a_city_without_one() -> None:
    """(base p. 11) The capital of the attacker holds one already, so it goes to his city."""
    mine = "cities = [5]\nwonders = { alhambra = 0 }"
    table = at_the_capital(mine, "wonders = { colossus = 3 }")
    assert table.wonders(0) == {"alhambra", "colossus"}
    assert table.s.wonder_space.count(5) == 1
    assert table.wonders(1) == set()


@pytest.mark.rule("X-16")
def test_without_such_a_city_the_wonder_stays_in_the_beaten_capital() -> None:
    """(base p. 11) It is not moved to another city of its owner either."""
    table = at_the_capital("wonders = { alhambra = 0 }", "cities = [6]\nwonders = { colossus = 3 }")
    assert table.wonders(0) == {"alhambra"}
    assert table.wonders(1) == {"colossus"}
    assert table.s.wonder_space.count(3) == 1


@pytest.mark.rule("X-17")
def test_a_reinforced_token_stands_in_for_a_city_and_the_army_stays() -> None:
    """(base p. 15, Terra Incognita p. 11) The attacker has all his seven cities on the map."""
    table = marching(long_strip(20), MINE=SEVEN_CITIES + "armies = [2]", THEIRS="cities = [3]")
    table.play("move_army=3", *WIN).at("choose_card", seat=1)
    assert 3 not in table.cities(0) | table.cities(1)
    assert table.tokens(0) == table.reinforced(0) == {3}
    assert table.s.armies[0] == (3,)


@pytest.mark.rule("X-18")
@pytest.mark.parametrize("theirs", ["tokens = [2]", "districts = { campus = 2 }"])
def test_an_attacker_without_a_token_may_take_one_off_the_map(theirs: str) -> None:
    """(Terra Incognita p. 11, base p. 15) A district of his would be no plain token."""
    tokens = f"tokens = {list(range(4, 38))}\n"
    mine = tokens + "districts = { campus = 3 }\narmies = [1]"
    table = marching(long_strip(40), MINE=mine, THEIRS=theirs)
    table.play("move_army=2", *WIN).at("take_back_token", seat=0)
    assert table.spaces == set(range(4, 38))
    table.play("take_back_token=20").at("choose_card", seat=1)
    assert table.tokens(0) == set(range(2, 38)) - {20}
    assert table.tokens(1) == set()
    assert set(table.s.districts[1]) == {CARD}


@pytest.mark.rule("X-19")
@pytest.mark.parametrize("theirs", ["tokens = [3]", "districts = { campus = 3 }"])
def test_a_natural_wonder_follows_the_token_or_district_beaten_on_it(theirs: str) -> None:
    """(base p. 11, Terra Incognita pp. 9, 11)"""
    extra = 'icons = { 3 = "pantanal" }'
    table = marching("g g g N g g g", EXTRA=extra, MINE="armies = [2]", THEIRS=theirs)
    assert table.natural(1) == {"pantanal"}
    table.play("move_army=3", *WIN)
    assert table.natural(0) == {"pantanal"}
    assert table.natural(1) == set()
    assert table.tokens(0) == {3}
    assert table.reinforced(0) == set()


@pytest.mark.rule("X-20")
@pytest.mark.parametrize("answer", ["conquer", "liberate"])
def test_a_token_standing_in_for_a_city_on_a_city_state_is_conquered_like_one(answer: str) -> None:
    """(base pp. 13, 15) The conqueror has a city left, so it is a city he places."""
    table = marching(
        EXTRA='icons = { 3 = "kabul" }',
        MINE="armies = [2]",
        THEIRS='reinforced = [3]\ncity_states = "kabul"',
    )
    table.play("move_army=3", *WIN).at("conquer_or_liberate", seat=0).play(answer)
    conquered = answer == "conquer"
    assert table.cities(0) == ({0, 3} if conquered else {0})
    assert table.city_states(0) == ({"kabul"} if conquered else set())
    assert table.diplomacy(0) == (set() if conquered else {"kabul"})
    assert table.city_states(1) == set()
    assert table.tokens(0) == table.tokens(1) == set()
    assert table.s.armies[0] == ((3,) if conquered else (2,))


# What armies are not


@pytest.mark.rule("X-25")
def test_an_army_makes_no_space_friendly() -> None:
    """(base p. 7) Cities are counted from cities and control tokens only: Pottery reaches two
    spaces."""
    table = strip(MINE="armies = [4]").play("choose_card=industry", "build=city")
    assert table.spaces == {2}
    table = strip(MINE="tokens = [4]").play("choose_card=industry", "build=city")
    assert table.spaces == {2, 3, 4, 5, 6}


@pytest.mark.rule("X-26")
def test_a_rival_army_does_not_block_counting_but_its_space_is_no_site() -> None:
    """(Terra Incognita p. 11, base p. 9) Animal Husbandry reaches three spaces; a rival control
    token would block the way."""
    husbandry = 'cards = "animal_husbandry_terra"'
    for theirs, sites in (("", {2, 3}), ("armies = [2]", {3}), ("tokens = [2]", set())):
        table = strip(MINE=husbandry, THEIRS=theirs).play("choose_card=industry")
        assert table.asked == ("build" if sites else "choose_card")
        if sites:
            assert table.play("build=city").spaces == sites


@pytest.mark.rule("X-27")
@pytest.mark.parametrize("mine", [True, False])
def test_a_space_with_an_army_is_not_empty(mine: bool) -> None:
    """(base p. 7) Drama and Poetry shifts a token to an empty space."""
    for army, goals in ((2, set()), (3, {2})):
        armies = f"armies = [{army}]"
        poetry = 'cards = "drama_and_poetry"\ntokens = [1]\n' + (armies if mine else "")
        table = strip(MINE=poetry, THEIRS="" if mine else armies).play("choose_card=culture")
        assert table.asked == ("shift_token" if goals else "choose_card")
        if goals:
            assert table.play("shift_token=1").spaces == goals


@pytest.mark.rule("X-28")
@pytest.mark.parametrize("space", [1, 2])
@pytest.mark.parametrize(("card", "move"), [("military", "army"), ("economy", "caravan")])
def test_figures_take_no_resource_and_no_natural_wonder(card: str, move: str, space: int) -> None:
    """(base p. 8, Terra Incognita p. 10)"""
    icons = 'icons = { 1 = "marble", 2 = "pantanal" }'
    table = strip("g g N g g", EXTRA=icons, ROW=row_of_six(card, 5))
    table.play(f"choose_card={card}", f"move_{move}={space}").at("choose_card", seat=1)
    assert (space,) in (table.s.armies[0], table.s.caravans[0])
    assert table.resources(0) == {}
    assert table.natural(0) == set()
    assert spaces(table.s.resources_on[0]) == {1}


# After exploring


@pytest.mark.rule("X-29")
def test_an_army_that_explored_on_its_way_returns_to_the_space_it_explored_from() -> None:
    """(Terra Incognita pp. 11-12) It came from 1, explored from 2 and met two rivals on 3."""
    table = arrange("""
        edition = "terra-incognita"
        map = "g g g g g g g g g"
        icons = { 0 = "star" }
        stack_bottom = "3"
        [[seat]]
        leader = "rome"
        capital = 0
        armies = [1]
        [[seat]]
        leader = "france"
        capital = 8
        armies = [3]
        caravans = [3]
    """)
    table.play("choose_card=military", "move_army=2", "move_army=explore").at("place_tile")
    before = len(each(table.s.board.map.whole))
    table.play(table.offered[0]).at("move_army")
    assert len(each(table.s.board.map.whole)) > before
    table.play("move_army=3", "choose_target=army-1", *WIN).at("choose_card", seat=1)
    assert table.s.armies == ((2,), (CARD,))
