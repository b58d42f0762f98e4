import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PageRead, RenderedPage } from '../contract/rendered-page.ts';
import { standingsModel } from '../contract/standings.ts';
import type { Deadline } from '../http/deadline.ts';
import type { QueryApiDeps } from '../create-query-api.ts';
import type { PageRenderer } from '../ports/page-renderer.ts';
import { fillLeague } from '../testing/league.ts';
import { ADMIN_TOKEN, bearer, queryApiInMemory, serve } from '../testing/serving.ts';

const SHELL =
  '<!doctype html><html><head><!--head--><title>Lig</title><!--/head--></head><body><div id="root"></div><p>shell</p></body></html>';
const STANDINGS = '/api/leaderboards/standings';
const POLICY = "default-src 'self';style-src 'self';script-src 'self'";
const browser = { accept: 'text/html,*/*;q=0.8' };

type Page = Partial<RenderedPage> & { readonly reads?: readonly string[] };

/** How long visitors wait: for ever, unless the test says that they have waited long enough. */
const patience = () => {
  const waiting = new Set<() => void>();
  const deadline: Deadline = (over) => {
    waiting.add(over);
    return () => void waiting.delete(over);
  };
  return { deadline, isOver: () => waiting.forEach((over) => over()) };
};

/** A league whose pages are rendered as the test says: by default one that shows the standings. */
const site = async (
  pageAt: (canonical: string) => Page | Promise<Page> = () => ({}),
  more: Partial<QueryApiDeps> = {},
) => {
  const staticDir = await mkdtemp(join(tmpdir(), 'league-pages-'));
  onTestFinished(() => rm(staticDir, { recursive: true }));
  await writeFile(join(staticDir, 'index.html'), SHELL);
  const rendered: string[] = [];
  const heard: PageRead[] = [];
  const visitors = patience();
  let renew = (): void => {};
  const renderer: PageRenderer = {
    addressOf: async (path) => ({ isPublic: true, canonical: path.replace(/[?&]utm=[^&]*/, '') }),
    render: async (canonical, read) => {
      rendered.push(canonical);
      const { reads = [STANDINGS], ...page } = await pageAt(canonical);
      for (const path of reads) heard.push(await read(path));
      return {
        status: 200,
        markup: `<h1>${canonical} ${rendered.length}</h1>`,
        state: '{"cache":1}',
        theme: {},
        scripts: ['/assets/a.js'],
        renderedAt: Date.now(),
        lasts: 'day',
        ...page,
      };
    },
    onRenewed: (listener) => {
      renew = listener;
    },
  };
  const { api, models, logged } = queryApiInMemory({
    staticDir,
    securityHeaders: { 'Content-Security-Policy': POLICY },
    rendering: { renderer, patience: visitors.deadline },
    ...more,
  });
  fillLeague(models);
  const served = await serve(api);
  const text = async (path: string, headers: Record<string, string> = browser): Promise<string> =>
    (await served.getRaw(path, headers)).body.toString();
  return { ...served, text, models, logged, rendered, heard, visitors, staticDir, api, renew: () => renew() };
};

