"""The log shows the arithmetic of what it tells: dials from where to where, wonders with what was
paid for them."""

from tests.recorded import RECORDS
from ziggurat.core.records import parsed, replayed
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.words import Words


def test_the_dial_moves_from_where_it_stood_to_where_the_log_says() -> None:
    moves = rounds = 0
    for file in sorted(RECORDS.glob("*.json"))[:12]:
        *_, match = replayed(DAWN, parsed(file.read_text("utf-8")), log=True)
        dials = [0] * match.state.seats
        for _, (kind, *figures) in match.log:
            if kind == "tech":
                player, spaces, before, after = figures
                assert before == dials[player]
                assert after == before + spaces or (after >= 15 and before + spaces > 24)
                dials[player] = after
                moves += 1
                rounds += after < before + spaces
        assert tuple(dials) == match.state.dial
    assert moves > 100
    assert rounds > 0


def test_a_wonder_is_built_for_at_least_its_cost() -> None:
    built = 0
    for file in sorted(RECORDS.glob("*.json")):
        *_, match = replayed(DAWN, parsed(file.read_text("utf-8")), log=True)
        for _, (kind, *figures) in match.log:
            if kind == "wonder_built":
                _, _, _, production, cost = figures
                assert production >= cost
                built += 1
    assert built > 10


def test_the_sentences_carry_the_figures() -> None:
    s = DAWN.new({"players": 2, "map": "first-game", "leaders": ["rome", "egypt"]})
    moved, built = ("tech", 0, 4, 9, 13), ("wonder_built", 0, 0, 3, 9, 8)
    assert Words("en").note(s, moved).endswith("advances the tech dial by 4, from 9 to 13.")
    assert "de 9 à 13" in Words("fr").note(s, moved)
    assert Words("en").note(s, built).endswith(": production 9, cost 8.")
