"""A program outside that we exchange lines with, whatever it does.

Threads read and write for us, so a program that is slow, silent or full of words never holds us up.
Everything that goes wrong is a `Lapse`.
"""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from typing import IO, Any, Final

from ziggurat.bots.messages import LONGEST, Lapse

_UNREAD: Final = 64  # lines kept until we read them; a program that writes more has to wait
_CHUNK: Final = 1 << 16
_LAST_WORDS: Final = 2048  # bytes of the error stream that we keep
_FAREWELL: Final = 0.5  # seconds to end by itself, once it was told that it is over


def words_of(command: str) -> list[str]:
    """A command line as words; a Lapse with one clear sentence if it names no program."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError as error:
        raise Lapse("not_started", f"{command!r} is no command: {error}") from None
    if not words:
        raise Lapse("not_started", "the command is empty")
    name = words[0].strip('"')
    if shutil.which(name) is None:
        why = "may not be run as a program" if Path(name).is_file() else "was not found"
        raise Lapse("not_started", f"the program {name} {why}")
    return words


class Program:
    """A running program. Raises a Lapse if it cannot be started."""

    def __init__(self, command: str) -> None:
        words = words_of(command)
        try:
            self._process = subprocess.Popen(
                words if os.name == "posix" else command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # a process group of its own, to be ended as a whole
            )
        except OSError as error:
            why = error.strerror or str(error)
            raise Lapse("not_started", f"{words[0]} cannot be started: {why}") from None
        self.last_words = b""
        self._lines: Queue[bytes | None] = Queue(_UNREAD)  # None: there will be no more
        self._unsent: SimpleQueue[bytes | None] = SimpleQueue()  # None: we say no more
        self._stopped = threading.Event()
        self._quiet = threading.Event()  # its output has ended
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._pipes = (process.stdin, process.stdout, process.stderr)
        self._threads = [
            _thread(self._write, process.stdin),
            _thread(self._read, process.stdout),
            _thread(self._listen, process.stderr),
        ]

    def send(self, line: bytes) -> None:
        """Say something, sooner or later; this never waits."""
        self._unsent.put(line)

    def receive(self, seconds: float) -> bytes:
        """The next line, cut short if it is too long; a Lapse if none comes in time or ever."""
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except Empty:
            raise Lapse("late", "no answer in time") from None
        if line is None:
            raise Lapse("ended", f"the program ended with code {self.stop()}")
        return line

    def forget(self) -> int:
        """Drop the lines that wait unread; how many there were."""
        dropped = 0
        while True:
            try:
                line = self._lines.get_nowait()
            except Empty:
                return dropped
            if line is None:
                self._lines.put(None)
                return dropped
            dropped += 1

    def farewell(self) -> int:
        """Say no more, let the program end by itself for a moment, and stop it."""
        self._unsent.put(None)
        self._quiet.wait(_FAREWELL)
        return self.stop()

    def stop(self) -> int:
        """End the program and all it has started; its exit code."""
        if not self._stopped.is_set():
            self._stopped.set()
            self._unsent.put(None)
            _end(self._process)
            for thread, pipe in zip(self._threads, self._pipes, strict=True):
                thread.join(_FAREWELL)
                if not thread.is_alive():
                    pipe.close()
        return self._process.wait()

    def _write(self, pipe: IO[bytes]) -> None:
        try:
            while (line := self._unsent.get()) is not None:
                left = memoryview(line)
                while left:
                    left = left[pipe.write(left) :]
            pipe.close()
        except OSError:
            pass  # nobody listens any more; reading finds out why

    def _read(self, pipe: IO[bytes]) -> None:
        line = b""
        skips = False  # to the end of a line that is too long
        while chunk := _some(pipe):
            for number, part in enumerate(chunk.split(b"\n")):
                if number:
                    if not skips:
                        self._put(line)
                    line, skips = b"", False
                line = (line + part)[: LONGEST + 1]
                if len(line) > LONGEST and not skips:
                    self._put(line)
                    skips = True
        self._quiet.set()
        self._put(None)

    def _put(self, line: bytes | None) -> None:
        while not self._stopped.is_set():
            try:
                self._lines.put(line, timeout=0.1)
            except Full:
                continue
            return

    def _listen(self, pipe: IO[bytes]) -> None:
        while chunk := _some(pipe):
            self.last_words = (self.last_words + chunk)[-_LAST_WORDS:]


def _thread(work: Callable[[IO[bytes]], None], pipe: IO[bytes]) -> threading.Thread:
    thread = threading.Thread(target=work, args=(pipe,), daemon=True)
    thread.start()
    return thread


def _some(pipe: IO[bytes]) -> bytes:
    """Whatever can be read, at least one byte; nothing when it has ended."""
    try:
        return pipe.read(_CHUNK) or b""
    except OSError:
        return b""


def _end(process: "subprocess.Popen[Any]") -> None:
    """End a program that nobody has waited for yet, with all it has started."""
    if sys.platform == "win32":
        tree = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
        subprocess.run(tree, capture_output=True, check=False)
        process.kill()
    else:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            process.kill()
