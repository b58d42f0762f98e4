import { settingsAnswer } from '@league/query-api/contract/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/settings';

/** Never retried: the first page waits for the settings, and there are defaults. */
export const settingsQuery = () => queryOptions({ ...readQuery(PATH, PATH, settingsAnswer), retry: false });
