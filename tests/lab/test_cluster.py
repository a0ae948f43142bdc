"""The same plan on a real local Ray."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.lab.crew import Alone, Cluster
from shamble.lab.keep import digest, read_games
from shamble.lab.run import run_plan
from shamble.lab.spec import read_plan

pytestmark = pytest.mark.slow

PLAN = "game: zombicide-2e\nmissions: [M0, M3]\nbots: [greedy, random]\nseeds: 10\n"


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray comes with: ./shamble lab --cluster")
    (tmp_path / "plan.yaml").write_text(PLAN, encoding="utf-8")
    plan = read_plan(tmp_path / "plan.yaml")
    run_plan(plan, tmp_path / "here", Alone())
    ran = run_plan(plan, tmp_path / "there", Cluster())
    assert ran.played == 40
    assert digest(read_games(tmp_path / "there")) == digest(read_games(tmp_path / "here"))
