"""What is used up or full stops nothing: the rest of the rule goes on (base p. 15)."""

import pytest

from tests.dawn.terra.battles import CARD, PLAIN_LAND, marching, strip
from tests.dawn.terra.six import row_of_six
from tests.dawn.terra.works import building, works
from tests.table import Table, arrange
from ziggurat.games.dawn.content import RESOURCES

FULL = "trade = { growth = 3, culture = 3, science = 3, economy = 3, industry = 3, military = 3 }\n"
WON = ("attack_die=6", "defence_die=1")


def ten(*names: str) -> str:
    """All ten tokens of these resources, for a seat to hold."""
    return f'resources = "{" ".join(name for name in names for _ in range(10))}"\n'


# Resources


@pytest.mark.parametrize("used_up", [(), ("oil",), ("marble", "oil", "diamond"), RESOURCES])
def test_a_resource_type_that_is_used_up_is_not_offered(used_up: tuple[str, ...]) -> None:
    """(base p. 15) Egypt's wheel: an arriving caravan brings a resource, if there is one."""
    table = strip(
        PLAIN_LAND,
        5,
        LEADER="egypt",
        ROW=row_of_six("economy", 5),
        MINE="caravans = [5]",
        THEIRS="cities = [6]\n" + ten(*used_up),
    )
    table.play("choose_card=economy", "move_caravan=6", "culture", "culture")
    table.play("take_diplomacy=pass")
    left = [name for name in RESOURCES if name not in used_up]
    if len(left) > 1:
        assert table.at("gain_resource", seat=0).offered == left
        table.play(left[0])
    table.at("choose_card", seat=1)
    assert table.resources(0) == ({left[0]: 1} if left else {})


FRONTIER = """
    edition = "terra-incognita"
    map = '''
     g g g g g
    g g g g g g
     g g g g g
    '''
    icons = { 7 = "star" }
    STACK
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    capital = 7
    MINE
    [[seat]]
    leader = "france"
    capital = 10
    THEIRS
"""


def frontier(**words: str) -> Table:
    plain = {"STACK": "", "LEADER": "rome", "ROW": row_of_six("military", 5)}
    return arrange(FRONTIER, **plain | {"MINE": "armies = [2]", "THEIRS": ""} | words)


@pytest.mark.rule("X-120")
@pytest.mark.parametrize("used_up", [(), RESOURCES])
def test_icons_of_a_resource_that_is_used_up_stay_bare(used_up: tuple[str, ...]) -> None:
    """(Terra Incognita p. 12) The tile is laid all the same."""
    tokens = 0
    for tile in (3, 5, 8, 10):
        table = frontier(STACK=f'stack_bottom = "{tile}"', THEIRS=ten(*used_up))
        table.play("choose_card=military", "move_army=explore")
        table.play(table.at("place_tile").offered[0])
        assert len(table.s.board.map.cells) >= 26
        tokens += sum(spaces.bit_count() for spaces in table.s.resources_on)
    assert bool(tokens) != bool(used_up)


# The tile stack


@pytest.mark.rule("T-EXP-26")
def test_with_an_empty_stack_nobody_can_explore() -> None:
    """(Terra Incognita p. 12) Neither army nor caravan nor card; one tile left is enough."""
    table = frontier().play("choose_card=military").at("move_army", seat=0)
    assert "explore" not in table.offered
    assert "explore" in frontier(STACK='stack_top = "5"').play("choose_card=military").offered
    table = frontier(MINE="caravans = [2]").play("choose_card=economy").at("move_caravan", seat=0)
    assert "explore" not in table.offered
    table = frontier(
        LEADER="poland",
        STACK="round = 2",
        MINE='cards = "astronomy"\ntech = 14',
        ROW=row_of_six("science", 1),
    )
    table.play("choose_card=science").at("choose_card", seat=1)  # nothing to look at
    assert table.s.dial[0] == 15


def test_the_last_tile_may_be_explored_and_then_no_other() -> None:
    """(Terra Incognita p. 12) The second army has nothing left to draw."""
    two = 'cards = "iron_working_terra"\narmies = [2, 2]'
    table = frontier(STACK='stack_bottom = "5"', MINE=two)
    table.play("choose_card=military", "move_army=explore")
    table.play(table.offered[0]).at("move_army", seat=0).play("pass")
    assert "explore" not in table.at("move_army", seat=0).offered


# Wonder decks


@pytest.mark.rule("T-WON-12", "T-WON-14", "X-169")
def test_an_empty_wonder_deck_shows_nothing_and_gets_no_token() -> None:
    """(Terra Incognita p. 14) The last wonder of a deck is built; then the icon comes."""
    table = building("colosseum", EXTRA='wonder_tokens = "colosseum"').at("choose_card", seat=1)
    assert set(table.s.face_up) == {-1}
    table = strip(PLAIN_LAND, 5, EVENT="2", EXTRA='at = "round"\nface_up = "petra"')
    table.play("change_government=pass", "change_government=pass").at("choose_card", seat=0)
    assert table.s.wonder_tokens.bit_count() == 1
    table = strip(
        PLAIN_LAND, 5, EVENT="2", EXTRA='at = "round"\nface_up = "petra"\nwonder_tokens = "petra"'
    )
    table.play("change_government=pass", "change_government=pass").at("choose_card", seat=0)
    assert set(table.s.face_up) == {-1}
    table.play("choose_card=industry").at("build", seat=0)
    assert table.offered == ["city", "pass"]


