import { parsePosition } from '@league/events/envelope.ts';
import { turkishDay } from '@league/events/rules/turkish-time.ts';
import * as z from 'zod/mini';
import { Refused } from './problems.ts';

/** Texts in paths and queries, which are checked here and trusted by routes. The sentences are shown to people. */

const number = (pattern: RegExp, message: string) =>
  z.pipe(
    z.string().check(z.regex(pattern, message)),
    z.transform((text) => Number(text)),
  );

/** Number of a season, 1 to 9999, without leading zeros so that an answer has one address. */
export const seasonParameter = number(/^[1-9]\d{0,3}$/, 'Sezon 1 ile 9999 arasında bir sayı olmalıdır.');

/** Number of a week, 1 to 999. */
export const weekParameter = number(/^[1-9]\d{0,2}$/, 'Hafta 1 ile 999 arasında bir sayı olmalıdır.');

/** A day that exists, `2026-11-21`. */
export const dayParameter = z
  .string()
  .check(
    z.refine(
      (text) => dayOf(text) !== undefined,
      'Tarih YYYY-AA-GG biçiminde, var olan bir gün olmalıdır (2026-11-21).',
    ),
  );

/** An instant with its offset; becomes UTC with milliseconds. */
export const instantParameter = z.pipe(
  z.iso.datetime({ offset: true, error: 'Zaman ISO 8601 biçiminde olmalıdır, örneğin 2026-11-21T18:00:00Z.' }),
  z.transform((text) => new Date(text).toISOString()),
);

/** An instant to the second, a fraction cut off: so that a moment has one address, and not a thousand. */
export const secondParameter = z.pipe(
  instantParameter,
  z.transform((instant) => instant.replace(/\.\d+Z$/, 'Z')),
);

/** A position of the log in decimal. */
export const positionParameter = z.pipe(
  z.string().check(z.refine((text) => parsePosition(text) !== undefined, 'Konum ondalık bir sayı olmalıdır.')),
  z.transform((text) => parsePosition(text) ?? 0n),
);

/** An id as filter. */
export const idParameter = z.string().check(z.refine((text) => isId(text), 'Geçerli bir kimlik olmalıdır.'));

/** Whether the text can be an id of something in the league; what cannot never reaches a store. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);

/** The Turkish day written as `2026-11-21`, or undefined when it is written otherwise or the calendar has none such. */
export const dayOf = (text: string): { readonly from: string; readonly to: string } | undefined => {
  // Temporal would take `20261121` and whole timestamps too.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    return turkishDay(text);
  } catch {
    return undefined;
  }
};

/** For a path without parameters, or with those that need no check of form. */
export const anyParams = <const Name extends string>(...names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodMiniString>);

/** For a route without query parameters. */
export const noQuery = z.strictObject({});

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
