"""One sentence-maker for every game: it reads the declaration, and whatever happens can be said."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import text
from shamble.lab.saying import unsaid
from shamble.port import shelf
from shamble.port.messages import Phrase
from shamble.port.port import Port
from shamble.port.speaker import Speaker
from shamble.port.wording import Kind, Made, Row, Rows, Wording, WordingError


@pytest.mark.parametrize("game", shelf.own_games())
def test_whatever_happens_or_is_asked_can_be_said(game: str) -> None:
    port = shelf.port_of(game)
    missions = port.missions()
    for number, mission in enumerate((missions[0], missions[len(missions) // 2], missions[-1])):
        seats = port.schema().field("seats").limits(mission)[number % 2]
        assert unsaid(port, mission, port.schema().read({"seats": seats}, mission), number) == []


class Toy(Port):
    """A port with a wording and a few rows, to see each way of saying something."""

    name = "zombicide-2e"
    """It has no words of its own."""

    @property
    def wording(self) -> Wording:
        return Wording(
            kinds={
                "word": Kind(),
                "figure": Kind("named", ["survivor-*"], "people", empty="nobody"),
                "zone": Kind("named", rows="zones", values={"-1": "token-exit"}, forms=["at", "to"]),
                "zones": Kind("list", of="zone", join=" → ", empty="nowhere"),
                "crowd": Kind("counted", ["zombie-*-count"], of="dead"),
                "dead": Kind("named", ["zombie-*"], "dead"),
                "move": Kind(
                    "phrase",
                    ["crowd-moves"],
                    parts={"from": "zone", "to": "zone", "kind": "dead", "count": "word"},
                    unlike=["from", "to"],
                ),
                "moves": Kind("list", of="move"),
                "loud": Kind(
                    "phrase",
                    ["zone-with-noise"],
                    parts={"zone": "zone", "noise": "word"},
                    beside={"noise": "heard"},
                ),
                "between": Kind("phrase", ["door-between"], "doors", parts={"a": "zone", "b": "zone"}),
                "source": Kind("named", ["zombie-*"], "dead", select={"-1": "friend"}),
                "seat": Kind("one-more"),
                "secret": Kind("hidden"),
                "skill": Kind("named", ["skill-*-name"], "skills", split=": "),
                "held": Kind("named", ["equipment-*"], field="slug"),
                "mission": Kind("named", ["mission-{mission}-name"]),
                "level": Kind("named", ["level-*"], names=["blue", "red"]),
            },
            rows={name: Rows(name) for name in ("people", "zones", "dead", "doors", "skills")},
            args={"who": "figure", "seat": "seat", "hidden": "secret", "kind": "dead", "count": "word"},
            special={"event-x": {"who": "seat"}},
            made={"zombies": Made("crowd", ["kind", "count"])},
            absent=["survivor"],
        )

    def row_of(self, state: Any, rows: str, value: Any) -> Row | None:
        if rows == "doors":
            return Row("door", "door", {"a": 0, "b": 1})
        if rows == "skills":
            return Row(str(value).lower(), str(value))
        known = {
            "people": [Row("amy", "Amy"), Row("kim", "Kim the Third")],
            "zones": [Row("s1", "S1"), Row("s2", "S2")],
            "dead": [Row("walker", "Walker"), Row("ghost", "Ghost")],
        }[rows]
        return known[value] if 0 <= value < len(known) else None

    def mission_slug(self, state: Any) -> str:
        return "m1"


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        ("figure", 0, "Amy"),
        ("figure", 1, "Kim the Third"),
        ("figure", 9, "nobody"),
        ("zone", 1, "S2"),
        ("zone", -1, "Exit"),
        ("zones", [0, 1], "S1 → S2"),
        ("zones", [], "–"),
        ("crowd", [0, 3], "3 Walkers"),
        ("crowd", [1, 1], "Ghost"),
        ("crowd", [1, 2], "2 × Ghost"),
        ("moves", [[0, 1, 0, 2], [1, 1, 0, 1]], "2 Walkers S1 → S2"),
        ("between", 7, "S1 | S2"),
        ("source", -1, "friend"),
        ("source", 0, "Walker"),
        ("seat", 0, "1"),
        ("skill", "Sprint: Barbarian", "Sprint: Barbarian"),
        ("held", {"slug": "axe", "card": 3}, "axe"),
        ("mission", "M1", "City Blocks"),
        ("level", 1, "Red Level"),
        ("level", "blue", "Blue Level"),
    ],
)
def test_ways_to_say_a_value(kind: str, value: Any, said: str) -> None:
    assert Speaker(Toy(), None, "en").name(kind, value) == said


def test_facts_of_a_message() -> None:
    speaker = Speaker(Toy(), None, "en")
    facts = speaker.facts("event-y", {"who": 0, "hidden": {1: 2}, "kind": 0, "count": 2})
    assert facts == {"who": "Amy", "kind": "Walker", "count": 2, "zombies": "2 Walkers", "survivor": "none"}
    assert speaker.facts("event-x", {"who": 0})["who"] == 1
    assert speaker.value("loud", 1, {"heard": {"1": 4}}) == "S2 (noise 4)"
    assert speaker.phrase(Phrase("Kim")) == "Kim"
    with pytest.raises(WordingError):
        speaker.facts("event-y", {"what": 1})


def test_a_place_is_put_as_the_sentence_needs_it() -> None:
    text.use("pl")
    try:
        port = shelf.port_of("zombicide-2e")
        state = port.new_state(port.rules("M1", port.schema().read({}, "M1")), 1)
        said = Speaker(port, state).facts("event-moved", {"survivor": 0, "from": 0, "to": 1, "cost": 1})
        assert said["from-from"] == f"z {said['from']}" and said["to-to"] == f"do {said['to']}"
        listed = Speaker(port, state).facts("question-x", {"zones": [0, 1]})
        assert str(listed["zones-at"]).startswith("w ") and str(listed["zones-to"]).count("do ") == 2
    finally:
        text.use("en")
