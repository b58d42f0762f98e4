import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { WithdrawalPreview } from '@league/query-api/contract/withdrawal.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { enterResult, hasFocus } from './matches.ts';
import { main } from './page-parts.ts';

const REASON = 'Takım dağıldı';

describeInBrowser('a team that withdraws from the season', (openPage) => {
  let league: LeagueUnderTest;
  let team: StandingRow;
  let teams: number;

  const standings = async (): Promise<readonly StandingRow[]> =>
    (await league.call<StandingRow[]>('GET', '/api/leaderboards/standings')).body;
  const ownMatches = async (): Promise<readonly MatchAnswer[]> => {
    const { body } = await league.call<MatchAnswer[]>('GET', '/api/matches');
    return body.filter(({ homeTeam, awayTeam }) => [homeTeam._id, awayTeam._id].includes(team.teamInfo._id));
  };

  const openMatch = async (): Promise<MatchAnswer> => {
    const open = (await ownMatches()).find(({ status }) => status === 'scheduled');
    if (open === undefined) throw new Error('the team has no open match');
    return open;
  };

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    const rows = await standings();
    team = rows[0] ?? expect.fail('the sample has no table');
    teams = rows.length;
  });
  afterAll(() => league.stop());

  const rowOf = (page: Page): Locator =>
    main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: team.teamInfo.name }) });
  const place = async (page: Page): Promise<number> => Number.parseInt((await rowOf(page).innerText()).trim(), 10);
  const notes = (page: Page): Locator => main(page).getByRole('list', { name: 'Ligden çekilenler' });
  const openEdit = (): Promise<Page> =>
    openPage(`${league.url}/admin/team/${team.teamInfo._id}/edit`, { as: 'admin', allowTroubles: [/^409 from/] });
  const act = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });

  it('stands last in the table that a visitor looks at, with the reason, until it is back', async () => {
    const { name } = team.teamInfo;
    const [visitor, admin] = await Promise.all([openPage(`${league.url}/standings`), openEdit()]);
    await eventually(() => place(visitor)).toBe(1);
    expect(await notes(visitor).count()).toBe(0);
    const before = await ownMatches();
    const [played, unplayed] = [true, false].map(
      (isPlayed) => before.filter(({ status }) => (status === 'finished') === isPlayed).length,
    );

    await act(admin, 'Ligden çek').click();
    const question = admin.getByRole('alertdialog', { name: `${name} ligden çekilsin mi?` });
    await eventually(() => hasFocus(question.getByRole('button', { name: 'Vazgeç' }))).toBe(true);
    await question.getByText(`Oynanmamış ${unplayed} maçını rakipleri 3–0 hükmen kazanır.`).waitFor();
    await question.getByRole('radio', { name: 'Bütün maçları geçersiz sayılsın' }).check();
    await question.getByText(`Oynadığı ${played} maçın sonucu geçersiz olur`, { exact: false }).waitFor();
    await question.getByText(`Oynanmamış ${unplayed} maçı iptal edilir.`).waitFor();
    const last = question.getByRole('row').last();
    await last.getByText(`${teams - 1} sıra aşağı`).waitFor({ state: 'attached' });
    await last.getByText(`${team.points} yerine 0`).waitFor({ state: 'attached' });
    await question.getByRole('button', { name: 'Takımı ligden çek' }).click();
    await question.getByText('Gerekçeyi en az 3 karakterle yazın.').waitFor();
    await question.getByRole('textbox', { name: 'Gerekçe' }).fill(REASON);
    // A double click acts once.
    await question.getByRole('button', { name: 'Takımı ligden çek' }).dblclick();
    await main(admin).getByText(`${name} ligden çekildi: ${played} sonuç geçersiz, ${unplayed} maç iptal.`).waitFor();
    await main(admin).getByText('tarihinde ligden çekildi: bu sezonki bütün maçları geçersiz.').waitFor();

    await notes(visitor).getByText(`${name} ligden çekildi; hiçbir maçı sayılmaz — ${REASON}`).waitFor();
    await eventually(() => place(visitor)).toBe(teams);
    await rowOf(visitor).getByText('Çekildi').waitFor();
    await rowOf(visitor)
      .getByRole('button', { name: `0 puan, ${name}: sıralama nedeni, ligden çekildi` })
      .click();
    await main(visitor)
      .getByText(`${name} ligden çekildi: hiçbir maçı sayılmaz, öbür takımların ardında sıralanır.`)
      .waitFor();
    const cancelled = await ownMatches();
    expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set(['cancelled']));
    const record = await openPage(`${league.url}/match/${cancelled[0]?._id}?tab=history`);
    await main(record).getByText(`${name} ligden çekildi.`).waitFor();

    await eventually(() => hasFocus(act(admin, 'Geri al'))).toBe(true);
    await act(admin, 'Geri al').click();
    const undoing = admin.getByRole('alertdialog', { name: `${name}: ligden çekilme geri alınsın mı?` });
    await eventually(() => hasFocus(undoing.getByRole('button', { name: 'Vazgeç' }))).toBe(true);
    await undoing.getByText(`Neden: ${REASON}`).waitFor();
    await undoing.getByRole('textbox', { name: 'Gerekçe' }).fill('takım yeniden kuruldu');
    await undoing.getByRole('button', { name: 'Çekilmeyi geri al' }).click();
    await main(admin).getByText(`${name} yine ligde: ${before.length} maç eski hâline döndü.`).waitFor();
    await main(admin).getByText('Takım bu sezon ligde.').waitFor();
    await eventually(() => notes(visitor).count()).toBe(0);
    await eventually(() => place(visitor)).toBe(1);
    expect(
      (await ownMatches()).map(({ _id, status, homeScore, awayScore }) => [_id, status, homeScore, awayScore]),
    ).toEqual(before.map(({ _id, status, homeScore, awayScore }) => [_id, status, homeScore, awayScore]));
    await main(record).getByText(`${name} yine ligde: çekilmesi geri alındı.`).waitFor();
  });

  it('keeps what it has played; what somebody changes since keeps it from coming back', async () => {
    const { _id: id, name } = team.teamInfo;
    const { body: preview } = await league.call<WithdrawalPreview>('GET', `/api/teams/${id}/withdrawal?played=keep`);
    const [visitor, admin] = await Promise.all([openPage(`${league.url}/standings`), openEdit()]);
    const open = await openMatch();

    await act(admin, 'Ligden çek').click();
    const question = admin.getByRole('alertdialog');
    await question.getByRole('textbox', { name: 'Gerekçe' }).fill(REASON);
    await question.getByRole('button', { name: 'Takımı ligden çek' }).click();
    await main(admin).getByText(`${name} ligden çekildi: ${preview.walkovers} maç hükmen.`).waitFor();
    await notes(visitor)
      .getByText(`${name} ligden çekildi; kalan maçlarını rakipleri hükmen kazanır — ${REASON}`)
      .waitFor();
    const told = preview.table.map(({ teamInfo, after }) => [teamInfo.name, after.position, after.points]);
    expect((await standings()).map(({ teamInfo, position, points }) => [teamInfo.name, position, points])).toEqual(
      told,
    );

    const drawn = { isWalkover: false, homeScore: 1, awayScore: 1 };
    await enterResult(league, open, drawn);
    await act(admin, 'Geri al').click();
    const undoing = admin.getByRole('alertdialog');
    await undoing.getByRole('textbox', { name: 'Gerekçe' }).fill('takım yeniden kuruldu');
    await undoing.getByRole('button', { name: 'Çekilmeyi geri al' }).click();
    await undoing.getByText('Çekilmenin ardından 1 maçın sonucu değişti; artık geri alınamaz.').waitFor();
    await undoing.getByRole('button', { name: 'Vazgeç' }).click();
    await notes(visitor).waitFor();
  });
});
