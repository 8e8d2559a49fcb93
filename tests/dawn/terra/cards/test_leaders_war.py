"""Leaders of the expansion that count in combat, in the focus row or with diplomacy cards."""

import pytest

from tests.dawn.terra.battles import PLAIN_LAND, TWO, clash, marching, strip
from tests.dawn.terra.six import row_of_six
from tests.table import new_table
from ziggurat.games.dawn.content import TYPES

ROWS = {
    "china": "military industry economy culture science",
    "england": "economy science culture industry military",
    "georgia": "industry science economy military culture",
    "inca": "culture military science industry economy",
    "indonesia": "culture military science industry economy",
    "netherlands": "culture science industry economy military",
    "nubia": "economy industry culture science military",
    "ottoman": "science industry culture military economy",
    "poland": "culture military industry economy science",
    "zulu": "industry culture economy science military",
}


@pytest.mark.card(*(f"leader.{leader}" for leader in ROWS))
@pytest.mark.rule("T-SET-10", "T-SET-11")
@pytest.mark.parametrize("leader", ROWS)
def test_the_starting_row_is_that_of_the_sheet_behind_growth(leader: str) -> None:
    """(Terra Incognita p. 4)"""
    table = new_table(edition="terra-incognita", players=2, leaders=[leader, "rome"])
    assert [TYPES[lane] for lane in table.s.row[0]] == ["growth", *ROWS[leader].split()]


# China


@pytest.mark.card("leader.china")
@pytest.mark.parametrize(
    ("theirs", "worth"),
    [
        ("cities = [2]\nreinforced = [3]", 1),
        ("reinforced = [2, 3]", 2),
        ("tokens = [2]\nreinforced = [3]", 1),
        ("tokens = [2, 3]", 0),
        ("districts = { campus = 2 }\nreinforced = [3]", 1),
    ],
)
def test_china_s_reinforced_tokens_are_worth_two_each_in_defence(theirs: str, worth: int) -> None:
    """(Terra Incognita p. 16)"""
    for rival, each in (("china", 2), ("france", 1)):
        table = marching(PLAIN_LAND, 5, RIVAL=rival, MINE="armies = [1]", THEIRS=theirs)
        _, defence = clash(table, "move_army=2", dice=(1, 6))
        assert defence.lines.get("reinforced", 0) == each * worth


@pytest.mark.card("leader.china")
def test_china_s_figures_get_nothing_from_reinforced_tokens() -> None:
    """(Terra Incognita p. 10)"""
    for theirs in ("armies = [2]", "caravans = [2]"):
        table = marching(
            PLAIN_LAND, 5, RIVAL="china", MINE="armies = [1]", THEIRS=theirs + "\nreinforced = [3]"
        )
        _, defence = clash(table, "move_army=2", dice=(1, 6))
        assert defence.lines == {"terrain": 1}


@pytest.mark.card("leader.china")
def test_china_s_reinforced_tokens_do_not_help_attackers() -> None:
    """(Terra Incognita p. 16) Neither China's own attack nor that of another leader."""
    table = marching(
        PLAIN_LAND,
        5,
        LEADER="china",
        MINE="armies = [1]\nreinforced = [1]",
        THEIRS="reinforced=[2]",
    )
    attack, defence = clash(table, "move_army=2", dice=(1, 6))
    assert attack.lines == {"slot": 5}
    assert defence.lines == {"terrain": 1, "reinforced": 1}


@pytest.mark.card("leader.china", "focus.siege_tactics")
def test_a_siege_takes_one_off_each_reinforced_token_of_china() -> None:
    """(Terra Incognita p. 16) So each is worth 1 then."""
    table = marching(
        PLAIN_LAND,
        5,
        LEADER="georgia",
        RIVAL="china",
        MINE='armies = [1, 0]\ncards = "siege_tactics"',
        THEIRS="reinforced = [2, 3]",
    )
    _, defence = clash(table, "choose_army=1", "move_army=2", dice=(1, 6))
    assert defence.lines == {"terrain": 1, "reinforced": 2}


