"""A policy learned from searches: what did well gets a share, and weights are read with care."""

import json
import random

import pytest

from ziggurat.bots.policy import (
    SHARED,
    BadWeights,
    Policy,
    Root,
    fitted,
    from_json,
    surprise,
    to_json,
    wanted,
)

NAMES = ("good", "noise")


def roots(count: int, seed: int) -> list[Root]:
    """Questions of two kinds with three answers; the first figure of an answer is its worth, the
    second says nothing."""
    source = random.Random(seed)
    found = []
    for number in range(count):
        worths = [source.random() for _ in range(3)]
        options = [[(0, worth), (1, source.random())] for worth in worths]
        visits = [1 + int(50 * worth * worth) for worth in worths]
        found.append(Root("ab"[number % 2], options, visits))
    return found


def test_what_was_tried_more_gets_a_greater_share() -> None:
    assert wanted(Root("a", [[], [], []], [6, 2, 0])) == [0.75, 0.25, 0.0]


def test_a_policy_learns_what_makes_answers_good() -> None:
    weights = fitted(roots(400, 1), 2, seed=1)
    policy = Policy(weights)
    fresh = roots(100, 2)
    learned = surprise(fresh, lambda root: policy.shares(root.kind, root.options))
    assert learned < surprise(fresh, lambda root: [1 / 3] * 3) / 3
    good, noise = weights[SHARED]
    assert good > 5 * abs(noise)


def test_the_same_seed_gives_the_same_weights() -> None:
    taught = roots(60, 3)
    assert fitted(taught, 2, seed=5) == fitted(taught, 2, seed=5)


def test_a_kind_of_question_nobody_saw_goes_by_the_weights_of_all() -> None:
    policy = Policy({SHARED: [1.0, 0.0], "a": [-2.0, 0.0]})
    options = [[(0, 1.0)], [(0, 0.0)]]
    assert policy.shares("a", options)[0] < 0.5 < policy.shares("never seen", options)[0]


def test_weights_are_read_as_they_were_written() -> None:
    weights = {SHARED: [0.5, 0.0], "a": [0.0, -1.25]}
    text = to_json(weights, NAMES, "a test")
    assert from_json(text, NAMES) == weights
    assert "noise" not in json.loads(text)["weights"][SHARED]  # what is 0 is not written


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "the weights of the policy are not JSON"),
        ("[]", "lack the table “all”"),
        ('{"weights": {"all": 3}}', "lack the table “all”"),
        ('{"weights": {"all": {}, "a": 3}}', "“a” is no table"),
        ('{"weights": {"all": {"other": 1}}}', "“other”, which is no figure of an answer"),
        ('{"weights": {"all": {"good": "much"}}}', "the weight of “good” is no number"),
        ('{"weights": {"all": {"good": 1e999}}}', "the weight of “good” is no number"),
    ],
)
def test_malformed_weights_get_one_sentence(text: str, why: str) -> None:
    with pytest.raises(BadWeights, match=why) as problem:
        from_json(text, NAMES)
    assert "\n" not in str(problem.value)
