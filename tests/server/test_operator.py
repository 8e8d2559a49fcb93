"""Whoever runs a table: mistakes get one sentence and exit code 2, and games can be saved."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from uvicorn import Config

from tests.patience import HANGING
from tests.server.conftest import Backend
from tests.server.guests import Guest, begin
from tests.server.served import served
from ziggurat.table import copies, ready
from ziggurat.table.ready import NotReady, make_ready
from ziggurat.table.settings import BadSetting, Settings, from_environment
from ziggurat.table.workers import Workers

CLEAN = {k: v for k, v in os.environ.items() if not k.startswith("ZIGGURAT_")}


def said(*words: str, **variables: str) -> str:
    """The one line that a command says before it gives up."""
    command = [sys.executable, "-m", "ziggurat.cli", *words]
    environment = CLEAN | variables | {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, check=False, timeout=HANGING
    )
    assert done.returncode == 2, (words, variables, done)
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("ziggurat: ")
    assert done.stderr.endswith(".\n")
    return done.stderr


def test_mistakes_of_the_command_line_get_one_sentence(tmp_path: Path) -> None:
    table = ["table", "--no-browser", "--data", str(tmp_path)]
    assert "65535" in said(*table, "--port", "70000")
    assert "65535" in said(*table, "--port", "-1")
    assert "listen" in said(*table, "--host", "no.such.host.example")
    assert "name of a host" in said(*table, "--name", "")
    assert "sqlite+aiosqlite" in said(*table, "--database", "mysql://somewhere/games")
    assert "ZIGGURAT_PER_SECOND" in said(*table, ZIGGURAT_PER_SECOND="0")
    (tmp_path / "file").write_text("", "utf-8")
    assert "cannot be used" in said("table", "--no-browser", "--data", str(tmp_path / "file/x"))


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PER_SECOND", "0"),
        ("PER_SECOND", "-1"),
        ("PER_SECOND", "many"),
        ("PER_SECOND", ""),
        ("GAMES_PER_MINUTE", "1e9"),
        ("HINTS_PER_MINUTE", "0"),
        ("MOST_GAMES", "0"),
        ("MOST_LISTENERS", "9" * 30),
        ("HOSTS", ""),
        ("HOSTS", ","),
        ("HOSTS", "table.example,,localhost"),
        ("HOSTS", "http://table.example"),
        ("PROXIES", ""),
        ("PROXIES", "proxy"),
        ("PROXIES", "*"),
        ("PROXIES", "10.0.0.0/99"),
        ("SECRET", "short"),
    ],
)
def test_settings_that_make_no_sense_are_refused(variable: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"ZIGGURAT_{variable}"):
        from_environment({"ZIGGURAT_DATA": "x", f"ZIGGURAT_{variable}": value})


def test_settings_that_make_sense_are_taken() -> None:
    words = {"ZIGGURAT_DATA": "x", "ZIGGURAT_HOSTS": "a.example, [::1]", "ZIGGURAT_THINKERS": "0"}
    found = from_environment(words | {"ZIGGURAT_PROXIES": "127.0.0.1,10.0.0.0/8,::1"})
    assert found.hosts == ("a.example", "[::1]")
    assert found.proxies == ("127.0.0.1", "10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("database", "redis", "words"),
    [
        ("nonsense", "", "driver://host/name"),
        ("postgresql+asyncpg://host:port/games", "", "driver://host/name"),
        ("postgresql://localhost/games", "", "postgresql\\+asyncpg://"),
        ("oracle://localhost/games", "", "not oracle://"),
        ("sqlite+aiosqlite://", "", "no name of a database"),
        ("sqlite+aiosqlite:////no/such/folder/games.db", "", "cannot be opened"),
        ("postgresql+asyncpg://me:hidden@127.0.0.1:1/games", "", "127.0.0.1:1/games cannot be"),
        ("", "nonsense", "redis://host"),
        ("", "redis://127.0.0.1:1", "Redis cannot be reached"),
    ],
)
def test_what_cannot_be_reached_is_named(
    tmp_path: Path, database: str, redis: str, words: str
) -> None:
    with pytest.raises(NotReady, match=words) as refusal:
        make_ready(Settings(tmp_path, database=database, redis=redis))
    assert "\n" not in str(refusal.value)
    assert "hidden" not in str(refusal.value)


def test_a_server_that_does_not_answer_is_not_waited_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready, "_WITHIN", 0.0)
    for settings in (Settings(tmp_path), Settings(tmp_path, redis="redis://127.0.0.1:1")):
        with pytest.raises(NotReady, match=r"does not answer|cannot be"):
            make_ready(settings)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A database with nothing in it yet."""
    make_ready(Settings(tmp_path))
    return tmp_path / "games.db"


