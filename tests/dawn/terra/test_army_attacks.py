"""Attacks begin when an army enters a hostile space (Terra Incognita pp. 10-11)."""

import pytest

from tests.dawn.terra.battles import CARD, TWO, clash, marching
from ziggurat.games.dawn.content import FOCUS, MILITARY

HOSTILE = {
    "barbarian": {"EXTRA": "barbarians = { A = 4 }"},
    "city-state": {"EXTRA": 'icons = { 4 = "kabul" }'},
    "fort": {"EXTRA": 'icons = { 4 = "fort" }'},
    "army": {"THEIRS": "armies = [4]"},
    "caravan": {"THEIRS": "caravans = [4]"},
    "city": {"THEIRS": "cities = [4]"},
    "token": {"THEIRS": "tokens = [4]"},
    "reinforced token": {"THEIRS": "reinforced = [4]"},
    "district": {"THEIRS": "districts = { campus = 4 }"},
}


FORT_LAND = "g g g g f g g g g"


@pytest.mark.rule(
    "T-ARM-18", "T-ARM-19", "T-ARM-20", "T-ARM-21", "T-ARM-22", "T-ARM-23", "T-ATT-04", "T-ATT-08",
    "T-ATT-10", "T-OUT-18", "T-OUT-21", "T-FOR-06", "T-FOR-07", "X-167",
)  # fmt: skip
@pytest.mark.parametrize("what", HOSTILE)
def test_entering_a_hostile_space_ends_the_move_with_an_attack(what: str) -> None:
    """(Terra Incognita pp. 10-11) Of four spaces two are left, but nothing behind it is in reach,
    there is no way out, and after the attack the army does not move on."""
    land = FORT_LAND if what == "fort" else "g g g g g g g g g"
    table = marching(land, MINE=TWO + "armies = [2, 2]", **HOSTILE[what]).at("move_army")
    assert table.spaces == {0, 1, 3, 4}
    table.play("move_army=4").at("attack_die")
    table.play("attack_die=6", "defence_die=1")
    if table.asked == "add_trade":
        table.play("culture")
    assert table.s.armies[0] == (2, 4)
    table.at("move_army", seat=0).play("pass")  # the other army's move
    table.at("choose_card", seat=1)


@pytest.mark.rule("T-ARM-18", "T-ARM-19", "T-ARM-20", "T-FOR-07")
@pytest.mark.parametrize("what", HOSTILE)
def test_the_attack_is_no_choice_of_the_attacker(what: str) -> None:
    """(Terra Incognita p. 10) Even a hopeless one is rolled, and costs the army."""
    land = FORT_LAND if what == "fort" else "g g g g g g g g g"
    table = marching(land, 3, MINE="armies = [3]", **HOSTILE[what])
    assert table.play("move_army=4").offered == ["1", "2", "3", "4", "5", "6"]
    table.play("attack_die=1", "defence_die=6").at("choose_card", seat=1)
    assert table.s.armies[0] == (CARD,)


@pytest.mark.rule("T-ATT-01", "T-ATT-02", "T-ATT-03", "T-ATT-08", "X-01", "X-02")
def test_only_an_army_attacks_and_only_where_it_is() -> None:
    """(Terra Incognita p. 10) A rival beside friendly spaces but out of its reach is safe."""
    table = marching(MINE="tokens = [5]\narmies = [1]", THEIRS="tokens = [6]").at("move_army")
    assert table.spaces == {0, 2, 3, 4}
    table.play("move_army=4").at("choose_card", seat=1)
    away = marching("g m g g g", 4, THEIRS="tokens = [2]")  # nor without an army on the way
    away.at("choose_card", seat=1)


@pytest.mark.rule("T-ATT-01")
def test_no_card_of_the_expansion_attacks_without_an_army() -> None:
    """(Terra Incognita p. 10) All its military cards move armies; the base game's are out."""
    cards = [card for card in FOCUS if card.type == MILITARY and "terra-incognita" in card.editions]
    assert len(cards) == 7
    for card in cards:
        assert card.armies
        table = marching(MINE=f'cards = "{card.slug}"', THEIRS="tokens = [1]").at("move_army")
        assert table.play("move_army=1").asked == "attack_die"


@pytest.mark.rule("T-ATT-02", "T-ATT-03", "X-02")
def test_the_army_may_attack_from_a_space_taken_this_turn() -> None:
    """(Terra Incognita p. 10) The base rule on the origin of attacks is void."""
    table = marching("g g g g g", MINE=TWO + "armies = [1, 1]", THEIRS="tokens = [2, 3]")
    table.play("move_army=2", "attack_die=6", "defence_die=1").at("move_army")
    assert 3 in table.spaces  # through the space just taken
    table.play("move_army=3", "attack_die=6", "defence_die=1")
    assert table.tokens(0) == {2, 3}


