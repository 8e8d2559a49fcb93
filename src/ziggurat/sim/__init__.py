"""Many games between bots, every position checked. No module here needs more than Python, so the
games can be played on machines that have nothing else."""
