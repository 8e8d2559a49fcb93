"""`ziggurat table`: the table in the browser, with one command."""

import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from ziggurat.table.settings import LOOPBACK, PORT, BadSetting, data_folder, from_environment

_TRIES: Final = 20
_HOST: Final = "127.0.0.1"
_BACKLOG: Final = 128
_LAST_PORT: Final = 65535
_ELSEWHERE: Final = "192.0.2.1"  # an address for examples, on no machine


def table(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = _HOST,
    port: Annotated[int, typer.Option(help="The port; a busy one is passed over.")] = PORT,
    name: Annotated[
        list[str] | None, typer.Option(help="A name the table answers to, with --host; repeatable.")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder the games are kept in.")] = None,
    database: Annotated[
        str,
        typer.Option(
            envvar="ZIGGURAT_DATABASE", help="Such as postgresql+asyncpg://user@host/name."
        ),
    ] = "",
    redis: Annotated[
        str, typer.Option(envvar="ZIGGURAT_REDIS", help="A Redis, to run several workers.")
    ] = "",
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy (or network) whose X-Forwarded-For is believed; repeatable."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; several need --redis.")] = 1,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Play in the browser: start the table and open its page."""
    if workers > 1 and not (redis and database):
        _stop("several workers need --database and --redis, so that they know of each other.")
    if not 0 <= port <= _LAST_PORT:
        _stop(f"a port is a number from 0 to {_LAST_PORT}, not {port}.")
    local = host in ("127.0.0.1", "localhost", "::1")
    if name is not None or "ZIGGURAT_HOSTS" not in os.environ:
        names = name if name is not None else (LOOPBACK if local else ["*"])
        os.environ["ZIGGURAT_HOSTS"] = ",".join(names)
    if proxy is not None:
        os.environ["ZIGGURAT_PROXIES"] = ",".join(proxy)
    os.environ["ZIGGURAT_DATA"] = str(data or data_folder())
    for variable, value in (("ZIGGURAT_DATABASE", database), ("ZIGGURAT_REDIS", redis)):
        if value:
            os.environ[variable] = value
    games = _made_ready()
    listener = _listener(host, port)
    found = listener.getsockname()[1]
    if found != port and port:
        typer.echo(f"Port {port} is busy; the table takes {found}.")
    shown = "localhost" if local else (name or [_own_address(host)])[0]
    address = f"http://{shown}:{found}/"
    if browser and _has_screen():
        threading.Thread(target=_open, args=(address, found), daemon=True).start()
    typer.echo(f"The table is at {address} (stop it with Ctrl-C; games are kept).")
    with games:
        _serve(listener, workers)


def _made_ready() -> AbstractContextManager[None]:
    """Check all that the table needs; what it holds its games with while it runs."""
    from ziggurat.table import copies
    from ziggurat.table.ready import NotReady, make_ready

    try:
        settings = from_environment()
        trouble = make_ready(settings)
    except (BadSetting, NotReady) as problem:
        _stop(f"{problem}.")
    if trouble:
        typer.echo(f"ziggurat: {trouble}.", err=True)
    games = copies.file_of(settings.database_url)
    return nullcontext() if games is None else copies.in_use(games)


def _listener(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + _TRIES, _LAST_PORT) if port else port
    for candidate in range(port, last + 1):
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(_BACKLOG)
            return listener
        except UnicodeError:
            _stop(f"{host!r} is no address to listen on.")
        except OSError as problem:
            listener.close()
            if candidate == last or problem.errno != errno.EADDRINUSE:
                _stop(f"the table cannot listen on {host}, port {candidate}: {problem.strerror}.")
    raise AssertionError("the last port either opens or stops")


def _serve(listener: socket.socket, workers: int) -> None:
    import uvicorn

    from ziggurat.table.server import app_from_environment
    from ziggurat.table.workers import Workers

    config = uvicorn.Config(
        "ziggurat.table.server:app_from_environment",
        factory=True,
        log_level="warning",
        access_log=False,
        ws_max_size=8192,
        ws_per_message_deflate=True,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=2,
        workers=workers,
    )
    try:
        if workers > 1:
            team = Workers(config, [listener])
            team.run()
            if team.has_given_up:
                _stop("the workers end as soon as they begin, so the table stops.")
        else:
            config.app = app_from_environment()
            config.factory = False
            uvicorn.Server(config).run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    except (OSError, ValueError) as problem:
        _stop(f"the table cannot open: {problem}.")


def _own_address(host: str) -> str:
    """The address others in the network may use, where the table listens on all of them."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_ELSEWHERE, 9))  # sends nothing: it only picks the way out
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _has_screen() -> bool:
    """Is there a screen to open a browser on? Without one, Python would open a text browser in this
    very terminal."""
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str, port: int) -> None:
    """Open the page once somebody answers there."""
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex((_HOST, port)) == 0:
                break
        time.sleep(0.05)
    webbrowser.open(address)


def _stop(reason: str) -> NoReturn:
    typer.echo(f"ziggurat: {reason}", err=True)
    raise typer.Exit(2)
