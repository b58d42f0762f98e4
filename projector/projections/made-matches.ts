import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition, type Replayed } from '@league/events/envelope.ts';
import type { Fixture, ReturnedMatch } from '@league/events/seasons.ts';
import type { MatchDocument } from '@league/query-api/contract/matches.ts';

/** A match since whose planning nothing happened. */
export const newMatch = (season: number, { matchId, week, date, home, away, stadium }: Fixture): MatchDocument => ({
  id: matchId,
  season,
  week,
  date,
  status: 'scheduled',
  home,
  away,
  stadium,
  result: null,
  provisionalScore: null,
  lastGoal: null,
  resultRevision: 0,
  resultAt: null,
});

/** A match that comes back, in the state in which it was taken out; events that its stream has had since are void. */
export const returnedMatch = (
  { data, position }: Replayed<LeagueEventOf<'FixturesRestored' | 'SeasonActUndone'>>,
  match: ReturnedMatch,
): MatchDocument => {
  const { stadium, status, result, provisionalScore, resultRevision } = match;
  const resultAt = formatPosition(position);
  return { ...newMatch(data.season, match), stadium, status, result, provisionalScore, resultRevision, resultAt };
};
