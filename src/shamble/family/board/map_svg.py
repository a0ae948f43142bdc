"""The board as a picture: cold streets, warm rooms, dark rooms hatched, doors in red."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import cos, pi, sin
from typing import Final

from .badges import draw_badges
from .kinds import BARRICADE
from .kinds import GAP as NOTHING
from .map_text import STAIRS
from .marks import Mark
from .model import LINK_OPENING, LINK_STREET, Board, Door, Link, Zone
from .tiles import Rect, shared_edge

UNIT: Final = 10
"""Drawing units per board cell."""

GAP: Final = 4.6
"""Cells that a door or an opening takes out of its wall."""

MAPLESS_SIZE: Final = 14

NIGHT: Final[dict[str, str]] = {
    "page": "#070A12",
    "ink": "#05070C",
    "paper": "#F4EBDD",
    "lamp": "#FFC46B",
    "street": "#1C2637",
    "walk": "#2A3649",
    "curb": "#3D4B64",
    "marking": "#5A6883",
    "street_name": "#8A9ABA",
    "wild": "#22382A",
    "room_lit": "#7B5026",
    "room_glow": "#FFD28A",
    "room_line": "#5C3815",
    "room_dark": "#1B1729",
    "room_dark_line": "#322A4A",
    "room_name": "#FFE9C4",
    "room_name_dark": "#A89FC6",
    "wall": "#05070C",
    "wall_top": "#66738F",
    "door": "#D8503F",
    "door_ink": "#FFF3E4",
    "door_blue": "#2D6FC2",
    "door_green": "#1B8A5A",
    "goal": "#FF6F7D",
    "token_blue": "#62B0FF",
    "token_green": "#4FE0A0",
    "crate": "#D9A15C",
    "spawn": "#B6E05A",
    "exit": "#4FE0A0",
    "noise": "#FF7FB8",
    "car": "#B9C1D1",
    "walker": "#C7D3B4",
    "fatty": "#DDD0A2",
    "runner": "#EBBFAE",
    "abomination": "#D5BEEB",
    "survivor": "#FFFFFF",
    "companion": "#5FD6A8",
}
DAY: Final[dict[str, str]] = {
    **NIGHT,
    "page": "#FFFFFF",
    "lamp": "#FFC46B",
    "street": "#CDD3DC",
    "walk": "#E4E8EE",
    "curb": "#6D7789",
    "marking": "#FFFFFF",
    "street_name": "#3A4456",
    "wild": "#C6DAB8",
    "room_lit": "#FFF3D2",
    "room_glow": "#FFFFFF",
    "room_line": "#E2C88C",
    "room_dark": "#A79FBE",
    "room_dark_line": "#6F6590",
    "room_name": "#3D2500",
    "room_name_dark": "#120A2A",
    "wall": "#000000",
    "wall_top": "#FFFFFF",
    "door": "#B00012",
    "door_ink": "#FFFFFF",
}

STYLE: Final = """
.street{{fill:{street}}}.wild{{fill:{wild}}}.curb{{fill:{curb}}}.walk{{fill:{walk}}}.zebra{{fill:{marking}}}
.lit{{fill:{room_lit}}}.dark{{fill:{room_dark}}}.shadow{{fill:{ink};opacity:.45}}
.wall{{fill:none;stroke:{wall};stroke-width:13;stroke-linecap:square}}
.wall-top{{fill:none;stroke:{wall_top};stroke-width:3.2;stroke-linecap:square}}
.window{{fill:{room_glow}}}.spill{{fill:url(#spill)}}
.jamb{{fill:none;stroke:{wall_top};stroke-width:5;stroke-linecap:round}}
.threshold{{fill:none;stroke:{wall_top};stroke-width:2.4;stroke-dasharray:3 5;opacity:.9}}
.slab{{fill:{door};stroke:{wall};stroke-width:3}}
.slab.blue{{fill:{door_blue}}}.slab.green{{fill:{door_green}}}
.slab.broken{{fill:{room_line};stroke:{door};stroke-dasharray:7 4}}
.letter{{font-size:17px;font-weight:700;text-anchor:middle;fill:{door_ink}}}
.bolts{{fill:none;stroke:{door_ink};stroke-width:2.6;opacity:.9}}
.leaf{{fill:{door};stroke:{wall};stroke-width:2.5}}
.arc{{fill:none;stroke:{door};stroke-width:2;stroke-dasharray:3 6;opacity:.85}}
.doorway{{fill:{walk}}}.planks{{fill:{crate};stroke:{ink};stroke-width:2}}.planks.loose{{opacity:.75}}
.way{{stroke:{curb};stroke-width:8}}
text{{font-family:"Avenir Next Condensed","Roboto Condensed","DejaVu Sans Condensed",sans-serif}}
.name{{font-size:16px;font-weight:600;fill:{room_name}}}.name.dim{{fill:{room_name_dark}}}
.name.road{{fill:{street_name};stroke:{street};stroke-width:5;paint-order:stroke}}
.badge text{{font-size:21px;font-weight:700;text-anchor:middle}}
"""


def draw_svg(
    board: Board,
    marks: Mapping[int, Sequence[Mark]],
    open_mask: int = 0,
    palette: Mapping[str, str] = NIGHT,
    doors: Mapping[int, Mark] | None = None,
    fittings: Sequence[str] = (),
) -> str:
    """The whole board with its doors as they stand and a badge for every mark; some doors have marks too.

    fittings: what stands in each passage; what is printed there, if nothing is said.
    """
    special = doors or {}
    fitted = fittings or [door.fitting for door in board.doors]
    places = _places(board)
    width = max([x + w for x, _, w, _ in places], default=0) * UNIT
    height = max([y + h for _, y, _, h in places], default=0) * UNIT
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 {width + 24} {height + 24}" role="img">',
        f"<title>{escape(board.name)}</title><style>{STYLE.format_map(palette)}</style>",
        _patterns(palette),
        f'<rect x="-12" y="-12" width="{width + 24}" height="{height + 24}" fill="{palette["page"]}"/>',
        f'<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
    ]
    _draw_ground(board, places, out)
    _draw_rooms(board, places, out)
    windows = _windows(board)
    for x, y, vertical, side in windows:
        light = f'<path class="spill" transform="scale(1 {side})" d="M-11 0H11L19 30H-19Z"/>'
        out.append(f"{_turned(x, y, vertical)}{light}</g>")
    out.append("</svg>")
    _draw_walls(board, out)
    for x, y, vertical, _ in windows:
        out.append(
            f'{_turned(x, y, vertical)}<rect class="window" x="-11" y="-2" width="22" height="4"/></g>'
        )
    for link in board.links:
        if link.length and link.kind == LINK_OPENING:
            out.append(_turned(link.x, link.y, link.vertical))
            half = _half_gap(link) * UNIT
            out.append(f'<path class="jamb" d="M{-half:g} -4V4M{half:g} -4V4"/>')
            out.append(f'<path class="threshold" d="M{6 - half:g} 0H{half - 6:g}"/></g>')
    far = {link.door for link in board.links if board.width and link.length == 0}
    for door in board.doors:
        if door.index not in far:
            x, y = (door.x, door.y) if board.width else _between(places[door.a], places[door.b])
            is_open = open_mask >> door.index & 1 == 1
            if fitted[door.index] == NOTHING:
                _draw_gap(door, x, y, out)
            elif fitted[door.index] == BARRICADE:
                _draw_barricade(door, x, y, is_open, out)
            else:
                _draw_door(board, door, x, y, is_open, special.get(door.index), out)
    for link in board.links:
        if board.width and link.length == 0:
            _draw_stairs(board, link, places, open_mask, out)
    for zone in board.zones:
        _draw_zone_marks(board, zone, places[zone.index], marks.get(zone.index, ()), palette, out)
    out.append("</svg>\n")
    return "".join(out)


def _places(board: Board) -> list[Rect]:
    """The ground of each zone; a board without a map gets boxes in a ring."""
    if board.width:
        return [max(zone.rects, key=_area) for zone in board.zones]
    reach = 7.0 + 4.0 * len(board.zones)
    corners: list[tuple[int, int]] = []
    for index in range(len(board.zones)):
        angle = 2 * pi * index / len(board.zones) - 0.75 * pi
        corners.append((round(reach * cos(angle)), round(reach * sin(angle))))
    left, top = min([x for x, _ in corners], default=0), min([y for _, y in corners], default=0)
    return [(x - left, y - top, MAPLESS_SIZE, MAPLESS_SIZE) for x, y in corners]


def _area(rect: Rect) -> int:
    return rect[2] * rect[3]


def _between(one: Rect, other: Rect) -> tuple[float, float]:
    half = MAPLESS_SIZE / 2
    return (one[0] + other[0]) / 2 + half, (one[1] + other[1]) / 2 + half


def _box(rect: Rect, kind: str, grow: int = 0, more: str = "") -> str:
    x, y, w, h = [value * UNIT for value in rect]
    return (
        f'<rect class="{kind}" x="{x - grow}" y="{y - grow}" width="{w + 2 * grow}" '
        f'height="{h + 2 * grow}"{more}/>'
    )


def _turned(x: float, y: float, vertical: bool) -> str:
    """A group whose x axis runs along the wall at a passage."""
    turn = " rotate(90)" if vertical else ""
    return f'<g transform="translate({x * UNIT:g} {y * UNIT:g}){turn}">'


def _patterns(palette: Mapping[str, str]) -> str:
    return (
        '<defs><pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><rect width="3" height="14" fill="{palette["room_dark_line"]}"/>'
        '</pattern><pattern id="planks" width="60" height="15" patternUnits="userSpaceOnUse">'
        f'<path d="M0 15H60M18 0V15" stroke="{palette["room_line"]}" stroke-width="1.2" opacity=".6"/>'
        f'</pattern><radialGradient id="glow"><stop offset="0" stop-color="{palette["room_glow"]}" '
        f'stop-opacity=".42"/><stop offset="1" stop-color="{palette["room_glow"]}" stop-opacity="0"/>'
        '</radialGradient><linearGradient id="spill" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{palette["room_glow"]}" stop-opacity=".5"/>'
        f'<stop offset="1" stop-color="{palette["room_glow"]}" stop-opacity="0"/></linearGradient></defs>'
    )


def _draw_ground(board: Board, places: list[Rect], out: list[str]) -> None:
    """Asphalt, green where no car drives, the walks round the houses, and a crossing between streets."""
    if not board.width:
        _draw_ways(board, places, out)
        for zone in board.zones:
            if not zone.kind.indoor:
                out.append(_box(places[zone.index], "street" if zone.kind.drive else "wild"))
        return
    covered = sum([w * h for zone in board.zones for _, _, w, h in zone.rects])
    if covered == board.width * board.height:
        out.append(_box((0, 0, board.width, board.height), "street"))
    for zone in board.zones:
        if not zone.kind.indoor and (not zone.kind.drive or covered != board.width * board.height):
            look = "street" if zone.kind.drive else "wild"
            out.extend([_box(rect, look) for rect in zone.rects])
    rooms = [places[zone.index] for zone in board.zones if zone.kind.indoor]
    out.extend([_box(rect, "curb", 13, ' rx="8"') for rect in rooms])
    out.extend([_box(rect, "walk", 11, ' rx="7"') for rect in rooms])
    for link in board.links:
        if link.kind == LINK_STREET and board.zones[link.a].kind.drive and board.zones[link.b].kind.drive:
            half = link.length * UNIT / 2 - 15
            count = max(2, round(2 * half / 15))
            step = 2 * half / count
            bars = "".join(
                [
                    f'<rect class="zebra" x="{step * (k + 0.22) - half:.1f}" y="-7" '
                    f'width="{step * 0.56:.1f}" height="14" rx="1.5"/>'
                    for k in range(count)
                ]
            )
            out.append(f"{_turned(link.x, link.y, link.vertical)}{bars}</g>")


def _draw_rooms(board: Board, places: list[Rect], out: list[str]) -> None:
    rooms = [zone for zone in board.zones if zone.kind.indoor]
    for zone in rooms:
        x, y, w, h = [value * UNIT for value in places[zone.index]]
        out.append(f'<rect class="shadow" x="{x + 9}" y="{y + 11}" width="{w}" height="{h}"/>')
    for zone in rooms:
        x, y, w, h = [value * UNIT for value in places[zone.index]]
        out.append(_box(places[zone.index], "dark" if zone.dark else "lit"))
        fill = "hatch" if zone.dark else "planks"
        out.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#{fill})"/>')
        if not zone.dark:
            out.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#glow)"/>')


def _half_gap(link: Link) -> float:
    return min(GAP, link.length - 1.4) / 2


def _draw_walls(board: Board, out: list[str]) -> None:
    walls: dict[tuple[bool, int], list[tuple[float, float]]] = {}
    for zone in board.zones:
        if not zone.kind.indoor:
            continue
        for x, y, w, h in zone.rects:
            for line in (x, x + w):
                walls.setdefault((True, line), []).append((y, y + h))
            for line in (y, y + h):
                walls.setdefault((False, line), []).append((x, x + w))
    gaps: dict[tuple[bool, int], list[tuple[float, float]]] = {}
    for link in board.links:
        if link.kind != LINK_STREET and link.length:
            half = _half_gap(link)
            at, middle = (link.x, link.y) if link.vertical else (link.y, link.x)
            gaps.setdefault((link.vertical, int(at)), []).append((middle - half, middle + half))
    path: list[str] = []
    for (vertical, line), spans in sorted(walls.items()):
        for low, high in _cut(_merge(spans), gaps.get((vertical, line), [])):
            start, end, place = low * UNIT, high * UNIT, line * UNIT
            path.append(f"M{place} {start:g}V{end:g}" if vertical else f"M{start:g} {place}H{end:g}")
    drawn = "".join(path)
    out.append(f'<path class="wall" d="{drawn}"/><path class="wall-top" d="{drawn}"/>')


def _merge(spans: list[tuple[float, float]]) -> list[tuple[float, float]]:
    merged: list[tuple[float, float]] = []
    for low, high in sorted(spans):
        if merged and low <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], high))
        else:
            merged.append((low, high))
    return merged


def _cut(spans: list[tuple[float, float]], gaps: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """What is left of stretches of wall once the gaps are taken out."""
    for start, end in sorted(gaps):
        left: list[tuple[float, float]] = []
        for low, high in spans:
            if end <= low or start >= high:
                left.append((low, high))
                continue
            if start > low:
                left.append((low, start))
            if end < high:
                left.append((end, high))
        spans = left
    return spans


def _windows(board: Board) -> list[tuple[float, float, bool, int]]:
    """Places of light in the outer walls of lit rooms, clear of the doors, and the side it falls to.

    Where windows are gaps to climb through, there are no others.
    """
    found: list[tuple[float, float, bool, int]] = []
    if any([door.fitting == NOTHING for door in board.doors]):
        return found
    streets = [rect for zone in board.zones if not zone.kind.indoor for rect in zone.rects]
    for zone in board.zones:
        if not zone.kind.indoor or zone.dark or not zone.rects:
            continue
        room = zone.rects[0]
        for street in streets:
            edge = shared_edge(room, street)
            if edge is None or edge[3] - edge[2] < 4:
                continue
            vertical, line, low, high = edge
            # In the turned frame of a vertical wall "down" points west.
            side = (1 if street[0] < room[0] else -1) if vertical else (1 if street[1] > room[1] else -1)
            count = max(1, (high - low) // 5)
            for number in range(count):
                place = low + (high - low) * (number + 0.5) / count
                x, y = (float(line), place) if vertical else (place, float(line))
                if all([abs(x - door.x) + abs(y - door.y) >= GAP / 2 + 1.4 for door in board.doors]):
                    found.append((x, y, vertical, side))
    return found


def _draw_ways(board: Board, places: list[Rect], out: list[str]) -> None:
    """On a board without a map: a line for each way."""
    half = MAPLESS_SIZE / 2
    for link in board.links:
        (ax, ay, _, _), (bx, by, _, _) = places[link.a], places[link.b]
        start = f"M{(ax + half) * UNIT:g} {(ay + half) * UNIT:g}"
        out.append(f'<path class="way" d="{start}L{(bx + half) * UNIT:g} {(by + half) * UNIT:g}"/>')


def _draw_stairs(board: Board, link: Link, places: list[Rect], open_mask: int, out: list[str]) -> None:
    """Stairs and lifts, in both zones that they join, with the name of the other one."""
    closed = link.door >= 0 and not open_mask >> link.door & 1
    place = f' data-door="{link.door}"' if link.door >= 0 else ""
    for here, there in ((link.a, link.b), (link.b, link.a)):
        x, y, w, h = [value * UNIT for value in places[here]]
        look = "slab" if closed else "doorway"
        out.append(f'<g{place}><rect class="{look}" x="{x + w - 74}" y="{y + h - 38}" width="64" ')
        out.append(f'height="28" rx="4"/><text class="name" x="{x + w - 66}" y="{y + h - 18}">')
        out.append(f"{STAIRS}{escape(board.labels[there])}</text></g>")


def _draw_gap(door: Door, x: float, y: float, out: list[str]) -> None:
    """A doorway or a window in which nothing stands."""
    out.append(f'<g data-door="{door.index}"><title>{escape(door.name)}</title>')
    out.append(f'{_turned(x, y, door.vertical)}<rect class="doorway" x="-23" y="-6" width="46" height="12"/>')
    out.append('<path class="jamb" d="M-23 -6V6M23 -6V6"/></g></g>')


def _draw_barricade(door: Door, x: float, y: float, is_open: bool, out: list[str]) -> None:
    """Planks: nailed across, or hanging beside the opening."""
    out.append(f'<g data-door="{door.index}"><title>{escape(door.name)}</title>')
    out.append(f'{_turned(x, y, door.vertical)}<rect class="doorway" x="-23" y="-6" width="46" height="12"/>')
    if is_open:
        out.append('<path class="jamb" d="M-23 -6V6M23 -6V6"/>')
        planks = "M-34 -11L-16 -5L-17 1L-35 -5ZM34 -1L16 4L17 10L35 5Z"
    else:
        planks = "M-30 -13L30 -8V-1L-30 -6ZM-30 1L30 6V13L-30 8Z"
    out.append(f'<path class="{"planks loose" if is_open else "planks"}" d="{planks}"/></g></g>')


def _draw_door(
    board: Board, door: Door, x: float, y: float, is_open: bool, mark: Mark | None, out: list[str]
) -> None:
    out.append(f'<g data-door="{door.index}"><title>{escape(door.name)}</title>')
    out.append(_turned(x, y, door.vertical))
    if not is_open:
        look = f"slab {mark.kind}" if mark else "slab"
        out.append(f'<rect class="{look}" x="-24" y="-8" width="48" height="16" rx="2.5"/>')
        bolts = "M-18 0H-9M9 0H18M-12 -4.5V4.5M12 -4.5V4.5" if mark else "M-18 0H18M-12 -4.5V4.5M12 -4.5V4.5"
        out.append(f'<path class="bolts" d="{bolts}"/></g>')
        if mark:
            out.append(
                f'<text class="letter" x="{x * UNIT:g}" y="{y * UNIT + 6:g}">{escape(mark.label)}</text>'
            )
        out.append("</g>")
        return
    room, street = board.zones[door.a], board.zones[door.b]
    side = 1
    if street.rects:
        left, top, w, h = street.rects[0]
        # In the turned frame of a vertical wall "down" points west.
        side = (1 if left + w / 2 < x else -1) if door.vertical else (1 if top + h / 2 > y else -1)
    out.append('<rect class="doorway" x="-23" y="-6" width="46" height="12"/>')
    out.append(f'<path class="jamb" d="M-23 -6V6M23 -6V6"/><g transform="scale(1 {side})">')
    if not room.dark:
        out.append('<path class="spill" d="M-22 0H22L44 70H-44Z"/>')
    out.append('<path class="arc" d="M-21 2A42 42 0 0 0 21 42"/>')
    out.append('<rect class="leaf" x="18" y="2" width="8" height="40" rx="2"/></g></g></g>')


def _draw_zone_marks(
    board: Board, zone: Zone, rect: Rect, marks: Sequence[Mark], palette: Mapping[str, str], out: list[str]
) -> None:
    """A zone's name in its corner, and its badges in rows below, smaller where they are many."""
    x, y, w, h = [value * UNIT for value in rect]
    look = "name road" if not zone.kind.indoor else "name dim" if zone.dark else "name"
    label = escape(board.labels[zone.index])
    all_of_it = " ".join([zone.name, *[mark.label for mark in marks]])
    out.append(f'<g data-zone="{zone.index}"><title>{label} · {escape(all_of_it)}</title>')
    out.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="none" pointer-events="all"/>')
    out.append(f'<text class="{look}" x="{x + 14}" y="{y + 26}">{label}</text>')
    draw_badges(marks, x, y, w, h, palette, out)
    out.append("</g>")
