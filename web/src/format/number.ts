import { atFirstUse } from './at-first-use.ts';

const figure = atFirstUse<number>(() => new Intl.NumberFormat('tr-TR'));
const tenths = atFirstUse<number>(
  () => new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const signed = atFirstUse<number>(() => new Intl.NumberFormat('tr-TR', { signDisplay: 'exceptZero' }));

/** "1.204", "−4". `Intl` writes a hyphen; the minus sign replaces it. */
export const formatNumber = (number: number): string => figure.format(number).replace('-', '−');

/** "8,0", "58,3": always with one decimal. */
export const formatTenths = (number: number): string => tenths.format(number);

/** "+4", "0", "−4" */
export const formatDifference = (difference: number): string => signed.format(difference).replace('-', '−');

/** "3 – 1", with thin spaces. */
export const formatScore = (home: number, away: number): string => `${home}\u2009–\u2009${away}`;
