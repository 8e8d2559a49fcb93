"""The zones of the table at six sizes: the board is the screen, a question never changes its scale,
nothing lies over the question, and no words are cut off, in either language."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.boxes import CUT_OFF, MEASURE, OVER_PROMPT, SCALE
from tests.e2e.guest import Guest, Invite
from tests.e2e.player import Player
from tests.e2e.positions import mid_game, position, taken, tile_to_lay, tokens_to_place
from tests.e2e.serving import Server

SIZES: Final = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844), (360, 640)]
TOUCH: Final = SIZES[2:]  # sizes of what is held in the hand
LEAST: Final = 0.6  # of the window's height is the board's
HEX: Final = {False: 44, True: 48}  # pixels, with a mouse and with a finger


def come(invite: Invite, size: tuple[int, int], lang: str = "en-GB") -> Guest:
    width, height = size
    return invite(size=ViewportSize(width=width, height=height), touch=size in TOUCH, lang=lang)


def measure(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(MEASURE)
    return found


def whole(guest: Guest) -> None:
    """Nothing lies over the question, and nothing is cut off."""
    asked = guest.question.get("prompt")
    assert guest.page.evaluate(OVER_PROMPT) == [], asked
    assert guest.page.evaluate(CUT_OFF) == [], asked


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_board_is_the_screen(invite: Invite, server: Server, size: tuple[int, int]) -> None:
    guest = come(invite, size)
    guest.sit(taken(server, mid_game()).join)
    found = measure(guest.page)
    assert found["height"] >= LEAST * size[1]
    assert found["space"] >= HEX[size in TOUCH] - 0.5


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_turn_keeps_the_scale_and_every_word(
    invite: Invite, server: Server, size: tuple[int, int], lang: str
) -> None:
    guest = come(invite, size, lang)
    guest.sit(taken(server, mid_game()).join)
    player = Player(guest, touch=size in TOUCH)
    scale = guest.page.evaluate(SCALE)
    for _ in range(4):
        whole(guest)
        player.answer()
        guest.until(lambda: guest.asked or guest.over, "the next question")
        guest.painted()
        assert guest.page.evaluate(SCALE) == scale
    whole(guest)


def positions() -> list[Any]:
    """Questions whose answers stand on the board, in the drawer, in the gallery, on a tile."""
    found = [tokens_to_place(), tile_to_lay()]
    asked = ("gain_card", "choose_wonder", "take_diplomacy", "move_army", "build")
    return found + [position("terra-3", prompt, after_round=5) for prompt in asked]


@pytest.mark.parametrize("size", SIZES[1:], ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_kind_of_question_is_cut_off(
    invite: Invite, server: Server, size: tuple[int, int]
) -> None:
    for at in positions():
        guest = come(invite, size, "fr-FR")
        guest.sit(taken(server, at).join)
        whole(guest)


def test_rails_fold_and_stay_folded(invite: Invite, server: Server) -> None:
    guest = come(invite, (1440, 900))
    page = guest.page
    guest.sit(taken(server, mid_game()).join)
    goals = page.get_by_role("region", name="Victory")
    expect(goals).to_be_visible()
    page.keyboard.press("]")
    expect(goals).to_have_count(0)
    page.reload()
    guest.sit()
    expect(goals).to_have_count(0)
    page.keyboard.press("]")
    expect(goals).to_be_visible()


def test_an_unfolded_rail_lies_over_the_board_and_moves_nothing(
    invite: Invite, server: Server
) -> None:
    guest = come(invite, (1280, 720))
    page = guest.page
    guest.sit(taken(server, mid_game()).join)
    before = page.locator(".world").get_attribute("style")
    page.keyboard.press("]")
    goals = page.get_by_role("region", name="Victory")
    expect(goals).to_be_visible()
    assert page.locator(".world").get_attribute("style") == before
    page.keyboard.press("Escape")
    expect(goals).to_have_count(0)


def test_cards_are_chosen_by_their_words_and_the_map_can_be_seen(
    invite: Invite, server: Server
) -> None:
    guest = come(invite, (1280, 720))
    page = guest.page
    guest.sit(taken(server, position("terra-3", "gain_card", after_round=5)).join)
    cards = page.get_by_role("group", name="Answers").get_by_role("button")
    expect(cards.first).to_be_visible()
    page.keyboard.press("m")
    expect(cards).to_have_count(0)
    page.get_by_role("button", name="Show the choices").click()
    rev = guest.rev
    Player(guest).answer("button")
    assert guest.rev > rev
