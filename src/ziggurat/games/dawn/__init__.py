"""A New Dawn. Importing this package fills the tables of cards."""
