"""Writes the browser's types from the messages: `python -m shamble.server.typescript [FILE | --check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec import inspect

from shamble.server import messages

TARGET: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "messages.ts"

HEADER: Final = """// Generated from src/shamble/server/messages.py by: python -m shamble.server.typescript
// Do not edit.

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
    """Collects the declarations of structs as they are met."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def declare(self, struct: type[msgspec.Struct]) -> str:
        """The name of a struct, whose declaration is written if it is not there yet."""
        name = struct.__name__
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
                lines.append(f'  {info.tag_field}: "{info.tag}";')
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
            return " | ".join(f'"{value}"' for value in info.values)
        if isinstance(info, inspect.ListType):
            inner = self.type(info.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if isinstance(info, inspect.DictType):
            key = self.type(info.key_type)
            return f"Record<{key}, {self.type(info.value_type)}>"
        if isinstance(info, inspect.UnionType):
            return " | ".join(self.type(part) for part in info.types)
        if isinstance(info, inspect.StructType):
            return self.declare(info.cls)
        raise TypeError(f"no TypeScript for {info!r}")


def write() -> str:
    """The whole file."""
    writer = Writer()
    unions = {
        "ServerMessage": [writer.declare(part) for part in get_args(messages.ServerMessage)],
        "ClientMessage": [writer.declare(part) for part in get_args(messages.ClientMessage)],
    }
    for struct in messages.HTTP_MESSAGES:
        writer.declare(struct)
    parts = [f"export const PROTOCOL = {messages.PROTOCOL};"]
    told = "".join(f'  {name}: "{address}",\n' for name, address in messages.ADDRESSES.items())
    about = "/** Every address, what is sent there and what comes back. */"
    parts.append(f"{about}\nexport const ADDRESSES = {{\n{told}}};")
    parts += writer.done.values()
    parts += [f"export type {name} =\n  | " + "\n  | ".join(of) + ";" for name, of in unions.items()]
    return HEADER + "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or only say with exit code 1 that it is out of date."""
    target = next((Path(word) for word in arguments if not word.startswith("-")), TARGET)
    if "--check" in arguments:
        return 0 if target.is_file() and target.read_text(encoding="utf-8") == write() else 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(write(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
