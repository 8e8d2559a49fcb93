"""The four military cards (base pp. 10-11): Masonry, Iron Working, Mass Production, Flight."""

import pytest

from tests.dawn.fights import fight
from tests.table import Table, arrange

ROWS = [
    "military culture science economy industry",
    "culture military science economy industry",
    "culture science military economy industry",
    "culture science economy military industry",
    "culture science economy industry military",
]
LOST = ("attack_die=1", "defence_die=6")

# Targets stand left and right of the capital on 6; on the mountain they hold out.
RANGES = """
    map = '''
    g g g g g g g m g g g g g
    '''
    [[seat]]
    leader = "rome"
    row = "ROW"
    cards = "CARD"
    capital = 6
    MINE
    [[seat]]
    leader = "egypt"
    capital = 12
    tokens = [THEIRS]
"""


def ranges(card: str, theirs: str, slot: int = 5, mine: str = "") -> Table:
    """RANGES with this military card chosen."""
    table = arrange(RANGES, CARD=card, ROW=ROWS[slot - 1], THEIRS=theirs, MINE=mine)
    return table.play("choose_card=military")


# One target of each kind beside the capital on 3.
KINDS = """
    map = '''
     g g
    g g g
     g g
    '''
    icons = { 0 = "seoul" }
    barbarians = { A = 1 }
    [[seat]]
    leader = "rome"
    row = "ROW"
    cards = "CARD"
    capital = 3
    [[seat]]
    leader = "egypt"
    capital = 6
    cities = [4]
    tokens = [5]
"""


def kinds(card: str, slot: int) -> Table:
    """KINDS with this military card chosen."""
    return arrange(KINDS, CARD=card, ROW=ROWS[slot - 1]).play("choose_card=military")


def attacks_made(table: Table, space: int) -> int:
    """Attack a space in vain as often as the card allows."""
    count = 0
    while table.asked == "attack" and count < 9:
        table.play(f"attack={space}", *LOST)
        count += 1
    return count


@pytest.mark.card("focus.masonry", "focus.iron_working")
@pytest.mark.parametrize("card", ["masonry", "iron_working"])
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_first_two_cards_reinforce_as_many_as_the_slot_or_attack(card: str, slot: int) -> None:
    """(base p. 10)"""
    mine = "tokens = [0, 1, 2, 3, 4, 5]"
    table = ranges(card, "8", slot, mine).at("military", seat=0)
    assert table.offered == ["reinforce", "attack", "pass"]
    table.play("reinforce", *(str(space) for space in range(slot))).at("choose_card", seat=1)
    assert table.reinforced(0) == set(range(slot))
    table = ranges(card, "8", slot, mine).play("attack", "attack=pass")
    table.at("choose_card", seat=1)


@pytest.mark.card("focus.masonry")
def test_masonry_attacks_twice_within_two_spaces() -> None:
    """(base p. 11)"""
    table = ranges("masonry", "4, 9").play("attack")
    assert table.spaces == {4}
    assert attacks_made(table, 4) == 2
    table.at("choose_card", seat=1)


@pytest.mark.card("focus.masonry")
@pytest.mark.parametrize("slot", [1, 5])
@pytest.mark.parametrize("space", [0, 1, 4, 5])
def test_masonry_adds_nothing_to_the_slot(slot: int, space: int) -> None:
    """(base p. 11) Against a city-state, a barbarian, a city, a control token."""
    attack, _ = fight(kinds("masonry", slot).play("attack"), space, 1, 6)
    assert attack == ({"slot": slot}, 1 + slot)


@pytest.mark.card("focus.iron_working")
def test_iron_working_attacks_twice_within_three_spaces() -> None:
    """(base p. 11)"""
    table = ranges("iron_working", "3, 10").play("attack")
    assert table.spaces == {3}
    assert attacks_made(table, 3) == 2
    table.at("choose_card", seat=1)


@pytest.mark.card("focus.iron_working")
@pytest.mark.parametrize("slot", [2, 5])
@pytest.mark.parametrize(("space", "bonus"), [(0, 1), (1, 3), (4, 1), (5, 1)])
def test_iron_working_adds_one_or_three_against_barbarians(
    slot: int, space: int, bonus: int
) -> None:
    """(base p. 11) The barbarian is on 1."""
    attack, _ = fight(kinds("iron_working", slot).play("attack"), space, 1, 6)
    assert attack == ({"slot": slot, "card": bonus}, 1 + slot + bonus)


# Between the capital on 3 and the rivals on 0 and 1 lies something on 2.
CROSSING = """
    map = '''
    MAP
    '''
    ICONS
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    cards = "CARD"
    capital = 3
    [[seat]]
    leader = "egypt"
    capital = 0
    tokens = [THEIRS]
"""
WATER = {"MAP": "g g w g g g g", "ICONS": "", "THEIRS": "1"}
RIVAL = {"MAP": "g g g g g g g", "ICONS": "", "THEIRS": "2"}
BARBARIAN = {"MAP": "g g g g g g g", "ICONS": "barbarians = { A = 2 }", "THEIRS": "1"}
CITY_STATE = {"MAP": "g g g g g g g", "ICONS": 'icons = { 2 = "seoul" }', "THEIRS": "1"}


@pytest.mark.card("focus.mass_production", "focus.iron_working")
def test_mass_production_counts_through_water_and_iron_working_does_not() -> None:
    """(base p. 11)"""
    table = arrange(CROSSING, CARD="iron_working", **WATER)
    table.play("choose_card=military").at("choose_card", seat=1)
    table = arrange(CROSSING, CARD="mass_production", **WATER).play("choose_card=military")
    assert table.at("attack", seat=0).spaces == {1}


