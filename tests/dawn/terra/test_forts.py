"""Forts (Terra Incognita pp. 8, 11)."""

import pytest

from tests.dawn.terra.battles import CARD, clash, marching, strip
from tests.dawn.terra.six import row_of_six as row
from tests.table import Table, new_table
from ziggurat.core.bits import each
from ziggurat.games.dawn.content import FOREST

LAND = "g g f g g g g g g"  # the fort is on 2
FORT = 'icons = { 2 = "fort" }\nvictory = "fortified expeditionary"'
WIN = ("attack_die=6", "defence_die=1")
LOSE = ("attack_die=1", "defence_die=6")


def before(slot: int | str = 5, land: str = LAND, extra: str = FORT, **words: str) -> Table:
    """Seat 0, resolving the military card, with an army beside the fort."""
    return marching(land, slot, EXTRA=extra, **{"MINE": "armies = [1]"} | words)


@pytest.mark.rule("T-FOR-01", "T-FOR-02", "T-FOR-15", "T-FOR-11")
def test_a_fort_of_a_new_game_is_forest_of_difficulty_three_and_nobodys() -> None:
    """(Terra Incognita p. 11)"""
    table = new_table(edition="terra-incognita", players=2)
    while table.s.board.forts.bit_count() < 2:
        table.play(table.offered[0])
    for fort in each(table.s.board.forts):
        assert table.s.board.terrain[fort] == FOREST
        assert table.s.board.difficulty[fort] == 3
        assert not any((table.s.cities[seat] | table.s.tokens[seat]) >> fort & 1 for seat in (0, 1))
    assert not before().marks(0)


@pytest.mark.rule("T-FOR-02", "T-FOR-05", "T-FOR-06", "X-53")
@pytest.mark.parametrize("slot", [2, 3])
def test_figures_enter_a_fort_from_slot_three(slot: int) -> None:
    """(Terra Incognita p. 11) A caravan may stop there and fights nobody."""
    assert (2 in before(slot).spaces) == (slot == 3)
    table = strip(LAND, EXTRA=FORT, ROW=row("economy", slot)).play("choose_card=economy")
    assert (2 in table.spaces) == (slot == 3)
    if slot == 3:
        table.play("move_caravan=2").at("choose_card", seat=1)
        assert table.s.caravans[0] == (2,)


@pytest.mark.rule("T-FOR-03")
@pytest.mark.parametrize("owner", ["", "MINE", "THEIRS"])
def test_no_city_is_built_on_or_beside_a_fort(owner: str) -> None:
    """(Terra Incognita p. 11) Claimed or not. Without the fort 4 and 5 would do, and 3 and 6."""
    words = {"MINE": 'cards = "urbanization"\ntokens = [5]', "THEIRS": ""}
    if owner:
        words[owner] += "\ncities = [4]"
    land = "g g g g f g g g g g g"
    extra = 'icons = { 4 = "fort" }'
    table = strip(land, ROW=row("industry", 5), EXTRA=extra, **words)
    table.play("choose_card=industry", "build=city")
    assert table.spaces & {3, 4, 5} == set()
    assert 6 in table.spaces
    without = strip(land, ROW=row("industry", 5), MINE=words["MINE"].partition("\ncities")[0])
    without.play("choose_card=industry", "build=city")
    assert {3, 4, 5} <= without.spaces


@pytest.mark.rule("T-FOR-04", "X-46", "X-96")
def test_no_control_token_or_district_is_placed_on_a_fort() -> None:
    """(Terra Incognita p. 11) Nor by an effect that allows forest: Chichen Itza."""
    words = {
        "land": "g f f g g g g g g",
        "EXTRA": 'icons = { 1 = "fort" }',
        "MINE": "wonders = { chichen_itza = 0 }\ncities = [4]",
    }
    culture = strip(**words, ROW=row("culture", 5)).play("choose_card=culture")
    assert culture.at("place_token").spaces == {2, 3, 5}
    growth = strip(**words, ROW=row("growth", 5)).play("choose_card=growth")
    growth.play("growth=district", "choose_district=campus").at("place_district")
    assert growth.spaces == {3, 5}


