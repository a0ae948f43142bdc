"""The HTTP part: lists for the start page, making tables, files in and out, health."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from shamble import text, version
from shamble.kernel.state import RUNNING
from shamble.server import clock, lessons, library, messages
from shamble.server.exports import export_record
from shamble.server.gate import client_of
from shamble.server.metrics import exposition
from shamble.server.problems import PROBLEMS
from shamble.server.refusals import Refused
from shamble.server.registry import Registry

Query = Request[Any, Any, Any]
Shared = NamedDependency[Registry]
PathWord = Annotated[str, PathParameter(max_length=60)]
GameWord = Annotated[str, QueryParameter(max_length=60)]
Lang = Annotated[str, QueryParameter(max_length=20)]
TokenWord = Annotated[str, QueryParameter(max_length=600)]
Theme = FromQuery[Literal["night", "day"]]
Detail = FromQuery[Literal["full", "small"]]

IMPORT_BYTES = 2_000_000
SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


@get("/health", responses=PROBLEMS)
async def health(registry: Shared) -> messages.Health:
    """Whether the server is well: it can write to its disk."""
    await registry.probe()
    return messages.Health(
        "ok",
        version.VERSION,
        version.build(),
        len(registry.rooms),
        sum(len(room.guests) for room in registry.rooms.values()),
        round(clock.steady() - registry.started, 1),
    )


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Query, registry: Shared) -> Response[str]:
    """Numbers for Prometheus, for this computer alone."""
    if client_of(request.scope) not in registry.services.settings.metrics_to:
        raise Refused("server-no-page", 404)
    return Response(exposition(registry), media_type="text/plain; version=0.0.4")


@get("/api/games", responses=PROBLEMS)
async def get_games(registry: Shared) -> messages.GameList:
    """The games, and what a table may use."""
    return messages.GameList(
        library.game_list(),
        text.languages(),
        list(get_args(messages.UndoMode)),
        registry.services.settings.local,
        version.VERSION,
        messages.PROTOCOL,
    )


@get("/api/games/{game:str}/missions", responses=PROBLEMS)
async def get_missions(game: PathWord) -> messages.MissionList:
    """The missions of a game."""
    return messages.MissionList(library.mission_list(game))


@get("/api/games/{game:str}/missions/{mission:str}/board.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def get_board(
    game: PathWord,
    mission: PathWord,
    theme: Theme = "night",
    detail: Detail = "full",
) -> Response[str]:
    """The drawn map of a mission."""
    return Response(
        library.board_drawing(game, mission, theme, detail),
        media_type="image/svg+xml",
        headers={"content-security-policy": SVG_POLICY, "cache-control": "max-age=300"},
    )


@get("/api/games/{game:str}/content", media_type=MediaType.JSON, responses=PROBLEMS)
async def get_content(game: PathWord) -> Response[bytes]:
    """What is printed on the components of a game, as its page reads it."""
    return Response(bytes(library.content_of(game)), media_type="application/json")


@get("/api/games/{game:str}/rules", responses=PROBLEMS)
async def get_rules(game: PathWord, lang: Lang = "en") -> messages.RuleList:
    """The rules in players' words."""
    return library.rule_list(game, need_language(lang))


@get("/api/games/{game:str}/lessons", responses=PROBLEMS)
async def get_lessons(game: PathWord) -> messages.LessonList:
    """Short positions that teach a game."""
    return messages.LessonList(lessons.lesson_list(game))


@post("/api/games/{game:str}/lessons/{lesson:str}", responses=PROBLEMS)
async def start_lesson(
    request: Query, registry: Shared, game: PathWord, lesson: PathWord
) -> messages.TableCreated:
    """A table at the position of a lesson."""
    return await registry.learn(game, lesson, client_name(request, registry))


@get("/api/text/{lang:str}", responses=PROBLEMS)
async def get_text(lang: PathWord, game: GameWord = "") -> messages.TextCatalogue:
    """All messages of a language, with the words of a game if one is named, else with what all are called."""
    known = need_language(lang)
    if game:
        library.need_port(game)
        return messages.TextCatalogue(known, text.catalogue(known, game))
    return messages.TextCatalogue(known, {**library.titles(known), **text.catalogue(known)})


