"""World wonders: what they cost, what pays for them, and building them (base p. 10)."""

import pytest

from tests.dawn.rows import row
from tests.table import Table, arrange
from ziggurat.games.dawn.content import WONDERS

# The city on space 2 lies beside the capital's other neighbours, so that no site is in reach and
# industry has only wonders to build.
REALM = """
    map = '''
    g g g g . g
    '''
    face_up = "FACE_UP"
    decks = DECKS
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    trade = { TRADE }
    resources = "RESOURCES"
    natural = "NATURAL"
    city_states = "CONQUERED"
    capital = 0
    cities = [CITIES]
    wonders = { OWNED }
    [[seat]]
    leader = "france"
    capital = 4
"""
PLAIN = {
    "FACE_UP": "stonehenge",
    "DECKS": "false",
    "LEADER": "aztec",
    "ROW": row("industry", 5),
    "TRADE": "",
    "RESOURCES": "",
    "NATURAL": "",
    "CONQUERED": "",
    "CITIES": "2",
    "OWNED": "",
}


def realm(**words: str) -> Table:
    """The table after seat 0 has chosen its industry card."""
    return arrange(REALM, **PLAIN | words).play("choose_card=industry")


def lies_on(table: Table, wonder: str) -> int:
    """The space of a wonder's token."""
    number = next(n for n, row in enumerate(WONDERS) if row.slug == wonder)
    return table.s.wonder_space[number]


def face_up(table: Table) -> set[str]:
    """The wonders on top of the decks."""
    return {WONDERS[number].slug for number in table.s.face_up if number >= 0}


@pytest.mark.rule("B-WON-01")
def test_only_wonders_lying_face_up_can_be_built() -> None:
    """(base p. 10)"""
    stock = "marble marble mercury mercury oil oil diamond diamond"
    table = realm(FACE_UP="stonehenge colossus petra", RESOURCES=stock)
    table.play("build=wonder").at("choose_wonder", seat=0)
    assert set(table.offered) == {"stonehenge", "colossus", "petra"}
    realm(FACE_UP="", RESOURCES=stock).at("choose_card", seat=1)


@pytest.mark.rule("B-WON-02", "B-WON-08", "B-TRD-07", "B-TRD-09", "B-KEY-16")
def test_production_is_the_slot_and_two_a_resource_and_one_a_trade_token() -> None:
    """(base p. 10) 2 for the slot, 2 for marble and 3 for trade tokens pay for Stonehenge at 7."""
    table = realm(ROW=row("industry", 2), RESOURCES="marble", TRADE="industry = 3, culture = 1")
    table.play("build=wonder", "pay=marble", "pay=trade", "pay=trade").at("pay", seat=0)
    assert table.offered == ["trade"]
    table.play("trade", "wonder_city=0").at("choose_card", seat=1)
    assert table.wonders(0) == {"stonehenge"}
    assert table.resources(0) == {}
    assert table.trade(0) == {"culture": 1}


@pytest.mark.rule("B-WON-02", "B-WON-03")
@pytest.mark.parametrize(
    ("slot", "resources", "trade"),
    [(2, "marble", 2), (1, "marble", 3), (2, "", 3), (4, "marble", 0), (5, "", 1)],
)
def test_one_production_short_of_the_cost_nothing_is_built_or_spent(
    slot: int, resources: str, trade: int
) -> None:
    """(base p. 10) Stonehenge costs 7."""
    words = {"ROW": row("industry", slot), "RESOURCES": resources, "TRADE": f"industry = {trade}"}
    table = realm(**words).at("choose_card", seat=1)
    assert table.wonders(0) == set()
    assert table.resources(0) == ({"marble": 1} if resources else {})
    assert table.trade(0) == ({"industry": trade} if trade else {})


@pytest.mark.rule("B-WON-04")
@pytest.mark.parametrize(("answers", "left"), [(["pass"], 2), (["marble", "pass"], 1)])
def test_more_than_the_cost_may_be_paid(answers: list[str], left: int) -> None:
    """(base p. 10)"""
    table = realm(RESOURCES="marble marble marble")
    table.play("build=wonder", "pay=marble").at("pay", seat=0)
    assert table.offered == ["marble", "pass"]
    table.play(*answers, "wonder_city=2").at("choose_card", seat=1)
    assert table.wonders(0) == {"stonehenge"}
    assert table.resources(0) == {"marble": left}


@pytest.mark.rule("B-WON-04")
def test_a_wonder_cheaper_than_the_slot_costs_nothing_more() -> None:
    """(base p. 10) Stonehenge at 7, less 1 for Egypt and 2 for Buenos Aires, costs 4."""
    table = arrange(
        REALM.replace('natural = "NATURAL"', 'diplomacy = "buenos_aires"'),
        **PLAIN | {"LEADER": "egypt"},
    )
    table.play("industry", "build=wonder", "wonder_city=2").at("choose_card", seat=1)
    assert table.wonders(0) == {"stonehenge"}


