"""The rules, one file per section. They name no card: a rule says what it asks, cards answer."""
