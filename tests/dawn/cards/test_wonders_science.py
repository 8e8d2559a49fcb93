"""Science wonders but for Oxford University (base pp. 8, 10, 13)."""

import pytest

from tests.dawn.cards.fights import values
from tests.table import Table, arrange

SCHOOL = """
    map = '''
     g g g g g
    g g g g g g
     g g g g g
    '''
    icons = { 7 = "seoul" }
    face_up = "FACE_UP"
    [[seat]]
    leader = "rome"
    row = "culture science economy military industry"
    cards = "nationalism CARDS"
    trade = { culture = 2 }
    capital = 5
    resources = "mercury mercury"
    SEAT0
    [[seat]]
    leader = "egypt"
    row = "science culture economy military industry"
    capital = 10
    SEAT1
    [[seat]]
    leader = "japan"
    capital = 15
    SEAT2
"""
BUILD = ("choose_card=industry", "build=wonder", "pay=mercury", "pay=mercury")


def school(
    face_up: str = "", cards: str = "", seat: str = "", rival: str = "", third: str = ""
) -> Table:
    words = {"FACE_UP": face_up, "CARDS": cards}
    return arrange(SCHOOL, **words, SEAT0=seat, SEAT1=rival, SEAT2=third)


@pytest.mark.card("wonder.oracle")
def test_the_oracle_swaps_two_neighbouring_cards_at_turn_start() -> None:
    """(base p. 13) What lies on them moves along."""
    table = school(seat="wonders = { oracle = 5 }")
    table.play("use_ability=oracle").at("swap_first", seat=0)
    assert table.offered == ["culture", "science", "economy", "industry", "military", "pass"]
    table.play("science").at("swap_second", seat=0)
    assert sorted(table.offered) == ["culture", "economy"]
    table.play("culture").at("choose_card", seat=0)
    cards = ["astrology", "early_empire", "foreign_trade", "masonry", "nationalism"]
    assert table.slots(0) == cards
    assert table.trade(0) == {"culture": 2}


@pytest.mark.card("wonder.oracle")
@pytest.mark.parametrize(("end", "neighbour"), [("culture", "science"), ("industry", "military")])
def test_the_first_and_the_last_slot_are_no_neighbours_for_the_oracle(
    end: str, neighbour: str
) -> None:
    """(base p. 13)"""
    table = school(seat="wonders = { oracle = 5 }").play("use_ability=oracle", f"swap_first={end}")
    assert table.offered == [neighbour]


@pytest.mark.card("wonder.oracle")
def test_the_oracle_need_not_be_used_and_serves_once_per_turn() -> None:
    """(base p. 13)"""
    table = school(seat="wonders = { oracle = 5 }")
    table.play("use_ability=oracle", "swap_first=pass").at("choose_card", seat=0)
    table.play("idle-science").at("choose_card", seat=1)


@pytest.mark.card("wonder.pyramids")
def test_building_the_pyramids_raises_up_to_three_level_one_cards() -> None:
    """(base p. 13) Each becomes the level II card of its type; what lies on it stays, and a
    better economy card unlocks a caravan (base p. 8). It costs 9."""
    table = school(face_up="pyramids").play(*BUILD[:3])
    table.play("pay=pass").at("raise_card", seat=0)
    assert table.offered == ["culture", "science", "economy", "military", "pass"]
    table.play("culture")
    assert table.offered == ["science", "economy", "military", "pass"]
    table.play("economy", "military").at("choose_card", seat=1)
    cards = ["nationalism", "drama_and_poetry", "astrology", "currency", "iron_working"]
    assert table.slots(0) == cards
    assert table.trade(0) == {"culture": 2}
    assert len(table.s.caravans[0]) == 2


@pytest.mark.card("wonder.pyramids")
def test_the_pyramids_raise_level_one_cards_only_and_fewer_if_their_builder_likes() -> None:
    """(base p. 13)"""
    table = school(face_up="pyramids", cards="mathematics steam_power flight").play(*BUILD)
    table.at("raise_card", seat=0)
    assert table.offered == ["culture", "pass"]
    table.play("pass").at("choose_card", seat=1)
    assert "early_empire" in table.slots(0)


