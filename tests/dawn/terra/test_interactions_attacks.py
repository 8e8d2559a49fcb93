"""Where the two books meet: armies, their attacks and the military card
(Terra Incognita pp. 10-13, 16; base pp. 6, 11, 13, 15)."""

import pytest

from tests.dawn.terra.battles import CARD, TWO, clash, marching, strip
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange

# An army in the middle of a ring of targets, and the capitals 5 and 6 out of everybody's way.
RING = """
    edition = "terra-incognita"
    map = '''
 g h
f g d . g . g
 m N
    '''
    icons = { 0 = "kabul", 2 = "fort" }
    [[seat]]
    leader = "rome"
    capital = 5
    row = "ROW"
    armies = [3]
    EXTRA
    [[seat]]
    leader = "france"
    capital = 6
    tokens = [1, 4, 7, 8]
"""
IN_REACH = {1: {0}, 2: {0, 1}, 3: {0, 1, 2}, 4: {0, 1, 2, 4}, 5: {0, 1, 2, 4, 7, 8}}


def ring(slot: int, extra: str = "") -> Table:
    """The ring, with seat 0's military card in this slot (of the two first, the leftmost)."""
    return arrange(RING, ROW=row_of_six("military", slot), EXTRA=extra)


# Movement and the card


@pytest.mark.rule("X-01")
def test_an_attack_is_no_matter_of_range_or_origin_but_of_an_army_getting_there() -> None:
    """(Terra Incognita p. 10) A token beside one's own city is out of reach without an army, and
    one beside an army is in reach far from every friendly space."""
    theirs = "tokens = [6]"
    assert marching(MINE="cities = [5]", THEIRS=theirs).spaces == {0, 1, 2, 3}
    table = marching(MINE="armies = [5]", THEIRS=theirs)
    assert 6 in table.spaces
    table.play("move_army=6").at("attack_die")


@pytest.mark.rule("X-02")
def test_a_space_taken_this_turn_may_be_attacked_from() -> None:
    """(Terra Incognita p. 10) Base forbids it (base p. 11); here the second army marches through
    the space the first has just taken."""
    table = marching(MINE=TWO + "armies = [1, 2]", THEIRS="tokens = [3, 4]")
    table.play("choose_army=2", "move_army=3", "attack_die=6", "defence_die=1")
    assert table.tokens(0) == {3}
    table.at("move_army").play("move_army=4", "attack_die=6", "defence_die=1")
    assert table.tokens(0) == {3, 4}
    assert table.s.armies[0] == (3, 4)


@pytest.mark.rule("X-03", "X-04")
def test_a_failed_attack_is_repeated_by_a_second_army_only() -> None:
    """(Terra Incognita pp. 10-11, base p. 15) The target lies next to the capital: a beaten army
    could be back at once, if it were allowed to move again."""
    table = marching(MINE=TWO, THEIRS="tokens = [1]")
    table.play("move_army=1", "attack_die=1", "defence_die=6").at("move_army", seat=0)
    table.play("move_army=1", "attack_die=1", "defence_die=6").at("choose_card", seat=1)
    assert table.tokens(1) == {1}
    assert table.s.armies[0] == (CARD, CARD)


@pytest.mark.rule("X-04")
@pytest.mark.parametrize(("cards", "attacks"), [("", 1), (TWO, 2)])
def test_there_are_no_more_attacks_than_armies(cards: str, attacks: int) -> None:
    """(Terra Incognita p. 10) Won attacks bring no further ones, with targets enough."""
    table = marching(MINE=cards, THEIRS="tokens = [1, 2, 3]")
    for space in range(1, attacks + 1):
        table.play(f"move_army={space}", "attack_die=6", "defence_die=1")
    table.at("choose_card", seat=1)
    assert table.tokens(1) == {1, 2, 3} - set(range(1, attacks + 1))


@pytest.mark.rule("X-05")
def test_a_military_card_may_be_resolved_for_nothing_and_never_reinforces() -> None:
    """(Terra Incognita p. 8, base p. 15)"""
    table = marching(MINE="tokens = [1, 2]\ntrade = { military = 2 }").at("move_army", seat=0)
    assert set(table.offered) == {"0", "1", "2", "3", "pass"}
    table.play("pass").at("choose_card", seat=1)
    assert table.reinforced(0) == set()
    assert table.trade(0) == {"military": 2}
    assert table.s.armies[0] == (CARD,)
    assert table.slots(0)[0] == "masonry_terra"


