import type { StandingRow } from '@league/query-api/contract/standings.ts';

type TableWeeks = {
  /** The whole table of the season; undefined while it is not read. */
  readonly rows: readonly Pick<StandingRow, 'weeks'>[] | undefined;
  /** How many weeks the season has. */
  readonly ofSeason: number;
  /** The week that the address names, which is offered also where nothing was played in it. */
  readonly week: number | undefined;
};

/** The weeks after which a table can be chosen: those in which a team has played, and all until that is known. */
export const tableWeeks = ({ rows, ofSeason, week }: TableWeeks): readonly number[] => {
  const played = rows?.flatMap(({ weeks }) => weeks) ?? Array.from({ length: ofSeason }, (_, index) => index + 1);
  return [...new Set(week === undefined ? played : [...played, week])].toSorted((a, b) => a - b);
};
