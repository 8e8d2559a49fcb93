"""What the world wonders of the expansion cost (Terra Incognita p. 2, base p. 10)."""

import pytest

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange

# wonder: cost, the two eligible resources
COSTS = {
    "colosseum": (9, "marble", "oil"),
    "taj_mahal": (9, "marble", "diamond"),
    "cristo_redentor": (11, "marble", "mercury"),
    "apadana": (8, "diamond", "marble"),
    "kilwa_kisiwani": (9, "diamond", "marble"),
    "machu_picchu_terra": (10, "diamond", "mercury"),
    "orszaghaz": (11, "diamond", "oil"),
    "jebel_barkal": (7, "oil", "mercury"),
    "huey_teocalli": (9, "oil", "mercury"),
    "pentagon_terra": (12, "oil", "diamond"),
    "statue_of_liberty": (12, "oil", "marble"),
    "great_library": (8, "mercury", "diamond"),
    "university_of_sankore": (9, "mercury", "oil"),
    "amundsen_scott_research_station": (10, "mercury", "diamond"),
}

EVERY = pytest.mark.card(*(f"wonder.{wonder}" for wonder in COSTS))


def site(wonder: str, resources: list[str], trade: int, **words: str) -> Table:
    """Pottery in slot 5, these resources and so many trade tokens on it. Away from everything lies
    a space for the one wonder that founds a city."""
    return arrange(
        """
        edition = "terra-incognita"
        map = "g . g . g"
        face_up = "WONDER"
        wonder_tokens = "AGED"
        [[seat]]
        leader = "LEADER"
        row = "ROW"
        trade = { industry = TRADE }
        capital = 0
        resources = "RESOURCES"
        [[seat]]
        leader = "japan"
        capital = 1
        """,
        **{"LEADER": "rome", "AGED": "", "ROW": row_of_six("industry", 5)} | words,
        WONDER=wonder,
        TRADE=str(trade),
        RESOURCES=" ".join(resources),
    ).play("choose_card=industry")


@EVERY
@pytest.mark.parametrize("wonder", COSTS)
def test_every_wonder_of_the_expansion_has_its_price(wonder: str) -> None:
    """(base p. 10) Slot, 2 per eligible resource and 1 per trade token."""
    cost, *eligible = COSTS[wonder]
    twos, one = divmod(cost - 5, 2)
    for resource in eligible:
        table = site(wonder, [resource] * twos, one).at("build", seat=0).play("wonder")
        table.play(*[f"pay={resource}"] * twos, *["pay=trade"] * one)
        assert table.wonders(0) == {wonder}
        site(wonder, [resource] * (twos - 1), one + 1).at("choose_card", seat=1)


@EVERY
@pytest.mark.parametrize("wonder", COSTS)
def test_other_resources_do_not_pay_for_a_wonder_of_the_expansion(wonder: str) -> None:
    """(base p. 10)"""
    _, *eligible = COSTS[wonder]
    others = [r for r in ("marble", "mercury", "oil", "diamond") if r not in eligible]
    site(wonder, others * 4, 0).at("choose_card", seat=1)


@pytest.mark.card("leader.egypt")
@pytest.mark.rule("T-WON-08", "X-146")
@pytest.mark.parametrize(("leader", "aged", "less"), [("rome", "taj_mahal", 1), ("egypt", "", 1),
                                                       ("egypt", "taj_mahal", 2)])  # fmt: skip
def test_egypt_s_discount_and_that_of_a_trade_token_add_up(
    leader: str, aged: str, less: int
) -> None:
    """(Terra Incognita p. 14) The Taj Mahal costs 9."""
    words = {"LEADER": leader, "AGED": aged, "ROW": row_of_six("industry", 5)}
    assert "wonder" in site("taj_mahal", ["marble"], 2 - less, **words).at("build").offered
    if less == 1:
        site("taj_mahal", ["marble"], 0, **words).at("choose_card", seat=1)
    else:
        row = {"ROW": row_of_six("industry", 4)}
        site("taj_mahal", ["marble"], 0, **words | row).at("choose_card", seat=1)
