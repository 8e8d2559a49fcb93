"""Hints and analyses: who gets them, and what they say."""

import json
import logging
from dataclasses import replace

import pytest

from tests.nearly_won import record_of
from tests.patience import until
from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, Json, begin, party_of, wait_for_seat
from ziggurat.table import counsel
from ziggurat.table.room import Room
from ziggurat.table.store import Header


def kept(client: Client, *types: str) -> Guest:
    """The game that is nearly won, played on with these cards, and somebody who looks at it."""
    made = client.post("/api/games/import", json={"record": json.dumps(record_of(*types))})
    assert made.status_code == 201, made.text
    return Guest(client, made.json()["room"], made.json()["watch"])


def nearly_won(client: Client, *kinds: str) -> list[Guest]:
    """The players of that game at the moment when Rome may win it."""
    made = kept(client, "science").post(
        "/fork", {"moment": 0, "seats": [{"kind": kind} for kind in kinds]}
    )
    assert made.status_code == 201, made.text
    return party_of(client, made.json()).seats


def analysed(guest: Guest, lang: str = "en") -> Json:
    """The analysis of a game once it is done."""
    found: Json = {}

    def done() -> bool:
        found.update(guest.get("/analysis", lang=lang).raise_for_status().json())
        return bool(found["done"] == found["of"])

    until(done, "the analysis")
    return found


def refusal(guest: Guest, path: str, **words: object) -> tuple[int, str]:
    answer = guest.get(path, **words)
    return answer.status_code, answer.json()["code"]


# Hints


def test_the_winning_answer_is_the_first_hint(client: Client) -> None:
    rome, _ = nearly_won(client, "here", "here")
    hint = rome.get("/hint").raise_for_status().json()
    assert (hint["at"], hint["seat"], hint["chance"]) == (0, 0, 1)
    assert len(hint["answers"]) == 3
    best = hint["answers"][0]
    assert (best["name"], best["chance"]) == ("science", 1)
    assert (best["low"], best["high"], best["wins"], hint["equal"]) == (1, 1, 1, 1)
    assert best["text"].startswith("Nuclear Power (science IV")
    assert best["reason"] == "Wins the game."
    rome.give(rome.snapshot()["rev"], best["answer"]).raise_for_status()


def test_hints_come_in_both_languages(client: Client) -> None:
    rome, _ = nearly_won(client, "here", "here")
    english = rome.get("/hint").json()
    french = rome.get("/hint", lang="fr").json()
    assert french["answers"][0]["reason"] == "Gagne la partie."
    assert [each["chance"] for each in french["answers"]] == [
        each["chance"] for each in english["answers"]
    ]
    assert refusal(rome, "/hint", lang="de") == (400, "no-language")


def test_only_the_asked_seat_gets_a_hint(client: Client) -> None:
    party = begin(client, "here", "link")
    asked = party.asked()
    other = next(seat for seat in party.seats if seat is not asked)
    assert refusal(other, "/hint") == (400, "not-yours")
    assert refusal(party.watcher, "/hint") == (400, "not-yours")
    stranger = Guest(client, party.room, "x" * 24)
    assert refusal(stranger, "/hint") == (404, "no-game")
    assert asked.get("/hint").status_code == 200


def test_a_game_may_be_played_without_hints(client: Client) -> None:
    party = begin(client, "here", "link", hints=False)
    asked = party.asked()
    assert not asked.snapshot()["hints"]
    assert refusal(asked, "/hint") == (403, "no-hints")
    assert not asked.get().json()["again"]["hints"], "nor is the next one"
    assert begin(client, "here", "link").asked().snapshot()["hints"]


def test_a_game_without_hints_has_them_in_no_moment_before_its_end(client: Client) -> None:
    me = begin(client, "here", "automaton", seed=3, hints=False).seats[0]
    wait_for_seat(me, 0)
    assert refusal(me, "/hint", at=me.snapshot()["moment"]) == (403, "no-hints")


def test_a_game_without_hints_has_them_once_it_is_over() -> None:
    record = record_of("science")
    running = Header(
        "r",
        0.0,
        "dawn",
        record["rules"],
        record["setup"],
        record["seed"],
        "",
        ["", ""],
        False,
        False,
    )
    without = replace(running, hints=False)
    over = replace(without, opening=record["answers"])
    assert [Room(each).has_hints for each in (running, without, over)] == [True, False, True]


def test_while_others_play_there_are_no_hints_for_other_moments(client: Client) -> None:
    party = begin(client, "here", "link")
    asked = party.asked()
    moment = asked.snapshot()["moment"]
    assert refusal(asked, "/hint", at=moment) == (403, "running")
    assert refusal(asked, "/analysis") == (403, "running")


def test_who_plays_alone_may_ask_about_earlier_moments(client: Client) -> None:
    party = begin(client, "here", "automaton", seed=3)
    me = party.seats[0]
    wait_for_seat(me, 0)
    moment = me.snapshot()["moment"]
    me.answer()
    assert me.get("/hint", at=moment).json()["at"] == moment


