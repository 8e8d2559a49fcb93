"""The Board Game by clicking: turns in English at a laptop and in French on a phone, a game to its
end, two people with secret hands, a reaction that outlives a reload, keys alone."""

import re
from typing import Any, Final

from playwright.sync_api import Response, ViewportSize, WebSocket, expect

from tests.e2e.guest import ENDED, PHONE, Guest, Invite
from tests.e2e.serving import Server
from tests.e2e.squares import (
    BATTLE,
    MARCH,
    NEAR_THE_END,
    RESEARCH,
    SECRETS,
    Ruler,
    arranged,
    new_game,
)
from tests.e2e.test_french import SHOWN, interface_words
from tests.e2e.test_keyboard import Hands
from tests.e2e.test_phone import fits, phone

LAPTOP: Final = ViewportSize(width=1280, height=720)


def test_turns_are_played_by_clicking_and_a_question_outlives_a_reload(
    invite: Invite, server: Server
) -> None:
    guest = invite(size=LAPTOP)
    guest.sit(new_game(server).join)
    expect(guest.page.get_by_role("application", name="Map")).to_be_visible()
    player = Ruler(guest)
    for _ in range(18):
        player.answer()
    guest.until(lambda: guest.asked, "the next question")
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


def test_a_game_is_played_to_its_end(invite: Invite, server: Server) -> None:
    guest = invite(size=LAPTOP)
    (room,) = arranged(server, NEAR_THE_END)
    guest.sit(room.join)
    player = Ruler(guest)
    player.prefers = "Advance on the culture track"
    while not guest.over:
        player.answer()
        guest.until(lambda: guest.asked or guest.over, "the next question, or the end")
        assert len(player.pressed) < 60, "the game does not end"
    assert guest.snapshot["scene"]["winners"] == [0]
    end = guest.page.locator(".drawer")
    expect(end.get_by_role("heading", level=2)).to_have_text(ENDED)
    expect(end).to_contain_text("Culture")
    expect(guest.page.get_by_role("application")).to_be_visible()
    guest.page.reload()  # and it is there again
    expect(end.get_by_role("heading", level=2)).to_have_text(ENDED)


class Listener:
    """Keeps every byte that a browser gets of a game; what all cards are called is no secret."""

    def __init__(self, guest: Guest) -> None:
        self.heard: list[str] = []
        self._responses: list[Response] = []
        guest.page.on("websocket", self._listen)
        guest.page.on("response", lambda response: self._responses.append(response))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def bytes(self) -> str:
        """All of it, up to now. It is to be asked before a page is left."""
        for response in self._responses:
            if "/api/games/" in response.url and response.ok:
                self.heard.append(response.text())
        self._responses.clear()
        assert len(self.heard) > 1
        return "\n".join(self.heard)


def hands(guest: Guest, seat: int) -> dict[str, Any]:
    """What a browser was told of a seat's hand."""
    corner = guest.snapshot["scene"]["body"]["seats"][seat]
    return {
        "events": [card["event"] for card in corner["events"]],
        "markers": [marker["result"] for marker in corner["markers"]],
        "units": [unit["kind"] for unit in corner["units"]],
    }


