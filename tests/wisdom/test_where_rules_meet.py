"""Where two rules meet: squares that are fought for, figures that come back, cities that are passed
through, decks that are empty."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import BUILDINGS, KINDS_OF
from ziggurat.games.wisdom.rules.sums import production


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


def coin_tokens(t: Table, seat: int, count: int) -> Table:
    """So many coin tokens on the sheet."""
    row = t.s.coin_tokens[seat]
    t.s.coin_tokens = put(t.s.coin_tokens, seat, put(row, 0, count))
    return t


# Scouts that come back


@pytest.mark.rule("C-SCT-02", "C-SCT-05")
def test_a_scout_that_was_lost_and_is_built_again_sends_nothing_before_its_city_is_named() -> None:
    t = wide().city(0, "f15").scout(0, "h13", sends=1).army(1, "h14").units(1, "infantry-1-3")
    t.begin("movement", 1).play("move-h14", "h13")
    assert t.scouts(0) == []
    t.dial(0, trade=18).begin("city_management")
    before = production(t.s, 0, 1)
    t.play("city-0-produce", "scout", "d15")
    assert production(t.s, 0, 1) == before, "the forest of the capital is not sent to the city"
    t.begin("start_of_turn").play("pass", "name_receiver=1")
    assert production(t.s, 0, 1) == before + 2


# Republic


@pytest.mark.rule("C-FND-10")
def test_in_a_republic_its_owner_says_whether_the_scout_or_the_army_of_a_square_founds() -> None:
    def founded(by: str) -> Table:
        t = wide("romans", "germans").army(0, "f14").scout(0, "f14").begin("start_of_turn")
        t.play("found-f14")
        assert (t.asked, t.offered) == ("founder", ["army-0", "scout-0"])
        return t.play(by, "adopt=expansionism", "move_off=f13")

    t = founded("army-0")
    assert (t.armies(0), t.scouts(0), t.cities(0)) == ([], ["f13"], ["c15", "f14"])
    t = founded("scout-0")
    assert (t.armies(0), t.scouts(0)) == (["f13"], [])


@pytest.mark.rule("C-FND-01")
def test_without_a_republic_the_scout_among_armies_founds_and_nothing_is_asked() -> None:
    t = wide().army(0, "f14").scout(0, "f14").begin("start_of_turn").play("found-f14")
    assert t.asked == "adopt"
    assert t.scouts(0) == []


# Squares that are fought for


@pytest.mark.rule("C-BLK-05", "C-WON-06")
def test_a_wonder_under_an_army_that_is_attacked_still_works() -> None:
    t = wide().wonder(0, "himeji_samurai_castle", "d13").army(0, "d13").army(1, "e13")
    t.units(0, "infantry-2-2").units(1, "infantry-3-1", "infantry-1-3").begin("movement", 1)
    t.play("move-e13", "d13", "draw_hand=infantry-1-3", "draw_hand=infantry-3-1")
    t.play("draw_hand=infantry-2-2", "infantry-2-2-new", "infantry-1-3-0")
    assert t.forces(1) == {"infantry-3-1": 1}, "three wounds, one more by the castle"


@pytest.mark.rule("C-COI-04", "C-VIC-03", "Q-76")
def test_a_coin_is_not_gathered_where_the_battle_is_still_to_be_won() -> None:
    t = coin_tokens(wide("english", "germans"), 0, 14).army(0, "f14").army(1, "g14")
    t.build("bank", "g14").units(0, "infantry-1-3", "infantry-1-3").units(1, "infantry-1-3")
    t.begin("movement").play("move-f14", "g14")
    assert not t.s.won_by
    t.play("draw_hand=infantry-1-3", "draw_hand=infantry-1-3", "draw_hand=infantry-1-3")
    t.play("infantry-1-3-new", "infantry-1-3-new", "infantry-1-3-new")
    assert (t.s.won_by, t.s.end_reason) == ((0,), "economic")


@pytest.mark.rule("C-COI-05", "Q-76")
def test_a_coin_under_an_own_army_counts_while_the_army_is_attacked() -> None:
    t = wide().build("bank", "d13").army(0, "d13").army(1, "e13")
    t.units(0, "infantry-1-3").units(1, "infantry-2-2").begin("movement", 1)
    t.play("move-e13", "d13")
    assert t.coins(0) == 1
    t.play("draw_hand=infantry-2-2", "draw_hand=infantry-1-3", "infantry-1-3-new")
    t.play("infantry-2-2-new")
    assert t.coins(0) == 1


# Cities that are passed through


@pytest.mark.rule("C-COI-01", "C-MOV-06")
def test_a_scout_that_passes_through_a_city_gathers_nothing_of_what_lies_under_it() -> None:
    t = coin_tokens(wide().tile(3, "tile04"), 0, 14)
    t.s.huts = t.s.villages = 0
    coin = next(n for n in range(48, 64) if t.s.land.amount(3, 1 << n))
    name = [t._names((n,))[0] for n in (coin, coin - 4, coin + 4)]
    t.city(0, name[0]).scout(0, name[1]).begin("movement")
    t.play(f"move-{name[1]}", name[0])
    assert not t.s.won_by, "the city covers the coin of its square"
    t.play(name[2])
    assert (t.scouts(0), t.coins(0)) == ([name[2]], 14)


# Decks that are empty


@pytest.mark.rule("C-HUT-05", "C-CMP-13")
def test_barbarians_lack_only_the_type_whose_deck_is_empty() -> None:
    t = wide().army(0, "f14").units(0, "artillery-1-3")
    t.s.villages = 1 << t.at("g14")
    for kind in KINDS_OF[0]:
        t.s.units_left = put(t.s.units_left, kind, 0)
    t.begin("movement").play("move-f14", "g14", "draw_hand=artillery-1-3")
    assert set(t.chances) == {"mounted-1-3", "mounted-2-2", "mounted-3-1"}
    t.play("draw_hand=mounted-1-3", "draw_hand=artillery-1-3")
    assert (t.asked, t.seat) == ("play_unit", 1)
    assert t.offered == ["mounted-1-3-new", "artillery-1-3-new"]


@pytest.mark.rule("C-UNT-08", "C-PRD-07")
@pytest.mark.card("tech.engineering")
def test_two_units_of_a_type_are_made_though_the_second_comes_from_the_turned_deck() -> None:
    def offered(face_up: int) -> list[str]:
        t = wide().techs(0, "engineering").dial(0, trade=18)
        kinds = KINDS_OF[0]
        for kind in kinds:
            t.s.units_left = put(t.s.units_left, kind, int(kind == kinds[0]))
        t.s.units_used = put(t.s.units_used, kinds[1], face_up)
        return t.begin("city_management").play("city-0-produce", "infantry").offered

    assert "infantry" in offered(face_up=1)
    assert "infantry" not in offered(face_up=0)


# Shipyards


@pytest.mark.rule("C-BLK-02", "X-19", "Q-77")
def test_a_blockaded_shipyard_brings_no_army_to_its_city() -> None:
    def squares(*enemies: str) -> set[str]:
        t = wide("english", "germans").city(0, "f15").techs(1, "sailing").dial(0, trade=12)
        yard = _water(t)
        t.build("shipyard", yard)
        for name in enemies:
            t.army(1, yard if name == "yard" else name)
        t.begin("city_management").play("city-1-produce", "army")
        return set(t.offered)

    home = {"b15", "b14"}
    assert squares() & home
    assert not squares("yard") & home


def _water(t: Table) -> str:
    """A square of water beside the first seat's capital."""
    yard = next(n for n, row in enumerate(BUILDINGS) if row.slug == "shipyard")
    ground = BUILDINGS[yard].terrain.bit_length() - 1
    near = t.s.land.grid.around.near[t.s.cities[0][0]] & t.s.land.terrain[ground]
    return t._names((near.bit_length() - 1,))[0]