def changed(games: Path, *statements: str) -> None:
    with closing(sqlite3.connect(games)) as base:
        for statement in statements:
            base.execute(statement)
        base.commit()


def test_a_database_of_a_newer_version_is_left_alone(games: Path) -> None:
    changed(games, "UPDATE alembic_version SET version_num = '9999'")
    before = games.read_bytes()
    with pytest.raises(NotReady, match="newer version"):
        make_ready(Settings(games.parent))
    assert games.read_bytes() == before


def test_a_damaged_database_is_named_with_its_last_good_copy(games: Path) -> None:
    changed(games, "CREATE TABLE more AS SELECT 'x' AS word")
    make_ready(Settings(games.parent))  # copies it
    for nonsense in (b"this is no database" * 99, games.read_bytes()[:5000] + b"\xff" * 20_000):
        games.write_bytes(nonsense)
        for end in ("-wal", "-shm"):
            Path(f"{games}{end}").unlink(missing_ok=True)
        words = r"games\.db cannot be read .*ziggurat restore .*games\.good\.db`"
        with pytest.raises(NotReady, match=words):
            make_ready(Settings(games.parent))
    assert "good.db" in said("table", "--no-browser", "--data", str(games.parent))
    count = copies.put_back(copies.last_good(games), games)
    assert count == 0
    make_ready(Settings(games.parent))
    with closing(sqlite3.connect(games)) as base:
        assert base.execute("SELECT word FROM more").fetchall() == [("x",)]


def test_without_a_copy_a_damaged_database_is_named_too(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"this is no database" * 99)
    with pytest.raises(NotReady, match=r"ziggurat restore FILE.*move the file away"):
        make_ready(Settings(tmp_path))


def test_the_last_good_copy_is_one_and_made_only_when_something_changed(games: Path) -> None:
    make_ready(Settings(games.parent))
    kept = copies.last_good(games)
    first = kept.stat()
    make_ready(Settings(games.parent))
    assert kept.stat().st_ino == first.st_ino
    changed(games, "CREATE TABLE more AS SELECT 'x' AS word")
    os.utime(games, (first.st_mtime + 9, first.st_mtime + 9))
    make_ready(Settings(games.parent))
    assert kept.stat().st_ino != first.st_ino
    assert len(list(games.parent.glob("*good*"))) == 1


def test_games_whose_journal_was_left_behind_are_copied(games: Path, tmp_path: Path) -> None:
    copies.last_good(games).unlink(missing_ok=True)
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    with closing(sqlite3.connect(games)) as base:
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("CREATE TABLE more AS SELECT 'x' AS word")
        base.commit()
        for end in ("", "-wal"):  # as they lie there when the table is killed now
            shutil.copy(f"{games}{end}", crashed / f"games.db{end}")
    assert make_ready(Settings(crashed)) == ""
    with closing(sqlite3.connect(copies.last_good(crashed / "games.db"))) as base:
        assert base.execute("SELECT word FROM more").fetchall() == [("x",)]


def test_a_table_opens_although_its_games_cannot_be_copied(games: Path, tmp_path: Path) -> None:
    kept = copies.last_good(games)
    kept.unlink(missing_ok=True)
    kept.mkdir()  # no copy can take its place
    os.utime(kept, (0, 0))
    told = tmp_path / "told.txt"
    with (
        told.open("w", encoding="utf-8") as errors,
        served(Settings(games.parent), errors=errors) as table,
    ):
        begin(table.client, "here", "here")
    (line,) = told.read_text("utf-8").splitlines()
    assert line.startswith(f"ziggurat: the table opens, but the games in {games} were not copied: ")
    assert list(games.parent.glob("games.good.db.*")) == []


