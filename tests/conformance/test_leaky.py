"""The checks notice: each spoiled Bazaar fails the check of the promise it breaks."""

import pytest

from bazaar.game import Bazaar
from bazaar.plugin import BazaarPlugin
from tests.conformance import leaky
from tests.conformance.leaky import Spoiled, made
from ziggurat.conformance.running import KINDS, broken, conforms
from ziggurat.games import registry

SHOWN = "a seat is shown nothing that is hidden from it"
SPECTATOR = "a spectator is shown nothing that is hidden from a seat"
LIGHTS = "what an answer would light shows nothing that is hidden"
BELIEF = "what a seat imagines depends only on what it knows"
TWINS = "nothing that a bot gets changes when only something hidden changes"
LOG = "the log tells a seat nothing that is hidden from it"
FAIR = "what is imagined is fair: the truth turns up, and so does all else"
LAB = "what is learnt from and exported shows nothing that is hidden"
UNDO = "an answer that may be taken back has revealed nothing"
COPY = "a copy shares nothing with its position"
SAVED = "a position can be saved and read at any moment"
REFUSED = "an answer that is not offered is refused and changes nothing"
LOST = "nothing is lost and nothing comes from nowhere"
NAMES = "the names of answers are unique and without spaces"
WORDS = "there are words in every language"


@pytest.mark.parametrize(
    ("plugin", "check"),
    [
        (Spoiled(leaky.OpenHands()), SHOWN),
        (Spoiled(leaky.OpenOptions()), SHOWN),
        (Spoiled(leaky.OpenToSpectators()), SPECTATOR),
        (leaky.OpenPicture(Bazaar()), SHOWN),
        (leaky.OpenLights(Bazaar()), LIGHTS),
        (leaky.OpenSeries(Bazaar()), SHOWN),
        (leaky.OpenFeatures(Bazaar()), LAB),
        (leaky.OpenTable(Bazaar()), LAB),
        (Spoiled(leaky.KnowsAll()), FAIR),
        (Spoiled(leaky.KnowsDecks()), BELIEF),
        (Spoiled(leaky.KnowsBids()), TWINS),
        (Spoiled(leaky.Gloomy()), FAIR),
        (Spoiled(leaky.Careless()), SHOWN),
        (Spoiled(leaky.Loud()), LOG),
        (made(leaky.Hushed), UNDO),
        (made(leaky.Telling), SHOWN),
        (made(leaky.Sharing), COPY),
        (made(leaky.Lax), REFUSED),
        (made(leaky.Spoiling), REFUSED),
        (made(leaky.Forgetful), SAVED),
        (made(leaky.Losing), LOST),
        (Spoiled(leaky.Nameless()), NAMES),
        (leaky.EnglishOnly(Bazaar()), WORDS),
    ],
    ids=lambda value: value.leak if isinstance(value, Spoiled) else "",
)
def test_a_broken_promise_is_noticed(plugin: BazaarPlugin, check: str) -> None:
    registry.register("bazaar", plugin)
    try:
        kinds = [kind for kind in KINDS if kind.name == check]
        found = broken(conforms(plugin, games=5, answers=60, kinds=kinds))
    finally:
        registry.forget("bazaar")
    assert check in found
