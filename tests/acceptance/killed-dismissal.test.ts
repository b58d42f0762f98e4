import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { countBehind, done, killedAt, lengthOf } from './killed-server.ts';
import { type Server, startServer } from './league-process.ts';
import { approved } from './web/people.ts';

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

const followed = (folder: string, before: number) => countBehind(folder, before, Object.keys(FOLLOWS));

it('a league that is killed at any step of an official’s deletion finishes it once after the next start', async () => {
  const folder = temporaryFolder();
  let server = await startServer(folder);
  for (const name of ['Moda', 'Ege', 'Bolu', 'Kartal']) await done(server, 'POST', '/api/teams', { name });
  await done(server, 'POST', '/api/matches/generate-fixtures');
  const { body: planned } = await server.call<MatchAnswer[]>('GET', '/api/matches', { minPosition: '0' });
  const matches = planned.map(({ _id }) => _id);

  for (let step = 1; step <= STEPS; step += 1) {
    const id = await officialAtWork(server, `Görevli ${step}`, matches);
    const before = await lengthOf(folder);
    server = await killedAt(folder, server, step, 'DELETE', `/api/players/${id}`);
    await expect.poll(() => followed(folder, before), { message: `killed at step ${step}` }).toEqual(FOLLOWS);
  }
  const all = Object.entries(FOLLOWS).map(([type, count]) => [type, count * STEPS]);
  expect(await followed(folder, 0)).toEqual(Object.fromEntries(all));
});
