"""Leaders of the expansion that count on the map: England, Inca, Indonesia, the Netherlands,
Nubia."""

import pytest

from tests.dawn.terra.battles import PLAIN_LAND, marching, strip
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange

# England


BUILDING = {"LEADER": "england", "ROW": row_of_six("industry", 5)}


def england(tiles: str = "aaaabbbcc", **words: str) -> Table:
    """A strip of tiles; England, with its capital on the first, is about to build a city."""
    plain = {"MINE": "tokens = [3]", "EXTRA": f'tiles = "{tiles}"'}
    table = strip(PLAIN_LAND, 5, **BUILDING | plain | words)
    return table.play("choose_card=industry", "build=city")


@pytest.mark.card("leader.england")
def test_a_city_of_england_alone_on_its_tile_may_get_a_reinforced_token_beside_it() -> None:
    """(Terra Incognita p. 4)"""
    table = england().play("build_city=5").at("token_beside_city", seat=0)
    assert table.offered == ["4", "6", "pass"]
    table.play("6").at("choose_card", seat=1)
    assert table.tokens(0) == {3, 6}
    assert table.reinforced(0) == {6}


@pytest.mark.card("leader.england")
def test_england_may_do_without_the_token() -> None:
    """(Terra Incognita p. 14)"""
    table = england().play("build_city=5", "pass").at("choose_card", seat=1)
    assert table.tokens(0) == {3}


@pytest.mark.card("leader.england")
@pytest.mark.parametrize(
    ("tiles", "theirs"), [("aaaaaaacc", ""), ("aaaabbbbb", ""), ("aaaabbbbc", "cities = [7]")]
)
def test_england_gets_no_token_where_there_is_another_city_on_the_tile(
    tiles: str, theirs: str
) -> None:
    """(Terra Incognita p. 4) Its own capital, a rival's, a rival's city."""
    table = england(tiles, THEIRS=theirs).play("build_city=5").at("choose_card", seat=1)
    assert table.tokens(0) == {3}


@pytest.mark.card("leader.england")
def test_a_city_state_on_the_tile_does_not_keep_england_from_its_token() -> None:
    """(Terra Incognita p. 4)"""
    extra = 'tiles = "aaaabbbbc"\nicons = { 7 = "kabul" }'
    england(EXTRA=extra).play("build_city=5").at("token_beside_city", seat=0)


@pytest.mark.card("leader.england")
def test_england_s_token_goes_where_a_control_token_may_and_no_slot_limits_it() -> None:
    """(Terra Incognita pp. 4, 11) Not to a rival army; a mountain will do in slot 1."""
    land = "g g g g m g m g g"
    words = {"ROW": row_of_six("industry", 1), "THEIRS": "armies = [6]", "LAND": land}
    table = strip(
        PLAIN_LAND,
        5,
        **BUILDING | words,
        EXTRA='tiles = "aaaabbbcc"',
        MINE='tokens = [3]\ncaravans = [5]\ncards = "animal_husbandry_terra"',
    )
    table.play("choose_card=industry", "build=on-figure", "build_city=5")
    table.at("token_beside_city", seat=0)
    assert table.offered == ["4", "pass"]


@pytest.mark.card("leader.england")
def test_cities_of_other_leaders_and_captured_cities_bring_no_token() -> None:
    """(Terra Incognita pp. 4, 11)"""
    england(LEADER="rome").play("build_city=5").at("choose_card", seat=1)
    words = {"LEADER": "england", "EXTRA": 'tiles = "aaaabbbcc"', "MINE": "armies = [4]"}
    for theirs in ("cities = [5]", ""):
        fort = {"EXTRA": 'tiles = "aaaabbbcc"\nicons = { 5 = "fort" }', "LAND": "g g g g g f g g g"}
        table = marching(PLAIN_LAND, 5, **words | ({} if theirs else fort), THEIRS=theirs)
        table.play("move_army=5", "attack_die=6", "defence_die=1").at("choose_card", seat=1)
        assert table.cities(0) == {0, 5}
        assert table.tokens(0) == set()


