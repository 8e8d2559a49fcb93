"""The automaton follows the procedure of the Automated Player."""

import pytest

from tests.table import Table, arrange
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.games.dawn.bots.automaton import AutomatonBot
from ziggurat.games.dawn.game import DAWN

# Spaces: 0-3, 4-8, 9-12, 13-17. Around 5 lie 0, 1, 4, 6, 9 and 10.
LAND = '''
    map = """
     g g g g
    g g f g g
     m g g g
    g g g g g
    """
    ICONS
    victory = "VICTORY"
    face_up = "WONDERS"

    [[seat]]
    leader = "rome"
    capital = 5
    row = "ROW"
    OWN

    [[seat]]
    leader = "egypt"
    capital = 17
    THEIRS
'''
SLOTS = "culture science economy industry military"


def land(last: str, icons: str = "", own: str = "", theirs: str = "", **words: str) -> Table:
    """A table where the card of this type is in the last slot of the first seat."""
    row = " ".join([*(type_ for type_ in SLOTS.split() if type_ != last), last])
    text = LAND.replace("VICTORY", words.get("victory", "warmonger_paranoid"))
    text = text.replace('face_up = "WONDERS"', f'face_up = "{words.get("wonders", "")}"')
    return arrange(text, ICONS=icons, ROW=row, OWN=own, THEIRS=theirs)


def answers(table: Table, until: str = "", most: int = 30) -> list[str]:
    """What it answers in its turn, made anew for every question as a table does; chance gives its
    first option."""
    given: list[str] = []
    while table.asked and table.asked != until and len(given) < most and table.s.turn == 0:
        question = table.s.pending
        assert question is not None
        seat_asked = isinstance(question, Ask)
        option = AutomatonBot(1).choose(table.s) if seat_asked else question.options[0]
        given.append(f"{table.asked}={DAWN.name(table.s, question, option)}")
        table.s.play(option)
    return given


def answer(table: Table, seed: int = 1) -> str:
    """Its answer to the pending question."""
    question = table.s.pending
    assert question is not None
    return DAWN.name(table.s, question, AutomatonBot(seed).choose(table.s))


@pytest.mark.rule("R-24")
@pytest.mark.parametrize("last", SLOTS.split())
def test_it_always_resolves_the_card_in_the_last_slot(last: str) -> None:
    assert answer(land(last)) == last


def test_a_control_token_goes_to_the_roughest_space_if_nothing_else_tells() -> None:
    assert answers(land("culture"))[:2] == ["choose_card=culture", "place_token=9"]


def test_a_control_token_goes_to_a_resource_before_a_spawn_icon() -> None:
    table = land("culture", icons='icons = { 1 = "marble", 4 = "A" }\nbarbarians = { A = "off" }')
    assert answers(table) == ["choose_card=culture", "place_token=1", "place_token=4"]


def test_a_control_token_goes_next_to_the_most_cities() -> None:
    table = land("culture", own="cities = [7]")
    assert answers(table)[1] == "place_token=6"


def test_it_takes_no_control_token_off_the_map_to_place_another() -> None:
    row = " ".join("g" * 40)
    table = arrange(
        f'''
        map = """
        {row}
        """
        [[seat]]
        capital = 0
        cities = [36]
        tokens = {list(range(2, 33))}
        row = "science economy industry military culture"
        [[seat]]
        capital = 39
        '''
    )
    assert answers(table) == ["choose_card=culture", "place_token=pass"]


def test_trade_tokens_are_spent_for_control_tokens() -> None:
    given = answers(land("culture", own="trade = { culture = 2 }"))
    assert sum(step.startswith("place_token") for step in given) == 4
    assert given.count("spend_token=trade") == 2


def test_all_trade_tokens_are_spent_for_the_tech_dial() -> None:
    table = land("science", own="trade = { science = 3 }\ntech = 11")
    assert answers(table).count("spend_token=trade") == 3


def test_a_new_card_replaces_one_of_the_lowest_level() -> None:
    own = 'cards = "drama_and_poetry currency animal_husbandry iron_working"\ntech = 1'
    given = answers(land("science", own=own))
    assert [step for step in given if step.startswith("gain_card")][:1] == ["gain_card=mathematics"]


