"""Cards of the base game with the longer focus row, governments and exploration
(Terra Incognita pp. 8, 9, 12, 13)."""

import pytest

from tests.dawn.terra.battles import PLAIN_LAND, strip
from tests.dawn.terra.six import row_of_six
from tests.dawn.terra.works import building, works
from tests.table import arrange

# Governments and second resolutions


@pytest.mark.card("wonder.venetian_arsenal")
@pytest.mark.rule("T-RGT-06", "T-RGT-07", "T-GOV-12")
@pytest.mark.parametrize(
    ("slot", "government", "dials"),
    [(5, "", (5, 1)), (4, 'government = "science"', (5, 1)), (4, "", (4, 0)),
     (5, 'government = "culture"', (5, 1))],
)  # fmt: skip
def test_the_venetian_arsenal_serves_a_card_shifted_into_the_fifth_slot(
    slot: int, government: str, dials: tuple[int, int]
) -> None:
    """(Terra Incognita p. 13) Democracy shifts by one place: from slot 4 to 5, and the second time
    from the leftmost place to the next, which is a first slot too."""
    mine = f"tech = 14\ncities = [2]\nwonders = {{ venetian_arsenal = 0 }}\n{government}"
    table = strip(PLAIN_LAND, 5, ROW=row_of_six("science", slot), MINE=mine)
    table.play("choose_card=science")
    first, again = dials
    assert table.s.dial[0] == 14 + first
    if first == 5:
        table.play("gain_card=pass", "resolve_again=yes")
    assert table.at("choose_card", seat=1).s.dial[0] == 14 + first + again
    assert table.slots(0)[0] == "astrology"


@pytest.mark.card("wonder.venetian_arsenal")
@pytest.mark.rule("T-RGT-07", "T-GOV-17")
def test_the_second_resolution_is_shifted_from_the_leftmost_place() -> None:
    """(Terra Incognita p. 13) Republic: slot 3 to slot 5, then the first slot to the second."""
    table = strip(
        "m g h f g g g g g",
        5,
        ROW=row_of_six("culture", 3),
        MINE='cities = [3]\nwonders = { venetian_arsenal = 0 }\ngovernment = "culture"',
    )
    table.play("choose_card=culture").at("place_token", seat=0)
    assert table.spaces == {1, 2, 4}
    table.play("pass", "resolve_again=yes").at("place_token", seat=0)
    assert table.spaces == {1, 2, 4}
    table = strip(
        "m g f g g g g g g",
        5,
        ROW=row_of_six("culture", 3),
        MINE='cities = [3]\nwonders = { venetian_arsenal = 0 }\ngovernment = "culture"',
    )
    table.play("choose_card=culture", "pass", "resolve_again=yes")
    assert table.spaces == {1, 4}  # the forest is too rough for slot 2


@pytest.mark.card("focus.capitalism")
@pytest.mark.rule("T-EX-15", "T-EX-16", "T-ROW-10", "T-RGT-07", "T-RGT-08")
@pytest.mark.parametrize(("government", "spaces"), [('government = "culture"', {0, 1}), ("", {0})])
def test_capitalism_resolves_the_culture_card_from_the_leftmost_slot_shifted_by_republic(
    government: str, spaces: set[int]
) -> None:
    """(Terra Incognita p. 13) The book's example: as in the second slot, and it is not reset."""
    table = arrange(f"""
        edition = "terra-incognita"
        map = '''
         g h f
        m g m . . g
        '''
        [[seat]]
        leader = "america"
        row = "growth science culture industry military economy"
        cards = "capitalism"
        capital = 4
        {government}
        [[seat]]
        leader = "france"
        capital = 6
    """)
    table.play("choose_card=economy")
    while table.asked == "move_caravan":
        table.play("pass")
    table.at("resolve_another", seat=0)
    assert table.slots(0)[0] == "capitalism"
    table.play("culture").at("place_token", seat=0)
    assert table.spaces == spaces
    table.play("pass").at("choose_card", seat=1)
    assert table.slots(0) == [
        "capitalism", "irrigation", "astrology", "early_empire", "pottery", "masonry_terra",
    ]  # fmt: skip


@pytest.mark.card("wonder.oracle")
@pytest.mark.rule("X-131")
def test_for_the_oracle_the_two_first_slots_are_neighbours() -> None:
    """(Terra Incognita p. 8)"""
    table = works(
        MINE="wonders = { oracle = 6 }", ROW="growth culture science economy military industry"
    )
    table.play("use_ability=oracle", "swap_first=growth").at("swap_second", seat=0)
    assert table.offered == ["culture"]
    table.play("culture")
    assert table.slots(0)[:2] == ["early_empire", "irrigation"]


