import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../../kit/admin.ts';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { endSession } from './end-session.ts';
import { expectGoodLooks } from './look.ts';
import { enterResult, hasFocus, pairingOf, scoreText, unplayedMatches } from './matches.ts';
import { openResult, playerBox, type ResultDialog, resultDialog, resultsPath, rowButton } from './result-dialog.ts';

/** The most keystrokes in which a result with 22 lines is entered (the issue of matches and statistics). */
const MOST_KEYS = 600;

const SAVED = 'Maç sonucu başarıyla güncellendi!';

/** As the player box compares names. */
const fold = (text: string): string =>
  text
    .replace(/[Iİı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

describeInBrowser('the lines of a result', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;
  let players: readonly AdminsPlayer[];

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
    players = (await league.call<AdminsPlayer[]>('GET', '/api/players')).body;
  });
  afterAll(() => league.stop());

  const squadOf = ({ _id }: { readonly _id: string }): readonly AdminsPlayer[] =>
    players.filter(({ currentTeam, isApproved }) => isApproved && currentTeam?._id === _id);
  const details = async ({ _id }: MatchAnswer): Promise<MatchDetails> => {
    const { head } = await league.operations.status();
    return (await league.call<MatchDetails>('GET', `/api/matches/${_id}/details`, { minPosition: head })).body;
  };
  const open = async (match: MatchAnswer): Promise<{ page: Page; dialog: ResultDialog }> => {
    const page = await openPage(league.url + resultsPath(match), { as: 'admin' });
    return { page, dialog: await openResult(page, match) };
  };
  const figure = (page: Page, kind: string, name: string): Locator =>
    page.getByRole('dialog').getByRole('spinbutton', { name: `${kind}: ${name}`, exact: true });
  const status = (page: Page, text: string): Promise<void> =>
    page.getByRole('dialog').getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });

  /** The keys that bring a player to the top of the box's list: no more letters than needed. */
  const keysFor = (wanted: AdminsPlayer, among: readonly AdminsPlayer[]): readonly string[] => {
    const name = fold(wanted.gamertag);
    for (let length = 2; length < name.length; length += 1) {
      // The box leaves spaces at the end out.
      const start = name.slice(0, length).trimEnd();
      if (among.filter(({ gamertag }) => fold(gamertag).startsWith(start)).length === 1) return [...start];
    }
    return [...name];
  };

  it('takes 22 lines from the keyboard alone, in no more keys than are worth it, and opens with them again', async () => {
    const match = takeMatch();
    const [home, away] = [squadOf(match.homeTeam).slice(0, 11), squadOf(match.awayTeam).slice(0, 11)];
    const all = [...squadOf(match.homeTeam), ...squadOf(match.awayTeam)];
    const page = await openPage(league.url + resultsPath(match), { as: 'admin' });
    let keys = 0;
    const press = async (...pressed: readonly string[]): Promise<void> => {
      for (const key of pressed) await page.keyboard.press(key);
      keys += pressed.length;
    };
    await rowButton(page, match).focus();
    await press('Enter');
    await resultDialog(page).home.waitFor();
    await press('3', 'Enter', '1', 'Enter');
    // From the walkover's box over the kinds to the players.
    await press('Enter', 'Enter');
    expect(await hasFocus(playerBox(page))).toBe(true);

    const [scorer, helper] = [home[0], home[1]];
    if (scorer === undefined || helper === undefined) throw new Error('the sample has no squad');
    for (let goal = 0; goal < 3; goal += 1) await press(...keysFor(scorer, all), 'Enter');
    await press('ArrowRight', ...keysFor(helper, all), 'Enter');
    await press('ArrowLeft', 'ArrowLeft');
    for (const player of [...home.slice(2), ...away]) await press(...keysFor(player, all), 'Enter');
    await press('Control+Enter');
    await resultDialog(page).closed();
    await page.getByRole('main').getByText(SAVED).waitFor();
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);

    const { playerStats, homeScore } = await details(match);
    expect(playerStats).toHaveLength(22);
    expect(homeScore).toBe(3);
    expect(playerStats.find(({ player }) => player._id === scorer._id)).toMatchObject({ goals: 3, side: 'home' });
    expect(playerStats.find(({ player }) => player._id === helper._id)).toMatchObject({ assists: 1 });

    await page.keyboard.press('Enter');
    await figure(page, 'Gol', scorer.gamertag).waitFor();
    expect(await figure(page, 'Gol', scorer.gamertag).inputValue()).toBe('3');
    await expectGoodLooks({ page, name: 'result-lines', isDialog: true }, [
      { width: 375, closely: true },
      { width: 1280, closely: true },
    ]);
  });

  it('says what was added, changes the kind with the arrows, and lists players of the two teams only', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    const [player] = squadOf(match.awayTeam);
    if (player === undefined) throw new Error('the sample has no squad');
    await dialog.type(0, 2);
    await playerBox(page).focus();
    await page.keyboard.press('ArrowLeft');
    await status(page, 'Oynadı');
    await page.keyboard.press('ArrowRight');
    for (const total of [1, 2]) {
      await playerBox(page).pressSequentially(fold(player.gamertag));
      await page.keyboard.press('Enter');
      await status(page, `${player.gamertag}, gol eklendi, toplam ${total}`);
      expect(await playerBox(page).inputValue()).toBe('');
      expect(await hasFocus(playerBox(page))).toBe(true);
    }
    const stranger = players.find(
      ({ currentTeam }) => ![match.homeTeam._id, match.awayTeam._id].includes(currentTeam?._id ?? ''),
    );
    await playerBox(page).fill(stranger?.gamertag ?? '');
    await dialog.all.getByText('Sonuç yok').first().waitFor();
    await dialog.save.click();
    await dialog.all.getByText('Listeden birini seçin.').first().waitFor();
    expect(await hasFocus(playerBox(page))).toBe(true);
  });

  it('takes no more goals than were scored until the score is repaired, which it never does by itself', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    const [player] = squadOf(match.homeTeam);
    if (player === undefined) throw new Error('the sample has no squad');
    await dialog.type(0, 1);
    await playerBox(page).fill(player.gamertag);
    await page.keyboard.press('Enter');
    await dialog.all.getByText('Oyuncuların golleri (1) takımın skorunu (0) aşıyor.').first().waitFor();
    await dialog.save.click();
    expect(await dialog.typed()).toEqual(['0', '1']);
    await dialog.all.getByRole('button', { name: 'Skoru 1–1 yap' }).click();
    expect(await dialog.typed()).toEqual(['1', '1']);
    await dialog.all.getByText('1 gol kimseye yazılmadı.').waitFor({ state: 'detached' });
    await dialog.save.click();
    await dialog.closed();
    expect(await details(match)).toMatchObject({ homeScore: 1, linesExceedScore: false });
  });

  it('removes a row and brings it back, and writes none of a walkover', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    const [player] = squadOf(match.homeTeam);
    if (player === undefined) throw new Error('the sample has no squad');
    const name = player.gamertag;
    await dialog.type(1, 0);
    await playerBox(page).fill(name);
    await page.keyboard.press('Enter');
    await dialog.all.getByRole('button', { name: `Satırı çıkar: ${name}` }).click();
    await figure(page, 'Gol', name).waitFor({ state: 'detached' });
    await dialog.all.getByRole('button', { name: `Geri al: ${name}` }).press('Enter');
    expect(await figure(page, 'Gol', name).inputValue()).toBe('1');

    const walkover = dialog.all.getByRole('checkbox', { name: 'Bu maç hükmen verildi' });
    await walkover.check();
    await dialog.all.getByText('Hükmen maçta oyuncu satırı kaydedilmez: 1 satır yazılmayacak').waitFor();
    await walkover.uncheck();
    expect(await figure(page, 'Gol', name).inputValue()).toBe('1');
    await walkover.check();
    await dialog.all.getByRole('radio', { name: match.homeTeam.name }).check();
    await dialog.save.click();
    await dialog.closed();
    expect(await details(match)).toMatchObject({ isWalkover: true, homeScore: 3, playerStats: [] });
  });

  it('merges line by line what two admins wrote, and asks only for the line that both changed', async () => {
    const match = takeMatch();
    const [one, two, three] = squadOf(match.homeTeam);
    if (one === undefined || two === undefined || three === undefined) throw new Error('the sample has no squad');
    const line = (player: AdminsPlayer, goals: number) => ({ player: player._id, team: 'home', goals });
    await enterResult(league, match, { homeScore: 5, awayScore: 0, playerStats: [line(one, 1), line(two, 1)] });
    const { page, dialog } = await open(match);
    await figure(page, 'Gol', one.gamertag).fill('2');
    await figure(page, 'Asist', two.gamertag).fill('1');
    await enterResult(league, match, { playerStats: [line(one, 3), line(two, 1), line(three, 1)] });
    await dialog.save.click();
    const mine = dialog.all.getByRole('radio', { name: `Satır: ${one.gamertag}, Sizin` });
    await mine.check();
    expect(await dialog.all.getByRole('radio').count()).toBe(2);
    await expectGoodLooks({ page, name: 'result-lines-clash', isDialog: true }, [
      { width: 375, closely: true },
      { width: 1280, closely: true },
    ]);
    await dialog.all.getByRole('button', { name: 'Seçtiklerimi kaydet' }).click();
    await dialog.closed();
    const { playerStats } = await details(match);
    const goals = Object.fromEntries(playerStats.map((each) => [each.player._id, [each.goals, each.assists]]));
    expect(goals).toEqual({ [one._id]: [2, 0], [two._id]: [1, 1], [three._id]: [1, 0] });
  });

  it('keeps rows, line-up and incidents through a reload, and records them', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    const [player] = squadOf(match.homeTeam);
    if (player === undefined) throw new Error('the sample has no squad');
    await dialog.type(2, 0);
    await playerBox(page).fill(player.gamertag);
    await page.keyboard.press('Enter');
    await dialog.all.getByText('Kadro (ilk 8)').click();
    await dialog.all.getByLabel('1. oyuncu').first().selectOption({ label: player.gamertag });
    await dialog.all.getByText('Olaylar', { exact: false }).first().click();
    await dialog.all.getByRole('button', { name: 'Olay ekle' }).click();
    await dialog.all.getByLabel('Dakika').fill('121');
    await dialog.save.click();
    await dialog.all.getByText('1 ile 120 arasında bir dakika girin.').first().waitFor();
    await dialog.all.getByLabel('Dakika').fill('23');
    await dialog.all.getByRole('button', { name: new RegExp(`^${player.gamertag}`) }).click();
    await dialog.all.getByRole('textbox', { name: 'Puan' }).fill('11');
    await dialog.save.click();
    await dialog.all.getByText('1 ile 10 arasında bir puan girin.').first().waitFor();
    await dialog.all.getByRole('textbox', { name: 'Puan' }).fill('7,5');
    await page.reload();
    await dialog.all.getByText(/^Kaydedilmemiş taslak geri yüklendi/).waitFor();
    await dialog.save.click();
    await dialog.closed();
    const recorded = await details(match);
    expect(recorded.playerStats).toMatchObject([
      { player: { _id: player._id }, goals: 1, rating: 7.5, isStartingEleven: true, minutesPlayed: 90 },
    ]);
    expect(recorded.homeLineup).toMatchObject([{ player: { _id: player._id }, jerseyNumber: player.jerseyNumber }]);
    expect(recorded.incidents).toMatchObject([{ type: 'goal', minute: 23 }]);
  });

  it('fills a side from the team’s last match, and takes one of them out by one click', async () => {
    const last = takeMatch();
    const { homeTeam: team } = last;
    const homeLineup = squadOf(team)
      .slice(0, 7)
      .map(({ _id: player }) => ({ player }));
    await enterResult(league, last, { homeScore: 1, awayScore: 0, homeLineup });
    const week = await league.call<MatchAnswer[]>('GET', `/api/matches/week/${last.week + 1}`);
    const match = week.body.find(({ homeTeam, awayTeam }) => [homeTeam._id, awayTeam._id].includes(team._id));
    if (match === undefined) throw new Error('the team does not play a week later');
    const { dialog } = await open(match);
    await dialog.all.getByText('Kadro (ilk 8)').click();
    await dialog.all.getByRole('button', { name: `Son maçın kadrosu: ${team.name}` }).click();
    await dialog.all.getByText('Son maçın kadrosundan 7 oyuncu eklendi.').waitFor();
    const taken = dialog.all.getByRole('button', { name: /^Kadrodan çıkar: / });
    expect(await taken.count()).toBe(7);
    await taken.first().click();
    await expect.poll(() => taken.count()).toBe(6);
  });

  it('keeps the rows while the person signs in again', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    const [player] = squadOf(match.homeTeam);
    if (player === undefined) throw new Error('the sample has no squad');
    await dialog.type(1, 0);
    await playerBox(page).fill(player.gamertag);
    await page.keyboard.press('Enter');
    await endSession(league, page);
    await dialog.save.click();
    await dialog.all.getByRole('heading', { name: 'Yeniden giriş yapın' }).waitFor();
    await dialog.all.getByLabel('Kullanıcı adı ya da gamertag').fill(ADMIN.username);
    await dialog.all.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await dialog.home.waitFor();
    expect(await figure(page, 'Gol', player.gamertag).inputValue()).toBe('1');
    await dialog.save.click();
    await dialog.closed();
    expect((await details(match)).playerStats).toMatchObject([{ player: { _id: player._id }, goals: 1 }]);
  });

  it('shows by thumb the row alone, which opens to its steppers', async () => {
    const match = takeMatch();
    const [player] = squadOf(match.homeTeam);
    if (player === undefined) throw new Error('the sample has no squad');
    const page = await openPage(league.url + resultsPath(match), {
      as: 'admin',
      width: 375,
      hasTouch: true,
      isMobile: true,
    });
    const dialog = await openResult(page, match);
    await dialog.type(2, 0);
    await playerBox(page).fill(player.gamertag);
    await dialog.all.getByRole('option').first().tap();
    const row = dialog.all.getByRole('button', { name: new RegExp(`^${player.gamertag}`) });
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await row.tap();
    await dialog.all.getByRole('button', { name: `Artır: Gol: ${player.gamertag}` }).tap();
    await dialog.all.getByText('yazılan gol 2/2').waitFor();
    await expectGoodLooks({ page, name: 'result-lines-thumb', isDialog: true }, [{ width: 375, closely: true }]);
  });

  it('leads from the list to the page of the match, whose rows are edited and saved', async () => {
    const match = takeMatch();
    const [one, two] = squadOf(match.homeTeam);
    if (one === undefined || two === undefined) throw new Error('the sample has no squad');
    await enterResult(league, match, {
      homeScore: 2,
      awayScore: 0,
      playerStats: [{ player: one._id, team: 'home', goals: 1 }],
    });
    const page = await openPage(league.url + resultsPath(match), { as: 'admin' });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: `Detay: ${pairingOf(match)}` }).click();
    await main.getByText(scoreText(2, 0)).first().waitFor();
    const profile = await main.getByRole('link', { name: one.gamertag }).getAttribute('href');
    expect(profile).toBe(`/profile/${encodeURIComponent(one.gamertag)}`);
    await main.getByRole('button', { name: `Kart ver: ${one.gamertag}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
    await main.getByRole('button', { name: 'Oyuncu ekle' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
    await page.getByRole('dialog').getByText('Takım seçin.').first().waitFor();
    await page.getByRole('dialog').getByRole('radio', { name: match.homeTeam.name }).check();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Oyuncu' }).fill(one.gamertag);
    await page.getByRole('dialog').getByText('Sonuç yok').first().waitFor();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Oyuncu' }).fill(two.gamertag);
    await page.getByRole('dialog').getByRole('combobox', { name: 'Mevki' }).selectOption('Stoper');
    await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
    await main.getByRole('link', { name: two.gamertag }).waitFor();
    expect((await details(match)).playerStats).toHaveLength(1);
    await expectGoodLooks({ page, name: 'match-edit' }, [
      { width: 320, closely: true },
      { width: 375, closely: true },
      { width: 1280, closely: true },
    ]);

    await main.getByRole('link', { name: two.gamertag }).click();
    await page.getByRole('dialog').getByText('Kaydedilmemiş değişiklikler var').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Düzenlemeye dön' }).click();
    await main.getByRole('button', { name: 'Kaydet' }).click();
    await main.getByText(SAVED).waitFor();
    const { playerStats } = await details(match);
    expect(playerStats).toHaveLength(2);
    const lineOf = ({ _id }: AdminsPlayer) => playerStats.find(({ player }) => player._id === _id);
    expect(lineOf(one)).toMatchObject({ goals: 1, yellowCards: 1 });
    expect(lineOf(two)).toMatchObject({ position: 'Stoper' });
    await main.getByRole('combobox', { name: 'Takım' }).selectOption('away');
    await main.getByText('Bu takımdan henüz oyuncu eklenmedi.').waitFor();
    await main.getByRole('link', { name: 'Maç Sonuçları' }).click();
    await rowButton(page, match).waitFor();
  });
});
