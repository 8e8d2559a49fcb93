"""A turn at the table: what a card can do is seen first, what ends it is asked about."""

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest
from tests.e2e.player import Player
from tests.e2e.positions import attack, dead_card, mid_game, taken, tokens_to_place
from tests.e2e.serving import Server


def card(guest: Guest, state: str) -> Locator:
    """The first card of one's row that is live, limited or dead."""
    answer = next(each["answer"] for each in guest.question["outlook"] if each["state"] == state)
    seat = guest.snapshot["scene"]["seat"]
    row = guest.snapshot["scene"]["body"]["seats"][seat]["row"]
    place = next(n for n, each in enumerate(row) if each["lane"] == answer)
    return guest.page.get_by_role("option").nth(place)


def test_a_card_shows_what_it_can_do_before_it_is_played(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, mid_game()).join)
    question = guest.page.get_by_role("region", name="The question")
    one = card(guest, "live")
    one.click()
    expect(one).to_have_attribute("aria-selected", "true")
    expect(question.get_by_role("button", name="Play it")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(one).to_have_attribute("aria-selected", "false")
    assert guest.sent == 0
    rev = guest.rev
    one.click()
    guest.page.keyboard.press("Enter")
    guest.until(lambda: guest.rev > rev, "the card")


def test_who_wishes_plays_a_card_with_one_press(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, mid_game()).join)
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("checkbox", name="The first press plays what can be undone").check()
    guest.page.keyboard.press("Escape")
    rev = guest.rev
    card(guest, "live").click()
    guest.until(lambda: guest.rev > rev, "the card")


def test_a_dead_card_asks_first_and_the_first_button_leads_back(
    guest: Guest, server: Server
) -> None:
    guest.sit(taken(server, dead_card()).join)
    question = guest.page.get_by_role("region", name="The question")
    one = card(guest, "dead")
    one.click()
    buttons = question.locator(".acts button")
    expect(buttons.first).to_contain_text("Choose another")
    guest.page.keyboard.press("Enter")
    expect(one).to_have_attribute("aria-selected", "false")
    one.click()
    expect(buttons.first).to_contain_text("Choose another")
    assert guest.sent == 0
    rev = guest.rev
    question.get_by_role("button", name="Play it anyway").click()
    guest.until(lambda: guest.rev > rev, "the card without an effect")


def pass_on(guest: Guest) -> None:
    """Pass until the page asks about the end of the turn."""
    for _ in range(4):
        guest.until(lambda: guest.asked, "a question")
        guest.painted()
        rev, sent = guest.rev, guest.sent
        guest.page.keyboard.press("p")
        guest.settled()
        if guest.sent == sent:
            return
        guest.until_told(rev + 1)
    raise AssertionError("the turn never ends")


def test_the_end_of_the_turn_can_be_thought_over(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, tokens_to_place()).join)
    question = guest.page.get_by_role("region", name="The question")
    before = guest.snapshot["moment"]
    Player(guest).answer("space")
    pass_on(guest)
    expect(question).to_contain_text("Your turn is done")
    question.get_by_role("button", name="Restart turn").click()
    guest.until(lambda: guest.snapshot["moment"] <= before, "the turn from its beginning")
    pass_on(guest)
    expect(question).to_contain_text("Your turn is done")
    rev = guest.rev
    guest.page.keyboard.press("Enter")
    guest.until(lambda: guest.rev > rev, "the end of the turn")


def test_who_wishes_ends_the_turn_at_once_but_is_asked_before_dice(
    guest: Guest, server: Server
) -> None:
    guest.sit(taken(server, tokens_to_place()).join)
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("radio", name="comes without asking").check()
    guest.page.keyboard.press("Escape")
    seat, turns = guest.snapshot["scene"]["seat"], guest.snapshot["scene"]["round"]
    while (guest.snapshot["scene"]["turn"], guest.snapshot["scene"]["round"]) == (seat, turns):
        rev = guest.rev
        guest.painted()
        guest.page.keyboard.press("p")
        guest.until_told(rev + 1)
    guest.snapshot = {}
    guest.sit(taken(server, attack()).join)
    player = Player(guest)
    player.press(next(thing for thing in player.things() if thing.kind == "space"))
    guest.settled()
    expect(guest.gold).to_contain_text("Attack")
