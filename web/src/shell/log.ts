// The log, grouped as people tell it: by where in the game it happened, then by whose turn it was.
import type { EntryInfo, EventInfo, Place } from './messages';

export interface LogLine {
  entry: number;
  /** Whether it was taken back. */
  undone: boolean;
  event: EventInfo;
}

export interface LogTurn {
  /** The figure whose turn it was; -1 for nobody's. */
  turn: number;
  lines: LogLine[];
}

export interface LogPart {
  /** The headings, the outermost first. */
  path: string[];
  turns: LogTurn[];
}

/** What a game leaves out of the log, and what of it can be shown alone. */
export interface LogPlan {
  untold: ReadonlySet<string>;
  filters: { id: string; keeps: (event: EventInfo) => boolean }[];
}

/** Where each event belongs: what an event does not say itself it has from the one before. */
export function placed(entry: EntryInfo): { event: EventInfo; place: Place }[] {
  let place = entry.place;
  return entry.events.map((event) => {
    place = event.place ?? place;
    return { event, place };
  });
}

/** The newest part first; within a part things stand in the order they happened. */
export function groupLog(
  entries: EntryInfo[],
  headings: (place: Place) => string[],
  turnOf: (place: Place) => number,
  keeps: (event: EventInfo, turn: number) => boolean,
  undone: readonly EntryInfo[] = [],
): LogPart[] {
  const gone = new Set(undone);
  const all = [...undone, ...entries].sort((a, b) => a.entry - b.entry);
  const parts: LogPart[] = [];
  let before: Place | null = null;
  let path: string[] = [];
  for (const entry of all) {
    for (const { event, place } of placed(entry)) {
      const whose = turnOf(place);
      if (!keeps(event, whose)) continue;
      if (place !== before) path = headings(place);
      before = place;
      let part = parts[parts.length - 1];
      if (!part || part.path.join() !== path.join()) {
        part = { path, turns: [] };
        parts.push(part);
      }
      let turn = part.turns[part.turns.length - 1];
      if (!turn || turn.turn !== whose) {
        turn = { turn: whose, lines: [] };
        part.turns.push(turn);
      }
      turn.lines.push({ entry: entry.entry, event, undone: gone.has(entry) });
    }
  }
  return parts.reverse();
}

/** The entries at which the outermost parts of a game begin: rounds, days, whatever it goes by. */
export function chapterStarts(entries: EntryInfo[]): number[] {
  const starts: number[] = [];
  let before = '';
  for (const entry of entries) {
    const now = JSON.stringify(placed(entry).at(-1)?.place.path[0] ?? entry.place.path[0] ?? null);
    if (now !== before) starts.push(entry.entry);
    before = now;
  }
  return starts;
}
