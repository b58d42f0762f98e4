import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import type { SeasonDeps } from './handle-season.ts';
import { takeBackIfPlayed } from './replan-match.ts';
import { restoreUnseen } from './unseen-results.ts';

/**
 * Restores matches that were played while new fixtures replaced them unseen, or a replanning gave them another plan, also where
 * the program that did it died before its second look (ADR 22).
 */
export const unseenResults = (deps: Pick<SeasonDeps, 'store' | 'seasons'>): Process =>
  defineProcess({
    name: 'unseen-results',
    handles: ['FixturesGenerated', 'FixturesRestored', 'MatchReplanned'],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      if (event.type === 'MatchReplanned') await takeBackIfPlayed(deps, event);
      else await restoreUnseen(deps, event);
    },
  });
