"""The engine's source as mypyc likes it: what Python works out while it runs, written out.

The rules read better with dataclasses, decorators and steps named as methods; a compiler needs to
see what comes of them. So, in a copy of the source:

- a rule (`Frame`) gets its `__init__`, its copy and the choice of its step in plain code,
- a step that is named (`Goto(Turn.reset)`) becomes its number,
- a query (`union`, `total`, `Override`) gets a function that turns to cards only if any listens,
- a note for the log, and an event, look first whether anybody reads or listens,
- `Done()` is always the same object; other things that steps return are used again once they are
  dropped; and rules are no matter for the garbage collector, since none can come to hold itself,
- a position that is `copied` gets its copy in plain code,
- games from outside, which stay interpreted, may have rules and positions of their own,
- names that are given a value once at the top of a file are `Final`.

Nothing else changes. tests/compiled holds the two engines together, answer by answer.
"""

import ast
from typing import Final

from ziggurat.core.copying import clone_text

_FLOW: Final = "ziggurat.core.flow"
QUERIES: Final = {"Override", "total", "union"}
_TYPE_MAKERS: Final = {"TypeVar", "TypeVarTuple", "NewType"}
_STEP: Final = "Callable[..., Next]"
_DONE: Final = "DONE"
_ACYCLIC: Final = ast.parse("mypyc_attr(acyclic=True)", mode="eval").body
_OPEN: Final = ast.parse("mypyc_attr(allow_interpreted_subclasses=True)", mode="eval").body
_OPEN_RULE: Final = ast.parse(
    "mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)", mode="eval"
).body
_REUSED: Final = ast.parse("mypyc_attr(acyclic=True, free_list_len=1)", mode="eval").body
_ATTRIBUTES: Final = {
    "Frame": _OPEN_RULE,
    "Position": _OPEN,
    "Done": _ACYCLIC,
    **dict.fromkeys(("Ask", "Call", "Goto", "Roll"), _REUSED),
}


def _named(node: ast.expr, *names: str) -> bool:
    return isinstance(node, ast.Name) and node.id in names


def _is_rule(node: ast.stmt) -> bool:
    return isinstance(node, ast.ClassDef) and any(_named(base, "Frame") for base in node.bases)


