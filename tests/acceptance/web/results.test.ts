import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { breakPath, fault500 } from './bad-network.ts';
import { enterResult, eventsOf, hasFocus, pairingOf, scoreText, unplayedMatches } from './matches.ts';
import { openResult, type ResultDialog, resultDialog, resultsPath, rowButton } from './result-dialog.ts';

const SAVED = 'Maç sonucu başarıyla güncellendi!';
const LEAVING = 'Kaydedilmemiş değişiklikler var';

describeInBrowser('entering a result', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  const row = (page: Page, match: MatchAnswer): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: pairingOf(match) }) });
  /** Opens the dialog of a match on an admin's page. */
  const open = async (match: MatchAnswer): Promise<{ page: Page; dialog: ResultDialog }> => {
    const page = await openPage(league.url + resultsPath(match), { as: 'admin' });
    return { page, dialog: await openResult(page, match) };
  };
  const details = async ({ _id }: MatchAnswer): Promise<MatchAnswer> =>
    (await league.call<MatchAnswer>('GET', `/api/matches/${_id}/details`)).body;

  it('takes five keys, and returns the focus to the row, which shows the result', async () => {
    const match = takeMatch();
    const page = await openPage(league.url + resultsPath(match), { as: 'admin' });
    const button = rowButton(page, match);
    await button.focus();
    await page.keyboard.press('Enter');
    await resultDialog(page).home.waitFor();
    for (const key of ['3', 'Enter', '1', 'Control+Enter']) await page.keyboard.press(key);
    await resultDialog(page).closed();
    await page.getByRole('main').getByText(SAVED).waitFor();
    await row(page, match).getByText(scoreText(3, 1)).waitFor();
    expect(await hasFocus(button)).toBe(true);
  });

  it('accepts only whole numbers up to 99: says so, keeps the typed text and sends nothing', async () => {
    const match = takeMatch();
    const { dialog } = await open(match);
    await dialog.away.fill('0');
    for (const text of ['-1', '1e1', '2.5', '2,5', '١', 'abc', '<b>', '100', '3-1', '1 0']) {
      await dialog.home.fill(text);
      await dialog.save.click();
      await dialog.all.getByText('0 ile 99 arasında bir tam sayı girin.').first().waitFor();
      expect(await dialog.home.inputValue()).toBe(text);
    }
    expect(await hasFocus(dialog.home)).toBe(true);
    expect(await eventsOf(league, match)).toEqual([]);
    await dialog.home.fill('99');
    await dialog.home.press('ArrowUp');
    await dialog.away.press('ArrowDown');
    expect(await dialog.typed()).toEqual(['99', '0']);
  });

  it('sends nothing with half a score: says what is missing, and where', async () => {
    const match = takeMatch();
    const { dialog } = await open(match);
    await dialog.home.fill('2');
    await dialog.save.click();
    await dialog.all.getByText('Lütfen her iki takımın skorunu girin.').first().waitFor();
    expect(await hasFocus(dialog.away)).toBe(true);
    expect(await dialog.away.getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.typed()).toEqual(['2', '']);
    expect(await eventsOf(league, match)).toEqual([]);
  });

  it('asks before it discards typed text: on Esc, on Back and on the cross', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    await dialog.home.fill('2');
    const asked = dialog.all.getByRole('heading', { name: LEAVING });
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => dialog.all.getByRole('button', { name: 'Kapat' }).click(),
    ];
    for (const leave of ways) {
      await leave();
      await asked.waitFor();
      await dialog.all.getByRole('button', { name: 'Düzenlemeye dön' }).click();
      expect(await dialog.home.inputValue()).toBe('2');
    }
    await page.keyboard.press('Escape');
    await dialog.all.getByRole('button', { name: 'Değişiklikleri bırak' }).click();
    await dialog.closed();
    expect(await hasFocus(rowButton(page, match))).toBe(true);
    await rowButton(page, match).click();
    expect(await dialog.typed()).toEqual(['', '']);
  });

  it('that could not be saved says so, and keeps what is typed', async () => {
    const match = takeMatch();
    const page = await openPage(league.url + resultsPath(match), { as: 'admin', allowTroubles: [/^500 from/] });
    await breakPath(page, `/api/admin/match-result/${match._id}`, fault500);
    const dialog = await openResult(page, match);
    await dialog.type(2, 1);
    await dialog.save.click();
    await dialog.all.getByText('Sonuç kaydedilirken bir hata oluştu').waitFor();
    expect(await dialog.typed()).toEqual(['2', '1']);
  });

  it('closes on Esc without a question when nothing was changed', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    await dialog.home.fill('2');
    await dialog.home.fill('');
    await page.keyboard.press('Escape');
    await dialog.closed();
    expect(new URL(page.url()).search).toBe(`?week=${match.week}`);
  });

  it('restores the typed text after a reload, until it is discarded', async () => {
    const { page, dialog } = await open(takeMatch());
    await dialog.type(2, 4);
    await page.reload();
    await dialog.all.getByText(/^Kaydedilmemiş taslak geri yüklendi \(\d\d\.\d\d\.\d{4} \d\d:\d\d\)$/).waitFor();
    expect(await dialog.typed()).toEqual(['2', '4']);
    await dialog.all.getByRole('button', { name: 'Taslağı bırak' }).click();
    expect(await dialog.typed()).toEqual(['', '']);
    await page.reload();
    await dialog.home.waitFor();
    expect(await dialog.typed()).toEqual(['', '']);
  });

  it('does not let a draft overwrite a result that was recorded later', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    await dialog.type(2, 4);
    await page.goto('about:blank');
    await enterResult(league, match, { homeScore: 1, awayScore: 1 });
    await page.goBack();
    await dialog.home.waitFor();
    expect(await dialog.typed()).toEqual(['2', '4']);
    await dialog.save.click();
    await dialog.all.getByRole('radio', { name: `Skor, Kayıtlı, ${scoreText(1, 1)}` }).waitFor();
    await dialog.all.getByRole('radio', { name: `Skor, Sizin, ${scoreText(2, 4)}` }).waitFor();
    expect(await details(match)).toMatchObject({ homeScore: 1, awayScore: 1 });
  });

  it('needs the winner of a walkover, shows the score that follows, and restores the typed score afterwards', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    await dialog.type(2, 4);
    await dialog.all.getByRole('checkbox', { name: 'Bu maç hükmen verildi' }).check();
    await dialog.save.click();
    await dialog.all.getByText('Hükmen maç için kazanan takımı seçmelisiniz!').waitFor();
    await dialog.all.getByRole('checkbox', { name: 'Bu maç hükmen verildi' }).uncheck();
    expect(await dialog.typed()).toEqual(['2', '4']);

    await dialog.all.getByRole('checkbox', { name: 'Bu maç hükmen verildi' }).check();
    await dialog.all.getByRole('radio', { name: match.awayTeam.name }).check();
    await dialog.all.getByText(scoreText(0, 3)).filter({ visible: true }).waitFor();
    await dialog.save.click();
    await dialog.closed();
    await row(page, match).getByText('HÜKMEN').waitFor();
    const walkover = { homeScore: 0, awayScore: 3, isWalkover: true, walkoverWinner: 'away', status: 'finished' };
    expect(await details(match)).toMatchObject(walkover);
  });

  it('merges what two admins changed in different fields', async () => {
    const match = takeMatch();
    await enterResult(league, match, { homeScore: 1, awayScore: 1 });
    const { page, dialog } = await open(match);
    await enterResult(league, match, { homeYellowCards: 2, awayYellowCards: 0 });
    await dialog.all.getByText('Bu maçın kaydı siz yazarken değişti.').waitFor();
    await dialog.type(5, 1);
    await dialog.save.click();
    await dialog.all.getByText('İkiniz farklı alanları değiştirdiniz.').waitFor();
    expect(await dialog.all.getByRole('radio').count()).toBe(0);
    await dialog.all.getByRole('button', { name: 'Seçtiklerimi kaydet' }).click();
    await dialog.closed();
    await row(page, match).getByText(scoreText(5, 1)).waitFor();
    expect(await details(match)).toMatchObject({ homeScore: 5, awayScore: 1, homeYellowCards: 2, awayYellowCards: 0 });
  });

  it('loses nothing when a third admin saves before the choice between two is made', async () => {
    const match = takeMatch();
    await enterResult(league, match, { homeScore: 1, awayScore: 1 });
    const { dialog } = await open(match);
    await dialog.type(5, 1);
    await dialog.all.getByLabel('Düzeltme nedeni').fill('gol sayımı');
    await enterResult(league, match, { homeScore: 2, awayScore: 1 });
    await dialog.save.click();
    await dialog.all.getByRole('radio', { name: 'Skor, Sizin' }).check();
    await enterResult(league, match, { homeScore: 3, awayScore: 1 });
    await dialog.all.getByRole('button', { name: 'Seçtiklerimi kaydet' }).click();

    await dialog.all.getByRole('radio', { name: `Skor, Kayıtlı, ${scoreText(3, 1)}` }).waitFor();
    const mine = dialog.all.getByRole('radio', { name: `Skor, Sizin, ${scoreText(5, 1)}` });
    expect(await dialog.all.getByRole('radio', { checked: true }).count()).toBe(0);
    await mine.check();
    await dialog.all.getByRole('button', { name: 'Seçtiklerimi kaydet' }).click();
    await dialog.closed();
    const { body } = await league.call<AuditEntry[]>('GET', `/api/admin/audit?match=${match._id}`);
    expect(body[0]?.reason).toBe('gol sayımı');
    expect(await eventsOf(league, match)).toHaveLength(4);
    expect(await details(match)).toMatchObject({ homeScore: 5, awayScore: 1 });
  });

  it('changes nothing when the other admin’s result is chosen', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    await dialog.type(5, 1);
    await enterResult(league, match, { homeScore: 2, awayScore: 2 });
    await dialog.save.click();
    await dialog.all.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
    await dialog.closed();
    await row(page, match).getByText(scoreText(2, 2)).waitFor();
    expect(await eventsOf(league, match)).toEqual(['MatchResultEntered']);
    await rowButton(page, match).click();
    expect(await dialog.typed()).toEqual(['2', '2']);
  });

  it('is saved by Ctrl+Enter also when the focus stands on an empty part of the dialog', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    await dialog.type(2, 0);
    await dialog.all.getByRole('heading', { name: /^Sonuç: / }).click();
    await page.keyboard.press('Control+Enter');
    await dialog.closed();
    expect(await details(match)).toMatchObject({ homeScore: 2, awayScore: 0 });
  });

  it('keeps what is typed while a save is running: it stays, over what was saved, until it is saved too', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    const answered = Promise.withResolvers<void>();
    await breakPath(page, `/api/admin/match-result/${match._id}`, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await dialog.type(2, 0);
    await dialog.save.click();
    await dialog.away.fill('1');
    answered.resolve();
    await dialog.all.getByText('o sırada yazdıklarınız henüz kaydedilmedi').waitFor();
    expect(await dialog.typed()).toEqual(['2', '1']);
    expect(await details(match)).toMatchObject({ homeScore: 2, awayScore: 0 });
    await dialog.save.click();
    await dialog.closed();
    expect(await details(match)).toMatchObject({ homeScore: 2, awayScore: 1 });
    expect(await eventsOf(league, match)).toEqual(['MatchResultEntered', 'MatchResultCorrected']);
  });

  it('is taken back only after a question, with a reason that a chip writes', async () => {
    const match = takeMatch();
    await enterResult(league, match, { homeScore: 3, awayScore: 2 });
    const { page, dialog } = await open(match);
    await dialog.all.getByLabel('Durum').selectOption('scheduled');
    await page.keyboard.press('Control+Enter');
    const asked = page.getByRole('alertdialog', { name: `${pairingOf(match)} sonucu geri alınsın mı?` });
    await asked.getByText(scoreText(3, 2)).waitFor();
    await asked.getByRole('button', { name: 'Sonucu geri al' }).click();
    await asked.getByText('Gerekçeyi en az 3 karakterle yazın.').first().waitFor();
    expect(await eventsOf(league, match)).toEqual(['MatchResultEntered']);

    await asked.getByRole('button', { name: 'Vazgeç' }).click();
    await asked.waitFor({ state: 'detached' });
    await dialog.save.click();
    await asked.getByRole('button', { name: 'Video incelemesi' }).click();
    await asked.getByRole('button', { name: 'Sonucu geri al' }).click();
    await dialog.closed();
    expect(await details(match)).toMatchObject({ status: 'scheduled', homeScore: null });
    const { body } = await league.call<AuditEntry[]>('GET', `/api/admin/audit?match=${match._id}`);
    expect(body[0]?.reason).toBe('Video incelemesi');
  });

  it('says which match was saved, and covers no heading with it', async () => {
    const match = takeMatch();
    const { page, dialog } = await open(match);
    await dialog.type(1, 0);
    await dialog.save.click();
    await dialog.closed();
    const said = page.getByRole('main').getByText(`${pairingOf(match)}: ${SAVED}`);
    const heading = page.getByRole('heading', { level: 1 });
    const [message, title] = await Promise.all([said.boundingBox(), heading.boundingBox()]);
    expect(message?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  });

  it('is possible by thumb alone on a phone, without its keyboard', async () => {
    const match = takeMatch();
    const page = await openPage(league.url + resultsPath(match), {
      as: 'admin',
      width: 375,
      hasTouch: true,
      isMobile: true,
    });
    await rowButton(page, match).tap();
    const dialog = resultDialog(page);
    const tap = (name: string): Promise<void> => dialog.all.getByRole('button', { name, exact: true }).tap();
    await tap('Ev skorunu artır');
    await tap('Ev skorunu artır');
    await tap('Ev skorunu azalt');
    await tap('Deplasman skorunu artır');
    expect(await dialog.typed()).toEqual(['1', '1']);
    await dialog.all.getByText('Kartlar').tap();
    await tap(`Artır: Sarı kart: ${match.homeTeam.name}`);
    await tap(`Artır: Kırmızı kart: ${match.awayTeam.name}`);
    await tap('Kapat');
    await dialog.all.getByRole('heading', { name: LEAVING }).waitFor();
    await tap('Düzenlemeye dön');
    await tap('Sonucu kaydet');
    await dialog.closed();
    await page.getByRole('main').getByText(SAVED).waitFor();
    const card = page.getByRole('listitem').filter({ hasText: match.homeTeam.name });
    await card.getByText('Tamamlandı').waitFor();
    expect(await details(match)).toMatchObject({ homeScore: 1, awayScore: 1, homeYellowCards: 1, awayRedCards: 1 });

    // The tiles of a walkover are large enough for a thumb too.
    await rowButton(page, match).tap();
    await dialog.all.getByText('Bu maç hükmen verildi').tap();
    await dialog.all.getByRole('radiogroup').getByText(match.homeTeam.name).tap();
    await tap('Sonucu kaydet');
    await dialog.closed();
    await card.getByText('HÜKMEN').waitFor();
  });
});
