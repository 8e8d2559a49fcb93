"""Advice on the page: a hint for the question, the analysis of a finished game."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.guest import DESKTOP, PHONE, Guest, Invite
from tests.e2e.positions import (
    Position,
    Room,
    fight,
    near_the_end,
    taken,
    tile_to_lay,
    tokens_to_place,
)
from tests.e2e.serving import Server
from tests.e2e.test_phone import HIDDEN, fits, phone
from tests.e2e.test_views import AXE, CHECK, EVERYTHING, THEMES
from tests.nearly_won import record_of


def hint(guest: Guest, name: str = "Hint") -> Locator:
    """Ask for a hint, and wait for its answers."""
    guest.page.get_by_role("button", name=name, exact=True).click()
    answers = guest.page.get_by_role("region", name=name).get_by_role("listitem")
    expect(answers.first).to_be_visible()
    assert 1 <= answers.count() <= 3
    return answers.get_by_role("button")


def give(guest: Guest, answer: Locator) -> None:
    """Choose an answer of a hint, twice if it cannot be undone, and wait until it is taken."""
    rev, sent = guest.rev, guest.sent
    answer.click()
    guest.settled()
    if guest.sent == sent:
        guest.gold.click()
    guest.until(lambda: guest.rev > rev, "the answer of the hint")


def analysis(guest: Guest, server: Server) -> Locator:
    """Open the analysis of a tiny game in which both missed a victory; its turning points."""
    record = json.dumps(record_of("culture", "culture", "science"))
    made = server.ask("games/import", {"record": record})
    guest.open(Room(made["room"], made["watch"]).join)
    guest.page.get_by_role("link", name="Analysis").click()
    turning = guest.page.get_by_role("region", name="Turning points")
    expect(turning.get_by_role("button").first).to_be_visible()
    return turning


def test_a_hint_lights_its_answer_and_gives_it(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, tokens_to_place()).join)
    answers = hint(guest)
    expect(answers.first).to_have_text(re.compile(r"\d+\s%"))
    spaces = {o["text"]: o["space"] for o in guest.question["options"]}
    lit = guest.page.locator(".hint .star")
    for answer in answers.all():
        text = answer.locator("b").inner_text()
        answer.hover()
        space = next(space for known, space in spaces.items() if known.lower() == text.lower())
        expect(lit).to_have_count(1 if space >= 0 else 0)
    give(guest, answers.first)
    expect(guest.page.get_by_role("region", name="Hint")).to_have_count(0)
    guest.until(lambda: guest.asked or guest.over, "the next question")


def test_a_hint_comes_and_goes_with_a_key(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, near_the_end()).join)
    panel = guest.page.get_by_role("region", name="Hint")
    guest.page.keyboard.press("h")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    guest.page.keyboard.press("h")
    expect(panel).to_have_count(0)
    assert guest.sent == 0


@pytest.mark.parametrize("position", [tile_to_lay, fight], ids=["tile", "fight"])
def test_there_are_hints_wherever_a_question_is(
    guest: Guest, server: Server, position: Callable[[], Position]
) -> None:
    guest.sit(taken(server, position()).join)
    answers = hint(guest)
    answers.first.hover()
    give(guest, answers.first)


def test_a_finger_lights_first_and_then_chooses(invite: Invite, server: Server) -> None:
    guest = phone(invite)
    guest.sit(taken(server, tokens_to_place()).join)
    answers = hint(guest)
    fits(guest)
    for answer in answers.all():  # the sheet never lies over what it speaks of
        answer.tap()
        guest.painted()
        assert guest.page.evaluate(HIDDEN, ".hint .star") == ""
    answers.first.tap()
    expect(guest.page.get_by_text("Tap it again to choose it.")).to_be_visible()
    assert guest.sent == 0
    give(guest, answers.first)


def test_a_hint_speaks_french(invite: Invite, server: Server) -> None:
    guest = invite(lang="fr-FR")
    guest.sit(taken(server, near_the_end()).join)
    hint(guest, "Conseil")
    expect(guest.page.get_by_role("region", name="Conseil")).to_contain_text("chances de gagner")


def test_an_analysis_is_drawn_and_leads_to_its_turning_points(guest: Guest, server: Server) -> None:
    page = guest.page
    turning = analysis(guest, server)
    plot = page.get_by_role("slider", name="Chance to win, in %")
    turning.get_by_role("button").first.click()
    shown = page.get_by_role("region", name="Replay").get_by_text(re.compile(r"^Move \d+ of"))
    expect(shown).to_be_visible()
    expect(turning.locator("li.now")).to_have_count(1)
    moment = shown.inner_text()

    page.get_by_role("button", name="Better answers here").click()
    better = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(better.first).to_contain_text("%")

    plot.focus()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(shown).not_to_have_text(moment)
    expect(better).to_have_count(0)


def test_an_analysis_fits_a_phone(invite: Invite, server: Server) -> None:
    guest = phone(invite)
    turning = analysis(guest, server)
    fits(guest)
    turning.get_by_role("button").first.tap()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("view", ["hint", "analysis"])
def test_advice_keeps_nobody_out(invite: Invite, server: Server, view: str) -> None:
    guest = invite(bypass_csp=True)  # axe-core is not of the page's own
    if view == "hint":
        guest.sit(taken(server, tokens_to_place()).join)
        hint(guest)
    else:
        analysis(guest, server)
    guest.page.evaluate(AXE.read_text("utf-8"))
    for size in (DESKTOP, PHONE):
        guest.page.set_viewport_size(size)
        for theme in THEMES:
            guest.page.emulate_media(color_scheme=theme)
            guest.painted()
            assert guest.page.evaluate(CHECK, EVERYTHING) == []
