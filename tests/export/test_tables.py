"""The rows of a game: what they say is what happened."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.export.games import BASE, TERRA, played, record
from ziggurat.core.flow import Ask
from ziggurat.core.records import replayed, to_record
from ziggurat.export.column import Value
from ziggurat.export.tables import columns_of, rows_of
from ziggurat.games.dawn.content import FOCUS, GROWTH, TYPES, VICTORY
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.plugin import PLUGIN
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.rules.trade import stores
from ziggurat.games.dawn.scene import standing

Tables = dict[str, list[dict[str, Value]]]


def tables_of(data: dict[str, Any]) -> Tables:
    rows = rows_of(PLUGIN, 1, "here", data, replayed(DAWN, data))
    return {
        name: [
            dict(zip([column.name for column in columns_of(PLUGIN)[name]], row, strict=True))
            for row in rows[name]
        ]
        for name in rows
    }


@pytest.fixture(params=[BASE, TERRA], ids=["base", "terra"], scope="module")
def game(request: pytest.FixtureRequest) -> tuple[dict[str, Any], Tables]:
    data = record(request.param)
    return data, tables_of(data)


def test_every_answer_has_a_row_that_tells_what_was_asked(
    game: tuple[dict[str, Any], Tables],
) -> None:
    data, tables = game
    names = [name if name != "-" else "pass" for name in data["answers"].split()]
    assert [row["answer"] for row in tables["answers"]] == names
    s = DAWN.new(data["setup"])
    for number, row in enumerate(tables["answers"], start=1):
        question = s.pending
        assert question is not None
        assert (row["game"], row["number"]) == (1, number)
        assert (row["round"], row["turn"]) == (s.round, s.turn)
        assert row["seat"] == (question.player if isinstance(question, Ask) else -1)
        assert (row["prompt"], row["kind"]) == (question.prompt.name, question.prompt.kind)
        assert row["options"] == len(question.options)
        assert (row["chance"] is None) == isinstance(question, Ask)
        names_now = [DAWN.name(s, question, option) for option in question.options]
        s.play(question.options[names_now.index(str(row["answer"]))])


def test_what_chance_gives_is_as_likely_as_its_weights_say() -> None:
    rows = tables_of(record(BASE))["answers"]
    leaders = [row for row in rows if row["prompt"] == "draw_leader"]
    assert [row["chance"] for row in leaders] == [1 / 8, 1 / 7]


def test_every_turn_has_a_row_for_every_seat(game: tuple[dict[str, Any], Tables]) -> None:
    data, tables = game
    seats = range(data["setup"]["players"])
    turns = Counter((row["round"], row["turn"]) for row in tables["states"])
    full_rounds = range(1, 5)
    assert all(turns[round_, turn] == len(seats) for round_ in full_rounds for turn in seats)
    assert set(turns.values()) == {len(seats)}
    first = {(row["round"], row["turn"]): row["number"] for row in reversed(tables["answers"])}
    for row in tables["states"]:
        if row["number"] != len(tables["answers"]) + 1:  # the question nobody has answered yet
            assert first[row["round"], row["turn"]] == row["number"]


def test_the_figures_of_a_seat_are_those_of_the_position(
    game: tuple[dict[str, Any], Tables],
) -> None:
    data, tables = game
    for row, (s, seat) in zip(tables["states"], _beginnings(data), strict=True):
        told = standing(s, seat)
        assert row["seat"] == seat
        assert row["territory"] == told["territory"]
        assert row["cities"] == told["cities"]
        assert row["tech"] == told["tech"]
        assert row["trade"] == told["trade"] + (s.stored if stores(s, seat) else 0)
        assert row["marks"] == told["agendas"]
        there = {agenda.slug for card in s.victory for agenda in VICTORY[card].agendas}
        for name in [name for name in row if name.startswith("agenda_")]:
            slug = name.removeprefix("agenda_")
            assert row[name] == (progress(s, seat, slug)[0] if slug in there else None)
        row_cards = [(row[f"{type_}_level"], row[f"{type_}_slot"]) for type_ in TYPES]
        for place, lane in enumerate(s.row[seat]):
            card = FOCUS[s.cards[seat][lane]]
            assert row_cards[lane] == (card.level, s.edition.slots[place])
        assert (row_cards[GROWTH] == (None, None)) == (not s.edition.explores)


def _beginnings(data: dict[str, Any]) -> Iterator[tuple[Any, int]]:
    """Every seat at the first question of every turn."""
    before = (0, -1)
    for match in replayed(DAWN, data):
        s = match.state
        if s.turn >= 0 and (s.round, s.turn) != before:
            before = (s.round, s.turn)
            yield from ((s, seat) for seat in range(s.seats))


def test_a_finished_game_has_its_last_position_and_its_winner() -> None:
    match = played(BASE, seed=3, rounds=0)
    tables = tables_of(to_record(match))
    last = tables["states"][-2:]
    assert [(row["turn"], row["seat"]) for row in last] == [(-1, 0), (-1, 1)]
    assert [row["number"] for row in last] == [len(match.answers) + 1] * 2
    (row,) = tables["results"]
    winners = [seat for seat in range(5) if row[f"won_{seat}"]]
    assert winners == list(match.state.won_by) != []
    assert row["reason"] == match.state.end_reason
    assert [row[f"marks_{seat}"] for seat in range(2)] == [line["marks"] for line in last]
    assert (row["rounds"], row["answers"]) == (match.state.round, len(match.answers))


def test_a_result_tells_the_setup_and_the_seats(game: tuple[dict[str, Any], Tables]) -> None:
    data, tables = game
    (row,) = tables["results"]
    players = data["setup"]["players"]
    assert (row["game"], row["source"], row["seed"]) == (1, "here", "1")
    assert (row["edition"], row["players"]) == (data["setup"]["edition"], players)
    assert (row["reason"], row["hash"]) == ("unfinished", data["hash"])
    assert [row[f"leader_{seat}"] for seat in range(players)] == data["result"]["leaders"]
    assert [row[f"player_{seat}"] for seat in range(players)] == ["eager"] * players
    absent = [f"{name}_{players}" for name in ("player", "leader", "handicap", "marks", "won")]
    assert all(row[name] is None for name in absent)


def test_values_have_the_type_of_their_column(game: tuple[dict[str, Any], Tables]) -> None:
    _, tables = game
    for name, rows in tables.items():
        for column in columns_of(PLUGIN)[name]:
            kinds = {type(row[column.name]) for row in rows} - {type(None)}
            assert kinds <= {column.type}, column.name
