import type { LastApplied } from '@league/events/ports/last-applied.ts';
import { describe, expect, it } from 'vitest';
import type { ProcessCheckpoints } from './process-checkpoints.ts';

const at = (position: bigint, eventId: string | undefined = `event-${position}`): LastApplied => ({
  position,
  eventId,
});

/** What every store of process checkpoints must do. `makeStore` gives one without checkpoints. */
export const processCheckpointsContract = (
  name: string,
  makeStore: () => ProcessCheckpoints | Promise<ProcessCheckpoints>,
): void => {
  describe(`process checkpoints: ${name}`, () => {
    it('tells a process it knows nothing of from one that stands at zero', async () => {
      const store = await makeStore();
      const zero = { position: 0n, eventId: undefined };
      await store.save('import-results', zero);
      expect(await store.load('import-results')).toEqual(zero);
      expect(await store.load('deleted-teams')).toBeUndefined();
      expect(await store.load('')).toBeUndefined();
    });

    it('keeps each process where it is, by position and event', async () => {
      const store = await makeStore();
      await store.save('import-results', at(7n));
      await store.save('deleted-teams', at(3n));
      await store.save('import-results', at(8n));
      expect(await store.load('import-results')).toEqual(at(8n));
      expect(await store.load('deleted-teams')).toEqual(at(3n));
    });

    it.each([2n ** 53n + 1n, 2n ** 63n - 1n])('keeps %s to the last digit', async (position) => {
      const store = await makeStore();
      await store.save('import-results', at(position));
      expect(await store.load('import-results')).toEqual(at(position));
    });

    it.each([
      [10n, 9n],
      [10n, 0n],
      [2n ** 53n + 2n, 2n ** 53n + 1n],
    ])('stays at %s when told %s: what is done is not done again', async (later, earlier) => {
      const store = await makeStore();
      await store.save('import-results', at(later));
      await store.save('import-results', at(earlier));
      expect(await store.load('import-results')).toEqual(at(later));
    });

    it('gives a checkpoint without an event one at its next save, and takes it away with one that names none', async () => {
      const store = await makeStore();
      const unnamed = (position: bigint): LastApplied => ({ position, eventId: undefined });
      await store.save('import-results', unnamed(7n));
      await store.save('import-results', at(7n));
      expect(await store.load('import-results')).toEqual(at(7n));
      await store.save('import-results', unnamed(8n));
      expect(await store.load('import-results')).toEqual(unnamed(8n));
    });

    it('puts a process where an operator says, also backwards, and whether it was known or not', async () => {
      const store = await makeStore();
      await store.save('import-results', at(10n));
      await store.restart('import-results', at(4n, 'of another log'));
      expect(await store.load('import-results')).toEqual(at(4n, 'of another log'));
      await store.save('import-results', at(5n));
      expect(await store.load('import-results')).toEqual(at(5n));
      await store.restart('deleted-teams', { position: 0n, eventId: undefined });
      expect(await store.load('deleted-teams')).toEqual({ position: 0n, eventId: undefined });
    });
  });
};
