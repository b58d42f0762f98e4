import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, TURKISH_VISITOR } from '@league/tests/kit/browser/chromium.ts';
import { SESSION_KEY } from '@league/tests/kit/browser/roles.ts';
import { type Measurement, milliseconds, type Result } from './measurement.ts';
import { importSeason, type RunningLeague, startLeague } from './running-league.ts';

const SEASON = { teams: 18, weeks: 34, played: false };
/** Longer than the web's slowest way to news, asking every few seconds. */
const WAITING = { timeout: 15_000, polling: 20 };
/** The table has come to rest: a second change by the same result is not taken for the next one's. */
const QUIET_MS = 300;

/** From sending a result in the admin's browser to a table that has it in a visitor's, who does nothing. */
export const live: Measurement = {
  name: 'live',
  run: async ({ folder, quick, say }): Promise<readonly Result[]> => {
    const league = await startLeague(join(folder, 'live'));
    const browser = await launchChromium();
    try {
      const matches = await importSeason(league, SEASON);
      const admin = await openPage(browser, league, '/admin/match-results', league.session);
      const visitor = await openPage(browser, league, '/standings');
      await visitor.getByRole('table').waitFor();
      await visitor.evaluate(watchTable);

      const [samples, answers]: [number[], number[]] = [[], []];
      // The first is a warm-up.
      for (const [index, matchId] of matches.slice(0, 1 + (quick ? 10 : 60)).entries()) {
        const before = await visitor.evaluate(() => window.leagueTableChanges.length);
        const { sent, answered } = await admin.evaluate(enterResult, {
          matchId,
          token: league.token,
          homeScore: index % 4,
        });
        const change = await visitor.waitForFunction((before) => window.leagueTableChanges[before], before, WAITING);
        if (index > 0) {
          samples.push(((await change.jsonValue()) ?? Number.NaN) - sent);
          answers.push(answered - sent);
        }
        if (index > 0 && index % 10 === 0) say(`live: ${index} results: ${milliseconds(samples)}`);
        await delay(QUIET_MS);
      }
      await expectSameAfterReload(visitor);
      const notes = [`from sending to the answer in the admin's browser: ${milliseconds(answers)}`];
      return [{ kind: 'time', name: 'result sent → on the screen of another', samples, target: 100, notes }];
    } finally {
      await browser.close();
      await league.child.stop();
    }
  },
};

/** In a profile of its own; with a session, signed in. */
const openPage = async (browser: Browser, { url }: RunningLeague, path: string, session?: string): Promise<Page> => {
  const localStorage = session === undefined ? [] : [{ name: SESSION_KEY, value: session }];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const context = await browser.newContext({ ...TURKISH_VISITOR, storageState });
  const page = await context.newPage();
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

/** The figures as the visitor saw them must be those of somebody who comes now; else it was something else that changed. */
const expectSameAfterReload = async (visitor: Page): Promise<void> => {
  const before = await visitor.evaluate(() => window.leagueFigures());
  await visitor.reload();
  await visitor.getByRole('table').waitFor();
  await visitor.evaluate(watchTable);
  const after = await visitor.evaluate(() => window.leagueFigures());
  if (before !== after) throw new Error(`the visitor saw another table than there is:\n${before}\n\n${after}`);
};

// What follows runs inside the pages. All processes of the machine read one clock.

declare const performance: { readonly timeOrigin: number; readonly now: () => number };
declare const document: { readonly body: object; readonly querySelectorAll: (selector: string) => Iterable<Row> };
declare const window: { leagueTableChanges: number[]; leagueFigures: () => string };
declare const MutationObserver: new (callback: () => void) => { observe: (target: object, options: object) => void };
type Text = { readonly textContent: string };
type Row = { readonly cells: Iterable<Text & { readonly querySelector: (selector: string) => Text | null }> };

/**
 * Notes when the table has other figures: as the DOM has them, before they are painted. Places are left out, and so is what stands
 * beside the link of a team's name, its movement, which is no news.
 */
const watchTable = (): void => {
  const textOf = (): string =>
    Array.from(document.querySelectorAll('main table tr'), ({ cells }) =>
      Array.from(cells, (cell) => (cell.querySelector('a') ?? cell).textContent)
        .slice(1)
        .join(' '),
    )
      .toSorted()
      .join('\n');
  window.leagueFigures = textOf;
  let text = textOf();
  window.leagueTableChanges = [];
  const observer = new MutationObserver(() => {
    if (textOf() === text) return;
    text = textOf();
    window.leagueTableChanges.push(performance.timeOrigin + performance.now());
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
};

type Entered = { readonly matchId: string; readonly token: string; readonly homeScore: number };

/** Saves a result as the admin's page does; answers when it was sent and when the answer was there. */
const enterResult = async ({ matchId, token, homeScore }: Entered): Promise<{ sent: number; answered: number }> => {
  const now = (): number => performance.timeOrigin + performance.now();
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const body = JSON.stringify({ homeScore, awayScore: 1, status: 'finished' });
  const sent = now();
  const answer = await fetch(`/api/admin/match-result/${matchId}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`the result was refused: ${answer.status}`);
  return { sent, answered: now() };
};
