import { setTimeout as delay } from 'node:timers/promises';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { serve, type Server, startServer } from './league-process.ts';
import { caller, type LeagueUnderTest } from './league-under-test.ts';
import { approved } from './web/people.ts';
import { logOf } from './whole-log.ts';

/** What follows from the deletion of an official with both offices, who referees two matches, shows two others and streams one. */
const FOLLOWS = {
  PlayerDeleted: 1,
  RefereeDismissed: 1,
  BroadcasterDismissed: 1,
  RefereeRemovedFromMatch: 2,
  BroadcasterRemovedFromMatch: 2,
  StreamStopped: 1,
};
/** One kill behind each of these events. */
const STEPS = Object.values(FOLLOWS).reduce((sum, count) => sum + count, 0);

/** Calls as the admin. @throws when it was refused */
const done = async <Body>(
  { call }: Pick<LeagueUnderTest, 'call'>,
  ...[method, path, body = {}]: [method: 'POST' | 'PUT', path: string, body?: object]
): Promise<Body> => {
  const answer = await call<Body>(method, path, { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** Registers an official with both offices and all this work, and returns the id. */
const officialAtWork = async (server: Server, gamertag: string, matches: readonly string[]): Promise<string> => {
  const id = await approved(server, gamertag);
  await done(server, 'POST', '/api/simple-referees/assign', { playerId: id });
  const channel = { platform: 'Kick', channelLink: 'https://kick.com/lig' };
  await done(server, 'POST', '/api/simple-broadcasters/assign', { playerId: id, ...channel });
  const [first, second, third, fourth] = matches;
  for (const match of [first, second]) {
    await done(server, 'PUT', `/api/matches/${match}/assign-referee`, { refereeId: id, confirm: true });
  }
  for (const match of [third, fourth]) {
    await done(server, 'PUT', `/api/matches/${match}/assign-broadcaster`, { broadcasterId: id, confirm: true });
  }
  await done(server, 'PUT', `/api/broadcasters/stream/${third}`, { isLive: true });
  return id;
};

/** The same league in a new process, called with the session of before. */
const restarted = async (folder: string, { token, adminId }: Server): Promise<Server> => {
  const running = serve(folder);
  const at = await running.url;
  const call = caller(at);
  return { ...running, at, adminId, token, call: (method, path, options) => call(method, path, { token, ...options }) };
};

/** How often each event that follows stands in the log behind this many others. */
const followed = async (folder: string, before: number): Promise<Readonly<Record<string, number>>> => {
  const types = (await logOf(folder)).slice(before).map(({ type }) => type);
  return Object.fromEntries(Object.keys(FOLLOWS).map((type) => [type, types.filter((each) => each === type).length]));
};

it('a league that is killed at any step of an official’s deletion finishes it once after the next start', async () => {
  const folder = temporaryFolder();
  let server = await startServer(folder);
  for (const name of ['Moda', 'Ege', 'Bolu', 'Kartal']) await done(server, 'POST', '/api/teams', { name });
  await done(server, 'POST', '/api/matches/generate-fixtures');
  const { body: planned } = await server.call<MatchAnswer[]>('GET', '/api/matches', { minPosition: '0' });
  const matches = planned.map(({ _id }) => _id);

  for (let step = 1; step <= STEPS; step += 1) {
    const id = await officialAtWork(server, `Görevli ${step}`, matches);
    const before = (await logOf(folder)).length;
    const reader = openSqliteEventStore(dataFolder(folder).eventsFile, { readOnly: true });
    const deleted = server.call('DELETE', `/api/players/${id}`, { body: {} }).catch(() => undefined);
    while ((await reader.head()) < BigInt(before + step)) await delay(1);
    server.child.kill('SIGKILL');
    await deleted;
    await server.ended;
    await reader.close();

    server = await restarted(folder, server);
    await expect.poll(() => followed(folder, before), { message: `killed at step ${step}` }).toEqual(FOLLOWS);
  }
  const all = Object.entries(FOLLOWS).map(([type, count]) => [type, count * STEPS]);
  expect(await followed(folder, 0)).toEqual(Object.fromEntries(all));
});