def need_language(lang: str) -> str:
    """A language that there are texts in."""
    if lang not in text.languages():
        raise Refused("server-no-language", 404, lang=lang[:20])
    return lang


# --- tables


@post("/api/tables", responses=PROBLEMS)
async def create_table(
    request: Query, registry: Shared, data: JSONBody[messages.CreateTable]
) -> messages.TableCreated:
    """A new table."""
    return await registry.create(data, client_name(request, registry))


@post("/api/tables/find", status_code=200, responses=PROBLEMS)
async def find_tables(registry: Shared, data: JSONBody[messages.FindTables]) -> messages.TableList:
    """One's own tables."""
    return messages.TableList(await registry.find(data.tokens))


@post("/api/tables/import", request_max_body_size=IMPORT_BYTES, responses=PROBLEMS)
async def import_table(
    request: Query, registry: Shared, undo: FromQuery[messages.UndoMode | None] = None
) -> messages.TableCreated:
    """A table from a record file."""
    return await registry.take_in(await request.body(), undo, client_name(request, registry))


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def get_table(registry: Shared, table: PathWord, token: TokenWord = "") -> Response[messages.TableInfo]:
    """A table before it is opened."""
    return Response(await registry.info(table, token), headers={"cache-control": "no-store"})


@get("/api/tables/{table:str}/export", media_type=MediaType.JSON, responses=PROBLEMS)
async def export_table(
    request: Query, registry: Shared, table: PathWord, token: TokenWord = ""
) -> Response[bytes]:
    """The record of a table as a file: save, replay and bug report in one."""
    grant = registry.need_grant(token, table)
    client = client_of(request.scope)
    registry.check_debt(client)
    async with registry.opened(table) as room, room.lock:
        begun = clock.steady()
        registry.check_edition(room, grant)
        whole = room.is_private and grant.role == "host"
        name = f"shamble-{room.head.mission.lower()}-{room.id}-{len(room.table.record.entries)}.json"
        data = export_record(room.table, whole, room.seating.held_by(grant.key))
        registry.costs.charge(client, clock.steady() - begun, len(data))
    return Response(
        data,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


@post("/api/tables/{table:str}/branch", responses=PROBLEMS)
async def branch_table(
    request: Query, registry: Shared, table: PathWord, data: JSONBody[messages.Branch]
) -> messages.TableCreated:
    """A new table from an earlier place of this one."""
    grant = registry.need_grant(data.token, table)
    async with registry.opened(table) as room, room.lock:
        registry.check_edition(room, grant)
        if grant.role in ("watch", "invite") and room.state.result == RUNNING:
            raise Refused("server-only-watching", 403)
        return await registry.branch(room, grant, data.entry, client_name(request, registry))


@post("/api/tables/{table:str}/forget", status_code=200, responses=PROBLEMS)
async def forget_table(registry: Shared, table: PathWord, data: JSONBody[messages.Forget]) -> messages.Done:
    """Take a table out of all lists."""
    await registry.forget(table, data.token)
    return messages.Done(True)


@post("/api/tables/{table:str}/revoke", status_code=200, responses=PROBLEMS)
async def revoke_links(
    registry: Shared, table: PathWord, data: JSONBody[messages.Revoke]
) -> messages.TableCreated:
    """New links for a table; the old ones open nothing any more."""
    return await registry.revoke(table, data.token)


def client_name(request: Query, registry: Registry) -> str:
    """The address of a client; it is written down in a form that does not give it away."""
    return client_of(request.scope)


ROUTES = [
    health,
    metrics,
    get_games,
    get_missions,
    get_board,
    get_content,
    get_rules,
    get_lessons,
    start_lesson,
    get_text,
    create_table,
    find_tables,
    import_table,
    get_table,
    export_table,
    branch_table,
    forget_table,
    revoke_links,
]
