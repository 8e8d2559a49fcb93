"""The leaders' own focus cards: where they come from and go to (Terra Incognita pp. 4, 8)."""

from collections import Counter

import pytest

from tests.table import Table, arrange
from ziggurat.games.dawn.content import FOCUS, LEADERS, TYPES

REALM = """
    edition = "terra-incognita"
    map = '''
    g g g g g g g g
     g g g g g g g g
    '''
    event = 4
    WHEN
    [[seat]]
    leader = "LEADER"
    capital = 0
    MINE
    [[seat]]
    leader = "france"
    capital = 4
"""
SCIENCE_FIRST = "row = 'science growth culture economy industry military'"
SCIENCE_LAST = "row = 'growth culture economy industry military science'"


def realm(mine: str = "", leader: str = "rome", when: str = "") -> Table:
    return arrange(REALM, WHEN=when, LEADER=leader, MINE=mine.replace("; ", "\n"))


@pytest.mark.rule("T-UNQ-01")
def test_every_leader_has_one_card_of_his_own() -> None:
    """(Terra Incognita p. 8)"""
    owners = Counter(card.owner for card in FOCUS if card.owner)
    assert owners == Counter(leader.slug for leader in LEADERS)


STARTERS = {
    "egypt": ("wheel", "foreign_trade", "economy"),
    "china": ("writing", "astrology", "science"),
    "sumeria": ("craftsmanship", "pottery", "industry"),
    "scythia": ("horseback_riding", "masonry_terra", "military"),
    "aztec": ("mysticism", "irrigation", "growth"),
}


@pytest.mark.rule("T-UNQ-03", "T-GRO-01")
@pytest.mark.parametrize("leader", [leader.slug for leader in LEADERS if leader.slug != "france"])
def test_a_level_one_card_of_ones_own_lies_in_the_starting_row(leader: str) -> None:
    """(Terra Incognita p. 8)"""
    cards = {"irrigation", "early_empire", "astrology", "foreign_trade", "pottery"}
    cards |= {"masonry_terra"}
    if leader in STARTERS:
        own, ordinary, _ = STARTERS[leader]
        cards = cards - {ordinary} | {own}
    assert set(realm(leader=leader).slots(0)) == cards


def offered_at(level_space: int, mine: str = "", leader: str = "rome") -> set[str]:
    """The cards offered when the tech dial arrives at a level space."""
    table = realm(f"tech = {level_space - 1}; {SCIENCE_FIRST}; {mine}", leader)
    return set(table.play("science").at("gain_card").offered) - {"pass"}


STANDARD = {
    2: {
        "drama_and_poetry",
        "mathematics",
        "currency_terra",
        "animal_husbandry_terra",
        "iron_working_terra",
        "engineering",
    },
    3: {
        "civil_service",
        "replaceable_parts",
        "steam_power",
        "nationalism",
        "mass_production_terra",
        "sanitation",
    },
    4: {
        "mass_media",
        "nuclear_power",
        "capitalism",
        "urbanization",
        "flight_terra",
        "globalization",
    },
}


@pytest.mark.rule("T-UNQ-02", "T-UNQ-04")
@pytest.mark.parametrize(
    ("leader", "level", "card"),
    [
        ("rome", 2, "military_engineering"),
        ("zulu", 2, "scorched_earth"),
        ("england", 3, "natural_history"),
        ("georgia", 3, "siege_tactics"),
        ("america", 4, "radio"),
    ],
)
def test_ones_own_card_may_be_gained_at_exactly_its_level(
    leader: str, level: int, card: str
) -> None:
    """(Terra Incognita p. 8) Beside the ordinary cards; no other leader's card is offered."""
    for space, other in ((3, 2), (6, 2), (10, 3), (14, 3), (19, 4), (24, 4)):
        extra = {card} if other == level else set()
        assert offered_at(space, leader=leader) == STANDARD[other] | extra


