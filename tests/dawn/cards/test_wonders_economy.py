"""Economy wonders but for the Estádio (base pp. 10, 13)."""

import pytest

from tests.dawn.cards.fights import values
from tests.table import arrange

ROAD = """
    map = '''
    g g g g g g g g g g g g g g g g g g g g
    '''
    [[seat]]
    leader = "egypt"
    row = "economy culture science industry military"
    cards = "CARDS"
    capital = 0
    wonders = { WONDER }
    [[seat]]
    leader = "japan"
    row = "economy culture science industry military"
    capital = 19
"""


@pytest.mark.card("wonder.colossus")
@pytest.mark.parametrize(("wonder", "farthest"), [("colossus = 0", 9), ("petra = 0", 3)])
def test_colossus_gives_six_more_caravan_spaces(wonder: str, farthest: int) -> None:
    """(base p. 13)"""
    table = arrange(ROAD, WONDER=wonder, CARDS="")
    table.play("choose_card=economy")
    assert max(table.spaces) == farthest


@pytest.mark.card("wonder.colossus")
def test_caravans_share_the_six_spaces_of_the_colossus() -> None:
    """(base p. 13) The first takes 4 of them, so 2 are left; then none."""
    table = arrange(ROAD, WONDER="colossus = 0", CARDS="capitalism")
    table.play("choose_card=economy")
    assert max(table.spaces) == 12
    table.play("move_caravan=10")
    assert max(table.spaces) == 8
    table.play("move_caravan=8")
    assert max(table.spaces) == 6


@pytest.mark.card("wonder.colossus")
def test_every_resolution_has_its_six_spaces_and_rivals_have_none() -> None:
    """(base p. 13)"""
    table = arrange(ROAD, WONDER="colossus = 0", CARDS="")
    table.play("choose_card=economy", "move_caravan=9").at("choose_card", seat=1)
    table.play("economy")
    assert min(table.spaces) == 16
    table.play("pass", "choose_card=economy")
    assert max(table.spaces) == 18


COAST = """
    map = '''
     g g g g g g g g
    g g g g g g g g g
     g g g g g g d f
    '''
    icons = { 4 = "oil" }
    barbarians = { A = 21 }
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 8
    SEAT0
    [[seat]]
    leader = "egypt"
    row = "industry culture science economy military"
    capital = 14
    tokens = [7]
"""
NEAR = {1, 10, 18}  # two spaces from the capital on 8


@pytest.mark.card("wonder.great_lighthouse")
@pytest.mark.parametrize(
    ("row", "far"),
    [
        ("industry culture science economy military", {2, 3, 16, 19, 20}),
        ("culture science industry economy military", {2, 3, 16, 19, 20, 24}),
        ("culture science economy industry military", {2, 3, 16, 19, 20, 24}),
    ],
)
def test_the_lighthouse_brings_empty_spaces_at_the_map_edge_into_reach(
    row: str, far: set[int]
) -> None:
    """(base pp. 7, 9, 13) Resource (4), barbarian (21) and rival token (7) leave no space empty;
    5, 6, 22 and 23 border the rival capital; 11 to 13 lie inland. The slot still limits the
    terrain: 24 is forest."""
    table = arrange(COAST, ROW=row, SEAT0="wonders = { great_lighthouse = 8 }")
    table.play("choose_card=industry", "build=city")
    assert table.spaces == NEAR | far
    table.play("build_city=16")
    assert table.cities(0) == {8, 16}


@pytest.mark.card("wonder.great_lighthouse")
def test_a_caravan_or_token_at_the_map_edge_keeps_the_lighthouse_from_it() -> None:
    """(base pp. 7, 13) Such a space is not empty; within the card's own reach it may serve."""
    table = arrange(
        COAST,
        ROW="industry culture science economy military",
        SEAT0="wonders = { great_lighthouse = 8 }\ncaravans = [16]\ntokens = [18]",
    )
    table.play("choose_card=industry", "build=city")
    assert table.spaces & {16, 18, 20} == {18, 20}


@pytest.mark.card("wonder.great_lighthouse")
def test_without_the_lighthouse_the_map_edge_is_as_far_as_it_is() -> None:
    """(base pp. 9, 13) Nor does a rival's help."""
    table = arrange(COAST, ROW="industry culture science economy military", SEAT0="")
    table.play("choose_card=industry", "build=city")
    assert table.spaces == NEAR
    table = arrange(
        COAST,
        ROW="science culture industry economy military",
        SEAT0="wonders = { great_lighthouse = 8 }",
    )
    table.play("choose_card=idle-science", "choose_card=industry", "build=city")
    assert table.spaces & {1, 2, 3, 10} == set()


