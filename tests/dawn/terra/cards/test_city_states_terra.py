"""Auckland and Palenque (Akkad and Antananarivo: test_clarifications.py)."""

import pytest

from tests.table import Table, arrange

COAST = """
    edition = "terra-incognita"
    map = "MAP"
    icons = { 9 = "CITY_STATE" }
    event = 4
    WHEN
    [[seat]]
    leader = "rome"
    capital = 0
    row = "ROW"
    ROMAN
    [[seat]]
    leader = "france"
    capital = 11
    FRENCH
"""
INDUSTRY_FIRST = "industry growth culture science economy military"
SHORE = "g g w g w m g d g g g g"


def coast(
    rome: str,
    row: str = INDUSTRY_FIRST,
    land: str = SHORE,
    city_state: str = "auckland",
    **words: str,
) -> Table:
    plain = {"WHEN": "", "FRENCH": ""}
    words = {"MAP": land, "CITY_STATE": city_state, "ROW": row, **plain, **words}
    return arrange(COAST, ROMAN=rome.replace("; ", "\n"), **words)


def sites(rome: str, row: str = INDUSTRY_FIRST, land: str = SHORE) -> set[int]:
    table = coast(rome, row, land).play("industry")
    return table.play("build=city").spaces if "city" in table.offered else set()


AUCKLAND = "diplomacy = 'auckland'"


@pytest.mark.card("city_state.auckland")
def test_auckland_counts_through_water_for_a_city() -> None:
    """(Terra Incognita p. 15) Pottery reaches two spaces; the count starts on 1."""
    assert sites("tokens = [1]") == set()
    assert sites(f"tokens = [1]; {AUCKLAND}") == {3}


@pytest.mark.rule("T-TRM-04")
@pytest.mark.card("city_state.auckland")
def test_with_auckland_land_beside_water_has_difficulty_1() -> None:
    """(Terra Incognita p. 15) The mountain on 5 does, the desert on 7 does not."""
    rome = "tokens = [6]; cities = [3]"
    assert sites(rome) & {5, 7} == set()
    assert sites(f"{rome}; {AUCKLAND}") & {5, 7} == {5}
    assert sites(rome, "growth culture science economy military industry") & {5, 7} == {5, 7}


@pytest.mark.card("city_state.auckland")
def test_the_way_to_a_site_gets_easier_too() -> None:
    """(Terra Incognita p. 15) Across a mountain by the water to the grassland behind it."""
    land = "g w m g g g g g g g g g"
    assert sites(AUCKLAND, land=land) == {2}
    rome = f"cards = 'animal_husbandry_terra'; {AUCKLAND}"
    assert sites(rome, land=land) == {2, 3}


@pytest.mark.card("city_state.auckland")
def test_auckland_helps_with_cities_only() -> None:
    """(Terra Incognita p. 15)"""
    culture = "culture growth industry science economy military"
    land = "g m w g g g g g g g g g"
    table = coast(AUCKLAND, culture, land).play("culture")
    table.at("choose_card", seat=1)  # no space for a control token
    military = "military culture growth industry science economy"
    table = coast(AUCKLAND, military, land).play("military")
    table.at("choose_card", seat=1)  # no way for an army


# Palenque

PLAIN = "g g g g g g g g g g g g"


def palenque(rome: str, card: str, **words: str) -> Table:
    """Rome holds Palenque's card and has this card in the first place."""
    others = [c for c in INDUSTRY_FIRST.split() if c != card]
    text = f"diplomacy = 'palenque'; {rome}"
    return coast(text, " ".join((card, *others)), PLAIN, "palenque", **words)


@pytest.mark.card("city_state.palenque")
def test_palenque_makes_resources_trade_tokens_of_the_card_being_resolved() -> None:
    """(Terra Incognita p. 15) No limit but what one owns; they go back to the supply."""
    table = palenque("resources = 'oil oil marble marble marble'; tech = 10", "science")
    table.play("science").at("spend_token")
    assert set(table.offered) == {"oil-as-trade", "marble-as-trade", "pass"}
    table.play("oil-as-trade", "marble-as-trade", "marble-as-trade", "pass")
    table.play("gain_card=pass")
    assert table.s.dial[0] == 14
    assert table.resources(0) == {"oil": 1, "marble": 1}
    table = coast("resources = 'oil'", "science growth culture economy industry military", PLAIN)
    table.play("science").at("choose_card", seat=1)


