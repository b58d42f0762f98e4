import path from 'node:path';
import { NotDrawn } from '@league/query-api/ports/picture-drawer.ts';
import { themeOf } from '@league/query-api/share/colours.ts';
import { icon } from '@league/query-api/share/icon.ts';
import { matchPicture } from '@league/query-api/share/match-picture.ts';
import { exif, jpeg, png, pngSize } from '@league/tests/kit/pictures.ts';
import { describe, expect, it } from 'vitest';
import { wasmPictureMaker } from '../pictures/wasm-picture-maker.ts';
import { wasmPictureDrawer } from './wasm-picture-drawer.ts';

/** No test is decided by the time on the wall. */
const LONG = { limitMs: 300_000 };
const draw = wasmPictureDrawer(LONG);

const league = { title: 'Pro Süper Lig', logo: '', theme: themeOf('#dc3545') };
const named = (name: string, logo: string) => ({ _id: 'a', name, logo, crest: 'red-white-stripes' });

/** Two teams with these names and logos. */
const match = (home: string, away: string, logos: ReadonlyMap<string, Uint8Array> = new Map()): string =>
  matchPicture(
    league,
    {
      _id: 'b',
      season: 1,
      week: 7,
      date: '2026-11-20T18:00:00.000Z',
      status: 'live',
      homeTeam: named(home, 'home'),
      awayTeam: named(away, 'away'),
      homeScore: 10,
      awayScore: 1,
      isWalkover: false,
      walkoverWinner: null,
      stadium: null,
      homeYellowCards: null,
      awayYellowCards: null,
      homeRedCards: null,
      awayRedCards: null,
      linesExceedScore: false,
      resultRevision: 1,
    },
    logos,
  );

/** A picture on this disk. */
const LOGO = path.resolve(import.meta.dirname, '../../../query-api/pages/assets/default_logo.png');

const MOST_BYTES = 100_000;

describe('a picture of a shared link', () => {
  it.each([
    ['Turkish letters', 'İstanbul Işıkgücü', 'Çağdaş Öğrenciler Şöhret Ünlü'],
    ['markup', '</text></svg><script>alert(1)</script>', '<image href="file:///etc/passwd"/>&amp;'],
    ['60 letters', 'W'.repeat(60), 'Ğ'.repeat(60)],
    ['nothing that the font has', '😀', 'مرحبا'],
  ])('is a PNG of 1200 × 630 of at most 100 kB, with names of %s', async (_, home, away) => {
    const drawn = await draw(match(home, away));
    expect(pngSize(drawn)).toEqual({ width: 1200, height: 630 });
    expect(drawn.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('shows letters: other names are another picture, the same names the same bytes', async () => {
    const [one, other, again] = [
      await draw(match('Isik', 'Kartal')),
      await draw(match('Işık', 'Kartal')),
      await draw(match('Isik', 'Kartal')),
    ];
    expect(Buffer.from(one).equals(other)).toBe(false);
    expect(Buffer.from(one).equals(again)).toBe(true);
  });

  it('stays small with photographs as logos', async () => {
    const make = wasmPictureMaker(LONG);
    const noise = (x: number, y: number): number => (Math.imul(x * 7919 + y, 0x9e3779b1) >>> 8) & 0xff;
    const photo = await make(jpeg(1024, 1024, { brightnessAt: noise, extra: [exif(1)] }));
    const drawing = await make(png(512, 300));
    const plain = await draw(match('Işık', 'Kartal'));
    const drawn = await draw(
      match(
        'Işık',
        'Kartal',
        new Map([
          ['home', photo],
          ['away', drawing],
        ]),
      ),
    );
    expect(Buffer.from(drawn).equals(plain)).toBe(false);
    expect(drawn.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('with a logo that cannot be read is drawn without it', async () => {
    const drawn = await draw(match('Işık', 'Kartal', new Map([['home', Buffer.from('RIFF....WEBPVP8 nonsense')]])));
    expect(pngSize(drawn)).toEqual({ width: 1200, height: 630 });
  });
});

describe('an icon', () => {
  it.each([180, 192, 512])('of %i pixels is a square PNG', async (size) => {
    expect(pngSize(await draw(icon(league, size, 'any', new Map())))).toEqual({ width: size, height: size });
  });
});

describe('a drawing', () => {
  it.each(['', '<svg'])('that is none is not drawn, and the next one is: %j', async (svg) => {
    await expect(draw(svg)).rejects.toThrow(NotDrawn);
    expect(pngSize(await draw(match('Işık', 'Kartal')))).toBeDefined();
  });

  it('of more pixels than there is memory for is not drawn, and the next one is', async () => {
    const huge =
      '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect width="9" height="9"/></svg>';
    await expect(draw(huge)).rejects.toThrow(NotDrawn);
    expect(pngSize(await draw(match('Işık', 'Kartal')))).toBeDefined();
  });

  it.each([
    'file:///etc/passwd',
    LOGO,
    `file://${LOGO}`,
    'http://127.0.0.1:9/x.png',
    'data:image/svg+xml;base64,PHN2Zy8+',
    '',
  ])('that names something outside of it is not drawn, since the library would read files: %s', async (href) => {
    const naming = (attribute: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20"><image width="20" height="20" ${attribute}/></svg>`;
    for (const attribute of [`href="${href}"`, `xlink:href='${href}'`, `href = "${href}"`]) {
      await expect(draw(naming(attribute))).rejects.toThrow('names something outside of it');
    }
  });

  it('waits in line; who comes when eight wait already is sent away', async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => draw(icon(league, 180, 'any', new Map()))));
    expect(all.map(({ status }) => status)).toEqual([...Array<string>(8).fill('fulfilled'), 'rejected', 'rejected']);
  });
});

/** A thread that does this with each drawing. */
const thread = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', (svg) => { ${code} });`)}`,
  );

describe('a thread that', () => {
  it('takes longer than it may is ended, and the next drawing gets another one', async () => {
    const hanging = wasmPictureDrawer({
      worker: thread("if (svg === 'hang') for (;;); parentPort.postMessage({ drawn: new Uint8Array(1) });"),
      limitMs: 300,
    });
    await expect(hanging('hang')).rejects.toThrow(NotDrawn);
    // It is the second thread that answers: the first would not.
    await expect
      .poll(() =>
        hanging('draw').then(
          ({ length }) => length,
          () => 0,
        ),
      )
      .toBe(1);
  });

  it.each([
    ['ends by itself', 'process.exit(3);'],
    ['throws', "throw new Error('unreachable');"],
    ['fills its memory', 'const all = []; for (;;) all.push(new Array(1e5).fill({}));'],
  ])('%s lets the picture not be drawn', async (_, code) => {
    await expect(wasmPictureDrawer({ worker: thread(code), ...LONG })('x')).rejects.toThrow(NotDrawn);
  });

  it('rests ends after a while, and another one draws the next picture', async () => {
    const counting = wasmPictureDrawer({
      worker: thread(
        'globalThis.drawn = (globalThis.drawn ?? 0) + 1; parentPort.postMessage({ drawn: new Uint8Array(globalThis.drawn) });',
      ),
      ...LONG,
      restMs: 1,
    });
    await counting('x');
    await expect.poll(async () => (await counting('x')).length).toBe(1);
  });
});
