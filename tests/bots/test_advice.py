"""Advice: the best answer first, its reason true, nothing hidden used; and the course of a game."""

from string import Formatter
from typing import Any

import pytest

from tests.nearly_won import nearly_won, played
from tests.table import Table, arrange
from ziggurat.bots import bots_of
from ziggurat.bots.advice import Outlook, outlook
from ziggurat.bots.analysis import Course, course_of
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.games.dawn.bots import reasons as dawn
from ziggurat.games.dawn.bots.reasons import COUNTS, reasons
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.odds import attack_in, attack_odds, odds_of_targets
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.view import as_seen
from ziggurat.games.dawn.words import Words
from ziggurat.games.dawn.words.advice import FIELDS

MEADOW = """
    map = '''
    g g g g g
     g g g g g
    g g g g g
    '''
    icons = { 1 = "marble", 2 = "A" }
    victory = "VICTORY"
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 0
    [[seat]]
    leader = "egypt"
    capital = 14
"""


def meadow(row: str = "science economy industry military culture", victory: str = "") -> Table:
    return arrange(MEADOW, ROW=row, VICTORY=victory or "explorer_aesthetic")


def names_of(s: State, found: Outlook) -> list[str]:
    assert s.pending is not None
    return [DAWN.name(s, s.pending, each.answer) for each in found.advice]


def quick(s: State, seed: int = 1) -> Outlook:
    return outlook(DAWN, s, seed, visits=24, seconds=0)


def course(match: Match[State]) -> Course:
    *_, last = course_of(DAWN, match.start, match.answers, lambda s: (s.round, s.turn))
    return last


# Hints


def test_an_answer_that_wins_at_once_comes_first() -> None:
    s = nearly_won()
    found = quick(s)
    assert names_of(s, found)[0] == "science"
    assert found.advice[0].chance == 1
    assert found.chances == [1, 0]
    assert found.advice[1].chance < 0.9
    assert reasons(s, [each.answer for each in found.advice])[0] == ("wins",)
    assert found.advice[0].wins == 1
    assert (found.advice[0].low, found.advice[0].high) == (1, 1)
    assert [each.wins for each in found.advice[1:]] == [0, 0]
    assert found.equal == 1


def test_a_chance_lies_within_its_range_and_more_thought_makes_that_narrower() -> None:
    s = meadow().s
    few, many = (outlook(DAWN, s, 1, visits, 0) for visits in (24, 240))
    for found in (few, many):
        assert all(0 <= each.low < each.chance < each.high <= 1 for each in found.advice)
    widths = [max(each.high - each.low for each in found.advice) for found in (few, many)]
    assert widths[1] < widths[0] / 2


def test_answers_that_the_search_cannot_tell_apart_are_said_to_be_equal() -> None:
    found = quick(meadow().s)
    equal = found.advice[: found.equal]
    assert equal[0] == found.advice[0]
    assert all(each.high >= found.advice[0].low for each in equal)
    if found.equal < len(found.advice):
        assert found.advice[found.equal].chance < found.advice[0].low


def test_the_best_come_first_and_no_more_than_three() -> None:
    found = quick(meadow().s)
    chances = [each.chance for each in found.advice]
    assert chances == sorted(chances, reverse=True)
    assert len(chances) == 3
    assert sum(found.chances) == pytest.approx(1)


def test_the_same_seed_gives_the_same_advice() -> None:
    s = meadow().s
    before = s.hash()
    assert quick(s, seed=5) == quick(s, seed=5)
    assert quick(s, seed=5) != quick(s, seed=6)
    assert s.hash() == before


def test_time_ends_the_thinking() -> None:
    """With hardly any time, the few visits that must be are made, and there is advice."""
    s = meadow().s
    found = outlook(DAWN, s, visits=10**9, seconds=1e-6)
    assert found.advice


def test_an_answer_besides_the_best_is_judged_too() -> None:
    s = nearly_won()
    assert isinstance(s.pending, Ask)
    worst = s.pending.options[-1]
    found = outlook(DAWN, s, visits=24, seconds=0, besides=worst)
    assert worst in [each.answer for each in found.advice]


SKY = """
    edition = "terra-incognita"
    stack = "3 5 8"
    map = '''
     g g g
    g g g g
     g g g
    '''
    [[seat]]
    leader = "egypt"
    capital = 2
    [[seat]]
    leader = "poland"
    capital = 7
"""


