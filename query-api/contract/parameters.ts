import { parsePosition } from '@league/events/envelope.ts';
import { turkishDay } from '@league/events/rules/turkish-time.ts';
import { tieBreaker } from '@league/events/season-terms.ts';
import * as z from 'zod/mini';

/**
 * Parameters of paths and queries: untrusted text, which these schemas check and convert. Messages are shown to people.
 */

const number = (pattern: RegExp, message: string) =>
  z.pipe(
    z.string().check(z.regex(pattern, message)),
    z.transform((text) => Number(text)),
  );

/** The number of a season, 1 to 9999; without leading zeros, so that an answer has one address only. */
export const seasonParameter = number(/^[1-9]\d{0,3}$/, 'Sezon 1 ile 9999 arasında bir sayı olmalıdır.');

/** The number of a week, 1 to 999. */
export const weekParameter = number(/^[1-9]\d{0,2}$/, 'Hafta 1 ile 999 arasında bir sayı olmalıdır.');

/** The points of a match, 0 to 10. */
export const pointsParameter = number(/^(?:\d|10)$/, 'Puan 0 ile 10 arasında bir sayı olmalıdır.');

/** Tie-breakers in their order, with commas between, each once: `headToHead,goalDifference`. */
export const tieBreakersParameter = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',')),
  ),
  z
    .array(tieBreaker, { error: 'Sıralama kuralları virgülle ayrılmalıdır.' })
    .check(z.refine((rules) => new Set(rules).size === rules.length, 'Aynı kural iki kez verilemez.')),
);

/** A day of the calendar, `2026-11-21`. */
export const dayParameter = z
  .string()
  .check(
    z.refine(
      (text) => dayOf(text) !== undefined,
      'Tarih YYYY-AA-GG biçiminde, var olan bir gün olmalıdır (2026-11-21).',
    ),
  );

/** An instant with any offset; converted to UTC with milliseconds. */
export const instantParameter = z.pipe(
  z.iso.datetime({ offset: true, error: 'Zaman ISO 8601 biçiminde olmalıdır, örneğin 2026-11-21T18:00:00Z.' }),
  z.transform((text) => new Date(text).toISOString()),
);

/** An instant, cut to whole seconds, so that one second has one address and not a thousand. */
export const secondParameter = z.pipe(
  instantParameter,
  z.transform((instant) => instant.replace(/\.\d+Z$/, 'Z')),
);

/** A position in the log, decimal. */
export const positionParameter = z.pipe(
  z.string().check(z.refine((text) => parsePosition(text) !== undefined, 'Konum ondalık bir sayı olmalıdır.')),
  z.transform((text) => parsePosition(text) ?? 0n),
);

/** An id to filter by. */
export const idParameter = z.string().check(z.refine((text) => isId(text), 'Geçerli bir kimlik olmalıdır.'));

/** Whether the text has the form of an id; other texts are refused before they reach a store. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);

/** The Turkish day `2026-11-21`; undefined for another form, and for a day that the calendar does not have. */
export const dayOf = (text: string): { readonly from: string; readonly to: string } | undefined => {
  // Temporal alone would also accept `20261121` and whole timestamps.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    return turkishDay(text);
  } catch {
    return undefined;
  }
};

/** For a path without parameters, or with parameters of any form. */
export const anyParams = <const Name extends string>(...names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodMiniString>);

/** For a GET without query parameters. */
export const noQuery = z.strictObject({});

/** An id for examples. */
export const EXAMPLE_ID = '00000000-0000-4000-8000-000000000001';
