"""What every request passes: the names the table answers to, its own pages alone, and the headers
that keep a page from loading anything else."""

from collections.abc import Sequence
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_ANY: Final = "*"
_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "img-src 'self' blob:; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
_FOREVER: Final = "public, max-age=31536000, immutable"


class Guard(ASGIMiddleware):
    """Refuses other pages and other names; adds the headers."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, hosts: Sequence[str]) -> None:
        self._hosts = frozenset(hosts)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        refusal = self._refusal(scope)
        if refusal is None:
            await next_app(scope, receive, self._with_headers(scope, send))
        elif scope["type"] == ScopeType.HTTP:
            await _refuse(self._with_headers(scope, send), refusal)
        else:
            await send({"type": "websocket.close", "code": 4403, "reason": refusal})

    def _refusal(self, scope: Scope) -> str | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
        if _ANY not in self._hosts and name not in self._hosts:
            return "the table does not answer to this name"
        origin = headers.get(b"origin")
        if origin is not None and origin.decode("latin-1").partition("://")[2] != host:
            return "another page asked"
        return None

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = dict(_HEADERS)
                cached = scope["path"].startswith("/assets/") and message["status"] == 200
                added["cache-control"] = _FOREVER if cached else "no-cache"
                given = dict(message["headers"])
                given |= {name.encode(): value.encode() for name, value in added.items()}
                message["headers"] = list(given.items())
            await send(message)

        return sending


async def _refuse(send: Send, reason: str) -> None:
    body = b'{"type":"problem","code":"foreign","text":"%s"}' % reason.encode()
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
