"""English words around the pictures: the map's letters and legend, and the tables of the seats, the
wonders on offer and the victory cards."""

from typing import Final

UI: Final[dict[str, str]] = {
    "game": "A New Dawn",
    "game.terra-incognita": "A New Dawn: Terra Incognita",
    "aim": (
        "Be the first to complete one agenda on every victory card. On your turn you resolve one "
        "card of your focus row: the higher its slot, the more it does; then it goes back to "
        "slot 1."
    ),
    "aim.terra-incognita": (
        "Be the first to complete an agenda on {needed} of the {count} victory cards. On your turn "
        "you resolve one card of your focus row: the higher its slot, the more it does; then it "
        "goes back to the left end. Armies and caravans at the edge of a capital's tile explore."
    ),
    # The map
    "terrain_letters": "ghfdm~N",
    "district_letters": "chezt",
    "map.part": "Part {number} of {count}, from west to east:",
    "map.ghosts": (
        "A number in brackets shows where the middle of the tile would lie, and is the first "
        "answer there; show 1 draws the map with answer 1."
    ),
    "map.ghosts.space": (
        "A number in brackets is an answer and shows the space; show 1 draws the map with answer 1."
    ),
    "map.tile": "Tile {tile}, side {side}",
    "legend.spaces": "The number of a space is followed by its terrain and its difficulty here:",
    "legend.terrain": "{letter} {terrain} {difficulty}",
    "legend.water": "{letter} {terrain}",
    "legend.owners": "Letters say whose a piece is:",
    "legend.pieces": "Shapes say what it is:",
    "legend.capital": "capital",
    "legend.city": "city",
    "legend.token": "control token",
    "legend.reinforced": "reinforced control token",
    "legend.caravan": "caravan ({letter} alone where space is short)",
    "legend.district": "district: {names}",
    "legend.district.reinforced": "reinforced district",
    "legend.fort": "fort that nobody holds (forest, difficulty 3)",
    "legend.fort.held": "fort held by a city",
    "legend.army": "army ({sign} alone where space is short)",
    "legend.edge": "after the terrain: armies and caravans may explore from here",
    "legend.wonder": "world wonder beneath a city, or left behind",
    "legend.barbarian": "barbarian A",
    "legend.icon": "where barbarian A comes back",
    "legend.city_state": "city-state: {names}",
    "legend.conquered": "beside a piece: on a conquered city-state",
    "legend.resource": "resource: {names}",
    "legend.natural": "natural wonder: {names}",
    "legend.choice": "a space you may choose now",
    # Commands
    "command.map": "map",
    "command.map.text": "the map",
    "command.legend": "legend",
    "command.legend.text": "what the letters and shapes of the map mean",
    "command.seats": "seats",
    "command.seats.text": "focus rows and belongings of every player",
    "command.market": "market",
    "command.market.text": "wonders on offer, victory cards, event dial",
    # Where the game stands
    "title": "Round {round}, {seat}",
    "title.setup": "Setting up",
    "title.between": "Round {round}",
    "title.over": "After round {round}",
    # Seats
    "seats.you": "you",
    "seats.first": "first player",
    "seats.tech": "Tech dial",
    "seats.resources": "Resources",
    "seats.natural": "Natural w.",
    "seats.wonders": "Wonders",
    "seats.city_states": "City-states",
    "seats.diplomacy": "Diplomacy",
    "seats.caravans": "Caravans",
    "seats.armies": "Armies",
    "seats.government": "Government",
    "seats.districts": "Districts",
    "seats.district": "{name} ({space})",
    "seats.district.reinforced": "{name} [{space}]",
    "seats.home": "{count} at home",
    "seats.on": "on {spaces}",
    "seats.cities": "Cities",
    "seats.cities.text": "{count} ({mature} mature), {left} left",
    "seats.tokens": "Tokens",
    "seats.tokens.text": "{count}, {left} left",
    "seats.marks": "Agendas",
    "seats.marks.text": "{done} of {all}",
    "seats.none": "-",
    "seats.tiles": "Tiles",
    "seats.from": "{card} ({giver})",
    "seats.key": "o is a trade token; @ and % are tokens of city-states and natural wonders.",
    "seats.key.terra": (
        "o is a trade token; @ and % are tokens of city-states and natural wonders; > are the "
        "arrows of a government, and after = comes the slot the card is resolved in; districts in "
        "square brackets are reinforced."
    ),
    # Wonders, victory cards, event dial
    "market.title": "World wonders on offer",
    "market.title.yours": "World wonders on offer, at what they cost you (printed)",
    "market.wonder": "Wonder",
    "market.type": "Type",
    "market.era": "Era",
    "market.cost": "Cost",
    "market.pays": "Paid with",
    "market.left": "To come",
    "market.changed": "{cost} ({printed})",
    "market.sold_out": "none left",
    "market.aged": "  o: one cheaper; it leaves the game when world wonders age again.",
    "market.stack": "Tiles to explore: {count}.",
    "victory.title": "Victory cards",
    "victory.title.some": "Victory cards, of which {needed} win",
    "victory.agenda": "{name}: {text}",
    "victory.or": "or",
    "victory.none": "There are no victory cards in this position.",
    "event.title": "Event dial: {next} is next",
    "event.rest": "; then {rest}.",
    "event.and": " + ",
    # A turn begins
    "turn.event": "Next event: {event}.",
    "turn.own": (
        "Tech dial {tech}; {resources}; caravans: {caravans}; left to place: {tokens} tokens, "
        "{cities} cities."
    ),
    "turn.own.terra": (
        "Tech dial {tech}; {resources}; caravans: {caravans}; armies: {armies}; left to place: "
        "{tokens} tokens, {cities} cities, {districts} districts."
    ),
    "turn.no_resources": "no resources",
    "turn.agendas": "Agendas: {seats}.",
    "turn.agenda": "{seat} {done}/{all}",
    "turn.hint": "Commands: map, seats, market, legend, help.",
    # The end
    "end.won": "{seats} wins: {reason}.",
    "end.shared": "{seats} win together: {reason}.",
    "end.score": "  {seat}: victory cards {done} of {all}, wonders {wonders}, spaces {spaces}",
    "end.and": " and ",
}
