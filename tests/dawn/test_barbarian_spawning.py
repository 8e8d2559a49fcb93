"""Barbarians coming back to the map (base p. 12)."""

import pytest

from tests.table import Table, arrange
from ziggurat.games.dawn.content import WONDERS
from ziggurat.games.dawn.state import HOME

# The icon of A is on 0, that of B on 1; the dial is about to turn to the spawn icon.
CAMP = """
    map = '''
    g g g g . g . g
    '''
    icons = { 0 = "A", 1 = "B" }
    at = "round"
    event = 4
    barbarians = { HORDE }
    [[seat]]
    leader = "rome"
    capital = 4
    ROMAN
    [[seat]]
    leader = "egypt"
    capital = 5
    EGYPTIAN
"""


def camp(barbarians: str, rome: str = "", egypt: str = "") -> Table:
    return arrange(CAMP, HORDE=barbarians, ROMAN=rome, EGYPTIAN=egypt.replace("; ", "\n"))


@pytest.mark.rule("B-BAR-24")
def test_a_beaten_barbarian_comes_back_on_its_own_icon() -> None:
    """(base p. 12) Not where it was beaten, and not on the icon of another letter."""
    rome = 'tokens = [2]\nrow = "culture science economy industry military"'
    table = arrange(
        CAMP.replace('at = "round"', 'at = "turn"'),
        HORDE='A = 3, B = "off"',
        ROMAN=rome,
        EGYPTIAN="",
    )
    table.play("military", "attack", "attack=3", "attack_die=6", "defence_die=1")
    assert table.barbarian("A") == HOME
    table.play("add_trade=culture", "choose_card=idle-science").at("choose_card", seat=0)
    assert (table.barbarian("A"), table.barbarian("B")) == (0, 1)


@pytest.mark.rule("B-BAR-25")
def test_a_barbarian_spawns_on_an_empty_space_only_when_its_icon_comes_up() -> None:
    """(base p. 12)"""
    table = camp('A = "off", B = 3').at("choose_card", seat=0)
    assert table.barbarian("A") == 0
    waiting = arrange(
        CAMP.replace("event = 4", "event = 0"), HORDE='A = "off"', ROMAN="", EGYPTIAN=""
    )
    assert waiting.barbarian("A") == HOME


def test_a_barbarian_without_an_icon_on_the_map_stays_away() -> None:
    """(base p. 12) In a position written by hand, once it is beaten."""
    table = arrange(
        CAMP.replace('at = "round"', 'at = "turn"'),
        HORDE='A = "off", B = "off", C = 3',
        ROMAN='tokens = [2]\nrow = "culture science economy industry military"',
        EGYPTIAN="",
    )
    table.play("military", "attack", "attack=3", "attack_die=6", "defence_die=1")
    table.play("add_trade=culture", "choose_card=idle-science").at("choose_card", seat=0)
    assert (table.barbarian("A"), table.barbarian("C")) == (0, HOME)


@pytest.mark.rule("B-BAR-26")
def test_caravans_on_the_icon_are_destroyed_by_the_spawning_barbarian() -> None:
    """(base p. 12)"""
    egypt = 'cards = "currency"; caravans = [0, 2]'
    table = camp('A = "off", B = 3', "caravans = [0]", egypt)
    assert table.barbarian("A") == 0
    assert table.s.caravans[0] == (HOME,)
    assert table.s.caravans[1] == (HOME, 2)


@pytest.mark.rule("B-BAR-27")
@pytest.mark.parametrize(
    ("barbarians", "egypt"),
    [
        ('A = "off", B = 3', "cities = [0]"),
        ('A = "off", B = 3', "tokens = [0]"),
        ('A = "off", B = 3', "reinforced = [0]"),
        ('A = "off", B = 0', ""),
        ('A = "off", B = 3', "wonders = { colossus = 0 }"),
    ],
    ids=["city", "token", "reinforced token", "barbarian", "world wonder"],
)
def test_a_city_or_any_token_on_its_icon_keeps_a_barbarian_off(barbarians: str, egypt: str) -> None:
    """(base p. 12, back page)"""
    table = camp(barbarians, egypt=egypt).at("choose_card", seat=0)
    assert table.barbarian("A") == HOME
    assert table.cities(1) | table.tokens(1) == {5} | ({0} if "= [0]" in egypt else set())
    assert table.reinforced(1) == ({0} if "reinforced" in egypt else set())


@pytest.mark.rule("B-BAR-27")
def test_a_caravan_beside_another_token_does_not_let_the_barbarian_spawn() -> None:
    """(base p. 12, Q39)"""
    table = camp('A = "off", B = 3', "caravans = [0]", "wonders = { colossus = 0 }")
    assert table.barbarian("A") == HOME
    assert table.s.caravans[0] == (0,)
    colossus = next(n for n, wonder in enumerate(WONDERS) if wonder.slug == "colossus")
    assert table.s.wonder_space[colossus] == 0


@pytest.mark.rule("B-BAR-28")
def test_a_barbarian_kept_off_waits_for_the_next_spawn_icon() -> None:
    """(base p. 12)"""
    rome = "tokens = [1]\nwonders = { forbidden_city = 4 }"
    table = camp('A = "off", B = 3', rome, "tokens = [0]")
    assert table.barbarian("A") == HOME
    table.play("use_ability=forbidden_city", "destroy_token=0")
    both_idle = ("use_ability=pass", "choose_card=idle-science", "choose_card=idle-science")
    table.play(*both_idle[1:])  # then the blank section
    table.play(*both_idle, "barbarian_direction=2")
    table.play(*both_idle, "add_trade=culture", "add_trade=culture")
    table.play(*both_idle, "barbarian_direction=2").at("use_ability", seat=0)
    assert table.barbarian("A") == HOME
    table.play(*both_idle).at("use_ability", seat=0)
    assert table.barbarian("A") == 0


@pytest.mark.rule("B-BAR-29")
def test_barbarians_on_the_map_are_not_touched_by_the_spawn_icon() -> None:
    """(base p. 12)"""
    table = camp("A = 2, B = 1").at("choose_card", seat=0)
    assert (table.barbarian("A"), table.barbarian("B")) == (2, 1)
