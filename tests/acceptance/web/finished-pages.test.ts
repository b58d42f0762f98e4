import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeInBrowser, type PageOptions } from '../../kit/browser/describe-in-browser.ts';
import type { PageDocument } from '../../kit/browser/dom.ts';
import { CHILD_ENVIRONMENT } from '../../kit/child-environment.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { buildForDevelopment, buildRendererForDevelopment } from './build-web.ts';
import type { RenderedInNode, RenderOrder } from './render.child.ts';
import { giveAchievements } from './sample-achievements.ts';
import { appointOfficials } from './sample-officials.ts';
import { factsOf, heading, pathOf, type Screen, SCREENS } from './screen-list.ts';

const CHILD = fileURLToPath(new URL('render.child.ts', import.meta.url));

/** The screens of visitors, as they are when nobody has pressed anything. Forms are made by the browser. */
const PUBLIC = SCREENS.filter(
  ({ as, open, path }) => as === 'visitor' && open === undefined && !/^\/(?:login|register|admin)\b/.test(String(path)),
);

/** Those which show what is on today. */
const DAILY = PUBLIC.filter(({ name }) => ['home', 'matches'].includes(name));

/** Where a page is rendered, and when in ms. */
type Place = { readonly zone: string; readonly language: string; readonly now: number };

/** The Turkish day of now, "2026-11-20". */
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date());
/** One minute of one Turkish day, which is another day elsewhere: the scoreboard of the home page goes by the minute. */
const AFTER_MIDNIGHT = Date.parse(`${TODAY}T00:00:01+03:00`);
const TODAYS: readonly Place[] = [
  { zone: 'Europe/Istanbul', language: 'tr_TR', now: AFTER_MIDNIGHT },
  { zone: 'America/New_York', language: 'en_US', now: AFTER_MIDNIGHT },
  { zone: 'Asia/Tokyo', language: 'ja_JP', now: AFTER_MIDNIGHT },
];
/** A New Year's night, when it is the new year in Turkey and not yet in UTC. */
const NEW_YEAR = `${Number(TODAY.slice(0, 4)) + 1}-01-01`;
const NEW_YEARS: readonly Place[] = [
  { zone: 'Europe/Istanbul', language: 'tr_TR', now: Date.parse(`${NEW_YEAR}T00:30:00+03:00`) },
  { zone: 'UTC', language: 'C', now: Date.parse(`${NEW_YEAR}T02:30:00+03:00`) },
];

/** What Chromium says of scripts that are named ahead, where it runs none; and of a page that is not there. */
const NO_SCRIPTS = [/^csp for /, /^404 from/];
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/];

/** The browsers that take the pages over: far from Turkey, and wider than a page is rendered for in Node. */
const NEW_YORK = { width: 1280, timezoneId: 'America/New_York', allowTroubles: [...NO_SCRIPTS, ...OFFLINE] };
/** At the first second of the next Turkish day. */
const TOKYO = { width: 375, timezoneId: 'Asia/Tokyo', allowTroubles: NO_SCRIPTS };
const TOMORROW = AFTER_MIDNIGHT + 24 * 60 * 60 * 1000;

let folder: string;
let league: LeagueUnderTest;
let paths: readonly string[];
/** All pages, rendered in each of the places. */
let today: (readonly RenderedInNode[])[];
let newYear: (readonly RenderedInNode[])[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'league-development-'));
  await buildForDevelopment(folder);
  await buildRendererForDevelopment(folder);
  league = await startLeagueUnderTest({ sample: 'same', web: folder });
  await appointOfficials(league);
  const facts = await factsOf(league);
  await giveAchievements(league, facts);
  paths = PUBLIC.map((screen) => pathOf(screen, facts));
  today = await Promise.all(TODAYS.map(render));
  newYear = await Promise.all(NEW_YEARS.map(render));
});
afterAll(async () => {
  await league.stop();
  await rm(folder, { recursive: true, force: true });
});

