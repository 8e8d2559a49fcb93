"""Military wonders but for the Venetian Arsenal (base pp. 10, 11, 13)."""

import pytest

from tests.dawn.cards.fights import values
from tests.table import Table, arrange

FRONT = """
    map = '''
     g g g g g g
    g g g g g g g
     g g g g g g
    '''
    icons = { 1 = "seoul" }
    barbarians = { BARBARIANS }
    turn = TURN
    [[seat]]
    leader = "rome"
    row = "ROW"
    cards = "iron_working"
    capital = 6
    cities = [8]
    tokens = [15]
    wonders = { WONDERS }
    [[seat]]
    leader = "egypt"
    row = "ROW"
    cards = "iron_working"
    capital = 12
    cities = [10]
    tokens = [16]
"""
ATTACK = ("choose_card=military", "military=attack")
BONUSES = [
    ("petra", 0, 2),
    ("terracotta_army", 2, 0),
    ("alhambra", 2, 2),
    ("pentagon", 2, 0),
    ("ruhr_valley", 0, 5),
]


FIRST = "military culture science economy industry"
FIFTH = "culture science economy industry military"


def front(wonders: str, turn: str = "0", barbarians: str = "", row: str = FIRST) -> Table:
    return arrange(FRONT, WONDERS=wonders, TURN=turn, BARBARIANS=barbarians, ROW=row)


@pytest.mark.card("wonder.petra", "wonder.terracotta_army", "wonder.alhambra")
@pytest.mark.card("wonder.pentagon", "wonder.ruhr_valley")
@pytest.mark.parametrize(("wonder", "attack", "defence"), BONUSES)
def test_military_wonders_add_to_attack_or_defence(wonder: str, attack: int, defence: int) -> None:
    """(base p. 13) Cities and tokens alike, whoever attacks or is attacked."""
    own = f"{wonder} = 8"
    for target, against in (("10", 2), ("16", 1)):
        assert values(front(own), *ATTACK, f"attack={target}") == (2 + attack, against)
    for target, against in (("8", 2), ("15", 1)):
        fight = values(front(own, turn="1"), *ATTACK, f"attack={target}")
        assert fight == (2, against + defence)


@pytest.mark.card("wonder.terracotta_army", "wonder.alhambra", "wonder.pentagon")
@pytest.mark.parametrize(("wonder", "attack", "defence"), BONUSES)
def test_military_wonders_add_to_attacks_on_barbarians_and_city_states(
    wonder: str, attack: int, defence: int
) -> None:
    """(base p. 13) What they add to a defence does not matter there."""
    table = front(f"{wonder} = 8", barbarians="A = 2")
    assert values(table, *ATTACK, "attack=2") == (4 + attack, 1)
    table = front(f"{wonder} = 8")
    assert values(table, *ATTACK, "attack=1") == (2 + attack, 8)


@pytest.mark.card("wonder.terracotta_army", "wonder.alhambra", "wonder.petra", "wonder.ruhr_valley")
def test_military_wonders_add_up() -> None:
    """(base p. 13)"""
    own = "terracotta_army = 8, alhambra = 6"
    assert values(front(own), *ATTACK, "attack=16") == (2 + 2 + 2, 1)
    own = "petra = 6, alhambra = 15, ruhr_valley = 8"
    assert values(front(own, turn="1"), *ATTACK, "attack=15") == (2, 1 + 2 + 2 + 5)


@pytest.mark.card("wonder.petra", "wonder.terracotta_army", "wonder.alhambra")
@pytest.mark.card("wonder.pentagon", "wonder.ruhr_valley")
@pytest.mark.parametrize(("wonder", "attack", "defence"), BONUSES)
def test_a_captured_military_wonder_serves_the_captor_at_once(
    wonder: str, attack: int, defence: int
) -> None:
    """(base p. 13) The loser has nothing of it any more."""
    table = front(f"{wonder} = 8", turn="1", row=FIFTH)
    assert values(table, *ATTACK, "attack=8", dice=(6, 1)) == (6, 2 + defence)
    assert table.wonders(1) == {wonder}
    assert values(table, "attack=15") == (6 + attack, 1)


RAID = """
    map = '''
      g g g
     g g g g
    g g g g g
     g g g g
      g g g
    '''
    at = "round"
    event = 1
    barbarians = { A = 9 }
    [[seat]]
    leader = "rome"
    trade = { culture = 3 }
    capital = CAPITAL
    wonders = { WONDER = CAPITAL }
    SEAT0
    [[seat]]
    leader = "egypt"
    capital = 18
    SEAT1
"""
# The barbarian on 9 has 10 to the east and 8 to the west.


def raid(wonder: str, seat: str, rival: str = "", capital: str = "0") -> Table:
    return arrange(RAID, WONDER=wonder, SEAT0=seat, SEAT1=rival, CAPITAL=capital)


