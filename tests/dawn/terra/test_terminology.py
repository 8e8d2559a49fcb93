"""What the words of the cards mean (Terra Incognita p. 14)."""

import pytest

from tests.table import Table, arrange

# Rome's capital on 0, France's on 8. The site on 2 borders 1, 3, 10 and 11.
STRIP = """
    edition = "terra-incognita"
    map = '''
    g g SITE BESIDE g g g g g
     g g g g g g g g g
    '''
    icons = { ICONS }
    event = 4
    WHEN
    [[seat]]
    leader = "LEADER"
    capital = 0
    row = "growth culture science economy military industry"
    MINE
    [[seat]]
    leader = "france"
    capital = 8
    THEIRS
"""
PLAIN = {"SITE": "g", "BESIDE": "g", "ICONS": "", "WHEN": "", "LEADER": "rome"}


def strip(mine: str = "", theirs: str = "", **words: str) -> Table:
    lines = {"MINE": mine.replace("; ", "\n"), "THEIRS": theirs.replace("; ", "\n")}
    return arrange(STRIP, **PLAIN | lines | words)


def is_site(table: Table) -> bool:
    """Is 2 a site for a city of Rome, which resolves industry in the fifth slot?"""
    table.play("industry")
    if table.asked != "build" or "city" not in table.offered:
        return False
    return 2 in table.play("build=city").spaces


@pytest.mark.rule("T-TRM-04")
def test_a_site_is_land() -> None:
    """(Terra Incognita p. 14)"""
    assert is_site(strip())
    assert not is_site(strip(SITE="w"))
    assert not is_site(strip("diplomacy = 'auckland'", SITE="w", ICONS='6 = "auckland"'))


@pytest.mark.rule("T-TRM-05", "T-TRM-06", "T-TRM-07", "T-FOR-03", "X-31")
@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        ("cities = [3]", "", {}),
        ("", "cities = [3]", {}),
        ("", "", {"ICONS": '3 = "kabul"'}),
        ("", "", {"ICONS": '3 = "fort"', "BESIDE": "f"}),
        ("cities = [3]", "", {"ICONS": '3 = "fort"', "BESIDE": "f"}),
        ("", "cities = [3]", {"ICONS": '3 = "fort"', "BESIDE": "f"}),
    ],
)
def test_a_site_is_next_to_no_city_city_state_or_fort(
    mine: str, theirs: str, words: dict[str, str]
) -> None:
    """(Terra Incognita p. 14) Whosever they are."""
    assert not is_site(strip(mine, theirs, **words))


@pytest.mark.rule("T-TRM-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        ("cities = [13]", "cities = [4]", {}),
        ("", "", {"ICONS": '4 = "kabul"'}),
        ("tokens = [3]", "tokens = [11]", {}),
        ("", "", {"ICONS": '3 = "marble", 10 = "A"'}),
    ],
)
def test_other_neighbours_do_not_matter(mine: str, theirs: str, words: dict[str, str]) -> None:
    """(Terra Incognita p. 14)"""
    assert is_site(strip(mine, theirs, **words))


@pytest.mark.rule("T-TRM-08", "T-TRM-09", "T-TRM-10", "X-153", "X-84")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("caravans = [2]", ""),
        ("", "caravans = [2]"),
        ("armies = [2]", ""),
        ("tokens = [2]", ""),
        ("reinforced = [2]", ""),
        ("districts = { campus = 2 }", ""),
        ("armies = [2]; caravans = [2]; tokens = [2]", "caravans = [2]"),
        ("wonders = { petra = 2 }", ""),  # nobody's: its city is gone
    ],
)
def test_a_site_may_hold_caravans_and_what_is_friendly(mine: str, theirs: str) -> None:
    """(Terra Incognita p. 14)"""
    table = strip(mine, theirs)
    assert is_site(table)
    table.play("2")
    assert table.cities(0) == {0, 2}
    assert table.tokens(0) == set()


