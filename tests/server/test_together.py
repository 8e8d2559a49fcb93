"""Several people and devices at one table: links, presence, lent seats, bots and their pace."""

import pytest

from tests.patience import HANGING
from tests.server.conftest import Backend
from tests.server.guests import Client, begin, let_bots_answer, wait_for_seat, wish
from ziggurat.table import room, rooms

NOBODY = -2  # is never asked: whoever waits for it waits for the end


def test_secrets_are_for_people_and_not_for_bots(client: Client) -> None:
    created = begin(client, "here", "link", "random", edition="base").created
    kinds = [(seat["kind"], seat["secret"] is None) for seat in created["seats"]]
    assert kinds == [("here", False), ("link", False), ("bot", True)]


def test_all_devices_of_a_seat_and_the_spectators_hear_of_an_answer(client: Client) -> None:
    party = begin(client, "link", "link")
    asked = party.asked()
    with asked.listening() as desk, asked.listening("fr") as phone, party.watcher.listening() as w:
        for listener in (desk, phone, w):
            assert listener.hear()["rev"] == 0
        asked.answer()
        assert desk.until_rev(1)["scene"]["question"]["seat"] in (0, 1)
        assert phone.until_rev(1)["scene"]["body"]["pieces"] == desk.last["scene"]["body"]["pieces"]
        assert w.until_rev(1)["seats"] == []
        assert desk.last["seats"] == phone.last["seats"] != []


def test_a_listener_gets_the_map_once(client: Client) -> None:
    party = begin(client, "here", "here", seed=1)
    asked = party.asked()
    with asked.listening() as listener:
        assert listener.hear()["scene"]["ground"]["spaces"]
        asked.answer()
        assert listener.until_rev(1)["scene"]["ground"] is None
    assert asked.snapshot()["scene"]["ground"]["spaces"]


def test_everybody_sees_who_comes_and_goes(client: Client) -> None:
    party = begin(client, "link", "link")
    one, other = party.seats
    with one.listening() as listener:
        assert [p["here"] for p in listener.hear()["players"]] == [True, False]
        with other.listening():
            listener.until_here(1, True)
            with other.listening():
                pass  # a second device comes and goes: the seat stays
            assert party.watcher.snapshot()["players"][1]["here"]
        listener.until_here(1, False)
        assert [p["mine"] for p in one.snapshot()["players"]] == [True, False]
    assert not party.watcher.snapshot()["players"][0]["here"]


def test_a_bot_keeps_an_absent_players_seat_and_gives_it_back(client: Client) -> None:
    party = begin(client, "link", "link", lend_after=0)
    party.asked().answer()
    absent = party.watcher.get().json()["asked"]
    other = party.seats[1 - absent]
    assert other.post(f"/seats/{absent}", {"bot": "random"}).status_code == 200
    now = wait_for_seat(other, 1 - absent)
    assert now["bots"][absent] == "random"
    player = other.snapshot()["players"][absent]
    assert (player["kind"], player["lent"], player["bot"]) == ("person", True, "random")
    assert party.seats[absent].post(f"/seats/{absent}", {"bot": ""}).status_code == 200
    while party.watcher.get().json()["asked"] == 1 - absent:
        other.answer()
    let_bots_answer(party.watcher)
    assert party.watcher.get().json()["asked"] == absent  # nobody answers for him any more
    assert party.seats[absent].answer().status_code == 200


def test_nobody_answers_for_a_seat_that_is_lent(client: Client) -> None:
    party = begin(client, "here", "link", seed=None)
    asked = party.asked()
    seat = asked.snapshot()["seats"][0]
    now = asked.snapshot()
    answer = now["scene"]["question"]["options"][0]["answer"]
    asked.post(f"/seats/{seat}", {"bot": "random"})
    late = asked.give(now["rev"], answer)
    assert (late.status_code, late.json()["code"]) == (409, "stale")
    wait_for_seat(party.watcher, 1 - seat)


def test_the_seat_of_somebody_who_is_there_is_not_lent(client: Client) -> None:
    party = begin(client, "link", "link", "random")
    with party.seats[1].listening() as listener:
        listener.hear()
        before = party.watcher.snapshot()["players"]
        refusals = [
            (party.seats[0], 1, "random", "present"),
            (party.seats[0], 2, "random", "no-seat"),
            (party.seats[0], 9, "random", "no-seat"),
            (party.seats[0], 0, "nobody", "no-bot"),
            (party.watcher, 0, "random", "not-yours"),
        ]
        for guest, seat, bot, code in refusals:
            answer = guest.post(f"/seats/{seat}", {"bot": bot})
            assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert party.watcher.snapshot()["players"] == before
        assert party.seats[1].post("/seats/1", {"bot": "random"}).status_code == 200  # his own


def test_bots_play_a_whole_game(client: Client) -> None:
    party = begin(client, "eager", "eager", seed=2)
    now = wait_for_seat(party.watcher, NOBODY)
    assert now["winners"]
    assert party.watcher.snapshot()["scene"]["ending"]
    assert party.watcher.get("/record").json()["result"] is not None


