import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { breakPath, fault500 } from './bad-network.ts';
import { expectGoodLooks } from './look.ts';
import { unplayedMatches } from './matches.ts';
import { act } from './people.ts';
import { openResult, playerBox, resultsPath } from './result-dialog.ts';

describeInBrowser('who may stand in the rows of a result', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: () => MatchAnswer;
  let players: readonly AdminsPlayer[];

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
    players = (await league.call<AdminsPlayer[]>('GET', '/api/players')).body;
  });
  afterAll(() => league.stop());

  const someoneOf = ({ _id }: { readonly _id: string }): AdminsPlayer => {
    const found = players.findLast(({ currentTeam, isApproved }) => isApproved && currentTeam?._id === _id);
    if (found === undefined) throw new Error('the sample has no squad');
    return found;
  };
  const details = async ({ _id }: MatchAnswer): Promise<MatchDetails> => {
    const { head } = await league.operations.status();
    return (await league.call<MatchDetails>('GET', `/api/matches/${_id}/details`, { minPosition: head })).body;
  };
  const options = (page: Page): Locator => page.getByRole('dialog').getByRole('listbox').getByRole('option');

  it('was in the team on the day of the match: after a move to the other side too, and listed for both', async () => {
    const match = takeMatch();
    const [moved, gone] = [someoneOf(match.homeTeam), someoneOf(match.awayTeam)];
    await act(league, 'PUT', `/api/matches/${match._id}/schedule`, { date: new Date().toISOString() });
    await act(league, 'PUT', `/api/players/${moved._id}/assign`, { teamId: match.awayTeam._id });
    await act(league, 'PUT', `/api/players/${gone._id}/release`);
    const page = await openPage(league.url + resultsPath(match), { as: 'admin' });
    const dialog = await openResult(page, match);
    await dialog.type(1, 1);
    await playerBox(page).fill(moved.gamertag);
    await expect.poll(() => options(page).count()).toBe(2);
    await expectGoodLooks({ page, name: 'line-people', isDialog: true }, [
      { width: 375, closely: true },
      { width: 1280, closely: true },
    ]);
    await options(page).filter({ hasText: match.homeTeam.name }).click();
    await playerBox(page).fill(gone.gamertag);
    await options(page).filter({ hasText: match.awayTeam.name }).click();
    await dialog.save.click();
    await dialog.closed();
    const { playerStats } = await details(match);
    expect(playerStats.map(({ player, side, goals }) => [player._id, side, goals])).toEqual([
      [moved._id, 'home', 1],
      [gone._id, 'away', 1],
    ]);
  });

  it('is told when that cannot be read, and the score is taken all the same', async () => {
    const match = takeMatch();
    const page = await openPage(league.url + resultsPath(match), {
      as: 'admin',
      allowTroubles: [/^500 from/],
    });
    const { mend } = await breakPath(page, `/api/matches/${match._id}/players`, fault500);
    const dialog = await openResult(page, match);
    await dialog.all.getByText('Oyuncular yüklenirken hata oluştu. Skor yine kaydedilir.').waitFor();
    await dialog.type(2, 1);
    await dialog.save.click();
    await dialog.closed();
    expect(await details(match)).toMatchObject({ homeScore: 2, awayScore: 1 });

    await openResult(page, match);
    await dialog.all.getByText('Oyuncular yüklenirken hata oluştu. Skor yine kaydedilir.').waitFor();
    mend();
    await dialog.all.getByRole('button', { name: 'Yeniden dene' }).click();
    await playerBox(page).fill(someoneOf(match.homeTeam).gamertag);
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
    expect(await dialog.typed()).toEqual(['2', '1']);
  });
});