def test_very_many_games_are_not_copied_at_a_start(
    games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies.last_good(games).unlink(missing_ok=True)
    monkeypatch.setattr(copies, "_LARGEST", 10)
    make_ready(Settings(games.parent))
    assert not copies.last_good(games).exists()


def test_games_keys_and_copies_are_their_owners_alone(games: Path) -> None:
    old = os.umask(0)
    try:
        games.chmod(0o644)
        (games.parent / "secret.key").write_bytes(b"k" * 32)
        (games.parent / "secret.key").chmod(0o644)
        make_ready(Settings(games.parent))
        with served(Settings(games.parent)) as table:
            begin(table.client, "here", "here")
            copies.copy(games, games.parent / "saved.db")
            modes = {file.name: file.stat().st_mode & 0o777 for file in games.parent.iterdir()}
    finally:
        os.umask(old)
    assert set(modes) >= {"games.db", "games.db-wal", "secret.key", "saved.db", "games.good.db"}
    assert set(modes.values()) == {0o600}, modes


def test_games_are_saved_while_the_table_runs_and_come_back(tmp_path: Path) -> None:
    data, saved = tmp_path / "table", tmp_path / "saved.db"
    words = ["--data", str(data)]
    with served(Settings(data)) as table:
        party = begin(table.client, "here", "here", seed=1)
        party.asked().answer()
        run = [sys.executable, "-m", "ziggurat.cli", "backup", str(saved), *words]
        done = subprocess.run(run, capture_output=True, text=True, check=True)
        assert "1 game is in" in done.stdout
        assert "secret.key" in done.stdout
        before = party.state()
        party.asked().answer()
        begin(table.client, "here", "here")
        assert "stop it first" in said("restore", str(saved), *words)
    assert "overwrites nothing" in said("backup", str(saved), *words)
    done = subprocess.run(
        [sys.executable, "-m", "ziggurat.cli", "restore", str(saved), *words],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "1 game is in" in done.stdout
    with served(Settings(data)) as table:
        guests = [guest.at(table.client) for guest in (*party.seats, party.watcher)]
        assert [guest.snapshot() for guest in guests] == before
        assert Guest(table.client, party.room, *party.host.secrets).get().status_code == 200
    assert (data / "games.before.db").exists()


def test_what_is_no_backup_is_not_put_back(tmp_path: Path, games: Path) -> None:
    before = games.read_bytes()
    words = ["--data", str(games.parent)]
    wrong = tmp_path / "wrong.db"
    assert "no file" in said("restore", str(wrong), *words)
    wrong.write_text("nonsense", "utf-8")
    assert "no backup" in said("restore", str(wrong), *words)
    changed(tmp_path / "other.db", "CREATE TABLE games AS SELECT 1")
    assert "no backup" in said("restore", str(tmp_path / "other.db"), *words)
    assert games.read_bytes() == before
    assert "no games" in said("backup", str(tmp_path / "new.db"), "--data", str(tmp_path / "none"))
    assert "cannot be written" in said("backup", str(tmp_path / "none/new.db"), *words)


def test_games_on_postgresql_are_saved_with_its_own_tools(tmp_path: Path) -> None:
    for command, tool in (("backup", "pg_dump"), ("restore", "psql")):
        told = said(
            command, str(tmp_path / "x"), "--database", "postgresql+asyncpg://me@here/games"
        )
        assert "PostgreSQL" in told
        assert tool in told


class Dying:
    """A worker that has ended already."""

    class process:  # noqa: N801
        @staticmethod
        def is_alive() -> bool:
            return False


def test_workers_that_cannot_start_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signal.signal", lambda *_: None)
    replaced: list[int] = []
    monkeypatch.setattr(
        "uvicorn.supervisors.Multiprocess.keep_subprocess_alive", lambda _: replaced.append(1)
    )
    team = Workers(Config("nothing:at_all", workers=2), [])
    team.processes = [Dying(), Dying()]  # type: ignore[list-item]
    for _ in range(9):
        if not team.should_exit.is_set():
            team.keep_subprocess_alive()
    assert team.has_given_up
    assert len(replaced) == 2


def test_a_forwarded_address_is_believed_from_named_proxies_only(backend: Backend) -> None:
    def codes(proxies: tuple[str, ...]) -> set[int]:
        with backend.serving(per_second=3, proxies=proxies) as client:
            headers = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(40)]
            return {client.get("/api/welcome", headers=each).status_code for each in headers}

    assert codes(()) == {200, 429}, "whoever makes addresses up is still one client"
    assert codes(("10.1.2.3",)) == {200, 429}
    assert codes(("testclient",)) == {200}, "the proxy tells who asks"
