"""Lessons: every one can be solved as its file says, is not solved from the start, and can be failed."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import text
from shamble.lab.casebook import run_case
from shamble.server.lessons import cases_of

from .conftest import GAME, House, Player

LESSONS = list(cases_of(GAME))
PARTS = ("activation",)
"""Parts of the round, which at a table follow by themselves."""


def start(house: House, lesson: str) -> Player:
    answer = house.client.post(f"/api/games/{GAME}/lessons/{lesson}")
    assert answer.status_code == 201, answer.text
    keys: dict[str, Any] = answer.json()
    return house.join(keys["table"], keys["token"])


def is_solved(player: Player, lesson: str) -> bool:
    return bool(player.ask("check_lesson", lesson=lesson)["solved"])


def test_there_are_eight_with_words_in_every_language(house: House) -> None:
    told = house.client.get(f"/api/games/{GAME}/lessons").json()["lessons"]
    assert [row["id"] for row in told] == LESSONS and len(LESSONS) == 8
    for lang in text.languages():
        words = text.of(GAME, lang)
        for name in LESSONS:
            assert all(words.has(f"lesson-{name}{part}") for part in ("", ".task", ".done"))
    assert house.client.post(f"/api/games/{GAME}/lessons/nothing").status_code == 404


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_a_sound_case(lesson: str) -> None:
    assert run_case(cases_of(GAME)[lesson]).passed


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_solved_at_the_table_and_not_before(house: House, lesson: str) -> None:
    player = start(house, lesson)
    assert not is_solved(player, lesson)
    steps = cases_of(GAME)[lesson].steps
    for line in steps[0].content:
        if line in PARTS:
            continue
        texts = [option["text"] for option in player.sync()["decision"]["options"]]
        wanted = next(it for it in texts if it == line or it.endswith(line))
        assert player.submit(wanted)["accepted"], texts
    assert is_solved(player, lesson)


def test_a_lesson_can_be_missed(house: House) -> None:
    player = start(house, "friends")
    shot = [it["text"] for it in player.sync()["decision"]["options"] if "ranged" in it["text"]]
    assert player.submit(shot[0])["accepted"]
    assert not is_solved(player, "friends")
    assert player.ask("check_lesson", lesson="nothing")["reasons"][0]["key"] == "server-no-lesson"


def test_what_a_game_came_to_is_kept_with_its_table(house: House) -> None:
    keys = house.client.post(f"/api/games/{GAME}/lessons/molotov").json()
    player = house.join(keys["table"], keys["token"])
    assert player.submit("Amy ranged Molotov r0c0:1V.S2")["accepted"]
    assert player.submit("Amy noise")["accepted"]
    aside = next(it["text"] for it in player.sync()["decision"]["asides"] if it["verb"] == "concede")
    assert player.submit(aside)["accepted"]
    (row,) = house.client.post("/api/tables/find", json={"tokens": [keys["token"]]}).json()["tables"]
    assert row["result"] == "lost"
    assert row["tally"] == {"rounds": 1, "felled": 6, "wounds": 0, "eliminated": 0}
