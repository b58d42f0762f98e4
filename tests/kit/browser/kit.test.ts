import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeWhere } from '../skip.ts';
import { accessibilityProblems } from './accessible.ts';
import { findChromium, launchChromium } from './chromium.ts';
import { describeInBrowser, type PageOptions } from './describe-in-browser.ts';
import { focusOrder } from './focus-order.ts';
import { madeUpSite, pageAround } from './made-up-site.ts';
import { changeOf } from './picture-changes.ts';
import { sidewaysProblems } from './sideways.ts';
import { targetProblems } from './targets.ts';
import { watchTroubles } from './troubles.ts';
import { bytesOf, type Visit, watchVisit } from './visit.ts';

describe('finding Chromium', () => {
  it('never replaces a given CHROMIUM_PATH', () => {
    const before = process.env['CHROMIUM_PATH'];
    process.env['CHROMIUM_PATH'] = '/opt/chromium';
    expect(findChromium()).toBe('/opt/chromium');
    if (before === undefined) delete process.env['CHROMIUM_PATH'];
    else process.env['CHROMIUM_PATH'] = before;
  });
});

const BAR = '<nav style="position: fixed; inset: auto 0 0; height: 60px; background: white">Menü</nav>';
const LIST = Array.from({ length: 60 }, (_, index) => `<p><a href="/${index}">Maç ${index}</a></p>`).join('');
const TARGETS = 'button, .big { min-width: 44px; min-height: 44px }';

const origin = madeUpSite({
  '/good': {
    ...pageAround(`
      <p>Kurallar <a href="/kurallar">burada</a> yazıyor.</p>
      <div role="region" aria-label="Tablo" tabindex="0" style="overflow-x: auto">
        <div style="width: 2000px">Puan</div>
      </div>
      <button style="width: 44px; height: 44px">Aç</button>`),
    policy: "default-src 'self'; style-src 'unsafe-inline'",
  },
  '/unlabelled': pageAround('<img src="data:,"><p style="color: #ccc">Soluk</p>'),
  '/wide': pageAround('<section class="form-marks"><table><tr><td style="min-width: 900px">Takım</table></section>'),
  '/targets': pageAround(
    `<p>Kurallar <a href="/kurallar">burada</a> yazıyor.</p>
     <label class="big" style="display: block"><input type="checkbox"> Hükmen</label>
     <button hidden>Gizli</button> <div inert><button style="all: unset">Arkada</button></div>
     <a class="row" href="/mac">Maç</a> <button>Kaydet</button>`,
    `${TARGETS} main { margin: 16px } .row { position: relative; display: inline-block } .row::after { content: ''; position: absolute; inset: -12px }`,
  ),
  '/small': pageAround('<button style="width: 80px; height: 24px; padding: 0">Kaydet</button>'),
  '/no-outline': pageAround('<a href="/a">Bir</a> <a href="/b" style="outline: none">İki</a>'),
  '/clear-outline': pageAround('<a href="/a" style="outline: 2px solid transparent">Bir</a>'),
  '/bar': pageAround(LIST + BAR),
  '/room': pageAround(LIST + BAR, 'html { scroll-padding-bottom: 80px } main { padding-bottom: 80px }'),
  '/trap': pageAround(
    '<button id="t">Tuzak</button><button>Sonra</button><script>' +
      "t.addEventListener('keydown', (event) => event.preventDefault())</script>",
  ),
  '/nowhere': pageAround('<p>Yalnız yazı</p>'),
});