@pytest.mark.rule("X-06")
@pytest.mark.parametrize("slot", IN_REACH)
def test_the_slot_of_the_military_card_says_which_terrain_can_be_attacked(slot: int) -> None:
    """(Terra Incognita pp. 10-11, base p. 7) City-state 1, hills 2, fort 3, desert 4, mountain and
    natural wonder 5."""
    table = ring(slot).play("choose_card=military").at("move_army")
    assert table.spaces == IN_REACH[slot]


@pytest.mark.rule("X-07")
def test_a_shift_to_the_right_raises_both_terrain_limit_and_attack() -> None:
    """(Terra Incognita p. 13) Autocracy: two places, from slot 2 to slot 4."""
    table = ring(2, 'government = "military"').play("choose_card=military").at("move_army")
    assert table.spaces == IN_REACH[4]
    attack, _ = clash(table, "move_army=4", dice=(1, 6))
    assert attack == ({"slot": 4}, 5)


@pytest.mark.rule("X-08")
@pytest.mark.parametrize(("government", "slot"), [("", 1), ('government = "military"', 2)])
def test_a_military_card_resolved_at_the_first_slot_attacks_from_there(
    government: str, slot: int
) -> None:
    """(Terra Incognita p. 13) Capitalism: first slot, plus shifts, wherever the card lies."""
    table = ring(5, 'cards = "capitalism"\n' + government)
    table.play("choose_card=economy")
    while table.asked == "move_caravan":
        table.play("pass")
    table.play("resolve_another=military").at("move_army")
    assert table.spaces == IN_REACH[slot]
    attack, _ = clash(table, "move_army=0", dice=(1, 6))
    assert attack == ({"slot": slot}, 1 + slot)
    assert table.slots(0)[-1] == "masonry_terra"  # not reset


@pytest.mark.rule("X-08")
@pytest.mark.card("wonder.venetian_arsenal")
def test_an_army_that_moves_again_by_a_wonder_attacks_from_the_first_slot() -> None:
    """(Terra Incognita p. 13)"""
    table = ring(5, "wonders = { venetian_arsenal = 5 }").play("choose_card=military")
    assert table.spaces == IN_REACH[5]
    table.play("pass", "resolve_again=yes").at("move_army")
    assert table.spaces == IN_REACH[1]
    attack, _ = clash(table, "move_army=0", dice=(2, 6))
    assert attack == ({"slot": 1}, 3)


# Tokens of the military card


@pytest.mark.rule("X-09")
def test_trade_tokens_of_the_military_card_are_shared_by_the_attacks_of_a_turn() -> None:
    """(Terra Incognita p. 11, base p. 13)"""
    table = marching(MINE=TWO + "trade = { military = 2 }", THEIRS="tokens = [1, 2]", slot=1)
    table.play("move_army=1", "attack_die=2", "defence_die=2").at("spend_token", seat=0)
    table.play("trade", "add-one").at("spend_token", seat=0)
    table.play("pass")
    assert table.tokens(0) == {1}
    assert table.trade(0) == {"military": 1}
    table.play("move_army=2", "attack_die=2", "defence_die=3").at("spend_token", seat=0)
    table.play("trade", "add-one").at("choose_card", seat=1)  # no second token to spend
    assert table.tokens(1) == {2}
    assert table.trade(0) == {}


@pytest.mark.rule("X-10")
@pytest.mark.parametrize("spends", [True, False])
def test_tokens_spent_in_defence_are_missing_in_ones_own_attack(spends: bool) -> None:
    """(Terra Incognita p. 11, base p. 11)"""
    theirs = "tokens = [4]\narmies = [6]\ntrade = { military = 1 }"
    table = marching(MINE="armies = [3]\ntokens = [7]", THEIRS=theirs, slot=1)
    table.play("move_army=4", "attack_die=2", "defence_die=1").at("spend_token", seat=1)
    table.play(*(("trade", "add-one") if spends else ("pass",))).at("choose_card", seat=1)
    assert table.tokens(1) == ({4} if spends else set())
    assert table.trade(1) == ({} if spends else {"military": 1})
    table.play("choose_card=military", "move_army=7", "attack_die=1", "defence_die=6")
    table.at("choose_card" if spends else "spend_token", seat=0 if spends else 1)


