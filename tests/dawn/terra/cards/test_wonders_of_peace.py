"""Culture and economy wonders of the expansion (Terra Incognita pp. 2, 12, 13; base p. 13)."""

import pytest

from tests.dawn.terra.battles import CARD, PLAIN_LAND, marching, strip
from tests.dawn.terra.six import row_of_six
from tests.dawn.terra.works import building, works
from tests.table import Table, arrange

# Colosseum


@pytest.mark.card("wonder.colosseum")
def test_the_colosseum_reinforces_a_token_beside_a_friendly_city_at_turn_start() -> None:
    """(base p. 13) Any one; farther tokens and those of rivals are out of reach."""
    table = works(
        MINE="cities = [9]\ntokens = [0, 10, 16]\nreinforced = [7]\nwonders = { colosseum = 9 }\n"
        "districts = { campus = 3 }",
        THEIRS="tokens = [2]",
    )
    table.at("use_ability", seat=0).play("colosseum").at("reinforce", seat=0)
    assert table.offered == ["0", "3", "10", "16", "pass"]
    table.play("10").at("choose_card", seat=0)
    assert table.reinforced(0) == {7, 10}


@pytest.mark.card("wonder.colosseum")
def test_the_colosseum_reaches_no_token_away_from_cities_and_need_not_be_used() -> None:
    """(base p. 13)"""
    mine = "tokens = [0, 9]\nwonders = { colosseum = 6 }"
    table = works(MINE=mine).play("use_ability=colosseum").at("reinforce", seat=0)
    assert table.offered == ["0", "pass"]
    assert table.play("pass").at("choose_card", seat=0).reinforced(0) == set()
    works(MINE=mine).play("use_ability=pass").at("choose_card", seat=0)


# Taj Mahal


@pytest.mark.card("wonder.taj_mahal")
@pytest.mark.parametrize(
    ("card", "more", "slot"),
    [
        ("science", "", 2),
        ("science", ", oracle = 2", 3),
        ("science", ", oracle = 2, pyramids = 4", 4),
        ("science", ", oracle = 2, pyramids = 4, kremlin = 5, oxford_university = 7", 5),
        ("science", ", petra = 2, colossus = 4, stonehenge = 5", 2),
    ],
)
def test_with_the_taj_mahal_a_card_is_shifted_by_each_wonder_of_its_type(
    card: str, more: str, slot: int
) -> None:
    """(Terra Incognita p. 13)"""
    table = strip(
        PLAIN_LAND,
        5,
        ROW=row_of_six(card, 2),
        MINE=f"tech = 14\ncities = [2, 4, 5, 7]\nwonders = {{ taj_mahal = 0{more} }}",
    )
    if table.asked == "use_ability":
        table.play("pass")
    assert table.play("choose_card=science").s.dial[0] == 14 + slot


@pytest.mark.card("wonder.taj_mahal")
@pytest.mark.parametrize(("card", "slot"), [("culture", 3), ("growth", 2)])
def test_the_taj_mahal_counts_itself_for_culture_and_nothing_for_growth(
    card: str, slot: int
) -> None:
    """(Terra Incognita p. 13) The forest 2 takes a token in slot 3, the hills 1 in slot 2."""
    table = strip(
        "g h f g g g g g g",
        5,
        ROW=row_of_six(card, 2),
        MINE="cities = [3]\nwonders = { taj_mahal = 0 }",
    )
    table.play(f"choose_card={card}")
    if card == "growth":
        table.play("growth=district", "choose_district=campus")
    assert table.spaces == ({1, 2, 4} if slot == 3 else {1, 4})


# Cristo Redentor


@pytest.mark.card("wonder.cristo_redentor")
@pytest.mark.rule("T-ARX-09", "X-105")
def test_cristo_redentor_replaces_a_rival_city_within_three_spaces_of_it() -> None:
    """(Terra Incognita p. 11) No capital, no city farther off, none with an army in it. There is no
    "may" on the card."""
    table = building(
        "cristo_redentor",
        CARDS="",
        RIVAL="france",
        THEIRS="cities = [1, 9, 10, 15]\narmies = [15]\ncaravans = [9]\nwonders = { oracle = 9 }",
    ).at("swap_city", seat=0)
    assert table.offered == ["1", "9"]
    table.play("9").at("choose_card", seat=1)
    assert table.cities(0) == {6, 9}
    assert table.cities(1) == {1, 10, 12, 15}
    assert table.wonders(0) == {"cristo_redentor", "oracle"}
    assert table.s.caravans[1] == (9,)  # no attack: nothing is swept


