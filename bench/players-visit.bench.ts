import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '@league/tests/kit/browser/chromium.ts';
import { onSlowPhone, SLOW_PHONE } from './first-visit.bench.ts';
import { MANY, startFullLeague } from './many-players.ts';
import { type Measurement, median, milliseconds, type Result } from './measurement.ts';

const FIRST_CARDS_MS = 2_000;
const KEY_MS = 50;
/** What is typed, key by key, at the pace of somebody who types fast. */
const TYPED = 'kartal';
const BETWEEN_KEYS_MS = 150;

type Seen = { readonly firstCardsMs: number; readonly keysMs: readonly number[] };

/** The page of 5,000 players on the phone of first-visit: until the first cards are painted, and how long a key takes. */
export const playersVisit: Measurement = {
  name: 'players-visit',
  run: async ({ folder, quick, rounds, say }): Promise<readonly Result[]> => {
    const { league } = await startFullLeague(join(folder, 'players-visit'));
    const browser = await launchChromium();
    try {
      const visits: Seen[] = [];
      for (let round = 0; round <= (quick ? 2 : rounds); round += 1) {
        const seen = await visit(browser, `${league.url}/players`);
        // Before the first round, neither server nor browser have warmed up.
        if (round > 0) visits.push(seen);
        say(`players-visit: round ${round}: ${Math.round(seen.firstCardsMs)} ms; keys ${milliseconds(seen.keysMs)}`);
      }
      const firstCards = visits.map(({ firstCardsMs }) => firstCardsMs);
      const keys = visits.flatMap(({ keysMs }) => keysMs);
      return [
        {
          kind: 'amount',
          name: `first cards of ${MANY} players`,
          unit: 'ms',
          digits: 0,
          samples: firstCards,
          target: FIRST_CARDS_MS,
          notes: [SLOW_PHONE],
        },
        {
          kind: 'time',
          name: `a key in the search among ${MANY} players → painted`,
          samples: keys,
          target: KEY_MS,
          notes: [`${SLOW_PHONE}; event timing, in steps of 8 ms; median ${median(keys)} ms`],
        },
      ];
    } finally {
      await browser.close();
      await league.child.stop();
    }
  },
};

const visit = (browser: Browser, url: string): Promise<Seen> =>
  onSlowPhone(browser, async (page) => {
    await page.addInitScript(watchPage);
    await page.goto(url);
    const firstCards = await page.waitForFunction(() => window.leagueFirstCards);
    const firstCardsMs = (await firstCards.jsonValue()) ?? Number.NaN;
    // The search needs all of them.
    await page.getByText(`${MANY} oyuncu`, { exact: true }).waitFor();
    return { firstCardsMs, keysMs: await typeSlowly(page) };
  });

const typeSlowly = async (page: Page): Promise<readonly number[]> => {
  const search = page.getByRole('searchbox', { name: 'Oyuncu ara' });
  await search.focus();
  await search.pressSequentially(TYPED, { delay: BETWEEN_KEYS_MS });
  await page.getByText(new RegExp(`^${MANY} oyuncudan \\d+ oyuncu$`)).waitFor();
  const slow = await page.evaluate(() => window.leagueKeys());
  // What is faster than that is not told.
  return [...slow, ...Array.from({ length: Math.max(0, TYPED.length - slow.length) }, () => LEAST_TOLD_MS)];
};

const LEAST_TOLD_MS = 16;

// What follows runs inside the pages.

type EventEntry = { readonly name: string; readonly duration: number };
declare const performance: { readonly now: () => number };
declare const document: { readonly querySelector: (selector: string) => object | null };
declare const window: { leagueFirstCards: number | undefined; leagueKeys: () => readonly number[] };
declare const requestAnimationFrame: (act: () => void) => void;
declare const MutationObserver: new (
  act: () => void,
) => {
  observe: (target: object, options: object) => void;
  disconnect: () => void;
};
declare const PerformanceObserver: new (
  act: (list: { getEntries: () => readonly EventEntry[] }) => void,
) => {
  observe: (options: object) => void;
  takeRecords: () => readonly EventEntry[];
};

/** Notes when the first frame with a card was painted, and how long keys took. */
const watchPage = (): void => {
  const observer = new MutationObserver(() => {
    if (document.querySelector('main a[href^="/profile/"]') === null) return;
    observer.disconnect();
    // The second frame begins when the first is painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.leagueFirstCards = performance.now();
      }),
    );
  });
  observer.observe(document, { subtree: true, childList: true });
  const entries: EventEntry[] = [];
  const keys = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  keys.observe({ type: 'event', durationThreshold: 16 });
  window.leagueKeys = () => {
    entries.push(...keys.takeRecords());
    return entries.flatMap(({ name, duration }) => (name === 'keydown' ? [duration] : []));
  };
};
