import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { assignTo, joinLeague, type LeaguePlayer, signedIn } from './league-players.ts';
import { unplayedMatches } from './matches.ts';
import { main } from './page-parts.ts';

describeInBrowser('what a result says of a player', (openPage) => {
  let league: LeagueUnderTest;
  let match: MatchAnswer;
  let deniz: LeaguePlayer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    match = (await unplayedMatches(league))();
    deniz = await joinLeague(league, 'Deniz', 'Forvet', 9);
    await assignTo(league, deniz, match.awayTeam._id);
  });
  afterAll(() => league.stop());

  /** Enters or corrects the match, in which the player is the only one of whom something is known. */
  const enter = async (homeScore: number, awayScore: number, line: object): Promise<void> => {
    const read = await league.call<MatchDetails>('GET', `/api/matches/${match._id}/details`);
    const body = { homeScore, awayScore, playerStats: [{ player: deniz.id, isStartingEleven: true, ...line }] };
    const answer = await league.call<{ position: string }>('PUT', `/api/matches/${match._id}/results`, {
      body,
      ifMatch: read.body.resultRevision,
    });
    if (answer.status !== 200) throw new Error(`not entered: ${JSON.stringify(answer.body)}`);
  };

  /** The figures of a list of names and values, the first of the page. */
  const figuresOf = (page: Page) => main(page).locator('dl').first().locator('dd').allTextContents();

  it('moves the profile and the own statistics that are open in other browsers, when it is corrected', async () => {
    const profile = await openPage(`${league.url}/profile/${deniz.gamertag}`);
    const own = await openPage(`${league.url}/my-stats`, { prepare: signedIn(deniz) });
    await main(profile).getByText('Oyuncunun oynadığı maçlar burada görünür.').waitFor();
    await main(own).getByText('Henüz maç oynamadınız.').waitFor();

    await enter(1, 3, { goals: 2, assists: 1, rating: 8.4, yellowCards: 1 });
    await eventually(() => figuresOf(profile)).toEqual(['2', '1', '0', '1', '1', '0']);
    await main(own).getByText('%100,0').waitFor();
    await main(own).getByText('maç başına 2,0').waitFor();
    await main(profile).getByText('84', { exact: false }).first().waitFor();

    await enter(3, 3, { goals: 1, saves: 2, rating: null });
    await eventually(() => figuresOf(profile)).toEqual(['1', '0', '2', '1', '0', '0']);
    await eventually(() => figuresOf(own)).toEqual(['1', '0', '1', '0']);
    await main(own).getByText('%0,0').first().waitFor();
    await main(profile).getByText('verilmedi', { exact: true }).waitFor();
    await main(own).getByRole('progressbar', { name: 'Gol hedefi' }).waitFor();
  });

  it('counts until an admin takes it back, and stands in the history all the same', async () => {
    const profile = await openPage(`${league.url}/profile/${deniz.gamertag}?tab=matches`);
    const page = await openPage(`${league.url}/admin/player-stats?q=deniz`, { as: 'admin' });
    await page.getByRole('button', { name: `İstatistik sil: ${deniz.gamertag}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Gol (1)' }).check();
    await dialog.getByRole('radio', { name: /^Azalt/ }).check();
    await dialog.getByRole('textbox', { name: 'Miktar' }).fill('2');
    await dialog.getByRole('button', { name: 'İstatistikleri sil' }).click();
    // More than stands: refused, and what was chosen stays.
    await dialog.getByText('Oyuncunun 1 gol kaydı var; en fazla 1 azaltılır.').first().waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Miktar' }).inputValue()).toBe('2');
    await dialog.getByRole('radio', { name: /^Sıfırla/ }).check();
    await dialog.getByRole('button', { name: 'İstatistikleri sil' }).click();
    await main(page).getByText('Deniz oyuncusunun seçilen istatistikleri başarıyla silindi!').waitFor();
    await main(profile).getByRole('rowheader').first().waitFor();
    await main(profile).getByRole('link', { name: 'Genel bakış' }).click();
    await eventually(() => figuresOf(profile)).toEqual(['0', '0', '2', '1', '0', '0']);
    expect(await main(profile).getByText('verilmedi', { exact: true }).count()).toBe(1);
  });

  it('is taken back in no season but the one that the admin had before the eyes', async () => {
    const one = await openPage(`${league.url}/admin/player-stats?q=deniz`, { as: 'admin' });
    await one.getByRole('button', { name: `İstatistik sil: ${deniz.gamertag}` }).click();
    const all = await openPage(`${league.url}/admin/player-stats?open=reset-all`, { as: 'admin' });
    await one.getByRole('checkbox', { name: 'Kurtarış (2)' }).check();
    await all.getByRole('textbox').fill('yeni dönem');
    const { body } = await league.call<{ position: string }>('POST', '/api/admin/reset-season', {
      body: { reason: 'sezon bitti' },
    });
    await one.getByRole('button', { name: 'İstatistikleri sil' }).click();
    await all
      .getByRole('alertdialog')
      .getByRole('button', { name: /sıfırla/i })
      .click();
    for (const page of [one, all]) await page.getByText('Bu işlem 1. sezon içindi; şu anki sezon 2.').first().waitFor();
    expect(await one.getByRole('checkbox', { name: /^Kurtarış/ }).isChecked()).toBe(true);
    const [newest] = (
      await league.call<{ type: string }[]>('GET', '/api/admin/audit?limit=1', { minPosition: body.position })
    ).body;
    expect(newest?.type).toBe('SeasonReset');
  });
});
