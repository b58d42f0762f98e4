import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/settings';

const answer = () => import('@league/query-api/contract/settings.ts').then(({ settingsAnswer }) => settingsAnswer);

/** Never retried: the first page waits for the settings, and there are defaults. */
export const settingsQuery = () => queryOptions({ ...readQuery(PATH, PATH, answer), retry: false });
