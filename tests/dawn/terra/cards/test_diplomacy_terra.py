"""Open Borders and the Non-Aggression Pact of the expansion."""

import pytest

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange
from ziggurat.games.dawn.content import TYPES

# Rome's capital on 0, France's on 7; spaces in rows of eight and eight.
REALM = """
    edition = "terra-incognita"
    map = '''
    g g g g g g g g
     g m g g g g g g
    '''
    WHEN
    [[seat]]
    leader = "rome"
    capital = 0
    ROMAN
    [[seat]]
    leader = "france"
    capital = 7
    FRENCH
    [[seat]]
    leader = "egypt"
    capital = 15
    EGYPTIAN
"""


def realm(rome: str = "", france: str = "", when: str = "", egypt: str = "") -> Table:
    seats = {"ROMAN": rome, "FRENCH": france, "EGYPTIAN": egypt}
    lines = {name: text.replace("; ", "\n") for name, text in seats.items()}
    return arrange(REALM, WHEN=when, **lines)


BORDERS = "diplomacy = 'open_borders_terra-1'"
AT_DISTRICTS = "at = 'round'\nevent = 1"


@pytest.mark.rule("X-128")
@pytest.mark.card("diplomacy.open_borders_terra")
@pytest.mark.parametrize(
    ("rome", "france", "egypt", "mature"),
    [
        (BORDERS, "tokens = [1]; cities = [8]", "", True),  # control tokens and cities of the giver
        (BORDERS, "tokens = [1]", "", False),
        ("", "tokens = [1]; cities = [8]", "", False),
        (BORDERS, "tokens = [1]", "tokens = [8]", False),  # Egypt has given nothing
    ],
)
def test_open_borders_helps_cities_mature(rome: str, france: str, egypt: str, mature: bool) -> None:
    """(Terra Incognita p. 2) A mature capital earns a trade token through the commercial hub."""
    districts = "cities = [4]; districts = { commercial_hub = 5 }"
    table = realm(f"{districts}; {rome}", france, AT_DISTRICTS, egypt)
    table.play("commercial_hub=cities")
    assert (table.asked == "add_trade") is mature


@pytest.mark.rule("X-128")
@pytest.mark.card("diplomacy.open_borders_terra")
@pytest.mark.parametrize(("rome", "gain"), [(BORDERS, 1), ("", 0)])
@pytest.mark.parametrize("piece", ["tokens = [9]", "cities = [9]", "districts = { campus = 9 }"])
def test_open_borders_helps_districts(rome: str, gain: int, piece: str) -> None:
    """(Terra Incognita p. 2) A giver's piece on the mountain beside the campus."""
    table = realm(f"districts = {{ campus = 8 }}; {rome}", piece, AT_DISTRICTS)
    assert table.trade(0).get("science", 0) == gain


@pytest.mark.rule("X-128")
@pytest.mark.card("diplomacy.open_borders_terra")
def test_open_borders_helps_nothing_else() -> None:
    """(Terra Incognita p. 2) Neither placing control tokens nor building cities."""
    france = "cities = [12]; tokens = [4]"
    last = "row = 'growth science economy military industry culture'"
    for rome in (BORDERS, ""):
        assert realm(f"{rome}; {last}", france).play("culture").spaces == {1, 8}
    for rome in (BORDERS, ""):
        table = realm(f"{rome}; {last.replace('industry culture', 'culture industry')}", france)
        assert table.play("industry", "build=city").spaces == {2, 9}


@pytest.mark.rule("X-128")
@pytest.mark.card("diplomacy.open_borders_terra")
def test_the_givers_tokens_cannot_be_reinforced() -> None:
    """(Terra Incognita p. 2) Q-38: by the encampment's ability."""
    rome = f"districts = {{ encampment = 8 }}; {BORDERS}"
    table = realm(rome, "tokens = [1]", AT_DISTRICTS).play("encampment=reinforce")
    assert table.spaces == {8}


# Non-Aggression Pact

PACT = "diplomacy = 'non_aggression_pact-1'"
LAST_MILITARY = "row = 'growth culture science economy industry military'"
LAST_CULTURE = "row = 'growth science economy industry military culture'"