describe('a page', () => {
  it('arrives with its head, its markup, what it has read, and the files that take it over', async () => {
    const { text, heard } = await site();
    const page = await text('/standings');
    expect(page).toContain('<head><title>Puan Durumu · Pro Süper Lig</title>\n<meta name="description"');
    expect(page.slice(page.indexOf('</head>'))).toBe(
      '</head><body><div id="root"><h1>/standings 1</h1></div><script id="state" type="application/json">{"cache":1}</script>' +
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/a.js"><p>shell</p></body></html>',
    );
    expect(heard).toMatchObject([{ status: 200, etag: expect.stringMatching(/^W\//) }]);
    expect(JSON.parse(heard[0]?.body ?? '')).toHaveLength(4);
  });

  it('is rendered once, and then comes from memory: the same for all, packed, and 304 for who has it', async () => {
    const { getRaw, rendered, fast } = await site();
    const first = await getRaw('/standings', { ...browser, 'accept-encoding': 'br' });
    const signedIn = await getRaw('/standings', { ...browser, ...bearer(ADMIN_TOKEN), 'accept-encoding': 'br' });
    const again = await getRaw('/standings', { ...browser, 'accept-encoding': 'br' });
    const known = await getRaw('/standings', { ...browser, 'if-none-match': first.headers.etag ?? '' });
    expect([first.status, signedIn.status, again.status, known.status]).toEqual([200, 200, 200, 304]);
    expect([signedIn.body, again.body]).toEqual([first.body, first.body]);
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept, Accept-Encoding',
      'content-security-policy': POLICY,
    });
    expect(rendered).toEqual(['/standings']);
    // A request with a session is looked at by the routes, and gets the same.
    expect(fast).toEqual(['/standings', '/standings']);
  });

  it('is kept once for all addresses that mean it', async () => {
    const { text, rendered } = await site();
    const page = await text('/standings?utm=mail');
    expect(await text('/standings')).toBe(page);
    expect(rendered).toEqual(['/standings']);
  });

  it.each([
    ['is rendered anew when one of its read models has moved', [STANDINGS], 2],
    ['stays when others have moved', ['/api/settings'], 1],
  ])('%s', async (_, reads, times) => {
    const { text, models } = await site(() => ({ reads }));
    await text('/rules');
    models.put<object>(standingsModel, 'x/0', { season: 0, results: {}, matches: {}, closedAt: '' }, 11n);
    expect(await text('/rules')).toContain(`<h1>/rules ${times}</h1>`);
  });

  it('of which a read model has moved between two reads is rendered anew for the next visitor', async () => {
    const { text, models } = await site(() => ({ reads: [STANDINGS, '/api/seasons'] }));
    let snapshots = 0;
    models.beforeSnapshot(async () => {
      snapshots += 1;
      if (snapshots === 2)
        models.put<object>(standingsModel, 'x/0', { season: 0, results: {}, matches: {}, closedAt: '' }, 11n);
    });
    expect(await text('/standings')).toContain('/standings 1');
    expect(await text('/standings')).toContain('/standings 2');
    expect(await text('/standings')).toContain('/standings 2');
  });

  it.each([
    ['day', 24 * 60 * 60 * 1000],
    ['minute', 60 * 1000],
  ] as const)('that lasts for a %s is rendered anew behind it', async (lasts, ms) => {
    let renderedAt = Date.now() - ms;
    const { text } = await site(() => ({ lasts, renderedAt }));
    await text('/');
    renderedAt = Date.now();
    expect(await text('/')).toContain('/ 2');
  });

  it('about something that is not there has status 404, and hears why', async () => {
    const { getRaw, heard } = await site(() => ({ status: 404, reads: ['/api/matches/nope/details', '/api/nothing'] }));
    for (const _ of [1, 2]) {
      const { status, body } = await getRaw('/match/nope', browser);
      expect(status).toBe(404);
      expect(body.toString()).toContain('/match/nope 1');
    }
    expect(heard).toMatchObject([
      { status: 404, body: expect.stringContaining('MATCH_NOT_FOUND') },
      { status: 404, body: expect.stringContaining('NOT_FOUND') },
    ]);
  });

  it('may read nothing but what everybody may read', async () => {
    const { heard, text } = await site(() => ({ reads: ['/api/admin/audit'] }));
    await text('/standings');
    expect(heard).toMatchObject([{ status: 404 }]);
  });

  it('has its colours in the one style element that the policy allows, and no other text there', async () => {
    const theme = { '--color-brand': '#ffd700', '--x': 'red}</style><script>', 'color:red;--y': '#000000' };
    const { getRaw } = await site(() => ({ theme }));
    const { headers, body } = await getRaw('/standings', browser);
    const style = ':root{--color-brand:#ffd700}';
    expect(body.toString()).toContain(`<style>${style}</style></head>`);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      POLICY.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
    );
  });

  it('holds hostile texts of what it has read as JSON, which ends no script', async () => {
    const state = JSON.stringify({ name: '</script><script>alert(1)</script><!--\u2028\u2029$& $1' });
    const { text } = await site(() => ({ state }));
    const page = await text('/standings');
    const json = /<script id="state" type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(JSON.parse(state));
    expect(page.match(/<script/g)).toHaveLength(1);
  });

  it('is sent to who asks for HTML, never instead of data', async () => {
    const { getRaw, text } = await site();
    await text('/standings');
    expect((await getRaw('/standings', { accept: 'application/json' })).status).toBe(404);
    expect((await getRaw('/standings', { accept: '*/*' })).body.toString()).toContain('/standings 1');
    expect((await getRaw('/standings', browser, 'HEAD')).body).toHaveLength(0);
  });

  it('of the last build is not sent any more', async () => {
    const { text, staticDir, renew } = await site();
    await text('/standings');
    await writeFile(join(staticDir, 'index.html'), SHELL.replace('shell', 'new shell'));
    renew();
    expect(await text('/standings')).toContain('<p>new shell</p>');
  });

  it('travels as brotli from its first byte on', async () => {
    const { getRaw } = await site(() => ({ markup: 'takım '.repeat(1000) }));
    const { headers, body } = await getRaw('/standings', { ...browser, 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('takım takım');
  });
});

describe('the shell is sent instead of a page', () => {
  it('whose rendering fails; it is counted and told, and the next visitor has it tried again', async () => {
    let isBroken = true;
    const { getRaw, text, logged, api } = await site(() => {
      if (isBroken) throw new Error('a part is broken');
      return {};
    });
    const { status, body } = await getRaw('/standings', browser);
    expect([status, body.toString()]).toEqual([200, SHELL]);
    expect(api.unrenderedPages()).toBe(1);
    expect(logged).toMatchObject([{ level: 'error', message: 'page not rendered' }]);
    isBroken = false;
    expect(await text('/standings')).toContain('/standings 2');
    expect(api.unrenderedPages()).toBe(1);
  });

  it('that takes longer than its visitor waits; what comes late is kept for the next one', async () => {
    const [begun, late] = [Promise.withResolvers<void>(), Promise.withResolvers<Page>()];
    const { text, visitors, api } = await site(() => {
      begun.resolve();
      return late.promise;
    });
    const asked = text('/standings');
    await Promise.race([begun.promise, asked]);
    visitors.isOver();
    expect(await asked).toBe(SHELL);
    expect(api.unrenderedPages()).toBe(1);
    late.resolve({});
    expect(await text('/standings')).toContain('<h1>/standings');
    expect(api.unrenderedPages()).toBe(1);
  });

  it('whose read models may rest on events that are not in the log', async () => {
    const { text, models, logged } = await site();
    models.goStale(standingsModel);
    expect(await text('/standings')).toBe(SHELL);
    expect(logged).toEqual([]);
  });

  it('with an address that no page has', async () => {
    const { text, rendered } = await site();
    expect(await text(`/standings?q=${'x'.repeat(1000)}`)).toBe(SHELL);
    expect(rendered).toEqual([]);
  });
});
