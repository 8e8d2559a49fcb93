"""Answers that were taken up, at all six sizes: what is said before they are given is whole."""

from collections.abc import Callable

import pytest

from tests.e2e.guest import Invite
from tests.e2e.player import Player
from tests.e2e.positions import Position, attack, dead_card, taken
from tests.e2e.serving import Server
from tests.e2e.test_every_question import Watcher
from tests.e2e.test_shell import SIZES

DEAD = "[role=option].dead"


def walked(watcher: Watcher) -> list[str]:
    """What does not fit, at each size."""
    found = []
    for size in SIZES:
        watcher.resize(size)
        found += [f"{size}: {fault}" for fault in watcher.faults()]
    return found


@pytest.mark.parametrize("where", [attack, dead_card])
def test_what_was_taken_up_is_told_whole(
    invite: Invite, server: Server, where: Callable[[], Position]
) -> None:
    watcher = Watcher(invite(lang="fr-FR"))
    guest = watcher.guest
    watcher.go(taken(server, where()))
    guest.painted()
    if where is dead_card:
        guest.page.locator(DEAD).first.click()
    else:
        player = Player(guest)
        guest.page.evaluate("() => { document.adoptedStyleSheets = [] }")  # it looks for spaces
        player.press(player.things()[0])
    guest.settled()
    assert guest.gold.count() == 1
    assert walked(watcher) == []


def test_a_dead_card_says_why_at_every_size(invite: Invite, server: Server) -> None:
    watcher = Watcher(invite(lang="fr-FR"))
    watcher.go(taken(server, dead_card()))
    watcher.guest.painted()
    dead = [card for card in watcher.guest.question["outlook"] if card["state"] == "dead"]
    reasons = [card["why"].casefold() for card in dead]
    assert all(reasons)
    watcher.page.locator(DEAD).first.click()
    watcher.guest.painted()
    for size in SIZES:
        watcher.resize(size)
        watcher.guest.painted()
        told = watcher.page.locator("#prompt").inner_text().casefold()
        assert any(reason in told for reason in reasons), size
