"""What we decided where the texts are silent: when targets are named, blockaded buildings, who is
given up in an enemy city, what is done once per battle, who knows a card that changed hands."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.sums import arts, production
from ziggurat.games.wisdom.state import KNOWERS


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


# Targets are named before anybody may cancel


def cancels(t: Table, *answers: str) -> Table:
    """Play up to the window of the second seat, who then cancels."""
    t.play(*answers)
    assert (t.asked, t.seat) == ("react", 1)
    return t.play("primetime_tv")


@pytest.mark.rule("Q-70", "C-RSC-08")
def test_monarchy_names_its_victim_before_it_can_be_cancelled() -> None:
    t = wide().techs(0, "monarchy").token(0, "silk").wonder(1, "stonehenge", "f2")
    t.units(1, "infantry-1-3").event(1, "primetime_tv").begin("city_management")
    cancels(t, "use-monarchy", "monarchs_will=obsolete", "stonehenge")
    assert "wonder.stonehenge" in t.abilities(1)
    assert t.tokens(0) == {}
    assert t.asked == "city_management"


@pytest.mark.rule("Q-70", "C-RSC-08")
def test_gunpowder_names_its_building_before_it_can_be_cancelled() -> None:
    t = wide().techs(0, "gunpowder").token(0, "iron", "iron").build("temple", "f2")
    t.event(1, "primetime_tv").begin("city_management")
    cancels(t, "use-gunpowder", "f2")
    assert any(t.s.buildings)
    assert t.asked == "city_management"


@pytest.mark.rule("Q-70", "C-RSC-08")
def test_atomic_theory_names_its_city_and_then_pays() -> None:
    t = wide().techs(0, "atomic_theory").marker(0, "uranium").city(1, "f14")
    t.event(1, "primetime_tv").begin("movement")
    cancels(t, "use-atomic_bomb", "f14", "pay=hut-uranium")
    assert t.cities(1) == ["f3", "f14"]
    assert t.s.markers[0] == ()
    assert t.asked == "movement"


@pytest.mark.rule("Q-70")
def test_wounds_are_dealt_out_before_they_can_be_cancelled() -> None:
    t = wide().army(0, "f14").army(1, "g14").techs(0, "mathematics").token(0, "iron")
    t.units(0, "infantry-1-3").units(1, "infantry-1-3").event(1, "primetime_tv")
    t.begin("movement").play("move-f14", "g14", "draw_hand=infantry-1-3")
    t.play("draw_hand=infantry-1-3", "battle_ability=pass", "infantry-1-3-new")
    t.play("use-mathematics", "deal_wound=0-b")
    assert "pass" in t.offered
    cancels(t, "deal_wound=0-b", "deal_wound=0-b")
    assert t.forces(1) == {"infantry-1-3": 1}
    assert t.tokens(0) == {}


@pytest.mark.rule("Q-70")
@pytest.mark.parametrize(
    ("tech", "answers"),
    [
        ("construction", ["use-construction", "boost_city=1"]),
        ("steam_power", ["use-steam_power", "sail_from=b15", "sail_to=d14"]),
        ("communism", ["use-communism", "hold_square=b15"]),
        ("education", ["use-education", "learn=pottery"]),
    ],
)
def test_other_abilities_name_their_targets_first_too(tech: str, answers: list[str]) -> None:
    t = wide().techs(0, tech).token(0, "wheat", "silk", "incense", "iron").marker(0, "spy")
    t.city(0, "f14").army(0, "b15").event(1, "primetime_tv")
    t.begin("movement" if tech == "communism" else "city_management").play(*answers)
    while t.asked == "pay":
        t.play(t.offered[0])
    assert (t.asked, t.seat) == ("react", 1)
    t.play("primetime_tv")
    assert t.s.boost[0] == (0, 0, 0)
    assert t.armies(0) == ["b15"]
    assert not t.s.frozen
    assert "pottery" not in t.known(0)


@pytest.mark.rule("Q-70", "C-EVT-10")
def test_events_name_their_targets_first() -> None:
    t = wide().event(0, "we_love_the_despot_day").city(0, "f14").event(1, "jousting_tourney")
    t.begin("city_management").play("event-we_love_the_despot_day", "boost_city=1")
    assert (t.asked, t.seat) == ("react", 1)
    t = wide().event(0, "supply_drop").city(0, "f14").event(1, "jousting_tourney")
    t.begin("city_management").play("event-supply_drop")
    assert (t.asked, t.seat) == ("react", 1), "there is but one city that it can help"
    t = wide().event(0, "exchange_of_ideas").techs(1, "pottery").event(1, "jousting_tourney")
    t.begin("start_of_turn").play("event-exchange_of_ideas", "idea=pottery")
    assert (t.asked, t.seat) == ("react", 1)
    t.play("jousting_tourney")
    assert "pottery" not in t.known(0)
    t = wide().event(0, "mass_defection").army(1, "b15").scout(1, "b15")
    t.event(1, "jousting_tourney").begin("movement")
    t.play("event-mass_defection", "kill_in=b15", "kill_figure=scout-1", "kill_more=pass")
    assert (t.asked, t.seat) == ("react", 1)
    t.play("pass")
    assert (t.armies(1), t.scouts(1)) == (["b15"], [])


# Blockaded buildings


@pytest.mark.rule("Q-71", "C-BLK-02", "X-21")
@pytest.mark.card("policy.urban_development")
def test_a_blockaded_building_does_not_count_for_urban_development() -> None:
    t = wide().policy(0, "urban_development").build("market", "b15").build("granary", "d13")
    assert production(t.s, 0, 0) == 5 + 1 + 1 + 1 + 3
    assert arts(t.s, 0, 0) == 1 + 1 + 2
    t.army(1, "d13")
    assert production(t.s, 0, 0) == 5 + 1 + 1
    assert arts(t.s, 0, 0) == 1 + 1


# Russians


def russia(armies: int, scouts: int) -> Table:
    t = arrange("russians", "germans").techs(0, "sailing").techs(1, "pottery")
    t.army(0, "f4", armies) if armies else t
    for _ in range(scouts):
        t.scout(0, "f4")
    return t


@pytest.mark.rule("Q-72", "C-MOV-13")
def test_russians_who_give_up_one_of_two_armies_attack_with_the_other() -> None:
    t = russia(2, 0).units(0, *["infantry-1-3"] * 5).begin("movement")
    t.play("move-f4", "2+0", "f3", "stolen_tech=pottery")
    assert t.armies(0) == ["f3"]
    assert "pottery" in t.known(0)
    t.play(*["draw_hand=infantry-1-3"] * 4)  # 3, and 1 for Communism: the hand of one army
    assert t.asked == "play_unit"


@pytest.mark.rule("Q-72", "C-MOV-13")
def test_russians_who_give_up_their_only_army_do_not_attack() -> None:
    t = russia(1, 0).units(0, "infantry-1-3").begin("movement")
    t.play("move-f4", "f3", "stolen_tech=pottery")
    assert t.armies(0) == []
    assert t.asked == "movement"


@pytest.mark.rule("Q-72", "C-MOV-13")
def test_russians_choose_which_figure_is_given_up_but_leave_no_scout_in_a_city() -> None:
    t = russia(2, 1).units(0, "infantry-1-3").begin("movement")
    t.play("move-f4", "2+1", "f3", "stolen_tech=pottery", "give_up=army-0")
    assert (t.armies(0), t.scouts(0)) == (["f3"], ["f3"])
    t = russia(1, 1).units(0, "infantry-1-3").begin("movement")
    t.play("move-f4", "1+1", "f3", "stolen_tech=pottery")
    assert (t.armies(0), t.scouts(0)) == (["f3"], []), "the scout could not stay alone"


# Once per battle


@pytest.mark.card("tech.animal_husbandry", "tech.biology")
@pytest.mark.parametrize("tech", ["animal_husbandry", "biology"])
def test_healing_works_once_in_every_battle_of_a_turn(tech: str) -> None:
    use = {"animal_husbandry": "use-animal_husbandry_heals", "biology": "use-biology"}[tech]
    t = wide().army(0, "f14").army(1, "g14").army(1, "h14").techs(1, tech)
    t.army(0, "g13").units(1, "infantry-1-3", "infantry-2-2").units(0, "infantry-2-2")
    t.person("general", "f2").person("general", "g2").begin("movement")
    for start in ("f14", "g13"):
        t.play(f"move-{start}", "g14", "draw_hand=infantry-2-2")
        t.play("draw_hand=infantry-1-3", "draw_hand=infantry-2-2")
        t.play("infantry-1-3-new", "infantry-2-2-0")
        assert (t.asked, t.seat) == ("battle_ability", 1)
        assert use in t.offered
        t.play(use)
        while t.asked == "heal_wound":
            t.play(t.offered[0])
        assert use not in t.offered
        t.play("infantry-2-2-new")
    assert t.armies(0) == []


# Who knows a card that changed hands


def known_to_all(t: Table, seat: int) -> None:
    """Everybody knows the first event of a hand."""
    hand = t.s.events[seat]
    t.s.events = tuple(
        (hand[0] // KNOWERS * KNOWERS + 7, *hand[1:]) if n == seat else each
        for n, each in enumerate(t.s.events)
    )


@pytest.mark.rule("W-LOO-11", "C-HID-02")
def test_who_watches_a_theft_does_not_learn_which_card_was_taken() -> None:
    """The third seat knew one of two cards. Whichever was taken, it sees the same."""

    def seen(stolen: str) -> object:
        t = arrange("mongols", "germans", "romans")
        ground = [n for n in t._names(tuple(range(10 * 16))) if t.s.land.revealed >> t.at(n) & 1]
        here, there = _beside(t, ground)
        t.army(0, here).scout(1, there).event(1, "drought").event(1, "sabotage")
        known_to_all(t, 1)
        t.begin("movement").play(f"move-{here}", there, "loot=event-1")
        kinds = {"drought": "4", "sabotage": "6"}
        t.play(f"steal_facedown={kinds[stolen]}")
        return WISDOM.view(t.s, 2)["events"]

    assert seen("drought") == seen("sabotage")


def _beside(t: Table, names: list[str]) -> tuple[str, str]:
    """Two squares of land beside each other, away from cities."""
    dry = t.s.land.revealed & ~t.s.land.terrain[4]
    for cities in t.s.cities:
        dry &= ~(1 << cities[0])
    for name in names:
        near = t.s.land.grid.sides.near[t.at(name)] & dry
        if dry >> t.at(name) & 1 and near:
            return name, t._names((near.bit_length() - 1,))[0]
    raise AssertionError


@pytest.mark.rule("C-HID-02", "C-UNT-01")
def test_the_order_of_what_is_shown_does_not_tell_the_strength_of_a_unit() -> None:
    def shown(hidden: str) -> list[str]:
        t = wide().units(1, "infantry-2-2", hidden)
        known = t.s.units_known[1]
        t.s.units_known = (t.s.units_known[0], (known[0], 1, *known[2:]))
        return list(WISDOM.view(t.s, 0)["units"][1])

    assert shown("infantry-1-3") == shown("infantry-3-1")
