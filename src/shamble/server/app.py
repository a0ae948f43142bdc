"""The whole server as one application."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from shamble import version
from shamble.server.api import ROUTES
from shamble.server.gate import Gate
from shamble.server.pages import page
from shamble.server.problems import HANDLERS
from shamble.server.registry import Registry
from shamble.server.room import Services
from shamble.server.settings import Settings
from shamble.server.sockets import table_socket
from shamble.server.tokens import Tokens, read_secret
from shamble.server.writer import Storage


def create_app(settings: Settings) -> Gate:
    """A server on a data folder. It opens the folder at once and closes it when it is shut down."""
    storage = Storage(settings.data)
    registry = Registry(Services(settings, storage, Tokens(read_secret(settings.data))))

    tasks: list[asyncio.Task[None]] = []

    async def start() -> None:
        tasks.append(asyncio.ensure_future(registry.keep_calm()))

    async def close() -> None:
        for task in tasks:
            task.cancel()
        if registry.services.post is not None:
            registry.services.post.close()
        await registry.workers.close()
        storage.close()

    return build_app(settings, lambda: registry, start, close)


def build_app(
    settings: Settings,
    provide_registry: Callable[[], Registry],
    start: Callable[[], Any],
    close: Callable[[], Any],
) -> Gate:
    """The application around the tables of a server."""
    app = Litestar(
        [*ROUTES, table_socket, page],
        dependencies={"registry": Provide(provide_registry, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        openapi_config=OpenAPIConfig(
            title="Shamble",
            version=version.VERSION,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=settings.request_bytes,
        on_startup=[start],
        on_shutdown=[close],
        logging_config=None,
    )
    return Gate(app, settings)
