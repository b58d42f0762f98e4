import { nameKey, shownName } from '@league/events/rules/text-identity.ts';
import { turkishInstant } from '@league/events/rules/turkish-time.ts';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod/mini';
import { MOST_GOALS } from '../contract/match-answer.ts';
import type { FieldError } from '../contract/problem.ts';
import { DEFAULT_KICK_OFF, type importBody, MOST_IMPORTED, WEEK_MAX } from '../contract/season.ts';
import { teamName } from '../contract/team.ts';
import { Refused } from '../handling/refused.ts';
import { pairingKey } from './decider.ts';

/** One row of an import, checked: names as typed, date in UTC. `path` and `line` say where it stood. */
export type ImportRow = {
  readonly path: string;
  readonly line: number;
  readonly week: number;
  readonly date: string | null;
  readonly home: string;
  readonly away: string;
  readonly result: { readonly homeScore: number; readonly awayScore: number } | null;
};

const COLUMNS = ['week', 'date', 'time', 'home', 'away', 'homeScore', 'awayScore'] as const;
type Column = (typeof COLUMNS)[number];
type RawRow = { readonly path: string; readonly line: number; readonly cells: Partial<Record<Column, string>> };

/** Errors of an import that are told at most; the first ones help, the thousandth does not. */
const MOST_ERRORS = 100;

/** An import that is refused: names every faulty line and field. */
export const invalidImport = (errors: readonly FieldError[]): Refused => {
  const lines = new Set(errors.map((error) => error.line)).size;
  return new Refused('INVALID_IMPORT', { values: { lines }, errors: errors.slice(0, MOST_ERRORS) });
};

