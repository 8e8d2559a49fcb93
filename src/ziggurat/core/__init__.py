"""The kernel: sets of spaces, rules in progress, questions, chance, records. It knows no game."""