@pytest.mark.rule("R-30")
def test_it_keeps_its_cards_if_none_can_be_improved_to_the_level_shown() -> None:
    own = 'cards = "civil_service mathematics steam_power animal_husbandry iron_working"\ntech = 1'
    assert "gain_card=pass" in answers(land("science", own=own))


@pytest.mark.rule("R-29")
def test_a_trade_token_goes_to_the_card_with_the_fewest_in_the_highest_slot() -> None:
    own = 'cards = "mathematics"\ntrade = { military = 1, industry = 1, science = 2 }'
    assert "add_trade=economy" in answers(land("science", own=own))


def test_a_caravan_goes_to_a_city_state_whose_card_it_lacks() -> None:
    icons = 'icons = { 7 = "kabul", 8 = "carthage" }'
    table = land("economy", icons=icons, own='diplomacy = "kabul"')
    assert answers(table)[:2] == ["choose_card=economy", "move_caravan=8"]


def test_a_caravan_goes_to_a_rival_city_before_a_city_state_whose_card_it_has() -> None:
    own = 'diplomacy = "kabul"\ncaravans = [11]'
    table = land("economy", icons='icons = { 7 = "kabul" }', own=own)
    assert answers(table)[:2] == ["choose_card=economy", "move_caravan=17"]


def test_a_caravan_goes_as_near_to_its_destination_as_it_can() -> None:
    table = land("economy")
    assert answers(table)[1] in ("move_caravan=12", "move_caravan=16")
    assert table.s.caravans[0] in ((12,), (16,))


def test_a_trade_token_is_spent_for_a_caravan_that_arrives_by_it() -> None:
    table = land("economy", own="trade = { economy = 2 }")
    given = answers(table)
    assert given[1:4] == ["spend_token=trade", "spend_token=pass", "move_caravan=17"]


def test_no_trade_token_is_spent_for_a_caravan_that_does_not_arrive() -> None:
    table = arrange(
        '''
        map = """
        g g g g g g g g
        """
        [[seat]]
        capital = 0
        row = "culture science industry military economy"
        trade = { economy = 1 }
        [[seat]]
        capital = 7
        '''
    )
    assert answers(table)[1:3] == ["spend_token=pass", "move_caravan=3"]


def test_two_caravans_go_to_different_destinations() -> None:
    own = 'cards = "currency"\ndiplomacy = "kabul carthage"'
    icons = 'icons = { 2 = "kabul", 12 = "carthage" }'
    goals = [step for step in answers(land("economy", icons, own)) if step.startswith("move_")]
    assert goals[0] == "move_caravan=17"
    assert goals[1] in ("move_caravan=2", "move_caravan=12")


def test_a_caravan_does_not_follow_one_that_is_still_on_its_way() -> None:
    """The first one stops short of the only destination, so the second has none."""
    table = arrange(
        '''
        map = """
        g g g g g g g g g
        """
        [[seat]]
        capital = 0
        row = "culture science industry military economy"
        cards = "currency"
        [[seat]]
        capital = 8
        '''
    )
    moves = [step for step in answers(table) if step.startswith("move_")]
    assert moves == ["move_caravan=4", "move_caravan=pass"]


def test_a_wonder_comes_before_a_city() -> None:
    table = land("industry", wonders="stonehenge", own='tokens = [7]\nresources = "marble"')
    assert answers(table)[:2] == ["choose_card=industry", "build=wonder"]


@pytest.mark.parametrize(
    ("victory", "wonder"),
    [("explorer_aesthetic", "hanging_gardens"), ("warmonger_paranoid", "colossus")],
)
def test_a_wonder_for_an_agenda_comes_before_the_cheapest(victory: str, wonder: str) -> None:
    own = 'trade = { industry = 3 }\nresources = "marble mercury oil diamond"'
    table = land("industry", wonders="colossus hanging_gardens", own=own, victory=victory)
    assert answers(table)[2] == f"choose_wonder={wonder}"


def test_resources_pay_before_trade_tokens_but_none_is_half_lost() -> None:
    own = 'trade = { industry = 3 }\nresources = "marble mercury oil diamond"'
    table = land("industry", wonders="hanging_gardens", own=own)  # 8, of which 5 are produced
    paid = [step for step in answers(table) if step.startswith("pay")]
    assert len(paid) == 3
    assert paid[0].removeprefix("pay=") in ("marble", "mercury", "oil", "diamond")
    assert paid[1:] == ["pay=trade", "pay=pass"]


