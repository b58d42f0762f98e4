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
  });
};

const session = (more: Partial<StoredSession> = {}): StoredSession => ({
  tokenHash: `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', ''),
  accountId: '00000000-0000-4000-8000-000000000001',
  createdAt: AT,
  lastSeenAt: AT,
  ...more,
});
