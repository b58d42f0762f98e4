import type { CountedResult } from '@league/events/rules/ranking.ts';
import type { ResultVersion, ResultVersionsDocument } from '../contract/result-versions.ts';
import type { SeasonMark } from '../contract/seasons.ts';
import { actsOf } from './marks.ts';

/** What was known of a season's results up to a place in the log (docs/rules.md#past-tables). Pure. */

/** A position behind all others. */
export const ALL_KNOWN = '~';

/**
 * The place in the log up to which was known what had been recorded at this time: behind the last version, or mark, that says so. What
 * stands before it was known too, whatever its own time says, since the log's order is right also where clocks jump.
 * An empty text where nothing had been recorded.
 */
export const knownUpTo = (
  weeks: readonly ResultVersionsDocument[],
  time: string,
  marks: readonly SeasonMark[] = [],
): string => {
  // Versions have their times in this form, in which the order of texts is that of times.
  const until = new Date(time).toISOString();
  let last = '';
  for (const { position, recordedAt } of actsOf(marks)) {
    if (recordedAt <= until && position > last) last = position;
  }
  for (const { matches } of weeks) {
    for (const { versions } of Object.values(matches)) {
      const known = versions.findLast(({ recordedAt }) => recordedAt <= until);
      if (known !== undefined && known.position > last) last = known.position;
    }
  }
  return last;
};

/** The results that counted when the log was known up to this position, which is included. */
export const knownResults = (weeks: readonly ResultVersionsDocument[], position: string): CountedResult[] => {
  const results: CountedResult[] = [];
  for (const { week, matches } of weeks) {
    for (const [matchId, match] of Object.entries(matches)) {
      const version = knownVersion(match.versions, position);
      if (version === undefined || version.score === null) continue;
      const { score, playedAt, sides = match } = version;
      const { home, away } = sides;
      results.push({ matchId, week, home, away, homeScore: score.home, awayScore: score.away, playedAt });
    }
  }
  return results;
};

const knownVersion = (versions: readonly ResultVersion[], position: string): ResultVersion | undefined =>
  versions.findLast((version) => version.position <= position);
