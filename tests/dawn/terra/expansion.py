"""The figures of the expansion's box, written down a second time, apart from the content of the
engine. What the base box says (`tests.dawn.box`) holds unless it is named here as out of the game.

Nothing here is read by the engine or taken from it; `test_content.py` compares the two. Whoever
owns the printed game and corrects a figure corrects it in both places.
"""

from typing import Final

from tests.dawn import box

EDITION: Final = "terra-incognita"

# (Terra Incognita p. 3): face, kind, terrain of cells 0 to 9, and what is printed on which cell
TILES: Final = """
17A capital        hdddhmdhfh 8=oil
17B capital        wwwgghghmm 9=mercury
18A natural_wonder gwhhdwNmdd 6=the_dead_sea 8=J 9=oil
18B natural_wonder gfgfhhNggh 0=marble 3=J 6=mato_tipila
19A natural_wonder fgfgmwNfww 6=ha_long_bay
19B natural_wonder fmfhdmNdmh 3=diamond 6=gobustan
20A city_state     hwfwghwwwm 4=auckland 5=K 9=diamond
20B city_state     dddwwdghdd 0=K 1=mercury 6=akkad
21A city_state     ghmhfwwwfg 3=marble 9=antananarivo
21B city_state     hmfgfmhwff 3=palenque
"""
ALL_TILES: Final = box.TILES + TILES.lstrip()

# Cells of which two sources say different things: face, cell, what we take, what the other says
OPEN_CELLS: Final = "20B 7 h d,  21B 6 h f"

# (Terra Incognita p. 2): the new world wonders, and the base cards that leave
WONDERS: Final = """
culture  ancient  colosseum                        9 marble oil
culture  medieval taj_mahal                        9 marble diamond
culture  modern   cristo_redentor                 11 marble mercury
economy  ancient  apadana                          8 diamond marble
economy  medieval kilwa_kisiwani                   9 diamond marble
economy  medieval machu_picchu_terra              10 diamond mercury
economy  modern   orszaghaz                       11 diamond oil
military ancient  jebel_barkal                     7 oil mercury
military medieval huey_teocalli                    9 oil mercury
military modern   pentagon_terra                  12 oil diamond
military modern   statue_of_liberty               12 oil marble
science  ancient  great_library                    8 mercury diamond
science  medieval university_of_sankore            9 mercury oil
science  modern   amundsen_scott_research_station 10 mercury diamond
"""
WONDERS_OUT: Final = {"machu_picchu", "pentagon"}

# (Terra Incognita p. 4): the starting row after growth, of the new leaders
LEADERS: Final = """
china       military industry economy  culture  science
england     economy  science  culture  industry military
georgia     industry science  economy  military culture
inca        culture  military science  industry economy
indonesia   culture  military science  industry economy
netherlands culture  science  industry economy  military
nubia       economy  industry culture  science  military
ottoman     science  industry culture  military economy
poland      culture  military industry economy  science
zulu        industry culture  economy  science  military
"""

# (Terra Incognita p. 8): the unique focus card of each of the 18 leaders
UNIQUE: Final = """
america     culture  4 radio
aztec       growth   1 mysticism
china       science  1 writing
egypt       economy  1 wheel
england     science  3 natural_history
france      culture  3 humanism
georgia     military 3 siege_tactics
inca        culture  2 state_workforce
indonesia   economy  2 shipbuilding
japan       industry 3 industrialization
netherlands economy  3 cartography
nubia       industry 2 construction
ottoman     economy  3 banking
poland      science  2 astronomy
rome        growth   2 military_engineering
scythia     military 1 horseback_riding
sumeria     industry 1 craftsmanship
zulu        military 2 scorched_earth
"""

# (Terra Incognita p. 2): levels I to IV of each type in every colour's deck
FOCUS: Final = """
culture  early_empire  drama_and_poetry       civil_service         mass_media
science  astrology     mathematics            replaceable_parts     nuclear_power
economy  foreign_trade currency_terra         steam_power           capitalism
industry pottery       animal_husbandry_terra nationalism           urbanization
military masonry_terra iron_working_terra     mass_production_terra flight_terra
growth   irrigation    engineering            sanitation            globalization
"""
FOCUS_OUT: Final = {
    "currency",
    "animal_husbandry",
    "masonry",
    "iron_working",
    "mass_production",
    "flight",
}

