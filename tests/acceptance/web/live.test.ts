import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../kit/temporary-folder.ts';
import { ADMIN } from '../../kit/admin.ts';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import type { Role } from '../../kit/browser/roles.ts';
import { league as process, loggedIn } from '../league-process.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { diaryOf, type Sight } from './diary.ts';
import { eventually } from './eventually.ts';
import { type Gateway, openGateway } from './live-line.ts';
import { dayPath, enterResult, hasFocus, overtakes, pairingOf, scoreText, unplayedMatches } from './matches.ts';

/**
 * How long a change is highlighted. The time begins when the page learns of the change, which
 * is after it is entered and before it is drawn, so it is measured from there.
 */
const TWO_SECONDS = 2_000;

const ROWS = 'main tbody tr:has(th)';
const CARDS = 'main li > a[href*="match="]';

/** The texts of the rows that were set in motion, in the page. */
declare const slides: string[];
declare const window: { slides: string[] };
declare const Element: {
  readonly prototype: { animate: (this: { readonly textContent: string }, ...rest: unknown[]) => unknown };
};

const noteSlides = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.slides = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function noted(...rest) {
      slides.push(this.textContent);
      return animate.apply(this, rest);
    };
  });
};

type Place = { readonly screen: string; readonly path: string; readonly parts: string; readonly as: Role };
/** Week 8 is the current week, and its day is today. */
const PLACES: readonly Place[] = [
  // The match of the night stands above the list.
  { screen: 'the home page', path: '/', parts: 'main a[href*="match="]', as: 'visitor' },
  { screen: 'the calendar', path: '/weekly-matches?week=8', parts: CARDS, as: 'visitor' },
  { screen: 'the matches of the day', path: '/matches', parts: CARDS, as: 'visitor' },
  { screen: 'another admin’s results', path: '/admin/match-results?week=8', parts: ROWS, as: 'admin' },
];

