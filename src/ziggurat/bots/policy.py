"""Which answers a search would like, learned from searches: a first idea of a question that takes
next to no time.

A game tells what its answers are like in figures (`Knowledge.features`); most are 0, so only the
others are written down. A policy weighs them, with weights for all questions and more for each kind
of question, and makes shares of the sums (a softmax). It is fitted to the shares of the visits that
searches gave to the answers (`Root`).
"""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from math import exp, isfinite, log
from typing import Any, Final, NamedTuple

_PASSES: Final = 10
_RATE: Final = 0.03
_KEEP_SMALL: Final = 1e-3
_ROUNDED: Final = 3
SHARED: Final = "all"  # the weights of all kinds of questions

Features = list[tuple[int, float]]  # number and figure of those that are not 0


class BadWeights(ValueError):
    """Weights that cannot be used; the text says why in one sentence."""


class Root(NamedTuple):
    """How often a search tried the answers to one question."""

    kind: str
    options: list[Features]
    visits: list[int]


class Policy:
    """Weighs the figures of answers."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        shared = weights[SHARED]
        self._shared = tuple(shared)
        self._sums = {
            kind: tuple(a + b for a, b in zip(shared, own, strict=True))
            for kind, own in weights.items()
            if kind != SHARED
        }

    def shares(self, kind: str, options: Sequence[Features]) -> list[float]:
        """The share of each answer; they add up to 1."""
        weights = self._sums.get(kind, self._shared)
        return softmax([sum(weights[n] * x for n, x in each) for each in options])


def softmax(scores: Sequence[float]) -> list[float]:
    best = max(scores)
    powers = [exp(score - best) for score in scores]
    whole = sum(powers)
    return [power / whole for power in powers]


def wanted(root: Root) -> list[float]:
    """The shares that a policy should have given: those of the visits."""
    whole = sum(root.visits)
    return [visits / whole for visits in root.visits]


def fitted(
    roots: Sequence[Root], size: int, seed: int, told: Callable[[int, int], None] | None = None
) -> dict[str, list[float]]:
    """The weights of so many figures whose shares come nearest to the wanted ones, by stochastic
    gradient descent (Adagrad: a figure that is rarely there learns faster). The same seed gives
    the same weights. `told` hears which pass of how many is done."""
    source = random.Random(seed)
    kinds = sorted({root.kind for root in roots})
    weights = {kind: [0.0] * size for kind in (SHARED, *kinds)}
    moved = {kind: [1e-2] * size for kind in weights}
    aims = [wanted(root) for root in roots]
    order = list(range(len(roots)))
    for done in range(_PASSES):
        source.shuffle(order)
        rate = _RATE * (1 - done / _PASSES)
        for number in order:
            root, aim = roots[number], aims[number]
            shared, own = weights[SHARED], weights[root.kind]
            given = softmax([_score(shared, own, option) for option in root.options])
            push: dict[int, float] = {}
            for option, share, whole in zip(root.options, given, aim, strict=True):
                for feature, x in option:
                    push[feature] = push.get(feature, 0.0) + (whole - share) * x
            for kind in (SHARED, root.kind):
                mine, past = weights[kind], moved[kind]
                for feature, gradient in push.items():
                    slope = gradient - _KEEP_SMALL * mine[feature]
                    past[feature] += slope * slope
                    mine[feature] += rate * slope / past[feature] ** 0.5
        if told is not None:
            told(done + 1, _PASSES)
    return {kind: [round(w, _ROUNDED) for w in found] for kind, found in weights.items()}


def _score(shared: Sequence[float], own: Sequence[float], features: Features) -> float:
    return sum((shared[n] + own[n]) * x for n, x in features)


def surprise(roots: Sequence[Root], shares: Callable[[Root], Sequence[float]]) -> float:
    """How far shares are from the wanted ones on average: 0 at best (the divergence of Kullback and
    Leibler)."""
    total = 0.0
    for root in roots:
        pairs = zip(wanted(root), shares(root), strict=True)
        total += sum(aim * log(aim / given) for aim, given in pairs if aim)
    return total / max(1, len(roots))


def to_json(weights: Mapping[str, Sequence[float]], names: Sequence[str], made_by: str) -> str:
    """Weights as they are kept: those that are not 0, by name."""
    named = {
        kind: {name: w for name, w in zip(names, found, strict=True) if w}
        for kind, found in weights.items()
    }
    return json.dumps({"made_by": made_by, "weights": named}, indent=1) + "\n"


def from_json(text: str, names: Sequence[str]) -> dict[str, list[float]]:
    """The weights in a text, in the order of these names; raises BadWeights."""
    try:
        data: Any = json.loads(text)
    except ValueError:
        raise BadWeights("the weights of the policy are not JSON") from None
    named = data.get("weights") if isinstance(data, dict) else None
    if not isinstance(named, dict) or not isinstance(named.get(SHARED), dict):
        raise BadWeights(f"the weights of the policy lack the table “{SHARED}”")
    place = {name: n for n, name in enumerate(names)}
    found = {}
    for kind, table in named.items():
        if not isinstance(table, dict):
            raise BadWeights(f"of the weights of the policy, “{kind}” is no table")
        found[kind] = [0.0] * len(names)
        for name, weight in table.items():
            if name not in place:
                raise BadWeights(f"the policy weighs “{name}”, which is no figure of an answer")
            if type(weight) not in (int, float) or not isfinite(weight):
                raise BadWeights(f"the weight of “{name}” is no number")
            found[kind][place[name]] = float(weight)
    return found
