import type * as z from 'zod/mini';
import { Refused } from './problems.ts';

/** The value in the schema's shape. @throws Refused BAD_REQUEST naming each parameter that is wrong */
export const checked = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refused(
    'BAD_REQUEST',
    parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ path: key.slice(0, SHOWN), message: 'Bilinmeyen sorgu parametresi.' }))
        : [{ path: issue.path.join('.'), message: issue.message }],
    ),
  );
};

/** The most characters of an unknown parameter's name that a refusal repeats. */
const SHOWN = 50;

/**
 * The query of a raw URL, each name once. Read here and not by Express, because a name given twice, and bytes that are
 * no UTF-8, must be refused rather than guessed at. @throws Refused BAD_REQUEST
 */
export const readQuery = (url: string): Readonly<Record<string, string>> => {
  const start = url.indexOf('?');
  const query = new Map<string, string>();
  for (const part of start === -1 ? [] : url.slice(start + 1).split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = decoded(equals === -1 ? part : part.slice(0, equals));
    const value = equals === -1 ? '' : decoded(part.slice(equals + 1));
    if (query.has(name)) throw badQuery(name, 'Aynı sorgu parametresi iki kez verilemez.');
    query.set(name, value);
  }
  return Object.fromEntries(query);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw badQuery('', 'Adres çözülemedi.');
  }
};

const badQuery = (name: string, message: string): Refused =>
  new Refused('BAD_REQUEST', [{ path: name.slice(0, SHOWN), message }]);
