"""Why an answer is offered, or why it is not."""

from typing import Final

from ziggurat.core.flow import PASS, Ask, Question
from ziggurat.games.dawn.content import WONDERS
from ziggurat.games.dawn.facts import explained, fact
from ziggurat.games.dawn.options import MOVE, SPACE, WONDER, option_name
from ziggurat.games.dawn.rules.wonders import means, wonder_cost
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words.questions import option_words, worded
from ziggurat.games.dawn.words.reference import plain
from ziggurat.games.dawn.words.things import Things

# A condition that says nothing new once one of these has failed.
_COVERED: Final[dict[str, tuple[str, ...]]] = {
    "terrain": ("land",),
    "no_token": ("no_city",),
    "no_city": ("no_rival",),
}
_LAST: Final = "in_reach"  # holds only if all others do
# The questions whose conditions a rule gives; it may ask for other spaces besides.
_EXPLAINED: Final = frozenset(
    {"attack", "build_city", "move_army", "move_caravan", "place_token", "reinforce"}
)


def failed(s: State, question: Question, space: int) -> list[str]:
    """Conditions of the rule that asks which a space does not fulfil, without repetition."""
    if question.prompt.name not in _EXPLAINED:
        return []
    keys = [key for key, spaces in explained(s) or () if not spaces >> space & 1]
    first = [key for key in keys if not set(_COVERED.get(key, ())) & set(keys)]
    return [key for key in first if key != _LAST] or first


def why_words(t: Things, s: State, question: Question, answer: str) -> str:
    """Why an answer, as a player typed it, is offered or not: a short name, the number of a space,
    or the answer in full words."""
    rule = worded(t, s, f"rule.{question.prompt.name}")
    offered = _offered(t, s, question, answer)
    if offered is not None:
        return t.text("why.offered", answer=option_words(t, s, question, offered), rule=rule)
    kind = question.prompt.kind
    typed = answer.strip()
    if kind in (SPACE, MOVE) and typed.isdecimal():
        space = int(typed)
        if not s.board.map.whole >> space & 1:
            return t.text("why.unknown_space", answer=space, rule=rule)
        reasons = [_reason(t, s, question, key, space) for key in failed(s, question, space)]
        return _refused(t, t.space(s, space), reasons, rule)
    if kind == WONDER and isinstance(question, Ask):
        for number, wonder in enumerate(WONDERS):
            if plain(typed) in (plain(wonder.slug), plain(t.wonder(number))):
                return _refused(t, t.wonder(number), [_wonder(t, s, question, number)], rule)
    return t.text("why.unknown", answer=typed, rule=rule)


def _offered(t: Things, s: State, question: Question, answer: str) -> int | None:
    """The offered option a player means: by its short name, or its words up to the first sign."""
    typed = answer.strip().casefold()
    for option in question.options:
        if option_name(question, option).casefold() == typed:
            return option
    wanted = plain(answer)
    if not wanted or wanted.isdecimal():
        return None
    for option in question.options:
        words = option_words(t, s, question, option)
        name = words if option == PASS else words.partition(" (")[0]
        if wanted in (plain(words), plain(name)):
            return option
    return None


def _refused(t: Things, answer: str, reasons: list[str], rule: str) -> str:
    if not reasons:
        return t.text("why.rule_only", answer=answer, rule=rule)
    return t.text("why.refused", answer=answer, reasons=t.text("why.and").join(reasons), rule=rule)


def _reason(t: Things, s: State, question: Question, key: str, space: int) -> str:
    words = t.best(f"why.{key}.{question.prompt.name}", f"why.{key}")
    slot = fact(s, "slot", 0)
    return t.text(words, difficulty=s.board.difficulty[space], slot=slot)


def _wonder(t: Things, s: State, question: Ask, wonder: int) -> str:
    if wonder not in s.face_up:
        return t.text("why.hidden_wonder")
    paid = means(s, question.player, fact(s, "lane", 0), wonder, fact(s, "per_resource", 2))
    most = fact(s, "production", 0) + paid
    return t.text("why.dear_wonder", cost=wonder_cost(s, question.player, wonder), most=most)
