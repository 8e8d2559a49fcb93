"""Resources and natural wonders, collected and spent (base p. 7)."""

import pytest

from tests.table import Table, arrange

# Cities of seat 0 on 0 (capital), 1 and 2 that nothing borders; Stonehenge costs 7 and takes
# marble and mercury.
QUARRY = """
    map = "g . g . g . g . g . g"
    face_up = "FACE_UP"
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 0
    cities = [1, 2]
    MINE
    [[seat]]
    leader = "scythia"
    capital = 3
    THEIRS
    [[seat]]
    leader = "egypt"
    row = "science culture economy industry military"
    cards = "replaceable_parts"
    capital = 4
"""
FIFTH = "science culture economy military industry"
FOURTH = "science culture economy industry military"


def quarry(mine: str, face_up: str = "stonehenge", theirs: str = "", row: str = FIFTH) -> Table:
    return arrange(QUARRY, MINE=mine, FACE_UP=face_up, THEIRS=theirs, ROW=row)


@pytest.mark.rule("B-KEY-14")
def test_there_are_four_resources() -> None:
    """(base p. 7)"""
    table = quarry("").play("choose_card=idle-science", "choose_card=idle-science")
    table.play("choose_card=science").at("gain_resource", seat=2)
    assert set(table.offered) == {"marble", "mercury", "oil", "diamond"}


@pytest.mark.rule("B-KEY-15", "B-CUL-13")
def test_resources_are_collected_from_the_map_and_pay_for_a_wonder() -> None:
    """(base p. 7)"""
    table = arrange(
        """
        map = "g g . g . g"
        icons = { 1 = "marble" }
        face_up = "stonehenge"
        [[seat]]
        leader = "rome"
        row = "science economy military culture industry"
        capital = 0
        [[seat]]
        leader = "scythia"
        capital = 2
        """
    )
    table.play("choose_card=culture", "place_token=1", "choose_card=idle-science")
    assert table.resources(0) == {"marble": 1}
    table.play("choose_card=industry", "wonder", "pay=marble").at("choose_card", seat=1)
    assert table.wonders(0) == {"stonehenge"}
    assert table.resources(0) == {}


@pytest.mark.rule("B-KEY-15")
@pytest.mark.parametrize("card", ["culture", "science", "economy"])
def test_nothing_but_wonders_takes_resources(card: str) -> None:
    """(base p. 7)"""
    table = arrange(
        """
        map = "g g g . g"
        [[seat]]
        leader = "rome"
        capital = 0
        resources = "marble mercury oil diamond"
        trade = { culture = 1, science = 1, economy = 1 }
        [[seat]]
        leader = "scythia"
        capital = 3
        """
    )
    table.play(f"choose_card={card}")
    if card == "culture":
        table.play("place_token=pass")
    table.at("spend_token")
    assert table.offered == ["trade", "pass"]


@pytest.mark.rule("B-KEY-15")
def test_an_attack_takes_no_resources() -> None:
    """(base p. 7)"""
    table = arrange(
        """
        map = "g g . g"
        icons = { 1 = "A" }
        [[seat]]
        leader = "rome"
        capital = 0
        resources = "marble mercury oil diamond"
        trade = { military = 1 }
        [[seat]]
        leader = "egypt"
        capital = 2
        """
    )
    table.play("choose_card=military", "attack", "attack=1", "attack_die=1", "defence_die=6")
    assert table.at("spend_token", seat=0).offered == ["trade", "pass"]


@pytest.mark.rule("B-KEY-16")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["choose_card=idle-science"], False),
        (["choose_card=industry", "wonder", "pay=marble", "wonder_city=1"], True),
    ],
)
def test_a_spent_resource_goes_back_to_the_supply(answers: list[str], left: bool) -> None:
    """(base p. 7) All eight marbles are held, until one is spent."""
    others = 'resources = "marble marble marble marble marble marble marble"'
    table = quarry('resources = "marble"', theirs=others).play(*answers)
    table.play("choose_card=idle-science", "choose_card=science").at("gain_resource", seat=2)
    assert ("marble" in table.offered) is left
    assert not any(table.s.resources_on)


@pytest.mark.rule("B-KEY-17", "B-KEY-18")
def test_a_natural_wonder_pays_as_a_resource_of_its_type_and_is_kept() -> None:
    """(base p. 7) Crater Lake is worth a mercury: 5 of the slot and 2."""
    table = quarry('natural = "crater_lake"')
    table.play("choose_card=industry", "build=wonder").at("pay")
    assert table.offered == ["crater_lake"]
    table.play("crater_lake", "wonder_city=1")
    assert table.wonders(0) == {"stonehenge"}
    assert table.natural(0) == {"crater_lake"}


