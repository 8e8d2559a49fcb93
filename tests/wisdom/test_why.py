"""`why` says what stops an answer: what it costs and what one has, and the rules of its place."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.core.game import option_named
from ziggurat.core.match import Match
from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.plugin import PLUGIN
from ziggurat.games.wisdom.rules.research import Research
from ziggurat.games.wisdom.terminal.face import WisdomFace


def why(t: Table, answer: str, lang: str = "en") -> str:
    assert t.s.pending is not None
    return PLUGIN.words(lang).why(t.s, t.s.pending, answer)


def table() -> Table:
    return arrange("americans", "germans")


def test_what_is_offered_is_said_to_be() -> None:
    t = table().begin("city_management")
    assert why(t, "city-0-produce").endswith("this is offered now.")


def test_a_tech_needs_trade_and_a_place_in_the_pyramid() -> None:
    t = table().dial(0, trade=6).run(Research())
    assert "You know it already." in why(t, "currency")
    found = why(t, "monarchy")
    assert "one more tech of level 2 needs 2 techs of level 1. You have 1." in found
    assert "It needs 11 trade; you have 6." in found
    assert "Il faut 11 de commerce" in why(t, "Monarchie", "fr")


def test_an_object_needs_its_tech_its_price_and_a_square() -> None:
    t = table().begin("city_management").play("city-0-produce")
    assert "You need the tech Construction first." in why(t, "workshop")
    assert "You need the tech Flight first." in why(t, "aircraft")
    assert "It does not lie in the market." in why(t, "pentagon")


def test_a_price_is_told_with_what_there_is() -> None:
    t = table()
    t.s.market = tuple(range(4))
    t.begin("city_management").play("city-0-produce")
    found = why(t, "colossus")
    assert "it costs 15; there is" in found
    assert "(3 trade are 1 production.)" in found


def test_a_city_that_has_acted_says_so_and_a_tech_names_its_phase() -> None:
    t = table().begin("city_management").play("city-0-devote")
    assert "it has no action left this turn." in why(t, "city-0-produce")
    assert "That is for Research." in why(t, "pottery")
    assert "You have no such city." in why(t, "city-7-produce")


def test_an_advance_is_told_with_its_price() -> None:
    t = table().dial(0, culture=2).begin("city_management")
    assert "It needs 3 culture; you have 2." in why(t, "advance")


@pytest.mark.parametrize(
    ("square", "reason"),
    [("a1", "face down"), ("c14", "too near to another city"), ("b13", "no figure there")],
)
def test_a_square_where_no_city_may_be_founded(square: str, reason: str) -> None:
    t = table().begin("start_of_turn")
    assert reason in why(t, f"found-{square}")


def test_a_step_goes_to_a_square_beside() -> None:
    t = table().army(0, "b15").begin("movement").play("move-b15")
    assert "does not lie beside the desert one west and one south of" in why(t, "d13")
    assert "offered" in why(t, "a15")


def test_governments_and_events_say_what_they_wait_for() -> None:
    t = table().begin("start_of_turn")
    assert "You need the tech Code of Laws first." in why(t, "republic")
    assert "This is your government already." in why(t, "despotism")
    assert "You do not hold this event." in why(t, "drought")
    t = table().event(0, "disoriented").begin("start_of_turn")
    assert "It is played then: City Management" in why(t, "disoriented")


def test_what_nobody_knows_is_not_among_the_answers() -> None:
    t = table().begin("start_of_turn")
    assert why(t, "xyzzy") == "“xyzzy” is not among the answers offered now."


def spoken(t: Table, name: str, lang: str = "en") -> str:
    """What speaks for an answer."""
    assert t.s.pending is not None
    option = option_named(WISDOM, t.s, t.s.pending, name)
    assert option is not None
    return PLUGIN.words(lang).reason(t.s, PLUGIN.reasons(t.s, [option])[0])


def test_hints_say_what_an_answer_brings() -> None:
    t = table().dial(0, culture=3).begin("city_management")
    assert spoken(t, "city-0-devote") == "1 culture"
    assert spoken(t, "city-0-produce").endswith(" production")
    assert spoken(t, "advance-1") == "20 more spaces to the end of the culture track"
    assert spoken(t, "pass") == ""
    assert "cases" in spoken(t, "advance-1", "fr")


def test_hints_say_what_a_tech_is_for() -> None:
    t = table().dial(0, trade=6).run(Research())
    assert spoken(t, "pottery") == "it brings coins; 15 win"
    assert spoken(t, "writing") == "it unlocks a building: Library"


def test_every_reason_of_a_game_has_words_in_both_languages() -> None:
    match = Match(WISDOM, {"players": 2}, seed=3)
    bots = [BuilderBot(seat, plan) for seat, plan in enumerate(("military", "culture"))]
    said = set()
    for _ in range(600):
        if match.ask is None:
            break
        for reason in PLUGIN.reasons(match.state, match.ask.options):
            if reason:
                said.add(reason[0])
                assert PLUGIN.words("en").reason(match.state, reason)
                assert PLUGIN.words("fr").reason(match.state, reason)
        match.answer(bots[match.ask.player].choose(match.state))
    assert said >= {"makes", "culture", "discovers", "gives", "unlocks"}


def test_anarchy_is_listed_last_before_done() -> None:
    t = table().techs(0, "code_of_laws").event(0, "drought").begin("start_of_turn")
    assert t.s.pending is not None
    names = [
        WISDOM.name(t.s, t.s.pending, option)
        for option in WisdomFace("en").in_order(t.s, t.s.pending)
    ]
    assert names[-2:] == ["govern-anarchy", "pass"]
    assert sorted(names) == sorted(t.offered)
