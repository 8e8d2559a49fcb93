"""Wonders and focus cards of the base game that read differently with armies and forts in play
(Terra Incognita pp. 9-11, base p. 13)."""

import pytest

from tests.dawn.terra.battles import CARD, PLAIN_LAND, clash, marching
from tests.dawn.terra.six import row_of_six
from tests.dawn.terra.works import works
from tests.table import Table, arrange

# Spaces with an army are shielded


@pytest.mark.card("wonder.forbidden_city")
@pytest.mark.rule("T-ARX-08", "T-ARX-10", "X-105")
def test_the_forbidden_city_destroys_no_token_beside_an_army() -> None:
    """(Terra Incognita p. 11) Whoever owns the army; districts and reinforced tokens elsewhere are
    destroyed as usual."""
    table = works(
        MINE="cities = [9]\nwonders = { forbidden_city = 9 }",
        THEIRS="tokens = [0, 2]\nreinforced = [15]\ndistricts = { campus = 10 }\narmies = [2]",
        OTHERS="armies = [0]",
    )
    table.play("use_ability=forbidden_city").at("destroy_token", seat=0)
    assert table.offered == ["10", "15", "pass"]
    assert table.play("10").tokens(1) == {0, 2, 15}
    assert table.s.districts[1] == (-1,) * 5


@pytest.mark.card("wonder.eiffel_tower")
@pytest.mark.rule("T-ARX-09", "X-105")
def test_the_eiffel_tower_names_no_token_beside_an_army() -> None:
    """(Terra Incognita p. 11) With fewer than two open tokens a rival cannot be chosen."""
    mine = "wonders = { eiffel_tower = 6 }"
    table = works(
        MINE=mine,
        THEIRS="tokens = [0, 2, 4]\narmies = [2]",
        OTHERS="tokens = [15, 16]\narmies=[16]",
    )
    table.play("use_ability=eiffel_tower").at("name_token", seat=0)
    assert table.offered == ["0", "4", "pass"]
    table.play("0").at("name_token", seat=0)
    assert table.offered == ["4"]
    table.play("4").at("give_up_token", seat=1).play("4")
    assert table.tokens(0) == {4}


@pytest.mark.card("focus.mass_media")
@pytest.mark.rule("T-ARX-09", "X-105", "X-106")
def test_mass_media_neither_swaps_nor_turns_over_a_token_beside_an_army() -> None:
    """(Terra Incognita p. 11)"""
    theirs = "tokens = [2, 8]\nreinforced = [1, 14]"
    words = {"CARDS": "mass_media", "ROW": row_of_six("culture", 5)}
    table = works(THEIRS=theirs + "\narmies = [14]", OTHERS="armies = [8]", **words)
    table.play("choose_card=culture", "place_token=pass").at("convert_token", seat=0)
    assert table.offered == ["1", "pass"]  # 2 lies too far off
    table = works(THEIRS=theirs, **words)
    table.play("choose_card=culture", "place_token=pass").at("convert_token", seat=0)
    assert table.offered == ["1", "8", "14", "pass"]


@pytest.mark.card("focus.nuclear_power")
@pytest.mark.rule("T-ARX-08", "X-105")
def test_nuclear_power_passes_over_spaces_with_an_army() -> None:
    """(Terra Incognita p. 11) Tokens there are neither destroyed nor turned over; armies, cities
    and caravans are spared as ever, districts are not."""
    table = works(
        CARDS="nuclear_power",
        ROW=row_of_six("science", 5),
        MINE="tokens = [2]\nreinforced = [15]\narmies = [15]\ntech = 14",
        THEIRS="cities = [9]\ntokens = [3]\nreinforced = [16]\ndistricts = { campus = 8 }\n"
        "armies = [3]\ncaravans = [10]",
    )
    table.play("choose_card=science", "nuke=9", "gain_card=pass").at("choose_card", seat=1)
    assert table.tokens(0) == table.reinforced(0) == {15}
    assert table.tokens(1) == {3, 16}
    assert table.reinforced(1) == set()
    assert table.s.armies == ((15,), (3,))
    assert table.s.caravans[1] == (10,)
    assert table.cities(1) == {9, 12}


