"""Plots as pictures for a page that is light or dark: drawn once, coloured by the page's own style."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from shamble.lab.keep import KeepError

INK: Final = "#010203"
FAINT: Final = "#010204"
"""Colours that stand for those of the page (`--ink`, `--faint`): they are put in when it is shown."""

STANDING_FOR: Final = {INK: "var(--ink)", FAINT: "var(--faint)"}
SERIES: Final = ("#3b82c4", "#d9822b", "#2f9e77", "#b65fb0", "#c94f4f", "#8a8f3c", "#5c6bc0", "#8d6e63")
"""Colours of series: of middle lightness, so that they are seen on paper and on night."""

WON: Final = "#2f9e77"
LOST: Final = "#c94f4f"
ROW: Final = 22
WIDTH: Final = 680

CONFIG: Final[dict[str, Any]] = {
    "background": "transparent",
    "font": "DejaVu Sans, sans-serif",
    "view": {"stroke": "transparent"},
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "gridColor": FAINT,
        "domainColor": FAINT,
        "tickColor": FAINT,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "labelLimit": 320,
        "titleFontWeight": "normal",
    },
    "legend": {
        "labelColor": INK,
        "titleColor": INK,
        "labelFontSize": 12,
        "labelLimit": 420,
        "columns": 1,
        "symbolOpacity": 1,
    },
    "header": {"labelColor": INK, "titleColor": INK, "labelFontSize": 13},
    "range": {"category": list(SERIES)},
}

Rows = Sequence[dict[str, Any]]


def picture(spec: dict[str, Any], name: str) -> str:
    """A plot as SVG; its inner names begin with `name`, so that several fit on one page."""
    try:
        import vl_convert
    except ImportError:
        raise KeepError("lab-no-packages", {"packages": "vl-convert-python"}) from None
    whole = {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": CONFIG, **spec}
    drawn: str = vl_convert.vegalite_to_svg(json.dumps(whole))
    for colour, variable in STANDING_FOR.items():
        drawn = drawn.replace(colour, variable)
    drawn = re.sub(r'id="([^"]+)"', rf'id="{name}-\1"', drawn)
    return re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", drawn)


def ranges(rows: Rows, title: str, *, zero: bool = False, percent: bool = True) -> dict[str, Any]:
    """Points with intervals, one row each: `label`, `value`, `low`, `high`, and `clear` for the colour."""
    scale = {} if zero else {"domain": [0, 1]}
    axis = {"title": title, **({"format": "+.0%" if zero else ".0%"} if percent else {})}
    x = {"field": "value", "type": "quantitative", "axis": axis, "scale": scale}
    y = {"field": "label", "type": "nominal", "sort": None, "axis": {"title": None, "grid": False}}
    colour = {"condition": {"test": "datum.clear", "value": SERIES[0]}, "value": SERIES[1]}
    bar = {"mark": {"type": "rule", "strokeWidth": 3}, "encoding": {"x2": {"field": "high"}}}
    low = {**x, "field": "low"}
    layers: list[dict[str, Any]] = [
        {**bar, "encoding": {"x": low, "x2": {"field": "high"}, "y": y, "color": colour}},
        {
            "mark": {"type": "point", "filled": True, "size": 90},
            "encoding": {"x": x, "y": y, "color": colour},
        },
    ]
    if zero:
        line = {"mark": {"type": "rule", "color": INK}, "encoding": {"x": {"datum": 0}}}
        layers.insert(0, line)
    return {"data": {"values": list(rows)}, "width": WIDTH, "height": {"step": ROW}, "layer": layers}


def spreads(rows: Rows, title: str) -> dict[str, Any]:
    """How numbers are spread, one box each: `label`, `value`."""
    return {
        "data": {"values": list(rows)},
        "width": WIDTH,
        "height": {"step": ROW},
        "mark": {
            "type": "boxplot",
            "extent": "min-max",
            "size": 12,
            "color": SERIES[0],
            "median": {"color": INK, "thickness": 2},
        },
        "encoding": {
            "x": {
                "field": "value",
                "type": "quantitative",
                "axis": {"title": title},
                "scale": {"zero": True},
            },
            "y": {"field": "label", "type": "nominal", "sort": None, "axis": {"title": None, "grid": False}},
        },
    }


def shares(rows: Rows, title: str, order: Sequence[str], colours: Sequence[str]) -> dict[str, Any]:
    """Stacked shares, one bar each: `label`, `kind`, `count`."""
    return {
        "data": {"values": list(rows)},
        "width": WIDTH,
        "height": {"step": ROW},
        "mark": {"type": "bar", "height": 15},
        "encoding": {
            "x": {
                "aggregate": "sum",
                "field": "count",
                "stack": "normalize",
                "axis": {"title": title, "format": ".0%"},
            },
            "y": {"field": "label", "type": "nominal", "sort": None, "axis": {"title": None, "grid": False}},
            "color": {
                "field": "kind",
                "type": "nominal",
                "scale": {"domain": list(order), "range": list(colours)},
                "legend": {"title": None, "orient": "bottom"},
            },
            "order": {"field": "order", "type": "quantitative"},
        },
    }


def lines(rows: Rows, across: str, up: str) -> dict[str, Any]:
    """Curves with their intervals: `mark`, `value`, `low`, `high`, `series`."""
    x = {"field": "mark", "type": "quantitative", "axis": {"title": across, "tickMinStep": 1, "grid": False}}
    colour = {
        "field": "series",
        "type": "nominal",
        "sort": None,
        "legend": {"title": None, "orient": "bottom", "columns": 8},
    }
    y = {"field": "value", "type": "quantitative", "axis": {"title": up}, "scale": {"zero": True}}
    return {
        "data": {"values": list(rows)},
        "width": WIDTH,
        "height": 200,
        "layer": [
            {
                "mark": {"type": "area", "opacity": 0.2},
                "encoding": {"x": x, "y": {**y, "field": "low"}, "y2": {"field": "high"}, "color": colour},
            },
            {
                "mark": {"type": "line", "strokeWidth": 2, "point": {"size": 18}},
                "encoding": {"x": x, "y": y, "color": colour},
            },
        ],
    }
