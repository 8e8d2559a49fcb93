"""English words for questions, answers and the things of a position.

`prompt.<question>` is the question in one line; `prompt.<question>.<Frame>` replaces it where that
rule asks, and may use the rule's figures. `option.pass.<question>` works the same way.
"""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Questions of the setup
    "prompt.draw_leader": "A leader is dealt.",
    "prompt.choose_leader": "Which leader do you take?",
    "prompt.draw_tile": "A map tile is drawn.",
    "prompt.core_side": "A die decides which side the core of the map shows.",
    "prompt.draw_start": "The player who places the first tile is drawn.",
    "prompt.draw_first": "The first player is drawn.",
    "prompt.choose_tile": "Which of your tiles do you place now?",
    "prompt.place_tile": "Where and how do you lay the tile?",
    "prompt.place_tile.BuildMap": "Where and how do you lay tile {tile}?",
    "prompt.draw_victory": "A victory card is drawn.",
    "prompt.draw_wonder": "The next world wonder of a deck is turned up.",
    # Questions of the turn
    "prompt.use_ability": "Do you use an ability at the start of your turn?",
    "prompt.choose_card": "Which card of your focus row do you resolve?",
    "prompt.resolve_another": "Which other card do you resolve as though it were in slot 1?",
    "prompt.economy_too": "Do you resolve and reset your economy card as well?",
    "prompt.resolve_again": "Do you resolve the card again, as though it were in slot 1?",
    "prompt.swap_first": "Which card of your focus row do you swap?",
    "prompt.swap_second": "With which card does it change places?",
    # Trade tokens
    "prompt.spend_token": "Do you spend a token of this card?",
    "prompt.spend_token.AdvanceTech": (
        "Do you spend a token of your science card to advance one space further? By the card: "
        "{slot}; added so far: {more}."
    ),
    "prompt.spend_token.PlaceTokens": (
        "Do you spend a token of your culture card to place one more control token?"
    ),
    "prompt.spend_token.MoveCaravans": (
        "Do you spend a token of your economy card so that every caravan may go one space further? "
        "Distance so far: {distance}."
    ),
    "prompt.spend_token.Attack": (
        "Do you spend a token of your military card for +1? It stands {value} (attacker) to "
        "{against} (defender); a tie goes to the defender."
    ),
    "prompt.add_trade": "On which card do you put the trade token?",
    "prompt.add_trade.GainTrade": (
        "On which card do you put a trade token? Still to be placed: {left}."
    ),
    "prompt.discard_trade": "From which card do you lose a trade token?",
    "prompt.discard_trade.DiscardTrade": (
        "From which card do you lose a trade token? Still to be lost: {left}."
    ),
    "prompt.steal_trade": "From which of the rival's cards do you take a trade token?",
    "prompt.steal_trade.PlunderCapital": (
        "From which card of {defender} do you take a trade token? Still allowed: {left}."
    ),
    "prompt.release_trade": "To which card do you move a stored trade token?",
    # Culture
    "prompt.place_token": "Where do you place a control token?",
    "prompt.place_token.PlaceTokens": (
        "Where next to your cities do you place a control token (slot {slot})? Left to place: "
        "{left}."
    ),
    "prompt.place_token.PlaceTokensAmong": (
        "Where do you place a control token (slot {slot})? Left to place: {left}."
    ),
    "prompt.place_token.Stonehenge": (
        "Stonehenge: on which hills next to {space} do you place another control token?"
    ),
    "prompt.place_token.HangingGardens": (
        "Hanging Gardens: where next to your cities do you place a control token?"
    ),
    "prompt.take_back_token": (
        "You have no control token left to use: which one do you take off the map?"
    ),
    "prompt.shift_token": "Which of your control tokens do you shift to a space beside it?",
    "prompt.shift_to": "Where do you shift the control token?",
    "prompt.shift_to.ShiftToken": "Where do you shift the control token of {space}?",
    "prompt.convert_token": "Which rival control token do you replace, or weaken if reinforced?",
    "prompt.destroy_token": "Which rival control token do you destroy?",
    "prompt.name_token": (
        "Name two control tokens of one rival, one after the other; the rival gives up one of them."
    ),
    "prompt.give_up_token": "Which of these control tokens do you give up?",
    # Science
    "prompt.gain_card": "Which focus card do you gain?",
    "prompt.gain_card.GainCard": "Which focus card of level {level} do you gain?",
    "prompt.gain_card.RaiseCard": "Which focus card of level {level} takes the place?",
    "prompt.replace_card": "Which card of your focus row makes way for the new one?",
    "prompt.replace_card.GainCard": "Which card of your focus row makes way for {card}?",
    "prompt.raise_card": "Which card of your focus row goes up one level?",
    "prompt.raise_card.RaiseCards": (
        "Which card of your focus row goes up one level? Still allowed: {left}."
    ),
    "prompt.remove_caravan": "Your new economy card allows fewer caravans: which one leaves?",
    "prompt.nuke": "On which space does the bomb fall?",
    # Economy and diplomacy
    "prompt.choose_caravan": "Which caravan do you move next?",
    "prompt.move_caravan": "Where does the caravan go?",
    "prompt.move_caravan.MoveCaravans": (
        "Where does the caravan from {origin} go? Spaces it may still move: {steps}."
    ),
    "prompt.take_diplomacy": "Which diplomacy card do you take?",
    "prompt.take_diplomacy.TakeCityStateCard": "Do you take the diplomacy card of {city_state}?",
    "prompt.take_diplomacy.TakeDiplomacy": "Which diplomacy card of {giver} do you take?",
    "prompt.take_diplomacy.PotalaPalace": (
        "Potala Palace: which diplomacy card do you take? Still allowed: {left}."
    ),
    "prompt.return_diplomacy": "Which diplomacy card do you return first?",
    "prompt.return_diplomacy.MakeRoomForCard": (
        "Which diplomacy card of {giver} do you return first?"
    ),
    "prompt.exchange_diplomacy": (
        "Geneva: which diplomacy card do you return for another of the same player?"
    ),
    "prompt.gain_resource": "Which resource do you gain?",
    "prompt.gain_resource.ExchangeResource": "Which resource do you take for your {given}?",
    "prompt.give_resource": "Which of your resources do you exchange?",
    "prompt.place_natural_wonder": "On which card do you put the natural wonder token?",
    "prompt.place_natural_wonder.RooseveltCorollary": (
        "On which card do you put the token of {natural}?"
    ),
    # Industry
    "prompt.build": "What do you build?",
    "prompt.build.Build": (
        "What do you build? City: at most {reach} spaces away, slot {slot}. World wonder: "
        "production {production} before tokens."
    ),
    "prompt.build_city": "Where do you build the city?",
    "prompt.choose_wonder": "Which world wonder do you build?",
    "prompt.choose_wonder.BuildWonder": (
        "Which world wonder do you build? Production before tokens: {production}."
    ),
    "prompt.pay": "What do you spend on the world wonder?",
    "prompt.pay.BuildWonder": (
        "What do you spend on {wonder}? Production so far: {production}; cost: {cost}."
    ),
    "prompt.wonder_city": "Where do you put the world wonder?",
    "prompt.wonder_city.BuildWonder": "Where do you put {wonder}?",
    # Military and combat
    "prompt.military": "Do you reinforce or attack?",
    "prompt.military.ReinforceOrAttack": (
        "Do you reinforce (up to {slot}) or attack (up to {attacks} times, {reach} spaces away)?"
    ),
    "prompt.reinforce": "Which control token do you reinforce?",
    "prompt.reinforce.Reinforce": "Which control token do you reinforce? Still allowed: {left}.",
    "prompt.attack": "Which space do you attack?",
    "prompt.attack.Attacks": (
        "Which space do you attack, at most {reach} away? Attacks left: {left}."
    ),
    "prompt.attack_die": "The attacker rolls.",
    "prompt.defence_die": "The defender rolls.",
    "prompt.conquer_or_liberate": "Do you conquer the city-state or liberate it?",
    # Barbarians
    "prompt.barbarian_direction": "A die gives the direction of the barbarians.",
    "prompt.barbarian_direction.ScatterBarbarians": (
        "Barbarians share {space}: a die gives the direction in which one of them moves."
    ),
    "prompt.scatter_barbarian": "Which of the barbarians on one space moves on?",
    "prompt.scatter_barbarian.ScatterBarbarians": (
        "Which of the barbarians on {space} moves on, toward the {direction}?"
    ),
    "prompt.shift_barbarian": "Seoul: which barbarian do you move to a space beside it?",
    "prompt.shift_barbarian_to": "Where do you move the barbarian?",
    "prompt.shift_barbarian_to.Seoul": "Where do you move barbarian {barbarian}?",
    # Answers in a word
    "choice.build.city": "a city",
    "choice.build.wonder": "a world wonder",
    "choice.military.reinforce": "reinforce control tokens",
    "choice.military.attack": "attack",
    "choice.conquer_or_liberate.conquer": "conquer it: your city takes the place",
    "choice.conquer_or_liberate.liberate": (
        "liberate it: the city-state comes back, you take its card"
    ),
    "choice.economy_too.no": "no, only the chosen card",
    "choice.economy_too.yes": "yes, the economy card too",
    "choice.resolve_again.no": "no, once is enough",
    "choice.resolve_again.yes": "yes, again",
    # Doing without
    "option.pass": "no more",
    "option.pass.spend_token": "spend nothing more",
    "option.pass.pay": "pay no more and build",
    "option.pass.place_token": "done placing",
    "option.pass.take_back_token": "leave them all on the map",
    "option.pass.shift_token": "shift none",
    "option.pass.shift_to": "leave it where it is",
    "option.pass.convert_token": "leave them alone",
    "option.pass.destroy_token": "destroy none",
    "option.pass.name_token": "name none",
    "option.pass.gain_card": "gain no card",
    "option.pass.raise_card": "raise no more cards",
    "option.pass.take_diplomacy": "take no card",
    "option.pass.exchange_diplomacy": "keep your cards",
    "option.pass.choose_caravan": "move no more caravans",
    "option.pass.move_caravan": "leave this caravan where it is",
    "option.pass.give_resource": "exchange nothing",
    "option.pass.steal_trade": "take no more",
    "option.pass.release_trade": "move no more",
    "option.pass.use_ability": "use none, choose a card",
    "option.pass.build": "build nothing",
    "option.pass.military": "do neither",
    "option.pass.reinforce": "done reinforcing",
    "option.pass.attack": "attack no more",
    "option.pass.resolve_another": "resolve no other card",
    "option.pass.swap_first": "swap nothing",
    "option.pass.shift_barbarian": "move none",
    # Answers in full
    "option.home": "the caravan on your economy card",
    "option.idle": "{card}, without effect",
    "option.store": "{wonder}, in store there: {count}",
    "option.card": "{card} ({type} {level})",
    "option.card_replacing": "{card} ({type} {level}), in place of {old} in slot {slot}",
    "option.wonder": "{wonder} ({type}, {era}), cost {cost}, resources: {first}, {second}",
    "option.wonder_changed": (
        "{wonder} ({type}, {era}), cost {cost} instead of {printed}, resources: {first}, {second}"
    ),
    "option.leader": "{name} ({leader})",
    "option.ability": "{name} ({kind})",
    "option.resource": "{resource}, you have {held}, left in the supply: {supply}",
    "option.attack": "{space}: your die + {attack} against a die + {defence}",
    "option.worth": "{token}: {worth} production",
    "option.barbarian": "barbarian {letter}, on {space}",
    "option.direction": "{die}, toward the {direction}",
    "option.core_side": "{die}, side {side}",
    "option.tile": "tile {tile} ({kind})",
    "option.victory": "{one} or {other}",
    "option.placement": "side {side}, turned {turn}; its middle from {first}: {steps}",
    # Tokens to spend
    "token.trade": "a trade token",
    "token.trade_of": "a trade token ({count} on the card)",
    "token.resource": "{resource}",
    "token.city_state": "the token of {name}",
    "token.natural": "{name}, as {resource}",
    "token.natural_as_trade": "{name}, as a trade token",
    # Cards
    "lane.card": "{card} ({type} {level}, slot {slot})",
    "lane.card_trade": "{card} ({type} {level}, slot {slot}, trade tokens: {trade})",
    "lane.type": "{type} card",
    "lane.store": "wonder that stores them",
    "diplomacy_card": "{card} of {giver}",
    "city_state_card": "the card of {name}",
    # Spaces and what is on them
    "place.home": "the economy card",
    "space.natural": "natural wonder {name}",
    "space.natural_taken": "natural wonder {name}, token taken",
    "space.city_state": "city-state {name}",
    "space.conquered": "conquered city-state {name}",
    "space.token": "control token of {seat}",
    "space.reinforced": "reinforced control token of {seat}",
    "space.city": "city of {seat}",
    "space.mature_city": "mature city of {seat}",
    "space.capital": "capital of {seat}",
    "space.mature_capital": "mature capital of {seat}",
    "space.caravan": "caravan of {seat}",
    "space.caravans": "{count} caravans of {seat}",
    "space.barbarian": "barbarian {letter}",
    "space.barbarian_icon": "where barbarian {letter} spawns",
    "space.wonder": "world wonder {name}",
    # Seats, tiles, directions
    "seat": "{name} ({color})",
    "seat.nobody": "nobody",
    "tile.capital": "capital",
    "tile.city_state": "city-state",
    "tile.natural_wonder": "natural wonder",
    "tile.plain": "plain",
    "direction.1": "north-east",
    "direction.2": "east",
    "direction.3": "south-east",
    "direction.4": "south-west",
    "direction.5": "west",
    "direction.6": "north-west",
    "kind.focus": "focus card",
    "kind.wonder": "world wonder",
    "kind.leader": "leader",
    "kind.city_state": "city-state",
    "kind.diplomacy": "diplomacy card",
    # Kinds of words that begin small inside a sentence
    "grammar.small": "type era resource terrain color",
}
