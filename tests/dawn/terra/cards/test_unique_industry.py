"""The unique industry cards: Industrialization, Craftsmanship, Construction (Terra Incognita
p. 8)."""

import pytest

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange

ROAD = """
    edition = "terra-incognita"
    map = '''
    g g T2 g T4 g g g N . . g
    '''
    icons = { 8 = "mt_everest" }
    face_up = "FACE_UP"
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    cards = "CARD"
    capital = 0
    tokens = [MARKERS]
    districts = { DISTRICTS }
    trade = { TRADE }
    resources = "STOCK"
    tech = TECH
    [[seat]]
    leader = "france"
    capital = 9
    districts = { HIS }
"""
PLAIN = {
    "T2": "g",
    "T4": "g",
    "FACE_UP": "",
    "ROW": row_of_six("industry", 1),
    "MARKERS": "",
    "DISTRICTS": "",
    "TRADE": "",
    "STOCK": "",
    "TECH": "0",
    "HIS": "",
}
JAPAN = {"LEADER": "japan", "CARD": "industrialization"}
SUMERIA = {"LEADER": "sumeria", "CARD": "craftsmanship"}
NUBIA = {"LEADER": "nubia", "CARD": "construction"}


def road(**words: str) -> Table:
    return arrange(ROAD, **PLAIN | words).play("industry")


@pytest.mark.card("focus.industrialization", "focus.craftsmanship", "focus.construction")
@pytest.mark.parametrize(("words", "sites"), [(JAPAN, {2, 3, 4}), (SUMERIA, {2}), (NUBIA, {2, 3})])
def test_how_far_away_a_city_may_be_built(words: dict[str, str], sites: set[int]) -> None:
    """(Terra Incognita p. 8) Four, two and three spaces; not beside the capital."""
    table = road(**words).play("build=city").at("build_city", seat=0)
    assert table.spaces == sites
    goal = max(sites)
    table.play(str(goal)).at("choose_card", seat=1)
    assert table.cities(0) == {0, goal}


@pytest.mark.card("focus.industrialization", "focus.craftsmanship", "focus.construction")
@pytest.mark.parametrize(("words", "sites"), [(JAPAN, {3, 4, 5}), (SUMERIA, set()), (NUBIA, set())])
def test_only_industrialization_counts_through_water(
    words: dict[str, str], sites: set[int]
) -> None:
    """(Terra Incognita p. 8) Space 2 is water; space 1 holds a token and lies by the capital."""
    table = road(T2="w", MARKERS="1", **words)
    if not sites:
        assert "city" not in table.offered
        return
    assert table.play("build=city").at("build_city", seat=0).spaces == sites


@pytest.mark.card("focus.industrialization", "focus.craftsmanship", "focus.construction")
@pytest.mark.parametrize("words", [JAPAN, SUMERIA, NUBIA])
@pytest.mark.parametrize(("slot", "is_open"), [(2, False), (3, True)])
def test_the_slot_limits_the_ground_of_the_city(
    words: dict[str, str], slot: int, is_open: bool
) -> None:
    """(Terra Incognita p. 8) Districts, too, help with wonders only."""
    table = road(
        T2="f",
        T4="g",
        MARKERS="4",
        DISTRICTS="campus = 5",
        ROW=row_of_six("industry", slot),
        **words,
    )
    assert (2 in table.play("build=city").at("build_city", seat=0).spaces) == is_open


# Industrialization


@pytest.mark.card("focus.industrialization")
@pytest.mark.parametrize(
    ("slot", "districts", "his", "builds"),
    [
        (5, "campus = 1, encampment = 2", "", True),
        (5, "campus = 1", "", False),
        (5, "campus = 1", "campus = 7", False),
        (4, "campus = 1, encampment = 2, industrial_zone = 3", "", True),
    ],
)
def test_industrialization_adds_one_production_per_district(
    slot: int, districts: str, his: str, builds: bool
) -> None:
    """(Terra Incognita p. 8) Petra costs 7; districts of others do not help."""
    table = road(
        FACE_UP="petra",
        ROW=row_of_six("industry", slot),
        DISTRICTS=districts,
        HIS=his,
        **JAPAN,
    )
    assert ("wonder" in table.at("build", seat=0).offered) == builds
    if builds:
        table.play("wonder").at("choose_card", seat=1)
        assert table.wonders(0) == {"petra"}


