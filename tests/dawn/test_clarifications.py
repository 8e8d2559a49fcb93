"""Rules clarifications: attacking, barbarians, caravans (base p. 15)."""

import pytest

from tests.table import Table, arrange
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.content import CITY_STATES
from ziggurat.games.dawn.state import HOME

POSITION = """
    map = "LAND"
    icons = { ICONS }
    barbarians = { HORDE }
    WHEN
    [[seat]]
    leader = "rome"
    ROMAN
    [[seat]]
    leader = "egypt"
    EGYPTIAN
"""
MOVEMENT = 'at = "round"\nevent = 1'
WIN = ("attack_die=6", "defence_die=1")
LOSE = ("attack_die=1", "defence_die=6")


def strip(
    land: str, rome: str, egypt: str, icons: str = "", barbarians: str = "", when: str = ""
) -> Table:
    return arrange(
        POSITION,
        LAND=land,
        ICONS=icons,
        HORDE=barbarians,
        WHEN=when,
        ROMAN=rome.replace("; ", "\n"),
        EGYPTIAN=egypt.replace("; ", "\n"),
    )


# Attacking


@pytest.mark.rule("B-CLR-01")
def test_a_target_missed_once_can_be_attacked_again() -> None:
    """(base p. 15)"""
    table = strip("g g . g", "capital = 0", "capital = 2; tokens = [1]")
    table.play("military", "attack", "attack=1", *LOSE).at("attack", seat=0)
    assert table.spaces == {1}
    table.play("attack=1", *WIN)
    assert table.tokens(0) == {1}


# Rome has eight cities on the map: its capital on 0 and seven islands. Egypt's capital is on 10.
CROWDED = "g g g . g . g . g . g . g . g . g . g"
ALL_CITIES = "capital = 0; cities = [3, 4, 5, 6, 7, 8, 9]"


@pytest.mark.rule("B-CLR-02", "B-CLR-05")
def test_with_no_city_left_a_reinforced_token_takes_a_conquered_city() -> None:
    """(base p. 15) The wonder under it is controlled by its owner."""
    egypt = "capital = 10; cities = [1]; wonders = { colossus = 1 }"
    table = strip(CROWDED, ALL_CITIES, egypt)
    table.play("military", "attack", "attack=1", *WIN)
    assert table.cities(0) == {0, 3, 4, 5, 6, 7, 8, 9}
    assert table.tokens(0) == table.reinforced(0) == {1}
    assert table.cities(1) == {10}
    assert table.wonders(0) == {"colossus"}
    assert table.wonders(1) == set()


@pytest.mark.rule("B-CLR-02", "B-CLR-04")
def test_with_no_city_left_a_reinforced_token_takes_a_city_state() -> None:
    """(base p. 15) It is conquered in full: its token helps the military card at once."""
    table = strip(CROWDED, ALL_CITIES, "capital = 10; tokens = [2]", icons='1 = "kabul"')
    table.play("military", "attack", "attack=1", *WIN)
    assert table.tokens(0) == table.reinforced(0) == {1}
    assert table.city_states(0) == {"kabul"}
    table.play("attack=2", *LOSE).at("spend_token", seat=0)
    assert table.offered == ["kabul", "pass"]


@pytest.mark.rule("B-CLR-03")
@pytest.mark.parametrize(
    ("rome", "cities", "tokens"),
    [("capital = 0", {0, 1}, set()), (ALL_CITIES, {0, 3, 4, 5, 6, 7, 8, 9}, {1})],
    ids=["a city left", "none left"],
)
def test_a_city_replaces_the_token_on_a_city_state_if_one_is_left(
    rome: str, cities: set[int], tokens: set[int]
) -> None:
    """(base p. 15)"""
    egypt = "capital = 10; reinforced = [1]; city_states = 'seoul'"
    table = strip(CROWDED, rome, egypt, icons='1 = "seoul"')
    table.play("military", "attack", "attack=1", *WIN, "conquer_or_liberate=conquer")
    assert table.cities(0) == cities
    assert table.tokens(0) == table.reinforced(0) == tokens
    assert table.tokens(1) == set()
    assert table.city_states(0) == {"seoul"}


# Barbarians


@pytest.mark.rule("B-CLR-06")
def test_a_barbarian_reversing_onto_water_goes_on_to_land() -> None:
    """(base p. 15)"""
    egypt = "capital = 5; tokens = [3]"
    table = strip("g w w g . g . g", "capital = 4", egypt, barbarians="A = 0", when=MOVEMENT)
    table.play("barbarian_direction=5")
    assert table.barbarian("A") == 3
    assert table.tokens(1) == set()


