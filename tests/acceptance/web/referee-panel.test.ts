import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { MatchPlayer } from '@league/query-api/contract/match-players.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, type PageOptions } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { breakPath } from './bad-network.ts';
import { eventually } from './eventually.ts';
import { expectGoodLooks, type Look } from './look.ts';
import { eventsOf, hasFocus, pairingOf, scoreText, unplayedMatches } from './matches.ts';
import { main } from './page-parts.ts';
import { act } from './people.ts';
import { place, type Referee, signedInReferee } from './referees.ts';
import { openResult, resultDialog, rowButton } from './result-dialog.ts';

const PANEL = '/referee-panel';
const SAVED = 'Maç sonuçları başarıyla güncellendi';
const RETRIED = 'Bağlantı yok. Bağlantı gelince bir kez gönderilir.';
const MINUTE_MS = 60_000;
const BY_MAIN = 'Sonucu baş hakem girer.';

const LOOKS: readonly Look[] = [
  { width: 320, closely: true, target: 44 },
  { width: 375, pictured: true },
  { width: 768 },
  { width: 1280, pictured: true },
  { width: 1280, scheme: 'dark', closely: true },
];

describeInBrowser('a referee', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;
  let used = 0;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  /** Makes another referee: the main referee of `own`, and the VAR of `other`, which is played later. */
  const another = async (): Promise<{ referee: Referee; own: MatchAnswer; other: MatchAnswer }> => {
    used += 1;
    const [own, other] = [takeMatch(), takeMatch(11)];
    const referee = await signedInReferee(league, `Hakem ${used}`);
    await place(league, referee, { main: [own], video: other });
    return { referee, own, other };
  };
  const open = (path: string, { prepare }: Referee, options: PageOptions = {}): Promise<Page> =>
    openPage(league.url + path, { prepare, ...options });
  const row = (page: Page, match: MatchAnswer): Locator =>
    main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: pairingOf(match) }) });
  /** The types of the events of the match's result. */
  const resultsOf = async (match: MatchAnswer): Promise<readonly string[]> =>
    (await eventsOf(league, match)).filter((type) => type.startsWith('MatchResult'));
  const details = async ({ _id }: MatchAnswer): Promise<MatchDetails> => {
    const { head } = await league.operations.status();
    return (await league.call<MatchDetails>('GET', `/api/matches/${_id}/details`, { minPosition: head })).body;
  };
  /** Somebody who may stand on the away side, and on no other. */
  const someoneAway = async ({ _id }: MatchAnswer): Promise<MatchPlayer> => {
    const { body } = await league.call<MatchPlayer[]>('GET', `/api/matches/${_id}/players`);
    const found = body.find(({ sides }) => sides.length === 1 && sides[0] === 'away');
    if (found === undefined) throw new Error('the sample has no squad');
    return found;
  };
  const ends = (page: Page, path: string) => eventually(() => page.url()).toBe(league.url + path);

  it('finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none', async () => {
    const { referee, own, other } = await another();
    const page = await open(PANEL, referee);
    await main(page).getByText('2 maç', { exact: true }).waitFor();
    await row(page, own).getByText('Baş hakem', { exact: true }).waitFor();
    await row(page, other).getByText('VAR hakemi', { exact: true }).waitFor();
    await row(page, other).getByText(BY_MAIN).waitFor();
    expect(await row(page, other).getByRole('button').count()).toBe(0);
    await expectGoodLooks({ page, name: 'referee-panel-matches' }, LOOKS);
    await page.setViewportSize({ width: 1280, height: 900 });

    const dialog = await openResult(page, own);
    await ends(page, `${PANEL}?match=${own._id}`);
    await dialog.all.getByText('Bu maçın sonucunu yalnızca hakemi girebilir. Kaydedilince maç “Bitti” olur.').waitFor();
    const statuses = dialog.all.getByLabel('Durum').getByRole('option');
    expect(await statuses.allTextContents()).toEqual(['Bitti', 'Canlı', 'Planlandı', 'İptal']);
    await expectGoodLooks({ page, name: 'referee-panel-dialog', isDialog: true }, [
      { width: 375, pictured: true, target: 44 },
      { width: 1280, closely: true },
    ]);
    await page.goBack();
    await dialog.closed();
    await ends(page, PANEL);
    expect(await hasFocus(rowButton(page, own))).toBe(true);

    const again = await openResult(page, own);
    await again.type(3, 1);
    await again.save.click();
    await main(page).getByText(SAVED).waitFor();
    await again.closed();
    await row(page, own).getByText(scoreText(3, 1)).waitFor();
    // Finished, so that it stands under the match that comes next.
    await eventually(() => main(page).getByRole('rowheader').allTextContents()).toEqual([
      expect.stringContaining(other.homeTeam.name),
      expect.stringContaining(own.homeTeam.name),
    ]);

    const correction = await openResult(page, own);
    expect(await correction.typed()).toEqual(['3', '1']);
    await correction.type(3, 2);
    await correction.all.getByRole('textbox', { name: 'Düzeltme nedeni' }).fill('Video incelemesi');
    await correction.save.click();
    await correction.closed();
    await row(page, own).getByText(scoreText(3, 2)).waitFor();
    expect(await resultsOf(own)).toEqual(['MatchResultEntered', 'MatchResultCorrected']);
  });

  it('enters a goal by three taps on a phone, takes it back, and has it in the details after a save', async () => {
    used += 1;
    const own = takeMatch();
    const referee = await signedInReferee(league, `Hakem ${used}`);
    await place(league, referee, { main: [own] });
    const kickOff = new Date(Math.floor(Date.now() / MINUTE_MS - 31) * MINUTE_MS);
    await act(league, 'PUT', `/api/matches/${own._id}/schedule`, { date: kickOff.toISOString() });
    const { _id, gamertag } = await someoneAway(own);
    const page = await open(`${PANEL}?match=${own._id}`, referee, { width: 375, hasTouch: true, isMobile: true });
    const dialog = resultDialog(page);
    const quick = dialog.all.getByRole('region', { name: 'Olay gir' });
    const button = (name: string): Locator => quick.getByRole('button', { name, exact: true });
    const minute = quick.getByRole('textbox', { name: 'Dakika' });
    const said = (text: string): Promise<void> =>
      quick.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
    const away = own.awayTeam.name.split(' ')[0] ?? '';
    await dialog.type(0, 2);

    // The clock goes on while the test runs.
    expect(Number(await minute.inputValue())).toBeGreaterThanOrEqual(31);
    await minute.fill('121');
    await button('Sarı kart').tap();
    await button(away).tap();
    await button(gamertag).tap();
    await quick.getByText('1 ile 120 arasında bir dakika girin.').waitFor();
    expect(await quick.getByRole('button', { name: /^Sil/ }).count()).toBe(0);
    await minute.fill('31');

    await button('Gol').tap();
    await button(away).tap();
    await button(gamertag).tap();
    await said(`Eklendi: 31. dk Gol, ${gamertag}`);
    expect(await minute.inputValue()).toBe('31');
    await dialog.all.getByText('1 gol yazıldı, skor 0 – 2').waitFor();
    expect(await dialog.typed()).toEqual(['0', '2']);
    await expectGoodLooks({ page, name: 'referee-quick-incidents', isDialog: true }, [
      { width: 320, target: 44 },
      { width: 375, closely: true, target: 44 },
      { width: 375, closely: true, scheme: 'dark' },
      { width: 1280, pictured: true },
    ]);
    await page.setViewportSize({ width: 375, height: 812 });

    // The folded list of the incidents below holds the same ones.
    await dialog.all.getByText('Olaylar', { exact: false }).first().tap();
    const fields = dialog.all.getByRole('group').filter({ has: page.getByRole('button', { name: '1. olayı çıkar' }) });
    await eventually(() => fields.last().getByLabel('Dakika').inputValue()).toBe('31');
    await button(`Sil: 31′ Gol · ${gamertag}`).tap();
    await said(`Silindi: 31′ Gol · ${gamertag}`);
    await eventually(() => dialog.all.getByRole('button', { name: '1. olayı çıkar' }).count()).toBe(0);
    await quick.getByText('Henüz olay girilmedi.').waitFor();

    await button(gamertag).tap();
    await minute.fill('45');
    await button('Kırmızı kart').tap();
    await button(gamertag).tap();
    await eventually(() => dialog.all.getByRole('button', { name: /olayı çıkar$/ }).count()).toBe(2);
    expect(await quick.getByRole('listitem').allTextContents()).toEqual([
      `45′ Kırmızı kart · ${gamertag}Sil`,
      `31′ Gol · ${gamertag}Sil`,
    ]);
    await page.reload();
    await dialog.all.getByText(/^Kaydedilmemiş taslak geri yüklendi/).waitFor();
    await dialog.save.tap();
    await dialog.closed();
    const recorded = await details(own);
    expect(recorded.incidents.map(({ type, minute: at, player }) => [type, at, player?._id])).toEqual([
      ['goal', 31, _id],
      ['redCard', 45, _id],
    ]);
    expect(recorded.playerStats).toMatchObject([{ player: { _id }, side: 'away', goals: 1, redCards: 1 }]);
    expect([recorded.homeScore, recorded.awayScore]).toEqual([0, 2]);
  });

  it('opens no result by an address of another match, and reads why', async () => {
    const { referee, other } = await another();
    const page = await open(`/referee-results?match=${other._id}`, referee);
    await main(page).getByText(BY_MAIN).first().waitFor();
    await main(page).getByRole('button', { name: 'Mesajı kapat' }).click();
    await ends(page, '/referee-results');
    const elsewhere = await open(`/referee-results?match=${takeMatch()._id}`, referee);
    await main(elsewhere).getByText('Maç bulunamadı.').waitFor();
    expect(await resultDialog(elsewhere).all.count()).toBe(0);
  });

  it('loses the office over an open result, reads so, and keeps the typed scores', async () => {
    const { referee, own } = await another();
    const page = await open(`${PANEL}?match=${own._id}`, referee, { allowTroubles: [/^403 from/] });
    const dialog = resultDialog(page);
    await dialog.type(2, 2);
    await act(league, 'DELETE', `/api/simple-referees/${referee.id}`);
    // The list behind the dialog, which screen readers do not see now.
    await page.locator('main').getByText('Size atanmış maç yok').waitFor({ state: 'attached' });
    await dialog.save.click();
    await dialog.all.getByText('Sonucu yalnızca bu maçın baş hakemi girebilir').waitFor();
    expect(await dialog.typed()).toEqual(['2', '2']);
    expect(await resultsOf(own)).toEqual([]);
  });

  it('enters a result on the own profile, once both scores stand', async () => {
    const { referee, own } = await another();
    const page = await open('/profile', referee);
    const section = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Hakem Paneli' }) });
    await rowButton(page, own).waitFor();
    expect(await section.getByRole('listitem').count()).toBe(1);
    await expectGoodLooks({ page, name: 'profile-referee' }, LOOKS);
    await page.setViewportSize({ width: 1280, height: 900 });
    const dialog = await openResult(page, own);
    expect(await dialog.save.isDisabled()).toBe(true);
    await dialog.home.fill('1');
    expect(await dialog.save.isDisabled()).toBe(true);
    await dialog.all.getByText('Lütfen her iki takımın skorunu girin.').waitFor();
    await dialog.away.fill('0');
    await eventually(() => dialog.save.isDisabled()).toBe(false);
    await dialog.save.click();
    await section.getByText('Maç sonucu başarıyla kaydedildi!').waitFor();
    await section.getByText('Sonucunu gireceğiniz maç yok.').waitFor();
    expect(await resultsOf(own)).toEqual(['MatchResultEntered']);
    await section.getByRole('link', { name: 'Tüm maçlarım' }).click();
    await row(page, own).getByText(scoreText(1, 0)).waitFor();
  });

  /** A page over an open result into which 4–2 is typed, whose save reaches the server while the answer is lost with the network. */
  const openAndLose = async (from: Referee, match: MatchAnswer) => {
    const page = await open(`${PANEL}?match=${match._id}`, from, { allowTroubles: [/ERR_INTERNET_DISCONNECTED/] });
    const { mend } = await breakPath(page, '/api/matches/*/referee-update', async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    const dialog = resultDialog(page);
    await dialog.type(4, 2);
    await dialog.save.click();
    await dialog.all.getByText(RETRIED).waitFor();
    mend();
    return { page, dialog };
  };

  it('loses the network in the middle of a save, and has the result recorded once without another press', async () => {
    const { referee, own } = await another();
    const { page, dialog } = await openAndLose(referee, own);
    expect(await dialog.typed()).toEqual(['4', '2']);
    await page.context().setOffline(false);
    await main(page).getByText(SAVED).waitFor();
    await dialog.closed();
    await row(page, own).getByText(scoreText(4, 2)).waitFor();
    expect(await resultsOf(own)).toEqual(['MatchResultEntered']);
  });

  it('types on after the network was lost, and then nothing is sent without a press', async () => {
    const { referee, own } = await another();
    const { page, dialog } = await openAndLose(referee, own);
    await dialog.away.fill('3');
    await dialog.all.getByText(RETRIED).waitFor({ state: 'detached' });
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())));
    await page.context().setOffline(false);
    await dialog.all.getByText('Bu maçın kaydı siz yazarken değişti.').waitFor();
    expect(sent).toEqual([]);
    expect(await dialog.typed()).toEqual(['4', '3']);
    expect(await resultsOf(own)).toEqual(['MatchResultEntered']);
  });
});
