import { turkishClock } from '@league/events/rules/turkish-time.ts';

/** What stands in a cell: texts of the league and of people, our own numbers; null for nothing. */
type Cell = string | number | null;

/** A column: its Turkish title, and what a row has in it. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => Cell];

/** Excel takes a file without this mark for windows-1254. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The rows as Excel in Turkish opens them: semicolons between the cells, commas in fractions. Every text is in quotes, so that no sign
 * in it ends its cell, whatever separator a spreadsheet expects.
 */
export const csvText = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  BYTE_ORDER_MARK +
  [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
    .map((cells) => `${cells.map(written).join(';')}\r\n`)
    .join('');

const written = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return `"${harmless(cell).replaceAll('"', '""')}"`;
};

/**
 * With an apostrophe before what a spreadsheet would run as a formula (OWASP, CSV Injection), also behind blanks and in the wide letters
 * of the East. Numbers are not texts: −3 stays one.
 */
const harmless = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text);

/** The Turkish day of an instant, dd.mm.yyyy; null for none. */
export const dayCell = (instant: string | null): string | null =>
  instant === null ? null : turkishClock(instant).date.split('-').toReversed().join('.');

/** The Turkish time of an instant, HH:MM; null for none. */
export const timeCell = (instant: string | null): string | null => instant && turkishClock(instant).time;

/** Day and time of an instant, dd.mm.yyyy HH:MM. */
export const momentCell = (instant: string): string => `${dayCell(instant)} ${timeCell(instant)}`;
