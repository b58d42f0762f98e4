import { parsePosition } from '@league/events/envelope.ts';
import { turkishDay } from '@league/events/rules/turkish-time.ts';
import * as z from 'zod/mini';

/** What stands in paths and queries: text on its way in, checked by these, trusted behind. Sentences are shown to people. */

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

/** An id in an example. */
export const EXAMPLE_ID = '00000000-0000-4000-8000-000000000001';
