"""What holds in every position of every game."""

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_play import played, setup_for
from ziggurat.core.codec import canonical
from ziggurat.core.flow import IllegalAnswer
from ziggurat.core.match import Match
from ziggurat.core.records import parsed, to_record, verified
from ziggurat.games.dawn.conservation import violations
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

SEEDS = st.integers(min_value=0, max_value=10**6)
FEW = settings(max_examples=8, derandomize=True)


def _mutable_parts(s: State) -> dict[int, str]:
    parts: dict[int, str] = {}
    names = [name for name in dir(s) if not name.startswith("_")]
    assert {"stack", "triggers", "tokens", "setup"} <= set(names)
    for name in names:
        value = getattr(s, name)
        if isinstance(value, list):
            parts[id(value)] = name
            for item in value:
                assert not isinstance(item, list | dict | set), name
    for frame in s.stack:
        parts[id(frame)] = type(frame).__name__
        for name in frame.fields:
            assert isinstance(getattr(frame, name), int | tuple), (type(frame), name)
    return parts


@FEW
@given(SEEDS)
def test_a_clone_shares_nothing_mutable(seed: int) -> None:
    for match in played(seed, 300):
        s = match.state
        copy = s.clone()
        assert not _mutable_parts(s).keys() & _mutable_parts(copy).keys()
        assert copy.hash() == s.hash()


@FEW
@given(SEEDS)
def test_playing_a_clone_leaves_the_original_alone(seed: int) -> None:
    rng = random.Random(seed)
    for number, match in enumerate(played(seed, 400)):
        if number % 20:
            continue
        before = canonical(match.state.to_json())
        copy = match.state.clone()
        for _ in range(30):
            if copy.pending is not None:
                copy.play(rng.choice(copy.pending.options))
        assert canonical(match.state.to_json()) == before


@FEW
@given(SEEDS)
def test_any_position_goes_to_json_and_back_unchanged(seed: int) -> None:
    rng = random.Random(seed)
    for number, match in enumerate(played(seed, 500)):
        if number % 10:
            continue
        s = match.state
        again = DAWN.from_json(json.loads(json.dumps(s.to_json())))
        assert again.to_json() == s.to_json()
        twin = s.clone()
        for _ in range(10):  # and it plays on alike
            if twin.pending is not None:
                answer = rng.choice(twin.pending.options)
                twin.play(answer)
                again.play(answer)
        assert again.hash() == twin.hash()


@FEW
@given(SEEDS)
def test_every_component_is_in_one_place_after_every_answer(seed: int) -> None:
    for match in played(seed, 1500):
        assert not violations(match.state)


@FEW
@given(SEEDS)
def test_an_answer_that_was_not_offered_is_refused_and_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    for match in played(seed, 150):
        question = match.state.pending
        if question is None:
            continue
        before = canonical(match.state.to_json())
        wrong = {-2, -1, 10**9, *(rng.randrange(-5, 300) for _ in range(5))}
        for answer in wrong - set(question.options):
            with pytest.raises(IllegalAnswer):
                match.state.play(answer)
        assert canonical(match.state.to_json()) == before


def test_a_finished_game_takes_no_answer() -> None:
    match = list(played(0, 10**6))[-1]
    assert match.ask is None
    assert match.state.winners()
    before = canonical(match.state.to_json())
    with pytest.raises(IllegalAnswer):
        match.state.play(0)
    assert canonical(match.state.to_json()) == before


@FEW
@given(SEEDS)
def test_a_record_replays_exactly(seed: int) -> None:
    match = list(played(seed, 600))[-1]
    record = to_record(match)
    again = verified(DAWN, parsed(json.dumps(record)))
    assert again.state.to_json() == match.state.to_json()
    assert to_record(again) == record


@FEW
@given(SEEDS)
def test_undo_leads_back_to_every_earlier_position(seed: int) -> None:
    hashes: list[str] = []
    counts: list[int] = []
    for match in played(seed, 200):
        hashes.append(match.state.hash())
        counts.append(len(match.answers))
    for number in (len(hashes) - 1, len(hashes) * 2 // 3, len(hashes) // 3, 0):
        match.undo(counts[number])
        assert match.state.hash() == hashes[number]


def test_after_undo_the_dice_fall_the_same() -> None:
    matches = list(played(4, 300))
    match = matches[-1]
    answers = list(match.answers)
    final = match.state.hash()
    match.undo(len(answers) // 2)
    while len(match.answers) < len(answers):
        match.answer(answers[len(match.answers)])
    assert match.answers == answers
    assert match.state.hash() == final


@FEW
@given(SEEDS)
def test_a_view_tells_a_seat_nothing_it_may_not_know(seed: int) -> None:
    for number, match in enumerate(played(seed, 300)):
        if number % 10 or match.ask is None:
            continue
        s = match.state
        for seat in (*range(s.seats), None):
            view = DAWN.view(s, seat)
            assert "stack" not in view
            pending = view["pending"]
            assert ("options" in pending) == (seat == match.ask.player)
            json.dumps(view)


def test_what_is_to_come_is_in_no_position() -> None:
    """Two games with the same answers and other seeds are equal until chance tells them apart: no
    hidden order exists ahead of time."""
    first = Match(DAWN, {"leaders": ["rome", "egypt"]}, 1, chance=False)
    second = Match(DAWN, {"leaders": ["rome", "egypt"]}, 2, chance=False)
    assert first.state.hash() == second.state.hash()
    for match in (first, second):
        while match.ask is None:
            assert match.state.pending is not None
            match.feed(match.state.pending.options[0])
    assert first.state.hash() == second.state.hash()


def test_the_same_seed_and_answers_give_the_same_hash_on_every_run() -> None:
    script = (
        "from tests.random_play import played\n"
        "print([list(played(seed, 250))[-1].state.hash() for seed in (1, 8)])"
    )
    outputs: set[Any] = set()
    for hash_seed in ("0", "1", "987"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.add(done.stdout)
    assert len(outputs) == 1


def test_setups_of_the_property_tests_vary() -> None:
    setups = [setup_for(seed) for seed in range(60)]
    assert {setup.get("map") for setup in setups} == {"first-game", "built", None}
    players = {(setup.get("edition", "base"), setup["players"]) for setup in setups}
    base = {("base", count) for count in (2, 3, 4)}
    assert players == base | {("terra-incognita", count) for count in (2, 3, 4, 5)}
