"""English words for the cards: techs, wonders, governments, policies and culture events.

`kind.slug` is the name, `kind.slug.text` what the card does. `spend.slug` is a resource ability as
an answer.
"""

from typing import Final

CARDS: Final[dict[str, str]] = {
    # Techs, level I
    "tech.animal_husbandry": "Animal Husbandry",
    "tech.animal_husbandry.text": (
        "Once per battle you may take up to 3 wounds off your units in play. City Management: for "
        "1 wheat one of your cities has 3 more production this turn."
    ),
    "tech.code_of_laws": "Code of Laws",
    "tech.code_of_laws.text": (
        "Unlocks the trading post and Republic. Once per turn, after you won a battle, you may put "
        "a coin token on this card (at most 4)."
    ),
    "tech.currency": "Currency",
    "tech.currency.text": "Unlocks the market. City Management: for 1 incense you gain 3 culture.",
    "tech.horseback_riding": "Horseback Riding",
    "tech.horseback_riding.text": (
        "Your figures move up to 3 squares. Trade: for 1 silk you gain 9 trade, then a player of "
        "your choice gains 6."
    ),
    "tech.masonry": "Masonry",
    "tech.masonry.text": (
        "Up to 3 of your figures may share a square. Your cities can produce walls for 7."
    ),
    "tech.metalworking": "Metalworking",
    "tech.metalworking.text": (
        "Unlocks the barracks. Battle: for 1 iron the unit you are about to play deals 3 more "
        "wounds in that strike."
    ),
    "tech.navigation": "Navigation",
    "tech.navigation.text": "Unlocks the harbor. Your figures may cross water, but not stop there.",
    "tech.philosophy": "Philosophy",
    "tech.philosophy.text": (
        "Unlocks the temple. City Management: for any 3 resources you gain a random great person."
    ),
    "tech.pottery": "Pottery",
    "tech.pottery.text": (
        "Unlocks the granary; you may hold 1 more culture event. City Management: for any 2 "
        "resources you put a coin token on this card (at most 4)."
    ),
    "tech.writing": "Writing",
    "tech.writing.text": (
        "Unlocks the library. For 1 spy you cancel a city action that another player takes."
    ),
    "tech.navy": "Navy",
    "tech.navy.text": (
        "Unlocks the shipyard. An army that you make with a city action may be placed in the "
        "outskirts of any of your cities that has a shipyard."
    ),
    # Techs, level II
    "tech.civil_service": "Civil Service",
    "tech.civil_service.text": (
        "1 coin; you may hold 1 more culture event. At any time: for 1 spy you cancel a culture "
        "event."
    ),
    "tech.chivalry": "Chivalry",
    "tech.chivalry.text": (
        "Mounted units rise to rank 2; unlocks Feudalism. City Management: for 1 incense you gain "
        "5 culture."
    ),
    "tech.construction": "Construction",
    "tech.construction.text": (
        "Unlocks the workshop. City Management: for 1 wheat one of your cities has 5 more "
        "production this turn."
    ),
    "tech.democracy": "Democracy",
    "tech.democracy.text": (
        "Infantry rises to rank 2; unlocks the government Democracy. City Management, once per "
        "turn: pay 6 trade to put a coin token on this card (at most 4)."
    ),
    "tech.engineering": "Engineering",
    "tech.engineering.text": (
        "Unlocks the aqueduct. Once per turn one of your cities may divide its production between "
        "two things."
    ),
    "tech.irrigation": "Irrigation",
    "tech.irrigation.text": "You may have a third city.",
    "tech.mathematics": "Mathematics",
    "tech.mathematics.text": (
        "Artillery rises to rank 2. Battle: for 1 iron you deal up to 3 wounds, spread as you like "
        "over enemy units in play."
    ),
    "tech.monarchy": "Monarchy",
    "tech.monarchy.text": (
        "Unlocks the government Monarchy. City Management: for 1 silk either an ancient wonder "
        "becomes obsolete, or another player loses a random unit."
    ),
    "tech.printing_press": "Printing Press",
    "tech.printing_press.text": (
        "Unlocks the university; up to 4 of your figures may share a square. City Management, once "
        "per turn: pay 5 culture to put a coin token on this card (at most 4)."
    ),
    "tech.sailing": "Sailing",
    "tech.sailing.text": ("Your figures move up to 4 squares, and may cross water and stop there."),
    "tech.logistics": "Logistics",
    "tech.logistics.text": "Infantry, mounted units and artillery rise to rank 2.",
    "tech.bureaucracy": "Bureaucracy",
    "tech.bureaucracy.text": (
        "1 coin. Research, once per turn: you may switch one of your social policies."
    ),
    # Techs, level III
    "tech.banking": "Banking",
    "tech.banking.text": (
        "Unlocks the bank. City Management: for 1 wheat one of your cities has 7 more production "
        "this turn."
    ),
    "tech.biology": "Biology",
    "tech.biology.text": (
        "Up to 5 of your figures may share a square. Once per battle you may take all wounds off "
        "all your units in play."
    ),
    "tech.communism": "Communism",
    "tech.communism.text": (
        "Unlocks the government Communism. Movement, in anybody's part: for 1 spy choose a square "
        "that no figure leaves this turn, even in the middle of a move."
    ),
    "tech.gunpowder": "Gunpowder",
    "tech.gunpowder.text": (
        "Infantry rises to rank 3. City Management: for any 2 resources either an ancient or "
        "medieval wonder becomes obsolete, or you destroy a building."
    ),
    "tech.metal_casting": "Metal Casting",
    "tech.metal_casting.text": (
        "Artillery rises to rank 3. City Management: for 1 incense you gain 7 culture."
    ),
    "tech.military_science": "Military Science",
    "tech.military_science.text": (
        "Unlocks the academy. Each of your cities has 1 more production for every 3 coins you have."
    ),
    "tech.railroad": "Railroad",
    "tech.railroad.text": "1 coin. Mounted units rise to rank 3; unlocks the iron mine.",
    "tech.steam_power": "Steam Power",
    "tech.steam_power.text": (
        "Your figures move up to 5 squares, and may cross water and stop there. City Management: "
        "for 1 silk all your figures of one square go to any water square; they do not move again "
        "this turn."
    ),
    "tech.theology": "Theology",
    "tech.theology.text": (
        "Unlocks the cathedral and Fundamentalism; you may hold 1 more culture event."
    ),
    "tech.education": "Education",
    "tech.education.text": (
        "Once per turn, when you build a wonder, put a coin token on this card (at most 4). City "
        "Management: for one wheat, incense, silk and iron you learn any tech."
    ),
    # Techs, levels IV and V
    "tech.atomic_theory": "Atomic Theory",
    "tech.atomic_theory.text": (
        "City Management: for 1 uranium each of your cities takes one more action. Movement: for "
        "1 uranium you destroy a city that is no capital, with all that stands in its outskirts."
    ),
    "tech.ballistics": "Ballistics",
    "tech.ballistics.text": (
        "Artillery rises to rank 4. Battle: for 1 iron you deal up to 6 wounds, spread as you like "
        "over enemy units in play."
    ),
    "tech.combustion": "Combustion",
    "tech.combustion.text": (
        "Mounted units rise to rank 4. Once per turn an army that ends its move on a building may "
        "destroy it. Walls that your armies attack fall before the battle."
    ),
    "tech.computers": "Computers",
    "tech.computers.text": (
        "1 coin. For every 5 coins you draw 1 more unit for a battle and may hold 1 more culture "
        "event."
    ),
    "tech.flight": "Flight",
    "tech.flight.text": (
        "Unlocks aircraft. Your figures move up to 6 squares, may cross water and stop there, and "
        "pass over enemy figures, huts, villages and cities."
    ),
    "tech.mass_media": "Mass Media",
    "tech.mass_media.text": (
        "Nobody can cancel your culture events. At any time: for 1 spy you cancel a resource "
        "ability; what was paid for it is lost."
    ),
    "tech.replaceable_parts": "Replaceable Parts",
    "tech.replaceable_parts.text": (
        "Infantry rises to rank 4; up to 6 of your figures may share a square."
    ),
    "tech.space_flight": "Space Flight",
    "tech.space_flight.text": "Whoever gains it wins the game. There is only one card.",
    # Resource abilities, as answers
    "spend.animal_husbandry": "Animal Husbandry: 3 production",
    "spend.currency": "Currency: 3 culture",
    "spend.horseback_riding": "Horseback Riding: 9 trade, 6 for another player",
    "spend.metalworking": "Metalworking: 3 wounds more",
    "spend.philosophy": "Philosophy: a great person",
    "spend.pottery": "Pottery: a coin token",
    "spend.writing": "Writing: cancel the city action",
    "spend.civil_service": "Civil Service: cancel the event",
    "spend.chivalry": "Chivalry: 5 culture",
    "spend.construction": "Construction: 5 production",
    "spend.mathematics": "Mathematics: up to 3 wounds",
    "spend.monarchy": "Monarchy: a wonder obsolete or a unit killed",
    "spend.banking": "Banking: 7 production",
    "spend.communism": "Communism: nobody leaves a square",
    "spend.gunpowder": "Gunpowder: a wonder obsolete or a building destroyed",
    "spend.metal_casting": "Metal Casting: 7 culture",
    "spend.steam_power": "Steam Power: to any water square",
    "spend.education": "Education: learn a tech",
    "spend.atomic_power": "Atomic Theory: one more action for each city",
    "spend.atomic_bomb": "Atomic Theory: destroy a city",
    "spend.ballistics": "Ballistics: up to 6 wounds",
    "spend.mass_media": "Mass Media: cancel the resource ability",
    # Wonders
    "wonder.stonehenge": "Stonehenge",
    "wonder.stonehenge.text": "Start of Turn: gain 1 culture.",
    "wonder.colossus": "The Colossus",
    "wonder.colossus.text": "Start of Turn: gain 3 trade.",
    "wonder.hanging_gardens": "The Hanging Gardens",
    "wonder.hanging_gardens.text": (
        "Start of Turn: you may build an army or a scout for nothing, on the wonder's square."
    ),
    "wonder.oracle": "The Oracle",
    "wonder.oracle.text": "In battle you see your opponent's hand.",
    "wonder.great_lighthouse": "The Great Lighthouse",
    "wonder.great_lighthouse.text": (
        "Every empty water square in the outskirts of your cities has 1 more trade."
    ),
    "wonder.statue_of_zeus": "The Statue of Zeus",
    "wonder.statue_of_zeus.text": "Combat bonus +6.",
    "wonder.angkor_wat": "Angkor Wat",
    "wonder.angkor_wat.text": (
        "Once per turn, one city action may harvest twice, even from the same square."
    ),
    "wonder.himeji_samurai_castle": "Himeji Samurai Castle",
    "wonder.himeji_samurai_castle.text": "All your units have strength +1.",
    "wonder.louvre": "The Louvre",
    "wonder.louvre.text": "Start of Turn: gain 3 culture.",
    "wonder.porcelain_tower": "Porcelain Tower",
    "wonder.porcelain_tower.text": "You need 5 trade less to research a tech.",
    "wonder.leonardos_workshop": "Leonardo's Workshop",
    "wonder.leonardos_workshop.text": "A unit never costs you more than 5 production.",
    "wonder.notre_dame": "Notre Dame",
    "wonder.notre_dame.text": (
        "When you research a tech you may pay 6 trade on top and learn a second one of the same "
        "level or lower."
    ),
    "wonder.panama_canal": "Panama Canal",
    "wonder.panama_canal.text": (
        "Start of Turn: put a coin token on this card. It holds any number of them."
    ),
    "wonder.statue_of_liberty": "Statue of Liberty",
    "wonder.statue_of_liberty.text": (
        "Start of Turn: you may research, for nothing, a tech that another player knows."
    ),
    "wonder.sydney_opera_house": "Sydney Opera House",
    "wonder.sydney_opera_house.text": (
        "Start of Turn: your culture marker goes one space forward for nothing."
    ),
    "wonder.united_nations": "United Nations",
    "wonder.united_nations.text": "Culture events touch you only if you want them to.",
    "wonder.internet": "The Internet",
    "wonder.internet.text": "Each of your techs may hold 2 more coin tokens.",
    "wonder.pentagon": "The Pentagon",
    "wonder.pentagon.text": "Your units cannot be trumped.",
    # Governments
    "government.anarchy": "Anarchy",
    "government.anarchy.text": "Your social policies are silent and your capital takes no action.",
    "government.despotism": "Despotism",
    "government.despotism.text": "Each of your cities has 1 more production.",
    "government.republic": "Republic",
    "government.republic.text": "Your armies can found cities, as scouts do.",
    "government.feudalism": "Feudalism",
    "government.feudalism.text": (
        "Start of Turn: harvest a resource in the outskirts of one of your cities."
    ),
    "government.democracy": "Democracy",
    "government.democracy.text": "1 coin. Start of Turn: gain 2 trade.",
    "government.monarchy": "Monarchy",
    "government.monarchy.text": (
        "Your capital takes one more action each turn, but never the same one twice."
    ),
    "government.communism": "Communism",
    "government.communism.text": (
        "You draw 1 more unit for a battle. The outskirts of each of your cities count for as much "
        "production as those of the best one."
    ),
    "government.fundamentalism": "Fundamentalism",
    "government.fundamentalism.text": (
        "Combat bonus +4. Start of Turn: gain 1 culture for each of your armies on the map."
    ),
    # Social policies
    "policy.rationalism": "Rationalism",
    "policy.rationalism.text": (
        "Start of Turn: pay 6 trade to learn a tech of level I; pay 11 trade to learn one of level "
        "II. You may do both."
    ),
    "policy.patronage": "Patronage",
    "policy.patronage.text": (
        "Start of Turn: pay 1 culture to draw a culture event of the section your marker is in."
    ),
    "policy.natural_religion": "Natural Religion",
    "policy.natural_religion.text": "An army that moves alone goes 1 square farther.",
    "policy.organized_religion": "Organized Religion",
    "policy.organized_religion.text": (
        "1 coin. When you gain a great person, draw one more and keep one of them."
    ),
    "policy.expansionism": "Expansionism",
    "policy.expansionism.text": (
        "Start of Turn: gain 1 trade for each of your cities and each city-state you control."
    ),
    "policy.urban_development": "Urban Development",
    "policy.urban_development.text": (
        "A city with two different buildings or wonders in its outskirts has 3 more production, "
        "and gives 2 more culture when it is devoted to the arts."
    ),
    "policy.pacifism": "Pacifism",
    "policy.pacifism.text": (
        "Your scouts may explore huts. Start of Turn: gain 1 culture, and 1 more if you have a "
        "scout on the map."
    ),
    "policy.military_tradition": "Military Tradition",
    "policy.military_tradition.text": (
        "With the first army you build each turn you get an unlocked unit of your choice for "
        "nothing."
    ),
    # Culture events, level I
    "event.a_gift_from_afar": "A Gift from Afar",
    "event.a_gift_from_afar.text": (
        "At any time: counts as wheat, silk, iron or a spy for one cost. Then another player of "
        "your choice gets a coin token."
    ),
    "event.bread_and_circuses": "Bread and Circuses",
    "event.bread_and_circuses.text": (
        "At any time: cancel a culture event aimed at you, a figure of yours, or a square or "
        "building of your cities."
    ),
    "event.defection": "Defection",
    "event.defection.text": (
        "Movement, in anybody's part: kill a figure within 4 squares of a figure or city of yours."
    ),
    "event.disoriented": "Disoriented",
    "event.disoriented.text": (
        "City Management: move all figures that another player has on one square up to 2 squares "
        "over land, without a battle."
    ),
    "event.drought": "Drought",
    "event.drought.text": (
        "Start of Turn: a square becomes desert for good. It may not be a mountain nor hold a "
        "building or a wonder."
    ),
    "event.exchange_of_ideas": "Exchange of Ideas",
    "event.exchange_of_ideas.text": (
        "Start of Turn: learn a level I tech of another player; then that player may learn a level "
        "I tech of yours."
    ),
    "event.sabotage": "Sabotage",
    "event.sabotage.text": (
        "Start of Turn: destroy a building within 4 squares of a figure or city of yours."
    ),
    "event.citizens_revolting_1": "The Citizens are Revolting! (I)",
    "event.citizens_revolting_1.text": "Start of Turn: another player falls into Anarchy.",
    "event.we_love_the_despot_day": "We Love the Despot Day!",
    "event.we_love_the_despot_day.text": (
        "City Management: one of your cities has 4 more production this turn."
    ),
    "event.barbarian_encampment": "Barbarian Encampment",
    "event.barbarian_encampment.text": (
        "Start of Turn: put a village marker on an empty square outside all outskirts."
    ),
    "event.migrants": "Migrants",
    "event.migrants.text": (
        "City Management: switch one of your social policies. Or Movement: one of your figures "
        "goes up to 2 squares to an empty square."
    ),
    # Culture events, level II
    "event.a_generous_gift": "A Generous Gift",
    "event.a_generous_gift.text": (
        "At any time: counts as wheat, silk, iron or a spy for one cost."
    ),
    "event.catastrophe": "Catastrophe",
    "event.catastrophe.text": (
        "Start of Turn: destroy a building within 6 squares of a figure or city of yours."
    ),
    "event.deforestation": "Deforestation",
    "event.deforestation.text": (
        "Start of Turn: a forest without a building or wonder becomes grassland for good."
    ),
    "event.jousting_tourney": "Jousting Tourney",
    "event.jousting_tourney.text": "At any time: cancel a culture event.",
    "event.knowledge_shared": "Knowledge Shared",
    "event.knowledge_shared.text": (
        "Start of Turn: learn a tech of level I or II that another player has; then that player "
        "may learn one of yours, also of level I or II."
    ),
    "event.lost": "Lost",
    "event.lost.text": (
        "City Management: move all figures that another player has on one square up to 3 squares "
        "over land, without a battle."
    ),
    "event.mass_defection": "Mass Defection",
    "event.mass_defection.text": (
        "Movement, in anybody's part: on a square within 6 squares of a figure or city of yours, "
        "kill up to 2 figures or a great person."
    ),
    "event.citizens_revolting_2": "The Citizens are Revolting! (II)",
    "event.citizens_revolting_2.text": "Start of Turn: another player falls into Anarchy.",
    "event.we_love_the_queen_day": "We Love the Queen Day!",
    "event.we_love_the_queen_day.text": (
        "City Management: one of your cities has 6 more production this turn."
    ),
    "event.colonists": "Colonists",
    "event.colonists.text": (
        "City Management: switch up to 2 of your social policies. Or Movement: one of your figures "
        "goes up to 4 squares to an empty square."
    ),
    "event.roaming_horde": "Roaming Horde",
    "event.roaming_horde.text": (
        "Movement: barbarians of rank II attack an army or a city of another player within 4 "
        "squares of a village. You play for them."
    ),
    # Culture events, level III
    "event.a_princely_gift": "A Princely Gift",
    "event.a_princely_gift.text": (
        "At any time: counts as wheat, silk, iron, uranium or a spy for one cost."
    ),
    "event.disaster": "Disaster",
    "event.disaster.text": "Start of Turn: destroy up to two buildings of other players.",
    "event.out_of_position": "Out of Position",
    "event.out_of_position.text": (
        "City Management: move all figures that another player has on one square up to 4 squares "
        "over land, without a battle."
    ),
    "event.primetime_tv": "Primetime TV",
    "event.primetime_tv.text": (
        "At any time: cancel a culture event or a resource ability; what was paid is lost."
    ),
    "event.think_tank": "Think Tank",
    "event.think_tank.text": (
        "Start of Turn: learn a tech of level I to III that another player has; then that player "
        "may learn one of yours, also of level I to III."
    ),
    "event.we_love_the_president_day": "We Love the President Day!",
    "event.we_love_the_president_day.text": (
        "City Management: one of your cities has 8 more production this turn."
    ),
    "event.wholesale_defection": "Wholesale Defection",
    "event.wholesale_defection.text": (
        "Movement, in anybody's part: on any square of the map kill up to 2 figures or a great "
        "person."
    ),
    "event.immigrants": "Immigrants",
    "event.immigrants.text": (
        "City Management: switch up to 3 of your social policies. Or Movement: one of your figures "
        "goes up to 6 squares to an empty square."
    ),
    "event.supply_drop": "Supply Drop",
    "event.supply_drop.text": (
        "Start of Turn: gain 7 trade. Or City Management: one of your cities, not the capital, "
        "takes one more action."
    ),
}
