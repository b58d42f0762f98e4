import { FIRST_YEAR, inLeagueYears, LAST_YEAR } from '@league/events/rules/league-years.ts';
import { nameKey, shownName } from '@league/events/rules/text-identity.ts';
import { turkishInstant } from '@league/events/rules/turkish-time.ts';
import type { FieldError } from '../contract/problem.ts';
import { DEFAULT_KICK_OFF, MOST_IMPORTED, WEEK_MAX } from '../contract/season.ts';
import { teamName } from '../contract/team.ts';
import {
  byLine,
  cellOf,
  type Column,
  invalidImport,
  isColumn,
  type Place,
  type RawRow,
  type RawTable,
  rowError,
} from './import-columns.ts';
import { csvRows } from './import-csv.ts';
import { type RowScore, scoreColumn, scoreOf, wholeNumber } from './import-score.ts';
import { type RowScorer, scorersOf } from './import-scorers.ts';
import type { ImportTable } from './import-table.ts';
import { pairingKey } from './same-week.ts';

/** One row of an import, checked: names as typed, date in UTC. */
export type ImportRow = {
  readonly place: Place;
  readonly week: number;
  readonly date: string | null;
  /** The row names a day without an hour. */
  readonly dayOnly: boolean;
  readonly home: string;
  readonly away: string;
  readonly result: RowScore | null;
  /** The column at which faults of the result are named. */
  readonly scoreColumn: Column;
  readonly scorers: readonly RowScorer[];
};

/** The rows of an import. @throws Refused INVALID_IMPORT naming line and field of each error */
export const importRows = (table: ImportTable): ImportRow[] => {
  const { rows, errors } = checkedRows(table);
  if (errors.length > 0) throw invalidImport(byLine(errors));
  return rows;
};

/**
 * The rows of an import, and the errors that name one of them. A row with an error is there too, with what could be read.
 * @throws Refused INVALID_IMPORT for what is wrong with the whole
 */
export const checkedRows = (table: ImportTable): { readonly rows: ImportRow[]; readonly errors: FieldError[] } => {
  const { rows: raw, errors } = rawRows(table);
  const rows = raw.map((row) => checkedRow(row, errors));
  errors.push(...twicePaired(rows));
  return { rows, errors };
};

const rawRows = (table: ImportTable): RawTable => {
  const read = 'csv' in table ? csvRows(table.csv) : { rows: listedRows(table.matches), errors: [] };
  const { rows } = read;
  const path = 'csv' in table ? 'csv' : 'matches';
  if (rows.length + read.errors.length === 0)
    throw invalidImport([{ path, line: 1, message: '1. satır: içe aktarılacak maç yok.' }]);
  if (rows.length > MOST_IMPORTED) {
    throw invalidImport([
      { path: 'csv', line: MOST_IMPORTED + 2, message: `Bir seferde en fazla ${MOST_IMPORTED} maç içe aktarılabilir.` },
    ]);
  }
  return read;
};

const listedRows = (matches: readonly Readonly<Record<string, unknown>>[]): RawRow[] => {
  const errors: FieldError[] = [];
  const rows = matches.map((match, index): RawRow => {
    const at: Place = { path: `matches[${index}]`, line: index + 1, titles: {} };
    const cells: Partial<Record<Column, string>> = {};
    let scorers: readonly unknown[] | undefined;
    for (const [column, value] of Object.entries(match)) {
      if (column === 'scorers' && Array.isArray(value)) scorers = value;
      else if (!isColumn(column)) errors.push(rowError(at, column, 'bu alan kabul edilmiyor'));
      else if (typeof value === 'string' || typeof value === 'number') cells[column] = String(value);
      else if (value !== null) errors.push(rowError(at, column, 'metin ya da sayı olmalı'));
    }
    return { ...at, cells, ...(scorers === undefined ? {} : { scorers }) };
  });
  if (errors.length > 0) throw invalidImport(errors);
  return rows;
};

const checkedRow = (raw: RawRow, errors: FieldError[]): ImportRow => {
  const fail = (column: Column, message: string): void => {
    errors.push(rowError(raw, column, message));
  };
  const cell = (column: Column): string => cellOf(raw, column);
  const team = (column: 'home' | 'away'): string => {
    const name = teamName.safeParse(cell(column));
    if (!name.success) fail(column, (name.error.issues[0]?.message ?? 'geçersiz').replace(/[.!]$/, ''));
    return shownName(cell(column));
  };
  const week = wholeNumber(cell('week'), 1, WEEK_MAX);
  if (week === undefined) fail('week', `1 ile ${WEEK_MAX} arasında tam sayı olmalı`);
  const home = team('home');
  const away = team('away');
  if (home !== '' && nameKey(home) === nameKey(away)) fail('away', 'bir takım kendisiyle oynayamaz');
  const result = scoreOf(raw, fail);
  return {
    place: raw,
    week: week ?? 0,
    date: dateOf(cell('date'), cell('time'), fail),
    dayOnly: cell('time') === '',
    home,
    away,
    result,
    scoreColumn: scoreColumn(raw),
    scorers: scorersOf(raw, result, errors),
  };
};

const dateOf = (date: string, time: string, fail: (column: Column, message: string) => void): string | null => {
  if (date === '') {
    if (time !== '') fail('date', 'saat verilmiş ama tarih yok');
    return null;
  }
  const day = isoDay(date);
  if (day === undefined) {
    fail('date', 'gg.aa.yyyy ya da yyyy-aa-gg biçiminde olmalı');
    return null;
  }
  const clock = time === '' ? DEFAULT_KICK_OFF : clockOf(time);
  if (clock === undefined) {
    fail('time', 'ss:dd ya da ss.dd biçiminde olmalı');
    return null;
  }
  try {
    const instant = turkishInstant(day, clock);
    if (!inLeagueYears(instant)) fail('date', `${FIRST_YEAR} ile ${LAST_YEAR} arasında olmalı`);
    return instant;
  } catch {
    fail('date', noSuchDay(date, day));
    return null;
  }
};

/** A month above 12 is likely a day behind its month, as `05/13/2026` has it. */
const noSuchDay = (typed: string, iso: string): string => {
  const month = Number(iso.slice(5, 7));
  return typed !== iso && month > 12 ? `${month}. ay yok; gün aydan önce yazılır (gg.aa.yyyy)` : 'böyle bir gün yok';
};

/** `yyyy-mm-dd` as it is, `d.m.yyyy` and `d/m/yyyy` turned around. Undefined for other texts. */
const isoDay = (date: string): string | undefined => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  const [, day = '', , month = '', year = ''] = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(date) ?? [];
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** `21:00`, also as Excel and people write it: `9:30`, `21:00:00`, `21.00`. */
const clockOf = (time: string): string | undefined => {
  const [, hours = '', , minutes] = /^(\d|[01]\d|2[0-3])(?<sign>[:.])([0-5]\d)(?:\k<sign>00)?$/.exec(time) ?? [];
  return minutes === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
};

const twicePaired = (rows: readonly ImportRow[]): FieldError[] => {
  const firstLine = new Map<string, number>();
  return rows.flatMap((row) => {
    if (row.week === 0 || row.home === '' || row.away === '') return [];
    const key = pairingKey(row.week, nameKey(row.home), nameKey(row.away));
    const before = firstLine.get(key);
    if (before === undefined) firstLine.set(key, row.place.line);
    return before === undefined
      ? []
      : [rowError(row.place, 'home', `bu eşleşme aynı haftada ${before}. satırda da var`)];
  });
};
