"""Oxford University: a card may make way for one of another type (base pp. 8, 13)."""

import pytest

from tests.table import Table, arrange
from ziggurat.games.dawn.state import HOME

CAMPUS = """
    map = '''
     g g g g g
    g g g g g g
     g g g g g
    '''
    icons = { 6 = "seoul" }
    [[seat]]
    leader = "egypt"
    row = "science culture economy industry military"
    cards = "CARDS"
    tech = TECH
    capital = 5
    SEAT0
    [[seat]]
    leader = "rome"
    row = "science culture economy industry military"
    tech = 2
    capital = 10
"""
OXFORD = "wonders = { oxford_university = 5 }"
LEVEL_TWO = ["drama_and_poetry", "mathematics", "currency", "animal_husbandry", "iron_working"]


def campus(seat: str = OXFORD, tech: str = "2", cards: str = "") -> Table:
    """One step before a level space: science in slot 1 gains a card."""
    return arrange(CAMPUS, SEAT0=seat, TECH=tech, CARDS=cards)


@pytest.mark.card("wonder.oxford_university")
def test_a_gained_card_may_replace_any_card_but_the_science_card() -> None:
    """(base pp. 8, 13)"""
    table = campus().play("choose_card=science").at("gain_card", seat=0)
    assert table.offered == [*LEVEL_TWO, "pass"]
    table.play("iron_working").at("replace_card", seat=0)
    assert table.offered == ["culture", "economy", "industry", "military"]
    table.play("culture").at("choose_card", seat=1)
    cards = ["astrology", "iron_working", "foreign_trade", "pottery", "masonry"]
    assert table.slots(0) == cards


@pytest.mark.card("wonder.oxford_university")
def test_a_new_science_card_may_replace_any_card() -> None:
    """(base pp. 8, 13) The science card only gives way to another science card."""
    table = campus().play("choose_card=science", "gain_card=mathematics")
    assert table.offered == ["culture", "science", "economy", "industry", "military"]
    table.play("science").at("choose_card", seat=1)
    assert table.slots(0)[0] == "mathematics"


@pytest.mark.card("wonder.oxford_university")
def test_without_oxford_a_card_replaces_the_one_of_its_type() -> None:
    """(base p. 8) A rival's Oxford does not help."""
    table = campus(seat="").play("choose_card=science", "gain_card=iron_working")
    table.at("choose_card", seat=1)
    assert table.slots(0)[-1] == "iron_working"
    table = campus().play("choose_card=science", "gain_card=pass")
    table.play("choose_card=science", "gain_card=iron_working").at("choose_card", seat=0)
    assert table.slots(1)[-1] == "iron_working"


@pytest.mark.card("wonder.oxford_university")
def test_the_replaced_card_s_trade_tokens_go_to_the_new_card_of_another_type() -> None:
    """(base p. 15) They count as its own from then on."""
    table = campus(seat=f"{OXFORD}\ntrade = {{ culture = 2 }}")
    table.play("choose_card=science", "gain_card=mathematics", "replace_card=culture")
    table.play("choose_card=idle-science", "choose_card=culture", "add_trade=military")
    table.at("spend_token", seat=0).play("trade", "trade", "gain_card=pass")
    assert table.s.dial[0] == 3 + 2 + 2  # Mathematics lay in slot 2
    assert table.trade(0) == {"military": 1}


@pytest.mark.card("wonder.oxford_university")
def test_without_an_economy_card_caravans_leave_until_one_is_gained() -> None:
    """(base p. 8) From the map as well as from the card."""
    table = campus(seat=f"{OXFORD}\ncaravans = [7]\ntrade = {{ science = 2 }}", cards="currency")
    table.play("choose_card=science", "spend_token=pass")
    table.play("gain_card=iron_working", "replace_card=economy").at("choose_card", seat=1)
    assert not table.s.caravans[0]
    assert table.slots(0) == ["astrology", "early_empire", "iron_working", "pottery", "masonry"]
    table.play("idle-science", "choose_card=science", "spend_token=trade", "spend_token=trade")
    table.play("gain_card=currency", "replace_card=culture").at("choose_card", seat=1)
    assert table.s.caravans[0] == (HOME, HOME)


