import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describe, expect, it } from 'vitest';
import { queryApiInMemory, serve } from '../testing/serving.ts';

const HASH = 'a1'.repeat(32);
const BYTES = Uint8Array.from([82, 73, 70, 70, 0, 255]);

const served = () => {
  const asked: string[] = [];
  const get = async (hash: string) => {
    asked.push(hash);
    return hash === HASH ? BYTES : undefined;
  };
  return serve(queryApiInMemory({ images: { get } }).api).then((server) => ({ ...server, asked }));
};

describe('a stored picture', () => {
  it('is answered as WebP and as nothing else, to be kept for ever', async () => {
    const { getRaw } = await served();
    const answer = await getRaw(`/images/${HASH}.webp`);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'content-length': '6',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${HASH}"`,
        'x-content-type-options': 'nosniff',
      },
    });
    expect([...answer.body]).toEqual([...BYTES]);
  });

  it('is not sent again to who has it, and a HEAD gets none', async () => {
    const { getRaw } = await served();
    const known = await getRaw(`/images/${HASH}.webp`, { 'if-none-match': `"x", W/"${HASH}"` });
    expect(known).toMatchObject({ status: 304, headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
    expect(known.body).toHaveLength(0);
    const head = await getRaw(`/images/${HASH}.webp`, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': '6' } });
    expect(head.body).toHaveLength(0);
  });

  it.each([
    `/images/${HASH.toUpperCase()}.webp`,
    `/images/${HASH}.png`,
    `/images/${HASH}`,
    `/images/${HASH}.webp/`,
    `/images/${HASH}.webp.html`,
    `/images/${HASH.slice(1)}.webp`,
    `/images/%2e%2e%2f${HASH}.webp`,
    `/images/x/${HASH}.webp`,
    `/Images/${HASH}.webp`,
    '/images/.webp',
    '/images/%00.webp',
    '/images/%ff.webp',
    '/images/',
  ])('is not looked for at %s', async (path) => {
    const { getRaw, asked } = await served();
    const { status } = await getRaw(path, { accept: 'text/html' });
    expect([400, 404]).toContain(status);
    expect(asked).toEqual([]);
  });

  it('that is not there is a 404, which nobody keeps', async () => {
    const { getRaw } = await served();
    const { status, headers } = await getRaw(`/images/${'b'.repeat(64)}.webp`);
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('cannot be read while its store is away', async () => {
    const get = () => Promise.reject(new StoreUnavailable('MongoDB'));
    const { getRaw } = await serve(queryApiInMemory({ images: { get } }).api);
    expect(await getRaw(`/images/${HASH}.webp`)).toMatchObject({ status: 503 });
  });
});
