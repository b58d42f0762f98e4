import { aSeason } from './season-search.ts';

/** The season that a path names, "/seasons/7"; undefined for any text but the plain number of one. */
export const seasonOfPath = (text: string): number | undefined =>
  /^[1-9]\d*$/.test(text) ? aSeason(Number(text)) : undefined;
