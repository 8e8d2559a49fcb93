"""English quick reference of the rules.

`topic.<slug>` is a title and `topic.<slug>.1` the first paragraph under it. A paragraph about one
edition says so; the pages of the books stand in brackets.
"""

from typing import Final

TOPICS: Final[dict[str, str]] = {
    "topic.aim": "Aim and winning",
    "topic.aim.1": (
        "You win by agendas: goals on the victory cards beside the map. Most cards offer two, and "
        "one of them is enough to complete the card (base p. 12)."
    ),
    "topic.aim.2": (
        "The moment an agenda is true for you, in anybody's turn, one of your control tokens marks "
        "the card. The mark stays even if the agenda is no longer true later, and several players "
        "may mark the same card (base p. 12)."
    ),
    "topic.aim.3": (
        "Base game: you need a mark on every victory card in play. Whoever has them all when a "
        "turn of the first player begins has won, so every round is played to its end. If several "
        "have, most world wonders decide, then most spaces with a city or control token (base p. "
        "12)."
    ),
    "topic.aim.4": (
        "Terra Incognita: five victory cards are in play, two of them about forts, and four marks "
        "win. The check comes at the end of a round, before the event dial moves. A mark on a fort "
        "card is lost as soon as you hold too few forts. If several have won, the one with more "
        "cards marked wins; then world wonders and spaces decide as before (Terra Incognita p. 8)."
    ),
    "topic.turn": "Your turn",
    "topic.turn.1": (
        "Choose one card of your focus row, resolve it with the number of the slot it lies in, "
        "then reset it: it goes to the left end of the row, and every card that lay to its left "
        "moves one place to the right (base p. 6)."
    ),
    "topic.turn.2": (
        "You must choose a card, but you may resolve any card without effect. Abilities for the "
        "start of a turn come before the choice (base pp. 12, 15)."
    ),
    "topic.turn.3": (
        "A round is one turn of every player, clockwise from the first player, who stays the same "
        "all game. Whenever the first player is about to begin, except at the start of the game, "
        "the event dial moves on (base pp. 6, 12)."
    ),
    "topic.turn.4": (
        "If a card and a general rule disagree, the card is right; if Terra Incognita and the base "
        "game disagree, Terra Incognita is (base p. 6; Terra Incognita p. 8)."
    ),
    "topic.row": "Focus row and slots",
    "topic.row.1": (
        "Your focus row has one card of each type, in slots numbered from 1 on the left to 5 on "
        "the right. Whenever you resolve a card, those to its left move up: the longer a card "
        "waits, the stronger it is (base p. 6)."
    ),
    "topic.row.2": (
        "The slot says how difficult a space may be that the card uses: grassland 1, hills 2, "
        "forest 3, desert 4, mountain 5. It is also the number of spaces on the tech dial, the "
        "production and the combat value (base pp. 7-11)."
    ),
    "topic.row.3": (
        "What lies on a card moves with it. A new card takes the slot of the card it replaces, and "
        "its trade tokens (base pp. 6, 8, 15)."
    ),
    "topic.row.4": (
        "Terra Incognita: growth is the sixth type, and the six places are numbered 1, 1, 2, 3, 4, "
        "5. A card that is reset goes to the leftmost place. Every leader has a focus card of "
        "their own: at level I it is in the row from the start, at a higher level you may gain it "
        "like any card of that level (Terra Incognita pp. 4, 8)."
    ),
    "topic.culture": "Culture",
    "topic.culture.1": (
        "Culture places control tokens. Each goes on a land space next to one of your cities, no "
        "more difficult than the slot; the card says how many, at level I two (base p. 8)."
    ),
    "topic.culture.2": (
        "There may be no barbarian, city, city-state or control token on the space; caravans are "
        "no obstacle. Terra Incognita: no fort and no rival army either (base p. 8; Terra "
        "Incognita p. 11)."
    ),
    "topic.culture.3": (
        "The control token lies on its plain side and takes the resource or natural wonder token "
        "of the space (base p. 8)."
    ),
    "topic.culture.4": (
        "Each trade token spent from the culture card places one control token more. With none "
        "left, you may first take one of yours off the map (base pp. 13, 15)."
    ),
    "topic.science": "Science and the tech dial",
    "topic.science.1": (
        "Science moves your tech dial on by the slot number, and one space more for each trade "
        "token spent from the science card (base pp. 8, 13)."
    ),
    "topic.science.2": (
        "Reaching or passing a level space lets you gain a focus card of exactly that level: level "
        "II at 3 and 6, III at 10 and 14, IV at 19 and 24. It replaces the card of its type in "
        "your row, whatever its level (base p. 8)."
    ),
    "topic.science.3": (
        "After 24 the dial goes on at 15, and 19 and 24 bring cards of level IV again (base p. 15)."
    ),
    "topic.science.4": (
        "Terra Incognita: your leader's own card is among the cards of its level (Terra Incognita "
        "p. 8)."
    ),
    "topic.economy": "Economy and caravans",
    "topic.economy.1": (
        "The economy card says how many caravans you have and how far each may move: at level I "
        "one, three spaces. A caravan on the card sets out from your capital or a mature city; one "
        "on the map goes on from its space (base p. 8)."
    ),
    "topic.economy.2": (
        "A city is mature while every space around it is water or has a control token of yours; "
        "beyond the edge of the map nothing is needed (base p. 7)."
    ),
    "topic.economy.3": (
        "Caravans do not enter water, spaces with a barbarian, or spaces more difficult than the "
        "slot, unless the card lets them. Spaces of other players do not stop them (base p. 8)."
    ),
    "topic.economy.4": (
        "A caravan whose move ends at a city-state or a rival's city arrives and goes back to its "
        "card. You gain two trade tokens: from a city-state on your card of its type, from a city "
        "on cards of your choice. You may also take a diplomacy card. A place takes only one of "
        "your caravans per turn (base pp. 8-9)."
    ),
    "topic.economy.5": (
        "Each trade token spent from the economy card gives every caravan one more space. Terra "
        "Incognita: caravans may explore as they move (base p. 13; Terra Incognita p. 12)."
    ),
    "topic.industry": "Industry: cities and world wonders",
    "topic.industry.1": "Industry builds one city or one world wonder (base p. 9).",
    "topic.industry.2": (
        "A city goes on land within the distance of the card from any space of yours, at level I "
        "two. Neither the site nor the way there may be more difficult than the slot, and the way "
        "may not lead across water, a rival's space or a barbarian. The site may have only "
        "caravans and a control token of yours, which you take back, and may not be next to a city "
        "or city-state (base p. 9)."
    ),
    "topic.industry.3": (
        "Terra Incognita: not next to a fort either; an army of yours on the site is no obstacle "
        "(Terra Incognita p. 14)."
    ),
    "topic.industry.4": (
        "A world wonder is one of the four on offer, and you need a city without one. Production "
        "is the slot number, 2 for each resource spent that the wonder shows, and 1 for each trade "
        "token spent from the industry card. It has to reach the cost; what is too much is lost "
        "(base p. 10)."
    ),
    "topic.industry.5": (
        "The wonder's token goes beneath your city, and the deck turns up its next card. The "
        "wonder is yours while the city or control token above it is. If that piece is destroyed, "
        "the wonder waits there for whoever takes the space (base pp. 10, 13)."
    ),
    "topic.combat": "Military and combat",
    "topic.combat.1": (
        "Base game: a military card reinforces as many of your control tokens as the slot number, "
        "or attacks. At level I it makes two attacks, each within two spaces of a space of yours, "
        "not counted across water, rivals or barbarians, and not from a space taken this turn; "
        "higher levels may do both. Targets are barbarians, city-states, rival cities and control "
        "tokens (base pp. 10-11)."
    ),
    "topic.combat.2": (
        "Terra Incognita: armies attack, and only what is in the space they enter; reinforcing is "
        "left to growth (Terra Incognita pp. 8, 10)."
    ),
    "topic.combat.3": (
        "Both sides roll a die. The attacker adds the slot number and the bonuses of cards and "
        "leader. The defender adds for a barbarian, control token, army or caravan the difficulty "
        "of the space, for a city twice that, for a city-state 8, for an unclaimed fort 6. A "
        "control token adds 1 if it is reinforced; cities and control tokens add 1 for each "
        "reinforced one of the same owner beside them. A piece with another army of its owner in "
        "its space adds 2 (base p. 11; Terra Incognita pp. 11, 16)."
    ),
    "topic.combat.4": (
        "Now the attacker may spend trade tokens from the military card for +1 each, and after "
        "that the defender from theirs. Terra Incognita: a token may roll one's own die anew "
        "instead. The higher value wins; a tie goes to the defender (base p. 11; Terra Incognita "
        "p. 11)."
    ),
    "topic.combat.5": (
        "A beaten barbarian leaves the map and is worth a trade token. A beaten control token or "
        "city is replaced by one of yours, and with the city you take its world wonder. A city- "
        "state becomes your city. A capital stays, but you take up to two trade tokens of its "
        "owner, and move a world wonder there to a city of yours without one. If you have no city "
        "left to place, a reinforced control token does instead (base pp. 11, 15)."
    ),
    "topic.combat.6": (
        "If the attacker loses, nothing changes; only an army goes back to its card. Whoever "
        "attacks a player or city-state first gives back the diplomacy cards taken from them (base "
        "pp. 11, 13; Terra Incognita p. 11)."
    ),
    "topic.barbarians": "Barbarians",
    "topic.barbarians.1": (
        "When the event dial shows movement, one die gives the direction for all. Each barbarian "
        "moves one space, across water to the next land; at the edge of the map it turns round. "
        "Barbarians that end on one space move on by the die until each stands alone (base pp. 12, "
        "15)."
    ),
    "topic.barbarians.2": (
        "Where it enters, a barbarian destroys caravans, plain control tokens and cities. A "
        "reinforced control token is turned to its plain side, and the barbarian goes back. A "
        "capital stands, but its owner loses two trade tokens (base p. 12)."
    ),
    "topic.barbarians.3": (
        "Terra Incognita: an army it meets goes to its card and the barbarian goes back, so that a "
        "city or control token there is spared (Terra Incognita p. 11)."
    ),
    "topic.barbarians.4": (
        "When the dial shows spawning, each barbarian off the map comes back on the space with its "
        "letter, if nothing is there but caravans, or armies, which go to their cards (base p. 12; "
        "Terra Incognita p. 11)."
    ),
    "topic.barbarians.5": (
        "Attacked, a barbarian defends with the difficulty of its space. Beating it puts a trade "
        "token on a card of your choice (base p. 11)."
    ),
    "topic.events": "Event dial",
    "topic.events.1": (
        "Before each turn of the first player but the very first, the dial moves one section, and "
        "what it shows happens at once. It is nobody's turn then (base p. 12)."
    ),
    "topic.events.2": (
        "Base game, five sections: barbarians spawn, nothing, barbarians move, trade, barbarians "
        "move. Trade gives every player a trade token for each mature city, on cards of their "
        "choice (base p. 12)."
    ),
    "topic.events.3": (
        "Terra Incognita, six sections: barbarians spawn and world wonders age; barbarians move; "
        "districts; governments and world wonders age; barbarians move; districts. There is no "
        "trade; mature cities pay through the Commercial Hub (Terra Incognita p. 14)."
    ),
    "topic.events.4": (
        "When world wonders age, each one on offer gets a trade token and costs 1 less. One that "
        "has a token already leaves the game, and the next is turned up (Terra Incognita p. 14)."
    ),
    "topic.resources": "Resources and natural wonders",
    "topic.resources.1": (
        "There are four resources: marble, mercury, oil and diamond. You take one by placing a "
        "control token on its space, and keep it even if you lose the space (base pp. 7-8)."
    ),
    "topic.resources.2": (
        "Resources pay for world wonders: 2 production each, if the wonder shows that resource. "
        "Then they go to the supply (base pp. 7, 10)."
    ),
    "topic.resources.3": (
        "A natural wonder has difficulty 5 and no terrain type. Its token counts as one resource "
        "of its kind; you may spend it once per turn and keep it (base p. 7)."
    ),
    "topic.resources.4": (
        "Whoever takes the space from you takes the natural wonder. If the control token there is "
        "destroyed, the natural wonder goes back to its space (base pp. 11, 15)."
    ),
    "topic.trade": "Trade tokens",
    "topic.trade.1": (
        "Trade tokens come from caravans that arrive, from beaten barbarians, from a beaten "
        "capital and from the event dial: in the base game by trade, with Terra Incognita by "
        "districts. They lie on focus cards, at most three on each; what is too much is lost (base "
        "p. 13; Terra Incognita p. 9)."
    ),
    "topic.trade.2": (
        "While you resolve a card you may spend any of its trade tokens. Culture: a control token "
        "more. Science: a space more on the tech dial. Economy: a space more for every caravan. "
        "Industry: 1 production for a world wonder. Military: +1 in an attack or in defence (base "
        "p. 13)."
    ),
    "topic.trade.3": (
        "Terra Incognita: on growth, a trade token reinforces a control token; in combat, it may "
        "roll your die again instead of +1 (Terra Incognita pp. 8, 11)."
    ),
    "topic.city_states": "City-states and diplomacy",
    "topic.city_states.1": (
        "A city-state belongs to nobody and stands on grassland. A caravan that arrives brings two "
        "trade tokens on your card of its type and, if you like, one of its two diplomacy cards, "
        "as long as one is left and you have none (base pp. 9, 13)."
    ),
    "topic.city_states.2": (
        "Attacked, it defends with 8. If you beat it, your city takes its place and nobody has its "
        "cards any more. Its token lies on your card of its type. When you resolve that card it "
        "may be spent as a trade token, once per turn and without being lost; not in defence (base "
        "pp. 11, 13)."
    ),
    "topic.city_states.3": (
        "Whoever beats a rival's city on a conquered city-state conquers it in turn, or liberates "
        "it: then the city-state is back, and the liberator takes one of its cards (base pp. 11, "
        "13)."
    ),
    "topic.city_states.4": (
        "Your own diplomacy cards are for others. A caravan that arrives at a rival's city may "
        "take one of that player's; you hold at most one from each player and each city-state, so "
        "an old one goes back first (base pp. 9, 13)."
    ),
    "topic.city_states.5": (
        "If you attack a city-state or a player, you give back what you hold from them, however "
        "the attack ends (base p. 13)."
    ),
    "topic.agendas": "Agendas",
    "topic.agendas.1": (
        "In both editions: eight cities (Civilized) or two economy wonders (Money Grubber); a "
        "rival capital beaten or two city-states conquered (Warmonger) or two military wonders "
        "(Paranoid); fifteen spaces next to water or at the edge of the map (Explorer) or two "
        "culture wonders (Aesthetic); five mature cities (Populous) or two natural wonders "
        "(Preservationist) (base p. 12)."
    ),
    "topic.agendas.2": (
        "Base game only: the tech dial at 24 (Technophile) or two science wonders (Scholarly). "
        "Terra Incognita: three cards of level IV in your row (Technophile) or two science wonders "
        "(base p. 12; Terra Incognita p. 16)."
    ),
    "topic.agendas.3": (
        "Terra Incognita: fifteen reinforced control tokens (Defensive) or an attack won with 16 "
        "or more (Devastating); diplomacy cards from four sources (Diplomatic) or five resources "
        "and natural wonders (Hoarder); cities on six tiles (Expansionist) or two world wonders of "
        "one era (Prolific); five districts (Industrious) or world wonders of three eras "
        "(Progressive); mature cities on four tiles (Provincial) or world wonders of three types "
        "(Diversified) (Terra Incognita p. 16)."
    ),
    "topic.agendas.4": (
        "Terra Incognita, the fort cards: one fort (Fortified), two forts (Expeditionary). These "
        "marks last only as long as you control the forts (Terra Incognita p. 8)."
    ),
    "topic.setup": "Setup and map building",
    "topic.setup.1": (
        "Everyone has a leader, whose sheet gives the order of the focus row, and a colour. The "
        "tech dial begins at 0, a caravan waits on the economy card, and with Terra Incognita an "
        "army on the military card (base p. 4; Terra Incognita p. 4)."
    ),
    "topic.setup.2": (
        "Base game, first map: the tiles lie ready, all on side A. Built map: four tiles form the "
        "core, on side A or B by a die. Then you add your capital tile and two others in turns. "
        "Each touches at least four spaces and, if it can, the core; otherwise a tile that touches "
        "the core. Closed holes become water (base pp. 3, 14)."
    ),
    "topic.setup.3": (
        "Terra Incognita: the core has two tiles, or four with 4 or 5 players. First everyone "
        "places a fort that touches two spaces of the core and neither a fort nor a city-state, "
        "then a capital tile that touches four spaces of core and forts. The other tiles are the "
        "stack to explore (Terra Incognita p. 5)."
    ),
    "topic.setup.4": (
        "Every icon on the map gets its token. World wonders lie in four decks by type, ancient "
        "before medieval before modern. In the base game two players leave out one ancient and one "
        "medieval card of each type, three players one ancient; with Terra Incognita always one "
        "ancient and one medieval (base pp. 4-5; Terra Incognita p. 6)."
    ),
    "topic.setup.5": (
        "Three victory cards are drawn; with Terra Incognita the two fort cards join them (base p. "
        "5; Terra Incognita p. 7)."
    ),
    "topic.options": "Optional rules",
    "topic.options.1": "Leaders may be chosen freely instead of dealt, if all agree (base p. 4).",
    "topic.options.2": (
        "Epic game, base game only: four victory cards, and you need an agenda on each (base p. "
        "15)."
    ),
    "topic.options.3": (
        "Peaceful game, Terra Incognita only: the fort cards stay out, and you need an agenda on "
        "each of the three others. Forts are placed and fought for as usual (Terra Incognita p. "
        "15)."
    ),
    "topic.options.4": (
        "Handicap, Terra Incognita only: a less experienced player begins with trade tokens on the "
        "focus cards, spread evenly from the left, at most three on each (Terra Incognita p. 15)."
    ),
}
