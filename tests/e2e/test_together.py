"""Several people at one table: seats by link, and spectators."""

import re

from playwright.sync_api import expect

from tests.e2e.guest import Guest, Invite
from tests.e2e.player import Player

BASE = re.compile("^A New Dawn The base game")  # the edition; the game has this name too


def link(host: Guest, name: str | re.Pattern[str]) -> str:
    """A link as the host reads it at the table."""
    host.page.get_by_role("button", name="Seats and links").click()
    value = host.page.get_by_role("textbox", name=name).input_value()
    host.page.keyboard.press("Escape")
    return value


def test_two_people_play_and_a_third_looks_on(invite: Invite) -> None:
    host, friend, watcher = invite(), invite(), invite()
    page = host.page
    host.open("#/new")
    page.get_by_role("radio", name=BASE).check()
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Who plays seat 2").select_option("A person by link")
    page.get_by_role("button", name="Open the waiting room").click()
    host.say_name("Nora", "Go on")
    invitation = host.link_of_the_room()
    friend.page.goto(invitation)
    friend.say_name("Sam", "Come in")
    expect(page.get_by_role("listitem").filter(has_text="Sam")).to_contain_text("not ready")
    watcher.page.goto(invitation)
    watcher.say_name("Eve", "Come in")
    expect(page.get_by_text("Watching: Eve")).to_be_visible()
    host.be_ready()
    friend.be_ready()
    for guest in (host, friend, watcher):
        guest.until_told()
    assert [player["name"] for player in watcher.snapshot["players"]] == ["Nora", "Sam"]
    assert host.snapshot["seats"] == [0]
    assert friend.snapshot["seats"] == [1]
    assert watcher.snapshot["seats"] == []

    given = {0: 0, 1: 0}
    for _ in range(14):
        host.until(lambda: host.asked != friend.asked, "a question for one of them")
        asked, other = (host, friend) if host.asked else (friend, host)
        for guest in (other, watcher):
            guest.until_told(asked.rev)
            guest.painted()
            assert not guest.question["options"]
            assert Player(guest).things() == []
            expect(guest.page.get_by_role("region", name="The question")).to_contain_text("Waiting")
        Player(asked).answer()
        given[asked.snapshot["seats"][0]] += 1
    assert min(given.values()) > 0, "both had their turn"
    for guest in (host, friend, watcher):
        guest.until_told(max(host.rev, friend.rev))
        guest.painted()
    logs = [guest.page.get_by_role("log").inner_text() for guest in (host, friend, watcher)]
    assert logs[0].splitlines()[-1] == logs[1].splitlines()[-1] == logs[2].splitlines()[-1]


def test_who_has_no_link_has_no_seat(invite: Invite) -> None:
    host, stranger = invite(), invite()
    host.open()
    host.page.get_by_role("button", name="Play now").first.click()
    host.sit()
    stranger.open(f"#/table/{host.snapshot['room']}")
    expect(
        stranger.page.get_by_role("heading", name="You have no seat at this table")
    ).to_be_visible()
    assert stranger.snapshot == {}


def test_a_link_belongs_to_the_first_device_that_opens_it(invite: Invite) -> None:
    host, friend, late, phone = invite(), invite(), invite(), invite()
    page = host.page
    host.open("#/new")
    page.get_by_role("radio", name=BASE).check()
    page.get_by_label("Who plays seat 2").select_option("A person here")  # so no waiting room
    page.get_by_label("Who plays seat 3").select_option("A person by link")
    page.get_by_label("If somebody stays away").select_option("when you say so")
    page.get_by_role("button", name="Begin").click()
    host.until_told()
    invitation = link(host, re.compile("Link for the seat of"))
    friend.page.goto(invitation)
    friend.say_name("Sam", "Go on")
    friend.until_told()
    assert friend.snapshot["seats"] == [2]
    late.page.goto(invitation)
    expect(late.page.get_by_role("heading", name="This link leads to no seat")).to_be_visible()
    expect(late.page.locator("body")).to_contain_text("Another device has opened this link")
    assert [trouble for trouble in late.troubles if "403" not in trouble] == []
    late.troubles.clear()
    friend.page.goto("about:blank")
    friend.page.goto(invitation)  # his own device may open it again
    friend.until_told()
    assert friend.snapshot["seats"] == [2]

    friend.page.get_by_role("button", name="Seats and links").click()
    friend.page.get_by_role("button", name="Play on another device too").click()
    added = friend.page.get_by_role("textbox", name=re.compile("Link for another device"))
    phone.page.goto(added.input_value())
    phone.say_name("Sam", "Go on")
    phone.until_told()
    assert phone.snapshot["seats"] == [2]
    assert [player["name"] for player in phone.snapshot["players"]] == ["", "", "Sam"]
    friend.page.get_by_role("button", name="Go on elsewhere with a code").click()
    words = friend.page.get_by_role("status").filter(has_text=re.compile("^[a-z]{4} "))
    tablet = invite()
    tablet.open()
    tablet.page.get_by_role("button", name="Enter a code").click()
    tablet.page.get_by_label("Three words from the other device").fill(words.inner_text())
    tablet.page.get_by_role("button", name="Go on here").click()
    tablet.until_told()
    assert tablet.snapshot["seats"] == [2]
    host.page.get_by_role("button", name="Seats and links").click()
    expect(host.page.get_by_role("dialog")).to_contain_text("the seat is taken")
    expect(host.page.get_by_role("dialog")).to_contain_text("Sam")

    friend.page.get_by_role("button", name="Give up").click()
    friend.page.get_by_role("button", name="Give up for good?").click()
    host.until(lambda: host.snapshot["players"][2]["resigned"], "that Sam gave up")
