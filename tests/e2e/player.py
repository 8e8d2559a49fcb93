"""A player who sees only what is on the page, and answers by pressing it with a mouse or a finger.

What may be pressed is found by roles and by what stands on it: lit spaces, numbered answers, cards
of the row, wonders, the pass. Whether an answer was taken is heard from the server.
"""

import re
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from tests.e2e.guest import Guest

# Everything on the page that answers the question, in the order it is thought of. A thing that is
# covered by another is not returned: nobody could press it.
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
  const answers = '[role=group]:is([aria-label=Answers], [aria-label=Réponses])'
  const zones = '[data-guide=prompt], [data-guide=map], [data-guide=moment], .hand, .gallery'
  const inside = `:is(${zones}) button`
  for (const button of document.querySelectorAll(inside)) {
    const text = (button.ariaLabel ?? button.innerText).trim()
    const key = button.querySelector('kbd')?.textContent ?? ''
    if ('gives' in button.dataset) add('confirm', button)
    else if (['Lay it here', 'Poser ici'].includes(text)) add('place', button)
    else if (key === 'P') add('pass', button)
    else if (/^[1-9]$/.test(key) || button.closest(answers)) add('button', button)
  }
  all('tip', '.hand[data-raised] button')
  all('space', '[data-space][role=button]')
  all('card', '[role=option][aria-disabled=false]')
  all('wonder', '[data-guide=market] button.choice')
  return found
}
"""
_SEEN: Final = re.compile("^(Go on|Continuer)$|^(Go on|Continuer) ↵$")
_ORDER: Final = ("confirm", "tip", "place", "space", "card", "wonder", "button", "pass")


@dataclass
class Thing:
    """Something that may be pressed, and where."""

    kind: str
    name: str
    x: float
    y: float


class Player:
    """Answers question after question."""

    find: ClassVar[str] = _FIND  # what may be pressed, as a script of the page
    order: ClassVar[tuple[str, ...]] = _ORDER  # of its kinds

    def __init__(self, guest: Guest, touch: bool = False) -> None:
        self.guest = guest
        self.touch = touch
        self.pressed: list[str] = []  # the kinds of things that brought an answer
        self.presses: list[Thing] = []  # for the answer being given

    def things(self) -> list[Thing]:
        found: list[dict[str, Any]] = self.guest.page.evaluate(self.find)
        return sorted((Thing(**thing) for thing in found), key=lambda t: self.order.index(t.kind))

    def press(self, thing: Thing) -> None:
        if self.touch:
            self.guest.page.touchscreen.tap(thing.x, thing.y)
        else:
            self.guest.page.mouse.click(thing.x, thing.y)

    def answer(self, wanted: str = "") -> Thing:
        """Give one answer, by pressing the first thing (of a kind, if one is wanted), and again
        where the page asks again; wait until the server has taken it and the page has heard."""
        guest = self.guest
        guest.until(lambda: guest.asked, "a question")
        guest.painted()
        self.look()
        rev, sent, taken = guest.rev, guest.sent, len(guest.answers)
        first: Thing | None = None
        while guest.sent == sent:
            things = self._offered("" if first else wanted)
            if first is None and self._asks_for_spaces():
                assert any(t.kind in ("space", "place") for t in things), "no space can be reached"
            thing = self.chosen(things)
            assert first is None or len(self.presses) < 4, f"{self.presses} brought no answer"
            first = first or thing
            self.presses.append(thing)
            self.press(thing)
            guest.settled()
        assert guest.answers[-1].status == 200
        guest.until(lambda: guest.rev > rev, "the table after the answer")
        assert (guest.sent, len(guest.answers)) == (sent + 1, taken + 1), "one answer, once"
        assert first is not None
        self.pressed.append(first.kind)
        self.presses.clear()
        return first

    def look(self) -> None:
        """Look at an own fight that is shown, and go on."""
        seen = self.guest.page.get_by_role("button", name=_SEEN)
        while seen.count():
            seen.click()
            self.guest.painted()

    def _offered(self, wanted: str) -> list[Thing]:
        """What may be pressed, of a kind if one is wanted; wait until there is something."""
        found: list[Thing] = []

        def offered() -> bool:
            found[:] = [thing for thing in self.things() if wanted in ("", thing.kind)]
            return bool(found)

        self.guest.until(offered, f"something to press for {self.guest.question} {wanted}")
        return found

    def _asks_for_spaces(self) -> bool:
        targets = self.guest.targets
        return any(target["space"] >= 0 or target["on"] == "placement" for target in targets)

    def chosen(self, things: list[Thing]) -> Thing:
        """The first thing; of cards the last, which is the strongest."""
        same = [thing for thing in things if thing.kind == things[0].kind]
        return same[-1 if same[0].kind == "card" else 0]
