"""What every world wonder costs and which resources pay for it (base p. 10)."""

import pytest

from tests.table import Table, arrange

# wonder: cost, the two eligible resources
COSTS = {
    "stonehenge": (7, "marble", "mercury"),
    "hanging_gardens": (8, "marble", "diamond"),
    "forbidden_city": (9, "marble", "oil"),
    "chichen_itza": (10, "marble", "mercury"),
    "sydney_opera_house": (10, "marble", "diamond"),
    "eiffel_tower": (12, "marble", "oil"),
    "colossus": (7, "diamond", "oil"),
    "great_lighthouse": (8, "diamond", "mercury"),
    "machu_picchu": (10, "diamond", "mercury"),
    "great_zimbabwe": (9, "diamond", "oil"),
    "big_ben": (10, "diamond", "mercury"),
    "estadio_do_maracana": (10, "diamond", "marble"),
    "petra": (7, "oil", "diamond"),
    "terracotta_army": (8, "oil", "marble"),
    "alhambra": (10, "oil", "marble"),
    "venetian_arsenal": (10, "oil", "diamond"),
    "pentagon": (12, "oil", "diamond"),
    "ruhr_valley": (11, "oil", "mercury"),
    "oracle": (8, "mercury", "marble"),
    "pyramids": (9, "mercury", "oil"),
    "potala_palace": (10, "mercury", "marble"),
    "porcelain_tower": (9, "mercury", "diamond"),
    "oxford_university": (10, "mercury", "marble"),
    "kremlin": (11, "mercury", "oil"),
}


def site(wonder: str, resources: list[str], trade: int) -> Table:
    """Pottery in slot 5, these resources and so many trade tokens on it; the map has no room for
    another city."""
    return arrange(
        """
        map = '''
        g . g
        '''
        face_up = "WONDER"
        [[seat]]
        leader = "rome"
        row = "culture science economy military industry"
        trade = { industry = TRADE }
        capital = 0
        resources = "RESOURCES"
        [[seat]]
        leader = "japan"
        capital = 1
        """,
        WONDER=wonder,
        TRADE=str(trade),
        RESOURCES=" ".join(resources),
    ).play("choose_card=industry")


@pytest.mark.parametrize("wonder", COSTS)
def test_every_wonder_has_its_price(wonder: str) -> None:
    """(base p. 10) Slot, 2 per eligible resource and 1 per trade token."""
    cost, *eligible = COSTS[wonder]
    twos, one = divmod(cost - 5, 2)
    for resource in eligible:
        table = site(wonder, [resource] * twos, one).at("build", seat=0).play("wonder")
        table.play(*[f"pay={resource}"] * twos, *["pay=trade"] * one)
        assert table.wonders(0) == {wonder}
        short = site(wonder, [resource] * (twos - 1), one + 1)
        short.at("choose_card", seat=1)


@pytest.mark.parametrize("wonder", COSTS)
def test_other_resources_do_not_pay_for_it(wonder: str) -> None:
    """(base p. 10)"""
    _, *eligible = COSTS[wonder]
    others = [r for r in ("marble", "mercury", "oil", "diamond") if r not in eligible]
    site(wonder, others * 4, 0).at("choose_card", seat=1)
