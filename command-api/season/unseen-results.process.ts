import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import type { SeasonDeps } from './handle-season.ts';
import { restoreUnseen } from './unseen-results.ts';

/**
 * What was played while new fixtures took the place of the old, without being seen by them, comes back, also where the program
 * that made them died before it could look again.
 */
export const unseenResults = (deps: Pick<SeasonDeps, 'store' | 'seasons'>): Process =>
  defineProcess({
    name: 'unseen-results',
    handles: ['FixturesGenerated', 'FixturesRestored'],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      await restoreUnseen(deps, event);
    },
  });
