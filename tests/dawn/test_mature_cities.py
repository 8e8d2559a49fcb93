"""Cities and mature cities (base p. 7)."""

import pytest

from tests.table import Table, arrange

# A city of seat 0 on 3 with the neighbours 0, 1, 2, 4, 6 and 7, and a space 5 beyond 4. Both
# capitals, 8 and 10, have an open space beside them. The event dial stands before trade.
INLAND = """
    map = '''
     g g
    g g FOURTH g
     g g . . . g g . . . g g
    '''
    BEGIN
    event = 2
    ICONS
    [[seat]]
    leader = "egypt"
    row = "economy culture military industry science"
    capital = 8
    cities = [CITIES]
    MINE
    [[seat]]
    leader = "scythia"
    capital = 10
    THEIRS
"""

# A city on 1 at the rim, with four neighbours: 0, 2 and 3 on land, 4 on water.
BORDER = """
    map = '''
    g g g
     g w . . . g g
    '''
    at = "round"
    event = 2
    [[seat]]
    leader = "egypt"
    capital = 1
    tokens = [TOKENS]
    [[seat]]
    leader = "scythia"
    capital = 5
"""


def inland(
    mine: str,
    theirs: str = "",
    icons: str = "",
    fourth: str = "g",
    cities: str = "3",
    begin: str = 'at = "round"',
) -> Table:
    return arrange(
        INLAND,
        MINE=mine,
        THEIRS=theirs,
        ICONS=icons,
        FOURTH=fourth,
        CITIES=cities,
        BEGIN=begin,
    )


def mature(table: Table) -> bool:
    """Does trade pay seat 0 for a mature city?"""
    if table.asked == "choose_card":
        assert table.trade(0) == {}
        return False
    table.at("add_trade", seat=0).play("culture").at("choose_card", seat=0)
    return True


@pytest.mark.rule("B-KEY-22", "B-EX-24")
@pytest.mark.parametrize(
    ("tokens", "fourth", "expected"),
    [
        ("0, 1, 2, 4, 6, 7", "g", True),
        ("0, 1, 2, 6, 7", "w", True),
        ("0, 1, 2, 6, 7", "g", False),
        ("0, 1, 2, 6", "w", False),
        ("", "g", False),
    ],
)
def test_a_city_is_mature_among_its_owners_tokens_and_water(
    tokens: str, fourth: str, expected: bool
) -> None:
    """(base p. 7)"""
    assert mature(inland(f"tokens = [{tokens}]", fourth=fourth)) is expected


@pytest.mark.rule("B-KEY-23", "B-KEY-28", "B-EX-03")
@pytest.mark.parametrize(
    ("tokens", "expected"), [("0, 2, 3", True), ("0, 2", False), ("0, 3", False), ("2, 3", False)]
)
def test_a_city_at_the_rim_needs_fewer_tokens(tokens: str, expected: bool) -> None:
    """(base p. 7) The city is a capital here."""
    assert mature(arrange(BORDER, TOKENS=tokens)) is expected


@pytest.mark.rule("B-KEY-24")
def test_reinforced_tokens_serve_for_maturity() -> None:
    """(base p. 7)"""
    assert mature(inland("tokens = [0, 1, 2]\n    reinforced = [4, 6, 7]"))


@pytest.mark.rule("B-KEY-25")
@pytest.mark.parametrize(
    "there",
    [
        {"icons": 'icons = { 4 = "seoul" }'},
        {"icons": 'icons = { 4 = "A" }'},
        {"icons": 'icons = { 4 = "marble" }'},
        {"theirs": "tokens = [4]"},
        {"theirs": "reinforced = [4]"},
        {"theirs": "cities = [4]"},
        {"cities": "3, 4"},
        {"theirs": "caravans = [4]"},
    ],
    ids=lambda there: " ".join(there.values()),
)
def test_nothing_but_water_and_own_tokens_makes_a_city_mature(there: dict[str, str]) -> None:
    """(base p. 7)"""
    assert not mature(inland("tokens = [0, 1, 2, 6, 7]", **there))


@pytest.mark.rule("B-KEY-26")
@pytest.mark.parametrize(("answers", "expected"), [(["4"], False), (["pass"], True)])
def test_maturity_is_lost_with_a_token(answers: list[str], expected: bool) -> None:
    """(base p. 7) Forbidden City destroys a neighbour's control token in the turn before trade."""
    table = inland(
        "tokens = [0, 1, 2, 4, 6, 7]",
        "tokens = [5]\n    wonders = { forbidden_city = 10 }",
        begin="turn = 1",
    )
    table.play("use_ability=forbidden_city", *answers, "choose_card=idle-science")
    assert mature(table) is expected


@pytest.mark.rule("B-KEY-26")
def test_maturity_is_gained_with_the_last_token() -> None:
    """(base p. 7)"""
    table = inland("tokens = [0, 1, 2, 6, 7]", begin="turn = 0")
    table.play("choose_card=culture", "place_token=4", "pass", "choose_card=idle-science")
    assert mature(table)


@pytest.mark.rule("B-KEY-27")
@pytest.mark.parametrize(("tokens", "expected"), [("0, 1, 2, 4, 6, 7", True), ("0, 1", False)])
def test_caravans_set_out_from_a_mature_city(tokens: str, expected: bool) -> None:
    """(base p. 7) From the capital they can anyway."""
    table = inland(f"tokens = [{tokens}]", begin="turn = 0").play("choose_card=economy")
    assert 9 in table.spaces
    assert bool(table.spaces & {0, 1, 2, 4, 5, 6, 7}) is expected


@pytest.mark.rule("B-KEY-27", "B-KEY-28")
def test_trade_pays_for_each_mature_city_the_capital_included() -> None:
    """(base p. 7)"""
    table = inland("tokens = [0, 1, 2, 4, 6, 7, 9]")
    table.play("add_trade=culture", "add_trade=science").at("choose_card", seat=0)
    assert table.trade(0) == {"culture": 1, "science": 1}


@pytest.mark.rule("B-KEY-28", "B-CUL-03")
def test_the_capital_serves_as_a_city_for_control_tokens() -> None:
    """(base p. 7)"""
    table = inland("", begin="turn = 0").play("choose_card=culture")
    assert 9 in table.spaces
