"""The rules, one file per section of the rulebook. No card is named here."""
