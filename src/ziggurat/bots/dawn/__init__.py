"""What a bot that knows A New Dawn goes by."""
