"""What the lab knows of the second game: actions, features, columns, and what was seen in play."""

from collections.abc import Iterator
from functools import cache

import pytest

from ziggurat.bots.simple import RandomBot
from ziggurat.core.flow import PASS, Ask, prompts_of
from ziggurat.core.match import Match
from ziggurat.export.results import Played
from ziggurat.export.states import standings
from ziggurat.games.registry import plugin_named
from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.content import TECHS, VICTORIES
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.options import ACT, OBJECT, PRODUCE, RAISE, REACTION, REST, TECH
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.study.actions import SECTIONS, WisdomActions, section_of
from ziggurat.games.wisdom.study.coverage import coverage
from ziggurat.games.wisdom.study.questions import QUESTIONS
from ziggurat.sim.games import Job, simulate

STUDY = plugin_named("wisdom").study()


def played(players: int, seed: int, answers: int) -> Iterator[State]:
    """The positions of a game between builders and one that picks at random."""
    match = Match(WISDOM, {"players": players, "bargaining": "full"}, seed)
    bots = [RandomBot(seed), *(BuilderBot(seed + n) for n in range(1, players))]
    for _ in range(answers):
        if match.ask is None:
            return
        yield match.state
        match.answer(bots[match.ask.player].choose(match.state))


@cache
def whole_game() -> Match[State]:
    match = Match(WISDOM, {"players": 2}, seed=5)
    bots = [BuilderBot(10), BuilderBot(11)]
    while match.ask is not None:
        match.answer(bots[match.ask.player].choose(match.state))
    return match


def test_every_answer_has_an_action_of_its_own_inside_its_section() -> None:
    actions, sizes = WisdomActions(), {section.name: section.size for section in SECTIONS}
    for s in played(3, 4, 1200):
        assert isinstance(s.pending, Ask)
        offered = actions.offered(s.pending)
        assert sorted(offered.values()) == sorted(s.pending.options)
        assert list(offered) == sorted(offered)
        for option in s.pending.options:
            section, number = section_of(s.pending.prompt.kind, option)
            assert 0 <= number < sizes[section]
        assert max(offered) < actions.count
        assert (PASS in s.pending.options) == (actions.passing in offered)


def test_an_action_says_the_same_wherever_it_is_offered() -> None:
    assert section_of(TECH, 5) == ("tech", 5)
    assert section_of(OBJECT, RAISE * 64 + 3) == ("wonder", 3)
    assert section_of(ACT, 5 * 1024 + 8 + PRODUCE) == ("city_action", 8 + PRODUCE)
    assert section_of(REACTION, 512 + 7) == ("event", 7)
    assert section_of(REACTION, REST) == ("stop", 0)


def test_every_question_of_the_game_has_a_number() -> None:
    assert sorted(QUESTIONS) == sorted(prompts_of("ziggurat.games.wisdom.x"))


def test_another_seat_reads_nothing_of_a_secret_question() -> None:
    for s in played(3, 4, 600):
        if isinstance(s.pending, Ask) and s.pending.secret:
            other = (s.pending.player + 1) % s.seats
            assert sum(STUDY.feature(s, other, "question")) == 0
            return
    pytest.fail("nobody was asked secretly")


def test_the_columns_of_states_and_results_tell_a_game() -> None:
    match = whole_game()
    plugin = plugin_named("wisdom")
    columns = STUDY.states()
    assert columns is not None
    for row in standings(plugin, 0, 0, match.state):
        told = {column.name: column.value(row) for column in columns}
        assert told["techs"] == match.state.techs[row.seat].bit_count()
        assert told["techs"] == sum(told[f"techs_{level}"] for level in range(1, 6))
        assert told["civilization"] == plugin.labels(match.state)["civilization"][row.seat]
        assert told["track"] == match.state.track[row.seat]
    results = STUDY.results()
    assert results is not None
    result = {
        column.name: column.value(Played(0, "here", {"hash": "none"}, match)) for column in results
    }
    winner = match.state.won_by[0]
    assert result["reason"] == match.state.end_reason
    assert (result["won_0"], result["won_1"]) == (winner == 0, winner == 1)
    assert result["civilization_2"] is None
    assert result["rounds"] == match.state.round


def test_a_report_names_the_victory_of_the_winner() -> None:
    s = whole_game().state
    watch = STUDY.goals(s)
    assert watch is not None
    watch.look(s)
    goals = watch.goals(s)["victory"]
    assert goals.offered == list(VICTORIES)
    assert goals.met[s.won_by[0]] == [s.end_reason]
    assert goals.met[1 - s.won_by[0]] == []
    assert STUDY.named("victory", "tech")
    assert STUDY.title("victory")[0] == "Victories"


def test_simulation_tells_what_was_seen_and_what_was_not() -> None:
    setup = WISDOM.checked_setup({"players": 2})
    job = Job("wisdom", setup, seed=3, bot="builder,random", rounds=0, check=False, watch=True)
    outcome = simulate(job)
    found = coverage(outcome.seen)
    assert outcome.finished
    assert len(found["civilizations"]["seen"]) == 2
    assert found["victories"]["seen"] == [outcome.reason]
    assert set(found["events_played"]["seen"]) <= set(found["events"]["seen"])
    for kind in ("techs", "tiles", "units", "policies", "governments"):
        assert found[kind]["seen"], kind
    assert len(found["techs"]["seen"]) + len(found["techs"]["unseen"]) == len(TECHS)


def test_several_bots_take_the_seats_in_turn() -> None:
    setup = WISDOM.checked_setup({"players": 2})
    mixed, random, builder = (
        simulate(Job("wisdom", setup, seed=2, bot=bot, rounds=4, check=False))
        for bot in ("builder,random", "random", "builder")
    )
    assert len({mixed.answers, random.answers, builder.answers}) == 3


def test_a_bot_of_a_simulation_may_have_options() -> None:
    setup = WISDOM.checked_setup({"players": 2})
    plans = [
        simulate(Job("wisdom", setup, seed=2, bot=f"builder:plan={plan}", rounds=6, check=False))
        for plan in ("tech", "military")
    ]
    assert plans[0].answers != plans[1].answers
