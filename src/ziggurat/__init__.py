"""Ziggurat: an unofficial engine of civilization board games."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("ziggurat")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0+unknown"

__all__ = ["__version__"]
