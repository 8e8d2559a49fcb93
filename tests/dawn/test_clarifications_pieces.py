"""Rules clarifications: control tokens, focus cards, the tech dial, components (base p. 15)."""

import pytest

from tests.table import Table, arrange
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.content import FOCUS, NATURAL_WONDERS, TYPES
from ziggurat.games.dawn.state import HOME

CARDS = [card for card in FOCUS if "base" in card.editions]
IDLE = "choose_card=idle-science"
WIN = ("attack_die=6", "defence_die=1")

# Forty spaces, the middle one of the second row a natural wonder. Space 8 lies next to 0 and 1,
# space 30 next to 39; 26 lies north-east of 34.
REALM = """
    map = '''
    g g g g g g g g
     g g g N g g g g
    g g g g g g g g
     g g g g g g g g
    g g g g g g g g
    '''
    icons = { 11 = "pantanal" }
    WHEN
    [[seat]]
    leader = "rome"
    ROMAN
    [[seat]]
    leader = "egypt"
    EGYPTIAN
"""
BARBARIANS_MOVE = 'at = "round"\nevent = 1\nbarbarians = { A = 34 }'
SCIENCE_AT = {
    1: "row = 'science culture economy industry military'",
    3: "row = 'culture economy science industry military'",
    4: "row = 'culture economy industry science military'",
    5: "row = 'culture economy industry military science'",
}


def realm(rome: str = "capital = 0", egypt: str = "capital = 39", when: str = "") -> Table:
    return arrange(
        REALM,
        WHEN=when,
        ROMAN=rome.replace("; ", "\n"),
        EGYPTIAN=egypt.replace("; ", "\n"),
    )


def tokens(*spaces: int) -> str:
    return f"tokens = [{', '.join(map(str, spaces))}]"


def all_but(*free: int) -> list[int]:
    """Thirty-one spaces from 1 on, leaving these free."""
    return [space for space in range(1, 40) if space not in free][:31]


PANTANAL = next(n for n, natural in enumerate(NATURAL_WONDERS) if natural.slug == "pantanal")


# Control tokens


@pytest.mark.rule("B-CLR-16")
def test_the_tokens_of_one_placement_may_go_beside_different_cities() -> None:
    """(base p. 15)"""
    table = realm("capital = 0; cities = [36]")
    table.play("culture", "place_token=1", "place_token=35").at("choose_card", seat=1)
    assert table.tokens(0) == {1, 35}


@pytest.mark.rule("B-CLR-17")
def test_without_an_unused_token_one_may_be_taken_off_the_map_first() -> None:
    """(base p. 15)"""
    spaces = all_but(8)
    table = realm(f"capital = 0; {tokens(*spaces)}")
    table.play("culture", "place_token=8").at("take_back_token", seat=0)
    assert table.spaces == set(spaces)
    table.play("5")
    assert table.tokens(0) == {*spaces, 8} - {5}


@pytest.mark.rule("B-CLR-17", "B-CLR-26")
def test_who_takes_none_back_places_none() -> None:
    """(base p. 15) There are thirty-one control tokens and no more."""
    spaces = all_but(8)
    table = realm(f"capital = 0; {tokens(*spaces)}")
    table.play("culture", "place_token=8", "take_back_token=pass", "place_token=pass")
    table.at("choose_card", seat=1)
    assert table.tokens(0) == set(spaces)


@pytest.mark.rule("B-CLR-17")
@pytest.mark.parametrize(("answer", "taken"), [("pass", False), ("5", True)])
def test_a_beaten_token_goes_even_if_none_takes_its_place(answer: str, taken: bool) -> None:
    """(base p. 15, Q31) Its natural wonder is then on its space again."""
    spaces = all_but(11)
    table = realm(f"capital = 0; {tokens(*spaces)}", "capital = 39; tokens = [11]")
    assert table.natural(1) == {"pantanal"}
    table.play("military", "attack", "attack=11", *WIN).at("take_back_token", seat=0)
    table.play(answer)
    assert table.tokens(1) == set()
    assert table.tokens(0) == ({*spaces, 11} - {5} if taken else set(spaces))
    assert table.s.natural[PANTANAL] == (0 if taken else NOBODY)


@pytest.mark.rule("B-CLR-18")
def test_a_barbarian_brings_a_natural_wonder_back_to_its_space() -> None:
    """(base p. 15)"""
    when = BARBARIANS_MOVE.replace("34", "10")
    table = realm("capital = 0", "capital = 39; tokens = [11]", when)
    assert table.natural(1) == {"pantanal"}
    table.play("barbarian_direction=2")
    assert table.tokens(1) == set()
    assert table.s.natural[PANTANAL] == NOBODY