# Orders and choices that are free


@pytest.mark.rule("C-TRN-06", "C-SOT-02", "C-CMP-16")
@pytest.mark.card("wonder.colossus")
def test_the_trade_of_the_colossus_is_taken_when_its_owner_wants() -> None:
    t = wide().wonder(0, "colossus", "d13").policy(0, "rationalism").dial(0, trade=27)
    t.begin("start_of_turn").play("use-rationalism_1", "pottery", "use-colossus")
    assert t.s.trade[0] == 24, "27 less 6, and 3 of them back"
    assert "use-colossus" not in t.offered
    t = wide().wonder(0, "colossus", "d13").policy(0, "rationalism").dial(0, trade=27)
    t.begin("start_of_turn").play("use-rationalism_1", "pottery", "pass")
    assert t.s.trade[0] == 24, "nobody forgets it"


@pytest.mark.rule("C-HRV-01", "X-24")
@pytest.mark.card("wonder.angkor_wat")
def test_who_harvests_once_keeps_angkor_wat_for_another_city() -> None:
    t = wide().city(0, "f15").wonder(0, "angkor_wat", "b15").begin("city_management")
    t.play("city-0-harvest", "silk", "pass")
    assert t.tokens(0) == {"silk": 1}
    t.play("city-1-harvest", "incense", "incense")
    assert t.tokens(0) == {"silk": 1, "incense": 2}


