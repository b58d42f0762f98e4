import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../../kit/admin.ts';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { enterResult, hasFocus, pairingOf, scoreText, unplayedMatches } from './matches.ts';
import { resultsPath, rowButton } from './result-dialog.ts';

describeInBrowser('the audit', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  const recordsOn = (page: Page): Locator => page.getByRole('list', { name: 'Kayıtlar' }).getByRole('listitem');
  const olderOn = (page: Page): Locator => page.getByRole('button', { name: 'Daha eski kayıtlar' });
  const chipOf = (page: Page, label: string): Locator =>
    page.getByRole('button', { name: `Filtreyi kaldır: ${label}`, exact: true });
  /** Types into a box that completes names, and takes the best match. */
  const choose = async (page: Page, label: string, text: string): Promise<void> => {
    const box = page.getByRole('combobox', { name: label, exact: true });
    await box.fill(text);
    await page.getByRole('listbox', { name: label }).getByRole('option').first().waitFor();
    await box.press('Enter');
  };
  const change = async ({ _id }: MatchAnswer, revision: number, body: object): Promise<void> => {
    const { status } = await league.call('PUT', `/api/admin/match-result/${_id}`, { body, ifMatch: revision });
    expect(status).toBe(200);
  };
  /** Everything that the page asks of the audit. */
  const watchReads = (page: Page): readonly URLSearchParams[] => {
    const reads: URLSearchParams[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/admin/audit') reads.push(searchParams);
    });
    return reads;
  };
  const timesOn = async (page: Page): Promise<readonly string[]> => recordsOn(page).locator('time').allInnerTexts();
  const highlightOf = (page: Page, index: number): Promise<string> =>
    recordsOn(page)
      .nth(index)
      .evaluate((record) => getComputedStyle(record).animationName);

  it('asks for the newest records only when something happens, and keeps the older ones under them', async () => {
    const match = takeMatch();
    const page = await openPage(`${league.url}/admin/audit`, { as: 'admin' });
    await recordsOn(page).nth(49).waitFor();
    await olderOn(page).click();
    await recordsOn(page).nth(50).waitFor();
    while ((await olderOn(page).count()) > 0) {
      const shown = await recordsOn(page).count();
      await olderOn(page).click();
      await expect.poll(() => recordsOn(page).count()).toBeGreaterThan(shown);
    }
    const before = await timesOn(page);
    const reads = watchReads(page);

    await enterResult(league, match, { homeScore: 8, awayScore: 1 });
    await recordsOn(page).first().getByText(scoreText(8, 1)).waitFor();
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter((read) => read.has('before'))).toEqual([]);
    expect((await timesOn(page)).slice(1)).toEqual(before);
    expect([await highlightOf(page, 0), await highlightOf(page, 1)]).toEqual(['arrived', 'none']);
  });

  it('shows on a closed row what a correction changed, and what was taken back', async () => {
    const match = takeMatch();
    await enterResult(league, match, { homeScore: 3, awayScore: 2 });
    await change(match, 1, { homeScore: 2, awayScore: 2, reason: 'Video izlendi' });
    await change(match, 2, { status: 'scheduled', reason: 'Yanlış maç' });
    const page = await openPage(`${league.url}/admin/audit?match=${match._id}`, { as: 'admin' });
    const newest = recordsOn(page);
    await newest
      .nth(0)
      .getByText(`${scoreText(2, 2)} → –`)
      .waitFor();
    await newest
      .nth(1)
      .getByText(`${scoreText(3, 2)} → ${scoreText(2, 2)}`)
      .waitFor();
    expect(await newest.nth(0).locator('time').innerText()).toMatch(/ \d\d:\d\d:\d\d$/);
  });

  it('says to whom access was given', async () => {
    const page = await openPage(`${league.url}/admin/audit?type=AdminAccessGranted`, { as: 'admin' });
    await recordsOn(page)
      .getByRole('button', { name: `Admin yetkisi verildi: ${ADMIN.username}` })
      .click();
    await page.getByRole('link', { name: 'İlgili kişinin kayıtları' }).click();
    await chipOf(page, `İlgili admin: ${ADMIN.username}`).waitFor();
    expect(new URL(page.url()).searchParams.has('admin')).toBe(true);
  });

  it('leads from the row of a result to the history of its match, and names match and person in chips', async () => {
    const match = takeMatch(9);
    await enterResult(league, match, { homeScore: 4, awayScore: 0 });
    const page = await openPage(league.url + resultsPath(match), { as: 'admin' });
    await rowButton(page, match).waitFor();
    await page.getByRole('link', { name: `Geçmiş: ${pairingOf(match)}` }).click();
    const chip = chipOf(page, `Maç: ${pairingOf(match)}, ${match.week}. hafta`);
    await chip.waitFor();
    await recordsOn(page).first().getByText(scoreText(4, 0)).waitFor();
    expect(await recordsOn(page).count()).toBe(1);

    await choose(page, 'Yapan', ADMIN.username);
    await chipOf(page, `Yapan: ${ADMIN.username}`).waitFor();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('match')).toBe(match._id);
    expect(searchParams.get('actor')).not.toBeNull();
    await chip.click();
    await recordsOn(page).nth(1).waitFor();
    expect(await hasFocus(chipOf(page, `Yapan: ${ADMIN.username}`))).toBe(true);
  });

  it('finds a match by week and teams, also where nothing of it was recorded', async () => {
    const match = takeMatch(10);
    const page = await openPage(`${league.url}/admin/audit`, { as: 'admin' });
    await choose(page, 'Maç', pairingOf(match));
    await page.getByText('Bu filtrelere uyan kayıt yok').waitFor();
    await chipOf(page, `Maç: ${pairingOf(match)}, ${match.week}. hafta`).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Filtreleri temizle' }).last().click();
    await recordsOn(page).nth(49).waitFor();
  });
});

declare const getComputedStyle: (element: unknown) => { readonly animationName: string };
