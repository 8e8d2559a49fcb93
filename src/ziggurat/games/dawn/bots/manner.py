"""How veteran weighs one thing against another, for each edition: figures learned from games
against itself (tuning.py), so that their sizes tell more than any reason would.

`turns` has the turns that each missing piece of an agenda takes; `weights` has the rest:

- cards: `patience` is the power of the slot, `want_*` what the plan adds to a type, more for
  agendas that are nearly done (`soon` evens that out), `anyway_*` what it is worth whatever the
  plan, `per_trade` what each token on the card adds;
- trade tokens: `use_*` is what one does on a card of a type; the more `late`, the less its slot
  counts, and the more `spread`, the less the tokens it has;
- techs: `gain_plan` for what is worth most now, `gain_low` for a type that is behind, `gain_*` by
  type;
- building: `build_*`, and what the plan adds to a city or a wonder (`plan_*`);
- control tokens (`token_*`) and sites of cities (`site_*`): what lies there and beside it;
- attacks: `prey_*` is what a target is worth at sure odds, and it attacks where worth times odds
  come to `prey_least`; `fort` and `fight` are the odds at which armies attack.
"""

import json
from importlib.resources import files
from typing import Final

from ziggurat.games.dawn.content import TYPES


class Manner:
    """The figures of one edition."""

    def __init__(self, weights: dict[str, float], turns: dict[str, float]) -> None:
        self.weights = weights
        self.turns = turns
        self.anyway = [weights[f"anyway_{type_}"] for type_ in TYPES]
        self.gain = [weights[f"gain_{type_}"] for type_ in TYPES]
        self.use = [weights[f"use_{type_}"] for type_ in TYPES]
        self.want = [weights[f"want_{type_}"] for type_ in TYPES]


def read(text: str) -> dict[str, Manner]:
    """The manners of a file, by edition."""
    tables = json.loads(text)["manners"]
    return {
        edition: Manner(dict(table["weights"]), dict(table["turns"]))
        for edition, table in tables.items()
    }


MANNERS: Final = read(files(__package__).joinpath("manner.json").read_text("utf-8"))