def test_advice_does_not_depend_on_what_only_a_rival_has_seen() -> None:
    """Whichever tile the rival has put at the bottom of the stack, the advice is the same."""
    found = []
    for tile in (3, 5):
        s = arrange(SKY).s
        s.bottom, s.stack_tiles = (tile,), s.stack_tiles & ~(1 << tile)
        s.secret, s.scout = 1 << tile, 1
        advice = quick(s)
        found.append((advice, reasons(s, [each.answer for each in advice.advice])))
    assert found[0] == found[1]


# Reasons


def reason_of(table: Table, *names: str) -> list[dawn.Reason]:
    """The reasons of these answers."""
    assert table.s.pending is not None
    by_name = dict(zip(table.offered, table.s.pending.options, strict=True))
    return reasons(table.s, [by_name[name] for name in names])


def test_where_all_come_to_the_same_the_reason_is_what_the_answer_itself_brings() -> None:
    table = meadow(victory="civilized_money_grubber").play("choose_card=culture")
    marble, plain = reason_of(table, "1", "5")
    assert marble == ("more", "now", "resources", 0, 1)
    assert plain == ("more", "now", "spaces", 1, 2)


def test_an_agenda_that_comes_nearer_is_named_with_its_figures() -> None:
    table = meadow(victory="civilized_money_grubber")
    industry, idle = reason_of(table, "industry", "idle-science")
    assert industry == ("nearer", "turn", "civilized", 1, 2, 8)
    assert idle == ("later",)


def test_a_fight_has_its_exact_odds() -> None:
    table = meadow(row="culture science economy industry military").play("choose_card=military")
    table.play("military=attack").at("attack", seat=0)
    assert table.s.pending is not None
    odds = odds_of_targets(table.s, table.s.pending)
    for space, chance in odds.items():
        (reason,) = reasons(table.s, [space])
        assert reason == ("attack", round(100 * chance))
    assert odds


CARAVAN = """
    map = '''
    g g g g g g g g g
    '''
    icons = { 8 = "kabul" }
    [[seat]]
    leader = "rome"
    row = "science culture economy industry military"
    capital = 0
    [[seat]]
    leader = "egypt"
    capital = 6
"""


def test_a_caravan_is_told_how_far_it_has_to_go() -> None:
    table = arrange(CARAVAN).play("choose_card=economy").at("move_caravan")
    near, far = reason_of(table, "3", "1")
    assert near == ("toward", 8, 5)
    assert far == ("toward", 8, 7)


def test_without_anything_to_tell_the_best_answer_keeps_chances_open() -> None:
    table = meadow()
    idle, other = reason_of(table, "idle-science", "economy")
    assert idle == ("open",)
    assert other != ("open",)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_reason_has_words_for_its_figures(language: str) -> None:
    words = Words(language)
    kinds = {key.removeprefix("reason.") for key in words.all_keys() if key.startswith("reason.")}
    assert kinds == set(FIELDS)
    for kind, fields in FIELDS.items():
        used = {name for _, name, _, _ in Formatter().parse(words.template(f"reason.{kind}"))}
        assert used - {None} == set(fields), kind
    counted = {key.removeprefix("count.") for key in words.all_keys() if key.startswith("count.")}
    assert counted == set(COUNTS)


@pytest.mark.parametrize("edition", ["base", "terra-incognita"])
def test_every_reason_is_true_of_the_futures_it_was_found_in(edition: str) -> None:
    """What a whole game offers as reasons, looked up in the futures again; and it has words."""
    words = [Words("en"), Words("fr")]
    kinds = set()
    match = Match(DAWN, {"edition": edition, "players": 2}, 3)
    bots = [bots_of()["steward"](seat) for seat in range(2)]
    while (ask := match.ask) is not None and match.state.round < 12:
        s, answers = match.state, list(ask.options[:3])
        for answer, reason in zip(answers, reasons(s, answers), strict=True):
            kinds.add(reason[0])
            _check(s, ask.player, answer, reason)
            for language in words:
                assert language.reason(s, reason)
        match.answer(bots[ask.player].choose(match.state.clone()))
    assert kinds >= {"more", "nearer", "attack", "open", "later"}


