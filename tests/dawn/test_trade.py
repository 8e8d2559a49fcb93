"""Trade tokens: gaining, keeping and spending them (base p. 13)."""

import pytest

from tests.dawn.rows import row
from tests.table import arrange

# Each realm has a capital and a control token beside it; Kabul, a city-state of the military type,
# lies beyond the first of them, a barbarian between the two tokens.
BORDER = """
    map = '''
    g g g g g g g g
    '''
    icons = { 0 = "kabul" }
    barbarians = { BARBARIANS }
    at = "MOMENT"
    event = 2
    face_up = "stonehenge"
    [[seat]]
    leader = "aztec"
    row = "ROW"
    cards = "CARD"
    trade = { TRADE }
    city_states = "CONQUERED"
    capital = 2
    tokens = [MARKERS]
    [[seat]]
    leader = "france"
    trade = { HIS_STOCK }
    capital = 6
    tokens = [HIS_SPACES]
"""
PLAIN = {
    "BARBARIANS": "",
    "MOMENT": "turn",
    "ROW": row("culture", 1),
    "CARD": "",
    "TRADE": "",
    "CONQUERED": "",
    "MARKERS": "3",
    "HIS_STOCK": "",
    "HIS_SPACES": "5",
}


@pytest.mark.rule("B-TRD-01", "B-ECO-21")
def test_a_caravan_that_arrives_brings_two_trade_tokens() -> None:
    """(base pp. 9, 13)"""
    table = arrange(BORDER, **PLAIN | {"ROW": row("economy", 1)})
    table.play("economy", "move_caravan=0")
    assert table.trade(0) == {"military": 2}


@pytest.mark.rule("B-TRD-01")
def test_the_trade_icon_brings_a_token_for_each_mature_city() -> None:
    """(base pp. 12, 13) One city of the first realm is mature, none of the other."""
    words = {"MOMENT": "round", "MARKERS": "1, 3"}
    table = arrange(BORDER, **PLAIN | words).at("add_trade", seat=0)
    table.play("science").at("choose_card", seat=0)
    assert table.trade(0) == {"science": 1}
    assert table.trade(1) == {}


@pytest.mark.rule("B-TRD-01")
def test_a_defeated_barbarian_brings_a_trade_token() -> None:
    """(base pp. 11, 13)"""
    words = {"ROW": row("military", 5), "BARBARIANS": "A = 4"}
    table = arrange(BORDER, **PLAIN | words)
    table.play("military", "military=attack", "attack=4", "attack_die=6", "defence_die=1")
    table.at("add_trade", seat=0).play("industry")
    assert table.trade(0) == {"industry": 1}


@pytest.mark.rule("B-TRD-01")
def test_a_defeated_capital_yields_up_to_two_trade_tokens_of_its_owner() -> None:
    """(base pp. 11, 13)"""
    words = {
        "ROW": row("military", 5),
        "MARKERS": "3, 4",
        "HIS_SPACES": "",
        "HIS_STOCK": "culture = 2, science = 1",
    }
    table = arrange(BORDER, **PLAIN | words)
    table.play("military", "military=attack", "attack=6", "attack_die=6", "defence_die=1")
    table.play("steal_trade=culture", "add_trade=economy")
    table.play("steal_trade=science", "add_trade=military").at("attack", seat=0)
    assert table.trade(0) == {"economy": 1, "military": 1}
    assert table.trade(1) == {"culture": 1}


@pytest.mark.rule("B-TRD-02", "B-TRD-06", "B-TRD-09")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_any_number_of_the_tokens_on_science_may_be_spent_for_a_space_each(spent: int) -> None:
    """(base p. 13) Science is in the third slot; a card may come at 3 and at 6."""
    words = {"ROW": row("science", 3), "TRADE": "science = 3"}
    table = arrange(BORDER, **PLAIN | words).play("science")
    table.play(*["spend_token=trade"] * spent)
    if spent < 3:
        table.play("spend_token=pass")
    table.play("gain_card=pass")
    if spent == 3:
        table.play("gain_card=pass")
    table.at("choose_card", seat=1)
    assert table.s.dial[0] == 3 + spent
    assert table.trade(0) == ({"science": 3 - spent} if spent < 3 else {})


@pytest.mark.rule("B-TRD-04", "B-TRD-09")
def test_each_token_spent_on_culture_places_one_more_control_token_by_the_same_rules() -> None:
    """(base p. 13) The hills on space 3 and the mountain on space 7 stay closed in slot 1."""
    table = arrange(
        """
        map = '''
         g g h
        h g g . . g
         m g w
        '''
        [[seat]]
        leader = "aztec"
        row = "culture science economy industry military"
        trade = { culture = 2 }
        capital = 4
        [[seat]]
        capital = 6
        """
    )
    table.play("culture").at("place_token", seat=0)
    assert table.spaces == {0, 1, 5, 8}
    table.play("0", "1", "spend_token=trade").at("place_token", seat=0)
    assert table.spaces == {5, 8}
    table.play("5", "spend_token=pass").at("choose_card", seat=1)
    assert table.tokens(0) == {0, 1, 5}
    assert table.trade(0) == {"culture": 1}


