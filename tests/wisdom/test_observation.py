"""What an observation of the second game tells, and that the page about it is that of the code."""

import re

from tests.adapters.extras import module
from tests.wisdom.page import PAGE, renewed
from tests.wisdom.swapping import asked_positions, swaps
from tests.wisdom.test_study import played
from ziggurat.core.flow import Ask
from ziggurat.core.game import question_for
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import TECHS
from ziggurat.games.wisdom.state import KNOWERS
from ziggurat.games.wisdom.study.questions import QUESTIONS

seen = module("rl", "ziggurat.adapters.observation")
observer_of, field = seen.observer_of, seen.field


def test_a_row_tells_the_question_the_map_and_ones_own_hand() -> None:
    observer = observer_of("wisdom")
    s = list(played(2, 3, 400))[-1]
    assert isinstance(s.pending, Ask)
    seat = s.pending.player
    row = observer.observation(s, seat)
    assert row.min() >= -1
    assert row.max() <= 1
    asked = field(row, "question", "wisdom")
    ask = question_for(s, seat)
    assert ask is not None
    assert [QUESTIONS[n] for n, bit in enumerate(asked) if bit] == [ask.prompt.name]
    assert field(row, "turned_up", "wisdom").sum() == s.land.revealed.bit_count()
    techs = field(row, "seat0.tech_cards", "wisdom")
    assert techs.sum() == s.techs[seat].bit_count()
    assert len(techs) == len(TECHS)
    cities = field(row, "seat1.cities", "wisdom")
    assert {n for n, bit in enumerate(cities) if bit} == set(s.cities[1 - seat])
    assert field(row, "seat2.here", "wisdom").sum() == 0


def test_every_part_has_a_name_of_its_own() -> None:
    names = [name for name, _ in observer_of("wisdom").fields]
    assert len(set(names)) == len(names)


def test_it_stays_within_its_bounds_and_tells_nothing_that_is_hidden() -> None:
    observer = observer_of("wisdom")
    for s in asked_positions(("4-offers", "2-military"), 1):
        for swap in swaps(s, 1):
            row = observer.observation(s, swap.seat)
            assert row.shape == (seen.size_of("wisdom"),)
            assert abs(row).max() <= 1
            assert (row == observer.observation(swap.s, swap.seat)).all()


def test_cards_of_others_are_told_to_who_knows_them() -> None:
    s = next(s for s in asked_positions(("4-offers",), 2) if s.events[1])
    s = s.clone()
    kind = s.events[1][0] // KNOWERS
    s.events = put(s.events, 1, (kind * KNOWERS + 0b0011, *s.events[1][1:]))
    rows = [observer_of("wisdom").observation(s, seat) for seat in range(s.seats)]
    known = [field(row, "known_events", "wisdom")[kind] > 0 for row in rows]
    assert known[0]
    assert not known[1]  # its own hand is told by another field
    assert field(rows[1], "events", "wisdom")[kind] > 0


def test_the_page_is_that_of_the_code() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == renewed(text), "write it anew: python -m tests.wisdom.page"


def test_its_example_runs() -> None:
    module("rl", "pettingzoo")
    module("openspiel", "pyspiel")
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.S)
    exec(compile(example, PAGE.name, "exec"), {})
