import type { ServerResponse } from 'node:http';
import { beatMessage, movedMessage } from './messages.ts';
import { merged } from './moved-models.ts';
import type { LiveMove } from './recent-moves.ts';

export type LiveClient = {
  /** Sends a move; `bytes` is its message, made once for all clients. */
  readonly tell: (move: LiveMove, bytes: Buffer) => void;
  /** Sends a beat, unless a message is being sent. */
  readonly beat: () => void;
  /** Since when a message is being sent, by the clock of `performance.now`; undefined when none is. */
  readonly waitingSince: () => number | undefined;
  /** Ends the connection; the rest of a message that is being sent is lost. */
  readonly end: () => void;
};

/**
 * A client over this response, whose head is written already. At most one message is being sent; all moves
 * until the operating system has taken it become one more message. So a slow client costs two messages,
 * however many moves it misses.
 */
export const createLiveClient = (res: ServerResponse, first: string): LiveClient => {
  let since: number | undefined;
  let pending: LiveMove | undefined;

  const send = (bytes: Buffer | string): void => {
    if (res.writableEnded || res.destroyed) return;
    since = performance.now();
    res.write(bytes, taken);
  };
  const taken = (): void => {
    since = undefined;
    if (pending === undefined) return;
    const next = pending;
    pending = undefined;
    send(movedMessage(next));
  };

  // A connection that breaks during a write emits `error` before `close`; the handler of `close` cleans up.
  res.on('error', () => {});
  send(first);
  return {
    tell: (move, bytes) => {
      if (since === undefined) send(bytes);
      else pending = pending === undefined ? move : { ...move, models: merged(pending.models, move.models) };
    },
    beat: () => {
      if (since === undefined) send(beatMessage);
    },
    waitingSince: () => since,
    end: () => {
      if (since === undefined) res.end();
      else res.destroy();
    },
  };
};