@pytest.mark.rule("B-WON-05")
def test_resources_not_shown_on_the_card_do_not_pay() -> None:
    """(base p. 10) Stonehenge takes marble and mercury, Petra oil and diamond."""
    stock = "marble mercury oil diamond"
    table = realm(FACE_UP="stonehenge", RESOURCES=stock)
    table.play("build=wonder").at("pay", seat=0)
    assert set(table.offered) == {"marble", "mercury"}
    table = realm(FACE_UP="petra", RESOURCES=stock)
    table.play("build=wonder").at("pay", seat=0)
    assert set(table.offered) == {"oil", "diamond"}
    realm(FACE_UP="stonehenge", RESOURCES="oil oil diamond diamond").at("choose_card", seat=1)


@pytest.mark.rule("B-WON-06", "B-EX-14", "B-KEY-17", "B-KEY-18")
def test_a_natural_wonder_pays_like_its_resource_and_stays() -> None:
    """(base pp. 7, 10) Crater Lake counts as mercury."""
    table = realm(NATURAL="crater_lake")
    table.play("build=wonder", "pay=crater_lake", "wonder_city=2").at("choose_card", seat=1)
    assert table.wonders(0) == {"stonehenge"}
    assert table.natural(0) == {"crater_lake"}


@pytest.mark.rule("B-WON-06", "B-EX-14")
@pytest.mark.parametrize("natural", ["mt_everest", "torres_del_paine"])
def test_a_natural_wonder_of_another_type_does_not_pay(natural: str) -> None:
    """(base pp. 7, 10) Everest is oil and Torres del Paine diamond; Stonehenge takes neither."""
    realm(NATURAL=natural).at("choose_card", seat=1)


@pytest.mark.rule("B-WON-06", "B-KEY-19")
def test_a_natural_wonder_pays_once_in_a_turn() -> None:
    """(base p. 7) 4 for the slot and 2 for Crater Lake fall short of 7; a trade token helps."""
    words = {"ROW": row("industry", 4), "NATURAL": "crater_lake"}
    realm(**words).at("choose_card", seat=1)
    table = realm(**words, TRADE="industry = 1").play("build=wonder", "pay=crater_lake")
    assert table.offered == ["trade"]


AMERICAN = """
    map = '''
    g g g N . g
    '''
    icons = { 3 = "crater_lake" }
    face_up = "stonehenge"
    [[seat]]
    leader = "america"
    row = "science economy industry military culture"
    trade = { industry = TRADE }
    capital = 0
    cities = [2]
    [[seat]]
    leader = "france"
    capital = 4
"""


@pytest.mark.rule("B-WON-03")
@pytest.mark.parametrize(
    ("trade", "ways"), [("1", {"crater_lake"}), ("2", {"crater_lake", "crater_lake-as-trade"})]
)
def test_nothing_is_spent_in_a_way_that_leaves_the_cost_out_of_reach(
    trade: str, ways: set[str]
) -> None:
    """(base p. 10) America's Crater Lake, lying on the industry card, counts 2 as mercury or 1 as
    a trade token. In the fourth slot with one trade token only the former makes 7."""
    table = arrange(AMERICAN, TRADE=trade)
    table.play("culture", "place_token=3", "place_natural_wonder=industry", "place_token=pass")
    table.play("idle-science", "industry", "build=wonder").at("pay", seat=0)
    assert set(table.offered) == ways | {"trade"}
    table.play(max(ways), "place_natural_wonder=industry", *["pay=trade"] * int(trade))
    table.play("wonder_city=0").at("choose_card", seat=1)
    assert table.wonders(0) == {"stonehenge"}
    assert table.natural(0) == {"crater_lake"}


@pytest.mark.rule("B-EX-08", "B-WON-02", "B-WON-07")
def test_the_forbidden_city_is_paid_with_the_third_slot_one_marble_and_two_oil() -> None:
    """(base p. 10) 3 + 2 + 4 = 9."""
    words = {"FACE_UP": "forbidden_city", "ROW": row("industry", 3)}
    table = realm(**words, RESOURCES="marble oil oil")
    table.play("build=wonder", "pay=marble", "pay=oil", "pay=oil", "wonder_city=0")
    table.at("choose_card", seat=1)
    assert table.wonders(0) == {"forbidden_city"}
    assert table.resources(0) == {}


@pytest.mark.rule("B-EX-08", "B-WON-03")
def test_the_forbidden_city_is_not_built_with_one_oil_less() -> None:
    """(base p. 10) 3 + 2 + 2 = 7."""
    words = {"FACE_UP": "forbidden_city", "ROW": row("industry", 3)}
    realm(**words, RESOURCES="marble oil").at("choose_card", seat=1)


