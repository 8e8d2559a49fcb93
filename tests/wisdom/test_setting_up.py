"""Setting up: who begins, who plays what, the map, figures, units, dials (C-SET, W-SET)."""

from collections import Counter
from typing import Any

import pytest

from tests.wisdom.box import ARROWS
from tests.wisdom.table import Table, arrange
from ziggurat.core.flow import Roll
from ziggurat.core.game import BadSetup
from ziggurat.games.wisdom.content import (
    ANCIENT,
    CIVILIZATIONS,
    HOME_TILES,
    LAYOUTS,
    MEDIEVAL,
    TILES,
    TURNED,
    UNIT_KINDS,
    WONDERS,
)
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.limits import city_limit, hand_limit, rank, speed, stacking
from ziggurat.games.wisdom.rules.sums import trade_income
from ziggurat.games.wisdom.rules.wonders import FillMarket
from ziggurat.games.wisdom.setup import SetUpPlayer


def new(*civs: str, **setup: Any) -> Table:
    """A new game with these civilizations, before the first player is drawn."""
    wish = {"players": len(civs), "civilizations": list(civs), **setup}
    return Table(WISDOM.new(wish))


def until(t: Table, *asked: str) -> Table:
    """Take the first answer to everything until one of these is asked."""
    while t.asked not in asked:
        assert t.s.pending is not None
        t.s.play(t.s.pending.options[0])
    return t


def ready(*civs: str) -> Table:
    """The first turn, the first seat beginning."""
    return until(new(*civs).play("draw_first_player=0"), "start_of_turn")


# Who begins, who plays what


@pytest.mark.rule("C-SET-02", "C-SET-22")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    t = new("americans", "germans", "romans")
    assert t.chances == {"0": 1, "1": 1, "2": 1}
    t.play("2")
    order = []
    while t.asked != "start_of_turn":
        if t.asked == "place_capital":
            order.append(t.seat)
        assert t.s.pending is not None
        t.s.play(t.s.pending.options[0])
    assert order == [2, 0, 1]
    assert t.seat == 2


@pytest.mark.rule("C-SET-22")
def test_later_players_see_what_earlier_ones_placed() -> None:
    t = until(new("germans", "romans").play("0"), "place_capital").play("b14")
    until(t, "place_capital")
    assert t.seat == 1
    assert WISDOM.view(t.s, 1)["cities"][0] == [t.at("b14")]


@pytest.mark.rule("C-SET-03", "Q-53")
def test_civilizations_are_drawn_one_by_one() -> None:
    t = Table(WISDOM.new({"players": 3})).play("0")
    every = {row.slug for row in CIVILIZATIONS}
    assert t.chances == dict.fromkeys(every, 1)
    assert set(t.play("zulu").chances) == every - {"zulu"}
    assert set(t.play("romans").chances) == every - {"zulu", "romans"}
    t.play("greeks")
    assert [CIVILIZATIONS[n].slug for n in t.s.civs] == ["zulu", "romans", "greeks"]


@pytest.mark.rule("C-SET-03", "Q-53")
def test_civilizations_are_chosen_from_the_last_player_to_the_first() -> None:
    t = Table(WISDOM.new({"players": 3, "civilizations": "choose"})).play("1")
    seats = []
    for choice in ("romans", "zulu", "french"):
        seats.append(t.seat)
        assert len(t.offered) == len(CIVILIZATIONS) + 1 - len(seats)
        t.play(f"choose_civilization={choice}")
    assert seats == [0, 2, 1]
    assert [CIVILIZATIONS[n].slug for n in t.s.civs] == ["romans", "french", "zulu"]


@pytest.mark.rule("Q-53")
def test_of_two_that_are_drawn_one_is_chosen_and_nobody_gets_the_other() -> None:
    t = Table(WISDOM.new({"players": 2, "civilizations": "draft"})).play("0")
    t.play("draw_civilization=zulu", "draw_civilization=romans")
    assert (t.seat, t.offered) == (0, ["romans", "zulu"])
    t.play("choose_civilization=romans")
    assert not {"romans", "zulu"} & set(t.chances)
    t.play("french", "english")
    assert (t.seat, t.offered) == (1, ["english", "french"])


def test_named_civilizations_are_kept_for_their_seats() -> None:
    t = new("random", "romans").play("0")
    assert "romans" not in t.chances
    t.play("zulu")
    assert [CIVILIZATIONS[n].slug for n in t.s.civs] == ["zulu", "romans"]


