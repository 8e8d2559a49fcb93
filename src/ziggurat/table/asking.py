"""What every path of the API needs: who asks, in which language, and refusals in words."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final, get_args

from litestar.di import NamedDependency
from litestar.params import HeaderParameter

from ziggurat.core.codec import Unreadable
from ziggurat.core.game import BadSetup
from ziggurat.games.refusals import told
from ziggurat.games.registry import NoGame, plugin_named, plugins
from ziggurat.table import wire
from ziggurat.table.hall import Hall
from ziggurat.table.refusal import Refusal

LANGUAGES: Final = get_args(wire.Language)
_BEARER = "Bearer "
Here = NamedDependency[Hall]
Proof = Annotated[
    str | None,
    HeaderParameter(name="Authorization", description="Bearer, then the secrets of your seats"),
]


def secrets_in(authorization: str | None) -> list[str]:
    """The secrets in a header: `Bearer secret secret`."""
    if authorization is None or not authorization.startswith(_BEARER):
        raise Refusal("no-game", "There is no such game here, or the link is not for it.")
    return authorization.removeprefix(_BEARER).split()[: wire.MOST_SECRETS]


def checked_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal("no-language", f"There is {' and '.join(LANGUAGES)}, not {lang!r}.")
    return lang


_PREFIX: Final = {
    "bad-setup": "This game cannot be set up: {problem}.",
    "bad-record": "This record cannot be read: {problem}.",
}


@contextmanager
def refusing(code: str, lang: str, game: str = "") -> Iterator[None]:
    """What is wrong with a setup or a record becomes a refusal, in the asker's language."""
    try:
        yield
    except (BadSetup, Unreadable, NoGame) as error:
        plugin = plugins().get(game or plugin_named("").slug)
        problem = told(error, lang, plugin)
        raise Refusal(code, told(BadSetup(_PREFIX[code], problem=problem), lang)) from None
