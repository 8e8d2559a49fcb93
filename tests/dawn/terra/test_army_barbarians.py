"""Armies and barbarians (Terra Incognita p. 11)."""

import pytest

from tests.dawn.terra.battles import CARD, TWO, strip
from tests.table import Table

EAST, WEST = "barbarian_direction=2", "barbarian_direction=5"


def spawned(**words: str) -> Table:
    """After the dial has come to the spawn icon; A, beaten, has its icon on 2."""
    extra = 'icons = { 2 = "A" }\nbarbarians = { A = "off" }\nat = "round"'
    return strip(EVENT="5", EXTRA=extra, **words).at("choose_card", seat=0)


@pytest.mark.rule("T-ARX-11", "T-ARX-12", "X-69")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("armies = [2]", ""), (TWO + "armies = [2, 2]", "caravans = [2]"), ("", "armies = [2]")],
)
def test_a_barbarian_spawns_onto_armies_and_beats_them(mine: str, theirs: str) -> None:
    """(Terra Incognita p. 11) And caravans, as before."""
    table = spawned(MINE=mine, THEIRS=theirs)
    assert table.barbarian("A") == 2
    assert set(table.s.armies[0] + table.s.armies[1] + table.s.caravans[1]) == {CARD}


@pytest.mark.rule("X-70")
@pytest.mark.parametrize("piece", ["cities = [2]", "tokens = [2]", "districts = { campus = 2 }"])
def test_a_city_or_control_token_prevents_the_spawn_and_saves_the_army(piece: str) -> None:
    """(base p. 12)"""
    table = spawned(MINE=f"armies = [2]\n{piece}")
    assert table.barbarian("A") < 0
    assert table.s.armies[0] == (2,)


def roaming(land: str = "g g g g g g g g g", at: int | str = 5, **words: str) -> Table:
    """The dial has come to the movement icon, and a barbarian is about to move from this space."""
    extra = f'barbarians = {{ A = {at} }}\nat = "round"\n' + words.pop("EXTRA", "")
    return strip(land, EVENT="0", EXTRA=extra, **words).at("barbarian_direction")


@pytest.mark.rule("T-ARX-13", "T-ARX-14", "T-ARX-16", "T-ARX-19", "T-EX-28", "X-166")
@pytest.mark.parametrize(("piece", "weak"), [("tokens", True), ("reinforced", False)])
def test_an_army_falls_for_the_control_token_and_throws_the_barbarian_back(
    piece: str, weak: bool
) -> None:
    """(Terra Incognita p. 11) The token is neither removed nor turned over; nothing is rolled."""
    mine = f"armies = [4]\n{piece} = [4]\ntrade = {{ military = 2 }}"
    table = roaming(MINE=mine).play(WEST).at("choose_card", seat=0)
    assert table.s.armies[0] == (CARD,)
    assert table.barbarian("A") == 5
    assert table.tokens(0) == {4}
    assert table.reinforced(0) == (set() if weak else {4})
    assert table.trade(0) == {"military": 2}
    # without the army
    alone = roaming(MINE=f"{piece} = [4]").play(WEST)
    assert alone.tokens(0) == (set() if weak else {4})
    assert alone.reinforced(0) == set()


@pytest.mark.rule("T-ARX-15", "T-ARX-16")
def test_an_army_saves_a_city_or_district() -> None:
    """(Terra Incognita p. 11)"""
    table = roaming(MINE="armies = [4]\ncities = [4]").play(WEST)
    assert table.cities(0) == {0, 4}
    assert table.barbarian("A") == 5
    table = roaming(MINE="armies = [4]\ndistricts = { campus = 4 }").play(WEST)
    assert table.s.districts[0][0] == 4
    assert roaming(MINE="cities = [4]").play(WEST).cities(0) == {0}  # without it


@pytest.mark.rule("X-73")
def test_a_district_without_an_army_falls_or_is_turned_over() -> None:
    """(Terra Incognita p. 9, base p. 12)"""
    table = roaming(MINE="districts = { campus = 4 }").play(WEST)
    assert set(table.s.districts[0]) == {CARD}
    assert table.barbarian("A") == 4
    table = roaming(MINE="districts = { campus = 4 }\nreinforced = [4]").play(WEST)
    assert table.s.districts[0][0] == 4
    assert table.reinforced(0) == set()
    assert table.barbarian("A") == 5


@pytest.mark.rule("T-ARX-13", "T-ARX-14")
def test_an_army_in_neutral_space_falls_too() -> None:
    """(Terra Incognita p. 11)"""
    table = roaming(THEIRS="armies = [4]").play(WEST)
    assert table.s.armies[1] == (CARD,)
    assert table.barbarian("A") == 5


