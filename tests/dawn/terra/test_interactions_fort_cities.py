"""Where the two books meet: a fort is a forest, and its city an ordinary one
(Terra Incognita pp. 8, 9, 11, 12, 16; base pp. 7-13)."""

import pytest

from tests.dawn.terra.battles import CARD, marching, strip
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange
from ziggurat.games.dawn.board import TILE, Board
from ziggurat.games.dawn.content import WONDERS
from ziggurat.games.dawn.data.tiles import CAPITAL, TILES

WIN = ("attack_die=6", "defence_die=1")
FORT = "g g g f g g g g g"  # the fort is space 3
ICON = 'icons = { 3 = "fort" }'
BY_KUMASI = 'icons = { 3 = "fort", 7 = "kumasi" }'
CITY_CARDS = 'victory = "civilized_money_grubber populous_preservationist"'
FORT_CARDS = '\nvictory = "fortified expeditionary"'


def fort(card: str, slot: int = 5, extra: str = "", mine: str = "", theirs: str = "") -> Table:
    """Seat 0 resolves this card in this slot. England: caravans need mature cities to set out."""
    table = strip(
        FORT,
        LEADER="england",
        EXTRA=ICON + extra,
        MINE=mine,
        THEIRS=theirs,
        ROW=row_of_six(card, slot),
    )
    return table.play(f"choose_card={card}")


@pytest.mark.rule("X-40", "X-42")
@pytest.mark.parametrize("card", ["military", "economy"])
@pytest.mark.parametrize("tokens", [[2, 4], [2], [4]])
def test_figures_set_out_from_a_fort_city_once_it_is_mature(card: str, tokens: list[int]) -> None:
    """(Terra Incognita pp. 10-11, base pp. 7-8) Its other sides lie on the map edge."""
    table = fort(card, mine=f"cities = [3]\ntokens = {tokens}")
    assert table.spaces == {0, 1, 2, 3} | ({4, 5, 6} if tokens == [2, 4] else set())


@pytest.mark.rule("X-41", "X-59")
@pytest.mark.parametrize(
    ("icons", "mine", "mature"),
    [
        ('5 = "fort"', "cities = [4]\ntokens = [3]", False),
        ('5 = "fort"', "cities = [4, 5]\ntokens = [3, 6]", False),
        ("", "cities = [4]\ntokens = [3, 5]", True),
    ],
)
def test_a_city_next_to_a_fort_never_matures(icons: str, mine: str, mature: bool) -> None:
    """(base p. 7, Terra Incognita p. 11; Q-19) Not even beside a fort of the same player."""
    table = marching("g g g g g f g g g g", EXTRA=f"icons = {{ {icons} }}", MINE=mine)
    assert table.spaces == {0, 1, 2, 3} | ({4, 5, 6, 7} if mature else set())


@pytest.mark.rule("X-43")
@pytest.mark.parametrize(
    ("cities", "tokens", "marks"),
    [
        ("1, 2, 3, 8", "7, 9, 11", {"populous_preservationist"}),
        ("1, 2, 3, 8", "7, 11", set()),
        ("1, 2, 3, 4, 5, 6", "11", {"populous_preservationist"}),
        (
            "1, 2, 3, 4, 5, 6, 8",
            "11",
            {"populous_preservationist", "civilized_money_grubber"},
        ),
    ],
)
def test_a_fort_city_counts_among_the_seven_and_for_the_agendas_of_cities(
    cities: str, tokens: str, marks: set[str]
) -> None:
    """(Terra Incognita p. 11, base p. 12 and back page) Eight cities with the capital, or five
    mature ones; with all seven on the map there is none left to build."""
    table = strip(
        "g . g . g . g . g . g . g . g f g . g g g g",  # 0 to 6 lie alone, the fort is 8
        EXTRA='icons = { 8 = "fort" }\n' + CITY_CARDS,
        MINE=f"cities = [{cities}]\ntokens = [{tokens}]",
    )
    assert table.marks(0) == marks
    table.play("choose_card=industry").at("choose_card" if len(marks) == 2 else "build")


@pytest.mark.rule("X-43")
def test_a_fort_city_is_a_friendly_space_to_count_from() -> None:
    """(Terra Incognita p. 11, base pp. 7, 9) Else nothing two spaces away is a legal site."""
    fort("industry").at("choose_card", seat=1)
    assert fort("industry", mine="cities = [3]").play("build=city").spaces == {5}


@pytest.mark.rule("X-44")
def test_control_tokens_and_districts_go_next_to_a_fort_city_within_the_usual_limits() -> None:
    """(Terra Incognita p. 11, base p. 8)"""
    assert fort("culture", mine="cities = [3]").at("place_token").spaces == {1, 2, 4}
    table = fort("growth", mine="cities = [3]").play("growth=district", "choose_district=campus")
    assert table.at("place_district").spaces == {1, 2, 4}
    assert fort("culture").at("place_token").spaces == {1}