def test_two_hands_stay_secret_and_a_reaction_outlives_a_reload(
    invite: Invite, server: Server
) -> None:
    ada, eve = invite(), invite(size=LAPTOP)
    listeners = [Listener(ada), Listener(eve)]
    rooms = arranged(server, SECRETS, seats=(0, 1))
    ada.sit(rooms[0].join)
    eve.be_known()
    eve.open(rooms[1].join)
    eve.until_told()
    assert set(hands(ada, 1)["events"]) == set(hands(eve, 0)["events"]) == {""}
    assert set(hands(eve, 0)["markers"]) == set(hands(eve, 0)["units"]) == {""}
    assert "primetime_tv" in hands(eve, 1)["events"]
    backs = ada.page.get_by_role("img", name=re.compile("event of level .*, unseen"))
    expect(backs).to_have_count(2)

    ada.page.get_by_role("button", name=re.compile("^We Love the Despot Day")).click()
    ada.settled()
    while not eve.asked:  # the event asks first for what it needs
        Ruler(ada).answer()
        ada.until(lambda: ada.asked or eve.asked, "the next question")
    asked = eve.question
    assert asked["prompt"] == "react"
    secret = [*("migrants", "Migrants", "primetime", "Primetime"), *("infantry-3-1", "mounted-3-1")]
    assert [word for word in secret if word in listeners[0].bytes()] == []
    secret = [*("sabotage", "Sabotage"), *("infantry-1-3", "mounted-2-2")]
    assert [word for word in secret if word in listeners[1].bytes()] == []

    for guest in (ada, eve):
        guest.page.reload()
        guest.until_told()
        expect(guest.page.get_by_role("application")).to_be_visible()
        guest.painted()
    assert eve.question == asked
    assert not ada.asked
    for guest, role in ((ada, "status"), (eve, "alertdialog")):  # the same for everybody
        window = guest.page.locator(f"[role={role}]").filter(has_text="Everybody is asked")
        expect(window).to_contain_text("plays We Love the Despot Day")
    expect(eve.page.get_by_role("region", name="The question")).to_contain_text("Do you react?")
    eve.page.get_by_role("button", name=re.compile("^Primetime TV.*you may choose")).click()
    eve.settled()
    if eve.sent == 0:
        eve.gold.click()
    ada.until(lambda: ada.asked, "her turn again")
    assert "primetime_tv" in listeners[0].bytes()  # it lies open now
    assert "migrants" not in listeners[0].bytes()


class Fingers(Hands):
    """Keys for this game, which has squares."""

    def answer(self) -> str:
        guest = self.guest
        guest.until(lambda: guest.asked, "a question")
        guest.painted()
        rev, sent = guest.rev, guest.sent
        if any(t["square"] >= 0 and t["on"] in ("square", "tile") for t in guest.targets):
            self.tab_to("application")
            if self.guest.page.evaluate(OFF_THE_LIGHTS):
                self.press("Tab")
            keys = ["Enter"]
        elif any(t["on"] not in ("button", "government") for t in guest.targets):
            keys = ["1"]  # governments have numbers where they lie open
        else:
            keys = ["p"]
        for key in (*keys, *["Enter"] * 3):  # Enter does what the gold button says
            self.press(key)
            guest.settled()
            if guest.sent > sent:
                break
        guest.until(lambda: guest.rev > rev, f"an answer after {keys}")
        return keys[0]


# Whether the map has the focus on a square that may not be chosen now.
OFF_THE_LIGHTS: Final = """
() => {
  const at = document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))
  return at?.getAttribute('role') === 'img'
}
"""


def test_turns_are_played_with_keys_alone(invite: Invite, server: Server) -> None:
    guest = invite(size=LAPTOP)
    guest.sit(new_game(server).join)
    fingers = Fingers(guest)
    used = [fingers.answer() for _ in range(12)]
    assert {"Enter", "1"} <= set(used)
    words = guest.page.get_by_role("region", name="Reader")
    fingers.tab_to("application")
    fingers.press("ArrowRight", "i")
    expect(words).to_contain_text(re.compile("production|trade|water|Face-down", re.IGNORECASE))


def test_every_kind_of_question_fits_a_small_phone(invite: Invite, server: Server) -> None:
    guest = phone(invite)
    for position, wishes, seat in (
        (NEAR_THE_END, "pass", 0),
        (SECRETS, "", 0),
        (SECRETS, "city-0-produce", 0),
        (RESEARCH, "", 0),
        (BATTLE, MARCH, 1),
    ):
        guest.snapshot = {}
        guest.sit(arranged(server, position, wishes, (seat,))[0].join)
        fits(guest)
    for tab in ("Races", "Market", "Log", "Seats"):
        guest.page.get_by_role("tab", name=tab).tap()
        fits(guest)


def test_what_is_asked_and_shown_is_french(invite: Invite, server: Server) -> None:
    guest = invite(size=LAPTOP, lang="fr-FR")
    pairs = list(interface_words())
    both = {french.lower() for _, french in pairs}
    english = {word for word, _ in pairs if word and word.lower() not in both}
    for position, wishes, seat in (
        (SECRETS, "", 0),
        (SECRETS, "city-0-produce", 0),
        (RESEARCH, "", 0),
        (BATTLE, MARCH, 1),
    ):
        guest.snapshot = {}
        guest.sit(arranged(server, position, wishes, (seat,))[0].join)
        assert set(guest.page.evaluate(SHOWN)) & english == set()
