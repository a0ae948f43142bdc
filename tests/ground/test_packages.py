"""The pinned packages agree with the project file and name no private place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETS = ("runtime", "lab", "rl", "cluster", "dev")
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", re.MULTILINE)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(name: str) -> dict[str, str]:
    source = (ROOT / "requirements" / f"{name}.txt").read_text()
    return {normal(package): version for package, version in PIN.findall(source)}


def lock() -> dict[str, dict[str, object]]:
    data = tomllib.loads((ROOT / "uv.lock").read_text())
    return {package["name"]: package for package in data["package"]}


def names(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[\s\[<>=!~;]", one, maxsplit=1)[0]) for one in requirements}


def test_exports_hold_what_the_lock_holds() -> None:
    locked = {name: package.get("version") for name, package in lock().items() if name != "shamble"}
    runtime, lab, learning, cluster, dev = [pins(name) for name in SETS]
    assert runtime.items() <= lab.items() <= cluster.items()
    assert lab.items() <= dev.items() and runtime.items() <= learning.items() <= dev.items()
    assert {**cluster, **dev} == locked


def test_lock_was_made_from_this_project_file() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    metadata = lock()["shamble"]["metadata"]
    assert isinstance(metadata, dict)
    extras = project["project"]["optional-dependencies"].values()
    wanted = [*project["project"]["dependencies"], *[one for extra in extras for one in extra]]
    assert {normal(one["name"]) for one in metadata["requires-dist"]} == names(wanted)
    group = project["dependency-groups"]["dev"]
    assert {normal(one["name"]) for one in metadata["requires-dev"]["dev"]} == names(group)
    exact = {normal(n): v for one in [*wanted, *group] for n, v in PIN.findall(one)}
    assert exact.items() <= {**pins("cluster"), **pins("dev")}.items()


def test_every_pin_has_a_hash() -> None:
    for name in SETS:
        source = (ROOT / "requirements" / f"{name}.txt").read_text()
        blocks = re.split(r"\n(?=\S)", source.strip())
        assert blocks and all("--hash=sha256:" in block for block in blocks)


def test_no_package_index_is_named_but_the_public_default() -> None:
    for name in SETS:
        assert "://" not in (ROOT / "requirements" / f"{name}.txt").read_text()
    sources = {
        str(package["source"]) for package in lock().values() if "registry" in str(package.get("source"))
    }
    assert len(sources) == 1
