import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { countBehind, done, killedAt, lengthOf } from './killed-server.ts';
import { type Server, startServer } from './league-process.ts';

/** What follows from the withdrawal of a team that has played one of its two matches, and from its taking back. */
const GOING = { TeamWithdrawn: 1, MatchResultAnnulled: 1, MatchStatusChanged: 1 };
const RETURNING = { SeasonActUndone: 1, MatchResultEntered: 1, MatchStatusChanged: 1 };
/** One kill behind each event of both. */
const STEPS = Object.keys(GOING).length;

const matchesOf = async ({ call }: Server, minPosition = '0'): Promise<readonly MatchAnswer[]> =>
  (await call<MatchAnswer[]>('GET', '/api/matches', { minPosition })).body;

const expectFollowed = (folder: string, before: number, expected: Readonly<Record<string, number>>, step: number) =>
  expect
    .poll(() => countBehind(folder, before, Object.keys(expected)), { message: `killed at step ${step}` })
    .toEqual(expected);

it('a league that is killed at any step of a withdrawal, or of its taking back, finishes it once after the next start', async () => {
  const folder = temporaryFolder();
  let server = await startServer(folder);
  for (const name of ['Moda', 'Ege', 'Bolu']) await done(server, 'POST', '/api/teams', { name });
  const { position } = await done<{ position: string }>(server, 'POST', '/api/matches/generate-fixtures');
  const [match] = await matchesOf(server, position);
  const team = match?.homeTeam._id ?? '';
  await done(server, 'PUT', `/api/matches/${match?._id}/results`, { homeScore: 2, awayScore: 1 });

  for (let step = 1; step <= STEPS; step += 1) {
    let before = await lengthOf(folder);
    const leaving = { played: 'annul', reason: 'Takım dağıldı' };
    server = await killedAt(folder, server, step, 'POST', `/api/teams/${team}/withdraw`, leaving);
    await expectFollowed(folder, before, GOING, step);

    before = await lengthOf(folder);
    server = await killedAt(folder, server, step, 'POST', '/api/admin/season/undo');
    await expectFollowed(folder, before, RETURNING, step);
  }
  const standing = async () =>
    (await matchesOf(server)).map(({ status, homeScore }) => `${status} ${homeScore}`).toSorted();
  await expect.poll(standing).toEqual(['finished 2', 'scheduled null', 'scheduled null']);
});
