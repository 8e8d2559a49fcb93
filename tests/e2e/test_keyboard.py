"""The keyboard alone: from the first page into a game, and several turns of it."""

import re

from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.e2e.positions import taken, tile_to_lay, tokens_to_place
from tests.e2e.serving import Server

# Whether one sees where the focus is: by an outline, of the thing or of what stands for it.
FOCUS = """
() => {
  const at = document.activeElement
  if (!at || at === document.body) return null
  const style = getComputedStyle(at)
  const seen = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  const box = at.getBoundingClientRect()
  return {
    role: at.getAttribute('role') ?? at.tagName.toLowerCase(),
    name: at.getAttribute('aria-label') ?? at.innerText ?? '',
    visible: seen && box.width > 0 && box.bottom > 0 && box.top < innerHeight,
  }
}
"""


# Whether the map has the focus on a space that may not be chosen now.
ASTRAY = """
() => {
  const at = document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))
  return at?.getAttribute('role') === 'img'
}
"""


class Hands:
    """Keys, and eyes that follow the focus."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def press(self, *keys: str) -> None:
        for key in keys:
            self.guest.page.keyboard.press(key)

    def tab_to(self, role: str, name: str = "") -> None:
        """Tab until something has the focus; wherever it passes, one must see it."""
        for _ in range(60):
            at = self.guest.page.evaluate(FOCUS)
            if at:
                assert at["visible"], f"the focus is not visible on {at}"
                if at["role"] == role and name in at["name"]:
                    return
            self.press("Tab")
        raise AssertionError(f"Tab never came to {role} {name}")

    def answer(self) -> str:
        """Answer the question with keys; return which."""
        guest = self.guest
        guest.until(lambda: guest.asked, "a question")
        guest.painted()
        rev = guest.rev
        targets = guest.targets
        if any(t["space"] >= 0 or t["on"] == "placement" for t in targets):
            self.tab_to("application")
            if guest.page.evaluate(ASTRAY):
                self.press("Tab")  # to the next space that may be chosen
            keys = ["Enter"]
        elif any(t["on"] == "card" for t in targets):
            keys = [self.key_of_a_card(), "Enter"]
        elif any(option["answer"] >= 0 for option in guest.question["options"]):
            keys = ["1"]
        else:
            keys = ["p"]
        sent = guest.sent
        for key in (*keys, *["Enter"] * 3):  # Enter does what the gold button says
            self.press(key)
            guest.settled()
            if guest.sent > sent:
                break
        guest.until(lambda: guest.rev > rev, f"an answer after {keys}")
        return keys[0]

    def key_of_a_card(self) -> str:
        """The number on the last card of the row that can do something."""
        cards = self.guest.page.get_by_role("option", disabled=False).all()
        names = [card.get_attribute("aria-label") or "" for card in cards]
        live = [name for name in names if "Nothing to do" not in name]
        return live[-1].rpartition("(key ")[2].rstrip(")")


def test_a_game_is_begun_and_played_with_keys(guest: Guest) -> None:
    hands = Hands(guest)
    guest.open()
    hands.tab_to("button", "Play now")
    hands.press("Enter")
    guest.sit()
    used = [hands.answer() for _ in range(15)]
    assert "Enter" in used
    assert {"3", "4", "5", "6"} & set(used)


def test_keys_take_back_pass_and_explain(guest: Guest, server: Server) -> None:
    hands = Hands(guest)
    guest.sit(taken(server, tokens_to_place()).join)
    moment = guest.snapshot["moment"]
    hands.answer()
    hands.press("u")
    guest.until(lambda: guest.snapshot["moment"] == moment, "the moment before")
    guest.painted()
    hands.press("r")
    guest.until(lambda: guest.snapshot["moment"] == moment + 1, "the moment after")
    guest.painted()
    hands.press("ArrowRight", "i")
    words = guest.page.get_by_role("region", name="Reader")
    expect(words).to_contain_text(re.compile("water|difficulty", re.I))
    hands.press("?")
    expect(guest.page.get_by_role("dialog", name="Rules and legend")).to_be_visible()
    hands.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    rev, sent = guest.rev, guest.sent
    hands.press("p")
    guest.settled()
    if guest.sent == sent:
        hands.press("Enter")  # as the gold button says
    guest.until(lambda: guest.rev > rev, "the pass")


def test_a_tile_is_turned_and_laid_with_keys(guest: Guest, server: Server) -> None:
    hands = Hands(guest)
    guest.sit(taken(server, tile_to_lay()).join)
    expect(guest.page.get_by_text(re.compile(r"Place \d+ of \d+"))).to_be_visible()
    spaces, rev, sent = guest.page.locator("[data-space]").count(), guest.rev, guest.sent
    hands.tab_to("application")
    hands.press("e", "ArrowRight", "Enter")
    guest.settled()
    if guest.sent == sent:
        hands.press("Enter")  # it was asked twice
    guest.until(lambda: guest.rev > rev, "the tile")
    expect(guest.page.locator("[data-space]")).not_to_have_count(spaces)
