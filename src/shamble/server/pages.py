"""The browser's page: files of the built client, or a short note where there is none."""

from __future__ import annotations

import hashlib
import mimetypes
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response
from litestar.handlers import HTTPRouteHandler

from shamble.server.refusals import Refused
from shamble.text import t

STATIC: Final = Path(__file__).parent / "static"
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
RESERVED: Final = ("api", "ws", "health", "metrics")


@HTTPRouteHandler(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; any other place of the page is the page itself."""
    name = str(request.path_params.get("path", "")).strip("/")
    found = _file(name)
    if found is None and name.split("/")[0] not in RESERVED and "." not in name.rpartition("/")[2]:
        found = _file("index.html")
        if found is None:
            return Response(_placeholder(), media_type="text/html")
    if found is None:
        raise Refused("server-no-page", 404)
    body = found.read_bytes()
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    kind = TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return Response(body, media_type=kind, headers=headers)


def _file(name: str) -> Path | None:
    """A file of the client by its address; never anything outside its folder."""
    if not name or "\0" in name:
        return None
    try:
        path = (STATIC / name).resolve()
        return path if path.is_relative_to(STATIC.resolve()) and path.is_file() else None
    except OSError:
        return None


def _placeholder() -> bytes:
    title, words = escape(t("server-page-title")), escape(t("server-page-missing"))
    return (
        f'<!doctype html><html><head><meta charset="utf-8"><title>{title}</title></head>'
        f"<body><h1>{title}</h1><p>{words}</p></body></html>"
    ).encode()
