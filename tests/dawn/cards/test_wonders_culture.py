"""Culture wonders but for Stonehenge (base pp. 10, 13)."""

import pytest

from tests.table import arrange

GARDENS = """
    map = '''
      f g f g
     m d g w f
    g g g g g g
     N g f g g
    '''
    icons = { ICONS }
    barbarians = { BARBARIANS }
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 10
    SEAT0
    [[seat]]
    leader = "egypt"
    capital = 14
    SEAT1
"""
CULTURE_AT = {
    2: "science culture economy industry military",
    3: "science economy culture industry military",
}


@pytest.mark.card("wonder.hanging_gardens")
def test_hanging_gardens_place_a_token_beside_a_city_up_to_desert_at_turn_start() -> None:
    """(base p. 13) Neither mountain nor the natural wonder; what lies there is collected."""
    table = arrange(
        GARDENS,
        ICONS='15 = "mt_everest", 5 = "marble"',
        BARBARIANS="A = 9",
        ROW=CULTURE_AT[2],
        SEAT0="wonders = { hanging_gardens = 10 }\ntokens = [11]",
        SEAT1="",
    )
    table.at("use_ability", seat=0).play("hanging_gardens").at("place_token", seat=0)
    assert table.spaces == {5, 16}
    assert "pass" in table.offered
    table.play("5").at("choose_card", seat=0)
    assert table.tokens(0) == {5, 11}
    assert table.resources(0) == {"marble": 1}


@pytest.mark.card("wonder.hanging_gardens")
def test_hanging_gardens_serve_once_in_each_turn_of_their_owner() -> None:
    """(base p. 13) They need not be used."""
    table = arrange(
        GARDENS,
        ICONS="",
        BARBARIANS="",
        ROW=CULTURE_AT[2],
        SEAT0="wonders = { hanging_gardens = 10 }",
        SEAT1="",
    )
    table.play("use_ability=pass", "choose_card=idle-science").at("choose_card", seat=1)
    table.play("idle-science", "use_ability=hanging_gardens", "place_token=16")
    table.at("choose_card", seat=0)


@pytest.mark.card("wonder.forbidden_city")
def test_forbidden_city_destroys_a_rival_token_bordering_a_friendly_space() -> None:
    """(base p. 13) A friendly token serves as well as a city; a reinforced token goes too, a
    city does not."""
    table = arrange(
        GARDENS,
        ICONS="",
        BARBARIANS="",
        ROW=CULTURE_AT[2],
        SEAT0='wonders = { forbidden_city = 10 }\ntokens = [17]\ndiplomacy = "embassy-1"',
        SEAT1="tokens = [5, 18, 19]\nreinforced = [16]\ncities = [11]",
    )
    table.play("use_ability=forbidden_city").at("destroy_token", seat=0)
    assert table.offered == ["5", "16", "18", "pass"]
    table.play("16").at("choose_card", seat=0)
    assert table.tokens(1) == {5, 18, 19}
    assert table.tokens(0) == {17}
    assert table.diplomacy(0) == {"embassy-1"}  # it was no attack


@pytest.mark.card("wonder.forbidden_city")
def test_what_lies_under_a_token_the_forbidden_city_destroys_is_nobody_s() -> None:
    """(base pp. 13, 15) The natural wonder comes back to its space, the world wonder stays."""
    table = arrange(
        GARDENS,
        ICONS='15 = "mt_everest"',
        BARBARIANS="",
        ROW=CULTURE_AT[2],
        SEAT0="wonders = { forbidden_city = 10 }",
        SEAT1="tokens = [15, 11]\nwonders = { petra = 11 }",
    )
    table.play("use_ability=forbidden_city", "destroy_token=15", "choose_card=idle-science")
    assert table.natural(1) == set()
    table.play("choose_card=idle-science")
    table.play("use_ability=forbidden_city", "destroy_token=11").at("choose_card", seat=0)
    assert table.wonders(1) == set()
    table.play("culture", "place_token=11", "place_token=pass")
    assert table.wonders(0) == {"forbidden_city", "petra"}
    assert table.natural(0) == set()


@pytest.mark.card("wonder.chichen_itza")
@pytest.mark.parametrize(("slot", "spaces"), [(2, {9, 11, 16}), (3, {0, 2, 8, 9, 11, 16, 17})])
def test_chichen_itza_opens_forest_away_from_cities(slot: int, spaces: set[int]) -> None:
    """(base p. 13) The slot's limit still holds."""
    table = arrange(
        GARDENS,
        ICONS="",
        BARBARIANS="",
        ROW=CULTURE_AT[slot],
        SEAT0="wonders = { chichen_itza = 10 }",
        SEAT1="",
    )
    table.play("choose_card=culture")
    assert table.spaces == spaces