@pytest.mark.rule("X-126")
@pytest.mark.card("diplomacy.non_aggression_pact")
def test_a_pact_keeps_its_holder_from_attacking_the_giver_alone() -> None:
    """(Terra Incognita p. 2) A third player's pieces in the same space may be attacked."""
    rome = f"armies = [3]; {PACT}; {LAST_MILITARY}"
    table = realm(rome, "tokens = [4]", egypt="tokens = [12]").play("military")
    assert 4 not in table.spaces
    assert 12 in table.spaces
    table = realm(rome, "tokens = [4]", egypt="caravans = [4]").play("military", "move_army=4")
    table.play("approach=3", "attack_die=6", "defence_die=1")
    assert table.tokens(1) == {4}
    assert table.s.caravans[2] == (-1,)
    assert table.s.armies[0] == (3,)


@pytest.mark.rule("X-127")
@pytest.mark.card("diplomacy.non_aggression_pact")
@pytest.mark.parametrize(("rome", "spaces"), [(PACT, {10}), ("", {3, 10})])
def test_a_pact_protects_armies_from_the_encampment(rome: str, spaces: set[int]) -> None:
    """(Terra Incognita p. 2) The giver's army is on 3, that of somebody else on 10."""
    text = f"districts = {{ encampment = 2 }}; {rome}"
    table = realm(text, "armies = [3]", AT_DISTRICTS, "armies = [10]")
    assert table.play("encampment=defeat").spaces == spaces


@pytest.mark.card("diplomacy.non_aggression_pact")
def test_a_pact_forbids_replacing_a_token_but_not_turning_it_over() -> None:
    """(Terra Incognita p. 2) Mass Media replaces weak tokens and turns strong ones over."""
    rome = f"cards = 'mass_media'; {PACT}; {LAST_CULTURE}"
    table = realm(rome, "tokens = [2]; reinforced = [9]", egypt="tokens = [8]")
    table.play("culture", "place_token=pass").at("convert_token")
    assert table.spaces == {8, 9}
    table.play("9")
    assert table.tokens(1) == {2, 9}
    assert table.reinforced(1) == set()


def row_of(table: Table) -> list[str]:
    return [TYPES[lane] for lane in table.s.row[0]]


@pytest.mark.card("diplomacy.non_aggression_pact")
def test_attacked_by_the_giver_the_holder_may_return_the_card_and_swap_his_military_card() -> None:
    """(Terra Incognita p. 2) With any other card of the row, before the dice fall."""
    table = realm(f"tokens = [3]; {PACT}", f"armies = [4]; {LAST_MILITARY}", "turn = 1")
    table.play("military", "move_army=3").at("break_pact", seat=0)
    assert set(table.offered) == {"growth", "culture", "science", "economy", "industry", "pass"}
    table.play("growth").at("attack_die")
    assert row_of(table) == ["military", "culture", "science", "economy", "industry", "growth"]
    assert table.diplomacy(0) == set()
    table.play("1", "6")
    table.at("choose_card", seat=2)


@pytest.mark.rule("T-TRM-12")
@pytest.mark.card("diplomacy.non_aggression_pact")
def test_he_may_keep_it() -> None:
    """(Terra Incognita p. 2) The attack goes on."""
    table = realm(f"tokens = [3]; {PACT}", f"armies = [4]; {LAST_MILITARY}", "turn = 1")
    table.play("military", "move_army=3", "break_pact=pass", "attack_die=1", "defence_die=6")
    assert row_of(table)[0] == "growth"
    assert table.diplomacy(0) == {"non_aggression_pact-1"}


@pytest.mark.card("diplomacy.non_aggression_pact")
def test_only_the_givers_aggression_breaks_the_pact() -> None:
    """(Terra Incognita p. 2) Somebody else attacks."""
    egypt = f"armies = [4]; {LAST_MILITARY}"
    table = realm(f"tokens = [3]; {PACT}", "", "turn = 2", egypt)
    table.play("military", "move_army=3").at("attack_die")


@pytest.mark.card("diplomacy.non_aggression_pact")
def test_only_the_holders_own_pieces_break_the_pact() -> None:
    """(Terra Incognita p. 2) The giver attacks somebody else."""
    table = realm(PACT, f"armies = [4]; {LAST_MILITARY}", "turn = 1", "tokens = [3]")
    table.play("military", "move_army=3").at("attack_die")


