"""The natural wonders of the expansion and the resource each is worth."""

from ziggurat.games.dawn.content import DIAMOND, MARBLE, MERCURY, OIL, natural_wonder

natural_wonder("the_dead_sea", MARBLE)
natural_wonder("mato_tipila", MERCURY)
natural_wonder("ha_long_bay", DIAMOND)
natural_wonder("gobustan", OIL)