@pytest.mark.card("focus.mass_production")
@pytest.mark.parametrize("between", [RIVAL, BARBARIAN])
def test_mass_production_does_not_count_through_rivals_and_barbarians(
    between: dict[str, str],
) -> None:
    """(base p. 11)"""
    table = arrange(CROSSING, CARD="mass_production", **between).play("choose_card=military")
    assert table.spaces == {2}


@pytest.mark.card("focus.mass_production")
def test_mass_production_reaches_three_spaces() -> None:
    """(base p. 11)"""
    assert ranges("mass_production", "3, 10").at("attack", seat=0).spaces == {3}


@pytest.mark.card("focus.mass_production")
@pytest.mark.parametrize("slot", [1, 5])
@pytest.mark.parametrize("space", [0, 1, 4, 5])
def test_mass_production_adds_two(slot: int, space: int) -> None:
    """(base p. 11) Whatever the target."""
    attack, _ = fight(kinds("mass_production", slot), space, 1, 6)
    assert attack == ({"slot": slot, "card": 2}, 3 + slot)


@pytest.mark.rule("B-MIL-01")
@pytest.mark.card("focus.mass_production")
@pytest.mark.parametrize(
    ("slot", "attacks", "reinforced"),
    [(5, 0, 5), (5, 1, 4), (5, 2, 3), (3, 2, 1), (2, 2, 0), (1, 0, 1), (1, 1, 0), (1, 2, 0)],
)
def test_mass_production_attacks_then_reinforces_one_less_for_each_attack(
    slot: int, attacks: int, reinforced: int
) -> None:
    """(base pp. 10, 11) Whether the attacks are won or not; two at most."""
    table = ranges("mass_production", "7", slot, "tokens = [0, 1, 2, 3, 4, 5]")
    for _ in range(attacks):
        table.play("attack=7", *LOST)
    if attacks < 2:
        table.play("attack=pass")
    chosen = list(range(reinforced))
    table.play(*(f"reinforce={space}" for space in chosen)).at("choose_card", seat=1)
    assert table.reinforced(0) == set(chosen)


@pytest.mark.card("focus.mass_production")
def test_mass_production_reinforces_a_control_token_it_has_just_won() -> None:
    """(base pp. 10, 11) With no target left, the second attack is not made and costs nothing."""
    table = ranges("mass_production", "7", slot=2)
    table.play("attack=7", "attack_die=6", "defence_die=1").at("reinforce", seat=0)
    table.play("reinforce=7").at("choose_card", seat=1)
    assert table.reinforced(0) == {7}


@pytest.mark.card("focus.mass_production", "focus.flight")
@pytest.mark.parametrize("card", ["mass_production", "flight"])
def test_the_last_two_cards_reinforce_without_a_target(card: str) -> None:
    """(base pp. 10, 11) The only rival is twelve spaces away."""
    table = arrange(
        RANGES.replace("capital = 6", "capital = 0"),
        CARD=card,
        ROW=ROWS[2],
        MINE="tokens = [1]",
        THEIRS="",
    )
    table.play("choose_card=military", "reinforce=1").at("choose_card", seat=1)
    assert table.reinforced(0) == {1}


@pytest.mark.rule("B-MIL-01")
@pytest.mark.card("focus.flight")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_flight_reinforces_as_many_as_the_slot_and_attacks_three_times(slot: int) -> None:
    """(base pp. 10, 11)"""
    table = ranges("flight", "7", slot, "tokens = [0, 1, 2, 3, 4, 5]").at("reinforce", seat=0)
    table.play(*(f"reinforce={space}" for space in range(slot))).at("attack", seat=0)
    assert attacks_made(table, 7) == 3
    table.at("choose_card", seat=1)
    assert table.reinforced(0) == set(range(slot))


@pytest.mark.card("focus.flight")
def test_flight_may_do_only_one_of_its_parts() -> None:
    """(base p. 15) Each is optional."""
    table = ranges("flight", "7", mine="tokens = [5]")
    table.play("reinforce=pass", "attack=pass").at("choose_card", seat=1)
    assert table.reinforced(0) == set()


@pytest.mark.card("focus.flight")
def test_flight_reaches_five_spaces() -> None:
    """(base p. 11) 1 and 11 are five away, 0 and 12 six."""
    table = ranges("flight", "0, 1, 11").at("attack", seat=0)
    assert table.spaces == {1, 11}


@pytest.mark.card("focus.flight")
@pytest.mark.parametrize("slot", [1, 5])
@pytest.mark.parametrize("space", [0, 1, 4, 5])
def test_flight_adds_three(slot: int, space: int) -> None:
    """(base p. 11) Whatever the target."""
    attack, _ = fight(kinds("flight", slot), space, 1, 6)
    assert attack == ({"slot": slot, "card": 3}, 4 + slot)


@pytest.mark.card("focus.flight")
@pytest.mark.parametrize(
    ("between", "targets"),
    [(WATER, {0, 1}), (RIVAL, {0, 2}), (BARBARIAN, {0, 1, 2}), (CITY_STATE, {0, 1, 2})],
    ids=["water", "rival space", "barbarian", "city-state"],
)
def test_flight_counts_over_everything(between: dict[str, str], targets: set[int]) -> None:
    """(base p. 11) Rival spaces on the way included."""
    table = arrange(CROSSING, CARD="flight", **between).play("choose_card=military")
    assert table.spaces == targets


@pytest.mark.rule("B-ATT-15")
@pytest.mark.card("focus.flight")
def test_flight_does_not_start_from_a_space_taken_this_turn_either() -> None:
    """(base p. 11) The capital on 12 is six spaces from the capital on 6."""
    table = ranges("flight", "7, 11").play("attack=7", "attack_die=6", "defence_die=1")
    assert table.tokens(0) == {7}
    assert table.spaces == {11}
