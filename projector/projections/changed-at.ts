import type { MatchDocument } from '@league/query-api/contract/matches.ts';
import { isoTime } from './iso-time.ts';

/**
 * The match after an event, with the latest time at which one changed it. An event that comes twice, behind later ones, does not set
 * it back; nor does a clock.
 */
export const withChangedAt = (
  before: MatchDocument | null,
  after: MatchDocument | null,
  { recordedAt }: { readonly recordedAt: number },
): MatchDocument | null => {
  if (after === null || after === before) return after;
  const at = isoTime(recordedAt);
  return { ...after, changedAt: after.changedAt !== undefined && after.changedAt > at ? after.changedAt : at };
};
