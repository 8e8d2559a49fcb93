"""The table's picture of a position: plain data, as one seat may see it, in one language."""
