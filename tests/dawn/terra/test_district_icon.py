"""The district icon of the event dial: who resolves what, in which order (Terra Incognita p. 9)."""

import pytest

from tests.table import Table, arrange

# Two rows of eight spaces: the rich land of seat 0 to the left, of seat 1 to the right.
LANDS = """
    edition = "terra-incognita"
    at = "round"
    event = EVENT
    first = FIRST
    map = '''
    m f g g g f m g
     g g g g g g g g
    '''
    barbarians = { BARBARIANS }
    [[seat]]
    leader = "rome"
    row = "growth culture science economy industry military"
    capital = 2
    districts = { MINE }
    reinforced = [STRONG]
    trade = { TRADE }
    [[seat]]
    leader = "france"
    row = "growth culture science economy industry military"
    capital = 4
    districts = { HIS }
"""
PLAIN = {
    "EVENT": "1",
    "FIRST": "0",
    "BARBARIANS": "",
    "MINE": "campus = 0, industrial_zone = 1",
    "STRONG": "",
    "TRADE": "",
    "HIS": "campus = 6, industrial_zone = 5",
}


def lands(**words: str) -> Table:
    return arrange(LANDS, **PLAIN | words)


@pytest.mark.rule("T-DIS-18")
@pytest.mark.parametrize(
    ("event", "trade"),
    [(0, {}), (1, {"science": 1}), (2, {}), (3, {}), (4, {"science": 1}), (5, {})],
)
def test_districts_work_when_the_pointer_arrives_at_their_icon(
    event: int, trade: dict[str, int]
) -> None:
    """(Terra Incognita pp. 9, 14) On the third and the sixth section of the dial."""
    table = lands(EVENT=str(event), MINE="campus = 0", HIS="")
    while table.asked != "choose_card":
        table.play("1" if table.asked == "barbarian_direction" else "pass")
    assert table.trade(0) == trade


@pytest.mark.rule("T-DIS-18")
def test_districts_do_nothing_when_they_are_placed() -> None:
    """(Terra Incognita p. 9)"""
    table = lands(EVENT="0", MINE="", HIS="").play("barbarian_direction=1")
    table.play("growth", "district", "choose_district=campus", "place_district=9")
    assert table.trade(0) == {}


@pytest.mark.rule("T-DIS-19", "T-DIS-20", "T-DIS-21", "T-DIS-22")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_each_player_in_turn_resolves_every_district_once_in_his_order(
    first: int, second: int
) -> None:
    """(Terra Incognita p. 9) From the first player clockwise."""
    table = lands(FIRST=str(first)).at("next_district", seat=first)
    assert table.offered == ["campus", "industrial_zone"]
    table.play("industrial_zone").at("next_district", seat=second)
    assert table.trade(first) == {"science": 1, "industry": 1}
    assert table.trade(second) == {}
    table.play("campus").at("choose_card", seat=first)
    assert table.trade(second) == {"science": 1, "industry": 1}


@pytest.mark.rule("T-DIS-21")
@pytest.mark.parametrize(("chosen", "card"), [("campus", "science"), ("encampment", "")])
def test_the_district_chosen_is_resolved_first(chosen: str, card: str) -> None:
    """(Terra Incognita p. 9)"""
    table = lands(MINE="campus = 0, encampment = 1", HIS="").play(f"next_district={chosen}")
    table.at("encampment", seat=0)
    assert table.trade(0) == ({card: 1} if card else {})


@pytest.mark.rule("T-DIS-23")
def test_a_reinforced_district_works_like_another() -> None:
    """(Terra Incognita p. 9)"""
    table = lands(MINE="campus = 0", STRONG="0", HIS="").at("choose_card", seat=0)
    assert table.trade(0) == {"science": 1}


@pytest.mark.rule("T-DIS-28", "X-99")
@pytest.mark.parametrize(("held", "then"), [(1, 2), (2, 3), (3, 3)])
def test_district_gains_stop_at_three_tokens_on_a_card(held: int, then: int) -> None:
    """(Terra Incognita p. 9, base p. 13)"""
    table = lands(MINE="campus = 0", TRADE=f"science = {held}", HIS="").at("choose_card", seat=0)
    assert table.trade(0) == {"science": then}


@pytest.mark.rule("T-DIS-29")
def test_mere_gains_are_not_asked_about() -> None:
    """(Terra Incognita p. 9) Q-14."""
    table = lands(MINE="campus = 0", HIS="campus = 6").at("choose_card", seat=0)
    assert table.trade(0) == table.trade(1) == {"science": 1}


@pytest.mark.rule("T-DIS-20", "X-98")
def test_earlier_players_change_what_later_ones_find() -> None:
    """(Terra Incognita p. 9) The barbarian the first one beats is gone for the second."""
    words = {"MINE": "encampment = 3", "HIS": "encampment = 5", "BARBARIANS": "A = 12"}
    table = lands(**words).at("encampment", seat=0)
    assert table.offered == ["defeat", "reinforce", "pass"]
    table.play("defeat", "encampment_target=12", "add_trade=culture", "encampment=pass")
    table.at("encampment", seat=1)
    assert table.offered == ["reinforce", "pass"]


@pytest.mark.rule("X-104")
def test_a_district_lost_before_its_turn_is_not_resolved() -> None:
    """(Terra Incognita p. 9) A city of the industrial zone takes the campus's place."""
    table = lands(
        MINE="campus = 0, industrial_zone = 1",
        TRADE="industry = 3",
        HIS="",
    )
    table.play("next_district=industrial_zone", "industrial_zone=city", "industrial_zone_city=0")
    table.at("choose_card", seat=0)
    assert table.cities(0) == {0, 2}
    assert table.trade(0) == {}