describeInBrowser('a page on match night', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  const standings = async (): Promise<readonly StandingRow[]> =>
    (await league.call<StandingRow[]>('GET', '/api/leaderboards/standings')).body;

  it('shows a new result wherever it is listed, highlights it for two seconds, and says nothing to screen readers', async () => {
    const match = takeMatch(8);
    const { name } = match.homeTeam;
    const look = async ({ screen, path, parts, as }: Place) => {
      const page = await openPage(league.url + path, { as });
      await page.locator(parts).filter({ hasText: name }).waitFor();
      return { screen, diary: await diaryOf(page, parts), spoken: await diaryOf(page, '[aria-live] p') };
    };
    const looking = await Promise.all(PLACES.map(look));

    const entered = new Map<unknown, number>();
    for (const { diary } of looking) entered.set(diary, await diary.now());
    await enterResult(league, match, { homeScore: 7, awayScore: 5 });
    for (const { screen, diary, spoken } of looking) {
      const { to, text } = await diary.markOf(name);
      const said = (await spoken.sights()).flatMap(({ parts }) => parts);
      const seen = {
        shown: text.includes(scoreText(7, 5)),
        markedLong: to - (entered.get(diary) ?? to) > TWO_SECONDS,
        said,
      };
      expect({ screen, ...seen }).toEqual({ screen, shown: true, markedLong: true, said: [] });
    }
  });

  it('slides a changed row of the table to its new place, highlighted for two seconds', async () => {
    const rows = await standings();
    let match = takeMatch();
    while (!overtakes(rows, match)) match = takeMatch();
    const { name } = match.awayTeam;
    const page = await openPage(`${league.url}/standings`, { prepare: noteSlides });
    await page.getByRole('rowheader', { name }).waitFor();
    const diary = await diaryOf(page, ROWS);

    const entered = await diary.now();
    await enterResult(league, match, { homeScore: 0, awayScore: 9 });
    const order = (await standings()).map((row) => row.teamInfo.name);
    const placeIn = ({ parts }: Sight): number => parts.findIndex((part) => part.name.includes(name));
    const hasMoved = (sight: Sight, _at: number, [first]: readonly Sight[]): boolean =>
      first !== undefined && placeIn(sight) !== placeIn(first);
    await eventually(async () => (await diary.sights()).some(hasMoved)).toBe(true);
    const mark = await diary.markOf(name);
    const moved = (await diary.sights()).find(hasMoved);
    expect(moved?.parts.map((part) => order.find((each) => part.name.includes(each)))).toEqual(order);
    const slid = await page.evaluate(() => slides);
    expect(slid.find((row) => row.includes(name))).toBeDefined();
    expect(mark.to).toBeGreaterThan(entered + TWO_SECONDS);
  });

  it('follows an open match, tells screen readers once, and leaves the focus alone; the day behind it follows too', async () => {
    const match = takeMatch();
    const { homeTeam, awayTeam } = match;
    const page = await openPage(league.url + dayPath(match));
    await page.getByRole('link', { name: pairingOf(match) }).click();
    const dialog = page.getByRole('dialog');
    const tab = dialog.getByRole('tab', { name: 'Özet' });
    await tab.focus();
    const diary = await diaryOf(page, '[role="dialog"] .face');
    const spoken = await diaryOf(page, '[aria-live] p');

    await enterResult(league, match, { homeScore: 6, awayScore: 1 });
    expect((await diary.markOf(homeTeam.name)).text).toContain(scoreText(6, 1));
    await dialog.getByRole('tabpanel').getByText('Gol', { exact: true }).waitFor();
    expect(await hasFocus(tab)).toBe(true);
    const said = (await spoken.sights()).flatMap(({ parts }) => parts.map(({ text }) => text));
    expect(said).toEqual([`Maç bitti: ${homeTeam.name} 6, ${awayTeam.name} 1`]);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: `${homeTeam.name} 6, ${awayTeam.name} 1, bitti` }).waitFor();
  });

  it('changes the list behind an admin’s dialog, but neither the dialog nor its typed text', async () => {
    const [own, other] = [takeMatch(9), takeMatch(9)];
    const page = await openPage(`${league.url}/admin/match-results?week=9`, { as: 'admin' });
    await page.getByRole('button', { name: `Sonuç Gir: ${pairingOf(own)}` }).click();
    const box = page.getByRole('dialog').getByRole('spinbutton', { name: /^Ev skoru/ });
    await box.fill('4');
    const behind = await diaryOf(page, ROWS);

    await enterResult(league, other, { homeScore: 8, awayScore: 3 });
    await behind.says(other.homeTeam.name, scoreText(8, 3));
    expect(await box.inputValue()).toBe('4');
    expect(await hasFocus(box)).toBe(true);
  });

  it('puts an admin’s act on top of the records that another admin reads', async () => {
    const match = takeMatch();
    const page = await openPage(`${league.url}/admin/audit`, { as: 'admin' });
    const newest = page.getByRole('main').getByRole('listitem').first();
    await newest.waitFor();
    await enterResult(league, match, { homeScore: 9, awayScore: 4 });
    await newest.getByText(scoreText(9, 4)).waitFor();
  });
});

/** What the browser writes on the console about a connection that is cut, or not answered, or by a server that is starting. */
const CUT = [
  /ERR_INCOMPLETE_CHUNKED_ENCODING/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_CONNECTION_(REFUSED|RESET)/,
  /50[23] from \S+\/api\/live/,
];

/**
 * What the browser writes about a server that is killed and starts again: any request may be cut. A connection that dies before its
 * request is `ERR_SOCKET_NOT_CONNECTED`, a file that ends early `ERR_CONTENT_LENGTH_MISMATCH`.
 */
const KILLED = [...CUT, /ERR_SOCKET_NOT_CONNECTED/, /ERR_CONTENT_LENGTH_MISMATCH/, /^503 from/];

/** Runs inside the page: hides or shows the tab. */
const show = (state: string): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
};
declare const document: { readonly dispatchEvent: (event: Event) => boolean };

