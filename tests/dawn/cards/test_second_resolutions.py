"""Wonders that let a second card, or a card a second time, be resolved (base p. 13): the Estádio
do Maracanã and the Venetian Arsenal, also together with Capitalism."""

import pytest

from tests.table import Table, arrange

STADIUM = """
    map = '''
     g h f d m
    g g g g g g
     g g g g g
    '''
    ERRATA
    [[seat]]
    leader = "egypt"
    row = "ROW"
    cards = "CARDS"
    SEAT0
    [[seat]]
    leader = "rome"
    row = "science economy industry military culture"
    capital = 10
"""
ESTADIO = "capital = 5\n    cities = [13]\n    wonders = { estadio_do_maracana = 13 }"
ARSENAL = "capital = 5\n    cities = [13]\n    wonders = { venetian_arsenal = 13 }"
BOTH = """capital = 5
    cities = [13]
    wonders = { estadio_do_maracana = 5, venetian_arsenal = 13 }"""
PRINTED = "errata = false"


def stadium(row: str, seat: str, cards: str = "", errata: str = "") -> Table:
    return arrange(STADIUM, ROW=row, SEAT0=seat, CARDS=cards, ERRATA=errata)


@pytest.mark.card("wonder.estadio_do_maracana")
def test_by_the_errata_the_economy_card_is_resolved_and_reset_before_the_chosen_card() -> None:
    """(base p. 13) Its reset moves the chosen card up one slot."""
    table = stadium("science culture industry military economy", ESTADIO)
    table.play("choose_card=science").at("economy_too", seat=0)
    table.play("yes").at("move_caravan", seat=0)
    table.play("6")
    assert table.s.caravans[0] == (6,)
    table.at("choose_card", seat=1)
    assert table.s.dial[0] == 2  # science lay in slot 1, then in slot 2
    cards = ["astrology", "foreign_trade", "early_empire", "pottery", "masonry"]
    assert table.slots(0) == cards


@pytest.mark.card("wonder.estadio_do_maracana")
def test_as_printed_the_economy_card_comes_after_the_chosen_card() -> None:
    """(base p. 13) The position option `errata` switches to the printed order."""
    table = stadium("science culture industry military economy", ESTADIO, errata=PRINTED)
    table.play("choose_card=science").at("economy_too", seat=0)
    assert table.s.dial[0] == 1
    table.play("yes", "move_caravan=6").at("choose_card", seat=1)
    assert table.s.dial[0] == 1
    assert table.s.caravans[0] == (6,)
    cards = ["astrology", "foreign_trade", "early_empire", "pottery", "masonry"]
    assert table.slots(0) == cards


@pytest.mark.card("wonder.estadio_do_maracana")
@pytest.mark.parametrize("errata", ["", PRINTED])
def test_the_estadio_need_not_be_used(errata: str) -> None:
    """(base p. 13)"""
    table = stadium("science culture industry military economy", ESTADIO, errata=errata)
    table.play("choose_card=science", "economy_too=no").at("choose_card", seat=1)
    cards = ["astrology", "early_empire", "pottery", "masonry", "foreign_trade"]
    assert table.slots(0) == cards


@pytest.mark.card("wonder.estadio_do_maracana")
@pytest.mark.parametrize("errata", ["", PRINTED])
def test_the_estadio_does_nothing_when_economy_is_chosen_or_for_rivals(errata: str) -> None:
    """(base p. 13)"""
    table = stadium("science culture industry military economy", ESTADIO, errata=errata)
    table.play("choose_card=economy", "move_caravan=pass").at("choose_card", seat=1)
    table.play("culture", "place_token=pass").at("choose_card", seat=0)


@pytest.mark.card("wonder.estadio_do_maracana")
def test_the_estadio_stops_when_control_of_it_is_lost() -> None:
    """(base p. 13) A barbarian razes its city."""
    text = STADIUM.replace("ERRATA", 'at = "round"\n    event = 1\n    barbarians = { A = 12 }')
    row = "science culture industry military economy"
    table = arrange(text, ROW=row, SEAT0=ESTADIO, CARDS="")
    table.play("barbarian_direction=2", "choose_card=science").at("choose_card", seat=1)
    assert table.wonders(0) == set()


@pytest.mark.card("wonder.venetian_arsenal")
def test_a_card_resolved_in_slot_five_may_be_resolved_again_as_in_slot_one() -> None:
    """(base p. 13) Right after, before it is reset."""
    table = stadium("culture economy industry military science", ARSENAL)
    table.play("choose_card=science", "gain_card=pass").at("resolve_again", seat=0)
    assert table.s.dial[0] == 5
    table.play("yes", "gain_card=pass").at("choose_card", seat=1)  # past the level space on 6
    assert table.s.dial[0] == 6
    assert table.slots(0)[:2] == ["astrology", "early_empire"]


@pytest.mark.card("wonder.venetian_arsenal")
def test_the_second_time_the_card_has_the_limits_of_slot_one() -> None:
    """(base p. 13)"""
    seat = "capital = 6\n    cities = [9]\n    wonders = { venetian_arsenal = 9 }"
    table = stadium("science economy industry military culture", seat)
    table.play("choose_card=culture").at("place_token", seat=0)
    assert table.spaces == {0, 1, 3, 4, 5, 7, 8, 11, 12, 14, 15}
    table.play("pass", "resolve_again=yes").at("place_token", seat=0)
    assert table.spaces == {0, 5, 7, 8, 11, 12, 14, 15}


