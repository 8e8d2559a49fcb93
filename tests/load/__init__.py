"""What the table bears: measured by hand, not part of the tests."""
