"""What an observation tells, and what it keeps to itself."""

import pytest

from tests.adapters.extras import module
from tests.adapters.games import TABLES, played
from tests.dawn.terra.test_view import looking
from ziggurat.core.flow import Ask
from ziggurat.games.dawn.content import WONDERS
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

np = module("rl", "numpy")
seen = module("rl", "ziggurat.games.dawn.study.observation")

# What rules in progress tell; a view does not hold them.
IN_PROGRESS = ("subject", "tile", "left", "combat")


def from_view(s: State, seat: int) -> State:
    """The position as far as a seat's view tells it."""
    data = DAWN.view(s, seat)
    pending = data["pending"]
    if pending is not None:
        options = [option["answer"] for option in pending.get("options", [])]
        asked = pending.get("player")
        kind = ["roll"] if asked is None else ["ask"]
        data["pending"] = [*kind, pending["prompt"], options, asked]
    for place in ("bottom", "top"):
        data[place] = [tile for tile in data[place] if tile]
    return State.from_json(data | {"stack": [], "secret": 0, "scout": -1})


def told(s: State, seat: int) -> dict[str, list[float]]:
    """Every field of an observation but those about rules in progress."""
    observed = seen.observation(s, seat)
    names = [name for name, _ in seen.FIELDS if name not in IN_PROGRESS]
    return {name: seen.field(observed, name).tolist() for name in names}


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_has_its_size_and_stays_within_its_bounds(edition: str, players: int) -> None:
    for game in played(edition, players, players, 300):
        observed = seen.observation(game.state, game.asked)
        assert observed.shape == (seen.SIZE,)
        assert observed.dtype == np.float32
        assert np.abs(observed).max() <= 1


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_tells_no_more_than_the_view_of_the_seat(edition: str, players: int) -> None:
    for number, game in enumerate(played(edition, players, 10 + players, 500)):
        if number % 50 == 0:
            for seat in range(players):
                assert told(game.state, seat) == told(from_view(game.state, seat), seat)


def test_tiles_that_one_has_looked_at_are_hidden_from_the_others() -> None:
    table = looking().play("pass", "return_tile=5", "top_or_bottom=bottom", "top_or_bottom=top")
    scout, other = (seen.observation(table.s, seat) for seat in (0, 1))
    assert np.flatnonzero(seen.field(other, "stack")).tolist() == [3, 5, 8]
    assert not seen.field(other, "stack_seen").any()
    assert np.flatnonzero(seen.field(scout, "stack")).tolist() == [3]
    assert np.flatnonzero(seen.field(scout, "stack_seen")).tolist() == [5, 8]
    for seat in (0, 1):
        assert told(table.s, seat) == told(from_view(table.s, seat), seat)


def test_the_tile_being_laid_is_known_to_the_one_who_has_seen_it() -> None:
    table = looking().play("lay_seen_tile=5")
    scout, other = (seen.observation(table.s, seat) for seat in (0, 1))
    assert np.flatnonzero(seen.field(scout, "tile")).tolist() == [5]
    assert not seen.field(other, "tile").any()


def test_seats_are_counted_from_the_observer() -> None:
    *_, game = played("terra-incognita", 3, 3, 400)
    s = game.state
    for observer in range(3):
        observed = seen.observation(s, observer)
        for n in range(3):
            cities = np.flatnonzero(seen.field(observed, f"seat{n}.cities"))
            assert sum(1 << int(space) for space in cities) == s.cities[(observer + n) % 3]
        assert not seen.field(observed, "seat3.here").any()
        assert seen.field(observed, "asked")[(game.asked - observer) % 3] == 1


def test_only_the_seat_asked_sees_the_placements_offered() -> None:
    game = next(
        game
        for game in played("terra-incognita", 2, 2, 50)
        if isinstance(game.state.pending, Ask) and game.state.pending.prompt.kind == "placement"
    )
    mine = seen.field(seen.observation(game.state, game.asked), "placements").reshape(-1, 4)
    others = seen.field(seen.observation(game.state, 1 - game.asked), "placements")
    count = len(game.offered)
    assert len(np.unique(mine[:count], axis=0)) == count
    assert not mine[count:].any()
    assert not others.any()


def test_fields_over_spaces_are_planes() -> None:
    *_, game = played("base", 2, 4, 100)
    observed = seen.observation(game.state, 0)
    planes = seen.planes(observed)
    assert planes.shape[1] == 240
    spaces = len(game.state.board.map.cells)
    assert planes[0].sum() == spaces
    assert planes[1:8].sum() == spaces  # every space has one terrain
    assert not planes[:, spaces:].any()
    assert seen.planes(np.stack([observed, observed])).shape == (2, *planes.shape)


def test_wonders_on_offer_are_told_by_their_numbers() -> None:
    *_, game = played("base", 4, 6, 30)
    offer = np.flatnonzero(seen.field(seen.observation(game.state, 0), "wonders_on_offer"))
    assert {WONDERS[n].slug for n in offer} == {WONDERS[n].slug for n in game.state.face_up}
