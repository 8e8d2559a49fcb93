"""Bonuses look at what is attacked, not only at where it stands (Terra Incognita pp. 10, 16)."""

from typing import Final, NamedTuple

import pytest

from tests.dawn.terra.battles import PLAIN_LAND, clash, strip
from tests.table import Table
from ziggurat.games.dawn.odds import attack_in
from ziggurat.games.dawn.rules.combat import lines_of
from ziggurat.games.dawn.words import Words


class Prey(NamedTuple):
    """Something to attack on space 3."""

    theirs: str = ""  # seat 1's pieces
    others: str = ""  # seat 2's
    mine: str = ""
    icon: str = ""
    barbarian: bool = False
    target: str = ""  # the answer, if there is a choice


PREY: Final = {
    "city": Prey("cities = [3]"),
    "token": Prey("tokens = [3]"),
    "army": Prey("armies = [3]"),
    "caravan": Prey("caravans = [3]"),
    "army in its city": Prey("cities = [3]\narmies = [3]", target="army-1"),
    "caravan in its city": Prey("cities = [3]\ncaravans = [3]", target="caravan-1"),
    "caravan on its token": Prey("tokens = [3]\ncaravans = [3]", target="caravan-1"),
    "guest in a city": Prey("cities = [3]", "caravans = [3]", target="caravan-2"),
    "guest on your token": Prey("caravans = [3]", mine="tokens = [3]"),
    "barbarian": Prey(barbarian=True),
    "barbarian in a city": Prey("cities = [3]", barbarian=True),
    "barbarian on a city-state": Prey(icon="seoul", barbarian=True),
    "city-state": Prey(icon="seoul"),
    "fort": Prey(icon="fort"),
}
CITIES: Final = {"city", "city-state"}
ON_RIVAL_GROUND: Final = {
    "city",
    "token",
    "army in its city",
    "caravan in its city",
    "caravan on its token",
    "guest in a city",
}
OF_SEAT_1: Final = {
    *(ON_RIVAL_GROUND - {"guest in a city"}),
    "army",
    "caravan",
    "guest on your token",
}
EVERYTHING: Final = set(PREY)


def facing(prey: Prey, mine: str = "", theirs: str = "", extra: str = "", **words: str) -> Table:
    """Seat 0's army on 2 is about to enter space 3."""
    icon = f'3 = "{prey.icon}", ' if prey.icon else ""
    barbarian = "barbarians = { A = 3 }" if prey.barbarian else ""
    land = words.pop("land", "g g g f g g g g g" if prey.icon == "fort" else PLAIN_LAND)
    table = strip(
        land,
        EXTRA=f'{extra}\nicons = {{ {icon}6 = "kabul" }}\n{barbarian}',
        MINE=f"armies = [2]\n{prey.mine}\n{mine}",
        THEIRS=f"{prey.theirs}\n{theirs}",
        OTHERS=prey.others,
        **words,
    )
    if table.asked == "use_ability":
        table.play("pass")
    return table.play("choose_card=military")


def attacked(table: Table, prey: Prey) -> Table:
    """The army has entered and its target is named."""
    table.play("move_army=3")
    if table.asked == "approach":
        table.play("approach=2")
    return table.play(f"choose_target={prey.target}") if prey.target else table


ATTACKING: Final = [
    # ability, what seat 0 needs for it, how much it adds, against what
    ("city_state.kabul", {"mine": 'diplomacy = "kabul"'}, 3, CITIES),
    (
        "wonder.kremlin",
        {"mine": "wonders = { kremlin = 0 }\nreinforced = [1]"},
        4,
        ON_RIVAL_GROUND,
    ),
    ("wonder.terracotta_army", {"mine": "wonders = { terracotta_army = 0 }"}, 2, EVERYTHING),
    ("wonder.alhambra", {"mine": "wonders = { alhambra = 0 }"}, 2, EVERYTHING),
    ("wonder.pentagon_terra", {"mine": "wonders = { pentagon_terra = 0 }"}, 2, EVERYTHING),
    ("leader.ottoman", {"LEADER": "ottoman", "extra": "ibrahim = 1"}, 2, OF_SEAT_1),
    ("leader.scythia", {"LEADER": "scythia"}, 3, EVERYTHING - {"fort"}),  # that is forest
    (
        "wonder.big_ben",
        {"mine": "wonders = { big_ben = 0 }\ncaravans = [2]"},
        2,
        EVERYTHING,
    ),
    (
        "diplomacy.joint_war",
        {"mine": 'diplomacy = "joint_war-2"'},
        2,
        EVERYTHING - {"guest in a city"},  # whose owner gave the card
    ),
]


