"""English words for what stops an answer."""

from typing import Final

STOPS: Final[dict[str, str]] = {
    "stops.not_now": "“{answer}” is not offered now. {reasons}",
    "stops.phase": "That is for {phase}.",
    "stops.known": "You know it already.",
    "stops.pyramid": (
        "There is no place for it in your pyramid: one more tech of level {level} needs {need} "
        "techs of level {under}."
    ),
    "stops.have": "You have {have}.",
    "stops.trade": "It needs {need} trade; you have {have}.",
    "stops.culture": "It needs {need} culture; you have {have}.",
    "stops.cost": "it costs {cost}; there is {makes} production, and you have {trade} trade.",
    "stops.rush": "({rush} trade are 1 production.)",
    "stops.tech": "You need the tech {tech} first.",
    "stops.upgraded": "You build the better one instead: {building}.",
    "stops.supply": "There is none left.",
    "stops.figures": "All your figures of this kind are on the map.",
    "stops.market": "It does not lie in the market.",
    "stops.walls": "Your cities have walls already.",
    "stops.ground": "no free square with the right ground ({terrain}).",
    "stops.square": "no free square of land beside it.",
    "stops.room": "no square beside it where it could stand.",
    "stops.acted": "it has no action left this turn.",
    "stops.anarchy": "in Anarchy the capital does nothing.",
    "stops.harvest": "there is no resource to harvest that the market still has.",
    "stops.program": "it has a building program, or all markers are used.",
    "stops.nothing": "it can pay for nothing.",
    "stops.again": "it may not take the same action again.",
    "stops.no_city": "You have no such city.",
    "stops.governs": "This is your government already.",
    "stops.governed": "You may change your government once a turn.",
    "stops.not_fresh": (
        "A government can be taken in the turn after its tech was learned; later only out of "
        "Anarchy."
    ),
    "stops.hand": "You do not hold this event.",
    "stops.time": "It is played then: {times}, and needs something to work on.",
    "stops.face_down": "Its tile lies face down.",
    "stops.not_beside": "It does not lie beside {square}: figures go step by step, not diagonally.",
    "stops.water": "Your figures cannot cross water: that takes Navigation or a tech like it.",
    "stops.water_end": "Your figures may cross water, but not stop in it.",
    "stops.own_city": "Figures do not stop in a city of their own.",
    "stops.stacking": "At most {limit} of your figures may stand there.",
    "stops.scouts": "Scouts without an army do not go there.",
    "stops.moved": "Your figures there have moved, or have nowhere to go.",
    "stops.no_figure": "You have no figure there.",
    "stops.no_founder": "You have no figure there that could found a city.",
    "stops.in_water": "It is water.",
    "stops.edge": "All eight squares around it must be there and face up.",
    "stops.near_city": "It is too near to another city: two squares must lie between.",
    "stops.near_marker": "There is a hut, a village, a relic or somebody else's figure too near.",
    "stops.cities": "You have as many cities as you may: {limit}.",
    "stops.outskirts": "It does not lie beside the city ({city}).",
    "stops.terrain": "The ground must be: {terrain}.",
    "stops.occupied": "There is somebody or something on it that is in the way.",
}
