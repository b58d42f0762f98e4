import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHILD_ENVIRONMENT } from '../../kit/child-environment.ts';
import { describeInBrowser, type PageOptions } from '../../kit/browser/describe-in-browser.ts';
import type { PageDocument } from '../../kit/browser/dom.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { buildForDevelopment } from './build-web.ts';
import type { RenderedPage, RenderOrder } from './render.child.ts';
import { giveAchievements } from './sample-achievements.ts';
import { appointOfficials } from './sample-officials.ts';
import { factsOf, heading, pathOf, type Screen, SCREENS } from './screen-list.ts';

const CHILD = fileURLToPath(new URL('render.child.ts', import.meta.url));
/** In the repository: what is built for Node finds its packages from where it lies. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));

/** The public screens that have their data, as they are when nobody has pressed anything. */
const PUBLIC = SCREENS.filter(({ as, open, isRefused }) => as === 'visitor' && open === undefined && !isRefused);

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

/** What Chromium says of scripts that are named ahead, where it runs none. */
const NO_SCRIPTS = [/^csp for /];

/** The browser that takes the pages over: far from Turkey, and wider than a page is rendered for in Node. */
const ELSEWHERE = { width: 1280, timezoneId: 'America/New_York' };

let folder: string;
let league: LeagueUnderTest;
let paths: readonly string[];
/** All pages, rendered in each of the places. */
let today: (readonly RenderedPage[])[];
let newYear: (readonly RenderedPage[])[];

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(`${CACHE}/league-in-node-`);
  await Promise.all([
    buildForDevelopment({ folder: 'web', module: 'src/testing/in-node.tsx' }, `${folder}/node`),
    buildForDevelopment({ folder: 'web/src/testing/hydration' }, `${folder}/page`),
  ]);
  league = await startLeagueUnderTest({ sample: 'same', web: `${folder}/page` });
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

const render = async ({ zone, language, now }: Place): Promise<readonly RenderedPage[]> => {
  const order: RenderOrder = { url: league.url, paths, now };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [CHILD, `${folder}/node/in-node.js`, JSON.stringify(order)],
    {
      env: { ...CHILD_ENVIRONMENT, NODE_ENV: 'development', TZ: zone, LC_ALL: `${language}.UTF-8` },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  expect(stderr, `${zone}, ${language}`).toBe('');
  return JSON.parse(stdout) as readonly RenderedPage[];
};

/** Each tag with the text after it. */
const linesOf = (page?: RenderedPage): readonly string[] | undefined => page?.html.split(/(?=<)/);

/** Why parts could not be rendered in Node: in their place stands what React says of it. */
const leftToBrowser = ({ html }: RenderedPage): readonly string[] =>
  [...html.matchAll(/<!--\$!-->(?:<template data-msg="([^"]*)")?/g)].map(([, why = 'unknown']) => why);

const pageOf = (pages: readonly RenderedPage[], screen: Screen): RenderedPage => {
  const page = pages[PUBLIC.indexOf(screen)];
  if (page === undefined) throw new Error(`${screen.name} was not rendered`);
  return page;
};

describe('each public screen in Node', () => {
  it.for(PUBLIC)('$name is whole, asks for nothing of a browser, and is the same everywhere', (screen) => {
    for (const moment of [today, newYear]) {
      const pages = moment.map((rendered) => pageOf(rendered, screen));
      for (const page of pages) {
        expect(page.browserAsked).toEqual([]);
        expect(leftToBrowser(page)).toEqual([]);
        expect(page.html.match(/<h1/g)).toHaveLength(1);
        expect(page.html, 'a part waits').not.toContain('aria-busy="true"');
        expect(page.html, 'the content-security policy refuses it').not.toMatch(/<[^>]* style=|<script|<style/);
        expect(linesOf(page)).toEqual(linesOf(pages[0]));
      }
    }
  });
});

declare const document: PageDocument;

/** Whether React has made all of the markup its own. */
const isTakenOver = (): boolean => {
  const elements = [...document.querySelectorAll('#root *')];
  return (
    elements.length > 0 && elements.every((each) => Object.keys(each).some((key) => key.startsWith('__reactFiber')))
  );
};

type Markup = {
  readonly cloneNode: (deep: boolean) => Markup;
  readonly querySelectorAll: (selector: string) => Iterable<{ readonly remove: () => void }>;
  readonly textContent: string;
};

describeInBrowser('each public screen from Node', (openPage) => {
  /** Opens a rendered page, in the headers of the league's own, at this time where one is named. Errors on its console, also those of hydrating, fail the test. */
  const open = (screen: Screen, { html, cache }: RenderedPage, options: PageOptions, clock?: number): Promise<Page> => {
    const url = new URL(paths[PUBLIC.indexOf(screen)] ?? '', league.url).href;
    const json = JSON.stringify(cache).replaceAll('<', '\\u003c');
    const body = `<div id="root">${html}</div><script id="cache" type="application/json">${json}</script>`;
    return openPage(url, {
      ...options,
      prepare: async (page) => {
        if (clock !== undefined) await page.clock.setFixedTime(clock);
        await page.route(url, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replace('<div id="root"></div>', () => body) });
        });
      },
    });
  };
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

  it.for(PUBLIC)('$name shows its data before any script runs, and is taken over as it is', async (screen) => {
    const rendered = pageOf(today[0] ?? [], screen);
    const still = await open(screen, rendered, { javaScriptEnabled: false, allowTroubles: NO_SCRIPTS });
    await heading(still).waitFor();
    // What lies over a page is put there by the browser.
    if (!screen.isDialog) await screen.filled(still).waitFor();
    const text = await textOf(still);
    const page = await open(screen, rendered, ELSEWHERE, AFTER_MIDNIGHT);
    await page.waitForFunction(isTakenOver);
    await screen.filled(page).waitFor();
    expect(await textOf(page)).toBe(text);
  });

  it.for(DAILY)('$name of another day is taken over too, and shows today', async (screen) => {
    const page = await open(screen, pageOf(newYear[0] ?? [], screen), {});
    await page.waitForFunction(isTakenOver);
    await screen.filled(page).waitFor();
    await page.getByText(`© ${TODAY.slice(0, 4)}`).waitFor();
  });
});
