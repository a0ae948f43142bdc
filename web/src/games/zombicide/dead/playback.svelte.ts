// What the dead did, step by step, from the events the table sent.
import type { EntryInfo, EventInfo } from '../../../shell/messages';
import { settings } from '../../../shell/settings.svelte';
import type { View } from '../messages';

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

/** What comes onto the board, and the cards that say so. */
export const CARDS: ReadonlySet<string> = new Set(['zombie-card', 'order-drawn']);
const SPAWNS = new Set(['spawn-zone', 'spawn-room', 'sleepers-woken', 'zeus-arrives', ...CARDS]);

/** Whether something happened that is worth watching. */
export function isWorthWatching(events: EventInfo[]): boolean {
  return events.some((event) => OPENERS.has(event.key));
}

const number = (value: unknown): number => Number(value);

/** The position at an event, if the table sent it along: what is other than before. */
function at(view: View, event: EventInfo): View {
  return event.scene ? { ...view, ...(event.scene as Partial<View>) } : view;
}

/**
 * Cut a stretch of events into steps that a person can follow: one crowd, one attack, one card at a time.
 * Each crowd is explained where it stands; then all of them step at once.
 */
export function cutSteps(before: View, events: EventInfo[]): Step[] {
  const steps: Step[] = [];
  let view = before;
  let deciding: Step[] = [];
  let activation = 0;
  for (const event of events) {
    const stood = view;
    view = at(view, event);
    const last = steps[steps.length - 1];
    const stage = activation ? 'again' : 'moves';
    if (event.key === 'zombies-decide') {
      const step: Step = { stage, event, moves: [], before: stood, view };
      steps.push(step);
      deciding.push(step);
    } else if (event.key === 'zombies-moved') {
      const moves = (event.args['moves'] as Move[]).slice();
      for (const step of deciding) {
        step.moves = moves.filter(([from]) => from === number(step.event.args['zone']));
        for (const move of step.moves) moves.splice(moves.indexOf(move), 1);
      }
      const mover = deciding[deciding.length - 1];
      if (mover && !moves.length) mover.view = view;
      else steps.push({ stage, event, moves, before: stood, view });
      deciding = [];
      activation++;
    } else if (event.key === 'zombies-attack') {
      steps.push({ stage: 'attacks', event, moves: [], before: stood, view });
    } else if (SPAWNS.has(event.key)) {
      if (CARDS.has(event.key) && last?.stage === 'spawn' && !CARDS.has(last.event.key)) last.event = event;
      else steps.push({ stage: 'spawn', event, moves: [], before: stood, view });
    } else if (last && !deciding.length) {
      last.view = view;
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
