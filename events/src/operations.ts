import * as z from 'zod/mini';
import { count } from './shapes.ts';

/** Events of stream `operations`: acts of operators on the running system. */

export const rebuildRequested = z.strictObject({ projections: z.array(z.string()) });

/** A skipped event by its id and its revision in its stream (from 0), which are the same in each copy of the log. */
const skippedEvent = { eventId: z.string(), stream: z.string(), revision: count };

/** A projection continues without this event. */
export const projectionSkipped = z.strictObject({ projection: z.string(), ...skippedEvent });

/** A process continues without this event, at which it had stopped. */
export const processSkipped = z.strictObject({ process: z.string(), ...skippedEvent });
