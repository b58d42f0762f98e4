import type { DeletedMatch, Fixture, ReturnedMatch } from '@league/events/seasons.ts';
import type { MatchStatus } from '@league/events/shapes.ts';
import type { SeasonDocument } from '@league/query-api/contract/seasons.ts';

/** The season with the added matches and without the removed ones, which are kept apart because the audit names them. */
export const withMatches = (
  season: SeasonDocument,
  added: readonly Fixture[],
  removed: readonly DeletedMatch[],
): SeasonDocument => {
  const gone = removed.filter(({ matchId }) => matchId in season.matches);
  if (gone.length + added.length === 0) return season;
  const matches = new Map(Object.entries(season.matches));
  for (const { matchId } of gone) matches.delete(matchId);
  for (const { matchId, week, home, away } of added) matches.set(matchId, { week, home, away });
  const dates = withDates(season, [...gone.map((match) => ({ ...match, date: null })), ...added]);
  const changed = withoutGone({ ...season, matches: Object.fromEntries(matches), dates });
  const deletedMatches = withDeleted(season, gone, added);
  return deletedMatches === undefined ? changed : { ...changed, deletedMatches };
};

/** The season with matches that come back, each with its status, and without the removed ones. */
export const withReturned = (
  season: SeasonDocument,
  returned: readonly ReturnedMatch[],
  removed: readonly DeletedMatch[],
): SeasonDocument => returned.reduce(withStatus, withMatches(season, returned, removed));

/** The season's deleted matches, with the newly deleted ones and without the restored ones. */
const withDeleted = (
  { matches, deletedMatches }: SeasonDocument,
  gone: readonly DeletedMatch[],
  added: readonly Fixture[],
): SeasonDocument['deletedMatches'] => {
  if (deletedMatches === undefined && gone.length === 0) return undefined;
  const pairings = gone.flatMap(({ matchId }) => {
    const pairing = matches[matchId];
    return pairing === undefined ? [] : [{ matchId, ...pairing }];
  });
  const teams = new Set([...(deletedMatches?.teams ?? []), ...pairings.flatMap(({ home, away }) => [home, away])]);
  const places = new Map([...teams].map((team, place) => [team, place]));
  const rows = new Map(Object.entries(deletedMatches?.rows ?? {}));
  for (const { matchId } of added) rows.delete(matchId);
  for (const { matchId, week, home, away } of pairings) {
    rows.set(matchId, [week, places.get(home) ?? -1, places.get(away) ?? -1]);
  }
  return { teams: [...teams], rows: Object.fromEntries(rows) };
};

/** No match is cancelled that does not exist. */
const withoutGone = (season: SeasonDocument): SeasonDocument =>
  season.cancelled?.some((id) => !(id in season.matches)) === true
    ? { ...season, cancelled: season.cancelled.filter((id) => id in season.matches) }
    : season;

/**
 * The season after one of its matches got this status. A match that gets its result back, when a withdrawal is taken back, goes on
 * counting as cancelled: nobody waits for a match that has a result, and the seasons need not follow every result for it.
 */
export const withStatus = (
  season: SeasonDocument,
  { matchId, status }: { readonly matchId: string; readonly status: MatchStatus },
): SeasonDocument => {
  const { cancelled = [] } = season;
  const [was, is] = [cancelled.includes(matchId), status === 'cancelled' && matchId in season.matches];
  if (was === is) return season;
  return { ...season, cancelled: is ? [...cancelled, matchId].toSorted() : cancelled.filter((id) => id !== matchId) };
};

type Dated = Pick<Fixture, 'matchId' | 'week' | 'date'>;

/** The season after one of its matches got another date. */
export const moved = (season: SeasonDocument, match: Dated): SeasonDocument =>
  match.matchId in season.matches && (season.dates?.[match.week]?.[match.matchId] ?? null) !== match.date
    ? { ...season, dates: withDates(season, [match]) }
    : season;

/** The season's dates with the dates of these matches; null removes one. A week without dates has no entry. */
const withDates = ({ dates = {} }: SeasonDocument, matches: readonly Dated[]): SeasonDocument['dates'] => {
  const after = { ...dates };
  for (const [week, changed] of Map.groupBy(matches, (match) => match.week)) {
    const ofWeek = new Map(Object.entries(dates[week] ?? {}));
    for (const { matchId, date } of changed) {
      if (date === null) ofWeek.delete(matchId);
      else ofWeek.set(matchId, date);
    }
    if (ofWeek.size === 0) delete after[week];
    else after[week] = Object.fromEntries(ofWeek);
  }
  return after;
};
