"""The arena: bots against bots, every seat in turn on the same seeds, measured with intervals."""
