import { readFile } from 'node:fs/promises';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { expect, it } from 'vitest';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { main } from '../web/page-parts.ts';
import type { Story } from './story.ts';

/** The table and the plan as any league with these matches has them: without ids, and without what no file holds. */
const seasonOf = async (league: LeagueUnderTest) => {
  const { head } = await league.operations.status();
  const { body: rows } = await league.call<StandingRow[]>('GET', '/api/leaderboards/standings', { minPosition: head });
  const { body: matches } = await league.call<MatchAnswer[]>('GET', '/api/matches', { minPosition: head });
  return {
    table: rows.map(({ teamInfo, played, points, goalsFor, goalsAgainst }) =>
      [teamInfo.name, played, points, goalsFor, goalsAgainst].join('|'),
    ),
    matches: matches
      .map(({ week, date, homeTeam, awayTeam, homeScore, awayScore }) =>
        [week, date, homeTeam.name, awayTeam.name, homeScore, awayScore].join('|'),
      )
      .toSorted(),
  };
};

/** The file of the season makes the same table in a league that has nothing. */
export const dataOutAndIn = ({ league, visit }: Story): void => {
  it('has a file of its season, which makes the same table of an empty league', async () => {
    const page = await visit('/weekly-matches?week=1');
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'CSV indir' }).click();
    const file = await readFile(await (await download).path());
    const other = await startLeagueUnderTest();
    try {
      const body = { file: file.toString('base64'), createTeams: true };
      expect((await other.call('POST', '/api/matches/import', { body })).status).toBeLessThan(300);
      await expect.poll(() => seasonOf(other)).toEqual(await seasonOf(league()));
    } finally {
      await other.stop();
    }
  });
};
