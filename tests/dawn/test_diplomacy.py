"""Diplomacy cards: taking, holding and returning them (base p. 13)."""

import pytest

from tests.table import Table, arrange

IDLE = "choose_card=idle-science"

# A city-state on 4, the capitals round it; everything is grassland.
COURTS = """
    map = '''
     g g g
    g g g g
    '''
    icons = { 4 = "CITYSTATE" }
    barbarians = { HORDE }
    [[seat]]
    leader = "rome"
    capital = 3
    row = "military culture science economy industry"
    ROMAN
    [[seat]]
    leader = "egypt"
    capital = 6
    EGYPTIAN
    [[seat]]
    leader = "france"
    capital = 2
    FRENCH
"""
ATTACK = ("choose_card=military", "military=attack")
WIN = ("attack_die=6", "defence_die=1")
LOSE = ("attack_die=1", "defence_die=6")
SET_OF_EGYPT = ["joint_war-1", "defensive_pact-1", "embassy-1", "open_borders-1"]


def courts(
    rome: str = "",
    egypt: str = "",
    france: str = "",
    city_state: str = "kumasi",
    barbarians: str = "",
) -> Table:
    return arrange(
        COURTS,
        CITYSTATE=city_state,
        HORDE=barbarians,
        ROMAN=rome.replace("; ", "\n"),
        EGYPTIAN=egypt.replace("; ", "\n"),
        FRENCH=france.replace("; ", "\n"),
    )


def visit_egypt(table: Table) -> Table:
    """Rome's caravan reaches Egypt's capital; both trade tokens go on culture."""
    table.play("choose_card=economy", "move_caravan=6", "add_trade=culture", "add_trade=culture")
    return table


@pytest.mark.rule("B-DIP-01")
def test_every_colour_has_a_set_of_its_own() -> None:
    """(base p. 13)"""
    table = visit_egypt(courts()).at("take_diplomacy", seat=0)
    assert table.offered == [*SET_OF_EGYPT, "pass"]
    table.play("open_borders-1")
    assert table.diplomacy(0) == {"open_borders-1"}
    table.play("choose_card=economy", "move_caravan=3", "add_trade=culture", "add_trade=culture")
    assert table.offered == [card.replace("-1", "-0") for card in SET_OF_EGYPT] + ["pass"]


@pytest.mark.rule("B-DIP-01")
def test_every_city_state_has_a_pair_of_cards() -> None:
    """(base p. 13)"""
    table = courts(egypt="diplomacy = 'kumasi'")
    table.play("choose_card=economy", "move_caravan=4", "take_diplomacy=kumasi")
    table.play(IDLE, "choose_card=economy", "move_caravan=4").at("choose_card", seat=0)
    assert [table.diplomacy(seat) for seat in range(3)] == [{"kumasi"}, {"kumasi"}, set()]


@pytest.mark.rule("B-DIP-02")
@pytest.mark.parametrize(("die", "won"), [(3, False), (4, True)])
def test_ones_own_cards_have_no_effect(die: int, won: bool) -> None:
    """(base p. 13) Neither Rome's Joint War nor Egypt's Defensive Pact changes 1 + die."""
    table = courts(egypt="tokens = [0]")
    table.play(*ATTACK, "attack=0", f"attack_die={die}", "defence_die=3")
    assert table.tokens(0) == ({0} if won else set())


@pytest.mark.rule("B-DIP-03")
@pytest.mark.parametrize(
    ("rome", "egypt", "die", "won"),
    [
        ("diplomacy = 'joint_war-2'", "", 2, True),
        ("diplomacy = 'joint_war-2'", "", 1, False),
        ("", "diplomacy = 'defensive_pact-2'", 5, False),
        ("", "diplomacy = 'defensive_pact-2'", 6, True),
    ],
)
def test_cards_taken_from_others_work_for_their_holder(
    rome: str, egypt: str, die: int, won: bool
) -> None:
    """(base p. 13) Two more for the attacker or the defender."""
    table = courts(rome, f"tokens = [0]; {egypt}")
    table.play(*ATTACK, "attack=0", f"attack_die={die}", "defence_die=3")
    assert table.tokens(0) == ({0} if won else set())


@pytest.mark.rule("B-DIP-03")
def test_a_city_states_card_works_for_its_holder() -> None:
    """(base p. 13) Kabul's adds 3 against the city, which has 2 and a die of 3."""
    table = courts("diplomacy = 'kabul'", "cities = [0]", city_state="kabul")
    table.play(*ATTACK, "attack=0", "attack_die=2", "defence_die=3")
    assert table.cities(0) == {0, 3}


@pytest.mark.rule("B-DIP-04")
def test_nobody_holds_two_cards_of_one_city_state() -> None:
    """(base p. 13)"""
    table = courts("diplomacy = 'kumasi'")
    table.play("choose_card=economy", "move_caravan=4").at("choose_card", seat=1)
    assert table.diplomacy(0) == {"kumasi"}


@pytest.mark.rule("B-DIP-05", "B-DIP-13")
def test_nobody_holds_two_cards_of_one_rival() -> None:
    """(base p. 13) The old card goes back to its owner's set; those of others stay."""
    table = visit_egypt(courts("diplomacy = 'embassy-1 embassy-2 kumasi'"))
    table.at("take_diplomacy", seat=0)
    assert "embassy-1" not in table.offered
    table.play("joint_war-1").at("choose_card", seat=1)
    assert table.diplomacy(0) == {"joint_war-1", "embassy-2", "kumasi"}


