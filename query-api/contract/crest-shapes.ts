import type { CrestPattern } from './crest.ts';

/** The rim of a crest, in a box of 48 × 54. */
export const CREST_OUTSIDE =
  'M6 2.5H42A4 4 0 0 1 46 6.5V27C46 39 37 46.8 24 51.8C11 46.8 2 39 2 27V6.5A4 4 0 0 1 6 2.5Z';

/** What of a crest has its colours. */
export const CREST_INSIDE =
  'M6.6 5.2H41.4A1.9 1.9 0 0 1 43.3 7.1V27C43.3 37.3 35.6 44.2 24 48.8C12.4 44.2 4.7 37.3 4.7 27V7.1A1.9 1.9 0 0 1 6.6 5.2Z';

/** Where the second colour lies on the first. A plain crest has a broad border instead. */
export const CREST_SHAPES = {
  stripes: 'M12.4 0h7.8v54h-7.8zM27.8 0h7.8v54h-7.8z',
  halves: 'M24 0h24v54H24z',
  hoops: 'M0 13.6h48v8.6H0zM0 30.8h48v8.6H0z',
  sash: 'M-2 3.4 9-5.6 50 41 39 54Z',
  quarters: 'M24 0h24v26H24zM0 26h24v28H0z',
  chevron: 'M-4-6H11L24 17 37-6H52L24 41Z',
  band: 'M0 18h48v15H0z',
} as const satisfies Readonly<Record<Exclude<CrestPattern, 'plain'>, string>>;

/** Initials with a wide letter are set smaller, so that they fit the roundel. */
export const sizeOfInitials = (initials: string): 11 | 13 => (/[MW]/.test(initials) ? 11 : 13);
