"""English words that explain: which rule asks (`rule.<question>`), why a space is refused
(`why.<condition>`), and the help on a card.

A rule's page and ids stand in brackets; `rule.<question>.<Frame>` and `why.<condition>.<question>`
replace the general line where that rule asks.
"""

from typing import Final

RULES: Final[dict[str, str]] = {
    # Setup
    "rule.draw_leader": "Every player is dealt a leader (base p. 4, B-SET-10).",
    "rule.choose_leader": "The players agreed to choose their leaders (base p. 4, B-SET-10).",
    "rule.draw_tile": (
        "Tiles for the core and for the players are drawn (base p. 14, B-MAP-02, B-MAP-04, "
        "B-MAP-09)."
    ),
    "rule.core_side": "1 to 3 is side A, 4 to 6 side B (base p. 14, B-MAP-05).",
    "rule.draw_start": "A player drawn by lot places the first tile (base p. 14, B-MAP-11).",
    "rule.draw_first": "The first player is drawn by lot (base p. 5, B-SET-26).",
    "rule.choose_tile": "You place one of your tiles, whichever you like (base p. 14, B-MAP-12).",
    "rule.place_tile": (
        "A tile touches at least four spaces of tiles and the core; if it cannot reach the core, a "
        "tile that touches it (base p. 14, B-MAP-14, B-MAP-15, B-MAP-17)."
    ),
    "rule.draw_victory": "Victory cards are drawn by lot (base p. 5, B-SET-39).",
    "rule.draw_wonder": (
        "A deck shows its top card; within an era the order is random (base pp. 5, 10, B-SET-36, "
        "B-SET-37, B-WON-12)."
    ),
    # The turn
    "rule.use_ability": (
        "Abilities for the start of a turn come before the choice of a card (base p. 12, B-TRN-18)."
    ),
    "rule.choose_card": (
        "You must choose one card of your row, from any slot; every card may be resolved without "
        "effect (base pp. 6, 15, B-TRN-06, B-TRN-07, B-CLR-24)."
    ),
    "rule.resolve_another": (
        "Capitalism: once per turn, another card of your row counts as lying in slot 1 and stays "
        "where it is (base p. 6, B-TRN-15)."
    ),
    "rule.economy_too": (
        "Estádio do Maracanã: once per turn you may also resolve and reset your economy card (base "
        "p. 6, B-TRN-15)."
    ),
    "rule.resolve_again": (
        "Venetian Arsenal: a card just resolved in slot 5 may be resolved again as in slot 1, once "
        "per turn (base p. 6, B-TRN-15)."
    ),
    "rule.swap_first": "An ability lets you swap two cards of your row (base p. 6, B-TRN-17).",
    "rule.swap_first.LegendOfTheFiveSuns": (
        "Aztec: having won an attack, you may swap any two cards when you reset your military card "
        "(base p. 6, B-TRN-17)."
    ),
    "rule.swap_first.Oracle": (
        "Oracle: at the start of your turn you may swap two neighbouring cards (base p. 6, "
        "B-TRN-17)."
    ),
    "rule.swap_second": (
        "The second card of the swap; with the Oracle it must lie beside the first (base p. 6, "
        "B-TRN-17)."
    ),
    # Trade tokens
    "rule.spend_token": (
        "While you resolve a card you may spend the tokens that lie on it (base p. 13, B-TRD-02, "
        "B-TRD-03)."
    ),
    "rule.spend_token.AdvanceTech": (
        "Each token spent moves the tech dial one space further (base p. 13, B-TRD-06)."
    ),
    "rule.spend_token.PlaceTokens": (
        "Each token spent lets you place one more control token (base p. 13, B-TRD-04)."
    ),
    "rule.spend_token.MoveCaravans": (
        "Each token spent lengthens the way of all your caravans by one (base p. 13, B-TRD-08)."
    ),
    "rule.spend_token.Attack": (
        "The attacker spends tokens of the military card first, then the defender, +1 each (base "
        "p. 11, B-CBT-18, B-CBT-19)."
    ),
    "rule.add_trade": (
        "A card holds at most three trade tokens, so only cards with room are offered (base p. 13, "
        "B-TRD-10)."
    ),
    "rule.discard_trade": (
        "Barbarians in your capital cost you two trade tokens, from cards you choose (base p. 12, "
        "B-BAR-09)."
    ),
    "rule.steal_trade": (
        "A beaten capital yields two trade tokens at most, off whichever cards of its owner you "
        "like (base p. 11, B-OUT-17, B-OUT-18)."
    ),
    "rule.release_trade": (
        "Great Zimbabwe: at the start of your turn, stored trade tokens may move to your cards "
        "(base p. 13, B-TRD-14)."
    ),
    # Culture
    "rule.place_token": (
        "A control token goes on land next to one of your cities, no more difficult than the slot, "
        "without a barbarian, city, city-state or control token (base p. 8, B-CUL-03, B-CUL-05, "
        "B-CUL-06, B-CUL-08, B-CUL-09, B-CUL-10, B-CUL-11)."
    ),
    "rule.place_token.PlaceTokensAmong": (
        "Your card lets you place control tokens here, on land no more difficult than the slot and "
        "free for one (base p. 8, B-ROW-05, B-CUL-06)."
    ),
    "rule.place_token.Stonehenge": (
        "Stonehenge: a control token placed on hills lets you place more on hills beside it (base "
        "p. 6, B-TRN-17)."
    ),
    "rule.place_token.HangingGardens": (
        "Hanging Gardens: at the start of your turn, one control token next to a city of yours, "
        "difficulty 4 at most (base p. 6, B-TRN-17)."
    ),
    "rule.take_back_token": (
        "With no unused control token, you may first take one of yours off the map (base p. 15, "
        "B-CLR-17)."
    ),
    "rule.shift_token": (
        "Drama and Poetry: you may shift one control token to an empty land space beside it (base "
        "p. 8, B-ROW-05)."
    ),
    "rule.shift_to": (
        "The control token goes to an empty land space beside it (base pp. 7-8, B-ROW-05, "
        "B-KEY-12)."
    ),
    "rule.convert_token": (
        "Mass Media: a rival control token at most two spaces from a friendly space (base p. 8, "
        "B-ROW-05)."
    ),
    "rule.destroy_token": (
        "Forbidden City: at the start of your turn, a rival control token next to a friendly space "
        "(base p. 6, B-TRN-17)."
    ),
    "rule.name_token": (
        "Eiffel Tower: at the start of your turn, two control tokens of one rival, who gives one "
        "up (base p. 6, B-TRN-17)."
    ),
    "rule.give_up_token": (
        "Eiffel Tower: of the two control tokens named, you choose the one that is replaced (base "
        "p. 6, B-TRN-17)."
    ),
    # Science
    "rule.gain_card": (
        "A level space reached or passed on the tech dial may bring a card of exactly that level "
        "(base p. 8, B-SCI-04, B-SCI-05, B-SCI-08)."
    ),
    "rule.gain_card.RaiseCard": (
        "A world wonder raises a card of your row; the new one has this level (base p. 6, "
        "B-TRN-17)."
    ),
    "rule.replace_card": (
        "The new card replaces the one of its type; with Oxford University it may be another (base "
        "p. 8, B-SCI-10)."
    ),
    "rule.raise_card": (
        "The world wonder you built raises cards of your row by one level (base p. 6, B-TRN-17)."
    ),
    "rule.remove_caravan": (
        "The economy card sets how many caravans you have (base p. 8, B-ECO-01)."
    ),
    "rule.nuke": (
        "Nuclear Power in slot 5: any space of the map may be hit, and those around it (base p. 8, "
        "B-ROW-05)."
    ),
    # Economy and diplomacy
    "rule.choose_caravan": (
        "You move your caravans one by one, in the order you like (base p. 8, B-ECO-18)."
    ),
    "rule.move_caravan": (
        "A caravan goes at most the distance of the card, over spaces no more difficult than the "
        "slot, neither onto water nor to a barbarian unless the card allows it (base p. 8, "
        "B-ECO-03, B-ECO-10, B-ECO-11, B-ECO-12)."
    ),
    "rule.take_diplomacy": (
        "A caravan that arrives may bring a diplomacy card (base p. 9, B-ECO-24, B-ECO-27)."
    ),
    "rule.take_diplomacy.TakeCityStateCard": (
        "A caravan at a city-state may bring its card, if one lies by the map and you hold none "
        "(base p. 9, B-ECO-25, B-ECO-26)."
    ),
    "rule.take_diplomacy.Geneva": (
        "Geneva: another card of the player whose card you return (base p. 6, B-TRN-17)."
    ),
    "rule.take_diplomacy.PotalaPalace": (
        "Potala Palace: on building it, up to three diplomacy cards of other players (base p. 6, "
        "B-TRN-17)."
    ),
    "rule.return_diplomacy": (
        "You hold at most one diplomacy card of each rival, so one goes back first (base pp. 9, "
        "13, B-ECO-28, B-DIP-05)."
    ),
    "rule.exchange_diplomacy": (
        "Geneva: at the start of your turn you may exchange a card of a player for another of the "
        "same (base p. 6, B-TRN-17)."
    ),
    "rule.gain_resource": (
        "An effect gives you a resource; only what the supply holds is offered (base p. 15, "
        "B-CLR-26)."
    ),
    "rule.give_resource": (
        "Steam Power: you may exchange one resource for another of the supply (base p. 8, "
        "B-ROW-05)."
    ),
    "rule.place_natural_wonder": (
        "America: a natural wonder token received or spent goes on a card of your row (base p. 6, "
        "B-TRN-17)."
    ),
    # Industry
    "rule.build": "Industry builds one city or one world wonder (base p. 9, B-IND-01, B-IND-02).",
    "rule.build_city": (
        "A city goes on free land in reach, no more difficult than the slot, and not next to a "
        "city or city-state (base p. 9, B-IND-04, B-IND-06, B-IND-13, B-IND-17, B-IND-18)."
    ),
    "rule.choose_wonder": (
        "You may build a face-up world wonder whose cost you can reach, if a city of yours has "
        "none (base p. 10, B-WON-01, B-WON-03, B-WON-11)."
    ),
    "rule.pay": (
        "A resource that suits the wonder gives 2 production, a trade token of the industry card "
        "1; a surplus is lost (base p. 10, B-WON-02, B-WON-04, B-WON-05)."
    ),
    "rule.wonder_city": (
        "The token goes beneath one of your cities that has no world wonder (base p. 10, B-WON-09, "
        "B-WON-10)."
    ),
    "rule.wonder_city.PlunderCapital": (
        "A world wonder in a beaten capital goes beneath one of your cities that has none (base p. "
        "11, B-OUT-22)."
    ),
    # Military and combat
    "rule.military": "Military reinforces or attacks, not both (base p. 10, B-MIL-01).",
    "rule.reinforce": (
        "You reinforce control tokens of yours that are not reinforced yet, anywhere (base p. 10, "
        "B-MIL-02, B-MIL-03, B-MIL-04)."
    ),
    "rule.attack": (
        "Targets are barbarians, city-states, rival cities and control tokens in reach of a "
        "friendly space (base p. 11, B-ATT-03, B-ATT-04, B-ATT-05, B-ATT-06, B-ATT-07)."
    ),
    "rule.attack_die": "Both sides roll one die, the attacker first (base p. 11, B-CBT-01).",
    "rule.defence_die": "Both sides roll one die, the defender second (base p. 11, B-CBT-01).",
    "rule.conquer_or_liberate": (
        "Whoever beats a rival on a city-state's space conquers or liberates it (base pp. 11, 13, "
        "B-OUT-15, B-CST-11)."
    ),
    # Barbarians
    "rule.barbarian_direction": (
        "One die gives the direction of all barbarians (base p. 12, B-BAR-02)."
    ),
    "rule.barbarian_direction.ScatterBarbarians": (
        "While barbarians share a space, one of them moves in a rolled direction (base p. 15, "
        "B-CLR-10, B-CLR-11)."
    ),
    "rule.scatter_barbarian": (
        "Of barbarians that share a space one moves; the first player says which (base p. 15, "
        "B-CLR-10)."
    ),
    "rule.shift_barbarian": (
        "Seoul: at the start of your turn you may move a barbarian to an empty land space beside "
        "it (base p. 6, B-TRN-17)."
    ),
    "rule.shift_barbarian_to": (
        "The barbarian goes to an empty land space beside it (base p. 7, B-KEY-12)."
    ),
    # Why a space is refused
    "why.land": "it is water (base p. 8, B-CUL-05)",
    "why.land.build_city": "it is water (base p. 9, B-IND-05)",
    "why.no_water": "it is water, which your caravans may not enter (base p. 8, B-ECO-10)",
    "why.terrain": (
        "it is too difficult: {difficulty}, and the card counts as in slot {slot} (base p. 8, "
        "B-CUL-06)"
    ),
    "why.terrain.build_city": (
        "it is too difficult: {difficulty}, and the card counts as in slot {slot} (base p. 9, "
        "B-IND-06)"
    ),
    "why.terrain.move_caravan": (
        "it is too difficult: {difficulty}, and the card counts as in slot {slot} (base p. 8, "
        "B-ECO-11)"
    ),
    "why.next_to_city": "it is not next to one of your cities (base p. 8, B-CUL-03)",
    "why.next_to_friendly": "it is not next to the spaces your card names (base p. 8, B-ROW-05)",
    "why.no_barbarian": "a barbarian stands there (base p. 8, B-CUL-08)",
    "why.no_barbarian.build_city": "a barbarian stands there (base p. 9, B-IND-14)",
    "why.no_barbarian.move_caravan": "a barbarian stands there (base p. 8, B-ECO-12)",
    "why.no_city": "there is a city (base p. 8, B-CUL-09)",
    "why.no_city.build_city": "there is a city or city-state (base p. 9, B-IND-14)",
    "why.no_city_state": "there is a city-state (base p. 8, B-CUL-10)",
    "why.no_token": "there is a control token already (base p. 8, B-CUL-11)",
    "why.no_rival": "it is a rival space (base p. 9, B-IND-14)",
    "why.no_resource": (
        "a resource or natural wonder token lies there (base p. 9, B-IND-13, B-IND-14)"
    ),
    "why.not_beside_city": "a city or city-state is next to it (base p. 9, B-IND-17, B-IND-18)",
    "why.own_token": "there is no control token of yours (base p. 10, B-MIL-02, B-MIL-11)",
    "why.not_reinforced": "the control token is reinforced already (base p. 10, B-MIL-04)",
    "why.a_target": (
        "there is nothing to attack: no barbarian, city-state, rival city or control token (base "
        "p. 11, B-ATT-08)"
    ),
    "why.once_per_turn": "a caravan of yours has arrived there this turn (base p. 8, B-ECO-13)",
    "why.in_reach": "it is too far, or the way there is blocked (base p. 7, B-KEY-29)",
    "why.in_reach.build_city": (
        "it is too far from your spaces, or the way there is blocked by water, difficult land, a "
        "rival space or a barbarian (base p. 9, B-IND-04, B-IND-07, B-IND-08, B-IND-09, B-IND-10)"
    ),
    "why.in_reach.attack": (
        "it is too far from your spaces, or the way there is blocked by water, a rival space or a "
        "barbarian; a space taken this turn cannot attack (base p. 11, B-ATT-03, B-ATT-09, "
        "B-ATT-10, B-ATT-11, B-ATT-15)"
    ),
    "why.in_reach.move_caravan": (
        "the caravan cannot get so far over spaces open to it (base p. 8, B-ECO-03, B-ECO-11)"
    ),
    # Why something else is refused
    "why.offered": "{answer}: offered. {rule}",
    "why.refused": "{answer}: not offered, because {reasons}. {rule}",
    "why.and": "; ",
    "why.rule_only": "{answer}: not offered. {rule}",
    "why.unknown_space": "There is no space {answer} on the map. {rule}",
    "why.unknown": "{answer}: no answer to this question. {rule}",
    "why.hidden_wonder": "it does not lie face up (base p. 10, B-WON-01)",
    "why.dear_wonder": (
        "it costs {cost}, and with all you may spend you reach {most} (base p. 10, B-WON-03)"
    ),
    # Help on a card
    "help.focus": "{name}: focus card, {type}, level {level}. {text}",
    "help.wonder": (
        "{name}: world wonder, {type}, {era}; cost {cost}, resources: {first}, {second}. {text}"
    ),
    "help.leader": "{name}: {leader}. Starting row, slot 1 first: {row}. {ability}: {text}",
    "help.city_state": "{name}: city-state, {type}. Whoever holds its card: {text}",
    "help.diplomacy": "{name}: diplomacy card of every player. {text}",
    "help.agenda": "{name}: agenda, on one victory card with {other}. {text}",
    "help.natural": (
        "{name}: natural wonder. Difficulty 5, no terrain type; its token counts as {resource} "
        "once per turn."
    ),
    "help.several": "Which one? {names}.",
}
