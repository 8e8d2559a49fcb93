"""A payment for a wonder that the table may give in one press (base p. 10)."""

from tests.dawn.test_wonders import realm
from tests.table import Table
from ziggurat.core.flow import PASS, Ask
from ziggurat.games.dawn.scene.asking import asking_scene
from ziggurat.games.dawn.words import Words


def paid(table: Table) -> list[str]:
    """What the table would give for the seat, in the names of answers."""
    shown = asking_scene(Words("en"), table.s, 0)
    assert shown is not None
    copy, names = table.s.clone(), []
    for answer in shown.payment:
        assert isinstance(copy.pending, Ask)
        assert answer in copy.pending.options
        names.append("pass" if answer == PASS else f"{copy.pending.prompt.name}={answer}")
        copy.play(answer)
    return names


def test_with_one_kind_of_token_there_is_one_way() -> None:
    table = realm(TRADE="industry = 3").play("build=wonder").at("pay", seat=0)
    assert paid(table)
    assert set(paid(table)) <= {"pay=0", "pass"}


def test_where_two_kinds_could_pay_the_player_chooses() -> None:
    table = realm(TRADE="industry = 3", RESOURCES="marble marble").play("build=wonder")
    table.at("pay", seat=0)
    assert paid(table) == []


def test_what_is_paid_already_asks_for_nothing_more() -> None:
    table = realm(TRADE="industry = 3", RESOURCES="marble marble").play("build=wonder")
    table.play("pay=trade", "pay=trade").at("pay", seat=0)
    assert paid(table) == ["pass"]
