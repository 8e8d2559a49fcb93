"""Before an answer is given: what it would light, and what it would do to the turn."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from tests.patience import HANGING, until
from tests.server.guests import Client, Guest, Json, begin, fresh_key
from tests.server.test_undo import SEED
from ziggurat.games.dawn.plugin import DawnPlugin
from ziggurat.games.scene import Preview


def look(guest: Guest, answer: int, lang: str = "en") -> Json:
    found: Json = guest.get("/preview", answer=answer, lang=lang).raise_for_status().json()
    return found


def question(guest: Guest) -> Json:
    found: Json = guest.snapshot()["scene"]["question"]
    return found


def test_a_preview_lights_what_the_card_offers_once_it_is_played(client: Client) -> None:
    first = begin(client, "here", "here", seed=SEED).seats[1]
    culture = next(each for each in question(first)["options"] if each["name"] == "culture")
    seen = look(first, culture["answer"])
    assert question(first)["prompt"] == "choose_card"  # nothing was played
    first.give(first.snapshot()["rev"], culture["answer"])
    offered = {each["space"] for each in question(first)["options"] if each["space"] >= 0}
    lights = seen["preview"]["lights"]
    assert {light["space"] for light in lights} == offered
    assert {light["kind"] for light in lights} == {"place"}
    names = first.snapshot()["scene"]["body"]["places"]
    assert all(light["place"] == names[light["space"]] for light in lights)


def test_only_who_is_asked_may_look_and_only_at_what_is_offered(client: Client) -> None:
    party = begin(client, "here", "here", seed=SEED)
    other = party.seats[0].get("/preview", answer=0)
    assert (other.status_code, other.json()["code"]) == (400, "not-yours")
    unknown = party.seats[1].get("/preview", answer=77)
    assert (unknown.status_code, unknown.json()["code"]) == (400, "not-offered")


def test_a_look_says_whether_an_answer_ends_the_turn_and_whether_it_stands(client: Client) -> None:
    """To resolve a card without effect ends the turn; a card that asks something does not."""
    first = begin(client, "here", "here", seed=SEED).seats[1]
    options = {each["name"]: each["answer"] for each in question(first)["options"]}
    idle = look(first, options["idle-science"])["fate"]
    assert (idle["ends"], idle["final"]) == (True, "others")
    culture = look(first, options["culture"])["fate"]
    assert (culture["ends"], culture["final"]) == (False, "")


def test_the_fates_are_true_for_every_answer_of_a_turn(client: Client) -> None:
    """An answer that is said to be final is refused to whoever is not sure, and no other is."""
    party = begin(client, "here", "here", seed=SEED)
    final = set()
    for number in range(14):
        guest = party.asked()
        options = [each["answer"] for each in question(guest)["options"]]
        fates = {option: look(guest, option)["fate"]["final"] for option in options}
        standing = [option for option in options if fates[option]]
        option = options[0]
        if number % 2 and standing:  # a turn that goes on is played on
            option = standing[-1]
        body = {"rev": guest.snapshot()["rev"], "key": fresh_key(), "answer": option}
        response = guest.post("/answers", body | {"sure": False})
        if fates[option]:
            final.add(fates[option])
            assert response.json()["code"] == f"final-{fates[option]}"
            guest.post("/answers", body)
        else:
            assert response.status_code == 200
    assert "others" in final


def test_the_table_goes_on_while_an_answer_is_looked_at_and_looks_at_so_many(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look may take long; meanwhile others are served, and nobody heaps up looks."""
    party = begin(client, "here", "here", seed=SEED)
    options = [each["answer"] for each in question(party.seats[1])["options"]]
    looks, seen = Event(), DawnPlugin.preview

    def slowly(self: DawnPlugin, *words: Any) -> Preview:
        assert looks.wait(HANGING)
        return seen(self, *words)

    monkeypatch.setattr(DawnPlugin, "preview", slowly)
    hall = client.app.dependencies["hall"].dependency()
    with ThreadPoolExecutor(20) as pool:
        asked = [pool.submit(party.seats[1].get, "/preview", answer=options[0]) for _ in range(16)]
        until(lambda: hall.looking._waiting[party.room] == 16, "sixteen to look")
        assert party.seats[0].snapshot()["rev"] == 0, "the table goes on"
        one_more = party.seats[1].get("/preview", answer=options[0])
        assert (one_more.status_code, one_more.json()["code"]) == (503, "busy")
        looks.set()
        assert {each.result().status_code for each in asked} == {200}
    assert not hall.looking._turns
