"""English words around the pictures: the map's letters and legend, and the tables beside it."""

from typing import Final

UI: Final[dict[str, str]] = {
    # Letters of the map
    "letters.terrain": "dgfm~",
    "letters.owners": "BGRYP",
    "letters.resources": "wh nc si ir",
    "letters.buildings": "Ha Sh Tp Wo Im Gr Aq Li Un Mk Bk Te Ca Ba Ac",
    "letters.people": "abghis",
    "letters.city_states": "tcwmr",
    "legend.squares": "A square begins with its terrain:",
    "legend.face_down": "{sign} face down",
    "legend.owners": "Letters say whose a piece is:",
    "legend.pieces": "Signs say what it is:",
    "legend.capital": "capital",
    "legend.city": "city; {walls} walls, {program} building program",
    "legend.army": "army ({letter}2: two figures)",
    "legend.scout": "scout ({both}: armies and scouts)",
    "legend.hut": "hut",
    "legend.village": "village",
    "legend.relic": "relic",
    "legend.city_state": "city-state: {names}",
    "legend.wonder": "wonder, with a letter of its name",
    "legend.person": "great person: {names}",
    "legend.building": "building: {names}",
    "legend.resource": "resource: {names}",
    "legend.choice": "a square you may choose now",
    "legend.space": "space {square} tells all about that square.",
    # Commands
    "command.map": "map",
    "command.map.text": "the map",
    "command.legend": "legend",
    "command.legend.text": "what the letters and signs of the map mean",
    "command.seats": "seats",
    "command.seats.text": "tracks and belongings of every player",
    "command.cities": "cities",
    "command.cities.text": "cities with their sums",
    "command.techs": "techs",
    "command.techs.text": "the pyramids of techs",
    "command.market": "market",
    "command.market.text": "wonders, resources, buildings that are left",
    "command.hand": "hand",
    "command.hand.text": "your events, markers and units",
    # Where the game stands
    "title": "Round {round}, {phase}, {seat}",
    "title.setup": "Setting up",
    "title.all": "Round {round}, {phase}",
    "title.over": "After round {round}",
    "turn.hint": "Commands: map, cities, techs, market, hand, seats, legend, help.",
    "none": "none",
    "silent": " (silent)",
    "standing": (
        "{seat}: track {track}/{last}, coins {coins}/{needed}, techs {techs}, cities {cities}, "
        "combat +{combat}."
    ),
    "dials": "Trade {trade} (+{income} a turn), culture {culture}; next space: {next}.",
    "next_space": "{culture} culture for {reward}",
    "next_space.trade": "{culture} culture and {trade} trade for {reward}",
    # Sums
    "part.squares": "{number} from squares",
    "part.outskirts": "{number} outskirts",
    "part.program": "twice {number} outskirts (building program)",
    "part.scouts": "{number} scouts",
    "part.card": "{number} {card}",
    "part.boost": "{number} for this turn",
    "part.arts": "{number}",
    "production": "production {number} = {parts}",
    "trade": "Trade {number} a turn = {parts}.",
    "culture": "arts {number} = {parts}",
    "city": "{kind} {square}",
    "city.program": "building program",
    "city.trade": "trade {number}",
    "city.trade.sent": "trade {number} ({sent} scouts)",
    "city.harvest": "to harvest: {resources}",
    "city.short": "{city}: production {production}, trade {trade}, arts {culture}",
    "cities.of": "{seat}: {count} of at most {limit} cities",
    "cities.none": "no city yet",
    # Hands
    "event": "{name} ({level})",
    "event.back": "level {level}",
    "marker": "{back}: {result}",
    "hand.events": "Events (at most {limit}): {cards}",
    "hand.markers": "Huts and villages: {markers}",
    "hand.units": "Units: {units}",
    "hand.nobody": "Who only watches has no hand.",
    # Squares
    "square": "{square}, {terrain}.",
    "square.face_down": "{square} lies face down.",
    "square.city": "{city}, of {seat}.",
    "square.outskirts": "Outskirts of {seat}.",
    "square.figures": "{owner}: {figure} ×{count}.",
    "square.gives": "Gives: {icons}.",
    # Seats
    "seats.you": "you",
    "seats.first": "first player",
    "seats.track": "Track",
    "seats.coins": "Coins",
    "seats.techs": "Techs",
    "seats.trade": "Trade",
    "seats.trade.text": "{trade} (+{income})",
    "seats.culture": "Culture",
    "seats.combat": "Combat",
    "seats.government": "Government",
    "seats.policies": "Policies",
    "seats.wonders": "Wonders",
    "seats.people": "Great people",
    "seats.figures": "Figures",
    "seats.figures.text": "armies {armies}, scouts {scouts}",
    "seats.tokens": "Resources",
    "seats.markers": "Markers",
    "seats.events": "Events",
    "seats.units": "Units",
    "seats.none": "-",
    "seats.key": "Culture track: {last} wins. Coins: {coins} win.",
    # Techs
    "techs.of": "{seat}",
    "techs.cost": "{cost} trade",
    "techs.room": "room",
    "techs.full": "-",
    "techs.head.level": "Level",
    "techs.head.cost": "Cost",
    "techs.head.room": "Place",
    "techs.head.techs": "Techs",
    "techs.other": "{level}: {techs}",
    # Market
    "market.wonders": "Wonders face up",
    "market.wonder": "Wonder",
    "market.era": "Era",
    "market.cost": "Cost",
    "market.cheap": "With",
    "market.with": "{cost} with {tech}",
    "market.deck": "Still face down: {eras}.",
    "market.deck.era": "{count} {era}",
    "market.resources": "Resources left: {resources}.",
    "market.buildings": "Buildings left: {buildings}.",
    "market.people": "Great people left: {people}.",
    "market.count": "{thing} {count}",
    # Battle
    "battle": "Battle on {square}: {attacker} attacks {defender}",
    "battle.front": "Front",
    "battle.unit": "{unit}, wounds {wounds}",
    "battle.empty": "-",
    "battle.hand": "In hand: {cards}",
    "battle.bonus": "Combat bonus: {seat} +{number}.",
    "battle.no_bonus": "Nobody has the better combat bonus.",
    # Why a question is asked
    "why.setting_up": "The map is being set up: each player places a capital, an army and a scout.",
    "why.start_of_turn": (
        "Start of Turn: cities are founded, governments changed, great people placed, abilities of "
        "this phase used."
    ),
    "why.trade": "Trade: the dial grows by your trade; abilities of this phase may be used.",
    "why.city_management": (
        "City Management: each city takes one action: it produces, is devoted to the arts, "
        "harvests, or starts a building program. Culture may be spent on the track."
    ),
    "why.movement": (
        "Movement: each figure may move as many squares as your speed, explore, discover tiles and "
        "attack."
    ),
    "why.research": (
        "Research: with enough trade you learn one tech that has a place in your pyramid; all "
        "choose at the same time."
    ),
    "why.battle": (
        "Battle: in turn each side plays a unit, to a new front or against an enemy that stands "
        "alone; a unit that trumps the other strikes first."
    ),
    "why.react": (
        "You may react to what another player does. You are asked whenever a player might react, "
        "so that nobody learns what you hold."
    ),
    # The end
    "end.won": "{seat} wins {reason}.",
    "end.over": "The game is over.",
}
