"""Does a game keep what every game must? `python -m ziggurat.conformance SLUG` plays it at random
and looks: at copies, saves and records, at what it refuses, at its words, and above all at what
each seat may know."""
