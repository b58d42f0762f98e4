import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LeagueUnderTest, startLeagueUnderTest } from './league-under-test.ts';

let league: LeagueUnderTest;
let other: LeagueUnderTest;

beforeAll(async () => {
  [league, other] = [await startLeagueUnderTest({ sample: 'same' }), await startLeagueUnderTest()];
});
afterAll(async () => {
  await league?.stop();
  await other?.stop();
});

const exported = async ({ url }: LeagueUnderTest): Promise<Buffer> => {
  const answer = await fetch(`${url}/api/matches`, { headers: { accept: 'text/csv' } });
  return Buffer.from(await answer.arrayBuffer());
};

const linesOf = (file: Buffer): string[] => file.toString().split('\r\n').toSorted();

type Report = { readonly position?: string };
const sendTo = ({ call }: LeagueUnderTest, file: Buffer) =>
  call<Report>('POST', '/api/matches/import', { body: { file: file.toString('base64'), createTeams: true } });

const matchesOf = async ({ call }: LeagueUnderTest, minPosition = '0') =>
  (await call<MatchAnswer[]>('GET', '/api/matches', { minPosition })).body
    .map(({ week, date, homeTeam, awayTeam, homeScore, awayScore, status }) =>
      [week, date, homeTeam.name, awayTeam.name, status, homeScore, awayScore].join('|'),
    )
    .toSorted();

it('the file of a season makes the same season of an empty league', async () => {
  const file = await exported(league);
  const { status, body } = await sendTo(other, file);
  expect([status, body]).toEqual([expect.toSatisfy((code: number) => code < 300), expect.anything()]);
  await expect.poll(() => matchesOf(other, body.position)).toEqual(await matchesOf(league));
  // Matches of one kick-off are in the order of their ids, which are others.
  expect(linesOf(await exported(other))).toEqual(linesOf(file));
});

it('and changes nothing in its own', async () => {
  const before = await matchesOf(league);
  const { status } = await sendTo(league, await exported(league));
  expect(status).toBe(200);
  expect(await matchesOf(league)).toEqual(before);
});