@pytest.mark.card("diplomacy.non_aggression_pact")
def test_an_army_beaten_by_the_givers_encampment_breaks_the_pact() -> None:
    """(Terra Incognita p. 2) A piece is destroyed without an attack."""
    table = realm(f"armies = [3]; {PACT}", "districts = { encampment = 5 }", AT_DISTRICTS)
    table.play("encampment=defeat", "encampment_target=3").at("break_pact", seat=0)
    table.play("science")
    assert row_of(table)[2] == "military"
    assert table.diplomacy(0) == set()


WIN = ("attack_die=6", "defence_die=1")


@pytest.mark.rule("X-124", "T-OUT-08")
@pytest.mark.card("diplomacy.non_aggression_pact")
@pytest.mark.parametrize("figure", ["caravans", "armies"])
def test_a_figure_swept_away_by_the_giver_breaks_the_pact(figure: str) -> None:
    """(Terra Incognita pp. 2, 11) France gave Rome the pact and beats Egypt's control token: Rome's
    figure there falls with it. It costs France no card of Rome's: Rome was not the target."""
    rome = f"{figure} = [3]; {PACT}"
    france = f"armies = [4]; {LAST_MILITARY}; diplomacy = 'joint_war-0'"
    table = realm(rome, france, "turn = 1", "tokens = [3]")
    table.play("military", "move_army=3", "approach=4", "choose_target=piece", *WIN).at(
        "break_pact", seat=0
    )
    assert table.s.caravans[0] == table.s.armies[0] == (-1,)
    table.play("science")
    assert row_of(table)[2] == "military"
    assert table.diplomacy(0) == set()
    assert table.diplomacy(1) == {"joint_war-0"}


@pytest.mark.rule("X-124")
@pytest.mark.card("diplomacy.non_aggression_pact")
@pytest.mark.parametrize("piece", ["cities", "tokens"])
def test_the_defender_is_asked_once_for_an_attack_that_sweeps_his_figures_too(piece: str) -> None:
    """(Terra Incognita pp. 2, 11) Rome kept the card when its piece was attacked."""
    rome = f"{piece} = [3]; caravans = [3]; {PACT}"
    table = realm(rome, f"armies = [4]; {LAST_MILITARY}", "turn = 1")
    table.play(
        "military", "move_army=3", "approach=4", "choose_target=piece", "break_pact=pass", *WIN
    )
    assert table.cities(1) | table.tokens(1) == {3, 7}
    assert table.s.caravans[0] == (-1,)
    table.at("choose_card", seat=2)


@pytest.mark.rule("X-126")
@pytest.mark.card("diplomacy.non_aggression_pact")
@pytest.mark.parametrize("figure", ["caravans", "armies"])
def test_the_holders_attack_sweeps_no_figure_of_the_giver(figure: str) -> None:
    """(Terra Incognita pp. 2, 11) Rome holds France's pact and beats Egypt's control token. Its
    army goes back, as it cannot share the space."""
    rome = f"armies = [2]; {PACT}; {LAST_MILITARY}"
    table = realm(rome, f"{figure} = [3]", egypt="tokens = [3]")
    table.play("military", "move_army=3", "approach=2", *WIN)
    assert table.tokens(0) == {3}
    assert 3 in table.s.caravans[1] + table.s.armies[1]
    assert table.s.armies[0] == (2,)
    assert table.diplomacy(0) == {"non_aggression_pact-1"}


@pytest.mark.card("diplomacy.non_aggression_pact", "focus.nuclear_power")
def test_nuclear_power_spares_the_tokens_of_a_giver_and_is_an_attack_on_a_holder() -> None:
    """(Terra Incognita p. 11) Rome holds France's pact, Egypt holds Rome's; 1, 2 and 8 are hit."""
    row = f"cards = 'nuclear_power'; row = '{row_of_six('science', 5)}'"
    pact = "diplomacy = 'non_aggression_pact-1'"
    theirs = "tokens = [2]; diplomacy = 'non_aggression_pact-0'"
    table = realm(f"{row}; {pact}", "tokens = [1]", egypt=theirs)
    table.play("choose_card=science", "nuke=1").at("break_pact", seat=2)
    assert table.tokens(1) == {1}
    assert table.tokens(2) == set()
    table = realm(
        f"{row}; tokens = [1]", "tokens = [2]", egypt="diplomacy = 'non_aggression_pact-0'"
    )
    table.play("choose_card=science", "nuke=1")
    assert table.asked != "break_pact"
    assert table.tokens(0) == table.tokens(1) == set()