@pytest.mark.rule("B-CLR-18")
@pytest.mark.parametrize(
    ("rome", "answers"),
    [
        ("wonders = { forbidden_city = 0 }", ("use_ability=forbidden_city", "destroy_token=11")),
        (f"cards = 'nuclear_power'; {SCIENCE_AT[5]}", ("choose_card=science", "nuke=11")),
    ],
    ids=["forbidden city", "nuclear power"],
)
def test_a_card_effect_brings_a_natural_wonder_back_to_its_space(
    rome: str, answers: tuple[str, ...]
) -> None:
    """(base p. 15)"""
    table = realm(f"capital = 0; cities = [10]; {rome}", "capital = 39; tokens = [11]")
    table.play(*answers)
    assert table.tokens(1) == set()
    assert table.s.natural[PANTANAL] == NOBODY


# Focus cards and the tech dial


@pytest.mark.rule("B-CLR-19", "B-CLR-20")
def test_what_lies_on_a_replaced_card_moves_to_its_replacement() -> None:
    """(base p. 15, Q27) Trade tokens and a city-state token."""
    table = arrange(
        """
        map = "g g g . g"
        icons = { 1 = "kabul" }
        [[seat]]
        leader = "rome"
        capital = 0
        cities = [1]
        city_states = "kabul"
        row = "science military culture economy industry"
        tech = 2
        trade = { military = 2, culture = 1 }
        [[seat]]
        leader = "egypt"
        capital = 3
        tokens = [2]
        """
    )
    table.play("science", "gain_card=iron_working")
    assert table.slots(0)[1] == "iron_working"
    assert table.trade(0) == {"military": 2, "culture": 1}
    table.play(IDLE, "choose_card=military", "military=attack", "attack=2", *WIN)
    table.at("spend_token", seat=0)
    assert table.offered == ["trade", "kabul", "pass"]


@pytest.mark.rule("B-CLR-20")
def test_caravans_on_a_replaced_card_are_on_its_replacement() -> None:
    """(base p. 15, Q27) Together with the one newly unlocked."""
    table = realm(f"capital = 0; tech = 2; {SCIENCE_AT[1]}")
    assert list(table.s.caravans[0]) == [HOME]
    table.play("science", "gain_card=currency")
    assert list(table.s.caravans[0]) == [HOME, HOME]
    table.play(IDLE, "choose_card=economy", "move_caravan=1", "move_caravan=2")
    assert list(table.s.caravans[0]) == [1, 2]


@pytest.mark.rule("B-CLR-21")
def test_every_level_space_reached_in_a_turn_brings_a_card() -> None:
    """(base p. 15) From 2 to 6: a card for 3 and one for 6."""
    table = realm(f"capital = 0; tech = 2; {SCIENCE_AT[4]}")
    table.play("science").at("gain_card", seat=0)
    table.play("currency").at("gain_card", seat=0)
    assert "currency" not in table.offered
    table.play("iron_working").at("choose_card", seat=1)
    assert {"currency", "iron_working"} < set(table.slots(0))


@pytest.mark.rule("B-CLR-22")
@pytest.mark.parametrize(
    ("tech", "slot", "dial", "cards"), [(24, 1, 15, 0), (24, 4, 18, 0), (23, 3, 16, 1)]
)
def test_from_24_the_dial_steps_to_15(tech: int, slot: int, dial: int, cards: int) -> None:
    """(base p. 15)"""
    table = realm(f"capital = 0; tech = {tech}; {SCIENCE_AT[slot]}")
    table.play("science", *["gain_card=pass"] * cards).at("choose_card", seat=1)
    assert table.s.dial[0] == dial


@pytest.mark.rule("B-CLR-23")
def test_coming_to_19_and_24_again_brings_more_level_iv_cards() -> None:
    """(base p. 15)"""
    table = realm(f"capital = 0; tech = 24; {SCIENCE_AT[5]}; trade = {{ science = 3 }}")
    table.play("science", "spend_token=pass").at("gain_card", seat=0)
    assert table.s.dial[0] == 19
    assert table.offered == [card.slug for card in CARDS if card.level == 4] + ["pass"]
    table.play("flight", IDLE, "choose_card=science", "trade", "trade", "trade")
    table.play(IDLE, "barbarian_direction=1").at("choose_card", seat=0)
    assert table.s.dial[0] == 23
    table.play("science").at("gain_card", seat=0)
    assert table.s.dial[0] == 24
    assert table.offered == [
        card.slug for card in CARDS if card.level == 4 and card.slug != "flight"
    ] + ["pass"]


@pytest.mark.rule("B-CLR-24")
@pytest.mark.parametrize("slug", [card.slug for card in CARDS])
def test_any_focus_card_may_be_resolved_without_effect(slug: str) -> None:
    """(base p. 15) Though each of them could have one here."""
    card = next(card for card in CARDS if card.slug == slug)
    type_ = TYPES[card.type]
    others = [name for name in TYPES[:5] if name != type_]
    rome = (
        f"capital = 0; cards = '{slug}'; row = '{' '.join([*others, type_])}'; tokens = [1]; "
        f"resources = 'marble'; tech = 2; trade = {{ {type_} = 1 }}"
    )
    table = realm(rome, "capital = 39; tokens = [2]", when='face_up = "petra"')
    before = table.s.to_json()
    if f"idle-{type_}" in table.offered:
        table.play(f"idle-{type_}")
    else:
        table.play(type_)
        assert table.seat == 0
    while table.seat == 0:
        table.play("pass")
    table.at("choose_card", seat=1)
    after = table.s.to_json()
    changed = {key for key in before if before[key] != after[key]}
    assert changed <= {"row", "turn", "used", "pending", "stack"}
    assert table.slots(0)[0] == slug