@pytest.mark.rule("B-CLR-07", "B-EX-27")
@pytest.mark.parametrize(
    ("land", "start", "die"), [("g g w w g . g . g", 1, 2), ("g . g w w g . g . g", 1, 5)]
)
def test_a_barbarian_driven_back_over_water_is_where_it_set_out(
    land: str, start: int, die: int
) -> None:
    """(base p. 15) Also when it had reversed at the edge on its way."""
    egypt = "capital = 6; reinforced = [4]"
    barbarians = f"A = {start}"
    table = strip(land, "capital = 5", egypt, barbarians=barbarians, when=MOVEMENT)
    table.play(f"barbarian_direction={die}").at("choose_card", seat=0)
    assert table.barbarian("A") == start
    assert table.tokens(1) == {4}
    assert table.reinforced(1) == set()


@pytest.mark.rule("B-CLR-08")
@pytest.mark.parametrize(("barbarians", "goals"), [("", {0, 1, 2, 3}), ("A = 1", set[int]())])
def test_a_barbarian_on_a_city_state_keeps_caravans_out(barbarians: str, goals: set[int]) -> None:
    """(base p. 15)"""
    icons = '1 = "seoul"'
    table = strip("g g g g . g", "capital = 0", "capital = 4", icons, barbarians)
    table.play("economy")
    assert (table.spaces if table.asked == "move_caravan" else set()) == goals


@pytest.mark.rule("B-CLR-09")
def test_a_barbarian_on_a_city_state_is_attacked_in_its_stead() -> None:
    """(base p. 15) Its combat value is 1 + die, not 8 + die."""
    rome = "capital = 0; row = 'military culture science economy industry'"
    table = strip("g g . g", rome, "capital = 2", '1 = "seoul"', "A = 1")
    table.play("military", "attack", "attack=1", "attack_die=3", "defence_die=2")
    table.play("add_trade=culture").at("attack", seat=0)
    assert table.barbarian("A") == HOME
    seoul = next(n for n, city_state in enumerate(CITY_STATES) if city_state.slug == "seoul")
    assert table.s.city_states[seoul] == NOBODY
    assert table.cities(0) == {0}


@pytest.mark.rule("B-CLR-10")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_barbarians_on_a_space_one_moves_where_a_new_die_says(first: int) -> None:
    """(base p. 15, Q12) The first player picks it after the roll."""
    table = strip(
        "g g g g . g . g",
        "capital = 4",
        "capital = 5; tokens = [0]",
        barbarians="A = 0, B = 2",
        when=f"{MOVEMENT}\nfirst = {first}",
    )
    table.play("barbarian_direction=5").at("barbarian_direction")
    assert table.barbarian("A") == table.barbarian("B") == 1
    table.play("5").at("scatter_barbarian", seat=first)
    assert table.offered == ["A", "B"]
    table.play("B").at("choose_card", seat=first)
    assert (table.barbarian("A"), table.barbarian("B")) == (1, 0)
    assert table.tokens(1) == set()  # the move has its usual effects


@pytest.mark.rule("B-CLR-11")
def test_barbarians_scatter_until_no_two_share_a_space() -> None:
    """(base p. 15)"""
    table = strip(
        "g g g g . g . g",
        "capital = 4",
        "capital = 5",
        barbarians="A = 0, B = 2, C = 3",
        when=MOVEMENT,
    )
    table.play("5", "barbarian_direction=2", "scatter_barbarian=A").at("barbarian_direction")
    assert table.barbarian("A") == table.barbarian("C") == 2
    table.play("barbarian_direction=2").at("scatter_barbarian", seat=0)
    assert table.offered == ["A", "C"]
    table.play("C").at("choose_card", seat=0)
    assert [table.barbarian(letter) for letter in "ABC"] == [2, 1, 3]


@pytest.mark.rule("B-CLR-10", "B-CLR-11")
def test_a_barbarian_driven_back_onto_another_makes_them_scatter() -> None:
    """(base p. 15, Q13)"""
    egypt = "capital = 4; reinforced = [2]"
    table = strip("g g g . g . g", "capital = 3", egypt, barbarians="A = 1, B = 0", when=MOVEMENT)
    table.play("barbarian_direction=2").at("barbarian_direction")
    assert table.barbarian("A") == table.barbarian("B") == 1
    table.play("2", "scatter_barbarian=B").at("choose_card", seat=0)
    assert (table.barbarian("A"), table.barbarian("B")) == (1, 2)
    assert table.tokens(1) == set()


