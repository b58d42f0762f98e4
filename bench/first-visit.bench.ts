import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium, TURKISH_VISITOR } from '@league/tests/kit/browser/chromium.ts';
import { windowOf } from '@league/tests/kit/browser/describe-in-browser.ts';
import { bytesOf, KB, type Visit, watchVisit } from '@league/tests/kit/browser/visit.ts';
import { fixed, type Measurement, type Result } from './measurement.ts';
import { importSeason, startLeague } from './running-league.ts';

const SEASON = { teams: 18, weeks: 34, played: true };
const WIDTH = 375;
/** As many times slower than this machine. */
const SLOWDOWN = 4;

/** The standings on a slow phone that was never here before. */
export const firstVisit: Measurement = {
  name: 'first-visit',
  run: async ({ folder, quick, rounds, say }): Promise<readonly Result[]> => {
    const league = await startLeague(join(folder, 'first-visit'));
    const browser = await launchChromium();
    try {
      await importSeason(league, SEASON);
      const url = `${league.url}/standings`;
      const visits: Visit[] = [];
      for (let round = 0; round <= (quick ? 2 : rounds); round += 1) {
        const seen = await visit(browser, url);
        // Before the first, neither server nor browser have warmed up.
        if (round > 0) visits.push(seen);
        const { largestPaintMs, layoutShift, files } = seen;
        const js = bytesOf(files, 'js') / KB;
        say(
          `first-visit: ${round === 0 ? 'warm-up' : `round ${round}`}: LCP ${fixed(largestPaintMs, 0)} ms, ` +
            `shift ${fixed(layoutShift, 3)}, ${fixed(js)} kB of js`,
        );
      }
      return results(visits);
    } finally {
      await browser.close();
      await league.child.stop();
    }
  },
};

const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({ ...TURKISH_VISITOR, viewport: windowOf(WIDTH) });
  try {
    const page = await context.newPage();
    const debugging = await context.newCDPSession(page);
    await debugging.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const visited = watchVisit(page);
    await page.goto(url);
    await page.getByRole('table').waitFor();
    return await visited();
  } finally {
    await context.close();
  }
};

const results = (visits: readonly Visit[]): readonly Result[] => {
  const css = visits.map(({ files }) => bytesOf(files, 'css') / KB);
  const all = visits.map(({ files }) => files.length);
  const where = `first visit of /standings, ${WIDTH} px`;
  const kinds = { kind: 'amount', notes: [] } as const;
  return [
    {
      ...kinds,
      name: `${where}: LCP on a CPU ${SLOWDOWN} × slower`,
      unit: 'ms',
      digits: 0,
      samples: visits.map(({ largestPaintMs }) => largestPaintMs),
      target: 2000,
    },
    {
      ...kinds,
      name: `${where}: layout shift`,
      unit: '',
      digits: 3,
      samples: visits.map(({ layoutShift }) => layoutShift),
      target: 0.02,
    },
    {
      ...kinds,
      name: `${where}: js, gzip -9`,
      unit: 'kB',
      digits: 1,
      samples: visits.map(({ files }) => bytesOf(files, 'js') / KB),
      target: 125,
      notes: [`1 kB = ${KB} bytes; css ${fixed(Math.max(...css))} kB; ${Math.max(...all)} files and answers in all`],
    },
  ];
};
