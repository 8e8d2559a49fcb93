"""One game of the arena."""

import pytest

from tests.arena.games import fixture, result, timeless
from ziggurat.arena.play import BotFailed, bot_seed, play, rounded
from ziggurat.bots import BOTS
from ziggurat.bots.simple import RandomBot
from ziggurat.core.game import GameState
from ziggurat.core.records import verified
from ziggurat.games.dawn.game import DAWN


def test_the_same_fixture_is_the_same_game() -> None:
    first, again = play(fixture("random", "builder")), play(fixture("random", "builder"))
    assert timeless(first[0]) == timeless(again[0])
    assert first[1] == again[1]


def test_a_game_that_reaches_its_limit_is_cut_and_its_record_replays() -> None:
    found, record = play(fixture("random", "builder"))
    assert found.cut
    assert found.winners == []
    assert found.rounds == 6
    assert record["seats"] == ["random", "builder"]
    assert verified(DAWN, record).state.hash() == found.hash


def test_a_finished_game_tells_who_won_with_which_agendas() -> None:
    found, record = play(fixture("eager", "builder", rounds=0))
    assert not found.cut
    assert record["result"]["winners"] == found.winners
    agendas = found.goals["agenda"]
    for seat in found.winners:
        assert len(agendas["met"][seat]) >= 3
    assert {slug for met in agendas["met"] for slug in met} <= set(agendas["offered"])
    assert len(agendas["offered"]) == 6


def test_seats_that_share_a_win_have_a_part_of_it() -> None:
    shared = result("a", "b", "c", winners=(0, 2))
    assert [shared.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_only_real_decisions_are_timed() -> None:
    found, _ = play(fixture("random", "random"))
    assert 0 < sum(sum(counts.values()) for counts in found.times) < found.answers


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "1"), (0.0000074, "7"), (0.000123, "120"), (0.0005, "500"), (1.2345, "1200000")],
)
def test_times_are_kept_to_two_digits(seconds: float, text: str) -> None:
    assert rounded(seconds) == text


def test_seats_have_bots_with_seeds_of_their_own() -> None:
    assert len({bot_seed(seed, seat) for seed in range(50) for seat in range(5)}) == 250


class _Clumsy(RandomBot):
    """Loses decisions and counts them."""

    closed = 0
    faults = 3

    def close(self) -> None:
        _Clumsy.closed += 1


class _Broken(_Clumsy):
    def choose(self, s: GameState) -> int:
        raise RuntimeError("out of ideas")


class _Cheat(_Clumsy):
    def choose(self, s: GameState) -> int:
        return 987654


def test_faults_are_counted_and_bots_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "clumsy", _Clumsy)
    before = _Clumsy.closed
    found, _ = play(fixture("random", "clumsy"))
    assert found.faults == [0, 3]
    assert _Clumsy.closed == before + 1


@pytest.mark.parametrize(
    ("kind", "told"), [(_Broken, "RuntimeError: out of ideas"), (_Cheat, "IllegalAnswer")]
)
def test_a_bot_of_ours_that_fails_is_named(
    kind: type[_Clumsy], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "bad", kind)
    before = _Clumsy.closed
    with pytest.raises(BotFailed, match=rf"“bad” failed in the game random \| bad #1, .*{told}"):
        play(fixture("random", "bad"))
    assert _Clumsy.closed == before + 1
