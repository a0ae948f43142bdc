"""The shape of the project: who may import whom, and what never appears where."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "shamble"

LAYERS = ("kernel", "family", "games", "content", "port", "ports")
"""From below to above; `ports` are the edges of the games: `family/port`, and the `port` of each game."""

ENGINE = LAYERS[:3]
BEHIND_THE_PORT = ("family", "games", "ports")
"""What the rest of the product reaches through `shamble.port` alone."""
EDGES = ("bots", "lab", "envs", "server", "cli")
ANYWHERE = {"version"}
DOORS = {("src/shamble/port/shelf.py", "shamble.games.GAMES")}
"""Where the list of the games is read."""

GLOBAL_CHANCE = {"random", "secrets", "numpy"}
UNSAFE_CODECS = {"pickle", "_pickle", "cPickle", "shelve", "marshal", "dill", "cloudpickle"}


def allowed(part: str) -> set[str]:
    """The parts of the package that this part may import."""
    if part in ("content", "port"):
        return {"kernel", "content", part, "text"} | ANYWHERE
    if part in LAYERS:
        below = set(LAYERS[: LAYERS.index(part) + 1])
        return below | ANYWHERE | ({"text"} if part not in ENGINE else set())
    if part == "text":
        return {"text"} | ANYWHERE
    everything = {*LAYERS, *EDGES, "text"} - set(BEHIND_THE_PORT) | ANYWHERE
    return everything - {"cli"} if part in EDGES and part != "cli" else everything


def sources(*parts: str) -> list[Path]:
    """The files of these parts; all without any."""
    found = sorted(PACKAGE.rglob("*.py"))
    return [path for path in found if not parts or part_of(path) in parts]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def part_of(path: Path) -> str:
    """The part that a file belongs to."""
    return part_of_module(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def part_of_module(names: Sequence[str]) -> str:
    """The part that a module belongs to, from its full name."""
    if names[1:3] == ("family", "port") or (names[1] == "games" and names[3:4] == ("port",)):
        return "ports"
    return names[1] if len(names) > 1 else ""


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Every module a file imports, by its full name, with the line."""
    package = path.relative_to(PACKAGE.parent).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f"{module}.{alias.name}", node.lineno


def wrong_imports(path: Path) -> list[tuple[str, str]]:
    """What a file imports and must not: the part of the package, and where."""
    wrong = []
    for module, line in imports(path):
        names = tuple(module.split("."))
        if names[0] != "shamble" or len(names) < 2:
            continue
        known = {*LAYERS, *EDGES, "text"} | ANYWHERE
        part = part_of_module(names)
        if part in known and part not in allowed(part_of(path)) and (name_of(path), module) not in DOORS:
            wrong.append((part, f"{name_of(path)}:{line} imports {module}"))
    return wrong


def test_imports_go_one_way() -> None:
    wrong = [said for path in sources() for _, said in wrong_imports(path)]
    assert not wrong, "\n".join(wrong)


def test_engine_needs_only_the_standard_library() -> None:
    """What only the type checker and the compiler read is no need: `mypyc_attr` marks a class for them."""
    standard = {*sys.stdlib_module_names, "shamble"}
    wrong = [
        f"{name_of(path)}:{line} imports {module}"
        for path in sources(*ENGINE)
        for module, line in imports(path)
        if module.split(".")[0] not in standard and module != "mypy_extensions.mypyc_attr"
    ]
    assert not wrong, "\n".join(wrong)


def test_engine_uses_only_the_chance_in_its_state() -> None:
    wrong = [
        f"{name_of(path)}:{line} imports {module}"
        for path in sources(*ENGINE)
        for module, line in imports(path)
        if module.split(".")[0] in GLOBAL_CHANCE or module == "os.urandom"
    ]
    assert not wrong, "\n".join(wrong)


def test_nothing_is_pickled() -> None:
    wrong = [
        f"{name_of(path)}:{line} imports {module}"
        for path in sources()
        for module, line in imports(path)
        if module.split(".")[0] in UNSAFE_CODECS
    ]
    assert not wrong, "\n".join(wrong)