@pytest.mark.card("wonder.porcelain_tower")
def test_building_the_porcelain_tower_raises_up_to_two_cards_by_one_level() -> None:
    """(base p. 13) Any level below IV, no card twice. It costs 9."""
    table = school(face_up="porcelain_tower", cards="mathematics flight").play(*BUILD[:3])
    table.play("pay=pass").at("raise_card", seat=0)
    assert table.offered == ["culture", "science", "economy", "industry", "pass"]
    table.play("science")
    assert table.offered == ["culture", "economy", "industry", "pass"]
    table.play("industry").at("choose_card", seat=1)
    cards = ["urbanization", "early_empire", "replaceable_parts", "foreign_trade", "flight"]
    assert table.slots(0) == cards


@pytest.mark.card("wonder.pyramids", "wonder.porcelain_tower", "wonder.potala_palace")
@pytest.mark.parametrize("wonder", ["pyramids", "porcelain_tower", "potala_palace"])
def test_capturing_such_a_wonder_brings_nothing_of_what_building_it_brings(wonder: str) -> None:
    """(base p. 13)"""
    table = arrange(
        """
        map = '''
        g g g g g g
        '''
        [[seat]]
        leader = "rome"
        row = "culture science economy industry military"
        capital = 0
        [[seat]]
        leader = "egypt"
        capital = 5
        cities = [2]
        wonders = { WONDER = 2 }
        """,
        WONDER=wonder,
    )
    table.play("choose_card=military", "military=attack", "attack=2")
    table.play("attack_die=6", "defence_die=1").at("choose_card", seat=1)
    assert table.wonders(0) == {wonder}


@pytest.mark.card("wonder.pyramids")
def test_building_another_wonder_does_not_set_off_the_pyramids() -> None:
    """(base p. 13)"""
    table = school(face_up="oracle", seat="cities = [2]\nwonders = { pyramids = 5 }")
    table.play(*BUILD).at("choose_card", seat=1)
    assert table.wonders(0) == {"oracle", "pyramids"}


@pytest.mark.card("wonder.potala_palace")
def test_building_potala_palace_takes_three_diplomacy_cards_in_all() -> None:
    """(base p. 13) Any available cards of other players, several of one of them too. It costs
    10: slot 5 of Nationalism and two mercury make 11."""
    table = school(face_up="potala_palace", third='diplomacy = "joint_war-1"').play(*BUILD)
    table.at("take_diplomacy", seat=0)
    assert sorted(table.offered) == [
        *("defensive_pact-1", "defensive_pact-2", "embassy-1", "embassy-2"),
        *("joint_war-2", "open_borders-1", "open_borders-2", "pass"),
    ]
    table.play("embassy-1", "open_borders-1", "embassy-2").at("choose_card", seat=1)
    assert table.diplomacy(0) == {"embassy-1", "open_borders-1", "embassy-2"}


@pytest.mark.card("wonder.potala_palace")
def test_potala_palace_brings_a_fourth_card_of_one_player_and_need_not_bring_any() -> None:
    """(base p. 13)"""
    table = school(face_up="potala_palace", seat='diplomacy = "embassy-1"').play(*BUILD)
    table.play("joint_war-1", "open_borders-1", "defensive_pact-1").at("choose_card", seat=1)
    assert len(table.diplomacy(0)) == 4
    table = school(face_up="potala_palace").play(*BUILD, "take_diplomacy=pass")
    table.at("choose_card", seat=1)
    assert table.diplomacy(0) == set()


ARRIVE = ("choose_card=economy", "move_caravan=10", "add_trade=economy", "add_trade=economy")


@pytest.mark.card("wonder.potala_palace")
@pytest.mark.parametrize("wonder", ["potala_palace", "oracle"])
def test_under_potala_palace_a_new_card_of_a_player_joins_the_old_one(wonder: str) -> None:
    """(base pp. 9, 13) Without it the old one goes back."""
    seat = f'caravans = [8]\ndiplomacy = "embassy-1"\nwonders = {{ {wonder} = 5 }}'
    table = school(seat=seat)
    if wonder == "oracle":
        table.play("use_ability=pass")
    table.play(*ARRIVE, "take_diplomacy=joint_war-1")
    kept = {"embassy-1"} if wonder == "potala_palace" else set()
    assert table.diplomacy(0) == {"joint_war-1"} | kept


