"""The ten agendas: what completes each of them (base p. 12, back page)."""

import pytest

from tests.table import Table, arrange

AGENDA = """
    map = '''
LAND
    '''
    icons = { ICONS }
    victory = "VICTORY"
    barbarians = {}
    face_up = "WONDERS"
    [[seat]]
    leader = "rome"
    row = "ROW"
    ROMAN
    [[seat]]
    leader = "egypt"
    EGYPTIAN
"""

ALL_RIM = "g g g . g . g . g . g . g . g . g"  # a strip of three spaces and seven islands


def close_to(
    card: str,
    land: str,
    rome: str,
    egypt: str,
    row: str = "culture science economy industry military",
    icons: str = "",
    wonders: str = "",
) -> Table:
    """A table where Rome is about to complete an agenda of this victory card."""
    table = arrange(
        AGENDA,
        LAND=land,
        ICONS=icons,
        VICTORY=card,
        WONDERS=wonders,
        ROW=row,
        ROMAN=rome.replace("; ", "\n"),
        EGYPTIAN=egypt.replace("; ", "\n"),
    )
    assert table.marks(0) == set(), "the agenda is complete already"
    return table


@pytest.mark.card("agenda.civilized")
@pytest.mark.rule("B-WIN-14")
def test_civilized_wants_all_eight_cities_on_the_map() -> None:
    """(base back page) Seven and a control token are too few."""
    card = "civilized_money_grubber"
    rome = "capital = 0; cities = [3, 4, 5, 6, 7, 8]; tokens = [1]"
    table = close_to(card, ALL_RIM, rome, "capital = 9")
    table.play("industry", "build=city", "build_city=2")
    assert table.marks(0) == {card}
    assert table.marks(1) == set()


@pytest.mark.card("agenda.money_grubber", "agenda.paranoid", "agenda.aesthetic", "agenda.scholarly")
@pytest.mark.rule("B-WIN-15", "B-WIN-18", "B-WIN-20", "B-WIN-22")
@pytest.mark.parametrize(
    ("card", "wonders", "built", "payment"),
    [
        (
            "civilized_money_grubber",
            "great_lighthouse = 3, alhambra = 4, chichen_itza = 5, kremlin = 6",
            "colossus",
            "diamond",
        ),
        (
            "warmonger_paranoid",
            "pentagon = 3, chichen_itza = 4, kremlin = 5, great_lighthouse = 6",
            "petra",
            "oil",
        ),
        (
            "explorer_aesthetic",
            "chichen_itza = 3, kremlin = 4, great_lighthouse = 5, pentagon = 6",
            "stonehenge",
            "marble",
        ),
        (
            "technophile_scholarly",
            "kremlin = 3, great_lighthouse = 4, pentagon = 5, chichen_itza = 6",
            "oxford_university",
            "mercury",
        ),
    ],
    ids=["economy", "military", "culture", "science"],
)
def test_two_wonders_of_the_type_complete_the_agenda(
    card: str, wonders: str, built: str, payment: str
) -> None:
    """(base back page) One of every type is too few; the second of the type counts once built."""
    row = "culture science economy military industry"
    rome = f"capital = 0; cities = [3, 4, 5, 6]; wonders = {{ {wonders} }}; resources = 'PAYMENT'"
    rome = rome.replace("PAYMENT", f"{payment} {payment} {payment}")
    table = close_to(card, ALL_RIM, rome, "capital = 9", row, wonders=built)
    table.play("industry", "build=wonder")
    while table.asked == "pay":
        assert table.marks(0) == set()
        table.play(payment)
    assert built in table.wonders(0)
    assert table.marks(0) == {card}


@pytest.mark.card("agenda.paranoid")
@pytest.mark.rule("B-WIN-18")
def test_an_abandoned_wonder_counts_once_it_is_controlled() -> None:
    """(base p. 13, back page)"""
    card = "warmonger_paranoid"
    rome = "capital = 0; wonders = { petra = 0, alhambra = 1 }"
    table = close_to(card, ALL_RIM, rome, "capital = 9")
    table.play("culture", "place_token=1")
    assert table.marks(0) == {card}


FRONTIER = "g g g g . g . g"