def test_what_is_spent_in_a_fight_is_told_by_the_exact_odds() -> None:
    """The attacker is told of the chance to win, the defender of the chance to hold."""
    found = []
    match = Match(DAWN, {"edition": "terra-incognita", "players": 2}, 3)
    bots = [bots_of()["automaton"](seat) for seat in range(2)]
    while (ask := match.ask) is not None and match.state.round < 20:
        s = match.state
        attack, odds = attack_in(s), attack_odds(s, ask)
        if ask.prompt.name == "spend_token" and attack is not None and odds is not None:
            mine = attack.player == ask.player
            chances = {
                answer: chance if mine else 1 - chance for answer, chance in odds.after.items()
            }
            for answer, reason in zip(ask.options, reasons(s, list(ask.options)), strict=True):
                if reason[0] == "fight":
                    assert abs(100 * chances[answer] - reason[1]) < 1
                    others = [chances[other] for other in ask.options if other != answer]
                    assert abs(100 * min(others) - reason[2]) < 1
                    found.append(mine)
        match.answer(bots[ask.player].choose(s.clone()))
    assert set(found) == {True, False}


def _check(s: State, seat: int, answer: int, reason: dawn.Reason) -> None:
    nexts, ends = dawn._futures(as_seen(s, seat), answer, 1)
    kind, *figures = reason
    if kind in ("more", "nearer", "completes"):
        when, name, before, after, *_ = figures

        def count(position: State) -> int:
            if kind == "more":
                return COUNTS[name].of(position, seat)
            have, need = progress(position, seat, name)
            return min(have, need)

        assert count(s) == before < after
        found = [count(end) for end in (nexts if when == "now" else ends)]
        assert after == (max(found) if when == "perhaps" else min(found))
    elif kind == "rival_less":
        rival, name, before, after = figures
        assert COUNTS[name].of(s, rival) == before
        assert max(COUNTS[name].of(end, rival) for end in ends) == after < before
    elif kind == "saves":
        name, after, other = figures
        assert min(COUNTS[name].of(end, seat) for end in ends) == after > other
    elif kind == "gains_wonder":
        assert all(end.wonders[seat] >> figures[1] & 1 for end in ends)
        assert not s.wonders[seat] >> figures[1] & 1
    elif kind == "gains_natural":
        assert all(end.natural[figures[1]] == seat for end in ends)
        assert s.natural[figures[1]] != seat


# The course of a game


def test_a_course_has_a_point_for_each_turn_and_ends_with_the_result() -> None:
    match = played("culture", "culture", "science")
    found = course(match)
    assert [(point.round, point.seat) for point in found.points] == [
        (9, 0),
        (10, 1),
        (10, 0),
        (10, -1),
    ]
    assert found.points[-1].at == len(match.answers)
    assert found.points[-1].chances == [1, 0]
    assert found.points[-2].chances == [1, 0]
    assert found.done == found.of


def test_the_answer_that_threw_the_game_away_is_a_turning_point() -> None:
    """Rome could have won at once; so could Egypt after it."""
    match = played("culture", "culture", "science")
    found = course(match)
    assert {(turning.at, turning.seat) for turning in found.turning} == {(0, 0), (3, 1)}
    assert found.turning[0].lost >= found.turning[1].lost
    for turning in found.turning:
        s = match.at(turning.at)
        assert s.pending is not None
        assert DAWN.name(s, s.pending, turning.played.answer) == "culture"
        assert DAWN.name(s, s.pending, turning.better[0].answer) == "science"
        assert turning.better[0].chance == 1
        assert turning.lost == turning.better[0].chance - turning.played.chance
        assert turning.lost >= 0.1


def test_a_game_played_well_has_no_turning_point() -> None:
    assert course(played("science")).turning == []


def test_the_same_game_has_the_same_course() -> None:
    match = played("culture", "science")
    assert course(match) == course(match)


def test_a_course_is_found_step_by_step() -> None:
    match = played("culture", "culture", "science")
    steps: list[Any] = []
    for found in course_of(DAWN, match.start, match.answers, lambda s: (s.round, s.turn)):
        steps.append((found.done, found.of))
    assert steps == [(number, len(steps)) for number in range(1, len(steps) + 1)]
