"""The abilities of the leaders, Japan to Sumeria (base p. 4)."""

import pytest

from tests.dawn.cards.fights import values
from tests.table import arrange

COAST = """
    map = '''
      g g g g g
     m g d d w g
    g g m g m g g
     d g N f g g
      g g w g g
    '''
    turn = TURN
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    PIECES
    [[seat]]
    leader = "egypt"
    row = "military culture science economy industry"
    capital = 17
    RIVAL
"""
CULTURE_AT = {
    2: "science culture economy industry military",
    3: "science economy culture industry military",
    4: "science economy industry culture military",
}


@pytest.mark.card("leader.japan")
@pytest.mark.parametrize(
    ("leader", "slot", "spaces"),
    [
        ("japan", 3, {5, 8, 12, 15, 18, 21}),
        ("rome", 3, {12, 21}),
        ("japan", 2, {12}),
        ("japan", 4, {5, 7, 8, 12, 15, 18, 21}),
    ],
)
def test_desert_and_mountain_by_water_or_map_edge_are_easier_for_japan(
    leader: str, slot: int, spaces: set[int]
) -> None:
    """(base p. 4) They have difficulty 3. Space 20, a natural wonder by the water, is neither
    desert nor mountain (base p. 7); 7 and 13 lie inland."""
    pieces = "capital = 14\ncities = [11]"
    table = arrange(COAST, LEADER=leader, ROW=CULTURE_AT[slot], TURN="0", PIECES=pieces, RIVAL="")
    table.play("choose_card=culture")
    assert table.spaces == spaces


@pytest.mark.card("leader.japan")
@pytest.mark.parametrize(("leader", "sites"), [("japan", {0, 6, 19, 24}), ("rome", {6, 19})])
def test_japan_counts_across_its_easier_spaces_for_cities(leader: str, sites: set[int]) -> None:
    """(base pp. 4, 9)"""
    table = arrange(
        COAST,
        LEADER=leader,
        ROW="science economy industry culture military",
        TURN="0",
        PIECES="capital = 11",
        RIVAL="",
    )
    table.play("choose_card=industry", "build=city")
    assert table.spaces == sites


@pytest.mark.card("leader.japan")
def test_japan_moves_caravans_across_its_easier_spaces() -> None:
    """(base pp. 4, 8)"""
    words = {"ROW": "science industry economy culture military", "PIECES": "capital = 14"}
    rome = arrange(COAST, **words, LEADER="rome", TURN="0", RIVAL="")
    rome.play("choose_card=economy")
    assert rome.spaces & {7, 8, 13, 15, 20} == set()
    table = arrange(COAST, **words, LEADER="japan", TURN="0", RIVAL="")
    table.play("choose_card=economy")
    assert table.spaces & {7, 8, 13, 15, 20} == {8, 15}


@pytest.mark.card("leader.japan")
@pytest.mark.parametrize(
    ("rival", "target", "defence"),
    [
        ("tokens = [15]", 15, 3),
        ("cities = [15]", 15, 6),
        ("tokens = [8]", 8, 3),
        ("tokens = [13]", 13, 5),
        ("tokens = [7]", 7, 4),
        ("tokens = [20]", 20, 5),
        ("tokens = [21]", 21, 3),
    ],
)
def test_japan_attacks_easier_spaces_as_difficulty_three(
    rival: str, target: int, defence: int
) -> None:
    """(base pp. 4, 11)"""
    row = "military culture science economy industry"
    table = arrange(COAST, LEADER="japan", ROW=row, TURN="0", PIECES="capital = 14", RIVAL=rival)
    fight = values(table, "choose_card=military", "military=attack", f"attack={target}")
    assert fight == (1, defence)


@pytest.mark.card("leader.japan")
def test_japan_attacks_a_barbarian_on_its_easier_spaces_as_difficulty_three() -> None:
    """(base pp. 4, 11)"""
    text = COAST.replace("turn = TURN", "barbarians = { A = 15 }")
    row = "military culture science economy industry"
    table = arrange(text, LEADER="japan", ROW=row, PIECES="capital = 14", RIVAL="")
    fight = values(table, "choose_card=military", "military=attack", "attack=15")
    assert fight == (1, 3)