@pytest.mark.rule("T-FOR-08", "T-FOR-10", "T-FOR-11", "T-OUT-10", "T-OUT-11", "X-35")
def test_who_beats_an_unclaimed_fort_puts_a_city_there_and_controls_it() -> None:
    """(Terra Incognita pp. 8, 11) The army stays; the agenda is marked at once."""
    table = before().play("move_army=2", *WIN).at("choose_card", seat=1)
    assert table.cities(0) == {0, 2}
    assert table.s.armies[0] == (2,)
    assert table.marks(0) == {"fortified"}


@pytest.mark.rule("T-FOR-10", "T-FOR-11", "T-FOR-09", "X-35")
def test_a_beaten_fort_city_changes_hands_with_the_agendas() -> None:
    """(Terra Incognita pp. 8, 11) Two forts make Expeditionary."""
    table = before(
        land="g g f g g f g g g",
        extra=FORT.replace(" }", ', 5 = "fort" }'),
        MINE="armies = [1]\ncities = [5]",
        THEIRS='cities = [2]\nmarks = "fortified"',
    )
    assert table.marks(0) == {"fortified"}
    assert table.marks(1) == {"fortified"}
    table.play("move_army=2", *WIN)
    assert table.cities(0) == {0, 2, 5}
    assert table.marks(0) == {"fortified", "expeditionary"}
    assert table.marks(1) == set()


@pytest.mark.rule("T-FOR-12", "T-OUT-01")
def test_a_failed_attack_leaves_the_fort_unclaimed() -> None:
    """(Terra Incognita p. 11)"""
    table = before().play("move_army=2", *LOSE).at("choose_card", seat=1)
    assert table.cities(0) == {0}
    assert table.s.armies[0] == (CARD,)
    assert table.marks(0) == set()


@pytest.mark.rule("T-CBT-11", "T-EX-23", "T-EX-24", "T-FOR-15", "X-34")
def test_fort_and_fort_city_defend_with_six() -> None:
    """(Terra Incognita pp. 11, 16) The city by twice the difficulty, with neighbours and army."""
    _, defence = clash(before(), "move_army=2", dice=(1, 1))
    assert defence == ({"fort": 6}, 7)
    _, defence = clash(before(THEIRS="cities = [2]"), "move_army=2", dice=(1, 1))
    assert defence == ({"terrain": 6}, 7)
    held = before(THEIRS="cities = [2]\nreinforced = [3]\narmies = [2]")
    _, defence = clash(held, "move_army=2", "choose_target=piece", dice=(1, 1))
    assert defence == ({"terrain": 6, "reinforced": 1, "army": 2}, 10)


@pytest.mark.rule("T-EX-24", "T-CBT-20", "T-CBT-30")
def test_seven_against_seven_the_fort_holds_unless_a_token_is_spent() -> None:
    """(Terra Incognita p. 16) Slot 3 and a 4 against 6 and a 1."""
    dice = ("attack_die=4", "defence_die=1")
    table = before(3).play("move_army=2", *dice).at("choose_card", seat=1)
    assert table.s.armies[0] == (CARD,)
    assert table.cities(0) == {0}
    table = before(3, MINE="armies = [1]\ntrade = { military = 1 }").play("move_army=2", *dice)
    assert table.play("trade", "add-one").cities(0) == {0, 2}


SEVEN = "cities = [4, 6, 8, 10, 12, 14, 16]\narmies = [1]"
LONG = "g g f g g g g g g g g g g g g g g g g"


@pytest.mark.rule("T-FOR-13", "T-OUT-12")
def test_without_an_unused_city_a_beaten_fort_stays_unclaimed() -> None:
    """(Terra Incognita p. 11; Q-01) And the army returns."""
    table = before(land=LONG, MINE=SEVEN).play("move_army=2", *WIN).at("choose_card", seat=1)
    assert 2 not in table.cities(0) | table.tokens(0)
    assert table.marks(0) == set()
    assert table.s.armies[0] == (1,)


@pytest.mark.rule("X-33", "T-FOR-13", "T-FOR-04")
def test_without_an_unused_city_a_rivals_fort_is_left_unclaimed() -> None:
    """(Terra Incognita p. 11; Q-01) No control token stands in for the city."""
    theirs = 'cities = [2]\nmarks = "fortified"'
    table = before(land=LONG, MINE=SEVEN, THEIRS=theirs).play("move_army=2", *WIN)
    table.at("choose_card", seat=1)
    assert 2 not in table.cities(0) | table.tokens(0) | table.cities(1)
    assert table.marks(0) == table.marks(1) == set()
    assert table.s.armies[0] == (1,)


