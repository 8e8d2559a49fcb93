"""All that a person reads of Bazaar, in English and French."""

from typing import Any, Final

from bazaar.game import BAZAAR
from ziggurat.core.flow import PASS, Question
from ziggurat.games.plain import PlainWords

_TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "name": "Bazaar",
        "bid": "Which card do you bid for the bale?",
        "steal": "Do you send your thief?",
        "draw": "A card is drawn.",
        "pass": "No",
        "thief": "the thief",
        "drew": "{seat} draws {card}.",
        "drew_one": "{seat} draws a card.",
        "offered": "A bale worth {points} is on offer.",
        "bids": "The bids: {cards}.",
        "stole": "{seat} sends the thief.",
        "got": "{seat} gets the bale: {points}.",
        "points": "Points",
    },
    "fr": {
        "name": "Bazar",
        "bid": "Quelle carte misez-vous pour le ballot ?",
        "steal": "Envoyez-vous votre voleur ?",
        "draw": "Une carte est piochée.",
        "pass": "Non",
        "thief": "le voleur",
        "drew": "{seat} pioche {card}.",
        "drew_one": "{seat} pioche une carte.",
        "offered": "Un ballot de valeur {points} est en vente.",
        "bids": "Les mises : {cards}.",
        "stole": "{seat} envoie le voleur.",
        "got": "{seat} reçoit le ballot : {points}.",
        "points": "Points",
    },
}


class Words(PlainWords):
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        super().__init__(BAZAAR, lang)
        self.texts = _TEXTS[lang]

    def prompt(self, s: Any, question: Question) -> str:
        return self.texts[question.prompt.name]

    def option(self, s: Any, question: Question, option: int) -> str:
        return self.texts["pass"] if option == PASS else self._card(option)

    def note(self, s: Any, note: tuple[Any, ...]) -> str:
        kind, *values = note
        text = self.texts[kind]
        if kind == "bids":
            return text.format(cards=", ".join(map(self._card, values)))
        if kind == "offered":
            return text.format(points=values[0])
        if kind == "drew":
            return text.format(seat=self.seat(s, values[0]), card=self._card(values[1]))
        return text.format(seat=self.seat(s, values[0]), points=values[-1])

    def _card(self, card: int) -> str:
        return str(card) if card else self.texts["thief"]