@pytest.mark.card("leader.japan")
def test_japan_defends_with_the_printed_difficulty_in_a_rival_s_turn() -> None:
    """(base p. 4) The ability works in Japan's own turn."""
    pieces = "capital = 14\ntokens = [15]"
    row = "military culture science economy industry"
    table = arrange(COAST, LEADER="japan", ROW=row, TURN="1", PIECES=pieces, RIVAL="")
    fight = values(table, "choose_card=military", "military=attack", "attack=15")
    assert fight == (1, 5)


@pytest.mark.card("leader.rome")
@pytest.mark.parametrize(
    ("leader", "spaces"),
    [("rome", set(range(13)) - {6}), ("egypt", {0, 1, 2, 3, 4, 5})],
)
def test_caravans_of_rome_set_out_from_any_of_its_cities(leader: str, spaces: set[int]) -> None:
    """(base p. 4) The city on 9 is not mature; the desert between it and the capital is closed
    at slot 1."""
    table = arrange(
        """
        map = '''
        g g g g g g d g g g g g g
        '''
        [[seat]]
        leader = "LEADER"
        row = "economy culture science industry military"
        capital = 2
        cities = [9]
        [[seat]]
        leader = "japan"
        capital = 12
        """,
        LEADER=leader,
    )
    table.play("choose_card=economy")
    assert table.spaces == spaces


@pytest.mark.card("leader.rome")
def test_caravans_of_rome_already_on_the_map_go_on_from_their_space() -> None:
    """(base pp. 4, 8)"""
    table = arrange("""
        map = '''
        g g g g g g g g g g g g g
        '''
        [[seat]]
        leader = "rome"
        row = "economy culture science industry military"
        capital = 0
        cities = [6]
        caravans = [1]
        [[seat]]
        leader = "japan"
        capital = 12
    """)
    table.play("choose_card=economy")
    assert table.spaces == {0, 2, 3, 4}


STEPPE = """
    map = '''
     g h f d
    g g g N g
     m g g g
    '''
    icons = { 12 = "seoul" }
    turn = TURN
    barbarians = { BARBARIANS }
    [[seat]]
    leader = "LEADER"
    row = "military culture science economy industry"
    capital = 5
    tokens = [OWN]
    [[seat]]
    leader = "egypt"
    row = "military culture science economy industry"
    capital = 11
    tokens = [RIVAL]
"""
ATTACK = ("choose_card=military", "military=attack")


@pytest.mark.card("leader.scythia")
@pytest.mark.parametrize(
    ("rival", "bonus"),
    [("0", 3), ("1", 3), ("6", 3), ("2", 0), ("3", 0), ("7", 0), ("9", 0)],
)
def test_scythia_attacks_grassland_and_hills_with_three_more(rival: str, bonus: int) -> None:
    """(base p. 4) Not forest, desert, mountain, nor a natural wonder, which has no terrain."""
    table = arrange(STEPPE, LEADER="scythia", TURN="0", BARBARIANS="", OWN="10, 8", RIVAL=rival)
    assert values(table, *ATTACK, f"attack={rival}")[0] == 1 + bonus


@pytest.mark.card("leader.scythia")
@pytest.mark.parametrize(("own", "bonus"), [("6", 3), ("1", 3), ("2", 0), ("3", 0), ("9", 0)])
def test_scythia_defends_grassland_and_hills_with_three_more(own: str, bonus: int) -> None:
    """(base p. 4)"""
    difficulty = {"6": 1, "1": 2, "2": 3, "3": 4, "9": 5}[own]
    table = arrange(STEPPE, LEADER="scythia", TURN="1", BARBARIANS="", OWN=own, RIVAL="10, 7")
    assert values(table, *ATTACK, f"attack={own}") == (1, difficulty + bonus)


