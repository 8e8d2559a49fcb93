"""What a seat may see of the tile stack (Terra Incognita p. 12)."""

import json
from random import Random

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange
from ziggurat.core.bits import each
from ziggurat.core.flow import PASS, Ask, Roll
from ziggurat.games.dawn.cards.terra.unique.culture_science import Astronomy
from ziggurat.games.dawn.conservation import violations
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.rules.barbarians import DIE, DIRECTION
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.view import as_seen

SKY = """
    edition = "terra-incognita"
    stack = "3 5 8"
    map = '''
     g g g
    g g g g
     g g g
    g g g g
     g g g
    '''
    icons = { 4 = "star" }
    [[seat]]
    leader = "poland"
    row = "ROW"
    cards = "astronomy"
    capital = 4
    [[seat]]
    leader = "egypt"
    capital = 15
"""


def looking() -> Table:
    """Poland has looked at tiles 5 and 8 and may lay one of them."""
    table = arrange(SKY, ROW=row_of_six("science", 1))
    if table.asked == "take_diplomacy":
        table.play(table.offered[0])
    table.play("choose_card=science", "peek=look", "draw_tile=5", "peek=look", "draw_tile=8")
    return table.at("lay_seen_tile", seat=0)


def test_tiles_looked_at_are_tiles_of_the_stack_to_everybody_else() -> None:
    """Neither the tiles in the hand nor those put back can be told from the view of another."""
    table = looking()
    whole = 1 << 3 | 1 << 5 | 1 << 8
    for seat in (1, None):
        assert DAWN.view(table.s, seat)["stack_tiles"] == whole
        assert DAWN.view(table.s, seat)["seat"] == seat
    assert DAWN.view(table.s, 0)["stack_tiles"] == 1 << 3
    table.play("pass", "return_tile=5", "top_or_bottom=bottom", "top_or_bottom=top")
    for seat in (1, None):
        view = DAWN.view(table.s, seat)
        assert view["stack_tiles"] == whole
        assert view["bottom"] == [0]
        assert view["top"] == [0]
    mine = DAWN.view(table.s, 0)
    assert mine["bottom"] == [5]
    assert mine["top"] == [8]


def test_the_answers_about_seen_tiles_are_shown_to_the_one_who_saw_them() -> None:
    table = looking()
    assert "options" in DAWN.view(table.s, 0)["pending"]
    text = json.dumps(DAWN.view(table.s, 1)["pending"])
    assert "5" not in text
    assert "8" not in text


def test_a_tile_laid_is_no_secret_any_more() -> None:
    table = looking().play("lay_seen_tile=5")
    if table.asked == "look_from":
        table.play(table.offered[0])
    table.play(table.offered[0])
    assert not table.s.secret >> 5 & 1
    assert DAWN.view(table.s, 1)["stack_tiles"] == 1 << 3 | 1 << 8


def test_to_think_ahead_the_others_have_an_unseen_stack() -> None:
    """Whoever has not looked draws any of the tiles; the scout knows which one comes."""
    table = looking()
    table.play("pass", "return_tile=5", "top_or_bottom=bottom", "top_or_bottom=top")
    before = table.s.hash()
    other = as_seen(table.s, 1)
    assert other.stack_tiles == 1 << 3 | 1 << 5 | 1 << 8
    assert (other.bottom, other.top, other.secret) == ((), (), 0)
    assert violations(other) == violations(table.s)
    mine = as_seen(table.s, 0)
    assert mine.hash() == before
    assert mine is not table.s
    assert table.s.hash() == before


def test_tiles_everybody_knows_stay_where_they_are() -> None:
    """But for those beyond a hidden one: nobody else can tell when their turn comes."""
    s = looking().s
    s.scout, s.secret, s.stack_tiles = 0, 1 << 5, 1 << 3
    s.bottom, s.top = (8, 5, 9), (10,)
    seen = as_seen(s, 1)
    assert (seen.bottom, seen.top) == ((8,), (10,))
    assert seen.stack_tiles == 1 << 3 | 1 << 5 | 1 << 9
    s.bottom, s.top = (8, 9), (10, 5, 11, 12)
    seen = as_seen(s, 1)
    assert (seen.bottom, seen.top) == ((8, 9), (11, 12))
    assert seen.stack_tiles == 1 << 3 | 1 << 5 | 1 << 10