# Georgia

STATES = ("kabul", "carthage", "palenque", "kumasi", "brussels")
ALL_STATES = "icons = { " + ", ".join(f'{n} = "{name}"' for n, name in enumerate(STATES, 3)) + " }"


@pytest.mark.card("leader.georgia")
@pytest.mark.rule("X-132")
@pytest.mark.parametrize(
    ("held", "slot", "resolved"),
    [("", 3, 3), ("kabul", 3, 4), ("kabul", 1, 1), ("kabul carthage", 3, 4), ("kabul", 5, 5),
     ("palenque kumasi brussels", 3, 3)],
)  # fmt: skip
def test_georgia_s_cards_resolve_one_farther_right_with_a_city_state_of_their_type(
    held: str, slot: int, resolved: int
) -> None:
    """(Terra Incognita p. 13) Once, however many; the second place of the row is a first slot."""
    mine = f'armies = [1]\ndiplomacy = "{held}"'
    table = marching(
        PLAIN_LAND, slot, LEADER="georgia", EXTRA=ALL_STATES, MINE=mine, THEIRS="tokens = [2]"
    )
    attack, _ = clash(table, "move_army=2", dice=(1, 6))
    assert attack.lines["slot"] == resolved


@pytest.mark.card("leader.georgia")
@pytest.mark.parametrize(("leader", "dial"), [("georgia", 3), ("rome", 2)])
def test_only_georgia_is_shifted_by_city_states(leader: str, dial: int) -> None:
    """(Terra Incognita p. 13) Science in slot 2, with a science city-state; a government adds."""
    words = {"LEADER": leader, "ROW": row_of_six("science", 2), "EXTRA": ALL_STATES}
    table = strip(PLAIN_LAND, 5, MINE='tech = 14\ndiplomacy = "palenque"', **words)
    table.play("choose_card=science")
    assert table.s.dial[0] == 14 + dial
    table = strip(
        PLAIN_LAND, 5, MINE='tech = 14\ndiplomacy = "palenque"\ngovernment = "science"', **words
    )
    table.play("choose_card=science")
    assert table.s.dial[0] == 14 + dial + 1


@pytest.mark.card("leader.georgia")
def test_a_card_of_a_player_does_not_shift_georgia_s_cards() -> None:
    """(Terra Incognita p. 13)"""
    mine = 'diplomacy = "embassy-1 joint_war-1"'
    table = strip(PLAIN_LAND, 5, LEADER="georgia", ROW=row_of_six("science", 2), MINE=mine)
    assert table.play("choose_card=science").s.dial[0] == 2


# Ottoman


@pytest.mark.card("leader.ottoman")
@pytest.mark.rule("T-CLR-05")
def test_the_ottoman_player_may_hand_the_ibrahim_card_to_another_at_turn_start() -> None:
    """(Terra Incognita p. 15) In every turn of his anew, but never to himself."""
    table = strip(PLAIN_LAND, 5, LEADER="ottoman", OTHERS="").at("use_ability", seat=0)
    table.play("ottoman").at("give_ibrahim", seat=0)
    assert table.offered == ["1", "2", "pass"]
    table.play("1").at("choose_card", seat=0)
    assert table.s.ibrahim == 1
    table.play("idle-science", "idle-science", "idle-science")
    table.at("use_ability", seat=0).play("ottoman").at("give_ibrahim", seat=0)
    assert table.offered == ["2", "pass"]
    table.play("pass")
    assert table.s.ibrahim == 1


@pytest.mark.card("leader.ottoman")
def test_handing_the_ibrahim_card_over_is_a_choice() -> None:
    """(Terra Incognita p. 15) Between two players nobody else is left to take it again."""
    table = (
        strip(PLAIN_LAND, 5, LEADER="ottoman").play("use_ability=pass").at("choose_card", seat=0)
    )
    assert table.s.ibrahim == -1
    strip(PLAIN_LAND, 5, LEADER="ottoman", EXTRA="ibrahim = 1").at("choose_card", seat=0)
    strip(PLAIN_LAND, 5, RIVAL="ottoman").at("choose_card", seat=0)


