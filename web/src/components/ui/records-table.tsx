import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordsMessages as texts } from '../../messages/tr/records.ts';
import { classNames } from './class-names.ts';
import { SelectField } from './field.tsx';
import { nextSort, type Sort } from './sorting.ts';
import { Cell, type Density, HeadCell, RowHead, Table } from './table.tsx';
import { useMedia } from './use-media.ts';

export type RecordColumn<Row> = {
  readonly key: string;
  readonly label: string;
  /** null leaves this field out of a card. */
  readonly cell: (row: Row) => ReactNode;
  /** `title` names the record (exactly one column); `figure` is aligned right; `actions` has no visible heading. */
  readonly kind?: 'title' | 'text' | 'figure' | 'actions';
  readonly sortable?: boolean;
  /** The table leaves this column out below this width; cards always show it. */
  readonly from?: 'lg' | 'xl';
};

type RecordsTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The order of the rows; the owner sorts them. */
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  readonly density?: Density;
  /** Rows that are highlighted because somebody else has just changed them. */
  readonly isChanged?: (row: Row) => boolean;
};

const widths = { lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const;

const placeOf = <Row,>({ kind, from }: RecordColumn<Row>): string =>
  classNames((kind === 'figure' || kind === 'actions') && 'text-right', from !== undefined && widths[from]);

const SortMark = ({ direction }: { readonly direction: Sort['direction'] | undefined }) => {
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Icon aria-hidden="true" className={classNames('size-4 shrink-0', direction === undefined && 'text-text-3')} />
  );
};

type HeadProps<Row> = { readonly column: RecordColumn<Row> } & Pick<RecordsTableProps<Row>, 'sort' | 'onSort'>;

const Head = <Row,>({ column, sort, onSort }: HeadProps<Row>) => {
  const { key, label, kind, sortable = false } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  if (!sortable || onSort === undefined) {
    return (
      <HeadCell className={placeOf(column)}>
        {kind === 'actions' ? <span className="sr-only">{label}</span> : label}
      </HeadCell>
    );
  }
  return (
    <HeadCell className={classNames('p-0!', placeOf(column))} aria-sort={direction}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, key, kind === 'figure'))}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 font-semibold hover:bg-hover hover:text-text sm:px-2',
          // In columns of figures the arrow stands left of the heading, so that the heading ends where the figures end.
          kind === 'figure' && 'flex-row-reverse',
          direction !== undefined && 'text-text',
        )}
      >
        {label}
        <SortMark direction={direction} />
      </button>
    </HeadCell>
  );
};

const WideTable = <Row,>(props: RecordsTableProps<Row>) => {
  const { caption, columns, rows, rowKey, sort, onSort, density = 'comfortable', isChanged } = props;
  return (
    <Table caption={caption} density={density}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} {...(onSort !== undefined && { onSort })} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={classNames(
              'border-t border-line hover:bg-hover',
              isChanged?.(row) === true ? 'bg-tint-2' : 'bg-surface',
            )}
          >
            {columns.map((column) =>
              column.kind === 'title' ? (
                <RowHead key={column.key} className={placeOf(column)}>
                  {column.cell(row)}
                </RowHead>
              ) : (
                <Cell key={column.key} className={placeOf(column)}>
                  {column.cell(row)}
                </Cell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const Card = <Row,>({ row, columns }: { readonly row: Row; readonly columns: readonly RecordColumn<Row>[] }) => {
  const cells = columns.map((column) => ({ column, content: column.cell(row) }));
  const lines = cells.filter(
    ({ column, content }) => column.kind !== 'title' && column.kind !== 'actions' && content !== null,
  );
  const actions = cells.filter(({ column, content }) => column.kind === 'actions' && content !== null);
  return (
    <>
      <div className="font-semibold">{cells.find(({ column }) => column.kind === 'title')?.content}</div>
      <dl className="mt-2 grid grid-cols-[minmax(5rem,auto)_1fr] gap-x-4 gap-y-1 text-table">
        {lines.map(({ column, content }) => (
          <div key={column.key} className="contents">
            <dt className="text-text-2">{column.label}</dt>
            <dd className="min-w-0 tabular-nums">{content}</dd>
          </div>
        ))}
      </dl>
      {actions.map(({ column, content }) => (
        <div key={column.key} className="mt-3 flex flex-col gap-2 [&>*]:min-h-11">
          {content}
        </div>
      ))}
    </>
  );
};

/** Cards have no headings to press, so a select sorts them. */
const SortSelect = <Row,>({ columns, sort, onSort }: Pick<RecordsTableProps<Row>, 'columns' | 'sort' | 'onSort'>) => {
  const sortable = columns.filter((column) => column.sortable === true);
  if (onSort === undefined || sortable.length === 0) return null;
  return (
    <SelectField
      label={texts.sort}
      value={sort === undefined ? '' : `${sort.direction} ${sort.key}`}
      onChange={({ target }) => {
        const [direction, ...key] = target.value.split(' ');
        if (direction === 'ascending' || direction === 'descending') onSort({ key: key.join(' '), direction });
      }}
    >
      {sort === undefined && <option value="">{texts.unsorted}</option>}
      {sortable.flatMap(({ key, label, kind }) =>
        (['ascending', 'descending'] as const).map((direction) => (
          <option key={`${direction} ${key}`} value={`${direction} ${key}`}>
            {texts.order(label, kind === 'figure' ? 'figure' : 'text', direction)}
          </option>
        )),
      )}
    </SelectField>
  );
};

/**
 * A list of records, built from one description of its columns: a table from 768 px on, below that a card for each
 * record. Only the form that fits the width is rendered.
 */
export const RecordsTable = <Row,>(props: RecordsTableProps<Row>) => {
  const { caption, columns, rows, rowKey, sort, onSort, isChanged } = props;
  const wide = useMedia('(min-width: 48rem)');
  if (wide) return <WideTable {...props} />;
  return (
    <div className="flex flex-col gap-3">
      <SortSelect columns={columns} sort={sort} {...(onSort !== undefined && { onSort })} />
      <ul aria-label={caption} className="flex flex-col gap-3">
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className={classNames(
              'rounded-card border border-line p-3',
              isChanged?.(row) === true ? 'bg-tint-2' : 'bg-surface',
            )}
          >
            <Card row={row} columns={columns} />
          </li>
        ))}
      </ul>
    </div>
  );
};