@pytest.mark.rule("X-45")
@pytest.mark.parametrize(("cities", "trade"), [("cities = [3]", {"industry": 1}), ("", {})])
def test_an_industrial_zone_counts_a_fort_city_as_a_friendly_forest(
    cities: str, trade: dict[str, int]
) -> None:
    """(Terra Incognita pp. 9, 11)"""
    mine = cities + "\ndistricts = { industrial_zone = 2 }"
    table = strip(FORT, EXTRA=ICON + '\nat = "round"', MINE=mine).at("choose_card", seat=0)
    assert table.trade(0) == trade


@pytest.mark.rule("X-45")
@pytest.mark.card("city_state.kumasi")
@pytest.mark.parametrize(("diplomacy", "sites"), [("kumasi", {5}), ("", set())])
def test_what_makes_forest_easier_makes_a_fort_easier(diplomacy: str, sites: set[int]) -> None:
    """(Terra Incognita p. 11) Kumasi: a city is counted through a fort from the first slot."""
    mine = f'cards = "urbanization"\ndiplomacy = "{diplomacy}"'
    table = strip(FORT, LEADER="england", EXTRA=BY_KUMASI, MINE=mine, ROW=row_of_six("industry", 1))
    table.play("choose_card=industry")
    assert table.asked == ("build" if sites else "choose_card")
    if sites:
        assert table.play("build=city").spaces == sites


@pytest.mark.rule("X-46")
@pytest.mark.card("wonder.chichen_itza")
@pytest.mark.parametrize("cities", ["", "cities = [3]"])
def test_no_effect_places_a_control_token_on_a_fort(cities: str) -> None:
    """(Terra Incognita p. 11) Chichen Itza: on any empty forest."""
    mine = cities + '\nwonders = { chichen_itza = 0 }\ndiplomacy = "kumasi"'
    table = strip("g g g f g f g g g", EXTRA=BY_KUMASI, MINE=mine).play("choose_card=culture")
    assert table.at("place_token").spaces == {1, 5} | ({2, 4} if cities else set())


@pytest.mark.rule("X-47")
def test_the_wonder_of_a_fort_city_follows_it() -> None:
    """(Terra Incognita p. 11, base pp. 10-11)"""
    theirs = "cities = [3]\nwonders = { colossus = 3 }"
    mine = "armies = [2]\nwonders = { alhambra = 0 }"
    table = marching(FORT, EXTRA=ICON, MINE=mine, THEIRS=theirs).play("move_army=3", *WIN)
    assert table.wonders(0) == {"alhambra", "colossus"}
    assert table.wonders(1) == set()
    assert table.cities(0) == {0, 3}


@pytest.mark.rule("X-47")
def test_a_wonder_may_be_built_in_a_fort_city() -> None:
    """(Terra Incognita p. 11, base p. 10)"""
    mine = 'cities = [3]\nresources = "oil oil"\nwonders = { alhambra = 0 }'
    table = fort("industry", extra='\nface_up = "petra"', mine=mine).play("build=wonder")
    while table.asked == "pay":
        table.play(table.offered[0])
    assert table.wonders(0) == {"alhambra", "petra"}
    assert WONDERS[table.s.wonder_space.index(3)].slug == "petra"


@pytest.mark.rule("X-48", "X-63")
def test_a_razed_fort_city_leaves_its_wonder_on_an_unclaimed_fort() -> None:
    """(base pp. 12-13, Terra Incognita pp. 8, 11) And the agenda of the fort is lost at once."""
    table = arrange("""
        edition = "terra-incognita"
        map = "g g g f g g g"
        icons = { 3 = "fort" }
        victory = "fortified expeditionary defensive_devastating"
        barbarians = { A = 4 }
        at = "round"
        [[seat]]
        leader = "rome"
        capital = 0
        [[seat]]
        leader = "france"
        capital = 6
        cities = [3]
        wonders = { colossus = 3 }
    """)
    assert table.marks(1) == {"fortified"}
    table.play("barbarian_direction=5").at("choose_card", seat=0)
    assert table.barbarian("A") == 3
    assert table.cities(1) == {6}
    assert table.marks(1) == set()
    assert table.wonders(1) == set()
    assert WONDERS[table.s.wonder_space.index(3)].slug == "colossus"


@pytest.mark.rule("X-48")
@pytest.mark.card("wonder.chichen_itza")
def test_a_wonder_left_on_a_fort_is_regained_by_capturing_it_only() -> None:
    """(base p. 13, Terra Incognita p. 11)"""
    theirs = "wonders = { colossus = 3 }"  # no city of theirs stands there
    mine = "cities = [2]\narmies = [2]\nwonders = { chichen_itza = 0 }"
    assert fort("culture", mine=mine, theirs=theirs).at("place_token").spaces == {1}
    table = fort("military", mine=mine, theirs=theirs)
    assert table.wonders(1) == set()
    table.play("move_army=3", *WIN)
    assert table.wonders(0) == {"chichen_itza", "colossus"}


# Tiles and caravans


