import { championsAnswer, seasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/seasons';

/** All seasons, newest first. */
export const seasonsQuery = () => readQuery(PATH, PATH, seasonsAnswer);

const CHAMPIONS = '/api/seasons/champions';

/** The closed seasons with their champions, newest first. */
export const championsQuery = () => readQuery(CHAMPIONS, CHAMPIONS, championsAnswer);
