import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import {
  answerOfGateway,
  answerOld,
  type Broken,
  breakPath,
  type Fault,
  goOn,
  loseAnswer,
  loseRequest,
  stall,
  stallTooLong,
  tearAnswer,
  unavailable,
  withClock,
} from './bad-network.ts';
import { enterResult, eventsOf, pairingOf, scoreText, unplayedMatches } from './matches.ts';
import { matchLink, table } from './page-parts.ts';
import { openResult, resultsPath } from './result-dialog.ts';

/** The server's sentence when it cannot read. */
const UNREADABLE = 'Veriler şu anda okunamıyor, lütfen birazdan tekrar deneyin.';
/** Console lines of the browser and of React where a part of a page could not be read. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/];
const SAID = [/^503 from/, /ERR_CONNECTION_RESET/];
/** The server's sentence when it cannot write. */
const UNWRITABLE = 'Değişiklikler geçici olarak yazılamıyor; hiçbir şey kaydedilmedi.';

describeInBrowser('a part of a page', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  it('heals by itself once its read succeeds again', async () => {
    const broken = Promise.withResolvers<Broken>();
    const page = await openPage(`${league.url}/teams`, {
      allowTroubles: SAID,
      prepare: async (page) => {
        await withClock(page);
        broken.resolve(await breakPath(page, '/api/teams', unavailable(UNREADABLE)));
      },
    });
    const failed = page.getByRole('main').getByText('Takımlar yüklenirken bir hata oluştu.');
    await failed.waitFor();
    (await broken.promise).mend();
    await page.clock.fastForward('00:15');
    await page.getByRole('main').getByRole('article').nth(11).waitFor();
    await failed.waitFor({ state: 'detached' });
  });

  it('stays on screen until what was chosen instead is there: the table of a week', async () => {
    const page = await openPage(`${league.url}/standings`);
    await table(page).waitFor();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await breakPath(page, '/api/leaderboards/standings', async (route) => {
      await released;
      await route.fallback();
    });
    const asked = page.waitForRequest(/week=3/);
    await page.getByRole('button', { name: 'Sezon ve hafta' }).click();
    await page.getByRole('combobox', { name: 'Hafta' }).selectOption('3');
    await asked;
    expect(await table(page).isVisible()).toBe(true);
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    release();
    await page.getByText('3. hafta sonundaki puan durumu').first().waitFor();
  });

  it('needs no settings: a first visit that waits ten seconds for them shows all the rest', async () => {
    const page = await openPage(`${league.url}/standings`, {
      prepare: async (page) => {
        await withClock(page);
        await breakPath(page, '/api/settings', stall);
      },
    });
    await goOn(page, 10);
    await table(page).waitFor();
  });

  it('that cannot be read anew keeps its old data, says since when, and recovers by itself', async () => {
    const match = takeMatch(8);
    const page = await openPage(`${league.url}/weekly-matches?week=8`, { prepare: withClock, allowTroubles: SAID });
    await matchLink(page).waitFor();
    const { mend } = await breakPath(page, '/api/matches/week/8', unavailable(UNREADABLE));
    await enterResult(league, match, { homeScore: 5, awayScore: 3 });
    const note = page.getByRole('main').getByText(/^Yeni veriler alınamıyor\. Son güncelleme: \d\d:\d\d\.$/);
    await note.waitFor();
    await page.getByRole('link', { name: `${pairingOf(match)}, planlandı` }).waitFor();

    mend();
    await page.clock.fastForward('00:30');
    await page.getByRole('link', { name: `${match.homeTeam.name} 5, ${match.awayTeam.name} 3` }).waitFor();
    await note.waitFor({ state: 'detached' });
  });

  it('says so while the browser is offline, and shows what happened meanwhile when it is back', async () => {
    const match = takeMatch(8);
    const page = await openPage(`${league.url}/weekly-matches?week=8`, { prepare: withClock, allowTroubles: OFFLINE });
    await matchLink(page).waitFor();
    await page.context().setOffline(true);
    const banner = page.getByText(/^Çevrimdışısınız\. \d\d:\d\d itibarıyla veriler gösteriliyor\.$/).first();
    await banner.waitFor();
    await enterResult(league, match, { homeScore: 4, awayScore: 2 });
    await page.clock.fastForward('00:30');
    await page.getByRole('link', { name: `${pairingOf(match)}, planlandı` }).waitFor();

    await page.context().setOffline(false);
    await banner.waitFor({ state: 'detached' });
    await page.clock.fastForward('00:30');
    await page.getByRole('link', { name: `${match.homeTeam.name} 4, ${match.awayTeam.name} 2` }).waitFor();
  });

  const updating = (page: Page): Locator => page.getByText('Güncelleniyor…', { exact: true }).first();
  /** The calendar with a result that the server does not show yet, and marks as old. */
  const openOld = async (): Promise<{ page: Page; match: MatchAnswer } & Broken> => {
    const match = takeMatch(8);
    const page = await openPage(`${league.url}/weekly-matches?week=8`, { prepare: withClock });
    await matchLink(page).waitFor();
    const old = await answerOld(page, `${league.url}/api/matches/week/8`);
    const broken = await breakPath(page, '/api/matches/week/8', old);
    await enterResult(league, match, { homeScore: 6, awayScore: 0 });
    await updating(page).waitFor();
    return { page, match, ...broken };
  };

  it('whose answer the server calls old says so until a fresh answer is there', async () => {
    const { page, match, mend } = await openOld();
    await page.clock.fastForward('00:10');
    await updating(page).waitFor();
    await page.getByRole('link', { name: `${pairingOf(match)}, planlandı` }).waitFor();
    mend();
    await page.clock.fastForward('00:30');
    await page.getByRole('link', { name: `${match.homeTeam.name} 6, ${match.awayTeam.name} 0` }).waitFor();
    await updating(page).waitFor({ state: 'detached' });
  });

  it('whose answer is old says nothing on other pages, which do not read it any more', async () => {
    const { page, times } = await openOld();
    await page.getByRole('link', { name: 'Puan Durumu' }).first().click();
    await page.getByRole('heading', { name: 'Puan Durumu' }).waitFor();
    await goOn(page, 30);
    await updating(page).waitFor({ state: 'detached' });
    const before = times();
    await goOn(page, 30);
    expect(times()).toBe(before);
  });
});

