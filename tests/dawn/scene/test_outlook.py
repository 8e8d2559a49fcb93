"""What each card of the row could do before one is chosen: live, limited or dead, and why."""

import random

import pytest

from tests.golden import load
from tests.table import Table, arrange
from ziggurat.core.flow import Ask
from ziggurat.core.records import replayed
from ziggurat.games.dawn.content import TYPES
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.plugin import PLUGIN
from ziggurat.games.dawn.scene.outlook import outlook
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words import Words
from ziggurat.games.scene import Prospect

EN, FR = Words("en"), Words("fr")


def prospects(table: Table, words: Words = EN) -> dict[str, Prospect]:
    """What the cards of whoever is to choose could do, by type."""
    return {TYPES[each.answer]: each for each in outlook(words, table.s, table.seat)}


def narrow(row: str = "culture military science economy industry", more: str = "") -> Table:
    """A strip of land with two capitals: hills and grassland between them."""
    return arrange(
        f"""
        map = '''
        g h h g g g g g
        '''
        [[seat]]
        leader = "scythia"
        row = "{row}"
        capital = 0
        {more}
        [[seat]]
        leader = "egypt"
        capital = 7
        """
    )


def test_a_card_that_finds_no_place_is_dead_and_names_the_slots_that_miss() -> None:
    """Hills ask for slot 2, and culture lies in slot 1."""
    culture = prospects(narrow())["culture"]
    assert culture.state == "dead"
    assert culture.text == "Nothing to do"
    assert culture.why == "the spaces beside your cities ask for slot 2, the card counts as 1"


def test_the_same_card_is_live_where_its_slot_is_high_enough() -> None:
    culture = prospects(narrow("military culture science economy industry"))["culture"]
    assert (culture.state, culture.places, culture.text, culture.why) == ("live", 1, "1 place", "")


def test_an_industry_card_names_the_cost_of_wonders_and_what_it_makes() -> None:
    table = narrow("industry culture military science economy")
    table.s.face_up = (0, *table.s.face_up[1:])
    industry = prospects(table)["industry"]
    assert industry.state == "dead"
    assert "wonders cost 7, you make 1" in industry.why
    assert "les merveilles coûtent 7, vous produisez 1" in prospects(table, FR)["industry"].why


def test_half_of_a_card_makes_it_limited() -> None:
    """There is no target, but a control token to reinforce."""
    military = prospects(narrow(more="tokens = [1]"))["military"]
    assert (military.state, military.places, military.attacks) == ("limited", 1, 0)
    assert military.why == "the next target is 6 steps away, you reach 2"


def test_attacks_are_counted_with_the_best_of_their_odds() -> None:
    """On hills a control token defends with a die and 2, against a die and slot 5."""
    table = narrow("culture science economy industry military")
    table.s.tokens = (table.s.tokens[0], 1 << 2 | 1 << 3)
    military = prospects(table)["military"]
    assert (military.attacks, military.moves) == (1, 0)
    table.play("choose_card=military", "military=attack")
    combat = PLUGIN.scene(table.s, 0, "en").body.asking.combat
    assert military.best == max(chance.odds for chance in combat.chances)


def test_science_says_how_far_the_dial_goes() -> None:
    science = prospects(narrow())["science"]
    assert (science.state, science.text) == ("live", "Dial 0 → 3")


def test_what_tokens_would_be_spent_on_is_no_effect_by_itself() -> None:
    """A caravan hemmed in by hills stays there, however many tokens are spent."""
    table = narrow("economy culture military science industry", "trade = { economy = 2 }")
    economy = prospects(table)["economy"]
    assert economy.state == "dead"
    assert economy.why == "nothing can move anywhere"


def test_only_the_seat_that_chooses_is_told() -> None:
    table = narrow()
    scenes = {seat: PLUGIN.scene(table.s, seat, "en").question for seat in (0, 1, None)}
    told = {seat: bool(question and question.outlook) for seat, question in scenes.items()}
    assert told == {0: True, 1: False, None: False}


def goes_by(s: State, lane: int) -> bool:
    """Does playing a card lead straight to the next seat, with nothing changed but the row?"""
    player, after = s.turn, s.clone()
    after.notes = []
    after.play(lane)
    kinds = [note[0] for note in after.notes or ()]
    return after.turn != player and kinds[:3] in (
        ["chooses", "resolves", "turn"],
        ["chooses", "resolves", "round"],
        ["chooses", "resolves", "event"],
    )


@pytest.mark.parametrize("name", ["rules-2-terra-3", "rules-2-base-4"])
def test_every_card_that_leads_straight_to_the_next_seat_is_dead(name: str) -> None:
    """And to look at the cards changes nothing; nor does it matter what is hidden."""
    dead = 0
    for match in replayed(DAWN, load(name)):
        s = match.state
        if not isinstance(s.pending, Ask) or s.pending.prompt.name != "choose_card":
            continue
        if len(match.answers) % 5:
            continue
        before = s.to_json()
        found = {each.answer: each for each in outlook(EN, s, s.pending.player)}
        imagined = DAWN.imagined(s, s.pending.player, random.Random(1))
        assert outlook(EN, imagined, s.pending.player) == list(found.values())
        assert s.to_json() == before
        for lane, each in found.items():
            if goes_by(s, lane):
                dead += 1
                assert each.state == "dead", (len(match.answers), each)
            if each.state == "dead":
                assert each.why
                assert (each.moves, each.attacks, each.places, each.best) == (0, 0, 0, -1.0)
    assert dead