@pytest.mark.card("wonder.chichen_itza")
def test_chichen_itza_opens_only_empty_forest() -> None:
    """(base pp. 7, 13) Neither resource nor caravan, barbarian nor token may be there; forest
    next to a city follows the common rule."""
    table = arrange(
        GARDENS,
        ICONS='2 = "oil"',
        BARBARIANS="A = 8",
        ROW=CULTURE_AT[3],
        SEAT0="wonders = { chichen_itza = 10 }\ncaravans = [17]",
        SEAT1="tokens = [0]",
    )
    table.play("choose_card=culture")
    assert table.spaces == {9, 11, 16}
    table = arrange(
        GARDENS,
        ICONS='17 = "oil"',
        BARBARIANS="",
        ROW=CULTURE_AT[3],
        SEAT0="wonders = { chichen_itza = 10 }\ncities = [18]\ncaravans = [17]",
        SEAT1="",
    )
    table.play("choose_card=culture")
    assert 17 in table.spaces


@pytest.mark.card("wonder.chichen_itza")
def test_chichen_itza_serves_its_controller_alone_and_only_while_he_is() -> None:
    """(base p. 13) The barbarian razes the city above it."""
    text = GARDENS.replace("[[seat]]", 'at = "round"\nevent = 1\n[[seat]]', 1)
    seats = {
        "ICONS": "",
        "ROW": CULTURE_AT[3],
        "SEAT0": "cities = [12]\nwonders = { chichen_itza = 12 }",
        "SEAT1": f'row = "{CULTURE_AT[3]}"',
    }
    table = arrange(text, BARBARIANS="A = 6", **seats)
    table.play("barbarian_direction=3", "choose_card=culture")
    assert table.wonders(0) == set()
    assert table.spaces == {9, 11, 16}
    table = arrange(text, BARBARIANS="A = 6", **seats)
    table.play("barbarian_direction=2", "choose_card=culture")
    assert 0 in table.spaces
    table.play("pass", "choose_card=culture").at("place_token", seat=1)
    assert table.spaces == {13, 19}  # the barbarian is on 8


RING = """
    map = '''
      g g g
     g g g g
    g g g w g
     g g g g
      g g g
    '''
    at = "round"
    event = 2
    [[seat]]
    leader = "rome"
    capital = 0
    cities = [9]
    tokens = [OWN]
    wonders = { WONDER }
    [[seat]]
    leader = "egypt"
    capital = 18
    tokens = [RIVAL]
    cities = [CITIES]
"""
# The neighbours of 9 are 4, 5, 8, 13, 14 and the water on 10.


@pytest.mark.card("wonder.sydney_opera_house")
@pytest.mark.parametrize(
    ("wonder", "own", "rival", "mature"),
    [
        ("sydney_opera_house = 9", "4, 5", "8, 13, 14", True),
        ("sydney_opera_house = 9", "", "4, 5, 8, 13, 14", True),
        ("sydney_opera_house = 9", "4, 5", "8, 13", False),
        ("petra = 9", "4, 5", "8, 13, 14", False),
    ],
)
def test_rival_tokens_mature_the_cities_of_the_opera_s_owner(
    wonder: str, own: str, rival: str, mature: bool
) -> None:
    """(base p. 13) The trade icon tells which cities are mature."""
    table = arrange(RING, WONDER=wonder, OWN=own, RIVAL=rival, CITIES="")
    table.at("add_trade" if mature else "choose_card", seat=0)


@pytest.mark.card("wonder.sydney_opera_house")
def test_rival_cities_do_not_help_and_the_rival_has_nothing_of_the_opera() -> None:
    """(base p. 13)"""
    table = arrange(RING, WONDER="sydney_opera_house = 9", OWN="4, 5", RIVAL="8, 13", CITIES="14")
    table.at("choose_card", seat=0)
    table = arrange(RING, WONDER="sydney_opera_house = 9", OWN="14, 15, 17", RIVAL="", CITIES="")
    table.at("choose_card", seat=0)  # Egypt's capital on 18 lies among Rome's tokens


