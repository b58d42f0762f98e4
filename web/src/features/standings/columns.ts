import { fromMiddle, fromNarrow, fromWide } from '../../components/ui/compare-table.tsx';
import type { standingsMessages } from '../../messages/tr/standings.ts';

/** Only the narrowest phones, and large letters, have no room for the form. */
export const formColumn = '@max-[21rem]/table:hidden group-data-full/table:table-cell!';

/** Where the table is asked for as a whole on a phone, there is no room for who comes next. */
export const nextColumn = 'hidden @min-[43.75rem]/table:table-cell';

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
  { key: 'form', class: formColumn },
  { key: 'next', class: nextColumn },
  { key: 'points', class: '' },
] as const satisfies readonly { key: keyof typeof standingsMessages.columns; class: string }[];

/** The columns of figures between team and form, in order. */
export const figures = columns.filter(
  (column) =>
    column.key !== 'position' &&
    column.key !== 'team' &&
    column.key !== 'points' &&
    column.key !== 'form' &&
    column.key !== 'next',
);
