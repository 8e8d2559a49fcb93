"""Which agendas the seats of A New Dawn fulfilled. A victory card offers several and the position
keeps only the mark on the card, so the arena looks when it is made."""

from ziggurat.core.bits import each
from ziggurat.games.dawn.content import VICTORY
from ziggurat.games.dawn.state import State
from ziggurat.games.study import Goals


class AgendaWatch:
    """Looks at a game after every answer."""

    def __init__(self, s: State) -> None:
        self._marks: tuple[int, ...] = (0,) * s.seats
        self._met: list[dict[int, list[str]]] = [{} for _ in range(s.seats)]  # place -> agendas

    def look(self, s: State) -> None:
        if s.marks == self._marks:
            return
        for seat, (now, before) in enumerate(zip(s.marks, self._marks, strict=True)):
            for place in each(now & ~before):
                agendas = VICTORY[s.victory[place]].agendas
                self._met[seat][place] = [agenda.slug for agenda in agendas if agenda.met(s, seat)]
            for place in each(before & ~now):  # marks on fort cards can be lost
                del self._met[seat][place]
        self._marks = s.marks

    def goals(self, s: State) -> dict[str, Goals]:
        """The agendas that this game could be won with, and those behind each seat's marks."""
        offered = sorted(agenda.slug for card in s.victory for agenda in VICTORY[card].agendas)
        met = [sorted(slug for met in places.values() for slug in met) for places in self._met]
        return {"agenda": Goals(offered, met)}
