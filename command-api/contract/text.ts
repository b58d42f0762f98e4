import * as z from 'zod/mini';

/** Control characters other than white space, and halves of surrogate pairs: nobody types these. */
const UNTYPABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/**
 * Control, format and bidirectional characters and blank letters, none of which a name may have: it is what it looks like
 * (docs/rules.md#teams).
 */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * An error option of a required field: `sentence` where the value is absent, null or blank. Where it is wrong in another way,
 * the check's own sentence stands.
 */
export const whenMissing = (sentence: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (isMissing(input) ? sentence : undefined),
});

const isMissing = (input: unknown): boolean =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '');

/** Text that must be there. */
export const requiredText = (sentence: string) =>
  z.string(whenMissing(sentence)).check(z.refine((text) => !isMissing(text), sentence));

/** Free text of at most `longest` characters. */
export const freeText = (longest: number) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((text) => !UNTYPABLE.test(text), 'Metinde görünmeyen karakter olamaz.'),
  );
