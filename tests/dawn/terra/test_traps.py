"""Where it is easy to go wrong: rules that players and programs of this game often get wrong."""

import pytest

from tests.dawn.terra.battles import CARD, PLAIN_LAND, marching, strip
from tests.dawn.terra.opening import ready
from tests.dawn.terra.six import row_of_six
from tests.table import Table
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.content import CITY_STATES, FOCUS

# Trade tokens


def test_trade_tokens_on_culture_never_buy_rougher_terrain() -> None:
    """(base pp. 8, 13) Each buys one more control token, under the limit of the slot."""
    for tokens in (0, 3):
        table = strip(
            "h g f g g g g g g",
            5,
            ROW=row_of_six("culture", 2),
            MINE=f"cities = [3]\ntrade = {{ culture = {tokens} }}",
        )
        table.play("choose_card=culture").at("place_token", seat=0)
        assert table.spaces == {1, 4}
        table.play("1", "4")
        table.at("choose_card", seat=1)  # the forest 2 is all that is left, so nothing is asked
        assert table.trade(0) == ({"culture": 3} if tokens else {})


@pytest.mark.rule("T-GRO-10")
def test_trade_tokens_on_growth_never_buy_rougher_terrain_or_another_district() -> None:
    """(Terra Incognita p. 8) They reinforce, and that is all."""
    table = strip(
        "h g f g g g g g g",
        5,
        ROW=row_of_six("growth", 2),
        MINE="cities = [3]\ntrade = { growth = 3 }",
    )
    table.play("choose_card=growth", "growth=district", "choose_district=campus")
    assert table.at("place_district", seat=0).spaces == {1, 4}
    table.play("4").at("spend_token", seat=0)
    table.play("trade").at("reinforce", seat=0)
    assert table.offered == ["4", "pass"]
    table.play("4").at("choose_card", seat=1)
    assert table.trade(0) == {"growth": 2}


# The tech dial


LEVELS = [(2, 2), (5, 2), (9, 3), (13, 3), (18, 4), (23, 4)]


@pytest.mark.rule("T-UNQ-04")
@pytest.mark.parametrize(("tech", "level"), LEVELS)
def test_reaching_a_tech_level_offers_cards_of_exactly_that_level(tech: int, level: int) -> None:
    """(base p. 8) All six types, whatever lies in the row, and the leader's own card if it fits;
    one card, or none."""
    table = strip(PLAIN_LAND, 5, ROW=row_of_six("science", 1), MINE=f"tech = {tech}")
    table.play("choose_card=science").at("gain_card", seat=0)
    names = [name for name in table.offered if name != "pass"]
    cards = {card.slug: card for card in FOCUS}
    assert {cards[name].level for name in names} == {level}
    assert sorted(cards[name].type for name in names if not cards[name].owner) == [0, 1, 2, 3, 4, 5]
    assert [name for name in names if cards[name].owner] == (
        ["military_engineering"] if level == 2 else []
    )
    table.play(names[0]).at("choose_card", seat=1)
    assert names[0] in table.slots(0)


@pytest.mark.rule("X-135")
@pytest.mark.parametrize(("tech", "levels"), [(2, (2, 2)), (9, (3, 3)), (18, (4,)), (5, (2, 3))])
def test_two_levels_reached_in_one_turn_give_both(tech: int, levels: tuple[int, ...]) -> None:
    """(base p. 15) Slot 5: from 2 over 3 and 6, from 9 over 10 and 14, from 5 over 6 and 10."""
    cards = {card.slug: card for card in FOCUS}
    for first in ("pass", "take"):
        table = strip(PLAIN_LAND, 5, ROW=row_of_six("science", 5), MINE=f"tech = {tech}")
        table.play("choose_card=science")
        taken = []
        for level in levels:
            table.at("gain_card", seat=0)
            names = [name for name in table.offered if name != "pass"]
            assert {cards[name].level for name in names} == {level}
            taken += [names[0]] if first == "take" else []
            table.play(names[0] if first == "take" else "pass")
        table.at("choose_card", seat=1)
        held = {cards[card].type: card for card in taken}  # of one type the later stays
        assert set(held.values()) <= set(table.slots(0))
        assert table.s.dial[0] == tech + 5


