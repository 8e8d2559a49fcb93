"""After an attack: what is beaten and where the army ends (Terra Incognita p. 11)."""

import pytest

from tests.dawn.terra.battles import CARD, TWO, marching
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange

WIN = ("attack_die=6", "defence_die=1")
LOSE = ("attack_die=1", "defence_die=6")
FLIGHT = 'cards = "flight_terra"\n'


@pytest.mark.rule("T-OUT-01", "T-OUT-02")
@pytest.mark.parametrize("target", ["piece", "army-1", "caravan-1"])
def test_a_beaten_attacker_returns_to_the_card_and_nothing_else_changes(target: str) -> None:
    """(Terra Incognita p. 11)"""
    theirs = "reinforced = [2, 3]\narmies = [2]\ncaravans = [2]\ntrade = { culture = 1 }"
    table = marching(slot=2, MINE="armies = [1]", THEIRS=theirs)
    table.play("move_army=2", f"choose_target={target}", *LOSE).at("choose_card", seat=1)
    assert table.s.armies == ((CARD,), (2,))
    assert table.s.caravans[1] == (2,)
    assert table.reinforced(1) == {2, 3}
    assert table.trade(1) == {"culture": 1}


@pytest.mark.rule("T-OUT-04", "T-OUT-09", "T-OUT-15", "X-80")
def test_a_beaten_caravan_returns_to_its_card_alone() -> None:
    """(Terra Incognita p. 11) What else is there stays, so the army goes back."""
    theirs = "tokens = [2]\narmies = [2]\ncaravans = [2]"
    table = marching(MINE="armies = [1]", THEIRS=theirs, OTHERS="caravans = [2]")
    table.play("move_army=2", "choose_target=caravan-1", *WIN).at("choose_card", seat=1)
    assert table.s.caravans[1:] == ((CARD,), (2,))
    assert table.s.armies == ((1,), (2,), (CARD,))
    assert table.tokens(1) == {2}


@pytest.mark.rule("T-OUT-05", "T-OUT-09", "T-OUT-12", "T-OUT-13", "T-EX-07", "T-EX-08", "T-EX-09")
def test_a_beaten_army_returns_to_its_card_alone() -> None:
    """(Terra Incognita p. 11) The book's example: slot 3, a way through grassland and forest; the
    city stays, and the winner is back in the forest."""
    text = """
        edition = "terra-incognita"
        map = '''
         g g
        g m g
         g f
        '''
        [[seat]]
        leader = "england"
        row = "ROW"
        capital = 0
        cards = "iron_working_terra"
        armies = [2, 2]
        [[seat]]
        leader = "zulu"
        capital = 1
        cities = [4]
        armies = [4]
    """
    table = arrange(text, ROW=row_of_six("military", 3)).play("choose_card=military")
    assert table.spaces == {0, 1, 4, 5, 6}  # not the mountain
    table.play("move_army=4").at("choose_target")
    table.play("choose_target=army-1", *WIN)
    assert table.s.armies == ((2, 6), (CARD,))
    assert table.cities(1) == {1, 4}


