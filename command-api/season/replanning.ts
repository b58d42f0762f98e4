import type { Fixture } from '@league/events/seasons.ts';
import type { SeasonEvent } from '../season-authority/state.ts';

const replannable = ['week', 'date', 'home', 'away', 'stadium'] as const;
type ReplannableField = (typeof replannable)[number];

/** What another plan of a match may change. */
export type Replannable = Partial<Pick<Fixture, ReplannableField>>;

/** The fields in which two plans of a match differ. */
export const changedBy = (before: Fixture, after: Fixture): ReplannableField[] =>
  replannable.filter((field) => before[field] !== after[field]);

/** The event that gives a match its plan `after`; none where it is planned so already. */
export const replanned = (season: number, before: Fixture, after: Fixture): SeasonEvent[] => {
  const changed = changedBy(before, after);
  if (changed.length === 0) return [];
  const changes = Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]));
  return [{ type: 'MatchReplanned', data: { season, ...after, changes } }];
};