@pytest.mark.rule("T-CBT-10", "T-ATT-06")
@pytest.mark.card(*(row[0] for row in ATTACKING))
@pytest.mark.parametrize("what", PREY)
@pytest.mark.parametrize(("ability", "has", "bonus", "against"), ATTACKING)
def test_an_attack_bonus_counts_against_what_its_card_names(
    ability: str, has: dict[str, str], bonus: int, against: set[str], what: str
) -> None:
    """(Terra Incognita p. 16) Kabul helps against cities and city-states, not against what stands
    in one; the Kremlin on the ground of rivals; the others wherever or against whom they say."""
    table = attacked(facing(PREY[what], **has), PREY[what])
    attack = attack_in(table.s)
    assert attack is not None
    foretold, _ = lines_of(table.s, attack)
    value, _ = clash(table, dice=(1, 6))
    assert value.lines.get(ability, 0) == (bonus if what in against else 0)
    assert sum(amount for _, amount in foretold) == value.whole - 1


DEFENDING: Final = [
    ("wonder.petra", {"theirs": "wonders = { petra = 8 }"}, 2),
    ("wonder.alhambra", {"theirs": "wonders = { alhambra = 8 }"}, 2),
    ("wonder.ruhr_valley", {"theirs": "wonders = { ruhr_valley = 8 }"}, 5),
    ("diplomacy.defensive_pact", {"theirs": 'diplomacy = "defensive_pact-2"'}, 2),
    ("leader.scythia", {"RIVAL": "scythia"}, 3),
    ("leader.ottoman", {"RIVAL": "ottoman", "extra": "ibrahim = 0"}, 2),
    ("wonder.huey_teocalli", {"theirs": "wonders = { huey_teocalli = 8 }"}, 1),
]


@pytest.mark.rule("T-CBT-19", "X-157")
@pytest.mark.card(*(row[0] for row in DEFENDING))
@pytest.mark.parametrize("what", PREY)
@pytest.mark.parametrize(("ability", "has", "bonus"), DEFENDING)
def test_a_defence_bonus_helps_every_piece_of_its_owner_and_nothing_else(
    ability: str, has: dict[str, str], bonus: int, what: str
) -> None:
    """(Terra Incognita p. 16) Not a barbarian in his city, nor another player's caravan there."""
    land = "g g g g w g g g g"
    table = attacked(facing(PREY[what], land=land, **has), PREY[what])
    _, value = clash(table, dice=(1, 6))
    assert value.lines.get(ability, 0) == (bonus if what in OF_SEAT_1 else 0)


@pytest.mark.card("city_state.carthage")
@pytest.mark.parametrize(("barbarian", "bonus"), [(True, 1), (False, 0)])
def test_carthage_helps_against_a_barbarian_in_its_own_space(barbarian: bool, bonus: int) -> None:
    """(base p. 13) Only whoever attacks Carthage itself goes without; the barbarian is another
    target. Carthage is the one city-state within two spaces."""
    prey = Prey(icon="carthage", barbarian=barbarian)
    table = facing(prey, 'diplomacy = "carthage"', land="g g g g g g g g g g g g")
    value, _ = clash(attacked(table, prey), dice=(1, 6))
    assert value.lines.get("city_state.carthage", 0) == bonus


@pytest.mark.card("city_state.carthage", "city_state.kabul")
@pytest.mark.parametrize("place", ["carthage", "kabul"])
def test_nothing_is_foretold_of_a_city_states_card_against_itself(place: str) -> None:
    """(base p. 13) The card goes back as soon as the city-state is the target."""
    icons, mine = f'icons = {{ 3 = "{place}" }}', f'armies = [2]\ndiplomacy = "{place}"'
    table = strip(EXTRA=icons, MINE=mine).play("choose_card=military")
    question = table.at("move_army").s.pending
    assert question is not None
    assert "your die + 5 against" in Words("en").option(table.s, question, 3)
