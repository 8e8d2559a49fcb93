"""Two friends, one on a laptop and one on a phone: they talk, take notes, and have clocks."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.guest import PHONE, Guest, Invite
from tests.e2e.serving import Server
from tests.e2e.test_together import BASE

HOSTILE = "<img src=x onerror=alert(1)>"


def meet(invite: Invite, clocks: str = "none") -> tuple[Guest, Guest]:
    """Nora on a laptop and Sam on a phone, in a waiting room."""
    nora, sam = invite(), invite(size=PHONE, touch=True)
    nora.open("#/new")
    nora.page.get_by_role("radio", name=BASE).check()
    nora.page.get_by_role("button", name="Remove seat 3").click()
    nora.page.get_by_label("Who plays seat 2").select_option("A person by link")
    nora.page.get_by_label("Clocks").select_option(clocks)
    nora.page.get_by_role("button", name="Open the waiting room").click()
    nora.say_name("Nora", "Go on")
    sam.page.goto(nora.link_of_the_room())
    sam.say_name("Sam", "Come in")
    return nora, sam


def begin(*guests: Guest) -> None:
    for guest in guests:
        guest.be_ready()
    for guest in guests:
        at_table(guest)


def at_table(guest: Guest) -> None:
    """Wait until the table is there."""
    guest.until_told()
    expect(guest.page.get_by_role("application")).to_be_visible()
    guest.painted()


def talk(guest: Guest) -> Locator:
    return guest.page.get_by_role("log", name="Talk")


def clock(guest: Guest, name: str) -> Locator:
    seat = guest.page.get_by_role("navigation", name="Order of turns").locator("button")
    return seat.filter(has_text=name).get_by_role("timer")


def test_friends_talk_before_the_game_and_in_it(invite: Invite) -> None:
    nora, sam = meet(invite)
    nora.page.get_by_role("textbox", name="Say something").fill("Same two as last week?")
    nora.page.get_by_role("button", name="Say it").click()
    expect(talk(sam)).to_contain_text("Same two as last week?")
    sam.page.get_by_role("button", name="One moment, please.").click()
    expect(talk(nora)).to_contain_text("One moment, please.")
    begin(nora, sam)

    # She opens the talk with its key, names a place, and sends what would do harm as markup.
    nora.page.keyboard.press("t")
    field = nora.page.get_by_role("textbox", name="Say something")
    field.fill("Beware of @cap")
    nora.page.get_by_role("group", name="Places").get_by_role(
        "button", name="your capital", exact=True
    ).click()
    field.press_sequentially(HOSTILE)
    field.press("Enter")
    expect(talk(nora)).to_contain_text(HOSTILE)

    # On his phone a dot tells of it, and the place rings by the name that it has for him.
    expect(sam.page.locator("path.pulse")).to_have_count(1)
    sam.page.get_by_role("tab", name=re.compile("Log Talk, 1 not read")).tap()
    sam.page.get_by_role("tab", name="Talk", exact=True).tap()
    expect(talk(sam)).to_contain_text(HOSTILE)
    expect(talk(sam).locator("img")).to_have_count(0)
    expect(talk(sam).get_by_role("button", name=re.compile("'s capital$"))).to_be_visible()
    expect(sam.page.get_by_role("tab", name="Log", exact=True)).to_have_count(2)

    # He answers by a quick word while hers is closed: her button counts it.
    nora.page.keyboard.press("Escape")  # leaves the field
    nora.page.keyboard.press("Escape")
    sam.page.get_by_role("button", name="Well played!").tap()
    nora.page.get_by_role("button", name="Talk, 1 not read").click()
    expect(talk(nora)).to_contain_text("Well played!")
    nora.page.get_by_role("button", name="Do not hear Sam").click(force=True)
    expect(talk(nora)).not_to_contain_text("Well played!")

    # Her notes are hers, and still there after a reload.
    nora.page.get_by_role("tab", name="Notes").click()
    nora.page.get_by_role("textbox", name="Notes").fill("Sam wants Kumasi")
    nora.page.reload()
    at_table(nora)
    nora.page.keyboard.press("t")
    expect(talk(nora)).not_to_contain_text("Well played!")
    nora.page.get_by_role("tab", name="Notes").click()
    expect(nora.page.get_by_role("textbox", name="Notes")).to_have_value("Sam wants Kumasi")


def test_at_zero_a_friend_is_asked_whether_a_bot_shall_play(invite: Invite, server: Server) -> None:
    nora, sam = meet(invite, "45 minutes each, then a minute a turn")
    expect(sam.page.get_by_text("45 minutes each, then a minute a turn")).to_be_visible()
    begin(nora, sam)
    seats = nora.page.get_by_role("navigation", name="Order of turns")
    expect(seats.get_by_role("timer")).to_have_count(2)
    late, other = (nora, sam) if nora.asked else (sam, nora)
    name = "Nora" if late is nora else "Sam"
    expect(late.page).to_have_title(re.compile("Your turn"))
    expect(late.page.locator("link[rel=icon]")).to_have_attribute("href", "./icon-turn.svg")

    server.kill()
    server.grow_older(3600)
    server.start()
    for guest in (late, other):
        guest.page.reload()
        guest.troubles = [each for each in guest.troubles if "ERR_CONNECTION" not in each]
    question = other.page.get_by_role("region", name="The question")
    expect(question).to_contain_text(f"{name} has no time left")
    expect(seats.get_by_role("timer", name="no time left")).to_have_count(1)
    assert late.asked, "nothing is forced"
    question.get_by_role("button", name="Let a bot play").click()
    late.until(lambda: late.snapshot["players"][late.snapshot["seats"][0]]["lent"], "a bot plays")
    late.page.get_by_role("button", name="Take it back").click()
    late.until(
        lambda: not late.snapshot["players"][late.snapshot["seats"][0]]["lent"], "the seat is back"
    )
