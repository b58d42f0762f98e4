import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { PageRead } from '@league/query-api/contract/rendered-page.ts';
import { PageNotRendered } from '@league/query-api/ports/page-renderer.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { threadedPageRenderer } from './threaded-page-renderer.ts';

/** What a build has in the place of the web's renderer: each of its pages does what its address says. */
const CODE = `
  export const createPageRenderer = (manifest) => ({
    addressOf: (path) => ({ isPublic: true, canonical: path.toLowerCase() }),
    render: async (canonical, read) => {
      const page = (markup) => ({ status: 200, markup, state: '{}', theme: {}, scripts: [manifest.file], renderedAt: 1, lasts: 'day' });
      if (canonical === '/hangs') for (;;);
      if (canonical === '/waits') await new Promise(() => {});
      if (canonical === '/throws') throw new TypeError('a part is broken');
      if (canonical === '/ends') process.exit(3);
      if (canonical === '/eats') for (const all = [];;) all.push(new Array(1e7).fill(0.5));
      if (canonical === '/reads') return page((await Promise.all(['/api/a', '/api/b'].map(read))).map(({ body }) => body).join());
      if (canonical === '/careless') return page(String(await read('/api/a').catch(() => 'nothing')));
      return page(canonical);
    },
  });
`;

const NEVER: (path: string) => Promise<PageRead> = () => Promise.reject(new Error('nothing is read'));

const renderer = async (limitMs = 300_000, code = CODE) => {
  const folder = await mkdtemp(join(tmpdir(), 'league-renderer-'));
  await mkdir(join(folder, '.server'));
  await writeFile(join(folder, '.server/page-renderer.js'), code);
  await writeFile(join(folder, '.server/manifest.json'), '{"file":"/assets/a.js"}');
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const made = threadedPageRenderer({ folder, limitMs, pauseMs: 0 });
  onTestFinished(async () => {
    await made.close();
    await rm(folder, { recursive: true });
  });
  return { ...made, folder };
};

describe('a renderer in a thread of its own', () => {
  it('names addresses, renders pages, and hands it what they read', async () => {
    const { addressOf, render } = await renderer();
    expect(await addressOf('/Standings')).toEqual({ isPublic: true, canonical: '/standings' });
    expect(await render('/standings', NEVER)).toMatchObject({ markup: '/standings', scripts: ['/assets/a.js'] });
    const read = async (path: string): Promise<PageRead> => ({ status: 200, etag: '', body: `answer of ${path}` });
    expect(await render('/reads', read)).toMatchObject({ markup: 'answer of /api/a,answer of /api/b' });
  });

  it('renders one page after the other, and names addresses meanwhile', async () => {
    const { addressOf, render } = await renderer();
    const held = Promise.withResolvers<PageRead>();
    const order: string[] = [];
    const first = render('/reads', () => held.promise).then(() => order.push('first'));
    const second = render('/second', NEVER).then(() => order.push('second'));
    await addressOf('/').then(() => order.push('address'));
    held.resolve({ status: 200, etag: '', body: '' });
    await Promise.all([first, second]);
    expect(order).toEqual(['address', 'first', 'second']);
  });

  it('refuses a page whose code throws, and renders the next one', async () => {
    const { render } = await renderer();
    await expect(render('/throws', NEVER)).rejects.toThrow(/TypeError: a part is broken/);
    expect(await render('/next', NEVER)).toMatchObject({ markup: '/next' });
  });

  it.each(['/reads', '/careless'])(
    'refuses a page that could not read, for the reason of its reader: %s',
    async (path) => {
      const { render } = await renderer();
      const away = new StoreUnavailable('the store is away');
      await expect(render(path, () => Promise.reject(away))).rejects.toBe(away);
    },
  );

  it.each(['/hangs', '/waits'])(
    'ends a thread that hangs, refuses who waits for it, and begins another: %s',
    async (path) => {
      const { render } = await renderer(2_000);
      const waiting = await Promise.allSettled([render(path, NEVER), render('/behind', NEVER)]);
      const why = { status: 'rejected', reason: { message: 'the renderer: it took longer than 2000 ms' } };
      expect(waiting).toMatchObject([why, why]);
      // A busy machine may take as long to begin a thread.
      await expect.poll(() => render('/next', NEVER)).toMatchObject({ markup: '/next' });
    },
  );

  it.each(['/ends', '/eats'])('survives a thread that ends by itself, and begins another: %s', async (path) => {
    const { render } = await renderer();
    await expect(render(path, NEVER)).rejects.toThrow(PageNotRendered);
    expect(await render('/next', NEVER)).toMatchObject({ markup: '/next' });
  });

  it.each([
    ['is no code', '}{'],
    ['throws when it is loaded', 'throw new Error("broken")'],
  ])('refuses every page of a build whose renderer %s', async (_, code) => {
    const { addressOf, render } = await renderer(300_000, code);
    await expect(addressOf('/')).rejects.toThrow(PageNotRendered);
    await expect(render('/', NEVER)).rejects.toThrow(PageNotRendered);
  });

  it('refuses at once what would wait behind a hundred others', async () => {
    const { render } = await renderer();
    const held = Promise.withResolvers<PageRead>();
    const waiting = Array.from({ length: 100 }, () => render('/reads', () => held.promise));
    await expect(render('/one-more', NEVER)).rejects.toThrow(/too many pages wait/);
    held.resolve({ status: 200, etag: '', body: '' });
    await Promise.all(waiting);
  });

  it('renders by the code of a new build as soon as its files are there', async () => {
    const { folder, render, onRenewed } = await renderer();
    const renewed = Promise.withResolvers<void>();
    onRenewed(renewed.resolve);
    await render('/', NEVER);
    await writeFile(join(folder, '.server/page-renderer.js'), CODE.replace('page(canonical)', 'page("new")'));
    await writeFile(join(folder, 'index.html'), '');
    await renewed.promise;
    expect(await render('/', NEVER)).toMatchObject({ markup: 'new' });
  });
});
