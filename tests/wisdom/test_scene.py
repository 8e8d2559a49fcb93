"""What a table draws of The Board Game: map, pieces, players, questions."""

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.core.flow import Ask
from ziggurat.core.game import question_for
from ziggurat.games.registry import plugin_named
from ziggurat.games.scene import Scene
from ziggurat.games.wisdom.scene.model import City, Seat
from ziggurat.games.wisdom.scene.model_asking import Sum

WISDOM = plugin_named("wisdom")


def drawn(table: Table, seat: int | None = 0, lang: str = "en") -> Scene:
    return WISDOM.scene(table.s, seat, lang)


def played(seed: int, answers: int, players: int = 3) -> Iterator[Any]:
    """The positions of a game played at random."""
    chance = random.Random(seed)
    setup = {"players": players, "bargaining": "full"}
    s = WISDOM.game.new(WISDOM.game.checked_setup(setup))
    for _ in range(answers):
        if s.pending is None:
            return
        yield s
        s.play(chance.choice(s.pending.options))


def sums_of(seat: Seat) -> list[Sum]:
    cities = [[city.production, city.trade, city.culture] for city in seat.cities]
    return [seat.income, seat.coins, seat.combat, *chain(*cities)]


def city(scene: Scene, seat: int = 0, number: int = 0) -> City:
    found: City = scene.body.seats[seat].cities[number]
    return found


def told(found: Sum) -> list[tuple[str, int, int]]:
    return [(term.text, term.amount, term.times) for term in found.terms]


def test_what_squares_give_is_told_in_both_languages() -> None:
    table = arrange("romans", "zulu")
    english, french = (set(drawn(table, lang=lang).body.labels) for lang in ("en", "fr"))
    assert any("Gives 2 production." in label for label in english)
    assert any("Donne 2 de production." in label for label in french)


def test_every_sum_is_the_sum_of_its_parts() -> None:
    for s in played(5, 260):
        for seat in WISDOM.scene(s, None, "en").body.seats:
            for found in sums_of(seat):
                parts = sum(term.amount * term.times for term in found.terms)
                assert parts == found.total, (seat.seat, found)


def test_every_answer_has_a_target_and_every_question_its_kind() -> None:
    for s in played(6, 260):
        for seat in range(s.seats):
            question = question_for(s, seat)
            scene = WISDOM.scene(s, seat, "en")
            if question is None:
                assert scene.body.asking is None
                continue
            assert scene.question is not None
            assert [option.answer for option in scene.question.options] == list(question.options)
            targets = scene.body.asking.targets
            assert len(targets) == len(question.options)
            for option, target in zip(scene.question.options, targets, strict=True):
                assert target.on
                assert option.space == target.square


def test_of_a_question_to_another_seat_nothing_is_told_but_whom_it_asks() -> None:
    table = arrange("romans", "germans").begin("movement", 0)
    scene = drawn(table, 1)
    assert scene.body.asking is None
    assert scene.question is not None
    assert (scene.question.prompt, scene.question.seat, scene.question.text) == ("", 0, "")
    assert scene.question.options == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_square_has_a_name_of_its_own_without_a_digit(lang: str) -> None:
    for number, s in enumerate(played(7, 301)):
        if number % 50 == 0 and any(s.cities):
            places = WISDOM.scene(s, None, lang).body.places
            assert len(set(places)) == len(places)
            assert not any(letter.isdigit() for name in places for letter in name)


def test_squares_are_named_by_the_nearest_city() -> None:
    table = arrange("romans", "germans")
    places = drawn(table).body.places
    capital = table.s.cities[0][0]
    assert places[capital] == "Rome"
    north = table.s.land.grid.toward[capital][0]
    assert places[north].startswith("the ")
    assert places[north].endswith("north of Rome")


def test_a_second_city_keeps_its_name_when_another_is_lost() -> None:
    table = arrange("romans", "germans").city(0, "b5").city(0, "f5")
    names = [city(drawn(table), 0, n).name for n in range(3)]
    assert len(set(names)) == 3
    table.s.cities = ((*table.s.cities[0][:1], table.s.cities[0][2]), table.s.cities[1])
    assert city(drawn(table), 0, 1).name in names[1:]