@pytest.mark.rule("T-OUT-06", "T-OUT-03", "T-OUT-11")
@pytest.mark.parametrize("side", ["", "reinforced = [2]"])
def test_a_beaten_district_makes_way_for_a_plain_control_token(side: str) -> None:
    """(Terra Incognita p. 11) Unreinforced; the loser has the district back."""
    theirs = "districts = { campus = 2 }\n" + side
    table = marching(MINE="armies = [1]", THEIRS=theirs).play("move_army=2", *WIN)
    assert table.tokens(0) == {2}
    assert table.tokens(1) == table.reinforced(0) == set()
    assert set(table.s.districts[0]) == set(table.s.districts[1]) == {-1}
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("T-OUT-07", "T-OUT-08", "T-OUT-11", "T-OUT-22", "X-14", "X-82", "X-83", "X-124")
@pytest.mark.parametrize("piece", ["tokens = [2]", "cities = [2]", "districts = { campus = 2 }"])
def test_with_a_city_or_control_token_all_rival_figures_there_fall(piece: str) -> None:
    """(Terra Incognita p. 11; Q-29) The attacker's own stay. Then nothing bars the army's stay.
    Third players were not attacked: their diplomacy cards are kept."""
    table = marching(
        MINE='armies = [1]\ncaravans = [2]\ndiplomacy = "embassy-1 embassy-2"',
        THEIRS=f"{piece}\narmies = [2]\ncaravans = [2]",
        OTHERS="caravans = [2]",
    )
    notes = table.log("move_army=2", "choose_target=piece", *WIN)
    assert table.s.armies == ((2,), (CARD,), (CARD,))
    assert table.s.caravans == ((2,), (CARD,), (CARD,))
    assert (table.tokens(0) | table.cities(0)) == {0, 2}
    assert table.diplomacy(0) == {"embassy-2"}
    order = [note[0] for note in notes if note[0] in ("captured", "army_lost", "caravan_lost")]
    assert order == ["captured", "army_lost", "caravan_lost", "caravan_lost"]


@pytest.mark.rule("X-15", "T-OUT-07", "T-OUT-12")
def test_a_beaten_capital_stays_but_its_figures_fall() -> None:
    """(Terra Incognita p. 11, base p. 11) And the army goes back."""
    table = marching(
        "g g g g", THEIRS="armies = [3]\ncaravans = [3]\ntrade = { culture = 1, science = 1 }"
    )
    table.play("move_army=3", "choose_target=piece", *WIN)
    table.play("steal_trade=culture", "add_trade=growth", "steal_trade=science", "add_trade=growth")
    assert table.trade(0) == {"growth": 2}
    assert table.s.armies == ((2,), (CARD,))
    assert table.s.caravans[1] == (CARD,)
    assert table.cities(1) == {3}
    assert table.s.beaten[0] == 1 << 1


@pytest.mark.rule("X-16")
def test_the_wonder_of_a_beaten_capital_goes_to_a_city_without_one() -> None:
    """(base p. 11) With no such city it stays."""
    table = marching("g g g g", THEIRS="wonders = { petra = 3 }").play("move_army=3", *WIN)
    assert table.wonders(0) == {"petra"}
    table = marching("g g g g", MINE="wonders = { alhambra = 0 }", THEIRS="wonders = { petra = 3 }")
    assert table.play("move_army=3", *WIN).wonders(1) == {"petra"}


@pytest.mark.rule("T-OUT-11", "X-55")
def test_after_a_conquest_the_army_stays() -> None:
    """(Terra Incognita p. 11) A city-state: the attacker's city stands there now."""
    table = marching(EXTRA='icons = { 2 = "kabul" }', MINE="armies = [1]")
    table.play("move_army=2", "attack_die=6", "defence_die=1").at("choose_card", seat=1)
    assert table.cities(0) == {0, 2}
    assert table.city_states(0) == {"kabul"}
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("T-OUT-14", "T-OUT-12", "X-57")
@pytest.mark.parametrize(("choice", "stays"), [("conquer", True), ("liberate", False)])
def test_after_liberating_a_city_state_the_army_returns(choice: str, stays: bool) -> None:
    """(Terra Incognita p. 11)"""
    table = marching(
        EXTRA='icons = { 3 = "kabul" }',
        MINE="armies = [1]",
        THEIRS='cities = [3]\ncity_states = "kabul"',
    )
    table.play("move_army=3", *WIN, f"conquer_or_liberate={choice}").at("choose_card", seat=1)
    assert table.s.armies[0] == ((3,) if stays else (2,))
    assert table.cities(0) == ({0, 3} if stays else {0})
    assert table.city_states(1) == set()