describeInBrowser('the checks of a page', (openPage) => {
  const open = (path: string, options?: PageOptions): Promise<Page> => openPage(origin() + path, options);

  it('find nothing on a good page, also under its strict policy', async () => {
    const page = await open('/good', { width: 375 });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysProblems(page)).toEqual([]);
    expect(await targetProblems(page, 44)).toEqual([]);
    expect(await focusOrder(page)).toEqual({
      stops: ['a[href="/kurallar"] "burada"', 'div[role="region"][aria-label="Tablo"] "Puan"', 'button "Aç"'],
      problems: [],
    });
  });

  it('name rule, place and remedy of what is not accessible', async () => {
    const problems = await accessibilityProblems(await open('/unlabelled'));
    expect(problems).toContainEqual(
      expect.stringMatching(/^image-alt: Images must have alternative text\nat img\n<img src="data:,">\nFix any/),
    );
    expect(problems).toContainEqual(expect.stringMatching(/^color-contrast: .*\nat p\n.*Soluk/));
  });

  it('name the elements that make the page wider than its window', async () => {
    const [problem] = await sidewaysProblems(await open('/wide', { width: 320 }));
    expect(problem).toMatch(/^\d+ px wider than the window of 320 px\n\d+ px too far: .*"Takım"/);
  });

  it('count all that takes the click: the label of a checkbox, an area around a link', async () => {
    expect(await targetProblems(await open('/targets', { width: 375 }), 44)).toEqual([]);
  });

  it('name targets that are too small, with their size', async () => {
    const page = await open('/small');
    expect(await targetProblems(page, 44)).toEqual(['80 × 24 px: button "Kaydet"']);
    expect(await targetProblems(page, 24)).toEqual([]);
  });

  it.for([
    ['/no-outline', 'a[href="/b"] "İki" has the focus and no outline'],
    ['/clear-outline', 'a[href="/a"] "Bir" has the focus and no outline'],
    ['/bar', 'has the focus under nav "Menü"'],
    ['/trap', 'no way on from button[id="t"] "Tuzak"'],
    ['/nowhere', 'there is nowhere to go'],
  ] as const)('name where the order of focus is broken: %s', async ([path, problem]) => {
    const { problems } = await focusOrder(await open(path, { width: 375 }));
    expect(problems.join('\n')).toContain(problem);
  });

  it('find nothing on a page that leaves room for its bar', async () => {
    const { stops, problems } = await focusOrder(await open('/room', { width: 375 }));
    expect([stops.length, problems]).toEqual([60, []]);
  });
});

describeInBrowser('two pictures', (openPage) => {
  it('are the same, or differ by so many pixels, or in size', async () => {
    const page = await openPage('data:text/html,<body style="margin: 0; background: white">', { width: 320 });
    const draw = async (html: string, height = 100): Promise<Buffer> => {
      await page.setContent(`<div style="height: ${height}px">${html}</div>`);
      return page.screenshot({ clip: { x: 0, y: 0, width: 320, height } });
    };
    const half = '<p style="position: fixed; inset: 0 50% auto 0; margin: 0; height: 100px; background: black">';
    expect(await changeOf(page, await draw(''), await draw(''))).toBeUndefined();
    expect(await changeOf(page, await draw(''), await draw(half))).toBe('50.00 % of its pixels');
    expect(await changeOf(page, await draw(''), await draw('', 120))).toBe('320 × 120 px, was 320 × 100');
  });
});

const EVAL = '<script src="/eval.js"></script>';
const SELF = "default-src 'self'";

const troubledSite = madeUpSite({
  '/good': { html: '<title>good</title><script>fetch("/missing")</script>' },
  '/console': { html: '<script>console.error("offside")</script>' },
  '/exception': { html: '<script>setTimeout(() => { throw new Error("own goal"); })</script>' },
  '/server-error': { html: '<script>fetch("/broken")</script>' },
  '/broken': { html: '', status: 500 },
  '/cut': { html: '<script>fetch("/hang-up").catch(() => {})</script>' },
  '/live': { html: '<script>new EventSource("/stream").onmessage = ({ data }) => { document.title = data; }</script>' },
  '/style': { html: '<p style="color: red">', policy: SELF },
  '/image': { html: '<img src="http://127.0.0.1:9/other-site.png">', policy: SELF },
  '/eval': { html: `<title>eval</title>${EVAL}`, policy: SELF },
  '/eval.js': { html: 'try { new Function("") } catch {}' },
});

describeInBrowser('a page without troubles', (openPage) => {
  it('passes, also with a refused request', async () => {
    const page = await openPage(`${troubledSite()}/good`);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe('good');
  });

  it('passes with a live connection that stays open, and counts as idle', async () => {
    const page = await openPage(`${troubledSite()}/live`);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe('kick-off');
  });

  it('passes with a trouble that the test makes on purpose', async () => {
    const page = await openPage(`${troubledSite()}/cut`, { allowTroubles: [/ERR_EMPTY_RESPONSE/] });
    await page.waitForLoadState('networkidle');
  });
});

