"""French words for sheets, units, buildings and markers.

`kind.slug` is the name, `kind.slug.text` what the piece does. Which terms are those of the
published French edition is said in `fr_terms`.
"""

from typing import Final

PIECES: Final[dict[str, str]] = {
    # Civilizations and their leaders
    "civilization.americans": "Les Américains",
    "civilization.americans.text": (
        "Ils commencent avec la Monnaie et un personnage illustre. Quand ils changent 3 de "
        "commerce en production, ils en reçoivent 2 au lieu de 1."
    ),
    "civilization.chinese": "Les Chinois",
    "civilization.chinese.text": (
        "Ils commencent avec l'Écriture et une capitale fortifiée. Ils gagnent 3 de culture pour "
        "chaque hutte et village pris, et peuvent sauver une de leurs unités tuées après chaque "
        "bataille."
    ),
    "civilization.egyptians": "Les Égyptiens",
    "civilization.egyptians.text": (
        "Ils commencent avec la Construction et une merveille antique. Une fois par tour, une "
        "ville peut, comme action, construire gratuitement un bâtiment débloqué."
    ),
    "civilization.germans": "Les Allemands",
    "civilization.germans.text": (
        "Ils commencent avec le Travail du métal et 2 infanteries de plus. Quand ils recherchent "
        "une technologie qui améliore ou débloque une unité, ils reçoivent gratuitement une telle "
        "unité et une ressource du marché."
    ),
    "civilization.romans": "Les Romains",
    "civilization.romans.text": (
        "Ils commencent avec le Code de lois, en République. Leur marqueur de culture avance d'une "
        "case pour chaque merveille construite, ville fondée ou conquise et village pris."
    ),
    "civilization.russians": "Les Russes",
    "civilization.russians.text": (
        "Ils commencent avec le Communisme, technologie et gouvernement, et une seconde armée ; 1 "
        "figurine de plus peut partager une case. Une fois par tour, une figurine qui entre dans "
        "une ville ennemie peut être sacrifiée contre une technologie de son propriétaire."
    ),
    "civilization.aztecs": "Les Aztèques",
    "civilization.aztecs.text": (
        "Ils commencent avec l'Irrigation. Ils gagnent 3 de commerce par bataille gagnée, 1 de "
        "culture par unité tuée dans une bataille qu'ils livrent, et jusqu'à 2 unités avec chaque "
        "personnage illustre."
    ),
    "civilization.english": "Les Anglais",
    "civilization.english.text": (
        "Ils commencent avec la Marine. Leurs armées collectent comme les colons, et leurs "
        "figurines peuvent traverser l'eau, mais pas s'y arrêter."
    ),
    "civilization.french": "Les Français",
    "civilization.french.text": (
        "Ils commencent avec la Poterie et deux doctrines. Ils peuvent toujours avoir une doctrine "
        "de plus, et ont un bonus de combat de +2."
    ),
    "civilization.japanese": "Les Japonais",
    "civilization.japanese.text": (
        "Ils commencent avec la Chevalerie, en Féodalité. Leur infanterie a +1 en force, et il "
        "leur faut 3 de commerce de moins pour rechercher une technologie."
    ),
    "civilization.mongols": "Les Mongols",
    "civilization.mongols.text": (
        "Ils commencent avec l'Équitation et 2 unités montées de plus. Quand ils attaquent et "
        "gagnent du butin, ils en gagnent 1 de plus."
    ),
    "civilization.zulu": "Les Zoulous",
    "civilization.zulu.text": (
        "Ils commencent avec l'Élevage et 2 artilleries de plus. Leurs armées prennent les "
        "villages sans bataille ; ils peuvent fonder des villes à côté de huttes, puis explorer "
        "ces huttes."
    ),
    "civilization.greeks": "Les Grecs",
    "civilization.greeks.text": (
        "Ils commencent avec la Démocratie, technologie et régime. Ils gardent tout leur commerce "
        "quand ils recherchent une technologie que personne d'autre ne connaît ni ne recherche à "
        "ce tour. Ils tirent un grand personnage de plus et en gardent un."
    ),
    "civilization.spanish": "Les Espagnols",
    "civilization.spanish.text": (
        "Ils commencent avec la Navigation et un deuxième colon, et en ont trois en tout. Leur "
        "vitesse est plus grande de 1. Quand ils découvrent une tuile, ils peuvent poser "
        "gratuitement un bâtiment de base, même bloqué, dans la périphérie d'une de leurs villes."
    ),
    "leader.lincoln": "Lincoln",
    "leader.wu_zetian": "Wu Zetian",
    "leader.cleopatra": "Cléopâtre",
    "leader.bismarck": "Bismarck",
    "leader.caesar": "César",
    "leader.catherine": "Catherine",
    "leader.montezuma": "Montezuma",
    "leader.elizabeth": "Élisabeth",
    "leader.napoleon": "Napoléon",
    "leader.tokugawa": "Tokugawa",
    "leader.genghis": "Gengis",
    "leader.shaka": "Chaka",
    "leader.alexander": "Alexandre",
    "leader.isabella": "Isabelle",
    # Units
    "unit.infantry": "Infanterie",
    "unit.infantry.text": "Frappe avant les unités montées ; l'artillerie frappe avant elle.",
    "unit.mounted": "Unités montées",
    "unit.mounted.text": "Frappent avant l'artillerie ; l'infanterie frappe avant elles.",
    "unit.artillery": "Artillerie",
    "unit.artillery.text": "Frappe avant l'infanterie ; les unités montées frappent avant elle.",
    "unit.aircraft": "Avions",
    "unit.aircraft.text": (
        "Puissants, ils demandent l'Aviation et coûtent 12. Ni atout contre les autres unités, ni "
        "atout contre eux."
    ),
    "rank.spearman": "Lancier",
    "rank.pikeman": "Piquier",
    "rank.rifleman": "Fusilier",
    "rank.modern_infantry": "Infanterie moderne",
    "rank.horseman": "Cavalier",
    "rank.knight": "Chevalier",
    "rank.cavalry": "Cavalerie",
    "rank.tank": "Char",
    "rank.archer": "Archer",
    "rank.catapult": "Catapulte",
    "rank.cannon": "Canon",
    "rank.mobile_artillery": "Artillerie mobile",
    "rank.aircraft": "Avion",
    # Great people
    "great.artist": "Artiste illustre",
    "great.artist.text": "2 de culture et 1 de commerce sur sa case.",
    "great.builder": "Bâtisseur illustre",
    "great.builder.text": "2 de production et 1 pièce sur sa case.",
    "great.general": "Général illustre",
    "great.general.text": "Bonus de combat +4, sauf si sa case est sous blocus.",
    "great.humanitarian": "Humaniste illustre",
    "great.humanitarian.text": (
        "1 de production, 1 de commerce, 1 de culture et 1 pièce sur sa case."
    ),
    "great.industrialist": "Industriel illustre",
    "great.industrialist.text": "2 de culture et 1 pièce sur sa case.",
    "great.scientist": "Scientifique illustre",
    "great.scientist.text": "1 de production et 2 de commerce sur sa case.",
    # City-states
    "city_state.cs_trade": "Cité-État marchande",
    "city_state.cs_trade.text": "3 de commerce. Les armées y défendent avec +4.",
    "city_state.cs_culture": "Cité-État des arts",
    "city_state.cs_culture.text": (
        "3 de culture quand votre capitale se consacre aux arts. Les armées y défendent avec +4."
    ),
    "city_state.cs_coin": "Cité-État prospère",
    "city_state.cs_coin.text": "1 pièce et 1 de production. Les armées y défendent avec +4.",
    "city_state.cs_military": "Cité-État guerrière",
    "city_state.cs_military.text": (
        "Bonus de combat +2, et 1 de culture quand votre capitale se consacre aux arts. Les armées "
        "y défendent avec +4."
    ),
    "city_state.cs_resource": "Cité-État à ressources",
    "city_state.cs_resource.text": (
        "1 de production et 1 de commerce ; votre capitale peut y récolter n'importe quelle "
        "ressource du marché. Les armées y défendent avec +4."
    ),
    # Relics
    "relic.ark_of_the_covenant": "Arche d'alliance",
    "relic.ark_of_the_covenant.text": (
        "Votre marqueur de culture avance gratuitement de deux cases."
    ),
    "relic.attilas_village": "Village d'Attila",
    "relic.attilas_village.text": (
        "Vous recevez gratuitement deux unités débloquées de votre choix."
    ),
    # What huts and villages hide
    "result.wheat": "Blé",
    "result.wheat.text": "Gardé face cachée ; se dépense comme du blé.",
    "result.incense": "Encens",
    "result.incense.text": "Gardé face cachée ; se dépense comme de l'encens.",
    "result.silk": "Soie",
    "result.silk.text": "Gardée face cachée ; se dépense comme de la soie.",
    "result.iron": "Fer",
    "result.iron.text": "Gardé face cachée ; se dépense comme du fer.",
    "result.spy": "Espion",
    "result.spy.text": "Gardé face cachée ; se dépense comme un espion.",
    "result.uranium": "Uranium",
    "result.uranium.text": "Gardé face cachée ; se dépense comme de l'uranium.",
    "result.great_person": "Personnage illustre",
    "result.great_person.text": ("Révélé aussitôt : vous gagnez un personnage illustre au hasard."),
    "result.city_state": "Cité-État",
    "result.city_state.text": (
        "Révélée aussitôt : une cité-État tirée au hasard est mise sur la case."
    ),
    "result.wealth": "Richesse",
    "result.wealth.text": "Révélée aussitôt : vous mettez un jeton Pièce sur votre fiche.",
    # Buildings and markers of cities
    "building.harbor": "Port",
    "building.harbor.text": "Sur l'eau : 1 de production et 2 de commerce.",
    "building.shipyard": "Chantier naval",
    "building.shipyard.text": "Sur l'eau, limité : 2 de production et bonus de combat +2.",
    "building.trading_post": "Comptoir",
    "building.trading_post.text": "Dans le désert : 2 de commerce et 1 de culture.",
    "building.workshop": "Atelier",
    "building.workshop.text": "En montagne : 3 de production. Devient une mine de fer.",
    "building.iron_mine": "Mine de fer",
    "building.iron_mine.text": "En montagne : 4 de production.",
    "building.granary": "Grenier",
    "building.granary.text": ("En plaine : 1 de production et 1 de commerce. Devient un aqueduc."),
    "building.aqueduct": "Aqueduc",
    "building.aqueduct.text": "En plaine : 2 de production et 2 de commerce.",
    "building.library": "Bibliothèque",
    "building.library.text": ("En plaine : 1 de commerce et 1 de culture. Devient une université."),
    "building.university": "Université",
    "building.university.text": "En plaine : 2 de commerce et 2 de culture.",
    "building.market": "Marché",
    "building.market.text": (
        "Sur toute terre, limité : 1 de production, 1 de commerce et 1 de culture. Devient une "
        "banque."
    ),
    "building.bank": "Banque",
    "building.bank.text": (
        "Sur toute terre, limitée : 1 de production, 1 de commerce, 1 de culture et 1 pièce."
    ),
    "building.temple": "Temple",
    "building.temple.text": "Sur toute terre, limité : 2 de culture. Devient une cathédrale.",
    "building.cathedral": "Cathédrale",
    "building.cathedral.text": "Sur toute terre, limitée : 3 de culture.",
    "building.barracks": "Caserne",
    "building.barracks.text": (
        "Sur toute terre, limitée : 2 de commerce et bonus de combat +2. Devient une académie."
    ),
    "building.academy": "Académie",
    "building.academy.text": "Sur toute terre, limitée : 2 de commerce et bonus de combat +4.",
    "building.walls": "Murailles",
    "building.walls.text": (
        "La ville défend avec +4, et son attaquant doit jouer la première unité."
    ),
    "marker.building_program": "Programme de construction",
    "marker.building_program.text": (
        "À la prochaine production de la ville, la production de sa périphérie compte double ; le "
        "marqueur est alors défaussé."
    ),
}
