"""The report of a run: one page that needs no network, with a plot for each question that a designer asks."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from shamble import text
from shamble.kernel.outcome import EVERYBODY_WON
from shamble.lab import figures as counted
from shamble.lab import plots
from shamble.lab.figures import CellFigures, Difference, Game
from shamble.lab.intervals import Estimate
from shamble.lab.keep import digest, read_games, read_head, read_run
from shamble.lab.spec import Plan
from shamble.port.port import Port
from shamble.port.shelf import need
from shamble.port.study import Gain

STYLE: Final = """
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#22252b;--soft:#5d6470;--faint:#d5d8de;--card:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#14171c;--ink:#e8e6e1;--soft:#a3abb8;--faint:#3a414d;
--card:#1c2027}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,"DejaVu Sans",sans-serif}main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin:0 0 .25rem;font-size:1.7rem}h2{margin:2.5rem 0 .25rem;font-size:1.2rem}h3{margin:1.2rem 0 .3rem;
font-size:1rem}p{margin:.25rem 0 .75rem;color:var(--soft);max-width:46rem}
.plot{overflow-x:auto;background:var(--card);border:1px solid var(--faint);border-radius:8px;padding:.75rem}
.plot svg{max-width:100%;height:auto}
.maps{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));
gap:1rem}.maps figure{margin:0}.maps img{width:100%;border-radius:8px;border:1px solid var(--faint)}
figcaption{color:var(--soft);font-size:.9rem}.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums;background:var(--card)}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--faint);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{color:var(--soft);font-weight:600}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:.5rem 0;font-size:.9rem}
dt{color:var(--soft)}dd{margin:0}
"""

MOST_GAINS: Final = 24
MOST_PIECES: Final = 40


def report_page(folder: Path, lang: str | None = None) -> str:
    """The page of a run, in a language."""
    return Page(folder, lang).html()


class Page:
    """Builds the page section by section; what the games have nothing to say of is left out."""

    def __init__(self, folder: Path, lang: str | None = None) -> None:
        self.head = read_head(folder)
        self.plan: Plan = read_run(folder)
        frame = read_games(folder)
        self.digest = digest(frame)
        self.games: list[Game] = frame.to_dicts()
        self.port: Port = need(self.plan.game)
        self.words = text.of(self.plan.game, lang)
        self.lang = lang or self.words.lang
        self.cells: list[CellFigures] = counted.figures(self.plan, self.games)
        self.folders = tuple(Path(name) for name in self.plan.folders)
        self._plots = 0

    def t(self, key: str, **args: object) -> str:
        """Words of the page, ready for HTML."""
        return escape(self.words.t(f"lab-page-{key}", **args))

    def html(self) -> str:
        """The whole page."""
        sections = [
            self.summary(),
            self.wins(),
            self.seats(),
            self.rounds(),
            self.endings(),
            self.aims(),
            self.pieces(),
            self.maps(),
            self.gauges(),
            self.tuning(),
            self.gains(),
            self.played(),
        ]
        name = escape(self.plan.name)
        title = self.t("title", name=self.plan.name)
        return (
            f'<!doctype html>\n<html lang="{self.lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style></head><body><main><h1>{name}</h1>"
            + "\n".join([section for section in sections if section])
            + "</main></body></html>\n"
        )

    # --- pieces of the page

    def section(self, key: str, *inside: str) -> str:
        """A heading with its explanation and what stands below; nothing if nothing does."""
        held = [one for one in inside if one]
        if not held:
            return ""
        heading = f"<h2>{self.t(key)}</h2><p>{self.t(key + '-about')}</p>"
        return f'<section id="{key}">{heading}{"".join(held)}</section>'

    def plot(self, spec: dict[str, Any]) -> str:
        """A plot in a box."""
        self._plots += 1
        return f'<div class="plot">{plots.picture(spec, f"plot{self._plots}")}</div>'

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """A table, if it has rows; columns are named by keys, cells are plain."""
        if not rows:
            return ""
        head = "".join([f'<th scope="col">{self.t("column-" + name)}</th>' for name in columns])
        body = "".join(
            ["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows]
        )
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def label(self, found: CellFigures) -> str:
        """A cell, by what tells it from others."""
        return counted.label_of(self.plan, found.cell)

    def ending(self, key: str) -> str:
        """How a game ended, in words; a name without words is shown as it is."""
        if not key:
            return self.words.t("lab-page-endless")
        return self.words.t(key) if self.words.knows(key) else key

    def named(self, key: str, otherwise: str) -> str:
        """Words for something of the game, if it has any."""
        return self.words.t(key) if self.words.knows(key) else otherwise

    def mission(self, mission: str) -> str:
        """A mission with its name."""
        name = self.named(f"mission-{self.port.slug_of(mission)}-name", "")
        return f"{mission} · {name}" if name else mission

    # --- sections

    def summary(self) -> str:
        """What was played."""
        facts = {
            "game": self.named(f"game-{self.plan.game}", self.plan.game),
            "games": f"{len(self.games)} / {self.plan.games}",
            "seeds": f"{self.plan.seeds[0]}–{self.plan.seeds[-1]}",
            "version": f"{self.head['version']} ({self.head['build']})",
            "digest": self.digest,
        }
        rows = "".join([f"<dt>{self.t(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items()])
        return f"<p>{self.t('lead')}</p><dl>{rows}</dl>"

    def wins(self) -> str:
        """How often each cell won."""
        rows = [{"label": self.label(one), **_range(one.wins), "clear": True} for one in self.cells]
        columns = ("what", "games", "wins", "rate", "interval", "rounds", "progress", "given-up")
        cells = [
            [
                self.label(one),
                str(one.games),
                str(round(one.wins.value * one.games)),
                f"{one.wins.value:.1%}",
                f"{one.wins.low:.1%} – {one.wins.high:.1%}",
                f"{one.rounds.value:.1f}",
                f"{one.progress.value:.0%}",
                str(one.given_up),
            ]
            for one in self.cells
        ]
        plot = self.plot(plots.ranges(rows, self.words.t("lab-page-axis-wins"))) if rows else ""
        return self.section("wins", plot, self.table(columns, cells))

    def seats(self) -> str:
        """Winners and scores by seat, where seats play against each other."""
        rows = [
            [
                self.label(one),
                str(seat + 1),
                str(wins),
                f"{wins / one.games:.1%}",
                f"{score:.2f}",
            ]
            for one in self.cells
            for seat, (wins, score) in enumerate(zip(one.seat_wins, one.seat_scores, strict=True))
        ]
        return self.section("seats", self.table(("what", "seat", "wins", "rate", "score"), rows))

    def rounds(self) -> str:
        """How long games last."""
        labels = {one.cell.number: self.label(one) for one in self.cells}
        rows = [{"label": labels[game["cell"]], "value": game["marks"]} for game in self.games]
        return self.section(
            "rounds", self.plot(plots.spreads(rows, self.words.t("lab-page-axis-rounds"))) if rows else ""
        )

    def endings(self) -> str:
        """Why games ended."""
        seen: dict[str, int] = {}
        won: set[str] = set()
        for game in self.games:
            seen[game["ending"]] = seen.get(game["ending"], 0) + 1
            if game["verdict"] == EVERYBODY_WON:
                won.add(game["ending"])
        order = sorted(seen, key=lambda key: (key not in won, -seen[key]))
        lost = [key for key in order if key not in won]
        shades = [plots.SERIES[at] for at in (4, 1, 3, 5, 6, 7, 0)]
        colours = [plots.WON] * (len(order) - len(lost)) + [
            shades[at % len(shades)] for at in range(len(lost))
        ]
        rows = [
            {"label": self.label(one), "kind": self.ending(key), "count": number, "order": order.index(key)}
            for one in self.cells
            for key, number in one.endings.items()
        ]
        names = [self.ending(key) for key in order]
        spec = plots.shares(rows, self.words.t("lab-page-axis-share"), names, colours)
        return self.section("endings", self.plot(spec) if rows else "")

    def aims(self) -> str:
        """Which aims are reached, and how far the others get."""
        found = counted.aims(self.games)
        rows = [
            [
                f"{row.mission}: {self.named(self.port.study.aim_key(row.mission, row.name), row.name)}",
                f"{row.reached.value:.1%}",
                f"{row.reached.low:.1%} – {row.reached.high:.1%}",
                f"{row.progress:.0%}",
            ]
            for row in found
        ]
        return self.section("aims", self.table(("what", "rate", "interval", "progress"), rows))

    def pieces(self) -> str:
        """What lies on the board and is seldom reached."""
        found = sorted(counted.pieces(self.games), key=lambda row: row.reached.value)[:MOST_PIECES]
        rows = [
            [
                f"{row.mission}: {self.named(f'piece-{row.name}', row.name)}",
                row.place,
                f"{row.reached.value:.1%}",
                f"{row.reached.low:.1%} – {row.reached.high:.1%}",
            ]
            for row in found
        ]
        return self.section("pieces", self.table(("what", "place", "rate", "interval"), rows))

    def maps(self) -> str:
        """Where people are lost, on the drawn boards; as a list where there is no map."""
        drawn: list[str] = []
        rows: list[list[str]] = []
        for mission, places in counted.losses_by_place(self.games).items():
            most = max(places.values())
            number = sum(1 for game in self.games if game["mission"] == mission)
            caption = self.t(
                "map-caption",
                mission=self.mission(mission),
                place=places.most_common(1)[0][0],
                count=most,
                games=number,
            )
            pictures = self._heat(mission, {place: count / most for place, count in places.items()})
            if pictures:
                drawn.append(f"<figure>{pictures}<figcaption>{caption}</figcaption></figure>")
            else:
                rows += [
                    [f"{mission}: {self.named(f'lab-place-{place}', place)}", f"{count / number:.2f}"]
                    for place, count in places.most_common(12)
                ]
        maps = f'<div class="maps">{"".join(drawn)}</div>' if drawn else ""
        return self.section("maps", maps, self.table(("place", "per-game"), rows))

    def _heat(self, mission: str, heat: dict[str, float]) -> str:
        chosen = next(cell.chosen for cell in self.plan.cells if cell.mission == mission)
        state = self.port.new_state(self.port.rules(mission, chosen, self.folders), self.plan.seeds[0])
        day = self.port.study.heat_map(state, heat, "day")
        night = self.port.study.heat_map(state, heat, "night")
        if not day:
            return ""
        alt = escape(self.mission(mission))
        return (
            f'<picture><source srcset="{_inline(night)}" media="(prefers-color-scheme: dark)">'
            f'<img src="{_inline(day)}" alt="{alt}"></picture>'
        )

    def gauges(self) -> str:
        """Numbers over the main clock: danger, crowds, who is alive."""
        rows = counted.curves(self.games)
        held = []
        for gauge in dict.fromkeys(row["gauge"] for row in rows):
            shown = [{**row, "series": row["mission"]} for row in rows if row["gauge"] == gauge]
            key = f"gauge-{gauge}"
            about = self.named(f"{key}.about", "")
            spec = plots.lines(shown, self.words.t("lab-page-axis-clock"), self.named(key, gauge))
            note = f"<p>{escape(about)}</p>" if about else ""
            held.append(f"<h3>{escape(self.named(key, gauge))}</h3>{note}{self.plot(spec)}")
        return self.section("gauges", *held)

    def tuning(self) -> str:
        """What each set of options changes, seed by seed."""
        found = counted.tunings(self.plan, self.games)
        return self.section("tuning", self._differences(found))

    def _differences(self, found: Sequence[Difference]) -> str:
        if not found:
            return ""
        rows = [
            {
                "label": f"{row.mission}: {row.second}",
                **_range(row.wins),
                "clear": row.wins.is_clear,
            }
            for row in found
        ]
        columns = ("what", "pairs", "difference", "interval", "rounds-more", "progress-more")
        cells = [
            [
                f"{row.mission}: {row.first} → {row.second}",
                str(row.wins.games),
                f"{row.wins.value:+.1%}",
                f"{row.wins.low:+.1%} – {row.wins.high:+.1%}",
                f"{row.rounds.value:+.1f}",
                f"{row.progress.value:+.0%}",
            ]
            for row in found
        ]
        spec = plots.ranges(rows, self.words.t("lab-page-axis-difference"), zero=True)
        return self.plot(spec) + self.table(columns, cells)

    def gains(self) -> str:
        """How games went in which a card or a skill was had."""
        found = counted.gains(self.games)
        if len(found) > MOST_GAINS:
            found = found[: MOST_GAINS // 2] + found[-MOST_GAINS // 2 :]
        rows = [
            {
                "label": self.named(self.port.study.gain_key(Gain(row.sort, row.name)), row.name),
                **_range(row.worth),
                "clear": row.worth.is_clear,
            }
            for row in found
        ]
        spec = plots.ranges(rows, self.words.t("lab-page-axis-gains"), zero=True)
        return self.section("gains", self.plot(spec) if rows else "")

    def played(self) -> str:
        """How much work it was."""
        seconds = sum(one.seconds for one in self.cells)
        decisions = sum(one.decisions for one in self.cells)
        return f"<p>{self.t('work', seconds=f'{seconds:.0f}', decisions=decisions)}</p>"


def _range(found: Estimate) -> dict[str, float]:
    return {"value": found.value, "low": found.low, "high": found.high}


def _inline(svg: str) -> str:
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()
