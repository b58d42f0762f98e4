import type { Side } from '@league/events/match-result.ts';
import { searchKey } from '@league/events/rules/text-identity.ts';
import type { FieldError } from '../contract/problem.ts';
import { Refused } from '../handling/refused.ts';

/** The columns of an import, each with the Turkish title under which refusals name it. */
const TURKISH_TITLES = {
  week: 'hafta',
  date: 'tarih',
  time: 'saat',
  home: 'ev sahibi',
  away: 'deplasman',
  homeScore: 'ev sahibi skoru',
  awayScore: 'deplasman skoru',
  score: 'skor',
  scorers: 'goller',
} as const;

export type Column = keyof typeof TURKISH_TITLES;

const COLUMNS = Object.keys(TURKISH_TITLES) as Column[];

/** A column by both of its titles, for a file that has none of them: `away (deplasman)`. */
export const bothTitles = (columns: readonly Column[] = COLUMNS): string =>
  columns.map((column) => `${column} (${TURKISH_TITLES[column]})`).join(', ');

/** The words for a side in a list of scorers, besides `home` and `away`. */
export const sideTitled = (word: string): Side | undefined => {
  const of = (words: readonly string[]): boolean => words.some((one) => titleKey(one) === titleKey(word));
  return of(HOME) ? 'home' : of(AWAY) ? 'away' : undefined;
};

export const isColumn = (name: string): name is Column => (COLUMNS as readonly string[]).includes(name);

const HOME = ['home', 'ev sahibi', 'ev'];
const AWAY = ['away', 'deplasman', 'dep', 'konuk', 'misafir'];
const TEAM = ['', 'team', 'takım', 'takımı'];
const SCORE = ['score', 'skor', 'skoru', 'gol', 'golü'];

const each = (sides: readonly string[], words: readonly string[]): string[] =>
  sides.flatMap((side) => words.map((word) => `${side} ${word}`));

/** Every title that a column of a CSV may have (docs/operations.md lists them). */
const TITLES: Readonly<Record<Column, readonly string[]>> = {
  week: ['week', 'hafta', 'hafta no'],
  date: ['date', 'tarih', 'maç tarihi'],
  time: ['time', 'saat', 'maç saati'],
  home: each(HOME, TEAM),
  away: each(AWAY, TEAM),
  homeScore: each(HOME, SCORE),
  awayScore: each(AWAY, SCORE),
  score: ['score', 'result', 'skor', 'sonuç', 'maç skoru', 'maç sonucu'],
  scorers: ['scorers', 'goals', 'goller', 'golcüler', 'gol atanlar'],
};

/** The key by which titles are compared: without case, accents, blanks and signs. */
const titleKey = (title: string): string => searchKey(title).replace(/[^\p{L}\p{N}]/gu, '');

const COLUMN_BY_TITLE = new Map(
  COLUMNS.flatMap((column) => TITLES[column].map((title) => [titleKey(title), column] as const)),
);

/** The column of a title in English or Turkish; undefined where no column has this title. */
export const columnTitled = (title: string): Column | undefined => COLUMN_BY_TITLE.get(titleKey(title));

/** The place of a row in the CSV or in the list, and the titles that its file gives the columns. */
export type Place = {
  readonly path: string;
  readonly line: number;
  readonly titles: Readonly<Partial<Record<Column, string>>>;
};

/** A row as it was sent, before any check; `scorers` where they came as a list and not as the text of a cell. */
export type RawRow = Place & {
  readonly cells: Readonly<Partial<Record<Column, string>>>;
  readonly scorers?: readonly unknown[];
};

/** The rows of a table, and the errors of those that cannot be taken apart into cells. */
export type RawTable = { readonly rows: RawRow[]; readonly errors: FieldError[] };

/** The text of a cell; '' for none. */
export const cellOf = ({ cells }: RawRow, column: Column): string => cells[column]?.trim() ?? '';

/** An error of one cell: its path for programs, its line and title in words for people. */
export const rowError = ({ path, line, titles }: Place, column: string, message: string): FieldError => {
  const title = isColumn(column) ? (titles[column] ?? column) : column;
  return {
    path: path === 'csv' ? column : `${path}.${column}`,
    line,
    message: `${line}. satır, ${title}: ${message}.`,
  };
};

/** The most errors that a refusal of an import lists: the first ones help, the thousandth does not. */
export const MOST_ERRORS = 100;

/** The first error of every name comes before second errors of any, because the list of errors is cut off. */
export const firstOfEach = (
  mistakes: readonly { readonly key: string; readonly error: FieldError }[],
): readonly FieldError[] => {
  const first = [...Map.groupBy(mistakes, ({ key }) => key).values()].flatMap((ofName) => ofName.slice(0, 1));
  const named = new Set(first);
  const again = mistakes.filter((mistake) => !named.has(mistake));
  return [...first, ...again].map(({ error }) => error);
};

/** The refusal of an import, which counts the faulty lines. It has all errors, the most telling first. */
export const invalidImport = (errors: readonly FieldError[]): Refused =>
  new Refused('INVALID_IMPORT', { values: { lines: new Set(errors.map((error) => error.line)).size }, errors });

/** The errors by line. */
export const byLine = (errors: readonly FieldError[]): FieldError[] =>
  errors.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));

/** The refusal as it is answered: with its first hundred errors, by line. */
export const cutOff = ({ code, details }: Refused): Refused =>
  details.errors === undefined
    ? new Refused(code, details)
    : new Refused(code, { ...details, errors: byLine(details.errors.slice(0, MOST_ERRORS)) });