@pytest.mark.card("wonder.cristo_redentor")
def test_cristo_redentor_counts_from_its_own_space() -> None:
    """(base p. 13) Put under the city 10, it reaches 8 but not 13."""
    table = building("cristo_redentor", MINE="cities = [10]", THEIRS="cities = [8, 13]")
    table.play("wonder_city=10").at("choose_card", seat=1)
    assert table.cities(0) == {6, 8, 10}
    assert table.cities(1) == {12, 13}


@pytest.mark.card("wonder.cristo_redentor")
def test_cristo_redentor_spares_capitals_and_needs_an_unused_city() -> None:
    """(Terra Incognita p. 11, base p. 15)"""
    building("cristo_redentor", MINE="cities = [10]").play("wonder_city=10").at(
        "choose_card", seat=1
    )
    all_seven = "cities = [0, 2, 4, 8, 10, 14, 16]"
    building("cristo_redentor", MINE=all_seven, THEIRS="cities = [18]").play("wonder_city=10").at(
        "choose_card", seat=1
    )


@pytest.mark.card("wonder.cristo_redentor")
def test_who_captures_cristo_redentor_uses_it_anew() -> None:
    """(Terra Incognita p. 14)"""
    table = marching(
        PLAIN_LAND,
        5,
        MINE="armies = [1]",
        THEIRS="cities = [2, 4]\nwonders = { cristo_redentor = 2 }",
    )
    table.play("move_army=2", "attack_die=6", "defence_die=1")
    assert table.cities(0) == {0, 2, 4}


@pytest.mark.card("wonder.cristo_redentor", "diplomacy.non_aggression_pact")
def test_replacing_a_city_breaks_a_pact_as_an_attack_does() -> None:
    """(Terra Incognita p. 3) Its holder may return the card; and he may not do so to the giver."""
    theirs = 'cities = [9]\ndiplomacy = "non_aggression_pact-0"'
    table = building("cristo_redentor", THEIRS=theirs)
    table.at("break_pact", seat=1).play("growth")
    assert table.diplomacy(1) == set()
    assert table.slots(1)[0] == "masonry_terra"
    assert table.cities(0) == {6, 9}
    building(
        "cristo_redentor", MINE='diplomacy = "non_aggression_pact-1"', THEIRS="cities = [9]"
    ).at("choose_card", seat=1)


@pytest.mark.card("wonder.cristo_redentor", "wonder.forbidden_city")
def test_another_wonder_built_does_not_use_cristo_redentor_again() -> None:
    """(base p. 13)"""
    mine = "cities = [2]\nwonders = { cristo_redentor = 2 }"
    table = building("forbidden_city", MINE=mine, THEIRS="cities = [9]").at("choose_card", seat=1)
    assert table.cities(0) == {2, 6}
    assert table.cities(1) == {9, 12}


# Apadana


@pytest.mark.card("wonder.apadana")
def test_apadana_does_not_explore_from_a_fort() -> None:
    """(Terra Incognita p. 5) A fort is no tile; the one on 0 lies on the edge."""
    table = building("apadana", ICONS='0 = "fort"', EXTRA='stack_bottom = "8"')
    assert 0 not in table.at("explore_from", seat=0).spaces
    assert 1 in table.spaces


@pytest.mark.card("wonder.apadana")
@pytest.mark.rule("X-154", "T-EXP-07")
def test_the_apadana_explores_from_an_edge_space_and_puts_a_token_on_the_new_tile() -> None:
    """(Terra Incognita p. 12) No capital star is needed, no figure and no movement."""
    table = building("apadana", EXTRA='stack_bottom = "5 8"').at("explore_from", seat=0)
    edge = set(range(19)) - {7, 8, 9, 10, 11}
    assert table.spaces == edge
    table.play("2").at("place_tile", seat=0)
    table.play(table.offered[0]).at("place_token", seat=0)
    board = table.s.board
    assert table.spaces
    icons = {space for bits in board.resource_icons for space in range(64) if bits >> space & 1}
    for space in table.spaces:
        assert space >= 19
        assert board.land >> space & 1
        assert space not in icons
    space = min(table.spaces)
    assert table.play(str(space)).at("choose_card", seat=1).tokens(0) == {space}
    assert table.s.bottom == (8,)
    assert len(table.s.board.map.cells) > 19


