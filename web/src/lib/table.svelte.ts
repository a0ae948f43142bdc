// One table as this browser sees it: the socket, the position, the log, what is being played back.
import { socketAddress } from './api';
import type {
  Answer,
  ClientMessage,
  EntryInfo,
  EventInfo,
  Hello,
  Position,
  PreviewReply,
  Reason,
  ServerMessage,
  Sight,
  State,
  View,
} from './messages';
import { PROTOCOL } from './messages';
import { Playback, cutSteps, isWorthWatching } from './playback.svelte';
import { tokens } from './settings.svelte';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
type Reply = Answer | PreviewReply | Sight | Position | ServerMessage;

export interface Roll {
  survivor: number;
  dice: number[];
  hits: number;
  card: string;
  number: number;
}

const RETRY = [300, 800, 1500, 3000, 5000];

export class TableStore {
  hello: Hello | null = $state.raw(null);
  state: State | null = $state.raw(null);
  /** What the board shows: the position, or a moment of the playback. */
  private settled: View | null = $state.raw(null);
  /** An earlier position that a replay looks at instead. */
  past: View | null = $state.raw(null);
  entries: EntryInfo[] = $state.raw([]);
  online = $state(false);
  /** Why the table cannot be opened, if it cannot. */
  fatal: Reason | null = $state.raw(null);
  notice: Reason | null = $state.raw(null);
  refusal: Reason[] = $state.raw([]);
  roll: Roll | null = $state.raw(null);
  busy = $state(false);
  readonly playback: Playback;

  private socket: WebSocket | null = null;
  private closed = false;
  private tries = 0;
  private counter = 0;
  private readonly session = Math.random().toString(36).slice(2, 10);
  private readonly waiting = new Map<string, (reply: Reply) => void>();
  private fresh: EventInfo[] = [];
  private held: State | null = null;
  private timer = 0;

  constructor(
    readonly table: string,
    public token: string,
  ) {
    this.playback = new Playback(() => (this.settled = this.state?.view ?? null));
    this.connect();
  }

  /** The position to draw now. */
  get view(): View | null {
    return this.past ?? this.playback.step?.view ?? this.settled;
  }

  /** The log without what has not been played yet. */
  get last(): number {
    return this.entries[this.entries.length - 1]?.entry ?? -1;
  }

  private connect(): void {
    const socket = new WebSocket(socketAddress(this.table, this.token));
    this.socket = socket;
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.online = false;
      this.busy = false;
      this.waiting.clear();
      if (this.closed || this.fatal) return;
      const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)] ?? 5000;
      this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.playback.close();
    this.socket?.close();
  }

  private receive(message: ServerMessage): void {
    if ('id' in message && message.id) {
      const settle = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      settle?.(message);
    }
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) return location.reload();
        this.hello = message;
        this.online = true;
        this.tries = 0;
        this.held = null;
        this.fresh = [];
        if (message.role !== 'invite') tokens.keep(this.table, this.token);
        this.send({ type: 'events_since', entry: 0 });
        break;
      case 'events':
        this.takeEvents(message.start, message.entries, message.live);
        break;
      case 'state':
        if (this.state && message.entry > this.last) this.held = message;
        else this.takeState(message);
        break;
      case 'seated':
        this.token = message.token;
        if (this.hello) this.hello = { ...this.hello, role: message.role, yours: message.yours };
        tokens.keep(this.table, message.token);
        break;
      case 'answer':
        this.busy = false;
        this.refusal = message.accepted ? [] : message.reasons;
        break;
      case 'notice':
        if (message.fatal) this.fatal = { key: message.key, args: message.args, rule: '' };
        else this.notice = { key: message.key, args: message.args, rule: '' };
        break;
      default:
        break;
    }
  }

  private takeEvents(start: number, entries: EntryInfo[], live: boolean): void {
    this.entries = [...this.entries.filter((entry) => entry.entry < start), ...entries];
    if (live) this.fresh.push(...entries.flatMap((entry) => entry.events));
    if (this.held && this.held.entry <= this.last) {
      const state = this.held;
      this.held = null;
      this.takeState(state);
    }
  }

  private takeState(state: State): void {
    const before = this.settled;
    const events = this.fresh;
    this.fresh = [];
    const forward = !this.state || state.entry >= this.state.entry;
    this.state = state;
    this.noteRolls(events);
    const kinds = this.hello?.content.kinds.map((kind) => kind.slug) ?? [];
    if (before && forward && isWorthWatching(events)) {
      const from = this.playback.active ? (this.playback.steps.at(-1)?.view ?? before) : before;
      const steps = cutSteps(from, events, kinds);
      if (this.playback.active) this.playback.steps = [...this.playback.steps, ...steps];
      else this.playback.start(steps);
      return;
    }
    if (!forward && this.playback.active) this.playback.skip();
    this.settled = state.view;
  }

  private noteRolls(events: EventInfo[]): void {
    let card = '';
    for (const event of events) {
      if (event.key === 'attacks') card = String(event.args['card']);
      if (event.key === 'rolled') {
        const dice = (event.args['dice'] as number[] | undefined) ?? [];
        this.roll = {
          survivor: Number(event.args['survivor']),
          dice,
          hits: Number(event.args['hits']),
          card,
          number: (this.roll?.number ?? 0) + 1,
        };
      }
    }
  }

  send(message: WithoutId<ClientMessage>): Promise<Reply> {
    const id = `${this.session}-${++this.counter}`;
    const whole = { ...message, id } as ClientMessage;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    });
  }

  private get revision(): number {
    return this.state?.revision ?? 0;
  }

  async submit(text: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.roll = null;
    const reply = await this.send({ type: 'submit', revision: this.revision, text });
    return reply.type === 'answer' && reply.accepted;
  }

  async batch(texts: string[]): Promise<boolean> {
    this.busy = true;
    const reply = await this.send({ type: 'batch', revision: this.revision, texts });
    return reply.type === 'answer' && reply.accepted;
  }

  async rewind(what: 'undo' | 'redo' | 'reset_turn'): Promise<void> {
    const state = this.state;
    if (!state) return;
    const allowed = what === 'undo' ? state.can_undo : what === 'redo' ? state.can_redo : state.can_reset;
    if (allowed === 'no') return;
    this.roll = null;
    if (this.playback.active) this.playback.skip();
    if (allowed === 'ask') await this.send({ type: 'undo_request', revision: this.revision, what });
    else await this.send({ type: what, revision: this.revision });
  }

  async preview(text: string): Promise<PreviewReply['preview']> {
    const reply = await this.send({ type: 'preview', text });
    return reply.type === 'preview' ? reply.preview : null;
  }

  async look(zone: number): Promise<Sight | null> {
    const reply = await this.send({ type: 'look', zone });
    return reply.type === 'sight' ? reply : null;
  }

  async positionAt(entry: number): Promise<Position | null> {
    const reply = await this.send({ type: 'position_at', entry });
    return reply.type === 'position' ? reply : null;
  }
}
