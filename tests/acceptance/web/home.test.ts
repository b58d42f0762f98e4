import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { enterResult } from './matches.ts';
import { expectGoodLooks, type Look } from './look.ts';
import { main } from './page-parts.ts';

const LOOKS: readonly Look[] = [
  { width: 320, closely: true, target: 44 },
  { width: 375, scheme: 'dark', closely: true },
  { width: 1280, closely: true, target: 44 },
];

const HOUR_MS = 3_600_000;

describeInBrowser('the home page', (openPage) => {
  let league: LeagueUnderTest;
  let tonight: readonly MatchAnswer[];
  let kickOff: number;
  let team: TeamAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: 'same' });
    const week = (await league.call<MatchAnswer[]>('GET', '/api/matches/week/8')).body;
    tonight = week;
    kickOff = Date.parse(week[0]?.date ?? '');
    const teams = (await league.call<TeamAnswer[]>('GET', '/api/teams')).body;
    if (teams[0] === undefined) throw new Error('the sample has no team');
    [team] = teams as [TeamAnswer];
  });
  afterAll(() => league.stop());

  /** Opens the page so many hours after tonight's kick-off. */
  const openAt = (hours: number): Promise<Page> =>
    openPage(league.url, {
      width: 375,
      prepare: (page) => page.clock.setFixedTime(kickOff + hours * HOUR_MS),
    });
  const says = (page: Page, ...texts: readonly string[]) =>
    Promise.all(texts.map((text) => main(page).getByText(text, { exact: true }).first().waitFor()));

  it('knows the hour: before a night, while it runs, after it, and between two', async () => {
    await says(await openAt(-48), '8. hafta', '2 gün kaldı', '7. hafta sonuçları', 'Gecenin maçı');
    const before = await openAt(-2.5);
    await says(before, '· bu gece 6 maç');
    await before.getByRole('timer').getByText('2 saat 30 dakika').waitFor();
    await says(await openAt(1), '8. hafta', '0/6 maç bitti');

    const [first, ...others] = tonight;
    if (first === undefined) throw new Error('the sample has no match tonight');
    const live = await openAt(1);
    await enterResult(league, first, { status: 'live', homeScore: 1, awayScore: 0 });
    await says(live, '1 maç canlı');
    await expectGoodLooks({ page: live, name: 'home-live' }, LOOKS);
    for (const match of tonight) await enterResult(league, match, { homeScore: 2, awayScore: 1 });

    const after = await openAt(3);
    await says(after, '8. hafta tamamlandı', '· 6 maç, 18 gol', 'Lider', '18', 'önceki haftaya göre');
    expect(await main(after).getByRole('link', { name: /bitti/ }).count()).toBe(others.length + 1);
    await expectGoodLooks({ page: after, name: 'home-after' }, LOOKS);
    await says(await openAt(60), '9. hafta', '8. hafta sonuçları');
  });

  it('has the visitor’s own team, once it is chosen, until it is gone', async () => {
    const page = await openPage(league.url, { width: 375 });
    await main(page).getByRole('link', { name: 'Takımınızı seçin' }).click();
    await main(page)
      .getByRole('link', { name: `Takım Detayları: ${team.name}` })
      .click();
    await main(page).getByRole('button', { name: 'Takımım', pressed: false }).click();
    await main(page).getByRole('button', { name: 'Takımım', pressed: true }).waitFor();
    await page.goto(league.url);
    const own = main(page).getByRole('link', { name: new RegExp(`^${team.name} .*sıra.*(Sıradaki|Son maç)`) });
    await own.waitFor();
    await league.call('DELETE', `/api/teams/${team._id}`, { body: { reason: 'Takım ligden çekildi.' } });
    await main(page).getByRole('link', { name: 'Takımınızı seçin' }).waitFor();
  });
});