@pytest.mark.rule("T-UNQ-05")
def test_a_wonder_that_raises_cards_may_bring_ones_own() -> None:
    """(Terra Incognita p. 8) Pyramids: level I cards become level II cards."""
    table = realm(
        "resources = 'mercury mercury oil'; trade = { industry = 1 };"
        " row = 'growth culture science industry economy military'",
        when="face_up = 'pyramids'",
    )
    table.play("industry", "build=wonder", "mercury", "mercury", "oil")
    table.play(*(["pass"] if table.asked == "pay" else []))
    table.at("raise_card").play("growth").at("gain_card")
    assert set(table.offered) == {"engineering", "military_engineering"}
    table.play("military_engineering")
    assert "military_engineering" in table.slots(0)


@pytest.mark.rule("T-UNQ-10")
@pytest.mark.parametrize(("leader", "card"), [("aztec", "irrigation"), ("rome", "")])
def test_the_level_one_card_pushed_out_at_the_start_is_in_the_deck(leader: str, card: str) -> None:
    """(Terra Incognita p. 4) The Great Library takes it from there."""
    row = "row = 'growth culture science industry military economy'"
    table = realm(f"wonders = {{ great_library = 0 }}; caravans = [3]; {row}", leader)
    table.play("economy", "move_caravan=4", "add_trade=culture", "add_trade=culture", "pass")
    if card:
        assert set(table.at("copy_card").offered) == {card, "pass"}
        table.play(card)
        assert card in table.slots(0)
    table.at("choose_card", seat=1)


@pytest.mark.rule("T-UNQ-05")
def test_the_great_library_may_bring_ones_own_card_of_the_level_seen() -> None:
    """(Terra Incognita p. 8) Q-34"""
    text = REALM + "    cards = 'engineering'\n"
    row = "row = 'growth culture science industry military economy'"
    mine = f"wonders = {{ great_library = 0 }}\ncaravans = [3]\n{row}"
    table = arrange(text, WHEN="", LEADER="rome", MINE=mine)
    table.play("economy", "move_caravan=4", "add_trade=culture", "add_trade=culture", "pass")
    assert set(table.at("copy_card").offered) == {
        "engineering",
        "military_engineering",
        "pass",
    }


@pytest.mark.rule("T-UNQ-06", "T-UNQ-08")
def test_taking_it_uses_the_gain_up_and_replaces_the_card_of_its_type() -> None:
    """(Terra Incognita p. 8, base pp. 8, 15) Trade tokens stay on the place."""
    table = realm(f"tech = 2; trade = {{ growth = 2 }}; {SCIENCE_FIRST}")
    table.play("science", "gain_card=military_engineering").at("choose_card", seat=1)
    cards = {FOCUS[card].slug: TYPES[FOCUS[card].type] for card in table.s.cards[0]}
    assert cards["military_engineering"] == "growth"
    assert "irrigation" not in cards
    assert len(cards) == 6
    assert table.trade(0) == {"growth": 2}


@pytest.mark.rule("T-UNQ-06", "T-UNQ-07", "X-135")
def test_a_declined_card_may_be_taken_at_the_next_chance() -> None:
    """(Terra Incognita p. 8) Two level II spaces in one move."""
    table = realm(f"tech = 2; {SCIENCE_LAST}").play("science").at("gain_card")
    assert "military_engineering" in table.offered
    table.play("iron_working_terra").at("gain_card")
    assert "military_engineering" in table.offered
    table.play("military_engineering").at("choose_card", seat=1)
    assert {"iron_working_terra", "military_engineering"} <= set(table.slots(0))


@pytest.mark.rule("T-UNQ-09")
def test_once_replaced_it_is_available_again() -> None:
    """(Terra Incognita p. 8, base p. 8)"""
    table = realm(f"tech = 2; cards = 'military_engineering'; {SCIENCE_LAST}")
    table.play("science").at("gain_card")
    assert "military_engineering" not in table.offered
    table.play("engineering").at("gain_card")
    assert "military_engineering" in table.offered
    assert "engineering" not in table.offered
