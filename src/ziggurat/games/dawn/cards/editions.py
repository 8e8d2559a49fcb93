"""What each box holds (base p. 2, Terra Incognita p. 3)."""

from ziggurat.games.dawn.content import BASE, COLORS, EDITIONS, TERRA, Edition

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
    event_dial=(("spawn",), (), ("move",), ("trade",), ("move",)),
    victory_cards=3,
    colors=COLORS[:4],
    wonders_removed=((1, 1), (1, 0), (0, 0)),
)

EDITIONS[TERRA] = Edition(
    slug=TERRA,
    seats=(2, 5),
    slots=(1, 1, 2, 3, 4, 5),
    control_tokens=34,
    cities=7,
    caravans=3,
    resources=10,
    barbarians="ABCDEFGHIJK",
    water_tokens=16,
    trade_per_card=3,
    event_dial=(
        ("spawn", "wonder"),
        ("move",),
        ("district",),
        ("government", "wonder"),
        ("move",),
        ("district",),
    ),
    victory_cards=3,
    colors=COLORS,
    armies=2,
    wonders_removed=((1, 1), (1, 1), (1, 1), (1, 1)),
    explores=True,
)
