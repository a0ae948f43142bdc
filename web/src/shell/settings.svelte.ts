// A person's own choices and keys, kept in this browser only.
import { speech } from './text.svelte';

export type Theme = 'night' | 'day';
export type Speed = 'half' | 'one' | 'three' | 'skip';

interface Saved {
  lang: string;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** Whether the others' chat, fingers and nudges are kept away. */
  mute: boolean;
  speed: Speed;
  hints: boolean;
  name: string;
  /** The game that was looked at last. */
  game: string;
}

const KEY = 'shamble.settings';
const TOKENS = 'shamble.tokens';
const SEEN = 'shamble.seen';
const TUTORIAL = 'shamble.tutorial';

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text ? ({ ...fallback, ...JSON.parse(text) } as T) : fallback;
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

class Settings {
  private saved = $state<Saved>(
    read<Saved>(KEY, {
      lang: navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en',
      theme: 'night',
      motion: true,
      sound: false,
      notify: false,
      mute: false,
      speed: 'one',
      hints: true,
      name: '',
      game: '',
    }),
  );
  private prefersLess = matchMedia('(prefers-reduced-motion: reduce)');

  get lang(): string {
    return this.saved.lang;
  }
  get theme(): Theme {
    return this.saved.theme;
  }
  get motion(): boolean {
    return this.saved.motion && !this.prefersLess.matches;
  }
  get motionSwitch(): boolean {
    return this.saved.motion;
  }
  get sound(): boolean {
    return this.saved.sound;
  }
  get notify(): boolean {
    return this.saved.notify;
  }
  get mute(): boolean {
    return this.saved.mute;
  }
  get speed(): Speed {
    return this.saved.speed;
  }
  get hints(): boolean {
    return this.saved.hints;
  }
  get name(): string {
    return this.saved.name;
  }
  get game(): string {
    return this.saved.game;
  }

  set<K extends keyof Saved>(key: K, value: Saved[K]): void {
    this.saved[key] = value;
    write(KEY, $state.snapshot(this.saved));
    this.apply();
    if (key === 'lang') void speech.use(this.saved.lang);
  }

  apply(): void {
    const root = document.documentElement;
    if (this.saved.theme === 'day') root.dataset['theme'] = 'day';
    else delete root.dataset['theme'];
    if (this.saved.motion) delete root.dataset['motion'];
    else root.dataset['motion'] = 'off';
  }
}

export const settings = new Settings();

/** Keys to tables: whoever holds a token holds the seat. */
export const tokens = {
  all: (): Record<string, string> => read<Record<string, string>>(TOKENS, {}),
  of: (table: string): string => tokens.all()[table] ?? '',
  keep(table: string, token: string): void {
    write(TOKENS, { ...tokens.all(), [table]: token });
  },
  drop(table: string): void {
    const rest = tokens.all();
    delete rest[table];
    write(TOKENS, rest);
  },
};

/** How far somebody has looked at a table's log. */
export const seen = {
  of: (table: string): number => read<Record<string, number>>(SEEN, {})[table] ?? -1,
  mark(table: string, entry: number): void {
    write(SEEN, { ...read<Record<string, number>>(SEEN, {}), [table]: entry });
  },
  any: (): boolean => Object.keys(read<Record<string, number>>(SEEN, {})).length > 0,
};

/** Which hints were read, and which lessons solved. */
export const lesson = {
  done: (): string[] => read<{ done: string[] }>(TUTORIAL, { done: [] }).done,
  /** From the first hint on once more. */
  begin(): void {
    write(TUTORIAL, { ...read(TUTORIAL, {}), done: [] });
    settings.set('hints', true);
  },
  tick(id: string): void {
    write(TUTORIAL, { ...read(TUTORIAL, {}), done: [...lesson.done(), id] });
  },
  /** Which lesson a table is, if it is one. */
  of: (table: string): string =>
    read<{ tables: Record<string, string> }>(TUTORIAL, { tables: {} }).tables[table] ?? '',
  hold(table: string, id: string): void {
    const now = read<{ tables: Record<string, string> }>(TUTORIAL, { tables: {} });
    write(TUTORIAL, { ...now, tables: { ...now.tables, [table]: id } });
  },
  solved: (): string[] => read<{ solved: string[] }>(TUTORIAL, { solved: [] }).solved,
  solve(id: string): void {
    write(TUTORIAL, { ...read(TUTORIAL, {}), solved: [...new Set([...lesson.solved(), id])] });
  },
};
