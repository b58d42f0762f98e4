import { expect, vi } from 'vitest';
import { LONG_MS } from '../kit/patience.ts';
import type { LeagueUnderTest } from './league-under-test.ts';

type Operated = Pick<LeagueUnderTest, 'operations'>;
type Outcomes = Awaited<ReturnType<Operated['operations']['verify']>>;

/**
 * Does it to all projections, and again when it was refused: on a busy machine a projector may lose its lease, which ends
 * what it does and leaves its socket to nobody for a moment. An operator would ask again, too.
 */
const operate = async ({ operations }: Operated, name: 'rebuild' | 'verify'): Promise<Outcomes> => {
  const once = () => operations[name]({ projections: 'all' }, () => {});
  const outcomes = await vi.waitFor(once, { timeout: LONG_MS, interval: 500 });
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  return outcomes;
};

/** Rebuilds all read models from the log. */
export const rebuildAll = (league: Operated): Promise<Outcomes> => operate(league, 'rebuild');

/** Holds all read models, byte for byte, against those rebuilt from the log. */
export const verifyAll = (league: Operated): Promise<Outcomes> => operate(league, 'verify');
