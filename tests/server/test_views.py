"""Nobody is sent what his seat may not see."""

import json
import random

from tests.server.guests import Client, Guest, Json, Party, begin, party_of, wish
from ziggurat.core.match import Match
from ziggurat.core.records import answer_named, to_record
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

POLAND = {"edition": "terra-incognita", "players": 2, "leaders": ["poland", "egypt"]}


def looking() -> Match[State]:
    """Poland is about to look at a tile of the stack: the tile is still to be drawn."""
    match = Match(DAWN, POLAND, seed=6)
    rng = random.Random(6)
    while match.ask is not None:
        names = {DAWN.name(match.state, match.ask, option): option for option in match.ask.options}
        if match.ask.prompt.name == "peek":
            drawn = Match(DAWN, POLAND, seed=6, chance=False)
            for answer in [*match.answers, names["look"]]:
                drawn.feed(answer)
            return drawn
        option = names.get("astronomy", names.get("science")) if match.ask.player == 0 else None
        match.answer(rng.choice(match.ask.options) if option is None else option)
    raise AssertionError("Poland never looks at a tile")


def continued(client: Client, match: Match[State]) -> Party:
    """The game at the server from here on, every seat a person's."""
    imported = client.post("/api/games/import", json={"record": json.dumps(to_record(match))})
    assert imported.status_code == 201, imported.text
    seats = wish(*["link"] * match.state.seats)["seats"]
    kept = Guest(client, imported.json()["room"], imported.json()["watch"])
    fork = kept.post("/fork", {"moment": len(match.answers), "seats": seats})
    assert fork.status_code == 201, fork.text
    return party_of(client, fork.json())


def all_seen(party: Party, guest: Guest) -> Json:
    """Every view a guest can ask for, without the name of the room and the hour."""
    seen = {"snapshot": guest.snapshot(), "summary": guest.get().json()}
    seen["history"] = guest.get("/history").json()
    seen["why"] = guest.get("/why", answer="1").json()
    seen["record"] = guest.get("/record").json()
    for moment in range(seen["snapshot"]["moment"] + 1):
        seen[f"moment {moment}"] = guest.get(f"/moments/{moment}").json()
    with guest.listening("fr") as listener:
        seen["socket"] = listener.hear()
    del seen["summary"]["updated"]
    text = json.dumps(seen).replace(party.room, "room")
    found: Json = json.loads(text)
    return found


def after(*names: str) -> Match[State]:
    """Poland's look at a tile and what it does then."""
    match = looking()
    for name in names:
        match.feed(answer_named(DAWN, match.state, name))
    return match


def test_a_tile_looked_at_is_told_to_nobody_else(client: Client) -> None:
    """Two games differ in the tile alone: only the player who looked at it can tell them apart."""
    roll = looking().state.pending
    assert roll is not None
    assert roll.prompt.name == "draw_tile"
    tiles = [DAWN.name(looking().state, roll, roll.options[place]) for place in (0, -1)]
    for then in (["stop"], ["stop", "-", "bottom"]):
        one, other = (continued(client, after(tile, *then)) for tile in tiles)
        assert all_seen(one, one.seats[0]) != all_seen(other, other.seats[0])
        assert all_seen(one, one.seats[1]) == all_seen(other, other.seats[1])
        assert all_seen(one, one.watcher) == all_seen(other, other.watcher)


def test_answers_are_offered_to_the_asked_seat_alone(client: Client) -> None:
    party = begin(client, "here", "here", "here", seed=4)
    for number in range(25):
        asked = party.watcher.get().json()["asked"]
        for guest in [*party.seats, party.watcher]:
            question = guest.snapshot()["scene"]["question"]
            assert question["seat"] == asked
            assert bool(question["options"]) is (guest is party.seats[asked])
            assert guest.get("/why", answer="1").status_code == (
                200 if guest is party.seats[asked] else 400
            )
        party.seats[asked].answer(number)


def test_a_view_is_in_the_language_asked_for(client: Client) -> None:
    party = begin(client, "here", "here", seed=4)
    asked = party.asked()
    for language, word in (("en", "card"), ("fr", "carte")):
        assert word in asked.snapshot(language)["scene"]["question"]["text"]
        with asked.listening(language) as listener:
            assert word in listener.hear()["scene"]["question"]["text"]
    wrong = asked.get("/snapshot", lang="xx")
    assert (wrong.status_code, wrong.json()["code"]) == (400, "no-language")


def test_why_says_something_about_any_answer(client: Client) -> None:
    party = begin(client, "here", "here", seed=4)
    asked = party.asked()
    for answer in ("0", "culture", "-", "", "x" * 5000, "é\n", "99999999999999999999", "12"):
        for lang in ("en", "fr"):
            reason = asked.get("/why", answer=answer, lang=lang)
            assert reason.status_code == 200, reason.text
            assert reason.json()["text"]


def test_a_running_game_has_a_small_map_and_a_kept_one_none(client: Client) -> None:
    match = looking()
    party = continued(client, match)
    drawn = party.seats[0].get().json()["sketch"]
    spaces = len(match.state.board.map.cells)
    assert sum(letter != "." for line in drawn["land"] for letter in line) == spaces
    imported = client.post("/api/games/import", json={"record": json.dumps(to_record(match))})
    kept = Guest(client, imported.json()["room"], imported.json()["watch"])
    assert kept.get().json()["sketch"] is None
