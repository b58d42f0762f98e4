import type { ReactNode } from 'react';
import { Table } from './table.tsx';

/*
 * A table in which rows are compared, and which therefore never becomes cards: a narrow container shows the most important
 * columns. The others appear as the container becomes wider, or all at once (and scrolling) where the whole table is asked
 * for: `data-full` on the group.
 */

/** A column that comes second. */
export const fromMiddle = 'hidden group-data-full/table:table-cell @min-[34rem]/table:table-cell';
/** A column that comes last. */
export const fromWide = 'hidden group-data-full/table:table-cell @min-[43.75rem]/table:table-cell';
/** A column for which only a narrow container with large letters has no room. */
export const fromNarrow = '@max-[14rem]/table:hidden group-data-full/table:table-cell!';

/** Where there is room, the columns of figures stand apart from each other. */
export const figureClass = 'text-right @min-[56rem]/table:px-4';

/** The column of names stays in view while the others scroll under it. */
export const stickyName =
  'sticky left-0 z-10 w-full bg-inherit group-data-full/table:min-w-36 group-data-full/table:shadow-[inset_-1px_0_var(--color-line)]';

type CompareTableProps = {
  readonly caption: string;
  /** Shows all columns at any width; they scroll in their own region. */
  readonly full: boolean;
  readonly inCard?: boolean;
  readonly children: ReactNode;
};

/** The columns depend on the width of the container, not of the window, since such a table also stands in half a page. */
export const CompareTable = ({ caption, full, inCard = false, children }: CompareTableProps) => (
  <div className="group/table @container/table" data-full={full || undefined}>
    <Table caption={caption} dense inCard={inCard}>
      {children}
    </Table>
  </div>
);
