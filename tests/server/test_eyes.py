"""Looking back through the eyes of a seat: at a game that is over, never at one that runs."""

from tests.server.guests import Client, Guest
from tests.wisdom.reacting import RECORD

MOMENT = 430


def hands(guest: Guest, eyes: int | None = None) -> list[list[str]]:
    """The faces of the events that every seat holds; "" for a back."""
    words = {} if eyes is None else {"eyes": eyes}
    scene = guest.get(f"/moments/{MOMENT}", **words).raise_for_status().json()["scene"]
    return [[card["event"] for card in seat["events"]] for seat in scene["body"]["seats"]]


def imported(client: Client) -> Guest:
    made = client.post("/api/games/import", json={"record": RECORD.read_text()}).json()
    return Guest(client, made["room"], made["watch"])


def test_who_watches_a_finished_game_sees_backs_until_he_takes_the_eyes_of_a_seat(
    client: Client,
) -> None:
    watching = imported(client)
    backs = hands(watching)
    assert any(backs), "somebody holds an event"
    assert not any(event for hand in backs for event in hand)
    for eyes in (0, 1):
        seen = hands(watching, eyes)
        assert [len(hand) for hand in seen] == [len(hand) for hand in backs]
        assert all(seen[eyes]), "his own lie open"
        assert not any(seen[1 - eyes]), "the other's do not"


def test_a_game_that_runs_lends_no_eyes(client: Client) -> None:
    past = imported(client)
    wish = {"moment": MOMENT, "seats": [{"kind": "here"}, {"kind": "here"}]}
    made = past.post("/fork", wish).json()
    for secret in (made["watch"], made["seats"][0]["secret"]):
        guest = Guest(client, made["room"], secret)
        refused = guest.get(f"/moments/{MOMENT}", eyes=1)
        assert (refused.status_code, refused.json()["code"]) == (403, "running")
    assert not any(
        event for hand in hands(Guest(client, made["room"], made["watch"])) for event in hand
    )


def test_only_seats_have_eyes(client: Client) -> None:
    watching = imported(client)
    for wrong in (2, 99, -2):
        refused = watching.get(f"/moments/{MOMENT}", eyes=wrong)
        assert refused.json()["code"] == "no-seat"