@pytest.mark.card("leader.england")
def test_a_city_of_the_industrial_zone_is_built_and_brings_england_its_token() -> None:
    """(Terra Incognita p. 9) Outside of any turn."""
    table = strip(
        PLAIN_LAND,
        5,
        LEADER="england",
        EXTRA='tiles = "aaaabbbcc"\nat = "round"',
        MINE="districts = { industrial_zone = 3 }\ntrade = { industry = 3 }",
    )
    table.play("industrial_zone=city", "industrial_zone_city=5").at("token_beside_city", seat=0)
    assert table.play("4").reinforced(0) == {4}


# Inca

# The capital on 3; the mountain 4 beside it has around it water 0, mountain 1, capital 3, hills 5,
# grassland 8 and desert 9. Beyond mountain 1 there is a fort, 2.
ANDES = """
    edition = "terra-incognita"
    map = '''
     w m f
    g m h g . . . g
     g d g
    '''
    icons = { 2 = "fort"ICONS }
    EXTRA
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    capital = 3
    MINE
    [[seat]]
    leader = "france"
    capital = 7
    THEIRS
"""


def andes(leader: str = "inca", card: str = "culture", **words: str) -> Table:
    plain = {"EXTRA": "", "ICONS": "", "MINE": "", "THEIRS": "", "ROW": row_of_six(card, 5)}
    return arrange(ANDES, **plain | {"LEADER": leader} | words)


@pytest.mark.card("leader.inca")
def test_a_token_of_the_inca_on_a_mountain_lets_another_be_placed_beside_it() -> None:
    """(Terra Incognita p. 4) And so on from the next mountain; the tokens of the card go on."""
    table = andes().play("choose_card=culture", "place_token=4").at("place_token", seat=0)
    assert set(table.offered) == {"1", "5", "8", "9", "pass"}
    table.play("1").at("place_token", seat=0)
    assert set(table.offered) == {"5", "pass"}  # neither the water nor the fort
    table.play("5").at("place_token", seat=0)  # hills set off nothing: the card's second token
    assert set(table.offered) == {"8", "pass"}
    table.play("8").at("choose_card", seat=1)
    assert table.tokens(0) == {1, 4, 5, 8}
    assert table.reinforced(0) == set()


@pytest.mark.card("leader.inca")
def test_the_inca_chain_keeps_off_barbarians_and_rival_armies_and_may_be_declined() -> None:
    """(Terra Incognita pp. 11, 14)"""
    table = andes(ICONS=', 9 = "A"', THEIRS="armies = [8]\ntokens = [5]")
    table.play("choose_card=culture", "place_token=4")
    assert set(table.offered) == {"1", "pass"}
    table.play("pass").at("choose_card", seat=1)
    assert table.tokens(0) == {4}


@pytest.mark.card("leader.inca")
def test_only_mountains_and_only_the_inca_s_own_tokens_set_off_a_chain() -> None:
    """(Terra Incognita p. 4)"""
    table = andes().play("choose_card=culture", "place_token=8").at("place_token", seat=0)
    assert set(table.offered) == {"4", "pass"}
    table = andes("rome").play("choose_card=culture", "place_token=4").at("place_token", seat=0)
    assert set(table.offered) == {"8", "pass"}


@pytest.mark.card("leader.inca")
def test_no_slot_limits_the_inca_chain() -> None:
    """(Terra Incognita p. 9) Set off by a theater square, outside of any turn."""
    table = andes(
        EXTRA='at = "round"\nevent = 1', MINE="districts = { theater_square = 5 }", ROW=row_of_six(
            "culture", 1
        )
    )  # fmt: skip
    table.play("theater_square=district", "place_token=4").at("place_token", seat=0)
    assert set(table.offered) == {"1", "8", "9", "pass"}
    table.play("1").at("choose_card", seat=0)
    assert table.tokens(0) == {1, 4, 5}


