"""English words that only the drawn table needs: parts of sums, labels of squares, facts
of cards and pieces."""

from typing import Final

TABLE: Final[dict[str, str]] = {
    # Parts of sums
    "sum.arts": "the arts",
    "sum.boost": "for this turn",
    "sum.city": "outskirts of {city}",
    "sum.city_states": "city-states",
    "sum.outskirts": "outskirts",
    "sum.sent": "scouts",
    "sum.tokens": "tokens: {place}",
    # Squares
    "label.blockade": "Blockaded by {seat}.",
    "label.capital": "Capital of {seat}.",
    "label.city": "City of {seat}.",
    "label.face_down": "Face-down tile.",
    "label.figures": "{seat}: {figures}.",
    "label.gives": "Gives {icons}.",
    "label.held": "{name}, held by {seat}.",
    "label.nothing": "Gives nothing.",
    "label.outskirts": "Outskirts of {city}.",
    # Facts of cards and pieces
    "fact.level": "Level {level}: {cost} trade",
    "fact.event": "Level {level}",
    "fact.times": "When: {times}",
    "fact.reacts": "Also in another player's part",
    "fact.copies": "{number} in the deck",
    "fact.people": "{number} in all",
    "fact.era": "Era: {era}",
    "fact.cost": "Costs {cost}",
    "fact.cheap": "Costs {cost}, or {cheap} with {tech}",
    "fact.culture": "{number} culture on its square",
    "fact.combat": "Combat bonus +{number}",
    "fact.terrain": "Stands on: {terrain}",
    "fact.limited": "Limited: one of these in each city",
    "fact.tech": "Needs {tech}",
    "fact.always": "Open to everybody from the start",
    "fact.upgrade": "Better than: {building}",
    "fact.other_side": "On the other side: {policy}",
    "fact.leader": "Leader: {leader}",
    "fact.begins": "Begins with {tech}",
    "fact.government": "Begins as: {government}",
    "fact.rank": "Rank {rank}: {name}, costs {cost}",
    "fact.trumps": "Strikes before: {unit}",
    "fact.gives": "Gives {icons}",
    "fact.spent": "Spent for: {cards}",
    "fact.market": "In the market, one for each player",
    "fact.found": "Only in huts and villages, or by a gift",
    # Phases
    "phase.start": "Start of Turn",
    "phase.start.text": (
        "Cities are founded, governments changed, great people placed; at the end each scout's "
        "city is named."
    ),
    "phase.trade": "Trade",
    "phase.trade.text": "Everybody's dial grows by the trade of own squares; then players bargain.",
    "phase.city": "City Management",
    "phase.city.text": (
        "Each city takes one action: it produces, is devoted to the arts, harvests or starts a "
        "building program. Culture buys steps on the track."
    ),
    "phase.movement": "Movement",
    "phase.movement.text": "Figures move, discover tiles, explore huts and villages, and attack.",
    "phase.research": "Research",
    "phase.research.text": (
        "With enough trade each player learns a tech that has a place in the pyramid; all choose "
        "at the same time. Of the trade, one stays for each coin."
    ),
    # Pieces
    "piece.capital": "Capital",
    "piece.capital.text": "The first city. It defends with 12; who takes it has won.",
    "piece.city": "City",
    "piece.city.text": "Uses the eight squares around it. It defends with 6.",
    "piece.army": "Army",
    "piece.army.text": "Moves, explores huts and villages, and attacks; it fights with unit cards.",
    "piece.scout": "Scout",
    "piece.scout.text": "Gathers its square for a city, and may become a city. It cannot fight.",
    "piece.hut": "Hut",
    "piece.hut.text": "Who enters it with an army takes it; what it hides is kept face down.",
    "piece.village": "Village",
    "piece.village.text": "Defended by barbarians with three units; who beats them takes it.",
    "piece.tile": "Face-down tile",
    "piece.tile.text": "A figure beside it may turn it up for one step.",
    "piece.coin": "Coin",
    "piece.coin.text": "15 coins win. Each keeps one trade when a tech is researched.",
    "piece.trade": "Trade",
    "piece.trade.text": "Pays for techs; 3 trade may be turned into 1 production.",
    "piece.culture": "Culture",
    "piece.culture.text": "Buys steps on the culture track; its last space wins.",
    "piece.production": "Production",
    "piece.production.text": "What a city makes things with, in one action.",
    "piece.combat": "Combat bonus",
    "piece.combat.text": "Counts in every battle; only the difference of both sides matters.",
    # Rewards of the culture track
    "reward.event.text": "You draw an event of the level of this section.",
    "reward.great_person.text": "You draw a great person, and place it or keep it in reserve.",
    "reward.victory.text": "Who comes here has won.",
    "reward.nothing.text": "Where the track begins.",
    # What a question is asked for, and the rule behind it
    "about.card": "For {card}.",
    "about.city": "With {city}.",
    "about.thing": "{city}: {thing}.",
    "rule.place_capital": "On one of the four middle squares of your home tile, but not on water.",
    "rule.place_army": "On a square beside your capital where it may stand.",
    "rule.place_scout": "On a square beside your capital where it may stand.",
    "rule.adopt": "One policy for each city; of a card only one side.",
    "rule.name_receiver": "What the figure's square gives counts for the city you name.",
    "rule.produce": (
        "One thing, for the production of the city; every 3 trade may add 1. What is left over is "
        "lost."
    ),
    "rule.produce_second": "Both together cost at most what the city has.",
    "rule.produce_where": (
        "In the outskirts of the city; what stands there is removed. A second limited building "
        "or wonder of the city takes the place of the first."
    ),
    "rule.harvest": "A resource of the city's squares that the market still has.",
    "rule.choose_group": "Figures of one square may go together.",
    "rule.choose_step": "Across sides only. Who meets enemies, a hut or a village stops there.",
    "rule.play_unit": (
        "On a new front, or against an enemy that stands alone. Both strike at once, but who "
        "trumps the other strikes first."
    ),
    "rule.battle_ability": "Before or after the unit of your battle turn.",
    "rule.deal_wound": "Wounds up to its health kill a unit.",
    "rule.loot": "What you do not spend is lost.",
    "rule.research": (
        "It must have a place in your pyramid: two techs below it that carry nothing yet. Your "
        "dial falls to your coins."
    ),
    "rule.discard_event": "You may hold no more events than your limit.",
    "rule.place_person": "In the outskirts of a city; what stands there is built over.",
    "rule.react": "Everybody who might react is asked, so that nobody learns what you hold.",
    "rule.offer_to": "What is agreed is carried out at once.",
    "rule.pay": "Tokens, facedown markers and gift cards all pay.",
    "rule.move_off": "A city has taken its square.",
    # Battles and windows
    "sum.garrison": "garrison of the city-state",
    "sum.before": "before the battle",
    "front.alone": "{unit} of {seat} stands alone.",
    "front.closed": "Both stand: the front is closed.",
    "front.empty": "Nobody is left here.",
    "window.declared": "{actor}: {city} makes {things}.",
}