def test_a_city_is_built_beside_most_resources() -> None:
    table = land("industry", icons='icons = { 8 = "oil", 12 = "marble" }', own="tokens = [6]")
    assert answers(table)[1:3] == ["build=city", "build_city=7"]


def test_barbarians_are_attacked_before_control_tokens() -> None:
    table = land("military", icons='icons = { 7 = "A" }', theirs="tokens = [3, 11]")
    assert answers(table)[1:3] == ["military=attack", "attack=7"]


def test_a_city_that_defends_itself_too_well_is_left_alone() -> None:
    theirs = "cities = [7]\nreinforced = [3, 8, 12]"
    given = answers(land("military", own="tokens = [4]", theirs=theirs))
    assert given[1:] == ["military=reinforce", "reinforce=4"]


def test_without_a_target_it_reinforces_what_is_nearest_to_a_rival() -> None:
    given = answers(land("military", own="tokens = [4, 10]"))
    assert given[1:3] == ["military=reinforce", "reinforce=10"]


def test_an_attack_costs_only_the_tokens_it_needs() -> None:
    table = land("military", icons='icons = { 7 = "A" }', own="trade = { military = 3 }")
    table.play("military", "attack", "7", "attack_die=1", "defence_die=6")
    assert answer(table) == "trade"  # 6 against 7
    table.play("trade")
    assert answer(table) == "trade"
    table.play("trade")
    assert answer(table) == "pass"


def test_an_attack_that_cannot_be_won_costs_nothing() -> None:
    table = land(
        "military", own="trade = { military = 1 }", theirs="cities = [7]\nreinforced = [8, 11]"
    )
    table.play("military", "attack", "7", "attack_die=1", "defence_die=6")
    assert answer(table) == "pass"


@pytest.mark.rule("R-26")
@pytest.mark.parametrize(("held", "said"), [(1, "pass"), (2, "trade")])
def test_in_defence_it_spends_the_fewest_tokens_that_win(held: int, said: str) -> None:
    theirs = f"tokens = [7]\ntrade = {{ military = {held} }}"
    table = land("military", theirs=theirs)
    table.play("military", "attack", "7", "attack_die=4", "defence_die=6")  # 9 against 7
    assert answer(table) == said


@pytest.mark.rule("R-28")
def test_it_conquers_a_city_state_that_a_rival_held() -> None:
    icons = 'icons = { 7 = "kabul" }'
    table = land("military", icons, theirs='cities = [7]\ncity_states = "kabul"')
    table.play("military", "attack", "7", "attack_die=6", "defence_die=1")
    assert answer(table.at("conquer_or_liberate")) == "conquer"


@pytest.mark.rule("R-25")
def test_it_takes_diplomacy_cards_in_a_fixed_order() -> None:
    table = land("economy", own="caravans = [16]")
    table.play("economy", "17")
    while table.asked == "add_trade":
        table.play(table.offered[0])
    assert answer(table.at("take_diplomacy")) == "joint_war-1"


@pytest.mark.rule("R-25")
def test_it_does_not_change_a_diplomacy_card_for_a_later_one() -> None:
    table = land("economy", own='caravans = [16]\ndiplomacy = "joint_war-1"')
    table.play("economy", "17")
    while table.asked == "add_trade":
        table.play(table.offered[0])
    assert answer(table.at("take_diplomacy")) == "pass"


@pytest.mark.rule("R-27")
def test_it_passes_on_abilities() -> None:
    table = land("culture", own='diplomacy = "seoul"\ntrade = { culture = 2 }')
    assert answer(table.at("use_ability")) == "pass"


@pytest.mark.rule("R-31")
@pytest.mark.parametrize("edition", ["base", "terra-incognita"])
@pytest.mark.parametrize("players", [2, 4])
def test_it_plays_on_whatever_is_asked(edition: str, players: int) -> None:
    setup = {"edition": edition, "players": players}
    if edition == "base":
        setup["map"] = "built"
    for seed in range(3):
        match = Match(DAWN, setup, seed)
        bots = [AutomatonBot(seed * players + seat) for seat in range(players)]
        while match.ask is not None and match.state.round <= 30:
            match.answer(bots[match.ask.player].choose(match.state))
        assert match.state.round > 5
