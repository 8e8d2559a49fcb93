"""The table in the browser: rooms and their storage, seats and their secrets, and a server that is
transport only. Knows the games through the registry."""
