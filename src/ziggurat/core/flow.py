"""Rules in progress: frames on a stack, questions to seats, questions to chance.

A rule is a `Frame`: a small slotted object holding ints, whose public methods, read top to bottom,
are its steps. A step gets the position and the answer to the question before it, and returns

- `None`: go on with the next step (past the last one the rule is done),
- `Ask(player, prompt, options)`: stop until that seat has picked one of the options,
- `Roll(prompt, options)`: stop until chance has picked one,
- `Call(frame, ...)`: run these rules first, in this order, then the next step,
- `Goto(Rule.step)`: go on with that step of the same rule (with an answer, if it takes one),
- `Done()`: this rule is over.

A step that changes the position does not ask in the same breath: what it set off (`s.triggers`,
`s.settle`) runs before the next step, and options listed earlier would be stale.

Seats that choose at the same time get one sealed question, `together(asks)`. The next step takes
each of their answers in turn, in the order of the questions, and does nothing but keep it.

A rule and a question belong to the game they are written in; their names are unique there, and
another game may use the same ones.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import get_annotations
from typing import Any, ClassVar, Final

from ziggurat.core.bits import Bits

PASS: Final = -1
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a question is about: a name for its words, a kind for the meaning of its options."""

    name: str
    kind: str


_PROMPTS: Final[dict[str, dict[str, Prompt]]] = {}  # by the package of the game, by name


def home_of(module: str) -> str:
    """The package of the game that a module is part of."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[:2] == ["ziggurat", "games"] else parts[0]


def prompt(name: str, kind: str, module: str) -> Prompt:
    """Declare a question of the game that this module (`__name__`) is part of. Its name is what
    records and words know it by."""
    known = prompts_of(module)
    if name in known:
        raise ValueError(f"two questions are called {name}")
    known[name] = Prompt(name, kind)
    return known[name]


def prompts_of(module: str) -> dict[str, Prompt]:
    """The questions of the game that a module is part of, by name."""
    return _PROMPTS.setdefault(home_of(module), {})


class Ask:
    """A question to one seat, with every legal answer. `also` holds the questions to seats that
    choose at the same time. Of a `secret` question only the seat that it asks may know."""

    __slots__ = ("also", "options", "player", "prompt", "secret")

    def __init__(
        self,
        player: int,
        prompt: Prompt,
        options: Sequence[int],
        also: "Sequence[Ask]" = (),
        secret: bool = False,
    ) -> None:
        self.player = player
        self.prompt = prompt
        self.options: tuple[int, ...] = tuple(options)
        self.also: tuple[Ask, ...] = tuple(also) if also else ()
        self.secret = secret


def together(asks: "Sequence[Ask]") -> Ask:
    """One sealed question of several, in the order in which their answers will be taken."""
    first = asks[0]
    return Ask(first.player, first.prompt, first.options, asks[1:], first.secret)


class Roll:
    """A question to chance: a die, or a card drawn from what is left."""

    __slots__ = ("options", "prompt", "weights")

    def __init__(
        self, prompt: Prompt, options: Sequence[int], weights: Sequence[int] | None = None
    ) -> None:
        self.prompt = prompt
        self.options: tuple[int, ...] = tuple(options)
        self.weights: tuple[int, ...] | None = None if weights is None else tuple(weights)


Question = Ask | Roll


class Call:
    __slots__ = ("frames",)

    def __init__(self, *frames: "Frame") -> None:
        self.frames = frames


class Goto:
    __slots__ = ("answer", "step")

    def __init__(self, step: Callable[..., "Next"], answer: int = 0) -> None:
        self.step = step
        self.answer = answer


class Done:
    __slots__ = ()


Next = Ask | Roll | Call | Goto | Done | None

_FRAMES: Final[dict[str, dict[str, type["Frame"]]]] = {}  # by the package of the game, by name
_STEP_NUMBER: Final[dict[object, int]] = {}


class Frame:
    """A rule in progress. Subclasses are slotted dataclasses of ints, bools and tuples of ints;
    their public methods are the steps."""

    __slots__ = ("step",)
    steps: ClassVar[tuple[Callable[..., Next], ...]] = ()
    fields: ClassVar[tuple[str, ...]] = ()
    defaults: ClassVar[dict[str, Any]] = {}
    step: int

    def __init_subclass__(cls) -> None:
        # dataclass(slots=True) makes each class twice; only the first still shows the defaults
        new: Any = cls
        own = vars(new)
        steps = tuple(m for name, m in own.items() if callable(m) and not name.startswith("_"))
        fields = tuple(get_annotations(cls))
        defaults = {name: own[name] for name in fields if name in own}
        first = frames_of(new.__module__).get(new.__name__)
        if first is not None and "__slots__" not in own:
            raise ValueError(f"two rules are called {new.__name__}")
        declare(cls, steps, fields, first.defaults if first else defaults)

    def _clone(self) -> "Frame":
        cls = type(self)
        copy = cls.__new__(cls)
        copy.step = self.step
        for name in cls.fields:
            setattr(copy, name, getattr(self, name))
        return copy


def declare(
    cls: type[Frame],
    steps: tuple[Callable[..., Next], ...],
    fields: tuple[str, ...],
    defaults: dict[str, Any],
) -> None:
    """Make a rule known: its steps in order, and what is saved of it."""
    new: Any = cls
    known = frames_of(new.__module__)
    old: Any = known.get(cls.__name__, cls)
    if old.__module__ != new.__module__:
        raise ValueError(f"two rules are called {cls.__name__}")
    known[cls.__name__] = cls
    cls.steps = steps
    cls.fields = fields
    cls.defaults = defaults
    for number, step in enumerate(steps):
        _STEP_NUMBER[step] = number


def number_of(step: object) -> int:
    """The number of a step. Where the engine is compiled, a step is named by it already."""
    return step if isinstance(step, int) else _STEP_NUMBER[step]


def frames_of(module: str) -> dict[str, type[Frame]]:
    """The rules of the game that a module is part of, by name."""
    return _FRAMES.setdefault(home_of(module), {})


def pick(
    player: int, prompt: Prompt, options: Sequence[int], then: Callable[..., Next]
) -> Ask | Goto:
    """Ask, or go straight on to the step that takes the answer if there is but one."""
    return Goto(then, options[0]) if len(options) == 1 else Ask(player, prompt, options)


class Position:
    """What the kernel needs of a game's state, which is one."""

    __slots__ = (
        "abilities",  # per seat: set of the abilities in play
        "changed",  # set by whatever changes something that `settle` looks at
        "in_play",  # set of the abilities in play, whoever has them
        "notes",  # what happened, for the log; None when nobody reads it
        "pending",
        "revealed",  # set of the seats that learnt something hidden by the last answer
        "stack",
        "triggers",  # rules set off by the step that is being taken
    )
    abilities: tuple[Bits, ...]
    changed: bool
    in_play: Bits
    notes: list[tuple[Any, ...]] | None
    pending: Question | None
    revealed: Bits
    stack: list[Frame]
    triggers: list[Frame]

    def settle(self) -> None:
        """Called after a step that changed something: add what follows from it to `triggers`."""
        raise NotImplementedError


