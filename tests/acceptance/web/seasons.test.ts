import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { enterResult, unplayedMatches } from './matches.ts';
import { LONG } from './nonsense.ts';
import { main } from './page-parts.ts';
import { OWN_GAMERTAG } from './sample-officials.ts';

describeInBrowser('the archive of seasons', (openPage) => {
  let league: LeagueUnderTest;
  /** The final table of the first season. */
  let final: readonly StandingRow[];

  /** The player gets a new achievement of this title. */
  const honour = async (title: string): Promise<void> => {
    const body = { title, description: 'Bir sezonun başarısı.' };
    const achievement = await league.call<{ _id: string }>('POST', '/api/achievements', { body });
    const player = await league.call<{ _id: string }>('GET', `/api/players/gamertag/${OWN_GAMERTAG}/profile`);
    await act('POST', '/api/achievements/assign/player', {
      achievementId: achievement.body._id,
      playerId: player.body._id,
    });
  };
  /** An act of the admin, with what follows from it. */
  const act = async (method: 'POST' | 'PUT', path: string, body: object): Promise<void> => {
    const answer = await league.call<{ position: string }>(method, path, { body });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    await league.call('GET', '/api/seasons/champions', { minPosition: answer.body.position });
    await league.call('GET', '/api/matches', { minPosition: answer.body.position });
  };
  const card = (page: Page, label: string): Locator =>
    main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: label, exact: true }) });
  const names = async (page: Page): Promise<readonly string[]> => main(page).getByRole('rowheader').allInnerTexts();
  const champion = (): string => final[0]?.teamInfo.name ?? '';

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    await act('PUT', '/api/settings', {
      rankingRules: {
        tieBreakers: ['headToHead', 'goalDifference', 'name'],
        pointsForWin: 2,
        pointsForDraw: 1,
        headToHeadWhen: 'complete',
      },
      playoffSettings: { enabled: true, playoffTeams: 4, playoffFormat: 'double-elimination' },
      relegationSettings: { enabled: true, relegationTeams: 3, relegationZone: 'bottom' },
    });
    await honour('Gol Kralı');
    final = (await league.call<StandingRow[]>('GET', '/api/leaderboards/standings')).body;
  });
  afterAll(() => league.stop());

  it('shows the leader of the season that is played, and moves when it is closed', async () => {
    const page = await openPage(`${league.url}/seasons`, { width: 375 });
    await card(page, 'Sezon 2026').getByText('Sürüyor', { exact: true }).waitFor();
    await card(page, 'Sezon 2026').getByText(`Lider: ${champion()}`).waitFor();

    await act('POST', '/api/admin/reset-season', { reason: 'sezon bitti' });
    await act('PUT', '/api/settings', {
      rankingRules: { tieBreakers: ['wins', 'name'], pointsForWin: 3, pointsForDraw: 1, headToHeadWhen: 'always' },
      playoffSettings: { enabled: false },
      relegationSettings: { enabled: false },
    });
    await card(page, 'Sezon 2026').getByText(`Şampiyon: ${champion()}`).waitFor();
    await card(page, 'Sezon 2026').getByText('12 takım · 66 maç').waitFor();
    await card(page, 'Sezon 2026 (2)').getByText('Henüz fikstür yok').waitFor();
    await card(page, 'Sezon 2026 (2)').getByText('Henüz maç oynanmadı').waitFor();
    const [newest] = await main(page).getByRole('article').allInnerTexts();
    expect(newest).toContain('Sürüyor');
  });

  it('leads to the champion, the final table, the leaders, the results and the rules of a closed season', async () => {
    const page = await openPage(`${league.url}/seasons`);
    await main(page).getByRole('link', { name: 'Sezon 2026', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Sezon 2026' }).waitFor();
    expect(page.url()).toBe(`${league.url}/seasons/1`);
    await main(page).getByRole('link', { name: 'Şampiyon' }).getByText(champion()).waitFor();
    await main(page).getByRole('heading', { name: 'Son puan durumu' }).waitFor();
    await eventually(async () => (await names(page)).length).toBe(12);
    for (const [index, name] of (await names(page)).entries()) expect(name).toContain(final[index]?.teamInfo.name);

    const honoured = main(page).getByRole('listitem').filter({ hasText: 'Gol Kralı' });
    await honoured.getByRole('link', { name: OWN_GAMERTAG }).waitFor();
    await main(page).getByText('Galibiyet 2, beraberlik 1, mağlubiyet 0').waitFor();
    await main(page).getByText('Aralarındaki maçlar (hepsi oynanınca), averaj, alfabetik sıra').waitFor();
    await main(page).getByText('İlk 4 takım, çift eleme').waitFor();
    await main(page).getByText('Son 3 takım').waitFor();

    const board = main(page).getByRole('region', { name: 'Gol Krallığı' });
    expect(await board.getByRole('listitem').count()).toBe(3);
    await board.getByRole('link', { name: 'Tümü: Gol Krallığı' }).click();
    await page.waitForURL(`${league.url}/leaderboards/goals?season=1`);
    await page.goBack();
    await main(page).getByRole('link', { name: 'Tümü: Puan Durumu' }).click();
    await page.waitForURL(`${league.url}/standings?season=1`);
    await page.goBack();
    await main(page).getByRole('link', { name: 'Play-off eşleşmeleri' }).click();
    await main(page).getByText('Sezonun son puan durumuna göre: 4 takım, çift eleme.').waitFor();
  });

  it('has the results of each week folded away, and each match on its own page', async () => {
    const page = await openPage(`${league.url}/seasons/1`, { width: 375 });
    const week = main(page).getByRole('group').filter({ hasText: '1. hafta' }).first();
    const matches = week.getByRole('link', { name: /, bitti, / });
    await week.getByText('1. hafta', { exact: true }).waitFor();
    expect(await matches.count()).toBe(0);
    await week.getByText('1. hafta', { exact: true }).click();
    await eventually(() => matches.count()).toBe(6);
    await matches.first().click();
    await page.waitForURL(/\/match\//);
    await main(page).getByRole('link', { name: 'Özet' }).waitFor();
  });

  it('keeps a closed season as it is while the next one is played, which moves', async () => {
    const closed = await openPage(`${league.url}/seasons/1`);
    await main(closed).getByRole('rowheader').nth(11).waitFor();
    await main(closed).getByText('Gol Kralı', { exact: true }).waitFor();
    const archive = await openPage(`${league.url}/seasons`);
    const before = await main(closed).innerText();

    await act('POST', '/api/matches/generate-fixtures', { startDate: '2027-01-08' });
    const match = (await unplayedMatches(league))(1);
    await enterResult(league, match, { homeScore: 0, awayScore: 7 });
    await card(archive, 'Sezon 2026 (2)').getByText(`Lider: ${match.awayTeam.name}`).waitFor();
    await card(archive, 'Sezon 2026 (2)').getByText('12 takım · 1/66 maç').waitFor();
    await card(archive, 'Sezon 2026').getByText(`Şampiyon: ${champion()}`).waitFor();

    await card(archive, 'Sezon 2026 (2)').getByRole('link').click();
    await main(archive).getByRole('link', { name: 'Lider' }).getByText(match.awayTeam.name).waitFor();
    await honour('Yılın Oyuncusu');
    await main(archive).getByText('Yılın Oyuncusu', { exact: true }).waitFor();
    expect(await main(archive).getByText('Gol Kralı', { exact: true }).count()).toBe(0);
    await main(archive).getByText('1/6 maç · 7 gol').click();
    await main(archive)
      .getByRole('link', { name: `${match.homeTeam.name} 0, ${match.awayTeam.name} 7, bitti` })
      .waitFor();
    expect(await main(closed).innerText()).toBe(before);
  });

  it('is reached from the menu, the table, a team and a player', async () => {
    const page = await openPage(`${league.url}/standings?season=1`);
    await page.getByRole('button', { name: 'Sezon ve hafta' }).click();
    await main(page).getByRole('link', { name: 'Bu sezonun sayfası' }).click();
    await page.waitForURL(`${league.url}/seasons/1`);
    await main(page).getByRole('link', { name: 'Sezonlar', exact: true }).click();
    await page.waitForURL(`${league.url}/seasons`);
    for (const from of [`/team/${final[0]?.teamInfo._id}`, `/profile/${OWN_GAMERTAG}`]) {
      await page.goto(league.url + from);
      await main(page).getByRole('link', { name: 'Tüm sezonlar' }).click();
      await page.waitForURL(`${league.url}/seasons`);
    }
    const phone = await openPage(league.url, { width: 375 });
    await phone.getByRole('button', { name: 'Menü' }).click();
    await phone.getByRole('dialog').getByRole('link', { name: 'Sezonlar' }).click();
    await phone.waitForURL(`${league.url}/seasons`);
  });

  it('has no season at any other address', async () => {
    const page = await openPage(`${league.url}/seasons/3`);
    const shown = page.getByRole('heading', { level: 1, name: 'Sezon bulunamadı.' });
    await shown.waitFor();
    for (const season of [
      '0',
      '-1',
      '01',
      '1e0',
      '1.0',
      '%201',
      '0x1',
      '99999999999999999999',
      'x',
      '__proto__',
      LONG,
    ]) {
      await page.goto(`${league.url}/seasons/${season}`);
      await shown.waitFor();
    }
    await main(page).getByRole('link', { name: 'Sezonlara bak' }).click();
    await page.waitForURL(`${league.url}/seasons`);
  });
});

describeInBrowser('the archive of a league without results', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
    for (const name of ['Moda', 'Işık']) await league.call('POST', '/api/teams', { body: { name } });
    await league.call('POST', '/api/matches/generate-fixtures', { body: { startDate: '2027-01-08' } });
    await league.call('POST', '/api/admin/reset-season', { body: { reason: 'deneme' } });
  });
  afterAll(() => league.stop());

  it('says of a season that ended without one that nobody won it', async () => {
    const page = await openPage(`${league.url}/seasons`);
    await main(page).getByText('Şampiyon yok').waitFor();
    await main(page).getByRole('article').nth(1).getByRole('link').click();
    await page.waitForURL(`${league.url}/seasons/1`);
    await main(page).getByText('8 Oca 2027 · Şampiyon yok · 2 takım · 1 maç').waitFor();
    await main(page).getByText('0/1 maç').waitFor();
    expect(
      await main(page)
        .getByText(/puan · averaj/)
        .count(),
    ).toBe(0);
  });
});