@pytest.mark.rule("B-EX-22", "B-WON-02")
def test_nine_production_without_any_resource() -> None:
    """(derived) 5 for the slot, 3 trade tokens, 1 for a conquered city-state."""
    words = {"FACE_UP": "forbidden_city", "TRADE": "industry = 3"}
    realm(**words).at("choose_card", seat=1)
    realm(**words, CONQUERED="seoul").at("choose_card", seat=1)
    table = realm(**words, CONQUERED="brussels").play("build=wonder")
    table.play("pay=brussels", "pay=trade", "pay=trade", "pay=trade", "wonder_city=2")
    table.at("choose_card", seat=1)
    assert table.wonders(0) == {"forbidden_city"}
    assert table.trade(0) == {}
    assert table.city_states(0) == {"brussels"}


@pytest.mark.rule("B-WON-08", "B-WON-09", "B-WON-16")
@pytest.mark.parametrize("city", [0, 2])
def test_the_token_goes_under_any_city_of_the_builder(city: int) -> None:
    """(base pp. 10, 13) The capital is on space 0."""
    table = realm(RESOURCES="marble").play("build=wonder", "pay=marble").at("wonder_city", seat=0)
    assert table.spaces == {0, 2}
    table.play(f"{city}").at("choose_card", seat=1)
    assert lies_on(table, "stonehenge") == city
    assert table.wonders(0) == {"stonehenge"}
    assert face_up(table) == set()


@pytest.mark.rule("B-WON-09", "B-WON-10")
@pytest.mark.parametrize(("taken", "free"), [("0", 2), ("2", 0)])
def test_a_city_with_a_wonder_takes_no_other(taken: str, free: int) -> None:
    """(base p. 10)"""
    table = realm(RESOURCES="marble", OWNED=f"petra = {taken}")
    table.play("build=wonder", "pay=marble").at("choose_card", seat=1)
    assert lies_on(table, "stonehenge") == free
    assert lies_on(table, "petra") == int(taken)


@pytest.mark.rule("B-WON-10", "B-WON-11")
def test_with_a_wonder_in_every_city_none_can_be_built() -> None:
    """(base p. 10)"""
    table = realm(RESOURCES="marble marble", OWNED="petra = 0, colossus = 2")
    table.at("choose_card", seat=1)
    assert table.resources(0) == {"marble": 2}


@pytest.mark.rule("B-WON-12", "B-WON-15")
@pytest.mark.parametrize(
    ("built", "resource", "deck"),
    [
        ("stonehenge", "marble", {"forbidden_city", "chichen_itza"}),
        ("oracle", "mercury", {"potala_palace", "porcelain_tower"}),
        ("colossus", "diamond", {"machu_picchu", "great_zimbabwe"}),
        ("petra", "oil", {"alhambra", "venetian_arsenal"}),
    ],
)
def test_the_next_card_of_the_same_deck_is_turned_up(
    built: str, resource: str, deck: set[str]
) -> None:
    """(base pp. 10, 13) With two players a deck holds one ancient card, then one medieval one."""
    others = {"stonehenge", "oracle", "colossus", "petra"} - {built}
    table = realm(
        FACE_UP="stonehenge oracle colossus petra",
        DECKS="true",
        RESOURCES="marble mercury oil diamond",
        TRADE="industry = 1",
    )
    table.play("build=wonder", f"choose_wonder={built}", f"pay={resource}", "pay=trade", "pass")
    table.play("wonder_city=0")
    table.at("draw_wonder")
    assert set(table.offered) == deck
    table.play(min(deck)).at("choose_card", seat=1)
    assert face_up(table) == others | {min(deck)}


@pytest.mark.rule("B-WON-13")
def test_a_deck_that_has_run_out_offers_no_more_wonders() -> None:
    """(base p. 10) The last culture wonder is built; Petra is left in its own deck."""
    stock = "marble marble marble marble oil oil oil"
    table = realm(FACE_UP="eiffel_tower petra", RESOURCES=stock)
    table.play("build=wonder", "choose_wonder=eiffel_tower")
    table.play("pay=marble", "pay=marble", "pay=marble", "pay=marble", "pass", "wonder_city=0")
    table.at("choose_card", seat=1)
    assert face_up(table) == {"petra"}
    table.play("idle-science", "use_ability=pass", "industry", "build=wonder").at("pay", seat=0)
    table.play("oil", "oil", "oil").at("choose_card", seat=1)
    assert table.wonders(0) == {"eiffel_tower", "petra"}


@pytest.mark.rule("B-WON-14")
def test_one_wonder_is_built_at_a_time() -> None:
    """(base p. 10)"""
    table = realm(FACE_UP="stonehenge petra", RESOURCES="marble oil")
    table.play("build=wonder", "choose_wonder=petra", "pay=oil", "wonder_city=0")
    table.at("choose_card", seat=1)
    assert table.wonders(0) == {"petra"}
    assert table.resources(0) == {"marble": 1}
