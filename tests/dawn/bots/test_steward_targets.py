"""The steward attacks the very target whose odds it went by (Terra Incognita p. 10)."""

from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest

from tests.dawn.terra.battles import marching
from tests.table import Table
from ziggurat.bots import bots_of
from ziggurat.bots.futures import settle
from ziggurat.core.match import Match
from ziggurat.games.dawn.bots.endgame import DawnEndgame
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.odds import attack_in, attacks_among, odds_after, target_odds
from ziggurat.games.dawn.options import PIECE
from ziggurat.games.dawn.state import State

FORT = 'victory = "fortified expeditionary defensive_devastating"\nicons = { 3 = "fort" }'


def chosen(table: Table) -> str:
    question = table.at("choose_target", seat=0).s.pending
    assert question is not None
    return DAWN.name(table.s, question, bots_of()["steward"](1).choose(table.s))


@pytest.mark.parametrize(
    ("land", "theirs", "target"),
    [
        ("g g g d g g g g g", "cities = [3]\narmies = [3]", "army-1"),  # 4 against 8 + 2
        ("g g g g g g g g g", "tokens = [3]\ncaravans = [3]\narmies = [3]", "army-1"),
    ],
)
def test_it_names_the_target_with_the_best_odds(land: str, theirs: str, target: str) -> None:
    table = marching(land, 5, MINE="armies = [2]", THEIRS=theirs)
    assert chosen(table.play("move_army=3")) == target


def test_of_a_fort_it_wants_it_names_the_fort() -> None:
    """Though the caravan in it would be easier prey."""
    mine = "armies = [2]\nwonders = { terracotta_army = 0 }"
    words = {"MINE": mine, "THEIRS": "caravans = [3]"}
    table = marching("g g g f g g g g g", 5, EXTRA=FORT, **words)
    assert chosen(table.play("move_army=3")) == "piece"


HELD = "cities = [3]\ncaravans = [3]"


def test_the_odds_of_a_fort_are_not_those_of_the_caravan_in_it() -> None:
    """A caravan is easy prey, the fort it stands in is not: so no fort is besieged by its odds."""
    table = marching("g g g f g g g g g", 5, EXTRA=FORT, MINE="armies = [2]", THEIRS=HELD)
    odds = target_odds(table.at("move_army", seat=0).s, 3)
    caravan = next(target for target in odds if target != PIECE)
    assert odds[PIECE] < 0.35
    assert odds[caravan] > 0.6
    assert odds_after(table.s, 3) == odds[PIECE]  # what the table and hints show of the space
    assert chosen(table.play("move_army=3")) == "caravan-1"


def attacks(edition: str, seed: int, rounds: int) -> Iterator[tuple[State, float]]:
    """Positions with an attack a steward has just begun, and the odds it went by."""
    match = Match(DAWN, {"edition": edition, "players": 3}, seed)
    bots = [bots_of()["steward"](seed * 3 + seat) for seat in range(3)]
    believed: dict[int, float] = {}
    while (ask := match.ask) is not None and match.state.round <= rounds:
        s = match.state
        answer = bots[ask.player].choose(s)
        if answer in attacks_among(s, ask):
            believed = target_odds(s, answer)
        match.feed(answer)
        attack = attack_in(match.state)
        if believed and attack is not None:
            yield match.state.clone(), believed[attack.target]
            believed = {}
        match.follow_chance()


def is_won(s: State, source: Random) -> bool:
    """One course of an attack, with both sides playing their best."""
    won = False
    while (attack := attack_in(s)) is not None:
        answer = DawnEndgame().best_in_fight(s)
        if answer is None:
            settle(s, source)
        else:
            s.play(answer)
        won = attack.value > attack.against
    return won


def test_over_thousands_of_attacks_as_many_are_won_as_was_believed() -> None:
    """Attacks of stewards in both editions, each fought 40 times: the sum of what was believed and
    the number of wins differ by no more than chance explains."""
    source, fought, won, believed, doubt = Random(1), 0, 0, 0.0, 0.0
    for edition, seed in (("base", 1), ("base", 2), ("terra-incognita", 1), ("terra-incognita", 2)):
        for s, odds in attacks(edition, seed, 20):
            won += sum(is_won(s.clone(), source) for _ in range(40))
            fought += 40
            believed += 40 * odds
            doubt += 40 * odds * (1 - odds)
    assert fought >= 2000
    assert abs(won - believed) < 3 * sqrt(doubt)
