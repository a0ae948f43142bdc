// All addresses of the server, in one place.
import type {
  CreateTable,
  GameList,
  LessonInfo,
  LessonList,
  MissionList,
  Problem,
  Reason,
  RuleList,
  TableCreated,
  TableInfo,
  TableList,
  TextCatalogue,
} from './messages';

/** A refusal of the server, with its reason. */
export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.key);
  }
}

export const base = new URL('./', document.baseURI);

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, base), init);
  } catch {
    throw new Refused({ key: 'ui-offline', args: {}, rule: '' });
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refused(
      problem?.error ?? { key: 'ui-server-error', args: { status: answer.status }, rule: '' },
    );
  }
  return (await answer.json()) as T;
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export const fetchLessons = async (game: string): Promise<LessonInfo[]> =>
  (await call<LessonList>(`api/games/${game}/lessons`)).lessons;
export const startLesson = (game: string, lesson: string): Promise<TableCreated> =>
  call(`api/games/${game}/lessons/${lesson}`, { method: 'POST' });
export const fetchText = async (lang: string, game: string): Promise<Record<string, string>> =>
  (await call<TextCatalogue>(`api/text/${lang}${game ? `?game=${game}` : ''}`)).messages;
export const fetchGames = (): Promise<GameList> => call('api/games');
export const fetchMissions = (game: string): Promise<MissionList> => call(`api/games/${game}/missions`);
/** What is printed on the components; only the game's own page knows what it says. */
export const fetchContent = <T>(game: string): Promise<T> => call(`api/games/${game}/content`);
export const fetchRules = (game: string, lang: string): Promise<RuleList> =>
  call(`api/games/${game}/rules?lang=${lang}`);
export const fetchTables = (tokens: string[]): Promise<TableList> =>
  call('api/tables/find', post({ tokens }));
export const createTable = (request: CreateTable): Promise<TableCreated> => call('api/tables', post(request));
export const importTable = (record: string): Promise<TableCreated> =>
  call('api/tables/import', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: record,
  });
export const branchTable = (table: string, token: string, entry: number): Promise<TableCreated> =>
  call(`api/tables/${table}/branch`, post({ token, entry }));
export const forgetTable = (table: string, token: string): Promise<unknown> =>
  call(`api/tables/${table}/forget`, post({ token }));
/** Make the old invite and watch links void: new ones. */
export const revokeLinks = (table: string, token: string): Promise<TableCreated> =>
  call(`api/tables/${table}/revoke`, post({ token }));
export const exportAddress = (table: string, token: string): string =>
  new URL(`api/tables/${table}/export?token=${encodeURIComponent(token)}`, base).href;
export const drawingAddress = (game: string, mission: string, theme: string): string =>
  new URL(
    `api/games/${game}/missions/${encodeURIComponent(mission)}/board.svg?detail=small&theme=${theme}`,
    base,
  ).href;

export function socketAddress(table: string, token: string): string {
  const url = new URL(`ws/tables/${table}`, base);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('token', token);
  return url.href;
}

export type { TableInfo };
