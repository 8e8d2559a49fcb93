"""Looking at a game again: from a file, to any moment, by link, and on from there."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.guest import Guest, Invite
from tests.e2e.player import Player
from tests.e2e.positions import kept, path_of
from tests.e2e.serving import Server

RECORD = "base-2-first-game-eager"


def at(guest: Guest, moment: int) -> None:
    """The page shows a moment, and its address names it."""
    bar = guest.page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text(re.compile(rf"Move {moment} of \d+"))
    expect(guest.page).to_have_url(re.compile(rf"#/replay/\w+/{moment}$"))


def test_a_file_is_opened_walked_through_and_saved_again(guest: Guest, tmp_path: Path) -> None:
    page = guest.page
    guest.open("#/replays")
    page.locator("input[type=file]").set_input_files(path_of(RECORD))
    at(guest, 0)
    step = page.get_by_role("button", name="One move forward")
    step.click()
    at(guest, 1)
    step.click()
    step.click()
    at(guest, 3)
    page.get_by_role("button", name="One move back").click()
    at(guest, 2)
    page.keyboard.press(".")
    at(guest, 3)
    page.get_by_role("slider").fill("250")
    at(guest, 250)
    expect(page.get_by_role("banner")).to_contain_text("round 3")
    page.get_by_role("button", name="3×").or_(page.get_by_role("button", name="4×")).first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider")).to_have_value(re.compile("^(25[3-9]|2[6-9].|[3-9]..)$"))
    page.get_by_role("button", name="Pause").click()
    assert Player(guest).things() == [], "the past has nothing to answer"

    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save record").click()
    saved = tmp_path / "saved.json"
    download.value.save_as(saved)
    original = json.loads(path_of(RECORD).read_text("utf-8"))
    assert json.loads(saved.read_text("utf-8")) == original


def test_a_file_that_is_no_record_is_refused_in_words(guest: Guest, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text('{"format": "something else"}')
    guest.open("#/replays")
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.page.get_by_role("alert")).to_contain_text("not a Ziggurat record")
    guest.troubles = [trouble for trouble in guest.troubles if "400" not in trouble]


def test_a_link_leads_somebody_else_to_the_same_moment(invite: Invite, server: Server) -> None:
    host = invite(permissions=["clipboard-read", "clipboard-write"])
    room = kept(server, RECORD)
    host.open(room.join)
    expect(host.page.get_by_role("application")).to_be_visible()
    host.open(f"#/replay/{room.name}/123")
    at(host, 123)
    host.page.get_by_role("button", name="More", exact=True).click()
    host.page.get_by_role("button", name="Copy link").click()
    expect(host.page.get_by_text("Link to this move copied")).to_be_visible()
    link = host.page.evaluate("navigator.clipboard.readText()")
    friend = invite()
    friend.page.goto(link)
    at(friend, 123)


def test_a_game_goes_on_from_a_moment(guest: Guest, server: Server) -> None:
    room = kept(server, RECORD)
    guest.open(room.join)
    expect(guest.page.get_by_role("application")).to_be_visible()
    guest.open(f"#/replay/{room.name}/200")
    at(guest, 200)
    guest.page.get_by_role("button", name="More", exact=True).click()
    guest.page.get_by_role("button", name="Play on from here").click()
    fork = guest.page.get_by_role("dialog")
    expect(fork).to_contain_text("Play on from move 200")
    guest.snapshot = {}
    fork.get_by_role("button", name="Begin").click()
    guest.sit()
    assert guest.snapshot["room"] != room.name
    assert guest.snapshot["moment"] >= 200
    Player(guest).answer()
