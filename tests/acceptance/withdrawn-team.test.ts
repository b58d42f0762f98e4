import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LeagueUnderTest, startLeagueUnderTest } from './league-under-test.ts';
import { doubleRound, importScoredSeason } from './made-up-season.ts';
import { verifyAll } from './operator.ts';

/** Four teams of which each has played once, 1–1, with a scorer of its own. */
describe('a team that leaves the season', () => {
  let league: LeagueUnderTest;
  let team: string;
  let position = '0';

  const act = async (path: string, body: object) => {
    const answer = await league.call('POST', path, { body });
    position = answer.headers.get('x-position') ?? position;
    return answer;
  };
  const read = async <Body>(path: string) => (await league.call<Body>('GET', path, { minPosition: position })).body;
  const matches = () => read<MatchAnswer[]>('/api/matches');
  const scorers = async () =>
    (await read<LeaderAnswer[]>('/api/players/leaders/goals')).map(({ gamertag }) => gamertag).toSorted();
  const ofTeam = (all: readonly MatchAnswer[]) =>
    all.filter(({ homeTeam, awayTeam }) => [homeTeam._id, awayTeam._id].includes(team));
  const told = ({ _id, status, homeScore, awayScore, isWalkover }: MatchAnswer) => [
    _id,
    status,
    homeScore,
    awayScore,
    isWalkover,
  ];

  beforeAll(async () => {
    league = await startLeagueUnderTest();
    await importScoredSeason(league, doubleRound(4, { scorers: true }));
    const [first] = await matches();
    team = first?.homeTeam._id ?? '';
  });
  afterAll(() => league.stop());

  it.each([
    ['annul', { walkovers: 0, annulled: 1, cancelled: 5 }, 2],
    ['keep', { walkovers: 5, annulled: 0, cancelled: 0 }, 4],
  ] as const)(
    'changes all that is read of its matches, as they are rebuilt, and is taken back without a trace (%s)',
    async (played, counts, scorersLeft) => {
      const before = await matches();
      const goals = await scorers();
      expect(goals).toHaveLength(4);

      const leaving = await act(`/api/teams/${team}/withdraw`, { played, reason: 'Takım dağıldı' });
      expect(leaving).toMatchObject({ status: 200, body: counts });
      const statuses = ofTeam(await matches()).map(({ status, isWalkover }) => (isWalkover ? 'walkover' : status));
      expect(statuses.filter((status) => status === 'walkover')).toHaveLength(counts.walkovers);
      expect(statuses.filter((status) => status === 'cancelled')).toHaveLength(counts.annulled + counts.cancelled);
      expect(await scorers()).toHaveLength(scorersLeft);
      await verifyAll(league);

      const returning = await act('/api/admin/season/undo', { reason: 'Geri döndüler' });
      expect(returning).toMatchObject({ status: 200, body: { act: 'TeamWithdrawn' } });
      expect((await matches()).map(told)).toEqual(before.map(told));
      expect(await scorers()).toEqual(goals);
      await verifyAll(league);
    },
  );
});
