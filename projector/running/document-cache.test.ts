import { describe, expect, it } from 'vitest';
import { createDocumentCache } from './document-cache.ts';

/** Loads documents named after their id, and remembers what it was asked for. */
const library = (...existing: readonly string[]) => {
  const asked: string[][] = [];
  const load = async (ids: readonly string[]): Promise<Map<string, object>> => {
    asked.push([...ids]);
    return new Map(ids.filter((id) => existing.includes(id)).map((id) => [id, { id }]));
  };
  return { asked, load };
};

describe('a cache of documents', () => {
  it('loads what it does not know, each once, also that there is none', async () => {
    const cache = createDocumentCache();
    const { asked, load } = library('a', 'b');
    expect(await cache.read(['a', 'x', 'a'], load)).toEqual(new Map([['a', { id: 'a' }]]));
    expect(await cache.read(['a', 'b', 'x'], load)).toEqual(
      new Map([
        ['a', { id: 'a' }],
        ['b', { id: 'b' }],
      ]),
    );
    expect(asked).toEqual([['a', 'x'], ['b']]);
  });

  it('knows what was saved, and what was taken out', async () => {
    const cache = createDocumentCache();
    const { asked, load } = library('a', 'b');
    cache.keep([
      { id: 'a', document: { id: 'new' }, position: 1n },
      { id: 'b', document: null, position: 1n },
    ]);
    expect(await cache.read(['a', 'b'], load)).toEqual(new Map([['a', { id: 'new' }]]));
    expect(asked).toEqual([]);
  });

  it('lets go of the longest unused, but never of what is being read', async () => {
    const cache = createDocumentCache(2);
    const { asked, load } = library('a', 'b', 'c');
    expect((await cache.read(['a', 'b', 'c'], load)).size).toBe(3);
    await cache.read(['c', 'b'], load);
    await cache.read(['a'], load);
    expect(asked).toEqual([['a', 'b', 'c'], ['a']]);
  });

  it('forgets everything when it is told to', async () => {
    const cache = createDocumentCache();
    const { asked, load } = library('a');
    await cache.read(['a'], load);
    cache.clear();
    await cache.read(['a'], load);
    expect(asked).toHaveLength(2);
  });
});
