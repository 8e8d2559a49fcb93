"""The agendas of the expansion, each just short of its figure and at it."""

import pytest

from tests.table import Table, arrange

# Spaces 0 to 47 in rows of twelve; tiles A to F from west to east, two spaces wide. A fort on 30
# and, unless said otherwise, one on 42.
LAND = """
    edition = "terra-incognita"
    map = '''
    g g g g g g g g g g g g
     g g g g g g g g g g g g
    g g g g g g f g g g g g
     g g g g g g f g g g g g
    '''
    tiles = '''
    A A B B C C D D E E F F
    A A B B C C D D E E F F
    A A B B C C D D E E F F
    A A B B C C D D E E F F
    '''
    icons = { 30 = "fort"ICONS }
    victory = "CARD"
    WHEN
    [[seat]]
    leader = "rome"
    capital = 0
    ROMAN
    [[seat]]
    leader = "egypt"
    EGYPTIAN
    [[seat]]
    leader = "japan"
    capital = 36
    [[seat]]
    leader = "france"
    capital = 11
    [[seat]]
    leader = "scythia"
    capital = 24
"""


def lines(text: str) -> str:
    return text.replace("; ", "\n")


def land(
    card: str,
    rome: str,
    when: str = "",
    icons: str = ', 42 = "fort"',
    egypt: str = "capital = 47",
) -> Table:
    return arrange(
        LAND, CARD=card, WHEN=when, ICONS=icons, ROMAN=lines(rome), EGYPTIAN=lines(egypt)
    )


def met(card: str, rome: str) -> bool:
    """Does Rome complete an agenda of this card, and nobody else?"""
    table = land(card, rome)
    assert not any(table.marks(seat) for seat in (1, 2, 3, 4))
    return table.marks(0) == {card}


@pytest.mark.rule("T-WIN-31", "X-134")
@pytest.mark.card("agenda.technophile_terra")
@pytest.mark.parametrize(
    ("rome", "done"),
    [
        ("cards = 'mass_media nuclear_power'; tech = 24", False),
        ("cards = 'mass_media nuclear_power steam_power'", False),
        ("cards = 'mass_media nuclear_power capitalism'", True),
        ("cards = 'globalization flight_terra urbanization'", True),
        ("cards = 'radio globalization flight_terra'", True),
    ],
)
def test_technophile_needs_three_level_four_cards(rome: str, done: bool) -> None:
    """(Terra Incognita p. 16) The tech dial plays no part; a leader's own card counts."""
    assert met("technophile_scholarly_terra", rome) is done


@pytest.mark.rule("T-WIN-31", "T-WIN-34")
@pytest.mark.card("agenda.technophile_terra")
def test_technophile_is_completed_by_gaining_the_third_card() -> None:
    """(Terra Incognita p. 16)"""
    rome = "cards = 'mass_media capitalism'; tech = 18"
    table = land("technophile_scholarly_terra", rome)
    table.play("science", "gain_card=nuclear_power")
    assert table.marks(0) == {"technophile_scholarly_terra"}


@pytest.mark.rule("T-WIN-32")
@pytest.mark.parametrize(
    ("wonders", "done"),
    [
        ("pyramids = 0, stonehenge = 2", False),
        ("pyramids = 0, kremlin = 2", True),
        ("great_library = 0, university_of_sankore = 2", True),
    ],
)
def test_scholarly_needs_two_science_wonders(wonders: str, done: bool) -> None:
    """(Terra Incognita p. 16)"""
    rome = f"cities = [2]; wonders = {{ {wonders} }}"
    assert met("technophile_scholarly_terra", rome) is done


FOURTEEN = "reinforced = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15]"


@pytest.mark.rule("T-WIN-21")
@pytest.mark.card("agenda.defensive")
@pytest.mark.parametrize(
    ("rome", "done"),
    [
        (f"{FOURTEEN}; tokens = [16, 17, 18]", False),
        (f"{FOURTEEN[:-1]}, 16]", True),
    ],
)
def test_defensive_needs_fifteen_reinforced_tokens(rome: str, done: bool) -> None:
    """(Terra Incognita p. 16) Others on the map do not count."""
    assert met("defensive_devastating", rome) is done


