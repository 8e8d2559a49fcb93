"""The abilities of the leaders, America to France (base p. 4)."""

import pytest

from tests.table import arrange

LAKE = """
    map = '''
     g g g g
    g g N g g
     g g g g
    '''
    icons = { 6 = "grand_mesa" }
    face_up = "colossus"
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    capital = 5
    HOLDINGS
    [[seat]]
    leader = "egypt"
    capital = 8
"""


@pytest.mark.card("leader.america")
def test_america_puts_a_natural_wonder_it_receives_on_any_card_and_spends_it_there() -> None:
    """(base p. 4) It counts as a trade token of that card, stays, and goes on a card again."""
    table = arrange(
        LAKE, LEADER="america", ROW="science economy industry military culture", HOLDINGS=""
    )
    table.play("choose_card=culture", "place_token=6").at("place_natural_wonder", seat=0)
    assert table.offered == ["culture", "science", "economy", "industry", "military"]
    table.play("science", "place_token=pass", "choose_card=idle-science")
    table.play("choose_card=science").at("spend_token", seat=0)
    assert table.offered == ["grand_mesa-as-trade", "pass"]
    table.play("grand_mesa-as-trade").at("place_natural_wonder", seat=0)
    table.play("culture").at("gain_card")
    assert table.s.dial[0] == 3
    assert table.natural(0) == {"grand_mesa"}


@pytest.mark.card("leader.america")
def test_america_spends_a_natural_wonder_once_per_turn_in_either_way() -> None:
    """(base pp. 4, 7) As a resource it is worth 2, as a trade token 1."""
    words = {"LEADER": "america", "ROW": "culture science economy military industry"}
    table = arrange(LAKE, **words, HOLDINGS='natural = "grand_mesa-industry"\nresources = "oil"')
    table.play("choose_card=industry", "build=wonder").at("pay")
    assert table.offered == ["oil", "grand_mesa", "grand_mesa-as-trade"]
    table.play("grand_mesa-as-trade", "place_natural_wonder=industry").at("pay")
    assert table.offered == ["oil"]  # 5 + 1 so far; Colossus costs 7
    table.play("oil")
    assert table.wonders(0) == {"colossus"}
    assert table.natural(0) == {"grand_mesa"}
    table = arrange(LAKE, **words, HOLDINGS='natural = "grand_mesa-industry"')
    table.play("choose_card=industry", "build=wonder", "pay=grand_mesa")
    table.play("place_natural_wonder=industry").at("choose_card", seat=1)
    assert table.wonders(0) == {"colossus"}


@pytest.mark.card("leader.america")
def test_america_spends_it_only_for_the_card_it_lies_on() -> None:
    """(base p. 4)"""
    table = arrange(
        LAKE,
        LEADER="america",
        ROW="science culture economy military industry",
        HOLDINGS='natural = "grand_mesa-culture"',
    )
    table.play("choose_card=science").at("choose_card", seat=1)
    assert table.s.dial[0] == 1
    table.play("idle-science", "choose_card=culture", "place_token=pass").at("spend_token")
    assert table.offered == ["grand_mesa-as-trade", "pass"]


@pytest.mark.card("leader.america")
def test_america_spends_it_in_defence_and_once_in_a_rival_s_turn_too() -> None:
    """(base pp. 4, 11)"""
    table = arrange("""
        map = '''
         g g g
        g g g g
        '''
        [[seat]]
        leader = "rome"
        row = "military culture science economy industry"
        capital = 3
        [[seat]]
        leader = "america"
        capital = 6
        tokens = [4]
        natural = "mt_everest-military"
    """)
    table.play("choose_card=military", "military=attack", "attack=4")
    table.play("attack_die=2", "defence_die=1").at("spend_token", seat=1)
    table.play("mt_everest-as-trade", "place_natural_wonder=military").at("attack", seat=0)
    assert table.tokens(1) == {4}  # 3 against 2 + 1
    table.play("attack=4", "attack_die=2", "defence_die=1")
    assert table.tokens(0) == {4}  # the natural wonder was spent already


