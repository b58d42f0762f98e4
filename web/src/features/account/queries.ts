import { ownSessions } from '@league/query-api/contract/account.ts';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/account/sessions';

/** The sessions of the own account, the one last used first. */
export const ownSessionsQuery = (eyes: Eyes) => readQuery(PATH, PATH, ownSessions, eyes);