@pytest.mark.rule("T-WIN-21", "X-89")
@pytest.mark.card("agenda.defensive")
def test_a_reinforced_district_is_one_of_the_fifteen() -> None:
    """(Terra Incognita p. 16)"""
    table = land("defensive_devastating", f"{FOURTEEN}; districts = {{ campus = 16 }}")
    assert table.marks(0) == set()
    table.play("growth", "growth=reinforce", "reinforce=16")
    assert table.marks(0) == {"defensive_devastating"}


# Slot 5 and +3 from Flight: 8 and the die.
STRONG = "cards = 'flight_terra'; row = 'growth culture science economy industry military'"


@pytest.mark.rule("T-WIN-22", "X-164")
@pytest.mark.card("agenda.devastating")
@pytest.mark.parametrize(
    ("trade", "wonders", "done"), [(1, "", False), (2, "", True), (0, "alhambra = 0", True)]
)
def test_devastating_needs_a_won_attack_of_sixteen(trade: int, wonders: str, done: bool) -> None:
    """(Terra Incognita p. 16) A barbarian will do; trade tokens and cards add to the value."""
    rome = f"{STRONG}; armies = [1]; trade = {{ military = {trade} }}; wonders = {{ {wonders} }}"
    table = land("defensive_devastating", rome, "barbarians = { A = 2 }")
    table.play("military", "choose_army=1", "move_army=2", "attack_die=6", "defence_die=1")
    for _ in range(trade):
        table.play("spend_token=trade", "token_use=add-one")
    assert table.marks(0) == ({"defensive_devastating"} if done else set())


@pytest.mark.rule("T-WIN-22")
@pytest.mark.card("agenda.devastating")
@pytest.mark.parametrize(("spends", "done"), [(True, False), (False, True)])
def test_an_attack_of_sixteen_that_is_lost_is_not_devastating(spends: bool, done: bool) -> None:
    """(Terra Incognita p. 16) The capital defends with 2 + 5 + 2 + 6, a trade token levels it."""
    egypt = "capital = 14; reinforced = [2, 3, 13, 15, 26]; armies = [14]; trade = { military = 1 }"
    rome = f"{STRONG}; armies = [27]; wonders = {{ alhambra = 0 }}"
    table = land("defensive_devastating", rome, egypt=egypt)
    table.play("military", "choose_army=27", "move_army=14", "choose_target=piece")
    table.play("attack_die=6", "defence_die=6").at("spend_token", seat=1)
    table.play(*(["trade", "add-one"] if spends else ["pass"]))
    assert table.marks(0) == ({"defensive_devastating"} if done else set())


@pytest.mark.rule("T-WIN-23", "X-129")
@pytest.mark.card("agenda.diplomatic")
@pytest.mark.parametrize(
    ("cards", "done"),
    [
        ("embassy-1 embassy-2 embassy-3", False),
        ("embassy-1 embassy-2 embassy-3 embassy-4", True),
        ("embassy-1 joint_war-1 embassy-2 embassy-3", False),
        ("embassy-1 embassy-2 kabul seoul", True),
        ("embassy-1 joint_war-1 kabul seoul", False),
        ("kabul seoul geneva akkad", True),
    ],
)
def test_diplomatic_needs_cards_of_four_sources(cards: str, done: bool) -> None:
    """(Terra Incognita p. 16)"""
    icons = ', 38 = "kabul", 40 = "seoul", 44 = "geneva", 46 = "akkad"'
    table = land("diplomatic_hoarder", f"diplomacy = '{cards}'", icons=icons)
    assert table.marks(0) == ({"diplomatic_hoarder"} if done else set())


@pytest.mark.card("agenda.diplomatic")
def test_the_card_of_a_fourth_source_is_counted_as_soon_as_it_is_taken() -> None:
    """(base p. 12) Here that of a city-state, by a caravan."""
    rome = "diplomacy = 'akkad embassy-1 embassy-2'; caravans = [37]"
    icons = ', 38 = "kabul", 46 = "akkad"'
    table = land("diplomatic_hoarder", rome, icons=icons).play("economy", "move_caravan=38")
    assert table.at("take_diplomacy", seat=0).marks(0) == set()
    table.play("kabul")
    assert table.marks(0) == {"diplomatic_hoarder"}


