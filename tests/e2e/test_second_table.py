"""The Board Game by the things themselves: governments in a row, policies by their sides, cities by
their tabs, players where they sit, threads on the map, a stack that goes in parts and far."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.e2e.guest import PHONE, Invite
from tests.e2e.serving import Server
from tests.e2e.squares import arranged

# A government unlocked lately, one unlocked long ago, and an event with a target.
REIGN: Final = """
phase = "start_of_turn"
round = 6
tiles = { e5 = "tile10", e9 = "tile12", a9 = "tile27b" }
buildings = { market = "e4" }
huts = ""
villages = ""

[[seat]]
civilization = "romans"
capital = "b15"
techs = "monarchy code_of_laws currency"
government = "despotism"
fresh = "republic"
armies = "e8"
events = "sabotage"

[[seat]]
civilization = "zulu"
capital = "f3"
armies = "e2"
events = "primetime_tv"
"""
# Whose government falls?
REVOLT: Final = """
phase = "start_of_turn"
round = 5

[[seat]]
civilization = "americans"
capital = "h2"
events = "citizens_revolting_1"

[[seat]]
civilization = "germans"
capital = "n15"

[[seat]]
civilization = "egyptians"
capital = "b15"
"""
STACK: Final = """
phase = "movement"
round = 6
tiles = { a9 = "tile27b" }
huts = ""
villages = ""

[[seat]]
civilization = "romans"
capital = "b15"
techs = "horseback_riding"
armies = "c10"
scouts = "c10"

[[seat]]
civilization = "zulu"
capital = "f3"
"""
# A policy to switch, and what a city of two resources does: the market has no silk.
CITY: Final = """
phase = "city_management"
round = 5
tiles = { e13 = "tile12", e9 = "tile10" }
huts = ""
villages = ""

[[seat]]
civilization = "romans"
capital = "c14"
cities = "f14"
policies = "patronage pacifism"
events = "migrants"
trade = 20

[[seat]]
civilization = "zulu"
capital = "f3"
resources = "silk silk"
"""
SCOUTS: Final = """
phase = "start_of_turn"
round = 5
tiles = { e13 = "tile12", e9 = "tile10" }
huts = ""
villages = ""

[[seat]]
civilization = "romans"
capital = "c14"
cities = "f14"
scouts = "d13>f14 e12>c14"