@pytest.mark.card("agenda.warmonger")
@pytest.mark.rule("B-WIN-16")
@pytest.mark.parametrize(("die", "marked"), [(6, True), (1, False)])
def test_warmonger_wants_a_rival_capital_beaten(die: int, marked: bool) -> None:
    """(base back page)"""
    card = "warmonger_paranoid"
    row = "culture science economy military industry"
    table = close_to(card, FRONTIER, "capital = 0", "capital = 1", row)
    table.play("military", "attack", "attack=1", f"attack_die={die}", "defence_die=4")
    assert table.marks(0) == ({card} if marked else set())
    assert table.marks(1) == set()


@pytest.mark.card("agenda.warmonger")
@pytest.mark.rule("B-WIN-16")
def test_a_captured_city_is_no_beaten_capital() -> None:
    """(base back page)"""
    table = close_to("warmonger_paranoid", FRONTIER, "capital = 0", "capital = 4; cities = [1]")
    table.play("military", "attack", "attack=1", "attack_die=6", "defence_die=1")
    assert table.cities(0) == {0, 1}
    assert table.marks(0) == set()


@pytest.mark.card("agenda.warmonger")
@pytest.mark.rule("B-WIN-17")
def test_warmonger_is_content_with_two_conquered_city_states() -> None:
    """(base back page)"""
    card = "warmonger_paranoid"
    rome = 'capital = 4; cities = [0]; city_states = "seoul"'
    icons = '0 = "seoul", 2 = "kabul"'
    table = close_to(card, FRONTIER, rome, "capital = 5", icons=icons)
    table.play("military", "attack", "attack=2", "attack_die=6", "defence_die=1")
    assert table.city_states(0) == {"seoul", "kabul"}
    assert table.marks(0) == {card}


SHORE = """
g g g g g g g g
 g g g w g g g g
g g g g g g g g
 g g g g g g g g
g g g g g g g g
"""


@pytest.mark.card("agenda.explorer")
@pytest.mark.rule("B-WIN-19")
def test_explorer_wants_fifteen_spaces_by_water_or_on_the_rim() -> None:
    """(base back page) Those by both count once, those inland not at all."""
    card = "explorer_aesthetic"
    by_water_and_rim = "3, 4"
    rim = "1, 2, 5, 6, 7, 32, 33, 34, 35, 36"
    by_water = "19"
    inland = "25, 26, 27"
    tokens = ", ".join((by_water_and_rim, rim, by_water, inland))
    table = close_to(card, SHORE, f"capital = 0; tokens = [{tokens}]", "capital = 39")
    table.play("culture", "place_token=8")
    assert table.marks(0) == {card}


@pytest.mark.card("agenda.technophile")
@pytest.mark.rule("B-WIN-21")
def test_technophile_wants_24_on_the_tech_dial() -> None:
    """(base back page) The mark is made before the card of that space is chosen."""
    card = "technophile_scholarly"
    row = "science culture economy industry military"
    table = close_to(card, FRONTIER, "capital = 0; tech = 23", "capital = 4", row)
    table.play("science").at("gain_card", seat=0)
    assert table.s.dial[0] == 24
    assert table.marks(0) == {card}


@pytest.mark.card("agenda.technophile")
@pytest.mark.rule("B-WIN-21", "B-WIN-04")
def test_passing_over_24_completes_technophile() -> None:
    """(base back page, Q26)"""
    card = "technophile_scholarly"
    row = "culture economy industry science military"
    table = close_to(card, FRONTIER, "capital = 0; tech = 22", "capital = 4", row)
    table.play("science", "gain_card=pass")
    assert table.s.dial[0] == 16
    assert table.marks(0) == {card}


@pytest.mark.card("agenda.populous")
@pytest.mark.rule("B-WIN-23")
def test_populous_wants_five_mature_cities() -> None:
    """(base back page) Five cities of which one is not mature are too few."""
    card = "populous_preservationist"
    rome = "capital = 0; cities = [3, 4, 5, 6]; tokens = [2]"
    table = close_to(card, ALL_RIM, rome, "capital = 9")
    table.play("culture", "place_token=1")
    assert table.marks(0) == {card}


@pytest.mark.card("agenda.preservationist")
@pytest.mark.rule("B-WIN-24")
def test_preservationist_wants_two_natural_wonders() -> None:
    """(base back page)"""
    card = "populous_preservationist"
    row = "science economy industry military culture"
    icons = '0 = "pantanal", 2 = "crater_lake"'
    rome = "capital = 1; tokens = [0]"
    table = close_to(card, "N g N . g", rome, "capital = 3", row, icons)
    assert table.natural(0) == {"pantanal"}
    table.play("culture", "place_token=2")
    assert table.natural(0) == {"pantanal", "crater_lake"}
    assert table.marks(0) == {card}
