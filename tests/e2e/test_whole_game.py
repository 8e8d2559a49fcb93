"""A game by clicking: its beginning from the first page on, and its end."""

import re

from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.e2e.player import Player
from tests.e2e.positions import near_the_end, taken
from tests.e2e.serving import Server
from ziggurat.games.dawn.words.en_form import SERIES


def test_one_click_begins_a_game_and_thirty_answers_are_taken(guest: Guest) -> None:
    page = guest.page
    guest.open()
    page.get_by_role("button", name="Play now").first.click()
    guest.sit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Bots answer").get_by_role("radio", name="at once").check()
    page.keyboard.press("Escape")
    player = Player(guest)
    for _ in range(30):
        player.answer()
    assert {"space", "card"} <= set(player.pressed)
    assert guest.snapshot["scene"]["round"] > 3


def test_a_game_is_played_to_its_end(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, near_the_end()).join)
    player = Player(guest)
    while not guest.over:
        player.answer()
        guest.until(lambda: guest.asked or guest.over, "the next question, or the end")
        assert len(player.pressed) < 150, "the game does not end"
    assert len(player.pressed) > 3
    for _ in range(2):
        end = guest.page.locator(".drawer")
        expect(end.get_by_role("heading", level=2)).to_contain_text("win")
        figures = end.get_by_role("row").filter(has_text=re.compile("|".join(SERIES.values())))
        expect(figures).to_have_count(len(SERIES))
        expect(guest.page.get_by_role("application")).to_be_visible()
        guest.page.reload()  # and it is there again
