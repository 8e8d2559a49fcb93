"""What the log tells as records: every fight from its declaration to its result, and every step on
the map with what it gained."""

import pytest

from tests.dawn.test_combat_scene import hills
from tests.golden import load
from tests.table import Table
from ziggurat.core.notes import Note
from ziggurat.core.records import replayed
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.odds import attack_odds, odds_of_targets, percent
from ziggurat.games.dawn.plugin import PLUGIN
from ziggurat.games.dawn.rules.combat import ATTACK_DIE
from ziggurat.games.scene import Fight, Part, Spending


def played(table: Table, *answers: str) -> list[tuple[int, Note]]:
    """The lines of the log that these answers make, with the number of answers before each."""
    lines: list[tuple[int, Note]] = []
    for number, answer in enumerate(answers):
        table.s.notes = []
        table.play(answer)
        lines += [(number, note) for note in table.s.notes or ()]
    return lines


def fights(table: Table, *answers: str, lang: str = "en") -> list[Fight]:
    lines = played(table, *answers)
    return PLUGIN.told(table.s, lines, 0, lang).fights


SPENT = ("attack=2", "attack_die=4", "defence_die=3", "trade")


def test_a_fight_is_one_record_with_both_sums_dice_and_what_was_spent() -> None:
    (fight,) = fights(hills(), *SPENT, "trade")
    assert (fight.moment, fight.end, fight.space) == (0, 4, 2)
    mine, theirs = fight.attacker, fight.defender
    assert (mine.seat, theirs.seat) == (0, 1)
    assert mine.parts == [Part("slot", 2), Part("Scythia", 3)]
    assert theirs.parts == [Part("terrain", 2), Part("reinforced control tokens", 1)]
    assert (mine.dice, theirs.dice) == ([4], [3])
    assert mine.spent == theirs.spent == [Spending("a trade token", 1)]
    assert (mine.value, theirs.value) == (10, 7)
    assert fight.won


def test_the_odds_are_those_that_were_shown_before_the_dice() -> None:
    table = hills()
    assert table.s.pending is not None
    shown = odds_of_targets(table.s, table.s.pending)[2]
    (fight,) = fights(table, *SPENT, "pass")
    assert fight.odds == pytest.approx(shown) == pytest.approx(26 / 36)


def test_the_log_names_the_odds_in_whole_per_cent_and_never_pretends_to_be_sure() -> None:
    table = hills()
    lines = played(table, "attack=2")
    told = [PLUGIN.note(table.s, note, "en")[1] for _, note in lines if note[0] == "odds"]
    assert told == ["Before the dice Scythia (blue) has 72 % to win."]
    assert [percent(odds) for odds in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]


def test_a_fight_without_anything_to_spend_is_told_as_well_and_in_french() -> None:
    table = hills()
    table.s.trade = tuple((0,) * len(row) for row in table.s.trade)
    (fight,) = fights(table, "attack=2", "attack_die=1", "defence_die=6", lang="fr")
    assert (fight.won, fight.attacker.spent, fight.defender.spent) == (False, [], [])
    assert fight.text == "Scythie (bleu) perd l'attaque, 6 contre 9."


def test_a_fight_in_progress_is_no_record_yet() -> None:
    assert fights(hills(), *SPENT) == []


def test_lines_told_before_only_explain_the_new_ones() -> None:
    table = hills()
    lines = played(table, *SPENT, "pass")
    ended = next(n for n, (_, note) in enumerate(lines) if note[0] == "attack_result")
    assert len(PLUGIN.told(table.s, lines, ended, "en").fights) == 1
    assert PLUGIN.told(table.s, lines, ended + 1, "en").fights == []


@pytest.mark.parametrize("name", ["rules-2-terra-3", "rules-2-base-4"])
def test_every_fight_of_a_recorded_game_is_a_record_with_its_odds(name: str) -> None:
    """A die that is rolled anew replaces the one before."""
    before = []
    for match in replayed(DAWN, load(name), log=True):
        question = match.state.pending
        if question is not None and question.prompt is ATTACK_DIE:
            odds = attack_odds(match.state, question)
            if odds is not None and not match.state.stack[-1].die:  # type: ignore[attr-defined]
                before.append(odds.now)
    found = PLUGIN.told(match.state, match.log, 0, "en").fights
    assert len(found) == len([note for _, note in match.log if note[0] == "attack_result"]) > 5
    assert [fight.odds for fight in found] == pytest.approx(before)
    for fight in found:
        for side in (fight.attacker, fight.defender):
            parts = sum(part.amount for part in side.parts)
            assert side.value == side.dice[-1] + parts + sum(each.adds for each in side.spent)
        assert fight.won == (fight.attacker.value > fight.defender.value)


def test_a_step_says_who_went_from_where_to_where_and_what_it_gained() -> None:
    match = list(replayed(DAWN, load("rules-2-base-4"), log=True))[-1]
    travels = PLUGIN.told(match.state, match.log, 0, "en").travels
    went = [each for each in travels if each.figure == "caravan" and each.goal >= 0]
    steps = [(each.seat, each.origin, each.goal) for each in went]
    assert steps == [note[1:] for _, note in match.log if note[0] == "caravan_moved"]
    gains = [each for each in went if any("trade token" in gain for gain in each.gain)]
    assert gains


def test_a_step_that_gains_something_later_is_told_again() -> None:
    """What a caravan brings is put on cards by further answers."""
    match = list(replayed(DAWN, load("rules-2-base-4"), log=True))[-1]
    lines = match.log
    gained = next(
        n
        for n, (moment, note) in enumerate(lines)
        if note[0] == "trade_gained"
        and lines[n - 1][1][0] == "caravan_arrived"
        and moment > lines[n - 1][0]
    )
    (travel,) = PLUGIN.told(match.state, lines[: gained + 1], gained, "en").travels
    assert (travel.figure, len(travel.gain)) == ("caravan", 1)
    assert travel.moment < lines[gained][0]


def test_steps_of_one_moment_are_numbered() -> None:
    match = list(replayed(DAWN, load("rules-2-terra-3"), log=True))[-1]
    travels = PLUGIN.told(match.state, match.log, 0, "en").travels
    keys = [(each.moment, each.number) for each in travels]
    assert len(set(keys)) == len(keys)
    assert {each.figure for each in travels} >= {"army", "caravan", "barbarian", "token", "city"}