@pytest.mark.card("leader.inca")
def test_a_district_of_the_inca_on_a_free_mountain_sets_off_a_chain_of_plain_tokens() -> None:
    """(Terra Incognita p. 9; Q-17) But not where it replaces a token."""
    place = ("choose_card=growth", "growth=district", "choose_district=campus", "place_district=4")
    table = andes(card="growth").play(*place).at("place_token", seat=0)
    table.play("1", "pass").at("choose_card", seat=1)
    assert table.tokens(0) == {1, 4}
    assert table.s.districts[0].count(-1) == 4
    table = andes(card="growth", MINE="tokens = [4]").play(*place).at("choose_card", seat=1)
    assert table.tokens(0) == {4}


@pytest.mark.card("leader.inca")
def test_a_captured_mountain_sets_off_no_chain() -> None:
    """(Terra Incognita p. 4) The token is replaced, not placed."""
    table = andes(card="military", THEIRS="tokens = [4]")
    table.play("choose_card=military", "move_army=4", "attack_die=6", "defence_die=1")
    table.at("choose_card", seat=1)
    assert table.tokens(0) == {4}


# Indonesia


@pytest.mark.card("leader.indonesia")
@pytest.mark.parametrize(("leader", "reached"), [("indonesia", {0, 1, 2, 3}), ("rome", set())])
def test_water_is_open_to_indonesia_s_armies_and_caravans(leader: str, reached: set[int]) -> None:
    """(Terra Incognita p. 10) With the cards of level I, which open none."""
    land = "g w w g m m m m g"
    words = {"LEADER": leader, "LAND": land}
    table = strip(PLAIN_LAND, 5, **words, ROW=row_of_six("military", 3))
    table.play("choose_card=military")
    assert (table.spaces if table.asked == "move_army" else set()) == reached
    # for caravans the waters of the edge lie next to each other, so they get farther
    table = strip(PLAIN_LAND, 5, **words, ROW=row_of_six("economy", 3)).play("choose_card=economy")
    assert (table.spaces if table.asked == "move_caravan" else set()) == reached


@pytest.mark.card("leader.indonesia")
def test_for_indonesia_s_caravans_all_water_on_the_edge_is_one_sea() -> None:
    """(Terra Incognita p. 12) Three spaces: into the water, to the other water, and out again. An
    army may not."""
    words = {"LEADER": "indonesia", "LAND": "g w g m m m g w g"}
    table = strip(PLAIN_LAND, 5, **words, ROW=row_of_six("economy", 3)).play("choose_card=economy")
    assert table.spaces == {0, 1, 2, 6, 7, 8}
    table.play("8").at("add_trade", seat=0)
    table = strip(PLAIN_LAND, 5, **words, ROW=row_of_six("military", 3))
    assert table.play("choose_card=military").spaces == {0, 1, 2}


ISLAND = """
    edition = "terra-incognita"
    map = '''
      g g g
     EDGE INNER g g
    g g g g w
     g g g g
      g g g
    '''
    [[seat]]
    leader = "indonesia"
    row = "growth culture science economy industry military"
    capital = 16
    caravans = [0]
    [[seat]]
    leader = "france"
    capital = 18
"""


@pytest.mark.card("leader.indonesia")
@pytest.mark.parametrize(("edge", "inner", "far"), [("w", "g", True), ("g", "w", False)])
def test_water_inside_the_map_is_no_part_of_that_sea(edge: str, inner: str, far: bool) -> None:
    """(Terra Incognita p. 12) The water 11 is four spaces from the caravan on 0."""
    table = arrange(ISLAND, EDGE=edge, INNER=inner).play("choose_card=economy")
    assert {3, 4} <= table.spaces
    assert (11 in table.spaces) == far


# The Netherlands

# The district on 3 is ringed by water 0, grassland 1, water 2, grassland 4, 8, 9; water 5 borders
# no district. The capital stands apart on 6, the rival's on 7.
POLDER = """
    edition = "terra-incognita"
    at = "round"
    event = 1
    map = '''
     w g
    w g FOUR w . . g . . . g
     g g
    '''
    [[seat]]
    leader = "LEADER"
    capital = 6
    tokens = [4]
    districts = { DISTRICT = 3 }
    [[seat]]
    leader = "france"
    capital = 7
"""
GAINS = [
    ("campus", "m", (), "science"),
    ("commercial_hub", "d", ("commercial_hub=deserts",), "economy"),
    ("industrial_zone", "f", (), "industry"),
]


