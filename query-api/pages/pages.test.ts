import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { queryApiInMemory, serve } from '../testing/serving.ts';

/** What vite leaves in web/dist, and what should never lie there. */
const site = async () => {
  const staticDir = await mkdtemp(join(tmpdir(), 'league-pages-'));
  onTestFinished(() => rm(staticDir, { recursive: true }));
  await mkdir(join(staticDir, 'assets'));
  await mkdir(join(staticDir, '.git'));
  await writeFile(join(staticDir, 'index.html'), '<!doctype html><title>Lig</title>');
  await writeFile(join(staticDir, 'assets', 'index-abc123.js'), 'export {}');
  await writeFile(join(staticDir, 'humans.txt'), 'Lig');
  await writeFile(join(staticDir, '.env'), 'SECRET');
  await writeFile(join(staticDir, '.git', 'config'), 'SECRET');
  return serve(queryApiInMemory({ staticDir }).api);
};

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the web', () => {
  it.each(['/', '/teams', '/team/1/edit', '/profile/foo.bar', '/admin/match-plan?week=2', '/apiary'])(
    'answers %s with the page, never kept unasked',
    async (path) => {
      const { get, getRaw } = await site();
      const answer = await get(path, browser);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.text()).toContain('<title>Lig</title>');
      // fetch would add `Cache-Control: no-cache` to a condition.
      const known = { ...browser, 'if-none-match': answer.headers.get('etag') ?? '' };
      expect((await getRaw(path, known)).status).toBe(304);
    },
  );

  it('answers link previews, which accept anything', async () => {
    const { get } = await site();
    expect((await get('/teams', { accept: '*/*' })).status).toBe(200);
    expect((await get('/teams', { accept: 'application/json' })).status).toBe(404);
  });

  it('lets hashed files be kept for a year, others be asked for again', async () => {
    const { get } = await site();
    const script = await get('/assets/index-abc123.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect((await get('/humans.txt')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/assets/index-gone.js', '/assets/', '/favicon.ico', '/images/gone.png'])(
    'does not answer the missing file %s with a page',
    async (path) => {
      const { get } = await site();
      expect((await get(path, { accept: '*/*' })).status).toBe(404);
    },
  );

  it.each([
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/assets/..%2f.env',
    '/..%5c.env',
    '/assets/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('hides %s', async (path) => {
    const { getRaw } = await site();
    const { status, body } = await getRaw(path, browser);
    expect(status).toBe(404);
    expect(body.toString()).not.toMatch(/SECRET|root:/);
  });

  it.each(['/%ff', '/%00', '/a%00.js'])('refuses %s', async (path) => {
    const { getRaw } = await site();
    const { status } = await getRaw(path, { accept: '*/*' });
    expect(status).toBe(400);
  });

  it('is missing, not broken, before it is built', async () => {
    const staticDir = join(tmpdir(), 'league-no-such-folder');
    const { get } = await serve(queryApiInMemory({ staticDir }).api);
    expect((await get('/', browser)).status).toBe(404);
    const { get: getWithout } = await serve(queryApiInMemory().api);
    expect((await getWithout('/', browser)).status).toBe(404);
  });
});

describe('the default logo', () => {
  it('is a small picture that is always there', async () => {
    const { get } = await serve(queryApiInMemory().api);
    const answer = await get('/images/default_logo.png');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeLessThan(8192);
  });
});