@pytest.mark.card("wonder.venetian_arsenal")
def test_the_arsenal_need_not_be_used_and_serves_slot_five_alone() -> None:
    """(base p. 13)"""
    table = stadium("economy industry science culture military", ARSENAL)
    table.play("choose_card=culture", "place_token=pass").at("choose_card", seat=1)
    table = stadium("economy industry science military culture", ARSENAL)
    table.play("choose_card=culture", "place_token=pass", "resolve_again=no")
    table.at("choose_card", seat=1)


@pytest.mark.card("wonder.venetian_arsenal")
def test_the_arsenal_serves_no_rival() -> None:
    """(base p. 13) Rome resolves culture in slot 5."""
    table = stadium("science economy industry military culture", ARSENAL)
    table.play("choose_card=idle-science", "choose_card=culture", "place_token=pass")
    table.at("choose_card", seat=0)


@pytest.mark.card("wonder.venetian_arsenal")
def test_the_arsenal_serves_once_per_turn() -> None:
    """(base p. 13) With Machu Picchu, too, the second resolution is no resolution in slot 5."""
    seat = ARSENAL.replace("venetian_arsenal = 13", "venetian_arsenal = 13, machu_picchu = 5")
    table = stadium("culture economy industry military science", seat)
    table.play("choose_card=science", "gain_card=pass", "resolve_again=yes", "gain_card=pass")
    table.at("choose_card", seat=1)
    assert table.s.dial[0] == 8  # the second time as in slot 1, which counts as 3


@pytest.mark.card("wonder.venetian_arsenal", "wonder.estadio_do_maracana")
@pytest.mark.parametrize("errata", ["", PRINTED])
def test_the_arsenal_serves_the_economy_card_resolved_by_the_estadio_in_slot_five(
    errata: str,
) -> None:
    """(base p. 13)"""
    table = stadium("science culture industry military economy", BOTH, errata=errata)
    table.play("choose_card=science", "economy_too=yes", "move_caravan=7")
    table.at("resolve_again", seat=0).play("yes").at("move_caravan", seat=0)
    assert 8 in table.spaces
    table.play("8").at("choose_card", seat=1)
    assert table.s.caravans[0] == (8,)


@pytest.mark.card("wonder.venetian_arsenal", "wonder.estadio_do_maracana")
def test_the_arsenal_serves_either_the_economy_card_or_the_chosen_card() -> None:
    """(base p. 13) The reset of the economy card brings the chosen card into slot 5."""
    table = stadium("industry culture military science economy", BOTH)
    table.play("choose_card=science", "economy_too=yes", "move_caravan=pass", "resolve_again=no")
    table.play("gain_card=pass").at("resolve_again", seat=0)
    assert table.s.dial[0] == 5
    table = stadium("industry culture military science economy", BOTH)
    table.play("choose_card=science", "economy_too=yes", "move_caravan=pass", "resolve_again=yes")
    table.play("move_caravan=pass", "gain_card=pass").at("choose_card", seat=1)
    assert table.s.dial[0] == 5


@pytest.mark.card("wonder.venetian_arsenal", "wonder.estadio_do_maracana", "focus.capitalism")
def test_arsenal_estadio_and_capitalism_each_serve_once_in_one_turn() -> None:
    """(base p. 13) Economy first; after its reset Capitalism resolves a card in slot 1; then the
    chosen card, by now in slot 5, is resolved twice."""
    table = stadium("industry culture military science economy", BOTH, cards="capitalism")
    table.play("choose_card=science", "economy_too=yes", "pass", "pass", "pass")
    table.play("resolve_again=no").at("resolve_another", seat=0)
    assert table.offered == ["culture", "science", "industry", "military", "pass"]
    table.play("culture").at("place_token", seat=0)
    table.play("6", "pass", "gain_card=pass").at("resolve_again", seat=0)
    assert table.s.dial[0] == 5
    table.play("yes", "gain_card=pass").at("choose_card", seat=1)
    assert table.s.dial[0] == 6
    cards = ["astrology", "capitalism", "pottery", "early_empire", "masonry"]
    assert table.slots(0) == cards


@pytest.mark.card("wonder.venetian_arsenal", "focus.capitalism")
def test_resolved_twice_by_the_arsenal_capitalism_still_serves_once() -> None:
    """(base p. 13) It resolves another card after its one reset."""
    table = stadium("industry culture military science economy", ARSENAL, cards="capitalism")
    table.play("choose_card=economy", "pass", "pass", "pass", "resolve_again=yes")
    table.play("pass", "pass", "pass", "resolve_another=science").at("choose_card", seat=1)
    assert table.s.dial[0] == 1


@pytest.mark.card("leader.aztec", "wonder.estadio_do_maracana")
def test_aztec_swaps_on_the_reset_of_military_not_of_economy_after_it() -> None:
    """(base pp. 4, 13) In the printed order the economy card is reset first, after the won
    attack."""
    text = STADIUM.replace("ERRATA", "errata = false\n    barbarians = { A = 6 }")
    row = "science culture industry economy military"
    table = arrange(text.replace("egypt", "aztec"), ROW=row, SEAT0=ESTADIO, CARDS="")
    table.play("choose_card=military", "military=attack", "attack=6", "attack_die=6")
    table.play("defence_die=1", "add_trade=culture", "economy_too=yes", "move_caravan=pass")
    table.play("swap_first=pass").at("choose_card", seat=1)
    cards = ["masonry", "foreign_trade", "astrology", "early_empire", "pottery"]
    assert table.slots(0) == cards
