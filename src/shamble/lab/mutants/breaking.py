"""Breaks code: comparisons, arithmetic, constants, conditions, dropped calls, swapped steps."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OPPOSITES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}

NO_RULE: Final = ("__repr__", "__str__", "__slots__", "__all__", "__hash__")
"""What is said of things, not done with them."""

LONGEST: Final = 120


class Change(NamedTuple):
    """One way to break a tree: where, what is read there before and after, and how it is done."""

    line: int
    place: str
    kind: str
    find: str
    replace: str
    early: bool
    apply: Callable[[], None]


def told(source: str) -> Iterator[tuple[int, str, str, str, str, bool]]:
    """What can be broken in this source, in the order of the text."""
    for change in changes(ast.parse(source)):
        yield change[:6]


def broken_tree(source: str, number: int) -> ast.Module:
    """The source's tree with one change in it; every line keeps its number."""
    tree = ast.parse(source)
    for at, change in enumerate(changes(tree)):
        if at == number:
            change.apply()
            return ast.fix_missing_locations(tree)
    raise IndexError(number)


def source(text: str, number: int) -> str:
    """The source with one change in it."""
    return ast.unparse(broken_tree(text, number))


def changes(tree: ast.Module) -> list[Change]:
    """All ways to break it."""
    walk = _Walk()
    walk.body(tree.body)
    return walk.found


