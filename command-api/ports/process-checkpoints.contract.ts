import { describe, expect, it } from 'vitest';
import type { ProcessCheckpoints } from './process-checkpoints.ts';

/** What every store of process checkpoints must do. `makeStore` gives one that knows of no process. */
export const processCheckpointsContract = (
  name: string,
  makeStore: () => ProcessCheckpoints | Promise<ProcessCheckpoints>,
): void => {
  describe(`process checkpoints: ${name}`, () => {
    it('tells a process it knows nothing of from one that stands at zero', async () => {
      const store = await makeStore();
      await store.save('import-results', 0n);
      expect(await store.load('import-results')).toBe(0n);
      expect(await store.load('deleted-teams')).toBeUndefined();
      expect(await store.load('')).toBeUndefined();
    });

    it('keeps each process where it is', async () => {
      const store = await makeStore();
      await store.save('import-results', 7n);
      await store.save('deleted-teams', 3n);
      await store.save('import-results', 8n);
      expect(await store.load('import-results')).toBe(8n);
      expect(await store.load('deleted-teams')).toBe(3n);
    });

    it.each([2n ** 53n + 1n, 2n ** 63n - 1n])('keeps %s to the last digit', async (position) => {
      const store = await makeStore();
      await store.save('import-results', position);
      expect(await store.load('import-results')).toBe(position);
    });

    it.each([
      [10n, 9n],
      [10n, 0n],
      [2n ** 53n + 2n, 2n ** 53n + 1n],
    ])('stays at %s when told %s: what is done is not done again', async (later, earlier) => {
      const store = await makeStore();
      await store.save('import-results', later);
      await store.save('import-results', earlier);
      expect(await store.load('import-results')).toBe(later);
    });
  });
};