@pytest.mark.rule("T-TRM-11")
@pytest.mark.parametrize(
    ("theirs", "words"),
    [
        ("tokens = [2]", {}),
        ("districts = { campus = 2 }", {}),
        ("armies = [2]", {}),
        ("cities = [2]", {}),
        ("", {"ICONS": '2 = "marble"'}),
        ("", {"ICONS": '2 = "pantanal"', "SITE": "N"}),
        ("", {"ICONS": '2 = "A"'}),
        ("", {"ICONS": '2 = "kabul"'}),
        ("", {"ICONS": '2 = "fort"', "SITE": "f"}),
    ],
)
def test_anything_else_rules_a_site_out(theirs: str, words: dict[str, str]) -> None:
    """(Terra Incognita p. 14)"""
    assert not is_site(strip("", theirs, **words))


@pytest.mark.rule("T-TRM-11", "X-31")
@pytest.mark.parametrize(
    ("theirs", "words", "legal"),
    [
        ("", {}, True),
        ("caravans = [2]", {}, True),
        ("armies = [2]", {}, False),
        ("", {"ICONS": '2 = "A"'}, False),
        ("", {"ICONS": '3 = "fort"', "BESIDE": "f"}, False),
        ("", {"SITE": "w"}, False),
    ],
)
def test_a_wonder_that_founds_its_own_city_needs_a_legal_space_too(
    theirs: str, words: dict[str, str], legal: bool
) -> None:
    """(Terra Incognita p. 14) The Amundsen-Scott Research Station, whatever the distance."""
    face_up = "face_up = 'amundsen_scott_research_station'"
    table = strip("resources = 'mercury mercury diamond'", theirs, WHEN=face_up, **words)
    table.play("industry", "build=wonder", "pay=mercury", "pay=mercury", "pay=diamond")
    assert (2 in table.at("wonder_city").spaces) is legal


@pytest.mark.rule("T-TRM-09", "X-160")
def test_the_army_stays_in_the_city_built_round_it() -> None:
    """(Terra Incognita p. 14)"""
    table = strip("armies = [2]; tokens = [2]").play("industry", "build=city", "build_city=2")
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("T-TRM-01")
@pytest.mark.parametrize(("leader", "may"), [("rome", True), ("england", False)])
def test_can_grants_what_was_not_possible_before(leader: str, may: bool) -> None:
    """(Terra Incognita p. 14) Roman caravans can set out from cities that are not mature."""
    table = strip("cities = [13]", LEADER=leader).play("economy").at("move_caravan")
    assert bool(table.spaces & {5, 6, 14, 15}) is may


@pytest.mark.rule("T-TRM-03")
def test_figures_are_armies_and_caravans() -> None:
    """(Terra Incognita p. 14) Animal Husbandry builds a city on any figure, and only there."""
    table = strip("cards = 'animal_husbandry_terra'; armies = [13]; caravans = [6]; tokens = [3]")
    table.play("industry", "build=on-figure")
    assert table.spaces == {6, 13}


@pytest.mark.rule("T-TRM-12")
def test_may_is_decided_anew_each_time() -> None:
    """(Terra Incognita p. 14) The Colosseum is declined in one turn and used in the next."""
    table = strip("tokens = [1, 9]; wonders = { colosseum = 0 }").at("use_ability", seat=0)
    table.play("pass", "idle-science", "idle-science").at("use_ability", seat=0)
    table.play("colosseum", "reinforce=9", "idle-science", "idle-science")
    table.at("use_ability", seat=0).play("colosseum", "reinforce=pass")
    assert table.reinforced(0) == {9}


# Pieces

PIECES = {
    "army": ("armies = [4]", "army-1"),
    "caravan": ("caravans = [4]", "caravan-1"),
    "city": ("cities = [4]", "piece"),
    "control token": ("tokens = [4]", "piece"),
    "district": ("districts = { campus = 4 }", "piece"),
}


@pytest.mark.rule("T-TRM-13")
@pytest.mark.parametrize("piece", PIECES)
def test_each_kind_of_rival_piece_is_attacked_by_an_army_that_enters(piece: str) -> None:
    """(Terra Incognita pp. 10, 14)"""
    table = strip("armies = [3]", PIECES[piece][0]).play("military", "move_army=4")
    table.at("attack_die")


@pytest.mark.rule("T-TRM-13", "X-126", "X-167")
@pytest.mark.card("diplomacy.non_aggression_pact")
@pytest.mark.parametrize("piece", PIECES)
def test_a_pact_protects_every_kind_of_piece(piece: str) -> None:
    """(Terra Incognita p. 14) The army may not even enter."""
    mine = "armies = [3]; diplomacy = 'non_aggression_pact-1'"
    table = strip(mine, PIECES[piece][0]).play("military")
    assert 4 not in table.spaces
    assert 2 in table.spaces


