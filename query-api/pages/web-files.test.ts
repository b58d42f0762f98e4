import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { QueryApiDeps } from '../create-query-api.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';
import type { PageFacts } from './page-facts.ts';

/** Text that packs well, and better with more effort. */
const SCRIPT = Array.from({ length: 4_000 }, (_, n) => `export const takım${n} = ${n ** 3 % 977};`).join('\n');
const PAGE = '<!doctype html>\n<html>\n  <head>\n    <title>Lig</title>\n  </head>\n  <body></body>\n</html>\n';

/** What vite leaves in web/dist, served. */
const site = async (page: PageFacts = {}, more: Partial<QueryApiDeps> = {}) => {
  const staticDir = await mkdtemp(join(tmpdir(), 'league-web-'));
  onTestFinished(() => rm(staticDir, { recursive: true }));
  await mkdir(join(staticDir, 'assets'));
  const put = (name: string, content: string | Buffer): Promise<void> => writeFile(join(staticDir, name), content);
  await put('index.html', PAGE);
  await put('assets/index-abc123.js', SCRIPT);
  return { put, ...(await serve(queryApiInMemory({ staticDir, page, ...more }).api)) };
};

const script = '/assets/index-abc123.js';
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

describe('the shell', () => {
  it('may have the styles and scripts that the build has put into it, and no other that stand in a page', async () => {
    const policy = "default-src 'self';style-src 'self';script-src 'self'";
    const { put, getRaw } = await site({}, { securityHeaders: { 'Content-Security-Policy': policy } });
    const data = '<script type="application/json">{}</script>';
    await put('index.html', `<!doctype html><style>a{}</style><script>1;</script><script src="/x.js"></script>${data}`);
    const { headers } = await getRaw('/', { accept: 'text/html' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';" +
        "script-src 'self' 'sha256-CImjRDTlhukYQ2AnxOi0wzgPhGQ3Mb3rVwJK24dFz1M='",
    );
  });
});

describe('a hashed text', () => {
  it.each(['br', 'gzip'] as const)('travels as %s to who takes that, whole and for ever', async (encoding) => {
    const { getRaw } = await site();
    const { status, headers, body } = await getRaw(script, { 'accept-encoding': encoding });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': encoding,
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(unpack[encoding](body).toString()).toBe(SCRIPT);
  });

  it('travels plainly to who takes nothing else, under the same ETag', async () => {
    const { getRaw } = await site();
    const packed = await getRaw(script, { 'accept-encoding': 'gzip, br' });
    const plain = await getRaw(script, { 'accept-encoding': 'identity' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers).toMatchObject({ etag: packed.headers.etag, vary: 'Accept-Encoding' });
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it.each(['br', 'gzip', 'identity'])(
    'answers HEAD like GET, and those who have it with 304 (%s)',
    async (encoding) => {
      const { getRaw } = await site();
      const asked = { 'accept-encoding': encoding };
      const { date: _, 'content-length': _ofThisForm, ...headers } = (await getRaw(script, asked)).headers;
      const head = await getRaw(script, asked, 'HEAD');
      expect(head).toMatchObject({ status: 200, headers, body: Buffer.alloc(0) });
      expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
      const again = await getRaw(script, { ...asked, 'if-none-match': headers.etag ?? '' });
      expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag, vary: headers.vary } });
      expect(again.body).toHaveLength(0);
    },
  );

  it.each([
    ['br', brotliCompressSync(SCRIPT).length],
    ['gzip', gzipSync(SCRIPT, { level: 9 }).length],
  ])('becomes as small as %s can make it, in the background', async (encoding, smallest) => {
    const { getRaw } = await site();
    const length = async () => (await getRaw(script, { 'accept-encoding': encoding })).body.length;
    expect(await length()).toBeGreaterThan(smallest);
    await expect.poll(length).toBe(smallest);
  });

  it('that is small travels plainly', async () => {
    const { put, getRaw } = await site();
    await put('assets/small-1.css', 'p{margin:0}');
    const { headers, body } = await getRaw('/assets/small-1.css', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'content-length': '11' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe('p{margin:0}');
  });

  it('that is missing is looked for again', async () => {
    const { put, getRaw } = await site();
    expect((await getRaw('/assets/late-1.js')).status).toBe(404);
    await put('assets/late-1.js', 'export {}');
    expect((await getRaw('/assets/late-1.js')).status).toBe(200);
  });

  it('is not every name that looks like one', async () => {
    const { put, getRaw } = await site();
    await put('secret.js', 'SECRET');
    for (const name of [
      '%2e%2e/secret.js',
      '..%2fsecret.js',
      '..\\secret.js',
      'index-abc123.js/',
      'x/../../secret.js',
    ]) {
      expect((await getRaw(`/assets/${name}`)).status).toBe(404);
    }
  });
});

it.each(['font-1.woff2', 'crest-1.png'])('what is packed already, as %s, is sent as it is', async (name) => {
  const { put, getRaw } = await site();
  const content = Buffer.alloc(20_000, 'abcd');
  await put(`assets/${name}`, content);
  const { headers, body } = await getRaw(`/assets/${name}`, { 'accept-encoding': 'br, gzip' });
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-length': '20000' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toEqual(content);
});

describe('the page', () => {
  const asked = { accept: 'text/html', 'accept-encoding': 'br' };

  it('is packed like the rest, and asked for again each time', async () => {
    const { put, getRaw } = await site();
    await put('index.html', PAGE.replace('<body>', `<body>${'<p>Lig</p>'.repeat(200)}`));
    const { headers, body } = await getRaw('/teams', asked);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(body.length),
      'cache-control': 'no-cache',
      vary: 'Accept, Accept-Encoding',
    });
    expect(brotliDecompressSync(body).toString()).toContain('<p>Lig</p>');
    expect((await getRaw('/teams', { ...asked, 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });

  it('of a new build is served at once, and so are its files', async () => {
    const { put, getRaw } = await site();
    const { etag = '' } = (await getRaw('/', asked)).headers;
    await getRaw(script);
    await put('index.html', PAGE.replace('Lig', 'Yeni Lig'));
    await put('assets/index-abc123.js', 'export {}');
    const { status, body } = await getRaw('/', { ...asked, 'if-none-match': etag });
    expect(status).toBe(200);
    expect(body.toString()).toContain('<title>Yeni Lig</title>');
    expect((await getRaw(script)).body.toString()).toBe('export {}');
  });

  it('says where advertisements come from and whom to write to, when that is set', async () => {
    const adsFrameUrl = 'https://ads.example/frame?a=1&b="><script>alert(1)</script>';
    const { getRaw } = await site({ adsFrameUrl });
    const { body, headers } = await getRaw('/', asked);
    expect(body.toString()).toContain(
      '    <meta name="ads-frame-url" content="https://ads.example/frame?a=1&amp;b=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" />\n  </head>',
    );
    expect(headers['content-length']).toBe(String(body.length));
    const contact = await site({ contactEmail: 'lig@lig.example', publicUrl: 'https://lig.example' });
    expect((await contact.getRaw('/', asked)).body.toString()).toContain(
      '    <meta name="contact-email" content="lig@lig.example" />\n    <meta name="public-url" content="https://lig.example" />\n  </head>',
    );
    const without = await (await site()).getRaw('/', asked);
    expect(without.body.toString()).toBe(PAGE);
    expect(without.headers.etag).not.toBe(headers.etag);
  });
});