@pytest.mark.rule("T-ARX-14", "X-158")
def test_the_barbarian_goes_back_over_the_water_it_crossed() -> None:
    """(Terra Incognita p. 11) To the last land space it was on; an army at sea is met, too."""
    table = roaming("g g g g w g g g g", LEADER="indonesia", MINE="armies = [3]").play(WEST)
    assert table.s.armies[0] == (CARD,)
    assert table.barbarian("A") == 5
    table = roaming("g g g g w g g g g", LEADER="indonesia", MINE="armies = [4]\ntokens = [3]")
    table.play(WEST)
    assert table.s.armies[0] == (CARD,)
    assert table.tokens(0) == {3}
    assert table.barbarian("A") == 5


@pytest.mark.rule("T-ARX-17", "T-ARX-18")
def test_all_armies_fall_and_caravans_with_them() -> None:
    """(Terra Incognita p. 11; Q-09, Q-10)"""
    table = roaming(MINE=TWO + "armies = [4, 4]\ncaravans = [4]", THEIRS="caravans = [4]")
    table.play(WEST)
    assert table.s.armies[0] == (CARD, CARD)
    assert table.s.caravans == ((CARD,), (CARD,))
    assert table.barbarian("A") == 5


@pytest.mark.rule("X-65", "T-ARX-15", "T-ARX-19")
def test_an_army_saves_the_trade_tokens_of_the_capital() -> None:
    """(Terra Incognita p. 11; Q-08) Without it two are discarded."""
    rich = "trade = { culture = 3 }\n"
    table = roaming(at=1, MINE=rich + "armies = [0]").play(WEST).at("choose_card")
    assert table.trade(0) == {"culture": 3}
    assert table.barbarian("A") == 1
    table = roaming(at=1, MINE=rich).play(WEST).at("choose_card")
    assert table.trade(0) == {"culture": 1}
    assert table.barbarian("A") == 0


@pytest.mark.rule("X-67", "X-68")
def test_thrown_back_onto_another_barbarian_one_of_them_moves_on() -> None:
    """(Terra Incognita p. 11, base p. 15) A is thrown back, B moves up onto it, a die parts them; a
    second army is beaten by that move like the first, and A is back with B, so it goes on."""
    table = strip(
        EVENT="0",
        EXTRA='barbarians = { A = 5, B = 6 }\nat = "round"',
        MINE=TWO + "armies = [4, 6]",
    )
    table.play(WEST).at("barbarian_direction")
    assert table.s.armies[0] == (CARD, 6)
    assert table.barbarian("A") == table.barbarian("B") == 5
    table.play(EAST).at("scatter_barbarian", seat=0).play("A").at("barbarian_direction")
    assert table.s.armies[0] == (CARD, CARD)
    table.play(WEST).at("scatter_barbarian", seat=0).play("A").at("choose_card", seat=0)
    assert (table.barbarian("A"), table.barbarian("B")) == (4, 5)


@pytest.mark.rule("X-64", "X-63")
def test_an_army_in_a_fort_city_saves_city_and_agenda() -> None:
    """(Terra Incognita pp. 8, 11) Without it the fort is lost, and the agenda with it."""
    words = {
        "land": "g g g g f g g g g",
        "EXTRA": 'icons = { 4 = "fort" }\nvictory = "fortified"',
        "MINE": 'cities = [4]\nmarks = "fortified"\n',
    }
    alone = roaming(**words).play(WEST)
    assert alone.cities(0) == {0}
    assert alone.marks(0) == set()
    words["MINE"] += "armies = [4]"
    held = roaming(**words).play(WEST)
    assert held.cities(0) == {0, 4}
    assert held.marks(0) == {"fortified"}
    assert held.s.armies[0] == (CARD,)


@pytest.mark.rule("X-77")
def test_where_barbarians_cannot_enter_an_army_is_safe() -> None:
    """(Terra Incognita p. 11) Petra closes the city: the barbarian turns round."""
    table = roaming(MINE="wonders = { petra = 0 }\ncities = [4]\narmies = [4]").play(WEST)
    assert table.s.armies[0] == (4,)
    assert table.barbarian("A") == 6


@pytest.mark.rule("X-62", "X-159")
def test_a_barbarian_on_an_unclaimed_fort_only_chases_caravans() -> None:
    """(base p. 12) It stays there, and the fort stays unclaimed."""
    table = roaming(
        "g g g g f g g g g", EXTRA='icons = { 4 = "fort" }', THEIRS="caravans = [4]"
    ).play(WEST)
    assert table.barbarian("A") == 4
    assert table.s.caravans[1] == (CARD,)
