"""What answers are like in figures, and a search that looks first where a learned policy would."""

from importlib.resources import files
from math import isfinite
from pathlib import Path

import pytest

from ziggurat.arena.executors import Here
from ziggurat.arena.policy import Job, collect, kept, main, play
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.sage import SageBot
from ziggurat.bots.tree import Node, Tree
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.games.dawn.bots.prior import FEATURES, features, kind_of, policy
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

MOST = 200_000  # bytes of the weights in the package


def asked(edition: str, name: str, seed: int = 3) -> State:
    """The first moment of a game in which this is asked with a choice, after two rounds."""
    match = Match(DAWN, {"edition": edition, "players": 2}, seed)
    bots = [StewardBot(seat) for seat in range(2)]
    while (ask := match.ask) is not None:
        s = match.state
        if s.round > 2 and ask.prompt.name == name and len(ask.options) > 1:
            return s
        match.answer(bots[ask.player].choose(s))
    raise AssertionError(f"nobody was asked {name}")


def told(s: State) -> list[dict[str, float]]:
    ask = s.pending
    assert isinstance(ask, Ask)
    return [{FEATURES[n]: x for n, x in each} for each in features(s, ask, ask.options[0], 1)]


@pytest.mark.parametrize("edition", ["base", "terra-incognita"])
def test_every_answer_is_told_in_finite_figures_and_one_is_the_habit(edition: str) -> None:
    s = asked(edition, "choose_card")
    found = told(s)
    assert s.pending is not None
    assert len(found) == len(s.pending.options)
    assert all(isfinite(x) for each in found for x in each.values())
    assert [each.get("habit", 0) for each in found] == [1, *[0] * (len(found) - 1)]
    assert sum(name.startswith("card_") for name in found[0]) > 1


def test_looking_at_answers_changes_nothing() -> None:
    s = asked("base", "choose_card")
    before = s.hash()
    assert told(s) == told(s)
    assert s.hash() == before


def test_tiles_that_only_a_rival_has_seen_make_no_difference() -> None:
    """A search looks at the position as its seat may know it, so do the figures of its answers."""
    s = asked("terra-incognita", "choose_card")
    assert isinstance(s.pending, Ask)
    seat, knowledge = s.pending.player, knowledge_of(s)
    found = []
    for tile in range(2):
        other = s.clone()
        hidden = [n for n in range(64) if s.stack_tiles >> n & 1][tile]
        other.stack_tiles &= ~(1 << hidden)
        other.bottom, other.secret, other.scout = (hidden,), 1 << hidden, 1 - seat
        seen = knowledge.seen(other, seat)
        assert isinstance(seen, State)
        found.append(told(seen))
        found.append([{"answer": SageBot(5, nodes=8, seconds=0, prior=True).choose(other)}])
    assert found[:2] == found[2:]


def test_the_weights_of_the_package_are_small_and_can_be_read() -> None:
    text = files("ziggurat.games.dawn.bots").joinpath("policy.json").read_text("utf-8")
    assert len(text.encode()) < MOST
    s = asked("base", "choose_card")
    ask = s.pending
    assert isinstance(ask, Ask)
    shares = policy().shares(kind_of(ask), features(s, ask, ask.options[0], 1))
    assert sum(shares) == pytest.approx(1)
    assert max(shares) > 1.5 * min(shares)


def test_a_search_tries_first_what_the_policy_promises() -> None:
    s = asked("base", "choose_card")
    knowledge = knowledge_of(s)
    root = Node(s)
    Tree(root, knowledge, 1, rounds=1, policy=policy()).think(2, lambda _: True)
    assert sum(root.priors.values()) == pytest.approx(1)
    assert root.habit == max(root.priors, key=root.priors.__getitem__)
    assert list(root.children) == [root.habit]
    plain = Node(s)
    Tree(plain, knowledge, 1, rounds=1).think(2, lambda _: True)
    assert not plain.priors


def test_the_same_seed_gives_the_same_answer_with_a_policy() -> None:
    s = asked("terra-incognita", "choose_card")
    bots = [SageBot(9, nodes=12, seconds=0, prior=True) for _ in range(2)]
    assert bots[0].choose(s) == bots[1].choose(s)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.arena.policy._NODES", (6,))
    monkeypatch.setattr("ziggurat.arena.policy._LEAST_VISITS", 2)


SETUP = "edition=base,players=2"


@pytest.mark.usefixtures("quick")
def test_lessons_are_kept_and_not_played_again(tmp_path: Path) -> None:
    jobs = [Job("dawn", SETUP, seed, 2, False) for seed in (1, 2)]
    file = tmp_path / "lessons.jsonl"
    first = collect(jobs[:1], file, Here())
    assert first == {jobs[0].key: play(jobs[0])[1]}
    assert first[jobs[0].key]
    with file.open("a") as out:
        out.write('["cut sh')  # as a kill leaves it
    both = collect(jobs, file, Here())
    assert list(both) == [job.key for job in jobs]
    assert kept(file) == both


@pytest.mark.usefixtures("quick")
def test_the_same_command_makes_the_same_weights(tmp_path: Path) -> None:
    words = ["--setup", SETUP, "--games", "2", "--rounds", "2", "--seed", "4"]
    texts = []
    for number in range(2):
        out = tmp_path / f"{number}.json"
        assert main([*words, "--keep", str(tmp_path / f"{number}"), "--out", str(out)]) == 0
        texts.append(out.read_text("utf-8"))
    assert texts[0] == texts[1]
    assert '"habit"' in texts[0]


def test_a_game_that_tells_no_figures_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--game", "wisdom", "--keep", str(tmp_path / "a"), "--out", str(tmp_path / "b")]
    assert main(words) == 2
    assert capsys.readouterr().err == "policy: wisdom does not tell what answers are like.\n"