class IllegalAnswer(Exception):
    """An answer that was not offered. The position is as it was."""


def push(s: Position, frames: tuple[Frame, ...]) -> None:
    """Put rules on the stack so that the first of them runs first."""
    stack = s.stack
    for frame in frames[::-1] if len(frames) > 1 else frames:
        frame.step = 0
        stack.append(frame)


def enter(s: Position, frame: Frame, step: Callable[..., Next]) -> None:
    """Put a rule on the stack that goes on with one of its later steps."""
    push(s, (frame,))
    frame.step = _STEP_NUMBER[step]


def run(s: Position, answer: int = 0) -> None:
    """Take steps until a question is pending or nothing is left to do."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        steps = frame.steps
        number = frame.step
        if number == len(steps):
            stack.pop()
            continue
        frame.step = number + 1
        result = steps[number](frame, s, answer)
        answer = 0
        question: Question | None = None
        if result is None:
            pass
        elif isinstance(result, Goto):
            frame.step = _STEP_NUMBER[result.step]
            answer = result.answer
        elif isinstance(result, Call):
            push(s, result.frames)
        elif isinstance(result, Done):
            stack.pop()
        else:
            question = result
        if s.changed:
            s.changed = False
            s.settle()
        if s.triggers:
            if question is not None or answer:
                raise AssertionError(f"{type(frame).__name__} changed the position and asked")
            push(s, tuple(s.triggers))
            s.triggers.clear()
        elif question is not None:
            if not question.options:
                raise AssertionError(f"{type(frame).__name__} asked without an answer to give")
            s.pending = question
            return
    s.pending = None


def reveal(s: Position, seats: Bits) -> None:
    """Say that these seats have just learnt something that was hidden: undo stops here."""
    s.revealed |= seats


def play(s: Position, answer: int) -> None:
    """Answer the pending question. Anything but an offered answer raises and changes nothing."""
    question = s.pending
    if question is None:
        raise IllegalAnswer("the game is over: there is no question to answer")
    if answer not in question.options:
        raise IllegalAnswer(f"{answer!r} was not offered for {question.prompt.name}")
    s.revealed = 0
    if isinstance(question, Ask) and question.also:
        keep(s, answer)
        s.pending = together(question.also)
        return
    s.pending = None
    run(s, answer)


def keep(s: Position, answer: int) -> None:
    """Let the rule that asked keep a sealed answer. The same step takes the next one."""
    frame = s.stack[-1]
    steps = frame.steps
    number = frame.step
    result = steps[number](frame, s, answer)
    if result is not None or s.changed or s.triggers:
        raise AssertionError(f"{type(frame).__name__} does more with a sealed answer than keep it")


def ask_again(s: Position) -> None:
    """List the answers to the pending question anew, after what is hidden was drawn otherwise: the
    step that asked is taken once more. Such a step looks at the position and not at an answer."""
    frame: Any = s.stack[-1]
    asked = frame.steps[frame.step - 1](frame, s, 0)
    if not isinstance(asked, Ask | Roll) or s.pending is None or s.pending.prompt != asked.prompt:
        raise AssertionError(f"{type(frame).__name__} does not ask that again")
    if isinstance(asked, Ask) and isinstance(s.pending, Ask):
        asks = (asked, *asked.also)
        asked = together(asks[len(asks) - 1 - len(s.pending.also) :])
    s.pending = asked
