import { adminListed } from '@league/query-api/contract/players.ts';
import * as z from 'zod/mini';

const forAdmins = { email: z.nullable(z.string()), psoId: z.nullable(z.string()) };

/** The answer to everybody; what only admins read of it is there for them. */
export const listedAdmins = z.array(z.object({ ...adminListed.shape, ...z.partial(z.object(forAdmins)).shape }));
export type ListedAdmin = z.infer<typeof listedAdmins>[number];
