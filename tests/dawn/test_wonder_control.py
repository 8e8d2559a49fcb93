"""World wonders: who controls them, and how that changes (base p. 13)."""

import pytest

from tests.dawn.rows import row
from tests.table import Table, arrange
from ziggurat.games.dawn.content import WONDERS

# Two realms on one road. The Hanging Gardens offer something at the start of each turn of whoever
# controls them; Stonehenge is another culture wonder.
ROAD = """
    map = '''
    g g g g g g g
    '''
    barbarians = { BARBARIANS }
    victory = "explorer_aesthetic"
    at = "MOMENT"
    event = 1
    [[seat]]
    leader = "aztec"
    row = "ROW"
    capital = 0
    cities = [CITIES]
    tokens = [TOKENS]
    wonders = { WONDERS }
    [[seat]]
    leader = "france"
    row = "HIS_LINE"
    capital = 6
    cities = [HIS_TOWNS]
    tokens = [HIS_MARKERS]
"""
PLAIN = {
    "BARBARIANS": "",
    "MOMENT": "turn",
    "ROW": row("culture", 1),
    "HIS_LINE": row("culture", 1),
    "CITIES": "",
    "TOKENS": "",
    "WONDERS": "hanging_gardens = 3",
    "HIS_TOWNS": "",
    "HIS_MARKERS": "",
}


def lies_on(table: Table, wonder: str) -> int:
    """The space of a wonder's token."""
    number = next(n for n, row in enumerate(WONDERS) if row.slug == wonder)
    return table.s.wonder_space[number]


@pytest.mark.rule("B-WON-16", "B-WON-17")
@pytest.mark.parametrize("piece", ["CITIES", "TOKENS"])
def test_a_wonder_belongs_to_whose_city_or_control_token_covers_it(piece: str) -> None:
    """(base p. 13) At the start of the turn its owner is offered its effect."""
    table = arrange(ROAD, **PLAIN | {piece: "3"})
    assert table.wonders(0) == {"hanging_gardens"}
    table.at("use_ability", seat=0)
    assert table.offered == ["hanging_gardens", "pass"]


@pytest.mark.rule("B-WON-18")
@pytest.mark.parametrize("piece", ["HIS_TOWNS", "HIS_MARKERS"])
def test_a_wonder_works_for_its_controller_alone(piece: str) -> None:
    """(base p. 13)"""
    table = arrange(ROAD, **PLAIN | {piece: "3"})
    assert table.wonders(0) == set()
    assert table.wonders(1) == {"hanging_gardens"}
    table.at("choose_card", seat=0).play("idle-science").at("use_ability", seat=1)


@pytest.mark.rule("B-WON-18", "B-WON-21")
def test_a_wonder_without_controller_works_for_nobody() -> None:
    """(base p. 13)"""
    table = arrange(ROAD, **PLAIN)
    assert table.wonders(0) == table.wonders(1) == set()
    table.at("choose_card", seat=0).play("idle-science").at("choose_card", seat=1)


@pytest.mark.rule("B-WON-18")
@pytest.mark.parametrize(
    ("piece", "mine", "his"),
    [
        ("TOKENS", {"explorer_aesthetic"}, set()),
        ("BARBARIANS", set(), set()),
        ("HIS_MARKERS", set(), set()),
    ],
)
def test_only_controlled_wonders_are_counted(piece: str, mine: set[str], his: set[str]) -> None:
    """(base p. 13) Two culture wonders complete Aesthetic; one is in the capital, the other on
    space 3 under a token of mine, a barbarian, or a token of his."""
    words = {"WONDERS": "stonehenge = 0, hanging_gardens = 3"}
    table = arrange(ROAD, **PLAIN | words | {piece: "A = 3" if piece == "BARBARIANS" else "3"})
    assert table.marks(0) == mine
    assert table.marks(1) == his


@pytest.mark.rule("B-WON-19")
@pytest.mark.parametrize("piece", ["HIS_TOWNS", "HIS_MARKERS"])
def test_an_attack_won_on_its_space_takes_a_wonder(piece: str) -> None:
    """(base pp. 11, 13)"""
    words = {"ROW": row("military", 5), "TOKENS": "2", piece: "3"}
    table = arrange(ROAD, **PLAIN | words)
    table.play("military", "military=attack", "attack=3", "attack_die=6", "defence_die=1")
    assert table.wonders(0) == {"hanging_gardens"}
    assert table.wonders(1) == set()
    assert lies_on(table, "hanging_gardens") == 3


