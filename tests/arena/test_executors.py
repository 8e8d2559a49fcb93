"""Where games are played."""

import socket
import sys

import pytest

import ziggurat
from tests.arena.games import fixture
from ziggurat.arena.executors import NoExecutor, OnRay, Processes, check_answers, why_alone
from ziggurat.arena.schedule import Fixture


def test_without_the_extra_there_is_no_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoExecutor, match="--ray needs the extra"):
        OnRay()


def test_a_cluster_that_does_not_answer_is_told_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        check_answers(address)
    with pytest.raises(NoExecutor, match=f"nobody answers at {address}"):
        check_answers(address)
    check_answers("local")


class BrokenRay:
    """Stands in for Ray, and never starts."""

    def __init__(self) -> None:
        self.sent: list[object] = []  # what was to go along with the games

    def init(self, _: str, runtime_env: object, **__: object) -> None:
        self.sent.append(runtime_env)
        raise RuntimeError("out of order")


@pytest.mark.parametrize(
    ("address", "program", "sent"),
    [
        ("local", ziggurat.__file__, False),
        ("local", "elsewhere", True),  # another process would find another version, or none
        ("auto", ziggurat.__file__, True),
    ],
)
def test_the_program_goes_along_with_the_games_unless_it_is_there(
    monkeypatch: pytest.MonkeyPatch, address: str, program: str, sent: bool
) -> None:
    broken = BrokenRay()
    monkeypatch.setitem(sys.modules, "ray", broken)
    monkeypatch.setenv("RAY_ADDRESS", address)
    monkeypatch.setattr(ziggurat, "__file__", program)
    with pytest.raises(NoExecutor, match="Ray does not start: out of order"):
        list(OnRay().played([]))
    assert [bool(each) for each in broken.sent] == [sent]


@pytest.mark.skipif(bool(why_alone()), reason="this machine allows one process only")
def test_what_fails_in_another_process_is_told_here() -> None:
    bad = fixture("random", "random")
    games = [Fixture(bad.game, bad.setup, 1, ("random", "gone"), ("random", "gone=cmd:"), 1)]
    with pytest.raises(Exception, match="“gone” has no command"):
        list(Processes(1).played(games))
