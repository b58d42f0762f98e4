import { describe, expect, it } from 'vitest';
import { CODE_TRIES, type ResetCode, type ResetCodes } from './reset-codes.ts';

/** Now: a store may remove entries that are old. */
const AT = Date.now();
const MINUTES_15_MS = 15 * 60_000;

/** What every store of reset codes must do. `makeStore` gives one without any. */
export const resetCodesContract = (name: string, makeStore: () => ResetCodes | Promise<ResetCodes>): void => {
  describe(`reset codes: ${name}`, () => {
    const issued = async (more: Partial<ResetCode> = {}) => {
      const store = await makeStore();
      const given = code(more);
      await store.issue(given, AT);
      return { store, ...given };
    };

    it('takes a code once, and says before whether it would', async () => {
      const { store, accountId, codeHash } = await issued();
      expect(await store.check(accountId, codeHash, AT)).toBe(true);
      expect(await store.check(accountId, codeHash, AT)).toBe(true);
      expect(await store.use(accountId, codeHash, AT)).toBe(true);
      expect(await store.use(accountId, codeHash, AT)).toBe(false);
      expect(await store.check(accountId, codeHash, AT)).toBe(false);
    });

    it('takes one of twenty who use it at the same moment', async () => {
      const { store, accountId, codeHash } = await issued();
      const used = await Promise.all(Array.from({ length: 20 }, () => store.use(accountId, codeHash, AT)));
      expect(used.filter((one) => one)).toHaveLength(1);
    });

    it.each(['', '%', "' OR ''='", '__proto__', 'another account'])('has no code for account %j', async (accountId) => {
      const { store, codeHash } = await issued();
      expect(await store.check(accountId, codeHash, AT)).toBe(false);
      expect(await store.use(accountId, codeHash, AT)).toBe(false);
    });

    it('knows the newest code of an account only, with all its tries', async () => {
      const { store, accountId, codeHash } = await issued();
      await wrongTries(store, accountId, CODE_TRIES);
      const newer = code({ accountId });
      await store.issue(newer, AT);
      expect(await store.use(accountId, codeHash, AT)).toBe(false);
      await wrongTries(store, accountId, CODE_TRIES - 2);
      expect(await store.check(accountId, newer.codeHash, AT)).toBe(true);
      expect(await store.use(accountId, newer.codeHash, AT)).toBe(true);
    });

    it(`opens nothing any more after ${CODE_TRIES} wrong codes, and is still open after ${CODE_TRIES - 1}`, async () => {
      const { store, accountId, codeHash } = await issued();
      await wrongTries(store, accountId, CODE_TRIES - 1);
      expect(await store.check(accountId, codeHash, AT)).toBe(true);
      await wrongTries(store, accountId, 1);
      expect(await store.check(accountId, codeHash, AT)).toBe(false);
      expect(await store.use(accountId, codeHash, AT)).toBe(false);
    });

    it('counts every wrong code, also where all come at the same moment', async () => {
      const { store, accountId, codeHash } = await issued();
      const tried = Array.from({ length: CODE_TRIES }, () => store.check(accountId, code().codeHash, AT));
      expect(await Promise.all(tried)).toEqual(Array.from({ length: CODE_TRIES }, () => false));
      expect(await store.check(accountId, codeHash, AT)).toBe(false);
    });

    it('takes no try from the code of another account', async () => {
      const { store, accountId, codeHash } = await issued();
      const other = code({ accountId: crypto.randomUUID() });
      await store.issue(other, AT);
      await wrongTries(store, other.accountId, CODE_TRIES);
      expect(await store.use(accountId, codeHash, AT)).toBe(true);
    });

    it('opens until it expires, and no longer', async () => {
      const { store, accountId, codeHash, expiresAt } = await issued();
      expect(await store.check(accountId, codeHash, expiresAt - 1)).toBe(true);
      expect(await store.check(accountId, codeHash, expiresAt)).toBe(false);
      expect(await store.use(accountId, codeHash, expiresAt)).toBe(false);
      expect(await store.use(accountId, codeHash, expiresAt - 1)).toBe(true);
    });

    it('keeps codes that have not expired when another is issued', async () => {
      const { store, accountId, codeHash, expiresAt } = await issued();
      await store.issue(code({ expiresAt: AT + 2 * MINUTES_15_MS }), expiresAt - 1);
      expect(await store.use(accountId, codeHash, expiresAt - 1)).toBe(true);
    });
  });
};

/** That many codes which nobody issued. */
const wrongTries = async (store: ResetCodes, accountId: string, count: number): Promise<void> => {
  for (let tries = 0; tries < count; tries += 1) {
    expect(await store.check(accountId, code().codeHash, AT)).toBe(false);
  }
};

const code = (more: Partial<ResetCode> = {}): ResetCode => ({
  accountId: crypto.randomUUID(),
  codeHash: `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', ''),
  expiresAt: AT + MINUTES_15_MS,
  ...more,
});
