"""What the log tells as records, and what an answer would light before it is chosen."""

from tests.wisdom.table import Table, arrange
from tests.wisdom.test_battles import field
from tests.wisdom.test_scene import WISDOM, drawn
from ziggurat.core.flow import Ask
from ziggurat.core.game import option_named
from ziggurat.games.scene import Light, Preview, Prospect, Told


def heard(table: Table, *answers: str) -> Told:
    """What the answers of a table tell, each a moment."""
    lines = []
    for moment, answer in enumerate(answers):
        table.s.notes = []
        table.play(answer)
        lines += [(moment, note) for note in table.s.notes]
    return WISDOM.told(table.s, lines, 0, "en")


def lights(table: Table, answer: str, seat: int = 0) -> Preview:
    assert isinstance(table.s.pending, Ask)
    option = option_named(WISDOM.game, table.s, table.s.pending, answer)
    assert option is not None, table.offered
    return WISDOM.preview(table.s, seat, option, "en")


def squares(found: list[Light]) -> set[int]:
    return {light.space for light in found}


def prospect(table: Table, answer: str) -> Prospect:
    assert isinstance(table.s.pending, Ask)
    option = option_named(WISDOM.game, table.s, table.s.pending, answer)
    question = drawn(table).question
    assert question is not None
    return next(each for each in question.outlook if each.answer == option)


def test_steps_are_told_as_travels() -> None:
    t = arrange("americans", "germans").army(0, "b15").begin("movement")
    found = heard(t, "move-b15", "b16").travels
    assert [(each.figure, each.origin, each.goal) for each in found] == [
        ("army", t.at("b15"), t.at("b16"))
    ]
    assert found[0].text.startswith("Lincoln goes from")


def test_scouts_travel_as_scouts() -> None:
    t = arrange("americans", "germans").scout(0, "b15").begin("movement")
    assert [each.figure for each in heard(t, "move-b15", "b16").travels] == ["scout"]


def test_a_battle_is_one_record_with_both_sums() -> None:
    t = field().units(0, "infantry-1-3").units(1, "infantry-1-3").build("barracks", "b15")
    t.begin("movement")
    found = heard(
        t,
        "move-d13",
        "d14",
        "draw_hand=infantry-1-3",
        "draw_hand=infantry-1-3",
        "infantry-1-3-new",
        "infantry-1-3-new",
    ).fights
    assert len(found) == 1
    fight = found[0]
    assert (fight.space, fight.won, fight.odds) == (t.at("d14"), True, -1.0)
    assert [(part.text, part.amount) for part in fight.attacker.parts] == [
        ("units", 3),
        ("combat bonus", 2),
    ]
    assert (fight.attacker.value, fight.defender.value) == (5, 3)
    assert fight.attacker.dice == fight.defender.dice == []
    assert "wins the battle" in fight.text


def test_a_record_is_told_once() -> None:
    t = arrange("americans", "germans").army(0, "b15").begin("movement")
    t.s.notes = []
    t.play("move-b15", "b16")
    lines = [(0, note) for note in t.s.notes]
    assert WISDOM.told(t.s, lines, len(lines), "en").travels == []


def test_a_move_lights_what_its_figures_can_reach() -> None:
    t = arrange("americans", "germans").army(0, "b15").begin("movement")
    found = lights(t, "move-b15")
    assert t.at("b16") in squares(found.lights)
    assert {light.kind for light in found.lights} == {"walk"}
    near = t.s.land.grid.sides.within(1 << t.at("b15"), 2)
    assert all(near >> square & 1 for square in squares(found.lights))
    t.play("move-b15")
    steps = {each.square for each in drawn(t).body.asking.targets if each.on == "square"}
    assert steps <= squares(found.lights)


def test_a_square_farther_away_is_reached_by_its_first_step() -> None:
    t = arrange("americans", "germans").techs(0, "horseback_riding").army(0, "b15")
    t.begin("movement").play("move-b15")
    far = drawn(t).body.asking.far
    assert {each.steps for each in far} == {2, 3}
    goal = max(far, key=lambda each: int(each.steps))
    steps = 0
    while t.asked == "choose_step" and t.s.armies[0][0] != goal.square:
        ways = {each.square: each.by for each in drawn(t).body.asking.far}
        t.s.play(ways.get(goal.square, goal.square))
        steps += 1
    assert (t.s.armies[0][0], steps) == (goal.square, goal.steps)


def test_an_attack_is_lit_with_its_chances() -> None:
    t = field().units(0, "infantry-1-3", "mounted-1-3").begin("movement")
    found = lights(t, "move-d13")
    assert [(light.space, light.odds) for light in found.best] == [(t.at("d14"), 1.0)]
    t.play("move-d13")
    assert [light.odds for light in lights(t, "d14").lights] == [1.0]


def test_founding_lights_the_squares_of_the_new_city() -> None:
    t = arrange("americans", "germans").tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    t.scout(0, "g14").begin("start_of_turn")
    found = lights(t, "found-g14").lights
    assert {light.kind for light in found} == {"place"}
    assert squares(found) == set(t.s.land.grid.toward[t.at("g14")])


def test_a_city_that_can_pay_for_nothing_alone_is_limited() -> None:
    t = arrange("americans", "germans").dial(0, trade=27).begin("city_management")
    makes = drawn(t).body.seats[0].cities[0].production.total
    found = prospect(t, "city-0-produce")
    assert found.text.startswith(f"production {makes}; ")
    assert found.state == ("live" if makes >= 4 else "limited")
    assert prospect(t, "city-0-devote").state == "live"


def test_the_chances_of_an_attack_depend_on_nothing_hidden() -> None:
    weak = field().units(0, "infantry-1-3").units(1, "infantry-1-3").begin("movement")
    strong = field().units(0, "infantry-1-3").units(1, "infantry-3-1").begin("movement")
    assert lights(weak, "move-d13") == lights(strong, "move-d13")
