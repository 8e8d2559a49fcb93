"""The odds of an attack: by hand, by their laws, and against the engine playing every way."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dawn.terra.battles import marching
from tests.table import Table, arrange
from ziggurat.core.flow import Ask, Roll
from ziggurat.core.game import option_named
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.odds import (
    Fight,
    Moment,
    Odds,
    attack_in,
    attack_odds,
    chance,
    odds_of_targets,
)
from ziggurat.games.dawn.rules.combat import Purse
from ziggurat.games.dawn.state import State

NOTHING = Purse()


def before(lead: int, mine: Purse = NOTHING, theirs: Purse = NOTHING) -> float:
    """The chance before the dice when a token may reroll."""
    return chance(Fight(Moment.BOTH_DICE, lead, mine=mine, theirs=theirs, rerolls=True))


# By hand


@pytest.mark.parametrize(
    ("lead", "ways"), [(-5, 0), (-4, 1), (-1, 10), (0, 15), (1, 21), (4, 33), (5, 35), (6, 36)]
)
def test_without_tokens_the_higher_of_two_dice_decides(lead: int, ways: int) -> None:
    assert chance(Fight(Moment.BOTH_DICE, lead)) == pytest.approx(ways / 36)
    assert before(lead) == pytest.approx(ways / 36)


@pytest.mark.parametrize(("lead", "ways"), [(1, 0), (2, 1), (4, 3), (7, 6)])
def test_when_the_attacker_has_rolled_the_other_die_decides(lead: int, ways: int) -> None:
    assert chance(Fight(Moment.DEFENCE_DIE, lead, 3)) == pytest.approx(ways / 6)


@pytest.mark.parametrize("rerolls", [False, True])
@pytest.mark.parametrize(("lead", "odds"), [(-1, 0), (0, 0), (1, 1)])
def test_a_tie_is_the_defenders(lead: int, odds: float, rerolls: bool) -> None:
    assert chance(Fight(Moment.SPENDING, lead, 3, 3, rerolls=rerolls)) == odds


@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        (Purse(1), NOTHING, True),
        (Purse(1), Purse(1), False),
        (Purse(2), Purse(1), True),
        (Purse(0, 1), Purse(1), True),
        (Purse(1), Purse(0, 1), False),
    ],
)
def test_where_nothing_rerolls_tokens_only_add_up(mine: Purse, theirs: Purse, won: bool) -> None:
    assert chance(Fight(Moment.SPENDING, 0, 1, 6, mine, theirs)) == won


def test_a_token_rerolls_if_adding_would_not_do() -> None:
    """1 against 4: one more is too few, a 5 or 6 is needed. 1 against 1: one more wins."""
    assert chance(Fight(Moment.SPENDING, -3, 1, 4, Purse(1), rerolls=True)) == pytest.approx(2 / 6)
    assert chance(Fight(Moment.SPENDING, 0, 1, 1, Purse(1), rerolls=True)) == 1


def test_a_second_token_rerolls_again_or_adds() -> None:
    """1 against 5: a 5 or 6 wins with what is left, else only a 6 or with one more a 5 does."""
    fight = Fight(Moment.SPENDING, -4, 1, 5, Purse(2), rerolls=True)
    assert chance(fight) == pytest.approx(2 / 6 + 4 / 6 * 1 / 6)


def test_the_defender_rerolls_if_adding_would_not_do() -> None:
    """6 against 1: a 6 ties."""
    fight = Fight(Moment.SPENDING, 5, 6, 1, theirs=Purse(1), rerolls=True)
    assert chance(fight) == pytest.approx(5 / 6)
    assert chance(fight._replace(attacking=False)) == pytest.approx(5 / 6)
    assert chance(fight._replace(attacking=False, theirs=NOTHING)) == 1


def test_a_resource_adds_two_and_rerolls_only_where_it_serves_as_a_token() -> None:
    """1 against 4."""
    fight = Fight(Moment.SPENDING, -3, 1, 4, Purse(0, 1), rerolls=True)
    assert chance(fight) == 0
    assert chance(fight._replace(mine=Purse(0, 1, flexible=True))) == pytest.approx(2 / 6)
    assert chance(fight._replace(mine=Purse(0, 2))) == 1


# Their laws

LEADS = st.integers(-9, 9)
PURSES = st.builds(Purse, st.integers(0, 3), st.integers(0, 2), st.booleans())
LITTLE = 1e-9


def one_more(purse: Purse) -> list[Purse]:
    return [
        purse._replace(tokens=purse.tokens + 1),
        purse._replace(resources=purse.resources + 1),
    ]


@given(LEADS, PURSES, PURSES)
@settings(max_examples=60)
def test_more_never_harms(lead: int, mine: Purse, theirs: Purse) -> None:
    odds = before(lead, mine, theirs)
    assert 0 <= odds <= 1
    assert before(lead + 1, mine, theirs) >= odds - LITTLE
    for richer in one_more(mine):
        assert before(lead, richer, theirs) >= odds - LITTLE
    for richer in one_more(theirs):
        assert before(lead, mine, richer) <= odds + LITTLE


@given(LEADS, PURSES, PURSES)
@settings(max_examples=60)
def test_a_token_that_may_reroll_is_worth_at_least_one(
    lead: int, mine: Purse, theirs: Purse
) -> None:
    spent = mine._replace(tokens=0)
    assert before(lead, mine, theirs) >= before(lead + mine.tokens, spent, theirs) - LITTLE


# Against the engine


def engine_odds(s: State, attacker: int, known: dict[object, Odds]) -> Odds:
    """The attacker's chance in the engine: chance averaged, each seat choosing its best. On the
    way, the odds foretold for every position of the attack are compared."""
    question = s.pending
    assert question is not None
    purses = (tuple(s.trade), tuple(s.resources), tuple(s.natural_lane), s.spent)
    attack = next((frame for frame in s.stack if type(frame).__name__ == "Attack"), None)
    figures = [getattr(attack, name) for name in attack.fields] if attack else []
    key = (question.prompt.name, purses, *figures)
    if key not in known:
        after = {}
        for option in question.options:
            copy = s.clone()
            copy.notes = []
            copy.play(option)
            won = [note[2] for note in copy.notes if note[0] == "attack_result"]
            after[option] = float(won[0]) if won else engine_odds(copy, attacker, known).now
        known[key] = Odds(_best(question, attacker, after), after)
        if attack is not None:
            _compare(s, known[key])
    return known[key]


def _best(question: Ask | Roll, attacker: int, after: dict[int, float]) -> float:
    if isinstance(question, Roll):
        return sum(after.values()) / len(after)
    return (max if question.player == attacker else min)(after.values())


def _compare(s: State, played: Odds) -> None:
    assert s.pending is not None
    foretold = attack_odds(s, s.pending)
    assert foretold is not None
    assert foretold.now == pytest.approx(played.now)
    if s.pending.prompt.name in ("spend_token", "token_use"):
        assert foretold.after == pytest.approx(played.after)
    else:
        assert foretold.after == {}


def foretold_and_played(table: Table, *answers: str) -> dict[str, float]:
    """Compare the odds of these answers with the engine's, all the way down; those foretold."""
    s = table.s
    question = s.pending
    assert isinstance(question, Ask)
    foretold = odds_of_targets(s, question)
    names = {DAWN.name(s, question, option): odds for option, odds in foretold.items()}
    assert names.keys() == set(answers)
    for answer in answers:
        option = option_named(DAWN, s, question, answer)
        assert option is not None
        copy = s.clone()
        copy.play(option)
        played = engine_odds(copy, question.player, {}).now
        assert names[answer] == pytest.approx(played)
    return names


