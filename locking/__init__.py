"""Locks what `run.py` installs, with hashes, and lists its licences; `python3 run.py lock`."""
