import type { LiveHello, LiveMoved } from '../contract/live.ts';
import type { LiveMove } from './recent-moves.ts';

/** How long an `EventSource` waits before it reconnects. */
const RETRY_MS = 1000;

/**
 * Keeps proxies from closing the connection as dead. For proxies a comment would do; it is an event as well because browsers
 * hide comments from the page, which has to notice a connection that has gone silent.
 */
export const beatMessage = Buffer.from(': beat\nevent: beat\ndata:\n\n');

/**
 * The first message. It repeats the id that the client sent, and has none where this server does not know that id: with a newer
 * id, a connection that breaks before the next message would lose what that message says.
 */
export const helloMessage = (id: string | undefined, position: bigint, resumed: boolean): string => {
  const hello: LiveHello = { position: position.toString(), resumed };
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