def test_a_list_of_no_civilizations_draws_all_of_them() -> None:
    t = Table(WISDOM.new({"players": 2, "civilizations": []})).play("0")
    assert len(t.chances) == len(CIVILIZATIONS)


# The map


@pytest.mark.rule("W-SET-01")
def test_two_to_five_play_each_number_on_its_own_map() -> None:
    slugs = [row.slug for row in CIVILIZATIONS]
    for players, slots in ((2, 8), (3, 10), (4, 16), (5, 22)):
        t = ready(*slugs[:players])
        assert len(t.s.laid) == slots
        assert sum(tile >= 0 for tile in t.s.laid) == players, "homes lie open, nothing else"
        assert all(len(cities) == 1 for cities in t.s.cities)
    for players in (1, 6):
        with pytest.raises(BadSetup, match="2 to 5 can play"):
            WISDOM.checked_setup({"players": players})


@pytest.mark.rule("C-SET-05")
def test_the_arrow_of_a_home_points_as_its_place_of_the_map_says() -> None:
    directions = ["up", "right", "down", "left"]
    for players, arrows in ARROWS.items():
        civs = [row.slug for row in CIVILIZATIONS][:players]
        for first in (0, players - 1):
            t = until(new(*civs).play(str(first)), "place_capital")
            for slot, laid in zip(LAYOUTS[players].slots, t.s.laid, strict=True):
                if slot.seat >= 0:
                    tile, turns = divmod(laid, 4)
                    assert tile == HOME_TILES + (slot.seat + first) % players
                    assert directions[turns] == arrows.split()[slot.seat]


@pytest.mark.rule("C-SET-05")
def test_a_home_whose_arrow_points_down_stands_on_its_head() -> None:
    t = ready("americans", "germans")  # the lake with silk is printed in the first corner
    assert t.s.land.resources[2] >> t.at("h4") & 1
    assert TURNED[2][15] == 0


@pytest.mark.rule("C-SET-10")
def test_a_capital_stands_on_one_of_the_four_inner_squares_but_not_in_water() -> None:
    t = until(new("germans", "aztecs").play("0"), "place_capital")
    assert t.offered == ["b14", "c14", "b15", "c15"]
    until(t.play("b14"), "place_capital")
    inner = {"f2", "g2", "f3", "g3"}
    assert set(t.offered) < inner
    assert len(t.offered) == 3, "one is a lake"


# Decks and piles


@pytest.mark.rule("C-SET-06", "C-SET-13")
def test_everybody_draws_a_unit_of_each_of_three_types() -> None:
    t = until(new("americans", "romans").play("0"), "draw_unit")
    seen = []
    while t.asked != "place_capital":
        seen.append(t.chances)
        t.play(next(iter(t.chances)))
    types = ["infantry", "mounted", "artillery"]
    assert seen == [{f"{name}-{n}-{4 - n}": 5 for n in (1, 2, 3)} for name in types]
    assert t.forces(0) == {f"{name}-1-3": 1 for name in types}
    assert WISDOM.view(t.s, 1)["units"][0] == dict.fromkeys(types, 1), "others see the types only"


@pytest.mark.rule("C-SET-06")
def test_great_people_and_events_come_in_random_order() -> None:
    t = ready("germans", "romans").dial(0, culture=30, track=2).begin("city_management")
    assert t.play("advance-1").chances == dict.fromkeys(
        ["artist", "builder", "general", "humanitarian", "industrialist", "scientist"], 3
    )
    t.play("general", "place_person=pass", "advance-1")
    assert sum(t.chances.values()) == 23


@pytest.mark.rule("C-SET-14", "W-CIV-08", "W-CIV-10")
def test_germans_mongols_and_zulu_begin_with_two_more_units_of_a_type() -> None:
    t = ready("germans", "mongols", "zulu", "romans")
    for seat, counts in enumerate([(3, 1, 1), (1, 3, 1), (1, 1, 3), (1, 1, 1)]):
        found = Counter(dict.fromkeys(range(3), 0))
        for kind, count in enumerate(t.s.units[seat]):
            found[UNIT_KINDS[kind].type] += count
        assert tuple(found[n] for n in range(3)) == counts


