import type { LiveHello, LiveMoved } from '../contract/live.ts';
import type { Told } from './recent-moves.ts';

/** How long an `EventSource` waits before it comes back. */
const RETRY_MS = 1000;

/**
 * Keeps proxies from taking the connection for dead. A comment would do for them; it is an event too because browsers keep
 * comments to themselves, and a page must see for itself that a line still lives.
 */
export const beatMessage = Buffer.from(': beat\nevent: beat\ndata:\n\n');

/**
 * The first message. Its id is that of what the client has already, which is nothing for one that nobody knows: were the
 * connection cut before the message that follows, a newer id would hide what that one tells.
 */
export const helloMessage = (id: string | undefined, position: bigint, resumed: boolean): string => {
  const hello: LiveHello = { position: position.toString(), resumed };
  return `retry: ${RETRY_MS}\n${message(id, 'hello', hello)}`;
};

/** What moved. */
export const movedMessage = ({ id, position, models }: Told): string => {
  const named = Array.from(models, ([model, keys]) => [model, keys === null ? null : [...keys]] as const);
  const moved: LiveMoved = { position: position.toString(), models: Object.fromEntries(named) };
  return message(id, 'moved', moved);
};

/** JSON has no line breaks, so the data is one line. */
const message = (id: string | undefined, event: string, data: object): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