@pytest.mark.card("leader.ottoman")
@pytest.mark.parametrize(
    ("ibrahim", "target", "bonus"), [(1, 2, 2), (2, 2, 0), (1, 4, 0), (2, 4, 2)]
)
def test_the_ottoman_attacker_has_two_more_against_the_holder(
    ibrahim: int, target: int, bonus: int
) -> None:
    """(Terra Incognita p. 15) A token of seat 1 and a caravan of seat 2; not against others."""
    table = strip(
        PLAIN_LAND,
        5,
        LEADER="ottoman",
        EXTRA=f"ibrahim = {ibrahim}",
        MINE="armies = [3]",
        THEIRS="tokens = [2]",
        OTHERS="caravans = [4]",
    )
    table.play("use_ability=pass", "choose_card=military")
    attack, _ = clash(table, f"move_army={target}", dice=(1, 6))
    assert attack.lines == {"slot": 5} | ({"leader.ottoman": bonus} if bonus else {})


@pytest.mark.card("leader.ottoman")
@pytest.mark.parametrize("extra", ['icons = { 2 = "A" }', 'icons = { 2 = "kabul" }'])
def test_without_a_rival_the_ottoman_attacker_has_nothing_more(extra: str) -> None:
    """(Terra Incognita p. 15)"""
    for ibrahim in ("", "ibrahim = 1\n"):
        table = strip(
            PLAIN_LAND,
            5,
            LEADER="ottoman",
            EXTRA=ibrahim + extra,
            MINE="armies = [1]",
        )
        table.play(*(["use_ability=pass"] if not ibrahim else []), "choose_card=military")
        attack, _ = clash(table, "move_army=2", dice=(1, 6))
        assert attack.lines == {"slot": 5}


@pytest.mark.card("leader.ottoman")
@pytest.mark.rule("T-CLR-07", "X-157")
@pytest.mark.parametrize("theirs", ["tokens = [2]", "cities = [2]", "armies = [2]"])
@pytest.mark.parametrize(("ibrahim", "bonus"), [("ibrahim = 0", 2), ("ibrahim = 2", 0), ("", 0)])
def test_the_ottoman_defender_has_two_more_against_the_holder(
    theirs: str, ibrahim: str, bonus: int
) -> None:
    """(Terra Incognita pp. 15, 16) The holder himself gains nothing from it in combat."""
    table = marching(
        PLAIN_LAND,
        5,
        RIVAL="ottoman",
        EXTRA=ibrahim,
        MINE="armies = [1]",
        THEIRS=theirs,
        OTHERS="",
    )
    attack, defence = clash(table, "move_army=2", dice=(1, 6))
    assert attack.lines == {"slot": 5}
    assert defence.lines.get("leader.ottoman", 0) == bonus


TRADERS = {"MINE": "caravans = [5]", "ROW": row_of_six("economy", 5), "RIVAL": "ottoman"}


@pytest.mark.card("leader.ottoman")
@pytest.mark.rule("T-CLR-05", "T-CLR-06")
def test_a_caravan_of_the_holder_in_an_ottoman_city_brings_both_a_trade_token() -> None:
    """(Terra Incognita p. 15) Besides what the caravan brings anyway, each on any card."""
    for theirs, goal in (("cities = [6]", 6), ("", 8)):
        table = strip(PLAIN_LAND, 5, EXTRA="ibrahim = 0", THEIRS=theirs, **TRADERS)
        table.play("choose_card=economy", f"move_caravan={goal}", "culture", "culture")
        table.play("take_diplomacy=pass").at("add_trade", seat=0)
        table.play("science").at("add_trade", seat=1)
        assert len(table.offered) == 6
        table.play("growth").at("choose_card", seat=1)
        assert table.trade(0) == {"culture": 2, "science": 1}
        assert table.trade(1) == {"growth": 1}


