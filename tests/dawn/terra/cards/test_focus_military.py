"""The military cards of the expansion, the leaders' own included (Terra Incognita pp. 8, 10)."""

import pytest

from tests.dawn.terra.battles import CARD, TWO, clash, marching
from tests.table import Table

LONG = "g g g g g g g g g g g g g g g g g"  # seat 1 lives on 16
WIN = ("attack_die=6", "defence_die=1")
LOSE = ("attack_die=1", "defence_die=6")


def led_by(card: str, land: str = LONG, slot: int | str = 5, **words: str) -> Table:
    """Seat 0 resolves this card, with all its armies on 1."""
    count = 1 if card in ("masonry_terra", "horseback_riding") else 2
    armies = f"armies = {[1] * count}"
    mine = words.pop("MINE", "")
    return marching(land, slot, MINE=f'cards = "{card}"\n{armies}\n{mine}', **words)


CARDS = [
    # card, distance, water, bonus, bonus against barbarians
    ("masonry_terra", 3, False, 0, 0),
    ("iron_working_terra", 4, False, 0, 2),
    ("mass_production_terra", 5, True, 2, 2),
    ("flight_terra", 6, True, 3, 3),
    ("horseback_riding", 6, False, 0, 0),
    ("siege_tactics", 5, True, 2, 2),
    ("scorched_earth", 4, False, 0, 0),
]


@pytest.mark.card(
    "focus.masonry_terra", "focus.iron_working_terra", "focus.mass_production_terra",
    "focus.flight_terra", "focus.horseback_riding", "focus.siege_tactics", "focus.scorched_earth",
)  # fmt: skip
@pytest.mark.parametrize(("card", "distance", "water", "bonus", "hunt"), CARDS)
def test_distance_water_and_combat_bonus(
    card: str, distance: int, water: bool, bonus: int, hunt: int
) -> None:
    """(Terra Incognita p. 10)"""
    assert led_by(card).spaces == {0, *range(2, 2 + distance)}
    shore = led_by(card, "g g w g g g g g g g")
    assert (2 in shore.spaces) == (3 in shore.spaces) == water
    attack, _ = clash(led_by(card, slot=4, THEIRS="tokens = [2]"), "move_army=2", dice=(1, 1))
    assert attack.whole == 1 + 4 + bonus
    barbarian = led_by(card, slot=4, EXTRA="barbarians = { A = 2 }")
    attack, _ = clash(barbarian, "move_army=2", dice=(1, 1))
    assert attack.whole == 1 + 4 + hunt


@pytest.mark.card("focus.mass_production_terra")
@pytest.mark.rule("T-ARM-27")
def test_mass_production_lets_one_beaten_army_set_out_again() -> None:
    """(Terra Incognita p. 10) From the card, with an attack of its own; another stays beaten."""
    table = led_by("mass_production_terra", THEIRS="cities = [4]\nreinforced = [3, 5]", slot=1)
    table.play("move_army=3", *LOSE).at("choose_army", seat=0)
    assert table.offered == ["card", "1", "pass"]
    table.play("choose_army=card", "move_army=3", *LOSE).at("move_army", seat=0)
    table.play("move_army=3", *LOSE).at("choose_card", seat=1)
    assert table.s.armies[0] == (CARD, CARD)


@pytest.mark.card("focus.mass_production_terra")
def test_mass_production_does_not_move_a_victorious_army_again() -> None:
    """(Terra Incognita p. 10)"""
    table = led_by("mass_production_terra", THEIRS="tokens = [3]").play("move_army=3", *WIN)
    table.at("move_army").play("pass").at("choose_card", seat=1)
    assert table.s.armies[0] == (1, 3)


