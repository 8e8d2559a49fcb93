"""English words that explain the rules of Terra Incognita (keys as in `en_rules`).

A key that ends in `.terra` replaces the line of the base game while the expansion is played.
"""

from typing import Final

RULES: Final[dict[str, str]] = {
    # Setup
    "rule.draw_leader.terra": (
        "Every player is dealt a leader and takes that leader's own focus card (Terra Incognita "
        "p. 4, T-SET-02, T-SET-03)."
    ),
    "rule.draw_tile.DealStart": (
        "Each player is dealt a capital tile; all other tiles form the stack, and the core is "
        "drawn from it: two tiles for 2 or 3 players, four for 4 or 5 (Terra Incognita p. 5, "
        "T-SET-17, T-SET-22, T-SET-23, T-SET-24)."
    ),
    "rule.core_side.terra": (
        "1 to 3 is side A, 4 to 6 side B, for all tiles of the core (Terra Incognita p. 5, "
        "T-SET-27)."
    ),
    "rule.draw_first.terra": (
        "The first player is drawn by lot before the map is laid (Terra Incognita p. 5, T-SET-21)."
    ),
    "rule.place_fort": (
        "A fort lies beside the core, touches two of its spaces, and no other fort and no "
        "city-state (Terra Incognita p. 5, T-FRT-03, T-FRT-04, T-FRT-07, T-FRT-08)."
    ),
    "rule.place_tile.PlaceCapitals": (
        "A capital tile touches at least four spaces of the core or forts; other capital tiles do "
        "not count (Terra Incognita p. 5, T-CAP-05, T-CAP-06, T-CAP-07)."
    ),
    "rule.draw_wonder.terra": (
        "A deck shows its top card; one ancient and one medieval card of each type stay out "
        "unseen (Terra Incognita pp. 6-7, T-SET-43, T-SET-47, T-SET-48)."
    ),
    "rule.draw_victory.terra": (
        "Three victory cards are drawn by lot; the two fort cards come besides, unless the game is "
        "peaceful (Terra Incognita p. 7, T-SET-50, T-SET-51)."
    ),
    # The turn and the event dial
    "rule.change_government": (
        "When the dial shows governments, you may put a government token on a card in one of your "
        "two slots numbered 1; the one you had goes (Terra Incognita p. 13, T-GOV-03, T-GOV-04, "
        "T-GOV-05, T-GOV-08)."
    ),
    "rule.take_diplomacy.LithuanianUnion": (
        "Poland: at the start of your first turn, any diplomacy card of another player; of that "
        "player you may hold any number (base p. 6, B-TRN-17)."
    ),
    "rule.give_ibrahim": (
        "Ottoman: at the start of your turn you may hand the Ibrahim card to another player "
        "(Terra Incognita p. 15, T-CLR-05, T-CLR-06)."
    ),
    "rule.break_pact": (
        "Non-Aggression Pact: its owner attacked you or destroyed a piece of yours, so you may "
        "return it and swap your military card with another (base p. 6, B-TRN-17)."
    ),
    "rule.swap_first.UniversityOfSankore": (
        "University of Sankore: at the end of a turn in which a card of yours was replaced, two "
        "cards but the science card may change places (base p. 6, B-TRN-17)."
    ),
    "rule.gain_card.terra": (
        "A level space reached or passed on the tech dial may bring a card of exactly that level; "
        "your leader's own card is among those of its level (base p. 8, B-SCI-04, B-SCI-05, "
        "B-SCI-08; Terra Incognita p. 8, T-UNQ-04)."
    ),
    "rule.copy_card": (
        "Great Library: a caravan that arrives at a rival's city may bring a card of your deck, of "
        "the type and level of a card in that rival's row (base p. 6, B-TRN-17)."
    ),
    # Exploring
    "rule.draw_tile.Explore": (
        "Whoever explores draws the bottom tile of the stack (Terra Incognita p. 12, T-EXP-07)."
    ),
    "rule.draw_tile.Astronomy": (
        "Astronomy: you look at up to two tiles from the bottom of the stack (Terra Incognita p. "
        "12, X-154)."
    ),
    "rule.place_tile.Explore": (
        "The tile touches at least four spaces of the map, the explorer's among them, on either "
        "side and turned as you like (Terra Incognita p. 12, T-EXP-08, T-EXP-09, T-EXP-10)."
    ),
    "rule.place_tile.Astronomy": (
        "Astronomy lays the tile as in exploring: touching four spaces, the chosen one among them "
        "(Terra Incognita p. 12, T-EXP-08, T-EXP-09, X-154)."
    ),
    "rule.lookout": (
        "A figure explores from an edge space of a tile with a capital; one on its card explores "
        "from a city it may set out from (Terra Incognita p. 12, T-EXP-01, T-EXP-02, T-EXP-03)."
    ),
    "rule.lay_water": (
        "Shipbuilding: one exploring caravan may first get a water token beside its space, off "
        "the map (base p. 6, B-TRN-17)."
    ),
    "rule.explore_from": (
        "Apadana: on building or capturing it you explore once, from the edge of any tile (Terra "
        "Incognita p. 12, X-154)."
    ),
    "rule.peek": (
        "Astronomy: you may look at up to two tiles from the bottom of the stack (base p. 8, "
        "B-ROW-05)."
    ),
    "rule.lay_seen_tile": (
        "Astronomy: one of the tiles seen may be laid from the edge of your capital's tile (Terra "
        "Incognita p. 12, X-154)."
    ),
    "rule.look_from": (
        "Astronomy explores from an edge space of your capital's tile where the tile can be laid "
        "(Terra Incognita p. 12, T-EXP-02, X-154)."
    ),
    "rule.return_tile": (
        "Astronomy: tiles you have seen and not laid go back one by one, in the order you like "
        "(base p. 8, B-ROW-05)."
    ),
    "rule.top_or_bottom": (
        "Astronomy: each tile goes back on top of the stack or to its bottom, where the next one "
        "is drawn (Terra Incognita p. 12, T-EXP-07)."
    ),
    # Growth and districts
    "rule.growth": (
        "Growth places a district or reinforces; later cards do both (Terra Incognita p. 8, "
        "T-GRO-02, T-GRO-03)."
    ),
    "rule.spend_token.SpendToReinforce": (
        "Each token spent from the growth card reinforces one control token, whatever else it did "
        "(Terra Incognita p. 8, T-GRO-05, T-GRO-06)."
    ),
    "rule.choose_district": (
        "You have five districts, one of each kind; an unused one is placed (Terra Incognita p. "
        "9, T-DIS-02, T-DIS-10)."
    ),
    "rule.place_district": (
        "A district goes where a control token may, next to one of your cities and no more "
        "difficult than the slot; it may take the place of a control token of yours and lies "
        "unreinforced (Terra Incognita p. 9, T-DIS-04, T-DIS-05, T-DIS-07, T-DIS-09)."
    ),
    "rule.next_district": (
        "When the dial shows districts, you resolve each of yours once, in the order you like "
        "(Terra Incognita p. 9, T-DIS-18, T-DIS-21, T-DIS-22)."
    ),
    "rule.name_district": (
        "Globalization: everyone who has the district you name on the map resolves it, you first "
        "(Terra Incognita p. 9, X-100)."
    ),
    "rule.resolve_district": (
        "Nubia: having reset your growth card, you resolve one of your districts (Terra "
        "Incognita p. 9, X-100)."
    ),
    "rule.commercial_hub": (
        "Commercial Hub: a trade token for each of your mature cities, or one on the economy card "
        "for each friendly desert in its space or next to it (Terra Incognita p. 9, T-DIS-34, "
        "T-DIS-35, T-DIS-36, T-DIS-37)."
    ),
    "rule.industrial_zone": (
        "Industrial Zone: a trade token on the industry card for each friendly forest in its space "
        "or next to it, or a city for three of them (Terra Incognita p. 9, T-DIS-46, T-DIS-47, "
        "T-DIS-48, T-DIS-49)."
    ),
    "rule.industrial_zone_city": (
        "The city goes on a legal space at most two spaces from a friendly one, whatever its "
        "difficulty (Terra Incognita p. 9, T-DIS-50, T-DIS-51, T-DIS-52, T-DIS-53)."
    ),
    "rule.theater_square": (
        "Theater Square: one control token within two spaces of it, or of a friendly city with a "
        "world wonder (Terra Incognita p. 9, T-DIS-56, T-DIS-57, T-DIS-58)."
    ),
    "rule.encampment": (
        "Encampment: one of its two effects or both, in any order (Terra Incognita p. 9, T-DIS-38, "
        "T-DIS-45)."
    ),
    "rule.encampment_target": (
        "A barbarian or a rival army within two spaces is defeated without an attack; a pact "
        "protects armies (Terra Incognita p. 9, T-DIS-39, T-DIS-40, X-127)."
    ),
    "rule.encampment_which": (
        "Of a barbarian and rival armies on one space a single one is defeated (Terra Incognita "
        "p. 9, T-DIS-39)."
    ),
    "rule.encampment_reinforce": (
        "A control token of yours within two spaces, districts included (Terra Incognita p. 9, "
        "T-DIS-44)."
    ),
    "rule.deploy_army": (
        "Military Engineering: armies on the military card may be put into your cities (base p. 8, "
        "B-ROW-05)."
    ),
    # Control tokens and cities
    "rule.place_token.terra": (
        "A control token goes on land next to one of your cities, no more difficult than the slot, "
        "without a barbarian, city, city-state, control token, fort or rival army (base p. 8, "
        "B-CUL-03, B-CUL-05, B-CUL-06; Terra Incognita p. 11, T-FOR-04, T-ARX-03)."
    ),
    "rule.place_token.TheaterSquare": (
        "The control token needs no city beside it and no slot limits it; the other limits hold "
        "(Terra Incognita p. 9, T-DIS-59, T-DIS-60)."
    ),
    "rule.place_token.TerraceFarms": (
        "Inca: a control token placed on a mountain lets you place another next to it (base p. 6, "
        "B-TRN-17)."
    ),
    "rule.place_token.PlaceOnMountain": (
        "State Workforce in slot 5: one more control token, on a mountain next to a friendly space "
        "(base p. 8, B-ROW-05)."
    ),
    "rule.place_token.Apadana": (
        "Apadana: one control token on an empty land space of the tile just laid (base p. 6, "
        "B-TRN-17)."
    ),
    "rule.token_beside_city": (
        "England: a city you build that is alone on its tile may get a reinforced control token "
        "next to it (base p. 6, B-TRN-17)."
    ),
    "rule.reinforce.Colosseum": (
        "Colosseum: at the start of your turn, one control token of yours next to one of your "
        "cities (base p. 6, B-TRN-17)."
    ),
    "rule.build_city.terra": (
        "A city goes on a legal space in reach, no more difficult than the slot: land, without "
        "rival pieces but caravans, and not next to a city, city-state or fort (base p. 9, "
        "B-IND-04, B-IND-06; Terra Incognita p. 14, T-TRM-04, T-TRM-05, T-TRM-06, T-TRM-07, "
        "T-TRM-11)."
    ),
    "rule.build_city.BuildOnFigure": (
        "Animal Husbandry: a legal space where a figure of yours stands, however far and difficult "
        "(Terra Incognita p. 14, T-TRM-08, T-TRM-09)."
    ),
    "rule.build_city.Cartography": (
        "Cartography: once per turn, a legal space at most two spaces from a rival city that lies "
        "eight or more from your capital (Terra Incognita p. 14, T-TRM-04, T-TRM-11)."
    ),
    "rule.return_figure": (
        "Animal Husbandry: the figure you built on goes back to its card (base p. 8, B-ROW-05)."
    ),
    "rule.swap_city": (
        "A rival city, no capital and without an army, is replaced with an unused one of yours "
        "(Terra Incognita p. 11, T-ARX-09, X-105)."
    ),
    "rule.conquer_now": (
        "Országház: a city-state your caravan has just reached may be conquered without an attack "
        "(base p. 6, B-TRN-17)."
    ),
    "rule.choose_wonder.terra": (
        "You may build a face-up world wonder whose cost you can reach, if there is a place for "
        "it; a trade token on its card lowers the cost by 1 (base p. 10, B-WON-01, B-WON-03, "
        "B-WON-11; Terra Incognita p. 14, T-WON-08)."
    ),
    # Caravans and armies
    "rule.move_caravan.terra": (
        "A caravan goes at most the distance of the card, over spaces no more difficult than the "
        "slot, neither onto water nor to a barbarian unless the card allows it; exploring costs 1 "
        "of the distance (base p. 8, B-ECO-03, B-ECO-10, B-ECO-11, B-ECO-12; Terra Incognita p. "
        "12, T-EXP-05)."
    ),
    "rule.choose_army": (
        "Your armies move one by one, each with its attack, in the order you like (Terra Incognita "
        "p. 10, T-ARM-06, T-ARM-11, T-ARM-12)."
    ),
    "rule.move_army": (
        "An army goes at most the distance of the card, over spaces no more difficult than the "
        "slot, not onto water unless the card allows it; where it meets a barbarian, city-state, "
        "unclaimed fort or rival piece it stops and attacks; exploring costs 1 of the distance "
        "(Terra Incognita pp. 10-12, T-ARM-07, T-ARM-09, T-ARM-10, T-ARM-18, T-ARM-19, T-ARM-20, "
        "T-FOR-07, T-EXP-05)."
    ),
    "rule.approach": (
        "An army that has won and may not stay goes back to the last fit space of its move (Terra "
        "Incognita p. 11, T-OUT-12, T-OUT-13)."
    ),
    "rule.choose_target": (
        "Of several pieces in the space you attack one; a barbarian must be the target (Terra "
        "Incognita p. 10, T-ATT-05, T-ATT-07)."
    ),
    "rule.remove_army": (
        "The military card sets how many armies you have (Terra Incognita p. 10, T-ARM-02, "
        "T-ARM-05)."
    ),
    "rule.spend_token.Attack.terra": (
        "The attacker spends tokens of the military card first, then the defender, each for +1 or "
        "a new roll of one's own die (Terra Incognita p. 11, T-CBT-20, T-CBT-24, T-CBT-25)."
    ),
    "rule.token_use": (
        "A token spent in combat gives +1, or a new roll that counts even if it is worse (Terra "
        "Incognita p. 11, T-CBT-20, T-CBT-23)."
    ),
    "rule.burn": (
        "Scorched Earth: once per turn a beaten control token may be destroyed; the army then "
        "moves again (Terra Incognita p. 12, X-119)."
    ),
    # Why a space is refused
    "why.no_fort": "it is a fort (Terra Incognita p. 11, T-FOR-04)",
    "why.no_fort.build_city": "it is a fort (Terra Incognita p. 14, T-TRM-11)",
    "why.no_rival_army": "a rival army stands there (Terra Incognita p. 11, T-ARX-03)",
    "why.no_rival_army.build_city": "a rival army stands there (Terra Incognita p. 11, T-ARX-02)",
    "why.not_beside_fort": "a fort is next to it (Terra Incognita p. 11, T-FOR-03)",
    "why.army_may_end": (
        "your armies may not end their move there, as Antananarivo counts as your city (base p. 6, "
        "B-TRN-17)"
    ),
    "why.no_water.move_army": (
        "it is water, which your armies may not enter (Terra Incognita p. 10, T-ARM-10)"
    ),
    "why.terrain.move_army": (
        "it is too difficult: {difficulty}, and the card counts as in slot {slot} (Terra Incognita "
        "pp. 10-11, T-ARM-09)"
    ),
    "why.in_reach.move_army": (
        "the army cannot get there: too far, or something on the way stops it, or there is nothing "
        "it may attack (Terra Incognita p. 10, T-ARM-07, T-ARM-23)"
    ),
    # Help on a card
    "help.reprint": "{base} With Terra Incognita: {terra}",
    "help.unique": (
        "With Terra Incognita growth comes first, and there is a card of {leader} alone: {card} "
        "({type} {level})."
    ),
    "help.fort_agenda": "{name}: agenda of a fort card, always in play. {text}",
    "help.district": "{name}: district. {text}",
    "help.government": (
        "{name}: government. Its token lies on your {type} card, which resolves {arrows} farther "
        "right."
    ),
    "help.card": "{name}: a card of its own. {text}",
}
