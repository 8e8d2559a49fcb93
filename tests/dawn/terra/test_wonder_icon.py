"""The wonder icon, and wonders that bear a trade token (Terra Incognita p. 14)."""

import pytest

from tests.table import Table, arrange
from ziggurat.core.bits import each
from ziggurat.games.dawn.content import WONDERS
from ziggurat.games.dawn.state import HOME, NO_CARD

REALM = """
    edition = "terra-incognita"
    map = '''
    g g g g g g g g
     g g g g g g g g
    '''
    WHEN
    [[seat]]
    leader = "rome"
    capital = 0
    ROMAN
    [[seat]]
    leader = "LEADER"
    capital = 15
    RIVAL
"""
FOUR = "face_up = 'stonehenge pyramids colossus petra'"
SPAWN = "at = 'round'\nevent = 5"
GOVERNMENT = "at = 'round'\nevent = 2"
THIRD_SLOT = "row = 'growth culture science industry economy military'"


def realm(when: str, rome: str = "", rival: str = "", leader: str = "france") -> Table:
    words = {"ROMAN": rome.replace("; ", "\n"), "RIVAL": rival.replace("; ", "\n")}
    return arrange(REALM, WHEN=when, LEADER=leader, **words)


def with_token(table: Table) -> set[str]:
    return {WONDERS[wonder].slug for wonder in each(table.s.wonder_tokens)}


def face_up(table: Table) -> set[str]:
    return {WONDERS[wonder].slug for wonder in table.s.face_up if wonder != NO_CARD}


@pytest.mark.rule("T-WON-01")
def test_each_face_up_wonder_gets_a_trade_token() -> None:
    """(Terra Incognita p. 14)"""
    table = realm(f"{SPAWN}\n{FOUR}")
    assert with_token(table) == {"stonehenge", "pyramids", "colossus", "petra"}
    assert table.trade(0) == table.trade(1) == {}


@pytest.mark.rule("T-WON-03", "T-DIA-09")
def test_the_token_comes_after_the_other_icon_of_the_section() -> None:
    """(Terra Incognita p. 14)"""
    table = realm(f"{GOVERNMENT}\n{FOUR}").at("change_government", seat=0)
    assert with_token(table) == set()
    table.play("pass").at("change_government", seat=1)
    assert with_token(table) == set()
    table.play("pass").at("choose_card", seat=0)
    assert len(with_token(table)) == 4


@pytest.mark.rule("T-WON-04", "T-WON-05", "T-WON-06", "T-WON-07", "T-WON-15")
def test_a_second_token_removes_the_wonder_and_the_next_is_turned_up_bare() -> None:
    """(Terra Incognita p. 14)"""
    table = realm(f"{SPAWN}\n{FOUR}\ndecks = true\nwonder_tokens = 'pyramids'")
    table.at("draw_wonder")
    assert set(table.offered) == {"oracle", "great_library"}  # the ancient ones left
    table.play("great_library").at("choose_card", seat=0)
    assert face_up(table) == {"stonehenge", "great_library", "colossus", "petra"}
    assert with_token(table) == {"stonehenge", "colossus", "petra"}
    gone = next(n for n, wonder in enumerate(WONDERS) if wonder.slug == "pyramids")
    assert not table.s.undrawn >> gone & 1
    assert table.s.wonder_space[gone] == HOME
    assert table.wonders(0) == table.wonders(1) == set()


@pytest.mark.rule("T-EX-29", "T-WON-04", "T-WON-06", "T-WON-07")
def test_two_icons_without_a_purchase_sweep_the_four_first_wonders_away() -> None:
    """(Terra Incognita p. 14, example of our own)"""
    table = realm(f"{GOVERNMENT}\n{FOUR}\ndecks = true").play("pass", "pass")
    assert len(with_token(table)) == 4
    for _ in range(3):  # movement, districts, spawning
        table.play("idle-science", "idle-science")
        if table.asked == "barbarian_direction":
            table.play("1")
    while table.asked == "draw_wonder":
        table.play(table.offered[0])
    assert table.s.event == 0
    assert with_token(table) == set()
    assert len(face_up(table)) == 4
    assert not face_up(table) & {"stonehenge", "pyramids", "colossus", "petra"}


