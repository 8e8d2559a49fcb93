"""English words for the questions, answers, log and pieces of Terra Incognita (keys as in `en` and
`en_log`)."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Questions of the setup
    "prompt.place_fort": "Where beside the core do you place your fort?",
    "prompt.place_tile.PlaceCapitals": "Where and how do you lay your capital tile?",
    # Questions of the turn and of the event dial
    "prompt.change_government": "Which card gets its government token?",
    "prompt.take_diplomacy.LithuanianUnion": (
        "Lithuanian Union: which diplomacy card of another player do you take?"
    ),
    "prompt.give_ibrahim": "To whom do you give the Ibrahim card?",
    "prompt.break_pact": (
        "Your Non-Aggression Pact is broken: do you return it and swap your military card, and "
        "with which card?"
    ),
    "prompt.break_pact.NonAggressionPact": (
        "{aggressor} breaks the Non-Aggression Pact: do you return it and swap your military "
        "card, and with which card?"
    ),
    # Exploring
    "prompt.draw_tile.Explore": "A map tile is drawn from the bottom of the stack.",
    "prompt.draw_tile.Astronomy": "A map tile is drawn from the bottom of the stack.",
    "prompt.place_tile.Explore": (
        "Where and how do you lay tile {tile}, which must touch {space}?"
    ),
    "prompt.place_tile.Astronomy": "Where and how do you lay tile {tile}?",
    "prompt.lookout": "From which of your cities does the figure explore?",
    "prompt.lay_water": "Shipbuilding: where do you lay a water token before exploring?",
    "prompt.explore_from": "Apadana: from which space at the map edge do you explore?",
    "prompt.peek": "Astronomy: do you look at a tile from the bottom of the stack?",
    "prompt.lay_seen_tile": "Astronomy: which of the tiles you have seen do you lay?",
    "prompt.look_from": "Astronomy: from which space of your capital's tile do you explore?",
    "prompt.return_tile": "Which tile do you put back into the stack first?",
    "prompt.top_or_bottom": "Where in the stack do you put the tile back?",
    "prompt.top_or_bottom.Astronomy": "Where in the stack do you put tile {tile} back?",
    # Growth and districts
    "prompt.growth": "Do you place a district or reinforce?",
    "prompt.growth.DistrictOrReinforce": (
        "Do you place a district (difficulty up to {slot}) or reinforce (up to {slot})?"
    ),
    "prompt.spend_token.SpendToReinforce": (
        "Do you spend a token of your growth card to reinforce one more control token?"
    ),
    "prompt.choose_district": "Which district do you place?",
    "prompt.place_district": "Where do you place the district?",
    "prompt.place_district.PlaceDistrict": (
        "Where next to your cities do you place the {district} (slot {slot})?"
    ),
    "prompt.next_district": "Which of your districts do you resolve next?",
    "prompt.name_district": (
        "Globalization: which district is resolved by everyone who has it on the map?"
    ),
    "prompt.resolve_district": "Kandake of Meroë: which of your districts do you resolve?",
    "prompt.commercial_hub": "Commercial Hub: for what do you gain trade tokens?",
    "prompt.industrial_zone": "Industrial Zone: trade tokens or a city?",
    "prompt.industrial_zone_city": (
        "Industrial Zone: where do you build a city for 3 trade tokens of your industry card?"
    ),
    "prompt.theater_square": "Theater Square: near what do you place a control token?",
    "prompt.encampment": "Encampment: what do you do?",
    "prompt.encampment_target": "Encampment: on which space do you defeat a barbarian or army?",
    "prompt.encampment_which": "Encampment: what do you defeat there?",
    "prompt.encampment_which.CampDefeats": "Encampment: what do you defeat on {goal}?",
    "prompt.encampment_reinforce": "Encampment: which control token do you reinforce?",
    "prompt.deploy_army": (
        "Military Engineering: into which of your cities do you put an army of the card?"
    ),
    # Control tokens and cities
    "prompt.place_token.TheaterSquare": "Theater Square: where do you place a control token?",
    "prompt.place_token.TerraceFarms": (
        "Terrace Farms: where next to {space} do you place another control token?"
    ),
    "prompt.place_token.PlaceOnMountain": (
        "State Workforce: on which mountain do you place a control token?"
    ),
    "prompt.place_token.Apadana": (
        "Apadana: on which space of the new tile do you place a control token?"
    ),
    "prompt.token_beside_city": "Where next to the new city do you place a control token?",
    "prompt.token_beside_city.PaxBritannica": (
        "Pax Britannica: where next to {space} do you place a reinforced control token?"
    ),
    "prompt.reinforce.Colosseum": "Colosseum: which control token do you reinforce?",
    "prompt.build_city.BuildOnFigure": "On which figure of yours do you build the city?",
    "prompt.build_city.Cartography": "Cartography: where near {space} do you build a city?",
    "prompt.return_figure": "Which figure goes back to its card?",
    "prompt.swap_city": "Which rival city do you replace with one of yours?",
    "prompt.swap_city.SwapCity": (
        "Radio: which rival city within {reach} spaces do you replace with one of yours?"
    ),
    "prompt.swap_city.CristoRedentor": (
        "Cristo Redentor: which rival city within 3 spaces do you replace with one of yours?"
    ),
    "prompt.conquer_now": "Országház: do you conquer the city-state at once?",
    "prompt.copy_card": "Great Library: which focus card do you take from your deck?",
    "prompt.swap_first.UniversityOfSankore": (
        "University of Sankore: which card of your focus row do you swap?"
    ),
    # Armies
    "prompt.choose_army": "Which army do you move next?",
    "prompt.move_army": "Where does the army go?",
    "prompt.move_army.MoveArmies": (
        "Where does the army from {origin} go? Spaces it may still move: {left}."
    ),
    "prompt.approach": (
        "From which space does the army attack? It goes back there if it cannot stay."
    ),
    "prompt.approach.MoveArmies": (
        "From which space does the army attack {goal}? It goes back there if it cannot stay."
    ),
    "prompt.choose_target": "What does the army attack?",
    "prompt.choose_target.MoveArmies": "What does the army attack on {goal}?",
    "prompt.remove_army": "Your new military card allows fewer armies: which one leaves?",
    "prompt.spend_token.Attack.terra": (
        "Do you spend a token, for +1 or a new roll of your die? It stands {value} (attacker) to "
        "{against} (defender); a tie goes to the defender."
    ),
    "prompt.token_use": "What does the token do?",
    "prompt.token_use.Attack": (
        "What does the token do? It stands {value} (attacker) to {against} (defender)."
    ),
    "prompt.burn": "Do you destroy the beaten control token, to move the army again?",
    "prompt.burn.Capture": (
        "Scorched Earth: do you destroy the control token on {space}, to move the army again?"
    ),
    # Answers in a word
    "choice.build.on-figure": "a city where one of your figures stands",
    "choice.build.dial": "no world wonder, only the tech dial after it",
    "choice.return_figure.caravan": "the caravan",
    "choice.return_figure.army": "the army",
    "choice.growth.district": "place a district",
    "choice.growth.reinforce": "reinforce control tokens",
    "choice.commercial_hub.cities": "your mature cities: a token for each, on any cards",
    "choice.commercial_hub.deserts": "friendly deserts here: a token for each, on economy",
    "choice.industrial_zone.forests": "trade tokens on industry for the friendly forests here",
    "choice.industrial_zone.city": "a city, for 3 trade tokens of the industry card",
    "choice.theater_square.district": "within 2 spaces of the Theater Square",
    "choice.theater_square.wonder": "within 2 spaces of a friendly city with a world wonder",
    "choice.encampment.defeat": "defeat a barbarian or a rival army within 2 spaces",
    "choice.encampment.reinforce": "reinforce a control token within 2 spaces",
    "choice.token_use.add-one": "+1",
    "choice.token_use.reroll": "roll your die again",
    "choice.burn.no": "no, replace it with yours",
    "choice.burn.yes": "yes, destroy it and move again",
    "choice.conquer_now.no": "no, leave it free",
    "choice.conquer_now.yes": "yes, conquer it",
    "choice.peek.stop": "no, look at no more",
    "choice.peek.look": "yes, look at one",
    "choice.top_or_bottom.top": "on top",
    "choice.top_or_bottom.bottom": "at the bottom",
    # Doing without
    "option.pass.change_government": "change nothing",
    "option.pass.give_ibrahim": "leave the card where it is",
    "option.pass.break_pact": "keep the card",
    "option.pass.lay_water": "lay none",
    "option.pass.explore_from": "do not explore",
    "option.pass.lay_seen_tile": "lay none",
    "option.pass.growth": "do neither",
    "option.pass.choose_district": "place none",
    "option.pass.place_district": "place none after all",
    "option.pass.name_district": "name none",
    "option.pass.resolve_district": "resolve none",
    "option.pass.industrial_zone_city": "build none after all",
    "option.pass.theater_square": "place none",
    "option.pass.encampment": "do nothing more",
    "option.pass.encampment_target": "defeat none",
    "option.pass.encampment_reinforce": "reinforce none",
    "option.pass.deploy_army": "put in no more",
    "option.pass.token_beside_city": "place none",
    "option.pass.build_city": "build none",
    "option.pass.swap_city": "replace none",
    "option.pass.copy_card": "take no card",
    "option.pass.choose_army": "move no more armies",
    "option.pass.move_army": "leave this army where it is",
    # Answers in full
    "option.home.choose_army": "the army on your military card",
    "option.explore": "explore from the map edge, for 1 space of movement",
    "option.shifted": "{card}, resolves in slot {slot}",
    "option.government": "{government}: {card}, then {arrows} farther right",
    "option.district": "{district}, on {space}",
    "option.district_of": "{district}: {seats}",
    "option.target": "{target}: your die + {attack} against a die + {defence}",
    "option.targets": "{space}: attack, with a choice of targets",
    "option.combat_worth": "{token}: +{worth}",
    "option.hex": "from {first}: {steps}",
    "token.resource_as_trade": "{resource}, as a trade token",
    # Spaces and what is on them
    "place.army_home": "the military card",
    "space.fort": "fort",
    "space.district": "{district} of {seat}",
    "space.reinforced_district": "reinforced {district} of {seat}",
    "space.army": "army of {seat}",
    "space.armies": "{count} armies of {seat}",
    # The log
    "log.fort_placed": "{player} places {space}.",
    "log.explored": "{player} explores and lays tile {tile}.",
    "log.tile_put_back": (
        "{player} explores; tile {tile} cannot be laid and goes on top of the stack."
    ),
    "log.army_moved": "{player} moves an army from {space} to {goal}.",
    "log.army_moved.home": "{player} sends an army from the military card to {goal}.",
    "log.army_lost": "{player} loses the army on {space}; it goes back to its card.",
    "log.rerolled": "{player} rolls again: {die}, which makes {value}.",
    "log.defence_value.fort": "The fort defends with {sum}.",
    "log.district_placed": "{player} places a district on {space}: {district}.",
    "log.government": "{player} has a new government: {government}.",
    "log.ibrahim": "{player} gives the Ibrahim card to {holder}.",
    "log.mark_lost": "{player} no longer fulfils {victory} and loses the mark.",
    "log.wonder_removed": "{wonder} leaves the game unbuilt.",
    "end.agendas.terra": "an agenda completed on enough victory cards",
    "end.tie_break.terra": (
        "several completed enough victory cards; more cards, then wonders, then spaces decided"
    ),
    "end.shared.terra": "several completed enough victory cards and are level: a shared victory",
    "sum.fort": "fort",
    "sum.army": "army",
    # Governments
    "government.republic": "Republic",
    "government.democracy": "Democracy",
    "government.oligarchy": "Oligarchy",
    "government.communism": "Communism",
    "government.autocracy": "Autocracy",
    "government.monarchy": "Monarchy",
    # Districts
    "district.campus": "Campus",
    "district.campus.text": (
        "Put 1 trade token on your science card for each friendly mountain or natural wonder "
        "space that is its own space or next to it."
    ),
    "district.commercial_hub": "Commercial Hub",
    "district.commercial_hub.text": (
        "Choose one: 1 trade token for each of your mature cities, on cards of your choice; or 1 "
        "trade token on your economy card for each friendly desert that is its own space or next "
        "to it."
    ),
    "district.encampment": "Encampment",
    "district.encampment.text": (
        "You may do one or both, in any order: defeat a barbarian (for the usual trade token) or "
        "a rival army within 2 spaces, without an attack; and reinforce one of your control "
        "tokens within 2 spaces, itself included."
    ),
    "district.industrial_zone": "Industrial Zone",
    "district.industrial_zone.text": (
        "Choose one: 1 trade token on your industry card for each friendly forest that is its own "
        "space or next to it; or pay 3 trade tokens of your industry card for a city on a legal "
        "space within 2 spaces of a friendly space, whatever its difficulty and whatever lies "
        "between."
    ),
    "district.theater_square": "Theater Square",
    "district.theater_square.text": (
        "Place 1 control token within 2 spaces of it, or within 2 spaces of a friendly city with a "
        "world wonder, whatever the difficulty."
    ),
    # Editions, events, colour, pieces
    "edition.base": "A New Dawn",
    "edition.terra-incognita": "Terra Incognita",
    "event.district": "Districts",
    "event.government": "Governments",
    "event.wonder": "World wonders age",
    "color.purple": "Purple",
    "piece.army": "Army",
    "piece.district": "District",
    "piece.fort": "Fort",
    "piece.government": "Government",
    "piece.water_token": "Water token",
}
