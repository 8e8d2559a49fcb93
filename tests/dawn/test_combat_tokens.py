"""Trade tokens in combat and who wins (base p. 11, back page)."""

import pytest

from tests.dawn.fights import fight
from tests.table import Table, arrange

# Seat 0 attacks the control token on 1, in slot 5 against difficulty 1.
PAIR = """
    map = '''
    g g g
    '''
    ICONS
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 0
    MINE
    [[seat]]
    leader = "egypt"
    capital = 2
    THEIRS
"""
TOKEN = "tokens = [1]"
SEOUL = 'icons = { 1 = "seoul" }'


def pair(mine: str = "", theirs: str = TOKEN, icons: str = "") -> Table:
    """PAIR, at the moment seat 0 names the target."""
    table = arrange(PAIR, MINE=mine, THEIRS=theirs, ICONS=icons)
    return table.play("choose_card=military", "military=attack").at("attack", seat=0)


@pytest.mark.rule("B-CBT-22", "B-CBT-23")
@pytest.mark.parametrize(("die", "won"), [(1, False), (2, False), (3, True), (6, True)])
def test_the_higher_value_wins_and_the_defender_wins_ties(die: int, won: bool) -> None:
    """(base p. 11) The defender has 2 + 5 = 7, the attacker 5 + die."""
    text = PAIR.replace("g g g", "g h g")
    table = arrange(text, MINE="", THEIRS=TOKEN, ICONS="")
    table.play("choose_card=military", "military=attack")
    attack, defence = fight(table, 1, attack_die=die, defence_die=5)
    assert (attack.whole, defence.whole) == (5 + die, 7)
    assert (table.tokens(0), table.tokens(1)) == (({1}, set()) if won else (set(), {1}))


@pytest.mark.rule("B-CBT-18", "B-CBT-19", "B-CBT-20")
def test_the_attacker_spends_once_both_values_are_known_and_then_the_defender() -> None:
    """(base p. 11, back page) One chance each: the attacker cannot answer."""
    table = pair("trade = { military = 3 }", TOKEN + "\ntrade = { military = 2 }")
    table.play("attack=1", "attack_die=1", "defence_die=6")  # 6 against 7
    table.at("spend_token", seat=0)
    assert table.offered == ["trade", "pass"]
    table.play("trade").at("spend_token", seat=0)
    table.play("trade").at("spend_token", seat=0)  # 8 against 7
    assert table.trade(0) == {"military": 1}
    table.play("pass").at("spend_token", seat=1)
    assert table.offered == ["trade", "pass"]
    table.play("trade")  # 8 against 8
    notes = table.log("pass")
    assert ("attack_result", 0, 0, 8, 8) in notes
    table.at("attack", seat=0)  # lost: the next attack, no further spending
    assert (table.trade(0), table.trade(1)) == ({"military": 1}, {"military": 1})


@pytest.mark.rule("B-CBT-18", "B-CBT-24")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_each_trade_token_of_the_attacker_adds_one(spent: int) -> None:
    """(base p. 11) 6 against 7: the second token wins."""
    table = pair("trade = { military = 3 }").play("attack=1", "attack_die=1", "defence_die=6")
    table.play(*["spend_token=trade"] * spent)
    if spent < 3:
        table.play("spend_token=pass")
    assert table.tokens(0) == ({1} if spent >= 2 else set())
    assert table.trade(0) == ({"military": 3 - spent} if spent < 3 else {})


@pytest.mark.rule("B-CBT-19", "B-CBT-24")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_each_trade_token_of_the_defender_adds_one(spent: int) -> None:
    """(base p. 11) 8 against 7: one token makes a tie, and they are gone if that is too few."""
    table = pair(theirs=TOKEN + "\ntrade = { military = 3 }")
    table.play("attack=1", "attack_die=3", "defence_die=6").at("spend_token", seat=1)
    table.play(*["spend_token=trade"] * spent, "spend_token=pass")
    assert table.tokens(1) == ({1} if spent >= 1 else set())
    assert table.trade(1) == {"military": 3 - spent}