@pytest.mark.rule("X-49")
def test_one_explores_from_every_tile_with_a_star_and_from_no_other() -> None:
    """(Terra Incognita p. 12) A rival's capital tile will do."""
    for army, explores in ((1, True), (4, False), (6, True)):
        table = arrange(
            """
            edition = "terra-incognita"
            map = "g g g g g g g g g"
            tiles = "aaabbbccc"
            icons = { 0 = "star", 8 = "star" }
            stack_bottom = "3"
            [[seat]]
            leader = "rome"
            capital = 0
            armies = [ARMY]
            [[seat]]
            leader = "france"
            capital = 8
            """,
            ARMY=str(army),
        )
        table.play("choose_card=military")
        assert ("explore" in table.offered) is explores


@pytest.mark.rule("X-50")
def test_a_capital_star_is_surrounded_by_its_own_tile() -> None:
    """(Terra Incognita p. 5) So a capital touches no fort, no city-state and no other tile."""
    stars = 0
    for number, tile in TILES.items():
        for side in range(2):
            board = Board(((TILE, number, side, 0, 0, 0),))
            stars += len(board.stars)
            assert (tile.kind == CAPITAL) == (len(board.stars) == 1)
            for star in board.stars:
                assert board.map.near[star].bit_count() == 6
                assert not board.city_state_spaces
    assert stars == 10


@pytest.mark.rule("X-51")
def test_a_fort_is_a_tile_of_its_own_for_agendas_but_not_for_exploring() -> None:
    """(Terra Incognita pp. 12, 16)"""
    text = """
        edition = "terra-incognita"
        map = "g f g . g . g . g f g . g"
        tiles = "aaacdeagh"
        icons = { 0 = "star", 1 = "fort", 6 = "fort" }
        victory = "expansionist_prolific provincial_diversified"
        stack_bottom = "3"
        [[seat]]
        leader = "rome"
        capital = 0
        cities = [CITIES]
        armies = [ARMY]
        [[seat]]
        leader = "france"
        capital = 8
    """
    table = arrange(text, CITIES="1, 3, 4, 5, 6", ARMY="1")
    assert "expansionist_prolific" in table.marks(0)
    table.play("choose_card=military")
    assert "explore" not in table.offered
    table = arrange(text, CITIES="2, 3, 4, 5, 6", ARMY="2")
    assert table.marks(0) == set()
    table.play("choose_card=military")
    assert "explore" in table.offered


@pytest.mark.rule("X-52")
def test_a_rival_fort_city_is_a_destination_of_caravans_and_may_be_passed_through() -> None:
    """(Terra Incognita p. 11, base pp. 8-9) Two trade tokens and a diplomacy card."""
    table = fort("economy", mine="caravans = [2]", theirs="cities = [3]")
    assert {3, 4, 5} <= table.spaces
    table.play("move_caravan=3").at("add_trade", seat=0)
    table.play("growth", "culture", "take_diplomacy=embassy-1").at("choose_card", seat=1)
    assert table.s.caravans[0] == (CARD,)
    assert table.trade(0) == {"growth": 1, "culture": 1}


@pytest.mark.rule("X-52")
@pytest.mark.parametrize("mine", ["cities = [3]", ""])
def test_ones_own_fort_city_and_an_unclaimed_fort_are_ordinary_stops(mine: str) -> None:
    """(Terra Incognita p. 11, base p. 8)"""
    table = fort("economy", mine=mine + "\ncaravans = [2]")
    table.play("move_caravan=3").at("choose_card", seat=1)
    assert table.s.caravans[0] == (3,)
    assert table.trade(0) == {}


@pytest.mark.rule("X-53")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("card", ["economy", "military"])
@pytest.mark.parametrize("owner", ["", "mine", "theirs"])
def test_a_fort_is_entered_from_the_third_slot_on(card: str, slot: int, owner: str) -> None:
    """(Terra Incognita p. 11, base p. 8) By caravans and armies, whoever has a city there."""
    mine = "caravans = [2]\narmies = [2]" + ("\ncities = [3]" if owner == "mine" else "")
    theirs = "cities = [3]" if owner == "theirs" else ""
    table = fort(card, slot, mine=mine, theirs=theirs)
    assert (3 in table.spaces) is (slot >= 3)


@pytest.mark.rule("X-54")
@pytest.mark.card("focus.radio")
@pytest.mark.parametrize("army", [False, True])
def test_a_fort_city_swapped_by_an_ability_passes_the_fort_on(army: bool) -> None:
    """(Terra Incognita pp. 8, 11) Without an attack, unless an army stands there."""
    theirs = "cities = [3]" + ("\narmies = [3]" if army else "")
    table = strip(
        FORT,
        LEADER="america",
        EXTRA=ICON + FORT_CARDS,
        ROW=row_of_six("culture", 5),
        MINE='cards = "radio"',
        THEIRS=theirs,
    )
    table.play("choose_card=culture", "place_token=pass")
    if not army:
        table.play("swap_city=3")
    table.at("choose_card", seat=1)
    assert table.cities(0) == ({0} if army else {0, 3})
    assert table.marks(0) == (set() if army else {"fortified"})
    assert table.marks(1) == ({"fortified"} if army else set())
