"""Words shown to the players, one set of modules per language: the only place with prose."""