@pytest.mark.rule("X-36", "X-38", "X-37", "T-OUT-12")
def test_a_rival_caravan_in_an_unclaimed_fort() -> None:
    """(Terra Incognita p. 11; Q-07) Either may be attacked; the other remains, and the army goes
    back."""
    fort = before(THEIRS="caravans = [2]").play("move_army=2").at("choose_target")
    assert fort.offered == ["piece", "caravan-1"]
    fort.play("piece", *WIN).at("choose_card", seat=1)
    assert fort.cities(0) == {0, 2}
    assert fort.s.caravans[1] == (2,)  # it simply stands there, and does not trade
    assert fort.trade(1) == {}
    assert fort.s.armies[0] == (1,)
    caravan = before(THEIRS="caravans = [2]").play("move_army=2", "caravan-1", *WIN)
    assert caravan.s.caravans[1] == (CARD,)
    assert caravan.cities(0) == {0}
    assert caravan.s.armies[0] == (1,)


@pytest.mark.rule("X-39", "T-ATT-07")
def test_a_barbarian_on_an_unclaimed_fort_is_the_target() -> None:
    """(Terra Incognita p. 11) The fort is still there afterwards: the army returns."""
    table = before(extra=FORT + "\nbarbarians = { A = 2 }").play("move_army=2", *WIN)
    table.play("add_trade=culture").at("choose_card", seat=1)
    assert table.barbarian("A") < 0
    assert table.cities(0) == {0}
    assert table.s.armies[0] == (1,)


@pytest.mark.rule("T-FOR-09", "X-40", "X-42", "T-ARM-14")
def test_a_fort_city_matures_and_sends_out_figures() -> None:
    """(Terra Incognita p. 11) As every city."""
    words = {"land": "g g g g g f g g g", "EXTRA": 'icons = { 5 = "fort" }'}
    mine = "cities = [5]\ntokens = [4, 6]"
    assert 7 in strip(**words, MINE=mine).play("choose_card=military").spaces
    assert 7 not in strip(**words, MINE="cities = [5]").play("choose_card=military").spaces
    assert 6 in strip(**words, MINE=mine, ROW=row("economy", 5)).play("choose_card=economy").spaces


@pytest.mark.rule("T-FOR-09", "X-44")
def test_control_tokens_are_placed_next_to_a_fort_city() -> None:
    """(Terra Incognita p. 11)"""
    table = strip(LAND, EXTRA=FORT, MINE="cities = [2]", ROW=row("culture", 5))
    assert table.play("choose_card=culture").spaces == {1, 3}


@pytest.mark.rule("T-FOR-09", "X-47")
def test_a_fort_city_holds_a_wonder_which_follows_it() -> None:
    """(Terra Incognita p. 11, base p. 11)"""
    table = before(THEIRS="cities = [2]\nwonders = { petra = 2 }").play("move_army=2", *WIN)
    assert table.wonders(0) == {"petra"}


@pytest.mark.rule("T-FOR-07", "T-FOR-09", "T-ARM-24")
def test_ones_own_fort_is_no_obstacle() -> None:
    """(Terra Incognita p. 11) Armies cross it and stop in it."""
    table = before(MINE="armies = [1]\ncities = [2]")
    assert {2, 3, 4} <= table.spaces
    assert table.play("move_army=2").s.armies[0] == (2,)


@pytest.mark.rule("X-52", "T-FOR-05", "T-FOR-09")
def test_a_rivals_fort_city_is_a_destination_of_caravans() -> None:
    """(Terra Incognita p. 11, base p. 8) Trade as with every rival city."""
    table = strip(LAND, EXTRA=FORT, THEIRS="cities = [2]", ROW=row("economy", 5))
    table.play("choose_card=economy")
    assert 3 in table.spaces  # one may pass through
    table.play("move_caravan=2", "add_trade=culture", "add_trade=culture")
    assert table.trade(0) == {"culture": 2}
    assert table.s.caravans[0] == (CARD,)