@pytest.mark.rule("T-TRM-13")
@pytest.mark.card("diplomacy.non_aggression_pact")
@pytest.mark.parametrize(
    "words",
    [{"ICONS": '3 = "A"'}, {"ICONS": '3 = "kabul"'}, {"ICONS": '3 = "fort"', "BESIDE": "f"}],
)
def test_barbarians_city_states_and_forts_are_nobodys_pieces(words: dict[str, str]) -> None:
    """(Terra Incognita p. 14) A pact does not protect them."""
    table = strip("armies = [2]; diplomacy = 'non_aggression_pact-1'", **words).play("military")
    table.play("move_army=3").at("attack_die")


# Capturing a world wonder

STACK = "stack = '1 2 4'"


@pytest.mark.rule("T-TRM-02")
@pytest.mark.parametrize(
    ("wonder", "asked"), [("apadana", "explore_from"), ("pyramids", "choose_card")]
)
def test_a_wonder_taken_by_an_attack_is_captured_and_not_built(wonder: str, asked: str) -> None:
    """(Terra Incognita p. 14) Apadana works on capture, the Pyramids when they are built."""
    theirs = f"cities = [4]; wonders = {{ {wonder} = 4 }}"
    table = strip("armies = [3]", theirs, WHEN=STACK)
    table.play("military", "move_army=4", "attack_die=6", "defence_die=1")
    assert table.wonders(0) == {wonder}
    assert table.asked == asked


@pytest.mark.rule("T-TRM-02")
def test_a_wonder_found_on_an_abandoned_site_is_not_captured() -> None:
    """(Terra Incognita p. 14)"""
    table = strip("wonders = { apadana = 1 }", WHEN=STACK)
    table.play("culture", "place_token=1")
    assert table.wonders(0) == {"apadana"}
    table.at("place_token")


@pytest.mark.rule("T-TRM-02")
@pytest.mark.parametrize(
    ("icon", "ground"), [("antananarivo", "g"), ("fort", "f")], ids=["city-state", "fort"]
)
def test_a_wonder_taken_with_a_city_state_or_an_unclaimed_fort_is_captured(
    icon: str, ground: str
) -> None:
    """(Terra Incognita p. 14) Its card is taken as a result of an attack; nobody's piece stood
    there."""
    table = strip(
        "armies = [1]; wonders = { apadana = 2 }",
        WHEN=STACK,
        ICONS=f'2 = "{icon}"',
        SITE=ground,
    )
    assert table.wonders(0) == set()
    table.play("military", "move_army=2", "attack_die=6", "defence_die=1")
    assert 2 in table.cities(0)
    assert table.wonders(0) == {"apadana"}
    assert table.asked == "explore_from"


@pytest.mark.rule("T-TRM-02", "T-CLR-04")
def test_a_wonder_one_controls_already_is_not_captured() -> None:
    """(Terra Incognita p. 14) Rome last controlled the wonder in Antananarivo, and conquers it."""
    table = strip(
        "armies = [1]; diplomacy = 'antananarivo'; wonders = { apadana = 10 }",
        WHEN=STACK,
        ICONS='10 = "antananarivo", 2 = "seoul"',
    )
    assert table.wonders(0) == {"apadana"}
    table.play("military", "move_army=2", "attack_die=6", "defence_die=1")
    assert 2 in table.cities(0)
    assert table.asked == "choose_card"


@pytest.mark.rule("T-TRM-02")
@pytest.mark.card("wonder.statue_of_liberty")
def test_a_wonder_under_a_token_that_falls_with_the_city_is_captured() -> None:
    """(Terra Incognita p. 14) The Statue of Liberty replaces the token beside the city."""
    theirs = "cities = [4]; tokens = [5]; wonders = { apadana = 5 }"
    mine = "armies = [3]; cities = [2]; wonders = { statue_of_liberty = 2 }"
    table = strip(mine, theirs, WHEN=STACK)
    table.play("military", "move_army=4", "attack_die=6", "defence_die=1")
    assert table.tokens(0) == {5}
    assert table.wonders(0) == {"statue_of_liberty", "apadana"}
    assert table.asked == "explore_from"