@pytest.mark.rule("C-SET-07", "W-SET-04", "W-SET-05", "W-SET-07")
def test_the_wonder_deck_has_four_of_each_era_the_ancient_on_top() -> None:
    t = new("romans", "germans").play("0")
    eras: list[int] = []
    while len(eras) < 12:
        if t.asked != "turn_up_wonder":  # four lie in the market; they are cleared away
            assert len(t.s.market) == 4
            t.s.stack = []
            t.s.market = ()
            t.run(FillMarket())
        wonder = next(iter(t.chances))
        assert len(t.chances) == 6 - len(eras) % 4, "two of each era may stay behind"
        eras.append(next(row.era for row in WONDERS if row.slug == wonder))
        t.play(wonder)
    assert eras == [0] * 4 + [1] * 4 + [2] * 4
    t.s.market = ()
    t.run(FillMarket())
    assert not t.s.market, "what was not dealt has left the game"


@pytest.mark.rule("W-SET-05")
def test_nobody_sees_which_wonders_were_not_dealt() -> None:
    t = ready("romans", "germans")
    assert (t.s.wonders_left.bit_count(), sum(t.s.deck)) == (18 - 4, 12 - 4)
    assert WISDOM.view(t.s, 0)["wonders_left"] == t.s.wonders_left, "all of them alike"


@pytest.mark.rule("C-SET-17", "W-SET-06", "W-SET-07")
def test_egypt_takes_the_top_wonder_and_three_ancient_ones_are_left() -> None:
    t = new("egyptians", "germans").play("0")
    assert t.asked == "draw_wonder"
    ancient = {row.slug for row in WONDERS if row.era == ANCIENT}
    assert set(t.chances) == ancient
    until(t.play("oracle"), "place_capital")
    assert [WONDERS[n].era for n in t.s.market] == [ANCIENT, ANCIENT, ANCIENT, MEDIEVAL]
    until(t.play("b14"), "place_wonder")
    around = {"a13", "b13", "c13", "a14", "c14", "a15", "b15", "c15"}
    assert set(t.offered) == around - {"b13"}, "not on the lake"
    t.play("a13")
    assert "wonder.oracle" in t.abilities(0)
    assert t.s.land.amount(2, 1 << t.at("a13")) == 1, "its marker gives culture"


@pytest.mark.rule("W-SET-08")
def test_city_states_come_in_random_order() -> None:
    t = arrange("americans", "germans").tile(7, "tile12").army(0, "e16").begin("movement")
    t.play("move-e16", "f16", "explore_hut=city_state")
    assert t.asked == "draw_city_state"
    assert list(t.chances.values()) == [1] * 5
    first = t.offered[0]
    t.play(first).tile(5, "tile10").army(0, "f10").begin("movement")
    t.play("move-f10", "f9", "explore_hut=city_state")
    assert list(t.chances.values()) == [1] * 4
    assert first not in t.chances


# Policies


@pytest.mark.rule("W-SET-02", "W-SET-09")
def test_everybody_adopts_a_policy_with_the_capital_and_the_french_two() -> None:
    t = until(new("romans", "french").play("0"), "place_capital").play("b14")
    assert (t.asked, t.seat, len(t.offered)) == ("adopt", 0, 8)
    t.play("pacifism")
    assert t.asked == "place_army"
    until(t, "place_capital").play("f2")
    assert (t.asked, t.seat, len(t.offered)) == ("adopt", 1, 8), "cards of his own"
    t.play("pacifism")
    assert (t.asked, t.seat, len(t.offered)) == ("adopt", 1, 6), "another card"
    assert t.play("expansionism").asked == "place_army"


# What the sheets bring


@pytest.mark.rule("C-SET-15")
def test_the_americans_place_a_random_great_person_at_once() -> None:
    t = until(new("americans", "germans").play("0"), "place_capital").play("c14", "pacifism")
    assert t.asked == "draw_person"
    assert len(t.chances) == 6
    t.play("builder")
    assert t.asked == "place_person"
    assert "pass" not in t.offered
    assert set(t.offered) <= {"b13", "c13", "d13", "b14", "d14", "b15", "c15", "d15"}
    t.play("b15")
    assert t.s.land.pieces >> t.at("b15") & 1


@pytest.mark.rule("C-SET-16")
def test_only_chinas_capital_begins_with_walls() -> None:
    t = ready("chinese", "romans", "germans")
    assert t.s.walls == 1 << t.s.cities[0][0]


