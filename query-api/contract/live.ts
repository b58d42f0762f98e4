import * as z from 'zod/mini';

/**
 * Server-sent events: what moves, and never what it became; that a client asks for where it needs it, with
 * `X-Min-Position`. Every connection begins with one `hello`; each `moved` stands for everything since the message before;
 * a `beat` without data comes every 15 s.
 * An `EventSource` comes back by itself with the id of the last message; a client of its own may send it as
 * `Last-Event-ID` or `?lastEventId=`. Who comes with an id that this server does not know is told that everything moved.
 */
export const LIVE_PATH = '/api/live';

/**
 * Event `hello`: the position, in decimal, of the newest change to a public read model; and whether the client came with an
 * id that this server knows, so that what it missed is told exactly.
 */
export const liveHello = z.object({ position: z.string(), resumed: z.boolean() });
export type LiveHello = z.infer<typeof liveHello>;

/**
 * Event `moved`: the position to ask for, in decimal, and for each read model that moved the ids of the documents that
 * changed or went; null where any of them may have. Read models that are not public are never named.
 */
export const liveMoved = z.object({
  position: z.string(),
  models: z.record(z.string(), z.nullable(z.array(z.string()))),
});
export type LiveMoved = z.infer<typeof liveMoved>;
