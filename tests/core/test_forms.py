"""The form of a setup: what can be chosen, what depends on what, what is refused."""

from typing import Any

import pytest

from ziggurat.core.forms import (
    CHOICE,
    FLAG,
    NUMBER,
    Bounds,
    Choice,
    Field,
    Form,
    players_field,
)
from ziggurat.core.game import BadSetup

FORM = Form(
    (
        Field("size", CHOICE, "small", choices=[Choice("small"), Choice("large")]),
        Field(
            "players",
            NUMBER,
            2,
            bounds=[Bounds(2, 3, {"size": ["small"]}), Bounds(2, 6, {"size": ["large"]})],
        ),
        Field(
            "board",
            CHOICE,
            "",
            choices=[Choice("field", {"size": ["small"]}), Choice("world", {"size": ["large"]})],
        ),
        Field("storms", FLAG, False, when={"size": ["large"]}),
        Field(
            "teams",
            CHOICE,
            "drawn",
            choices=[Choice("red"), Choice("blue"), Choice("any")],
            per_seat=True,
            distinct=True,
            shared=["any"],
            instead=["drawn"],
        ),
        Field("gifts", NUMBER, [], bounds=[Bounds(0, 5)], per_seat=True),
        Field("music", FLAG, True, of_table=True),
    )
)


def test_what_is_left_out_takes_its_default() -> None:
    assert FORM.checked({}) == {
        "size": "small",
        "players": 2,
        "board": "field",
        "storms": False,
        "teams": "drawn",
        "gifts": [],
    }


def test_what_is_left_to_a_table_is_settled_by_how_many_persons_sit_there() -> None:
    values = [Choice("usual", left_to_table=("loud", "quiet")), Choice("quiet"), Choice("loud")]
    form = Form((players_field(2, 4), Field("talk", CHOICE, "quiet", values, suggested="usual")))
    assert form.settled({}, 2) == form.settled({"talk": "usual"}, 3) == {"talk": "loud"}
    assert form.settled({}, 1) == {"talk": "quiet"}
    assert form.settled({"talk": "quiet"}, 4) == {"talk": "quiet"}
    assert form.checked({})["talk"] == "quiet", "without a table, the default"
    with pytest.raises(BadSetup, match="there is no talk 'usual'; there is quiet, loud"):
        form.checked({"talk": "usual"})


def test_what_can_be_chosen_depends_on_what_was_chosen_before() -> None:
    full = FORM.checked({"size": "large", "players": 6, "storms": True})
    assert full["board"] == "world"


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"size": "tiny"}, "there is no size 'tiny'; there is small, large"),
        ({"players": 4}, "players is 2 to 3, not 4"),
        ({"players": True}, "players is 2 to 3, not True"),
        ({"board": "world"}, "there is no board 'world'; there is field"),
        ({"storms": True}, "storms cannot be chosen here"),
        ({"storms": 1}, "storms is true or false, not 1"),
        ({"teams": ["red"]}, "teams is 'drawn', a list of 2"),
        ({"teams": ["red", "red"]}, "two players cannot have the same teams"),
        ({"gifts": [1, 6]}, "gifts is 0 to 5, not 6"),
        ({"music": False}, "a setup has no music"),
        ({"luck": 1}, "a setup has no luck"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        FORM.checked(setup)
    assert str(refused.value) == sentence


def test_seats_may_share_what_is_there_for_all() -> None:
    assert FORM.checked({"teams": ["any", "any"]})["teams"] == ["any", "any"]


def test_a_table_has_fields_of_its_own() -> None:
    assert FORM.parted({"size": "large", "music": False}) == ({"size": "large"}, {"music": False})
    assert FORM.checked_table({})["music"] is True


def test_a_field_is_shown_with_its_words_or_with_its_key() -> None:
    size, players, *_ = FORM.shown({"size": "Größe", "size.large": "groß"})
    assert size.label == "Größe"
    assert [choice.label for choice in size.choices] == ["Small", "groß"]
    assert players.label == "Players"
    assert [bounds.most for bounds in players.bounds] == [3, 6]


def test_a_game_for_so_many_says_so() -> None:
    with pytest.raises(BadSetup, match=r"^3 can play, not 2$"):
        Form((players_field(3, 3),)).checked({"players": 2})
