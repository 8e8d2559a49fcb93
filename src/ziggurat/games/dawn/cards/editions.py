"""What each box holds (base p. 2)."""

from ziggurat.games.dawn.content import BASE, EDITIONS, Edition

EDITIONS[BASE] = Edition(
    slug=BASE,
    seats=(2, 4),
    slots=(1, 2, 3, 4, 5),
    control_tokens=31,
    cities=7,
    caravans=3,
    resources=8,
    barbarians="ABCDEFGHI",
    water_tokens=8,
    trade_per_card=3,
    # order and number of sections rest on one source (docs/rulings.md, Q34)
    event_dial=("spawn", "none", "move", "trade", "move"),
    victory_cards=3,
)
