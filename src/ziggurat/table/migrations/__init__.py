"""Changes of the database's shape, one file each, applied in order when the table opens."""
