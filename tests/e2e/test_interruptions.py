"""Reloading, and a server that dies: nothing is lost, nothing is doubled."""

from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.e2e.player import Player
from tests.e2e.positions import Room, taken, tokens_to_place
from tests.e2e.serving import Server


def moments(server: Server, room: Room) -> int:
    """How many answers the server has."""
    return int(server.ask(f"games/{room.name}", secrets=[room.secret])["moment"])


def forgive(guest: Guest) -> None:
    """That nobody answered for a while was meant to be."""
    guest.troubles = [trouble for trouble in guest.troubles if "ERR_CONNECTION" not in trouble]


def test_a_reload_in_the_middle_of_a_question_brings_the_same_question(
    guest: Guest, server: Server
) -> None:
    room = taken(server, tokens_to_place())
    guest.sit(room.join)
    question = guest.page.get_by_role("region", name="The question")
    words, before = question.inner_text(), guest.snapshot
    guest.snapshot = {}
    guest.page.reload()
    guest.sit()
    assert question.inner_text() == words
    for part in ("rev", "moment"):
        assert guest.snapshot[part] == before[part]
    assert guest.question == before["scene"]["question"]
    Player(guest).answer()
    assert moments(server, room) > before["moment"]


def test_a_reload_right_after_an_answer_neither_loses_nor_doubles_it(
    guest: Guest, server: Server
) -> None:
    room = taken(server, tokens_to_place())
    guest.sit(room.join)
    rev, moment = guest.rev, guest.snapshot["moment"]
    player = Player(guest)
    space = next(thing for thing in player.things() if thing.kind == "space")
    with guest.page.expect_request(lambda request: request.url.endswith("/answers")):
        player.press(space)
    guest.snapshot = {}
    guest.page.reload()
    guest.sit()
    guest.until(lambda: guest.rev == rev + 1, "the answer, once")
    assert moments(server, room) == moment + 1
    guest.troubles = [trouble for trouble in guest.troubles if "ERR_ABORTED" not in trouble]


def test_a_server_that_is_killed_and_started_again_goes_on_where_it_was(
    guest: Guest, server: Server
) -> None:
    room = taken(server, tokens_to_place())
    guest.sit(room.join)
    player = Player(guest)
    player.answer("space")
    guest.until(lambda: guest.asked, "the next question")
    rev, moment = guest.rev, guest.snapshot["moment"]

    server.kill()
    expect(guest.page.get_by_role("status").first).to_contain_text("Connection lost")
    server.start()
    guest.snapshot = {}
    guest.until(lambda: guest.asked, "the page to come back by itself")
    assert (guest.rev, guest.snapshot["moment"]) == (rev, moment)
    player.answer()
    assert moments(server, room) > moment

    forgive(guest)


def test_an_answer_given_while_the_server_is_away_arrives_once(
    guest: Guest, server: Server
) -> None:
    room = taken(server, tokens_to_place())
    guest.sit(room.join)
    rev, moment = guest.rev, guest.snapshot["moment"]
    player = Player(guest)
    space = next(thing for thing in player.things() if thing.kind == "space")
    server.kill()
    player.press(space)
    server.start()
    guest.until(lambda: guest.rev > rev, "the answer to arrive after all")
    assert (guest.rev, moments(server, room)) == (rev + 1, moment + 1)
    expect(guest.page.get_by_text("Connection lost")).to_have_count(0)
    forgive(guest)
