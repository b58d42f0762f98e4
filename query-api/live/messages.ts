import type { LiveHello, LiveMoved } from '../contract/live.ts';
import type { LiveMove } from './recent-moves.ts';

/** How long an `EventSource` waits before it reconnects, in ms. */
const RETRY_MS = 1000;

/**
 * Keeps proxies from closing the connection. For proxies the comment would be enough; the event is for pages, which
 * must notice a silent connection and cannot see comments.
 */
export const beatMessage = Buffer.from(': beat\nevent: beat\ndata:\n\n');

/**
 * The first message. It repeats the id that the client sent, if this server knows that id, and else has none: with a
 * newer id, a client whose connection breaks before the next message would never learn what that message says.
 */
export const helloMessage = (
  id: string | undefined,
  position: bigint,
  resumed: boolean,
  models: LiveHello['models'],
): string => {
  const hello: LiveHello = { position: position.toString(), resumed, models };
  return `retry: ${RETRY_MS}\n${message(id, 'hello', hello)}`;
};

/** The message of one {@link LiveMove}. */
export const movedMessage = ({ id, position, models }: LiveMove): string => {
  const named = Array.from(models, ([model, keys]) => [model, keys === null ? null : [...keys]] as const);
  const moved: LiveMoved = { position: position.toString(), models: Object.fromEntries(named) };
  return message(id, 'moved', moved);
};

/** JSON has no line breaks, so the data is one line. */
const message = (id: string | undefined, event: string, data: object): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
