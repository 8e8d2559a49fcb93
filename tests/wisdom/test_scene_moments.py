"""What a table draws of battles, windows and offers."""

from random import Random

from tests.wisdom.table import Table, arrange
from tests.wisdom.test_bargaining import market, open_
from tests.wisdom.test_battles import attack, field
from tests.wisdom.test_scene import drawn, told
from ziggurat.games.wisdom.options import square_name
from ziggurat.games.wisdom.rules.fronts import Fronts
from ziggurat.games.wisdom.scene.model_asking import Battle, Offer, Unit, Window


def battle(table: Table, seat: int | None = 0) -> Battle:
    found = drawn(table, seat).body.battle
    assert isinstance(found, Battle)
    return found


def window(table: Table, seat: int | None) -> Window | None:
    found: Window | None = drawn(table, seat).body.window
    return found


def offer(table: Table, seat: int | None) -> Offer | None:
    found: Offer | None = drawn(table, seat).body.offer
    return found


def kinds(units: list[Unit]) -> list[str]:
    return [unit.kind for unit in units]


def test_a_battle_hand_is_backs_to_all_but_who_plays_it() -> None:
    t = field().units(0, "infantry-1-3").units(1, "mounted-2-2", "artillery-1-3")
    attack(t, "infantry-1-3", "mounted-2-2", "artillery-1-3")
    assert kinds(battle(t, 0).attacker.hand) == ["infantry-1-3"]
    assert kinds(battle(t, 0).defender.hand) == ["", ""]
    assert kinds(battle(t, 1).defender.hand) == ["mounted-2-2", "artillery-1-3"]
    assert kinds(battle(t, None).attacker.hand) == [""]
    assert (battle(t).turn, drawn(t).body.places[battle(t).square]) == (
        "defender",
        drawn(t).body.places[t.at("d14")],
    )


def test_fronts_show_units_wounds_and_who_stands_alone() -> None:
    t = field().units(0, "infantry-1-3", "artillery-1-3").units(1, "mounted-1-3")
    attack(t, "infantry-1-3", "artillery-1-3", "mounted-1-3").play("mounted-1-3-new")
    alone = battle(t).fronts[0]
    assert (alone.attacker, alone.defender and alone.defender.kind) == (None, "mounted-1-3")
    assert "stands alone" in alone.text
    targets = {each.front: each for each in drawn(t).body.asking.targets if "infantry" in each.name}
    assert targets[0].later == "both stand, Spearman with 2 health"
    assert targets[-1].later == ""
    t.play("infantry-1-3-0")
    front = battle(t).fronts[0]
    assert front.attacker is not None
    assert (front.attacker.title, front.attacker.rank) == ("Spearman", 1)
    assert front.defender is not None
    assert (front.attacker.wounds, front.defender.wounds) == (1, 1)
    assert "closed" in front.text
    assert battle(t).attacker.units.total == 2


def test_the_bonus_of_both_sides_stands_in_its_parts() -> None:
    t = field().units(0, "infantry-1-3").units(1, "infantry-1-3").build("barracks", "b15")
    attack(t, "infantry-1-3", "infantry-1-3")
    found = battle(t)
    assert [(text, amount) for text, amount, _ in told(found.attacker.bonus)] == [
        ("outskirts of Washington", 2)
    ]
    assert (found.attacker.bonus.total, found.defender.bonus.total) == (2, 0)


def test_a_city_defends_with_its_walls() -> None:
    t = arrange("romans", "germans").units(0, "infantry-1-3").units(1, "infantry-1-3")
    capital = t.s.cities[0][0]
    t.s.walls |= 1 << capital
    beside = square_name(t.s.land.grid, t.s.land.grid.toward[capital][0])
    t.army(1, beside).begin("movement", 1)
    t.play(f"move-{beside}", t.cities(0)[0], "draw_hand=infantry-1-3", "draw_hand=infantry-1-3")
    parts = [(text, amount) for text, amount, _ in told(battle(t).defender.bonus)]
    assert ("capital", 12) in parts
    assert ("City walls", 4) in parts
    assert battle(t).turn == "attacker"


def test_with_open_hands_the_chances_are_told_for_each_play() -> None:
    t = field().units(0, "infantry-1-3").units(1)
    attack(t, "infantry-1-3")
    assert t.asked == "play_unit"
    assert battle(t, 0).odds == 1.0
    assert [target.odds for target in drawn(t, 0).body.asking.targets] == [1.0]
    assert battle(t, 1).odds == -1.0


def test_the_sums_of_a_battle_give_the_difference_that_counts() -> None:
    hands = ["infantry-1-3", "mounted-2-2", "artillery-3-1"]
    t = field().units(0, *hands).units(1, *hands).build("barracks", "b15")
    attack(t, *hands, *hands)
    chance = Random(1)
    while t.asked == "play_unit":
        found = battle(t, None)
        fight = next(frame for frame in t.s.stack if isinstance(frame, Fronts))
        for side in (found.attacker, found.defender):
            assert sum(term.amount for term in side.bonus.terms) == side.bonus.total
            assert sum(term.amount for term in side.units.terms) == side.units.total
        assert found.attacker.bonus.total - found.defender.bonus.total == fight.bonus == 2
        lost = [*found.attacker.lost, *found.defender.lost]
        seen = [unit for front in found.fronts for unit in (front.attacker, front.defender) if unit]
        hidden = len(found.attacker.hand) + len(found.defender.hand)
        assert len(lost) + len(seen) + hidden == 6
        t.play(chance.choice(t.offered))


def test_a_window_is_shown_to_all_alike() -> None:
    t = arrange("americans", "germans").techs(1, "writing").marker(1, "spy")
    t.begin("city_management").play("city-0-devote")
    assert t.asked == "react"
    shown = [window(t, seat) for seat in (0, 1, None)]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0] is not None
    assert (shown[0].kind, shown[0].actor, shown[0].name) == ("city", 0, "devote")
    assert shown[0].square == t.s.cities[0][0]
    assert "Washington" in shown[0].text


def test_a_declared_production_stands_in_the_window() -> None:
    t = arrange("americans", "germans").techs(1, "writing").marker(1, "spy").dial(0, trade=9)
    t.begin("city_management").play("city-0-produce", "army")
    square = t.at(t.offered[0])
    t.play(t.offered[0])
    found = window(t, None)
    assert found is not None
    assert (found.name, found.square) == ("army", square)
    assert "army" in found.text


def test_an_offer_is_seen_by_its_maker_until_it_is_made_then_by_all() -> None:
    t = open_(market().dial(0, trade=3).token(1, "silk"))
    t.play("offer_to=1", "trade-2")
    mine = offer(t, 0)
    assert mine is not None
    assert [(item.on, item.amount) for item in mine.gives] == [("trade", 2)]
    assert offer(t, 1) is None
    assert offer(t, None) is None
    t.play("offer_want=silk")
    assert t.asked == "answer_offer"
    for seat in (0, 1, None):
        found = offer(t, seat)
        assert found is not None
        assert [(item.on, item.name) for item in found.wants] == [("resource", "silk")]
        assert (found.seat, found.other, found.counter) == (0, 1, False)
