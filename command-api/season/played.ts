import { Refused } from '../handling/refused.ts';
import type { MatchState } from '../match/decider.ts';
import type { KnownMatch } from '../season-authority/state.ts';

/** How many matches new fixtures may not replace. */
export type Played = { readonly finished: number; readonly live: number };

/** Whether the match was or is being played. */
export const isPlayed = ({ status }: Pick<MatchState, 'status'>): boolean => status === 'finished' || status === 'live';

export const playedOf = (matches: readonly Pick<MatchState, 'status'>[]): Played => ({
  finished: matches.filter(({ status }) => status === 'finished').length,
  live: matches.filter(({ status }) => status === 'live').length,
});

/** Whether an import brought a result that is still to be written at the revision that the import saw (0: a new match). */
export const isAnnounced = (
  known: Pick<KnownMatch, 'announced'> | undefined,
  { status, resultRevision }: Pick<MatchState, 'status' | 'resultRevision'>,
): boolean => status === 'scheduled' && known?.announced === resultRevision;

/**
 * Refuses new fixtures that would replace matches that were or are being played.
 * @throws Refused FIXTURES_PLAYED, FIXTURES_LIVE
 */
export const refusePlayed = ({ finished, live }: Played): void => {
  if (finished > 0) throw new Refused('FIXTURES_PLAYED', { values: { matches: finished } });
  if (live > 0) throw new Refused('FIXTURES_LIVE', { values: { matches: live } });
};
