"""Which Shamble this is, and how its engine was built."""

from __future__ import annotations

VERSION = "0.1.0"


def build() -> str:
    """Say whether the engine runs compiled or as plain Python: `compiled` or `pure`.

    Python prefers an extension to a source file of the same name, so one beside the kernel's
    sources means that the compiled ones are running.
    """
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec
    from pathlib import Path

    spec = find_spec("shamble.kernel")
    folders = (spec.submodule_search_locations if spec else None) or []
    names = [path.name for folder in folders for path in Path(folder).iterdir()]
    return "compiled" if any(name.endswith(tuple(EXTENSION_SUFFIXES)) for name in names) else "pure"
