"""What happened is seen: every fight as a moment with its dice, every move of another as a trail on
the board and a line above it."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.guest import Guest, Invite
from tests.e2e.player import Player
from tests.e2e.positions import Room, kept, mid_game, taken
from tests.e2e.serving import Server

RECORD = "base-2-first-game-eager"
EARLY = 150  # up to here every move is looked at, and every fight to the end

# Does the panel of a fight lie over the middle of its space?
OVER_SPACE = """
(space) => {
  const panel = document.querySelector('.fought').getBoundingClientRect()
  const box = document.querySelector(`#space-${space}`).getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x > panel.left && x < panel.right && y > panel.top && y < panel.bottom
}
"""
# Write down every step that stands in the line, and whether there is a trail then.
WATCH = """
window.steps = []
new MutationObserver(() => {
  const key = document.querySelector('.playing')?.dataset.shown
  if (!key) return
  const trail = document.querySelector('.trail') !== null
  if (steps.at(-1)?.key !== key) steps.push({ key, trail })
  else steps.at(-1).trail ||= trail
}).observe(document, { subtree: true, childList: true, attributes: true })
"""


def told(server: Server, room: Room, before: int) -> tuple[list[Any], list[Any]]:
    """All fights and moves that the log of a game tells up to a moment."""
    fights: list[Any] = []
    travels: list[Any] = []
    more = True
    while more:
        page = server.ask(f"games/{room.name}/log?before={before}", None, [room.secret])
        fights += page["told"]["fights"]
        travels += page["told"]["travels"]
        before, more = page["start"], page["more"]
    return fights, travels


def test_fights_and_moves_of_a_recorded_game_are_seen(guest: Guest, server: Server) -> None:
    page = guest.page
    room = kept(server, RECORD)
    guest.open(room.join)
    expect(page.get_by_role("application")).to_be_visible()
    found, travels = told(server, room, guest.snapshot["moment"])
    fights = {fight["end"] + 1: fight for fight in found}
    moves = {travel["moment"] + 1 for travel in travels}
    assert len(fights) > 20
    early = [moment for moment in moves if moment < EARLY]
    assert len(early) > 20
    for moment in sorted({*fights, *early}):
        guest.open(f"#/replay/{room.name}/{moment}")
        where = page.get_by_role("region", name="Replay")
        expect(where).to_contain_text(re.compile(rf"Move {moment} of \d+"))
        if moment in early:
            expect(page.locator(".trail, .just").first).to_be_attached()
        panel = page.get_by_role("region", name=re.compile("^The fight for "))
        if moment not in fights:
            expect(panel).to_have_count(0)
            continue
        fight = fights[moment]
        values = [str(fight[side]["value"]) for side in ("attacker", "defender")]
        expect(panel.get_by_role("status")).to_have_text(values)
        for side in ("attacker", "defender"):
            die = fight[side]["dice"][-1]
            expect(panel.get_by_role("img", name=f"die {die}", exact=True).first).to_be_visible()
        guest.painted()
        assert not page.evaluate(OVER_SPACE, fight["space"])
    page.keyboard.press("Enter")
    expect(page.locator(".fought")).to_have_count(0)


def test_every_move_of_others_has_a_line_and_a_trail(invite: Invite, server: Server) -> None:
    guest = invite(settings={"speed": 2})
    guest.page.add_init_script(WATCH)
    at = mid_game()
    room = taken(server, at)
    guest.sit(room.join)
    first = guest.snapshot["moment"]
    player = Player(guest)
    for _ in range(12):
        player.answer()
        guest.until(lambda: guest.asked or guest.over, "the next question")
        guest.painted()

        def shown() -> bool:  # an own fight may come after moves of others, and waits to be seen
            player.look()
            return guest.page.locator(".playing").count() == 0

        guest.until(shown, "the end of what the others did")
    fights, travels = told(server, room, guest.snapshot["moment"])
    steps = guest.page.evaluate("steps")
    lines = {int(step["key"].split()[0]) for step in steps}
    trails = {int(step["key"].split()[0]) for step in steps if step["trail"]}
    foreign = [t["moment"] for t in travels if t["moment"] >= first and t["seat"] != at.seat]
    assert foreign
    assert set(foreign) <= trails
    assert {fight["end"] for fight in fights if fight["end"] >= first} <= lines
