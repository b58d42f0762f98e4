import type { RestoredMatch } from '@league/events/seasons.ts';
import type { SourcedMatch } from '../match/match-source.ts';
import type { KnownMatch } from '../season-authority/state.ts';

/** A match that comes back, as the seasons know it and as its stream has it. */
export const restoredMatch = ({ fixture }: KnownMatch, match: SourcedMatch): RestoredMatch => {
  const { status, schedule, resultRevision, enteredAt } = match;
  const finished = match.status === 'finished';
  return {
    ...fixture,
    ...schedule,
    status,
    result: finished ? match.result : null,
    resultRevision,
    provisionalScore: finished ? null : match.provisionalScore,
    enteredAt: finished && enteredAt !== undefined ? new Date(enteredAt).toISOString() : null,
  };
};
