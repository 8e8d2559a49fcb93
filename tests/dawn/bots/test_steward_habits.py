"""What people find sensible in a rival: a steward explores on its way, and its trade tokens go
where they bring something."""

import pytest

from tests.dawn.terra.battles import marching
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange
from ziggurat.bots import bots_of
from ziggurat.core.bits import each
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.rules.pieces import friendly, rival, uncollected

# A capital's tile a with its star on space 5; beside it land on the way to the rival's capital.
#
#     0   1   2   3   4           a   a   b   b   b
#   5   6   7   8   9  10  11   a   a   a   b   b   b   b
#    12  13  14  15  16           a   a   b   b   b
LAND = """
    edition = "terra-incognita"
    map = '''
     g g g g g
    g g g g g g g
     g g g g g
    '''
    tiles = "TILES"
    icons = { ICONS }
    victory = "VICTORY"
    stack_bottom = "8 5"
    [[seat]]
    leader = "japan"
    row = "ROW"
    capital = 6
    caravans = [WAGONS]
    armies = [MEN]
    [[seat]]
    leader = "france"
    capital = 11
"""
STAR = '6 = "star"'
PLAIN = {
    "TILES": "aabbb aaabbbb aabbb",
    "ICONS": STAR,
    "VICTORY": "civilized_money_grubber",
    "WAGONS": "",
    "MEN": "",
}


def land(card: str, **words: str) -> Table:
    """The first seat resolves this card, in its fifth slot."""
    table = arrange(LAND, ROW=row_of_six(card, 5), **PLAIN | words)
    return table.play(f"choose_card={card}")


def answer(table: Table, seed: int = 1) -> str:
    """The steward's answer to the pending question."""
    question = table.s.pending
    assert question is not None
    return DAWN.name(table.s, question, bots_of()["steward"](seed).choose(table.s))


def test_an_idle_army_at_the_edge_of_the_known_land_explores() -> None:
    assert answer(land("military", MEN="0").at("move_army", seat=0)) == "explore"


FORT = {"VICTORY": "fortified expeditionary defensive_devastating", "ICONS": f'{STAR}, 10 = "fort"'}


def test_an_army_explores_before_it_marches_on_a_fort_it_cannot_reach_yet() -> None:
    table = land("military", MEN="0", **FORT).at("move_army", seat=0)
    assert answer(table) == "explore"
    table.play("move_army=explore").at("place_tile", seat=0)
    table.play(table.offered[0]).at("move_army", seat=0)
    assert answer(table) not in ("explore", "pass")


@pytest.mark.parametrize(("wagon", "explores"), [("1", True), ("13", True), ("0", False)])
def test_a_caravan_explores_on_its_way_if_it_arrives_no_later(wagon: str, explores: bool) -> None:
    """It goes 3 spaces a turn; from 1 and 13 it is five steps to the rival, from 0 six."""
    table = land("economy", WAGONS=wagon).at("move_caravan", seat=0)
    assert "explore" in table.offered
    assert (answer(table) == "explore") == explores


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_is_laid_with_what_is_on_it_nearer_to_its_own_land(seed: int) -> None:
    whole = "aaaaa aaaaaaa aaaaa"
    table = land("military", MEN="3", TILES=whole).play("move_army=explore")
    table.at("place_tile", seat=0)
    new = table.play(f"place_tile={answer(table, seed)}").s
    prizes, map_ = each(uncollected(new)), new.board.map
    for space in prizes:
        mine, theirs = (
            map_.distance(land, space, map_.whole) for land in (friendly(new, 0), rival(new, 0))
        )
        assert mine < theirs
    assert prizes


def test_a_token_rerolls_where_adding_one_is_not_enough() -> None:
    """(Terra Incognita p. 11)"""
    mine = "armies = [2]\ntrade = { military = 1 }"
    table = marching(MINE=mine, EXTRA='icons = { 3 = "A" }').play("move_army=3")
    table.play("attack_die=1", "defence_die=6").at("spend_token", seat=0)
    assert answer(table) == "trade"
    table.play("spend_token=trade")
    assert answer(table) == "reroll"


def test_no_token_is_spent_on_a_fight_that_is_won_without() -> None:
    mine = "armies = [2]\ntrade = { military = 1 }"
    table = marching(MINE=mine, EXTRA='icons = { 3 = "A" }').play("move_army=3")
    table.play("attack_die=6", "defence_die=1").at("spend_token", seat=0)
    assert answer(table) == "pass"


@pytest.mark.parametrize(
    ("victory", "land", "card"),
    [
        ("civilized_money_grubber", "cities = [4, 6, 8, 10, 12, 14]", "industry"),
        ("explorer_aesthetic", f"tokens = {list(range(4, 17))}", "culture"),
    ],
)
def test_a_token_goes_to_the_card_the_plan_wants(victory: str, land: str, card: str) -> None:
    """Though that has one already, and others none."""
    mine = f"armies = [2]\ntrade = {{ {card} = 1 }}\n{land}"
    extra = f'icons = {{ 3 = "A" }}\nvictory = "{victory}"'
    table = marching(" ".join("g" * 20), MINE=mine, EXTRA=extra)
    table.play("move_army=3", "attack_die=6", "defence_die=1").at("add_trade", seat=0)
    assert answer(table) == card


def test_no_token_goes_to_the_card_that_is_about_to_start_anew() -> None:
    table = marching(MINE="armies = [2]", EXTRA='icons = { 3 = "A" }')
    table.play("move_army=3", "attack_die=6", "defence_die=1").at("add_trade", seat=0)
    assert answer(table) != "military"