# Seat 0 attacks in slot 2; a barbarian and a city-state are near too.
BORDER = """
    map = '''
     g f g
    g g h g
     g g N
    '''
    icons = { 7 = "kabul", 9 = "mt_everest", 3 = "C" }
    barbarians = { C = 3 }
    [[seat]]
    leader = "LEADER"
    row = "culture military science economy industry"
    capital = 0
    MINE
    [[seat]]
    leader = "egypt"
    capital = 2
    tokens = [1, 5]
    THEIRS
"""


def border(mine: str = "", theirs: str = "", leader: str = "rome") -> Table:
    table = arrange(BORDER, MINE=mine, THEIRS=theirs, LEADER=leader)
    return table.play("choose_card=military", "military=attack").at("attack", seat=0)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("", ""),
        ("trade = { military = 3, culture = 1 }", ""),
        ("trade = { military = 2 }", "trade = { military = 3, science = 2 }"),
        ('trade = { military = 1 }\ndiplomacy = "kabul"', "trade = { military = 1 }"),
    ],
)
def test_odds_are_those_of_the_engine(mine: str, theirs: str) -> None:
    foretold_and_played(border(mine, theirs), "1", "3", "5", "7")


def test_a_natural_wonder_on_the_military_card_counts() -> None:
    """It is asked where it goes next, in the midst of the attack."""
    plain = border(leader="america")
    table = border('natural = "mt_everest-military"', leader="america")
    with_it = foretold_and_played(table, "1", "3", "5", "7")
    assert with_it["3"] > foretold_and_played(plain, "1", "3", "5", "7")["3"]
    table.play("attack=3", "attack_die=1", "defence_die=1", "mt_everest-as-trade")
    table.at("place_natural_wonder")
    assert table.s.pending is not None
    assert attack_odds(table.s, table.s.pending) == Odds(1.0, {})