@pytest.mark.rule("T-ATT-05", "T-ATT-09", "T-ARM-20", "T-EX-07")
def test_of_several_pieces_the_attacker_picks_the_target() -> None:
    """(Terra Incognita pp. 10, 16) Before any die is rolled; not attacking is no choice."""
    theirs = "cities = [2]\narmies = [2]\ncaravans = [2]"
    table = marching(MINE="armies = [1]", THEIRS=theirs).play("move_army=2")
    table.at("choose_target", seat=0)
    assert table.offered == ["piece", "army-1", "caravan-1"]
    for target in table.offered:
        one = marching(MINE="armies = [1]", THEIRS=theirs)
        one.play("move_army=2", f"choose_target={target}").at("attack_die")


@pytest.mark.rule("T-ATT-05", "T-ATT-11", "T-ATT-12", "T-ARM-20")
@pytest.mark.parametrize(("target", "defender"), [("piece", 1), ("caravan-1", 1), ("caravan-2", 2)])
def test_the_pieces_of_any_owner_may_be_the_target(target: str, defender: int) -> None:
    """(Terra Incognita p. 10) The defender is the owner of the target."""
    rich = "trade = { military = 1 }\ncaravans = [2]\n"
    table = marching(
        MINE="armies = [1]\ntrade = { military = 1 }", THEIRS=rich + "tokens = [2]", OTHERS=rich
    )
    table.play("move_army=2").at("choose_target", seat=0)
    assert table.offered == ["piece", "caravan-1", "caravan-2"]
    table.play(f"choose_target={target}", "attack_die=1", "defence_die=1")
    table.at("spend_token", seat=0).play("pass").at("spend_token", seat=defender)


@pytest.mark.rule("T-ATT-07", "X-74")
def test_a_barbarian_must_be_the_target() -> None:
    """(Terra Incognita p. 10) With a rival capital and its army behind it."""
    table = marching(
        "g g g g", EXTRA="barbarians = { A = 3 }", MINE='diplomacy = "embassy-1"', THEIRS=""
    )
    table.play("move_army=3").at("attack_die").play("attack_die=3", "defence_die=1")
    assert table.barbarian("A") < 0
    table.play("add_trade=culture").at("choose_card", seat=1)
    assert table.s.armies[0] == (2,)  # the capital is still there
    assert table.s.beaten[0] == 0
    assert table.diplomacy(0) == {"embassy-1"}


@pytest.mark.rule("T-ATT-06")
def test_what_is_not_the_target_takes_no_part() -> None:
    """(Terra Incognita p. 10) A beaten caravan leaves a city as it was, and the city's reinforced
    neighbours do not help it."""
    table = marching(MINE="armies = [1]", THEIRS="cities = [2]\nreinforced = [3]\ncaravans = [2]")
    table.play("move_army=2", "choose_target=caravan-1", "attack_die=1", "defence_die=1")
    assert table.cities(1) == {2, 8}
    assert table.reinforced(1) == {3}
    assert table.s.caravans[1] == (CARD,)


@pytest.mark.rule("T-ARM-30", "T-OUT-03")
def test_the_rest_goes_by_the_rules_of_the_base_game() -> None:
    """(Terra Incognita p. 10, base p. 11) A beaten barbarian leaves and brings a trade token."""
    table = marching(EXTRA="barbarians = { A = 2 }", MINE="armies = [1]")
    table.play("move_army=2", "attack_die=1", "defence_die=1", "add_trade=science")
    assert table.barbarian("A") < 0
    assert table.trade(0) == {"science": 1}
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("X-56")
@pytest.mark.parametrize("die", [1, 6])
def test_attacking_a_city_state_costs_its_card(die: int) -> None:
    """(base p. 13) Won or lost."""
    table = marching(
        EXTRA='icons = { 2 = "kabul" }', MINE='armies = [1]\ndiplomacy = "kabul"', slot=4
    )
    assert table.play("move_army=2", f"attack_die={die}", "defence_die=1").diplomacy(0) == set()
    assert table.city_states(0) == (set() if die == 1 else {"kabul"})


