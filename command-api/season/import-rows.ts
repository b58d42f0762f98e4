import { FIRST_YEAR, inLeagueYears, LAST_YEAR } from '@league/events/rules/league-years.ts';
import { nameKey, shownName } from '@league/events/rules/text-identity.ts';
import { turkishInstant } from '@league/events/rules/turkish-time.ts';
import type { z } from 'zod/mini';
import { MOST_GOALS } from '../contract/match-answer.ts';
import type { FieldError } from '../contract/problem.ts';
import { DEFAULT_KICK_OFF, type importBody, MOST_IMPORTED, WEEK_MAX } from '../contract/season.ts';
import { teamName } from '../contract/team.ts';
import { Refused } from '../handling/refused.ts';
import { type Column, invalidImport, isColumn, type Place, type RawRow, rowError } from './import-columns.ts';
import { csvRows } from './import-csv.ts';
import { type RowScorer, scorersOf } from './import-scorers.ts';
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
  readonly result: { readonly homeScore: number; readonly awayScore: number } | null;
  readonly scorers: readonly RowScorer[];
};

/** The rows of an import, from a CSV or a list. @throws Refused INVALID_IMPORT naming line and field of each error */
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
  const result = resultOf(cell('homeScore'), cell('awayScore'), fail);
  return {
    place: raw,
    week: week ?? 0,
    date: dateOf(cell('date'), cell('time'), fail),
    dayOnly: cell('time') === '',
    home,
    away,
    result,
    scorers: scorersOf(raw, result, errors),
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
  const day = isoDay(date);
  if (day === undefined) {
    fail('date', 'gg.aa.yyyy ya da yyyy-aa-gg biçiminde olmalı');
    return null;
  }
  const clock = time === '' ? DEFAULT_KICK_OFF : clockOf(time);
  if (clock === undefined) {
    fail('time', 'ss:dd biçiminde olmalı');
    return null;
  }
  try {
    const instant = turkishInstant(day, clock);
    if (!inLeagueYears(instant)) fail('date', `${FIRST_YEAR} ile ${LAST_YEAR} arasında olmalı`);
    return instant;
  } catch {
    fail('date', 'böyle bir gün yok');
    return null;
  }
};

/** `yyyy-mm-dd` as it is, `d.m.yyyy` turned around; undefined for what is neither. */
const isoDay = (date: string): string | undefined => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(date) ?? [];
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** `21:00`, also as Excel may write it: `9:30`, `21:00:00`. */
const clockOf = (time: string): string | undefined => {
  const [, hours = '', minutes] = /^(\d|[01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(time) ?? [];
  return minutes === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
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
    if (before === undefined) firstLine.set(key, row.place.line);
    return before === undefined
      ? []
      : [rowError(row.place, 'home', `bu eşleşme aynı haftada ${before}. satırda da var`)];
  });
};
