"""Positions with an obviously best answer, which every level from greedy up finds."""

from collections.abc import Callable

import pytest

from tests.nearly_won import nearly_won
from tests.table import Table, arrange
from ziggurat.bots import Bot, bots_of
from ziggurat.bots.sage import SageBot
from ziggurat.bots.tree import Node
from ziggurat.core.flow import Ask
from ziggurat.core.game import GameState
from ziggurat.core.match import Match
from ziggurat.games.dawn.bots.habit import DawnHabit
from ziggurat.games.dawn.form import BUILT_MAP
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

LEVELS: dict[str, Callable[[int], Bot]] = {
    "greedy": bots_of()["greedy"],
    "steward": bots_of()["steward"],
    "sage": lambda seed: SageBot(seed, nodes=120, seconds=0),
}
SEEDS = range(5)


def answers(level: str, s: State) -> set[str]:
    """What a level answers, over several seeds."""
    assert s.pending is not None
    return {DAWN.name(s, s.pending, LEVELS[level](seed).choose(s)) for seed in SEEDS}


@pytest.mark.parametrize("level", LEVELS)
def test_the_card_that_wins_now_is_resolved(level: str) -> None:
    assert answers(level, nearly_won()) == {"science"}


def coast() -> Table:
    """Rome has fourteen spaces on the coast and places a token: 16 and 31 are on it, the spaces of
    the row below are not."""
    return arrange('''
        map = """
        w w w w w w w w w w w w w w w w
         g g g g g g g g g g g g g g g g
        g g g g g g g g g g g g g g g g
         g g g g g g g g g g g g g g g g
        """
        victory = "explorer_aesthetic"
        [[seat]]
        leader = "rome"
        row = "science economy industry military culture"
        capital = 17
        tokens = [18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]
        [[seat]]
        leader = "egypt"
        capital = 60
    ''').play("choose_card=culture")


def turn_of(level: str, s: State, seed: int = 1) -> State:
    """The position after a level has played its turn out; dice and draws give the first answer."""
    bot, s, player = LEVELS[level](seed), s.clone(), s.turn
    while s.pending is not None and s.turn == player:
        s.play(bot.choose(s) if isinstance(s.pending, Ask) else s.pending.options[0])
    return s


@pytest.mark.parametrize("level", LEVELS)
def test_the_tokens_that_complete_the_last_agenda_are_placed(level: str) -> None:
    table = coast().at("place_token", seat=0)
    assert table.offered == ["16", "33", "34", "pass"]
    assert turn_of(level, table.s).marks == (1, 0)


@pytest.mark.parametrize("level", ["steward", "sage"])
def test_the_wonder_that_completes_the_last_agenda_is_built(level: str) -> None:
    """Two wonders are on offer at the same price; one makes the pair that wins. It is paid for
    later, so one step does not show it."""
    table = arrange('''
        map = """
        g g g g g g
         g g g g g g
        g g g g g g
        """
        victory = "explorer_aesthetic"
        face_up = "stonehenge colossus"
        [[seat]]
        leader = "rome"
        row = "science economy culture military industry"
        resources = "marble marble diamond diamond oil oil mercury mercury"
        capital = 0
        cities = [3, 12]
        wonders = { eiffel_tower = 3 }
        [[seat]]
        leader = "egypt"
        capital = 17
    ''').play("use_ability=pass", "choose_card=industry")
    table.play("build=wonder").at("choose_wonder", seat=0)
    assert answers(level, table.s) == {"stonehenge"}


@pytest.mark.parametrize("cities", [6, 7])
@pytest.mark.parametrize("level", ["steward", "sage"])
def test_the_last_city_is_kept_for_the_fort_that_is_wanted(level: str, cities: int) -> None:
    """A fort is taken with a city piece, and there are eight: whoever builds them all cannot win.
    One step does not show it: what is built is chosen before where."""
    spread = [5, 7, 9, 18, 20, 22]
    table = arrange(f'''
        edition = "terra-incognita"
        map = """
        g g g g g g g g g g g g
         g g g g g g g g g g g g
        g g g g g g g g g g g g
         g g g g g g g g g g g g
        """
        icons = {{ 47 = "fort" }}
        victory = "fortified"
        [[seat]]
        leader = "rome"
        row = "growth science economy culture military industry"
        capital = 3
        cities = {spread[: cities - 1]}
        tokens = [24, 25, 26, 12, 13, 14]
        [[seat]]
        leader = "egypt"
        capital = 34
    ''').play("choose_card=industry")
    assert "city" in table.at("build", seat=0).offered
    for seed in SEEDS:
        assert turn_of(level, table.s, seed).cities[0].bit_count() == 7


def rivals_wonder() -> Table:
    """Egypt lacks one wonder of culture, has the means to build it, and goes next; Rome goes first
    of the round and could build it now, though its own plan is to spread along the coast."""
    return arrange('''
        map = """
        w w w w w w w w
         g g g g g g g g
        g g g g g g g g
         g g g g g g g g
        """
        victory = "explorer_aesthetic"
        face_up = "stonehenge colossus"
        first = 0
        [[seat]]
        leader = "rome"
        row = "science economy military industry culture"
        resources = "marble marble diamond diamond oil oil mercury mercury"
        capital = 8
        cities = [10, 26]
        tokens = [9, 11, 16, 17, 18]
        [[seat]]
        leader = "egypt"
        row = "science economy culture military industry"
        resources = "marble marble diamond diamond oil oil mercury mercury"
        capital = 31
        cities = [29, 14]
        wonders = { eiffel_tower = 31 }
    ''')


def test_a_rival_who_would_win_next_is_stopped() -> None:
    after = turn_of("sage", rivals_wonder().at("choose_card", seat=0).s)
    assert "stonehenge" in Table(after).wonders(0)


def test_sage_lays_out_the_map_by_habit_and_thinks_once_the_game_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thought: list[int] = []
    searched = SageBot.thought

    def watched(self: SageBot, s: GameState) -> Node:
        assert isinstance(s, State)
        thought.append(s.round)
        return searched(self, s)

    monkeypatch.setattr(SageBot, "thought", watched)
    match = Match(DAWN, {"players": 2, "map": BUILT_MAP}, seed=3)
    sage, laid = SageBot(1, nodes=4, seconds=0), 0
    while (ask := match.ask) is not None and not thought:
        answer = sage.choose(match.state)
        if not thought and ask.prompt.name in ("choose_tile", "place_tile"):
            laid += 1
            assert answer == DawnHabit(1).choose(match.state)
        match.answer(answer)
    assert laid > 3
    assert thought
