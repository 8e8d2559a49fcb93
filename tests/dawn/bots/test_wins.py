"""A win within one's own turn is found and taken, and its chance is exact."""

import json
from pathlib import Path

import pytest

from tests.nearly_won import nearly_won, record_of
from tests.table import Table, arrange, filled
from ziggurat.bots.advice import outlook
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.sage import SageBot
from ziggurat.bots.wins import Win, chance_after, win_for
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.core.records import answer_named, to_record
from ziggurat.games.dawn.bots.missed import main, missed_in
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.odds import odds_of_targets
from ziggurat.games.dawn.state import State

# Rome has conquered Kabul; with Geneva it has the two that win.
SIEGE = """
    map = '''
    g g g g g g g g g
     g g g g g g g g g
    g g g g g g g g g
    '''
    icons = { 1 = "kabul", 10 = "geneva" }
    victory = "warmonger_paranoid"
    first = 1
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 0
    cities = [1]
    city_states = "kabul"
    trade = { military = TOKENS }
    CARDS
    [[seat]]
    leader = "egypt"
    capital = 26
"""


FINE = 'cards = "mass_production"'


def siege(slot: int = 5, tokens: int = 0, cards: str = "") -> Table:
    row = ["science", "culture", "economy", "industry"]
    row.insert(slot - 1, "military")
    return arrange(SIEGE, ROW=" ".join(row), TOKENS=str(tokens), CARDS=cards)


def named(s: State, win: Win | None) -> str | None:
    assert s.pending is not None
    return DAWN.name(s, s.pending, win.answer) if win else None


def test_the_card_that_wins_now_is_found() -> None:
    s = nearly_won()
    win = win_for(s, 1)
    assert named(s, win) == "science"
    assert win is not None
    assert win.chance == 1


def test_looking_for_a_win_changes_nothing_and_is_always_the_same() -> None:
    s = siege().s
    before = s.hash()
    assert win_for(s, 7) == win_for(s, 7)
    assert s.hash() == before


def test_two_victory_cards_from_the_end_nobody_looks() -> None:
    s = nearly_won()
    s.victory = (*s.victory, *siege().s.victory)
    assert win_for(s, 1) is None


@pytest.mark.parametrize(("slot", "tokens"), [(5, 0), (5, 1), (5, 2), (4, 2), (4, 3)])
def test_the_chance_of_a_fight_that_wins_is_exact(slot: int, tokens: int) -> None:
    """The card attacks twice; on a lost cause nothing is spent."""
    table = siege(slot, tokens)
    win = win_for(table.s, 1)
    assert named(table.s, win) == "military"
    table.play("choose_card=military", "military=attack").at("attack", seat=0)
    assert table.s.pending is not None
    assert win is not None
    odds = odds_of_targets(table.s, table.s.pending)[10]
    assert win.chance == pytest.approx(1 - (1 - odds) ** 2)


def test_a_hopeless_fight_is_no_win_in_reach() -> None:
    assert win_for(siege(1).s, 1) is None


def test_an_answer_that_gives_the_win_away_has_no_chance_left() -> None:
    s = nearly_won()
    assert isinstance(s.pending, Ask)
    known = knowledge_of(s)
    chances = {
        DAWN.name(s, s.pending, answer): chance_after(s, answer, known, 1)
        for answer in s.pending.options
    }
    assert {name for name, chance in chances.items() if chance} == {"science"}
    assert chances["science"] == 1


def test_a_win_that_a_rival_may_still_take_away_counts_less() -> None:
    """Rome goes first of the round here: Egypt answers with the same, and has more spaces."""
    s = nearly_won()
    s.first = 0
    win = win_for(s, 1)
    assert win is None


def test_sage_takes_a_win_however_little_it_thinks() -> None:
    table = siege(5, 3, FINE)
    win = win_for(table.s, 1)
    assert win is not None
    assert win.chance > 0.9
    for seed in range(5):
        assert SageBot(seed, nodes=2, seconds=0).choose(table.s) == win.answer


def test_a_hint_has_a_win_in_reach_first() -> None:
    table = siege(5, 3, FINE)
    win = win_for(table.s, 1)
    found = outlook(DAWN, table.s, visits=8, seconds=0)
    assert win is not None
    assert found.advice[0].answer == win.answer
    assert found.advice[0].chance >= win.chance
    assert sum(found.chances) == pytest.approx(1)


# The detector


def test_a_win_not_taken_is_listed() -> None:
    (missed,) = missed_in(record_of("culture"), "here")
    assert (missed.where, missed.round, missed.seat) == ("here", 9, 0)
    assert (missed.better, missed.given, missed.chance) == ("science", "culture", 1)


def test_a_win_taken_is_not_listed() -> None:
    assert list(missed_in(record_of("science"))) == []


def test_only_the_bots_asked_for_are_looked_at() -> None:
    data = record_of("culture") | {"seats": ["sage:nodes=9", "steward"]}
    assert [each.who for each in missed_in(data, who="sage")] == ["sage:nodes=9"]
    assert list(missed_in(data, who="steward")) == []


def test_a_fight_lost_against_the_odds_is_no_miss() -> None:
    """Whoever attacks at 90 % or more has done what it could; whoever does not has not."""
    row = "science culture economy industry military"
    text = filled(SIEGE, ROW=row, TOKENS="3", CARDS=FINE)
    attacks = ["military", "10", "1", "6", "-", "10", "1", "6", "-"]

    def missed(*answers: str) -> list[str]:
        match = Match(DAWN, {"position": text}, 1, chance=False)
        for name in answers:
            match.feed(answer_named(DAWN, match.state, name))
        while isinstance(match.state.pending, Ask) and match.state.turn == 0:
            match.feed(match.state.pending.options[-1])
        return [each.given for each in missed_in(to_record(match))]

    assert missed(*attacks) == []
    assert missed("culture") == ["culture"]
    assert missed("military", "-") == ["pass"]


def test_the_command_tells_what_it_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    lines = [json.dumps(record_of(card)) for card in ("science", "culture")]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert main([str(file)]) == 1
    out, err = capsys.readouterr()
    assert "“science” wins with 100%" in out
    assert f"{file}:2" in out
    assert err.strip().endswith("1 wins missed in 1 of 2 games.")
    assert main([str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["given"] == "culture"


@pytest.mark.parametrize(
    ("name", "text"),
    [("no.json", None), ("bad.json", "nonsense"), ("old.jsonl", '{"format": "other"}')],
)
def test_bad_input_gets_one_sentence(
    name: str, text: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    if text is not None:
        file.write_text(text, "utf-8")
    assert main([str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert err.startswith(f"missed: {file}") or "cannot be read" in err


def test_a_folder_without_records_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"missed: {tmp_path} holds no records.\n"
