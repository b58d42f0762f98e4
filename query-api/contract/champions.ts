import * as z from 'zod/mini';
import { teamReference } from './team-reference.ts';

/**
 * GET /api/seasons/champions: closed seasons, newest first, each with the first team of its table; null where no match
 * was finished. A call of its own, so that GET /api/seasons does not change with each result.
 */
export const championsAnswer = z.array(z.object({ season: z.number(), champion: z.nullable(teamReference) }));
export type ChampionsAnswer = z.infer<typeof championsAnswer>;
