import { describe, expect, it } from 'vitest';
import type { SessionStore, StoredSession } from './session-store.ts';

/** Now: a store may remove entries that are old. */
const AT = Date.now();

/** What every store of sessions must do. `makeStore` gives one without sessions. */
export const sessionStoreContract = (name: string, makeStore: () => SessionStore | Promise<SessionStore>): void => {
  describe(`session store: ${name}`, () => {
    it('keeps sessions as they were given, also two of one account', async () => {
      const store = await makeStore();
      const [laptop, phone] = [session(), session({ createdAt: AT + 1, lastSeenAt: AT + 2 })];
      await store.add(laptop);
      await store.add(phone);
      expect(await store.byTokenHash(laptop.tokenHash)).toEqual(laptop);
      expect(await store.byTokenHash(phone.tokenHash)).toEqual(phone);
    });

    it.each(['', '%', "' OR ''='", '__proto__'])('knows no session %j', async (tokenHash) => {
      const store = await makeStore();
      await store.add(session());
      expect(await store.byTokenHash(tokenHash)).toBeUndefined();
      await store.add(session({ tokenHash: `${tokenHash}!` }));
      expect(await store.byTokenHash(tokenHash)).toBeUndefined();
    });

    it('finds one that was asked for before it was there', async () => {
      const store = await makeStore();
      const later = session();
      expect(await store.byTokenHash(later.tokenHash)).toBeUndefined();
      await store.add(later);
      expect(await store.byTokenHash(later.tokenHash)).toEqual(later);
    });

    it('notes when one was last seen, and nothing else of it or of another', async () => {
      const store = await makeStore();
      const [seen, other] = [session(), session()];
      await store.add(seen);
      await store.add(other);
      // Read once before: a cached session must not outlive the change.
      expect(await store.byTokenHash(seen.tokenHash)).toEqual(seen);
      await store.touch(seen.tokenHash, AT + 90_000);
      expect(await store.byTokenHash(seen.tokenHash)).toEqual({ ...seen, lastSeenAt: AT + 90_000 });
      expect(await store.byTokenHash(other.tokenHash)).toEqual(other);
    });

    it('ends one and leaves the others', async () => {
      const store = await makeStore();
      const [ended, other] = [session(), session()];
      await store.add(ended);
      await store.add(other);
      expect(await store.byTokenHash(ended.tokenHash)).toEqual(ended);
      await store.remove(ended.tokenHash);
      expect(await store.byTokenHash(ended.tokenHash)).toBeUndefined();
      expect(await store.byTokenHash(other.tokenHash)).toEqual(other);
    });

    it('does not bring back one that is seen after its end, and ends it twice without a word', async () => {
      const store = await makeStore();
      const ended = session();
      await store.add(ended);
      expect(await store.byTokenHash(ended.tokenHash)).toEqual(ended);
      await store.remove(ended.tokenHash);
      await store.touch(ended.tokenHash, AT + 1);
      await store.remove(ended.tokenHash);
      expect(await store.byTokenHash(ended.tokenHash)).toBeUndefined();
    });

    it('lists the sessions of an account, the one last seen first, and those of no other', async () => {
      const store = await makeStore();
      const [first, second, third] = [
        session({ lastSeenAt: AT + 1, openedAt: 'admin', device: 'Chrome · Android' }),
        session({ lastSeenAt: AT + 3 }),
        session({ lastSeenAt: AT + 2 }),
      ];
      for (const one of [first, second, third, session({ accountId: OTHER })]) await store.add(one);
      expect(await store.ofAccount(ACCOUNT)).toEqual([second, third, first]);
      await store.touch(first.tokenHash, AT + 9);
      expect(await store.ofAccount(ACCOUNT)).toEqual([{ ...first, lastSeenAt: AT + 9 }, second, third]);
      for (const text of ['', '%', "' OR ''='", '__proto__']) expect(await store.ofAccount(text)).toEqual([]);
    });

    it('ends the session with an id, and only for its own account', async () => {
      const store = await makeStore();
      const [ended, other] = [session(), session()];
      await store.add(ended);
      await store.add(other);
      expect(await store.byTokenHash(ended.tokenHash)).toEqual(ended);
      expect(await store.removeOne(OTHER, ended.id)).toBe(false);
      expect(await store.removeOne(ACCOUNT, 'unknown')).toBe(false);
      expect(await store.removeOne(ACCOUNT, ended.tokenHash)).toBe(false);
      expect(await store.byTokenHash(ended.tokenHash)).toEqual(ended);
      expect(await store.removeOne(ACCOUNT, ended.id)).toBe(true);
      expect(await store.removeOne(ACCOUNT, ended.id)).toBe(false);
      expect(await store.byTokenHash(ended.tokenHash)).toBeUndefined();
      expect(await store.ofAccount(ACCOUNT)).toEqual([other]);
    });

    it('ends all others of an account and leaves the one that is named, and those of other accounts', async () => {
      const store = await makeStore();
      const [kept, ...ended] = [session(), session(), session({ openedAt: 'admin' })];
      const other = session({ accountId: OTHER });
      for (const one of [kept, ...ended, other]) await store.add(one);
      for (const one of ended) expect(await store.byTokenHash(one.tokenHash)).toEqual(one);
      expect(await store.removeOthers(ACCOUNT, kept.id)).toBe(2);
      expect(await store.removeOthers(ACCOUNT, kept.id)).toBe(0);
      for (const one of ended) expect(await store.byTokenHash(one.tokenHash)).toBeUndefined();
      expect(await store.ofAccount(ACCOUNT)).toEqual([kept]);
      expect(await store.byTokenHash(other.tokenHash)).toEqual(other);
    });

    it('ends all of an account', async () => {
      const store = await makeStore();
      const [ended, other] = [[session(), session()], session({ accountId: OTHER })];
      for (const one of [...ended, other]) await store.add(one);
      for (const one of ended) expect(await store.byTokenHash(one.tokenHash)).toEqual(one);
      expect(await store.removeAll(ACCOUNT)).toBe(2);
      expect(await store.removeAll(ACCOUNT)).toBe(0);
      for (const one of ended) expect(await store.byTokenHash(one.tokenHash)).toBeUndefined();
      expect(await store.byTokenHash(other.tokenHash)).toEqual(other);
    });
  });
};

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

const session = (more: Partial<StoredSession> = {}): StoredSession => ({
  tokenHash: `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', ''),
  id: crypto.randomUUID(),
  accountId: ACCOUNT,
  openedAt: 'player',
  device: '',
  createdAt: AT,
  lastSeenAt: AT,
  ...more,
});
