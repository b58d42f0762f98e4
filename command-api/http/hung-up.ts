import type { Socket } from 'node:net';
import type { Request } from 'express';

/** The client has closed the connection before the work began. This is no refusal, since nobody hears it. */
export class HungUp extends Error {
  override readonly name = 'HungUp';
}

/** One signal for all requests of a connection: a client may send many before it reads an answer. */
const signals = new WeakMap<Socket, AbortSignal>();

/**
 * Aborts, with {@link HungUp}, when the connection ends. The connection is watched and not the response: a response that waits
 * behind another one emits nothing when the connection ends.
 */
export const whenHungUp = ({ socket }: Pick<Request, 'socket'>): AbortSignal => {
  const known = signals.get(socket);
  if (known !== undefined) return known;
  const gone = new AbortController();
  const leave = (): void => gone.abort(new HungUp('the client hung up'));
  if (socket.destroyed) leave();
  else socket.once('close', leave);
  signals.set(socket, gone.signal);
  return gone.signal;
};
