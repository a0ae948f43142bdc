"""What a stranger meets: the first visit, languages, undo, replay, files, rules, reasons; and how fast."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from web_records import winning_record
from web_server import GAME, LAPTOP, PHONE, Server, open_page, visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
LABELS = "JSON.stringify([...document.querySelectorAll('.zone')].map(z => z.getAttribute('aria-label')))"
STATIC = Path(__file__).resolve().parents[2] / "src" / "shamble" / "server" / "static"


def turn(page: Any) -> None:
    """Up to somebody's turn."""
    page.locator(".choice").first.click()
    page.wait_for_selector('[data-verb="move"]')


def turn_or_straight_on(page: Any) -> None:
    """Up to somebody's turn, where there may be only one to choose from."""
    page.wait_for_selector('.choice, [data-verb="move"]')
    if page.locator(".choice").count():
        turn(page)


def test_first_visit_leads_into_the_tutorial(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    page.goto(server.address)
    page.locator('[data-act="learn"]').click()
    page.wait_for_selector(".coach")
    first = page.locator(".coach").inner_text()
    page.locator('[data-act="got-it"]').click()
    turn(page)
    page.wait_for_function("before => document.querySelector('.coach')?.innerText !== before", arg=first)
    for _ in range(20):
        page.wait_for_selector(".playbar, .choice, [data-verb=end]")
        if page.locator(".playbar").count():
            break
        page.locator(".choice, [data-verb=end]").first.click()
        page.wait_for_timeout(100)
    page.wait_for_selector(".playbar")
    assert page.locator(".coach").count() == 1, "the dead are introduced"
    assert page.problems == []
    page.context.close()


def test_quick_start_within_three_clicks(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    page.goto(server.address)
    page.locator("[data-mission=M1]").click()
    page.locator('[data-act="quick"]').click()
    page.wait_for_selector("svg.board")
    page.goto(server.address)
    page.locator('[data-act="continue"]').first.click()
    page.wait_for_selector("svg.board")
    assert page.problems == []
    page.context.close()


def test_everything_is_settled_on_the_start_page(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    page.goto(f"{server.address}#/mission/M9")
    page.wait_for_selector('[data-mission="M9"][aria-pressed="true"]')
    page.locator(".team button").nth(1).click()
    assert page.locator(".skillcard li").count() > 5
    page.locator("[data-act=add-open]").click()
    page.locator("[data-act=add-bot]").click()
    assert page.locator("#undo-mode").input_value() == "until-news"
    page.locator(".moreopts summary").click()
    page.locator("[data-choice=abomination-fest]").check()
    page.locator("[data-choice=abomination-fest-2]").check()
    assert not page.locator("[data-choice=abomination-fest]").is_checked(), "one fest at a time"
    page.locator("[data-act=quick]").click()
    page.wait_for_selector("svg.board")
    page.locator(".tools button").last.click()
    page.wait_for_selector(".seats li >> nth=2")
    assert page.locator(".seats li").count() == 3
    assert page.problems == []
    page.context.close()


def test_every_mission_starts(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    page.goto(server.address)
    page.wait_for_selector("[data-mission]")
    ids = [card.get_attribute("data-mission") for card in page.locator("[data-mission]").all()]
    assert len(ids) == 26
    for mission in ids:
        page.goto(f"{server.address}#/mission/{mission}")
        page.locator(f'[data-mission="{mission}"][aria-pressed="true"]').wait_for()
        page.locator("[data-act=quick]").click()
        page.wait_for_selector("svg.board")
        page.wait_for_selector(".choice, [data-verb], [data-act=hands]")
        assert "[" not in page.locator(".table").inner_text(), mission
    assert page.problems == []
    page.context.close()


def test_the_end_leads_on(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    record = winning_record()
    page.goto(server.address)
    keys = server.post("api/tables/import", {**record, "hashes": {}})
    visit(page, server, keys)
    page.wait_for_selector(".ending.won")
    assert page.locator(".score tbody tr").count() == 6
    assert page.locator("[data-act=next]").get_attribute("href") == "#/game/zombicide-2e/M1"
    page.locator("[data-act=again]").click()
    page.wait_for_selector(".ending", state="detached")
    page.wait_for_selector(".choice, [data-act=hands]")
    assert page.problems == []
    page.context.close()


def test_language_and_light_change_in_play(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    visit(page, server, server.table("M0", quick=True))
    before = page.locator(".zone").first.get_attribute("aria-label")
    page.locator(".tools button").last.click()
    page.locator("button[lang=pl]").click()
    page.wait_for_function(
        "before => document.querySelector('.zone').getAttribute('aria-label') !== before", arg=before
    )
    assert page.evaluate("document.documentElement.lang") == "pl"
    assert "[en]" not in page.locator("body").inner_text()
    page.locator(".menu .filter").nth(1).locator("button").nth(1).click()
    assert page.evaluate("document.documentElement.dataset.theme") == "day"
    page.context.close()


def test_every_no_has_a_reason_and_a_rule(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    visit(page, server, server.table("M0", quick=True, seed=5))
    turn(page)
    refused = page.locator(".act.off")
    assert refused.count() > 0
    for button in refused.all():
        button.focus()
        assert page.locator(".hint .say").inner_text().strip()
        assert page.locator(".hint .rule").count() == 1
        assert button.get_attribute("aria-disabled") == "true"
    page.context.close()


def test_undo_redo_and_reset(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    visit(page, server, server.table("M0", quick=True, seed=5))
    turn(page)
    where = page.locator(".zone").evaluate_all("zones => zones.map(zone => zone.getAttribute('aria-label'))")
    page.locator(".zone.can").first.click()
    page.wait_for_function(
        f"before => {LABELS} !== JSON.stringify(before)",
        arg=where,
    )
    page.keyboard.press("z")
    page.wait_for_function(
        f"before => {LABELS} === JSON.stringify(before)",
        arg=where,
    )
    before = page.evaluate("document.body.dataset.revision")
    page.keyboard.press("y")
    page.wait_for_function("before => document.body.dataset.revision !== before", arg=before)
    page.locator(".tools button").nth(2).click()
    page.wait_for_function(
        f"before => document.querySelector('.choice') || {LABELS} === JSON.stringify(before)",
        arg=where,
    )
    assert page.problems == []
    page.context.close()


def test_save_file_opens_again_and_branches(server: Server, browser: Any, tmp_path: Path) -> None:
    page = open_page(browser, server)
    visit(page, server, server.table("M0", quick=True, seed=5))
    turn(page)
    page.locator(".tools button").last.click()
    with page.expect_download() as download:
        page.locator(".menu a[download]").first.click()
    path = tmp_path / "save.json"
    download.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8"))["format"] == "shamble-record"
    page.goto(server.address)
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_selector('[data-verb="move"]')
    page.context.close()


def test_replay_steps_through_a_game(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    keys = server.table("M0", quick=True, seed=5)
    visit(page, server, keys)
    turn(page)
    page.locator('[data-verb="end"]').click()
    page.wait_for_selector(".choice")
    page.goto(f"{server.address}#/replay/{keys['table']}")
    page.wait_for_selector(".replaybar")
    page.locator('[data-act="forward"]').click()
    page.wait_for_function("() => document.querySelector('#entry').value === '1'")
    assert "r0c" not in page.locator(".replaybar .say").inner_text(), "told in words, not in notation"
    assert page.problems == []
    page.context.close()


def test_replay_shows_the_zombie_phase_and_why(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    keys = server.table("M0", quick=True, seed=5, options={"survivors": ["Amy"], "party": 1})
    visit(page, server, keys)
    turn_or_straight_on(page)
    page.locator('[data-verb="end"]').click()
    page.wait_for_selector(".playbar")
    page.goto(f"{server.address}#/replay/{keys['table']}")
    page.wait_for_selector(".replaybar")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)
        if page.locator(".playbar").count():
            break
    page.wait_for_selector(".playbar")
    for _ in range(20):
        if page.locator(".whypanel").count():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
    assert page.locator(".reasons > li").count() == 4
    page.keyboard.press("k")
    page.wait_for_selector(".replaybar")
    assert page.problems == []
    page.context.close()


def test_cards_are_dragged(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    visit(page, server, server.table("M0", quick=True, seed=5))
    turn(page)
    page.locator('[data-verb="order"]').click()
    if page.locator(".choice").count():
        page.locator(".choice").first.click()
    page.wait_for_selector(".arrange .hands [data-card]")
    card = page.locator(".arrange .hands [data-card]").first
    name = card.get_attribute("data-card")
    card.drag_to(page.locator(".arrange .pack .slot").first)
    assert page.locator(f'.arrange .pack [data-card="{name}"]').count() == 1
    page.locator('[data-act="hands"]').click()
    page.wait_for_selector(".arrange", state="detached")
    assert page.problems == []
    page.context.close()


def test_a_skill_is_explained_in_play(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    visit(page, server, server.table("M0", quick=True, seed=5))
    page.locator(".skill").last.click()
    assert page.locator(".skilltext dd").count() >= 2, "what may be chosen at Red"
    assert all(text.strip() for text in page.locator(".skilltext dd").all_inner_texts())
    page.context.close()


def test_rules_are_searched_and_linked(server: Server, browser: Any) -> None:
    page = open_page(browser, server, lang="pl")
    page.goto(f"{server.address}#/rules/Z2-ZMOVE-07")
    page.wait_for_selector(".ruletext.here")
    every = page.locator(".ruletext").count()
    page.locator("#find").fill("halas")
    page.wait_for_function("every => document.querySelectorAll('.ruletext').length < every", arg=every)
    assert page.locator(".ruletext").count() > 3
    page.context.close()


@pytest.mark.parametrize(
    "size", [(360, 640), (390, 844), (820, 1180), (1024, 768), (1280, 720), (1920, 1080)]
)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_nothing_scrolls_in_play(server: Server, browser: Any, size: tuple[int, int], lang: str) -> None:
    page = open_page(browser, server, {"width": size[0], "height": size[1]}, lang=lang)
    visit(page, server, server.table("M1", quick=True, seed=5))
    turn(page)
    assert page.evaluate(
        "document.documentElement.scrollHeight <= innerHeight"
        " && document.documentElement.scrollWidth <= innerWidth"
    )
    area = page.locator("svg.board").bounding_box()
    assert area["width"] > size[0] * 0.4 and area["height"] > size[1] * 0.25
    end = page.locator('[data-verb="end"]').first.bounding_box()
    assert end["y"] + end["height"] <= size[1]
    page.context.close()


def test_how_fast_and_how_big(server: Server, browser: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Printed, not judged: from a click to the drawn answer, and the size of the client."""
    page = open_page(browser, server, LAPTOP)
    visit(page, server, server.table("M1", quick=True, seed=5))
    turn(page)
    times = page.evaluate(
        """async () => {
          const found = [];
          const changed = (before) => new Promise((done) => {
            const look = () => document.body.dataset.revision !== before
              ? requestAnimationFrame(() => setTimeout(() => done(performance.now()))) : setTimeout(look, 1);
            look();
          });
          for (let i = 0; i < 30; i++) {
            const button = document.querySelector(i % 2 ? '.tools button' : '[data-verb=noise]:not(.off)')
              ?? document.querySelector('.tools button');
            const before = document.body.dataset.revision;
            const start = performance.now();
            button.click();
            found.push((await changed(before)) - start);
          }
          return found.sort((a, b) => a - b);
        }"""
    )
    import gzip

    files = [path for path in STATIC.rglob("*") if path.is_file()]
    fetched = page.evaluate(
        "performance.getEntriesByType('resource').map(it => it.name).filter(it => it.includes('/assets/'))"
    )
    sizes = [len(gzip.compress((STATIC / name.split("/", 3)[3]).read_bytes())) for name in fetched]
    with capsys.disabled():
        p95 = times[int(len(times) * 0.95)]
        print(f"\nclick to drawn: median {times[len(times) // 2]:.0f} ms, p95 {p95:.0f} ms ({GAME})")
        whole = sum(path.stat().st_size for path in files)
        print(f"client: {whole / 1000:.0f} kB in all; for this game {sum(sizes) / 1000:.0f} kB packed")
    assert len(times) == 30
    page.context.close()


def test_phone_shows_the_board_beside_the_preview(server: Server, browser: Any) -> None:
    page = open_page(browser, server, PHONE, touch=True)
    visit(page, server, server.table("M1", quick=True, seed=5))
    page.locator(".choice").first.tap()
    page.wait_for_selector('[data-verb="move"]')
    area = page.locator("svg.board").bounding_box()
    assert area["height"] > 200
    page.context.close()
