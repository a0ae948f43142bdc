// Events, answers, reasons and questions of any game as sentences: the game's wording says what each argument is,
// here it becomes a name, and the language files say the sentence. `port/speaker.py` is the same for the terminal.
import type { Kind, Phrase, Wording } from './messages';
import { type Words, has, t, tAny } from './text.svelte';

const NONE = 'none';

/** What a look-up finds: what stands for it in text keys, what is printed on it, and all it says of itself. */
interface Row {
  slug: string;
  name: string;
  facts: Record<string, unknown>;
}

/** What the page holds of a table, by the paths of a wording: `content`, `board`, `view`. */
export type Held = Record<string, unknown>;

/** How a game's page names things of a kind itself, such as rooms by their furniture; null if it does not. */
export type Naming = Record<string, (value: unknown, form?: string) => string | null>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const slugOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

export class Speaker {
  constructor(
    private readonly wording: Wording,
    private readonly held: Held = {},
    private readonly mission = '',
    private readonly naming: Naming = {},
  ) {}

  /** Any message of the game; of several keys the first that has words, all with the facts of the last. */
  message(key: string, args: Record<string, unknown>, before: string[] = []): string {
    return tAny([...before, key], this.facts(key, args));
  }
  /** A sentence that the server made: a line of a panel, a heading of the log; else a name as it is printed. */
  phrase(phrase: Phrase): string {
    return has(phrase.key) ? this.message(phrase.key, phrase.args) : phrase.key;
  }
  /** One thing of a kind. */
  name(kind: string, value: unknown): string {
    return String(this.value(kind, value, {}) ?? '');
  }
  /** The arguments of a message with names for numbers, what is made of them, and what is missing. */
  facts(key: string, args: Record<string, unknown>): Words {
    const said: Words = {};
    const put = (name: string, value: string | number | null): void => {
      if (value !== null) said[name] = value;
    };
    for (const [name, value] of Object.entries(args)) {
      const kind = this.kindOf(key, name);
      put(name, this.value(kind, value, args));
      for (const [form, text] of Object.entries(this.forms(kind, value, args))) put(`${name}-${form}`, text);
    }
    for (const [name, made] of Object.entries(this.wording.made))
      if (!(name in said) && made.of.every((part) => part in args))
        put(
          name,
          this.value(
            made.kind,
            made.of.map((part) => args[part]),
            args,
          ),
        );
    for (const name of this.wording.absent) said[name] ??= NONE;
    return said;
  }

  /** The forms of a name, or of every name in a list, that sentences may ask for. */
  private forms(name: string, value: unknown, args: Record<string, unknown>): Record<string, string> {
    const kind = this.wording.kinds[name];
    if (!kind) return {};
    if (kind.say !== 'list')
      return Object.fromEntries(kind.forms.map((form) => [form, this.form(name, value, form, args)]));
    const all = Array.isArray(value) ? value : [];
    const joined = (form: string): string =>
      all.map((one) => this.form(kind.of, one, form, args)).join(kind.join) || empty(kind);
    return Object.fromEntries((this.wording.kinds[kind.of]?.forms ?? []).map((form) => [form, joined(form)]));
  }
  private form(name: string, value: unknown, form: string, args: Record<string, unknown>): string {
    const own = this.naming[name]?.(value, form);
    if (own) return own;
    const plainName = String(this.value(name, value, args) ?? '');
    return has(`form-${form}`) ? t(`form-${form}`, { name: plainName }) : plainName;
  }

  private kindOf(key: string, name: string): string {
    return this.wording.special[key]?.[name] ?? this.wording.args[name] ?? '';
  }

  private value(name: string, given: unknown, args: Record<string, unknown>): string | number | null {
    const kind = this.wording.kinds[name];
    if (!kind) return plain(given);
    const value = kind.field && isRecord(given) ? (given[kind.field] ?? '') : given;
    const own = this.naming[name]?.(value);
    if (own !== null && own !== undefined) return own;
    const fixed = String(value);
    if (fixed in kind.select) return kind.select[fixed] as string;
    if (fixed in kind.values) return t(kind.values[fixed] as string);
    switch (kind.say) {
      case 'hidden':
        return null;
      case 'list':
        return this.list(kind, value, args);
      case 'phrase':
        return this.parts(kind, value, args);
      case 'counted': {
        const [what, number] = value as [unknown, number];
        return this.counted(kind, what, number);
      }
      case 'one-more':
        return Number(value) + 1;
      case 'named':
        return this.named(kind, value);
      default:
        return plain(value);
    }
  }

