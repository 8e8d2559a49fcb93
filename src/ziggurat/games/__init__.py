"""The games. Each is a folder of the same shape; they never import each other."""