def _is_dataclass(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and _named(decorator.func, "dataclass")


def _is_query(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        _named(decorator, *QUERIES) for decorator in node.decorator_list
    )


def _steps(rule: ast.ClassDef) -> list[str]:
    names = [member.name for member in rule.body if isinstance(member, ast.FunctionDef)]
    return [name for name in names if not name.startswith("_")]


class Sources:
    """The modules to compile: which rules and queries they declare, and their new text."""

    def __init__(self, modules: dict[str, str]) -> None:
        self._trees = {name: ast.parse(text) for name, text in modules.items()}
        self._steps: dict[tuple[str, str], list[str]] = {}  # (module, rule) -> its steps in order
        self._queries: dict[str, set[str]] = {}  # module -> names
        for module, tree in self._trees.items():
            self._queries[module] = {
                node.name
                for node in tree.body
                if isinstance(node, ast.FunctionDef) and _is_query(node)
            }
            for node in tree.body:
                if isinstance(node, ast.ClassDef) and _is_rule(node):
                    self._steps[module, node.name] = _steps(node)

    def _numbers(self, module: str) -> dict[tuple[str, str], int]:
        """The numbers of the steps that a module can name: (its name for the rule, step) -> number.
        Two games may have rules of one name, so what a name means depends on the imports."""
        rules = {name: (home, name) for home, name in self._steps if home == module}
        for node in self._trees[module].body:
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    rules[alias.asname or alias.name] = (node.module or "", alias.name)
        return {
            (name, step): number
            for name, rule in rules.items()
            for number, step in enumerate(self._steps.get(rule, ()))
        }

    def rewritten(self, module: str) -> str:
        """The text of a module for the compiler."""
        tree = self._trees[module]
        asked = set(self._queries[module])
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                found = self._queries.get(node.module or "", set())
                names = [alias.name for alias in node.names if alias.name in found]
                node.names += [ast.alias(_asking(name)) for name in names]
                asked.update(names)
        tree = _Expressions(self._numbers(module), asked).visit(tree)
        body: list[ast.stmt] = []
        for node in tree.body:
            body += _statement(node)
        after_imports = max(
            n + 1 for n, node in enumerate(body) if isinstance(node, ast.Import | ast.ImportFrom)
        )
        body[after_imports:after_imports] = ast.parse(
            "from typing import Any, Final, cast\n"
            "from mypy_extensions import mypyc_attr\n"
            + ("" if module == _FLOW else f"from {_FLOW} import DONE, Position, declare")
        ).body
        tree.body = body
        return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _asking(query: str) -> str:
    return f"ask__{query}"


class _Expressions(ast.NodeTransformer):
    """Named steps become numbers, and queries are asked through their own functions."""

    def __init__(self, numbers: dict[tuple[str, str], int], asked: set[str]) -> None:
        self._numbers = numbers
        self._asked = asked

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name):
            number = self._numbers.get((node.value.id, node.attr))
            if number is not None:
                return ast.Constant(number)
        return self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
            method = node.value.func
            if any(isinstance(part, ast.Call) for arg in node.value.args for part in ast.walk(arg)):
                return node  # working the argument out may change something
            if method.attr == "tell":
                return _only_if(f"{ast.unparse(method.value)}.notes is not None", node)
            if method.attr == "happens":
                return _only_if(f"s.in_play & {ast.unparse(method.value)}.listens", node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if _named(node.func, "Done"):
            return ast.Name(_DONE)
        if isinstance(node.func, ast.Name) and node.func.id in self._asked:
            node.func.id = _asking(node.func.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        if node.annotation and ast.unparse(node.annotation).replace("'", "") == _STEP:
            node.annotation = ast.Name("object")
        return node


def _only_if(condition: str, node: ast.Expr) -> ast.If:
    return ast.If(ast.parse(condition, mode="eval").body, [node], [])


def _statement(node: ast.stmt) -> list[ast.stmt]:
    if isinstance(node, ast.ClassDef):
        return _class(node)
    if isinstance(node, ast.FunctionDef) and _is_query(node):
        return _query(node)
    if isinstance(node, ast.FunctionDef) and node.name in _KERNEL:
        return ast.parse(_in_the_kernel(node)).body
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        target = node.targets[0]
        if isinstance(target, ast.Name) and not _named(node.value.func, *_TYPE_MAKERS):
            return [ast.AnnAssign(target, ast.Name("Final"), node.value, simple=1)]
    return [node]


def _class(node: ast.ClassDef) -> list[ast.stmt]:
    if _is_rule(node):
        return _rule(node)
    if node.name in _ATTRIBUTES:
        node.decorator_list += [_ATTRIBUTES[node.name]]
    if node.name == "Done":
        return [node, *ast.parse(f"{_DONE}: Final = Done()").body]
    if node.name == "Frame":
        node.body += ast.parse(_ANY_RULE).body
    if any(_named(decorator, "copied") for decorator in node.decorator_list):
        _write_clone(node)
    if f"{node.name}.__new__({node.name})" in ast.unparse(node):
        node.body += ast.parse(_BLANK.format(name=node.name)).body
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and _is_dataclass(decorator):
            decorator.keywords = [word for word in decorator.keywords if word.arg != "slots"]
    return [node]


# A rule that is not compiled, of a game from outside, takes its steps as in Python.
def _write_clone(node: ast.ClassDef) -> None:
    """What `copied` works out in Python, and the names of the fields, written out."""
    node.decorator_list = [each for each in node.decorator_list if not _named(each, "copied")]
    annotated = [member for member in node.body if isinstance(member, ast.AnnAssign)]
    names = [ast.unparse(member.target) for member in annotated if member.value is None]
    body: list[ast.stmt] = []
    for member in node.body:
        if isinstance(member, ast.AnnAssign) and _named(member.target, "fields"):
            member.value = ast.parse(repr(tuple(names)), mode="eval").body
        elif isinstance(member, ast.FunctionDef) and member.name == "clone":
            member = ast.parse(clone_text(node.name, names)).body[0]
        elif isinstance(member, ast.Assign) and _named(member.targets[0], "__slots__"):
            continue
        body.append(member)
    assert any(isinstance(each, ast.FunctionDef) and each.name == "clone" for each in body)
    node.body = body


_ANY_RULE: Final = """
def _take(self, number: int, s: "Position", answer: int) -> Next:
    rule: Any = self
    return cast(Next, rule.steps[number](rule, s, answer))

def _length(self) -> int:
    rule: Any = self
    return len(rule.steps)
"""

# With a `__new__` of its own, a compiled class can be made without its `__init__`, as in Python.
_BLANK: Final = """
def __new__(cls, *_args: Any, **_names: Any) -> "{name}":
    return object.__new__(cls)
"""


def _rule(node: ast.ClassDef) -> list[ast.stmt]:
    """A rule with everything written out that `dataclass` and `Frame` work out in Python."""
    fields = [member for member in node.body if isinstance(member, ast.AnnAssign)]
    names = [ast.unparse(field.target) for field in fields]
    defaults = {
        name: ast.unparse(field.value)
        for name, field in zip(names, fields, strict=True)
        if field.value is not None
    }
    given = "".join(
        f", {name}: {ast.unparse(field.annotation)}"
        + (f" = {defaults[name]}" if name in defaults else "")
        for name, field in zip(names, fields, strict=True)
    )
    steps = _steps(node)
    lines = [f"def __init__(self{given}) -> None:", "    self.step = 0"]
    lines += [f"    self.{name} = {name}" for name in names]
    lines += [f"def _clone(self) -> '{node.name}':"]
    lines += [f"    copy = {node.name}({', '.join(f'self.{name}' for name in names)})"]
    lines += ["    copy.step = self.step", "    return copy"]
    lines += [f"def _length(self) -> int: return {len(steps)}"]
    lines += ["def _take(self, number: int, s: Position, answer: int) -> Next:"]
    lines += ["    state = cast(State, s)"]
    for number, step in enumerate(steps):
        lines += [f"    if number == {number}: return self.{step}(state, answer)"]
    lines += ["    raise AssertionError('there is no such step')"]
    for field in fields:
        field.value = None
    node.body += ast.parse("\n".join(lines)).body
    started = [deco for deco in node.decorator_list if not _is_dataclass(deco)]
    node.decorator_list = [_ACYCLIC]
    known = ", ".join(f"{name!r}: {value}" for name, value in defaults.items())
    after = [
        f"declare({node.name}, ({''.join(f'{node.name}.{step}, ' for step in steps)}), "
        f"{tuple(names)!r}, {{{known}}})"
    ]
    after += [f"{ast.unparse(deco)}({node.name})" for deco in reversed(started)]
    return [node, *ast.parse("\n".join(after)).body]


def _query(node: ast.FunctionDef) -> list[ast.stmt]:
    """A query's own figure, the query, and the function through which it is asked."""
    name, base = node.name, f"base__{node.name}"
    kind = ast.unparse(node.decorator_list[0])
    names = [arg.arg for arg in node.args.args]
    asking = ast.parse(
        f"{name}: Final = {kind}({base})\n"
        f"def {_asking(name)}({ast.unparse(node.args)}) -> {ast.unparse(node.returns or node)}:\n"
        f"    value = {base}({', '.join(names)})\n"
        f"    active = s.abilities[{names[1]}] & {name}.listens\n"
        f"    if active:\n"
        f"        return {name}.joined(value, active, {', '.join(names[:2])}, "
        f"({''.join(f'{arg}, ' for arg in names[2:])}))\n"
        f"    return value\n"
    ).body
    node.name = base
    node.decorator_list = []
    return [node, *asking]


_TAKE: Final = ("steps[number](frame, s, answer)", "frame._take(number, s, answer)")
# what is replaced in the kernel, where a rule takes its step by number
_KERNEL: Final = {
    "enter": (("_STEP_NUMBER[step]", "number_of(step)"),),
    "keep": (("steps = frame.steps\n", "\n"), _TAKE),
    "run": (
        ("steps = frame.steps\n", "steps = frame._length()\n"),
        ("len(steps)", "steps"),
        _TAKE,
        ("_STEP_NUMBER[result.step]", "number_of(result.step)"),
    ),
}


def _in_the_kernel(node: ast.FunctionDef) -> str:
    """A function of the kernel with its replacements, each of which must be found."""
    text = ast.unparse(node)
    for old, new in _KERNEL[node.name]:
        if text.count(old) != 1:
            raise ValueError(f"{node.name}: {old!r} stands there {text.count(old)} times, not once")
        text = text.replace(old, new)
    return text
