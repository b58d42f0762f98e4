import type { PlacesAnswer, StandingRow } from '@league/query-api/contract/standings.ts';

/* Where the lines of places by week run, in units of the drawing. */

const [LEFT, RIGHT, ROW] = [30, 282, 20];
/** More weeks than these have no room for the number of each. */
const MOST_LABELS = 12;

type TeamPlaces = PlacesAnswer['teams'][number];

/** How far from the left a week stands, the first at the left edge of the lines and the last at the right. */
export const xOf = (index: number, weeks: number): number =>
  Math.round(LEFT + (index * (RIGHT - LEFT)) / Math.max(1, weeks - 1));

/** How far from the top a place stands. */
export const yOf = (position: number): number => position * ROW - ROW / 2;

/** The way of a team from week to week, as the path of an SVG. */
export const wayOf = (positions: readonly number[], weeks: number): string =>
  positions.map((position, index) => `${index === 0 ? 'M' : 'L'}${xOf(index, weeks)} ${yOf(position)}`).join('');

/** The teams whose ways have a colour, and all others: of the whole table the first two and the visitor's own, of a team that team alone. */
export const drawnTeams = (
  teams: readonly TeamPlaces[],
  own: string | null,
  only?: string,
): readonly [drawn: readonly TeamPlaces[], others: readonly TeamPlaces[]] => {
  const isDrawn = (team: TeamPlaces): boolean =>
    only === undefined ? teams.indexOf(team) < 2 || team.teamInfo._id === own : team.teamInfo._id === only;
  return [teams.filter(isDrawn), teams.filter((team) => !isDrawn(team))];
};

/** The weeks under which their number stands: all of them, or as many at equal distances, the last among them. */
export const labelledWeeks = (
  weeks: readonly number[],
): readonly { readonly week: number; readonly index: number }[] => {
  const every = Math.ceil(weeks.length / MOST_LABELS);
  return weeks.map((week, index) => ({ week, index })).filter(({ index }) => (weeks.length - 1 - index) % every === 0);
};

/** In how many weeks a team of this table has played. */
export const weeksPlayed = (rows: readonly StandingRow[]): number => new Set(rows.flatMap(({ weeks }) => weeks)).size;
