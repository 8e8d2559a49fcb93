"""French as the server sends it: no sign stands alone at the beginning of a line."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.guests import Client
from ziggurat.games.registry import plugins

ALONE = re.compile(r".{0,30}(?: [:;!?»%]|« ).{0,30}")
SPACED = re.compile(r"\u00a0[:;!?»%]")


def texts(found: Any) -> Iterator[str]:
    """Every text in something that was sent."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict | list):
        for each in found.values() if isinstance(found, dict) else found:
            yield from texts(each)


def check(sent: Any) -> None:
    told = list(texts(sent))
    assert [alone for text in told for alone in ALONE.findall(text)] == []
    assert any(SPACED.search(text) for text in told)


def test_what_there_is_to_play(client: Client) -> None:
    check(client.get("/api/welcome?lang=fr").json())


def test_a_refusal(client: Client) -> None:
    sent = client.post("/api/games?lang=fr", json={"game": "atlantis", "seats": [{"kind": "here"}]})
    assert sent.status_code == 400
    check(sent.json())


@pytest.mark.parametrize("game", [slug for slug, each in plugins().items() if each.catalogue("fr")])
def test_the_words_of_a_game(client: Client, game: str) -> None:
    check(client.get(f"/api/catalogue/{game}/fr").json())
