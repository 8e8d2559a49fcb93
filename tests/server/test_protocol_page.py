"""docs/protocol.md is true: its examples run, and its tables name what there is."""

import re
from pathlib import Path
from typing import Any

from tests.server.conftest import Backend
from tests.server.served import served
from ziggurat.table import asking, problems, server

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
SOURCES = Path(server.__file__).parent
WORDS = Path(__file__).parents[2] / "frontend/src/words"


def test_the_examples_run_from_top_to_bottom(backend: Backend) -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    assert examples
    with served(backend.settings) as table:
        names: dict[str, Any] = {}
        for example in examples:
            code = example.replace("http://localhost:8321", table.address.rstrip("/"))
            exec(compile(code, "protocol.md", "exec"), names)


def test_every_error_is_explained() -> None:
    texts = "".join(path.read_text("utf-8") for path in SOURCES.glob("*.py"))
    raised = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', texts))
    raised |= set(re.findall(r'(?:_problem\(\d+, |_refuse\(socket, )"([a-z-]+)"', texts))
    raised |= set(asking._PREFIX) | set(problems.BY_STATUS.values()) | {problems.OTHER, "foreign"}
    rows = [
        row for row in PAGE.splitlines() if re.match(r"\| `[a-z][a-z-]+`.* \| [0-9a-z, ]+ \|", row)
    ]
    explained = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row.split("|")[1])}
    assert explained == raised
    assert raised - {problems.OTHER} == set(problems.STATUS)


def test_every_error_has_words_in_both_languages_of_the_pages() -> None:
    """But for those that the table tells in the asker's language, and for an answer that would
    stand, about which the pages ask again."""
    words = "".join(path.read_text("utf-8") for path in WORDS.glob("*.ts"))
    told = set(asking._PREFIX) | {code for code in problems.STATUS if code.startswith("final-")}
    for code in set(problems.STATUS) - told:
        assert words.count(f"'problem.{code}':") == 2, code


def test_every_setting_is_explained() -> None:
    texts = (SOURCES / "settings.py").read_text("utf-8")
    assert set(re.findall(r"ZIGGURAT_[A-Z_]+", texts)) == set(re.findall(r"ZIGGURAT_[A-Z_]+", PAGE))
