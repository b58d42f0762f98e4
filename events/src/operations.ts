import * as z from 'zod/mini';
import { count } from './shapes.ts';

/** Events of stream `operations`: what operators did to the running system. */

export const rebuildRequested = z.strictObject({ projections: z.array(z.string()) });

/**
 * An event by its id and its place in its stream (`revision`, from 0), which are the same in every copy of the log; its
 * position is not.
 */
const skippedEvent = { eventId: z.string(), stream: z.string(), revision: count };

/** A projection goes on without this event. */
export const projectionSkipped = z.strictObject({ projection: z.string(), ...skippedEvent });

/** A process went on without this event, at which it had stopped. */
export const processSkipped = z.strictObject({ process: z.string(), ...skippedEvent });
