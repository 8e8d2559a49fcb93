"""How fast the engine is: figures of this machine, beside those of other engines on it."""
