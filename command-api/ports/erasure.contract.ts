import { describe, expect, it } from 'vitest';
import type { AccountStore } from './account-store.ts';
import type { KnownAddresses } from './known-addresses.ts';
import type { ResetCodes } from './reset-codes.ts';
import type { SessionStore } from './session-store.ts';

/** The stores in which something of an account is kept. */
export type StoresOfAccounts = {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly resetCodes: ResetCodes;
  readonly knownAddresses: KnownAddresses;
};

/** Now: a store may remove entries that are old. */
const AT = Date.now();

/** What an erasure does to all that hangs on an account (docs/rules.md#privacy). `makeStores` gives stores without anything. */
export const erasureContract = (name: string, makeStores: () => StoresOfAccounts | Promise<StoresOfAccounts>): void => {
  describe(`erasing an account: ${name}`, () => {
    /** Two sessions, a code and an address for each of two accounts; the second has its account no more. */
    const filled = async () => {
      const stores = await makeStores();
      for (const accountId of ['ela', 'deniz']) {
        await stores.accounts.add({ id: accountId, email: `${accountId}@example.com`, personal: {}, createdAt: AT });
        for (const device of ['phone', 'laptop']) await stores.sessions.add(session(accountId, device));
        await stores.resetCodes.issue({ accountId, codeHash: 'code', expiresAt: AT + 1_000, tries: 9 }, AT);
        await stores.knownAddresses.note({ hash: `address of ${accountId}`, accountId, at: AT });
      }
      return stores;
    };

    it('takes sessions, code and addresses of the account along, and tells how many', async () => {
      const { accounts, sessions, resetCodes, knownAddresses } = await filled();
      expect(await sessions.byTokenHash('ela on phone')).toBeDefined();
      expect(await accounts.erase('ela')).toEqual({ fields: ['email'], sessions: 2, resetCodes: 1, knownAddresses: 1 });
      expect(await sessions.byTokenHash('ela on phone')).toBeUndefined();
      expect(await sessions.ofAccount('ela')).toEqual([]);
      expect(await resetCodes.check({ accountId: 'ela', codeHash: 'code', from: 'a' }, AT)).toBe(false);
      expect(await knownAddresses.signedInAt('address of ela')).toBeUndefined();
    });

    it('leaves those of others', async () => {
      const { accounts, sessions, resetCodes, knownAddresses } = await filled();
      await accounts.erase('ela');
      expect(await sessions.ofAccount('deniz')).toHaveLength(2);
      expect(await resetCodes.check({ accountId: 'deniz', codeHash: 'code', from: 'a' }, AT)).toBe(true);
      expect(await knownAddresses.signedInAt('address of deniz')).toBe(AT);
    });

    it('takes along what came behind the first erasure', async () => {
      const { accounts, sessions } = await filled();
      await accounts.erase('ela');
      await sessions.add(session('ela', 'tablet'));
      expect(await accounts.erase('ela')).toEqual({ fields: [], sessions: 1, resetCodes: 0, knownAddresses: 0 });
      expect(await sessions.byTokenHash('ela on tablet')).toBeUndefined();
    });
  });
};

const session = (accountId: string, device: string) => ({
  tokenHash: `${accountId} on ${device}`,
  id: `${accountId}-${device}`,
  accountId,
  openedAt: 'player' as const,
  device,
  createdAt: AT,
  lastSeenAt: AT,
});
