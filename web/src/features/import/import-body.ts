import type { importBody } from '@league/command-api/contract/season.ts';
import * as z from 'zod/mini';
import { importMessages as words } from '../../messages/tr/import.ts';

/** As base64 in a body, this stays under IMPORT_LIMIT_BYTES. */
export const FILE_LIMIT_BYTES = 3_000_000;

/** The form: a table from one of two sources, of which the other keeps what it holds, and what the import may do. */
export const importForm = z
  .object({
    source: z.enum(['file', 'csv']),
    /** In base64. */
    file: z.string(),
    fileName: z.string(),
    csv: z
      .string()
      .check(z.refine((csv) => new TextEncoder().encode(csv).length <= FILE_LIMIT_BYTES, words.textTooLarge)),
    createTeams: z.boolean(),
    createPlayers: z.boolean(),
    overwrite: z.boolean(),
    allowSameWeek: z.boolean(),
  })
  .check(
    z.refine(({ source, fileName }) => source === 'csv' || fileName !== '', { path: ['file'], error: words.noFile }),
    z.refine(({ source, csv }) => source === 'file' || csv.trim() !== '', { path: ['csv'], error: words.noText }),
  );
export type ImportForm = z.infer<typeof importForm>;

export const EMPTY_FORM: ImportForm = {
  source: 'file',
  file: '',
  fileName: '',
  csv: '',
  createTeams: false,
  createPlayers: false,
  overwrite: false,
  allowSameWeek: false,
};

/** The body of the call. */
export const bodyOf = ({ source, file, csv, ...form }: ImportForm): z.input<typeof importBody> => {
  const { createTeams, createPlayers, overwrite, allowSameWeek } = form;
  return { ...(source === 'file' ? { file } : { csv }), createTeams, createPlayers, overwrite, allowSameWeek };
};
