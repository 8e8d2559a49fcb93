"""A small phone: 360 pixels wide, a finger, nothing that needs a pointer to hover."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.guest import Guest, Invite
from tests.e2e.player import Player
from tests.e2e.positions import fight, mid_game, taken, tile_to_lay
from tests.e2e.serving import Server
from tests.e2e.squares import new_game

SMALL = ViewportSize(width=360, height=640)
FINGER = 44

# What sticks out to the right, and what can be touched but is too small for a finger.
TOO_WIDE = """
() => [...document.querySelectorAll('body *:not(svg *)')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
  .filter((one) => !one.closest('[role=application], [data-scrolls]'))
  .filter((one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const clips = getComputedStyle(up).overflowX !== 'visible'
      if (clips && up.getBoundingClientRect().right <= innerWidth + 1) return false
    }
    return true
  })
  .map((one) => one.outerHTML.slice(0, 90))
"""
TOO_SMALL = """
(least) => [...document.querySelectorAll('button, a[href], select, [role=tab], [role=option]')]
  .filter((one) => one.checkVisibility() && !one.closest('nav, [data-guide=log]'))
  .filter((one) => !one.matches('[aria-expanded] p, [aria-expanded]:not(:empty)'))
  .filter((one) => {
    const box = one.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return one.contains(top) && (box.width < least - 0.5 || box.height < least - 0.5)
  })
  .map((one) => `${one.getAttribute('aria-label') ?? one.innerText} `
    + `${one.offsetWidth}x${one.offsetHeight}`)
"""


# How far a ring is from what it should be around.
APART = """
(selector) => {
  const middle = (selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const [[x, y], [toX, toY]] = [middle('.ring'), middle(selector)]
  return Math.hypot(x - toX, y - toY)
}
"""

# What lies over a space that should be seen.
HIDDEN = """
(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
  const over = document.elementFromPoint(x + width / 2, y + height / 2)
  return over?.closest('[role=application]') ? '' : (over?.outerHTML.slice(0, 90) ?? 'the window')
}
"""

# Is a point on the map, and not on something that lies over it?
ON_THE_MAP = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('[role=application]')"


# The middles of the spaces that may be chosen, and how large a space is.
LIT = """
() => [...document.querySelectorAll('[data-space][role=button]')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [x + width / 2, y + height / 2, width]
})
"""


def phone(invite: Invite) -> Guest:
    return invite(size=SMALL, touch=True, device_scale_factor=2)


def fits(guest: Guest) -> None:
    """Nothing sticks out, and every button is large enough for a finger."""
    page = guest.page
    guest.painted()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= SMALL["width"]
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(TOO_SMALL, FINGER) == []


def test_turns_are_played_with_a_finger(invite: Invite) -> None:
    guest = phone(invite)
    guest.open()
    assert guest.page.evaluate("matchMedia('(hover: none)').matches")
    fits(guest)
    guest.page.get_by_role("button", name="Play now").first.tap()
    guest.sit()
    player = Player(guest, touch=True)
    for _ in range(10):
        fits(guest)
        player.answer()
    assert {"space", "card"} <= set(player.pressed)


def test_every_part_of_the_table_has_its_tab(invite: Invite, server: Server) -> None:
    guest = phone(invite)
    guest.sit(taken(server, mid_game()).join)
    for tab, region in (
        ("Victory", "Victory"),
        ("Wonders", "World wonders"),
        ("Log", "Log"),
    ):
        guest.page.get_by_role("tab", name=tab).tap()
        expect(guest.page.get_by_role("region", name=region)).to_be_visible()
        fits(guest)
    guest.page.get_by_role("tab", name="Seats").tap()
    expect(guest.page.get_by_role("tabpanel")).to_contain_text("Districts")
    fits(guest)
    guest.page.get_by_role("tab", name="Table").tap()
    expect(guest.page.get_by_role("listbox", name="Your focus row")).to_be_visible()


def test_the_other_pages_fit(invite: Invite) -> None:
    guest = phone(invite)
    for address in ("#/new", "#/replays", "#/learn"):
        guest.open(address)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        fits(guest)


def test_one_searches_in_a_field_as_wide_as_the_page(invite: Invite) -> None:
    guest = phone(invite)
    guest.open("#/learn")
    field = guest.page.get_by_role("searchbox")
    expect(field).to_be_visible()
    box = field.bounding_box()
    assert box is not None
    assert box["width"] > 0.8 * SMALL["width"]


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1024, 768)])
def test_the_coach_rings_the_thing_itself(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=ViewportSize(width=size[0], height=size[1]), touch=True)
    guest.be_known()
    guest.open()
    guest.page.get_by_role("button", name=re.compile("First game, guided")).first.tap()
    guest.sit()
    page, scene = guest.page, guest.snapshot["scene"]
    home = next(
        piece["space"]
        for piece in scene["body"]["pieces"]
        if piece["kind"] == "capital" and piece["seat"] == scene["seat"]
    )
    expect(page.locator(".ring")).to_have_count(1)
    guest.painted()
    assert page.evaluate(APART, f"#space-{home}") < 2
    assert page.evaluate(HIDDEN, f"#space-{home}") == ""
    page.mouse.move(size[0] / 2, 200)
    page.mouse.down()
    page.mouse.move(size[0] / 2 - 30, 220, steps=3)  # the board goes with it
    page.mouse.up()
    guest.painted()
    assert page.evaluate(APART, f"#space-{home}") < 2


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_the_board_opens_with_room_around_what_is_lit(
    invite: Invite, server: Server, size: tuple[int, int]
) -> None:
    guest = invite(size=ViewportSize(width=size[0], height=size[1]), touch=True)
    guest.sit(new_game(server).join)
    lit = guest.page.evaluate(LIT)
    assert len(lit) > 1
    for x, y, space in lit:
        far = 1.5 * space
        around = [(x - far, y), (x + far, y), (x, y - far), (x, y + far)]
        assert [at for at in around if not guest.page.evaluate(ON_THE_MAP, at)] == []


def test_a_tile_is_laid_with_a_finger(invite: Invite, server: Server) -> None:
    guest = phone(invite)
    guest.sit(taken(server, tile_to_lay()).join)
    fits(guest)
    page, rev, sent = guest.page, guest.rev, guest.sent
    where = page.get_by_text(re.compile(r"Place \d+ of \d+"))
    turn = page.get_by_role("button", name="Turn", exact=False).first
    seen = set()
    for step in range(40):  # touching the map moves the tile to the nearest place
        x, y = 20 + step % 8 * 45, 100 + step // 8 * 60
        if page.evaluate(ON_THE_MAP, [x, y]):
            page.touchscreen.tap(x, y)
        guest.painted()
        seen.add(where.inner_text().partition(",")[0])
        if len(seen) > 1 and turn.is_enabled():
            break
    assert len(seen) > 1, "the tile never moved"
    assert guest.rev == rev, "touching the map only moves the tile"
    turn.tap()
    page.get_by_role("button", name="Lay it here").first.tap()
    guest.settled()
    if guest.sent == sent:  # it is asked twice
        guest.gold.tap()
    guest.until(lambda: guest.rev > rev, "the tile")


def test_a_fight_is_fought_with_a_finger(invite: Invite, server: Server) -> None:
    guest = phone(invite)
    guest.sit(taken(server, fight()).join)
    fits(guest)
    Player(guest, touch=True).answer("button")