# Figures


@pytest.mark.rule("C-SET-11")
def test_an_army_and_a_scout_begin_in_the_outskirts_on_land() -> None:
    t = until(new("romans", "germans").play("0"), "place_army")
    centre = t.cities(0)[0]
    assert centre == "b14"
    land = {"a13", "b13", "c13", "c14", "a15", "b15", "c15"}  # a14 is a lake
    assert set(t.offered) == land
    t.play("c15")
    assert t.asked == "place_scout"
    assert set(t.offered) == land, "together or apart"
    t.play("c15")
    assert (t.armies(0), t.scouts(0)) == (["c15"], ["c15"])


@pytest.mark.rule("C-SET-11")
def test_figures_of_the_setup_keep_the_stacking_limit() -> None:
    t = until(new("spanish", "germans").play("0"), "place_army")
    square = t.offered[0]
    t.play(f"place_army={square}", f"place_scout={square}")
    assert t.asked == "place_scout", "the Spanish have a second one"
    assert square not in t.offered


@pytest.mark.rule("C-SET-11")
def test_who_may_stop_in_water_may_begin_there() -> None:
    t = arrange("romans", "germans").techs(0, "sailing").run(SetUpPlayer(0))
    until(t, "place_army")
    assert "a14" in t.offered


# Dials


@pytest.mark.rule("C-SET-18")
def test_the_trade_dial_begins_at_the_trade_of_the_outskirts_which_then_comes_again() -> None:
    t = until(new("americans", "germans").play("0"), "place_capital").play("c14", "pacifism")
    t.play("draw_person=scientist", "d13")
    until(t, "start_of_turn")
    assert t.s.trade[0] == 3 + 2, "a lake, two deserts ... and the great person"
    assert t.s.trade[1] == trade_income(t.s, 1) > 0
    t.play("pass", "pass")
    assert t.s.trade[0] == 10


@pytest.mark.rule("C-SET-19")
def test_coins_of_the_outskirts_and_of_cards_count_from_the_start() -> None:
    t = until(new("americans", "aztecs").play("0"), "place_capital").play("c14", "pacifism")
    t.play("draw_person=builder", "b15")
    until(t, "start_of_turn")
    assert (t.coins(0), t.coins(1)) == (1, 1), "the builder's, and the coin of the Aztec lake"
    assert ready("greeks", "romans").coins(0) == 1, "that of their government"


@pytest.mark.rule("C-SET-20")
def test_culture_resources_and_events_begin_with_nothing() -> None:
    t = ready("romans", "french", "greeks")
    assert t.s.track == t.s.culture == (0, 0, 0)
    assert not any(map(any, t.s.tokens))
    assert not any(t.s.events)
    assert not any(t.s.markers)
    assert not any(map(any, t.s.coin_tokens))


@pytest.mark.rule("C-SET-21", "W-CIV-08")
def test_limits_begin_at_their_lowest_unless_the_first_tech_raises_one() -> None:
    def limits(civ: str) -> tuple[tuple[int, ...], int, int, int, int]:
        s = ready(civ, "romans" if civ != "romans" else "germans").s
        ranks = tuple(rank(s, 0, kind) for kind in range(3))
        return ranks, speed(s, 0), stacking(s, 0), hand_limit(s, 0), city_limit(s, 0)

    plain = ((1, 1, 1), 2, 2, 2, 2)
    assert limits("romans") == limits("americans") == limits("zulu") == plain
    assert limits("japanese") == ((1, 2, 1), 2, 2, 2, 2)
    assert limits("mongols") == ((1, 1, 1), 3, 2, 2, 2)
    assert limits("aztecs") == ((1, 1, 1), 2, 2, 2, 3)
    assert limits("french") == ((1, 1, 1), 2, 2, 3, 2)
    assert limits("russians") == ((1, 1, 1), 2, 3, 2, 2)


def test_every_civilization_can_be_named() -> None:
    for row in CIVILIZATIONS:
        other = "romans" if row.slug != "romans" else "zulu"
        t = until(new(row.slug, other).play("0"), "place_capital")
        assert t.s.laid[6] // 4 == HOME_TILES + CIVILIZATIONS.index(row)
        assert TILES[t.s.laid[6] // 4].civilization == CIVILIZATIONS.index(row)
        assert not isinstance(t.s.pending, Roll)