describeWhere(findChromium() !== undefined, 'no Chromium on this machine', 'troubles of a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  const troublesOf = async (path: string, allowed: readonly RegExp[] = []): Promise<readonly string[]> => {
    const context = await browser.newContext();
    const troubles = await watchTroubles(context, troubledSite(), allowed);
    const page = await context.newPage();
    await page.goto(troubledSite() + path, { waitUntil: 'networkidle' });
    await context.close();
    return troubles;
  };

  const expected = {
    '/console': 'console: offside',
    '/exception': 'exception: own goal',
    '/server-error': '500 from',
    '/cut': 'net::ERR_EMPTY_RESPONSE for',
    '/style': 'policy: style-src-attr refused inline in',
    '/image': 'policy: img-src refused http://127.0.0.1:9/other-site.png in',
    '/eval': 'policy: script-src refused eval in',
  };
  it.for(Object.entries(expected))('%s is noticed', async ([path, trouble]) => {
    expect(await troublesOf(path)).toContainEqual(expect.stringContaining(trouble));
  });

  it('are ignored only where the test allows them', async () => {
    expect(await troublesOf('/console', [/offside/])).toEqual([]);
    expect(await troublesOf('/console', [/own goal/])).toHaveLength(1);
  });
});

const SCRIPT = `/* ${'x'.repeat(500)} */ setTimeout(() => { room.style.height = '300px'; document.title = 'moved'; }, 50);`;

const firstSite = madeUpSite({
  '/': {
    html: `<title>first</title><div id="room"></div><p>Metin</p>
      <img src="http://127.0.0.1:9/elsewhere.png" alt=""><link rel="stylesheet" href="/style.css"><script src="/script.js"></script>`,
  },
  '/script.js': { html: SCRIPT, type: 'text/javascript' },
  '/style.css': { html: 'p { height: 400px; background: green }', type: 'text/css' },
});

describeInBrowser('a first visit', (openPage) => {
  it('reports what was loaded from where, what was painted when, and what moved', async () => {
    let visited: (() => Promise<Visit>) | undefined;
    const page = await openPage(firstSite(), {
      prepare: async (page) => {
        visited = await watchVisit(page);
      },
    });
    await page.waitForFunction("document.title === 'moved'");
    const visit = await visited?.();
    expect(visit?.files.map(({ path, kind }) => [path, kind])).toEqual(
      expect.arrayContaining([
        ['/', 'other'],
        ['/script.js', 'js'],
        ['/style.css', 'css'],
      ]),
    );
    expect(bytesOf(visit?.files ?? [], 'js')).toBe(gzipSync(SCRIPT, { level: 9 }).length);
    expect(visit?.elsewhere).toEqual(['http://127.0.0.1:9/elsewhere.png']);
    expect(visit?.largestPaintMs).toBeGreaterThan(0);
    expect(visit?.layoutShift).toBeGreaterThan(0.1);
  });
});

const ROOT = resolve(import.meta.dirname, '../../..');
const HARNESS = join(import.meta.dirname, 'describe-in-browser.ts');

/**
 * Runs a suite of browser tests in a run of its own, since one of its tests must fail; returns its folder of artefacts.
 */
const artefactsOf = async (source: string): Promise<string> => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'failed'));
  writeFileSync(join(folder, 'failed/match-day-passes.1.png'), 'from an earlier run');
  const imports = `
    import { expect, it } from ${JSON.stringify(join(ROOT, 'node_modules/vitest/dist/index.js'))};
    import { describeInBrowser } from ${JSON.stringify(HARNESS)};
    import { screenshot } from ${JSON.stringify(join(import.meta.dirname, 'pictures.ts'))};`;
  writeFileSync(join(folder, 'some.test.ts'), imports + source);
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
  await new Promise<void>((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ARTEFACTS_DIR: folder, PICTURES: '1' } }, () =>
      resolve(),
    );
  });
  return folder;
};

describeWhere(findChromium() !== undefined, 'no Chromium on this machine', 'pictures of pages', () => {
  it('are kept where requested and of failed tests, and those of an earlier run are removed', async () => {
    const folder = await artefactsOf(`
      describeInBrowser('match day', (openPage) => {
        it('passes', async () => screenshot(await openPage('data:text/html,<h1>Maç'), 'match-375-light'));
        it('fails', async () => expect(await (await openPage('data:text/html,<h1>Maç')).title()).toBe('Maç'));
        it('has troubles', async () => { await openPage('data:text/html,<script>console.error(1)</script>'); });
      });`);
    expect(readdirSync(join(folder, 'failed'))).toEqual(['match-day-fails.1.png', 'match-day-has-troubles.1.png']);
    expect(existsSync(join(folder, 'screens/match-375-light.png'))).toBe(true);
  });
});