/** A command that is lost or delayed on its way. */
type Mishap = { readonly what: string; readonly fault: Fault; readonly says: string };

const UNKNOWN = 'Kaydedilip kaydedilmediği bilinmiyor; yazdıklarınız duruyor.';
const MISHAPS: readonly Mishap[] = [
  { what: 'is lost', fault: loseRequest, says: UNKNOWN },
  { what: 'stalls', fault: stallTooLong, says: UNKNOWN },
  { what: 'is answered by a gateway', fault: answerOfGateway, says: UNKNOWN },
  { what: 'is recorded, and its answer lost', fault: loseAnswer, says: 'Kayıtlı sonuç artık yazdığınızla aynı.' },
  { what: 'is recorded, and its answer torn', fault: tearAnswer, says: 'Kayıtlı sonuç artık yazdığınızla aynı.' },
  { what: 'cannot be written', fault: unavailable(UNWRITABLE), says: UNWRITABLE },
];

describeInBrowser('a result', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  const PATH = '/api/admin/match-result/*';
  /** The dialog of a match with a typed score, and the keys of all commands that are sent. */
  const openTyped = async () => {
    const match = takeMatch();
    const page = await openPage(league.url + resultsPath(match), {
      as: 'admin',
      prepare: withClock,
      allowTroubles: [...SAID, ...OFFLINE, /^502 from/],
    });
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key']);
    });
    const dialog = await openResult(page, match);
    await dialog.type(3, 1);
    return { match, page, dialog, keys };
  };

  it.for(MISHAPS)(
    'that $what stays as typed; sent again under its key it is recorded once',
    async ({ fault, says }) => {
      const { match, page, dialog, keys } = await openTyped();
      const { mend } = await breakPath(page, PATH, fault);
      await dialog.save.click();
      await dialog.all.getByText(says).waitFor();
      expect(await dialog.typed()).toEqual(['3', '1']);

      mend();
      await dialog.save.click();
      await dialog.closed();
      await page.getByRole('row').filter({ hasText: match.homeTeam.name }).getByText(scoreText(3, 1)).waitFor();
      expect(keys).toEqual([keys[0], keys[0]]);
      expect(await eventsOf(league, match)).toEqual(['MatchResultEntered']);
    },
  );

  it('that is saved offline stays as typed, fails at once, and is recorded once when sent again', async () => {
    const { match, page, dialog, keys } = await openTyped();
    await page.context().setOffline(true);
    await dialog.save.click();
    await dialog.all.getByText('Bağlantı yok; yazdıklarınız duruyor.').waitFor();
    await page.context().setOffline(false);
    await page.clock.fastForward('01:00');
    expect(await eventsOf(league, match)).toEqual([]);
    expect(await dialog.typed()).toEqual(['3', '1']);
    await dialog.save.click();
    await dialog.closed();
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(await eventsOf(league, match)).toEqual(['MatchResultEntered']);
  });

  it('is sent once, however often its button is pressed before the answer', async () => {
    const { match, page, dialog, keys } = await openTyped();
    const answered = Promise.withResolvers<void>();
    await breakPath(page, PATH, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await dialog.save.dblclick();
    await dialog.home.press('Control+Enter');
    await dialog.all.getByRole('button', { name: 'Kaydediliyor…' }).click({ force: true });
    answered.resolve();
    await dialog.closed();
    expect(keys).toHaveLength(1);
    expect(await eventsOf(league, match)).toEqual(['MatchResultEntered']);
  });

  it('whose answer was lost is shown as recorded after a reload, and not offered as a draft', async () => {
    const { match, page, dialog } = await openTyped();
    await breakPath(page, PATH, loseAnswer);
    await dialog.save.click();
    await dialog.all.getByText('Kayıtlı sonuç artık yazdığınızla aynı.').waitFor();
    await page.reload();
    await dialog.home.waitFor();
    expect(await dialog.typed()).toEqual(['3', '1']);
    expect(await dialog.all.getByText(/taslak/).count()).toBe(0);
    expect(await eventsOf(league, match)).toEqual(['MatchResultEntered']);
  });
});
