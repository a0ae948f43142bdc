// The log, grouped as people tell it: round and phase, then whose turn it was.
import type { EntryInfo, EventInfo } from './messages';
import { type Naming, eventText, survivorName } from './words';

export interface LogLine {
  entry: number;
  event: EventInfo;
  /** The moves that carried out a decision of a crowd. */
  moves: [number, number, number, number][];
}

export interface LogTurn {
  turn: number;
  lines: LogLine[];
}

export interface LogPart {
  round: number;
  phase: string;
  turns: LogTurn[];
}

export type LogFilter = 'all' | 'mine' | 'dice';

const SILENT = new Set([
  'cite',
  'round',
  'phase',
  'turn',
  'turn-ended',
  'spawn-zone',
  'spawn-room',
  'rerolled',
  'noise-removed',
  'next-seat',
  'reorganises',
  'searched',
  'card-drawn',
]);
const DICE = new Set(['attacks', 'rolled', 'killed', 'hit-lost', 'friendly-fire']);

/** The newest part first; within a part things stand in the order they happened. */
export function groupLog(entries: EntryInfo[], filter: LogFilter, mine: ReadonlySet<number>): LogPart[] {
  const parts: LogPart[] = [];
  let decided: LogLine[] = [];
  for (const { entry, events } of entries) {
    for (const event of events) {
      if (event.key === 'zombies-moved') {
        for (const line of decided)
          line.moves = (event.args['moves'] as LogLine['moves']).filter(
            ([from]) => from === Number(line.event.args['zone']),
          );
        decided = [];
        continue;
      }
      if (SILENT.has(event.key)) continue;
      if (filter === 'dice' && !DICE.has(event.key)) continue;
      if (filter === 'mine' && event.turn >= 0 && !mine.has(event.turn)) continue;
      let part = parts[parts.length - 1];
      if (!part || part.round !== event.round || part.phase !== event.phase) {
        part = { round: event.round, phase: event.phase, turns: [] };
        parts.push(part);
      }
      let turn = part.turns[part.turns.length - 1];
      if (!turn || turn.turn !== event.turn) {
        turn = { turn: event.turn, lines: [] };
        part.turns.push(turn);
      }
      const line: LogLine = { entry, event, moves: [] };
      if (event.key === 'zombies-decide') decided.push(line);
      turn.lines.push(line);
    }
  }
  return parts.reverse();
}

/** What an answer was and what came of it, in a sentence or two. */
export function entryText(naming: Naming, entry: EntryInfo): string {
  const told = entry.events.filter((event) => !SILENT.has(event.key) && event.key !== 'zombies-moved');
  const [first, second] = told.length ? told : entry.events;
  if (!first) return '';
  const said = [first, ...(second && told.length ? [second] : [])]
    .map((event) => eventText(naming, event))
    .filter(Boolean)
    .join(' ');
  const who = first.turn >= 0 ? survivorName(naming, first.turn) : '';
  return who && !said.startsWith(who) ? `${who}: ${said}` : said;
}

/** The entries at which rounds begin. */
export function roundStarts(entries: EntryInfo[]): { round: number; entry: number }[] {
  const starts: { round: number; entry: number }[] = [];
  for (const { entry, events } of entries) {
    const round = events.at(-1)?.round ?? 0;
    if (round > (starts.at(-1)?.round ?? 0)) starts.push({ round, entry });
  }
  return starts;
}
