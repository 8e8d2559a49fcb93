"""A terminal for tests: run `ziggurat` with scripted lines and look at what it writes."""

from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from ziggurat.cli import app


@dataclass(frozen=True, slots=True)
class Session:
    """What a run of the command wrote and how it ended."""

    out: str
    err: str
    code: int

    @property
    def text(self) -> str:
        """What it wrote, without line breaks and doubled blanks, to look for sentences in."""
        return " ".join(self.out.split())

    @property
    def widest(self) -> int:
        return max(len(line) for line in self.out.splitlines())

    def after(self, typed: str) -> str:
        """What it wrote in answer to a line typed, without line breaks and doubled blanks."""
        _, found, rest = self.out.partition(f"> {typed}\n")
        assert found, f"{typed!r} was not typed"
        return " ".join(rest.partition("\n> ")[0].split())


def ziggurat(*words: str | Path, typed: tuple[str, ...] = (), **environment: str) -> Session:
    """Run the command with lines typed at it, on 80 columns and 24 lines in English."""
    variables = {
        "COLUMNS": "80",
        "LINES": "24",
        "LC_ALL": "en_GB.UTF-8",
        "NO_COLOR": "1",
        "TERM": "xterm-256color",
    }
    result = CliRunner().invoke(
        app,
        [str(word) for word in words],
        input="".join(f"{line}\n" for line in typed),
        env=variables | environment,
    )
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Session(result.stdout, result.stderr, result.exit_code)


def refusal(*words: str | Path) -> str:
    """The one line with which the command refuses, before it writes anything."""
    session = ziggurat(*words)
    assert session.code == 1
    assert session.out == ""
    assert len(session.err.splitlines()) == 1
    return session.err


# Two players, the human first in the row of seats but second to play.
DUEL = ("play", "--seat", "human", "--seat", "eager", "--leaders", "rome,egypt", "--seed", "7")

MEADOW = '''
map = """
 g g h f
g g f w g
 m g g d
"""
icons = { 5 = "marble", 9 = "A" }
victory = "warmonger_paranoid"
face_up = "petra oracle"

[[seat]]
leader = "rome"
row = "culture science economy industry military"
capital = 1

[[seat]]
leader = "egypt"
capital = 12
'''