@pytest.mark.rule("X-11")
def test_a_city_state_token_on_the_military_card_serves_an_attacker_once_per_turn() -> None:
    """(base p. 13, Terra Incognita p. 11) As +1 or as a reroll, for all his armies together; it
    stays on its card, ready for the next turn."""
    table = marching(
        MINE=TWO + 'cities = [2]\ncity_states = "kabul"',
        THEIRS="tokens = [1, 3]",
        EXTRA='icons = { 2 = "kabul" }',
        slot=1,
    )
    table.play("move_army=1", "attack_die=1", "defence_die=1").at("spend_token", seat=0)
    assert table.offered == ["kabul", "pass"]
    table.play("kabul").at("token_use")
    assert table.offered == ["add-one", "reroll"]
    table.play("reroll", "attack_die=6").at("move_army", seat=0)
    assert table.tokens(0) == {1}
    table.play("move_army=3", "attack_die=1", "defence_die=6").at("choose_card", seat=1)
    assert table.city_states(0) == {"kabul"}
    table.play("idle-science", "choose_card=military", "choose_army=1", "move_army=3")
    table.play("attack_die=1", "defence_die=1").at("spend_token", seat=0)
    assert table.offered == ["kabul", "pass"]


@pytest.mark.rule("X-11")
def test_a_city_state_token_does_not_serve_a_defender() -> None:
    """(base p. 13; Q-11) It is spent while its card is resolved."""
    table = marching(
        MINE="armies = [3]",
        THEIRS='cities = [6]\ntokens = [4]\ncity_states = "kabul"\ntrade = { military = 1 }',
        EXTRA='icons = { 6 = "kabul" }',
    )
    table.play("move_army=4", "attack_die=6", "defence_die=1").at("spend_token", seat=1)
    assert table.offered == ["trade", "pass"]


# Army and city in one space


def garrison(mine: str = "armies = [2]") -> Table:
    """Seat 0 is about to enter space 3, hills, where seat 1 has a city with an army."""
    theirs = "cities = [3]\nreinforced = [4]\narmies = [3]"
    return marching("g g g h g g g", MINE=mine, THEIRS=theirs)


@pytest.mark.rule("X-12")
@pytest.mark.parametrize(
    ("target", "defence"),
    [("army-1", {"terrain": 2}), ("piece", {"terrain": 4, "reinforced": 1, "army": 2})],
)
def test_an_army_in_its_city_is_weaker_than_the_city_with_the_army(
    target: str, defence: dict[str, int]
) -> None:
    """(Terra Incognita pp. 10-11, 16) The attacker chooses."""
    table = garrison().play("move_army=3").at("choose_target", seat=0)
    assert set(table.offered) == {"piece", "army-1"}
    _, value = clash(table, f"choose_target={target}", dice=(1, 6))
    assert value.lines == defence


@pytest.mark.rule("X-13")
def test_once_the_army_is_beaten_a_second_one_meets_the_city_without_help() -> None:
    """(Terra Incognita p. 11)"""
    table = garrison(TWO + "armies = [1, 2]").play("choose_army=2", "move_army=3")
    table.play("choose_target=army-1", "attack_die=6", "defence_die=1")
    assert table.s.armies[0] == (1, 2)  # back where it came from
    assert table.s.armies[1] == (CARD,)
    assert table.cities(1) == {3, 6}
    _, value = clash(table, "move_army=3", dice=(1, 6))
    assert value.lines == {"terrain": 4, "reinforced": 1}


@pytest.mark.rule("X-14")
def test_the_army_in_a_beaten_city_falls_with_it() -> None:
    """(Terra Incognita p. 11) Without a roll of its own; the attacker stays."""
    table = garrison("wonders = { alhambra = 0 }\narmies = [2]").play("move_army=3")
    table.play("choose_target=piece", "attack_die=6", "defence_die=1").at("choose_card", seat=1)
    assert table.cities(0) == {0, 3}
    assert table.s.armies[1] == (CARD,)
    assert table.s.armies[0] == (3,)


@pytest.mark.rule("X-21")
def test_an_army_leaves_and_comes_back_to_attack_what_shares_its_space() -> None:
    """(Terra Incognita pp. 10-11) A rival caravan came later: nothing happens by staying, and the
    way out and back takes two spaces of movement."""
    table = marching(MINE="armies = [3]", THEIRS="caravans = [3]")
    assert table.spaces == {0, 1, 2, 3, 4, 5, 6}
    table.play("move_army=3", "attack_die=6", "defence_die=1")
    assert table.s.caravans[1] == (CARD,)
    assert table.s.armies[0] == (3,)
    table = marching(MINE="armies = [3]", THEIRS="caravans = [3]").play("pass")
    table.at("choose_card", seat=1)
    assert table.s.caravans[1] == (3,)


@pytest.mark.rule("X-22")
@pytest.mark.parametrize("mine", ["tokens = [2]", "cities = [2]"])
def test_a_rival_caravan_in_ones_own_space_must_be_attacked(mine: str) -> None:
    """(Terra Incognita p. 10)"""
    table = marching(MINE=mine + "\narmies = [1]", THEIRS="caravans = [2]")
    assert table.spaces == {0, 2}  # nothing beyond it
    table.play("move_army=2", "attack_die=6", "defence_die=1")
    assert table.s.caravans[1] == (CARD,)
    assert table.s.armies[0] == (2,)
    assert table.tokens(0) | table.cities(0) == {0, 2}


