"""Whether chances can be trusted is measured rightly: on sightings made by hand, and in games."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from ziggurat.arena import policy
from ziggurat.bots.calibration import (
    Sighting,
    brier,
    main,
    play,
    reliability,
    setup_of,
    slope,
    slope_interval,
)


def sightings(power: float, count: int = 3000, seed: int = 1) -> list[Sighting]:
    """Chances of two seats; the first wins as often as its true chance says, and it is told this
    chance to a power: above 1, too sure."""
    drawn = Random(seed)
    found = []
    for _ in range(count):
        true = 0.1 + 0.8 * drawn.random()
        told = [true**power, (1 - true) ** power]
        won = float(drawn.random() < true)
        found.append(Sighting([each / sum(told) for each in told], [won, 1 - won]))
    return found


@pytest.mark.parametrize("power", [0.5, 1.0, 2.0])
def test_the_slope_is_that_which_makes_chances_true(power: float) -> None:
    assert slope(sightings(power)) == pytest.approx(1 / power, rel=0.15)


def test_the_interval_of_the_slope_has_the_slope_in_it() -> None:
    seen = sightings(1.0, 400)
    low, high = slope_interval([seen[n : n + 20] for n in range(0, 400, 20)])
    assert low < slope(seen) < high


def test_the_brier_score() -> None:
    assert brier([Sighting([1, 0], [1, 0])]) == 0
    assert brier([Sighting([0.5, 0.5], [1, 0])]) == 0.25
    assert brier([Sighting([0.9, 0.1], [0, 1])]) == pytest.approx(0.81)


def test_the_table_has_what_was_told_and_what_came() -> None:
    seen = [Sighting([0.72, 0.28], [1, 0]), Sighting([0.78, 0.22], [0, 1])]
    low, high = reliability(seen)
    assert (low.least, low.count, low.came) == (0.2, 2, 0.5)
    assert (high.most, high.count, high.came) == (0.8, 2, 0.5)
    assert low.told == pytest.approx(0.25)
    assert high.told == pytest.approx(0.75)


@pytest.mark.parametrize("visits", [0, 2])
def test_a_game_tells_chances_of_all_seats_and_who_won(visits: int) -> None:
    setup = setup_of("edition=base,players=2")
    found = play("dawn", setup, ["steward"], seed=1, visits=visits, rounds=60)
    assert found
    for each in found:
        assert sum(each.chances) == pytest.approx(1)
        assert sum(each.won) == 1
    if not visits:
        assert play("dawn", setup, ["steward"], seed=1, visits=0, rounds=60) == found


def test_a_game_that_is_cut_teaches_nothing() -> None:
    setup = setup_of("edition=base,players=2")
    assert play("dawn", setup, ["steward"], seed=1, visits=0, rounds=3) == []


def test_the_command_tells_a_table_for_each_setup_and_keeps_what_it_saw(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--game", "dawn", "--setup", "edition=base,players=2", "--games", "2"]
    words += ["--bot", "steward", "--keep", str(tmp_path / "seen")]
    main(words)
    told = capsys.readouterr().out
    monkeypatch.delattr("ziggurat.bots.calibration.play")  # nothing is played again
    main(words)
    assert capsys.readouterr().out == told
    assert "edition=base,players=2: 2 games," in told
    assert "| chance told | seats | mean told | won |" in told
    assert "slope" in told


@pytest.mark.parametrize("command", [main, policy.main])
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--setup", "players=9"], "2 to 4 can play, not 9."),
        (["--setup", "nonsense"], "a setup has no nonsense."),
        (["--game", "nosuch"], "there is no game “nosuch”"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    command: Callable[[list[str]], object],
    words: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = ["--keep", str(tmp_path / "keep")]
    files += ["--out", str(tmp_path / "out")] if command is policy.main else []
    with pytest.raises(SystemExit) as ended:
        command([*words, *files])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
