"""Governments: taking one, what it does, and what becomes of it (Terra Incognita p. 13)."""

import pytest

from tests.table import Table, arrange, new_table
from ziggurat.games.dawn.content import EDITIONS, GOVERNMENTS, TERRA, TYPES
from ziggurat.games.dawn.state import NO_CARD

REALM = """
    edition = "terra-incognita"
    map = '''
    g g g g g g g g
     g g g g g g g g
    '''
    WHEN
    [[seat]]
    leader = "rome"
    capital = 0
    ROMAN
    [[seat]]
    leader = "egypt"
    capital = 15
    row = "military industry economy science culture growth"
    EGYPTIAN
    [[seat]]
    leader = "france"
    capital = 7
    row = "science economy industry military culture growth"
"""
AT_ICON = 'at = "round"\nevent = 2'  # the next section shows the government icon


def realm(rome: str = "", egypt: str = "", when: str = AT_ICON) -> Table:
    return arrange(REALM, WHEN=when, ROMAN=lines(rome), EGYPTIAN=lines(egypt))


def lines(text: str) -> str:
    return text.replace("; ", "\n")


def government(table: Table, seat: int) -> str:
    """The type of card a seat's government token lies on; empty without one."""
    lane = table.s.government[seat]
    return "" if lane == NO_CARD else TYPES[lane]


@pytest.mark.rule("T-GOV-01", "T-GOV-17", "T-GOV-18")
def test_there_is_one_government_for_each_type_of_card() -> None:
    """(Terra Incognita p. 13)"""
    assert {row.slug: (TYPES[row.type], row.arrows) for row in GOVERNMENTS} == {
        "republic": ("culture", 2),
        "monarchy": ("growth", 2),
        "autocracy": ("military", 2),
        "oligarchy": ("economy", 2),
        "communism": ("industry", 1),
        "democracy": ("science", 1),
    }


@pytest.mark.rule("T-GOV-11", "T-GOV-17", "T-GOV-18")
@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("culture", 4),
        ("growth", 4),
        ("military", 4),
        ("economy", 4),
        ("industry", 3),
        ("science", 3),
    ],
)
def test_each_government_shifts_its_card_by_its_arrows(card: str, slot: int) -> None:
    """(Terra Incognita p. 13) From the third place, slot 2."""
    others = [other for other in TYPES if other != card]
    row = " ".join((*others[:2], card, *others[2:]))
    for text, expected in ((f"government = '{card}'", slot), (f"government = '{others[0]}'", 2)):
        table = realm(f"row = '{row}'; {text}", when="")
        told = [note for note in table.log(card) if note[0] == "resolves"]
        assert told[0][3] == expected


@pytest.mark.rule("T-GOV-02")
def test_nobody_has_a_government_at_the_start() -> None:
    """(Terra Incognita p. 13)"""
    table = new_table(edition="terra-incognita", players=5)
    assert [government(table, seat) for seat in range(5)] == [""] * 5


@pytest.mark.rule("T-GOV-03", "T-GOV-04", "T-GOV-05", "T-GOV-06", "T-GOV-07", "T-DIA-07")
def test_at_the_icon_everybody_may_put_a_government_on_a_card_in_a_first_slot() -> None:
    """(Terra Incognita p. 13)"""
    table = realm().at("change_government", seat=0)
    assert set(table.offered) == {"growth", "culture", "pass"}
    table.play("culture").at("change_government", seat=1)
    assert set(table.offered) == {"military", "industry", "pass"}
    table.play("military").at("change_government", seat=2)
    assert set(table.offered) == {"science", "economy", "pass"}
    table.play("pass").at("choose_card", seat=0)
    assert [government(table, seat) for seat in range(3)] == ["culture", "military", ""]


@pytest.mark.rule("T-GOV-14")
def test_the_first_player_changes_first_then_clockwise() -> None:
    """(Terra Incognita p. 13) [ruling]"""
    table = realm(when=f"{AT_ICON}\nfirst = 1").at("change_government", seat=1)
    table.play("pass").at("change_government", seat=2)
    table.play("pass").at("change_government", seat=0)
    table.play("pass").at("choose_card", seat=1)


@pytest.mark.rule("T-GOV-08", "T-GOV-09")
def test_a_new_government_replaces_the_old_one() -> None:
    """(Terra Incognita p. 13)"""
    table = realm("government = 'military'", when=AT_ICON).play("growth", "pass", "pass")
    assert government(table, 0) == "growth"
    table = realm("government = 'military'; row = 'ROW'".replace("ROW", " ".join(TYPES)))
    table.play("culture", "pass", "pass")
    notes = table.log("military")  # autocracy is gone: from the fifth place, slot 4
    assert next(note for note in notes if note[0] == "resolves")[3] == 4


@pytest.mark.rule("T-GOV-04", "T-GOV-15")
def test_who_passes_keeps_what_he_has_and_cannot_give_it_up() -> None:
    """(Terra Incognita p. 13)"""
    table = realm("government = 'military'").at("change_government", seat=0)
    assert set(table.offered) == {"growth", "culture", "pass"}
    table.play("pass", "pass", "pass")
    assert government(table, 0) == "military"


@pytest.mark.rule("T-GOV-13")
@pytest.mark.parametrize("event", range(6))
def test_governments_change_at_their_icon_only(event: int) -> None:
    """(Terra Incognita p. 13)"""
    icons = EDITIONS[TERRA].event_dial[(event + 1) % 6]
    table = realm(when=f"at = 'round'\nevent = {event}")
    assert (table.asked == "change_government") is ("government" in icons) is (event == 2)
    while table.asked != "choose_card":
        assert table.asked in ("change_government", "barbarian_direction")
        table.play("pass" if table.asked == "change_government" else "1")
    assert government(table, 0) == ""


@pytest.mark.rule("T-GOV-16", "X-133")
def test_a_card_of_the_same_type_takes_the_government_over() -> None:
    """(Terra Incognita p. 13) Q-12"""
    rome = (
        "government = 'culture'; tech = 2; row = 'science growth culture economy industry military'"
    )
    table = realm(rome, when="event = 4")
    table.play("science", "gain_card=drama_and_poetry")
    assert government(table, 0) == "culture"
    table.play("idle-science", "idle-science").at("choose_card", seat=0)
    notes = table.log("culture")
    assert next(note for note in notes if note[0] == "resolves")[3] == 4


@pytest.mark.rule("X-133")
def test_a_card_of_another_type_loses_the_government() -> None:
    """(Terra Incognita p. 13) Q-12: Oxford University lets growth take the place of culture."""
    rome = (
        "government = 'culture'; tech = 2; wonders = { oxford_university = 0 };"
        " row = 'science growth culture economy industry military'"
    )
    table = realm(rome, when="")
    table.play("science", "gain_card=engineering", "replace_card=culture")
    assert government(table, 0) == ""
