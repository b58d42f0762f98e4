import * as z from 'zod/mini';

/** Control characters but white space, and halves of characters: nobody typed them. */
const UNTYPABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** What a field says that must be there and is absent, null or blank; what is wrong in another way keeps its own sentence. */
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
