"""The sample learns: it gets better than random play, quickly."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

SAMPLE = Path(__file__).resolve().parents[2] / "examples" / "learn.py"


@pytest.fixture
def learn() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", SAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_sample_runs_and_draws_its_curve(learn: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "GAMES", 4)
    monkeypatch.setattr(learn, "STEPS", 20)
    policy, curve = learn.train("zombicide-2e", "M1", 2)
    assert policy.updates == len(curve) == 2 and policy.weights[0].any()
    drawn = ElementTree.fromstring(learn.draw([0.0, 1.0], {"random": 0.5, "greedy": 2.0}))
    assert [text.text for text in drawn.iter() if text.tag.endswith("text")][:2] == [
        "learned 1.00",
        "random 0.50",
    ]


@pytest.mark.slow
def test_the_sample_leaves_random_play_behind(learn: ModuleType) -> None:
    _, curve = learn.train("zombicide-2e", "M1", 40)
    assert curve[-1] > learn.average("zombicide-2e", "M1", "random", 60) + 1.0


def test_the_first_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (SAMPLE.parents[1] / "docs" / "environments.md").read_text(encoding="utf-8")
    example = page.split("```python\n")[1].split("```")[0]
    exec(compile(example, "docs/environments.md", "exec"), {})  # noqa: S102
    assert "in round" in capsys.readouterr().out


def test_the_page_names_every_task_and_every_keyword() -> None:
    from inspect import signature

    from shamble.envs import TASKS, ShambleEnv

    page = (SAMPLE.parents[1] / "docs" / "environments.md").read_text(encoding="utf-8")
    known = [name for name in signature(ShambleEnv).parameters if name not in ("game", "mission", "options")]
    assert all([f"| `{name}` |" in page for name in (*TASKS, *known)])
