import { describe, expect, it } from 'vitest';
import type { Account, AccountStore, Personal } from './account-store.ts';

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

    it('keeps a player as given: by e-mail, without a user name, with or without a password', async () => {
      const store = await makeStore();
      const [ela, deniz] = [
        player('ela@example.com', PERSONAL),
        { ...player('deniz@example.com'), passwordHash: '$argon2id$' },
      ];
      expect(await store.add(ela)).toBe(true);
      expect(await store.add(deniz)).toBe(true);
      expect(await store.byEmail('ela@example.com')).toEqual(ela);
      expect(await store.byId(deniz.id)).toEqual(deniz);
      expect(Object.keys((await store.byId(ela.id)) ?? {}).toSorted()).toEqual([
        'createdAt',
        'email',
        'id',
        'personal',
      ]);
    });

    it.each(['', 'ela', 'ELA@example.com', 'ela@example.com ', '%', "' OR ''='", '__proto__', 'undefined'])(
      'knows nobody by the e-mail %j',
      async (text) => {
        const store = await makeStore();
        await store.add(player('ela@example.com'));
        await store.add(account('Hakan'));
        expect(await store.byEmail(text)).toBeUndefined();
      },
    );

    it('refuses an e-mail that is taken, and leaves its account as it is', async () => {
      const store = await makeStore();
      const [first, second] = [player('ela@example.com'), player('ela@example.com')];
      await store.add(first);
      expect(await store.add(second)).toBe(false);
      expect(await store.byId(second.id)).toBeUndefined();
      expect(await store.byEmail('ela@example.com')).toEqual(first);
    });

    it('lets one of twenty who want the same e-mail at the same moment have it, to add and to change', async () => {
      const store = await makeStore();
      const others = Array.from({ length: 10 }, (_, index) => player(`player-${index}@example.com`));
      for (const one of others) await store.add(one);
      const wanting = Array.from({ length: 10 }, () => player('ela@example.com'));
      const [added, changed] = await Promise.all([
        Promise.all(wanting.map((one) => store.add(one))),
        Promise.all(others.map(({ id }) => store.change(id, { email: 'ela@example.com' }))),
      ]);
      const winners = [...wanting.filter((_, n) => added[n]), ...others.filter((_, n) => changed[n] === 'changed')];
      expect(winners).toHaveLength(1);
      expect((await store.byEmail('ela@example.com'))?.id).toBe(winners[0]?.id);
      expect(changed.filter((one) => one === 'emailTaken')).toHaveLength(
        winners[0] === undefined ? 10 : 10 - Number(others.includes(winners[0])),
      );
    });

    it('changes what is given and nothing else, of this account and no other', async () => {
      const store = await makeStore();
      const [ela, other] = [player('ela@example.com', PERSONAL), player('deniz@example.com', PERSONAL)];
      await store.add(ela);
      await store.add(other);
      // Read once before: a cached account must not outlive the change.
      expect(await store.byId(ela.id)).toEqual(ela);
      expect(await store.change(ela.id, { personal: { bio: 'Yeni', psoId: 'ela-2' } })).toBe('changed');
      const personal = { ...PERSONAL, bio: 'Yeni', psoId: 'ela-2' };
      expect(await store.byId(ela.id)).toEqual({ ...ela, personal });
      expect(await store.change(ela.id, { email: 'ela@example.org', passwordHash: '$argon2id$' })).toBe('changed');
      expect(await store.byEmail('ela@example.com')).toBeUndefined();
      const changed = { ...ela, personal, email: 'ela@example.org', passwordHash: '$argon2id$' };
      expect(await store.byEmail('ela@example.org')).toEqual(changed);
      expect(await store.change(ela.id, {})).toBe('changed');
      expect(await store.byId(ela.id)).toEqual(changed);
      expect(await store.byId(other.id)).toEqual(other);
    });

    it('takes away what is null or empty, and replaces social accounts as a whole', async () => {
      const store = await makeStore();
      const ela = player('ela@example.com', PERSONAL);
      await store.add(ela);
      const social = { twitch: 'ela', youtube: '' };
      await store.change(ela.id, { personal: { bio: null, firstName: '', psoId: null, socialMedia: social } });
      const rest = { lastName: 'Yıldız', playingStyle: 'Sakin', socialMedia: { twitch: 'ela' } };
      expect((await store.byId(ela.id))?.personal).toEqual({ ...rest, ...OF_OTHERS });
      const none = { lastName: null, playingStyle: null, socialMedia: { twitch: '' }, rejectionReason: null };
      await store.change(ela.id, { personal: { ...none, refereeNotes: null, channelLink: '' } });
      expect((await store.byEmail('ela@example.com'))?.personal).toEqual({});
    });

    it('keeps every text to the letter, whatever it would mean to a database', async () => {
      const store = await makeStore();
      const bio = `"'; DROP TABLE accounts; -- {"$set": 1} $personal \\ \n 👩‍👩‍👧 \u2028 ı̇`;
      const ela = player('ela@example.com', { bio });
      await store.add(ela);
      await store.change(ela.id, { personal: { firstName: '$bio', lastName: bio } });
      expect((await store.byId(ela.id))?.personal).toEqual({ bio, firstName: '$bio', lastName: bio });
    });

    it('adds without empty values', async () => {
      const store = await makeStore();
      const ela = player('ela@example.com', { bio: '', psoId: 'ela-1', socialMedia: { twitter: '' } });
      await store.add(ela);
      expect((await store.byId(ela.id))?.personal).toEqual({ psoId: 'ela-1' });
    });

    it('gives an account its first e-mail and password, whatever it had before', async () => {
      const store = await makeStore();
      const hakan = account('Hakan');
      await store.add(hakan);
      expect(await store.change(hakan.id, { email: 'hakan@example.com' })).toBe('changed');
      expect(await store.byEmail('hakan@example.com')).toEqual({ ...hakan, email: 'hakan@example.com' });
    });

    it('changes nothing at all where the e-mail is taken, and takes the own one again', async () => {
      const store = await makeStore();
      const [ela, other] = [player('ela@example.com', PERSONAL), player('deniz@example.com')];
      await store.add(ela);
      await store.add(other);
      const change = { email: 'deniz@example.com', personal: { bio: 'Yeni' }, passwordHash: 'x' };
      expect(await store.change(ela.id, change)).toBe('emailTaken');
      expect(await store.byId(ela.id)).toEqual(ela);
      expect(await store.byEmail('deniz@example.com')).toEqual(other);
      expect(await store.change(ela.id, { ...change, email: 'ela@example.com' })).toBe('changed');
    });

    it('says that it does not know an account, and makes none', async () => {
      const store = await makeStore();
      const id = crypto.randomUUID();
      expect(await store.change(id, { email: 'ela@example.com', personal: { bio: 'Yeni' } })).toBe('unknown');
      expect(await store.byId(id)).toBeUndefined();
      expect(await store.byEmail('ela@example.com')).toBeUndefined();
    });

    it('changes different fields at the same moment without losing one', async () => {
      const store = await makeStore();
      const ela = player('ela@example.com');
      await store.add(ela);
      const changes = [
        { bio: 'Merhaba' },
        { psoId: 'ela-1' },
        { firstName: 'Ela' },
        { socialMedia: { twitch: 'ela' } },
      ];
      await Promise.all(changes.map((personal) => store.change(ela.id, { personal })));
      expect((await store.byId(ela.id))?.personal).toEqual(Object.assign({}, ...changes));
    });

    it('keeps which command wrote which part, each by itself, until it is taken away', async () => {
      const store = await makeStore();
      const ela = { ...player('ela@example.com'), writers: { email: 'command-1' } };
      await store.add(ela);
      expect(await store.byId(ela.id)).toEqual(ela);
      await Promise.all([
        store.change(ela.id, { passwordHash: '$argon2id$', writers: { password: 'command-2' } }),
        store.change(ela.id, { personal: { bio: null }, writers: { bio: 'command-3' } }),
      ]);
      const writers = { email: 'command-1', password: 'command-2', bio: 'command-3' };
      expect(await store.byId(ela.id)).toEqual({ ...ela, passwordHash: '$argon2id$', writers });
      await store.change(ela.id, { writers: { email: null, password: null, bio: 'command-4' } });
      expect((await store.byId(ela.id))?.writers).toEqual({ bio: 'command-4' });
      await store.change(ela.id, { writers: { bio: null } });
      expect(await store.byId(ela.id)).toEqual({
        ...player('ela@example.com'),
        id: ela.id,
        passwordHash: '$argon2id$',
      });
    });

    it('finds several at once, and leaves out whom it does not know', async () => {
      const store = await makeStore();
      const many = Array.from({ length: 1_200 }, (_, index) =>
        player(`player-${index}@example.com`, { bio: `${index}` }),
      );
      await Promise.all(many.map((one) => store.add(one)));
      const asked = many.slice(1).map(({ id }) => id);
      const found = await store.byIds([...asked, 'unknown', asked[0] ?? '', '__proto__']);
      expect(found.size).toBe(1_199);
      expect(asked.every((id, index) => found.get(id)?.personal.bio === `${index + 1}`)).toBe(true);
      expect((await store.byIds([])).size).toBe(0);
    });

    it('lists accounts of players made before a time, oldest first, with or without an e-mail', async () => {
      const store = await makeStore();
      const at = (id: string, createdAt: number) => ({ ...player(`${id}@example.com`), id, createdAt });
      for (const one of [at('c', 2_000), at('a', 2_000), at('d', 1_000), at('e', 3_000)]) await store.add(one);
      await store.add({ id: 'b', personal: { psoId: 'ela-1' }, createdAt: 2_000 });
      await store.add({ ...account('Hakan'), createdAt: 0 });
      expect(await store.madeBefore(3_000)).toEqual(['d', 'a', 'b', 'c']);
      expect(await store.madeBefore(1_000)).toEqual([]);
    });

    it('erases an account and no other, says which fields it held, and frees its names', async () => {
      const store = await makeStore();
      const ela = { ...player('ela@example.com', PERSONAL), username: 'Ela', passwordHash: '$argon2id$' };
      const other = player('deniz@example.com');
      await store.add(ela);
      await store.add(other);
      expect(await store.byId(ela.id)).toEqual(ela);
      const { fields } = await store.erase(ela.id);
      expect(fields.toSorted()).toEqual(['email', 'password', 'username', ...Object.keys(PERSONAL)].toSorted());
      expect(await store.byId(ela.id)).toBeUndefined();
      expect(await store.byEmail('ela@example.com')).toBeUndefined();
      expect(await store.byUsername('Ela')).toBeUndefined();
      expect((await store.byIds([ela.id])).size).toBe(0);
      expect(await store.change(ela.id, { personal: { bio: 'Geri' } })).toBe('unknown');
      expect(await store.byId(other.id)).toEqual(other);
      expect(await store.add({ ...player('ela@example.com'), username: 'ela' })).toBe(true);
    });

    it('erases nothing where there is nothing', async () => {
      const store = await makeStore();
      const nothing = { fields: [], sessions: 0, resetCodes: 0, knownAddresses: 0 };
      expect(await store.erase('unknown')).toEqual(nothing);
      const ela = player('ela@example.com');
      await store.add(ela);
      expect(await store.erase(ela.id)).toEqual({ ...nothing, fields: ['email'] });
      expect(await store.erase(ela.id)).toEqual(nothing);
    });
  });
};

/** The texts of admins about a player, and of the office. */
const OF_OTHERS: Personal = {
  rejectionReason: 'Eksik bilgi',
  refereeNotes: 'Hafta içi uygun.',
  channelLink: 'https://www.twitch.tv/ela',
};

const PERSONAL: Personal = {
  psoId: 'ela-1',
  firstName: 'Ela',
  lastName: 'Yıldız',
  bio: 'Merhaba',
  playingStyle: 'Sakin',
  socialMedia: { twitter: 'ela', instagram: 'https://instagram.com/ela' },
  ...OF_OTHERS,
};

const AT = Date.UTC(2026, 10, 21, 18);

const player = (email: string, personal: Personal = {}): Account => ({
  id: crypto.randomUUID(),
  email,
  personal,
  createdAt: AT,
});

const account = (username: string): Account => {
  const id = crypto.randomUUID();
  return { id, username, passwordHash: `$argon2id$v=19$m=19456,t=2,p=1$salt$${id}`, personal: {}, createdAt: AT };
};