# Full cards


@pytest.mark.rule("X-99", "X-138")
def test_with_all_cards_full_a_caravan_s_trade_tokens_are_lost() -> None:
    """(base p. 13) At a rival city and at a city-state; the rest of the arrival goes on."""
    for extra, theirs, card in (("", "cities = [6]", "embassy-1"), ("6", "", "kabul")):
        table = strip(
            PLAIN_LAND,
            5,
            ROW=row_of_six("economy", 5),
            EXTRA=f'icons = {{ {extra} = "kabul" }}' if extra else "",
            MINE=FULL + "caravans = [5]\nwonders = { kilwa_kisiwani = 0 }",
            THEIRS=theirs,
        )
        table.play("choose_card=economy", "spend_token=pass", "move_caravan=6")
        table.play(f"take_diplomacy={card}").at("choose_card", seat=1)
        assert set(table.trade(0).values()) == {3}
        assert table.diplomacy(0) == {card}


def test_with_all_cards_full_a_beaten_barbarian_or_capital_brings_nothing() -> None:
    """(base pp. 11, 13) What is taken from the capital is lost to both."""
    table = marching(
        PLAIN_LAND, 5, LEADER="zulu", EXTRA='icons = { 2 = "A" }', MINE=FULL + "armies = [1]"
    )
    table.play("move_army=2", *WON, "spend_token=pass").at("choose_card", seat=1)
    table = marching("g g g g", 5, MINE=FULL + "armies = [2]", THEIRS="trade = { culture = 2 }")
    table.play("move_army=3", *WON, "spend_token=pass")
    table.play("steal_trade=culture", "steal_trade=culture").at("choose_card", seat=1)
    assert set(table.trade(0).values()) == {3}
    assert table.trade(1) == {}


@pytest.mark.rule("X-99")
@pytest.mark.parametrize("district", ["campus", "commercial_hub", "industrial_zone", "encampment"])
def test_with_all_cards_full_districts_bring_nothing(district: str) -> None:
    """(Terra Incognita p. 9)"""
    table = strip(
        "g m m g g g g g g",
        5,
        EXTRA='at = "round"\nicons = { 3 = "A" }',
        MINE=FULL + f"tokens = [1]\ndistricts = {{ {district} = 2 }}",
    )
    while table.asked != "choose_card":
        table.play(table.offered[0])
    assert set(table.trade(0).values()) == {3}


# Cities and control tokens


SEVEN = "cities = [0, 2, 4, 8, 10, 14, 16]\n"


def test_without_an_unused_city_none_can_be_built() -> None:
    """(base p. 9) Neither by a card, nor on a figure, nor by the industrial zone."""
    table = works(MINE=SEVEN + "caravans = [17]", CARDS="animal_husbandry_terra")
    table.play("choose_card=industry").at("choose_card", seat=1)
    table = works(
        EXTRA='at = "round"',
        MINE=SEVEN + "districts = { industrial_zone = 7 }\ntrade = { industry = 3 }",
    )
    table.at("choose_card", seat=0)


@pytest.mark.rule("X-17", "X-33", "T-FOR-13")
def test_a_conqueror_without_an_unused_city_places_a_token_but_not_on_a_fort() -> None:
    """(base p. 15; Q-01) On a city-state or a rival's city it is reinforced; a fort stays or
    becomes unclaimed, and the army goes back."""
    words = {"ROW": row_of_six("military", 5), "MINE": SEVEN + "armies = [11]"}
    for icons, theirs in (('17 = "kabul"', ""), ("", "cities = [17]")):
        table = works(**words, ICONS=icons, THEIRS=theirs)
        table.play("choose_card=military", "move_army=17")
        if table.asked == "approach":
            table.play("11")
        table.play(*WON).at("choose_card", seat=1)
        assert table.reinforced(0) == {17}
        assert table.s.armies[0] == (17,)
        assert table.cities(1) == {12}
    for theirs in ("", "cities = [17]"):
        table = works(**words, ICONS='17 = "fort"', THEIRS=theirs)
        table.play("choose_card=military", "move_army=17", "approach=11", *WON)
        table.at("choose_card", seat=1)
        assert table.tokens(0) == set()
        assert table.cities(1) == {12}
        assert table.s.armies[0] == (11,)


# A broad land: seat 0 has its capital on 0, seven cities and 34 control tokens, all it has.
_ROWS = 6
_LAND = "\n".join((" " * (row % 2) + "g " * 10).rstrip() for row in range(_ROWS))
BROAD = f"""
    edition = "terra-incognita"
    map = '''
{_LAND}
    '''
    icons = {{ ICONS }}
    VICTORY
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 0
    cities = [CITIES]
    tokens = {list(range(8, 42))}
    armies = [53]
    MINE
    [[seat]]
    leader = "france"
    capital = 59
    THEIRS
"""
ALL_CITIES = ", ".join(map(str, range(1, 8)))


