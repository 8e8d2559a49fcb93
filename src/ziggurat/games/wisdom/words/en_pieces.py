"""English words for sheets, units, buildings and markers.

`kind.slug` is the name, `kind.slug.text` what the piece does.
"""

from typing import Final

PIECES: Final[dict[str, str]] = {
    # Civilizations and their leaders
    "civilization.americans": "The Americans",
    "civilization.americans.text": (
        "They begin with Currency and a great person. When they turn 3 trade into production they "
        "get 2 instead of 1."
    ),
    "civilization.chinese": "The Chinese",
    "civilization.chinese.text": (
        "They begin with Writing and a walled capital. They gain 3 culture for each hut and "
        "village they take, and may save one of their killed units after each battle."
    ),
    "civilization.egyptians": "The Egyptians",
    "civilization.egyptians.text": (
        "They begin with Construction and an ancient wonder. Once per turn a city may build an "
        "unlocked building for nothing, as its action."
    ),
    "civilization.germans": "The Germans",
    "civilization.germans.text": (
        "They begin with Metalworking and 2 more infantry. When they research a tech that improves "
        "or unlocks a unit they get such a unit and a resource of the market for nothing."
    ),
    "civilization.romans": "The Romans",
    "civilization.romans.text": (
        "They begin with Code of Laws, as a Republic. Their culture marker goes one space forward "
        "for each wonder they build, each city they found or conquer, and each village they take."
    ),
    "civilization.russians": "The Russians",
    "civilization.russians.text": (
        "They begin with Communism, tech and government, and a second army; 1 more of their "
        "figures may share a square. Once per turn a figure that enters an enemy city may be given "
        "up for a tech of its owner."
    ),
    "civilization.aztecs": "The Aztecs",
    "civilization.aztecs.text": (
        "They begin with Irrigation. They gain 3 trade for a battle they win, 1 culture for each "
        "unit killed in a battle they fight, and up to 2 units with each great person."
    ),
    "civilization.english": "The English",
    "civilization.english.text": (
        "They begin with Navy. Their armies gather like scouts, and their figures may cross water, "
        "but not stop there."
    ),
    "civilization.french": "The French",
    "civilization.french.text": (
        "They begin with Pottery and two social policies. They may always have one policy more, "
        "and have combat bonus +2."
    ),
    "civilization.japanese": "The Japanese",
    "civilization.japanese.text": (
        "They begin with Chivalry, under Feudalism. Their infantry has strength +1, and they need "
        "3 trade less to research a tech."
    ),
    "civilization.mongols": "The Mongols",
    "civilization.mongols.text": (
        "They begin with Horseback Riding and 2 more mounted units. When they attack and gain "
        "loot, they gain 1 more."
    ),
    "civilization.zulu": "The Zulu",
    "civilization.zulu.text": (
        "They begin with Animal Husbandry and 2 more artillery. Their armies take villages without "
        "a battle; they may found cities next to huts and then explore those huts."
    ),
    "civilization.greeks": "The Greeks",
    "civilization.greeks.text": (
        "They begin with Democracy, tech and government. They keep all their trade when they "
        "research a tech that nobody else knows or researches in that turn. Of great people they "
        "draw one more and keep one."
    ),
    "civilization.spanish": "The Spanish",
    "civilization.spanish.text": (
        "They begin with Navigation and a second scout, and have three in all. Their "
        "travel speed is 1 higher. When they discover a tile they may put a basic building, "
        "unlocked or not, into the outskirts of one of their cities for nothing."
    ),
    "leader.lincoln": "Lincoln",
    "leader.wu_zetian": "Wu Zetian",
    "leader.cleopatra": "Cleopatra",
    "leader.bismarck": "Bismarck",
    "leader.caesar": "Caesar",
    "leader.catherine": "Catherine",
    "leader.montezuma": "Montezuma",
    "leader.elizabeth": "Elizabeth",
    "leader.napoleon": "Napoleon",
    "leader.tokugawa": "Tokugawa",
    "leader.genghis": "Genghis",
    "leader.shaka": "Shaka",
    "leader.alexander": "Alexander",
    "leader.isabella": "Isabella",
    # Units
    "unit.infantry": "Infantry",
    "unit.infantry.text": "Strikes before mounted units; artillery strikes before it.",
    "unit.mounted": "Mounted",
    "unit.mounted.text": "Strikes before artillery; infantry strikes before it.",
    "unit.artillery": "Artillery",
    "unit.artillery.text": "Strikes before infantry; mounted units strike before it.",
    "unit.aircraft": "Aircraft",
    "unit.aircraft.text": (
        "Strong, needs Flight and costs 12. It neither trumps other units nor is trumped."
    ),
    "rank.spearman": "Spearman",
    "rank.pikeman": "Pikeman",
    "rank.rifleman": "Rifleman",
    "rank.modern_infantry": "Modern Infantry",
    "rank.horseman": "Horseman",
    "rank.knight": "Knight",
    "rank.cavalry": "Cavalry",
    "rank.tank": "Tank",
    "rank.archer": "Archer",
    "rank.catapult": "Catapult",
    "rank.cannon": "Cannon",
    "rank.mobile_artillery": "Mobile Artillery",
    "rank.aircraft": "Aircraft",
    # Great people
    "great.artist": "Great Artist",
    "great.artist.text": "2 culture and 1 trade on its square.",
    "great.builder": "Great Builder",
    "great.builder.text": "2 production and 1 coin on its square.",
    "great.general": "Great General",
    "great.general.text": "Combat bonus +4, unless its square is blockaded.",
    "great.humanitarian": "Great Humanitarian",
    "great.humanitarian.text": "1 production, 1 trade, 1 culture and 1 coin on its square.",
    "great.industrialist": "Great Industrialist",
    "great.industrialist.text": "2 culture and 1 coin on its square.",
    "great.scientist": "Great Scientist",
    "great.scientist.text": "1 production and 2 trade on its square.",
    # City-states
    "city_state.cs_trade": "Trading city-state",
    "city_state.cs_trade.text": "3 trade. Armies on it defend with +4.",
    "city_state.cs_culture": "City-state of the arts",
    "city_state.cs_culture.text": (
        "3 culture when your capital is devoted to the arts. Armies on it defend with +4."
    ),
    "city_state.cs_coin": "Wealthy city-state",
    "city_state.cs_coin.text": "1 coin and 1 production. Armies on it defend with +4.",
    "city_state.cs_military": "Warlike city-state",
    "city_state.cs_military.text": (
        "Combat bonus +2, and 1 culture when your capital is devoted to the arts. Armies on it "
        "defend with +4."
    ),
    "city_state.cs_resource": "City-state with resources",
    "city_state.cs_resource.text": (
        "1 production and 1 trade; your capital may harvest any resource of the market there. "
        "Armies on it defend with +4."
    ),
    # Relics
    "relic.ark_of_the_covenant": "Ark of the Covenant",
    "relic.ark_of_the_covenant.text": ("Your culture marker goes two spaces forward for nothing."),
    "relic.attilas_village": "Attila's Village",
    "relic.attilas_village.text": "You get two unlocked units of your choice for nothing.",
    # What huts and villages hide
    "result.wheat": "Wheat",
    "result.wheat.text": "Kept face down; spent as wheat.",
    "result.incense": "Incense",
    "result.incense.text": "Kept face down; spent as incense.",
    "result.silk": "Silk",
    "result.silk.text": "Kept face down; spent as silk.",
    "result.iron": "Iron",
    "result.iron.text": "Kept face down; spent as iron.",
    "result.spy": "Spy",
    "result.spy.text": "Kept face down; spent as a spy.",
    "result.uranium": "Uranium",
    "result.uranium.text": "Kept face down; spent as uranium.",
    "result.great_person": "Great person",
    "result.great_person.text": "Shown at once: you gain a random great person.",
    "result.city_state": "City-state",
    "result.city_state.text": "Shown at once: a random city-state is put on the square.",
    "result.wealth": "Wealth",
    "result.wealth.text": "Shown at once: you put a coin token on your sheet.",
    # Buildings and markers of cities
    "building.harbor": "Harbor",
    "building.harbor.text": "On water: 1 production and 2 trade.",
    "building.shipyard": "Shipyard",
    "building.shipyard.text": "On water, limited: 2 production and combat bonus +2.",
    "building.trading_post": "Trading Post",
    "building.trading_post.text": "On desert: 2 trade and 1 culture.",
    "building.workshop": "Workshop",
    "building.workshop.text": "On a mountain: 3 production. Becomes an iron mine.",
    "building.iron_mine": "Iron Mine",
    "building.iron_mine.text": "On a mountain: 4 production.",
    "building.granary": "Granary",
    "building.granary.text": "On grassland: 1 production and 1 trade. Becomes an aqueduct.",
    "building.aqueduct": "Aqueduct",
    "building.aqueduct.text": "On grassland: 2 production and 2 trade.",
    "building.library": "Library",
    "building.library.text": "On grassland: 1 trade and 1 culture. Becomes a university.",
    "building.university": "University",
    "building.university.text": "On grassland: 2 trade and 2 culture.",
    "building.market": "Market",
    "building.market.text": (
        "On any land, limited: 1 production, 1 trade and 1 culture. Becomes a bank."
    ),
    "building.bank": "Bank",
    "building.bank.text": "On any land, limited: 1 production, 1 trade, 1 culture and 1 coin.",
    "building.temple": "Temple",
    "building.temple.text": "On any land, limited: 2 culture. Becomes a cathedral.",
    "building.cathedral": "Cathedral",
    "building.cathedral.text": "On any land, limited: 3 culture.",
    "building.barracks": "Barracks",
    "building.barracks.text": (
        "On any land, limited: 2 trade and combat bonus +2. Becomes an academy."
    ),
    "building.academy": "Academy",
    "building.academy.text": "On any land, limited: 2 trade and combat bonus +4.",
    "building.walls": "City walls",
    "building.walls.text": (
        "The city defends with +4, and its attacker has to play the first unit."
    ),
    "marker.building_program": "Building program",
    "marker.building_program.text": (
        "When the city produces next, the production of its outskirts counts twice; the marker is "
        "then discarded."
    ),
}
