import type { ServerResponse } from 'node:http';
import { beatMessage, movedMessage } from './messages.ts';
import { merged } from './moved-models.ts';
import type { Told } from './recent-moves.ts';

/** One who listens. */
export type LiveClient = {
  /** Tells what moved; `bytes` is the message of it, made once for all clients. */
  readonly tell: (told: Told, bytes: Buffer) => void;
  /** A sign of life, unless something else is on its way. */
  readonly beat: () => void;
  /** Since when, on the clock of `performance.now`, a message has been on its way; undefined when none is. */
  readonly waitingSince: () => number | undefined;
  /** Ends the connection; of what is on its way, no more is sent. */
  readonly end: () => void;
};

/**
 * A client over this response, whose head was sent. At most one message is on its way at any time; what moves until the
 * operating system has taken it becomes one more. So a slow client costs us two messages, however much it misses.
 */
export const createLiveClient = (res: ServerResponse, first: string): LiveClient => {
  let since: number | undefined;
  let pending: Told | undefined;

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

  // A connection that broke while something was on its way: `close` follows, and says all that there is to say.
  res.on('error', () => {});
  send(first);
  return {
    tell: (told, bytes) => {
      if (since === undefined) send(bytes);
      else pending = pending === undefined ? told : { ...told, models: merged(pending.models, told.models) };
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
