"""What a table says of an answer before it is given, and of what is not offered."""

import pytest

from tests.wisdom.cards.test_event_cards import wide
from tests.wisdom.table import Table, arrange
from tests.wisdom.test_scene import WISDOM, drawn, played
from ziggurat.core.game import option_named
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import GOVERNMENTS
from ziggurat.games.wisdom.rules.cities import actions_of_capital
from ziggurat.games.wisdom.rules.sums import arts, coins, production, trade_income
from ziggurat.games.wisdom.scene.model_asking import Refused, Regime, Target


def target(table: Table, name: str, seat: int = 0) -> Target:
    """The target of an answer."""
    question = table.s.pending
    assert question is not None
    option = option_named(WISDOM.game, table.s, question, name)
    assert option is not None, table.offered
    found = drawn(table, seat).body.asking.targets[list(question.options).index(option)]
    assert isinstance(found, Target)
    return found


def changes(found: Target) -> dict[str, tuple[int, int]]:
    return {change.name: (change.before, change.after) for change in found.changes}


def government(slug: str) -> int:
    return next(n for n, row in enumerate(GOVERNMENTS) if row.slug == slug)


def refused(table: Table, on: str, name: str) -> Refused:
    rows: list[Refused] = drawn(table).body.asking.refused
    return next(row for row in rows if (row.on, row.name) == (on, name))


def test_devoting_a_city_tells_the_culture_it_brings() -> None:
    t = arrange("romans", "germans").dial(0, culture=2).begin("city_management")
    found = target(t, "city-0-devote")
    brings = arts(t.s, 0, 0)
    assert (found.amount, changes(found)["culture"]) == (brings, (2, 2 + brings))
    t.play("city-0-devote")
    assert t.s.culture[0] == 2 + brings


def test_an_advance_tells_what_it_takes_and_that_research_falls() -> None:
    t = arrange("romans", "germans").dial(0, trade=11, culture=9, track=7).begin("city_management")
    found = target(t, "advance-1")
    assert changes(found) == {"culture": (9, 4), "trade": (11, 8)}
    assert found.later == "Research falls from level II to I."


def test_an_object_has_its_price_and_the_least_rush() -> None:
    t = arrange("romans", "germans").dial(0, trade=27).begin("city_management")
    t.play("city-0-produce")
    makes = production(t.s, 0, 0)
    found = target(t, "scout")
    assert (found.cost, found.rush) == (6, 3 * max(0, 6 - makes))
    dear = max(drawn(t).body.asking.targets, key=lambda each: int(each.cost))
    assert dear.rush == 3 * (dear.cost - makes)
    assert changes(dear)["trade"] == (27, 27 - dear.rush)


def test_what_cannot_be_made_says_why_in_three_words_and_in_a_sentence() -> None:
    t = arrange("romans", "germans").begin("city_management")
    t.play("city-0-produce")
    library = refused(t, "object", "library")
    assert (library.why, library.cost) == ("not unlocked", 5)
    assert library.text == "You need the tech Writing first."
    for row in drawn(t).body.asking.refused:
        assert row.why
        assert row.text.endswith((".", ")"))


@pytest.mark.parametrize("over", [True, False])
def test_a_building_tells_the_sums_after_it_and_what_it_replaces(over: bool) -> None:
    t = arrange("romans", "germans").techs(0, "currency", "philosophy").dial(0, trade=27)
    t.begin("city_management").play("city-0-produce", "market")
    first, second = t.offered[:2]  # a city has but one limited building, wherever it stands
    t = arrange("romans", "germans").techs(0, "currency", "philosophy").dial(0, trade=27)
    t.build("temple", first).begin("city_management").play("city-0-produce", "market")
    before = (production(t.s, 0, 0), arts(t.s, 0, 0), trade_income(t.s, 0))
    square = first if over else second
    found = target(t, square)
    assert (found.over, found.leaves) == (over, [] if over else [t.at(first)])
    assert found.later == "It takes the place of: Temple."
    t.play(square)
    after = (production(t.s, 0, 0), arts(t.s, 0, 0), trade_income(t.s, 0))
    names = ("production of Rome", "arts of Rome", "trade a turn")
    for name, was, now in zip(names, before, after, strict=True):
        assert changes(found).get(name, (was, was)) == (was, now)
    assert before != after


def test_a_program_tells_the_production_it_will_bring() -> None:
    t = arrange("romans", "germans").begin("city_management")
    found = target(t, "city-0-program")
    was, will = changes(found)["production of Rome"]
    t.play("city-0-program")
    assert (was, will) == (was, production(t.s, 0, 0))
    assert will > was


