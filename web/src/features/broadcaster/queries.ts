import { broadcasterMatchesAnswer } from '@league/query-api/contract/own-matches.ts';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const OWN_MATCHES = '/api/matches/broadcaster/my-matches';

/** The matches of the current season that the reader shows, by date. */
export const broadcasterMatchesQuery = (eyes: Eyes) =>
  readQuery(OWN_MATCHES, OWN_MATCHES, broadcasterMatchesAnswer, eyes);