@pytest.mark.card("city_state.palenque")
def test_palenque_serves_growth_as_well() -> None:
    """(Terra Incognita pp. 8, 15)"""
    table = palenque("resources = 'oil'; tokens = [1, 2]", "growth")
    table.play("growth", "growth=reinforce", "reinforce=1", "spend_token=oil-as-trade")
    table.play("reinforce=2").at("choose_card", seat=1)
    assert table.reinforced(0) == {1, 2}
    assert table.resources(0) == {}


@pytest.mark.card("city_state.palenque")
def test_natural_wonders_are_not_spent_that_way() -> None:
    """(Terra Incognita p. 15)"""
    table = palenque("natural = 'pantanal'; tech = 10", "science")
    table.play("science").at("choose_card", seat=1)


@pytest.mark.card("city_state.palenque")
@pytest.mark.parametrize(("resources", "enough"), [("oil oil", False), ("oil oil oil", True)])
def test_a_resource_that_does_not_pay_for_a_wonder_counts_one(resources: str, enough: bool) -> None:
    """(Terra Incognita p. 15) Stonehenge costs 7 and takes marble and mercury; slot 4."""
    row = "growth culture science economy industry military"
    rome = f"diplomacy = 'palenque'; resources = '{resources}'"
    table = coast(rome, row, PLAIN, "palenque", WHEN="face_up = 'stonehenge'").play("industry")
    assert ("wonder" in table.at("build").offered) is enough
    if enough:
        table.play("build=wonder", *["pay=oil-as-trade"] * 3)
        assert table.wonders(0) == {"stonehenge"}


@pytest.mark.card("city_state.palenque")
@pytest.mark.parametrize(
    ("resources", "offered"),
    [
        ("marble oil", {"marble", "oil-as-trade"}),
        ("marble oil oil", {"marble", "marble-as-trade", "oil-as-trade"}),
    ],
)
def test_a_resource_is_not_spent_for_less_where_the_wonder_needs_it_whole(
    resources: str, offered: set[str]
) -> None:
    """(base p. 10) Stonehenge costs 7 and slot 4 gives 4: marble gives 2, or 1 as a trade token."""
    row = "growth culture science economy industry military"
    rome = f"diplomacy = 'palenque'; resources = '{resources}'"
    table = coast(rome, row, PLAIN, "palenque", WHEN="face_up = 'stonehenge'")
    table.play("industry", "build=wonder").at("pay")
    assert set(table.offered) == offered


@pytest.mark.rule("X-11")
@pytest.mark.card("city_state.palenque")
def test_palenque_helps_the_attacker_and_not_the_defender() -> None:
    """(Terra Incognita p. 15) Only the attacker resolves his card."""
    table = palenque("resources = 'oil'; armies = [1]", "military", FRENCH="tokens = [2]")
    table.play("military", "move_army=2", "attack_die=1", "defence_die=1").at("spend_token", seat=0)
    table.play("oil-as-trade", "token_use=add-one")
    assert table.tokens(0) == {2}
    table = palenque(
        "resources = 'oil'; tokens = [2]", "culture", FRENCH="armies = [3]", WHEN="turn = 1"
    )
    table.play("military", "move_army=2", "attack_die=1", "defence_die=1")
    table.at("choose_card", seat=0)
    assert table.resources(0) == {"oil": 1}


@pytest.mark.card("city_state.kumasi")
@pytest.mark.parametrize(("where", "goals"), [(0, {2, 3, 4}), (2, {0})])
def test_kumasi_opens_no_forest_to_armies(where: int, goals: set[int]) -> None:
    """(base p. 13) It eases forests for culture and industry cards alone; military in slot 1."""
    land = ["g"] * 8
    land[where] = "f"
    table = arrange(
        f"""
        edition = "terra-incognita"
        map = "{" ".join(land)}"
        icons = {{ 6 = "kumasi" }}
        [[seat]]
        leader = "rome"
        row = "military growth culture science economy industry"
        capital = 4
        armies = [1]
        diplomacy = "kumasi"
        [[seat]]
        leader = "france"
        capital = 7
        """
    )
    table.play("choose_card=military").at("move_army", seat=0)
    assert table.spaces == goals
