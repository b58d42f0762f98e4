import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../kit/browser/describe-in-browser.ts';
import { png } from '../kit/pictures.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from './league-under-test.ts';
import { rebuildAll, verifyAll } from './operator.ts';
import { eventually } from './web/eventually.ts';
import { main, pressed } from './web/page-parts.ts';

const TEAMS = [
  'Anadolu',
  'Boğaz',
  'Çamlıca',
  'Dicle',
  'Ege',
  'Fırat',
  'Göztepe',
  'Haliç',
  'Işık',
  'İnci',
  'Kuzey',
  'Şahin',
];
const [FIRST = '', SECOND = ''] = TEAMS;

/** A picture of its own for each number. */
const logoOf = (number: number) => ({
  name: `logo-${number}.png`,
  mimeType: 'image/png',
  buffer: png(40 + number, 40),
});

/**
 * An admin makes a league of nothing by the screens alone: settings, teams, the plan and the rulings of a season. A visitor's pages stay
 * open beside it and show each step.
 */
describeInBrowser('a league that begins', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  const admins = (path: string): Promise<Page> => openPage(league.url + path, { as: 'admin' });
  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
  const box = (within: Page | Locator, name: string): Locator => within.getByRole('textbox', { name, exact: true });
  const uploaded = async (within: Page | Locator, logo: ReturnType<typeof logoOf>): Promise<void> => {
    await within.locator('input[type=file]').setInputFiles(logo);
    await within.getByRole('img', { name: 'Logo: şu anki' }).waitFor();
  };

  it('gets its name, its logo, its colour and its news, and the home page shows each', async () => {
    const [visitor, admin] = await Promise.all([openPage(league.url, { width: 375 }), admins('/admin/dashboard')]);
    await pressed('Site ayarları')(admin);
    const dialog = admin.getByRole('dialog');
    await box(dialog, 'Başlık').fill('Kış Ligi');
    await uploaded(dialog, logoOf(0));
    await pressed('Ayarları kaydet')(admin);
    await dialog.waitFor({ state: 'detached' });
    await visitor.getByRole('banner').getByText('Kış Ligi').waitFor();
    const { logo } = (await league.call<SettingsAnswer>('GET', '/api/settings')).body;
    expect(logo).toMatch(/^\/images\/[\da-f]{64}\.webp$/);
    await eventually(() => visitor.locator(`img[src="${logo}"]`).count()).toBeGreaterThan(0);

    await box(main(admin), 'Tema rengi').fill('#0b7285');
    await pressed('Turnuva bilgilerini kaydet')(admin);
    const brand = () =>
      visitor.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--color-brand')");
    await eventually(brand).toBe('#0b7285');

    await box(admin.getByRole('group', { name: '1. haber' }), 'Başlık').fill('Kura çekildi');
    await pressed('Haberleri kaydet')(admin);
    await main(visitor).getByRole('heading', { name: 'Kura çekildi' }).waitFor();
  });

  it('gets twelve teams, each with its logo, which the list of teams shows', async () => {
    const visitor = await openPage(`${league.url}/teams`);
    const admin = await admins('/admin/teams');
    for (const [number, name] of TEAMS.entries()) {
      await admin.goto(`${league.url}/admin/team/new/edit`);
      await box(main(admin), 'Takım adı').fill(name);
      await uploaded(main(admin), logoOf(number + 1));
      await button(main(admin), 'Takım ekle').click();
      await main(admin).getByText(`${name}: Takım oluşturuldu.`).waitFor();
    }
    for (const name of TEAMS) await main(visitor).getByRole('heading', { name, exact: true }).waitFor();
    const { body: teams } = await league.call<TeamAnswer[]>('GET', '/api/teams');
    expect(new Set(teams.map(({ logo }) => logo)).size).toBe(TEAMS.length);
    for (const { logo } of teams) expect(await main(visitor).locator(`img[src="${logo}"]`).count()).toBe(1);
  });

  it('gets eleven weeks with two kick-offs a night, of which one moves', async () => {
    const [visitor, admin] = await Promise.all([
      openPage(`${league.url}/weekly-matches?week=2`),
      admins('/admin/league-plan'),
    ]);
    await main(admin).getByRole('textbox', { name: 'İlk haftanın tarihi' }).fill('05.01.2030');
    for (const [nth, clock] of ['20:00', '21:30'].entries()) {
      await pressed('Saat ekle')(admin);
      await box(main(admin), `${nth + 1}. saat`).fill(clock);
    }
    await pressed('Haftaları göster')(admin);
    await pressed('Fikstürü oluştur (66 maç)')(admin);
    await main(admin).getByText('Fikstür oluşturuldu. 12 takım, 11 hafta, haftada 6 maç.').waitFor();
    await main(visitor).getByText('21:30').first().waitFor();

    await admin.goto(`${league.url}/admin/weekly-fixtures?week=2`);
    await pressed('Haftayı taşı')(admin);
    const dialog = admin.getByRole('dialog', { name: '2. haftayı taşı' });
    await box(dialog, 'Yeni tarih').fill('13.01.2030');
    await button(dialog, 'Taşı').click();
    await main(admin).getByText('2. haftanın 6 maçı taşındı.').waitFor();
    await main(visitor).getByText('13 Oca').first().waitFor();
    const { body } = await league.call<MatchAnswer[]>('GET', '/api/matches/week/2');
    expect(body.map(({ date }) => date)).toEqual([
      ...Array.from({ length: 3 }, () => '2030-01-13T17:00:00.000Z'),
      ...Array.from({ length: 3 }, () => '2030-01-13T18:30:00.000Z'),
    ]);
  });

  it('takes points off one team and withdraws another, under the table that a visitor reads', async () => {
    const visitor = await openPage(`${league.url}/standings`, { width: 375 });
    const { body: rows } = await league.call<StandingRow[]>('GET', '/api/leaderboards/standings');
    const formOf = (name: string): string => {
      const row = rows.find(({ teamInfo }) => teamInfo.name === name);
      return `${league.url}/admin/team/${row?.teamInfo._id}/edit`;
    };
    const admin = await openPage(formOf(FIRST), { as: 'admin' });
    await button(main(admin), 'Puan sil').click();
    const dialog = admin.getByRole('dialog');
    await box(dialog, 'Silinecek puan').fill('3');
    await box(dialog, 'Neden').fill('Geç başvuru');
    await button(dialog, 'Puanı sil').click();
    await main(visitor).getByText(`${FIRST}: 3 puan silindi — Geç başvuru`).waitFor();

    await admin.goto(formOf(SECOND));
    await button(main(admin), 'Ligden çek').click();
    const question = admin.getByRole('alertdialog', { name: `${SECOND} ligden çekilsin mi?` });
    await question.getByText('Oynanmamış 11 maçını rakipleri 3–0 hükmen kazanır.').waitFor();
    await box(question, 'Gerekçe').fill('Takım dağıldı');
    await button(question, 'Takımı ligden çek').click();
    await main(visitor)
      .getByRole('list', { name: 'Ligden çekilenler' })
      .getByText(/Takım dağıldı$/)
      .waitFor();
    const after = await league.call<StandingRow[]>('GET', '/api/leaderboards/standings');
    expect(after.body.map(({ teamInfo, points }) => [teamInfo.name, points])).toEqual([
      ...TEAMS.slice(2).map((name) => [name, 3]),
      ...[FIRST, SECOND].map((name) => [name, 0]),
    ]);
  });

  it('tells all of it in the audit, and is the same when it is rebuilt', async () => {
    const { head } = await league.operations.status();
    const { body: entries } = await league.call<AuditEntry[]>('GET', '/api/admin/audit?limit=100', {
      minPosition: head,
    });
    const acts = Map.groupBy(
      entries.filter(({ actorRole }) => actorRole === 'admin'),
      ({ type }) => type,
    );
    expect(Object.fromEntries([...acts].map(([type, { length }]) => [type, length]))).toMatchObject({
      TournamentSettingsChanged: 1,
      LogoChanged: 1,
      ThemeColorChanged: 1,
      NewsChanged: 1,
      TeamCreated: 12,
      FixturesGenerated: 1,
      MatchReplanned: 6,
      PointsDeducted: 1,
      TeamWithdrawn: 1,
    });
    await verifyAll(league);
    await rebuildAll(league);
  });
});