/** The rows of an import, from CSV or from a list. @throws Refused INVALID_IMPORT naming line and field of each mistake */
export const importRows = (body: z.infer<typeof importBody>): ImportRow[] => {
  const raw = rawRows(body);
  const errors: FieldError[] = [];
  const rows = raw.map((row) => checkedRow(row, errors));
  errors.push(...twicePaired(rows));
  if (errors.length > 0) throw invalidImport(errors.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  return rows;
};

const rawRows = ({ csv, matches }: z.infer<typeof importBody>): RawRow[] => {
  if ((csv === undefined) === (matches === undefined)) {
    throw new Refused('INVALID_FIELDS', {
      errors: [{ path: 'csv', message: 'csv ya da matches alanlarından biri gönderilmeli.' }],
    });
  }
  const rows = csv === undefined ? listedRows(matches ?? []) : csvRows(csv);
  const path = csv === undefined ? 'matches' : 'csv';
  if (rows.length === 0) throw invalidImport([{ path, line: 1, message: '1. satır: içe aktarılacak maç yok.' }]);
  if (rows.length > MOST_IMPORTED) {
    throw invalidImport([
      { path: 'csv', line: MOST_IMPORTED + 2, message: `Bir seferde en fazla ${MOST_IMPORTED} maç içe aktarılabilir.` },
    ]);
  }
  return rows;
};

const listedRows = (matches: readonly Readonly<Record<string, unknown>>[]): RawRow[] => {
  const errors: FieldError[] = [];
  const rows = matches.map((match, index): RawRow => {
    const at = { path: `matches[${index}]`, line: index + 1 };
    const cells: Partial<Record<Column, string>> = {};
    for (const [column, value] of Object.entries(match)) {
      if (!isColumn(column)) errors.push(rowError(at, column, 'bu alan kabul edilmiyor'));
      else if (typeof value === 'string' || typeof value === 'number') cells[column] = String(value);
      else if (value !== null) errors.push(rowError(at, column, 'metin ya da sayı olmalı'));
    }
    return { ...at, cells };
  });
  if (errors.length > 0) throw invalidImport(errors);
  return rows;
};

const isColumn = (name: string): name is Column => (COLUMNS as readonly string[]).includes(name);

const csvRows = (csv: string): RawRow[] => {
  let records: { record: string[]; info: { lines: number } }[];
  try {
    // `info` makes each record carry the line on which it ends; the types know only plain rows.
    records = parse(csv, {
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as typeof records;
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    throw invalidImport([
      { path: 'csv', line, message: `${line}. satır: CSV olarak okunamadı (tırnak işaretlerini kontrol edin).` },
    ]);
  }
  const [head, ...rows] = records;
  const header = head?.record ?? [];
  const missing = (['week', 'home', 'away'] as const).filter((column) => !header.includes(column));
  const unknown = header.filter((column) => !isColumn(column));
  const twice = header.filter((column, index) => header.indexOf(column) !== index);
  const faults = [
    ...(missing.length > 0 ? [`eksik sütun: ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`bilinmeyen sütun: ${unknown.join(', ')}`] : []),
    ...(twice.length > 0 ? [`iki kez verilen sütun: ${twice.join(', ')}`] : []),
  ];
  if (faults.length > 0) {
    const what = faults.join('; ');
    throw invalidImport([{ path: 'csv', line: 1, message: `1. satır: ${what}. Sütunlar: ${COLUMNS.join(',')}.` }]);
  }
  const errors: FieldError[] = [];
  const raw = rows.map(({ record, info }): RawRow => {
    const at = { path: 'csv', line: info.lines };
    if (record.length !== header.length) {
      errors.push({
        path: 'csv',
        line: info.lines,
        message: `${info.lines}. satır: ${header.length} sütun olmalı, ${record.length} var.`,
      });
    }
    return { ...at, cells: Object.fromEntries(header.map((column, index) => [column, record[index] ?? ''])) };
  });
  if (errors.length > 0) throw invalidImport(errors);
  return raw;
};

const rowError = (
  at: { readonly path: string; readonly line: number },
  column: string,
  message: string,
): FieldError => ({
  path: at.path === 'csv' ? column : `${at.path}.${column}`,
  line: at.line,
  message: `${at.line}. satır, ${column}: ${message}.`,
});

const checkedRow = (raw: RawRow, errors: FieldError[]): ImportRow => {
  const fail = (column: Column, message: string): void => {
    errors.push(rowError(raw, column, message));
  };
  const cell = (column: Column): string => raw.cells[column]?.trim() ?? '';
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
  return {
    path: raw.path,
    line: raw.line,
    week: week ?? 0,
    date: dateOf(cell('date'), cell('time'), fail),
    home,
    away,
    result: resultOf(cell('homeScore'), cell('awayScore'), fail),
  };
};

const wholeNumber = (text: string, least: number, most: number): number | undefined => {
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
};

const dateOf = (date: string, time: string, fail: (column: Column, message: string) => void): string | null => {
  if (date === '') {
    if (time !== '') fail('date', 'saat verilmiş ama tarih yok');
    return null;
  }
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(date)) {
    fail('date', 'yyyy-aa-gg biçiminde, 2000 ile 2099 arasında olmalı');
    return null;
  }
  if (time !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    fail('time', 'ss:dd biçiminde olmalı');
    return null;
  }
  try {
    return turkishInstant(date, time === '' ? DEFAULT_KICK_OFF : time);
  } catch {
    fail('date', 'böyle bir gün yok');
    return null;
  }
};

const resultOf = (
  homeText: string,
  awayText: string,
  fail: (column: Column, message: string) => void,
): ImportRow['result'] => {
  if (homeText === '' && awayText === '') return null;
  const homeScore = wholeNumber(homeText, 0, MOST_GOALS);
  const awayScore = wholeNumber(awayText, 0, MOST_GOALS);
  if (homeScore === undefined) fail('homeScore', `0 ile ${MOST_GOALS} arasında tam sayı olmalı`);
  if (awayScore === undefined) fail('awayScore', `0 ile ${MOST_GOALS} arasında tam sayı olmalı`);
  return homeScore === undefined || awayScore === undefined ? null : { homeScore, awayScore };
};

const twicePaired = (rows: readonly ImportRow[]): FieldError[] => {
  const firstLine = new Map<string, number>();
  return rows.flatMap((row) => {
    if (row.week === 0 || row.home === '' || row.away === '') return [];
    const key = pairingKey(row.week, nameKey(row.home), nameKey(row.away));
    const before = firstLine.get(key);
    if (before === undefined) firstLine.set(key, row.line);
    return before === undefined ? [] : [rowError(row, 'home', `bu eşleşme aynı haftada ${before}. satırda da var`)];
  });
};
