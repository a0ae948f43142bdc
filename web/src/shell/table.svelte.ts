// One table as this browser sees it: the socket, the position, the log.
import { socketAddress } from './api';
import type {
  ClientMessage,
  EntryInfo,
  EventInfo,
  Hello,
  Line,
  Position,
  Reason,
  ServerMessage,
  State,
} from './messages';
import { PROTOCOL } from './messages';
import { settings, tokens } from './settings.svelte';
import { t } from './text.svelte';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
type Reply = ServerMessage;

/** A new position: what it was before, and what happened on the way. */
export interface Change {
  before: unknown;
  events: EventInfo[];
  /** Whether the game went on; if not, something was taken back. */
  forward: boolean;
}

const RETRY = [300, 800, 1500, 3000, 5000];
/** A message without an answer for so long means that nobody is there any more. */
const PATIENCE = 12_000;
/** So long a finger stays on the board. */
const POINT = 2600;
/** What changes nothing is asked again when it is wanted again; everything else is kept until it is answered. */
const QUESTIONS = new Set([
  'preview',
  'why_not',
  'look',
  'events_since',
  'position_at',
  'check_lesson',
  'ping',
]);

/** A message on its way; the server counts it once, however often it is sent under its name. */
interface Sent {
  message: ClientMessage;
  settle: (reply: Reply | null) => void;
  /** Whether it has left this page at least once. */
  gone: boolean;
}

/** Two entries alike: the same answer at the same place. */
const sameness = (entry: EntryInfo): string => `${entry.entry} ${entry.seat} ${entry.text}`;

export class TableStore {
  hello: Hello | null = $state.raw(null);
  state: State | null = $state.raw(null);
  /** The map as it is now, where there is one. */
  private map: unknown = $state.raw(null);
  /** An earlier position that a replay looks at instead. */
  past: Position | null = $state.raw(null);
  entries: EntryInfo[] = $state.raw([]);
  /** What was taken back while this page was open, and has not come again. */
  undone: EntryInfo[] = $state.raw([]);
  online = $state(false);
  /** Why the table cannot be opened, if it cannot. */
  fatal: Reason | null = $state.raw(null);
  notice: Reason | null = $state.raw(null);
  refusal: Reason[] = $state.raw([]);
  busy = $state(false);

  /** What a game shows before the position as it stands: a moment of what has just happened. */
  stage: (() => unknown) | null = $state.raw(null);
  /** Told of every new position. */
  onchange: ((change: Change) => void) | null = null;
  /** What people have said, in its order. */
  lines: Line[] = $state.raw([]);
  /** Where somebody points just now. */
  pointed: { seat: number; place: number; number: number }[] = $state.raw([]);
  /** Told when somebody reminds a seat of this page that the table waits. */
  onnudge: ((by: number) => void) | null = null;

  private socket: WebSocket | null = null;
  private closed = false;
  private tries = 0;
  private counter = 0;
  /** Ids begin with what only this page knows: whoever knew them could take its seat. */
  private readonly session = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  private readonly waiting = new Map<string, Sent>();
  /** Whether an answer is kept until the connection is back. */
  owes = $state(false);
  private alarm = 0;
  private fresh: EventInfo[] = [];
  private held: State | null = null;
  private timer = 0;

