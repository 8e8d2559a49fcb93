"""Lets `python -m ziggurat.cli` stand for `ziggurat`."""

from ziggurat.cli import main

main()