@pytest.mark.card("leader.ottoman")
@pytest.mark.rule("T-CLR-06", "T-CLR-07")
@pytest.mark.parametrize("ibrahim", ["", "ibrahim = 2"])
def test_other_caravans_bring_nothing_by_the_ibrahim_card(ibrahim: str) -> None:
    """(Terra Incognita p. 15)"""
    table = strip(PLAIN_LAND, 5, EXTRA=ibrahim, THEIRS="cities = [6]", OTHERS="", **TRADERS)
    table.play("choose_card=economy", "move_caravan=6", "culture", "culture")
    table.play("take_diplomacy=pass").at("use_ability", seat=1)
    assert table.trade(1) == {}


@pytest.mark.card("leader.ottoman")
@pytest.mark.rule("T-CLR-07")
def test_the_holder_s_cities_bring_the_ottoman_player_nothing() -> None:
    """(Terra Incognita p. 15) Nor do the holder's caravans elsewhere."""
    words = TRADERS | {"RIVAL": "france", "LEADER": "ottoman"}
    table = strip(PLAIN_LAND, 5, EXTRA="ibrahim = 1", THEIRS="cities = [6]", **words)
    table.play("choose_card=economy", "move_caravan=6", "culture", "culture")
    table.play("take_diplomacy=pass").at("choose_card", seat=1)
    table = strip(PLAIN_LAND, 5, EXTRA="ibrahim = 0", THEIRS="", OTHERS="cities = [6]", **TRADERS)
    table.play("choose_card=economy", "move_caravan=6", "culture", "culture")
    table.play("take_diplomacy=pass").at("use_ability", seat=1)


# Poland


CARDS = ["embassy", "joint_war", "defensive_pact", "open_borders_terra", "non_aggression_pact"]


@pytest.mark.card("leader.poland")
def test_poland_takes_a_diplomacy_card_at_the_start_of_its_first_turn() -> None:
    """(Terra Incognita p. 4) Any card of any other player; there is no declining."""
    table = strip(PLAIN_LAND, 5, LEADER="poland", OTHERS="").at("take_diplomacy", seat=0)
    assert sorted(table.offered) == sorted(f"{card}-{seat}" for card in CARDS for seat in (1, 2))
    table.play("embassy-2").at("choose_card", seat=0)
    assert table.diplomacy(0) == {"embassy-2"}
    later = strip(PLAIN_LAND, 5, LEADER="poland", OTHERS="", EXTRA="round = 2").at(
        "choose_card", seat=0
    )
    assert later.diplomacy(0) == set()


@pytest.mark.card("leader.poland")
def test_poland_takes_its_card_in_its_own_first_turn() -> None:
    """(Terra Incognita p. 4) It sits second here; the next round brings no other."""
    table = strip(PLAIN_LAND, 5, RIVAL="poland", OTHERS="").at("choose_card", seat=0)
    table.play("idle-science").at("take_diplomacy", seat=1).play("joint_war-0")
    table.play("idle-science", "idle-science", "idle-science").at("choose_card", seat=1)
    assert table.diplomacy(1) == {"joint_war-0"}


@pytest.mark.card("leader.poland")
@pytest.mark.parametrize(("friend", "held"), [(1, "embassy-1 joint_war-1"), (2, "embassy-1")])
def test_poland_holds_any_number_of_cards_of_the_chosen_player(friend: int, held: str) -> None:
    """(Terra Incognita p. 4) Of all others one, as usual."""
    table = strip(
        PLAIN_LAND,
        5,
        LEADER="poland",
        ROW=row_of_six("economy", 5),
        EXTRA=f"friend = {friend}",
        MINE=f'caravans = [5]\ndiplomacy = "{held}"',
        THEIRS="cities = [6]",
        OTHERS="",
    )
    table.play("choose_card=economy", "move_caravan=6", "culture", "culture")
    table.play("take_diplomacy=defensive_pact-1").at("choose_card", seat=1)
    kept = set(held.split()) if friend == 1 else set()
    assert table.diplomacy(0) == kept | {"defensive_pact-1"}


