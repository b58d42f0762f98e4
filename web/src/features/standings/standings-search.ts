import { isWeek } from '../../components/league/is-week.ts';
import { searchOf } from '../../layout/search-of.ts';
import { aSeason } from '../seasons/season-search.ts';
import type { Terms } from './zones.ts';

/** Whose matches a table counts; undefined: all of them. */
export type StandingsSide = 'home' | 'away' | undefined;

/** What is shown of a season: the table of all matches or of one side, or the play-off that would be drawn from it. */
type View = StandingsSide | 'playoff';

const INSTANT = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** An instant to the second in UTC, so that it has one address. A plus that was not escaped comes as a space. */
const secondOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.replace(' ', '+') : '';
  const at = INSTANT.test(text) ? new Date(text) : new Date(Number.NaN);
  return Number.isNaN(at.getTime()) ? undefined : `${at.toISOString().slice(0, 19)}Z`;
};

/** The side whose matches a view counts. */
export const sideOf = (view: unknown): StandingsSide => (view === 'home' || view === 'away' ? view : undefined);

const aView = (value: unknown): View => (value === 'playoff' ? value : sideOf(value));

const read = searchOf({
  season: aSeason,
  week: (value) => (isWeek(value) ? value : undefined),
  asOf: secondOf,
  knownAt: secondOf,
  view: aView,
});

export type StandingsSearch = ReturnType<typeof read>;

/**
 * `/standings?season=1&week=7&knownAt=2026-11-20T18:00:00Z&view=home`. The server takes a week or a time up to which matches
 * count, not both; of an address that names both the week holds.
 */
export const standingsSearch = (search: Parameters<typeof read>[0]): StandingsSearch => {
  const found = read(search);
  return found.week === undefined ? found : { ...found, asOf: undefined };
};

/** What is shown of a season with these terms; without a play-off there is no bracket. */
export const viewOf = (
  { view }: Pick<StandingsSearch, 'view'>,
  { playoffSettings }: Pick<Terms, 'playoffSettings'>,
): View => (view === 'playoff' && !playoffSettings.enabled ? undefined : view);

/** Whether the table is that of all that is known of a season's matches, at home and away. */
export const isWholeSeason = ({ week, asOf, knownAt, view }: StandingsSearch): boolean =>
  [week, asOf, knownAt, view].every((each) => each === undefined);

/** Whether the table is that of the current season as it is now, of all matches or of one side. */
export const isNow = ({ season, week, asOf, knownAt }: StandingsSearch): boolean =>
  [season, week, asOf, knownAt].every((each) => each === undefined);
