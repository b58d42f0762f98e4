import type { LeagueEvent } from '@league/events/catalogue.ts';
import { removedOf, replacedOf } from '@league/events/fixture-rows.ts';
import type { DeletedMatch } from '@league/events/seasons.ts';

/** What an entry of the audit says of the matches that its event took away. */

/** As many as a league of 20 has in two legs. */
const NAMED = 380;

/** The matches that the event took away. */
export const removedBy = (event: LeagueEvent): readonly DeletedMatch[] => {
  switch (event.type) {
    case 'MatchesDeleted':
      return event.data.matches;
    case 'FixturesGenerated':
      return replacedOf(event.data);
    case 'FixturesRestored':
      return removedOf(event.data);
    default:
      return [];
  }
};

/** Each of a season's matches, none of more: an entry is read by people. */
export const namedOf = (removed: readonly DeletedMatch[]): { removed?: DeletedMatch[] } =>
  removed.length === 0 || removed.length > NAMED ? {} : { removed: [...removed] };

/** How many, and of which weeks. */
export const counted = (matches: readonly { readonly week: number }[]) => ({
  matches: matches.length,
  weeks: [...new Set(matches.map(({ week }) => week))].toSorted((a, b) => a - b),
});
