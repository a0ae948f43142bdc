"""The help pages, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from shamble.text import has, t

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions


class Help:
    """Draws a help page as plain columns.

    What an option means is the text `cli-<command>-<option>`, else `cli-option-<option>`,
    else the command's docstring.
    """

    def __init__(self, command: str = "") -> None:
        self.command = command

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """The first line: how the command is written."""
        words = str(usage).strip().removeprefix("Usage:").split()
        shown = [_usage_word(word) for word in words]
        console.print(Text(t("cli-help-usage", usage=" ".join(shown)), style="bold"), soft_wrap=True)

    def render_description(self, console: Console, options: ConsoleOptions, description: object) -> None:
        """What the command is for."""
        console.print(description)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One group of commands or options."""
        if not panel.entries:
            return
        console.print(Text(str(panel.title), style="bold"))
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for entry in panel.entries:
            table.add_row(_names(entry.positional_label, *entry.shorts, *entry.names), self._meaning(entry))
        if not self.command and any("--help" in entry.names for entry in panel.entries):
            table.add_row(_names("--lang"), Text(t("cli-option-lang")))
        console.print(table)
        console.print()

    def _meaning(self, entry: HelpEntry) -> Text:
        name = next(iter(entry.names), entry.positional_label or "")
        option = name.strip("-").lower()
        if option == "help":
            words = Text(t("cli-help-flag"))
        elif self.command and has(key := f"cli-command-{self.command}-{option}"):
            words = Text(t(key))
        elif self.command and has(key := f"cli-{self.command}-{option}"):
            words = Text(t(key))
        elif self.command and has(key := f"cli-option-{option}"):
            words = Text(t(key))
        else:
            words = _plain(entry.description)
        for note in _notes(entry):
            words.append(f" [{note}]", style="dim")
        return words


def _names(*names: str | None) -> Text:
    return Text("  " + ", ".join(name for name in names if name), style="cyan")


def _notes(entry: HelpEntry) -> list[str]:
    notes: list[str] = []
    if entry.choices:
        notes.append(t("cli-help-choices", choices=", ".join(entry.choices)))
    if entry.default is not None and entry.default not in ("False", "None", '""'):
        notes.append(t("cli-help-default", value=entry.default))
    if entry.required:
        notes.append(t("cli-help-required"))
    return notes


def _plain(description: object) -> Text:
    if description is None:
        return Text()
    if isinstance(description, str | Text):
        return Text(str(description))
    primary = getattr(description, "primary_renderable", description)
    return Text(str(getattr(primary, "markup", primary)).strip())


def _usage_word(word: str) -> str:
    known = {"COMMAND": "cli-usage-command", "[OPTIONS]": "cli-usage-options", "[ARGS]": "cli-usage-args"}
    known["[ARGS...]"] = known["[ARGS]"]
    return t(known[word]) if word in known else word