@pytest.mark.rule("B-KEY-17")
def test_a_natural_wonder_pays_as_one_resource_only() -> None:
    """(base p. 7) 4 of the slot and 2 are not 7."""
    table = quarry('natural = "crater_lake"', row=FOURTH)
    table.play("choose_card=industry").at("choose_card", seat=1)


@pytest.mark.rule("B-KEY-17")
@pytest.mark.parametrize("natural", ["mt_everest", "grand_mesa"])
def test_a_natural_wonder_of_another_type_does_not_pay(natural: str) -> None:
    """(base p. 7) Stonehenge takes neither oil nor diamond."""
    table = quarry(f'natural = "{natural}"')
    table.play("choose_card=industry").at("choose_card", seat=1)


@pytest.mark.rule("B-KEY-19")
def test_a_natural_wonder_is_spent_once_per_turn() -> None:
    """(base p. 7) Venetian Arsenal resolves industry twice; the Oracle would take mercury too."""
    table = quarry(
        """
    natural = "crater_lake"
    resources = "mercury mercury mercury mercury"
    wonders = { venetian_arsenal = 0 }
        """,
        "stonehenge oracle",
    )
    table.play("choose_card=industry", "wonder", "choose_wonder=stonehenge")
    table.play("pay=crater_lake").at("pay")
    assert table.offered == ["mercury", "pass"]
    table.play("pass", "wonder_city=1", "resolve_again=yes", "build=wonder").at("pay")
    assert table.offered == ["mercury"]
    table.play("mercury", "mercury", "mercury", "mercury").at("choose_card", seat=1)
    assert table.wonders(0) == {"stonehenge", "oracle", "venetian_arsenal"}


@pytest.mark.rule("B-KEY-19")
def test_a_natural_wonder_may_be_spent_anew_in_a_later_turn() -> None:
    """(base p. 7) Great Lighthouse costs 8: slot 1, 3 trade tokens, Crater Lake and a diamond."""
    table = quarry(
        'natural = "crater_lake"\n    resources = "diamond"\n    trade = { industry = 3 }',
        "stonehenge great_lighthouse",
    )
    table.play("choose_card=industry", "wonder", "stonehenge", "pay=crater_lake", "pass")
    table.play("wonder_city=1", "choose_card=idle-science", "choose_card=idle-science")
    table.play("choose_card=industry", "wonder").at("pay", seat=0)
    table.play("crater_lake", "diamond", "trade", "trade", "trade", "wonder_city=0")
    assert table.wonders(0) == {"stonehenge", "great_lighthouse"}


# (base p. 7): natural wonder, a wonder it pays for; costs are more than slot 5 and one token give
NATURALS = [
    ("torres_del_paine", "colossus"),
    ("cliffs_of_dover", "stonehenge"),
    ("mt_everest", "petra"),
    ("crater_lake", "oracle"),
    ("grand_mesa", "colossus"),
    ("galapagos_islands", "oracle"),
    ("mt_kilimanjaro", "petra"),
    ("pantanal", "stonehenge"),
]


@pytest.mark.rule("B-KEY-17", "B-KEY-18", "B-KEY-19")
@pytest.mark.parametrize(("natural", "wonder"), NATURALS)
def test_every_natural_wonder_pays_two_once_in_a_turn_and_stays(natural: str, wonder: str) -> None:
    """(base p. 7) Five by the slot, two by it, and a trade token for the oracle."""
    table = quarry(f'natural = "{natural}"\ntrade = {{ industry = 1 }}', wonder)
    table.play("choose_card=industry", "build=wonder").at("pay", seat=0)
    assert table.offered.count(natural) == 1
    table.play(natural)
    if table.asked == "pay":
        assert natural not in table.offered
        table.play("trade")
    table.play("wonder_city=1")
    assert table.wonders(0) == {wonder}
    assert table.natural(0) == {natural}
    assert table.resources(0) == {}


@pytest.mark.rule("B-CST-07", "B-CST-08", "B-CST-09")
@pytest.mark.parametrize("city_state", ["brussels", "buenos_aires"])
def test_the_token_of_a_conquered_city_state_pays_one_once_in_a_turn_and_stays(
    city_state: str,
) -> None:
    """(base p. 13) Colossus costs 7: five by the slot, one by it and one by a trade token."""
    table = quarry(f'city_states = "{city_state}"\ntrade = {{ industry = 1 }}', "colossus")
    table.play("choose_card=industry", "build=wonder", f"pay={city_state}", "pay=trade")
    table.play("wonder_city=1").at("choose_card", seat=1)
    assert table.wonders(0) == {"colossus"}
    assert table.city_states(0) == {city_state}
    assert table.trade(0) == {}
    assert table.resources(0) == {}
