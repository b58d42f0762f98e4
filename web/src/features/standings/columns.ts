import type { standingsMessages } from '../../messages/tr/standings.ts';

/**
 * A narrow container shows # Takım O AV Puan. The other columns appear as the container becomes wider, or all at once
 * (and scrolling) where the whole table is asked for: `data-full` on the group.
 */
const fromMiddle = 'hidden group-data-full/table:table-cell @min-[34rem]/table:table-cell';
/** The least that a narrow container with large letters has room for. */
const fromNarrow = '@max-[14rem]/table:hidden group-data-full/table:table-cell!';
const fromWide = 'hidden group-data-full/table:table-cell @min-[43.75rem]/table:table-cell';

export const columns = [
  { key: 'position', class: '' },
  { key: 'team', class: '' },
  { key: 'played', class: '' },
  { key: 'win', class: fromMiddle },
  { key: 'draw', class: fromMiddle },
  { key: 'loss', class: fromMiddle },
  { key: 'goalsFor', class: fromWide },
  { key: 'goalsAgainst', class: fromWide },
  { key: 'goalDifference', class: fromNarrow },
  { key: 'points', class: '' },
  { key: 'form', class: fromMiddle },
] as const satisfies readonly { key: keyof typeof standingsMessages.columns; class: string }[];

/** The columns of figures between team and points, in order. */
export const figures = columns.filter(
  (column) => column.key !== 'position' && column.key !== 'team' && column.key !== 'points' && column.key !== 'form',
);

export const formColumn = fromMiddle;

/** Where there is room, the columns of figures stand apart from each other. */
export const figureClass = 'text-right @min-[56rem]/table:px-4';

/** The team's column stays in view while the others scroll under it. */
export const stickyTeam =
  'sticky left-0 z-10 w-full bg-inherit group-data-full/table:min-w-36 group-data-full/table:shadow-[inset_-1px_0_var(--color-line)]';