@pytest.mark.rule("T-WIN-24")
@pytest.mark.card("agenda.hoarder")
@pytest.mark.parametrize(
    ("rome", "done"),
    [
        ("resources = 'oil oil marble marble'", False),
        ("resources = 'oil oil oil oil oil'", True),
        ("resources = 'oil mercury'; natural = 'pantanal gobustan'", False),
        ("resources = 'oil mercury diamond'; natural = 'pantanal gobustan'", True),
    ],
)
def test_hoarder_needs_five_resources_and_natural_wonders(rome: str, done: bool) -> None:
    """(Terra Incognita p. 16)"""
    assert met("diplomatic_hoarder", rome) is done


@pytest.mark.rule("T-WIN-25", "X-51")
@pytest.mark.card("agenda.expansionist")
@pytest.mark.parametrize(
    ("cities", "done"),
    [
        ([2, 4, 6, 8], False),
        ([2, 4, 6, 8, 10], True),
        ([2, 4, 6, 8, 14, 16], False),  # two of them on tiles that have one
        ([2, 4, 6, 30], False),
        ([2, 4, 6, 8, 30], True),  # the fort lies in the middle of D
        ([2, 4, 6, 30, 42], True),  # each fort for itself
    ],
)
def test_expansionist_needs_cities_on_six_tiles_a_fort_being_one(
    cities: list[int], done: bool
) -> None:
    """(Terra Incognita p. 16) The capital's tile is the first."""
    assert met("expansionist_prolific", f"cities = {cities}") is done


@pytest.mark.rule("T-WIN-26")
@pytest.mark.card("agenda.prolific")
@pytest.mark.parametrize(
    ("wonders", "done"),
    [
        ("petra = 0, alhambra = 2, kremlin = 4", False),
        ("petra = 0, stonehenge = 2", True),
        ("alhambra = 0, potala_palace = 2", True),
        ("kremlin = 0, big_ben = 2", True),
    ],
)
def test_prolific_needs_two_wonders_of_one_era(wonders: str, done: bool) -> None:
    """(Terra Incognita p. 16)"""
    rome = f"cities = [2, 4]; wonders = {{ {wonders} }}"
    assert met("expansionist_prolific", rome) is done


FOUR_DISTRICTS = "campus = 1, commercial_hub = 12, industrial_zone = 25, theater_square = 13"


@pytest.mark.rule("T-WIN-27", "T-WIN-34")
@pytest.mark.card("agenda.industrious")
def test_industrious_needs_all_five_districts_on_the_map() -> None:
    """(Terra Incognita p. 16)"""
    table = land("industrious_progressive", f"cities = [14]; districts = {{ {FOUR_DISTRICTS} }}")
    assert table.marks(0) == set()
    table.play("growth", "growth=district", "choose_district=encampment", "place_district=15")
    assert table.marks(0) == {"industrious_progressive"}


@pytest.mark.rule("T-WIN-27", "T-DIS-13")
@pytest.mark.card("agenda.industrious")
def test_a_district_laid_over_another_leaves_four() -> None:
    """(Terra Incognita p. 16)"""
    table = land("industrious_progressive", f"districts = {{ {FOUR_DISTRICTS} }}")
    table.play("growth", "growth=district", "choose_district=encampment", "place_district=1")
    assert table.marks(0) == set()


@pytest.mark.rule("T-WIN-28")
@pytest.mark.card("agenda.progressive")
@pytest.mark.parametrize(
    ("wonders", "done"),
    [
        ("petra = 0, stonehenge = 2, alhambra = 4", False),
        ("petra = 0, kremlin = 2", False),
        ("petra = 0, alhambra = 2, kremlin = 4", True),
    ],
)
def test_progressive_needs_a_wonder_of_each_era(wonders: str, done: bool) -> None:
    """(Terra Incognita p. 16)"""
    rome = f"cities = [2, 4]; wonders = {{ {wonders} }}"
    assert met("industrious_progressive", rome) is done


# Cities on 0 (A), 2 (B), 4 (C) and 6 (D), all neighbours held; 30, the fort of D.
AROUND = [1, 12, 3, 13, 14, 5, 15, 16, 7, 17, 18]


