import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webpFacts } from '../../kit/pictures.ts';
import { type EmbeddedUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { BOMBS, BROKEN, ODD_PICTURES, OTHER_FILES } from './hostile-files.ts';
import { upload } from './uploads.ts';

describe('a league that gets hostile files for pictures', () => {
  let league: EmbeddedUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  const stored = () => league.embedded.league.accounts.images.putBefore(Number.MAX_SAFE_INTEGER);
  const events = () => league.embedded.league.store.head();

  /** Refused with this, and nothing is stored or recorded. */
  const expectRefused = async (bytes: Buffer, status: number, code: string): Promise<void> => {
    const before = [await stored(), await events()];
    for (const [name, type] of [
      ['logo.png', 'image/png'],
      ['logo.jpg', 'image/jpeg'],
    ] as const) {
      expect(await upload(league, bytes, { name, type })).toMatchObject({ status, code });
    }
    expect([await stored(), await events()]).toEqual(before);
  };

  it.each(Object.entries(OTHER_FILES))('refuses %s by what it is', async (_, bytes) => {
    await expectRefused(bytes, 415, 'NOT_A_PICTURE');
  });

  it.each(Object.entries(BOMBS))('refuses %s by its header', async (_, bytes) => {
    await expectRefused(bytes, 422, 'TOO_MANY_PIXELS');
  });

  it.each(Object.entries(BROKEN))('refuses %s, which cannot be read', async (_, bytes) => {
    await expectRefused(bytes, 422, 'PICTURE_UNREADABLE');
  });

  it('refuses a file without a byte, and one with a byte more than there may be', async () => {
    await expectRefused(Buffer.alloc(0), 422, 'INVALID_FIELDS');
    await expectRefused(Buffer.alloc(2 * 1024 * 1024 + 1), 413, 'PICTURE_TOO_LARGE');
  });

  it.each(Object.entries(ODD_PICTURES))('makes %s a WebP with nothing else in it', async (_, bytes) => {
    const { status, logo = '' } = await upload(league, bytes);
    expect(status).toBe(200);
    const answer = await fetch(`${league.url}${logo}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const made = await answer.bytes();
    expect(webpFacts(made)).toMatchObject({ isWebp: true, chunks: ['VP8 '] });
    expect(Buffer.from(made).includes('<script>')).toBe(false);
  });

  it('is ready afterwards as before', async () => {
    expect((await league.call('GET', '/api/settings')).status).toBe(200);
  });
});
