import * as z from 'zod/mini';

/**
 * Server-sent events that say which read models moved, but not their contents: a client reads those again where it needs them,
 * with `X-Min-Position`. Every connection begins with one `hello`; each `moved` covers everything since the message before; a
 * `beat` without data comes every 15 s. An `EventSource` reconnects by itself with the id of the last message; another client
 * may send it as `Last-Event-ID` or `?lastEventId=`. A client whose id this server does not know is told that everything moved.
 */
export const LIVE_PATH = '/api/live';

/**
 * Event `hello`: the position, in decimal, of the newest change to a public read model; and whether this server knows the id
 * that the client sent, so that it tells exactly what the client missed.
 */
export const liveHello = z.object({ position: z.string(), resumed: z.boolean() });
export type LiveHello = z.infer<typeof liveHello>;

/**
 * Event `moved`: the position to send as `X-Min-Position`, in decimal, and for each read model that moved the ids of the
 * documents that changed or were removed; null where any document may have. Read models that are not public are never named.
 */
export const liveMoved = z.object({
  position: z.string(),
  models: z.record(z.string(), z.nullable(z.array(z.string()))),
});
export type LiveMoved = z.infer<typeof liveMoved>;
