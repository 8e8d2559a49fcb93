"""The run of small changes: what it changes, and that its list of excuses is not stale."""

import tomllib

from tests.mutation.changes import ROOT, Change, changes, compiled, sources
from tests.mutation.sampled import CANNOT_MATTER
from tests.mutation.trying import codes_of

FILE = "src/ziggurat/games/dawn/rules/wonders.py"


def test_every_change_that_cannot_matter_is_a_change_of_the_present_rules() -> None:
    listed = tomllib.loads(CANNOT_MATTER.read_text(encoding="utf-8"))["change"]
    places = {row["place"] for row in listed}
    files = {f"src/ziggurat/games/dawn/{place.split()[0]}" for place in places}
    assert files <= set(sources())
    known = {
        (change.place, change.diff)
        for file in sorted(files)
        for change in changes(file)
        if change.place in places
    }
    for row in listed:
        assert (row["place"], row["diff"].strip()) in known, row
        assert row["why"]


def _first(where: str, words: str) -> Change:
    found = [change for change in changes(FILE) if change.where == where]
    return next(change for change in found if words in change.diff)


def test_a_change_says_where_it_is_and_what_it_does() -> None:
    change = _first("wonder_cost", "return max(1")
    assert change.file == FILE
    assert change.diff.splitlines()[0].startswith("- return max(0, ")
    gone = _first("payments", "- found +=")
    assert len(gone.diff.splitlines()) == 1


def test_a_changed_module_differs_in_that_function_alone() -> None:
    path = ROOT / FILE
    plain = compile(path.read_text(encoding="utf-8"), str(path), "exec", dont_inherit=True)
    pairs = zip(
        codes_of(plain), codes_of(compiled(_first("wonder_cost", "return max(1"))), strict=True
    )
    differ = {was.co_qualname for was, made in pairs if was != made}
    assert differ == {"<module>", "wonder_cost"}
