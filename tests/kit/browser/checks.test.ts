import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { describeInBrowser, type PageOptions } from './describe-in-browser.ts';
import { expectVisibleFocusOrder } from './focus-order.ts';
import { madeUpSite, pageAround } from './made-up-site.ts';
import { expectNoSidewaysScroll } from './sideways.ts';
import { expectTargets } from './targets.ts';

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

  it('find nothing on a good page, under its strict policy too', async () => {
    const page = await open('/good', { width: 375 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectTargets(page, 44);
    expect(await expectVisibleFocusOrder(page)).toEqual([
      'a[href="/kurallar"] "burada"',
      'div[role="region"][aria-label="Tablo"] "Puan"',
      'button "Aç"',
    ]);
  });

  it('name rule, place and way out of what is not accessible', async () => {
    const page = await open('/unlabelled');
    await expect(expectAccessible(page)).rejects.toThrow(
      /image-alt: Images must have alternative text\n {2}at img\n {2}<img src="data:,">\n {2}Fix any/,
    );
    await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: .*\n {2}at p\n.*Soluk/);
  });

  it('name what makes the page wider than its window', async () => {
    const page = await open('/wide', { width: 320 });
    await expect(expectNoSidewaysScroll(page)).rejects.toThrow(
      /scrolls sideways:\n- \d+ px wider than the window of 320 px\n {2}\d+ px too far: .*"Takım"/,
    );
  });

  it('count what takes the click: the label of a checkbox, what is drawn around a link', async () => {
    await expectTargets(await open('/targets', { width: 375 }), 44);
  });

  it('name targets that are too small, with their size', async () => {
    const page = await open('/small');
    await expect(expectTargets(page, 44)).rejects.toThrow('targets smaller than 44 px:\n- 80 × 24 px: button "Kaydet"');
    await expectTargets(page, 24);
  });

  it.for([
    ['/no-outline', 'a[href="/b"] "İki" has the focus and no outline'],
    ['/clear-outline', 'a[href="/a"] "Bir" has the focus and no outline'],
    ['/bar', 'has the focus under nav "Menü"'],
    ['/trap', 'no way on from button[id="t"] "Tuzak"'],
    ['/nowhere', 'there is nowhere to go'],
  ] as const)('name where the way by keyboard is lost: %s', async ([path, problem]) => {
    await expect(expectVisibleFocusOrder(await open(path, { width: 375 }))).rejects.toThrow(problem);
  });

  it('find nothing on a page that keeps room for its bar', async () => {
    expect(await expectVisibleFocusOrder(await open('/room', { width: 375 }))).toHaveLength(60);
  });
});
