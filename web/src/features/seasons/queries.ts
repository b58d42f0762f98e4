import { seasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/seasons';

/** All seasons, newest first. */
export const seasonsQuery = () => readQuery(PATH, PATH, seasonsAnswer);