@pytest.mark.rule("B-DIP-06", "B-DIP-08", "B-DIP-09")
def test_who_attacks_a_city_state_gives_its_card_back_before_the_dice() -> None:
    """(base p. 13, Q21) Other cards are kept, and so is the copy of another player."""
    table = courts("diplomacy = 'kumasi embassy-1'", "diplomacy = 'kumasi'")
    table.play(*ATTACK, "attack=4").at("attack_die")
    assert table.diplomacy(0) == {"embassy-1"}
    table.play(*LOSE).at("attack", seat=0)
    assert table.diplomacy(0) == {"embassy-1"}
    assert table.diplomacy(1) == {"kumasi"}


@pytest.mark.rule("B-DIP-07", "B-DIP-08", "B-DIP-09")
@pytest.mark.parametrize("dice", [WIN, LOSE], ids=["won", "lost"])
@pytest.mark.parametrize("piece", ["tokens", "cities"])
def test_who_attacks_a_rival_space_gives_all_its_owners_cards_back_before_the_dice(
    piece: str, dice: tuple[str, str]
) -> None:
    """(base p. 13, Q21)"""
    rome = "wonders = { potala_palace = 3 }; diplomacy = 'embassy-1 joint_war-1 embassy-2 kumasi'"
    table = courts(rome, f"{piece} = [0]")
    assert table.diplomacy(0) == {"embassy-1", "joint_war-1", "embassy-2", "kumasi"}
    table.play(*ATTACK, "attack=0").at("attack_die")
    assert table.diplomacy(0) == {"embassy-2", "kumasi"}
    table.play(*dice)
    assert table.diplomacy(0) == {"embassy-2", "kumasi"}


@pytest.mark.rule("B-DIP-07")
def test_attacking_a_capital_returns_its_owners_card() -> None:
    """(base p. 13)"""
    table = courts("tokens = [5]; diplomacy = 'embassy-1'")
    table.play(*ATTACK, "attack=6").at("attack_die")
    assert table.diplomacy(0) == set()


@pytest.mark.rule("B-DIP-10")
def test_the_attacked_player_keeps_the_attackers_cards() -> None:
    """(base p. 13)"""
    table = courts("", "tokens = [0]; diplomacy = 'embassy-0'")
    table.play(*ATTACK, "attack=0", *LOSE, "attack=0", *WIN).at("choose_card", seat=1)
    assert table.diplomacy(1) == {"embassy-0"}


@pytest.mark.rule("B-DIP-11")
@pytest.mark.parametrize("space", [0, 4])
def test_attacking_a_barbarian_returns_nothing(space: int) -> None:
    """(base p. 13) Not even where it stands on the city-state."""
    table = courts("diplomacy = 'kumasi embassy-1 embassy-2'", barbarians=f"A = {space}")
    table.play(*ATTACK, f"attack={space}", *WIN)
    assert table.diplomacy(0) == {"kumasi", "embassy-1", "embassy-2"}


@pytest.mark.rule("B-DIP-12")
def test_destroying_a_token_by_a_wonder_is_no_attack() -> None:
    """(base p. 13)"""
    table = courts("wonders = { forbidden_city = 3 }; diplomacy = 'embassy-1'", "tokens = [0]")
    table.play("use_ability=forbidden_city", "destroy_token=0")
    assert table.tokens(1) == set()
    assert table.diplomacy(0) == {"embassy-1"}


@pytest.mark.rule("B-DIP-12")
def test_swapping_a_token_by_a_focus_card_is_no_attack() -> None:
    """(base p. 13)"""
    table = courts("cards = 'mass_media'; diplomacy = 'embassy-1'", "tokens = [0, 1, 5]")
    table.play("choose_card=culture", "convert_token=0")
    assert table.tokens(0) == {0}
    assert table.diplomacy(0) == {"embassy-1"}


@pytest.mark.rule("B-DIP-13")
def test_a_returned_card_can_be_taken_again() -> None:
    """(base p. 13)"""
    held = courts("diplomacy = 'embassy-1'", "tokens = [0]").play(IDLE, IDLE)
    held.play("choose_card=economy", "move_caravan=6", "add_trade=culture", "add_trade=culture")
    held.at("take_diplomacy", seat=2)
    assert "embassy-1" not in held.offered
    table = courts("diplomacy = 'embassy-1'", "tokens = [0]")
    table.play(*ATTACK, "attack=0", *LOSE, "pass", IDLE)
    table.play("choose_card=economy", "move_caravan=6", "add_trade=culture", "add_trade=culture")
    table.at("take_diplomacy", seat=2)
    assert "embassy-1" in table.offered


@pytest.mark.rule("B-DIP-13")
def test_a_returned_city_state_card_lies_by_the_map_again() -> None:
    """(base p. 13)"""
    table = courts("diplomacy = 'kumasi'", "diplomacy = 'kumasi'")
    table.play(*ATTACK, "attack=4", *LOSE, "pass", IDLE)
    table.play("choose_card=economy", "move_caravan=4").at("take_diplomacy", seat=2)
    assert table.offered == ["kumasi", "pass"]


@pytest.mark.rule("B-DIP-14")
def test_a_card_is_kept_until_a_rule_takes_it_back() -> None:
    """(base p. 13) No question lets a player drop it; an arrival may leave things as they are."""
    table = courts("diplomacy = 'open_borders-1 kumasi'").at("choose_card", seat=0)
    assert table.offered == [
        "culture",
        "science",
        "economy",
        "industry",
        "military",
        "idle-science",
    ]
    visit_egypt(table).at("take_diplomacy", seat=0)
    assert table.offered == [*SET_OF_EGYPT[:3], "pass"]
    table.play("pass", IDLE, IDLE).at("choose_card", seat=0)
    assert table.diplomacy(0) == {"open_borders-1", "kumasi"}
