"""The Board Game by clicking: turns in English at a laptop and in French on a phone, and a
question that outlives a reload."""

from typing import ClassVar, Final

from playwright.sync_api import ViewportSize, expect

from tests.e2e.guest import PHONE, Invite
from tests.e2e.player import Player
from tests.e2e.positions import Room
from tests.e2e.serving import Server

LAPTOP: Final = ViewportSize(width=1280, height=720)
BOT: Final = "random"  # who answers at once

# Everything on the page that answers the question. What is covered by something else cannot be
# pressed; what lies out of sight is scrolled to.
_FIND: Final = """
() => {
  const found = []
  const add = (kind, element) => {
    if (element.disabled || !element.checkVisibility()) return
    if (!element.dataset.space) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    const name = element.getAttribute('aria-label') ?? element.innerText
    if (top && (top === element || element.contains(top))) found.push({ kind, name, x, y })
  }
  const all = (kind, selector) => document.querySelectorAll(selector).forEach((e) => add(kind, e))
  for (const button of document.querySelectorAll('[data-guide=prompt] button')) {
    const words = button.innerText.trim()
    if (button.matches('.prime, .gold') || /^(Confirm|Choose it|Choisir)/.test(words)) {
      add('confirm', button)
    } else if (button.querySelector('kbd')?.textContent === 'P') add('pass', button)
  }
  all('tip', '.hand[data-raised] button')
  all('space', '[data-space][role=button]')
  all('act', '.city .acts [aria-disabled=false], .thing[aria-disabled=false], .event.live')
  all('spot', '.battle .spot, .battle .unit.live:not([aria-pressed=true])')
  const answers = '[role=group]:is([aria-label=Answers], [aria-label=Réponses]) button'
  all('button', answers)
  return found
}
"""


class Ruler(Player):
    """Presses what is lit on the map first, then things, then buttons."""

    find: ClassVar[str] = _FIND
    order: ClassVar[tuple[str, ...]] = ("confirm", "tip", "space", "spot", "act", "button", "pass")

    def _asks_for_spaces(self) -> bool:
        return any(t["on"] in ("square", "tile") and t["square"] >= 0 for t in self.guest.targets)


def new_game(server: Server, seats: int = 2) -> Room:
    """A game against bots who answer at once."""
    bots = [{"kind": "bot", "bot": BOT}] * (seats - 1)
    wish = {"game": "wisdom", "seats": [{"kind": "here"}, *bots], "seed": 11}
    made = server.ask("games", wish)
    secret = made["seats"][0]["secret"]
    server.ask(f"games/{made['room']}/pace", {"pace": "at-once"}, [secret])
    return Room(made["room"], secret)


def test_turns_are_played_by_clicking_and_a_question_outlives_a_reload(
    invite: Invite, server: Server
) -> None:
    guest = invite(size=LAPTOP)
    guest.sit(new_game(server).join)
    expect(guest.page.get_by_role("application", name="Map")).to_be_visible()
    player = Ruler(guest)
    for _ in range(18):
        player.answer()
    asked = guest.question
    guest.page.reload()
    guest.sit()
    assert guest.question == asked
    for _ in range(3):
        player.answer()
    assert "space" in player.pressed
    assert guest.snapshot["scene"]["round"] > 1


def test_turns_are_played_with_a_finger_in_french(invite: Invite, server: Server) -> None:
    guest = invite(size=PHONE, touch=True, lang="fr-FR")
    guest.sit(new_game(server, seats=3).join)
    expect(guest.page.get_by_role("application", name="Carte")).to_be_visible()
    player = Ruler(guest, touch=True)
    for _ in range(9):
        player.answer()
        assert guest.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    assert "space" in player.pressed
    assert guest.page.locator("html").get_attribute("lang") == "fr"