@pytest.mark.card("leader.scythia")
def test_scythia_has_its_bonus_against_barbarians_city_states_and_cities() -> None:
    """(base pp. 4, 13) A city-state's space is grassland."""
    table = arrange(STEPPE, LEADER="scythia", TURN="0", BARBARIANS="A = 6", OWN="8", RIVAL="")
    assert values(table, *ATTACK, "attack=6") == (4, 1)
    table.play("add_trade=culture")
    assert values(table, "attack=12") == (4, 8)
    table = arrange(STEPPE, LEADER="scythia", TURN="0", BARBARIANS="", OWN="10", RIVAL="")
    assert values(table, *ATTACK, "attack=11") == (4, 2)
    table = arrange(STEPPE, LEADER="scythia", TURN="1", BARBARIANS="", OWN="", RIVAL="6")
    assert values(table, *ATTACK, "attack=5") == (1, 2 + 3)


@pytest.mark.card("leader.scythia")
def test_other_leaders_have_no_bonus_on_the_steppe() -> None:
    """(base p. 4) Scythia's bonus does not come to whoever fights it either."""
    table = arrange(STEPPE, LEADER="rome", TURN="0", BARBARIANS="", OWN="", RIVAL="6")
    assert values(table, *ATTACK, "attack=6") == (1, 1)
    table = arrange(STEPPE, LEADER="scythia", TURN="1", BARBARIANS="", OWN="6", RIVAL="7")
    assert values(table, *ATTACK, "attack=6")[0] == 1


@pytest.mark.card("leader.sumeria")
def test_sumeria_gains_a_resource_of_its_choice_for_a_beaten_barbarian() -> None:
    """(base p. 4) Besides the trade token."""
    table = arrange(STEPPE, LEADER="sumeria", TURN="0", BARBARIANS="A = 6", OWN="", RIVAL="")
    table.play(*ATTACK, "attack=6", "attack_die=6", "defence_die=1").at("gain_resource", seat=0)
    assert table.offered == ["marble", "mercury", "oil", "diamond"]
    table.play("oil", "add_trade=science")
    assert table.resources(0) == {"oil": 1}
    assert table.trade(0) == {"science": 1}


@pytest.mark.card("leader.sumeria")
def test_sumeria_gains_nothing_for_a_barbarian_that_holds_out_or_for_rivals() -> None:
    """(base p. 4)"""
    table = arrange(STEPPE, LEADER="sumeria", TURN="0", BARBARIANS="A = 6", OWN="", RIVAL="0")
    table.play(*ATTACK, "attack=6", "attack_die=1", "defence_die=6").at("attack", seat=0)
    table.play("attack=0", "attack_die=6", "defence_die=1").at("choose_card", seat=1)
    assert table.tokens(0) == {0}
    assert table.resources(0) == {}


@pytest.mark.card("leader.sumeria")
def test_only_the_one_who_beats_the_barbarian_gains_from_it() -> None:
    """(base p. 4) Sumeria has nothing from a barbarian beaten by a rival."""
    table = arrange(STEPPE, LEADER="sumeria", TURN="1", BARBARIANS="A = 10", OWN="", RIVAL="")
    table.play(*ATTACK, "attack=10", "attack_die=6", "defence_die=1", "add_trade=culture")
    table.at("attack", seat=1)
    assert table.resources(0) == table.resources(1) == {}


@pytest.mark.card("leader.sumeria")
def test_sumeria_gains_a_resource_but_no_trade_token_by_currency() -> None:
    """(base p. 4) A caravan that removes a barbarian defeats it."""
    table = arrange("""
        map = '''
        g g g g g g g g
        '''
        barbarians = { A = 2 }
        [[seat]]
        leader = "sumeria"
        row = "economy culture science industry military"
        cards = "currency"
        capital = 0
        [[seat]]
        leader = "egypt"
        capital = 7
    """)
    table.play("choose_card=economy", "move_caravan=2", "gain_resource=diamond")
    table.at("move_caravan", seat=0)
    assert table.resources(0) == {"diamond": 1}
    assert table.trade(0) == {}
