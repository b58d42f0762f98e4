import { adminListed } from '@league/query-api/contract/players.ts';
import * as z from 'zod/mini';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/admins';
const forAdmins = { email: z.nullable(z.string()), psoId: z.nullable(z.string()) };

/** The answer to everybody; what only admins read of it is there for them. */
const listedAdmins = z.array(z.object({ ...adminListed.shape, ...z.partial(z.object(forAdmins)).shape }));
export type ListedAdmin = z.infer<typeof listedAdmins>[number];

/** The players with admin access. */
export const adminsQuery = (eyes: Eyes) => readQuery(PATH, PATH, listedAdmins, eyes);