@pytest.mark.card("leader.america")
def test_america_places_a_natural_wonder_it_wins_and_loses_it_with_its_token() -> None:
    """(base pp. 4, 11)"""
    text = """
        map = '''
         g g g
        g N g g
        '''
        icons = { 4 = "mt_everest" }
        turn = TURN
        [[seat]]
        leader = "america"
        row = "culture science economy industry military"
        capital = 3
        SEAT0
        [[seat]]
        leader = "rome"
        row = "culture science economy industry military"
        capital = 5
        SEAT1
    """
    attack = ("choose_card=military", "military=attack", "attack=4", "attack_die=6")
    table = arrange(text, TURN="0", SEAT0="", SEAT1="tokens = [4]")
    table.play(*attack, "defence_die=1").at("place_natural_wonder", seat=0)
    table.play("economy", "attack=pass")
    assert table.natural(0) == {"mt_everest"}
    held = 'tokens = [4]\nnatural = "mt_everest-military"'
    table = arrange(text, TURN="1", SEAT0=held, SEAT1="")
    table.play(*attack, "defence_die=1", "spend_token=pass").at("attack", seat=1)
    assert table.natural(0) == set()
    assert table.natural(1) == {"mt_everest"}
    table.play("pass", *attack[:3], "attack_die=1", "defence_die=1")
    table.at("attack", seat=0)  # no token left to spend


@pytest.mark.card("leader.america")
def test_only_america_puts_natural_wonders_on_cards() -> None:
    """(base p. 4)"""
    table = arrange(
        LAKE, LEADER="rome", ROW="science economy industry military culture", HOLDINGS=""
    )
    table.play("choose_card=culture", "place_token=6").at("place_token", seat=0)
    assert table.natural(0) == {"grand_mesa"}


STEPPE = """
    map = '''
     g h f g
    g g g g g
     g g g g
    '''
    icons = { 6 = "A", 2 = "seoul" }
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    cards = "CARDS"
    trade = { science = 2 }
    capital = 5
    tokens = [9]
    [[seat]]
    leader = "egypt"
    row = "culture science economy industry military"
    capital = 8
    tokens = [1, 12]
"""


@pytest.mark.card("leader.aztec")
def test_aztec_swaps_any_two_cards_on_resetting_military_after_a_won_attack() -> None:
    """(base p. 4) One won attack is enough; what lies on the cards moves with them."""
    table = arrange(
        STEPPE, LEADER="aztec", ROW="culture science economy industry military", CARDS=""
    )
    table.play("choose_card=military", "military=attack", "attack=6")
    table.play("attack_die=1", "defence_die=6", "attack=6", "attack_die=6", "defence_die=1")
    table.play("add_trade=culture").at("swap_first", seat=0)
    assert table.offered == ["culture", "science", "economy", "industry", "military", "pass"]
    table.play("science").at("swap_second")
    assert table.offered == ["culture", "economy", "industry", "military"]
    table.play("industry").at("choose_card", seat=1)
    cards = ["masonry", "early_empire", "pottery", "foreign_trade", "astrology"]
    assert table.slots(0) == cards
    assert table.trade(0) == {"culture": 1, "science": 2}


@pytest.mark.card("leader.aztec")
def test_aztec_need_not_swap() -> None:
    """(base p. 4)"""
    table = arrange(
        STEPPE, LEADER="aztec", ROW="culture science economy industry military", CARDS=""
    )
    table.play("choose_card=military", "military=attack", "attack=6")
    table.play("attack_die=6", "defence_die=1", "add_trade=culture", "attack=pass")
    table.play("swap_first=pass").at("choose_card", seat=1)
    cards = ["masonry", "early_empire", "astrology", "foreign_trade", "pottery"]
    assert table.slots(0) == cards


@pytest.mark.card("leader.aztec")
def test_aztec_swaps_nothing_without_a_won_attack() -> None:
    """(base p. 4)"""
    table = arrange(
        STEPPE, LEADER="aztec", ROW="military culture science economy industry", CARDS=""
    )
    table.play("choose_card=military", "military=attack", "attack=6")
    table.play("attack_die=1", "defence_die=6", "attack=pass").at("choose_card", seat=1)


@pytest.mark.card("leader.aztec")
def test_aztec_swaps_nothing_when_another_card_is_reset() -> None:
    """(base p. 4) Capitalism resolves the military card but does not reset it."""
    table = arrange(
        STEPPE,
        LEADER="aztec",
        ROW="economy culture science industry military",
        CARDS="capitalism",
    )
    table.play("choose_card=economy", "move_caravan=pass", "pass", "pass")
    table.play("resolve_another=military", "military=attack", "attack=6")
    table.play("attack_die=6", "defence_die=1", "add_trade=culture", "attack=pass")
    table.at("choose_card", seat=1)


