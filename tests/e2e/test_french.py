"""The whole page in French: no word of the interface, and no name of a card, stays English."""

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.guest import Guest, Invite
from tests.e2e.player import Player
from tests.e2e.positions import fight, mid_game, taken
from tests.e2e.serving import Server

PAGES = Path(__file__).parents[2] / "frontend" / "src"
ENTRY = re.compile(r"^ {2}'([\w.-]+)':\s*(['\"`])(.*?)\2,$", re.DOTALL | re.MULTILINE)

# Everything that is shown or read out.
SHOWN = """
() => {
  const found = document.body.innerText.split('\\n')
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
    document.querySelectorAll(`[${name}]`).forEach((one) => found.push(one.getAttribute(name)))
  }
  return [...new Set(found.map((line) => line.trim()))]
}
"""


def interface_words() -> Iterator[tuple[str, str]]:
    """English and French of everything that the interface says by itself."""
    for path in PAGES.rglob("words/*.ts"):
        english, _, french = path.read_text("utf-8").partition("export const fr")
        there = {key: words for key, _, words in ENTRY.findall(french)}
        for key, _, words in ENTRY.findall(english):
            yield words, there[key]


def only_english(server: Server) -> set[str]:
    """Words that a French page must not show."""
    pairs = list(interface_words())
    assert len(pairs) > 300
    catalogues = [server.ask(f"catalogue/dawn/{lang}") for lang in ("en", "fr")]
    for english, french in zip(*(each["entries"] for each in catalogues), strict=True):
        pairs += [(english[part], french[part]) for part in ("name", "text")]
    for key, english in catalogues[0]["terms"].items():
        pairs.append((english, catalogues[1]["terms"][key]))
    both = {french.lower() for _, french in pairs}
    return {english for english, _ in pairs if english and english.lower() not in both}


def check(guest: Guest, english: set[str]) -> None:
    shown = set(guest.page.evaluate(SHOWN))
    assert len(shown) > 5
    assert shown & english == set()
    assert guest.page.locator("html").get_attribute("lang") == "fr"


def test_every_page_speaks_french(invite: Invite, server: Server) -> None:
    guest = invite(lang="fr-FR")
    page = guest.page
    english = only_english(server)
    guest.open()
    expect(page.get_by_role("button", name="Jouer").first).to_be_visible()
    check(guest, english)
    for address, heading in (
        ("#/new", "Nouvelle partie"),
        ("#/replays", "Parties finies"),
        ("#/learn", "Apprendre"),
    ):
        guest.open(address)
        expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()
        check(guest, english)

    guest.sit(taken(server, mid_game()).join)
    check(guest, english)
    player = Player(guest)
    for _ in range(4):
        player.answer()
        guest.until(lambda: guest.asked, "the next question")
        guest.painted()
        check(guest, english)
    for name in ("Réglages", "Places et liens"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(guest, english)
        page.keyboard.press("Escape")

    guest.snapshot = {}
    guest.sit(taken(server, fight()).join)
    check(guest, english)


def test_the_language_is_changed_at_the_table_and_kept(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, mid_game()).join)
    question = guest.question["text"]
    guest.page.get_by_role("button", name="Français").click()
    guest.until(lambda: guest.question["text"] != question, "the question in French")
    guest.painted()
    check(guest, only_english(server))
    guest.page.reload()
    expect(guest.page.get_by_role("button", name="Réglages")).to_be_visible()
