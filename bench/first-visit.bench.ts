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
/** A phone far from a mast: 1.6 Mbit/s down, half of that up. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000, offline: false };
export const SLOW_PHONE = `${WIDTH} px, CPU ${SLOWDOWN} × slower, 1.6 Mbit/s, ${NETWORK.latency} ms`;
const LARGEST_PAINT_MS = 2_000;
const MOST_SHIFT = 0.02;

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
      const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
      for (let round = 0; round <= (quick ? 2 : rounds); round += 1) {
        for (const { name, path } of pages) {
          const seen = await visit(browser, league.url + path);
          // Before the first round, neither server nor browser have warmed up.
          if (round > 0) visits.get(name)?.push(seen);
          say(
            `first-visit: ${round === 0 ? 'warm-up' : `round ${round}`}: ${name}: LCP ${fixed(seen.largestPaintMs, 0)} ms`,
          );
        }
      }
      return [...visits].flatMap(([name, seen]) => results(name, seen));
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
export const onSlowPhone = async <Seen>(browser: Browser, act: (page: Page) => Promise<Seen>): Promise<Seen> => {
  const context = await browser.newContext({ ...TURKISH_VISITOR, viewport: windowOf(WIDTH) });
  try {
    const page = await context.newPage();
    const debugging = await context.newCDPSession(page);
    await debugging.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await debugging.send('Network.enable');
    await debugging.send('Network.emulateNetworkConditions', NETWORK);
    return await act(page);
  } finally {
    await context.close();
  }
};

const visit = (browser: Browser, url: string): Promise<Visit> =>
  onSlowPhone(browser, async (page) => {
    const visited = await watchVisit(page);
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return visited();
  });

const results = (name: string, visits: readonly Visit[]): readonly Result[] => {
  const kilobytes = (kind: 'js' | 'css'): string => fixed(median(visits.map(({ files }) => bytesOf(files, kind) / KB)));
  const files = median(visits.map((seen) => seen.files.length));
  return [
    {
      kind: 'amount',
      name: `first visit of ${name}: LCP`,
      unit: 'ms',
      digits: 0,
      samples: visits.map(({ largestPaintMs }) => largestPaintMs),
      target: LARGEST_PAINT_MS,
      notes: [
        `${SLOW_PHONE}: js ${kilobytes('js')} kB, css ${kilobytes('css')} kB (gzip -9), ${files} files and answers`,
      ],
    },
    {
      kind: 'amount',
      name: `first visit of ${name}: layout shift`,
      unit: '',
      digits: 3,
      samples: visits.map(({ layoutShift }) => layoutShift),
      target: MOST_SHIFT,
      notes: [],
    },
  ];
};
