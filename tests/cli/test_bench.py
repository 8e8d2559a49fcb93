"""`ziggurat bench`: what it measures; how fast this machine is does not matter here."""

import importlib.util
import json

from tests.cli.terminal import ziggurat

HAS_CATANATRON = importlib.util.find_spec("catanatron") is not None


def test_the_figures() -> None:
    session = ziggurat("bench", "--seconds", "0.1", "--json")
    assert session.code == 0
    found = json.loads(session.out)
    assert found.keys() == {"ziggurat", "catanatron", "ratios", "growth"}
    assert found["growth"]["cost_ratio"] > 0
    assert found["ziggurat"].keys() == {"answers_per_s", "clones_per_s", "options_per_s"}
    assert all(figure > 0 for figure in found["ziggurat"].values())
    if HAS_CATANATRON:
        assert found["catanatron"].keys() == found["ratios"].keys() < found["ziggurat"].keys()
    else:
        assert found["catanatron"] is None
        assert found["ratios"] is None


def test_the_table() -> None:
    session = ziggurat("bench", "--seconds", "0.1")
    assert session.code == 0
    assert "answers" in session.out
    assert ("pip install" in session.text) is not HAS_CATANATRON