@pytest.mark.card("wonder.potala_palace")
def test_potala_palace_does_not_raise_the_limit_per_city_state() -> None:
    """(base p. 13)"""
    seat = 'diplomacy = "seoul"\nwonders = { potala_palace = 5 }'
    table = school(seat=seat)
    table.play("use_ability=pass", "choose_card=economy", "move_caravan=7")
    table.at("choose_card", seat=1)
    assert table.trade(0) == {"culture": 2, "science": 2}


WALL = """
    map = '''
     g g g g
    g g g g g
     g g g g
    '''
    icons = { 1 = "seoul" }
    barbarians = { A = 0 }
    turn = TURN
    [[seat]]
    leader = "rome"
    row = "military culture science economy industry"
    capital = 4
    tokens = [5]
    reinforced = [OWN]
    wonders = { WONDER = 4 }
    [[seat]]
    leader = "egypt"
    row = "military culture science economy industry"
    capital = 8
    tokens = [6]
    reinforced = [RIVAL]
    [[seat]]
    leader = "japan"
    row = "military culture science economy industry"
    capital = 12
    reinforced = [2, 3]
"""
ATTACK = ("choose_card=military", "military=attack")


@pytest.mark.card("wonder.kremlin")
@pytest.mark.parametrize(
    ("wonder", "own", "rival", "bonus"),
    [
        ("kremlin", "9", "", 4),
        ("kremlin", "9, 10", "7", 4),
        ("kremlin", "9", "7", 0),
        ("kremlin", "", "7", 0),
        ("kremlin", "", "", 0),
        ("petra", "9", "", 0),
    ],
)
def test_the_kremlin_adds_four_against_a_rival_with_fewer_reinforced_tokens(
    wonder: str, own: str, rival: str, bonus: int
) -> None:
    """(base p. 13) Only those of the defender count, not of a third player."""
    table = arrange(WALL, WONDER=wonder, OWN=own, RIVAL=rival, TURN="0")
    reinforced = 1 if rival else 0  # 7 borders 6
    assert values(table, *ATTACK, "attack=6") == (1 + bonus, 1 + reinforced)


@pytest.mark.card("wonder.kremlin")
def test_the_kremlin_counts_against_a_city_too_but_not_in_defence() -> None:
    """(base p. 13)"""
    table = arrange(WALL.replace("[6]", "[]"), WONDER="kremlin", OWN="6", RIVAL="", TURN="0")
    assert values(table, *ATTACK, "attack=8") == (1 + 4, 2)
    table = arrange(WALL, WONDER="kremlin", OWN="9", RIVAL="", TURN="1")
    assert values(table, *ATTACK, "attack=5") == (1, 1 + 1)


@pytest.mark.card("wonder.kremlin")
def test_the_kremlin_does_not_count_against_barbarians_and_city_states() -> None:
    """(base p. 13) They are no rivals."""
    table = arrange(WALL, WONDER="kremlin", OWN="9, 10, 11", RIVAL="", TURN="0")
    assert values(table, *ATTACK, "attack=0") == (1, 1)
    assert values(table, "attack=1") == (1, 8)


@pytest.mark.card("wonder.kremlin")
def test_the_kremlin_stops_when_control_is_lost() -> None:
    """(base p. 13) Rome wins the city with the Kremlin; Egypt strikes back without it."""
    table = arrange("""
        map = '''
        g g g g g g
        '''
        [[seat]]
        leader = "rome"
        row = "culture science economy industry military"
        capital = 0
        [[seat]]
        leader = "egypt"
        row = "culture science economy industry military"
        capital = 5
        cities = [2]
        reinforced = [4]
        wonders = { kremlin = 2 }
    """)
    assert values(table, *ATTACK, "attack=2", dice=(6, 1)) == (5, 2)
    assert table.wonders(0) == {"kremlin"}
    table.at("choose_card", seat=1)
    assert values(table, *ATTACK, "attack=2") == (5, 2)
