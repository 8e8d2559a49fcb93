"""Tests in a real browser. A package, so that all of it shares one browser and one server."""
