import type { Response } from 'express';
import { Refused } from '../http/problems.ts';
import { createLiveClient, type LiveClient } from './live-client.ts';
import { movedMessage } from './messages.ts';
import type { LiveMove } from './recent-moves.ts';

export type AudienceLimits = {
  /** The most clients at once, 2,000 by default; each costs a file descriptor and about 40 kB. */
  readonly maxClients?: number;
  /**
   * The most clients from one address, 100 by default: enough for a club behind one router, too few to take all places.
   */
  readonly maxPerAddress?: number;
  /** The interval of beats, 15 s by default: proxies close connections that are silent for a minute or less. */
  readonly beatMs?: number;
  /** How long a client may take to accept a message, 30 s by default; checked with each beat. */
  readonly stallMs?: number;
};

/** The clients of the live stream. */
export type Audience = {
  /**
   * Admits a client, which gets the messages of `first`.
   * @throws Refused LIVE_UNAVAILABLE when there are too many clients, in all or from this address, or after `end`
   */
  readonly admit: (res: Response, address: string, first: () => string) => void;
  /** Sends a move to each client, as fast as that client accepts messages. */
  readonly tell: (move: LiveMove) => void;
  /** Ends all connections, and admits no more clients. */
  readonly end: () => void;
};

/** Makes an audience without clients; beats are sent while there are clients. */
export const createAudience = ({
  maxClients = 2_000,
  maxPerAddress = 100,
  beatMs = 15_000,
  stallMs = 30_000,
}: AudienceLimits): Audience => {
  const clients = new Set<LiveClient>();
  const perAddress = new Map<string, number>();
  let clock: NodeJS.Timeout | undefined;
  let ended = false;

  const beat = (): void => {
    const tooLong = performance.now() - stallMs;
    for (const client of clients) {
      if ((client.waitingSince() ?? Number.POSITIVE_INFINITY) < tooLong) client.end();
      else client.beat();
    }
  };
  const leave = (client: LiveClient, address: string): void => {
    clients.delete(client);
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left > 0) perAddress.set(address, left);
    else perAddress.delete(address);
    if (clients.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };

  return {
    admit: (res, address, first) => {
      const fromThere = perAddress.get(address) ?? 0;
      // A response without a socket waits on its connection behind another response, which may never end.
      const full = clients.size >= maxClients || fromThere >= maxPerAddress;
      if (ended || full || res.socket === null) throw new Refused('LIVE_UNAVAILABLE');
      writeLiveHead(res);
      const client = createLiveClient(res, first());
      clients.add(client);
      perAddress.set(address, fromThere + 1);
      clock ??= setInterval(beat, beatMs).unref();
      res.on('close', () => leave(client, address));
    },
    tell: (move) => {
      if (clients.size === 0) return;
      const bytes = Buffer.from(movedMessage(move));
      for (const client of clients) client.tell(move, bytes);
    },
    end: () => {
      ended = true;
      for (const client of clients) client.end();
    },
  };
};

/** Writes the head of the stream; security headers are set already. The connection ends with the stream. */
export const writeLiveHead = (res: Response): void => {
  res.shouldKeepAlive = false;
  res.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    // Without this header nginx holds messages back until it has a page of them.
    'X-Accel-Buffering': 'no',
  });
};