@pytest.mark.card("wonder.apadana")
def test_the_apadana_s_token_needs_an_empty_space() -> None:
    """(base p. 7) Neither a resource nor a barbarian nor a city-state nor water."""
    for tile in (1, 3, 5, 6, 13, 18, 20):
        table = building("apadana", EXTRA=f'stack_bottom = "{tile}"').play("explore_from=2")
        table.play(table.offered[0])
        s = table.s
        taken = {space for space in s.barbarians if space >= 0}
        taken |= set(s.board.city_state_spaces.values()) | set(s.board.natural_spaces.values())
        for spaces in s.resources_on:
            taken |= {space for space in range(64) if spaces >> space & 1}
        new = set(range(19, len(s.board.map.cells)))
        land = {space for space in new if s.board.land >> space & 1}
        assert table.spaces == land - taken


@pytest.mark.card("wonder.apadana")
def test_the_apadana_explores_without_a_may_but_needs_a_tile_to_draw() -> None:
    """(Terra Incognita p. 12)"""
    table = building("apadana", EXTRA='stack_bottom = "5"').at("explore_from", seat=0)
    assert "pass" not in table.offered
    building("apadana").at("choose_card", seat=1)


@pytest.mark.card("wonder.apadana")
@pytest.mark.rule("T-EXP-13", "T-EXP-14")
def test_a_tile_of_the_apadana_that_fits_nowhere_goes_on_top_and_brings_no_token() -> None:
    """(Terra Incognita p. 12) Three spaces cannot be touched in four places."""
    table = arrange(f"""
        edition = "terra-incognita"
        map = "g g g"
        face_up = "apadana"
        stack_bottom = "5 6"
        [[seat]]
        leader = "rome"
        row = "{row_of_six("industry", 5)}"
        cards = "nationalism"
        capital = 0
        resources = "marble"
        [[seat]]
        leader = "france"
        capital = 2
    """)
    table.play("choose_card=industry", "build=wonder", "pay=marble").at("explore_from", seat=0)
    table.play("1").at("choose_card", seat=1)
    assert table.s.top == (5,)
    assert table.s.bottom == (6,)


@pytest.mark.card("wonder.apadana")
def test_the_apadana_explores_from_tiles_not_from_forts_and_its_captor_explores_too() -> None:
    """(Terra Incognita pp. 11, 12, 14)"""
    table = marching(
        "g g g f g g g g g",
        5,
        EXTRA='icons = { 3 = "fort" }\nstack_bottom = "5"',
        MINE="armies = [1]",
        THEIRS="cities = [2]\nwonders = { apadana = 2 }",
    )
    table.play("move_army=2", "attack_die=6", "defence_die=1").at("explore_from", seat=0)
    assert table.spaces == {0, 1, 2, 4, 5, 6, 7, 8}


# Kilwa Kisiwani and Országház


def visit(wonder: str, space: int, **words: str) -> Table:
    """Seat 0's caravan arrives at a space of the strip; its usual trade tokens are placed."""
    mine = f"caravans = [3]\nwonders = {{ {wonder} = 0 }}\n"
    words = words | {"MINE": mine + words.get("MINE", ""), "ROW": row_of_six("economy", 5)}
    table = strip(PLAIN_LAND, 5, **words).play("choose_card=economy", f"move_caravan={space}")
    if table.asked == "add_trade":
        table.play("culture", "culture")
    return table


@pytest.mark.card("wonder.kilwa_kisiwani")
@pytest.mark.parametrize("answer", ["kabul", "pass"])
def test_kilwa_kisiwani_adds_a_trade_token_on_any_card_at_city_states(answer: str) -> None:
    """(base p. 9) Besides the two on the card of the city-state's type."""
    table = visit("kilwa_kisiwani", 4, EXTRA='icons = { 4 = "kabul" }')
    table.play(f"take_diplomacy={answer}").at("add_trade", seat=0)
    assert len(table.offered) == 6
    table.play("growth").at("choose_card", seat=1)
    assert table.trade(0) == {"military": 2, "growth": 1}


@pytest.mark.card("wonder.kilwa_kisiwani")
def test_kilwa_kisiwani_adds_nothing_at_the_cities_of_rivals() -> None:
    """(base p. 9) One on a conquered city-state included."""
    table = visit("kilwa_kisiwani", 4, THEIRS="cities = [4]").play("take_diplomacy=pass")
    table.at("choose_card", seat=1)
    conquered = {
        "EXTRA": 'icons = { 4 = "kabul" }',
        "THEIRS": 'cities = [4]\ncity_states = "kabul"',
    }
    table = visit("kilwa_kisiwani", 4, **conquered).play("take_diplomacy=pass")
    assert table.at("choose_card", seat=1).trade(0) == {"culture": 2}


