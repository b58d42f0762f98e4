import { describe, expect, it } from 'vitest';
import type { Standstills } from './standstills.ts';

/** What every store of standstills must do. `makeStore` gives one in which nothing was noted. */
export const standstillsContract = (name: string, makeStore: () => Standstills | Promise<Standstills>): void => {
  describe(`standstills: ${name}`, () => {
    it('tell of each process by itself what was noted last, however often, and nothing where nothing was', async () => {
      const store = await makeStore();
      expect(await store.noted('deleted-teams')).toBe(false);
      await store.note('deleted-teams', false);
      expect(await store.noted('deleted-teams')).toBe(false);
      for (let time = 0; time < 2; time += 1) await store.note('deleted-teams', true);
      expect([await store.noted('deleted-teams'), await store.noted('import-results')]).toEqual([true, false]);
      await store.note('a-process', true);
      expect(await store.all()).toEqual(['a-process', 'deleted-teams']);
      await store.note('deleted-teams', false);
      expect(await store.noted('deleted-teams')).toBe(false);
    });
  });
};