PEAKS = """
    map = '''
     g h f d
    g g g m g
     g g g g
    '''
    [[seat]]
    leader = "rome"
    row = "ROW"
    cards = "CARDS"
    capital = 6
    cities = [2]
    wonders = { WONDER }
    [[seat]]
    leader = "egypt"
    row = "culture science economy industry military"
    capital = 8
    cities = [0]
"""


@pytest.mark.card("wonder.machu_picchu")
@pytest.mark.parametrize(
    ("row", "advance"),
    [
        ("science culture economy industry military", 3),
        ("culture science economy industry military", 3),
        ("culture economy science industry military", 3),
        ("culture economy industry science military", 4),
        ("culture economy industry military science", 5),
    ],
)
def test_machu_picchu_resolves_slots_one_and_two_as_three(row: str, advance: int) -> None:
    """(base p. 13) Other slots stay what they are."""
    table = arrange(PEAKS, ROW=row, CARDS="", WONDER="machu_picchu = 6")
    table.play("choose_card=science").at("gain_card", seat=0)
    table.play("pass").at("choose_card", seat=1)
    assert table.s.dial[0] == advance


@pytest.mark.card("wonder.machu_picchu")
def test_machu_picchu_lifts_the_terrain_limit_of_its_owner_alone() -> None:
    """(base p. 13) The card is reset as from its own slot."""
    row = "culture science economy industry military"
    table = arrange(PEAKS, ROW=row, CARDS="", WONDER="machu_picchu = 6").play("culture")
    assert table.spaces == {1, 5, 10, 11}
    table.play("pass").at("choose_card", seat=1)
    assert table.slots(0)[0] == "early_empire"
    table.play("culture")
    assert table.spaces == {4, 5, 12}  # not the hills on 1


@pytest.mark.card("wonder.machu_picchu")
def test_machu_picchu_covers_cards_resolved_as_in_the_first_slot() -> None:
    """(base p. 13) Capitalism resolves another card there."""
    row = "economy science culture industry military"
    table = arrange(PEAKS, ROW=row, CARDS="capitalism", WONDER="machu_picchu = 6")
    table.play("choose_card=economy", "pass", "pass", "pass", "resolve_another=science")
    table.play("gain_card=pass").at("choose_card", seat=1)
    assert table.s.dial[0] == 3


STORES = """
    map = '''
     g g g g
    g g g g g
    '''
    icons = { 1 = "seoul" }
    stored = STORED
    AT
    [[seat]]
    leader = "rome"
    row = "economy science culture industry military"
    trade = { TRADE }
    capital = 4
    tokens = [0, 5]
    wonders = { great_zimbabwe = 4 }
    [[seat]]
    leader = "egypt"
    row = "science culture economy industry military"
    capital = 8
    tokens = [3, 7]
"""
TRADE_ICON = 'at = "round"\n    event = 2'
FULL = "culture = 3, science = 3, economy = 3, industry = 3, military = 3"


@pytest.mark.card("wonder.great_zimbabwe")
def test_great_zimbabwe_takes_trade_tokens_instead_of_focus_cards() -> None:
    """(base p. 13) A rival's tokens cannot go there."""
    table = arrange(STORES, STORED="0", AT=TRADE_ICON, TRADE="")
    table.at("add_trade", seat=0)
    assert "store" in table.offered
    table.play("store").at("add_trade", seat=1)
    assert table.s.stored == 1
    assert table.trade(0) == {}
    assert "store" not in table.offered


@pytest.mark.card("wonder.great_zimbabwe")
def test_great_zimbabwe_takes_the_tokens_a_city_state_gives() -> None:
    """(base pp. 9, 13) Otherwise these go on the card of its type only."""
    table = arrange(STORES, STORED="0", AT="", TRADE="")
    table.play("choose_card=economy", "move_caravan=1").at("add_trade")
    assert table.offered == ["science", "store"]
    table.play("store", "science", "take_diplomacy=pass")
    assert table.s.stored == 1
    assert table.trade(0) == {"science": 1}
    table = arrange(STORES, STORED="4", AT="", TRADE="").play("use_ability=pass")
    table.play("choose_card=economy", "move_caravan=1").at("take_diplomacy", seat=0)
    assert table.trade(0) == {"science": 2}  # full, it takes none, and nothing else does