@pytest.mark.card("wonder.kilwa_kisiwani")
def test_kilwa_kisiwani_adds_nothing_when_a_rival_reaches_a_city_state() -> None:
    """(base p. 13)"""
    mine, theirs = "wonders = { kilwa_kisiwani = 0 }", "caravans = [5]"
    table = strip(EXTRA='icons = { 4 = "kabul" }\nturn = 1', MINE=mine, THEIRS=theirs)
    table.play("choose_card=economy", "move_caravan=4", "take_diplomacy=pass")
    assert table.at("choose_card", seat=0).trade(0) == {}


@pytest.mark.card("wonder.orszaghaz")
def test_orszaghaz_conquers_a_city_state_its_caravan_has_reached() -> None:
    """(base pp. 9, 11) After the rewards; the card just taken is lost, and nobody fights."""
    words = {"EXTRA": 'icons = { 4 = "kabul" }', "THEIRS": 'diplomacy = "kabul"'}
    table = visit("orszaghaz", 4, **words).play("take_diplomacy=kabul").at("conquer_now", seat=0)
    assert table.diplomacy(0) == {"kabul"}
    table.play("yes").at("choose_card", seat=1)
    assert table.cities(0) == {0, 4}
    assert table.city_states(0) == {"kabul"}
    assert table.diplomacy(0) == table.diplomacy(1) == set()
    assert table.trade(0) == {"military": 2}
    assert table.s.caravans[0] == (CARD,)
    assert table.s.strongest[0] == 0


@pytest.mark.card("wonder.orszaghaz")
def test_orszaghaz_need_not_conquer_and_serves_at_city_states_alone() -> None:
    """(base p. 13)"""
    table = visit("orszaghaz", 4, EXTRA='icons = { 4 = "kabul" }')
    table.play("take_diplomacy=kabul", "conquer_now=no").at("choose_card", seat=1)
    assert table.cities(0) == {0}
    assert table.diplomacy(0) == {"kabul"}
    conquered = {
        "EXTRA": 'icons = { 4 = "kabul" }',
        "THEIRS": 'cities = [4]\ncity_states = "kabul"',
    }
    visit("orszaghaz", 4, **conquered).play("take_diplomacy=pass").at("choose_card", seat=1)


@pytest.mark.card("wonder.orszaghaz", "wonder.kilwa_kisiwani")
def test_orszaghaz_without_an_unused_city_places_a_reinforced_token() -> None:
    """(base p. 15) With Kilwa Kisiwani its token comes as well."""
    table = works(
        ICONS='8 = "kabul"',
        ROW=row_of_six("economy", 5),
        MINE="caravans = [7]\ncities = [2, 4, 10, 13, 15, 17, 0]\n"
        "wonders = { orszaghaz = 2, kilwa_kisiwani = 4 }",
    )
    table.play("choose_card=economy", "move_caravan=8", "take_diplomacy=pass")
    answers = {"add_trade": "growth", "conquer_now": "yes"}
    for _ in range(2):
        table.play(answers.pop(table.asked))
    assert table.at("choose_card", seat=1).reinforced(0) == {8}
    assert table.city_states(0) == {"kabul"}
    assert table.trade(0) == {"military": 2, "growth": 1}


# Machu Picchu


@pytest.mark.card("wonder.machu_picchu_terra")
@pytest.mark.rule("X-130", "X-132")
@pytest.mark.parametrize(("place", "slot"), [(0, 2), (1, 3), (2, 4), (3, 3), (4, 4), (5, 5)])
def test_machu_picchu_shifts_cards_in_the_first_or_second_slot_by_two(
    place: int, slot: int
) -> None:
    """(Terra Incognita pp. 8, 13) The three leftmost places: two first slots and the second."""
    others = ["growth", "culture", "economy", "industry", "military"]
    table = strip(
        PLAIN_LAND,
        5,
        ROW=" ".join((*others[:place], "science", *others[place:])),
        MINE="tech = 14\nwonders = { machu_picchu_terra = 0 }",
    )
    assert table.play("choose_card=science").s.dial[0] == 14 + slot


@pytest.mark.card("wonder.machu_picchu_terra", "wonder.taj_mahal")
@pytest.mark.rule("X-132", "T-RGT-05")
@pytest.mark.parametrize(("place", "slot"), [(0, 3), (2, 5), (3, 4)])
def test_machu_picchu_and_a_government_add_up(place: int, slot: int) -> None:
    """(Terra Incognita p. 13) Democracy shifts by one; Machu Picchu is counted first."""
    others = ["growth", "culture", "economy", "industry", "military"]
    table = strip(
        PLAIN_LAND,
        5,
        ROW=" ".join((*others[:place], "science", *others[place:])),
        MINE='tech = 14\ngovernment = "science"\nwonders = { machu_picchu_terra = 0 }',
    )
    assert table.play("choose_card=science").s.dial[0] == 14 + slot
