"""What the fights of the card tests have in common: both combat values, dice left out."""

from tests.table import Table


def values(table: Table, *answers: str, dice: tuple[int, int] = (1, 1)) -> tuple[int, int]:
    """Give these answers, the last of which declares an attack, and roll the dice: what attacker
    and defender add to their dice."""
    notes = table.log(*answers, f"attack_die={dice[0]}", f"defence_die={dice[1]}")
    by_kind = {note[0]: note for note in notes}
    attack, defence = by_kind["attack_value"], by_kind["defence_value"]
    return attack[3] - attack[2], defence[3] - defence[2]