@pytest.mark.card("leader.netherlands")
@pytest.mark.parametrize(("district", "terrain", "answers", "card"), GAINS)
@pytest.mark.parametrize(("leader", "polders"), [("netherlands", 2), ("rome", 0)])
def test_water_beside_dutch_districts_counts_as_friendly_and_of_every_terrain(
    district: str, terrain: str, answers: tuple[str, ...], card: str, leader: str, polders: int
) -> None:
    """(Terra Incognita p. 9) Besides the friendly space of the right terrain there may be."""
    for ground, more in (("g", 0), (terrain, 1)):
        table = arrange(POLDER, LEADER=leader, DISTRICT=district, FOUR=ground).play(*answers)
        assert table.trade(0).get(card, 0) == polders + more


@pytest.mark.card("leader.netherlands")
def test_dutch_water_counts_only_for_the_district_it_borders() -> None:
    """(Terra Incognita p. 9) The campus has none of the water beside the theater square."""
    text = POLDER.replace("DISTRICT = 3", "theater_square = 3, campus = 9")
    table = arrange(text, LEADER="netherlands", FOUR="g").play("next_district=campus")
    assert table.trade(0) == {}


# Nubia


NUBIA = {"ROW": row_of_six("growth", 1), "MINE": "tokens = [1]\ndistricts = { campus = 2 }"}


@pytest.mark.card("leader.nubia")
@pytest.mark.rule("X-100")
def test_nubia_resolves_a_district_when_it_resets_the_growth_card() -> None:
    """(Terra Incognita p. 9) There is no "may" on its sheet, and here no choice."""
    table = strip(PLAIN_LAND, 5, LEADER="nubia", LAND="g g m g g g g g g", **NUBIA)
    table.play("choose_card=growth", "growth=pass").at("choose_card", seat=1)
    assert table.slots(0)[0] == "irrigation"
    assert table.trade(0) == {"science": 1}


@pytest.mark.card("leader.nubia")
def test_nubia_may_resolve_the_district_it_has_just_placed() -> None:
    """(Terra Incognita p. 9) Of two it picks one; those not on the map are not offered."""
    table = strip(PLAIN_LAND, 5, LEADER="nubia", **NUBIA).play("choose_card=growth")
    table.play("growth=district", "choose_district=theater_square", "place_district=1")
    table.at("resolve_district", seat=0)
    assert set(table.offered) == {"campus", "theater_square"}
    table.play("theater_square", "theater_square=district", "place_token=3")
    table.at("choose_card", seat=1)
    assert table.tokens(0) == {1, 2, 3}


@pytest.mark.card("leader.nubia")
def test_nubia_resolves_no_district_with_other_cards_or_without_a_reset() -> None:
    """(Terra Incognita pp. 9, 13) Capitalism does not reset the growth card it resolves."""
    table = strip(PLAIN_LAND, 5, LEADER="nubia", **NUBIA)
    table.play("choose_card=culture").at("choose_card", seat=1)
    words = {"MINE": NUBIA["MINE"] + '\ncards = "capitalism"', "LEADER": "nubia"}
    table = strip(PLAIN_LAND, 5, **words).play("choose_card=economy")
    while table.asked == "move_caravan":
        table.play("pass")
    table.play("resolve_another=growth", "growth=pass").at("choose_card", seat=1)
    strip(PLAIN_LAND, 5, LEADER="rome", **NUBIA).play("choose_card=growth", "growth=pass").at(
        "choose_card", seat=1
    )


@pytest.mark.card("leader.nubia")
def test_nubia_without_districts_is_asked_nothing() -> None:
    """(Terra Incognita p. 9)"""
    table = strip(PLAIN_LAND, 5, LEADER="nubia", MINE="tokens = [1]")
    table.play("choose_card=growth", "growth=pass").at("choose_card", seat=1)
