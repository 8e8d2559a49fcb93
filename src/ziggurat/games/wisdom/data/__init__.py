"""Map tiles and map layouts."""
