"""A steward who weighs one thing against another by what tens of thousands of games taught it
(manner.py): which agendas, cards, tokens, sites, buildings and techs are worth how much. Attacks it
chooses by their odds and by what is to be won. What it does not weigh it does as steward does.
"""

from ziggurat.core.flow import PASS, Ask
from ziggurat.games.dawn.bots.manner import MANNERS, Manner
from ziggurat.games.dawn.bots.plan import Goal, plan, wants
from ziggurat.games.dawn.bots.steward import StewardBot, spares_a_city
from ziggurat.games.dawn.bots.worth import building, control_token, level_of, prey, site, tech
from ziggurat.games.dawn.content import FOCUS
from ziggurat.games.dawn.rules.industry import CITY, ON_FIGURE
from ziggurat.games.dawn.rules.military import ATTACKING, REINFORCING
from ziggurat.games.dawn.rules.pieces import unused_tokens
from ziggurat.games.dawn.state import State


class VeteranBot(StewardBot):
    """Plays by a plan, in a manner tuned by games."""

    def __init__(self, seed: int, looks: bool = True, manner: Manner | None = None) -> None:
        super().__init__(seed, looks)
        self._given = manner  # None: that of the edition

    def _manner(self, s: State) -> Manner:
        return self._given or MANNERS[s.edition.slug]

    def _plan(self, s: State, player: int) -> list[Goal]:
        return plan(s, player, self._manner(s).turns)

    def _goals(self, s: State, player: int) -> set[str]:
        return {goal.agenda for goal in self._plan(s, player)}

    def _wants(self, s: State, player: int) -> list[float]:
        manner = self._manner(s)
        helps = wants(self._plan(s, player), manner.weights["soon"])
        return [
            anyway + want * help_
            for anyway, want, help_ in zip(manner.anyway, manner.want, helps, strict=True)
        ]

    def _card(self, s: State, wanted: float, slot: int, tokens: int) -> float:
        by = self._manner(s).weights
        return float(slot ** by["patience"]) * wanted * (1 + by["per_trade"] * tokens)

    def _token(self, s: State, type_: int, wanted: float, slot: int, tokens: int) -> float:
        manner = self._manner(s)
        by = manner.weights
        return manner.use[type_] * wanted * (by["late"] + slot) / (by["spread"] + tokens)

    def _least_odds(self, s: State) -> tuple[float, float]:
        by = self._manner(s).weights
        return by["fort"], by["fight"]

    def _quick(self, seed: int) -> StewardBot:
        return VeteranBot(seed, looks=False, manner=self._given)

    def _build(self, s: State, ask: Ask) -> int:
        goals, manner = self._goals(s, ask.player), self._manner(s)
        spares = spares_a_city(s, ask.player)
        options = [what for what in ask.options if not (spares and what in (CITY, ON_FIGURE))]
        return max(options, key=lambda what: building(what, goals, manner), default=PASS)

    def _build_city(self, s: State, ask: Ask) -> int:
        if PASS in ask.options and spares_a_city(s, ask.player):
            return PASS
        goals, manner = self._goals(s, ask.player), self._manner(s)
        return self._ranked(ask, lambda space: (site(s, ask.player, space, goals, manner),))

    def _place_token(self, s: State, ask: Ask) -> int:
        if not unused_tokens(s, ask.player):
            return PASS  # it takes none off the map for another
        player, goals, manner = ask.player, self._goals(s, ask.player), self._manner(s)
        return self._ranked(ask, lambda space: (control_token(s, player, space, goals, manner),))

    def _gain_card(self, s: State, ask: Ask) -> int:
        player, wanted, manner = ask.player, self._wants(s, ask.player), self._manner(s)
        better = [
            card
            for card in ask.options
            if card != PASS and FOCUS[card].level > level_of(s, player, FOCUS[card].type)
        ]
        return max(better, key=lambda card: tech(s, player, card, wanted, manner), default=PASS)

    def _military(self, s: State, ask: Ask) -> int:
        """It attacks if something is worth it, and reinforces otherwise."""
        if ATTACKING in ask.options:
            declared = s.clone()
            declared.play(ATTACKING)
            further = declared.pending
            if isinstance(further, Ask) and self._attack(declared, further) != PASS:
                return ATTACKING
        return REINFORCING if REINFORCING in ask.options else PASS

    def _attack(self, s: State, ask: Ask) -> int:
        found = prey(s, ask, self._goals(s, ask.player), self._manner(s))
        return PASS if found is None else found