@pytest.mark.card("leader.aztec")
def test_only_aztec_swaps_cards_after_an_attack() -> None:
    """(base p. 4)"""
    table = arrange(
        STEPPE, LEADER="rome", ROW="culture science economy industry military", CARDS=""
    )
    table.play("choose_card=military", "military=attack", "attack=6")
    table.play("attack_die=6", "defence_die=1", "add_trade=culture", "attack=pass")
    table.at("choose_card", seat=1)


@pytest.mark.card("leader.egypt")
@pytest.mark.parametrize(
    ("leader", "rival", "built"), [("egypt", "rome", True), ("rome", "egypt", False)]
)
def test_egypt_pays_one_less_for_a_wonder(leader: str, rival: str, built: bool) -> None:
    """(base p. 4) Forbidden City costs 9; slot 4 and two oil make 8."""
    table = arrange(
        """
        map = "first-game"
        face_up = "forbidden_city"
        [[seat]]
        leader = "LEADER"
        row = "culture science economy industry military"
        capital = 0
        resources = "oil oil"
        [[seat]]
        leader = "RIVAL"
        capital = 20
        """,
        LEADER=leader,
        RIVAL=rival,
    )
    table.play("choose_card=industry").at("build")
    assert ("wonder" in table.offered) is built
    if built:
        table.play("wonder", "pay=oil", "pay=oil")
        assert table.wonders(0) == {"forbidden_city"}


@pytest.mark.card("leader.france")
@pytest.mark.parametrize(
    ("wonders", "extra"),
    [
        ("", 0),
        ("stonehenge = 5", 1),
        ("petra = 5", 1),
        ("petra = 5, colossus = 4", 1),
        ("alhambra = 5", 2),
        ("kremlin = 5", 3),
        ("petra = 5, alhambra = 4, kremlin = 12", 3),
    ],
)
def test_france_places_more_tokens_by_the_latest_era_of_its_wonders(
    wonders: str, extra: int
) -> None:
    """(base p. 4) The eras do not add up, nor do the wonders of one era."""
    table = arrange(
        """
        map = '''
         g g g g
        g g g g g
         g g g g
        '''
        [[seat]]
        leader = "france"
        row = "culture science economy industry military"
        capital = 5
        cities = [4, 12]
        wonders = { WONDERS }
        [[seat]]
        leader = "egypt"
        capital = 8
        """,
        WONDERS=wonders,
    )
    table.play("choose_card=culture")
    for space in [0, 1, 6, 9, 10, 11][: 2 + extra]:
        table.at("place_token", seat=0).play(str(space))
    table.at("choose_card", seat=1)
    assert len(table.tokens(0)) == 2 + extra


@pytest.mark.card("leader.france")
def test_france_places_no_more_tokens_with_other_cards_or_wonders() -> None:
    """(base p. 4) Neither Urbanization nor Hanging Gardens resolves the culture card."""
    table = arrange("""
        map = '''
         g g g g g
        g g g g g g
         g g g g g
        '''
        [[seat]]
        leader = "france"
        row = "industry culture science economy military"
        cards = "urbanization"
        capital = 5
        wonders = { hanging_gardens = 5 }
        [[seat]]
        leader = "egypt"
        capital = 10
    """)
    table.play("use_ability=hanging_gardens", "place_token=6").at("choose_card", seat=0)
    table.play("industry", "build=city", "build_city=13", "place_token=12", "place_token=14")
    table.at("choose_card", seat=1)
    assert table.tokens(0) == {6, 12, 14}


@pytest.mark.card("leader.france")
def test_rival_wonders_do_not_help_france() -> None:
    """(base p. 4)"""
    table = arrange("""
        map = '''
         g g g g
        g g g g g
        '''
        [[seat]]
        leader = "france"
        row = "culture science economy industry military"
        capital = 5
        [[seat]]
        leader = "egypt"
        capital = 8
        wonders = { kremlin = 8 }
    """)
    table.play("choose_card=culture", "place_token=0", "place_token=1")
    table.at("choose_card", seat=1)
