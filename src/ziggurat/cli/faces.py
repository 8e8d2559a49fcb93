"""The games the terminal knows, by the names they have in records."""

from collections.abc import Callable
from typing import Any, Final

from ziggurat.cli.dawn import DawnFace
from ziggurat.cli.face import Face

FACES: Final[dict[str, Callable[[str], Face[Any]]]] = {"dawn": DawnFace}
