/**
 * The key of a name: names with the same key are the same name (docs/rules.md#names). NFKC, lower case, the
 * four Turkish i as one letter, marks without a composed letter dropped, white space collapsed. 'IŞIK',
 * 'Işık' and 'ışık' are one name.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    // Decomposed, İ is i with a dot above; ı has none. Neither difference tells two names apart, so both become i.
    .replaceAll('ı', 'i')
    .replace(/i\p{M}+/gu, (marked) => marked.replaceAll('\u0307', ''))
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The key of a gamertag: {@link nameKey}, in which the typographic apostrophe is the typed one (docs/rules.md#names). */
export const gamertagKey = (gamertag: string): string => nameKey(gamertag.replaceAll('’', "'"));

/** The form in which a search compares texts: {@link nameKey} without accents, so that 'gusoc' finds 'ğüşöç'. */
export const searchKey = (text: string): string => nameKey(text).normalize('NFD').replace(/\p{M}/gu, '');

/** A name as it is stored and shown: as typed, in NFC, without white space at its ends, and single spaces inside. */
export const shownName = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();
