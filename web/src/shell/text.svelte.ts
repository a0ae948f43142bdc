// Every word a person reads, from the same Fluent files that the engine's other clients use.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fetchText } from './api';

export type Words = Record<string, FluentVariable>;

const FALLBACK = 'en';
const REFERENCE = /\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)/g;
const ATTRIBUTE = /^\s+\.([a-zA-Z][a-zA-Z0-9_-]*)\s*=/gm;

/** The messages of one language, parsed one by one when they are first said. */
export class Language {
  private readonly bundle: FluentBundle;
  private readonly parsed = new Set<string>();

  constructor(
    readonly name: string,
    private readonly raw: Record<string, string>,
  ) {
    this.bundle = new FluentBundle(name, { useIsolating: false });
  }

  knows(key: string): boolean {
    const [name = '', attribute] = key.split('.');
    const source = this.raw[name];
    if (source === undefined) return false;
    if (!attribute) return true;
    for (const found of source.matchAll(ATTRIBUTE)) if (found[1] === attribute) return true;
    return false;
  }

  say(key: string, words: Words): string | null {
    if (!this.knows(key)) return null;
    const [name = '', attribute] = key.split('.');
    this.parse(name);
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, words, []) : null;
  }

  private parse(name: string): void {
    const wanted = [name];
    const sources: string[] = [];
    for (let key = wanted.pop(); key !== undefined; key = wanted.pop()) {
      const source = this.raw[key];
      if (source === undefined || this.parsed.has(key)) continue;
      this.parsed.add(key);
      sources.push(`${key} = ${source}`);
      for (const found of source.matchAll(REFERENCE)) if (found[1]) wanted.push(found[1]);
    }
    if (sources.length) this.bundle.addResource(new FluentResource(sources.join('\n')));
  }
}

const named = (lang: string, game: string): string => (game ? `${lang}/${game}` : lang);

class Speech {
  lang = $state(FALLBACK);
  /** The game whose own words come first; none on pages of no game. */
  game = $state('');
  private languages: Record<string, Language> = $state.raw({});

  async use(lang: string): Promise<void> {
    await this.fetch(lang, this.game);
    this.lang = lang;
    document.documentElement.lang = lang;
  }
  async enter(game: string): Promise<void> {
    await this.fetch(this.lang, game);
    this.game = game;
  }
  /** Learn what a game's lists need, without entering it. */
  async know(game: string): Promise<void> {
    await this.fetch(this.lang, game);
  }
  in(lang: string, game: string): Language | undefined {
    return this.languages[named(lang, game)] ?? this.languages[lang];
  }

  private async fetch(lang: string, game: string): Promise<void> {
    const missing = [...new Set([FALLBACK, lang])].filter((it) => !this.languages[named(it, game)]);
    const found = await Promise.all(
      missing.map(async (it) => [named(it, game), new Language(it, await fetchText(it, game))] as const),
    );
    if (found.length) this.languages = { ...this.languages, ...Object.fromEntries(found) };
  }
}

export const speech = new Speech();

/** Whether there are words for a key, in the chosen language or in English. */
export function has(key: string, game = speech.game): boolean {
  return Boolean(speech.in(speech.lang, game)?.knows(key) || speech.in(FALLBACK, game)?.knows(key));
}

/** The words for a key; English after a mark where the language has none, the key where nobody has. */
export function t(key: string, words: Words = {}, game = speech.game): string {
  const said = speech.in(speech.lang, game)?.say(key, words);
  if (said !== null && said !== undefined) return said;
  const english = speech.in(FALLBACK, game)?.say(key, words);
  if (english === null || english === undefined) return `[${key}]`;
  return speech.lang === FALLBACK ? english : `[${FALLBACK}] ${english}`;
}

/** The first of these keys that has words. */
export function tAny(keys: string[], words: Words = {}): string {
  return t(keys.find((key) => has(key)) ?? keys[keys.length - 1] ?? '', words);
}

/** What is not certain is not said to be. */
const ALMOST = 0.99;

export function percent(chance: number): string {
  return new Intl.NumberFormat(speech.lang, {
    style: 'percent',
    maximumFractionDigits: chance < 0.005 ? 1 : 0,
  }).format(chance < 1 ? Math.min(chance, ALMOST) : chance);
}