def test_a_tile_that_only_one_had_seen_is_revealed_when_it_is_laid() -> None:
    """So that it cannot be taken back once the others know it."""
    table = looking().play("lay_seen_tile=5")
    if table.asked == "look_from":
        table.play(table.offered[0])
    assert table.s.revealed == 0
    table.play(table.offered[0])
    assert table.s.revealed == 0b11


def test_a_tile_that_only_another_had_seen_is_revealed_when_it_is_explored() -> None:
    """The explorer learns what it is without a draw: that cannot be taken back."""
    table = arrange(EXPLORER, ROW=row_of_six("economy", 1))
    s = table.s
    if table.asked == "take_diplomacy":
        table.play(table.offered[0])
    table.play("choose_card=economy")
    while "explore" not in table.offered:
        table.play(table.offered[0])
    s.scout, s.secret, s.bottom, s.stack_tiles = 1, 1 << 5, (5,), 1 << 3
    assert DAWN.view(s, 0)["bottom"] == [0]
    table.play("move_caravan=explore")
    assert s.revealed == 0b11
    assert not s.secret


EXPLORER = SKY.replace('cards = "astronomy"', "")


def test_what_another_has_looked_at_is_imagined_otherwise_in_the_same_places() -> None:
    """Also while it is held in the hand; the one who has looked imagines nothing, and nobody does
    before."""
    unseen = arrange(SKY, ROW=row_of_six("science", 1)).s
    assert DAWN.imagined(unseen, 1, Random(1)) is unseen
    table = looking()
    assert DAWN.imagined(table.s, 0, Random(1)) is table.s
    hands = {frame_seen(DAWN.imagined(table.s, 1, Random(seed))) for seed in range(40)}
    assert hands == {(a, b) for a in (3, 5, 8) for b in (3, 5, 8) if a != b}
    table.play("pass", "return_tile=5", "top_or_bottom=bottom", "top_or_bottom=top")
    places = set()
    for seed in range(40):
        x = DAWN.imagined(table.s, 1, Random(seed))
        places.add((x.bottom, x.top))
        assert DAWN.view(x, 1) == DAWN.view(table.s, 1)
        assert not violations(x)
    assert len(places) == 6


def test_a_tile_about_to_be_drawn_or_laid_is_imagined_with_the_others() -> None:
    """The draw is from those that are imagined in the stack, the tile chosen one of those held."""
    table = arrange(SKY, ROW=row_of_six("science", 1))
    if table.asked == "take_diplomacy":
        table.play(table.offered[0])
    table.play("choose_card=science", "peek=look", "draw_tile=5", "peek=look").at("draw_tile")
    drawn = [DAWN.imagined(table.s, 1, Random(seed)) for seed in range(40)]
    assert {x.pending.options for x in drawn if x.pending} == {(3, 5), (3, 8), (5, 8)}
    assert all(x.pending and x.pending.options == tuple(each(x.stack_tiles)) for x in drawn)
    table.play("draw_tile=8", "lay_seen_tile=8")
    frames = [DAWN.imagined(table.s, 1, Random(seed)).stack[-1] for seed in range(40)]
    chosen = {frame.tile for frame in frames if isinstance(frame, Astronomy)}
    assert chosen == {3, 5, 8}
    assert all(isinstance(frame, Astronomy) and frame.tile == frame.seen[1] for frame in frames)


def test_only_what_is_hidden_is_imagined_otherwise() -> None:
    """Tiles everybody knows stay, and so does a question that is not about tiles."""
    table = looking()
    table.play("pass", "return_tile=5", "top_or_bottom=bottom", "top_or_bottom=top")
    s = table.s
    s.secret, s.stack_tiles, s.bottom, s.top = 1 << 5, 1 << 3, (9, 5), (8,)
    seen = {(x.bottom, x.top) for x in (DAWN.imagined(s, 1, Random(seed)) for seed in range(20))}
    assert seen == {((9, 5), (8,)), ((9, 3), (8,))}
    assert DAWN.view(s, 1)["bottom"] == [9, 0]
    s.pending = Roll(DIRECTION, DIE)
    assert DAWN.imagined(s, 1, Random(1)).pending == s.pending


def frame_seen(s: State) -> tuple[int, ...]:
    frame = s.stack[-1]
    assert isinstance(frame, Astronomy)
    assert isinstance(s.pending, Ask)
    assert s.pending.options == (*sorted(frame.seen), PASS)
    return frame.seen