@pytest.mark.card("wonder.great_zimbabwe")
def test_great_zimbabwe_holds_four_trade_tokens() -> None:
    """(base p. 13)"""
    table = arrange(STORES, STORED="3", AT=TRADE_ICON, TRADE="")
    table.at("add_trade", seat=0).play("store")
    table = arrange(STORES, STORED="4", AT=TRADE_ICON, TRADE="")
    table.at("add_trade", seat=0)
    assert "store" not in table.offered


@pytest.mark.card("wonder.great_zimbabwe")
def test_with_all_cards_full_a_token_goes_to_great_zimbabwe_and_if_that_is_full_is_lost() -> None:
    """(base p. 13)"""
    table = arrange(STORES, STORED="3", AT=TRADE_ICON, TRADE=FULL)
    table.at("add_trade", seat=1)
    assert table.s.stored == 4
    table = arrange(STORES, STORED="4", AT=TRADE_ICON, TRADE=FULL)
    table.at("add_trade", seat=1)
    assert table.s.stored == 4


@pytest.mark.card("wonder.great_zimbabwe")
def test_at_turn_start_stored_tokens_may_go_on_cards_up_to_three_each() -> None:
    """(base p. 13)"""
    table = arrange(STORES, STORED="4", AT="", TRADE="science = 1, culture = 3")
    table.play("use_ability=great_zimbabwe").at("release_trade", seat=0)
    assert table.offered == ["science", "economy", "industry", "military", "pass"]
    table.play("science", "science")
    assert table.offered == ["economy", "industry", "military", "pass"]
    table.play("economy", "pass").at("choose_card", seat=0)
    assert table.trade(0) == {"science": 3, "culture": 3, "economy": 1}
    assert table.s.stored == 1


@pytest.mark.card("wonder.great_zimbabwe")
def test_stored_tokens_cannot_be_spent_where_they_lie() -> None:
    """(base p. 13)"""
    table = arrange(STORES, STORED="4", AT="", TRADE="")
    table.play("use_ability=pass", "choose_card=science").at("choose_card", seat=1)
    assert table.s.dial[0] == 2


CLOCK = """
    map = '''
     g g g g
    g g g g g
     g g g g
    '''
    icons = { 12 = "seoul" }
    barbarians = { BARBARIANS }
    turn = TURN
    [[seat]]
    leader = "rome"
    row = "military culture science economy industry"
    cards = "currency"
    capital = 4
    tokens = [5]
    caravans = [CARAVANS]
    wonders = { big_ben = 4 }
    [[seat]]
    leader = "egypt"
    row = "military culture science economy industry"
    cards = "currency"
    capital = 8
    tokens = [6]
    caravans = [1, 10]
"""
ATTACK = ("choose_card=military", "military=attack")


@pytest.mark.card("wonder.big_ben")
@pytest.mark.parametrize(
    ("caravans", "bonus"),
    [("1, 10", 4), ("1, 1", 4), ("2", 2), ("6, 7", 2), ("3, 0", 0), ("", 0)],
)
def test_big_ben_adds_two_per_own_caravan_bordering_the_attacked_space(
    caravans: str, bonus: int
) -> None:
    """(base p. 13) One in the space itself does not border it; the rival's do not count."""
    table = arrange(CLOCK, CARAVANS=caravans, TURN="0", BARBARIANS="")
    assert values(table, *ATTACK, "attack=6") == (1 + bonus, 1)


@pytest.mark.card("wonder.big_ben")
def test_big_ben_counts_in_defence_and_against_barbarians_too() -> None:
    """(base p. 13) The caravans must border the defending space, not the attacking one."""
    table = arrange(CLOCK, CARAVANS="0, 9", TURN="1", BARBARIANS="")
    assert values(table, *ATTACK, "attack=5") == (1, 1 + 4)
    table = arrange(CLOCK, CARAVANS="1, 9", TURN="0", BARBARIANS="A = 0")
    assert values(table, *ATTACK, "attack=0") == (1 + 2, 1)
    table = arrange(CLOCK, CARAVANS="0, 9", TURN="0", BARBARIANS="")
    assert values(table, *ATTACK, "attack=6") == (1, 1)
