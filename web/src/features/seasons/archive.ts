import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { groupBy } from '../../components/league/group-by.ts';
import { byKickOff } from '../matches/kick-off.ts';
import { goalsOf, isOn } from '../matches/season-progress.ts';

/** The team at the top of a table in which a match counts: who leads, or has won the season; undefined before that. */
export const firstOf = <Row extends Pick<StandingRow, 'played'>>(rows: readonly Row[]): Row | undefined =>
  rows.some(({ played }) => played > 0) ? rows[0] : undefined;

/** How many matches a table counts: each stands in the rows of two teams. */
export const playedIn = (rows: readonly Pick<StandingRow, 'played'>[]): number =>
  rows.reduce((sum, { played }) => sum + played, 0) / 2;

export type ArchivedWeek = {
  readonly week: number;
  /** In the order of kick-off, those without a date last. */
  readonly matches: readonly MatchAnswer[];
  /** The dates of its first and last match; null where none has one. */
  readonly first: string | null;
  readonly last: string | null;
  /** How many matches are finished, of those that are not cancelled. */
  readonly over: number;
  readonly all: number;
  readonly goals: number;
};

/** The weeks of a season that have matches, from the first. */
export const archivedWeeks = (matches: readonly MatchAnswer[]): readonly ArchivedWeek[] =>
  [...groupBy(matches.toSorted(byKickOff), ({ week }) => String(week))]
    .map(([week, ofWeek]) => {
      const dates = ofWeek.flatMap(({ date }) => date ?? []);
      return {
        week: Number(week),
        matches: ofWeek,
        first: dates[0] ?? null,
        last: dates.at(-1) ?? null,
        over: ofWeek.filter(({ status }) => status === 'finished').length,
        all: ofWeek.filter(isOn).length,
        goals: goalsOf(ofWeek),
      };
    })
    .toSorted((one, other) => one.week - other.week);