@pytest.mark.card("wonder.oxford_university")
def test_a_replaced_card_is_resolved_by_the_rules_of_its_new_type() -> None:
    """(base p. 8) Where the economy card lay there is a military card."""
    table = campus()
    table.play("choose_card=science", "gain_card=iron_working", "replace_card=economy")
    table.play("choose_card=idle-science", "choose_card=economy").at("military", seat=0)


@pytest.mark.card("wonder.oxford_university")
def test_a_city_state_s_trade_tokens_may_go_on_either_of_two_cards_of_its_type() -> None:
    """(base p. 9)"""
    table = campus().play("choose_card=science", "gain_card=mathematics", "replace_card=culture")
    table.play("choose_card=idle-science", "choose_card=economy", "move_caravan=6")
    table.at("add_trade", seat=0)
    assert table.offered == ["culture", "science"]


@pytest.mark.card("wonder.oxford_university")
def test_a_defender_spends_from_both_of_two_military_cards() -> None:
    """(base p. 11)"""
    table = arrange("""
        map = '''
        g g g g g
        '''
        [[seat]]
        leader = "egypt"
        row = "science culture economy industry military"
        tech = 2
        trade = { culture = 1, military = 1 }
        capital = 0
        tokens = [1]
        wonders = { oxford_university = 0 }
        [[seat]]
        leader = "rome"
        row = "military culture science economy industry"
        capital = 4
        tokens = [3]
    """)
    table.play("choose_card=science", "gain_card=iron_working", "replace_card=culture")
    table.play("choose_card=military", "military=attack", "attack=1")
    table.play("attack_die=3", "defence_die=1").at("spend_token", seat=0)
    table.play("trade", "trade").at("attack", seat=1)  # 4 against 4
    assert table.tokens(0) == {1}
    assert table.trade(0) == {}


@pytest.mark.card("wonder.oxford_university", "wonder.estadio_do_maracana")
def test_the_estadio_serves_either_of_two_economy_cards_and_needs_one() -> None:
    """(base p. 13)"""
    seat = "cities = [2]\nwonders = { oxford_university = 5, estadio_do_maracana = 2 }"
    table = campus(seat=seat)
    table.play("choose_card=science", "economy_too=no")
    table.play("gain_card=currency", "replace_card=military", "choose_card=idle-science")
    table.play("choose_card=culture", "economy_too=yes").at("choose_card", seat=0)
    assert table.offered == ["economy", "military"]
    table.play("military", "move_caravan=pass", "pass", "place_token=pass")
    cards = ["early_empire", "currency", "astrology", "foreign_trade", "pottery"]
    assert table.slots(0) == cards
    table = campus(seat=seat)
    table.play("choose_card=science", "economy_too=no")
    table.play("gain_card=mathematics", "replace_card=economy", "choose_card=idle-science")
    table.play("choose_card=culture").at("place_token", seat=0)


@pytest.mark.card("wonder.oxford_university", "wonder.pyramids")
def test_cards_raised_by_the_pyramids_may_change_their_type_too() -> None:
    """(base p. 13) The science card stays a science card."""
    table = arrange("""
        map = '''
        g g g g g
        '''
        face_up = "pyramids"
        [[seat]]
        leader = "egypt"
        row = "science culture economy military industry"
        cards = "nationalism"
        capital = 0
        cities = [2]
        resources = "mercury"
        wonders = { oxford_university = 0 }
        [[seat]]
        leader = "rome"
        capital = 4
    """)
    table.play("choose_card=industry", "build=wonder", "pay=mercury", "raise_card=culture")
    table.at("gain_card", seat=0)
    assert table.offered == LEVEL_TWO
    table.play("mathematics").at("raise_card", seat=0)
    # no level II science card is left for the science card
    assert table.offered == ["economy", "military", "pass"]


@pytest.mark.card("wonder.oxford_university")
def test_a_science_card_where_culture_lay_may_be_chosen_for_no_effect_too() -> None:
    """(base p. 5) The dial does not move, and the card goes back to the first slot."""
    table = campus().play("choose_card=science", "gain_card=mathematics", "replace_card=culture")
    table.play("choose_card=idle-science").at("choose_card", seat=0)
    assert {"idle-culture", "idle-science"} < set(table.offered)
    before = table.s.dial[0]
    table.play("idle-culture").at("choose_card", seat=1)
    assert table.s.dial[0] == before
    assert table.slots(0)[0] == "mathematics"
