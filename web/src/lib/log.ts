// The log, grouped as people tell it: round and phase, then whose turn it was.
import type { EntryInfo, EventInfo } from './messages';

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

const SILENT = new Set(['cite', 'round', 'phase', 'turn', 'turn-ended', 'spawn-zone', 'spawn-room', 'rerolled', 'noise-removed', 'next-seat', 'reorganises', 'searched', 'card-drawn']);
const DICE = new Set(['attacks', 'rolled', 'killed', 'hit-lost', 'friendly-fire']);

/** The newest part first; within a part things stand in the order they happened. */
export function groupLog(entries: EntryInfo[], filter: LogFilter, mine: ReadonlySet<number>): LogPart[] {
  const parts: LogPart[] = [];
  let decided: LogLine[] = [];
  for (const { entry, events } of entries) {
    for (const event of events) {
      if (event.key === 'zombies-moved') {
        for (const line of decided) line.moves = (event.args['moves'] as LogLine['moves']).filter(([from]) => from === Number(line.event.args['zone']));
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
