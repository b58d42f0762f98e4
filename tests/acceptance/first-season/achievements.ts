import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { it } from 'vitest';
import { main } from '../web/page-parts.ts';
import { box, button, choose, PEOPLE, SQUAD, type Story } from './story.ts';

/** A player and a team are given achievements. */
export const achievements = ({ league, visit, admin, read }: Story): void => {
  it('gives an achievement to a player and one to a team, which their pages show at once', async () => {
    const teams = await read<TeamAnswer[]>('/api/teams');
    const team = teams.find(({ name }) => name === SQUAD);
    const [profile, teamPage, page] = await Promise.all([
      visit(`/profile/${encodeURIComponent(PEOPLE.scorer)}?tab=achievements`),
      visit(`/team/${team?._id}?tab=achievements`),
      admin('/admin/achievements'),
    ]);
    for (const [title, type, field, receiver, shown] of [
      ['İlk Gol', 'Oyuncu', 'Oyuncu', PEOPLE.scorer, profile],
      ['Fair Play', 'Takım', 'Takım', SQUAD, teamPage],
    ] as const) {
      await page.goto(`${league().url}/admin/achievements`);
      await button(main(page), 'Yeni Başarım').click();
      const dialog = page.getByRole('dialog', { name: 'Yeni başarım' });
      await box(dialog, 'Başlık').fill(title);
      await box(dialog, 'Açıklama').fill('Sezonun ilki.');
      await dialog.getByRole('combobox', { name: 'Tür', exact: true }).selectOption(type);
      await button(dialog, 'Oluştur').click();
      await main(page).getByText('Başarım oluşturuldu.').waitFor();
      await main(page).getByRole('link', { name: 'Ata', exact: true }).click();
      await button(main(page), 'Başarım ata').click();
      const award = page.getByRole('dialog', { name: 'Başarım ata' });
      await choose(award, 'Başarım', title);
      await choose(award, field, receiver);
      await button(award, 'Ata').click();
      await award.getByText('Başarım verildi.').waitFor();
      await main(shown).getByText(title, { exact: true }).waitFor();
    }
  });
};
