"""The starter sets up once, says clearly what is missing, and survives being interrupted."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("sh", "cat", "cksum", "tr", "dirname", "readlink", "mkdir", "rm", "mv", "sleep")
SETS = tuple(f"requirements/{name}.txt" for name in ("runtime", "lab", "cluster", "dev"))

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the starter is a POSIX shell script")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the starter with no packages to install and a program that shows its arguments."""
    root = tmp_path / "a game, with spaces (ż)"
    package = root / "src" / "shamble"
    package.mkdir(parents=True)
    (root / "requirements").mkdir()
    shutil.copy2(ROOT / "shamble", root / "shamble")
    for name in ("pyproject.toml", "uv.lock", *SETS):
        (root / name).write_text("")
    (package / "__init__.py").write_text("")
    (package / "__main__.py").write_text("import os, sys\nprint(sys.argv[1:], os.getcwd())\n")
    return root


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder with the few programs that every system has, and no Python or uv."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in TOOLS:
        found = shutil.which(name)
        assert found, name
        (folder / name).symlink_to(found)
    return folder


def script(path: Path, body: str) -> None:
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)


def with_python(tools: Path) -> Path:
    script(tools / "python3", f'exec "{sys.executable}" "$@"')
    return tools


def start(
    project: Path, tools: Path, *words: str, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": str(tools), "HOME": str(tools.parent), "PIP_NO_INDEX": "1", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [project / "shamble", *words], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


def heed_interrupts() -> None:
    """A job in the background of a script ignores SIGINT, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def is_one_sentence(message: str) -> bool:
    return message.count("\n") == 1 and message.startswith("Shamble: ") and message.endswith(".\n")


def test_without_python_it_says_how_to_get_it(project: Path, tools: Path) -> None:
    done = start(project, tools, "play")
    assert done.returncode == 1
    assert is_one_sentence(done.stderr)
    assert "Python 3.11 or newer" in done.stderr
    assert not (project / ".venv").exists()
    assert not (project / ".venv.lock").exists()


def test_an_old_python_does_not_count(project: Path, tools: Path) -> None:
    script(tools / "python3", "exit 0")  # prints no path: older than 3.11
    done = start(project, tools)
    assert done.returncode == 1
    assert "Python 3.11 or newer" in done.stderr


def test_without_the_venv_module_it_says_how_to_get_it(project: Path, tools: Path) -> None:
    script(
        tools / "python3",
        f'case "$*" in *ensurepip*) exit 1 ;; *_base_executable*) echo "{tools}/python3" ;; esac',
    )
    done = start(project, tools)
    assert done.returncode == 1
    assert "venv module is missing" in done.stderr
    assert is_one_sentence(done.stderr.split("\n", 1)[1])


def test_without_an_index_it_says_so_and_a_later_start_succeeds(project: Path, tools: Path) -> None:
    pins = project / "requirements" / "runtime.txt"
    pins.write_text(f"no-such-package-anywhere==1.0 --hash=sha256:{'0' * 64}\n")
    done = start(project, with_python(tools))
    assert done.returncode == 1
    assert "could not be downloaded" in done.stderr
    assert "Traceback" not in done.stderr
    assert (project / ".setup.log").read_text()
    pins.write_text("")
    done = start(project, tools, "again")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("['again']")


def test_sets_up_once_and_then_starts_at_once(project: Path, tools: Path, tmp_path: Path) -> None:
    with_python(tools)
    first = start(project, tools, "play", "two words", "ż*", cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert first.stdout == f"{['play', 'two words', 'ż*']} {tmp_path}\n"
    assert "setting up" in first.stderr

    second = start(project, tools, cwd=tmp_path)
    assert (second.stdout, second.stderr) == (f"[] {tmp_path}\n", "")

    link = tmp_path / "elsewhere"
    link.symlink_to(project / "shamble")
    environment = {"PATH": str(tools)}
    linked = subprocess.run([link, "x"], env=environment, capture_output=True, text=True, check=False)
    assert linked.stdout.startswith("['x']"), linked.stderr

    moved = project.rename(tmp_path / "moved")
    assert start(moved, tools).stderr == ""

    (moved / "requirements" / "runtime.txt").write_text("# changed\n")
    assert "updating" in start(moved, tools).stderr
    assert start(moved, tools).stderr == ""
    assert "updating" in start(moved, tools, "test").stderr, "the development packages come on demand"
    assert start(moved, tools, "--lang", "pl", "test").stderr == ""
    assert start(moved, tools, "play").stderr == ""

    assert start(moved, tools, "lab", "run").stderr == "", "they hold what the laboratory needs"
    assert "updating" in start(moved, tools, "lab", "run", "a.yaml", "--cluster").stderr
    assert start(moved, tools, "test").stderr == ""
    assert start(moved, tools, "lab", "--cluster").stderr == ""

    (moved / ".venv" / "bin" / "python").unlink()
    repaired = start(moved, tools)
    assert repaired.returncode == 0, repaired.stderr
    assert "setting up" in repaired.stderr


FAKE_UV = """echo "$@" >>"{log}"
case $1 in
    venv) for venv; do :; done; exec "{python}" -m venv --without-pip "$venv" ;;
    pip) {install} ;;
esac"""


def test_uses_uv_where_there_is_one(project: Path, tools: Path, tmp_path: Path) -> None:
    with_python(tools)
    log = tmp_path / "calls"
    script(tools / "uv", FAKE_UV.format(log=log, python=sys.executable, install="exit 0"))
    done = start(project, tools, "test")
    assert done.returncode == 0, done.stderr
    calls = log.read_text().splitlines()
    assert [call.split()[0] for call in calls] == ["venv", "pip"]
    assert calls[1].endswith("requirements/dev.txt")
    assert "--require-hashes" in calls[1]


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_interrupted_setup_is_made_good(
    project: Path, tools: Path, tmp_path: Path, sent: signal.Signals
) -> None:
    with_python(tools)
    log = tmp_path / "calls"
    script(tools / "uv", FAKE_UV.format(log=log, python=sys.executable, install="exec sleep 60"))
    running = subprocess.Popen(
        [project / "shamble"],
        env={"PATH": str(tools)},
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    limit = time.monotonic() + 60
    while not (log.exists() and "pip install" in log.read_text()):
        assert time.monotonic() < limit and running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, sent)
    assert running.wait(timeout=20) != 0
    assert not (project / ".venv" / ".shamble-ready").exists()

    script(tools / "uv", FAKE_UV.format(log=log, python=sys.executable, install="exit 0"))
    done = start(project, tools, "again")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("['again']")
    assert not (project / ".venv.lock").exists()
