"""Records as tables for the tools of data science: answers, states, results (docs/export.md)."""
