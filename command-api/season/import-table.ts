import type { z } from 'zod/mini';
import type { ImportEncoding } from '../contract/import-answer.ts';
import type { importBody } from '../contract/season.ts';
import { Refused } from '../handling/refused.ts';
import { invalidImport } from './import-columns.ts';
import { invalidCsv } from './import-csv.ts';
import { decodedFile, unreadableLines } from './import-encoding.ts';

type Body = z.infer<typeof importBody>;

/** The text of a CSV, or a list of rows. */
export type ImportTable = { readonly csv: string } | { readonly matches: NonNullable<Body['matches']> };

/**
 * The table of a body. A file is decoded, and its encoding stands beside the table.
 * @throws Refused INVALID_FIELDS unless the body has one form alone, INVALID_IMPORT for a file that is no text, and for a CSV that
 *   its sender could not read
 */
export const importTable = ({
  csv,
  file,
  matches,
}: Pick<Body, 'csv' | 'file' | 'matches'>): { readonly table: ImportTable; readonly encoding?: ImportEncoding } => {
  const forms = [file, csv, matches].filter((form) => form !== undefined);
  if (forms.length !== 1) {
    const message = 'file, csv ve matches alanlarından yalnızca biri gönderilmeli.';
    throw new Refused('INVALID_FIELDS', { errors: [{ path: 'file', message }] });
  }
  if ((file ?? csv)?.trim() === '') {
    throw invalidImport([{ path: file === undefined ? 'csv' : 'file', line: 1, message: EMPTY }]);
  }
  if (file !== undefined) {
    const { text, encoding } = decodedFile(Buffer.from(file, 'base64'));
    return { table: { csv: text }, encoding };
  }
  if (csv === undefined) return { table: { matches: matches ?? [] } };
  refuseUnreadable(csv);
  return { table: { csv } };
};

const EMPTY = 'İçinde hiçbir şey yok; başlıkları ve en az bir maçı olan bir CSV gönderin.';

const refuseUnreadable = (csv: string): void => {
  const [lost] = unreadableLines(csv);
  if (lost === undefined) return;
  throw invalidCsv(lost.number, 'metin UTF-8 olarak okunamamış; metin yerine dosyanın kendisini gönderin (file)');
};
