import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Child, startProgram } from './children.ts';

/** An embedded league as `npm start -- --empty` runs it, in a process of its own, and an admin signed in to it. */
export type RunningLeague = {
  readonly child: Child;
  readonly url: string;
  readonly eventsFile: string;
  readonly token: string;
  /** What its login answered, as the browser keeps it. */
  readonly session: string;
  /** @throws when the answer is not 2xx */
  readonly send: (method: 'POST' | 'PUT', path: string, body: object) => Promise<Sent>;
};

type Sent = { readonly position: string; readonly body: unknown };

export const CLI = fileURLToPath(new URL('../infra/programs/cli/league.ts', import.meta.url));
const PROFILE_ON_SIGNAL = new URL('profile-on-signal.ts', import.meta.url).href;
export const ADMIN = { username: 'bench', password: randomUUID() };
/** The first admin, for a league to be measured. */
export const ADMIN_ENVIRONMENT = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
const START_MS = 20_000;

/** Starts it in a folder, with these settings besides; it profiles itself into that folder from one SIGUSR2 to the next. */
export const startLeague = async (
  folder: string,
  settings: NodeJS.ProcessEnv = {},
  logName = 'league.log',
): Promise<RunningLeague> => {
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, logName);
  const child = startProgram({
    args: ['--import', PROFILE_ON_SIGNAL, CLI, 'start', '--empty'],
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      ...ADMIN_ENVIRONMENT,
      ...settings,
      PROFILE_FILE: join(folder, 'server.cpuprofile'),
    },
    logFile,
  });
  const url = await urlFrom(logFile);
  return { child, url, eventsFile: join(folder, 'events.db'), ...(await signIn(url)) };
};

/** The admin of a league started with {@link ADMIN_ENVIRONMENT}, signed in where commands are taken. */
export const signIn = async (url: string): Promise<Pick<RunningLeague, 'token' | 'session' | 'send'>> => {
  const session = await (await post(`${url}/api/admins/login`, ADMIN)).text();
  const { token } = JSON.parse(session) as { token: string };
  const send: RunningLeague['send'] = async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return { position: answer.headers.get('x-position') ?? '', body: await answer.json() };
  };
  return { token, session, send };
};

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Its log says where it listens. */
const urlFrom = async (logFile: string): Promise<string> => {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    const url = /"url":"([^"]+)"/.exec(readFileSync(logFile, 'utf8'))?.[1];
    if (url !== undefined) return url;
    await delay(50);
  }
  throw new Error(`the league did not start:\n${readFileSync(logFile, 'utf8')}`);
};

type Season = { readonly teams: number; readonly weeks: number; readonly played: boolean };

const MOST_IMPORTED = 2000;

/** Imports a season, each against each by turns, and answers the ids of its matches once all read models have it. */
export const importSeason = async (
  league: Pick<RunningLeague, 'url' | 'send'>,
  season: Season,
): Promise<readonly string[]> => {
  const rows = rowsOf(season);
  let position = '0';
  for (let from = 0; from < rows.length; from += MOST_IMPORTED) {
    const csv = ['week,date,time,home,away,homeScore,awayScore', ...rows.slice(from, from + MOST_IMPORTED)].join('\n');
    ({ position } = await league.send('POST', '/api/matches/import', { csv, createTeams: true }));
  }
  const matches = (await readAt(league, '/api/matches', position)) as readonly { readonly _id: string }[];
  return matches.map(({ _id }) => _id);
};

/** Reads once the read models behind the path have reached the position. */
export const readAt = async ({ url }: Pick<RunningLeague, 'url'>, path: string, position: string): Promise<unknown> => {
  for (;;) {
    const answer = await fetch(url + path, { headers: { 'x-min-position': position } });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
    const body: unknown = await answer.json();
    if (answer.headers.get('x-stale') === null) return body;
  }
};

/** The circle method: team 0 stays, the others move on by one each week. */
const rowsOf = ({ teams, weeks, played }: Season): string[] => {
  const others = teams - 1;
  const name = (index: number): string => `Takım ${String(index + 1).padStart(2, '0')}`;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: teams / 2 }, (_, match) => {
      const first = match === 0 ? 0 : 1 + ((week + match) % others);
      const second = 1 + ((week + others - match) % others);
      const [home, away] = (week + match) % 2 === 0 ? [first, second] : [second, first];
      const date = new Date(Date.UTC(2026, 7, 7 + week * 7)).toISOString().slice(0, 10);
      const score = played ? `${(week * 7 + match * 3) % 5},${(week * 5 + match) % 4}` : ',';
      return `${week + 1},${date},21:00,${name(home)},${name(away)},${score}`;
    }),
  ).flat();
};
