import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { launchChromium, TURKISH_VISITOR } from '@league/tests/kit/browser/chromium.ts';
import { windowOf } from '@league/tests/kit/browser/describe-in-browser.ts';
import { bytesOf, KB, type Visit, watchVisit } from '@league/tests/kit/browser/visit.ts';
import { fixed, type Measurement, median, type Result } from './measurement.ts';
import { importSeason, startLeague } from './running-league.ts';

const SEASON = { teams: 18, weeks: 34, played: true };
const WIDTH = 375;
/** As many times slower than this machine. */
const SLOWDOWN = 4;
/** Lines of phones: far from a mast (1.6 Mbit/s down, half of that up), and at the edge of the net. */
const LINES = {
  far: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000, offline: false },
  edge: { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false },
};
type Line = keyof typeof LINES;
export const SLOW_PHONE = `${WIDTH} px, CPU ${SLOWDOWN} × slower, 1.6 Mbit/s, ${LINES.far.latency} ms`;
const EDGE = `${WIDTH} px, CPU ${SLOWDOWN} × slower, 400 kbit/s, ${LINES.edge.latency} ms`;
/** In ms. */
const TARGETS = { largestPaint: 1_300, firstRow: 1_000, firstRowAtTheEdge: 2_500 };
const MOST_SHIFT = 0.01;

type PublicPage = { readonly name: string; readonly path: string };

/** Public pages on a slow phone, on a slow line, that was never here before. */
export const firstVisit: Measurement = {
  name: 'first-visit',
  run: async ({ folder, quick, rounds, say }): Promise<readonly Result[]> => {
    const league = await startLeague(join(folder, 'first-visit'));
    const browser = await launchChromium();
    try {
      await importSeason(league, SEASON);
      const pages = await publicPages(league.url);
      const visits = pages.map((page) => ({ ...page, far: [] as Visit[], edge: [] as Visit[] }));
      for (let round = 0; round <= (quick ? 2 : rounds); round += 1) {
        for (const page of visits) {
          for (const line of ['far', 'edge'] as const) {
            const seen = await visit(browser, league.url + page.path, line);
            // Before the first round, neither server nor browser have warmed up.
            if (round > 0) page[line].push(seen);
            const when = round === 0 ? 'warm-up' : `round ${round}`;
            const what = `first row ${fixed(seen.firstRowMs, 0)} ms, LCP ${fixed(seen.largestPaintMs, 0)} ms`;
            say(`first-visit: ${when}: ${page.name}, ${line}: ${what}`);
          }
        }
      }
      return visits.flatMap(({ name, far, edge }) => results(name, far, edge));
    } finally {
      await browser.close();
      await league.child.stop();
    }
  },
};

const publicPages = async (url: string): Promise<readonly PublicPage[]> => {
  const matches = (await (await fetch(`${url}/api/matches`)).json()) as readonly MatchAnswer[];
  const match = matches.at(-1);
  if (match === undefined) throw new Error('the season has no match');
  const { _id: id, date } = match;
  return [
    { name: 'home', path: '/' },
    { name: 'standings', path: '/standings' },
    { name: 'matches', path: `/matches?date=${date?.slice(0, 10)}` },
    { name: 'a match', path: `/matches?date=${date?.slice(0, 10)}&match=${id}` },
    { name: 'weekly matches', path: '/weekly-matches' },
    { name: 'teams', path: '/teams' },
  ];
};

/** Does something with a page on the slow phone, that was nowhere before. */
export const onSlowPhone = async <Seen>(
  browser: Browser,
  act: (page: Page) => Promise<Seen>,
  line: Line = 'far',
): Promise<Seen> => {
  const context = await browser.newContext({ ...TURKISH_VISITOR, viewport: windowOf(WIDTH) });
  try {
    const page = await context.newPage();
    const debugging = await context.newCDPSession(page);
    await debugging.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await debugging.send('Network.enable');
    await debugging.send('Network.emulateNetworkConditions', LINES[line]);
    return await act(page);
  } finally {
    await context.close();
  }
};

const visit = (browser: Browser, url: string, line: Line): Promise<Visit> =>
  onSlowPhone(
    browser,
    async (page) => {
      const visited = await watchVisit(page);
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return visited();
    },
    line,
  );

const results = (name: string, far: readonly Visit[], edge: readonly Visit[]): readonly Result[] => {
  const kilobytes = (kind: 'js' | 'css'): string => fixed(median(far.map(({ files }) => bytesOf(files, kind) / KB)));
  const files = median(far.map((seen) => seen.files.length));
  const amount = (what: string, samples: readonly number[], target: number, ...notes: readonly string[]): Result => ({
    kind: 'amount',
    name: `first visit of ${name}: ${what}`,
    unit: 'ms',
    digits: 0,
    samples,
    target,
    notes,
  });
  return [
    amount(
      'LCP',
      far.map(({ largestPaintMs }) => largestPaintMs),
      TARGETS.largestPaint,
      `${SLOW_PHONE}: js ${kilobytes('js')} kB, css ${kilobytes('css')} kB (gzip -9), ${files} files and answers`,
    ),
    amount(
      'first row',
      far.map(({ firstRowMs }) => firstRowMs),
      TARGETS.firstRow,
    ),
    amount(
      'first row at the edge',
      edge.map(({ firstRowMs }) => firstRowMs),
      TARGETS.firstRowAtTheEdge,
      EDGE,
    ),
    {
      ...amount(
        'layout shift',
        far.map(({ layoutShift }) => layoutShift),
        MOST_SHIFT,
      ),
      unit: '',
      digits: 3,
    } as Result,
  ];
};
