"""The Harbour holds: its cases, its words, its games, and that nothing outside its folder knows of it."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from shamble import text
from shamble.cli import main
from shamble.cli.play import run
from shamble.family.port.maps import PALETTES
from shamble.family.port.marks import drawing_in_words
from shamble.family.position.state import Game
from shamble.kernel.counters import set_counter
from shamble.kernel.game import apply, start
from shamble.lab.casebook import Outcome, load, load_text, run_case
from shamble.lab.casebook.report import citations, failure
from shamble.lab.properties import Effort
from shamble.lab.soak import check_seed
from shamble.port import shelf
from shamble.port.speaker import Speaker

from .port import PORT

HOME = Path(__file__).parent
ROOT = HOME.parents[1]
CASES = sorted((HOME / "cases").rglob("*.yaml"))

GAMES = int(os.environ.get("SHAMBLE_LAYER_GAMES", "64"))
"""How many random games are watched; SHAMBLE_LAYER_GAMES=1000 for the long run."""

SHARES = 8
TABLES = (
    ("M1", ()),
    ("M1", ("abomination-fest",)),
    ("M2", ()),
    ("M1", ("ultrared", "dark-zones")),
)
"""What is played in turn: missions and modes. M2 comes with Companions and the Abomination Fest."""


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    shelf.add(PORT)
    text.use("en")
    yield
    shelf.take_off(PORT.name)
    text.use("en")


# --- rules


def outcomes() -> list[Outcome]:
    return [run_case(case) for path in CASES for case in load(path)]


def test_every_case_passes_and_touches_what_it_cites() -> None:
    played = outcomes()
    assert not [failure(outcome) for outcome in played if not outcome.passed]
    assert {outcome.case.game for outcome in played} == {PORT.name}
    own = [row for row in citations(played) if row.rule.startswith("HB-")]
    assert not [row.rule for row in own if not row.known or row.touched != row.cases]
    assert not [row.rule for row in own if not row.cases], "every rule of its own is shown by a case"


def test_check_tells_of_no_rule_that_is_not_touched(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["check", str(HOME / "cases"), "--rules", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["untouched"] == [] and found["unknown"] == []


CASE = """
- case: counted and resting
  rules: [HB-PUDDLE-01]
  board: {zones: {A: street, B: street}, links: [A-B], lines: [[A, B]]}
  survivors: {Amy: B}
  zombies: {A: {walker: 2}}
  counters: {puddles: {A: 2}}
  idle: {soaked: {A: {walker: 1}}}
  steps: [{do: [activation], expect: {%s}}]
