import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/admins';

/** The players with admin access. */
export const adminsQuery = (eyes: Eyes) =>
  readQuery(PATH, PATH, () => import('./listed-admins.ts').then(({ listedAdmins }) => listedAdmins), eyes);
