import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { describeInBrowser } from './describe-in-browser.ts';
import { madeUpSite } from './made-up-site.ts';
import { bytesOf, type Visit, watchVisit } from './visit.ts';

const SCRIPT = `/* ${'x'.repeat(500)} */ setTimeout(() => { room.style.height = '300px'; document.title = 'moved'; }, 50);`;

const origin = madeUpSite({
  '/': {
    html: `<title>first</title><div id="room"></div><p>Metin</p>
      <img src="http://127.0.0.1:9/elsewhere.png" alt=""><link rel="stylesheet" href="/style.css"><script src="/script.js"></script>`,
  },
  '/script.js': { html: SCRIPT, type: 'text/javascript' },
  '/style.css': { html: 'p { height: 400px; background: green }', type: 'text/css' },
});

describeInBrowser('a first visit', (openPage) => {
  it('tells what was loaded from where, what was painted when, and what moved', async () => {
    let visited: (() => Promise<Visit>) | undefined;
    const page = await openPage(origin(), {
      prepare: (page) => {
        visited = watchVisit(page);
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
