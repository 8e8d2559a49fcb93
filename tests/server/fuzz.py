"""Requests as nobody would write them, made from the table's own description of its API.

Most are nearly right: a real room, real secrets, a body of the right form with one thing changed.
The rest is anything. Everything comes from one seed.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

Json = Any
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
WORDS = [
    "",
    " ",
    "0",
    "-1",
    "null",
    "true",
    "é",
    "\x00",
    "\u2028",
    "\ud800",
    "../../etc/passwd",
    "%00",
    "x" * 300,
    "٣",
    "1e9",
    "0x10",
    "here",
    "link",
    "bot",
    "random",
    "en",
    "fr",
    "NaN",
    "' OR 1=1 --",
    "{}",
    "🏛",
]
NUMBERS = [0, 1, -1, 2, 3, 4, 5, 6, 40, 2**31, -(2**31), 2**53, 2**63 - 1, 2**63, -(2**63), 10**30]
BYTES = [
    b"",
    b"\x00",
    b"\xff\xfe",
    b'{"a": "\xff"}',
    b'"\xc3\x28"',
    b"[" * 3000,
    b'{"rev": 1e999, "key": "abcdefgh"}',
    b'{"rev": ' + b"9" * 5000 + b"}",
    b"a=b&c=d",
    b"--x\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n--x--",
    b"\x81\xa3rev\x00",
    b"\xef\xbb\xbf{}",
]
TYPES = [
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "application/x-msgpack",
    "application/vnd.api+json",
    "nonsense",
    "",
]
PATHS = [
    "/",
    "/%00",
    "/index.html/x",
    "/index.html",
    "/assets",
    "/assets/%2e%2e/index.html",
    "/..",
    "/%ff%fe",
    "/%ed%a0%80",
    "//",
    "/api",
    "/api/",
    "/api/docs/",
    "/api/docs/openapi.json",
    "/api/games/",
    "/api/games//snapshot",
    "/live",
    "/live/",
    "/" + "x" * 300,
    "/" + "x" * 6000,
    "/" + "a/" * 2000,
    "/api/" + "x" * 300,
    "/\\..\\x",
    "/con",
    "/index.html%00.png",
    "/~",
    "/*",
    "/?",
    "/%",
]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "BREW"]


@dataclass
class Wanted:
    """A request to send. `operation` is the path and method that it is meant for, if any."""

    method: str
    path: str  # as it goes over the wire: percent-encoded
    query: bytes = b""
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""
    operation: tuple[str, str] | None = None


@dataclass
class Room:
    """A real room: its name, all secrets of it, and a look at its table."""

    name: str
    secrets: list[str]
    look: Callable[[], Json]  # what was seen of it last
    path: str  # to look at it


class Fuzzer:
    """Makes requests from a description of the API and from rooms that there are."""

    def __init__(self, document: Json, rooms: list[Room], host: str, seed: int) -> None:
        self._document = document
        self._rooms = rooms
        self._host = host.encode()
        self._random = random.Random(seed)
        self._operations = [
            (path, method)
            for path, methods in sorted(document["paths"].items())
            for method in sorted(methods)
        ]

    def request(self) -> Wanted:
        r = self._random
        if r.random() < 0.1:
            wanted = Wanted(r.choice(METHODS), r.choice(PATHS))
            wanted.headers = self._headers(r.choice(self._rooms))
            return wanted
        return self._on_purpose(*r.choice(self._operations))

    def hello(self) -> tuple[str, Json]:
        """A room, and what is said first on its socket: text, bytes, or nothing at all."""
        r, room = self._random, self._random.choice(self._rooms)
        kind = r.random()
        if kind < 0.4:
            said: Json = {"secrets": self._proof(room), "lang": r.choice(["en", "fr"])}
            return room.name, json.dumps(self._changed(said) if r.random() < 0.6 else said)
        if kind < 0.7:
            return room.name, r.choice(BYTES)
        return r.choice([room.name, "", "x" * 200, "%00"]), r.choice([*WORDS, None])

    def _on_purpose(self, path: str, method: str) -> Wanted:
        r, waits = self._random, "/waiting" in path
        room = r.choice([each for each in self._rooms if ("/waiting" in each.path) == waits])
        operation = self._document["paths"][path][method]
        wanted = Wanted(method.upper(), path, operation=(path, method))
        words = []
        for parameter in operation.get("parameters", ()):
            schema, name = parameter.get("schema", {}), parameter["name"]
            if parameter["in"] == "path":
                value = room.name if name in ("room", "name") else self._value(schema)
                if r.random() < 0.08:
                    value = r.choice([*WORDS, *NUMBERS, "9" * 5000])
                encoded = quote(str(value).encode("utf-8", "surrogatepass"), safe="") or "%20"
                wanted.path = wanted.path.replace("{" + name + "}", encoded)
            elif parameter["in"] == "query" and (parameter.get("required") or r.random() < 0.4):
                value = self._value(schema) if r.random() < 0.7 else r.choice([*WORDS, *NUMBERS])
                text = r.choice(["en", "fr"]) if name == "lang" and r.random() < 0.7 else str(value)
                words.append(f"{name}={quote(text.encode('utf-8', 'surrogatepass'))}")
        if r.random() < 0.03:
            words.append(r.choice(["%ff=%fe", "&&&", "a=b", "lang", "=", "lang=en&lang=fr"]))
        wanted.query = "&".join(words).encode()
        wanted.headers = self._headers(room)
        if "requestBody" in operation:
            content = operation["requestBody"]["content"]
            schema = next(iter(content.values()))["schema"]
            wanted.body = self._body(schema, room)
            kind = r.choice(TYPES) if r.random() < 0.05 else "application/json"
            wanted.headers.append((b"content-type", kind.encode()))
        return wanted

    def _headers(self, room: Room) -> list[tuple[bytes, bytes]]:
        r = self._random
        host = r.choice([b"evil.example", b"", b"\xff", b":"]) if r.random() < 0.01 else self._host
        found = [(b"host", host)]
        if r.random() < 0.95:
            proof = " ".join(self._proof(room))
            bearer = f"Bearer {proof}" if r.random() < 0.97 else r.choice(["Basic x", "Bearer", ""])
            found.append((b"authorization", bearer.encode("utf-8", "surrogatepass")))
        if r.random() < 0.02:
            origin = r.choice([b"null", b"http://evil.example", b"http://" + self._host, b"\xff"])
            found.append((b"origin", origin))
        if r.random() < 0.03:
            name = r.choice([b"accept", b"cookie", b"range", b"if-none-match", b"accept-encoding"])
            found.append((name, r.choice([b"\xff\xfe", b"bytes=5-1", b"*/*;q=x", b"a=b; c", b","])))
        return found

    def _proof(self, room: Room) -> list[str]:
        r = self._random
        if r.random() < 0.05:
            return [r.choice([*WORDS, "x" * 24, "x" * 5000, "é" * 24])]
        if r.random() < 0.03:
            return r.choice(self._rooms).secrets[:13]
        return r.sample(room.secrets, r.randint(1, len(room.secrets)))[:13]

    def _body(self, schema: Json, room: Room) -> bytes:
        r = self._random
        if r.random() < 0.04:
            return r.choice(BYTES)
        value = self._value(schema)
        if isinstance(value, dict):
            self._fit(value, room)
        if r.random() < 0.3:
            value = self._changed(value)
        return json.dumps(value).encode()

    def _fit(self, body: dict[str, Json], room: Room) -> None:
        """Make a body such as the room would take, where there is such a one."""
        r, seen = self._random, room.look()
        if "rev" in body and r.random() < 0.8:
            body["rev"] = seen.get("rev", 0)
        question = (seen.get("scene") or {}).get("question") or {}
        if "answer" in body and question.get("options") and r.random() < 0.8:
            body["answer"] = r.choice(question["options"])["answer"]
        if "wish" in body and isinstance(body["wish"], dict):
            self._fit(body["wish"], room)
        if "name" in body and r.random() < 0.8:
            body["name"] = r.choice(["Ada", "Sam", "Zoé"])
        if "secret" in body and r.random() < 0.8:
            body["secret"] = r.choice(room.secrets)
        if "seats" in body and r.random() < 0.6:
            kinds = [{"kind": "here"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]
            body["seats"] = [r.choice(kinds[:2]), *r.choices(kinds, k=r.randint(1, 2))]
        if "setup" in body and r.random() < 0.7:
            body |= {"game": "dawn", "setup": {"edition": "base", "map": "first-game"}}
        if "bot" in body and r.random() < 0.7:
            body["bot"] = r.choice(["random", ""])
        if "moment" in body and r.random() < 0.7:
            body["moment"] = r.randint(0, 10)

    def _changed(self, value: Json) -> Json:
        """The same with one thing changed somewhere in it."""
        r = self._random
        if isinstance(value, dict) and value and r.random() < 0.8:
            name = r.choice(sorted(value))
            kind = r.random()
            if kind < 0.15:
                return {key: value[key] for key in value if key != name}
            if kind < 0.25:
                return value | {r.choice(["x", "", "seed", "__class__"]): 1}
            return value | {name: self._changed(value[name])}
        if isinstance(value, list) and value and r.random() < 0.7:
            at = r.randrange(len(value))
            return [*value[:at], self._changed(value[at]), *value[at + 1 :]]
        return r.choice([*WORDS, *NUMBERS, None, True, 0.5, [], {}, [[]], {"a": None}, [value] * 9])

    def _value(self, schema: Json) -> Json:
        """A value that a schema allows."""
        r = self._random
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return self._value(self._document["components"]["schemas"][name])
        for choice in ("oneOf", "anyOf", "enum"):
            if choice in schema:
                chosen = r.choice(schema[choice])
                return chosen if choice == "enum" else self._value(chosen)
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type", "string")
        kind = r.choice(kind) if isinstance(kind, list) else kind
        if kind == "object":
            properties, required = schema.get("properties", {}), schema.get("required", ())
            return {
                name: self._value(each)
                for name, each in properties.items()
                if name in required or r.random() < 0.5
            }
        if kind == "array":
            low = schema.get("minItems", 0)
            count = r.randint(low, min(schema.get("maxItems", low + 3), low + 3))
            return [self._value(schema.get("items", {})) for _ in range(count)]
        if kind == "integer":
            low, high = schema.get("minimum", -(2**63)), schema.get("maximum", 2**63)
            return r.choice([n for n in NUMBERS if low <= n <= high] or [low])
        if kind == "number":
            return r.choice([0.0, 1.5, -1e300])
        if kind == "boolean":
            return r.random() < 0.5
        if kind == "null":
            return None
        low, high = schema.get("minLength", 0), schema.get("maxLength", 30)
        return "".join(r.choices(_LETTERS, k=r.randint(low, min(high, low + 12))))