@pytest.mark.rule("B-CLR-10", "B-BAR-01")
def test_barbarians_on_the_first_space_move_and_scatter_like_all_others() -> None:
    """(base pp. 12, 15) West of 0 the map ends, so A comes to 1, and B joins it on 0 later."""
    table = strip(
        "g g g g . g . g", "capital = 4", "capital = 5", barbarians="A = 0, B = 0", when=MOVEMENT
    )
    table.play("barbarian_direction=2").at("barbarian_direction")
    assert table.barbarian("A") == table.barbarian("B") == 1
    table = strip(
        "g g g g . g . g",
        "capital = 4; reinforced = [1]",
        "capital = 5",
        barbarians="A = 0, B = 1",
        when=MOVEMENT,
    )
    table.play("barbarian_direction=5").at("barbarian_direction")
    assert table.barbarian("A") == table.barbarian("B") == 0  # A was thrown back, B went west
    table.play("2").at("scatter_barbarian", seat=0)
    assert table.offered == ["A", "B"]


# Caravans: Rome's capital on 0, Seoul on 1, Egypt's capital on 3

ROUTE = "g g g g g"
SEOUL = '1 = "seoul"'


@pytest.mark.rule("B-CLR-12")
def test_a_caravan_passes_through_a_city_state_and_a_rival_city_without_arriving() -> None:
    """(base p. 15)"""
    table = strip(ROUTE, "capital = 0; trade = { economy = 1 }", "capital = 3", SEOUL)
    table.play("economy", "spend_token=trade").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2, 3, 4}
    table.play("4").at("choose_card", seat=1)
    assert table.s.caravans[0] == (4,)
    assert table.trade(0) == {}
    assert table.diplomacy(0) == set()


@pytest.mark.rule("B-CLR-13")
@pytest.mark.parametrize(
    ("goal", "answers"), [(1, ()), (3, ("add_trade=culture", "add_trade=culture"))]
)
def test_stopping_at_a_city_state_or_rival_city_is_an_arrival(
    goal: int, answers: tuple[str, ...]
) -> None:
    """(base p. 15) The caravan does not stay, and a second one may not stop there this turn."""
    rome = "capital = 0; cards = 'currency'"
    table = strip(ROUTE, rome, "capital = 3", SEOUL)
    table.play("economy", f"move_caravan={goal}", *answers, "take_diplomacy=pass")
    assert table.s.caravans[0] == (HOME, HOME)
    table.at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2, 3, 4} - {goal}
    table.play("4")
    assert table.s.caravans[0] == (HOME, 4)


@pytest.mark.rule("B-CLR-14")
@pytest.mark.parametrize("piece", ["cities", "tokens"])
def test_a_conquered_city_state_receives_a_caravan_like_a_rival_city(piece: str) -> None:
    """(base p. 15, Q24) Also where a control token stands in for the city."""
    egypt = f"capital = 3; {piece} = [1]; city_states = 'seoul'"
    table = strip(ROUTE, "capital = 0", egypt, SEOUL)
    table.play("economy", "move_caravan=1").at("add_trade", seat=0)
    assert table.s.caravans[0] == (HOME,)
    table.play("culture", "military").at("take_diplomacy", seat=0)
    assert table.offered == [
        "joint_war-1",
        "defensive_pact-1",
        "embassy-1",
        "open_borders-1",
        "pass",
    ]


@pytest.mark.rule("B-CLR-15")
@pytest.mark.parametrize(("goal", "asked"), [(1, "choose_card"), (2, "move_caravan")])
def test_a_caravan_back_on_its_card_has_finished_moving_this_turn(goal: int, asked: str) -> None:
    """(base p. 15) Even if the card is resolved once more; one on the map may go on."""
    row = "row = 'culture science industry military economy'"
    rome = f"capital = 0; {row}; wonders = {{ venetian_arsenal = 0 }}; diplomacy = 'seoul'"
    table = strip(ROUTE, rome, "capital = 3", SEOUL).play("use_ability=pass")
    table.play("economy", f"move_caravan={goal}", "resolve_again=yes")
    assert table.asked == asked
    assert table.trade(0) == ({"science": 2} if goal == 1 else {})
