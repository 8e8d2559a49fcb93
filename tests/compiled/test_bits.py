"""core.bits in Python and in C give the same answers."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ziggurat
from ziggurat.core import bits as loaded

PURE = Path(ziggurat.__file__).parent / "core/bits.py"
SPACES = 512  # the most that a set can have in C
MAP = 352


@pytest.fixture(scope="module")
def pure() -> ModuleType:
    """The Python file, whichever of the two is in use."""
    if loaded.__file__ == str(PURE):
        pytest.skip("there is no compiled engine of this source: python3 run.py compile")
    spec = importlib.util.spec_from_file_location("pure_bits", PURE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


sets = st.integers(0, (1 << SPACES) - 1)
on_map = st.sets(st.integers(0, MAP - 1), max_size=8)


@given(members=sets)
def test_members(pure: ModuleType, members: int) -> None:
    listed = loaded.each(members)
    assert listed == pure.each(members)
    assert loaded.bits_of(listed) == pure.bits_of(tuple(listed)) == members


# of a piece: its space, or a negative number off the map
rows = st.lists(st.integers(-2, SPACES - 1), max_size=20).map(tuple)
several = st.lists(rows, max_size=5).map(tuple)
holders = st.lists(st.integers(-2, 4), min_size=20, max_size=20).map(tuple)
left_out = st.integers(-1, 5)


@given(row=rows, all_rows=several, held_by=holders, holder=st.integers(-2, 4), but=left_out)
def test_rows(
    pure: ModuleType,
    row: tuple[int, ...],
    all_rows: tuple[tuple[int, ...], ...],
    held_by: tuple[int, ...],
    holder: int,
    but: int,
) -> None:
    owners = held_by[: len(row)]
    assert loaded.spaces_in(row) == pure.spaces_in(row)
    assert loaded.spaces_in_all(all_rows) == pure.spaces_in_all(all_rows)
    assert loaded.spaces_in_all(all_rows, but) == pure.spaces_in_all(all_rows, but)
    assert loaded.spaces_held(row, owners, holder) == pure.spaces_held(row, owners, holder)


@given(parts=st.lists(sets, max_size=5).map(tuple), but=left_out)
def test_united(pure: ModuleType, parts: tuple[int, ...], but: int) -> None:
    assert loaded.united(parts) == pure.united(parts)
    assert loaded.united(parts, but) == pure.united(parts, but)


@settings(suppress_health_check=[HealthCheck.too_slow])  # a map is big to make up
@given(
    near=st.lists(on_map, min_size=MAP, max_size=MAP),
    start=on_map,
    through=st.integers(0, (1 << MAP) - 1),
    linked=on_map,
    goal=st.integers(0, MAP - 1),
    steps=st.integers(0, 6),
)
def test_neighbours(
    pure: ModuleType,
    near: list[set[int]],
    start: set[int],
    through: int,
    linked: set[int],
    goal: int,
    steps: int,
) -> None:
    rows = tuple(pure.bits_of(tuple(row)) for row in near)
    ours, theirs = loaded.Neighbours(rows), pure.Neighbours(rows)
    begin, links = pure.bits_of(tuple(start)), pure.bits_of(tuple(linked))
    assert ours.near == rows
    assert ours.beside(begin) == theirs.beside(begin)
    assert ours.within(begin, steps) == theirs.within(begin, steps)
    for ground in (through, ~through):  # a complement is a set, too
        assert ours.reach(begin, steps, ground) == theirs.reach(begin, steps, ground)
        assert ours.reach(begin, steps, ground, links) == theirs.reach(begin, steps, ground, links)
        found = ours.distance(begin, goal, ground, links)
        assert found == theirs.distance(begin, goal, ground, links)


def test_more_than_c_has_room_for_is_refused(pure: ModuleType) -> None:
    with pytest.raises(OverflowError):
        loaded.each(1 << SPACES)
    with pytest.raises(ValueError, match="a member is 0 to 511"):
        loaded.bits_of((SPACES,))
    with pytest.raises(ValueError, match="there are at most 512 spaces"):
        loaded.Neighbours((0,) * (SPACES + 1))
    assert pure.each(1 << SPACES) == [SPACES]
