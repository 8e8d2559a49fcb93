"""Veteran weighs one step against another by its manner, and games against itself tune that."""

import json
from pathlib import Path

import pytest

from tests.dawn.rows import row
from tests.table import Table, arrange
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.core.match import Match
from ziggurat.games.dawn.bots import tuning
from ziggurat.games.dawn.bots.manner import MANNERS, Manner, read
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.bots.veteran import VeteranBot
from ziggurat.games.dawn.content import BASE, TERRA, VICTORY
from ziggurat.games.dawn.game import DAWN

# A rich capital on a road. Next to it a city-state, a barbarian and a rival's token.
ROAD = """
    map = '''
     g g g g
    g N g g g . g
     g g g g
    '''
    icons = { 2 = "seoul", 5 = "crater_lake" }
    barbarians = { A = 1 }
    face_up = "stonehenge petra"
    victory = "civilized_money_grubber warmonger_paranoid explorer_aesthetic"
    [[seat]]
    leader = "rome"
    row = "ROW"
    cards = "CARD"
    resources = "marble marble marble oil oil oil"
    capital = 6
    [[seat]]
    leader = "egypt"
    capital = 9
    tokens = [7]
"""


def with_(**weights: float) -> Manner:
    """The manner of the base game with some figures changed."""
    manner = MANNERS[BASE]
    assert set(weights) <= set(manner.weights)
    return Manner(manner.weights | weights, manner.turns)


def answer(table: Table, manner: Manner) -> str:
    """Veteran's answer to the pending question."""
    question = table.s.pending
    assert question is not None
    return DAWN.name(table.s, question, VeteranBot(1, looks=False, manner=manner).choose(table.s))


@pytest.mark.parametrize("what", ["city", "wonder"])
def test_it_builds_what_its_manner_likes(what: str) -> None:
    table = arrange(ROAD, ROW=row("industry", 5), CARD="pottery").play("choose_card=industry")
    table.at("build", seat=0)
    assert answer(table, with_(**{f"build_{what}": 99.0})) == what


@pytest.mark.parametrize(
    ("figure", "space"), [("prey_barbarian", "1"), ("prey_state", "2"), ("prey_token", "7")]
)
def test_it_attacks_what_its_manner_likes(figure: str, space: str) -> None:
    table = arrange(ROAD, ROW=row("military", 5), CARD="masonry").play("choose_card=military")
    table.play("military=attack").at("attack", seat=0)
    assert answer(table, with_(**{figure: 999.0})) == space


def test_it_attacks_nothing_that_is_not_worth_it() -> None:
    table = arrange(ROAD, ROW=row("military", 5), CARD="masonry").play("choose_card=military")
    hopeless = with_(prey_least=1e6)
    assert answer(table, hopeless) != "attack"
    assert answer(table.play("military=attack"), hopeless) == "pass"


def test_a_token_takes_what_its_manner_likes() -> None:
    table = arrange(ROAD, ROW=row("culture", 5), CARD="early_empire").play("choose_card=culture")
    table.at("place_token", seat=0)
    assert answer(table, with_(token_natural=999.0)) == "5"
    assert answer(table, with_(token_natural=-999.0)) != "5"


@pytest.mark.parametrize("edition", sorted(MANNERS))
def test_every_agenda_of_an_edition_has_its_turns(edition: str) -> None:
    of_cards = {
        agenda.slug for card in VICTORY if edition in card.editions for agenda in card.agendas
    }
    assert set(MANNERS[edition].turns) == of_cards
    assert min(MANNERS[edition].turns.values()) > 0


@pytest.mark.parametrize(
    ("edition", "like", "unlike"),
    [(BASE, VeteranBot, StewardBot), (TERRA, StewardBot, VeteranBot)],
)
def test_sage_thinks_as_veteran_plays_in_the_base_game_and_else_as_steward(
    edition: str, like: type[StewardBot], unlike: type[StewardBot]
) -> None:
    match = Match(DAWN, {"edition": edition, "players": 2}, seed=3)
    habit = knowledge_of(match.state).habit(1)
    one, other = like(1, looks=False), unlike(1, looks=False)
    differed = 0
    while (ask := match.ask) is not None and match.state.round < 12:
        chosen = habit.choose(match.state)
        assert chosen == one.choose(match.state), (len(match.answers), ask.prompt.name)
        differed += chosen != other.choose(match.state)
        match.answer(chosen)
    assert differed


def test_no_tuning_makes_an_army_attack_a_hopeless_fort_or_a_turn_take_no_time() -> None:
    figures = tuning.flat(MANNERS[BASE]) | {"fort": -1.0, "turns.explorer": -1.0}
    assert tuning.whole(figures).weights["fort"] >= 0.2
    assert tuning.whole(figures).turns["explorer"] > 0
    assert tuning.flat(tuning.whole(tuning.flat(MANNERS[BASE]))) == tuning.flat(MANNERS[BASE])


def tuned(monkeypatch: pytest.MonkeyPatch, out: Path, *words: str) -> Path:
    monkeypatch.setattr(tuning, "_AT_ONCE", 1)
    monkeypatch.setattr("sys.argv", ["tuning", "--out", str(out), "--jobs", "1", *words])
    tuning.main()
    return out


def test_tuning_goes_on_where_it_was_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And the same games give the same figures."""
    kept: list[str] = []
    told = tuning._as_text

    def keeping(manners: dict[str, Manner], pairs: int) -> str:
        kept.append(told(manners, pairs))
        return kept[-1]

    monkeypatch.setattr(tuning, "_as_text", keeping)
    whole = tuned(monkeypatch, tmp_path / "whole.json", "--pairs", "5").read_text("utf-8")
    stopped = tmp_path / "stopped.json"
    stopped.write_text(kept[2], "utf-8")
    assert tuned(monkeypatch, stopped, "--pairs", "5").read_text("utf-8") == whole
    assert json.loads(whole)["pairs"] == 5
    figures = tuning.flat(read(whole)[BASE])
    assert figures != tuning.flat(MANNERS[BASE]), "five pairs of games move nothing"
    assert set(figures) == set(tuning.flat(MANNERS[BASE]))


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"pairs": 1, "manners": {"base": 3}}', '{"pairs": 1, "manners": {}}']
)
def test_tuning_leaves_a_file_that_is_not_its_own(
    text: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    other = tmp_path / "other.json"
    other.write_text(text, "utf-8")
    with pytest.raises(SystemExit):
        tuned(monkeypatch, other, "--pairs", "1")
    assert "is no file of this command" in capsys.readouterr().err
    assert other.read_text("utf-8") == text