@pytest.mark.rule("T-OUT-15", "T-OUT-12", "X-23", "X-24")
@pytest.mark.parametrize(
    ("theirs", "others"),
    [
        (TWO + "armies = [3, 3]", ""),
        ("armies = [3]", "caravans = [3]"),
        ("caravans = [3]", "armies = [3]"),
    ],
)
def test_two_figures_in_neutral_space_one_beaten(theirs: str, others: str) -> None:
    """(Terra Incognita p. 11) The other remains, so the army returns."""
    table = marching(MINE="armies = [1]", THEIRS=theirs, OTHERS=others).play("move_army=3")
    if table.asked == "choose_target":
        table.play("army-1" if "armies" in theirs else "army-2")
    table.play(*WIN).at("choose_card", seat=1)
    assert table.s.armies[0] == (2,)


# 3 borders 0, 1, 2, 4, 5 and 6; seat 0's army comes from 7, which borders 4, 6 and 8.
MEADOW = """
    edition = "terra-incognita"
    map = '''
     g g
    g g g
     g g g g
    '''
    EXTRA
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 8
    MINE
    [[seat]]
    leader = "france"
    capital = 0
    THEIRS
"""


def meadow(**words: str) -> Table:
    plain = {"EXTRA": "", "MINE": "armies = [7]", "THEIRS": ""}
    table = arrange(MEADOW, **plain | {"ROW": row_of_six("military", 5)} | words)
    return table.play("choose_card=military")


@pytest.mark.rule("T-OUT-13")
@pytest.mark.parametrize("theirs", ["tokens = [3]\narmies = [3]", TWO + "armies = [3, 3]"])
def test_the_army_returns_to_the_space_it_came_from_last(theirs: str) -> None:
    """(Terra Incognita p. 11) By which way it comes is its owner's choice."""
    theirs += "\nreinforced = [2]"
    table = meadow(THEIRS=theirs).play("move_army=3").at("approach", seat=0)
    assert table.spaces == {1, 4, 5, 6}  # not the rival's token on 2 nor the capital on 0
    table.play("approach=6")
    if table.asked == "choose_target":
        table.play("army-1")
    table.play(*WIN)
    assert table.s.armies[0] == (6,)


@pytest.mark.rule("T-OUT-13", "T-ARM-07")
def test_the_way_back_is_within_the_movement() -> None:
    """(Terra Incognita p. 11) From the capital three steps lead to 3, by 7 and then 4 or 6."""
    table = meadow(MINE="", THEIRS="tokens = [3]\narmies = [3]").play("move_army=3")
    assert table.at("approach").spaces == {4, 6}


@pytest.mark.rule("X-39", "T-OUT-12")
def test_a_barbarian_beaten_on_a_rivals_space_leaves_the_rival() -> None:
    """(Terra Incognita p. 11) A caravan is rival enough."""
    table = marching(
        EXTRA="barbarians = { A = 3 }", MINE="armies = [1]", THEIRS="", OTHERS="caravans = [3]"
    )
    table.play("move_army=3", *WIN, "add_trade=culture")
    assert table.s.armies[0] == (2,)
    assert table.s.caravans[2] == (3,)


@pytest.mark.rule("T-OUT-16", "T-OUT-13")
@pytest.mark.parametrize(
    ("extra", "theirs", "back"),
    [
        ("barbarians = { A = 3 }", "", 2),
        ("barbarians = { A = 2 }", "", 3),
        ('icons = { 3 = "kabul" }', "", 2),
        ("", "tokens = [3]", 2),
        ("", "caravans = [3]", 2),
        ("", "tokens = [2]\ncaravans = [3]", 1),
    ],
)
def test_on_the_way_back_crossed_spaces_are_skipped(extra: str, theirs: str, back: int) -> None:
    """(Terra Incognita p. 11) Flight crossed them; the army goes to the last free one."""
    table = marching(
        MINE=FLIGHT + "armies = [1, 1]",
        EXTRA=extra,
        THEIRS=theirs + "\ncities = [4]\narmies = [4]",
    )
    table.play("move_army=4", "choose_target=army-1", *WIN)
    assert table.s.armies[0] == tuple(sorted((1, back)))


