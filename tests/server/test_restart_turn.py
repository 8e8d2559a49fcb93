"""To begin a turn anew: back to its beginning, or to what could not be taken back in it."""

from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, begin
from tests.server.test_undo import SEED, refuses, scene


def test_a_turn_begun_anew_is_where_it_began_and_can_be_done_again(client: Client) -> None:
    first = begin(client, "here", "here", seed=SEED).seats[1]
    scenes = [scene(first)]
    for _ in range(2):
        first.answer()
        scenes.append(scene(first))
    assert first.snapshot()["restart"] == 2
    assert first.step("restart").status_code == 200
    assert scene(first) == scenes[0]
    assert first.snapshot()["restart"] == 0
    for number in (1, 2):
        assert first.step("redo").status_code == 200
        assert scene(first) == scenes[number]


def test_where_nothing_can_be_taken_back_the_turn_stays(client: Client) -> None:
    party = begin(client, "here", "here", seed=SEED)
    refuses(party, party.seats[1], "restart", "no-undo")
    refuses(party, party.seats[0], "restart", "no-undo")


def test_a_turn_begun_anew_does_not_reach_into_the_turn_before(client: Client) -> None:
    """Both seats are played on one device; the turn of the other stays."""
    party = begin(client, "here", "here", seed=SEED)
    both = Guest(client, party.room, *(each.secrets[0] for each in party.seats))
    for _ in range(40):
        before = both.snapshot()
        turn = before["scene"]["turn"]
        both.answer()
        after = both.snapshot()
        if after["scene"]["turn"] != turn:
            assert after["restart"] == 0
            return
    raise AssertionError("no turn ended")


def test_a_turn_begun_anew_is_on_disk(backend: Backend) -> None:
    with backend.serving() as client:
        first = begin(client, "here", "here", seed=SEED).seats[1]
        first.answer()
        first.answer()
        first.step("restart")
        shown = first.snapshot()
    with backend.serving() as client:
        again = first.at(client).snapshot()
    assert (again["rev"], again["scene"]) == (shown["rev"], shown["scene"])
    assert again["undo"]["redo"]
