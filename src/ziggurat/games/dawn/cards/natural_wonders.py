"""The natural wonders and the resource each is worth (base p. 7)."""

from ziggurat.games.dawn.content import DIAMOND, MARBLE, MERCURY, OIL, natural_wonder

natural_wonder("torres_del_paine", DIAMOND)
natural_wonder("cliffs_of_dover", MARBLE)
natural_wonder("mt_everest", OIL)
natural_wonder("crater_lake", MERCURY)
natural_wonder("grand_mesa", DIAMOND)
natural_wonder("galapagos_islands", MERCURY)
natural_wonder("mt_kilimanjaro", OIL)
natural_wonder("pantanal", MARBLE)
