"""A person says in the settings what to be asked about; for the rest the table passes."""

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest, Invite
from tests.e2e.positions import Room
from tests.e2e.serving import Server
from tests.wisdom.reacting import RECORD, moment_before_a_window


class Pair:
    """A game of two persons that goes on just before one of them may react."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._count, self._acts, self._answer = moment_before_a_window()
        made = server.ask("games/import", {"record": RECORD.read_text("utf-8")})
        wish = {"moment": self._count, "seats": [{"kind": "here"}, {"kind": "here"}]}
        forked = server.ask(f"games/{made['room']}/fork", wish, [made["watch"]])
        self._secrets = [seat["secret"] for seat in forked["seats"]]
        self.asked = Room(forked["room"], self._secrets[1 - self._acts])
        self._at(f"games/{forked['room']}/pace", {"pace": "at-once"})

    def _at(self, path: str, body: object = None) -> dict[str, int]:
        found: dict[str, int] = self._server.ask(path, body, [self._secrets[self._acts]])
        return found

    def act(self) -> int:
        """The first acts, so that the other may react; the revision after it."""
        rev = self._at(f"games/{self.asked.name}/snapshot")["rev"]
        answer = {"rev": rev, "key": "acts-now", "answer": self._answer}
        return self._at(f"games/{self.asked.name}/answers", answer)["rev"]


def moments(guest: Guest, name: str, group: str) -> Locator:
    """The moments in the settings, which are opened."""
    guest.page.get_by_role("button", name=name).click()
    return guest.page.get_by_role("group", name=group).get_by_role("checkbox")


def arrive(guest: Guest, pair: Pair) -> None:
    guest.open(pair.asked.join)
    guest.say_name("Ada", "Go on")
    guest.until_told()
    guest.painted()


def test_who_wants_to_be_asked_about_nothing_is_passed_over(invite: Invite, server: Server) -> None:
    pair, guest = Pair(server), invite()
    arrive(guest, pair)
    ticks = moments(guest, "Settings", "Moments in which I am asked")
    expect(ticks).to_have_count(5)
    for tick in ticks.all():
        tick.uncheck()
    guest.until(lambda: not any(w["asked"] for w in guest.snapshot["windows"]), "the table to know")

    guest.page.reload()  # the table keeps it
    guest.until_told()
    for tick in moments(guest, "Settings", "Moments in which I am asked").all():
        expect(tick).not_to_be_checked()
    acted = pair.act()
    guest.until_told(acted + 1)
    assert guest.question.get("prompt") != "react"


def test_who_leaves_a_moment_ticked_is_asked_in_it(invite: Invite, server: Server) -> None:
    pair, guest = Pair(server), invite()
    arrive(guest, pair)
    guest.page.get_by_role("button", name="Français").click()
    ticks = moments(guest, "Réglages", "Moments où l’on me demande")
    moves = guest.page.get_by_role("checkbox", name="quelqu’un se déplace")
    moves.uncheck()
    guest.until(lambda: not all(w["asked"] for w in guest.snapshot["windows"]), "the table to know")
    assert [tick.is_checked() for tick in ticks.all()].count(False) == 1
    pair.act()
    guest.until(lambda: guest.question.get("prompt") == "react", "the question")
