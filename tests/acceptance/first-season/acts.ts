import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { rebuildAll, verifyAll } from '../operator.ts';
import { main, pressed } from '../web/page-parts.ts';
import { box, button, PEOPLE, SQUAD, type Story } from './story.ts';

const SYSTEM = '/admin/control-panel?tab=system';

/** Asks for the act, says why and confirms it. */
const act = async (page: Page, name: string, reason: string): Promise<void> => {
  await button(main(page), name).click();
  const question = page.getByRole('alertdialog');
  await box(question, 'Gerekçe').fill(reason);
  await button(question, name).click();
  await question.waitFor({ state: 'detached' });
  await main(page).getByText(`Neden: ${reason}`).waitFor();
};

/** Takes the last act back. */
const takeBack = async (page: Page, said: string): Promise<void> => {
  await button(main(page), 'Geri al').click();
  const question = page.getByRole('alertdialog');
  await box(question, 'Gerekçe').fill('yanlış düğme');
  await button(question, 'İşlemi geri al').click();
  await main(page).getByText(said).first().waitFor();
};

/** The acts of the control panel, taken back and done again; then the next season begins, and the log tells all of it. */
export const acts = ({ league, visit, admin, read }: Story): void => {
  const table = async () =>
    (await read<StandingRow[]>('/api/leaderboards/standings')).map(({ teamInfo, points }) => [teamInfo.name, points]);

  it('frees its players, and has them back in their squads', async () => {
    const [page, visitor] = await Promise.all([admin(SYSTEM), visit('/players')]);
    const scorer = main(visitor).getByRole('link', { name: PEOPLE.scorer });
    await scorer.filter({ hasText: SQUAD }).waitFor();
    await act(page, '1 oyuncuyu boşa çıkar', 'Yeni transfer dönemi');
    await scorer.filter({ hasText: 'Boşta' }).waitFor();
    await takeBack(page, 'Oyuncular takımlarına döndü.');
    await scorer.filter({ hasText: SQUAD }).waitFor();
  });

  it('closes its season, has it back as it was, closes it again, and begins the next', async () => {
    const [page, visitor] = await Promise.all([admin(SYSTEM), visit('/standings')]);
    const before = await table();
    const points = main(visitor).getByRole('cell', { name: '6', exact: true }).first();
    await points.waitFor();
    await act(page, 'Yeni sezonu başlat', 'Sezon bitti');
    await points.waitFor({ state: 'detached' });
    await takeBack(page, 'yeniden açıldı.');
    await points.waitFor();
    expect(await table()).toEqual(before);
    await act(page, 'Yeni sezonu başlat', 'Şimdi gerçekten bitti');
    await points.waitFor({ state: 'detached' });

    await page.goto(`${league().url}/admin/league-plan`);
    await pressed('Haftaları göster')(page);
    await pressed('Fikstürü oluştur (66 maç)')(page);
    await main(page).getByText('Fikstür oluşturuldu. 12 takım, 11 hafta, haftada 6 maç.').waitFor();
    const [current, closed] = await read<SeasonsAnswer>('/api/seasons');
    expect([current?.matches, closed?.matches, closed?.current]).toEqual([66, 66, false]);
    const archive = await visit(`/seasons/${closed?.season}`);
    await main(archive)
      .getByRole('rowheader', { name: String(before[0]?.[0]) })
      .first()
      .waitFor();
  });

  it('tells all of it in the audit, and is the same when it is rebuilt', async () => {
    const entries = await read<AuditEntry[]>('/api/admin/audit?limit=200');
    const counts = Map.groupBy(entries, ({ type }) => type);
    expect(Object.fromEntries([...counts].map(([type, { length }]) => [type, length]))).toMatchObject({
      TournamentSettingsChanged: 1,
      LogoChanged: 1,
      ThemeColorChanged: 1,
      NewsChanged: 1,
      TeamCreated: 12,
      FixturesGenerated: 2,
      MatchReplanned: 6,
      PlayerApproved: 3,
      // Again when the reset of transfers was taken back.
      PlayerAssignedToTeam: 2,
      PlayerReleased: 1,
      RefereeApproved: 1,
      BroadcasterApproved: 1,
      StreamStarted: 1,
      // Eleven of them for the team that left.
      MatchResultEntered: 14,
      AchievementAssigned: 2,
      PointsDeducted: 1,
      TeamWithdrawn: 1,
      TransfersReset: 1,
      SeasonReset: 2,
      SeasonActUndone: 2,
    });
    await verifyAll(league());
    await rebuildAll(league());
  });
};
