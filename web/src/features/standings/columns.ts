import { fromMiddle, fromNarrow, fromWide } from '../../components/ui/compare-table.tsx';
import type { standingsMessages } from '../../messages/tr/standings.ts';

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