def test_a_city_states_token_counts() -> None:
    table = border('cities = [7]\ncity_states = "kabul"')
    foretold_and_played(table, "1", "3", "5")


def test_a_bonus_lost_by_declaring_the_attack_does_not_count() -> None:
    """Joint War goes back to its giver when he is attacked, and helps against anybody else."""
    table = border('diplomacy = "joint_war-1"')
    plain = foretold_and_played(border(), "1", "3", "5", "7")
    allied = foretold_and_played(table, "1", "3", "5", "7")
    assert allied["5"] == plain["5"]
    assert allied["3"] > plain["3"]


JEBEL_BARKAL = "wonders = { jebel_barkal = 0 }\n"
PALENQUE = 'diplomacy = "palenque"\n'
AT_PALENQUE = 'icons = { 5 = "palenque" }'


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("", ""),
        ("trade = { military = 3 }", ""),
        ("trade = { military = 2 }", "trade = { military = 2 }"),
        ("", "trade = { military = 3 }"),
        (JEBEL_BARKAL + 'resources = "oil oil"\ntrade = { military = 1 }', ""),
        ("trade = { military = 1 }", 'wonders = { jebel_barkal = 8 }\nresources = "oil marble"'),
        (PALENQUE + 'resources = "oil oil"\ntrade = { military = 1 }', "trade = { military = 1 }"),
        (JEBEL_BARKAL + PALENQUE + 'resources = "oil marble"\ntrade = { military = 1 }', ""),
    ],
)
def test_odds_with_the_expansion_are_those_of_the_engine(mine: str, theirs: str) -> None:
    """An army in slot 3 against a control token in the forest."""
    table = marching(
        "g g f g g g g g g",
        3,
        EXTRA=AT_PALENQUE,
        MINE="armies = [1]\n" + mine,
        THEIRS="tokens = [2]\n" + theirs,
    )
    foretold_and_played(table.at("move_army"), "2")


def test_among_several_targets_the_piece_counts_until_one_is_chosen() -> None:
    """Not the easiest prey in the space: whoever attacks a space thinks of what holds it."""
    table = marching(
        "g g f g g g g g g",
        3,
        MINE="armies = [1]\ntrade = { military = 1 }",
        THEIRS="reinforced = [2]\narmies = [2]\ncaravans = [2]",
    )
    question = table.at("move_army").s.pending
    assert question is not None
    shown = odds_of_targets(table.s, question)[2]
    table.play("move_army=2").at("choose_target")
    odds = foretold_and_played(table, "piece", "army-1", "caravan-1")
    assert shown == odds["piece"] < max(odds.values())


def test_the_way_an_army_comes_changes_no_odds() -> None:
    """Two ways lead to the space, and the army may have to go back."""
    table = arrange(
        """
        edition = "terra-incognita"
        map = '''
         g g g
        g g g
        '''
        [[seat]]
        leader = "rome"
        row = "growth culture military science economy industry"
        capital = 0
        armies = [3]
        trade = { military = 1 }
        [[seat]]
        leader = "france"
        capital = 2
        tokens = [1]
        caravans = [1]
        """
    )
    table.play("choose_card=military").at("move_army")
    best = foretold_and_played(table, "1", "2")["1"]
    odds = foretold_and_played(table.play("move_army=1").at("approach"), *table.offered)
    assert len(odds) > 1
    assert set(odds.values()) == {best}


def test_a_broken_pact_asks_the_victim_first_and_changes_no_odds() -> None:
    table = marching(
        "g g f g g g g g g",
        3,
        MINE="armies = [1]\ntrade = { military = 1 }",
        THEIRS='tokens = [2]\ntrade = { military = 1 }\ndiplomacy = "non_aggression_pact-0"',
    )
    odds = foretold_and_played(table.at("move_army"), "2")["2"]
    table.play("move_army=2").at("break_pact", seat=1)
    assert table.s.pending is not None
    assert attack_odds(table.s, table.s.pending) == Odds(odds, {})


def test_there_are_no_odds_without_an_attack() -> None:
    table = marching(MINE="armies = [1]\ntrade = { military = 1 }", THEIRS="tokens = [2]")
    question = table.at("move_army").s.pending
    assert question is not None
    assert attack_odds(table.s, question) is None
    table.play("move_army=0").at("choose_card", seat=1)
    assert isinstance(table.s.pending, Ask)
    assert odds_of_targets(table.s, table.s.pending) == {}


def test_a_decided_attack_is_none_in_progress() -> None:
    """The winner still chooses where the trade token goes."""
    table = border().play("attack=3", "attack_die=6", "defence_die=1").at("add_trade")
    assert attack_in(table.s) is None