TOWER = """
    map = '''
     g g g g g
    g g N g g g
     g g g g g
    '''
    icons = { 7 = "pantanal" }
    [[seat]]
    leader = "rome"
    capital = 5
    wonders = { eiffel_tower = 5 }
    TOKENS
    [[seat]]
    leader = "egypt"
    capital = 10
    SEAT1
    [[seat]]
    leader = "japan"
    capital = 15
    SEAT2
"""


@pytest.mark.card("wonder.eiffel_tower")
def test_eiffel_tower_swaps_one_of_two_tokens_the_rival_picks() -> None:
    """(base p. 13) Both named tokens are of one rival, wherever they are."""
    table = arrange(TOWER, TOKENS="", SEAT1="tokens = [0, 4, 9]", SEAT2="tokens = [13, 14]")
    table.play("use_ability=eiffel_tower").at("name_token", seat=0)
    assert table.offered == ["0", "4", "9", "13", "14", "pass"]
    table.play("4").at("name_token", seat=0)
    assert table.offered == ["0", "9"]
    table.play("9").at("give_up_token", seat=1)
    assert table.offered == ["4", "9"]
    table.play("4").at("choose_card", seat=0)
    assert table.tokens(0) == {4}
    assert table.tokens(1) == {0, 9}


@pytest.mark.card("wonder.eiffel_tower")
def test_eiffel_tower_needs_two_tokens_of_one_rival_and_need_not_be_used() -> None:
    """(base p. 13)"""
    table = arrange(TOWER, TOKENS="", SEAT1="tokens = [0]", SEAT2="tokens = [13]")
    table.play("use_ability=eiffel_tower").at("choose_card", seat=0)
    table = arrange(TOWER, TOKENS="", SEAT1="tokens = [0]", SEAT2="tokens = [13, 14]")
    table.play("use_ability=eiffel_tower").at("name_token", seat=0)
    assert table.offered == ["13", "14", "pass"]
    table.play("pass").at("choose_card", seat=0)


@pytest.mark.card("wonder.eiffel_tower")
def test_the_token_from_the_eiffel_tower_is_unreinforced() -> None:
    """(base p. 13)"""
    table = arrange(TOWER, TOKENS="", SEAT1="reinforced = [0, 4]", SEAT2="")
    table.play("use_ability=eiffel_tower", "name_token=0", "name_token=4", "give_up_token=0")
    assert table.tokens(0) == {0}
    assert table.reinforced(0) == set()
    assert table.reinforced(1) == {4}


@pytest.mark.card("wonder.eiffel_tower")
def test_natural_and_world_wonder_follow_the_swapped_token() -> None:
    """(base pp. 11, 13)"""
    table = arrange(TOWER, TOKENS="", SEAT1="tokens = [7, 9]\nwonders = { petra = 9 }", SEAT2="")
    name = ("use_ability=eiffel_tower", "name_token=7", "name_token=9")
    table.play(*name, "give_up_token=7", "choose_card=idle-science")
    assert table.natural(0) == {"pantanal"}
    assert table.natural(1) == set()
    assert table.wonders(1) == {"petra"}
    table = arrange(TOWER, TOKENS="", SEAT1="tokens = [7, 9]\nwonders = { petra = 9 }", SEAT2="")
    table.play(*name, "give_up_token=9")
    assert table.wonders(0) == {"eiffel_tower", "petra"}
    assert table.wonders(1) == set()
    assert table.natural(1) == {"pantanal"}


@pytest.mark.card("wonder.hanging_gardens", "wonder.forbidden_city", "wonder.eiffel_tower")
@pytest.mark.card("wonder.oracle", "wonder.great_zimbabwe")
@pytest.mark.parametrize(
    "wonder", ["hanging_gardens", "forbidden_city", "eiffel_tower", "oracle", "great_zimbabwe"]
)
def test_a_captured_wonder_serves_its_new_controller_from_his_next_turn(wonder: str) -> None:
    """(base p. 13) Its former controller has nothing of it any more."""
    table = arrange(
        """
        map = '''
        g g g g g g
        '''
        stored = 1
        [[seat]]
        leader = "rome"
        row = "culture science economy industry military"
        capital = 0
        [[seat]]
        leader = "egypt"
        capital = 5
        cities = [2]
        wonders = { WONDER = 2 }
        """,
        WONDER=wonder,
    )
    table.play("choose_card=military", "military=attack", "attack=2")
    table.play("attack_die=6", "defence_die=1")
    assert table.wonders(0) == {wonder}
    table.at("choose_card", seat=1).play("idle-science").at("use_ability", seat=0)
    assert table.offered == [wonder, "pass"]