class _Walk:
    """Goes through a module and notes what can be broken; a change knows its place and how to be made."""

    def __init__(self) -> None:
        self.found: list[Change] = []
        self.scope: list[str] = []
        self.functions = 0

    def note(self, node: ast.AST, kind: str, find: str, replace: str, apply: Callable[[], None]) -> None:
        line = getattr(node, "lineno", 0)
        place = ".".join(self.scope) or "module"
        row = Change(line, place, kind, find[:LONGEST], replace[:LONGEST], self.functions == 0, apply)
        self.found.append(row)

    # Statements

    def body(self, statements: list[ast.stmt]) -> None:
        for at, statement in enumerate(statements):
            self.statement(statements, at, statement)

    def statement(self, statements: list[ast.stmt], at: int, node: ast.stmt) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.function(node)
            case ast.ClassDef():
                self.inside(node.name, node.body)
            case ast.Import() | ast.ImportFrom() | ast.Raise() | ast.Assert() | ast.Global():
                pass
            case ast.Expr(value=ast.Call() as call):
                self.drop(statements, at, "call dropped")
                self.swap_with_next(statements, at)
                self.expression(node, "value", call)
            case ast.Expr():
                if not isinstance(node.value, ast.Constant):
                    self.expression(node, "value", node.value)
            case ast.AugAssign():
                self.operator(node)
                self.drop(statements, at, "change dropped")
                self.expression(node, "value", node.value)
            case ast.Assign():
                if not any(isinstance(target, ast.Name) and target.id in NO_RULE for target in node.targets):
                    self.children(node)
            case ast.AnnAssign():
                if node.value is not None and not _is_alias(node):
                    self.expression(node, "value", node.value)
            case ast.If():
                if ast.unparse(node.test) == "TYPE_CHECKING":
                    return
                self.condition(node, (True, False))
                self.expression(node, "test", node.test)
                self.body(node.body)
                self.body(node.orelse)
            case ast.While():
                if not isinstance(node.test, ast.Constant):
                    self.condition(node, (False,))
                    self.expression(node, "test", node.test)
                self.body(node.body)
                self.body(node.orelse)
            case ast.Continue() | ast.Break():
                self.drop(statements, at, "jump dropped")
            case _:
                self.children(node)

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in NO_RULE:
            return
        self.scope.append(node.name)
        for defaults in (node.args.defaults, node.args.kw_defaults):
            for at, default in enumerate(defaults):
                if default is not None:
                    self.expression(defaults, at, default)
        self.functions += 1
        self.body(node.body)
        self.functions -= 1
        self.scope.pop()

    def inside(self, name: str, body: list[ast.stmt]) -> None:
        self.scope.append(name)
        self.body(body)
        self.scope.pop()

    def drop(self, statements: list[ast.stmt], at: int, kind: str) -> None:
        node = statements[at]

        def apply() -> None:
            statements[at] = ast.copy_location(ast.Pass(), node)

        self.note(node, kind, ast.unparse(node), "pass", apply)

    def swap_with_next(self, statements: list[ast.stmt], at: int) -> None:
        """Two calls in a row in the other order."""
        if at + 1 == len(statements):
            return
        one, other = statements[at], statements[at + 1]
        if not (isinstance(other, ast.Expr) and isinstance(other.value, ast.Call)):
            return

        def apply() -> None:
            statements[at], statements[at + 1] = other, one

        find, replace = ast.unparse(one), ast.unparse(other)
        self.note(one, "steps swapped", f"{find[:50]}; {replace[:50]}", f"{replace[:50]}; {find[:50]}", apply)

    def condition(self, node: ast.If | ast.While | ast.IfExp, truths: tuple[bool, ...]) -> None:
        test = node.test
        for truth in truths:

            def apply(truth: bool = truth) -> None:
                node.test = ast.copy_location(ast.Constant(truth), test)

            self.note(node, "condition dropped", f"if {ast.unparse(test)}", f"if {truth}", apply)

    def operator(self, node: ast.AugAssign | ast.BinOp) -> None:
        other = ARITHMETIC.get(type(node.op))
        if other is None or (isinstance(node, ast.BinOp) and _is_of_words(node)):
            return
        before = ast.unparse(node)
        old = node.op
        node.op = other()
        after = ast.unparse(node)
        node.op = old

        def apply() -> None:
            node.op = other()

        self.note(node, "arithmetic", before, after, apply)

    # Expressions

    def children(self, node: ast.AST) -> None:
        """Look into whatever else a node holds."""
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "type_comment"):
                continue
            if isinstance(value, ast.expr):
                self.expression(node, field, value)
            elif isinstance(value, list):
                if value and isinstance(value[0], ast.stmt):
                    self.body(value)
                    continue
                for at, item in enumerate(value):
                    if isinstance(item, ast.expr):
                        self.expression(value, at, item)
                    elif isinstance(item, ast.AST):
                        self.children(item)
            elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
                self.children(value)

    def expression(self, holder: object, slot: str | int, node: ast.expr) -> None:
        def put(new: ast.expr) -> Callable[[], None]:
            def apply() -> None:
                ast.copy_location(new, node)
                if isinstance(holder, list):
                    holder[slot] = new  # type: ignore[index]
                else:
                    setattr(holder, str(slot), new)

            return apply

        match node:
            case ast.JoinedStr() | ast.Starred(value=ast.Constant()):
                return
            case ast.Subscript(value=ast.Name(id=name)) if name[:1].isupper() and not name.isupper():
                return  # a type
            case ast.Lambda():
                self.functions += 1
                self.expression(node, "body", node.body)
                self.functions -= 1
                return
            case ast.Constant(value=bool() as truth):
                self.note(node, "constant", f"{truth}", f"{not truth}", put(ast.Constant(not truth)))
            case ast.Constant(value=int() as number):
                for other in (0, 2) if number == 1 else (number + 1,):
                    self.note(node, "constant", f"{number}", f"{other}", put(ast.Constant(other)))
            case ast.Compare(ops=[op], left=left, comparators=comparators):
                for kind in COMPARISONS.get(type(op), ()):
                    new = ast.Compare(left, [kind()], comparators)
                    self.note(node, "comparison", ast.unparse(node), ast.unparse(new), put(new))
            case ast.BinOp():
                self.operator(node)
            case ast.BoolOp(op=op, values=values):
                opposite = ast.Or() if isinstance(op, ast.And) else ast.And()
                whole = ast.BoolOp(opposite, values)
                self.note(node, "and or", ast.unparse(node), ast.unparse(whole), put(whole))
                for at in range(len(values)):
                    rest = values[:at] + values[at + 1 :]
                    less = rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
                    self.note(node, "half dropped", ast.unparse(node), ast.unparse(less), put(less))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                self.note(node, "not dropped", ast.unparse(node), ast.unparse(operand), put(operand))
            case ast.IfExp():
                self.condition(node, (True, False))
            case ast.Call(func=ast.Name(id=name)) if name in OPPOSITES:
                new_call = ast.Call(ast.Name(OPPOSITES[name], ast.Load()), node.args, node.keywords)
                self.note(node, "opposite", ast.unparse(node), ast.unparse(new_call), put(new_call))
            case ast.Tuple(elts=names) | ast.List(elts=names) if self.functions == 0 and _are_steps(names):
                for at in range(len(names) - 1):
                    order = [*names[:at], names[at + 1], names[at], *names[at + 2 :]]
                    swapped = ast.Tuple(order, ast.Load())
                    pair = f"{ast.unparse(names[at])}, {ast.unparse(names[at + 1])}"
                    back = f"{ast.unparse(names[at + 1])}, {ast.unparse(names[at])}"
                    self.note(names[at], "steps swapped", pair, back, put(swapped))
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                for part in node.generators:
                    for at, test in enumerate(part.ifs):
                        self.drop_filter(part, at, test)
        self.children(node)

    def drop_filter(self, part: ast.comprehension, at: int, test: ast.expr) -> None:
        def apply() -> None:
            del part.ifs[at]

        self.note(test, "condition dropped", f"for … if {ast.unparse(test)}", "for …", apply)


def _is_alias(node: ast.AnnAssign) -> bool:
    """Whether this only names a type."""
    named = isinstance(node.target, ast.Name) and node.target.id in NO_RULE
    return named or ast.unparse(node.annotation) == "TypeAlias"


def _is_of_words(node: ast.BinOp) -> bool:
    """Whether this joins text or types: no arithmetic."""
    for side in (node.left, node.right):
        if isinstance(side, ast.JoinedStr):
            return True
        if isinstance(side, ast.Constant) and not isinstance(side.value, int | float):
            return True
        if isinstance(node.op, ast.BitOr) and isinstance(side, ast.Name):
            if side.id[:1].isupper() and not side.id.isupper():
                return True
    return False


def _are_steps(names: list[ast.expr]) -> bool:
    """Whether these are functions in a row, as a procedure's steps are."""
    return len(names) > 1 and all(isinstance(name, ast.Name | ast.Attribute) for name in names)