@pytest.mark.parametrize(
    ("tech", "slot", "dial"), [(24, 1, 15), (24, 2, 16), (23, 3, 16), (24, 5, 19)]
)
def test_after_24_comes_15_then_16(tech: int, slot: int, dial: int) -> None:
    """(base p. 15) The pointer goes on, space by space; 19 brings a card of level IV again."""
    table = strip(PLAIN_LAND, 5, ROW=row_of_six("science", slot), MINE=f"tech = {tech}")
    table.play("choose_card=science")
    asked = 0
    while table.asked == "gain_card":
        asked += 1
        table.play("pass")
    assert table.at("choose_card", seat=1).s.dial[0] == dial
    assert asked == {(23, 3): 1, (24, 5): 1}.get((tech, slot), 0)


# Conquest


@pytest.mark.rule("X-55")
@pytest.mark.parametrize("state", [row.slug for row in CITY_STATES])
def test_conquering_a_city_state_gives_its_token_and_no_extra_trade_token(state: str) -> None:
    """(base p. 11) The token lies on the card of its type, to be spent as a trade token."""
    table = marching(
        PLAIN_LAND,
        5,
        EXTRA=f'icons = {{ 2 = "{state}" }}',
        MINE="armies = [1]",
        THEIRS=f'diplomacy = "{state}"',
    )
    table.play("move_army=2", "attack_die=6", "defence_die=1").at("choose_card", seat=1)
    assert table.city_states(0) == {state}
    assert table.cities(0) == {0, 2}
    assert table.trade(0) == {}
    assert table.diplomacy(1) == set()
    assert table.s.armies[0] == (2,)
    number = [row.slug for row in CITY_STATES].index(state)
    lane = table.s.city_state_lane[number]
    assert FOCUS[table.s.cards[0][lane]].type == CITY_STATES[number].type


@pytest.mark.rule("X-15", "X-16")
def test_a_beaten_capital_stays_its_owner_s() -> None:
    """(base p. 11) Two trade tokens and a wonder are all it costs; the army goes back."""
    table = marching(
        "g g g g g",
        5,
        MINE="armies = [3]",
        THEIRS="trade = { culture = 3 }\nwonders = { oracle = 4 }\ncaravans = [4]",
    )
    table.play("move_army=4", "choose_target=piece", "attack_die=6", "defence_die=1")
    table.play("steal_trade=culture", "science", "steal_trade=culture", "science")
    table.at("choose_card", seat=1)
    assert table.cities(1) == {4}
    assert table.s.capital[1] == 4
    assert table.cities(0) == {0}
    assert table.trade(0) == {"science": 2}
    assert table.trade(1) == {"culture": 1}
    assert table.wonders(0) == {"oracle"}
    assert table.s.armies[0] == (3,)
    assert table.s.caravans[1] == (CARD,)


# Natural wonders


def park(extra: str = "", **words: str) -> Table:
    """Space 2 is a natural wonder on which seat 1 has a control token."""
    land = "g g N g g g g g g"
    icons = f'icons = {{ 2 = "pantanal"{extra} }}'
    return strip(land, 5, **{"EXTRA": icons, "THEIRS": "tokens = [2]"} | words)


