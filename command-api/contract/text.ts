import * as z from 'zod/mini';

/** Control characters but white space, and halves of characters: nobody typed them. */
const UNTYPABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Free text of at most `longest` characters. */
export const freeText = (longest: number) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((text) => !UNTYPABLE.test(text), 'Metinde görünmeyen karakter olamaz.'),
  );