def broad(card: str = "military", **words: str) -> Table:
    plain = {"ICONS": "", "VICTORY": "", "CITIES": ALL_CITIES, "MINE": "", "THEIRS": ""}
    table = arrange(BROAD, **plain | {"ROW": row_of_six(card, 5)} | words)
    return table.play(f"choose_card={card}")


@pytest.mark.rule("X-18", "X-94", "X-95")
@pytest.mark.parametrize("answer", ["8", "pass"])
def test_without_an_unused_token_one_on_the_map_may_be_taken_first(answer: str) -> None:
    """(base p. 15) Who does not want to places none; a beaten token leaves all the same."""
    table = broad(THEIRS="tokens = [54]").play("move_army=54", "approach=53", *WON)
    table.at("take_back_token", seat=0).play(answer).at("choose_card", seat=1)
    mine = set(range(8, 42))
    assert table.tokens(0) == (mine - {8} | {54} if answer == "8" else mine)
    assert table.tokens(1) == set()
    assert table.s.armies[0] == (54,)


@pytest.mark.card("focus.scorched_earth")
@pytest.mark.parametrize("answer", ["8", "pass"])
def test_a_beaten_token_that_is_not_burned_leaves_without_a_successor_too(answer: str) -> None:
    """(base p. 15, Terra Incognita p. 10) Scorched Earth declined is as any other victory."""
    table = broad(MINE="cards = 'scorched_earth'", THEIRS="tokens = [54]")
    if table.asked == "choose_army":
        table.play("53")
    table.play("move_army=54", "approach=53", *WON, "burn=no").at("take_back_token", seat=0)
    table.play(answer)
    assert table.tokens(1) == set()
    assert (54 in table.tokens(0)) == (answer == "8")


@pytest.mark.parametrize("answer", ["8", "pass"])
def test_without_any_unused_piece_a_city_state_can_still_be_attacked(answer: str) -> None:
    """(base p. 15) The conqueror takes a token off the map to place it there, or conquers nothing
    and goes back."""
    table = broad(ICONS='54 = "kabul"').play("move_army=54", "approach=53", *WON)
    table.at("take_back_token", seat=0).play(answer).at("choose_card", seat=1)
    assert table.city_states(0) == ({"kabul"} if answer == "8" else set())
    assert table.reinforced(0) == ({54} if answer == "8" else set())
    assert table.s.armies[0] == ((54,) if answer == "8" else (53,))


def test_without_an_unused_token_cards_that_place_one_may_be_declined() -> None:
    """(base p. 15) Culture; a district is a stock of its own and needs none."""
    table = broad("culture", CITIES="45").at("place_token", seat=0).play("44")
    table.at("take_back_token", seat=0).play("pass").at("place_token", seat=0).play("pass")
    assert table.tokens(0) == set(range(8, 42))
    table = broad("growth", CITIES="45").play("growth=district", "choose_district=campus")
    table.play("place_district=44").at("choose_card", seat=1)
    assert table.tokens(0) == set(range(8, 42)) | {44}


@pytest.mark.parametrize("answer", ["8", "pass"])
def test_without_an_unused_token_an_agenda_is_marked_with_one_from_the_map(answer: str) -> None:
    """(base pp. 12, 15) Winning a fort: Fortified."""
    table = broad(ICONS='54 = "fort"', VICTORY='victory = "fortified"', CITIES="")
    table.play("move_army=54", *WON).at("take_back_token", seat=0)
    table.play(answer)
    assert table.marks(0) == ({"fortified"} if answer == "8" else set())


def test_poland_with_nothing_to_take_is_not_asked() -> None:
    """(base p. 15) A position in which it holds all cards of the other player."""
    cards = "embassy-1 joint_war-1 defensive_pact-1 open_borders_terra-1 non_aggression_pact-1"
    mine = f'diplomacy = "{cards}"'
    strip(PLAIN_LAND, 5, LEADER="poland", MINE=mine).at("choose_card", seat=0)


def test_with_every_army_away_or_beaten_the_military_card_does_nothing() -> None:
    """(Terra Incognita p. 10) Shut in by water and mountains."""
    table = strip("g m g g g g g g g", 4, ROW=row_of_six("military", 4))
    table.play("choose_card=military").at("choose_card", seat=1)
    assert table.s.armies[0] == (CARD,)


def test_a_caravan_at_a_city_whose_owner_has_no_card_left_takes_none() -> None:
    """(base p. 9) Nothing is asked: all five are in the hands of the visitor."""
    cards = "embassy-1 joint_war-1 defensive_pact-1 open_borders_terra-1 non_aggression_pact-1"
    mine = f'diplomacy = "{cards}"\ncaravans = [43]'
    table = broad("economy", CITIES="", MINE=mine, THEIRS="cities = [44]")
    table.play("move_caravan=44", "culture", "culture").at("choose_card", seat=1)
