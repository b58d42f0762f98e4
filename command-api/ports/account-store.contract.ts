import { describe, expect, it } from 'vitest';
import type { Account, AccountStore } from './account-store.ts';

/** What every store of accounts must do. `makeStore` gives one without accounts. */
export const accountStoreContract = (name: string, makeStore: () => AccountStore | Promise<AccountStore>): void => {
  describe(`account store: ${name}`, () => {
    it('keeps an account as it was given, and finds it by name and by id', async () => {
      const store = await makeStore();
      const [hakan, selin] = [account('Hakan Işık'), account('Selin')];
      expect(await store.byId(selin.id)).toBeUndefined();
      expect(await store.add(hakan)).toBe(true);
      expect(await store.add(selin)).toBe(true);
      expect(await store.byUsername('Hakan Işık')).toEqual(hakan);
      expect(await store.byId(selin.id)).toEqual(selin);
    });

    it.each(['HAKAN IŞIK', 'hakan ışık', 'Hakan İşik', ' hakan  ışık ', 'Hakan Işık'.normalize('NFD')])(
      'finds %j too, which is the same name',
      async (spelling) => {
        const store = await makeStore();
        const hakan = account('Hakan Işık');
        await store.add(hakan);
        expect((await store.byUsername(spelling))?.id).toBe(hakan.id);
      },
    );

    it.each(['', 'Haka', 'Hakan2', '%', '_____', "' OR ''='", '__proto__', 'undefined', '\0'])(
      'knows nobody by the name or id %j',
      async (text) => {
        const store = await makeStore();
        await store.add(account('Hakan'));
        expect(await store.byUsername(text)).toBeUndefined();
        expect(await store.byId(text)).toBeUndefined();
      },
    );

    it.each(['Işık', 'IŞIK', 'işik'])('refuses %j while Işık is there, and leaves that as it is', async (spelling) => {
      const store = await makeStore();
      const [first, second] = [account('Işık'), account(spelling)];
      await store.add(first);
      expect(await store.add(second)).toBe(false);
      expect(await store.byId(second.id)).toBeUndefined();
      expect(await store.byUsername(spelling)).toEqual(first);
    });

    it('refuses an id that is taken, whatever the name', async () => {
      const store = await makeStore();
      const first = account('Hakan');
      await store.add(first);
      expect(await store.add({ ...first, username: 'Selin' })).toBe(false);
      expect(await store.byUsername('Selin')).toBeUndefined();
      expect(await store.byId(first.id)).toEqual(first);
    });

    it('lets one of twenty who want the same name at the same moment have it', async () => {
      const store = await makeStore();
      const wanting = Array.from({ length: 20 }, (_, index) => account(index % 2 === 0 ? 'İSMAİL' : 'ismail'));
      const added = await Promise.all(wanting.map((one) => store.add(one)));
      const winners = wanting.filter((_, index) => added[index]);
      expect(winners).toHaveLength(1);
      const kept = await Promise.all(wanting.map(({ id }) => store.byId(id)));
      expect(kept.filter((one) => one !== undefined)).toEqual(winners);
    });
  });
};

const account = (username: string): Account => {
  const id = crypto.randomUUID();
  return { id, username, passwordHash: `$argon2id$v=19$m=19456,t=2,p=1$salt$${id}` };
};
