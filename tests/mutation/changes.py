"""Small changes to a source: a comparison, a number, an operator, or a statement gone."""

import ast
import difflib
import hashlib
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DAWN: Final = ROOT / "src" / "ziggurat" / "games" / "dawn"
PLACES: Final = ("rules", "cards")
FILES: Final = (
    "board.py",
    "map_building.py",
    "odds.py",
    "progress.py",
    "setup.py",
    "terra_map.py",
    "view.py",
)

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
LEFT_ALONE: Final = ("dataclass", "lru_cache")  # decorators: no rule hangs on the size of a cache
GOING: Final = (ast.Assign, ast.AugAssign, ast.Return, ast.Raise, ast.Continue, ast.Break)


@dataclass(frozen=True, slots=True)
class Change:
    """The change with this number in a file."""

    file: str  # from the root of the repository
    number: int
    line: int
    last: int  # the last line of what changes
    where: str  # the function or class around it
    warm: bool  # inside a function: can be put in place in a running process

    @property
    def key(self) -> str:
        """The same as long as the file is the same."""
        text = (ROOT / self.file).read_text(encoding="utf-8")
        words = f"{self.file} {self.number} {text}"
        return hashlib.blake2b(words.encode(), digest_size=12).hexdigest()

    @property
    def place(self) -> str:
        """Where it is, without the number of the line, which other changes move."""
        return f"{self.file.removeprefix('src/ziggurat/games/dawn/')} {self.where}"

    @property
    def diff(self) -> str:
        """What was and what is, without the lines that are alike."""
        first, second = _Walk(), _Walk(self.number)
        first.visit(_tree(self.file))
        second.visit(_tree(self.file))
        before = _head(first.found[self.number][0])
        after = _head(second.found[self.number][0])
        gone = second.gone
        lines = difflib.ndiff(before.splitlines(), [] if gone else after.splitlines())
        return "\n".join(line for line in lines if line[0] in "+-")


def sources() -> list[str]:
    """The files that hold rules."""
    paths = [DAWN / name for name in FILES]
    paths += [path for place in PLACES for path in sorted((DAWN / place).rglob("*.py"))]
    return [path.relative_to(ROOT).as_posix() for path in paths]


class _Walk(ast.NodeTransformer):
    """Counts the possible changes of a tree and makes the one with a given number."""

    def __init__(self, wanted: int = -1) -> None:
        self.count = 0
        self.wanted = wanted
        self.names: list[str] = []
        self.ends: set[ast.stmt] = set()  # what may as well not be there at an end
        self.gone = False  # whether a statement went
        self.depth = 0  # how many functions are around
        self.statement: ast.stmt | None = None
        self.found: list[tuple[ast.stmt, str, bool, int, int]] = []

    def change(self, node: ast.stmt | ast.expr) -> bool:
        """One more possible change; whether it is to be made."""
        assert self.statement is not None
        where = ".".join(self.names) or "the module"
        last = node.end_lineno or node.lineno
        self.found.append((self.statement, where, self.depth > 0, node.lineno, last))
        self.count += 1
        return self.count - 1 == self.wanted

    def visit(self, node: ast.AST) -> ast.AST:
        if not isinstance(node, ast.stmt):
            return self.expression(node) if isinstance(node, ast.expr) else self.within(node)
        around, self.statement = self.statement, node
        try:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                return self.block(node)
            text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            goes = isinstance(node, GOING) or (isinstance(node, ast.Expr) and not text)
            if goes and node not in self.ends and self.depth and self.change(node):
                self.gone = True
                return ast.copy_location(ast.Pass(), node)
            if text or isinstance(node, (ast.Assert, ast.Import, ast.ImportFrom)):
                return node
            return self.within(node)
        finally:
            self.statement = around

    def block(self, node: ast.FunctionDef | ast.ClassDef) -> ast.AST:
        node.decorator_list = [
            part if ast.unparse(part).startswith(LEFT_ALONE) else self.kept(part)
            for part in node.decorator_list
        ]
        steps = [part for part in node.body if isinstance(part, ast.FunctionDef)]
        steps = [step for step in steps if not step.name.startswith("_")]
        if isinstance(node, ast.ClassDef) and steps:  # after its last step a rule is done
            if ast.unparse(steps[-1].body[-1]) == "return Done()":
                self.ends.add(steps[-1].body[-1])
        self.names.append(node.name)
        inside = isinstance(node, ast.FunctionDef)
        if isinstance(node, ast.FunctionDef):
            if ast.unparse(node.body[-1]) == "return None":
                self.ends.add(node.body[-1])
            node.args.defaults = [self.kept(part) for part in node.args.defaults]
        self.depth += inside
        node.body = [self.statement_of(part) for part in node.body]
        self.depth -= inside
        self.names.pop()
        return node

    def kept(self, node: ast.expr) -> ast.expr:
        new = self.visit(node)
        assert isinstance(new, ast.expr)
        return new

    def statement_of(self, node: ast.stmt) -> ast.stmt:
        new = self.visit(node)
        assert isinstance(new, ast.stmt)
        return new

    def within(self, node: ast.AST) -> ast.AST:
        """The parts, without annotations."""
        for field, value in ast.iter_fields(node):
            if field == "annotation":
                continue
            if isinstance(value, list):
                setattr(node, field, [self.part(one) for one in value])
            elif isinstance(value, ast.AST):
                setattr(node, field, self.visit(value))
        return node

    def part(self, value: object) -> object:
        return self.visit(value) if isinstance(value, ast.AST) else value

    def expression(self, node: ast.expr) -> ast.AST:
        if isinstance(node, ast.Lambda):
            self.depth += 1
            new = self.within(node)
            self.depth -= 1
            return new
        if isinstance(node, ast.Compare):
            for place, op in enumerate(node.ops):
                if self.change(node):
                    node.ops[place] = COMPARISONS[type(op)]()
        elif isinstance(node, ast.BoolOp):
            if self.change(node):
                node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitAnd, ast.BitOr)):
            if self.change(node):
                node.op = ast.BitOr() if isinstance(node.op, ast.BitAnd) else ast.BitAnd()
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            if self.change(node):
                return node.operand
        elif isinstance(node, ast.Constant) and isinstance(node.value, int) and self.change(node):
            flipped = not node.value if isinstance(node.value, bool) else node.value + 1
            return ast.copy_location(ast.Constant(flipped), node)
        return self.within(node)


def _tree(file: str) -> ast.Module:
    return ast.parse((ROOT / file).read_text(encoding="utf-8"), file)


def _head(statement: ast.stmt) -> str:
    """A statement without the statements inside it."""
    if isinstance(statement, (ast.If, ast.For, ast.While, ast.FunctionDef, ast.ClassDef)):
        statement.body = [ast.Pass()]
        if not isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            statement.orelse = []
        return ast.unparse(statement).removesuffix("\n    pass")
    return ast.unparse(statement)


def changes(file: str) -> list[Change]:
    """Every possible change of a file, in order."""
    walk = _Walk()
    walk.visit(_tree(file))
    return [
        Change(file, number, line, last, where, warm)
        for number, (_, where, warm, line, last) in enumerate(walk.found)
    ]


def compiled(change: Change) -> CodeType:
    """The module with the change in it."""
    walk = _Walk(change.number)
    tree = walk.visit(_tree(change.file))
    assert isinstance(tree, ast.Module)
    path = ROOT / change.file
    return compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)