  constructor(
    readonly table: string,
    public token: string,
  ) {
    this.connect();
    addEventListener('offline', this.away);
    addEventListener('online', this.home);
  }
  private readonly away = (): void => this.lost(this.socket);
  private readonly home = (): void => {
    if (this.online || this.socket || this.closed || this.fatal) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** The position to draw now. */
  get view(): unknown {
    return this.stage?.() ?? (this.past ?? this.state)?.view ?? null;
  }

  /** The map to draw: of an earlier position, if it was another one then. */
  get board(): unknown {
    return this.past?.board ?? this.map;
  }

  /** The log without what has not been played yet. */
  get last(): number {
    return this.entries[this.entries.length - 1]?.entry ?? -1;
  }

  private connect(): void {
    const socket = new WebSocket(socketAddress(this.table, this.token));
    this.socket = socket;
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  /** The connection is gone: questions are void, what changes the game waits until it is back. */
  private lost(socket: WebSocket | null): void {
    if (!socket || this.socket !== socket) return;
    this.socket = null;
    socket.close();
    this.online = false;
    clearTimeout(this.alarm);
    for (const [id, sent] of this.waiting) {
      if (!QUESTIONS.has(sent.message.type)) continue;
      this.waiting.delete(id);
      sent.settle(null);
    }
    this.owes = this.waiting.size > 0;
    if (this.closed || this.fatal) return;
    const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)] ?? 5000;
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.alarm);
    removeEventListener('offline', this.away);
    removeEventListener('online', this.home);
    this.socket?.close();
  }

  private receive(message: ServerMessage): void {
    if ('id' in message && message.id) {
      const sent = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      sent?.settle(message);
      if (!this.waiting.size) clearTimeout(this.alarm);
    }
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) return location.reload();
        this.hello = message;
        this.map = message.board;
        this.online = true;
        this.tries = 0;
        this.held = null;
        this.fresh = [];
        this.lines = [];
        if (message.role !== 'invite') tokens.keep(this.table, this.token);
        void this.send({ type: 'events_since', entry: 0 });
        this.sendKept();
        break;
      case 'events':
        this.takeEvents(message.start, message.entries, message.live);
        if (message.more) this.send({ type: 'events_since', entry: message.start + message.entries.length });
        break;
      case 'state':
        if (this.state && message.entry > this.last) this.held = message;
        else this.takeState(message);
        break;
      case 'board':
        this.map = message.board;
        break;
      case 'seated':
        this.token = message.token;
        if (this.hello) this.hello = { ...this.hello, role: message.role, yours: message.yours };
        tokens.keep(this.table, message.token);
        break;
      case 'said': {
        const known = new Set(this.lines.map((line) => line.number));
        this.lines = [...this.lines, ...message.lines.filter((line) => !known.has(line.number))];
        break;
      }
      case 'pointed': {
        if (settings.mute && !this.state?.yours.includes(message.seat)) break;
        const here = { seat: message.seat, place: message.place, number: ++this.counter };
        this.pointed = [...this.pointed, here];
        setTimeout(() => (this.pointed = this.pointed.filter((it) => it !== here)), POINT);
        break;
      }
      case 'nudged':
        if (this.state?.yours.includes(message.seat) && !settings.mute) this.onnudge?.(message.by);
        break;
      case 'answer':
        this.busy = [...this.waiting.values()].some(
          ({ message: { type } }) => type === 'submit' || type === 'batch',
        );
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
    if (live) {
      const gone = this.entries.filter((entry) => entry.entry >= start);
      const again = new Set(entries.map(sameness));
      this.undone = [...this.undone, ...gone].filter((entry) => !again.has(sameness(entry)));
    }
    this.entries = [...this.entries.filter((entry) => entry.entry < start), ...entries];
    if (live) this.fresh.push(...entries.flatMap((entry) => entry.events));
    if (this.held && this.held.entry <= this.last) {
      const state = this.held;
      this.held = null;
      this.takeState(state);
    }
  }

  private takeState(state: State): void {
    const before = this.state;
    const events = this.fresh;
    this.fresh = [];
    this.state = state;
    if (before) this.onchange?.({ before: before.view, events, forward: state.entry >= before.entry });
  }

  /** The answer of the server; null if there will be none. */
  send(message: WithoutId<ClientMessage>): Promise<Reply | null> {
    const id = `${this.session}-${++this.counter}`;
    const whole = { ...message, id } as ClientMessage;
    return new Promise((settle) => {
      const open = this.socket?.readyState === WebSocket.OPEN;
      if (!open && QUESTIONS.has(message.type)) return settle(null);
      const sent: Sent = { message: whole, settle, gone: false };
      this.waiting.set(id, sent);
      if (open) this.post(sent);
      else this.owes = true;
    });
  }
  private post(sent: Sent): void {
    sent.gone = true;
    this.socket?.send(JSON.stringify(sent.message));
    clearTimeout(this.alarm);
    this.alarm = window.setTimeout(() => this.lost(this.socket), PATIENCE);
  }
  /** After a lost connection: everything that was not answered goes out again, in its order. */
  private sendKept(): void {
    this.owes = false;
    for (const sent of this.waiting.values()) if (!QUESTIONS.has(sent.message.type)) this.post(sent);
  }

  private get revision(): number {
    return this.state?.revision ?? 0;
  }

  async submit(text: string): Promise<boolean> {
    return this.answer({ type: 'submit', revision: this.revision, text });
  }

  async batch(texts: string[]): Promise<boolean> {
    return this.answer({ type: 'batch', revision: this.revision, texts });
  }

  /** One answer at a time; while the connection is gone, a later one takes the place of one that never left. */
  private async answer(message: WithoutId<Extract<ClientMessage, { revision: number }>>): Promise<boolean> {
    if (this.busy) {
      const kept = [...this.waiting].find(
        ([
          ,
          {
            message: { type },
          },
        ]) => type === 'submit' || type === 'batch',
      );
      if (!kept || kept[1].gone) return false;
      this.waiting.delete(kept[0]);
      kept[1].settle(null);
    }
    this.busy = true;
    const reply = await this.send(message);
    return reply?.type === 'answer' && reply.accepted;
  }

  async rewind(what: 'undo' | 'redo' | 'reset_turn'): Promise<void> {
    const state = this.state;
    if (!state) return;
    const allowed = what === 'undo' ? state.can_undo : what === 'redo' ? state.can_redo : state.can_reset;
    if (allowed === 'no') return;
    if (allowed === 'ask') await this.send({ type: 'undo_request', revision: this.revision, what });
    else await this.send({ type: what, revision: this.revision });
  }

  /** What an answer may bring, as the game tells it: null if it cannot tell, undefined if the question got lost. */
  async preview(text: string): Promise<unknown> {
    const reply = await this.send({ type: 'preview', text });
    if (!reply) return undefined;
    return reply.type === 'preview' ? reply.preview : null;
  }

  /** What a seat is called: by its bot, by the name of whoever sits there, by its number. */
  seatName(seat: number): string {
    const info = this.state?.seats.find((it) => it.seat === seat);
    if (info?.bot) return t('ui-bot', { n: seat + 1 });
    return info?.name || t('ui-seat', { n: seat + 1 });
  }

  /** Ask the game something about the position: sight, ways, whatever its page wants to know. */
  async look(question: Record<string, unknown>): Promise<unknown> {
    const reply = await this.send({ type: 'look', question });
    return reply?.type === 'looked' ? reply.answer : null;
  }

  async positionAt(entry: number): Promise<Position | null> {
    const reply = await this.send({ type: 'position_at', entry });
    return reply?.type === 'position' ? reply : null;
  }
}