@pytest.mark.rule("T-WIN-29", "X-40")
@pytest.mark.card("agenda.provincial")
@pytest.mark.parametrize(
    ("cities", "tokens", "done"),
    [
        ([2, 4, 6], AROUND, True),
        ([2, 4, 6], AROUND[:-1], False),  # one of them is not mature
        ([2, 4, 35], [*AROUND, 34, 22, 23, 46], False),  # 35 lies beside the rival capital
        ([2, 4], [*AROUND, 29, 31, 41], False),
        ([2, 4, 30], [*AROUND, 29, 31, 41], False),  # the other fort bars 30
    ],
)
def test_provincial_needs_mature_cities_on_four_tiles(
    cities: list[int], tokens: list[int], done: bool
) -> None:
    """(Terra Incognita p. 16)"""
    assert met("provincial_diversified", f"cities = {cities}; tokens = {tokens}") is done


@pytest.mark.rule("T-WIN-29", "X-51")
@pytest.mark.card("agenda.provincial")
@pytest.mark.parametrize(
    ("cities", "around", "done"),
    [
        ([4, 6, 30], [29, 31, 41, 42], True),  # 6 and the fort both lie on D
        ([2, 4, 30], [29, 31, 41, 42], True),
        ([2, 4, 26], [25, 27, 37, 38], False),  # 2 and 26 both lie on B
    ],
)
def test_a_mature_city_in_a_fort_is_on_a_tile_of_its_own(
    cities: list[int], around: list[int], done: bool
) -> None:
    """(Terra Incognita p. 16) The capital on A is one of the four."""
    rome = f"cities = {cities}; tokens = {sorted({*AROUND, *around} - set(cities))}"
    table = land("provincial_diversified", rome, icons="")
    assert table.marks(0) == ({"provincial_diversified"} if done else set())


@pytest.mark.rule("X-147")
@pytest.mark.card("agenda.provincial", "city_state.antananarivo")
@pytest.mark.parametrize(("turn", "done"), [(0, True), (1, False)])
def test_antananarivo_is_one_of_the_mature_cities_in_its_holders_turn(
    turn: int, done: bool
) -> None:
    """(Terra Incognita pp. 15-16) Q-33"""
    rome = f"cities = [2, 4]; tokens = {AROUND}; diplomacy = 'antananarivo'"
    table = land("provincial_diversified", rome, f"turn = {turn}", ', 6 = "antananarivo"')
    assert table.marks(0) == ({"provincial_diversified"} if done else set())


@pytest.mark.rule("X-147")
@pytest.mark.card("city_state.antananarivo")
@pytest.mark.parametrize(("turn", "done"), [(0, True), (1, False)])
def test_antananarivo_is_the_eighth_city_in_its_holders_turn(turn: int, done: bool) -> None:
    """(Terra Incognita p. 15) Q-33"""
    rome = "cities = [2, 4, 26, 28, 38, 40]; diplomacy = 'antananarivo'"
    table = land("civilized_money_grubber", rome, f"turn = {turn}", ', 6 = "antananarivo"')
    assert table.marks(0) == ({"civilized_money_grubber"} if done else set())


@pytest.mark.rule("T-WIN-30")
@pytest.mark.card("agenda.diversified")
@pytest.mark.parametrize(
    ("wonders", "done"),
    [
        ("petra = 0, alhambra = 2, kremlin = 4", False),
        ("petra = 0, stonehenge = 2, kremlin = 4", True),
        ("big_ben = 0, stonehenge = 2, alhambra = 4", True),
    ],
)
def test_diversified_needs_wonders_of_three_types(wonders: str, done: bool) -> None:
    """(Terra Incognita p. 16)"""
    rome = f"cities = [2, 4]; wonders = {{ {wonders} }}"
    assert met("provincial_diversified", rome) is done


@pytest.mark.card("agenda.hoarder", "diplomacy.embassy")
def test_a_resource_that_is_gained_completes_hoarder_at_once() -> None:
    """(base p. 14) The embassy brings the fifth; the card is marked before the turn goes on."""
    row = "row = 'growth culture science industry military economy'"
    rome = f"{row}; caravans = [46]; diplomacy = 'embassy-1'; resources = 'oil oil marble marble'"
    table = land("diplomatic_hoarder", rome).play("economy", "move_caravan=47")
    table.play("add_trade=culture", "add_trade=culture", "pass", "add_trade=culture")
    assert table.at("gain_resource", seat=0).marks(0) == set()
    table.play("oil")
    assert table.marks(0) == {"diplomatic_hoarder"}
