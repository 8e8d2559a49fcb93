"""What the table says no with."""


class Refusal(Exception):
    """Something that may not be done now: a code for programs, a sentence for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