@pytest.mark.rule("B-CBT-18", "B-CBT-19")
def test_only_the_military_card_pays_in_combat() -> None:
    """(base p. 11)"""
    purse = "trade = { culture = 3, science = 3, economy = 3, industry = 3 }"
    table = pair(purse, TOKEN + "\n" + purse).play("attack=1", "attack_die=1", "defence_die=6")
    table.at("attack", seat=0)


@pytest.mark.rule("B-CBT-21")
def test_a_city_state_spends_nothing_after_the_attacker() -> None:
    """(base p. 11)"""
    table = pair("trade = { military = 2 }", "trade = { military = 3 }", SEOUL)
    table.play("attack=1", "attack_die=1", "defence_die=6", "spend_token=trade")
    table.play("spend_token=pass").at("attack", seat=0)
    assert table.trade(1) == {"military": 3}


@pytest.mark.rule("B-CBT-24")
def test_spent_tokens_count_in_one_attack_and_are_gone_though_it_fails() -> None:
    """(base p. 13)"""
    table = pair("trade = { military = 1 }", TOKEN + "\ntrade = { military = 1 }")
    notes = table.log(
        "attack=1",
        "attack_die=1",
        "defence_die=6",
        "spend_token=trade",
        "spend_token=trade",
    )
    assert ("attack_result", 0, 0, 7, 8) in notes
    assert (table.trade(0), table.trade(1)) == ({}, {})
    notes = table.log("attack=1", "attack_die=2", "defence_die=6")
    assert ("attack_result", 0, 0, 7, 7) in notes


@pytest.mark.rule("B-EX-10")
def test_the_example_of_an_attack() -> None:
    """(base p. 11) 2 + 1 + 5 = 8 against 3 + 1 + 2 + 3 = 9; with two trade tokens 10."""
    table = arrange(
        """
        map = '''
         g g
        g f g
         g g
        '''
        [[seat]]
        leader = "rome"
        row = "culture military science economy industry"
        cards = "iron_working"
        capital = 2
        trade = { military = 2 }
        [[seat]]
        leader = "egypt"
        capital = 0
        reinforced = [1, 3, 4]
        """
    )
    table.play("choose_card=military", "military=attack")
    attack, defence = fight(table, 3, attack_die=5, defence_die=3)
    assert attack == ({"slot": 2, "card": 1}, 8)
    assert defence == ({"terrain": 3, "reinforced": 3}, 9)
    notes = table.log("spend_token=trade", "spend_token=trade")
    assert ("attack_result", 0, 1, 10, 9) in notes
    assert table.tokens(0) == {3}
    assert table.trade(0) == {}


@pytest.mark.rule("B-EX-20")
@pytest.mark.parametrize("spends", [False, True])
def test_a_city_state_holds_out_at_eleven_each_and_falls_to_a_trade_token(spends: bool) -> None:
    """(derived from base p. 11) 5 + 6 = 11 against 8 + 3 = 11."""
    table = pair("trade = { military = 1 }", "", SEOUL)
    attack, defence = fight(table, 1, attack_die=6, defence_die=3)
    assert (attack.whole, defence.whole) == (11, 11)
    table.play("spend_token=trade" if spends else "spend_token=pass")
    assert table.cities(0) == ({0, 1} if spends else {0})
    assert table.city_states(0) == ({"seoul"} if spends else set())


@pytest.mark.rule("B-EX-30")
def test_an_attacker_returns_the_rivals_diplomacy_card_though_the_attack_fails() -> None:
    """(derived from base p. 13)"""
    table = pair('diplomacy = "joint_war-1"')
    attack, defence = fight(table, 1, attack_die=1, defence_die=6)
    assert attack.whole < defence.whole
    assert table.tokens(1) == {1}
    assert table.diplomacy(0) == set()