const render = async ({ zone, language, now }: Place): Promise<readonly RenderedInNode[]> => {
  const order: RenderOrder = { url: league.url, paths, now };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [CHILD, folder, JSON.stringify(order)], {
    env: { ...CHILD_ENVIRONMENT, NODE_ENV: 'development', TZ: zone, LC_ALL: `${language}.UTF-8` },
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(stderr, `${zone}, ${language}`).toBe('');
  return JSON.parse(stdout) as readonly RenderedInNode[];
};

/** Each tag with the text after it. */
const linesOf = (page?: RenderedInNode): readonly string[] | undefined => page?.markup.split(/(?=<)/);

const pageOf = (pages: readonly RenderedInNode[], screen: Screen): RenderedInNode => {
  const page = pages[PUBLIC.indexOf(screen)];
  if (page === undefined) throw new Error(`${screen.name} was not rendered`);
  return page;
};

describe('each public screen in Node', () => {
  it.for(PUBLIC)('$name is whole, and the same everywhere', (screen) => {
    for (const moment of [today, newYear]) {
      const pages = moment.map((rendered) => pageOf(rendered, screen));
      for (const page of pages) {
        expect(page.markup.match(/<h1/g)).toHaveLength(1);
        expect(page.markup, 'a part waits').not.toContain('aria-busy="true"');
        expect(page.markup, 'the content-security policy refuses it').not.toMatch(/<[^>]* style=|<script|<style/);
        expect(page.status).toBe(screen.isNotFound ? 404 : 200);
        expect(linesOf(page)).toEqual(linesOf(pages[0]));
      }
    }
  });
});

declare const document: PageDocument;

/** Whether React has made all of the markup its own. */
const isTakenOver = (): boolean => {
  const elements = [...document.querySelectorAll('#root *:not(link)')];
  return (
    elements.length > 0 && elements.every((each) => Object.keys(each).some((key) => key.startsWith('__reactFiber')))
  );
};

type Markup = {
  readonly cloneNode: (deep: boolean) => Markup;
  readonly querySelectorAll: (selector: string) => Iterable<{ readonly remove: () => void }>;
  readonly textContent: string;
};

describeInBrowser('each public screen', (openPage) => {
  /** Opens the page, at this time where one is named. Errors on its console, also those of hydrating, fail the test. */
  const open = (screen: Screen, options: PageOptions, clock?: number): Promise<Page> =>
    openPage(league.url + paths[PUBLIC.indexOf(screen)], {
      ...options,
      prepare: async (page) => {
        if (clock !== undefined) await page.clock.setFixedTime(clock);
      },
    });
  /**
   * The page's text, without captions: a table that turns out to scroll is named by its region instead. Without names of columns
   * too, which stand once above a table, and in each of the cards that it is on a phone. Without the countdown, which runs.
   */
  const textOf = (page: Page): Promise<string> =>
    page.locator('#root').evaluate((root: Markup) => {
      const copy = root.cloneNode(true);
      for (const name of copy.querySelectorAll('caption, main th[scope=col], main li dt, [role=timer]')) name.remove();
      return copy.textContent;
    });

  it.for(PUBLIC)(
    '$name shows its data before any script runs, is taken over as it is, and stays without a line',
    async (screen) => {
      const still = await open(screen, { javaScriptEnabled: false, allowTroubles: NO_SCRIPTS });
      await heading(still).waitFor();
      // What lies over a page is put there by the browser.
      if (!screen.isDialog) await screen.filled(still).waitFor();
      const text = await textOf(still);
      const page = await open(screen, NEW_YORK);
      await page.waitForFunction(isTakenOver);
      await screen.filled(page).waitFor();
      expect(await textOf(page)).toBe(text);

      await page.context().setOffline(true);
      await page
        .getByText(/^Çevrimdışısınız/)
        .first()
        .waitFor();
      await screen.filled(page).waitFor();
    },
  );

  it.for(PUBLIC)('$name is taken over in Tokyo at the first second of the next day', async (screen) => {
    const page = await open(screen, TOKYO, TOMORROW);
    await page.waitForFunction(isTakenOver);
    // Under a dialog, the page's heading is hidden from roles.
    await page.locator('h1').first().waitFor({ state: 'attached' });
  });

  it.for(DAILY)('$name of another day shows today', async (screen) => {
    const page = await open(screen, {}, Date.parse(`${NEW_YEAR}T12:00:00+03:00`));
    await heading(page).waitFor();
    await page.getByText(`© ${NEW_YEAR.slice(0, 4)}`).waitFor();
  });
});