  private list(kind: Kind, values: unknown, args: Record<string, unknown>): string {
    const told = (Array.isArray(values) ? values : []).map((value) => this.value(kind.of, value, args));
    return told.filter((one) => one !== null && one !== '').join(kind.join) || empty(kind);
  }

  private parts(kind: Kind, value: unknown, args: Record<string, unknown>): string {
    const open = Object.keys(kind.parts).filter((name) => !(name in kind.beside));
    let parts: Record<string, unknown> = {};
    if (kind.rows) {
      const row = this.row(kind, value);
      if (!row) return empty(kind);
      for (const name of open) parts[name] = row.facts[name];
    } else if (Array.isArray(value)) parts = Object.fromEntries(open.map((name, at) => [name, value[at]]));
    else {
      parts = { [open[0] ?? '']: value };
      for (const [name, map] of Object.entries(kind.beside)) {
        const beside = args[map];
        parts[name] = isRecord(beside) ? (beside[String(value)] ?? 0) : 0;
      }
    }
    if (kind.unlike.length && new Set(kind.unlike.map((name) => parts[name])).size < kind.unlike.length)
      return '';
    const said: Words = {};
    for (const [name, part] of Object.entries(parts)) {
      const named = this.value(kind.parts[name] ?? '', part, args);
      if (named !== null) said[name] = named;
    }
    for (const [name, made] of Object.entries(this.wording.made))
      if (!(name in said) && made.of.every((part) => part in parts))
        said[name] =
          this.value(
            made.kind,
            made.of.map((part) => parts[part]),
            args,
          ) ?? '';
    return t(kind.texts[0] ?? '', said);
  }

  private counted(kind: Kind, what: unknown, number: number): string {
    const of = this.wording.kinds[kind.of];
    const slug = (of && this.row(of, what)?.slug) ?? String(what);
    const key = kind.texts.map((pattern) => this.key(pattern, slug)).find((it) => has(it));
    if (key) return t(key, { n: number });
    const name = this.name(kind.of, what);
    return number === 1 ? name : `${number} × ${name}`;
  }

  private named(kind: Kind, value: unknown): string {
    const row = this.row(kind, value);
    if (!row) return kind.empty ? empty(kind) : String(value);
    for (const pattern of kind.texts) {
      const key = this.key(pattern, row.slug);
      if (has(key)) return t(key);
    }
    const printed = row.name || row.slug;
    const at = kind.split ? printed.indexOf(kind.split) : -1;
    if (at < 0) return printed;
    const halves = [printed.slice(0, at), printed.slice(at + kind.split.length)];
    return halves.map((half) => this.named(kind, half)).join(kind.split);
  }

  private key(pattern: string, slug: string): string {
    return pattern.replace('{mission}', this.mission).replace('*', slug);
  }

  /** What a value of a kind stands for; null if there is no such thing. */
  private row(kind: Kind, value: unknown): Row | null {
    if (kind.names.length) {
      const slug = typeof value === 'number' ? kind.names[value] : String(value);
      return slug ? { slug, name: slug, facts: {} } : null;
    }
    const text = typeof value === 'string' ? value : '';
    const rows = this.wording.rows[kind.rows];
    if (!rows) {
      const name = String(value ?? '');
      return name ? { slug: name.toLowerCase(), name, facts: {} } : null;
    }
    const read = (it: unknown, key = ''): Row => {
      const facts = isRecord(it) ? it : {};
      return { slug: String(facts[rows.slug] ?? key), name: String(facts[rows.name] ?? ''), facts };
    };
    const list = rows.path
      .split('.')
      .reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), this.held);
    if (typeof value === 'number') {
      const found = Array.isArray(list) ? list[value] : undefined;
      return found === undefined ? null : read(found);
    }
    if (!text) return null;
    if (isRecord(list) && text in list) return read(list[text], text);
    const all = Array.isArray(list) ? list : isRecord(list) ? Object.values(list) : [];
    const found = all.map((it) => read(it)).find((row) => row.slug === text || row.name === text);
    return found ?? { slug: slugOf(text), name: text, facts: {} };
  }
}

const empty = (kind: Kind): string => (kind.empty ? t(kind.empty) : '');

function plain(value: unknown): string | number | null {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return Array.isArray(value) ? value.join(', ') : null;
}
