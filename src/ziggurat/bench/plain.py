"""What the table is measured against: a plain page and a plain request, from Python's own server in
a process of its own."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PAGE: Final = "plain.html"
FILE: Final = "plain.txt"
_HTML: Final = """<!doctype html><title>Plain</title><h1>Plain</h1><p id="told">nothing yet</p>
<script>
  addEventListener('keydown', async () => {
    const answer = await fetch('plain.txt', { cache: 'no-store' })
    document.getElementById('told').textContent = (await answer.text()) + performance.now()
  })
</script>
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@contextmanager
def plain(folder: Path) -> Iterator[str]:
    """Serve a plain page and a plain file; their address."""
    (folder / PAGE).write_text(_HTML, "utf-8")
    (folder / FILE).write_text("as plain as can be", "utf-8")
    port = free_port()
    words = ["http.server", "--bind", "127.0.0.1", "--protocol", "HTTP/1.1", str(port)]
    with subprocess.Popen(
        [sys.executable, "-m", *words],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            _until_open(port, process)
            yield f"http://127.0.0.1:{port}/"
        finally:
            process.kill()


def _until_open(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise OSError("Python's own server did not start")
