import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { expect, it } from 'vitest';
import { main } from '../web/page-parts.ts';
import { box, button, type Story, TEAMS } from './story.ts';

const [FIRST, SECOND] = TEAMS;

/** A team loses points, and another leaves. */
export const rulings = ({ league, visit, admin, read }: Story): void => {
  it('takes points off one team and withdraws another, under the table that a visitor reads', async () => {
    const visitor = await visit('/standings', { width: 375 });
    const rows = await read<StandingRow[]>('/api/leaderboards/standings');
    const formOf = (name: string): string => {
      const row = rows.find(({ teamInfo }) => teamInfo.name === name);
      return `/admin/team/${row?.teamInfo._id}/edit`;
    };
    const page = await admin(formOf(FIRST));
    await button(main(page), 'Puan sil').click();
    const dialog = page.getByRole('dialog');
    await box(dialog, 'Silinecek puan').fill('3');
    await box(dialog, 'Neden').fill('Geç başvuru');
    await button(dialog, 'Puanı sil').click();
    await main(visitor).getByText(`${FIRST}: 3 puan silindi — Geç başvuru`).waitFor();

    await page.goto(league().url + formOf(SECOND));
    await button(main(page), 'Ligden çek').click();
    const question = page.getByRole('alertdialog', { name: `${SECOND} ligden çekilsin mi?` });
    await question.getByText('Oynanmamış 11 maçını rakipleri 3–0 hükmen kazanır.').waitFor();
    await box(question, 'Gerekçe').fill('Takım dağıldı');
    await button(question, 'Takımı ligden çek').click();
    await main(visitor)
      .getByRole('list', { name: 'Ligden çekilenler' })
      .getByText(/Takım dağıldı$/)
      .waitFor();
    const after = await read<StandingRow[]>('/api/leaderboards/standings');
    const gained = after.map(({ teamInfo, points }) => {
      const before = rows.find((row) => row.teamInfo._id === teamInfo._id);
      return [teamInfo.name, points - (before?.points ?? 0)];
    });
    expect(Object.fromEntries(gained)).toEqual(
      Object.fromEntries(TEAMS.map((name) => [name, name === FIRST || name === SECOND ? 0 : 3])),
    );
    expect(after.at(-1)?.teamInfo.name).toBe(SECOND);
  });
};