# Components


@pytest.mark.rule("B-CLR-26")
@pytest.mark.parametrize(("count", "offered"), [(6, ["city", "pass"]), (7, None)])
def test_there_are_seven_cities_besides_the_capital(count: int, offered: list[str] | None) -> None:
    """(base p. 15)"""
    cities = [16, 18, 20, 32, 34, 36, 22][:count]
    table = realm(f"capital = 0; cities = {cities}").play("industry")
    assert table.asked == ("build" if offered else "choose_card")
    if offered:
        assert table.offered == offered


@pytest.mark.rule("B-CLR-26")
@pytest.mark.parametrize(
    ("own", "other", "offered"),
    [
        ("marble " * 4, "marble " * 3, ["marble", "mercury", "oil", "diamond"]),
        ("marble " * 4, "marble " * 4, ["mercury", "oil", "diamond"]),
        ("marble " * 4, "marble oil " * 4 + "oil " * 4, ["mercury", "diamond"]),
        ("marble mercury " * 8, "oil diamond " * 8, []),
    ],
)
def test_a_resource_of_which_all_eight_are_out_cannot_be_gained(
    own: str, other: str, offered: list[str]
) -> None:
    """(base p. 15, Q32) Sumeria gains one of its choice for a beaten barbarian."""
    table = arrange(
        """
        map = "g g . g"
        barbarians = { A = 1 }
        [[seat]]
        leader = "sumeria"
        capital = 0
        resources = "OWN"
        [[seat]]
        leader = "egypt"
        capital = 2
        resources = "OTHER"
        """,
        OWN=own,
        OTHER=other,
    )
    table.play("military", "attack", "attack=1", *WIN)
    if offered:
        table.at("gain_resource", seat=0)
        assert table.offered == offered
        table.play(offered[0])
    table.at("add_trade", seat=0)


@pytest.mark.rule("B-CLR-27")
def test_trade_tokens_never_run_out() -> None:
    """(base p. 15) There are 34 in the box, and here a 45th is gained."""
    full = "{ culture = 3, science = 3, economy = 3, industry = 3, military = 3 }"
    table = arrange(
        """
        map = "g . g . g . g"
        at = "round"
        event = 2
        [[seat]]
        leader = "rome"
        capital = 0
        [[seat]]
        leader = "egypt"
        capital = 1
        trade = FULL
        [[seat]]
        leader = "france"
        capital = 2
        trade = FULL
        [[seat]]
        leader = "japan"
        capital = 3
        trade = FULL
        """,
        FULL=full,
    )
    table.play("add_trade=culture").at("choose_card", seat=0)
    assert table.trade(0) == {"culture": 1}


@pytest.mark.rule("B-CLR-28", "B-CLR-29")
def test_only_a_rivals_own_cards_in_his_own_set_can_be_taken() -> None:
    """(base p. 15) Not one he took from France, and not one of his that France has."""
    table = arrange(
        """
        map = "g g . g"
        [[seat]]
        leader = "rome"
        capital = 0
        [[seat]]
        leader = "egypt"
        capital = 1
        diplomacy = "joint_war-2 defensive_pact-0"
        [[seat]]
        leader = "france"
        capital = 2
        diplomacy = "embassy-1"
        """
    )
    table.play("economy", "move_caravan=1", "add_trade=culture", "add_trade=culture")
    table.at("take_diplomacy", seat=0)
    assert table.offered == ["joint_war-1", "defensive_pact-1", "open_borders-1", "pass"]


@pytest.mark.rule("B-CLR-30")
def test_a_destroyed_city_can_be_built_again() -> None:
    """(base p. 15)"""
    rome = "capital = 0; cities = [16, 18, 20, 22, 32, 30, 26]"
    table = realm(rome, when=BARBARIANS_MOVE)
    table.play("barbarian_direction=1", "choose_card=industry").at("build", seat=0)
    assert "city" in table.offered


@pytest.mark.rule("B-CLR-30")
def test_a_destroyed_control_token_can_be_placed_again() -> None:
    """(base p. 15)"""
    spaces = all_but(8, 34)
    table = realm(f"capital = 0; {tokens(*spaces)}", when=BARBARIANS_MOVE)
    table.play("barbarian_direction=1", "choose_card=culture", "place_token=8")
    assert table.tokens(0) == {*spaces, 8} - {26}


@pytest.mark.rule("B-CLR-30")
def test_a_destroyed_caravan_sets_out_again() -> None:
    """(base p. 15)"""
    table = realm("capital = 0; caravans = [26]", when=BARBARIANS_MOVE)
    table.play("barbarian_direction=1", "choose_card=economy", "move_caravan=1")
    assert table.s.caravans[0] == (1,)
