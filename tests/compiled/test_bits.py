"""core.bits in Python and in C give the same answers."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ziggurat
from ziggurat.core import bits as loaded

PURE = Path(ziggurat.__file__).parent / "core/bits.py"
SPACES = 240


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
sparse = st.sets(st.integers(0, SPACES - 1), max_size=8)


@given(members=sets)
def test_members(pure: ModuleType, members: int) -> None:
    listed = loaded.each(members)
    assert listed == pure.each(members)
    assert loaded.bits_of(listed) == pure.bits_of(tuple(listed)) == members


@given(
    near=st.lists(sparse, min_size=SPACES, max_size=SPACES),
    start=sparse,
    through=sets,
    linked=sparse,
    goal=st.integers(0, SPACES - 1),
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
