"""Try a wheel as somebody who has nothing else: install it alone in a fresh environment, start
`ziggurat table`, play a game over HTTP, and verify its record.

python -m tests.packages.try_wheel dist/*.whl            the engine must be interpreted
python -m tests.packages.try_wheel --compiled dist/*.whl the engine must be compiled
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

SCRIPTS = "Scripts" if os.name == "nt" else "bin"
WISH = {
    "seats": [{"kind": "here"}, {"kind": "bot", "bot": "eager"}],
    "setup": {"edition": "base", "players": 2},
    "seed": 7,
}
ANSWERS = 100
Json = dict[str, Any]


def asked(address: str, secret: str = "", body: Json | None = None) -> Json:
    """Ask the table for something."""
    request = Request(address, headers={"Authorization": f"Bearer {secret}"} if secret else {})
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    with urlopen(request) as answer:
        found: Json = json.load(answer)
    return found


def play(table: str) -> Json:
    """Play so many answers at a table, or to the end; the record, or what stands for it."""
    with urlopen(table) as page:
        assert b"<script" in page.read(), "the pages are not there"
    begun = asked(f"{table}api/games", body=WISH)
    game, secret = f"{table}api/games/{begun['room']}", begun["seats"][0]["secret"]
    given = 0
    while given < ANSWERS:
        now = asked(f"{game}/snapshot", secret)
        if now["over"]:
            break
        question = now["scene"]["question"] or {}
        if options := question.get("options"):
            answer = options[given % len(options)]["answer"]
            body = {"rev": now["rev"], "key": f"wheel-{given:06}", "answer": answer}
            asked(f"{game}/answers", secret, body)
            given += 1
    return asked(f"{game}/record", secret)


def environment(folder: Path, wheel: Path) -> Path:
    """A fresh environment that has the wheel and what it asks for; its commands."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    commands = folder / SCRIPTS
    pip = [str(commands / "python"), "-m", "pip", "install"]
    pip += ["--quiet", "--disable-pip-version-check"]
    locks = Path(__file__).parents[2] / "locks/base.txt"  # with hashes, as run.py installs it
    subprocess.run([*pip, "--require-hashes", "-r", locks], check=True)
    subprocess.run([*pip, "--no-index", wheel], check=True)
    return commands


def main(words: list[str]) -> None:
    kind = "compiled" if words[0] == "--compiled" else "interpreted"
    wheel = Path(words[-1]).resolve()
    clean = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    clean["ZIGGURAT_PER_SECOND"] = "1000000"  # no person answers as fast as we do
    with TemporaryDirectory() as name:
        folder = Path(name)
        commands = environment(folder / "env", wheel)
        ziggurat = str(commands / "ziggurat")
        version = subprocess.run(
            [ziggurat, "--version"], cwd=folder, env=clean, check=True, capture_output=True
        )
        assert f"({kind})" in version.stdout.decode(), version.stdout.decode()
        command = [ziggurat, "table", "--no-browser", "--port", "0", "--data", str(folder)]
        with subprocess.Popen(
            command, cwd=folder, env=clean, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            address = re.search(r"http://localhost:\d+/", process.stdout.readline())
            assert address is not None
            try:
                record = play(address[0])
            finally:
                process.terminate()
        (folder / "record.json").write_text(json.dumps(record), "utf-8")
        subprocess.run([ziggurat, "verify", "record.json"], cwd=folder, env=clean, check=True)
    print(f"{wheel.name} is {kind}, and a game was played on it over HTTP.")


if __name__ == "__main__":
    main(sys.argv[1:])
