import type { LeagueEvent } from '@league/events/catalogue.ts';
import { removedOf, replacedOf } from '@league/events/fixture-rows.ts';
import type { DeletedMatch } from '@league/events/seasons.ts';

/** What an audit entry shows of the matches that its event took out. */

/** The most matches that an entry names: as many as a league of 20 teams has in two legs. */
const NAMED = 380;

/** The matches that the event took out. */
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

/** All of these matches, or none where they are more than {@link NAMED}: people read an entry. */
export const namedOf = (removed: readonly DeletedMatch[]): { removed?: DeletedMatch[] } =>
  removed.length === 0 || removed.length > NAMED ? {} : { removed: [...removed] };

/** How many matches they are, and of which weeks. */
export const counted = (matches: readonly { readonly week: number }[]) => ({
  matches: matches.length,
  weeks: [...new Set(matches.map(({ week }) => week))].toSorted((a, b) => a - b),
});
