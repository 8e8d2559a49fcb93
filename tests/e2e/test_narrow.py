"""On a phone no page is wider than the window, and its head is whole."""

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.guest import Guest, Invite


def come(invite: Invite, width: int, lang: str) -> Guest:
    guest = invite(size=ViewportSize(width=width, height=640), touch=True, lang=lang)
    guest.be_known()
    guest.open("#/new")
    guest.page.locator("select.who").nth(1).select_option("link")
    guest.painted()
    return guest


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("width", [390, 360])
def test_a_page_fits_a_phone(invite: Invite, width: int, lang: str) -> None:
    page = come(invite, width, lang).page
    assert page.evaluate("document.documentElement.scrollWidth") == width
    languages = page.locator("header [role=group]")
    assert languages.evaluate("(one) => one.scrollWidth <= one.clientWidth")
