import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { SeasonActsAnswer } from '@league/query-api/contract/season-acts.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { enterResult, hasFocus, pairingOf, scoreText, unplayedMatches } from './matches.ts';
import { main } from './page-parts.ts';
import { openResult } from './result-dialog.ts';

describeInBrowser('the control panel', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  const openPanel = (search = ''): Promise<Page> =>
    openPage(`${league.url}/admin/control-panel${search}`, { as: 'admin', allowTroubles: [/^409 from/] });
  const figure = (page: Page, label: string, value: number): Locator =>
    main(page)
      .getByRole('region', { name: 'Sayılarla sezon' })
      .locator('div', { has: page.getByText(label, { exact: true }) })
      .getByText(String(value), { exact: true });
  const rowOf = (page: Page, match: MatchAnswer): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: pairingOf(match) }) });

  it('finds a match of the season, takes a walkover for it, and shows what others enter meanwhile', async () => {
    const [match, other] = [takeMatch(), takeMatch()];
    const { matches } = (await league.call<{ matches: { completed: number } }>('GET', '/api/admin/dashboard-stats'))
      .body;
    const page = await openPanel();
    await figure(page, 'Biten maç', matches.completed).waitFor();
    await main(page).getByRole('searchbox', { name: 'Takım ara' }).fill(match.homeTeam.name);
    await main(page).getByRole('combobox', { name: 'Hafta' }).selectOption(`${match.week}. hafta`);
    await main(page).getByText('66 maçtan 1 maç').waitFor();

    const dialog = await openResult(page, match);
    await dialog.all.getByRole('checkbox', { name: 'Bu maç hükmen verildi' }).check();
    await dialog.all.getByRole('radio', { name: match.awayTeam.name }).check();
    await dialog.save.click();
    await dialog.closed();
    await main(page)
      .getByText(`${pairingOf(match)}: Maç sonucu başarıyla güncellendi! (Hükmen)`)
      .waitFor();
    await rowOf(page, match).getByText(scoreText(0, 3)).waitFor();
    await figure(page, 'Biten maç', matches.completed + 1).waitFor();

    await main(page).getByRole('button', { name: 'Temizle', exact: true }).click();
    await main(page).getByRole('searchbox', { name: 'Takım ara' }).fill(other.homeTeam.name);
    await enterResult(league, other, { homeScore: 4, awayScore: 2 });
    await rowOf(page, other).getByText(scoreText(4, 2)).waitFor();
    await figure(page, 'Biten maç', matches.completed + 2).waitFor();
  });

  const read = async <Answer>(path: string): Promise<Answer> => (await league.call<Answer>('GET', path)).body;
  const seasonActs = (): Promise<SeasonActsAnswer> => read('/api/admin/season-acts');
  const standings = async () =>
    (await read<StandingRow[]>('/api/leaderboards/standings')).map(({ teamInfo, played, points }) => [
      teamInfo.name,
      played,
      points,
    ]);
  const question = (page: Page): Locator => page.getByRole('alertdialog');
  const lastAct = (page: Page): Locator =>
    main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Son işlem' }) });
  const undoButton = (page: Page): Locator => lastAct(page).getByRole('button', { name: 'Geri al', exact: true });
  const says = (page: Page, text: string): Promise<void> => main(page).getByText(text).first().waitFor();

  /** Presses the button of an act, says why in its question, and confirms it with a double click. */
  const act = async (page: Page, button: string, reason: string): Promise<void> => {
    await main(page).getByRole('button', { name: button, exact: true }).click();
    await eventually(() => hasFocus(question(page).getByRole('button', { name: 'Vazgeç' }))).toBe(true);
    await question(page).getByText('Sezon 2026. Değişiklik sitede hemen görünür.').waitFor();
    await question(page).getByRole('textbox', { name: 'Gerekçe' }).fill(reason);
    await question(page).getByRole('button', { name: button, exact: true }).dblclick();
    await question(page).waitFor({ state: 'detached' });
    await lastAct(page).getByText(`Neden: ${reason}`).waitFor();
  };
  const undo = async (page: Page, comesBack: string, said: string): Promise<void> => {
    await undoButton(page).click();
    await eventually(() => hasFocus(question(page).getByRole('button', { name: 'Vazgeç' }))).toBe(true);
    await question(page).getByText(comesBack).waitFor();
    await question(page).getByRole('textbox', { name: 'Gerekçe' }).fill('yanlışlıkla yapıldı');
    await question(page).getByRole('button', { name: 'İşlemi geri al' }).dblclick();
    await says(page, said);
    await lastAct(page).getByText('Bu sezonda geri alınabilecek bir işlem yok.').waitFor();
    // The button stays in its place, and has the focus again.
    await eventually(() => hasFocus(undoButton(page))).toBe(true);
    expect(await undoButton(page).getAttribute('aria-disabled')).toBe('true');
  };

  it('resets the totals of all players, which a visitor sees go and come back', async () => {
    const { playersWithStatistics: players } = (await seasonActs()).counts;
    const [page, visitor] = await Promise.all([openPanel('?tab=system'), openPage(`${league.url}/leaderboards/goals`)]);
    const king = visitor.getByRole('rowheader').first();
    await king.waitFor();
    await act(page, `${players} oyuncuyu sıfırla`, 'hazırlık maçları sayıldı');
    await says(page, 'Sıfırlanacak istatistik yok.');
    await king.waitFor({ state: 'detached' });
    await undo(page, `${players} oyuncu eski toplamlarına döner`, 'Oyuncu istatistikleri geri geldi.');
    await says(page, `${players} oyuncunun toplamları 0 olur`);
    await king.waitFor();
  });

  it('frees all players, and brings them back into their teams', async () => {
    const { playersInTeams: players } = (await seasonActs()).counts;
    const page = await openPanel('?tab=system');
    await act(page, `${players} oyuncuyu boşa çıkar`, 'yeni transfer dönemi');
    await says(page, 'Takımı olan oyuncu yok.');
    await undo(page, `${players} oyuncu eski takımına döner`, 'Oyuncular takımlarına döndü.');
    await says(page, `${players} oyuncu boşa çıkar`);
  });

  it('deletes the finished matches, which empties the table that a visitor looks at, and brings them back', async () => {
    const [{ counts }, before] = [await seasonActs(), await standings()];
    const [page, visitor] = await Promise.all([openPanel('?tab=system'), openPage(`${league.url}/standings`)]);
    const leader = visitor.getByRole('row').nth(1);
    const points = String(before[0]?.[2]);
    await leader.getByText(points, { exact: true }).first().waitFor();
    await act(page, `${counts.finishedMatches} maçı sil`, 'deneme maçlarıydı');
    await figure(page, 'Biten maç', 0).waitFor();
    await leader.getByText(points, { exact: true }).first().waitFor({ state: 'detached' });
    await undo(page, `${counts.finishedMatches} maç sonuçlarıyla geri gelir`, 'Silinen maçlar geri geldi.');
    await figure(page, 'Biten maç', counts.finishedMatches).waitFor();
    await leader.getByText(points, { exact: true }).first().waitFor();
    expect(await standings()).toEqual(before);
  });

  it('starts a season, leads to the archive of the closed one, and takes that back', async () => {
    const [{ counts }, before] = [await seasonActs(), await standings()];
    const page = await openPanel('?tab=system');
    await act(page, 'Yeni sezonu başlat', 'sezon bitti');
    await figure(page, 'Maç', 0).waitFor();
    await figure(page, 'Takım', counts.teams).waitFor();
    await lastAct(page).getByRole('link', { name: 'Kapanan sezonu arşivde gör: Sezon 2026' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sezon 2026', exact: true }).waitFor();
    await page.goBack();
    await undo(page, 'Sezon 2026 yeniden açılır ve kaldığı yerden sürer', 'Sezon 2026 yeniden açıldı.');
    await figure(page, 'Maç', counts.matches).waitFor();
    expect(await standings()).toEqual(before);
  });

  it('says why the release of all players cannot be taken back once one has a new team', async () => {
    const inTeams = (await read<AdminsPlayer[]>('/api/players')).filter(({ currentTeam }) => currentTeam !== null);
    const [player] = inTeams;
    const other = inTeams.find(({ currentTeam }) => currentTeam?._id !== player?.currentTeam?._id)?.currentTeam;
    const page = await openPanel('?tab=system');
    await act(page, `${(await seasonActs()).counts.playersInTeams} oyuncuyu boşa çıkar`, 'yeni transfer dönemi');
    await eventually(() => undoButton(page).getAttribute('aria-disabled')).toBe('false');
    await league.call('PUT', `/api/players/${player?._id}/assign`, { body: { teamId: other?._id } });
    await lastAct(page)
      .getByText('Boşa çıkan oyunculardan yeniden takıma girenler var; artık geri alınamaz.')
      .waitFor();
    expect(await undoButton(page).getAttribute('aria-disabled')).toBe('true');
    await says(page, '1 oyuncu boşa çıkar');
  });

  it('refuses an act on a season that somebody else has closed meanwhile', async () => {
    const { finishedMatches } = (await seasonActs()).counts;
    const page = await openPanel('?tab=system');
    const label = `${finishedMatches} maçı sil`;
    await main(page).getByRole('button', { name: label, exact: true }).click();
    await question(page).getByRole('textbox', { name: 'Gerekçe' }).fill('deneme maçlarıydı');
    await league.call('POST', '/api/admin/reset-season', { body: {} });
    await question(page).getByRole('button', { name: label, exact: true }).click();
    await question(page).getByText('Bu işlem 1. sezon içindi; şu anki sezon 2.').waitFor();
    await question(page).getByRole('button', { name: 'Vazgeç' }).click();
    await lastAct(page).getByText('Yeni sezon başlatıldı').waitFor();
  });
});
