import type { SimpleReferee } from '@league/query-api/contract/officials.ts';
import * as z from 'zod/mini';

/** What a player can be besides playing, by the name of the role. */
export type Office = 'referee' | 'broadcaster';

/** What both lists tell of somebody in office. */
export type InOffice = Pick<SimpleReferee, '_id' | 'player' | 'assignedDate' | 'notes'>;

/** The calls about an official that are alike for both offices. */
export const officeCalls = {
  referee: { dismiss: 'DELETE /api/simple-referees/:id', judge: 'PUT /api/referees/:id/approve' },
  broadcaster: { dismiss: 'DELETE /api/simple-broadcasters/:id', judge: 'PUT /api/broadcasters/:id/approve' },
} as const;

/** What is read of the answer to an act about an official. */
export const officialActed = z.object({ message: z.string(), position: z.optional(z.string()) });
