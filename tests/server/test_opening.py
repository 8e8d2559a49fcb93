"""`ziggurat table` opens the page where there is a screen, and says what is wrong in one line."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.patience import until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a screen is told by Linux's names")


@contextmanager
def opened(folder: Path, *words: str, **variables: str) -> Iterator[tuple[str, str]]:
    """Start a table whose browser writes down what it is asked to open: its lines, that file."""
    told = folder / "opened.txt"
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{told}"\n', encoding="utf-8")
    browser.chmod(0o755)
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment |= {"BROWSER": str(browser), **variables}
    command = [sys.executable, "-m", "ziggurat.cli", "table", "--data", str(folder), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        if "busy" in said:
            said += process.stdout.readline()
        if "DISPLAY" in environment:
            until(lambda: told.exists() and told.read_text("utf-8"), "the browser")
        try:
            yield said, told.read_text("utf-8").strip() if told.exists() else ""
        finally:
            process.terminate()


def test_the_page_opens_on_a_screen(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0", DISPLAY=":7") as (said, page):
        address = re.search(r"http://localhost:\d+/", said)
        assert address is not None
        assert page == address[0]


def test_without_a_screen_only_the_address_is_printed(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0") as (said, page):
        assert "http://localhost:" in said
        assert page == ""


def test_a_busy_port_is_passed_over_and_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with opened(tmp_path, "--port", str(port)) as (said, _):
            assert f"Port {port} is busy" in said
            assert f":{port}/" not in said


def test_a_table_for_the_network_tells_an_address_others_can_use(tmp_path: Path) -> None:
    with opened(tmp_path, "--host", "0.0.0.0", "--port", "0") as (said, _):
        assert re.search(r"http://[\w.-]+:\d+/", said)
        assert "0.0.0.0" not in said


def test_several_workers_without_a_shared_database_are_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ziggurat.cli", "table", "--workers", "2"]
    environment = os.environ | {"ZIGGURAT_DATABASE": "", "ZIGGURAT_REDIS": ""}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "--redis" in done.stderr
