import { refereeMatchesAnswer } from '@league/query-api/contract/own-matches.ts';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const OWN = '/api/matches/referee/my-matches';

/** The matches of the season at which the reader stands as a referee. */
export const ownMatchesQuery = (eyes: Eyes) => readQuery(OWN, OWN, refereeMatchesAnswer, eyes);
