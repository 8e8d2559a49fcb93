"""The folder of a tournament."""

from pathlib import Path

import pytest

from tests.arena.games import plan
from ziggurat.arena import store as store_module
from ziggurat.arena.play import play
from ziggurat.arena.schedule import fixtures
from ziggurat.arena.store import Occupied, Store, default_folder, held
from ziggurat.core.records import verified
from ziggurat.games.dawn.game import DAWN

PLAN = plan("random", "builder", games=4, rounds=2)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A folder with all games of the plan."""
    made = Store(tmp_path, PLAN)
    for game in fixtures(PLAN):
        made.add(play(game))
    return made


def test_what_was_kept_is_there_again(store: Store) -> None:
    assert Store(store.folder, PLAN).results == store.results
    assert len(store.results) == 4


def test_every_game_is_kept_as_a_record(store: Store) -> None:
    records = list(store.records())
    assert [record["key"] for record in records] == list(store.results)
    for record in records:
        assert verified(DAWN, record).state.hash() == store.results[record["key"]].hash


def test_records_are_spread_over_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "_SHARD", 3)
    played = [play(game) for game in fixtures(PLAN)]
    for game in played:
        Store(tmp_path, PLAN).add(game)
    assert [file.name for file in sorted((tmp_path / "records").iterdir())] == [
        "0000.jsonl",
        "0001.jsonl",
    ]
    assert len(list(Store(tmp_path, PLAN).records())) == 4


@pytest.mark.parametrize("torn", [1, 40])
def test_a_torn_last_result_is_dropped_with_its_record(store: Store, torn: int) -> None:
    """Killed while the result was written: the game is played again and kept once."""
    _tear(store.folder / "results.jsonl", torn)
    again = Store(store.folder, PLAN)
    keys = list(store.results)
    assert list(again.results) == keys[:-1]
    assert [record["key"] for record in again.records()] == keys[:-1]
    again.add(play(list(fixtures(PLAN))[-1]))
    assert [record["key"] for record in again.records()] == keys


def test_a_torn_last_record_is_dropped(store: Store) -> None:
    """Killed while the record was written: its result had not been begun."""
    results = store.folder / "results.jsonl"
    results.write_text("".join(results.read_text("utf-8").splitlines(keepends=True)[:-1]), "utf-8")
    _tear(store.folder / "records" / "0000.jsonl", 100)
    again = Store(store.folder, PLAN)
    assert len(again.results) == len(list(again.records())) == 3


def _tear(file: Path, letters: int) -> None:
    file.write_bytes(file.read_bytes()[:-letters])


def test_other_games_do_not_come_into_the_same_folder(store: Store) -> None:
    with pytest.raises(Occupied, match="holds games of another rounds"):
        Store(store.folder, plan("random", "builder", rounds=3))
    with pytest.raises(Occupied, match="holds games of another setup"):
        Store(store.folder, plan("random", "builder", rounds=2, edition="terra-incognita"))


def test_a_label_means_the_same_bot_for_good(store: Store) -> None:
    PLAN.bots.update(mine="mine=random")
    try:
        Store(store.folder, PLAN)
        PLAN.bots.update(mine="mine=eager")
        with pytest.raises(Occupied, match="another bot is called “mine”"):
            Store(store.folder, PLAN)
    finally:
        del PLAN.bots["mine"]


def test_another_version_of_the_program_does_not_go_on_unasked(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = default_folder(PLAN)
    monkeypatch.setattr(store_module, "code_digest", lambda: "another")
    assert default_folder(PLAN) != before
    with pytest.raises(Occupied, match=r"by another version of the program; .* add --mix"):
        Store(store.folder, PLAN)
    assert len(Store(store.folder, PLAN, mix=True).results) == 4
    with pytest.raises(Occupied, match="by another version"):  # not even afterwards
        Store(store.folder, PLAN)


def test_a_damaged_folder_says_so(store: Store) -> None:
    (store.folder / "arena.json").write_text("{", "utf-8")
    with pytest.raises(Occupied, match="damaged"):
        Store(store.folder, PLAN)


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    with held(folder), pytest.raises(Occupied, match="another run is writing to"), held(folder):
        pass
    with held(folder):  # the first has let go of it
        pass
