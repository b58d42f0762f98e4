/**
 * When two names are the same name (design.md 6, Text identity): NFKC, the four Turkish i folded together, lower case,
 * combining marks dropped, white space folded. 'IŞIK', 'Işık' and 'ışık' are one.
 */
export const nameKey = (name: string): string =>
  // Folded before and behind: with a mark behind it, I becomes one letter and ı does not; a wide Ｉ becomes I only here.
  foldedI(foldedI(name).normalize('NFKC')).toLowerCase().replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();

const foldedI = (text: string): string => text.replace(/[Iİı]/g, 'i');

/** What both sides of a search are folded to: {@link nameKey}, and ğüşöç beside gusoc. */
export const searchKey = (text: string): string => nameKey(text).normalize('NFD').replace(/\p{M}/gu, '');

/** A name as it is kept and shown: as typed, in NFC, without white space at the ends or doubled inside. */
export const shownName = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();
