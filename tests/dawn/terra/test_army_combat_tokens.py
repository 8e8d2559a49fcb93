"""Trade tokens in an army's attack: +1 or a reroll (Terra Incognita pp. 11, 16)."""

import pytest

from tests.dawn.terra.battles import CARD, TWO, marching
from tests.table import Table
from ziggurat.core.flow import Roll


def fight(mine: int, theirs: int, dice: tuple[int, int] = (1, 6)) -> Table:
    """Slot 5 against a control token on grassland, both dice rolled; with so many trade tokens on
    either military card, and others elsewhere."""
    table = marching(
        MINE=f"armies = [1]\ntrade = {{ military = {mine}, culture = 2 }}",
        THEIRS=f"tokens = [2]\ntrade = {{ military = {theirs}, culture = 2 }}",
    )
    return table.play("move_army=2", f"attack_die={dice[0]}", f"defence_die={dice[1]}")


def lost(table: Table) -> bool:
    table.at("choose_card", seat=1)
    assert table.s.armies[0] in ((2,), (CARD,))
    return table.s.armies[0] == (CARD,)


@pytest.mark.rule("T-CBT-20", "T-CBT-27")
def test_a_token_adds_one() -> None:
    """(Terra Incognita pp. 11, 16) 6 against 7: two of them win, one ties."""
    table = fight(3, 0).at("spend_token", seat=0)
    assert table.offered == ["trade", "pass"]
    table.play("trade").at("token_use", seat=0)
    assert table.offered == ["add-one", "reroll"]
    table.play("add-one", "pass")
    assert lost(table)
    assert table.trade(0) == {"culture": 2, "military": 2}
    table = fight(3, 0).play("trade", "add-one", "trade", "add-one", "pass")
    assert not lost(table)
    assert table.trade(0) == {"culture": 2, "military": 1}


@pytest.mark.rule("T-CBT-20", "T-CBT-23", "T-CBT-24")
@pytest.mark.parametrize(("first", "second", "won"), [(1, 3, True), (1, 2, False), (6, 1, False)])
def test_a_token_rerolls_ones_own_die_for_better_or_worse(
    first: int, second: int, won: bool
) -> None:
    """(Terra Incognita p. 11) 5 + die against 7."""
    table = fight(1, 0, (first, 6)).play("trade", "token_use=reroll").at("attack_die")
    assert isinstance(table.s.pending, Roll)
    table.play(f"attack_die={second}")
    assert lost(table) != won
    assert table.trade(0) == {"culture": 2}


@pytest.mark.rule("T-CBT-21", "T-CBT-22")
def test_rerolls_and_additions_mix_and_every_roll_is_seen_first() -> None:
    """(Terra Incognita p. 11) What was added stays with the new die: 1 + 5 + 1, then 2 + 5 + 1."""
    table = fight(3, 0).play("trade", "add-one").at("spend_token", seat=0)
    table.play("trade", "reroll", "attack_die=1").at("spend_token", seat=0)
    table.play("trade", "reroll", "attack_die=2")
    assert not lost(table)
    assert table.trade(0) == {"culture": 2}


@pytest.mark.rule("T-CBT-21")
def test_after_a_reroll_one_may_stop() -> None:
    """(Terra Incognita p. 11)"""
    table = fight(3, 0).play("trade", "reroll", "attack_die=6", "pass")
    assert not lost(table)
    assert table.trade(0) == {"culture": 2, "military": 2}


@pytest.mark.rule("T-CBT-25", "T-CBT-26", "T-CBT-27", "X-10")
def test_the_attacker_has_done_spending_before_the_defender_begins() -> None:
    """(Terra Incognita pp. 11, 16) Once the defender has been asked there is no way back."""
    table = fight(3, 3, (3, 6)).at("spend_token", seat=0)  # 8 against 7
    table.play("pass").at("spend_token", seat=1)
    table.play("trade", "add-one").at("spend_token", seat=1)  # 8 against 8
    table.play("pass")
    assert lost(table)
    assert table.trade(0) == {"culture": 2, "military": 3}
    assert table.trade(1) == {"culture": 2, "military": 2}


@pytest.mark.rule("T-CBT-20", "T-CBT-22", "T-CBT-23", "T-CBT-24")
@pytest.mark.parametrize(("die", "won"), [(6, False), (1, True)])
def test_the_defender_rerolls_the_defenders_die(die: int, won: bool) -> None:
    """(Terra Incognita p. 11) 8 against 1 + die, plus one."""
    table = fight(0, 2, (3, 1)).at("spend_token", seat=1)
    table.play("trade", "reroll").at("defence_die").play(f"defence_die={die}")
    table.at("spend_token", seat=1).play("trade", "add-one")
    assert lost(table) != won


@pytest.mark.rule("X-09", "T-CBT-27")
def test_what_one_attack_spends_is_gone_for_the_next() -> None:
    """(base p. 13)"""
    table = marching(
        MINE=TWO + "armies = [1, 1]\ntrade = { military = 2 }", THEIRS="tokens = [2, 3]"
    )
    table.play("move_army=2", "attack_die=6", "defence_die=1", "trade", "add-one", "pass")
    table.play("move_army=3", "attack_die=6", "defence_die=1", "trade", "add-one")
    assert table.trade(0) == {}
    assert table.tokens(0) == {2, 3}


@pytest.mark.rule("X-11")
def test_a_conquered_city_states_token_serves_the_attacker_once_a_turn() -> None:
    """(Terra Incognita p. 11, base p. 13) As +1 or a reroll, over all attacks; it stays his."""
    table = marching(
        EXTRA='icons = { 5 = "kabul" }',
        MINE=TWO + 'armies = [1, 1]\ncities = [5]\ncity_states = "kabul"',
        THEIRS="tokens = [2, 3]",
    )
    table.play("move_army=2", "attack_die=1", "defence_die=6").at("spend_token", seat=0)
    table.play("kabul", "reroll", "attack_die=6").at("move_army")
    table.play("move_army=3", "attack_die=1", "defence_die=1").at("choose_card", seat=1)
    assert table.city_states(0) == {"kabul"}


@pytest.mark.rule("X-11")
def test_a_city_states_token_does_not_serve_the_defender() -> None:
    """(Terra Incognita p. 11; Q-11) The defender is not resolving the card."""
    table = marching(
        EXTRA='icons = { 5 = "kabul" }',
        MINE="armies = [1]",
        THEIRS='tokens = [2]\ncities = [5]\ncity_states = "kabul"',
    )
    table.play("move_army=2", "attack_die=1", "defence_die=6").at("choose_card", seat=1)