# Zulu


FORT_LAND = "g g f g g g g g g"
TARGETS = {
    "token": ({"THEIRS": "tokens = [2]"}, 1),
    "district": ({"THEIRS": "districts = { campus = 2 }"}, 1),
    "army": ({"THEIRS": "armies = [2]"}, 1),
    "caravan": ({"THEIRS": "caravans = [2]"}, 1),
    "barbarian": ({"EXTRA": 'icons = { 2 = "A" }'}, 1),
    "fort": ({"EXTRA": 'icons = { 2 = "fort" }', "LAND": FORT_LAND}, 1),
    "city": ({"THEIRS": "cities = [2]"}, 2),
    "fort city": (
        {"EXTRA": 'icons = { 2 = "fort" }', "LAND": FORT_LAND, "THEIRS": "cities = [2]"},
        2,
    ),
    "capital": ({"FAR": "2"}, 2),
    "city-state": ({"EXTRA": 'icons = { 2 = "kabul" }'}, 2),
}


@pytest.mark.card("leader.zulu")
@pytest.mark.parametrize("what", TARGETS)
@pytest.mark.parametrize("won", [True, False])
def test_won_attacks_put_trade_tokens_on_the_zulu_military_card(what: str, won: bool) -> None:
    """(Terra Incognita p. 16) Two for a rival city or a city-state, one for anything else."""
    words, tokens = TARGETS[what]
    table = marching(PLAIN_LAND, 5, LEADER="zulu", MINE="armies = [1]", **words).play("move_army=2")
    table.play(*(("attack_die=6", "defence_die=1") if won else ("attack_die=1", "defence_die=6")))
    if table.asked == "add_trade":
        table.play("culture")  # for the barbarian
    assert table.trade(0).get("military", 0) == (tokens if won else 0)


@pytest.mark.card("leader.zulu")
def test_beating_an_army_in_a_city_is_no_attack_on_the_city() -> None:
    """(Terra Incognita p. 10)"""
    table = marching(
        PLAIN_LAND, 5, LEADER="zulu", MINE="armies = [1]", THEIRS="cities = [2]\narmies = [2]"
    )
    table.play("move_army=2", "choose_target=army-1", "attack_die=6", "defence_die=1")
    assert table.trade(0) == {"military": 1}


@pytest.mark.card("leader.zulu")
def test_a_zulu_token_serves_the_next_attack_of_the_turn_and_three_is_the_limit() -> None:
    """(base p. 13)"""
    table = marching(PLAIN_LAND, 5, LEADER="zulu", MINE=TWO, THEIRS="tokens = [1, 2]")
    table.play("move_army=1", "attack_die=6", "defence_die=1")
    table.play("move_army=2", "attack_die=1", "defence_die=6").at("spend_token", seat=0)
    full = marching(
        PLAIN_LAND,
        5,
        LEADER="zulu",
        MINE="armies = [1]\ntrade = { military = 2 }",
        THEIRS="cities = [2]",
    )
    full.play("move_army=2", "attack_die=6", "defence_die=1", "pass")
    assert full.trade(0) == {"military": 3}


@pytest.mark.card("leader.zulu")
def test_a_won_defence_and_a_rival_s_won_attack_bring_zulu_nothing() -> None:
    """(Terra Incognita p. 16)"""
    for dice in ((1, 6), (6, 1)):
        table = marching(PLAIN_LAND, 5, RIVAL="zulu", MINE="armies = [1]", THEIRS="tokens = [2]")
        clash(table, "move_army=2", dice=dice)
        assert table.trade(0) == table.trade(1) == {}
