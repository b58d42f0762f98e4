import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import type { SeasonDeps } from './handle-season.ts';
import { restoreUnseen } from './unseen-results.ts';

/**
 * Restores matches that were played while new fixtures replaced them unseen, also where the program that made the fixtures died
 * before its second look (ADR 22).
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