@pytest.mark.rule("C-PRD-07")
@pytest.mark.card("tech.engineering")
def test_of_one_production_a_figure_and_a_building_may_go_to_the_same_square() -> None:
    for first, second in (("army", "market"), ("market", "army")):
        t = wide().techs(0, "engineering").dial(0, trade=18).begin("city_management")
        t.play("city-0-produce", first, "d13", second, "d13")
        assert t.armies(0) == ["d13"]
        assert t.s.land.pieces >> t.at("d13") & 1
    t = wide().techs(0, "engineering").dial(0, trade=24).begin("city_management")
    assert "aqueduct" in t.play("city-0-produce", "market", "b13").offered
    t = wide().techs(0, "engineering").dial(0, trade=24).begin("city_management")
    assert "aqueduct" not in t.play("city-0-produce", "market", "d13").offered, "the only grass"


# Steam Power


@pytest.mark.rule("Q-28", "C-FIG-07")
@pytest.mark.card("tech.steam_power")
def test_steam_power_carries_nobody_onto_a_village_in_the_water() -> None:
    def goals(*villages: str) -> list[str]:
        t = wide().army(0, "f14").techs(0, "steam_power").token(0, "silk")
        t.s.villages = sum(1 << t.at(name) for name in villages)
        return t.begin("city_management").play("use-steam_power", "f14").offered

    assert "d14" in goals()
    assert "d14" not in goals("d14")


# Groups that are interrupted


@pytest.mark.rule("Q-78", "C-MOV-14", "C-EVT-07")
def test_a_scout_left_alone_at_sea_without_a_shore_is_lost() -> None:
    t = wide().tile(3, "tile05").techs(0, "navigation", "horseback_riding")
    t.s.villages, t.s.huts = 0, 1 << t.at("g4") | 1 << t.at("g6")
    t.army(0, "h6").scout(0, "h6").army(1, "h8").event(1, "defection").begin("movement")
    t.play("move-h6", "1+1", "h5", "react=pass", "g5", "react=pass", "g4")
    assert t.seat == 1
    t.play("defection", "kill_in=g5", "army-0")
    assert t.asked == "movement", "no scout alone enters a hut, and none stops at sea"
    assert (t.armies(0), t.scouts(0)) == ([], [])


@pytest.mark.rule("X-120", "C-MOV-01")
def test_who_is_held_before_he_leaves_need_not_discover_instead() -> None:
    t = wide().army(0, "h9").techs(1, "communism").marker(1, "spy").begin("movement")
    t.play("move-h9", "h10", "react=communism", "h9", "pay=hut-spy")
    assert (t.asked, t.armies(0)) == ("movement", ["h9"])


@pytest.mark.rule("X-120", "Q-12")
@pytest.mark.card("tech.communism")
def test_a_spy_may_hold_a_square_before_anybody_comes_to_it() -> None:
    t = wide().army(0, "e14").techs(1, "communism").marker(1, "spy").begin("movement")
    t.play("move-e14", "f14", "communism", "hold_square=f14", "pay=hut-spy")
    assert (t.asked, t.armies(0)) == ("movement", ["e14"]), "it may think better of it"
    t.play("move-e14", "f14")
    assert (t.asked, t.armies(0)) == ("movement", ["f14"]), "it comes and stays"


# Two hands at once


@pytest.mark.rule("C-EVT-03", "Q-08")
def test_of_two_hands_too_large_at_once_the_earlier_in_turn_order_is_brought_down_first() -> None:
    t = wide().event(0, "drought").event(0, "sabotage").event(0, "defection")
    t.event(1, "drought").event(1, "sabotage").event(1, "defection").army(1, "h12")
    t.s.first = 1
    t.begin("movement", 1).play("move-h12", "h13")
    assert (t.asked, t.seat) == ("discard_event", 1)
    t.play("drought")
    assert (t.asked, t.seat) == ("discard_event", 0)
