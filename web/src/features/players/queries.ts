import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/players';
/** As the contract has it; its table of calls is too heavy for a page. */
export const FIRST = 24;

const answer = () => import('@league/query-api/contract/players.ts').then(({ playersAnswer }) => playersAnswer);

/** All players that these eyes may see; of admins' answers only what everybody may read is kept. */
export const playersQuery = (eyes: Eyes) => readQuery(PATH, PATH, answer, eyes);

/** The first of them, for the first screen. */
export const firstPlayersQuery = (eyes: Eyes) => readQuery(PATH, `${PATH}?first=${FIRST}`, answer, eyes);