def test_research_tells_what_stays_on_the_dial_and_what_the_tech_brings() -> None:
    t = arrange("romans", "germans").dial(0, trade=12).dial(1, trade=12).begin("research")
    found = changes(target(t, "horseback_riding"))
    assert found["speed"] == (2, 3)
    assert found["trade"] == (12, coins(t.s, 0))


def test_who_may_keep_trade_is_told_nothing_of_it_before_all_have_shown() -> None:
    t = arrange("greeks", "germans").dial(0, trade=12).dial(1, trade=12).begin("research")
    assert "trade" not in changes(target(t, "horseback_riding"))


def test_a_tech_without_a_place_is_refused() -> None:
    t = arrange("romans", "germans").dial(0, trade=27).dial(1, trade=27).begin("research")
    found = refused(t, "tech", "democracy")
    assert (found.why, found.cost) == ("no place", 11)


def test_a_step_says_what_it_meets() -> None:
    t = arrange("americans", "germans").techs(0, "sailing").techs(1, "sailing")
    t.army(0, "d13").army(1, "d14").begin("movement").play("move-d13")
    assert target(t, "d14").badge == "attack"
    assert target(t, "d14").steps == 1


def test_each_size_of_a_group_says_how_far_it_could_go() -> None:
    t = wide().army(0, "f14").scout(0, "f14")
    t.begin("movement").play("move-f14")
    assert t.asked == "choose_group"
    asking = drawn(t).body.asking
    assert asking.square == t.at("f14")
    sizes = {(each.armies, each.scouts): each.reach for each in asking.targets}
    assert (1, 0) in sizes
    far = {each.square: each.steps for each in sizes[1, 0]}
    assert far
    assert max(far.values()) == 2  # its speed
    t.play("1+0")
    steps = drawn(t).body.asking
    near = {each.square for each in steps.targets if each.on == "square"}
    assert far.keys() == near | {each.square for each in steps.far}


def test_a_square_that_cannot_be_entered_says_why() -> None:
    t = arrange("americans", "germans").army(0, "b13").begin("movement").play("move-b13")
    rows = [row for row in drawn(t).body.asking.refused if row.on == "square"]
    assert rows
    offered = {each.square for each in drawn(t).body.asking.targets}
    assert not {row.square for row in rows} & offered


def test_a_scout_that_cannot_found_says_why() -> None:
    t = arrange("romans", "germans").scout(0, "b13").begin("start_of_turn")
    found = refused(t, "square", "found")
    assert (found.why, found.square) == ("at the edge", t.at("b13"))
    assert "too near to another city" in found.text
    assert t.s.cities[0][0] in found.because
    hidden = {n for n in found.because if not t.s.land.revealed >> n & 1}
    assert set(found.because) == {t.s.cities[0][0], *hidden}


def test_a_government_out_of_reach_says_how_to_come_to_it() -> None:
    t = arrange("romans", "germans").techs(0, "monarchy").begin("start_of_turn")
    assert refused(t, "government", "monarchy").why == "only through Anarchy"
    assert target(t, "govern-anarchy").later == "In Anarchy the capital takes no action."


def test_governments_stand_in_a_row_with_the_way_to_each_and_what_the_capital_loses() -> None:
    t = arrange("romans", "germans").techs(0, "monarchy", "code_of_laws")
    t.s.government = put(t.s.government, 0, government("despotism"))
    t.s.fresh = put(t.s.fresh, 0, 1 << government("republic"))
    t.s.renew_abilities(0)
    t.begin("start_of_turn")
    rows = {row.name: row for row in drawn(t).body.asking.regimes}
    assert [(name, row.way, row.by) for name, row in rows.items()] == [
        ("despotism", "now", ""),
        ("anarchy", "at_once", "anarchy"),
        ("republic", "at_once", "republic"),
        ("monarchy", "through_anarchy", "anarchy"),
    ]
    assert ("actions of the capital", 1, 0) in figures(rows["anarchy"])
    assert ("actions of the capital", 1, 2) in figures(rows["monarchy"])
    makes = production(t.s, 0, 0)
    assert ("production of Rome", makes, makes - 1) in figures(rows["republic"])
    assert rows["monarchy"].later.startswith("First a turn of Anarchy")
    assert rows["republic"].later == ""
    t.play("govern-anarchy")  # and so it comes
    assert actions_of_capital(t.s, 0) == 0


def figures(row: Regime) -> list[tuple[str, int, int]]:
    return [(change.name, change.before, change.after) for change in row.changes]