@pytest.mark.card("focus.flight_terra")
@pytest.mark.rule("T-ARM-23")
@pytest.mark.parametrize(
    ("words", "crossed"),
    [
        ({"THEIRS": "tokens = [3]"}, True),
        ({"THEIRS": "districts = { campus = 3 }"}, True),
        ({"THEIRS": "caravans = [3]"}, True),
        ({"THEIRS": "caravans = [3]\ntokens = [3]"}, True),
        ({"EXTRA": "barbarians = { A = 3 }"}, True),
        ({"EXTRA": 'icons = { 3 = "kabul" }'}, True),
        ({"THEIRS": "reinforced = [3]"}, False),
        ({"THEIRS": "cities = [3]"}, False),
        ({"THEIRS": "armies = [3]"}, False),
        ({"THEIRS": "armies = [3]\ntokens = [3]"}, False),
        ({"EXTRA": 'icons = { 3 = "fort" }'}, False),
        ({"EXTRA": "barbarians = { A = 3 }", "THEIRS": "cities = [3]"}, False),
    ],
)
def test_flight_crosses_weak_tokens_caravans_barbarians_and_city_states(
    words: dict[str, str], crossed: bool
) -> None:
    """(Terra Incognita p. 10; Q-37) Not the rest; ending the move there is an attack anyway."""
    table = led_by("flight_terra", **words).at("move_army")
    assert (4 in table.spaces) == (7 in table.spaces) == crossed
    table.play("move_army=3")
    if table.asked == "approach":  # having crossed it, one may also come back to it
        table.play("approach=2")
    assert table.asked in ("choose_target", "attack_die")
    other = led_by("iron_working_terra", **words).at("move_army")
    assert 4 not in other.spaces


@pytest.mark.card("focus.flight_terra")
def test_flight_passes_without_harm() -> None:
    """(Terra Incognita p. 10)"""
    table = led_by("flight_terra", EXTRA="barbarians = { A = 3 }", THEIRS="tokens = [2]")
    table.play("move_army=4", "pass").at("choose_card", seat=1)
    assert table.s.armies[0] == (1, 4)
    assert table.barbarian("A") == 3
    assert table.tokens(1) == {2}


@pytest.mark.card("focus.flight_terra")
def test_flight_with_leave_to_cross_control_tokens_does_not_cross_armies() -> None:
    """(Terra Incognita p. 15) Akkad's card lifts the stop for control tokens alone."""
    words = {"EXTRA": 'icons = { 9 = "akkad" }', "MINE": 'diplomacy = "akkad"'}
    free = led_by("flight_terra", THEIRS="reinforced = [3]", **words)
    assert 4 in free.spaces
    barred = led_by("flight_terra", THEIRS="reinforced = [3]\narmies = [3]", **words)
    assert 4 not in barred.spaces
    barbarian = words["EXTRA"] + "\nbarbarians = { A = 3 }"
    both = led_by("flight_terra", THEIRS="reinforced = [3]", EXTRA=barbarian, MINE=words["MINE"])
    assert 4 in both.spaces


@pytest.mark.card("focus.siege_tactics")
@pytest.mark.parametrize(("rival", "worth"), [("france", 0), ("china", 1)])
def test_siege_tactics_takes_one_off_each_reinforced_control_token(rival: str, worth: int) -> None:
    """(Terra Incognita p. 10) In your turn; China's are worth 2."""
    for theirs, count in (("reinforced = [2, 3]", 2), ("cities = [2]\nreinforced = [3]", 1)):
        table = led_by("siege_tactics", THEIRS=theirs, RIVAL=rival)
        _, defence = clash(table, "move_army=2", dice=(1, 1))
        assert defence.lines.get("reinforced", 0) == count * worth
        table = led_by("iron_working_terra", THEIRS=theirs, RIVAL=rival)
        _, defence = clash(table, "move_army=2", dice=(1, 1))
        assert defence.lines["reinforced"] == count * (worth + 1)


@pytest.mark.card("focus.siege_tactics")
def test_siege_tactics_does_nothing_in_defence() -> None:
    """(Terra Incognita p. 10) The defender's own card takes nothing off."""
    theirs = 'cards = "siege_tactics"\nreinforced = [2, 3]'
    _, defence = clash(led_by("iron_working_terra", THEIRS=theirs), "move_army=2", dice=(1, 1))
    assert defence.lines == {"terrain": 1, "reinforced": 2}


