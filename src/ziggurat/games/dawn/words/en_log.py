"""English words for the log: `log.<kind>` for each kind of note, `log.<kind>.<case>` where one
kind has several cases."""

from typing import Final

LOG: Final[dict[str, str]] = {
    # Setup
    "log.leader": "{player} is led by {leader}.",
    "log.tile_placed": "{player} places tile {tile}.",
    "log.first_player": "{player} is the first player.",
    "log.victory_card": "Victory card: {victory}.",
    "log.wonder_revealed": "World wonder turned up: {wonder} ({type}, {era}, cost {cost}).",
    # Rounds and turns
    "log.round": "Round {number}.",
    "log.event": "Event dial: {event}.",
    "log.turn": "{player} to play.",
    "log.chooses": "{player} chooses {card}.",
    "log.idle": "{player} resolves it without effect.",
    "log.resolves": "{player} resolves {card} in slot {slot}.",
    "log.swapped": "{player} swaps the {one} and the {other} in the focus row.",
    # Tokens and resources
    "log.trade_gained": "{player} puts a trade token on the {lane}.",
    "log.trade_lost": "{player} loses a trade token of the {lane}.",
    "log.spent": "{player} spends {token}.",
    "log.collected": "{player} takes a resource: {resource}.",
    "log.exchanged": "{player} exchanges {given} for {resource}.",
    "log.natural_wonder": "{player} takes the natural wonder {natural}.",
    "log.token_placed": "{player} places a control token on {space}.",
    "log.token_taken_back": "{player} takes the control token off {space}.",
    "log.token_shifted": "{player} shifts a control token from {space} to {goal}.",
    "log.token_replaced": "{player} replaces the control token of {loser} on {space}.",
    "log.weakened": "{player} turns the control token on {space} to its unreinforced side.",
    "log.reinforced": "{player} reinforces the control token on {space}.",
    "log.nuked": (
        "{player} drops the bomb on {space}: there and around it, control tokens are destroyed and "
        "reinforced ones weakened."
    ),
    "log.piece_razed": "The piece of {player} on {space} is destroyed.",
    # Science
    "log.tech": "{player} advances the tech dial by {spaces}, from {before} to {after}.",
    "log.card_gained": "{player} gains {card} in place of {old}.",
    # Caravans and diplomacy
    "log.caravan_moved": "{player} moves a caravan from {space} to {goal}.",
    "log.caravan_moved.home": "{player} sends a caravan from the economy card to {goal}.",
    "log.caravan_arrived": "{player} has a caravan arrive at {space}; it goes back to its card.",
    "log.caravan_lost": "{player} loses the caravan on {space}; it goes back to its card.",
    "log.diplomacy_taken": "{player} takes a diplomacy card: {diplomacy}.",
    "log.diplomacy_returned": "{player} returns a diplomacy card: {diplomacy}.",
    # Cities and wonders
    "log.city_built": "{player} builds a city on {space}.",
    "log.wonder_built": (
        "{player} builds {wonder} in the city on {space}: production {production}, cost {cost}."
    ),
    "log.wonder_taken": "{player} now controls {wonder}.",
    # Attacks
    "log.attack": "{player} attacks {defender} on {space}.",
    "log.attack.neutral": "{player} attacks {space}.",
    "log.odds": "Before the dice {player} has {odds} % to win.",
    "log.attack_value": "{player} attacks with {sum}.",
    "log.defence_value": "{player} defends with {sum}.",
    "log.defence_value.barbarian": "The barbarian defends with {sum}.",
    "log.defence_value.city_state": "The city-state defends with {sum}.",
    "log.attack_result.won": "{player} wins the attack, {value} to {against}.",
    "log.attack_result": "{player} loses the attack, {value} to {against}.",
    "log.attack_result.tie": (
        "{player} loses the attack, {value} to {against}: a tie goes to the defender."
    ),
    "fight.barbarian": "the barbarian",
    "log.captured": "{player} takes {space} from {loser}.",
    "log.capital_beaten": "{player} beats the capital of {loser}.",
    "log.city_state_conquered": "{player} conquers {city_state}.",
    "log.city_state_liberated": "{player} liberates {city_state}.",
    # Barbarians
    "log.barbarians_move": "Die {die}: the barbarians move toward the {direction}.",
    "log.barbarian_moved": "Barbarian {letter} moves from {space} to {goal}.",
    "log.barbarian_beaten": "Barbarian {letter} is removed from {space}.",
    "log.barbarian_repelled": (
        "A reinforced control token on {space} turns barbarian {letter} back and is weakened."
    ),
    "log.barbarian_spawned": "Barbarian {letter} spawns on {space}.",
    "log.capital_raided": "Barbarians raid the capital of {player}.",
    # Winning
    "log.marked": "{player} completes an agenda and marks the victory card {victory}.",
    "log.won": "{player} wins the game.",
    "end.agendas": "an agenda completed on every victory card",
    "end.tie_break": "several completed every victory card; wonders, then spaces decided",
    "end.shared": "several completed every victory card and are level: a shared victory",
    "end.unfinished": "the game is not over",
    # The parts of a combat value
    "sum.part": "{amount} ({source})",
    "sum.die": "die",
    "sum.slot": "slot",
    "sum.card": "card",
    "sum.terrain": "terrain",
    "sum.reinforced": "reinforced control tokens",
    "sum.city_state": "city-state",
    "sum.spent": "tokens spent",
}