# Craftsmanship


@pytest.mark.card("focus.craftsmanship")
def test_craftsmanship_moves_the_tech_dial_after_a_wonder() -> None:
    """(Terra Incognita p. 8) One space, here onto the level on 3."""
    table = road(FACE_UP="petra", ROW=row_of_six("industry", 5), STOCK="oil", TECH="2", **SUMERIA)
    table.play("build=wonder", "pay=oil").at("gain_card", seat=0)
    assert table.s.dial[0] == 3
    assert table.wonders(0) == {"petra"}
    table.play("pass").at("choose_card", seat=1)


@pytest.mark.card("focus.craftsmanship")
def test_craftsmanship_does_not_move_the_dial_after_a_city() -> None:
    """(Terra Incognita p. 8)"""
    table = road(TECH="1", **SUMERIA).play("build=city", "build_city=2").at("choose_card", seat=1)
    assert table.s.dial[0] == 1


@pytest.mark.card("focus.craftsmanship")
@pytest.mark.rule("T-TRM-15")
def test_craftsmanship_builds_with_its_slot_alone_and_moves_the_dial_all_the_same() -> None:
    """(Terra Incognita pp. 8, 14) 4 and two for oil are less than 7: there is no wonder to build,
    but what comes after "then" happens."""
    table = road(FACE_UP="petra", ROW=row_of_six("industry", 4), STOCK="oil", **SUMERIA)
    table.at("build", seat=0)
    assert table.offered == ["city", "dial", "pass"]
    table.play("dial").at("choose_card", seat=1)
    assert table.s.dial[0] == 1
    assert table.wonders(0) == set()


@pytest.mark.card("focus.craftsmanship")
@pytest.mark.rule("T-TRM-15")
def test_craftsmanship_may_leave_the_wonder_and_move_the_dial() -> None:
    """(Terra Incognita p. 14) R-03: no part is compulsory."""
    table = road(FACE_UP="petra", ROW=row_of_six("industry", 5), STOCK="oil", **SUMERIA)
    assert table.at("build", seat=0).offered == ["city", "wonder", "dial", "pass"]
    table.play("dial").at("choose_card", seat=1)
    assert table.s.dial[0] == 1
    assert table.resources(0) == {"oil": 1}


@pytest.mark.card("focus.industrialization")
def test_without_a_wonder_to_build_other_cards_do_not_offer_one() -> None:
    """(Terra Incognita p. 8) Nothing would come after it."""
    assert road(**JAPAN).at("build", seat=0).offered == ["city", "pass"]


# Construction


@pytest.mark.card("focus.construction")
@pytest.mark.parametrize(("slot", "builds"), [(4, True), (3, False)])
def test_a_resource_gives_construction_three(slot: int, builds: bool) -> None:
    """(Terra Incognita p. 8) Petra costs 7."""
    table = road(FACE_UP="petra", ROW=row_of_six("industry", slot), STOCK="oil", **NUBIA)
    assert ("wonder" in table.at("build", seat=0).offered) == builds
    if builds:
        table.play("wonder", "pay=oil").at("choose_card", seat=1)
        assert table.wonders(0) == {"petra"}
        assert table.resources(0) == {}


@pytest.mark.card("focus.construction")
@pytest.mark.parametrize(("stock", "builds"), [("oil diamond", True), ("oil marble", False)])
def test_each_fitting_resource_gives_construction_three(stock: str, builds: bool) -> None:
    """(Terra Incognita p. 8) In slot 1, for Petra; marble does not pay for it."""
    table = road(FACE_UP="petra", STOCK=stock, **NUBIA)
    assert ("wonder" in table.at("build", seat=0).offered) == builds


@pytest.mark.card("focus.construction")
def test_a_natural_wonder_spent_gives_construction_three_too() -> None:
    """(Terra Incognita p. 8, base p. 7) Mount Everest counts as oil. A trade token gives 1."""
    table = road(
        FACE_UP="petra", ROW=row_of_six("industry", 3), MARKERS="8", TRADE="industry = 1", **NUBIA
    )
    table.play("build=wonder", "pay=mt_everest", "pay=trade").at("choose_card", seat=1)
    assert table.wonders(0) == {"petra"}
    assert table.natural(0) == {"mt_everest"}