def test_a_face_down_tile_shows_nothing_and_its_ground_has_another_key_when_turned_up() -> None:
    table = arrange("romans", "germans")
    before = drawn(table).ground
    hidden = [n for n, square in enumerate(before.squares) if not square.terrain]
    assert hidden
    assert all(not before.squares[n].resource for n in hidden)
    table.tile(hidden[0] // 16, "tile01")
    after = drawn(table).ground
    assert after.key != before.key
    assert all(after.squares[n].terrain for n in hidden if n // 16 == hidden[0] // 16)


def test_a_program_doubles_the_outskirts_in_the_sum_of_a_city() -> None:
    table = arrange("romans", "germans").government(0, "despotism")
    plain = city(drawn(table)).production
    table.s.programs |= 1 << table.s.cities[0][0]
    doubled = city(drawn(table)).production
    assert [part[0] for part in told(doubled)] == ["outskirts", "Despotism"]
    assert told(doubled)[0] == ("outskirts", told(plain)[0][1], 2)
    assert told(doubled)[1] == ("Despotism", 1, 1)
    assert doubled.total == plain.total + told(plain)[0][1]


def test_a_blockaded_square_is_drawn_and_no_part_of_the_sum() -> None:
    table = arrange("romans", "germans")
    part = city(drawn(table)).production.terms[0]
    table.s.armies = (table.s.armies[0], (part.squares[0], *table.s.armies[1][1:]))
    scene = drawn(table)
    assert [(each.square, each.seat) for each in scene.body.blockades] == [(part.squares[0], 1)]
    assert part.squares[0] not in city(scene).production.terms[0].squares


def test_hands_of_others_are_backs() -> None:
    table = arrange("romans", "germans")
    table.event(1, "drought").marker(1, "spy").units(1, "infantry-1-3")
    for seat in (0, None):
        other = drawn(table, seat).body.seats[1]
        assert [(card.level, card.event) for card in other.events] == [(1, "")]
        assert [(card.back, card.result) for card in other.markers] == [("hut", "")]
        assert [(card.type, card.kind, card.count) for card in other.units] == [("infantry", "", 1)]
    own = drawn(table, 1).body.seats[1]
    assert own.events[0].event == "drought"
    assert own.markers[0].result == "spy"
    assert (own.units[0].kind, own.units[0].strength, own.units[0].health) == (
        "infantry-1-3",
        1,
        3,
    )


def test_figures_that_may_still_move_are_counted_only_in_their_part() -> None:
    table = arrange("romans", "germans").army(0, "b10", 2)
    assert [figure.ready for figure in drawn(table).body.figures] == [0]
    table.begin("movement", 0)
    assert [(figure.count, figure.ready) for figure in drawn(table).body.figures] == [(2, 2)]


def test_a_city_action_is_a_target_on_its_city() -> None:
    table = arrange("romans", "germans").begin("city_management", 0)
    scene = drawn(table)
    assert isinstance(table.s.pending, Ask)
    actions = [target for target in scene.body.asking.targets if target.on == "action"]
    assert {target.name for target in actions} >= {"produce", "devote", "program"}
    assert {target.square for target in actions} == {table.s.cities[0][0]}
    assert city(scene).actions == 1


def test_the_log_speaks_in_the_names_of_the_map() -> None:
    table = arrange("romans", "germans")
    square = table.s.land.grid.toward[table.s.cities[0][0]][2]
    seat, text, places = WISDOM.note(table.s, ("army", 0, square), "en")
    assert (seat, places) == (0, [square])
    assert "east of Rome" in text
    assert text.startswith("Caesar")


def test_the_small_map_hides_what_lies_face_down() -> None:
    for s in played(7, 120, players=2):
        drawn, squares = WISDOM.sketch(s), WISDOM.scene(s, None, "en").ground.squares
        assert drawn is not None
        assert drawn.corners == 4
        seen = {(each.x, each.y): each.terrain[:1] or "?" for each in squares}
        assert {
            (x, y): letter
            for y, line in enumerate(drawn.land)
            for x, letter in enumerate(line)
            if letter != "."
        } == seen
        held = "".join(drawn.held)
        assert len(held) - held.count(".") == sum(
            owner >= 0 for owner in WISDOM.scene(s, None, "en").body.owners
        )