@pytest.mark.rule("X-107")
def test_the_shield_does_not_stop_the_owner_s_own_pieces() -> None:
    """(Terra Incognita pp. 9, 11) A city or a district on one's own token beside one's own army."""
    mine = "tokens = [8]\narmies = [8]"
    table = works(MINE=mine).play("choose_card=industry", "build=city", "build_city=8")
    assert table.cities(0) == {6, 8}
    assert table.tokens(0) == set()
    assert table.s.armies[0] == (8,)
    table = works(MINE="tokens = [7]\narmies = [7]", ROW=row_of_six("growth", 5))
    table.play("choose_card=growth", "growth=district", "choose_district=campus")
    assert table.play("place_district=7").s.districts[0][0] == 7


@pytest.mark.rule("X-107", "T-ARX-04")
@pytest.mark.card("wonder.hanging_gardens")
def test_the_hanging_gardens_place_beside_one_s_own_army_but_not_a_rival_s_or_on_a_fort() -> None:
    """(Terra Incognita p. 11)"""
    table = works(
        ICONS='7 = "fort"',
        MINE="armies = [0]\nwonders = { hanging_gardens = 6 }",
        THEIRS="armies = [13]",
    )
    table.play("use_ability=hanging_gardens").at("place_token", seat=0)
    assert table.offered == ["0", "pass"]


# Empty spaces


@pytest.mark.card("wonder.chichen_itza")
@pytest.mark.rule("X-27", "X-46")
def test_for_chichen_itza_a_forest_with_an_army_is_not_empty_and_a_fort_takes_no_token() -> None:
    """(base p. 7, Terra Incognita p. 11) Forests 3 and 15 away from every city."""
    words = {"ROW": row_of_six("culture", 5), "MINE": "wonders = { chichen_itza = 6 }"}
    table = works(GROUND="f", **words).play("choose_card=culture")
    assert table.spaces == {0, 3, 7, 13, 15}
    table = works(GROUND="f", ICONS='15 = "fort"', THEIRS="armies = [3]", **words)
    assert table.play("choose_card=culture").spaces == {0, 7, 13}
    words["MINE"] += "\narmies = [3]"
    table = works(GROUND="f", **words).play("choose_card=culture")
    assert table.spaces == {0, 7, 13, 15}


@pytest.mark.card("wonder.great_lighthouse")
@pytest.mark.rule("X-27")
@pytest.mark.parametrize("seat", ["MINE", "THEIRS"])
def test_for_the_great_lighthouse_an_edge_space_with_an_army_is_not_empty(seat: str) -> None:
    """(base p. 7)"""
    words = {"MINE": "wonders = { great_lighthouse = 6 }\n", "CARDS": "pottery", "THEIRS": ""}
    table = works(**words).play("choose_card=industry", "build=city")
    assert {3, 17} <= table.spaces
    words[seat] += "armies = [17]"
    table = works(**words).play("choose_card=industry", "build=city")
    assert 3 in table.spaces
    assert 17 not in table.spaces


# Petra, Big Ben and the bonuses


RAID = """
    edition = "terra-incognita"
    at = "round"
    event = 0
    map = "g g g g g"
    icons = { 2 = "A" }
    [[seat]]
    leader = "rome"
    capital = 0
    wonders = { WONDER = 0 }
    MINE
    [[seat]]
    leader = "france"
    capital = 4
"""


def raid(mine: str, wonder: str = "petra") -> Table:
    """The barbarian on 2 goes east, to 3."""
    return arrange(RAID, WONDER=wonder, MINE=mine + "\narmies = [3]").play("barbarian_direction=2")


@pytest.mark.card("wonder.petra")
@pytest.mark.rule("X-77")
@pytest.mark.parametrize("mine", ["cities = [3]", "reinforced = [3]"])
def test_an_army_behind_petra_is_not_beaten_by_barbarians(mine: str) -> None:
    """(Terra Incognita p. 11) The barbarian never enters, but goes the other way."""
    table = raid(mine)
    assert table.barbarian("A") == 1
    assert table.s.armies[0] == (3,)


