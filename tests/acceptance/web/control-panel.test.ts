import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { enterResult, pairingOf, scoreText, unplayedMatches } from './matches.ts';
import { main } from './page-parts.ts';
import { openResult } from './result-dialog.ts';

describeInBrowser('the control panel', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  const openPanel = (search = ''): Promise<Page> =>
    openPage(`${league.url}/admin/control-panel${search}`, { as: 'admin' });
  const figure = (page: Page, label: string, value: number): Locator =>
    main(page)
      .getByRole('region', { name: 'Sayılarla sezon' })
      .locator('div', { has: page.getByText(label, { exact: true }) })
      .getByText(String(value), { exact: true });
  const rowOf = (page: Page, match: MatchAnswer): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: pairingOf(match) }) });

  it('finds a match of the season, takes a walkover for it, and shows what others enter meanwhile', async () => {
    const [match, other] = [takeMatch(), takeMatch()];
    const { matches } = (await league.call<{ matches: { completed: number } }>('GET', '/api/admin/dashboard-stats'))
      .body;
    const page = await openPanel();
    await figure(page, 'Biten maç', matches.completed).waitFor();
    await main(page).getByRole('searchbox', { name: 'Takım ara' }).fill(match.homeTeam.name);
    await main(page).getByRole('combobox', { name: 'Hafta' }).selectOption(`${match.week}. hafta`);
    await main(page).getByText('66 maçtan 1 maç').waitFor();

    const dialog = await openResult(page, match);
    await dialog.all.getByRole('checkbox', { name: 'Bu maç hükmen verildi' }).check();
    await dialog.all.getByRole('radio', { name: match.awayTeam.name }).check();
    await dialog.save.click();
    await dialog.closed();
    await main(page)
      .getByText(`${pairingOf(match)}: Maç sonucu başarıyla güncellendi! (Hükmen)`)
      .waitFor();
    await rowOf(page, match).getByText(scoreText(0, 3)).waitFor();
    await figure(page, 'Biten maç', matches.completed + 1).waitFor();

    await main(page).getByRole('button', { name: 'Temizle', exact: true }).click();
    await main(page).getByRole('searchbox', { name: 'Takım ara' }).fill(other.homeTeam.name);
    await enterResult(league, other, { homeScore: 4, awayScore: 2 });
    await rowOf(page, other).getByText(scoreText(4, 2)).waitFor();
    await figure(page, 'Biten maç', matches.completed + 2).waitFor();
  });
});
