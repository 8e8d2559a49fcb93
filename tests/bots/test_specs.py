"""Bots named on a command line."""

import pytest

from ziggurat.bots import BOTS
from ziggurat.bots.simple import EagerBot, RandomBot
from ziggurat.bots.specs import BadSpec, label, maker


class _Deep(RandomBot):
    """A bot with options."""

    def __init__(self, seed: int, nodes: int = 10, c: float = 1.4, quick: bool = False) -> None:
        super().__init__(seed)
        self.options = (nodes, c, quick)


@pytest.fixture(autouse=True)
def _deep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "deep", _Deep)


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("random", "random"),
        ("deep:nodes=20", "deep:nodes=20"),
        ("other=deep:nodes=20,c=2", "other"),
        ("other=random", "other"),
        ("mine=cmd:python3 bot.py --level=3", "mine"),
    ],
)
def test_what_a_bot_is_called(spec: str, name: str) -> None:
    assert label(spec) == name


def test_a_bot_by_its_name() -> None:
    assert type(maker("eager")(1)) is EagerBot
    assert type(maker("other=eager")(1)) is EagerBot


@pytest.mark.parametrize(
    ("spec", "options"),
    [
        ("deep", (10, 1.4, False)),
        ("deep:nodes=20", (20, 1.4, False)),
        ("x=deep:nodes=20, c=2,quick=yes", (20, 2.0, True)),
    ],
)
def test_options_are_read_as_what_the_bot_declares(spec: str, options: object) -> None:
    bot = maker(spec)(1)
    assert isinstance(bot, _Deep)
    assert bot.options == options


def test_every_bot_of_ours_takes_the_options_it_has_compiled_or_not() -> None:
    for spec in ("steward:looks=no", "sage:nodes=3,seconds=0,rounds=1,learned=no"):
        maker(spec)(1)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("nobody", "there is no bot “nobody”; there is random"),
        ("", "there is no bot “”"),
        ("deep:depth=1", "“deep” has no option “depth”; its options: nodes, c, quick"),
        ("deep:nodes=many", "option nodes of “deep” cannot be “many”"),
        ("deep:nodes", "option nodes of “deep” cannot be “”"),
        ("deep:quick=perhaps", "option quick of “deep” cannot be “perhaps”"),
        ("cmd:./bot", "a program from outside needs a name: mybot=cmd:./bot"),
        ("mine=cmd: ", "“mine” has no command to start it"),
    ],
)
def test_a_spec_that_names_no_bot(spec: str, sentence: str) -> None:
    with pytest.raises(BadSpec) as caught:
        maker(spec)
    assert sentence in str(caught.value)


def test_a_program_from_outside() -> None:
    from ziggurat.bots.outside import OutsideBot

    bot = maker("mine=cmd:./bot --fast")(7)
    assert isinstance(bot, OutsideBot)
    assert bot.command == "./bot --fast"