# Diplomacy, science and the rest


@pytest.mark.card("wonder.potala_palace")
def test_the_potala_palace_allows_four_of_the_five_cards_of_a_player() -> None:
    """(base p. 13) The fifth takes the place of one of them."""
    four = "embassy-1 joint_war-1 defensive_pact-1 open_borders_terra-1"
    for held in (3, 4):
        table = strip(
            PLAIN_LAND,
            5,
            ROW=row_of_six("economy", 5),
            MINE="caravans = [5]\nwonders = { potala_palace = 0 }\n"
            f'diplomacy = "{" ".join(four.split()[:held])}"',
            THEIRS="cities = [6]",
        )
        table.play("choose_card=economy", "move_caravan=6", "culture", "culture")
        table.play("take_diplomacy=non_aggression_pact-1")
        if held == 4:
            table.at("return_diplomacy", seat=0).play("embassy-1")
        table.at("choose_card", seat=1)
        assert len(table.diplomacy(0)) == 4
        assert "non_aggression_pact-1" in table.diplomacy(0)


@pytest.mark.card("wonder.potala_palace")
def test_the_potala_palace_takes_no_fifth_card_when_it_is_built() -> None:
    """(base p. 13) With two held, two more; then the other player's."""
    mine = 'diplomacy = "embassy-1 joint_war-1"'
    table = building("potala_palace", MINE=mine, OTHERS="").at("take_diplomacy", seat=0)
    table.play("defensive_pact-1", "open_borders_terra-1").at("take_diplomacy", seat=0)
    assert all(name.endswith("-2") for name in table.offered if name != "pass")
    table.play("embassy-2").at("choose_card", seat=1)
    assert len(table.diplomacy(0)) == 5


@pytest.mark.card("wonder.pyramids")
@pytest.mark.rule("T-UNQ-05", "T-UNQ-08")
def test_the_pyramids_raise_growth_cards_too_and_may_bring_the_unique_card() -> None:
    """(Terra Incognita p. 8)"""
    table = building("pyramids", MINE="trade = { growth = 1 }").at("raise_card", seat=0)
    assert "growth" in table.offered
    table.play("growth").at("gain_card", seat=0)
    assert set(table.offered) == {"engineering", "military_engineering"}
    table.play("military_engineering")
    assert "military_engineering" in table.slots(0)
    assert table.trade(0) == {"growth": 1}


@pytest.mark.card("wonder.colossus")
@pytest.mark.rule("X-112")
def test_spaces_of_the_colossus_pay_for_exploring() -> None:
    """(Terra Incognita p. 12) Three of the card and six of the wonder."""
    text = f"""
        edition = "terra-incognita"
        map = "g g g g g g"
        tiles = "aaaaab"
        icons = {{ 0 = "star" }}
        stack_bottom = "5"
        [[seat]]
        leader = "rome"
        row = "{row_of_six("economy", 5)}"
        capital = 0
        WONDER
        [[seat]]
        leader = "france"
        capital = 5
    """
    table = arrange(text, WONDER="").play("choose_card=economy", "move_caravan=3")
    table.at("choose_card", seat=1)
    table = arrange(text, WONDER="wonders = { colossus = 0 }")
    table.play("choose_card=economy", "move_caravan=3").at("move_caravan", seat=0)
    table.play("explore").at("place_tile", seat=0)


@pytest.mark.card("wonder.stonehenge")
def test_a_district_on_free_hills_sets_off_stonehenge_with_plain_tokens() -> None:
    """(Terra Incognita p. 9; Q-17) But not a district that replaces a token."""
    place = ("choose_card=growth", "growth=district", "choose_district=campus", "place_district=1")
    words = {"ROW": row_of_six("growth", 5)}
    mine = "wonders = { stonehenge = 0 }"
    table = strip("g h h h g g g g g", 5, **words, MINE=mine).play(*place)
    table.at("place_token", seat=0).play("2", "3")
    assert table.at("choose_card", seat=1).tokens(0) == {1, 2, 3}
    table = strip("g h h h g g g g g", 5, **words, MINE=mine + "\ntokens = [1]").play(*place)
    assert table.at("choose_card", seat=1).tokens(0) == {1}
