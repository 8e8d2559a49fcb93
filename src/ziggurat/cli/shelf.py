"""Where a table keeps its game: the files it was saved to, and whether anything would be lost."""

from pathlib import Path
from typing import Any

from ziggurat.cli.files import Trouble, spare_places, write
from ziggurat.cli.words import Texts
from ziggurat.core.match import Match


class Shelf:
    """The files of one game at one table."""

    def __init__(self) -> None:
        self.file: Path | None = None  # where it was saved last, or loaded from
        self._answers: list[int] = []  # what it held then
        self._own: Path | None = None  # a file the table named itself and may write again

    def take(self, file: Path, match: Match[Any]) -> None:
        """This game comes from a file. One that a table named is written again, others never
        without being told."""
        self.file, self._answers = file, list(match.answers)
        if file.name in (place.name for place in spare_places(match)):
            self._own = file

    def holds(self, match: Match[Any]) -> bool:
        """Is the game on disk as it stands?"""
        return self.file is not None and self._answers == match.answers

    def save(self, file: Path, match: Match[Any], seats: list[str], texts: Texts) -> None:
        """Write the game to the file named; raises Trouble."""
        write(file, match, seats, texts)
        self.file, self._answers = file, list(match.answers)

    def save_somewhere(self, match: Match[Any], seats: list[str], texts: Texts) -> Path:
        """Write the game to a file nobody named, touching no other; raises Trouble."""
        places = [self._own] if self._own else []
        places += [place for place in spare_places(match) if not place.exists()]
        trouble = Trouble(texts("file.none_free"))
        for place in places:
            try:
                self.save(place, match, seats, texts)
            except Trouble as error:
                trouble = error
            else:
                self._own = place
                return place
        raise trouble
