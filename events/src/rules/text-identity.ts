/**
 * The key of a name: two names with one key are the same name (docs/rules.md#names). NFKC, the four Turkish i folded together,
 * lower case, combining marks dropped, white space folded. 'IŞIK', 'Işık' and 'ışık' are one.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    // İ is I with a dot once it is taken apart, ı is i without one; no dot above an i tells two names apart.
    .replaceAll('ı', 'i')
    .replace(/i\p{M}+/gu, (marked) => marked.replaceAll('\u0307', ''))
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The form in which a search compares texts: {@link nameKey} without accents, so that 'gusoc' finds 'ğüşöç'. */
export const searchKey = (text: string): string => nameKey(text).normalize('NFD').replace(/\p{M}/gu, '');

/** A name as it is kept and shown: as typed, in NFC, without white space at the ends or doubled inside. */
export const shownName = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();
