"""A game that an installed package brings: two persons and a bot play it on the plain table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import bazaar
from tests.e2e.guest import ENDED, Guest
from tests.e2e.serving import Server


@pytest.fixture
def stall(tmp_path: Path) -> Iterator[Server]:
    with bazaar.stall(tmp_path) as server:
        yield server


def play(guest: Guest) -> None:
    """Give the first answer, if there is a question, and wait until the table has moved on."""
    options = guest.question.get("options")
    if not options:
        return
    answer = guest.page.locator(".hand .choice, #prompt .pass").first
    with guest.page.expect_response("**/answers") as told:
        answer.click()
    guest.until_told(told.value.json()["rev"])


def test_two_browsers_play_the_toy_game_to_its_end(browser: Browser, stall: Server) -> None:
    sure: dict[str, object] = {"confirm": False, "endTurn": "once"}
    host, friend = (Guest(browser, stall.url, settings=sure) for _ in range(2))
    host.page.goto(f"{stall.url}#/new")
    host.page.get_by_label("Bazaar").check()
    host.page.get_by_label("Who plays seat 2").select_option("link")
    host.page.get_by_role("button", name="Open the waiting room").click()
    host.say_name("Nora", "Go on")
    friend.page.goto(host.link_of_the_room())
    friend.say_name("Sam", "Come in")
    host.be_ready()
    friend.be_ready()
    expect(friend.page.locator(".hand .choice").first).to_be_visible()
    expect(host.page.locator(".hand .choice").first).to_be_visible()  # sealed: both are asked

    log = friend.page.get_by_role("log")
    expect(log.get_by_text("Player 2 draws a card.")).to_have_count(0)  # one's own have numbers
    expect(log.get_by_text("Player 1 draws a card.").first).to_be_visible()

    over = host.page.get_by_text("Result", exact=True)

    def played() -> bool:
        play(host)
        play(friend)
        return over.count() > 0

    host.until(played, "the end")
    expect(over).to_be_visible()
    expect(friend.page.get_by_text("Result", exact=True)).to_be_visible()

    # Once more, with the same people.
    end = friend.page.locator(".drawer")
    expect(end.get_by_role("heading", level=2)).to_have_text(ENDED)
    first = host.snapshot["room"]
    host.page.get_by_role("button", name="Rematch").click()
    expect(host.page.get_by_role("heading", name="Waiting room")).to_be_visible()
    expect(end.get_by_role("status").first).to_have_text("In the waiting room for a rematch: Nora")
    friend.page.get_by_role("button", name="Rematch").click()
    host.until(lambda: host.snapshot["room"] != first, "another game")
    friend.until(lambda: friend.snapshot["room"] != first, "another game")
    for guest in (host, friend):
        expect(guest.page.locator(".hand .choice").first).to_be_visible()
    assert [player["name"] for player in friend.snapshot["players"][:2]] == ["Nora", "Sam"]
    for guest in (host, friend):
        guest.leave()
        guest.check()