# (Terra Incognita p. 10): figures unlocked by the cards that unlock any
CARAVANS: Final = {
    "foreign_trade": 1,
    "wheel": 1,
    "currency_terra": 2,
    "shipbuilding": 2,
    "steam_power": 2,
    "cartography": 2,
    "banking": 2,
    "capitalism": 3,
}
ARMIES: Final = {
    "masonry_terra": 1,
    "horseback_riding": 1,
    "iron_working_terra": 2,
    "scorched_earth": 2,
    "mass_production_terra": 2,
    "siege_tactics": 2,
    "flight_terra": 2,
}

# (Terra Incognita p. 3): type, frame, face, and the city-state on the back of its token
CITY_STATES: Final = """
akkad        military star 20B auckland
auckland     industry star 20A akkad
antananarivo culture  star 21A palenque
palenque     science  star 21B antananarivo
"""

# (Terra Incognita p. 3): resource, face, and the natural wonder on the back of its token
NATURAL_WONDERS: Final = """
the_dead_sea marble  18A mato_tipila
mato_tipila  mercury 18B the_dead_sea
ha_long_bay  diamond 19A gobustan
gobustan     oil     19B ha_long_bay
"""

# (Terra Incognita pp. 2, 16): the agendas of the standard cards and of the fort cards
VICTORY: Final = """
civilized         money_grubber
warmonger         paranoid
explorer          aesthetic
populous          preservationist
technophile_terra scholarly
defensive         devastating
diplomatic        hoarder
expansionist      prolific
industrious       progressive
provincial        diversified
"""
FORT_CARDS: Final = ("fortified", "expeditionary")

# (Terra Incognita p. 2): the same in every colour
DIPLOMACY: Final = (
    "joint_war",
    "defensive_pact",
    "embassy",
    "open_borders_terra",
    "non_aggression_pact",
)

# (Terra Incognita p. 13): type of card, and arrows
GOVERNMENTS: Final = """
republic  culture  2
monarchy  growth   2
democracy science  1
oligarchy economy  2
autocracy military 2
communism industry 1
"""

# (Terra Incognita p. 9)
DISTRICTS: Final = (
    "campus",
    "commercial_hub",
    "encampment",
    "industrial_zone",
    "theater_square",
)

# (Terra Incognita p. 14): the icons of each section, the starred helmet first
EVENT_DIAL: Final = (
    ("spawn", "wonder"),
    ("move",),
    ("district",),
    ("government", "wonder"),
    ("move",),
    ("district",),
)

# Rows of the expansion that rest on one source, or on a weak one; all others are sure
MEDIUM: Final = {
    "focus.astronomy",
    "focus.banking",
    "focus.cartography",
    "focus.craftsmanship",
    "focus.horseback_riding",
    "focus.humanism",
    "focus.industrialization",
    "focus.military_engineering",
    "focus.mysticism",
    "focus.natural_history",
    "focus.radio",
    "focus.scorched_earth",
    "focus.shipbuilding",
    "focus.state_workforce",
    "focus.wheel",
    "focus.writing",
    "city_state.carthage",
    "city_state.auckland",
    "city_state.palenque",
    "diplomacy.open_borders_terra",
    "diplomacy.non_aggression_pact",
    "government.democracy",
    "government.oligarchy",
    "government.autocracy",
    "government.communism",
}
LOW: Final = {"focus.siege_tactics", "focus.construction"}


def leaders() -> list[list[str]]:
    """All 18 leaders with their rows."""
    return box.rows(box.LEADERS) + box.rows(LEADERS)


def wonders() -> list[list[str]]:
    """The wonders of a game with the expansion."""
    kept = [row for row in box.rows(box.WONDERS) if row[2] not in WONDERS_OUT]
    return kept + box.rows(WONDERS)
