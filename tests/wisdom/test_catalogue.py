"""Every card and piece of The Board Game in words, as a page fetches them once."""

from itertools import chain

import pytest

from tests.wisdom.test_scene import WISDOM, played
from ziggurat.games.wisdom.scene.model_catalogue import Catalogue


@pytest.fixture(params=["en", "fr"])
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    found: Catalogue = WISDOM.catalogue(request.param)
    return found


def test_both_languages_have_the_same_things() -> None:
    english, french = (
        [(entry.kind, entry.name, len(entry.facts)) for entry in WISDOM.catalogue(lang).entries]
        for lang in ("en", "fr")
    )
    assert english == french
    assert len(set(english)) == len(english)


def test_everything_has_a_title_and_says_something(catalogue: Catalogue) -> None:
    for entry in catalogue.entries:
        assert entry.title.strip()
        assert entry.text or entry.facts, entry.name


def test_the_track_has_its_spaces_and_ends_with_victory(catalogue: Catalogue) -> None:
    assert len(catalogue.track) == 22
    assert catalogue.track[-1].reward == "victory"
    assert (catalogue.track[10].culture, catalogue.track[10].trade) == (5, 3)


def test_an_upgrade_names_what_it_is_better_than(catalogue: Catalogue) -> None:
    kinds = {kind.name: kind for kind in catalogue.buildings}
    assert kinds["bank"].upgrade_of == "market"
    assert kinds["market"].upgrade_of == ""
    assert kinds["bank"].limited
    assert kinds["harbor"].terrains == ["water"]
    assert (kinds["harbor"].gives.production, kinds["harbor"].gives.trade) == (1, 2)


def test_all_that_a_scene_names_is_in_the_catalogue(catalogue: Catalogue) -> None:
    known = {(entry.kind, entry.name) for entry in catalogue.entries}
    for s in list(played(8, 400))[::40]:
        body = WISDOM.scene(s, 0, "en").body
        named = {("tech", brick.tech) for seat in body.seats for brick in seat.techs}
        named |= {("wonder", each.wonder) for each in body.market.wonders}
        named |= {("building", each.name) for each in body.market.buildings}
        named |= {("resource", each.name) for each in body.market.resources}
        named |= {("unit", each.name) for each in body.market.units}
        sides = chain.from_iterable(seat.policies for seat in body.seats)
        named |= {("policy", side) for policy in sides for side in policy.sides}
        for seat in body.seats:
            if seat.civilization:
                named |= {("civilization", seat.civilization), ("government", seat.government)}
        for piece in body.pieces:
            kind = piece.kind if piece.name else "piece"
            named.add((kind, piece.name or piece.kind))
        assert named <= known