describeInBrowser('a page whose live connection breaks', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  /** The calendar with this match, behind a gateway, with an open live connection. The page's clock can be moved. */
  const openBehindGateway = async ({ week, homeTeam }: MatchAnswer): Promise<{ gateway: Gateway; page: Page }> => {
    const gateway = await openGateway(league.url);
    onTestFinished(gateway.close);
    const page = await openPage(`${gateway.url}/weekly-matches?week=${week}`, {
      allowTroubles: CUT,
      prepare: (page) => page.clock.install(),
    });
    await page.locator(CARDS).filter({ hasText: homeTeam.name }).waitFor();
    await eventually(gateway.newestId).toBeDefined();
    return { gateway, page };
  };
  const result = ({ homeTeam, awayTeam }: MatchAnswer): string => `${homeTeam.name} 7, ${awayTeam.name} 5, bitti`;
  const enter = (match: MatchAnswer): Promise<void> => enterResult(league, match, { homeScore: 7, awayScore: 5 });

  it('resumes a connection that was cut, and shows what happened meanwhile', async () => {
    const match = takeMatch();
    const { gateway, page } = await openBehindGateway(match);
    const id = gateway.newestId();
    gateway.cut('hang-up');
    await eventually(() => gateway.asked.length).toBeGreaterThan(1);
    await enter(match);
    gateway.mend();
    await page.getByRole('link', { name: result(match) }).waitFor();
    await eventually(gateway.open).toBe(1);
    expect(new Set(gateway.asked.slice(1).map(({ lastEventId }) => lastEventId))).toEqual(new Set([id]));
  });

  it('asks each few seconds while a gateway refuses the connection, and resumes it afterwards', async () => {
    const match = takeMatch();
    const { gateway, page } = await openBehindGateway(match);
    const id = gateway.newestId();
    gateway.cut('502');
    // The browser takes such an answer as final, so the page itself asks from then on.
    const byPage = (): number => gateway.asked.filter(({ url }) => url.includes('lastEventId')).length;
    await eventually(byPage).toBeGreaterThan(0);
    await enter(match);
    await page.clock.fastForward('00:05');
    await page.getByRole('link', { name: result(match) }).waitFor();

    gateway.mend();
    await page.clock.fastForward('00:30');
    await eventually(gateway.open).toBe(1);
    expect(gateway.asked.at(-1)?.lastEventId).toBe(id);
  });

  it('gives up a connection that has gone silent, and makes a new one', async () => {
    const match = takeMatch();
    const { gateway, page } = await openBehindGateway(match);
    const id = gateway.newestId();
    await page.clock.fastForward('00:46');
    await eventually(() => gateway.asked.length).toBe(2);
    expect(gateway.asked.at(-1)?.lastEventId).toBe(id);
    await enter(match);
    await page.getByRole('link', { name: result(match) }).waitFor();
  });

  it('says that it shows old data while neither connection nor answers come, and stops when they come', async () => {
    const { gateway, page } = await openBehindGateway(takeMatch());
    const note = page.getByRole('main').getByText(/^Yeni veriler alınamıyor\. Son güncelleme: \d\d:\d\d\.$/);
    await page.route(/\/api\/(?!live)/, (route) => route.abort('connectionrefused'));
    gateway.cut('hang-up');
    await eventually(() => gateway.asked.length).toBeGreaterThan(1);
    await page.clock.fastForward('00:05');
    await note.waitFor();

    // Nothing has changed meanwhile, so the connection brings only its `hello`.
    await page.unrouteAll();
    gateway.mend();
    await eventually(gateway.open).toBe(1);
    await page.clock.fastForward('00:30');
    await note.waitFor({ state: 'detached' });
  });

  it('closes the connection and asks for nothing while its tab is hidden, and catches up when it is shown', async () => {
    const match = takeMatch();
    const { gateway, page } = await openBehindGateway(match);
    const id = gateway.newestId();
    await page.evaluate(show, 'hidden');
    await eventually(gateway.open).toBe(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await enter(match);
    await page.clock.fastForward('01:00');
    expect(asked).toEqual([]);

    await page.evaluate(show, 'visible');
    await page.getByRole('link', { name: result(match) }).waitFor();
    expect(gateway.asked.at(-1)?.lastEventId).toBe(id);
  });

  it('shows what is recorded by a restarted server, which does not know the connection’s last event', async () => {
    const environment = {
      DATA_DIR: temporaryFolder(),
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    };
    const killed = await loggedIn(process(['start'], { ...environment, PORT: '0' }));
    const match = (await unplayedMatches(killed))();
    const page = await openPage(`${killed.at}/weekly-matches?week=${match.week}`, { allowTroubles: KILLED });
    await page.locator(CARDS).filter({ hasText: match.homeTeam.name }).waitFor();
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/live'));
    killed.child.kill('SIGKILL');
    await lost;

    const { port } = new URL(killed.at);
    const again = await loggedIn(process(['start'], { ...environment, PORT: port }));
    await enterResult(again, match, { homeScore: 7, awayScore: 5 });
    await page.getByRole('link', { name: result(match) }).waitFor();
  });
});