@pytest.mark.rule("T-WON-12", "T-WON-14")
def test_the_last_card_of_a_deck_can_go_and_an_empty_deck_stays_empty() -> None:
    """(Terra Incognita p. 14) [ruling]"""
    table = realm(f"{SPAWN}\nface_up = 'petra'\nwonder_tokens = 'petra'")
    assert face_up(table) == with_token(table) == set()
    for _ in range(3):
        table.play("idle-science", "idle-science")
        while table.asked != "choose_card":
            table.play("1" if table.asked == "barbarian_direction" else "pass")
    assert table.s.event == 3
    assert face_up(table) == with_token(table) == set()


@pytest.mark.rule("T-WON-13")
def test_built_wonders_are_left_alone() -> None:
    """(Terra Incognita p. 14)"""
    table = realm(f"{SPAWN}\n{FOUR}", "wonders = { kremlin = 0 }", "wonders = { big_ben = 15 }")
    assert with_token(table) == {"stonehenge", "pyramids", "colossus", "petra"}
    assert table.wonders(0) == {"kremlin"}
    assert table.wonders(1) == {"big_ben"}


# Building a wonder with a token on it


@pytest.mark.rule("T-EX-30", "T-WON-08", "T-WON-11")
@pytest.mark.parametrize(("token", "enough"), [("pyramids", True), ("", False)])
def test_a_token_makes_the_wonder_cheaper_by_one(token: str, enough: bool) -> None:
    """(Terra Incognita p. 14) Cost 9; slot 3, two resources and a trade token make 8."""
    rome = f"resources = 'mercury oil'; trade = {{ industry = 1 }}; {THIRD_SLOT}"
    table = realm(f"face_up = 'pyramids'\nwonder_tokens = '{token}'", rome).play("industry")
    assert ("wonder" in table.at("build").offered) is enough
    if enough:
        table.play("build=wonder", "pay=mercury", "pay=oil", "pay=trade")
        assert table.wonders(0) == {"pyramids"}


@pytest.mark.rule("T-WON-08")
def test_the_discount_is_for_whoever_builds_it_and_adds_to_others() -> None:
    """(Terra Incognita p. 14, X-146) Egypt pays 9 - 1 - 1 from slot 3 with two resources."""
    rival = f"resources = 'mercury oil'; {THIRD_SLOT}"
    text = "face_up = 'pyramids'\nwonder_tokens = 'pyramids'\nturn = 1"
    table = realm(text, "", rival, "egypt").play("industry", "build=wonder", "mercury", "oil")
    assert table.wonders(1) == {"pyramids"}


@pytest.mark.rule("T-WON-09", "T-WON-10")
def test_the_token_goes_back_to_the_supply_and_is_nobodys() -> None:
    """(Terra Incognita p. 14)"""
    rome = f"resources = 'mercury oil'; trade = {{ industry = 2 }}; {THIRD_SLOT}"
    table = realm("face_up = 'pyramids'\nwonder_tokens = 'pyramids'", rome)
    table.play("industry", "build=wonder").at("pay")
    assert table.offered == ["mercury", "oil", "trade"]
    table.play("mercury", "oil", "trade", "pay=pass")
    assert table.wonders(0) == {"pyramids"}
    assert with_token(table) == set()
    assert table.trade(0) == {"industry": 1}
    assert table.trade(1) == {}


@pytest.mark.rule("T-WON-09", "T-WON-11")
def test_the_wonder_turned_up_next_has_no_token() -> None:
    """(Terra Incognita p. 14)"""
    rome = f"resources = 'mercury oil'; trade = {{ industry = 1 }}; {THIRD_SLOT}"
    when = "face_up = 'pyramids'\nwonder_tokens = 'pyramids'\ndecks = true"
    table = realm(when, rome).play("industry", "build=wonder", "mercury", "oil", "trade")
    while table.asked == "raise_card":
        table.play("pass")
    table.play("draw_wonder=oracle").at("choose_card", seat=1)
    assert with_token(table) == set()