@pytest.mark.rule("T-OUT-17")
def test_an_army_that_attacked_at_its_first_step_returns_into_the_city() -> None:
    """(Terra Incognita p. 11) It set out from the card."""
    table = marching(THEIRS="tokens = [1]\narmies = [1]")
    table.play("move_army=1", "choose_target=army-1", *WIN)
    assert table.s.armies[0] == (0,)


@pytest.mark.rule("T-OUT-18", "T-OUT-19")
def test_returning_is_no_movement() -> None:
    """(Terra Incognita p. 11) In a space it could explore from with what it had left: nothing is
    asked, and the second army moves."""
    land = "g g g g g g g g g"
    extra = 'icons = { 0 = "star" }\nstack = "1 2 3"'
    table = marching(
        land, EXTRA=extra, MINE=TWO + "armies = [1, 1]", THEIRS="tokens = [2]\narmies = [2]"
    )
    assert "explore" in table.at("move_army").offered
    table.play("move_army=2", "choose_target=army-1", *WIN)
    assert table.s.armies[0] == (1, 1)
    table.at("move_army").play("pass").at("choose_card", seat=1)


@pytest.mark.rule("T-OUT-20")
def test_with_no_space_to_return_to_the_army_goes_to_its_card_unbeaten() -> None:
    """(Terra Incognita p. 11; Q-23) A barbarian holds the city it set out from."""
    table = marching(EXTRA="barbarians = { A = 0 }", THEIRS="tokens = [1]\narmies = [1]")
    notes = table.log("move_army=1", "choose_target=army-1", *WIN)
    assert table.s.armies == ((CARD,), (CARD,))
    assert [note for note in notes if note[0] == "army_lost"] == [("army_lost", 1, 1)]


@pytest.mark.rule("X-17")
def test_without_an_unused_city_a_reinforced_control_token_stands_in() -> None:
    """(base p. 15) And the army stays."""
    land = "g g g g g g g g g g g g g g g g g g"
    mine = "armies = [1]\ncities = [4, 6, 8, 10, 12, 14, 16]"
    table = marching(land, MINE=mine, THEIRS="cities = [2]").play("move_army=2")
    table.play(*WIN).at("choose_card", seat=1)
    assert table.reinforced(0) == {2}
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("X-19")
def test_a_natural_wonder_follows_the_control_token() -> None:
    """(base p. 11) A district's too."""
    for piece in ("tokens = [2]", "districts = { campus = 2 }"):
        table = marching(
            "g g N g g", EXTRA='icons = { 2 = "pantanal" }', MINE="armies = [1]", THEIRS=piece
        )
        assert table.natural(1) == {"pantanal"}
        table.play("move_army=2", *WIN)
        assert table.natural(0) == {"pantanal"}


@pytest.mark.rule("X-162", "T-ARM-13")
def test_a_beaten_army_sets_out_again_next_time() -> None:
    """(Terra Incognita p. 10)"""
    table = marching(MINE="armies = [3]", THEIRS="reinforced = [5]").play("move_army=5", *LOSE)
    table.play("choose_card=idle-science", "choose_card=military").at("move_army", seat=0)
    assert table.spaces == {0, 1, 2, 3}
    assert table.play("move_army=1").s.armies[0] == (1,)


@pytest.mark.rule("T-ATT-06")
def test_beating_a_caravan_in_ones_own_city_captures_no_wonder() -> None:
    """(Terra Incognita p. 14) A wonder is captured only when its card is taken in an attack."""
    table = marching(
        EXTRA='icons = { 0 = "star" }\nstack = "1 2 3"',
        MINE="armies = [1]\nwonders = { apadana = 0 }",
        THEIRS="caravans = [0]",
    )
    table.play("move_army=0", *WIN).at("choose_card", seat=1)
