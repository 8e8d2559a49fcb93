"""A fight as a table draws it."""

import random
from typing import Any

import pytest

from tests.dawn.terra.battles import marching
from tests.table import Table, arrange
from ziggurat.core.flow import PASS, Ask
from ziggurat.games.dawn.content import RESOURCES, TERRA
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.options import RESOURCE_TOKEN, TRADE
from ziggurat.games.dawn.rules.combat import ADD_ONE, REROLL
from ziggurat.games.dawn.scene.combat import combat_scene
from ziggurat.games.dawn.scene.model import Chance, Combat, Line
from ziggurat.games.dawn.words import Words

EN, FR = Words("en"), Words("fr")


def hills() -> Table:
    """Scythia, in slot 2, before the choice of a reinforced control token on hills."""
    table = arrange(
        """
        map = '''
        g g h g
        '''
        [[seat]]
        leader = "scythia"
        row = "culture military science economy industry"
        capital = 0
        trade = { military = 1 }
        [[seat]]
        leader = "egypt"
        capital = 3
        reinforced = [2]
        trade = { military = 1 }
        """
    )
    return table.play("choose_card=military", "military=attack").at("attack", seat=0)


def drawn(table: Table, words: Words = EN) -> Combat:
    assert table.s.pending is not None
    combat = combat_scene(words, table.s, table.s.pending)
    assert combat is not None
    return combat


def odds_of(combat: Combat) -> dict[int, float]:
    """The chances by answer, to be compared as figures are."""
    return {chance.answer: chance.odds for chance in combat.chances}


def test_before_an_attack_only_the_chances_are_told() -> None:
    """A lead of 2, and a token each: the attacker loses when the defender rolls 2 more."""
    combat = drawn(hills())
    assert (combat.space, combat.attacker.seat, combat.defender.seat) == (-1, -1, -1)
    assert odds_of(combat) == pytest.approx({2: 26 / 36})


def test_before_the_dice_both_values_stand_without_them() -> None:
    combat = drawn(hills().play("attack=2").at("attack_die"))
    assert (combat.attacker.die, combat.attacker.value) == (0, 5)
    assert (combat.defender.die, combat.defender.value) == (0, 3)
    assert combat.odds == pytest.approx(26 / 36)
    assert combat.chances == []


def test_both_values_line_by_line_with_what_was_spent() -> None:
    table = hills().play("attack=2", "attack_die=1", "defence_die=3").at("spend_token")
    combat = drawn(table)
    assert combat.space == 2
    assert combat.attacker.text == "Scythia (blue)"
    assert combat.attacker.lines == [Line("slot", 2), Line("Scythia", 3)]
    assert combat.defender.text == "reinforced control token of Egypt (green)"
    assert combat.defender.lines == [Line("terrain", 2), Line("reinforced control tokens", 1)]
    assert (combat.attacker.value, combat.defender.value) == (6, 6)
    assert (combat.attacker.tokens, combat.defender.tokens) == (1, 1)
    assert (combat.odds, combat.chances) == (0, [Chance(TRADE, 0), Chance(PASS, 0)])
    combat = drawn(table.play("trade").at("spend_token", seat=1))
    assert combat.attacker.lines[-1] == Line("tokens spent", 1)
    assert (combat.attacker.value, combat.attacker.tokens) == (7, 0)
    assert (combat.odds, combat.chances) == (0, [Chance(TRADE, 0), Chance(PASS, 1)])


def test_a_fight_in_french() -> None:
    table = hills().play("attack=2", "attack_die=1", "defence_die=3", "trade")
    combat = drawn(table, FR)
    assert [line.text for line in combat.attacker.lines] == ["échelon", "Scythie", "pions dépensés"]
    assert combat.defender.text == "pion Contrôle renforcé d'Égypte (vert)"


def test_what_a_token_would_change_in_an_armys_attack() -> None:
    """6 against 9, and oil for 2: adding 1 only ties, a reroll wins with 3 or more."""
    table = marching(
        MINE="armies = [1]\nwonders = { jebel_barkal = 0 }\ntrade = { military = 1 }\n"
        'resources = "oil"',
        THEIRS='tokens = [2]\narmies = [2]\nresources = "oil"',
    )
    table.play("move_army=2", "choose_target=piece", "attack_die=1", "defence_die=6")
    combat = drawn(table.at("spend_token"))
    assert combat.attacker.text == "army of Rome (blue)"
    assert (combat.attacker.tokens, combat.attacker.resources) == (1, 1)
    assert combat.defender.lines == [Line("terrain", 1), Line("army", 2)]
    assert combat.defender.resources == 0  # they do not serve him
    oil = RESOURCE_TOKEN + RESOURCES.index("oil")
    assert odds_of(combat) == pytest.approx({TRADE: 4 / 6, oil: 4 / 6, PASS: 0})
    combat = drawn(table.play("trade").at("token_use"))
    assert combat.attacker.tokens == 0
    assert odds_of(combat) == pytest.approx({ADD_ONE: 0, REROLL: 4 / 6})


@pytest.mark.parametrize("setup", [{"players": 3}, {"players": 3, "edition": TERRA}], ids=str)
def test_every_fight_of_a_game_adds_up(setup: dict[str, Any]) -> None:
    """The best answer of who is asked has the odds of the moment."""
    rng = random.Random(4)
    s = DAWN.new(setup)
    fights = 0
    for _ in range(1500):
        question = s.pending
        if question is None:
            break
        combat = combat_scene(EN, s, question)
        if combat is not None and combat.space >= 0:
            fights += 1
            for side in (combat.attacker, combat.defender):
                assert side.value == side.die + sum(line.amount for line in side.lines)
            if combat.chances and isinstance(question, Ask):
                best = max if question.player == combat.attacker.seat else min
                assert combat.odds == pytest.approx(best(c.odds for c in combat.chances))
        s.play(rng.choice(question.options))
    assert fights