def test_a_hint_changes_nothing(client: Client) -> None:
    party = begin(client, "here", "link")
    before = party.state()
    party.asked().get("/hint").raise_for_status()
    assert party.state() == before


def test_a_finished_game_has_hints_at_every_moment_somebody_was_asked(client: Client) -> None:
    watcher = kept(client, "culture", "culture", "science")
    assert refusal(watcher, "/hint") == (400, "over")
    hint = watcher.get("/hint", at=3).json()
    assert (hint["at"], hint["seat"]) == (3, 1)
    assert hint["answers"][0]["name"] == "science"
    last = watcher.snapshot()["moment"]
    for moment in (-1, last, last + 1):
        assert refusal(watcher, "/hint", at=moment) == (404, "no-moment")


def test_too_many_hints_are_refused(backend: Backend) -> None:
    with backend.serving(hints_per_minute=2) as client:
        rome, _ = nearly_won(client, "here", "here")
        assert [rome.get("/hint").status_code for _ in range(3)] == [200, 200, 429]


def test_hints_and_analyses_log_no_secret(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        rome, egypt = nearly_won(client, "here", "link")
        rome.get("/hint")
        egypt.get("/hint")
        analysed(kept(client, "science"))
    for guest in (rome, egypt):
        for secret in guest.secrets:
            assert secret not in caplog.text


# Analyses


def test_an_analysis_shows_the_course_and_the_turning_points(client: Client) -> None:
    found = analysed(kept(client, "culture", "culture", "science"))
    assert [(point["round"], point["seat"]) for point in found["points"]] == [
        (9, 0),
        (10, 1),
        (10, 0),
        (10, -1),
    ]
    assert found["points"][-1]["chances"] == [1, 0]
    turning = found["turning"]  # Rome could have won, and then Egypt
    assert [(each["at"], each["seat"], each["played"]["name"]) for each in turning] == [
        (0, 0, "culture"),
        (3, 1, "culture"),
    ]
    assert [each["better"][0]["name"] for each in turning] == ["science", "science"]
    wins, completes = (each["better"][0]["reason"] for each in turning)
    assert wins == "Wins the game."
    assert completes.startswith("By the end of the turn: Technophile complete")
    for each in turning:
        more = each["better"][0]["chance"] - each["played"]["chance"]
        assert each["lost"] == pytest.approx(more, abs=0.002)


def test_an_analysis_is_the_same_for_everybody_and_in_both_languages(client: Client) -> None:
    watcher = kept(client, "culture", "culture", "science")
    english, french = analysed(watcher), analysed(watcher, "fr")
    assert french["points"] == english["points"]
    wins, completes = (each["better"][0]["reason"] for each in french["turning"])
    assert wins == "Gagne la partie."
    assert completes.startswith("D'ici la fin du tour\xa0: Technophile accompli")
    assert analysed(kept(client, "culture", "culture", "science")) == english


def test_the_progress_of_an_analysis_is_told(client: Client) -> None:
    watcher = kept(client, "culture", "culture", "science")
    seen: list[tuple[int, int]] = []
    while not seen or seen[-1][0] < seen[-1][1]:
        now = watcher.get("/analysis").json()
        seen.append((now["done"], now["of"]))
        assert bool(now["turning"]) == (now["of"] == now["done"])
    assert seen[0] == (0, 1)
    assert seen == sorted(seen)
    assert len(set(seen)) > 2


def test_looking_whether_there_is_an_analysis_begins_none(client: Client) -> None:
    watcher = kept(client, "culture", "culture", "science")
    for _ in range(2):
        now = watcher.get("/analysis", begin="false").json()
        assert now == {"done": 0, "of": 0, "points": [], "turning": []}
    found = analysed(watcher)
    assert watcher.get("/analysis", begin="false").json() == found


def test_a_game_played_to_its_end_is_analysed_for_those_who_played_it(client: Client) -> None:
    rome, egypt = nearly_won(client, "here", "here")
    both = Guest(client, rome.room, *rome.secrets, *egypt.secrets)
    best = rome.get("/hint").json()["answers"][0]
    rome.give(rome.snapshot()["rev"], best["answer"]).raise_for_status()
    while not both.get().json()["over"]:
        both.answer()
    assert analysed(both)["points"][-1]["chances"] == [1, 0]


def test_a_record_without_a_turn_has_an_empty_analysis(client: Client) -> None:
    found = analysed(kept(client))
    assert (found["points"], found["turning"]) == ([], [])


def test_too_many_analyses_at_a_time_are_refused(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counsel, "_WAITING", 1)
    first, second = kept(client, "culture", "science"), kept(client, "science")
    first.get("/analysis").raise_for_status()
    assert refusal(second, "/analysis") == (503, "busy")
    analysed(first)
    assert second.get("/analysis").status_code == 200


def test_the_table_closes_while_it_analyses(backend: Backend) -> None:
    with backend.serving() as client:
        kept(client, "culture", "culture", "science").get("/analysis").raise_for_status()
