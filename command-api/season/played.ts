import { Refused } from '../handling/refused.ts';

/** How many matches are in the way of new fixtures. */
export type Played = { readonly finished: number; readonly live: number };

/** New fixtures take nothing along that was played. @throws Refused FIXTURES_PLAYED, FIXTURES_LIVE */
export const refusePlayed = ({ finished, live }: Played): void => {
  if (finished > 0) throw new Refused('FIXTURES_PLAYED', { values: { matches: finished } });
  if (live > 0) throw new Refused('FIXTURES_LIVE', { values: { matches: live } });
};