SENTENCE = re.compile(r"\w+,? \w+,? .*\w[.!?…][\"'”)]?$", re.DOTALL)


def sentences(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Strings that read like sentences, except documentation, assertions and errors for engineers."""
    if isinstance(tree, ast.Assert | ast.Raise):
        return
    if isinstance(tree, ast.Expr) and isinstance(tree.value, ast.Constant):
        return
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str) and SENTENCE.search(tree.value.strip()):
        yield tree.value, tree.lineno
    for child in ast.iter_child_nodes(tree):
        yield from sentences(child)


def test_engine_speaks_in_keys() -> None:
    wrong = [
        f"{name_of(path)}:{line} {text!r}"
        for path in sources(*ENGINE)
        for text, line in sentences(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not wrong, "\n".join(wrong)


def test_sentence_check_sees_sentences() -> None:
    code = """def f():
    "A docstring is fine."
    assert x, "This one is fine."
    return "You cannot do that now."
"""
    assert [line for _, line in sentences(ast.parse(code))] == [4]
    assert not list(sentences(ast.parse('a = "move.cost"\nb = "Doug move r1c1:9R.S4"\n')))


FORMS = ("at", "to", "from", "gen")
"""Attributes with another form of a name; `$zone-at` is the zone's form `at`."""
FORM = re.compile(rf"-(?:{'|'.join(FORMS)})$")
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=|^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


def text_homes() -> list[Path]:
    """Every folder with words: the product's, the family's, each game's, and those of the tests' games."""
    inside = [path.parent.parent for path in PACKAGE.rglob("text/*/*.ftl")]
    outside = [path.parent.parent for path in (ROOT / "tests").rglob("text/*/*.ftl")]
    return sorted({*inside, *outside})


def messages(home: Path, lang: str) -> dict[str, set[str]]:
    """Each message and attribute of a folder in a language, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((home / lang).rglob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        starts = list(MESSAGE.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        message = ""
        for start, end in zip(starts, ends, strict=True):
            message = start[1] or message
            key = message if start[1] else f"{message}.{start[2]}"
            if start[2] in FORMS:
                continue  # not every language bends its names
            assert key not in found, f"{name_of(path)}: {key} is there twice"
            lines = [line for line in source[start.start() : end].splitlines() if not line.startswith("#")]
            found[key] = {FORM.sub("", name) for name in VARIABLE.findall("\n".join(lines))}
    return found


HOMES = text_homes()


@pytest.mark.parametrize(("one", "other"), [("en", "pl"), ("pl", "en")])
@pytest.mark.parametrize("home", HOMES, ids=name_of)
def test_every_text_is_in_every_language(home: Path, one: str, other: str) -> None:
    missing = messages(home, one).keys() - messages(home, other).keys()
    assert not missing, f"in {one} but not in {other}: {', '.join(sorted(missing))}"


@pytest.mark.parametrize("home", HOMES, ids=name_of)
def test_translations_use_the_same_variables(home: Path) -> None:
    english = messages(home, "en")
    wrong = [
        f"{key}: {', '.join(sorted(used - english[key]))}"
        for key, used in messages(home, "pl").items()
        if key in english and used - english[key]
    ]
    assert not wrong, "\n".join(wrong)


def test_no_folder_of_the_package_takes_over_a_text_of_the_product() -> None:
    """What the product says is said alike in every game; a game has its own words for its own keys."""
    product = messages(PACKAGE / "text", "en").keys()
    assert HOMES[0].is_dir() and len(HOMES) >= 3
    for home in HOMES:
        if home != PACKAGE / "text":
            assert not product & messages(home, "en").keys(), name_of(home)


def project_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("not a git work tree")
    return [ROOT / name for name in listed.stdout.decode().split("\0") if name]


def test_no_file_names_a_place_on_some_machine() -> None:
    places = re.compile(
        rb"(?<![\w.~-])/(?:" + b"|".join([b"wo" + b"rk", b"ro" + b"ot"]) + rb")/|\.\./sha" + b"red"
    )
    wrong = [
        name_of(path)
        for path in project_files()
        if path.is_file() and not path.is_symlink() and places.search(path.read_bytes())
    ]
    assert not wrong, "\n".join(wrong)