def test_bots_take_their_time_only_when_somebody_looks_on(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(room.PACES, "slow", HANGING)
    party = begin(client, "here", "random", seed=3)
    person = party.seats[0]
    wait_for_seat(person, 0)
    refused = party.watcher.post("/pace", {"pace": "slow"})
    assert refused.json()["code"] == "not-yours"
    assert person.post("/pace", {"pace": "at light speed"}).json()["code"] == "malformed"
    assert person.post("/pace", {"pace": "slow"}).status_code == 200
    with person.listening() as listener:
        assert listener.hear()["pace"] == "slow"
        while person.get().json()["asked"] == 0:
            person.answer()
        rev = person.get().json()["rev"]
        let_bots_answer(person)
        assert person.get().json()["rev"] == rev
    assert person.get().json()["asked"] == 1


def test_the_same_game_meets_the_same_bots(client: Client) -> None:
    records = []
    for _ in range(2):
        party = begin(client, "here", "builder", seed=11)
        for number in range(6):
            wait_for_seat(party.seats[0], 0)
            party.seats[0].answer(number)
        wait_for_seat(party.seats[0], 0)
        records.append(party.seats[0].get("/record").json()["answers"])
    assert records[0] == records[1]


def test_a_seed_is_not_chosen_where_others_play_by_link(client: Client) -> None:
    answer = client.post("/api/games", json=wish("here", "link", seed=1))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-setup")


def test_a_game_that_cannot_be_is_refused(client: Client) -> None:
    for words, code in (
        ({"game": "chess"}, "bad-setup"),
        ({"setup": {"edition": "atlantis"}}, "bad-setup"),
        ({"setup": {"map": "moon"}}, "bad-setup"),
        ({"setup": {"map": ["moon"]}}, "bad-setup"),
        ({"setup": {"leaders": ["nobody", "egypt"]}}, "bad-setup"),
        ({"setup": {"leaders": ["egypt", "egypt"]}}, "bad-setup"),
        ({"setup": {"handicap": [10**30]}}, "bad-setup"),
        ({"setup": {"colour": "red"}}, "bad-setup"),
        ({"setup": {"position": "anything"}}, "bad-setup"),
        ({"seed": 2**63}, "malformed"),
        ({"setup": {"edition": "x" * 41}}, "malformed"),
        ({"setup": {"edition": {"base": True}}}, "malformed"),
        ({"colour": "red"}, "malformed"),
        ({"seats": wish(*["here"] * 13)["seats"]}, "malformed"),
        ({"seats": wish(*["here"] * 5)["seats"]}, "bad-setup"),
        ({"seats": wish("here", "nobody")["seats"]}, "bad-setup"),
        ({"seats": [{"kind": "here", "secret": "x"}, {"kind": "here"}]}, "malformed"),
    ):
        answer = client.post("/api/games", json=wish("here", "here") | words)
        assert (answer.status_code, answer.json()["code"]) == (400, code), (words, answer.text)


def test_rooms_dropped_from_memory_come_back(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_IN_MEMORY", 1)
    with backend.serving() as client:
        parties = [begin(client, "here", "here", seed=seed) for seed in range(4)]
        for party in parties:
            party.asked().answer()
        states = [party.state() for party in parties]
        with parties[0].watcher.listening() as listener:
            listener.hear()
            for party, state in zip(parties, states, strict=True):
                assert party.state()[:2] == state[:2] or party is parties[0]
            parties[0].asked().answer()
            assert listener.until_rev(2)["rev"] == 2


def test_the_links_page_hands_on_the_spectators_link_alone(client: Client) -> None:
    party = begin(client, "here", "link")
    for guest in (*party.seats, party.watcher):
        assert guest.get("/links").json() == {"watch": party.created["watch"], "claimed": [1]}


def test_what_is_wrong_with_a_game_is_said_in_the_language_of_whoever_asks(
    client: Client,
) -> None:
    bad = wish("here", "here", leaders=["rome", "rome"])
    english = client.post("/api/games?lang=en", json=bad).json()["text"]
    french = client.post("/api/games?lang=fr", json=bad).json()["text"]
    assert english == ("This game cannot be set up: two players cannot have the same leader.")
    assert french == (
        "Cette partie ne peut pas commencer\u00a0: "
        "deux joueurs ne peuvent pas avoir le même dirigeant."
    )
    records = [
        client.post(f"/api/games/import?lang={lang}", json={"record": "{}"}).json()["text"]
        for lang in ("en", "fr")
    ]
    assert records == [
        "This record cannot be read: it is not a Ziggurat record.",
        "Cet enregistrement ne peut pas être lu\u00a0: ce n’est pas un enregistrement de Ziggurat.",
    ]
    assert client.post("/api/games?lang=xx", json=bad).json()["code"] == "no-language"
