import * as z from 'zod/mini';

/** Events of stream `operations`: what operators did to the running system. */

export const rebuildRequested = z.strictObject({ projections: z.array(z.string()) });
