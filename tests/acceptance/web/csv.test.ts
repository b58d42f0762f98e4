import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { main } from './page-parts.ts';

/** Whoever opens it in a spreadsheet must not run it. */
const ATTACK = '=HYPERLINK("https://kotu.example";"Şampiyon")';

const save = (page: Page) => main(page).getByRole('button', { name: 'CSV indir' });

/** The name of the file that the button saves, and its rows as an independent reader has them. */
const saved = async (page: Page) => {
  const download = page.waitForEvent('download');
  await save(page).click();
  const file = await download;
  const rows = parse(await readFile(await file.path(), 'utf8'), { bom: true, delimiter: ';', columns: true });
  return { name: file.suggestedFilename(), rows: rows as Record<string, string>[] };
};

describeInBrowser('a table as a file', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: 'same' });
    const { body } = await league.call<{ position: string }>('POST', '/api/teams', { body: { name: ATTACK } });
    await league.call('GET', '/api/teams', { minPosition: body.position });
  });
  afterAll(() => league.stop());

  it.each([
    ['/standings', 'Puan durumu.csv', 12, 'Takım'],
    ['/weekly-matches?week=8', 'Maçlar.csv', 66, 'Ev sahibi'],
    ['/matches', 'Maçlar.csv', 66, 'Deplasman'],
    ['/leaderboards/goals', 'Gol krallığı.csv', undefined, 'Oyuncu'],
    ['/leaderboards/saves', 'Kurtarış krallığı.csv', undefined, 'Oyuncu'],
    ['/players', 'Oyuncular.csv', undefined, 'Oyuncu'],
  ] as const)('is saved from %s by a visitor as %s', async (path, name, count, column) => {
    const page = await openPage(league.url + path, { width: 375 });
    const file = await saved(page);
    expect(file.name).toBe(name);
    expect(file.rows.length).toBe(count ?? file.rows.length);
    expect(file.rows[0]?.[column]).toMatch(/\p{L}/u);
    expect(file.rows[0]).not.toHaveProperty('E-posta');
  });

  it('is that which is on the screen: another season’s week', async () => {
    const page = await openPage(`${league.url}/standings?week=1`);
    await main(page).getByRole('rowheader').first().waitFor();
    expect((await saved(page)).rows.every((row) => Number(row['Oynanan']) <= 1)).toBe(true);
  });

  it('carries an admin’s session: players with what is personal, and the filtered audit, whose attack is harmless', async () => {
    const players = await openPage(`${league.url}/players`, { as: 'admin' });
    expect((await saved(players)).rows[0]).toHaveProperty('E-posta');
    const audit = await openPage(`${league.url}/admin/audit?type=TeamCreated`, { as: 'admin' });
    const { name, rows } = await saved(audit);
    expect(name).toBe('Denetim.csv');
    expect(new Set(rows.map((row) => row['Olay']))).toEqual(new Set(['Takım eklendi']));
    expect(rows[0]?.['Takımlar']).toBe(`'${ATTACK}`);
    expect(rows[0]?.['Yapan']).not.toBe('');
  });

  it('says beside the button why it could not be saved, and is saved again', async () => {
    const page = await openPage(`${league.url}/standings`, { allowTroubles: [/503/] });
    await save(page).waitFor();
    const message = 'Veriler şu anda okunamıyor, lütfen birazdan tekrar deneyin.';
    const problem = {
      type: 'urn:league:problem:STORE_UNAVAILABLE',
      title: '',
      status: 503,
      code: 'STORE_UNAVAILABLE',
      message,
    };
    await page.route('**/api/leaderboards/standings', (route) =>
      route.request().headers()['accept'] === 'text/csv'
        ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) })
        : route.fallback(),
    );
    await save(page).click();
    await main(page).getByText(message).waitFor();
    await page.unroute('**/api/leaderboards/standings');
    expect((await saved(page)).rows).toHaveLength(12);
    await main(page).getByText(message).waitFor({ state: 'detached' });
  });
});
