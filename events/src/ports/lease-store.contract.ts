import { describe, expect, it } from 'vitest';
import type { KeptLease, LeaseStore } from './lease-store.ts';

const NAME = 'projector';

/** The guarantees of every lease store. `makeStore` returns a store in which nobody ever held a lease. */
export const leaseStoreContract = (name: string, makeStore: () => LeaseStore | Promise<LeaseStore>): void => {
  describe(`lease store: ${name}`, () => {
    it('gives the first who asks the first epoch, as it can be read then', async () => {
      const store = await makeStore();
      expect(await store.read(NAME)).toBeUndefined();
      const taken = await store.take(NAME, 'one', undefined);
      expect(taken).toMatchObject({ name: NAME, owner: 'one', epoch: 1, released: false });
      expect(await store.read(NAME)).toEqual(taken);
    });

    it('keeps leases of different names apart', async () => {
      const store = await makeStore();
      const projector = await takenBy(store, 'one');
      expect(await store.take('forwarder', 'two', undefined)).toMatchObject({ owner: 'two', epoch: 1 });
      expect(await store.read(NAME)).toEqual(projector);
      expect(await store.read('')).toBeUndefined();
    });

    it('lets one of twenty who want it at the same moment have it, at first and from a holder', async () => {
      const store = await makeStore();
      for (const from of [undefined, await takenBy(store, 'holder')]) {
        const wanted = from === undefined ? 'fresh' : NAME;
        const owners = Array.from({ length: 20 }, (_, n) => `owner ${n}`);
        const answers = await Promise.all(owners.map((owner) => store.take(wanted, owner, from)));
        const winners = answers.filter((one) => one !== undefined);
        expect(winners).toHaveLength(1);
        expect(winners[0]?.epoch).toBe((from?.epoch ?? 0) + 1);
        expect(await store.read(wanted)).toEqual(winners[0]);
      }
    });

    it('raises the epoch by one at each change of hands, also after a release, and when the owner is the same', async () => {
      const store = await makeStore();
      const first = await takenBy(store, 'one');
      const second = await takenBy(store, 'two');
      await store.release(second);
      const third = await takenBy(store, 'one');
      const fourth = await takenBy(store, 'one');
      expect([first, second, third, fourth].map(({ epoch }) => epoch)).toEqual([1, 2, 3, 4]);
    });

    it('raises the beat at each renewal and at each change of hands, and nothing else by a renewal', async () => {
      const store = await makeStore();
      const taken = await takenBy(store, 'one');
      expect(await store.renew(taken)).toBe(true);
      const once = await store.read(NAME);
      expect(once).toEqual({ ...taken, beat: taken.beat + 1 });
      expect(await store.renew(taken)).toBe(true);
      expect((await store.read(NAME))?.beat).toBe(taken.beat + 2);
      expect((await takenBy(store, 'two')).beat).toBeGreaterThan(taken.beat + 2);
    });

    it('renews no lease that was taken over, whoever has it now', async () => {
      const store = await makeStore();
      const overtaken = await takenBy(store, 'one');
      const second = await takenBy(store, 'two');
      expect(await store.renew(overtaken)).toBe(false);
      expect(await store.read(NAME)).toEqual(second);
      const again = await takenBy(store, 'one');
      expect(await store.renew(overtaken)).toBe(false);
      expect(await store.renew({ ...again, owner: 'two' })).toBe(false);
      expect(await store.read(NAME)).toEqual(again);
    });

    it('renews neither a lease that was released nor one that nobody ever held', async () => {
      const store = await makeStore();
      const released = await takenBy(store, 'one');
      await store.release(released);
      expect(await store.renew(released)).toBe(false);
      expect(await store.renew({ ...released, name: 'forwarder' })).toBe(false);
      expect(await store.read('forwarder')).toBeUndefined();
    });

    it('lets go of a lease once, leaving its epoch, and only for the one who holds it', async () => {
      const store = await makeStore();
      const overtaken = await takenBy(store, 'one');
      const held = await takenBy(store, 'two');
      await store.release(overtaken);
      await store.release({ ...held, owner: 'one' });
      expect(await store.read(NAME)).toEqual(held);
      await store.release(held);
      await store.release(held);
      expect(await store.read(NAME)).toMatchObject({ epoch: held.epoch, released: true });
    });

    it.each<[string, (store: LeaseStore, seen: KeptLease) => Promise<unknown>]>([
      ['was renewed', (store, seen) => store.renew(seen)],
      ['was released', (store, seen) => store.release(seen)],
      ['was taken over', (store, seen) => store.take(NAME, 'quicker', seen)],
    ])('is not to be had from a state that is over: it %s meanwhile', async (_, meanwhile) => {
      const store = await makeStore();
      const seen = await takenBy(store, 'one');
      await meanwhile(store, seen);
      const now = await store.read(NAME);
      expect(await store.take(NAME, 'late', seen)).toBeUndefined();
      expect(await store.take(NAME, 'late', undefined)).toBeUndefined();
      expect(await store.read(NAME)).toEqual(now);
    });

    it('is not to be had from a state that never was', async () => {
      const store = await makeStore();
      const kept = { name: NAME, owner: 'one', epoch: 7, beat: 3, released: false };
      expect(await store.take(NAME, 'late', kept)).toBeUndefined();
      expect(await store.read(NAME)).toBeUndefined();
    });
  });
};

/** Takes the lease over, whoever holds it. */
const takenBy = async (store: LeaseStore, owner: string): Promise<KeptLease> => {
  const taken = await store.take(NAME, owner, await store.read(NAME));
  if (taken === undefined) throw new Error('the lease moved between reading and taking it');
  return taken;
};
