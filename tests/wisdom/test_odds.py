"""The chances in a battle, against every way to play it."""

import random
from collections.abc import Callable
from itertools import product

import pytest

from tests.wisdom.table import Table, arrange
from tests.wisdom.test_battle_cards import wide
from tests.wisdom.test_scene import drawn
from ziggurat.core.flow import NOBODY, Ask, Roll
from ziggurat.games.wisdom.content import UNIT_KINDS, UNIT_TYPES
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.odds import attack_odds, battle_odds, is_ahead, play_odds, quick_plays
from ziggurat.games.wisdom.options import unit_name
from ziggurat.games.wisdom.rules.fronts import ATTACKER, PLAY_UNIT, battle_of
from ziggurat.games.wisdom.state import State

KINDS = [n for n, row in enumerate(UNIT_KINDS) if UNIT_TYPES[row.type].slug != "aircraft"]


def field(mine: list[str], theirs: list[str], *techs: str) -> Table:
    """Americans on d13 attack Germans on d14; all their units are in the battle."""
    t = arrange("americans", "germans").techs(0, "sailing", *techs).techs(1, "sailing")
    t.army(0, "d13", 1 + len(mine) // 4).army(1, "d14").units(0, *mine).units(1, *theirs)
    t.begin("movement").play("move-d13")
    if t.asked == "choose_group":
        t.play(t.offered[0])
    t.play("d14")
    while isinstance(t.s.pending, Roll):
        t.play(f"draw_hand={next(iter(t.chances))}")
    return t


def attacker_wins(s: State, *answers: int, attacker: int = 0) -> bool:
    """Does the attacker win after these answers, by looking at all that the engine offers then?"""
    copy = s.clone()
    copy.notes = []
    for answer in answers:
        copy.play(answer)
    over = [note for note in copy.notes if note[0] == "battle_won"]
    if over:
        return bool(over[0][1] == attacker)
    ask = copy.pending
    assert isinstance(ask, Ask)
    assert ask.prompt is PLAY_UNIT
    found = (attacker_wins(copy, option, attacker=attacker) for option in ask.options)
    return any(found) if battle_of(copy).side == ATTACKER else all(found)


def hands(seed: int, sizes: tuple[int, int]) -> tuple[list[str], list[str]]:
    stream = random.Random(seed)
    mine, theirs = ([unit_name(stream.choice(KINDS)) for _ in range(size)] for size in sizes)
    return mine, theirs


@pytest.mark.parametrize(
    ("seed", "sizes"), list(product(range(6), [(1, 1), (2, 2), (3, 2), (2, 3)]))
)
def test_with_open_hands_the_chance_is_what_best_play_brings(
    seed: int, sizes: tuple[int, int]
) -> None:
    t = field(*hands(100 * seed + 10 * sizes[0] + sizes[1], sizes))
    battle_of(t.s).open_hands = 3
    truth = attacker_wins(t.s)
    assert battle_odds(t.s, 0, random.Random(1)) == battle_odds(t.s, 1, random.Random(2)) == truth


@pytest.mark.parametrize("seed", range(6))
def test_with_open_hands_each_play_has_the_chance_that_best_play_brings_after_it(seed: int) -> None:
    t = field(*hands(seed, (2, 3)))
    battle_of(t.s).open_hands = 3
    for option, odds in play_odds(t.s, random.Random(1)).items():
        won = attacker_wins(t.s, option)
        assert odds == (won if battle_of(t.s).side == ATTACKER else not won), t.offered


def test_a_hidden_hand_is_judged_by_all_that_it_may_be() -> None:
    """The Germans hold 1 of 2 infantry that nobody has seen: an average over the deck."""
    t = field(["infantry-2-2"], ["infantry-2-2"])
    infantry = [n for n in KINDS if UNIT_KINDS[n].type == UNIT_KINDS[KINDS[0]].type]
    weights = {n: t.s.units_left[n] + t.s.units[1][n] for n in infantry}
    won = 0
    for kind, weight in weights.items():
        name = unit_name(kind)
        if weight:
            known = field(["infantry-2-2"], [name])
            battle_of(known.s).open_hands = 3
            won += weight * attacker_wins(known.s)
    exact = won / sum(weights.values())
    draws = 4000
    found = battle_odds(t.s, 0, random.Random(5), draws)
    assert abs(found - exact) < 4 * (exact * (1 - exact) / draws) ** 0.5


def test_what_the_other_holds_does_not_change_the_chance_that_is_told() -> None:
    strong = field(["infantry-2-2"], ["infantry-3-1"])
    weak = field(["infantry-2-2"], ["infantry-1-3"])
    assert battle_odds(strong.s, 0, random.Random(9)) == battle_odds(weak.s, 0, random.Random(9))


BARBARIANS = ("infantry-3-1", "mounted-1-3", "artillery-3-1")


def village(*mine: str) -> Table:
    """Americans attack a village; the Germans play its barbarians, and begin."""
    t = wide().army(0, "f14").units(0, *mine)
    t.s.villages = 1 << t.at("g14")
    t.begin("movement").play("move-f14", "g14")
    for _ in mine:
        t.play(f"draw_hand={next(iter(t.chances))}")
    return t.play(*(f"draw_hand={unit}" for unit in BARBARIANS))


def horde(*theirs: str) -> Table:
    """A horde that the Americans play attacks Germans, who have played their first unit."""
    t = wide().event(0, "roaming_horde").army(1, "f14").units(1, *theirs)
    t.s.villages = 1 << t.at("g13")
    t.begin("movement").play("event-roaming_horde", "f14")
    t.play(*(f"draw_hand={unit}" for unit in BARBARIANS))
    for _ in theirs:
        t.play(f"draw_hand={next(iter(t.chances))}")
    return t.play(t.offered[0])


@pytest.mark.parametrize(
    "units",
    [
        ("infantry-2-2", "mounted-3-1", "artillery-3-1"),
        ("infantry-2-2", "mounted-2-2", "artillery-2-2"),
    ],
)
@pytest.mark.parametrize(("fight", "attacker"), [(village, 0), (horde, NOBODY)])
def test_who_plays_barbarians_is_told_how_often_they_win(
    fight: Callable[..., Table], attacker: int, units: tuple[str, ...]
) -> None:
    t = fight(*units)
    battle_of(t.s).open_hands = 3
    battle = drawn(t, t.seat).body.battle
    assert (battle.attacker if attacker else battle.defender).plays == t.seat
    assert battle.odds == attacker_wins(t.s, attacker=attacker)


def test_no_battle_with_a_hidden_hand_is_told_as_lost_that_may_be_won() -> None:
    """Barbarians who begin seldom win, but there are hands against which they do."""
    assert not attacker_wins(village("infantry-2-2", "mounted-3-1", "artillery-3-1").s)
    t = village("infantry-2-2", "mounted-2-2", "artillery-2-2")
    assert 0.9 < drawn(t, 1).body.battle.odds < 1


def test_before_an_attack_a_stronger_force_has_the_better_chance() -> None:
    def chance(mine: int, theirs: int) -> float:
        t = arrange("americans", "germans").techs(0, "sailing").techs(1, "sailing")
        t.army(0, "d13").army(1, "d14")
        t.units(0, *["infantry-2-2"] * mine).units(1, *["infantry-2-2"] * theirs)
        t.begin("movement")
        return attack_odds(t.s, 0, 1, t.at("d14"), random.Random(3))

    assert chance(0, 3) == 0.0
    assert chance(3, 0) == 1.0
    assert chance(3, 3) < chance(3, 1)


def told_and_true(t: Table, armies: int, goal: str) -> tuple[float, bool]:
    """What is told of an attack from g14, both forces lying open, and what comes of it."""
    t.s.units_known = t.s.units
    t.begin("movement")
    told = attack_odds(t.s, 0, (1 << armies) - 1, t.at(goal), random.Random(1), 2)
    t.play("move-g14")
    if t.asked == "choose_group":
        t.play(f"{armies}+0")
    t.play(goal)
    while isinstance(t.s.pending, Roll):
        t.play(f"draw_hand={next(iter(t.chances))}")
    return told, attacker_wins(t.s)


@pytest.mark.rule("X-86", "C-BLK-05")
@pytest.mark.parametrize("armies", [1, 2])
def test_before_an_attack_the_chance_counts_a_barracks_that_the_attackers_leave(
    armies: int,
) -> None:
    """Two armies stand on the barracks of a city: it counts again only if both of them attack."""
    pairs = []
    for seed in range(20):
        mine, theirs = hands(seed, (2, 2))
        t = wide().city(1, "f14").build("barracks", "g14").army(0, "g14", 2).army(1, "h14")
        pairs.append(told_and_true(t.units(0, *mine).units(1, *theirs), armies, "h14"))
    assert [told for told, _ in pairs] == [true for _, true in pairs]
    assert len(set(pairs)) == 2, "some are won and some are lost"


@pytest.mark.rule("C-BAT-11", "X-83")
@pytest.mark.card("tech.combustion")
@pytest.mark.parametrize(("techs", "units"), [((), 5), (("combustion",), 4)])
def test_before_an_attack_the_chance_knows_whether_walls_will_stand(
    techs: tuple[str, ...], units: int
) -> None:
    pairs = []
    for seed in range(20):
        mine, theirs = hands(seed, (units, 1))
        t = wide().techs(0, *techs).city(1, "f14").army(0, "g14", 2)
        t.s.walls = 1 << t.at("f14")
        pairs.append(told_and_true(t.units(0, *mine).units(1, *theirs), 2, "f14"))
    assert [told for told, _ in pairs] == [true for _, true in pairs]
    assert len(set(pairs)) == 2, "some are won and some are lost"


def test_a_unit_that_trumps_strikes_first_in_the_sums() -> None:
    infantry, mounted = (0, 2, 2), (1, 2, 2)
    assert UNIT_TYPES[0].trumps == 1
    assert is_ahead((infantry,), (), (), (mounted,), False, False, 2)
    assert not is_ahead((infantry,), (), (), (mounted,), False, True, 1)  # the others are steady


def test_a_glance_at_the_plays_likes_the_unit_that_kills_unharmed() -> None:
    """The Germans open with a mounted unit: infantry strikes before it."""
    t = field(["infantry-3-1", "artillery-2-2"], ["mounted-2-2"])
    t.play("mounted-2-2-new")
    assert isinstance(t.s.pending, Ask)
    best = max(t.s.pending.options, key=quick_plays(t.s).__getitem__)
    assert WISDOM.name(t.s, t.s.pending, best) == "infantry-3-1-0"