@pytest.mark.card("focus.scorched_earth")
@pytest.mark.rule("X-119")
@pytest.mark.parametrize("piece", ["tokens = [3, 5]", "districts = { campus = 3 }\ntokens = [5]"])
def test_scorched_earth_discards_a_beaten_token_and_moves_the_same_army_again(piece: str) -> None:
    """(Terra Incognita p. 10) Up to four spaces, with another attack, from where it was."""
    table = led_by("scorched_earth", THEIRS=piece).play("move_army=3", *WIN)
    table.at("burn", seat=0).play("burn=yes").at("move_army", seat=0)
    assert table.tokens(0) == set()
    assert table.tokens(1) == {5}
    assert set(table.s.districts[1]) == {CARD}
    assert table.s.armies[0] == (1, 3)
    assert table.spaces == {0, 1, 2, 4, 5}
    table.play("move_army=5", *WIN).at("move_army", seat=0)  # once per turn: now the other army
    assert table.tokens(0) == {5}
    assert table.s.armies[0] == (1, 5)
    table.play("pass").at("choose_card", seat=1)


@pytest.mark.card("focus.scorched_earth")
def test_scorched_earth_may_be_declined_and_used_by_the_second_army() -> None:
    """(Terra Incognita p. 10) Declined, the token is replaced and the move is over."""
    table = led_by("scorched_earth", THEIRS="tokens = [3, 5]").play("move_army=3", *WIN, "burn=no")
    assert table.tokens(0) == {3}
    assert table.s.armies[0] == (1, 3)
    table.at("move_army").play("move_army=5", *WIN).at("burn").play("burn=yes").at("move_army")
    assert table.tokens(1) == set()
    table.play("pass").at("choose_card", seat=1)
    assert table.s.armies[0] == (3, 5)


@pytest.mark.card("focus.scorched_earth")
def test_the_second_move_of_scorched_earth_has_the_whole_distance() -> None:
    """(Terra Incognita p. 10) Two spaces to 3, and four more from there."""
    table = led_by("scorched_earth", THEIRS="tokens = [3]").play("move_army=3", *WIN, "burn=yes")
    assert table.at("move_army").spaces == {0, 1, 2, 4, 5, 6, 7}


@pytest.mark.card("focus.scorched_earth")
@pytest.mark.rule("T-EXP-02")
def test_an_army_that_moves_again_after_burning_may_explore_again() -> None:
    """(Terra Incognita pp. 10, 12) It is a new move: one tile before the attack, one after it."""
    extra = 'icons = { 0 = "star" }\nstack_bottom = "8 5"'
    table = led_by("scorched_earth", THEIRS="tokens = [2]", EXTRA=extra).play("move_army=explore")
    table.at("place_tile").play(table.offered[0]).at("move_army")
    assert "explore" not in table.offered
    table.play("move_army=2", *WIN, "burn=yes").at("move_army")
    assert "explore" in table.offered
    assert 6 in table.spaces  # and nothing of its distance is used up


@pytest.mark.card("focus.scorched_earth")
@pytest.mark.parametrize(
    "words",
    [
        {"THEIRS": "cities = [3]"},
        {"THEIRS": "armies = [3]"},
        {"THEIRS": "caravans = [3]"},
        {"EXTRA": 'icons = { 3 = "kabul" }'},
    ],
)
def test_scorched_earth_burns_control_tokens_alone(words: dict[str, str]) -> None:
    """(Terra Incognita p. 10)"""
    table = led_by("scorched_earth", **words).play("move_army=3", *WIN)
    table.at("move_army", seat=0).play("pass").at("choose_card", seat=1)
    assert table.s.armies[0] == (1, 3)


@pytest.mark.card("focus.scorched_earth")
@pytest.mark.rule("T-OUT-07")
def test_figures_on_a_burned_token_fall_too() -> None:
    """(Terra Incognita p. 11)"""
    theirs = TWO + "tokens = [3]\narmies = [3, 3]\ncaravans = [3]"
    table = led_by("scorched_earth", THEIRS=theirs).play("move_army=3", "choose_target=piece", *WIN)
    table.play("burn=yes").at("move_army")
    assert table.s.armies == ((1, 3), (CARD, CARD))
    assert set(table.s.caravans[1]) == {CARD}


@pytest.mark.card("focus.horseback_riding")
@pytest.mark.rule("T-ARM-02")
def test_horseback_riding_is_scythias_first_card() -> None:
    """(Terra Incognita pp. 4, 8) One army, six spaces, terrain by the slot."""
    table = marching("g g g g g g h g g g", 1, LEADER="scythia")
    assert table.slots(0)[0] == "horseback_riding"
    assert table.s.armies[0] == (CARD,)
    assert table.spaces == {0, 1, 2, 3, 4, 5}
