"""The Board Game (2010) with Wisdom and Warfare."""
