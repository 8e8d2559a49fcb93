"""Bots named on a command line."""

from itertools import pairwise

import pytest

from ziggurat.bots import BOTS, bots_of, is_quick
from ziggurat.bots.sage import SageBot
from ziggurat.bots.simple import EagerBot, RandomBot
from ziggurat.bots.specs import BadSpec, is_level, label, maker, opponents_of, rating, strength
from ziggurat.games.registry import plugins


class _Deep(RandomBot):
    """A bot with options."""

    def __init__(self, seed: int, nodes: int = 10, c: float = 1.4, quick: bool = False) -> None:
        super().__init__(seed)
        self.options = (nodes, c, quick)


class _Timed(RandomBot):
    """A bot that thinks for a time, or without a clock."""

    def __init__(self, seed: int, seconds: float = 1.0, steady: bool = False) -> None:
        super().__init__(seed)
        self.options = (seconds, steady)


@pytest.fixture(autouse=True)
def _deep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "deep", _Deep)
    monkeypatch.setitem(BOTS, "timed", _Timed)


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
        ("nobody", "there is no bot “nobody”; there is easy, fair, strong, hardest, random"),
        ("", "there is no bot “”"),
        ("deep:depth=1", "“deep” has no option “depth”; its options: nodes, c, quick"),
        ("deep:nodes=many", "option nodes of “deep” cannot be “many”"),
        ("deep:nodes", "option nodes of “deep” cannot be “”"),
        ("deep:quick=perhaps", "option quick of “deep” cannot be “perhaps”"),
        ("exploiter:trick=wait", "there is no trick “wait”; there is rush"),
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


@pytest.mark.parametrize("game", plugins())
def test_every_game_has_four_levels_for_people_before_its_bots(game: str) -> None:
    found = list(opponents_of(game))
    assert found == ["easy", "fair", "strong", "hardest", *bots_of(game)]
    assert [name for name in found if is_level(name, game)] == found[:4]
    assert [strength(name, game) for name in found[:4]] == [2, 3, 4, 5]
    assert plugins()[game].opponent in found
    for name in found[:4]:
        assert callable(opponents_of(game)[name](1).choose)


@pytest.mark.parametrize("game", ["dawn", "wisdom"])
def test_each_level_has_a_rating_above_that_of_the_one_before(game: str) -> None:
    ratings = [rating(name, game) for name in ("easy", "fair", "strong", "hardest")]
    assert ratings[0] == 1000
    assert all(one and other and one < other for one, other in pairwise(ratings))
    assert rating("sage", game) is None


def test_a_bot_is_as_strong_as_the_level_that_it_is_or_as_its_game_says() -> None:
    bots = {"random": 1, "greedy": 2, "steward": 3, "veteran": 3, "sage": 4}
    assert {bot: strength(bot, "dawn") for bot in bots} == bots


def test_a_level_takes_the_options_of_its_bot_and_answers_as_quickly() -> None:
    assert isinstance(maker("hardest:nodes=5")(1), SageBot)
    assert isinstance(maker("mine=strong:seconds=0")(1), SageBot)
    with pytest.raises(BadSpec, match="“hardest” has no option “depth”"):
        maker("hardest:depth=1")
    quick = {name for name, make in opponents_of("dawn").items() if is_quick(make)}
    assert "fair" in quick
    assert not {"strong", "hardest"} & quick


@pytest.mark.parametrize(
    ("spec", "options"),
    [
        ("timed", (1.0, True)),
        ("timed:seconds=2", (2.0, False)),
        ("timed:steady=no", (1.0, False)),
        ("deep:nodes=20", (20, 1.4, False)),
    ],
)
def test_where_the_same_games_are_wanted_nobody_looks_at_a_clock_unless_seconds_are_named(
    spec: str, options: object
) -> None:
    bot = maker(spec, steady=True)(1)
    assert isinstance(bot, _Timed | _Deep)
    assert bot.options == options