@pytest.mark.rule("X-122", "X-123", "X-125")
def test_attacking_a_figure_costs_the_cards_of_its_owner() -> None:
    """(base p. 13; Q-06) In neutral space too, once it is the target; the defender keeps his."""
    words = {
        "MINE": 'armies = [1]\ndiplomacy = "embassy-1"',
        "THEIRS": 'caravans = [2]\ndiplomacy = "embassy-0"',
    }
    table = marching(**words).play("move_army=2").at("attack_die")
    assert table.diplomacy(0) == set()
    assert table.diplomacy(1) == {"embassy-0"}
    fort = marching("g g f g g", EXTRA='icons = { 2 = "fort" }', MINE=words["MINE"], THEIRS="")
    assert fort.play("move_army=2").at("attack_die").diplomacy(0) == {"embassy-1"}


@pytest.mark.rule("X-22", "X-75", "T-ARM-16", "T-ARM-20")
def test_setting_out_of_a_city_is_not_entering_it() -> None:
    """(Terra Incognita p. 10) Neither a rival caravan nor a barbarian in the capital is attacked
    by the army leaving it, but by an army coming in."""
    for hostile in ({"THEIRS": "caravans = [0]"}, {"EXTRA": "barbarians = { A = 0 }"}):
        leaving = marching(**hostile).play("move_army=2").at("choose_card", seat=1)
        assert leaving.s.armies[0] == (2,)
        coming = marching(MINE="armies = [1]", **hostile).play("move_army=0").at("attack_die")
        coming.play("attack_die=6", "defence_die=1")
        if coming.asked == "add_trade":
            coming.play("add_trade=culture")
        assert coming.s.armies[0] == (0,)


@pytest.mark.rule("X-21")
def test_an_army_does_not_attack_what_shares_its_space_already() -> None:
    """(Terra Incognita p. 10) It must leave and come back, two spaces of movement."""
    table = marching(MINE="armies = [2]", THEIRS="caravans = [2]").at("move_army")
    assert table.spaces == {0, 1, 2, 3, 4, 5}
    staying = marching(MINE="armies = [2]", THEIRS="caravans = [2]").play("pass")
    assert staying.s.caravans[1] == staying.s.armies[0] == (2,)
    table.play("move_army=2", "attack_die=6", "defence_die=1").at("choose_card", seat=1)
    assert table.s.caravans[1] == (CARD,)
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("X-126")
def test_a_pact_closes_spaces_to_the_armies_of_its_holder() -> None:
    """(Terra Incognita p. 10) Unless something else can be attacked there."""
    pact = 'armies = [1]\ndiplomacy = "non_aggression_pact-1"'
    table = marching(MINE=pact, THEIRS="tokens = [3]")
    assert table.spaces == {0, 2}
    table = marching(MINE=pact, THEIRS="tokens = [3]", OTHERS="caravans = [3]")
    assert table.spaces == {0, 2, 3}
    table.play("move_army=3", "attack_die=6", "defence_die=1")
    assert table.s.caravans[2] == (CARD,)
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("X-13", "T-ATT-10", "T-OUT-21")
def test_a_second_army_attacks_what_is_left() -> None:
    """(Terra Incognita p. 11) The army falls first; the city then stands without its +2."""
    theirs = "cities = [2]\narmies = [2]"
    table = marching(MINE=TWO + "armies = [1, 1]", THEIRS=theirs)
    _, defence = clash(table, "move_army=2", "choose_target=army-1", dice=(6, 1))
    assert defence == ({"terrain": 1}, 2)
    assert table.s.armies == ((1, 1), (CARD,))
    _, defence = clash(table, "move_army=2", dice=(6, 1))
    assert defence == ({"terrain": 2}, 3)
    assert table.cities(0) == {0, 2}


@pytest.mark.rule("T-ARM-23", "T-ARM-20", "T-ARM-18")
@pytest.mark.parametrize(
    ("extra", "theirs", "passed"),
    [
        ("", "tokens = [2]", True),
        ("", "reinforced = [2]", True),
        ("", "districts = { campus = 2 }", True),
        ("", "cities = [2]", False),
        ("", "tokens = [2]\narmies = [2]", False),
        ("", "tokens = [2]\ncaravans = [2]", False),
        ("\nbarbarians = { A = 2 }", "tokens = [2]", False),
    ],
)
def test_a_card_lets_armies_pass_only_what_it_names(extra: str, theirs: str, passed: bool) -> None:
    """(Terra Incognita pp. 10, 15) Akkad names control tokens; other pieces stop the army."""
    mine = 'armies = [1]\ndiplomacy = "akkad"'
    table = marching(EXTRA='icons = { 7 = "akkad" }' + extra, MINE=mine, THEIRS=theirs)
    assert table.spaces == ({0, 2, 3, 4} if passed else {0, 2})
