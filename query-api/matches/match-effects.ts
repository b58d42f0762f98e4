import { formatPosition } from '@league/events/envelope.ts';
import { placesOf } from '@league/events/rules/ranking.ts';
import type { ResultVersion, ResultVersionsDocument } from '../contract/result-versions.ts';
import type { SeasonDocument } from '../contract/seasons.ts';
import type { TeamDocument } from '../contract/teams.ts';
import { knownResults } from '../standings/known-results.ts';
import { countingMarks } from '../standings/marks.ts';
import { rankedTeams, tableRules } from '../standings/season-table.ts';

/** What the changes of a match did to the whole table, as it was known just before and after each. Pure. */

/** A version with the sides for which it was recorded, and its week. */
export type OwnVersion = ResultVersion & Sides & { readonly week: number };
type Sides = { readonly home: string; readonly away: string };

/** The places of a team; null where it is in no table of that moment. */
type Effect = { readonly team: string; readonly from: number | null; readonly to: number | null };

/** All versions of the match, in log order, of whichever week they are. */
export const versionsOf = (weeks: readonly ResultVersionsDocument[], matchId: string): OwnVersion[] =>
  weeks
    .flatMap(({ week, matches }) => {
      const match = matches[matchId];
      if (match === undefined) return [];
      return match.versions.map((version) => ({ ...version, ...(version.sides ?? sidesOf(match)), week }));
    })
    .toSorted((a, b) => (a.position < b.position ? -1 : 1));

const sidesOf = ({ home, away }: Sides): Sides => ({ home, away });

/** The effect of each version by its position, home first; none of those that left the table as it was. */
export const effectsOf = (
  versions: readonly OwnVersion[],
  weeks: readonly ResultVersionsDocument[],
  season: SeasonDocument,
  teams: readonly TeamDocument[],
): ReadonlyMap<string, readonly Effect[]> => {
  const effects = new Map<string, readonly Effect[]>();
  const rules = tableRules(season);
  for (const [index, version] of versions.entries()) {
    if (isSameScore(versions[index - 1], version)) continue;
    const [before, after] = [positionBefore(version.position), version.position].map((position) =>
      knownResults(weeks, position),
    );
    if (before === undefined || after === undefined) continue;
    const playing = rankedTeams(
      season,
      teams,
      [...before, ...after],
      countingMarks(season, { known: version.position }),
    );
    const [from, to] = [before, after].map((results) => placesOf(playing, results, rules));
    effects.set(
      version.position,
      [version.home, version.away].map((team) => ({ team, from: from?.get(team) ?? null, to: to?.get(team) ?? null })),
    );
  }
  return effects;
};

/** Whether the match brought its sides the same before: then no place can have changed. */
const isSameScore = (before: OwnVersion | undefined, { score, home, away }: OwnVersion): boolean => {
  const last = before?.score ?? null;
  if (last === null || score === null) return last === score;
  return last.home === score.home && last.away === score.away && before?.home === home && before.away === away;
};

const positionBefore = (position: string): string => formatPosition(BigInt(position) - 1n);
