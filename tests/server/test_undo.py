"""Taking answers back and giving them again: one's own last answer, up to chance and the others."""

from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, Party, begin, fresh_key

# Seat 1 begins this game; its first two cards are culture (three questions) and so on.
SEED = 1


def refuses(party: Party, guest: Guest, step: str, code: str) -> None:
    before = party.state()
    response = guest.step(step)
    assert (response.status_code, response.json()["code"]) == (400, code), response.text
    assert party.state() == before


def scene(guest: Guest) -> object:
    return guest.snapshot()["scene"]


def test_undo_brings_back_the_question_and_redo_the_answer(client: Client) -> None:
    party = begin(client, "here", "here", seed=SEED)
    first = party.seats[1]
    scenes = [scene(first)]
    for _ in range(2):
        first.answer()
        scenes.append(scene(first))
    assert scenes[0] != scenes[1] != scenes[2]
    assert first.step("undo").status_code == 200
    assert scene(first) == scenes[1]
    assert first.step("undo").status_code == 200
    assert scene(first) == scenes[0]
    assert first.snapshot()["undo"] == {"may": False, "why_not": "nothing", "redo": True}
    refuses(party, first, "undo", "no-undo")
    for number in (1, 2):
        assert first.step("redo").status_code == 200
        assert scene(first) == scenes[number]
    assert first.snapshot()["undo"] == {"may": True, "why_not": "", "redo": False}
    refuses(party, first, "redo", "no-redo")


def test_another_answer_after_undo_ends_redo(client: Client) -> None:
    party = begin(client, "here", "here", seed=SEED)
    first = party.seats[1]
    first.answer(0)
    first.answer(0)
    first.step("undo")
    assert first.snapshot()["undo"]["redo"]
    first.answer(1)
    assert not first.snapshot()["undo"]["redo"]
    refuses(party, first, "redo", "no-redo")


def test_the_same_answer_after_undo_keeps_what_comes_after_it(client: Client) -> None:
    party = begin(client, "here", "here", seed=SEED)
    first = party.seats[1]
    first.answer(0)
    first.answer(0)
    after = scene(first)
    first.step("undo")
    first.step("undo")
    first.answer(0)
    assert first.step("redo").status_code == 200
    assert scene(first) == after


def test_nobody_takes_back_the_answer_of_another(client: Client) -> None:
    party = begin(client, "here", "here", seed=SEED)
    party.seats[1].answer()
    assert party.seats[0].snapshot()["undo"]["why_not"] == "others"
    assert party.watcher.snapshot()["undo"]["why_not"] == "watching"
    for guest in (party.seats[0], party.watcher):
        refuses(party, guest, "undo", "no-undo")
    party.seats[1].step("undo")
    for guest in (party.seats[0], party.watcher):
        refuses(party, guest, "redo", "no-redo")


def test_an_answer_stands_once_the_next_player_has_answered(client: Client) -> None:
    party = begin(client, "here", "here", seed=SEED)
    while party.asked() is party.seats[1]:
        party.seats[1].answer()
    assert party.seats[1].snapshot()["undo"]["may"]  # the other has not answered yet
    party.seats[0].answer()
    assert party.seats[1].snapshot()["undo"]["why_not"] == "others"
    refuses(party, party.seats[1], "undo", "no-undo")


def test_an_answer_stands_once_chance_has_answered_it(client: Client) -> None:
    """The dial moves after the round, and chance tells where the barbarians go."""
    party = begin(client, "here", "here", seed=SEED)
    while True:
        asked = party.asked()
        before = asked.snapshot()["moment"]
        asked.answer(-1)
        if asked.snapshot()["moment"] > before + 1:
            break
    assert asked.snapshot()["undo"] == {"may": False, "why_not": "chance", "redo": False}
    refuses(party, asked, "undo", "no-undo")


def test_the_random_map_is_nobodys_answer(client: Client) -> None:
    words = {"edition": "terra-incognita", "map": "explored", "random_map": True, "seed": 5}
    party = begin(client, "here", "here", **words)
    person = Guest(client, party.room, *party.seats[0].secrets, *party.seats[1].secrets)
    while (scene := person.snapshot()["scene"])["round"] == 0:
        assert scene["question"] is None, "nobody is asked to lay it"
    assert person.snapshot()["undo"]["why_not"] == "nothing"
    refuses(party, person, "undo", "no-undo")


def test_repeating_an_undo_takes_back_one_answer(client: Client) -> None:
    party = begin(client, "here", "here", seed=SEED)
    first, key = party.seats[1], fresh_key()
    first.answer()
    first.answer()
    step = {"rev": first.snapshot()["rev"], "key": key}
    one = first.post("/undo", step)
    after = party.state()
    two = first.post("/undo", step)
    assert (one.status_code, one.json()) == (two.status_code, two.json()) == (200, {"rev": 3})
    assert party.state() == after


def test_a_listener_drops_the_lines_of_an_answer_taken_back(client: Client) -> None:
    """Each socket has other lines already; all end with the same log."""
    party = begin(client, "here", "here", seed=SEED)
    first = party.seats[1]
    with first.listening() as early, party.watcher.listening() as slow:
        slow.hear()
        rev = 0
        for step in ("answer", "answer", "undo", "answer", "answer", "undo", "undo", "redo"):
            response = first.answer(rev) if step == "answer" else first.step(step)
            rev = response.json()["rev"]
            early.until_rev(rev)
            assert early.log == first.snapshot()["log"]["lines"], step
        slow.until_rev(rev)
        assert slow.log == party.watcher.snapshot()["log"]["lines"]
    assert first.snapshot()["log"]["start"] == 0


def test_taking_back_again_and_again_makes_the_table_remember_no_more(client: Client) -> None:
    party = begin(client, "here", "here", seed=SEED)
    first = party.seats[1]
    rooms = client.app.dependencies["hall"].dependency().rooms
    for _ in range(2):
        first.answer()
    with first.listening() as listener:
        listener.hear()
        for step in ["undo", "undo", "redo", "redo"] * 5 + ["undo"]:
            assert first.step(step).status_code == 200
        listener.until_rev(first.snapshot()["rev"])
        assert listener.log == first.snapshot()["log"]["lines"]
    assert len(rooms._rooms[party.room].log_cuts) <= 2


def test_undo_and_redo_outlive_a_restart(backend: Backend) -> None:
    with backend.serving() as client:
        party = begin(client, "here", "here", seed=SEED)
        party.seats[1].answer()
        scenes = [scene(party.seats[1])]
        party.seats[1].answer()
        scenes.append(scene(party.seats[1]))
        party.seats[1].step("undo")
    with backend.serving() as again:
        first = party.seats[1].at(again)
        assert scene(first) == scenes[0]
        assert first.step("redo").status_code == 200
        assert scene(first) == scenes[1]