def test_where_no_government_may_be_taken_none_stands_in_a_row() -> None:
    t = arrange("romans", "germans").begin("city_management")
    assert drawn(t).body.asking.regimes == []


def test_a_city_that_has_acted_says_so() -> None:
    t = arrange("romans", "germans").begin("city_management").play("city-0-devote")
    assert refused(t, "action", "produce").why == "no action left"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_reasons_are_short_in_both_languages(lang: str) -> None:
    for s in list(played(12, 300))[::5]:
        for seat in range(s.seats):
            asking = WISDOM.scene(s, seat, lang).body.asking
            for row in asking.refused if asking else []:
                assert len(row.why.split()) <= 3, row
                assert row.text[0].isupper(), row


def test_looking_ahead_changes_nothing() -> None:
    for s in list(played(13, 300))[::10]:
        before = s.hash()
        for seat in range(s.seats):
            WISDOM.scene(s, seat, "en")
        assert s.hash() == before


def test_a_thing_that_needs_rush_says_how_much_production_that_adds() -> None:
    t = arrange("romans", "germans").dial(0, trade=27).begin("city_management")
    t.play("city-0-produce")
    scene = drawn(t).body.asking
    assert scene.sum.total == production(t.s, 0, 0)
    dear = max(scene.targets, key=lambda each: int(each.cost))
    assert scene.sum.total + dear.amount >= dear.cost > scene.sum.total


def test_for_a_second_thing_what_the_first_took_is_part_of_the_sum() -> None:
    t = arrange("romans", "germans").techs(0, "engineering").dial(0, trade=27)
    t.begin("city_management").play("city-0-produce", "infantry")
    assert t.asked == "produce_second"
    left = drawn(t).body.asking.sum
    cost = -left.terms[-1].amount
    assert left.terms[-1].text == "already made"
    assert left.total == production(t.s, 0, 0) - cost == sum(e.amount for e in left.terms)


def test_a_harvest_points_at_the_squares_that_show_the_resource() -> None:
    t = arrange("romans", "germans").begin("city_management").play("city-0-harvest")
    for name in t.offered:
        squares = target(t, name).squares
        assert squares
        outskirts = drawn(t).body.seats[0].cities[0].outskirts
        assert set(squares) <= set(outskirts)


def test_what_is_built_free_has_no_price() -> None:
    t = arrange("egyptians", "germans").techs(0, "masonry").begin("city_management")
    t.play("use-egyptians")
    assert (t.asked, target(t, "walls").cost) == ("free_building", 0)
    question = drawn(t).question
    assert question is not None
    assert [option.text for option in question.options] == ["Workshop (0)", "City walls (0)"]


def test_the_card_that_asks_stands_behind_its_question() -> None:
    t = arrange("romans", "germans").event(0, "drought").begin("start_of_turn")
    t.play("event-drought")
    assert t.asked == "aim_at"
    question = drawn(t).question
    assert question is not None
    assert question.rule.startswith("Drought: ")
    assert question.about == "For Drought."


def test_a_policy_tells_what_changes_when_it_is_switched() -> None:
    t = arrange("romans", "germans").policy(0, "patronage").event(0, "migrants")
    t.begin("city_management").play("event-migrants")
    assert changes(target(t, "patronage")) == {}  # it depends on what takes its place
    t.play("patronage")
    assert changes(target(t, "organized_religion")) == {"coins": (0, 1)}
    t.play("organized_religion")
    assert coins(t.s, 0) == 1


def test_what_the_market_has_no_more_is_refused_on_its_square() -> None:
    t = wide().city(0, "d15").token(1, "wheat", "wheat").begin("city_management")
    t.play("city-1-harvest")
    assert "incense" in t.offered
    row = refused(t, "resource", "wheat")
    assert (row.why, row.square) == ("none in market", t.at("d16"))
    assert row.text == "The market has no wheat left."


def test_squares_to_cross_but_not_to_stop_in_say_why() -> None:
    t = wide().techs(0, "navigation", "horseback_riding").army(0, "f14").army(0, "f12", 2)
    t.begin("movement").play("move-f14")
    far = {each.square: each for each in drawn(t).body.asking.far}
    full, water, free = far[t.at("f12")], far[t.at("d14")], far[t.at("f11")]
    assert (full.badge, full.why) == ("full", "At most 2 of your figures may stand there.")
    assert (water.badge, water.steps) == ("water", 2)
    assert (free.badge, free.why, free.steps) == ("", "", 3)
    t.play("e14")
    found = target(t, "d14")
    assert (found.badge, found.later) == (water.badge, water.why)
    assert t.at("f12") not in {each.square for each in drawn(t).body.asking.far}  # too far now
