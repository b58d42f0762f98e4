import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { breakPath, answerOfGateway } from './bad-network.ts';
import { assignTo, joinLeague, type LeaguePlayer } from './league-players.ts';
import { enterResult, pairingOf, scoreText, unplayedMatches } from './matches.ts';
import { main } from './page-parts.ts';
import { openResult, resultsPath } from './result-dialog.ts';

const REASON = 'Hakem raporu geç geldi.';
/** What the browser says of answers that fail on purpose. */
const SAID = [/^50[23] from/];

describeInBrowser('the record of a match', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;
  let match: MatchAnswer;
  let deniz: LeaguePlayer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
    match = takeMatch();
    deniz = await joinLeague(league, 'Deniz', 'Forvet', 9);
    await assignTo(league, deniz, match.homeTeam._id);
  });
  afterAll(() => league.stop());

  const pointsOf = async ({ _id }: MatchAnswer['homeTeam']): Promise<number | undefined> =>
    (await league.call<StandingRow[]>('GET', '/api/leaderboards/standings')).body.find(
      ({ teamInfo }) => teamInfo._id === _id,
    )?.points;
  const line = (goals: number, part: object = {}) => ({
    playerStats: [{ player: deniz.id, isStartingEleven: true, goals, ...part }],
  });

  it('follows in other browsers what an admin corrects with its lines, and its history tells what that did', async () => {
    await enterResult(league, match, { homeScore: 12, awayScore: 1, ...line(12) });
    const won = (await pointsOf(match.homeTeam)) ?? 0;
    const page = await openPage(`${league.url}/match/${match._id}?tab=players`);
    const row = main(page).getByRole('row', { name: new RegExp(`^${deniz.gamertag}`) });
    expect(await row.getByRole('cell').first().textContent()).toBe('12');
    const table = await openPage(`${league.url}/standings`);
    const place = main(table).getByRole('row').filter({ hasText: match.homeTeam.name });
    await place.getByText(String(won), { exact: true }).first().waitFor();
    const board = await openPage(`${league.url}/leaderboards/goals`);
    const scorer = main(board)
      .getByRole('row')
      .filter({ has: board.getByRole('link', { name: deniz.gamertag, exact: true }) });
    // The board's own figure: a place or a figure of another kind may be the same number.
    const scored = scorer.locator('td.font-extrabold');
    await scored.filter({ hasText: /^12$/ }).waitFor();

    const admin = await openPage(league.url + resultsPath(match), { as: 'admin' });
    const dialog = await openResult(admin, match);
    await dialog.type(1, 1);
    const figure = (kind: string) =>
      dialog.all.getByRole('spinbutton', { name: `${kind}: ${deniz.gamertag}`, exact: true });
    await figure('Gol').fill('1');
    await figure('Sarı kart').fill('1');
    await dialog.all.getByRole('textbox', { name: 'Düzeltme nedeni' }).fill(REASON);
    await dialog.all.getByRole('checkbox', { name: 'Bu neden herkese görünür' }).check();
    await dialog.save.click();
    await dialog.closed();

    await row.getByRole('cell', { name: '1' }).first().waitFor();
    await main(page).getByText(scoreText(1, 1), { exact: true }).first().waitFor();
    await place
      .getByText(String(won - 2), { exact: true })
      .first()
      .waitFor();
    await scored.filter({ hasText: /^1$/ }).waitFor();
    expect(await scored.filter({ hasText: /^12$/ }).count()).toBe(0);
    expect(await pointsOf(match.homeTeam)).toBe(won - 2);

    await main(page).getByRole('link', { name: 'Geçmiş' }).click();
    const newest = main(page).getByRole('list', { name: 'Maçın değişiklikleri' }).locator('> li').first();
    await newest.getByText(`Sonuç düzeltildi: ${scoreText(12, 1)} → ${scoreText(1, 1)}`).waitFor();
    await newest.getByText(`${deniz.gamertag}: gol 12 → 1, sarı kart 0 → 1`).waitFor();
    await newest.getByText(`Neden: “${REASON}”`).waitFor();
    await newest.getByText(new RegExp(`${match.homeTeam.name} \\d+\\. sıra`)).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=history');
  });

  it('shows a running score, marked as live, in lists and on its page', async () => {
    const live = takeMatch(8);
    await enterResult(league, live, { status: 'live', homeScore: 1, awayScore: 0 });
    const name = new RegExp(`^${live.homeTeam.name} 1, ${live.awayTeam.name} 0, canlı`);
    for (const path of ['/', '/weekly-matches?week=8', '/matches', `/team/${live.homeTeam._id}`]) {
      const page = await openPage(league.url + path);
      await main(page).getByRole('link', { name }).first().waitFor();
    }
    const page = await openPage(`${league.url}/match/${live._id}`);
    await main(page).getByText(name).waitFor();
    const admin = await openPage(`${league.url}/admin/match-results?week=8`, { as: 'admin' });
    await main(admin)
      .getByText(`Canlı ${scoreText(1, 0)}`)
      .first()
      .waitFor();
  });

  it('leads from the dialog to its page, with the tab', async () => {
    const page = await openPage(`${league.url}/matches?match=${match._id}&tab=lineup`);
    await page.getByRole('dialog').getByText('Diziliş Bilgisi Yok').waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Maç sayfası' }).click();
    await page.getByRole('heading', { level: 1, name: pairingOf(match) }).waitFor();
    expect(page.url()).toBe(`${league.url}/match/${match._id}?tab=lineup`);
  });

  it.for([
    ['Maç detayları yüklenemedi.', '', '/api/matches/*/details'],
    ['Maç geçmişi yüklenemedi.', '?tab=history', '/api/matches/*/history'],
  ] as const)('says "%s"', async ([text, search, path]) => {
    const page = await openPage(`${league.url}/match/${match._id}${search}`, {
      allowTroubles: SAID,
      prepare: async (empty) => void (await breakPath(empty, path, answerOfGateway)),
    });
    await main(page).getByText(text).waitFor();
  });
});