[[seat]]
civilization = "zulu"
capital = "f3"
"""


def test_a_government_is_chosen_from_a_row(invite: Invite, server: Server) -> None:
    guest = invite()
    guest.sit(arranged(server, REIGN)[0].join)
    opener = guest.page.get_by_role("button", name="Change the government")
    guest.page.get_by_title("Change the government").click()  # the pill of one's own government
    row = guest.page.get_by_role("group", name="Governments")
    expect(
        row.get_by_role("button", name=re.compile("^Despotism.*your government"))
    ).to_be_visible()
    monarchy = row.get_by_role("button", name=re.compile("^Monarchy.*through Anarchy"))
    expect(monarchy).to_contain_text("First a turn of Anarchy")
    guest.page.keyboard.press("Escape")
    expect(row).to_have_count(0)
    opener.last.focus()
    guest.page.keyboard.press("Enter")
    republic = row.get_by_role("button", name=re.compile("^Republic.*at once"))
    expect(republic.locator(".less")).to_contain_text("production of Rome")
    guest.page.keyboard.press("2")
    guest.until(lambda: guest.sent > 0, "an answer")
    seat = guest.snapshot["scene"]["body"]["seats"][0]
    guest.until(
        lambda: guest.snapshot["scene"]["body"]["seats"][0]["government"] == "republic",
        f"the Republic in place of {seat['government']}",
    )


def test_a_player_is_chosen_where_he_sits(invite: Invite, server: Server) -> None:
    guest = invite()
    guest.sit(arranged(server, REVOLT, "event-citizens_revolting_1")[0].join)
    assert guest.question["prompt"] == "aim_at_player"
    name = "Bismarck: you may choose this player"
    rail = guest.page.locator(".seats")
    expect(rail.locator(".seat.lit")).to_have_count(2)
    expect(guest.page.locator(".order").get_by_role("button", name=name)).to_be_visible()
    rail.get_by_role("button", name=name).focus()
    guest.page.keyboard.press("Enter")
    guest.until(lambda: guest.sent > 0, "an answer")


def test_on_a_phone_a_player_is_chosen_in_the_top_bar(invite: Invite, server: Server) -> None:
    guest = invite(size=PHONE, touch=True)
    guest.sit(arranged(server, REVOLT, "event-citizens_revolting_1")[0].join)
    guest.page.get_by_role("button", name="Bismarck: you may choose this player").tap()
    expect(guest.page.get_by_role("region", name="The question")).to_contain_text("Bismarck")
    assert guest.sent == 0  # the first tap only takes it up
    guest.gold.tap()
    guest.until(lambda: guest.sent > 0, "an answer")


def test_an_event_draws_a_thread_for_everybody(invite: Invite, server: Server) -> None:
    shaka = invite()
    rooms = arranged(server, REIGN, "event-sabotage e4", seats=(0, 1))
    shaka.sit(rooms[1].join)
    assert shaka.question["prompt"] == "react"
    caesar = invite()
    caesar.be_known()
    caesar.open(rooms[0].join)
    caesar.until_told()
    (thread,) = shaka.snapshot["scene"]["body"]["threads"]
    for guest in (shaka, caesar):
        drawn = guest.page.locator("[data-thread]")
        expect(drawn).to_have_count(1)
        expect(drawn).to_have_attribute("data-thread", f"{thread['source']} {thread['target']}")
    window = shaka.page.get_by_role("alertdialog", name=re.compile("Caesar plays Sabotage"))
    expect(window).to_contain_text("Everybody is asked")
    expect(window).to_contain_text("Aimed at")
    expect(window).to_be_focused()


def test_part_of_a_stack_walks_far_in_one_press(invite: Invite, server: Server) -> None:
    guest = invite()
    guest.sit(arranged(server, STACK, "move-c10")[0].join)
    assert guest.question["prompt"] == "choose_group"
    sizes = guest.page.get_by_role("group", name="How many go").locator("output")
    expect(sizes).to_have_text([re.compile("^1"), re.compile("^1")])
    guest.page.keyboard.press("s")
    expect(sizes).to_have_text([re.compile("^1"), re.compile("^0")])
    one = next(each for each in guest.targets if (each["armies"], each["scouts"]) == (1, 0))
    goal = max(one["reach"], key=lambda far: int(far["steps"]))
    assert goal["steps"] == 3
    guest.page.locator(f"#space-{goal['square']}").click()

    def arrived() -> bool:
        figures = guest.snapshot["scene"]["body"]["figures"]
        there = [each for each in figures if each["square"] == goal["square"]]
        return [(each["kind"], each["count"]) for each in there] == [("army", 1)]

    guest.until(arrived, "the army at its goal")
    assert guest.sent == 4  # who goes, and three steps


def test_a_policy_is_switched_by_its_cards(invite: Invite, server: Server) -> None:
    guest = invite()
    guest.sit(arranged(server, CITY, "event-migrants")[0].join)
    assert guest.question["prompt"] == "switch_from"
    sides = guest.page.locator(".policy .side")
    expect(sides).to_have_count(8)
    guest.page.get_by_role("button", name=re.compile("^Patronage.*give it up")).click()
    guest.until(lambda: guest.question.get("prompt") == "switch_to", "the new side")
    guest.page.get_by_role("button", name=re.compile("^Rationalism.*turn the card over")).click()

    def adopted() -> list[str]:
        seat = guest.snapshot["scene"]["body"]["seats"][0]
        return [each["adopted"] for each in seat["policies"] if each["adopted"]]

    guest.until(lambda: adopted() == ["rationalism", "pacifism"], "the other side")


def test_a_city_acts_by_its_tabs_and_harvests_by_a_disc(invite: Invite, server: Server) -> None:
    guest = invite()
    guest.sit(arranged(server, CITY)[0].join)
    rome = guest.snapshot["scene"]["body"]["seats"][0]["cities"][0]["square"]
    guest.page.locator(f"#space-{rome}").click()
    tabs = guest.page.get_by_role("group", name="Actions of the city").get_by_role("button")
    expect(tabs).to_have_count(4)
    expect(tabs.nth(1)).to_contain_text(re.compile(r"\+\d+ culture"))
    assert guest.sent == 0
    guest.page.keyboard.press("1")
    guest.settled()
    if guest.question["prompt"] != "produce":
        guest.gold.click()
    guest.until(lambda: guest.question["prompt"] == "produce", "what to make")
    expect(tabs.first).to_have_attribute("aria-current", "true")
    tabs.nth(2).click()  # rather a harvest
    guest.until(lambda: guest.question["prompt"] == "harvest", "what to harvest")
    expect(guest.page.locator("p.spent")).to_contain_text("none in market")
    expect(guest.page.locator("[data-spent]")).to_have_count(1)
    iron = next(each for each in guest.targets if each["name"] == "iron")
    guest.page.locator(f"#space-{iron['squares'][0]}").click()

    def harvested() -> bool:
        held = guest.snapshot["scene"]["body"]["seats"][0]["tokens"]
        return [each["name"] for each in held] == ["iron"]

    guest.until(harvested, "iron from the market")


def test_all_scouts_send_as_last_turn_by_one_press(invite: Invite, server: Server) -> None:
    guest = invite()
    guest.sit(arranged(server, SCOUTS, "pass")[0].join)
    assert guest.question["prompt"] == "name_receiver"
    expect(guest.page.locator("[data-thread]")).to_have_count(1)
    guest.page.get_by_role("button", name=re.compile("All as last turn")).click()
    guest.until(lambda: len(guest.answers) == 1, "an answer for the first scout")
    ending = guest.page.get_by_role("button", name=re.compile("End turn"))
    ending.click()  # the last of them ends this part of the turn, and is asked about
    guest.until(lambda: guest.question.get("prompt", "name_receiver") != "name_receiver", "the end")
    assert guest.sent == 2
    cities = guest.snapshot["scene"]["body"]["seats"][0]["cities"]
    assert [len(each["scouts"]) for each in cities] == [1, 1]
