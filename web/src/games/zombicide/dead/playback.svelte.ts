// What the dead did, step by step, from the events the table sent.
import type { EntryInfo, EventInfo } from '../../../shell/messages';
import { settings } from '../../../shell/settings.svelte';
import type { SurvivorView, View } from '../messages';

export type Move = [from: number, to: number, kind: number, count: number];
export type Stage = 'attacks' | 'moves' | 'again' | 'spawn';

export interface Step {
  stage: Stage;
  /** The event to explain: who attacks, who decides, what appears. */
  event: EventInfo;
  moves: Move[];
  /** The position before the step, and after it. */
  before: View;
  view: View;
}

const OPENERS = new Set(['zombies-decide', 'zombies-attack', 'spawn-zone']);

/** Whether something happened that is worth watching. */
export function isWorthWatching(events: EventInfo[]): boolean {
  return events.some((event) => OPENERS.has(event.key));
}

const number = (value: unknown): number => Number(value);

/** The position with some events of the dead applied; the real one replaces it at the end. */
export function applyEvent(view: View, event: EventInfo, kinds: string[]): View {
  const args = event.args;
  switch (event.key) {
    case 'zombies-moved':
      return moveZombies(view, args['moves'] as Move[], kinds);
    case 'zombies-placed':
      return changeZombies(
        view,
        number(args['zone']),
        kinds[number(args['kind'])] ?? '',
        number(args['count']),
      );
    case 'killed':
      return changeZombies(
        view,
        number(args['zone']),
        kinds[number(args['kind'])] ?? '',
        -number(args['count']),
      );
    case 'wounded':
      return changeSurvivor(view, number(args['survivor']), { wounds: number(args['wounds']) });
    case 'eliminated':
      return changeSurvivor(view, number(args['survivor']), { zone: -2 });
    default:
      return view;
  }
}

function changeSurvivor(view: View, id: number, change: Partial<SurvivorView>): View {
  return { ...view, survivors: view.survivors.map((who) => (who.id === id ? { ...who, ...change } : who)) };
}

function changeZombies(view: View, zone: number, kind: string, by: number): View {
  const zones = view.zones.map((it) => ({ ...it, zombies: { ...it.zombies } }));
  let row = zones.find((it) => it.zone === zone);
  if (!row) {
    row = { zone, zombies: {}, noise: 0, tokens: 0 };
    zones.push(row);
  }
  const now = (row.zombies[kind] ?? 0) + by;
  if (now > 0) row.zombies[kind] = now;
  else delete row.zombies[kind];
  return { ...view, zones };
}

export function moveZombies(view: View, moves: Move[], kinds: string[]): View {
  let now = view;
  for (const [from, to, kind, count] of moves) {
    if (from === to) continue;
    now = changeZombies(now, from, kinds[kind] ?? '', -count);
    now = changeZombies(now, to, kinds[kind] ?? '', count);
  }
  return now;
}

/** Cut a stretch of events into steps that a person can follow: one crowd, one attack, one card at a time. */
export function cutSteps(before: View, events: EventInfo[], kinds: string[]): Step[] {
  const steps: Step[] = [];
  let view = before;
  let deciding: number[] = [];
  let activation = 0;
  for (const event of events) {
    const last = steps[steps.length - 1];
    if (event.key === 'zombies-decide') {
      steps.push({ stage: activation ? 'again' : 'moves', event, moves: [], before: view, view });
      deciding.push(steps.length - 1);
    } else if (event.key === 'zombies-moved') {
      const moves = [...(event.args['moves'] as Move[])];
      for (const at of deciding) {
        const step = steps[at] as Step;
        const mine = moves.filter(([from]) => from === number(step.event.args['zone']));
        for (const move of mine) moves.splice(moves.indexOf(move), 1);
        step.moves = mine;
        step.before = view;
        view = moveZombies(view, mine, kinds);
        step.view = view;
      }
      if (moves.length) {
        const before = view;
        view = moveZombies(view, moves, kinds);
        steps.push({ stage: activation ? 'again' : 'moves', event, moves, before, view });
      }
      deciding = [];
      activation++;
    } else if (event.key === 'zombies-attack') {
      steps.push({ stage: 'attacks', event, moves: [], before: view, view });
    } else if (event.key === 'spawn-zone' || event.key === 'spawn-room' || event.key === 'zombie-card') {
      if (event.key === 'zombie-card' && last?.stage === 'spawn' && last.event.key !== 'zombie-card')
        last.event = event;
      else steps.push({ stage: 'spawn', event, moves: [], before: view, view });
    } else {
      view = applyEvent(view, event, kinds);
      if (last && !deciding.length) last.view = view;
    }
  }
  return steps;
}

/** How the crowds moved after one of them decided. */
export function movesOf(entries: EntryInfo[], decision: EventInfo): Move[] {
  const events = entries.flatMap((entry) => entry.events);
  const at = events.indexOf(decision);
  const moved = at < 0 ? undefined : events.slice(at).find((event) => event.key === 'zombies-moved');
  const zone = number(decision.args['zone']);
  return ((moved?.args['moves'] as Move[] | undefined) ?? []).filter(([from]) => from === zone);
}

export const SPEEDS = { half: 0.5, one: 1, three: 3, skip: 1000 } as const;

/** Plays steps one after another; the board shows the view of the step that is reached. */
export class Playback {
  steps: Step[] = $state.raw([]);
  at = $state(-1);
  playing = $state(false);
  private timer = 0;

  get active(): boolean {
    return this.at >= 0;
  }

  /** What the board shows: while a crowd is explained at rest, it still stands where it decided. */
  get view(): View | null {
    const step = this.step;
    if (!step) return null;
    return step.event.key === 'zombies-decide' && !(settings.motion && this.playing)
      ? step.before
      : step.view;
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  start(steps: Step[]): void {
    if (!steps.length || settings.speed === 'skip') return;
    this.steps = steps;
    this.at = 0;
    this.playing = settings.motion;
    this.schedule();
  }

  /** At normal speed a phase takes about six seconds in all. */
  private pause(): number {
    const each = Math.min(1100, Math.max(320, 6000 / this.steps.length));
    return each / SPEEDS[settings.speed];
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.playing) this.timer = window.setTimeout(() => this.next(), this.pause());
  }

  next(): void {
    if (this.at + 1 >= this.steps.length) this.skip();
    else {
      this.at++;
      this.schedule();
    }
  }

  back(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.at = Math.max(0, this.at - 1);
  }

  go(at: number): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.at = at;
  }

  stepOn(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.next();
  }

  toggle(): void {
    this.playing = !this.playing;
    this.schedule();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.at = -1;
    this.playing = false;
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
