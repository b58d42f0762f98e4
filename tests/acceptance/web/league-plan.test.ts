import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { main, pressed } from './page-parts.ts';

describeInBrowser('league planning', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
    for (const name of ['Moda', 'Işık', 'Ege', 'Kartal']) await league.call('POST', '/api/teams', { body: { name } });
  });
  afterAll(() => league.stop());

  const datesOf = async (): Promise<readonly (string | null)[]> =>
    (await league.call<MatchAnswer[]>('GET', '/api/matches')).body.map(({ date }) => date);

  it('shows the weeks before anything is recorded, records them, and deletes them for a reason', async () => {
    const page = await openPage(`${league.url}/admin/league-plan`, { as: 'admin' });
    await main(page).getByRole('radio', { name: 'Çift devre' }).check();
    await main(page).getByRole('textbox', { name: 'İlk haftanın tarihi' }).fill('05.01.2030');
    await main(page).getByRole('textbox', { name: 'Haftalar arası gün' }).fill('3');
    await pressed('Saat ekle')(page);
    await pressed('Saat ekle')(page);
    await pressed('Haftaları göster')(page);
    await main(page)
      .getByRole('heading', { name: /^6\. hafta · 20 Ocak/ })
      .waitFor();
    expect(await datesOf()).toEqual([]);

    await main(page).getByRole('radio', { name: 'Tek devre' }).check();
    await main(page).getByRole('heading', { name: 'Önizleme' }).waitFor({ state: 'detached' });
    await pressed('Haftaları göster')(page);
    await pressed('Fikstürü oluştur (6 maç)')(page);
    await main(page).getByText('Fikstür oluşturuldu. 4 takım, 3 hafta, haftada 2 maç.').waitFor();
    await main(page).getByText('fikstürde 6 maç', { exact: true }).waitFor();
    expect((await datesOf()).slice(0, 3)).toEqual([
      '2030-01-05T17:00:00.000Z',
      '2030-01-05T18:00:00.000Z',
      '2030-01-08T17:00:00.000Z',
    ]);

    await pressed('6 maçı sil')(page);
    const question = page.getByRole('alertdialog', { name: '6 maç silinsin mi?' });
    await question.getByRole('textbox').fill('takımlar eksik');
    await question.getByRole('button', { name: '6 maçı sil' }).click();
    await main(page).getByText('6 maç silindi.').waitFor();
    await main(page).getByText('fikstür yok', { exact: true }).waitFor();
  });

  it('asks once about a first day that is over', async () => {
    const page = await openPage(`${league.url}/admin/league-plan`, { as: 'admin' });
    await main(page).getByRole('textbox', { name: 'İlk haftanın tarihi' }).fill('04.01.2020');
    await pressed('Haftaları göster')(page);
    await pressed('Fikstürü oluştur (6 maç)')(page);
    await main(page).getByText('İlk haftanın tarihi geçmişte.').waitFor();
    expect(await datesOf()).toEqual([]);
    await pressed('Yine de oluştur')(page);
    await main(page).getByText('fikstürde 6 maç', { exact: true }).waitFor();
    expect((await datesOf())[0]).toBe('2020-01-04T18:00:00.000Z');
  });
});