@pytest.mark.card("wonder.petra")
@pytest.mark.parametrize(
    ("mine", "wonder"), [("", "petra"), ("tokens = [3]", "petra"), ("cities = [3]", "alhambra")]
)
def test_elsewhere_an_army_falls_and_throws_the_barbarian_back(mine: str, wonder: str) -> None:
    """(Terra Incognita p. 11)"""
    table = raid(mine, wonder)
    assert table.barbarian("A") == 2
    assert table.s.armies[0] == (CARD,)
    assert table.tokens(0) == ({3} if "tokens" in mine else set())


@pytest.mark.card("wonder.big_ben")
@pytest.mark.parametrize(
    ("caravans", "bonus"), [("[1]", 2), ("[1, 3]", 4), ("[2]", 0), ("[0]", 0), ("[]", 0)]
)
def test_big_ben_counts_caravans_beside_the_space_an_army_attacks(
    caravans: str, bonus: int
) -> None:
    """(base p. 13) One in the space itself does not border it."""
    own = f'cards = "steam_power"\ncaravans = {caravans}\nwonders = {{ big_ben = 0 }}\n'
    table = marching(PLAIN_LAND, 5, MINE=own + "armies = [1]", THEIRS="tokens = [2]")
    attack, _ = clash(table, "move_army=2", dice=(1, 6))
    assert attack.lines.get("wonder.big_ben", 0) == bonus


@pytest.mark.card("wonder.big_ben")
@pytest.mark.rule("T-CBT-19", "X-157")
@pytest.mark.parametrize("piece", ["armies = [2]", "tokens = [2]", "cities = [2]"])
def test_big_ben_helps_every_piece_that_is_attacked(piece: str) -> None:
    """(Terra Incognita p. 16)"""
    theirs = f"caravans = [3]\nwonders = {{ big_ben = 8 }}\n{piece}"
    table = marching(PLAIN_LAND, 5, MINE="armies = [1]", THEIRS=theirs)
    _, defence = clash(table, "move_army=2", dice=(1, 6))
    assert defence.lines["wonder.big_ben"] == 2


BONUSES = [
    ("petra", 0, 2),
    ("terracotta_army", 2, 0),
    ("alhambra", 2, 2),
    ("ruhr_valley", 0, 5),
    ("kremlin", 4, 0),
]


@pytest.mark.card(*(f"wonder.{wonder}" for wonder, _, _ in BONUSES))
@pytest.mark.rule("T-CBT-10", "T-CBT-19", "X-157")
@pytest.mark.parametrize(("wonder", "attack", "defence"), BONUSES)
@pytest.mark.parametrize("piece", ["tokens = [2]", "cities = [2]"])
def test_the_wonders_of_the_base_game_add_to_the_attacks_of_armies(
    wonder: str, attack: int, defence: int, piece: str
) -> None:
    """(Terra Incognita p. 16) The Kremlin with more reinforced tokens than the defender."""
    own = f"armies = [1]\nreinforced = [1]\nwonders = {{ {wonder} = 0 }}"
    table = marching(PLAIN_LAND, 5, MINE=own, THEIRS=piece)
    value, _ = clash(table, "move_army=2", dice=(1, 6))
    assert value.lines.get(f"wonder.{wonder}", 0) == attack
    theirs = f"{piece}\nwonders = {{ {wonder} = 8 }}"
    table = marching(PLAIN_LAND, 5, MINE="armies = [1]", THEIRS=theirs)
    _, value = clash(table, "move_army=2", dice=(1, 6))
    assert value.lines.get(f"wonder.{wonder}", 0) == defence


@pytest.mark.card("wonder.sydney_opera_house")
@pytest.mark.rule("X-87", "T-ARM-14")
def test_with_the_sydney_opera_house_a_rival_district_helps_a_city_mature() -> None:
    """(Terra Incognita p. 9) An army sets out from the mature city on 3."""
    for wonder, mature in (("sydney_opera_house", True), ("stonehenge", False)):
        table = arrange(f"""
            edition = "terra-incognita"
            map = "g . g g g g g . g"
            [[seat]]
            leader = "rome"
            row = "{row_of_six("military", 5)}"
            capital = 0
            cities = [3]
            tokens = [2]
            wonders = {{ {wonder} = 3 }}
            [[seat]]
            leader = "france"
            capital = 6
            districts = {{ campus = 4 }}
        """)
        table.play("choose_card=military")
        assert (table.asked == "move_army") == mature