"""


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("counters: {puddles: {A: 2, B: 0}}, idle: {soaked: {A: 1 walker}}, B: {walker: 1}", ""),
        ("counters: {puddles: {A: 1}}", "counters: puddles: expected 1, found 2"),
        ("idle: {soaked: {A: {walker: 2}}}", "idle: soaked: A: walker: expected 2, found 1"),
        ("counters: {puddle: {A: 1}}", "There is no counter “puddle” here. Did you mean “puddles”?"),
        ("idle: {soked: {A: {walker: 2}}}", "There is no status of figures “soked” here."),
    ],
)
def test_cases_set_and_claim_what_a_game_declares(claim: str, said: str) -> None:
    outcome = run_case(load_text(CASE % claim, game=PORT.name)[0])
    assert outcome.passed == (not said), failure(outcome)
    assert not said or said in failure(outcome)


# --- games


@pytest.mark.parametrize("share", range(SHARES))
def test_random_games_with_every_invariant(share: int) -> None:
    """Copies, saves, undo, reasons, secrets and conservation at every decision, as for every mission."""
    endings: set[str] = set()
    for seed in range(share, GAMES, SHARES):
        mission, modes = TABLES[seed // SHARES % len(TABLES)]
        effort = Effort(undo_all=seed % 10 == 0)
        found = check_seed(PORT.name, mission, (), seed, effort, given={"modes": list(modes)})
        endings.add(found.outcome.ending)
    assert endings and endings <= {"ending-crew", "ending-flooded", "ending-goals"}


def test_bots_play_it_from_the_command_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHAMBLE_GAMES", str(HOME))
    for bot in ("random", "greedy"):
        assert main(["sim", PORT.name, "M1", "--bot", bot, "--games", "20", "--json"]) == 0
        summary = json.loads(capsys.readouterr().out)
        assert summary["games"] == 20 and summary["unfinished"] == 0


def test_a_person_plays_it_in_the_terminal(tmp_path: Path) -> None:
    shown: list[str] = []
    lines = iter(["1"] * 40 + ["m", "?", "q", "q"])

    def read(prompt: str) -> str:
        shown.append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    assert run(read, shown.append, game=PORT.name, mission="M1", seed=3, data=tmp_path) == 0
    said = "\n".join(shown)
    assert "High Water" in said and "[" + "event-" not in said and "[" + "question-" not in said


# --- what a layer has put in


def position(seed: int = 5) -> Game:
    state = start(PORT.new_state(PORT.rules("M1", PORT.schema().usual()), seed))
    while state.round == 0:
        apply(state, state.options[0])
    assert isinstance(state, Game)
    return state


def test_its_steps_stand_under_every_mode() -> None:
    chosen = PORT.schema().usual()
    for mission, modes in (("M1", []), ("M1", ["abomination-fest"]), ("M2", []), ("M2", ["ultrared"])):
        book = PORT.rules(mission, {**chosen, "modes": modes}).book
        steps = {
            name: [step.name for step in book.procedure(name).steps] for name in ("spawn-card", "trading")
        }
        assert steps["spawn-card"].index("place") < steps["spawn-card"].index("drip")
        assert steps["trading"].index("shake-hands") + 1 == steps["trading"].index("exchange")
        fest = mission == "M2" or "abomination-fest" in modes
        assert ("place-next-abomination" in steps["spawn-card"]) == fest
        assert steps["trading"].count("hand-over") == 1
        assert not {"noise", "crate"} & set(book.rows("verbs"))


def test_puddles_are_seen_in_the_view_on_maps_and_in_the_terminal() -> None:
    state = position()
    speaker = Speaker(PORT, state)
    dry = PORT.screen.position(speaker, 0, 100)
    set_counter(state, "puddles", 2, 4)
    assert "~2" in PORT.screen.position(speaker, 0, 100) and "~2" not in dry
    assert ">~2<" in drawing_in_words(state, speaker, PALETTES["night"])
    seen = PORT.view(state, 0).counters
    assert [(row.per, row.numbers) for row in seen if row.name == "puddles"] == [("zone", [0, 0, 0, 0, 2])]
    assert "panel-counter-zone" in [line.key for panel in PORT.panels(state, 0) for line in panel.lines]


def test_the_ground_is_what_the_tiles_and_the_mission_say() -> None:
    state = position()
    zone = state.rules.board.zone_index
    ways = state.topology
    fog, street, pier = zone("r0c0:Quay.F1"), zone("r0c0:Quay.S3"), zone("r0c0:Quay.P1")
    house, hold, chute = zone("r0c0:Quay.A"), zone("hold/r0c0:Hold.H1"), zone("hold/r0c0:Hold.H2")
    assert ways.seen[fog] >> street & 1 and not ways.seen[street] >> fog & 1
    assert hold in ways.neighbours[house] and not ways.seen[house] >> hold & 1
    assert chute in ways.neighbours[pier] and pier not in ways.neighbours[chute]


# --- words


@pytest.mark.parametrize("lang", text.languages())
def test_everything_it_says_has_words(lang: str) -> None:
    words = text.of(PORT.name, lang)
    book = PORT.rules("M1", PORT.schema().usual()).book
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in HOME.glob("*.py") if "test" not in path.name
    )
    keys = [f"event-{key}" for key in re.findall(r'run\.tell\("([a-z-]+)"', source)]
    keys += re.findall(r'\bReason\(\s*"([a-z-]+)"', source)
    keys += re.findall(r'"(ending-[a-z-]+)"', source)
    keys += [f"question-{name}" for name in book.rows("questions")]
    keys += [
        f"{kind}-{verb}"
        for verb in (*book.rows("verbs"), *book.rows("replies"))
        for kind in ("verb", "option")
    ]
    keys += [f"rule-{row.id}" for row in PORT.rule_rows() if row.id.startswith("HB-")]
    keys += [f"equipment-{card.slug}" for card in book.rows("cards").values()]
    keys += [f"survivor-{character.slug}" for character in book.rows("characters").values()]
    for mission in PORT.missions():
        info = PORT.mission_info(mission)
        keys += [f"mission-{info.slug}-name", f"mission-{info.slug}-brief"]
        keys += [goal.text for step in info.goals for goal in step]
    assert len(keys) > 150
    assert not [key for key in keys if not words.has(key)]
    assert words.t("mission-harbour-m1-name") != words.t("mission-m1-name")


def test_both_languages_say_the_same_things() -> None:
    folders = [HOME / "text" / lang / "harbour.ftl" for lang in ("en", "pl")]
    english, polish = [
        set(re.findall(r"^([a-z][\w-]+) *=", path.read_text("utf-8"), re.M)) for path in folders
    ]
    assert english == polish


# --- the folder


def files() -> list[Path]:
    kinds = (".py", ".yaml", ".ftl", ".json")
    return [
        path for path in sorted(HOME.rglob("*")) if path.suffix in kinds and "__pycache__" not in path.parts
    ]


def test_how_much_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    sizes: dict[str, list[int]] = {}
    for path in files():
        kind = "tests" if path.name.startswith("test_") else path.suffix[1:]
        sizes.setdefault(kind, []).append(len(path.read_text(encoding="utf-8").splitlines()))
    with capsys.disabled():
        told = [f"{len(lines)} files {kind}, {sum(lines)} lines" for kind, lines in sorted(sizes.items())]
        print(f"\nThe Harbour: {'; '.join(told)}")
    assert sum(sizes["py"]) < 900 and len(sizes["py"]) < 20, "a seam is missing where a layer grows"


def test_nothing_outside_its_folder_names_it() -> None:
    """But for the guide, which points at it as an example."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = re.compile(r"harbour|\bHB-[A-Z]|tests[./]layer", re.I)
    naming = []
    for name in listed.splitlines():
        path = ROOT / name
        if HOME in path.parents or name.startswith("docs/") or not path.is_file():
            continue
        if names.search(path.read_text(encoding="utf-8", errors="replace")):
            naming.append(name)
    assert naming == []
