import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { expect, it } from 'vitest';
import { eventually } from '../web/eventually.ts';
import { main, pressed } from '../web/page-parts.ts';
import { box, button, LEAGUE, type Story, TEAMS, uploadLogo } from './story.ts';

/** The league gets its settings, its teams and the plan of its first season. */
export const settingsAndPlan = ({ league, visit, admin, read }: Story): void => {
  it('gets its name, its logo, its colour and its news, and the home page shows each', async () => {
    const [visitor, page] = await Promise.all([visit('/', { width: 375 }), admin('/admin/dashboard')]);
    await pressed('Site ayarları')(page);
    const dialog = page.getByRole('dialog');
    await box(dialog, 'Başlık').fill(LEAGUE);
    await uploadLogo(dialog, 0);
    await pressed('Ayarları kaydet')(page);
    await dialog.waitFor({ state: 'detached' });
    await visitor.getByRole('banner').getByText(LEAGUE).waitFor();
    const { logo } = await read<SettingsAnswer>('/api/settings');
    expect(logo).toMatch(/^\/images\/[\da-f]{64}\.webp$/);
    await eventually(() => visitor.locator(`img[src="${logo}"]`).count()).toBeGreaterThan(0);

    await box(main(page), 'Tema rengi').fill('#0b7285');
    await pressed('Turnuva bilgilerini kaydet')(page);
    const brand = () =>
      visitor.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--color-brand')");
    await eventually(brand).toBe('#0b7285');

    await box(page.getByRole('group', { name: '1. haber' }), 'Başlık').fill('Kura çekildi');
    await pressed('Haberleri kaydet')(page);
    await main(visitor).getByRole('heading', { name: 'Kura çekildi' }).waitFor();
  });

  it('gets twelve teams, each with its logo, which the list of teams shows', async () => {
    const visitor = await visit('/teams');
    const page = await admin('/admin/teams');
    for (const [number, name] of TEAMS.entries()) {
      await page.goto(`${league().url}/admin/team/new/edit`);
      await box(main(page), 'Takım adı').fill(name);
      await uploadLogo(main(page), number + 1);
      await button(main(page), 'Takım ekle').click();
      await main(page).getByText(`${name}: Takım oluşturuldu.`).waitFor();
    }
    for (const name of TEAMS) await main(visitor).getByRole('heading', { name, exact: true }).waitFor();
    const teams = await read<TeamAnswer[]>('/api/teams');
    expect(new Set(teams.map(({ logo }) => logo)).size).toBe(TEAMS.length);
    for (const { logo } of teams) expect(await main(visitor).locator(`img[src="${logo}"]`).count()).toBe(1);
  });

  it('gets eleven weeks with two kick-offs a night, of which one moves', async () => {
    const [visitor, page] = await Promise.all([visit('/weekly-matches?week=2'), admin('/admin/league-plan')]);
    await main(page).getByRole('textbox', { name: 'İlk haftanın tarihi' }).fill('05.01.2030');
    for (const [nth, clock] of ['20:00', '21:30'].entries()) {
      await pressed('Saat ekle')(page);
      await box(main(page), `${nth + 1}. saat`).fill(clock);
    }
    await pressed('Haftaları göster')(page);
    await pressed('Fikstürü oluştur (66 maç)')(page);
    await main(page).getByText('Fikstür oluşturuldu. 12 takım, 11 hafta, haftada 6 maç.').waitFor();
    await main(visitor).getByText('21:30').first().waitFor();

    await page.goto(`${league().url}/admin/weekly-fixtures?week=2`);
    await pressed('Haftayı taşı')(page);
    const dialog = page.getByRole('dialog', { name: '2. haftayı taşı' });
    await box(dialog, 'Yeni tarih').fill('13.01.2030');
    await button(dialog, 'Taşı').click();
    await main(page).getByText('2. haftanın 6 maçı taşındı.').waitFor();
    await main(visitor).getByText('13 Oca').first().waitFor();
    const matches = await read<MatchAnswer[]>('/api/matches/week/2');
    expect(matches.map(({ date }) => date)).toEqual([
      ...Array.from({ length: 3 }, () => '2030-01-13T17:00:00.000Z'),
      ...Array.from({ length: 3 }, () => '2030-01-13T18:30:00.000Z'),
    ]);
  });
};
