import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { expect, it, onTestFinished } from 'vitest';
import { done, type KillableLeague, killableOnFiles, killedAt, lengthOf, typesBehind } from './killed-server.ts';
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
const officialAtWork = async (
  league: KillableLeague,
  gamertag: string,
  matches: readonly string[],
): Promise<string> => {
  const id = await approved(league, gamertag);
  await done(league, 'POST', '/api/simple-referees/assign', { playerId: id });
  const channel = { platform: 'Kick', channelLink: 'https://kick.com/lig' };
  await done(league, 'POST', '/api/simple-broadcasters/assign', { playerId: id, ...channel });
  const [first, second, third, fourth] = matches;
  for (const match of [first, second]) {
    await done(league, 'PUT', `/api/matches/${match}/assign-referee`, { refereeId: id, confirm: true });
  }
  for (const match of [third, fourth]) {
    await done(league, 'PUT', `/api/matches/${match}/assign-broadcaster`, { broadcasterId: id, confirm: true });
  }
  await done(league, 'PUT', `/api/broadcasters/stream/${third}`, { isLive: true });
  return id;
};

it('a league that is killed at any step of an official’s deletion finishes it once after the next start', async () => {
  const league = await killableOnFiles();
  onTestFinished(league.stop);
  for (const name of ['Moda', 'Ege', 'Bolu', 'Kartal']) await done(league, 'POST', '/api/teams', { name });
  await done(league, 'POST', '/api/matches/generate-fixtures');
  const { body: planned } = await league.call<MatchAnswer[]>('GET', '/api/matches', { minPosition: '0' });
  const matches = planned.map(({ _id }) => _id);

  for (let step = 1; step <= STEPS; step += 1) {
    const id = await officialAtWork(league, `Görevli ${step}`, matches);
    const before = await lengthOf(league);
    await killedAt(league, step, 'DELETE', `/api/players/${id}`);
    await expect.poll(() => typesBehind(league, before), { message: `killed at step ${step}` }).toEqual(FOLLOWS);
  }
  const all = Object.entries(FOLLOWS).map(([type, count]) => [type, count * STEPS]);
  expect(await typesBehind(league, 0)).toMatchObject(Object.fromEntries(all));
});
