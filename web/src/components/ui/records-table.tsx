import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Cell, HeadCell, RowHead, Table } from './table.tsx';
import { useChanged } from './use-changed.ts';
import { useMedia } from './use-media.ts';

export type RecordColumn<Row> = {
  readonly key: string;
  readonly label: string;
  /** null leaves this field out of a card. */
  readonly cell: (row: Row) => ReactNode;
  /** `title` names the record (exactly one column); `actions` has no visible heading. */
  readonly kind?: 'title' | 'actions';
};

type RecordsTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** All values that a row shows: where they change, the row is highlighted, since somebody else has just changed them. */
  readonly shownOf: (row: Row) => string;
};

type RecordProps<Row> = Pick<RecordsTableProps<Row>, 'columns' | 'shownOf'> & { readonly row: Row };

const groundOf = (changed: boolean): string => (changed ? 'bg-tint-2' : 'bg-surface');

const TableRow = <Row,>({ row, columns, shownOf }: RecordProps<Row>) => (
  <tr className={classNames('border-t border-line hover:bg-hover', groundOf(useChanged(shownOf(row))))}>
    {columns.map(({ key, kind, cell }) => {
      const Place = kind === 'title' ? RowHead : Cell;
      return (
        <Place key={key} className={kind === 'actions' ? 'text-right' : ''}>
          {cell(row)}
        </Place>
      );
    })}
  </tr>
);

const Card = <Row,>({ row, columns, shownOf }: RecordProps<Row>) => {
  const cells = columns
    .map(({ cell, ...column }) => ({ ...column, content: cell(row) }))
    .filter(({ content }) => content !== null);
  const ofKind = (kind: RecordColumn<Row>['kind']) => cells.filter((cell) => cell.kind === kind);
  return (
    <li className={classNames('rounded-card border border-line p-3', groundOf(useChanged(shownOf(row))))}>
      {ofKind('title').map(({ key, content }) => (
        <div key={key} className="font-semibold">
          {content}
        </div>
      ))}
      {ofKind(undefined).length > 0 && (
        <div className="@container mt-2">
          <dl className="grid grid-cols-[minmax(5rem,auto)_1fr] gap-x-4 gap-y-1 text-table @max-[15rem]:grid-cols-1 @max-[15rem]:gap-y-2">
            {ofKind(undefined).map(({ key, label, content }) => (
              <div key={key} className="contents">
                <dt className="text-text-2 @max-[15rem]:-mb-2">{label}</dt>
                <dd className="min-w-0 tabular-nums">{content}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {ofKind('actions').map(({ key, content }) => (
        <div key={key} className="mt-3 flex flex-col gap-2 [&>*]:min-h-11">
          {content}
        </div>
      ))}
    </li>
  );
};

/**
 * A list of records, built from one description of its columns: a table from 768 px on, below that a card for each
 * record. Only the form that fits the width is rendered.
 */
export const RecordsTable = <Row,>({ caption, columns, rows, rowKey, shownOf }: RecordsTableProps<Row>) => {
  const wide = useMedia('(min-width: 48rem)');
  const records = (Record: typeof TableRow<Row>) =>
    rows.map((row) => <Record key={rowKey(row)} row={row} columns={columns} shownOf={shownOf} />);
  if (!wide) {
    return (
      <ul aria-label={caption} className="flex flex-col gap-3">
        {records(Card)}
      </ul>
    );
  }
  return (
    <Table caption={caption} compact>
      <thead>
        <tr>
          {columns.map(({ key, label, kind }) => (
            <HeadCell key={key} className={kind === 'actions' ? 'text-right' : ''}>
              {kind === 'actions' ? <span className="sr-only">{label}</span> : label}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>{records(TableRow)}</tbody>
    </Table>
  );
};
