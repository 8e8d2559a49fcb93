"""A bot that searches does something rather than nothing, where that looks about as good."""

from random import Random

from tests.table import arrange
from ziggurat.bots.futures import settle
from ziggurat.bots.idling import busier, is_idle_after
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.tree import Node
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.games.dawn.bots.automaton import AutomatonBot
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.content import MILITARY
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.rules.trade import ADD_TRADE
from ziggurat.games.dawn.state import State


def placing() -> State:
    """A moment in which a seat may lay a token, or pass and have done nothing."""
    match = Match(DAWN, {"edition": "base", "players": 2}, 5)
    bots = [StewardBot(seat) for seat in range(2)]
    while (ask := match.ask) is not None:
        if ask.prompt.name == "place_token" and -1 in ask.options:
            return match.state
        match.answer(bots[ask.player].choose(match.state))
    raise AssertionError("nobody laid a token")


def searched(s: State, means: dict[int, float]) -> Node:
    """A position in which each answer was tried ten times, with this mean."""
    root = Node(s)
    ask = root.ask
    assert ask is not None
    for answer, mean in means.items():
        child = root.child(answer)
        child.visits = 10
        child.totals[ask.player] = 10 * mean
        child.squares[ask.player] = 10 * mean * mean
    return root


def test_of_answers_about_as_good_it_takes_one_that_does_something() -> None:
    s = placing()
    assert isinstance(s.pending, Ask)
    lays = next(answer for answer in s.pending.options if answer != -1)
    knowledge = knowledge_of(s)
    assert busier(searched(s, {-1: 0.50, lays: 0.49}), -1, knowledge, 1) == lays
    assert busier(searched(s, {-1: 0.50, lays: 0.20}), -1, knowledge, 1) == -1  # clearly worse
    assert busier(searched(s, {-1: 0.49, lays: 0.50}), lays, knowledge, 1) == lays


def test_a_turn_is_idle_that_changes_nothing_but_the_row() -> None:
    idle = knowledge_of(placing()).idle
    chooses = [("chooses", 0, 1), ("resolves", 0, 1, 3), ("spent", 0, 0)]
    assert idle(chooses)
    assert idle([*chooses, ("event", 2), ("barbarian_moved", 1, 2, 3)])  # that is no turn's doing
    assert not idle([*chooses, ("token_placed", 0, 9), ("turn", 1)])


def test_habit_may_forgo_something_but_not_waste_a_turn() -> None:
    """It keeps a token for later, or the last city for a fort; a card that does nothing is none it
    should choose."""
    s = placing()
    assert isinstance(s.pending, Ask)
    lays = next(answer for answer in s.pending.options if answer != -1)
    root = searched(s, {-1: 0.50, lays: 0.49})
    root.habit = -1
    assert busier(root, -1, knowledge_of(s), 1) == -1
    s, idle, busy = wasteful()
    root = searched(s, {idle: 0.50, busy: 0.49})
    root.habit = idle
    assert busier(root, idle, knowledge_of(s), 1) == busy


def wasteful() -> tuple[State, int, int]:
    """A moment in which a card would do nothing, that card, and one that does something."""
    s = Match(DAWN, {"edition": "base", "players": 2}, 990001).state.clone()
    bots = [StewardBot(seat) for seat in range(2)]
    while isinstance(ask := s.pending, Ask):
        if ask.prompt.name == "choose_card":
            idle = [option for option in ask.options if comes_to_nothing(s, option)]
            busy = [option for option in ask.options if option not in idle]
            if idle and busy:
                return s, idle[0], busy[0]
        s.play(bots[ask.player].choose(s))
        settle(s, Random(1))
    raise AssertionError("every card did something")


def test_the_steward_takes_no_card_of_which_nothing_comes_if_another_does_something() -> None:
    """In the first rounds of these games the card in the last slot is often a military one, and
    there is nothing to reinforce yet."""
    met = 0
    for seed in range(990001, 990009):
        match = Match(DAWN, {"edition": "base", "players": 2}, seed)
        bots = [StewardBot(seat) for seat in range(2)]
        while (ask := match.ask) is not None and match.state.round < 5:
            s = match.state
            answer = bots[ask.player].choose(s)
            if ask.prompt.name == "choose_card":
                usual = StewardBot(1, looks=False).choose(s)
                met += usual != answer and comes_to_nothing(s, usual)
                busy = [option for option in ask.options if not comes_to_nothing(s, option)]
                assert not busy or not comes_to_nothing(s, answer)
            match.answer(answer)
    assert met, "no game had such a moment"


def comes_to_nothing(s: State, answer: int) -> bool:
    """If the turn goes on as steward does without looking."""
    return is_idle_after(s, answer, knowledge_of(s), StewardBot(1, looks=False), 1)


def test_sage_is_advised_to_put_trade_tokens_where_the_plan_wants_them() -> None:
    """On the military card of who needs a fort, and not first on the card with the fewest."""
    table = arrange(
        """
        edition = "terra-incognita"
        victory = "fortified expeditionary"
        icons = { 5 = "fort" }
        map = '''
         g g g
        g g f g
         g g g
        '''
        [[seat]]
        leader = "egypt"
        row = "culture science growth economy industry military"
        capital = 2
        trade = { military = 1 }
        [[seat]]
        leader = "poland"
        capital = 7
        """
    )
    s = table.s.clone()
    lanes = tuple(range(len(s.row[0])))
    ask = Ask(0, ADD_TRADE, lanes)
    s.pending = ask
    assert knowledge_of(s).adviser(1).choose(s) == MILITARY
    assert AutomatonBot(1).choose(s) != MILITARY