@pytest.mark.rule("X-93")
@pytest.mark.parametrize("theirs", ["tokens = [2]", "districts = { campus = 2 }"])
def test_a_natural_wonder_returns_to_its_space_when_its_control_token_is_removed(
    theirs: str,
) -> None:
    """(base p. 15) Destroyed by a wonder, or by a barbarian; the next token there gets it."""
    table = park(MINE="tokens = [1]\nwonders = { forbidden_city = 0 }", THEIRS=theirs)
    assert table.natural(1) == {"pantanal"}
    table.play("use_ability=forbidden_city", "destroy_token=2")
    assert table.natural(1) == set()
    assert table.natural(NOBODY) == {"pantanal"}
    table = park(', 3 = "A"', THEIRS=theirs, EVENT="0")
    table.play("idle-science", "idle-science", "barbarian_direction=5").at("choose_card", seat=0)
    assert table.tokens(1) == set()
    assert table.natural(NOBODY) == {"pantanal"}


@pytest.mark.rule("X-19")
def test_an_attacker_takes_the_natural_wonder_of_the_token_he_beats() -> None:
    """(base p. 11) It does not go back to the space, nor stay with the loser."""
    table = park(MINE="armies = [1]").play("choose_card=military")
    table.play("move_army=2", "attack_die=6", "defence_die=1")
    assert table.natural(0) == {"pantanal"}
    assert table.natural(1) == set()


# Combat


@pytest.mark.rule("T-CBT-01", "T-CBT-21", "T-CBT-25")
def test_both_dice_fall_before_anyone_spends() -> None:
    """(Terra Incognita p. 16) Attacker's die, defender's die, attacker's tokens, defender's."""
    rich = "trade = { military = 2 }\n"
    table = marching(PLAIN_LAND, 5, MINE=rich + "armies = [1]", THEIRS=rich + "tokens = [2]")
    table.play("move_army=2").at("attack_die").play("1").at("defence_die").play("6")
    table.at("spend_token", seat=0).play("trade", "add-one").at("spend_token", seat=0)
    table.play("pass").at("spend_token", seat=1).play("trade", "reroll").at("defence_die")
    table.play("1").at("spend_token", seat=1).play("pass").at("choose_card", seat=1)
    assert table.trade(0) == table.trade(1) == {"military": 1}
    assert table.tokens(0) == {2}


@pytest.mark.rule("T-GRO-04", "X-05")
@pytest.mark.parametrize(
    "card",
    [card.slug for card in FOCUS if card.armies],
)
def test_military_cards_no_longer_reinforce(card: str) -> None:
    """(Terra Incognita p. 8) All seven of them; trade tokens do not either."""
    table = marching(
        PLAIN_LAND,
        5,
        MINE=f'cards = "{card}"\ntokens = [1, 2]\ntrade = {{ military = 3 }}',
    )
    while table.asked != "choose_card":
        assert table.asked in ("choose_army", "move_army")
        table.play("pass")
    assert table.reinforced(0) == set()
    assert table.trade(0) == {"military": 3}


# Cities


@pytest.mark.parametrize("card", ["pottery", "nationalism"])
def test_a_city_needs_no_token_or_caravan_under_it(card: str) -> None:
    """(base p. 9, Terra Incognita p. 14) Bare land within reach will do, with nothing of mine near
    but the capital."""
    table = strip(PLAIN_LAND, 5, ROW=row_of_six("industry", 5), MINE=f'cards = "{card}"')
    table.play("choose_card=industry", "build=city").at("build_city", seat=0)
    assert table.spaces == ({2} if card == "pottery" else {2, 3, 4})
    assert table.play("2").cities(0) == {0, 2}


# The event dial


@pytest.mark.rule("T-SET-41", "T-WON-02", "T-SET-56")
@pytest.mark.parametrize("players", [2, 5])
def test_the_start_section_of_the_dial_is_not_resolved_at_setup(players: int) -> None:
    """(Terra Incognita pp. 6, 14) It shows spawning and wonder icons: no wonder bears a token, and
    none before the pointer has gone round to the third section."""
    table = ready(players)
    assert table.s.event == 0
    assert table.s.wonder_tokens == 0
    assert all(wonder >= 0 for wonder in table.s.face_up)
    for _ in range(players):
        table.play("idle-science")
    assert table.asked == "barbarian_direction"
    assert table.s.event == 1
    assert table.s.wonder_tokens == 0
