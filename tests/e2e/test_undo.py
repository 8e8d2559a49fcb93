"""Taking back and giving again, and what cannot be taken back."""

import re

from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.e2e.player import Player
from tests.e2e.positions import attack, taken, tokens_to_place
from tests.e2e.serving import Server


def test_an_answer_is_taken_back_and_given_again(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, tokens_to_place()).join)
    undo = guest.page.get_by_role("button", name="Undo")
    redo = guest.page.get_by_role("button", name="Redo")
    expect(guest.page.get_by_role("button", name="Nothing to undo")).to_be_visible()
    before, pieces = guest.snapshot["moment"], guest.snapshot["scene"]["body"]["pieces"]
    Player(guest).answer("space")
    after = guest.snapshot["scene"]["body"]["pieces"]
    assert len(after) == len(pieces) + 1

    undo.click()
    guest.until(lambda: guest.snapshot["moment"] == before, "the moment before")
    assert guest.snapshot["scene"]["body"]["pieces"] == pieces
    redo.click()
    guest.until(lambda: guest.snapshot["moment"] == before + 1, "the moment after")
    assert guest.snapshot["scene"]["body"]["pieces"] == after
    guest.page.keyboard.press("u")
    guest.until(lambda: guest.snapshot["moment"] == before, "the moment before, by key")
    guest.page.keyboard.press("r")
    guest.until(lambda: guest.snapshot["moment"] == before + 1, "the moment after, by key")


def test_what_brings_dice_is_asked_twice_and_then_locked(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, attack()).join)
    question = guest.page.get_by_role("region", name="The question")
    rev = guest.rev
    player = Player(guest)
    target = next(thing for thing in player.things() if thing.kind == "space")
    player.press(target)
    expect(question).to_contain_text("no undo after this")
    question.get_by_role("button", name="Cancel").click()
    expect(question).not_to_contain_text("no undo after this")
    odds = guest.snapshot["scene"]["body"]["asking"]["combat"]["chances"]
    player.press(target)
    expect(question).to_contain_text("no undo after this")
    assert (guest.rev, guest.answers) == (rev, [])
    button = question.get_by_role("button", name="Attack")
    shown = int(re.sub(r"\D", "", button.inner_text()))
    assert shown in {min(99, int(100 * each["odds"] + 0.5)) for each in odds}
    button.click()
    guest.until(lambda: guest.rev > rev, "the dice")
    assert guest.snapshot["undo"] == {"may": False, "why_not": "chance", "redo": False}
    reason = "No undo: something was rolled or revealed"
    expect(guest.page.get_by_text(reason).first).to_be_visible()
    guest.page.keyboard.press("u")
    guest.painted()
    assert guest.sent == 1, "the key is locked too"


def test_who_wishes_is_not_asked_twice(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, attack()).join)
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("checkbox", name="Ask again before what cannot be undone").uncheck()
    guest.page.keyboard.press("Escape")
    player = Player(guest)
    player.press(next(thing for thing in player.things() if thing.kind == "space"))
    guest.until(lambda: len(guest.answers) == 1, "the answer at once")
