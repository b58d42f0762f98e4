import * as z from 'zod/mini';
import { count } from './shapes.ts';

/** Events of stream `operations`: what operators did to the running system. */

export const rebuildRequested = z.strictObject({ projections: z.array(z.string()) });

/**
 * A projection continues without this event. The event is named by its id and its place in its stream (`revision`, from 0),
 * which are the same in every copy of the log; its position is not.
 */
export const projectionSkipped = z.strictObject({
  projection: z.string(),
  eventId: z.string(),
  stream: z.string(),
  revision: count,
});
