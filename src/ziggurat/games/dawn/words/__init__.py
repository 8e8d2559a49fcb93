"""Words shown to the players, one module per language."""
