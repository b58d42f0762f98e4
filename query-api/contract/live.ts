import * as z from 'zod/mini';

/**
 * Server-sent events that name the read models that changed, without their contents: a client reads those again where
 * it needs them, with `X-Min-Position`. Each connection begins with one `hello`; each `moved` covers all changes since
 * the message before; a `beat` without data comes every 15 s. `EventSource` reconnects by itself with the id of the
 * last message; other clients may send the id as `Last-Event-ID` or `?lastEventId=`. A client whose id this server does
 * not know is told that all read models changed.
 */
export const LIVE_PATH = '/api/live';

/**
 * Event `hello`: the position (decimal) of the newest change to a public read model; whether this server knows the id that
 * the client sent, so that it reports exactly the changes that the client missed; and for each public read model the version
 * that stands in the ETag of answers made of it, so that a client knows which of its answers are older than the connection.
 */
export const liveHello = z.object({
  position: z.string(),
  resumed: z.boolean(),
  models: z.record(z.string(), z.string()),
});
export type LiveHello = z.infer<typeof liveHello>;

/**
 * Event `moved`: the position (decimal) to send as `X-Min-Position`, and for each changed read model the ids of
 * the documents that changed or were removed; null where any document may have changed. Read models that are
 * not public are never named.
 */
export const liveMoved = z.object({
  position: z.string(),
  models: z.record(z.string(), z.nullable(z.array(z.string()))),
});
export type LiveMoved = z.infer<typeof liveMoved>;
