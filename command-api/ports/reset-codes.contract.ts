import { describe, expect, it } from 'vitest';
import { CODE_TRIES, type ResetCode, type ResetCodes, type TypedCode } from './reset-codes.ts';

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
      return { store, typed: typed(given), ...given };
    };

    it('takes a code once, and says before whether it would', async () => {
      const { store, typed } = await issued();
      expect(await store.check(typed, AT)).toBe(true);
      expect(await store.check(typed, AT)).toBe(true);
      expect(await store.use(typed, AT)).toBe(true);
      expect(await store.use(typed, AT)).toBe(false);
      expect(await store.check(typed, AT)).toBe(false);
    });

    it('takes one of twenty who use it at the same moment', async () => {
      const { store, typed } = await issued();
      const used = await Promise.all(Array.from({ length: 20 }, () => store.use(typed, AT)));
      expect(used.filter((one) => one)).toHaveLength(1);
    });

    it.each(['', '%', "' OR ''='", '__proto__', 'another account'])('has no code for account %j', async (accountId) => {
      const { store, typed } = await issued();
      expect(await store.check({ ...typed, accountId }, AT)).toBe(false);
      expect(await store.use({ ...typed, accountId }, AT)).toBe(false);
    });

    it('knows the newest code of an account only, with all its tries', async () => {
      const { store, accountId, typed: old } = await issued();
      await wrongTries(store, accountId, CODE_TRIES);
      const newer = code({ accountId });
      await store.issue(newer, AT);
      expect(await store.use(old, AT)).toBe(false);
      await wrongTries(store, accountId, CODE_TRIES - 2);
      expect(await store.check(typed(newer), AT)).toBe(true);
      expect(await store.use(typed(newer), AT)).toBe(true);
    });

    it(`opens nothing from an address after ${CODE_TRIES} wrong codes from there, and is open to all others`, async () => {
      const { store, accountId, typed } = await issued();
      await wrongTries(store, accountId, CODE_TRIES - 1);
      expect(await store.check(typed, AT)).toBe(true);
      await wrongTries(store, accountId, 1);
      expect(await store.check(typed, AT)).toBe(false);
      expect(await store.use(typed, AT)).toBe(false);
      const elsewhere = { ...typed, from: address(1) };
      expect(await store.check(elsewhere, AT)).toBe(true);
      expect(await store.use(elsewhere, AT)).toBe(true);
    });

    it('opens nothing from any address once all tries are used up, also by guesses of one moment', async () => {
      const { store, accountId, typed } = await issued({ tries: 20 });
      const elsewhere = { ...typed, from: address(20) };
      const guess = (n: number) => store.check(wrong(accountId, address(n)), AT);
      await Promise.all(Array.from({ length: 19 }, (_, n) => guess(n)));
      expect(await store.check(elsewhere, AT)).toBe(true);
      expect(await guess(19)).toBe(false);
      expect(await store.check(elsewhere, AT)).toBe(false);
      expect(await store.use(elsewhere, AT)).toBe(false);
    });

    it('takes no try from the code of another account', async () => {
      const { store, typed } = await issued();
      const other = code({ accountId: crypto.randomUUID() });
      await store.issue(other, AT);
      await wrongTries(store, other.accountId, CODE_TRIES);
      expect(await store.use(typed, AT)).toBe(true);
    });

    it('opens until it expires, and no longer', async () => {
      const { store, typed, expiresAt } = await issued();
      expect(await store.check(typed, expiresAt - 1)).toBe(true);
      expect(await store.check(typed, expiresAt)).toBe(false);
      expect(await store.use(typed, expiresAt)).toBe(false);
      expect(await store.use(typed, expiresAt - 1)).toBe(true);
    });

    it('keeps codes that have not expired when another is issued', async () => {
      const { store, typed, expiresAt } = await issued();
      await store.issue(code({ expiresAt: AT + 2 * MINUTES_15_MS }), expiresAt - 1);
      expect(await store.use(typed, expiresAt - 1)).toBe(true);
    });
  });
};

/** That many codes which nobody issued, from one address. */
const wrongTries = async (store: ResetCodes, accountId: string, count: number): Promise<void> => {
  const tries = Array.from({ length: count }, () => store.check(wrong(accountId), AT));
  expect(await Promise.all(tries)).toEqual(tries.map(() => false));
};

/** An HMAC of an address. */
const address = (index: number): string => index.toString(16).padStart(64, '0');

const typed = ({ accountId, codeHash }: ResetCode): TypedCode => ({ accountId, codeHash, from: address(0) });

const wrong = (accountId: string, from = address(0)): TypedCode => ({ ...typed(code({ accountId })), from });

const code = (more: Partial<ResetCode> = {}): ResetCode => ({
  accountId: crypto.randomUUID(),
  codeHash: `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', ''),
  expiresAt: AT + MINUTES_15_MS,
  tries: 1_000,
  ...more,
});
