"""Writes the browser's types from the messages: `python -m shamble.server.typescript [--check]`.

Those of the server are for the client's shell; those of the ports are for the pages that draw their games.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec import inspect

from shamble.port import shelf
from shamble.server import messages

CLIENT: Final = Path(__file__).resolve().parents[3] / "web" / "src"
SHELL: Final = "shell/messages.ts"

HEADER: Final = """// Generated from the messages of the server and of the games' ports. Do not edit.
// python -m shamble.server.typescript

"""

PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Collects the declarations of structs as they are met; what another file declares is only noted."""

    def __init__(self, elsewhere: Collection[str] = ()) -> None:
        self.done: dict[str, str] = {}
        self.elsewhere = elsewhere
        self.borrowed: set[str] = set()

    def declare(self, struct: type[msgspec.Struct]) -> str:
        """The name of a struct, whose declaration is written if it is not there yet."""
        name = struct.__name__
        if name in self.elsewhere:
            self.borrowed.add(name)
            return name
        if name in self.done:
            return name
        self.done[name] = ""  # its place, also against endless recursion
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        doc = (struct.__doc__ or "").strip().splitlines()
        lines = [f"/** {doc[0]} */"] if doc and not doc[0].startswith(f"{name}(") else []
        if info.array_like:
            row = ", ".join(f"{field.name}: {self.type(field.type)}" for field in info.fields)
            lines.append(f"export type {name} = [{row}];")
        else:
            lines.append(f"export interface {name} {{")
            if info.tag_field is not None:
                lines.append(f"  {info.tag_field}: '{info.tag}';")
            for field in info.fields:
                optional = "" if field.required or not self.is_request(struct) else "?"
                lines.append(f"  {field.encode_name}{optional}: {self.type(field.type)};")
            lines.append("}")
        self.done[name] = "\n".join(lines)
        return name

    @staticmethod
    def is_request(struct: type[msgspec.Struct]) -> bool:
        """Whether pages write it: only then may fields with a default be left out."""
        return struct in get_args(messages.ClientMessage) or struct in (
            messages.CreateTable,
            messages.SeatRequest,
        )

    def type(self, info: inspect.Type) -> str:
        """A type in TypeScript."""
        if isinstance(info, inspect.Metadata):
            return self.type(info.type)
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        if isinstance(info, inspect.LiteralType):
            return " | ".join(f"'{value}'" for value in info.values)
        if isinstance(info, inspect.ListType):
            inner = self.type(info.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self.type(item) for item in info.item_types)}]"
        if isinstance(info, inspect.DictType):
            key = self.type(info.key_type)
            return f"Record<{key}, {self.type(info.value_type)}>"
        if isinstance(info, inspect.UnionType):
            return " | ".join(self.type(part) for part in info.types)
        if isinstance(info, inspect.StructType):
            return self.declare(info.cls)
        raise TypeError(f"no TypeScript for {info!r}")


def write() -> dict[str, str]:
    """Every file by its path in the client's sources."""
    shell = Writer()
    unions = {
        "ServerMessage": [shell.declare(part) for part in get_args(messages.ServerMessage)],
        "ClientMessage": [shell.declare(part) for part in get_args(messages.ClientMessage)],
    }
    for struct in messages.HTTP_MESSAGES:
        shell.declare(struct)
    parts = [f"export const PROTOCOL = {messages.PROTOCOL};"]
    told = "".join(f"  {name}: '{address}',\n" for name, address in messages.ADDRESSES.items())
    about = "/** Every address, what is sent there and what comes back. */"
    parts.append(f"{about}\nexport const ADDRESSES = {{\n{told}}};")
    parts += shell.done.values()
    parts += [f"export type {name} =\n  | " + "\n  | ".join(of) + ";" for name, of in unions.items()]
    return {SHELL: HEADER + "\n\n".join(parts) + "\n", **write_pages(shell)}


def write_pages(shell: Writer) -> dict[str, str]:
    """The files of the pages: the messages of all games that a page draws."""
    pages: dict[str, Writer] = {}
    for name in shelf.own_games():
        port = shelf.port_of(name)
        if port.page:
            writer = pages.setdefault(port.page, Writer(shell.done))
            for kind in port.message_types().values():
                writer.type(inspect.type_info(kind))
    files = {}
    for page, writer in pages.items():
        parts = list(writer.done.values())
        if writer.borrowed:
            names = ", ".join(sorted(writer.borrowed))
            parts.insert(0, f"import type {{ {names} }} from '../../{SHELL[:-3]}';")
        files[f"games/{page}/messages.ts"] = HEADER + "\n\n".join(parts) + "\n"
    return files


def main(arguments: list[str]) -> int:
    """Write the files, or only say with exit code 1 that one is out of date."""
    files = {CLIENT / path: text for path, text in write().items()}
    if "--check" in arguments:
        fresh = [path.is_file() and path.read_text(encoding="utf-8") == text for path, text in files.items()]
        return 0 if all(fresh) else 1
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
