"""Every kind of question of recorded games, at all six sizes and in both languages: nothing is cut
off, nothing lies over the question, and the board keeps its scale."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import CDPSession, ViewportSize, expect

from tests.e2e.boxes import CUT_OFF, OVER_PROMPT, SCALE, STICKING_OUT
from tests.e2e.guest import AT_REST, Guest, Invite
from tests.e2e.positions import RECORDS, Room, dead_card, kept, taken
from tests.e2e.serving import Server
from tests.e2e.test_shell import SIZES, TOUCH
from ziggurat.core.flow import Ask
from ziggurat.core.records import parsed, verified
from ziggurat.games.registry import plugin_named

# Records that ask, together, every kind of question that any record asks, and how many these are.
GAMES: Final = {
    "dawn": (
        70,
        "terra-2 terra-3 terra-4-printed rules-2-terra-5 base-3-printed base-3-first-game-eager "
        "base-4-chosen base-4-tie",
    ),
    "wisdom": (
        78,
        "wisdom/rules-2-5-tech wisdom/4-offers wisdom/3-culture wisdom/4-culture wisdom/3-drafted "
        "wisdom/3-military wisdom/2-colours",
    ),
}
# The boxes are measured, not their pictures: what is not painted takes no time. Whoever looks for a
# thing at a point finds it all the same.
UNPAINTED: Final = """
() => {
  const style = new CSSStyleSheet()
  style.replaceSync('.shell { opacity: 0 !important } .world > * { display: none !important }')
  document.adoptedStyleSheets = [style]
}
"""
FAULTS: Final = f"""
async () => {{
  await ({AT_REST.strip()})()
  return [{CUT_OFF}, {OVER_PROMPT}, {STICKING_OUT}].flatMap((look) => look())
}}
"""


@dataclass(frozen=True)
class Moment:
    """A question of a record: after so many answers, to whom, and what was answered."""

    record: str
    number: int
    seat: int
    seats: int
    answer: int
    choices: int


@cache
def moments(game: str) -> dict[str, Moment]:
    """Of each kind of question the time when most could be chosen."""
    found: dict[str, Moment] = {}
    for record in GAMES[game][1].split():
        text = Path(RECORDS / f"{record}.json").read_text("utf-8")
        match = verified(plugin_named(game).game, parsed(text))
        state = match.start.clone()
        for number, answer in enumerate(match.answers):
            question = state.pending
            if isinstance(question, Ask):
                name, choices = question.prompt.name, len(question.options)
                if name not in found or found[name].choices < choices:
                    seat, seats = question.player, state.seats
                    found[name] = Moment(record, number, seat, seats, answer, choices)
            state.play(answer)
    assert len(found) == GAMES[game][0], sorted(found)
    return found


def begun(server: Server, at: Moment) -> Room:
    """A game that goes on from a moment; the other seats wait for persons."""
    room = kept(server, at.record)
    seats = [{"kind": "here" if seat == at.seat else "link"} for seat in range(at.seats)]
    wish = {"moment": at.number, "seats": seats}
    made = server.ask(f"games/{room.name}/fork", wish, [room.secret])
    return Room(made["room"], made["seats"][at.seat]["secret"])


class Watcher:
    """Somebody who goes from game to game in one page, and changes its size."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        guest.be_known()
        guest.open()
        self._wires: CDPSession = self.page.context.new_cdp_session(self.page)
        self._touches = False

    def go(self, room: Room) -> None:
        self.guest.snapshot = {}
        self.page.evaluate("(to) => { location.hash = to }", room.join)
        self.guest.until(lambda: self.guest.asked, "the question")
        self.page.locator("#prompt").wait_for()
        self.page.evaluate(UNPAINTED)

    def resize(self, size: tuple[int, int]) -> None:
        if (size in TOUCH) != self._touches:
            self._touches = not self._touches
            finger = {"enabled": self._touches, "maxTouchPoints": 1}
            self._wires.send("Emulation.setTouchEmulationEnabled", finger)
        self.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))

    @property
    def scale(self) -> float:
        found: float = self.page.evaluate(SCALE)
        return found

    def faults(self) -> list[str]:
        """What does not fit, when everything stands in its place."""
        found: list[str] = self.page.evaluate(FAULTS)
        return found


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_fits(invite: Invite, server: Server, game: str, lang: str) -> None:
    watcher = Watcher(invite(lang=lang))
    guest = watcher.guest
    faults: list[str] = []
    for count, (kind, at) in enumerate(moments(game).items()):
        room = begun(server, at)
        watcher.go(room)
        assert guest.question["prompt"] == kind
        first = count % len(SIZES)  # each size is the last at times, and so sees the answer
        for size in SIZES[first:] + SIZES[:first]:
            watcher.resize(size)
            faults += [f"{kind} {size}: {fault}" for fault in watcher.faults()]
        scale, rev = watcher.scale, guest.rev
        answer = {"rev": rev, "key": "every-question", "answer": at.answer}
        server.ask(f"games/{room.name}/answers", answer, [room.secret])
        guest.until_told(rev + 1)
        guest.painted()
        if watcher.scale != scale:
            faults.append(f"{kind} {size}: {scale} became {watcher.scale}")
    assert faults == [], "\n".join(faults)


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_what_is_taken_up_or_pointed_at_fits(invite: Invite, server: Server, lang: str) -> None:
    watcher = Watcher(invite(lang=lang))
    page = watcher.page
    watcher.go(taken(server, dead_card()))
    cards = page.get_by_role("option")
    faults: list[str] = []
    for size in SIZES:
        watcher.resize(size)
        for key in "123456":  # one of them can do nothing, and says why
            page.keyboard.press(key)
            expect(cards.nth(int(key) - 1)).to_have_attribute("aria-selected", "true")
            faults += [f"card {key} {size}: {fault}" for fault in watcher.faults()]
        page.keyboard.press("Escape")
        page.get_by_role("application").focus()
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
            page.keyboard.press(key)
            faults += [f"{key} {size}: {fault}" for fault in watcher.faults()]
    assert faults == [], "\n".join(faults)
