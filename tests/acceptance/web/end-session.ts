import type { Page } from 'playwright-core';
import { SESSION_KEY } from '../../kit/browser/roles.ts';
import type { LeagueUnderTest } from '../league-under-test.ts';

/** Ends the session of this page on the server, as another device of the person would: the page learns of it at its next call. */
export const endSession = async ({ call }: Pick<LeagueUnderTest, 'call'>, page: Page): Promise<void> => {
  const session = await page.evaluate(
    (key) => (globalThis as { localStorage?: Storage }).localStorage?.getItem(key),
    SESSION_KEY,
  );
  const { token }: { token: string } = JSON.parse(session ?? '{}');
  await call('POST', '/api/logout', { body: {}, token });
};