BATTLE = {"ROW": row("military", 1), "MARKERS": "3, 4", "HIS_SPACES": "5"}


@pytest.mark.rule("B-TRD-05", "B-TRD-13")
@pytest.mark.parametrize(
    ("attacker", "defender", "is_won"),
    [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False)],
)
def test_each_token_spent_on_military_adds_one_in_attack_or_defence(
    attacker: int, defender: int, is_won: bool
) -> None:
    """(base pp. 11, 13) Slot 1 and a 3 against grassland and a 3: a tie, which the defender
    wins. Both have two tokens."""
    words = BATTLE | {"TRADE": "military = 2", "HIS_STOCK": "military = 2"}
    table = arrange(BORDER, **PLAIN | words)
    table.play("military", "military=attack", "attack=5", "attack_die=3", "defence_die=3")
    table.at("spend_token", seat=0).play(*["trade"] * attacker)
    if attacker < 2:
        table.at("spend_token", seat=0).play("pass")
    table.at("spend_token", seat=1).play(*["trade"] * defender)
    if defender < 2:
        table.at("spend_token", seat=1).play("pass")
    assert (5 in table.tokens(0)) == is_won
    assert table.trade(0) == ({"military": 2 - attacker} if attacker < 2 else {})
    assert table.trade(1) == ({"military": 2 - defender} if defender < 2 else {})


@pytest.mark.rule("B-TRD-05")
def test_a_token_spent_in_one_attack_does_not_help_in_the_next() -> None:
    """(base p. 13) The second attack on the same token is a tie again."""
    words = BATTLE | {"TRADE": "military = 1"}
    table = arrange(BORDER, **PLAIN | words)
    table.play("military", "military=attack", "attack=5", "attack_die=1", "defence_die=3")
    table.play("spend_token=trade").at("attack", seat=0)
    table.play("attack=5", "attack_die=3", "defence_die=3").at("choose_card", seat=1)
    assert table.tokens(1) == {5}


@pytest.mark.rule("B-TRD-03", "B-TRD-13")
def test_a_defender_spends_from_his_military_card_only() -> None:
    """(base p. 11)"""
    words = BATTLE | {"HIS_STOCK": "culture = 3, science = 3, economy = 3, industry = 3"}
    table = arrange(BORDER, **PLAIN | words)
    table.play("military", "military=attack", "attack=5", "attack_die=6", "defence_die=1")
    assert table.tokens(0) == {3, 4, 5}


@pytest.mark.rule("B-TRD-13")
@pytest.mark.parametrize(
    "answers",
    [
        ["culture", "place_token=1"],
        ["idle-science"],
        ["economy", "move_caravan=pass"],
        ["military", "military=reinforce", "reinforce=3"],
    ],
)
def test_nobody_spends_in_another_players_turn_unless_he_is_attacked(answers: list[str]) -> None:
    """(base p. 11) Through all of it, every question goes to the player whose turn it is."""
    every = "culture = 3, science = 3, economy = 3, industry = 3, military = 3"
    table = arrange(BORDER, **PLAIN | {"HIS_STOCK": every})
    for answer in answers:
        assert table.seat == 0
        table.play(answer)
    table.at("choose_card", seat=1)
    assert sum(table.trade(1).values()) == 15


@pytest.mark.rule("B-TRD-03", "B-TRD-14")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("culture", ["place_token=1"]),
        ("science", []),
        ("economy", ["move_caravan=4"]),
        ("industry", ["build=pass"]),
        (
            "military",
            ["military=attack", "attack=5", "attack_die=1", "defence_die=6", "attack=pass"],
        ),
    ],
)
def test_tokens_on_other_cards_neither_help_nor_move(card: str, answers: list[str]) -> None:
    """(base p. 13) Every other card has three, and nothing is asked about them."""
    others = {"culture", "science", "economy", "industry", "military"} - {card}
    words = {
        "ROW": row(card, 1),
        "TRADE": ", ".join(f"{other} = 3" for other in sorted(others)),
        "MARKERS": {"military": "3, 4", "industry": "4"}.get(card, "3"),
    }
    table = arrange(BORDER, **PLAIN | words).at("choose_card", seat=0)
    table.play(card, *answers).at("choose_card", seat=1)
    assert table.trade(0) == dict.fromkeys(others, 3)


