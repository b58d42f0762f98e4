import { parse } from 'csv-parse/sync';
import type { FieldError } from '../contract/problem.ts';
import { MOST_IMPORTED } from '../contract/season.ts';
import type { Refused } from '../handling/refused.ts';
import { bothTitles, type Column, columnTitled, invalidImport, type RawRow, type RawTable } from './import-columns.ts';

/** A record of csv-parse with `info`: its cells, and the line on which it ends. */
type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/**
 * The rows of a CSV as Excel and others write it: commas, semicolons or tabs between the cells, titles in English or Turkish,
 * a byte order mark, rows and columns that are empty. A row with too many cells is an error of its own.
 * @throws Refused INVALID_IMPORT for a text that is no table, and for wrong titles
 */
export const csvRows = (csv: string): RawTable => {
  const [head, ...records] = recordsOf(csv);
  const titles = withoutEmptyEnd(head?.record ?? []);
  const columns = columnsOf(titles);
  const titleOf = Object.fromEntries(columns.map((column, index) => [column, titles[index] ?? column]));
  const errors: FieldError[] = [];
  const rows = records.flatMap(({ record, info: { lines: line } }): RawRow[] => {
    const cells = withoutEmptyEnd(record);
    if (cells.length > columns.length) {
      errors.push(csvError(line, `${columns.length} sütun olmalı, ${cells.length} var`));
      return [];
    }
    const row: RawRow = {
      path: 'csv',
      line,
      titles: titleOf,
      // Excel leaves out the last delimiters where a block of rows is empty in the last columns: a missing cell is an empty one.
      cells: Object.fromEntries(columns.map((column, index) => [column, unguarded(cells[index] ?? '')])),
    };
    return [row];
  });
  return { rows, errors };
};

/** Without the apostrophe that an export sets before what a spreadsheet would run as a formula (query-api/csv). */
const unguarded = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');

const csvError = (line: number, message: string): FieldError => ({
  path: 'csv',
  line,
  message: `${line}. satır: ${message}.`,
});

/** Makes the refusal that names a line of a CSV. */
export const invalidCsv = (line: number, message: string): Refused => invalidImport([csvError(line, message)]);

/** The most characters of a record. A longer one is no row, but a file without line ends, or with a quote that is never closed. */
const LONGEST_RECORD = 10_000;

const recordsOf = (csv: string): CsvRecord[] => {
  try {
    // `info` makes each record carry the line on which it ends; the types know only plain rows.
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      // The titles, and one row more than an import takes.
      to: MOST_IMPORTED + 2,
      max_record_size: LONGEST_RECORD,
    }) as unknown as CsvRecord[];
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    throw invalidCsv(line, 'CSV olarak okunamadı (tırnak işaretlerini kontrol edin)');
  }
};

/** The delimiter that occurs most often in the line of titles; no title contains one. */
const delimiterOf = (csv: string): string => {
  const titles = /\S.*/.exec(csv)?.[0] ?? '';
  const often = (delimiter: string): number => titles.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (often(one) > often(best) ? one : best));
};

const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/** The column of each title. @throws Refused INVALID_IMPORT where one is missing, unknown, without a title or there twice */
const columnsOf = (titles: readonly string[]): Column[] => {
  const columns = titles.map(columnTitled);
  const missing = (['week', 'home', 'away'] as const).filter((column) => !columns.includes(column));
  const unknown = titles.filter((title, index) => title !== '' && columns[index] === undefined);
  const untitled = titles.flatMap((title, index) => (title === '' ? [`${index + 1}.`] : []));
  const twice = titles.filter((_, index) => columns[index] !== undefined && columns.indexOf(columns[index]) !== index);
  const faults = [
    ...(missing.length > 0 ? [`eksik sütun: ${bothTitles(missing)}`] : []),
    ...(unknown.length > 0 ? [`bilinmeyen sütun: ${unknown.join(', ')}`] : []),
    ...(untitled.length > 0 ? [`başlığı olmayan sütun: ${untitled.join(', ')}`] : []),
    ...(twice.length > 0 ? [`iki kez verilen sütun: ${twice.join(', ')}`] : []),
  ];
  if (faults.length > 0) throw invalidCsv(1, `${faults.join('; ')}. Sütunlar: ${bothTitles()}`);
  return columns.filter((column) => column !== undefined);
};
