import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ImageStore } from './image-store.ts';

const AT = Date.UTC(2026, 10, 21, 18);

type MakeStore = () => ImageStore | Promise<ImageStore>;

/** Any bytes under their hash, such as no text has. */
const picture = (number: number, size = 0) => {
  const content = Uint8Array.from({ length: size + 5 }, (_, index) => [0, 255, 0, 192, number][index] ?? index % 251);
  return { hash: createHash('sha256').update(content).digest('hex'), bytes: content };
};

/** What every store of pictures must do. `makeStore` gives one without any. */
export const imageStoreContract = (name: string, makeStore: MakeStore): void => {
  describe(`pictures: ${name}`, () => {
    it('gives back each byte by byte, also one of 300 KB', async () => {
      const store = await makeStore();
      const [one, other] = [picture(1), picture(2, 300_000)];
      await store.put(one.hash, one.bytes, AT);
      await store.put(other.hash, other.bytes, AT);
      for (const { hash, bytes } of [one, other]) {
        expect(Buffer.from((await store.get(hash)) ?? []).equals(bytes)).toBe(true);
      }
    });

    it.each(['', 'x', "' OR ''='", '$ne', '__proto__', 'f'.repeat(64)])('has none under %j', async (hash) => {
      const store = await makeStore();
      const { hash: other, bytes } = picture(1);
      await store.put(other, bytes, AT);
      expect(await store.get(hash)).toBeUndefined();
    });

    it('stores one that is put twenty times at once, once', async () => {
      const store = await makeStore();
      const { hash, bytes } = picture(1);
      await Promise.all(Array.from({ length: 20 }, (_, index) => store.put(hash, bytes, AT + index)));
      expect(await store.putBefore(AT + 20)).toEqual([hash]);
      expect(await store.putBefore(AT + 19)).toEqual([]);
    });

    it('names those that were last put before a time, in the order of their hashes', async () => {
      const store = await makeStore();
      const [one, two, three] = [picture(1), picture(2), picture(3)];
      await store.put(one.hash, one.bytes, AT - 2);
      await store.put(two.hash, two.bytes, AT - 1);
      await store.put(three.hash, three.bytes, AT);
      expect(await store.putBefore(AT - 2)).toEqual([]);
      expect(await store.putBefore(AT)).toEqual([one.hash, two.hash].toSorted());
      await store.put(one.hash, one.bytes, AT);
      expect(await store.putBefore(AT)).toEqual([two.hash]);
      // A clock that was wrong makes none older.
      await store.put(one.hash, one.bytes, AT - 5);
      expect(await store.putBefore(AT)).toEqual([two.hash]);
    });

    it('deletes what was last put before a time, and nothing that was put again since', async () => {
      const store = await makeStore();
      const [one, two] = [picture(1), picture(2)];
      for (const { hash, bytes } of [one, two]) await store.put(hash, bytes, AT - 1);
      await store.put(two.hash, two.bytes, AT);
      for (const { hash } of [one, two]) await store.deletePutBefore(hash, AT);
      await store.deletePutBefore(picture(3).hash, AT);
      expect(await store.get(one.hash)).toBeUndefined();
      expect(await store.get(two.hash)).toBeDefined();
      await store.put(one.hash, one.bytes, AT);
      expect(await store.get(one.hash)).toBeDefined();
    });
  });
};
