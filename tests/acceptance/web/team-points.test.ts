import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { hasFocus } from './matches.ts';
import { main } from './page-parts.ts';

const REASON = 'Kural dışı oyuncu oynattı';

describeInBrowser('points taken off a team', (openPage) => {
  let league: LeagueUnderTest;
  let team: StandingRow;

  const standings = async (): Promise<readonly StandingRow[]> =>
    (await league.call<StandingRow[]>('GET', '/api/leaderboards/standings')).body;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    const [first] = await standings();
    team = first ?? expect.fail('the sample has no table');
  });
  afterAll(() => league.stop());

  // Rows of opponents name the team too, in their form.
  const rowOf = (page: Page): Locator =>
    main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: team.teamInfo.name }) });
  const points = (page: Page): Promise<string | null> => rowOf(page).locator('td').last().textContent();
  const note = (page: Page): Locator => main(page).getByRole('list', { name: 'Silinen puanlar' });
  const openPoints = async (): Promise<Page> => {
    const page = await openPage(`${league.url}/admin/team/${team.teamInfo._id}/edit`, {
      as: 'admin',
      allowTroubles: [/^409 from/],
    });
    await main(page).getByRole('button', { name: 'Puan sil', exact: true }).waitFor();
    return page;
  };

  it('change the table that a visitor looks at, with the reason, until they are given back', async () => {
    const { name } = team.teamInfo;
    const [visitor, home, admin] = await Promise.all([
      openPage(`${league.url}/standings`),
      openPage(league.url),
      openPoints(),
    ]);
    await eventually(() => points(visitor)).toBe(String(team.points));
    await rowOf(home).waitFor();
    expect(await note(visitor).count()).toBe(0);

    await main(admin).getByRole('button', { name: 'Puan sil', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: `Puan sil: ${name}` });
    await dialog.getByRole('button', { name: 'Puanı sil' }).click();
    await dialog.getByText('1 ile 99 arasında bir tam sayı girin.').first().waitFor();
    await dialog.getByText('Nedeni en az 3 karakterle yazın.').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Silinecek puan' }).fill('3');
    await dialog.getByText(`Puanı ${team.points} yerine ${team.points - 3} olur.`).waitFor();
    await dialog.getByRole('textbox', { name: 'Neden' }).fill(REASON);
    await dialog.getByRole('button', { name: 'Puanı sil' }).click();
    await main(admin).getByText(`${name}: 3 puan silindi.`).waitFor();

    await note(visitor).getByText(`${name}: 3 puan silindi — ${REASON}`).waitFor();
    await eventually(() => points(visitor)).toBe(`${team.points - 3}*`);
    await eventually(() => points(home)).toContain(`${team.points - 3}*`);
    await rowOf(visitor)
      .getByRole('button', { name: `${team.points - 3} puan, ${name}: sıralama nedeni, 3 puan silindi` })
      .click();
    await main(visitor).getByText(`${name} sahada ${team.points} puan kazandı.`).waitFor();

    const side = await openPage(`${league.url}/standings?view=home`);
    await rowOf(side).waitFor();
    expect(await note(side).count()).toBe(0);

    await main(admin)
      .getByRole('button', { name: `Kaldır: 3 puan, ${REASON}` })
      .click();
    const question = admin.getByRole('alertdialog', { name: `${name}: silinen 3 puan geri verilsin mi?` });
    await eventually(() => hasFocus(question.getByRole('button', { name: 'Vazgeç' }))).toBe(true);
    await question.getByRole('button', { name: '3 puanı geri ver' }).click();
    await question.getByText('Gerekçeyi en az 3 karakterle yazın.').waitFor();
    await question.getByRole('textbox').fill('itiraz kabul edildi');
    await question.getByRole('button', { name: '3 puanı geri ver' }).click();
    await main(admin).getByText(`${name}: 3 puan geri verildi.`).waitFor();
    await main(admin).getByText('Bu sezon silinmiş puanı yok.', { exact: false }).waitFor();
    // The button that had the focus went with the deduction.
    await main(admin).locator(':focus').waitFor();
    await eventually(() => note(visitor).count()).toBe(0);
    await eventually(() => points(visitor)).toBe(String(team.points));
  });

  it('are taken off in no season but the one that the admin had before the eyes', async () => {
    const admin = await openPoints();
    await main(admin).getByRole('button', { name: 'Puan sil', exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Silinecek puan' }).fill('1');
    await dialog.getByRole('textbox', { name: 'Neden' }).fill(REASON);
    await league.call('POST', '/api/admin/reset-season', { body: { reason: 'sezon bitti' } });
    await dialog.getByRole('button', { name: 'Puanı sil' }).click();
    await dialog.getByText('Bu işlem 1. sezon içindi; şu anki sezon 2.').first().waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Neden' }).inputValue()).toBe(REASON);
  });
});