@pytest.mark.card("wonder.petra")
@pytest.mark.parametrize("piece", ["cities", "reinforced"])
def test_petra_turns_barbarians_round_before_cities_and_reinforced_tokens(piece: str) -> None:
    """(base p. 13) By the errata they go the opposite way."""
    table = raid("petra", f"{piece} = [10]").play("barbarian_direction=2")
    assert table.barbarian("A") == 8
    assert 10 in table.cities(0) | table.reinforced(0)


@pytest.mark.card("wonder.petra")
def test_as_printed_petra_keeps_barbarians_where_they_are() -> None:
    """(base p. 13) Without the errata nothing sends them the other way."""
    text = RAID.replace("event = 1", "event = 1\n    errata = false")
    words = {"WONDER": "petra", "SEAT0": "cities = [10]", "SEAT1": "", "CAPITAL": "0"}
    table = arrange(text, **words).play("barbarian_direction=2")
    assert table.barbarian("A") == 9
    assert table.cities(0) == {0, 10}
    table = arrange(text, **words).play("barbarian_direction=5")
    assert table.barbarian("A") == 8, "other ways are open"


@pytest.mark.card("wonder.petra")
def test_petra_turns_barbarians_round_before_the_capital() -> None:
    """(base p. 13) No trade token is lost."""
    table = raid("petra", "", capital="10").play("barbarian_direction=2")
    assert table.barbarian("A") == 8
    assert table.trade(0) == {"culture": 3}


@pytest.mark.card("wonder.petra")
def test_a_barbarian_turned_round_by_petra_plunders_what_it_enters() -> None:
    """(base p. 12)"""
    table = raid("petra", "cities = [10]\ntokens = [8]").play("barbarian_direction=2")
    assert table.barbarian("A") == 8
    assert table.tokens(0) == set()


@pytest.mark.card("wonder.petra")
def test_petra_does_not_shield_other_tokens_or_rivals() -> None:
    """(base p. 13)"""
    table = raid("petra", "tokens = [10]").play("barbarian_direction=2")
    assert table.barbarian("A") == 10
    assert table.tokens(0) == set()
    table = raid("petra", "", rival="cities = [10]").play("barbarian_direction=2")
    assert table.barbarian("A") == 10
    assert table.cities(1) == {18}
    table = raid("alhambra", "cities = [10]").play("barbarian_direction=2")
    assert table.barbarian("A") == 10
    assert table.cities(0) == {0}


@pytest.mark.card("wonder.petra")
def test_a_barbarian_shut_in_by_petra_on_both_sides_stays() -> None:
    """(base p. 13)"""
    table = raid("petra", "cities = [10]\nreinforced = [8]").play("barbarian_direction=2")
    assert table.barbarian("A") == 9
    assert table.reinforced(0) == {8}


@pytest.mark.card("wonder.petra")
@pytest.mark.parametrize("direction", ["2", "5"])
def test_a_barbarian_between_petra_and_the_map_edge_stays(direction: str) -> None:
    """(base pp. 12, 13)"""
    text = RAID.replace("A = 9", "A = 11")
    table = arrange(text, WONDER="petra", CAPITAL="10", SEAT0="", SEAT1="")
    table.play(f"barbarian_direction={direction}")
    assert table.barbarian("A") == 11


@pytest.mark.card("wonder.petra")
def test_petra_stops_when_control_is_lost() -> None:
    """(base p. 13) Egypt wins the city with Petra; Rome's other city is open from then on."""
    table = arrange("""
        map = '''
        g g g g g g g g g
        '''
        turn = 1
        event = 1
        barbarians = { A = 3 }
        [[seat]]
        leader = "rome"
        capital = 0
        cities = [2, 6]
        wonders = { petra = 6 }
        [[seat]]
        leader = "egypt"
        row = "culture science economy industry military"
        capital = 8
    """)
    table.play(*ATTACK, "attack=6", "attack_die=6", "defence_die=1")
    assert table.wonders(1) == {"petra"}
    table.play("barbarian_direction=5")
    assert table.barbarian("A") == 2
    assert table.cities(0) == {0}


FAR = """
    map = '''
    g g g g g g w g g
    '''
    barbarians = { A = 5 }
    [[seat]]
    leader = "rome"
    row = "military culture science economy industry"
    capital = 0
    wonders = { WONDER }
    [[seat]]
    leader = "egypt"
    row = "military culture science economy industry"
    capital = 8
    tokens = [2, 7]
"""


@pytest.mark.card("wonder.pentagon")
@pytest.mark.parametrize(
    ("wonder", "targets"), [("pentagon = 0", {2, 5, 7, 8}), ("alhambra = 0", {2})]
)
def test_attacks_of_the_pentagon_s_owner_reach_the_whole_map(
    wonder: str, targets: set[int]
) -> None:
    """(base p. 13)"""
    table = arrange(FAR, WONDER=wonder).play(*ATTACK)
    assert table.spaces == targets


@pytest.mark.card("wonder.pentagon")
def test_the_pentagon_opens_nothing_to_rivals() -> None:
    """(base p. 13)"""
    table = arrange(FAR, WONDER="pentagon = 0")
    table.play("choose_card=idle-science", *ATTACK).at("attack", seat=1)
    assert table.spaces == {0}
