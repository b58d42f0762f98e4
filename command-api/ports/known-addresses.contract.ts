import { describe, expect, it } from 'vitest';
import { KNOWN_FOR_MS, type KnownAddresses, MOST_KNOWN } from './known-addresses.ts';

/** Now: a store may remove entries that are old. */
const AT = Date.now();

type MakeStore = () => KnownAddresses | Promise<KnownAddresses>;

/** What every store of known addresses must do. `makeStore` gives one without any; throws StoreUnavailable while away. */
export const knownAddressesContract = (name: string, makeStore: MakeStore): void => {
  describe(`known addresses: ${name}`, () => {
    it('tells when an account signed in from there last', async () => {
      const store = await makeStore();
      const [home, office] = [signIn({ at: AT - 5 }), signIn({ at: AT - 3 })];
      await store.note(home);
      await store.note(office);
      expect(await store.signedInAt(home.hash)).toBe(AT - 5);
      await store.note({ ...home, at: AT });
      expect(await store.signedInAt(home.hash)).toBe(AT);
      expect(await store.signedInAt(office.hash)).toBe(AT - 3);
    });

    it.each(['', '%', "' OR ''='", '__proto__'])('knows nothing of %j', async (hash) => {
      const store = await makeStore();
      await store.note(signIn());
      expect(await store.signedInAt(hash)).toBeUndefined();
    });

    it.each([
      ['before', -1],
      ['behind', 1],
    ])('removes what lies further than 30 days %s a sign-in, of whatever account', async (_, side) => {
      const store = await makeStore();
      // No time in the past: some servers remove old entries by themselves.
      const middle = AT + KNOWN_FOR_MS + 1;
      const [far, near] = [KNOWN_FOR_MS + 1, KNOWN_FOR_MS].map((distance) => signIn({ at: middle + side * distance }));
      if (far === undefined || near === undefined) throw new Error('two were made');
      await store.note(far);
      expect(await store.signedInAt(far.hash)).toBe(far.at);
      await store.note(near);
      await store.note(signIn({ at: middle, accountId: 'another' }));
      expect(await store.signedInAt(far.hash)).toBeUndefined();
      expect(await store.signedInAt(near.hash)).toBe(near.at);
    });

    it(`keeps the latest ${MOST_KNOWN} of an account, and all of the others`, async () => {
      const store = await makeStore();
      const other = signIn({ accountId: 'another', at: AT - 1_000 });
      await store.note(other);
      const many = Array.from({ length: MOST_KNOWN + 2 }, (_, index) => signIn({ at: AT - 500 + index }));
      for (const one of many) await store.note(one);
      const kept = await Promise.all(many.map(async (one) => (await store.signedInAt(one.hash)) === one.at));
      expect(kept).toEqual(many.map((_, index) => index >= 2));
      expect(await store.signedInAt(other.hash)).toBe(other.at);
    });

    it('keeps the one that is noted, also where a clock that stood ahead has left later ones', async () => {
      const store = await makeStore();
      await Promise.all(
        Array.from({ length: MOST_KNOWN }, (_, index) => store.note(signIn({ at: AT + 1_000 + index }))),
      );
      const now = signIn();
      await store.note(now);
      expect(await store.signedInAt(now.hash)).toBe(AT);
    });

    it('notes twenty sign-ins of one address at the same moment as one', async () => {
      const store = await makeStore();
      const home = signIn();
      await Promise.all(Array.from({ length: 20 }, () => store.note(home)));
      expect(await store.signedInAt(home.hash)).toBe(AT);
    });
  });
};

const signIn = (more: { readonly at?: number; readonly accountId?: string } = {}) => ({
  hash: `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', ''),
  accountId: '00000000-0000-4000-8000-000000000001',
  at: AT,
  ...more,
});