@pytest.mark.rule("B-TRD-07", "B-TRD-03")
@pytest.mark.parametrize(("tokens", "is_built"), [("industry", True), ("culture", False)])
def test_tokens_on_industry_add_production_for_a_wonder(tokens: str, is_built: bool) -> None:
    """(base p. 13) 4 for the slot and 3 tokens make the 7 that Stonehenge costs."""
    words = {"ROW": row("industry", 4), "TRADE": f"{tokens} = 3", "MARKERS": "1, 3"}
    table = arrange(BORDER.replace("tokens = [MARKERS]", "cities = [4]"), **PLAIN | words)
    table.play("industry")
    if is_built:
        table.play("build=wonder", "pay=trade", "pay=trade", "pay=trade", "wonder_city=4")
    table.at("choose_card", seat=1)
    assert table.wonders(0) == ({"stonehenge"} if is_built else set())


@pytest.mark.rule("B-TRD-10", "B-TRD-11", "B-EX-19")
def test_a_card_with_two_tokens_that_gets_two_more_ends_with_three() -> None:
    """(derived) The fourth goes to the supply, not on another card."""
    words = {"ROW": row("economy", 1), "TRADE": "military = 2"}
    table = arrange(BORDER, **PLAIN | words)
    table.play("economy", "move_caravan=0").at("take_diplomacy", seat=0)
    assert table.trade(0) == {"military": 3}


@pytest.mark.rule("B-TRD-10", "B-TRD-11", "B-TRD-12", "B-EX-19")
def test_a_city_state_token_takes_no_place_of_the_three() -> None:
    """(derived) Carthage's token lies on the military card; it can be spent beside the three."""
    words = {"ROW": row("economy", 1), "TRADE": "military = 2", "CONQUERED": "carthage"}
    table = arrange(BORDER, **PLAIN | words)
    table.play("economy", "move_caravan=0", "take_diplomacy=pass")
    assert table.trade(0) == {"military": 3}
    assert table.city_states(0) == {"carthage"}
    table.play("idle-science", "military", "military=attack", "attack=0")
    table.play("attack_die=1", "defence_die=1").at("spend_token", seat=0)
    table.play("carthage", "trade", "trade", "trade").at("attack", seat=0)
    assert table.trade(0) == {}


@pytest.mark.rule("B-TRD-10", "B-TRD-11")
def test_full_cards_take_no_more_from_a_rival_city_either() -> None:
    """(base p. 13) Only science has room, and only for one; the other token is lost."""
    full = {"culture": 3, "science": 3, "economy": 3, "industry": 3, "military": 3}
    words = {
        "ROW": row("economy", 1),
        "TRADE": "culture = 3, science = 2, economy = 3, industry = 3, military = 3",
        "HIS_SPACES": "",
    }
    table = arrange(BORDER.replace("capital = 6", "capital = 5"), **PLAIN | words)
    table.play("economy", "spend_token=pass", "move_caravan=5").at("take_diplomacy", seat=0)
    assert table.trade(0) == full


@pytest.mark.rule("B-TRD-15")
def test_a_token_gained_during_a_resolution_may_be_spent_in_it() -> None:
    """(base p. 13) Q15: Mathematics puts a trade token on science and then advances."""
    words = {"ROW": row("science", 1), "CARD": "mathematics"}
    table = arrange(BORDER, **PLAIN | words)
    table.play("science", "add_trade=science", "spend_token=trade").at("choose_card", seat=1)
    assert table.s.dial[0] == 2
    assert table.trade(0) == {}


@pytest.mark.rule("B-TRD-15")
def test_tokens_one_caravan_brings_may_lengthen_the_way_of_the_next() -> None:
    """(base p. 13) Q15: the first caravan of Currency trades with the rival, the second then goes
    six spaces instead of four."""
    table = arrange(
        """
        map = '''
        g g g g g g g g g
        '''
        [[seat]]
        leader = "aztec"
        row = "economy culture science industry military"
        cards = "currency"
        capital = 1
        [[seat]]
        leader = "france"
        capital = 0
        """
    )
    table.play("economy", "move_caravan=0", "add_trade=economy", "add_trade=economy", "pass")
    table.play("spend_token=trade", "spend_token=trade").at("move_caravan", seat=0)
    assert table.spaces == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.rule("B-TRD-15")
def test_a_token_not_spent_at_first_may_still_be_spent_later() -> None:
    """(base p. 13) Q15: before the second caravan it is asked again."""
    words = {"ROW": row("economy", 1), "CARD": "currency", "TRADE": "economy = 1"}
    table = arrange(BORDER, **PLAIN | words)
    table.play("economy", "spend_token=pass", "move_caravan=1").at("spend_token", seat=0)
    table.play("trade").at("move_caravan", seat=0)
    assert table.trade(0) == {}