@pytest.mark.rule("X-22")
def test_setting_out_of_a_city_with_a_rival_caravan_is_not_entering_it() -> None:
    """(Terra Incognita p. 10)"""
    table = marching(THEIRS="caravans = [0]").play("move_army=1").at("choose_card", seat=1)
    assert table.s.armies[0] == (1,)
    assert table.s.caravans[1] == (0,)


@pytest.mark.rule("X-23")
def test_of_two_rival_figures_one_is_beaten_and_the_other_sends_the_army_back() -> None:
    """(Terra Incognita p. 11) In a space that is nobody's."""
    for target in ("army-1", "caravan-2"):
        table = marching(MINE="armies = [2]", THEIRS="armies = [3]", OTHERS="caravans = [3]")
        table.play("move_army=3")
        assert set(table.offered) == {"army-1", "caravan-2"}
        table.play(f"choose_target={target}", "attack_die=6", "defence_die=1")
        beaten = (table.s.armies[1] == (CARD,), table.s.caravans[2] == (CARD,))
        assert beaten == (target == "army-1", target == "caravan-2")
        assert table.s.armies[0] == (2,)


@pytest.mark.rule("X-23")
def test_of_two_armies_of_one_rival_the_second_sends_the_army_back_the_way_it_chose() -> None:
    """(Terra Incognita p. 11)"""
    table = arrange("""
        edition = "terra-incognita"
        map = '''
     g g . g . g
    g g g
     g g
        '''
        [[seat]]
        leader = "rome"
        capital = 2
        armies = [4]
        [[seat]]
        leader = "france"
        cards = "iron_working_terra"
        capital = 3
        armies = [6, 6]
    """)
    table.play("choose_card=military", "move_army=6").at("approach", seat=0)
    table.play("approach=5", "attack_die=6", "defence_die=1").at("choose_card", seat=1)
    assert table.s.armies == ((5,), (CARD, 6))


@pytest.mark.rule("X-24")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_armies_of_two_players_never_share_a_space(dice: tuple[int, int]) -> None:
    """(Terra Incognita pp. 10-11) Entering is attacking, and one of them leaves."""
    table = marching(MINE="armies = [3]", THEIRS="armies = [4]")
    table.play("move_army=4", f"attack_die={dice[0]}", f"defence_die={dice[1]}")
    won = dice[0] > dice[1]
    assert table.s.armies == (((4,), (CARD,)) if won else ((CARD,), (4,)))


@pytest.mark.rule("X-24")
def test_a_rival_caravan_may_come_to_an_armys_space_without_an_attack() -> None:
    """(Terra Incognita p. 11)"""
    table = strip(MINE="caravans = [2]", THEIRS="armies = [3]").play("choose_card=economy")
    table.play("move_caravan=3").at("choose_card", seat=1)
    assert table.s.caravans[0] == (3,)
    assert table.s.armies[1] == (3,)


@pytest.mark.rule("X-15")
@pytest.mark.card("wonder.venetian_arsenal")
@pytest.mark.parametrize("theirs", ["", "caravans = [2]"])
def test_an_army_that_had_to_go_home_does_not_move_again_in_that_turn(theirs: str) -> None:
    """(Terra Incognita p. 11) It has beaten a capital; where it came from a rival caravan stands.
    Without the caravan it goes back there, and may move once more by the wonder."""
    mine = "armies = [2]\nwonders = { venetian_arsenal = 0 }"
    table = marching("g g g g", MINE=mine, THEIRS=theirs)
    table.play("move_army=3", "attack_die=6", "defence_die=1")
    assert table.s.armies[0] == ((CARD,) if theirs else (2,))
    table.play("resolve_again=yes")
    assert table.asked == ("choose_card" if theirs else "move_army")


@pytest.mark.rule("X-15")
@pytest.mark.card("wonder.venetian_arsenal")
def test_of_two_armies_on_the_card_only_the_one_that_was_there_moves_again() -> None:
    """(Terra Incognita p. 11) The other came home in this turn."""
    mine = TWO + "armies = [2]\nwonders = { venetian_arsenal = 0 }"
    table = marching("g g g g", MINE=mine, THEIRS="caravans = [2]")
    table.play("choose_army=2", "move_army=3", "attack_die=6", "defence_die=1")
    assert table.s.armies[0] == (CARD, CARD)
    table.at("move_army", seat=0).play("pass", "resolve_again=yes").at("move_army", seat=0)
    table.play("pass").at("choose_card", seat=1)
