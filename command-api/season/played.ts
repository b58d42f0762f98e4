import { Refused } from '../handling/refused.ts';

/** How many matches new fixtures may not replace. */
export type Played = { readonly finished: number; readonly live: number };

/**
 * Refuses new fixtures that would replace matches that were or are being played.
 * @throws Refused FIXTURES_PLAYED, FIXTURES_LIVE
 */
export const refusePlayed = ({ finished, live }: Played): void => {
  if (finished > 0) throw new Refused('FIXTURES_PLAYED', { values: { matches: finished } });
  if (live > 0) throw new Refused('FIXTURES_LIVE', { values: { matches: live } });
};