@pytest.mark.rule("B-WON-19")
def test_an_attack_lost_takes_no_wonder() -> None:
    """(base pp. 11, 13)"""
    words = {"ROW": row("military", 1), "TOKENS": "2", "HIS_TOWNS": "3"}
    table = arrange(ROAD, **PLAIN | words)
    table.play("military", "military=attack", "attack=3", "attack_die=1", "defence_die=6")
    assert table.wonders(1) == {"hanging_gardens"}


@pytest.mark.rule("B-WON-20", "B-WON-21")
@pytest.mark.parametrize("piece", ["CITIES", "TOKENS"])
def test_a_wonder_stays_where_a_barbarian_razed_what_covered_it(piece: str) -> None:
    """(base p. 13) Its owner loses it: he is offered nothing at the start of his turn."""
    words = {"BARBARIANS": "A = 2", "MOMENT": "round", piece: "3"}
    table = arrange(ROAD, **PLAIN | words)
    assert table.wonders(0) == {"hanging_gardens"}
    table.play("barbarian_direction=2").at("choose_card", seat=0)
    assert table.barbarian("A") == 3
    assert table.wonders(0) == table.wonders(1) == set()
    assert lies_on(table, "hanging_gardens") == 3


@pytest.mark.rule("B-WON-22")
def test_the_first_to_cover_an_abandoned_wonder_gets_it() -> None:
    """(base p. 13) The former owner does, then nobody else can."""
    table = arrange(ROAD, **PLAIN | {"CITIES": "2", "HIS_TOWNS": "4"})
    table.play("culture", "place_token=3", "pass").at("choose_card", seat=1)
    assert table.wonders(0) == {"hanging_gardens"}
    table.play("culture").at("place_token", seat=1)
    assert table.spaces == {5}


@pytest.mark.rule("B-WON-22")
def test_a_rival_may_cover_an_abandoned_wonder_first() -> None:
    """(base p. 13)"""
    table = arrange(ROAD, **PLAIN | {"CITIES": "2", "HIS_TOWNS": "4"})
    table.play("idle-science", "culture", "place_token=3")
    assert table.wonders(0) == set()
    assert table.wonders(1) == {"hanging_gardens"}


@pytest.mark.rule("B-WON-22")
def test_a_city_covers_an_abandoned_wonder_as_well_as_a_token() -> None:
    """(base p. 13)"""
    words = {"ROW": row("industry", 1), "TOKENS": "2"}
    table = arrange(ROAD, **PLAIN | words)
    table.play("industry", "build=city", "build_city=3")
    assert table.wonders(0) == {"hanging_gardens"}
    assert lies_on(table, "hanging_gardens") == 3


@pytest.mark.rule("B-WON-21", "B-WON-22", "B-WON-23")
def test_a_wonder_uncovered_by_a_card_waits_for_the_next_piece() -> None:
    """(base p. 13) The Forbidden City destroys the rival token that covers it."""
    words = {
        "WONDERS": "forbidden_city = 0, hanging_gardens = 3",
        "CITIES": "2",
        "HIS_MARKERS": "3",
    }
    table = arrange(ROAD, **PLAIN | words)
    assert table.wonders(1) == {"hanging_gardens"}
    table.play("use_ability=forbidden_city", "destroy_token=3").at("choose_card", seat=0)
    assert table.wonders(0) == {"forbidden_city"}
    assert table.wonders(1) == set()
    assert lies_on(table, "hanging_gardens") == 3
    table.play("culture", "place_token=3")
    assert table.wonders(0) == {"forbidden_city", "hanging_gardens"}


@pytest.mark.rule("B-WON-24")
def test_a_city_built_over_your_own_token_keeps_its_wonder() -> None:
    """(base p. 13) No moment passes in which nobody has it."""
    words = {"ROW": row("industry", 1), "TOKENS": "3"}
    table = arrange(ROAD, **PLAIN | words)
    table.play("use_ability=pass", "industry", "build=city", "build_city=3")
    assert table.cities(0) == {0, 3}
    assert table.tokens(0) == set()
    assert table.wonders(0) == {"hanging_gardens"}
    assert lies_on(table, "hanging_gardens") == 3
