import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { type PlaceForm, positionIn, type Side } from './list-form.ts';
import { ofSide, type People } from './people.ts';

/** The last match that the team has played before this one: the newest by date, walkovers aside, which have no line-ups. */
export const lastMatchOf = (teamId: string, match: MatchAnswer, matches: readonly MatchAnswer[]): MatchAnswer | null =>
  matches
    .filter(
      ({ _id, date, status, isWalkover, homeTeam, awayTeam }) =>
        _id !== match._id &&
        status === 'finished' &&
        !isWalkover &&
        [homeTeam._id, awayTeam._id].includes(teamId) &&
        (date ?? '') <= (match.date ?? '9999'),
    )
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
    .at(-1) ?? null;

/** Who started for the team: the line-up, or else the lines that say so. */
const startersOf = (teamId: string, last: MatchDetails) => {
  const side = last.homeTeam._id === teamId ? 'home' : 'away';
  const lineup = last[`${side}Lineup`];
  if (lineup.length > 0) return lineup;
  return last.playerStats.filter((line) => line.side === side && line.isStartingEleven);
};

/**
 * The line-up of a side, with its free places given to those who started for the team in its last match and who may still stand in
 * this one. Who stands already stays where they are.
 */
export const withLastStarters = (
  places: readonly PlaceForm[],
  last: MatchDetails,
  { teamId, side, people }: { readonly teamId: string; readonly side: Side; readonly people: People },
): PlaceForm[] => {
  const allowed = new Map(ofSide(people, side).map((person) => [person.id, person]));
  const taken = new Set(places.map(({ player }) => player));
  const waiting = startersOf(teamId, last).flatMap(({ player, position }) => {
    const person = allowed.get(player._id);
    if (person === undefined || taken.has(person.id)) return [];
    return [{ player: person.id, position: positionIn(position ?? person.position), jerseyNumber: person.number }];
  });
  return places.map((place) => (place.player === '' ? (waiting.shift() ?? place) : place));
};
