import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { readConfig } from '@league/infra/programs/config.ts';
import { startEmbedded } from '@league/infra/programs/main/embedded.ts';
import { type Server, startServer, type Ways } from '../league-process.ts';
import { caller } from '../league-under-test.ts';
import { doubleRound, importSeason } from '../made-up-season.ts';
import { copyLeague, type LeagueName, withWal } from './damage.ts';

export type Leagues = {
  readonly at: (name: LeagueName) => string;
  /** What a server answers that has nothing but the log of this folder. Does not touch it. */
  readonly truthOf: (folder: string) => Promise<Answers>;
};

/** The public answers that a table page is made of, by path. */
export type Answers = Readonly<Record<string, unknown>>;

export const PUBLIC_PATHS = [
  '/api/leaderboards/standings',
  '/api/matches',
  '/api/teams',
  '/api/seasons',
  '/api/settings',
  '/api/matches/weeks/total',
] as const;

/** Makes them all under this folder. */
export const makeLeagues = async (root: string, ways: Ways): Promise<Leagues> => {
  const at = (name: string): string => join(root, name);
  const keep = (from: string, as: LeagueName): void => copyLeague(from, at(as));
  const end = async ({ child, ended }: Server, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  const ours = async (): Promise<void> => {
    const work = at('ours');
    const first = await startServer(work, ways);
    const matches = await importSeason(first, doubleRound(6, { played: true }));
    await end(first, 'SIGKILL');
    keep(work, 'young');
    await end(await startServer(work, ways), 'SIGTERM');
    keep(work, 'older');
    const second = await startServer(work, ways);
    await enterResults(second, matches, 7);
    const last = await second.call('POST', '/api/teams', { body: { name: 'Yeni Takım' } });
    // The read models have seen the last event, which a stop alone does not wait for.
    await second.call('GET', '/api/teams', { minPosition: String(last.body['position']) });
    await end(second, 'SIGTERM');
    keep(work, 'stopped');
    const third = await startServer(work, ways);
    const head = await enterResults(third, matches, 8);
    // The read models have seen the last event here too: what a killed league has seen is no matter of luck.
    await third.call('GET', '/api/leaderboards/standings', { minPosition: head });
    await end(third, 'SIGKILL');
    keep(work, 'killed');
    keep(at('older'), 'branched');
    const branched = await startServer(at('branched'), ways);
    for (const goals of [11, 12, 13]) await enterResults(branched, matches, goals);
    await end(branched, 'SIGTERM');
  };
  const another = async (): Promise<void> => {
    const work = at('another');
    const first = await startServer(work, ways);
    const matches = await importSeason(first, doubleRound(4, { played: true }));
    await end(first, 'SIGTERM');
    keep(work, 'other');
    const second = await startServer(work, ways);
    for (const goals of [4, 5, 6]) await enterResults(second, matches, goals);
    await end(second, 'SIGKILL');
    keep(work, 'otherKilled');
  };
  await Promise.all([ours(), another()]);
  return { at, truthOf: createTruths(join(root, 'truths')) };
};

/** Answers the position of the last event. */
const enterResults = async ({ call }: Server, matches: readonly string[], goals: number): Promise<string> => {
  let position = '0';
  for (const match of matches) {
    const body = { homeScore: goals, awayScore: 0 };
    ({ position } = (await call<{ position: string }>('PUT', `/api/admin/match-result/${match}`, { body })).body);
  }
  return position;
};

const createTruths = (root: string): Leagues['truthOf'] => {
  const known = new Map<string, Promise<Answers>>();
  // In this process: nothing can be wrong with it but its log, and a process of its own takes a second to start.
  const make = async (path: string): Promise<Answers> => {
    const config = readConfig({ DATA_DIR: path, PORT: '0' });
    const { url, stop } = await startEmbedded({ config, log: pino({ level: 'silent' }), sample: true });
    try {
      return await settledAnswers(url);
    } finally {
      await stop();
    }
  };
  return async (folder) => {
    const log = withWal('events.db').filter((file) => existsSync(join(folder, file)));
    const sum = createHash('sha256');
    for (const file of log) sum.update(file).update(readFileSync(join(folder, file)));
    const key = sum.digest('hex');
    const path = join(root, key);
    if (!known.has(key)) {
      mkdirSync(path, { recursive: true });
      for (const file of log) copyFileSync(join(folder, file), join(path, file));
      known.set(key, make(path));
    }
    return (await known.get(key)) ?? {};
  };
};

/** The answers once none of them is stale. */
const settledAnswers = async (url: string): Promise<Answers> => {
  for (;;) {
    const all = await Promise.all(PUBLIC_PATHS.map(async (path) => [path, await caller(url)('GET', path)] as const));
    if (all.every(([, { status, headers }]) => status === 200 && headers.get('x-stale') === null)) {
      return Object.fromEntries(all.map(([path, { body }]) => [path, body]));
    }
  }
};
