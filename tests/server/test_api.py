"""The HTTP part: lists, tables, refusals, headers, pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shamble import text
from shamble.family.port.content.missions import mission_files
from shamble.server import library, pages

from .conftest import GAME, House


def key_of(answer: object) -> str:
    return str(answer.json()["error"]["key"])  # type: ignore[attr-defined]


def test_lists_for_the_start_page(house: House) -> None:
    games = house.client.get("/api/games").json()
    assert games["games"][0]["name"] == GAME
    assert games["games"][0]["bots"] == ["greedy", "quick", "random"]
    fields = {field["name"]: field for field in games["games"][0]["schema"]["fields"]}
    assert fields["seats"]["most"] == 6 and fields["modes"]["choices"]
    missions = house.client.get(f"/api/games/{GAME}/missions").json()["missions"]
    assert [mission["id"] for mission in missions][:2] == ["M0", "M1"]
    for mission in missions:
        assert text.of("zombicide-2e", "en").has(f"mission-{mission['slug']}-name")
        assert mission["goals"]
        for theme in ("night", "day"):
            address = f"/api/games/{GAME}/missions/{mission['id']}/board.svg"
            drawing = house.client.get(f"{address}?theme={theme}&detail=small")
            assert drawing.text.startswith("<svg")
            assert drawing.headers["content-type"].startswith("image/svg+xml")
    content = house.client.get(f"/api/games/{GAME}/content").json()
    assert len(content["characters"]) == 12
    assert content["characters"][0]["levels"]["blue"]
    words = house.client.get(f"/api/text/pl?game={GAME}").json()["messages"]
    assert words["survivor-amy"] == "Amy"


def test_rules_in_both_languages(house: House) -> None:
    english = house.client.get(f"/api/games/{GAME}/rules?lang=en").json()["rules"]
    polish = house.client.get(f"/api/games/{GAME}/rules?lang=pl").json()["rules"]
    assert len(english) == len(polish) > 500
    assert all(rule["text"] and rule["lang"] == "en" for rule in english)
    assert any(rule["ruling"] for rule in english)
    for rule in polish:
        assert rule["text"]
        assert rule["lang"] in ("pl", "en")


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/games/chess/missions", 404, "server-unknown-game"),
        (f"/api/games/{GAME}/missions/M99/board.svg", 404, "server-unknown-mission"),
        (f"/api/games/{GAME}/missions/..%2f..%2fm00.yaml/board.svg", 404, "server-no-page"),
        (f"/api/games/{GAME}/missions/m00.yaml/board.svg", 404, "server-unknown-mission"),
        (f"/api/games/{GAME}/missions/M0/board.svg?theme=pink", 400, "server-bad-request"),
        ("/api/text/xx", 404, "server-no-language"),
        ("/api/text/..", 404, "server-no-page"),
        ("/api/nothing", 404, "server-no-page"),
        ("/assets/none.js", 404, "server-no-page"),
        ("/api/tables/abc?token=forged", 403, "server-token"),
        ("/api/tables/abc/export?token=", 403, "server-token"),
    ],
)
def test_refusals_have_a_reason(house: House, path: str, status: int, key: str) -> None:
    answer = house.client.get(path)
    assert (answer.status_code, key_of(answer)) == (status, key)


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 404, "server-unknown-game"),
        ({"mission": "M99"}, 404, "mission-unknown"),
        ({"mission": "/etc/passwd.yaml"}, 404, "server-unknown-mission"),
        ({"options": {"survivors": ["Nobody"]}}, 400, "options-unknown-choice"),
        ({"options": {"survivors": ["Amy", "Amy"]}}, 400, "options-choice-twice"),
        ({"options": {"abominations": ["Walker"]}}, 400, "options-unknown-choice"),
        ({"options": {"tiers": ["none"]}}, 400, "options-unknown-choice"),
        ({"options": {"modes": ["none"]}}, 400, "options-unknown-choice"),
        ({"options": {"shares": [1, 1]}}, 400, "options-wrong-count"),
        ({"options": {"party": 0}}, 400, "options-out-of-range"),
        ({"options": {"wings": 2}}, 400, "options-unknown-field"),
        ({"options": 7}, 400, "server-bad-request"),
        ({"seats": []}, 400, "server-bad-request"),
        ({"seats": [{"kind": "bot", "bot": "genius"}]}, 400, "server-unknown-bot"),
        ({"seats": [{}] * 7}, 400, "options-out-of-range"),
        ({"seats": [{}] * 70}, 400, "server-bad-request"),
        ({"undo": "sometimes"}, 400, "server-bad-request"),
        ({"seed": -1}, 400, "server-bad-request"),
    ],
)
def test_tables_that_cannot_be(house: House, change: dict[str, object], status: int, key: str) -> None:
    answer = house.client.post("/api/tables", json={"game": GAME, "mission": "M0", **change})
    assert (answer.status_code, key_of(answer)) == (status, key)


def test_a_table_may_do_without_abominations(house: House) -> None:
    table = house.create(abominations=["none"])
    assert house.join(table["table"], table["token"]).hello["options"]["abominations"] == ["none"]


def test_a_random_mission_is_drawn_before_the_game_begins(house: House) -> None:
    drawn = set()
    for seed in range(8):
        table = house.create("random", seed=seed)
        drawn.add(house.join(table["table"], table["token"]).hello["mission"]["id"])
        house.leave_all()
    assert len(drawn) > 1 and "random" not in drawn


def test_what_is_not_json_or_too_large_is_refused(house: House) -> None:
    assert house.client.post("/api/tables", content=b"{").status_code == 400
    assert house.client.post("/api/tables", content=b"[" * 20_000).status_code == 400
    large = house.client.post("/api/tables", content=b'{"game": "' + b"x" * 100_000 + b'"}')
    assert (large.status_code, key_of(large)) == (413, "server-request-large")


def test_a_table_is_found_by_its_tokens(house: House) -> None:
    one = house.create(seats=[{"name": "Ada\n\x07"}, {"kind": "open"}, {"kind": "bot"}])
    two = house.create("M1")
    info = house.client.get(f"/api/tables/{one['table']}?token={one['token']}").json()
    assert info["role"] == "host" and info["yours"] == [0]
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "", ""]
    assert [seat["bot"] for seat in info["seats"]] == ["", "", "greedy"]
    assert [len(seat["figures"]) for seat in info["seats"]] == [2, 2, 2]
    found = house.client.post("/api/tables/find", json={"tokens": [one["token"], two["watch"], "x"]}).json()
    assert [(row["table"], row["role"]) for row in found["tables"]] == [
        (two["table"], "watch"),
        (one["table"], "host"),
    ]
    assert house.client.post("/api/tables/find", json={}).json() == {"tables": []}
    wrong = house.client.get(f"/api/tables/{two['table']}?token={one['token']}")
    assert wrong.status_code == 403


def test_only_a_local_server_lists_everything(make_house: Callable[..., House]) -> None:
    table = make_house(local=True).create()
    house = make_house(local=True)
    found = house.client.post("/api/tables/find", json={}).json()["tables"]
    assert [row["table"] for row in found] == [table["table"]]
    player = house.join(found[0]["table"], found[0]["token"])
    assert player.state["yours"] == [0]
    assert make_house().client.post("/api/tables/find", json={}).json() == {"tables": []}


def test_only_the_host_removes_a_table(house: House) -> None:
    table = house.create(seats=[{}, {"kind": "open"}])
    address = f"/api/tables/{table['table']}/forget"
    for token in (table["invite"], table["watch"], "x"):
        assert house.client.post(address, json={"token": token}).status_code == 403
    watcher = house.join(table["table"], table["watch"])
    assert house.client.post(address, json={"token": table["token"]}).json() == {"done": True}
    assert watcher.until("notice")["key"] == "server-table-removed"
    assert house.client.get(f"/api/tables/{table['table']}?token={table['token']}").status_code == 404
    assert house.socket(table["table"], table["token"]).next()["key"] == "server-no-table"


def test_too_many_tables_and_requests(make_house: Callable[..., House]) -> None:
    house = make_house(tables_per_client=2)
    house.create()
    house.create()
    answer = house.client.post("/api/tables", json={"game": GAME, "mission": "M0"})
    assert (answer.status_code, key_of(answer)) == (429, "server-too-many-tables")
    house = make_house(tables=1)
    assert key_of(house.client.post("/api/tables", json={"game": GAME, "mission": "M0"})) == "server-full"
    house = make_house(requests_per_second=0.001, request_burst=3)
    codes = [house.client.get("/health").status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


def test_headers_protect_the_page(house: House) -> None:
    for path in ("/", "/health", "/api/none", "/table/x"):
        headers = house.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_foreign_hosts_and_pages_are_turned_away(make_house: Callable[..., House]) -> None:
    house = make_house(hosts=("testserver.local",), origins=("https://friend.example",))
    assert house.client.get("/health", headers={"host": "evil.example"}).status_code == 421
    body = {"game": GAME, "mission": "M0"}
    for origin, status in (
        ("https://evil.example", 403),
        ("null", 403),
        ("http://testserver.local.evil.example", 403),
        ("http://[", 403),
        ("https://friend.example", 201),
        ("http://testserver.local", 201),
    ):
        answer = house.client.post("/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == status, origin


def test_pages(house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    monkeypatch.setattr(pages, "STATIC", folder)
    assert "npm" in house.client.get("/").text
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>page</p>")
    (folder / "assets" / "index.js").write_text("1")
    (folder.parent / "secret.txt").write_text("secret")
    for path in ("/", "/table/abc", "/rules"):
        answer = house.client.get(path)
        assert answer.text == "<p>page</p>" and answer.headers["content-type"].startswith("text/html")
    script = house.client.get("/assets/index.js")
    assert script.headers["content-type"].startswith("text/javascript")
    again = house.client.get("/assets/index.js", headers={"if-none-match": script.headers["etag"]})
    assert again.status_code == 304
    assert house.client.head("/").status_code == 200
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00b.txt"):
        assert "secret" not in house.client.get(path).text


def test_health(house: House) -> None:
    table = house.create()
    house.join(table["table"], table["token"])
    health = house.client.get("/health").json()
    assert (health["status"], health["tables"], health["connections"]) == ("ok", 1, 1)


def test_missions_of_ones_own(make_house: Callable[..., House], tmp_path: Path) -> None:
    folder = tmp_path / "own" / "missions"
    folder.mkdir(parents=True)
    text_of_m0 = mission_files(GAME)["M0"].read_text(encoding="utf-8")
    (folder / "alley.yaml").write_text(text_of_m0.replace("id: M0", "id: ALLEY"), encoding="utf-8")
    (folder / "broken.yaml").write_text("id: BROKEN", encoding="utf-8")
    library.use_folders((tmp_path / "own",))
    try:
        house = make_house()
        missions = house.client.get(f"/api/games/{GAME}/missions").json()["missions"]
        own = [mission for mission in missions if mission["ours"]]
        assert [mission["id"] for mission in own] == ["ALLEY"]
        table = house.create("ALLEY")
        assert house.join(table["table"], table["token"]).step()["accepted"]
    finally:
        library.use_folders(())
    house = make_house()
    assert house.socket(table["table"], table["token"]).next()["key"] == "server-table-unreadable"
