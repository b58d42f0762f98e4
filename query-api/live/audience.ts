import type { Response } from 'express';
import { Refused } from '../http/problems.ts';
import { createLiveClient, type LiveClient } from './live-client.ts';
import { movedMessage } from './messages.ts';
import type { Told } from './recent-moves.ts';

export type AudienceLimits = {
  /** Clients at once, 2,000 unless told; each costs a file descriptor and about 40 kB. */
  readonly maxClients?: number;
  /** Of those, from one address, 100 unless told: nobody takes all places, and a whole club behind one router has some. */
  readonly maxPerAddress?: number;
  /** How often a sign of life is sent, 15 s unless told: proxies close connections that were silent for a minute or less. */
  readonly beatMs?: number;
  /** How long a message may be on its way to a client, 30 s unless told; looked at with each sign of life. */
  readonly patienceMs?: number;
};

/** All who listen. */
export type Audience = {
  /**
   * Takes one more in, who gets `first`. @throws Refused LIVE_UNAVAILABLE when there are too many, in all or from this
   * address, or when it is all over
   */
  readonly admit: (res: Response, address: string, first: () => string) => void;
  /** Tells everybody, each as fast as that one listens. */
  readonly tell: (told: Told) => void;
  /** Ends every connection, and takes no more. */
  readonly end: () => void;
};

/** Nobody yet; the clock of signs of life runs while there is somebody. */
export const createAudience = ({
  maxClients = 2_000,
  maxPerAddress = 100,
  beatMs = 15_000,
  patienceMs = 30_000,
}: AudienceLimits): Audience => {
  const clients = new Set<LiveClient>();
  const perAddress = new Map<string, number>();
  let clock: NodeJS.Timeout | undefined;
  let ended = false;

  const beat = (): void => {
    const tooLong = performance.now() - patienceMs;
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
      // Without a socket the answer stands in line behind another one, which may never come to an end.
      const full = clients.size >= maxClients || fromThere >= maxPerAddress;
      if (ended || full || res.socket === null) throw new Refused('LIVE_UNAVAILABLE');
      writeLiveHead(res);
      const client = createLiveClient(res, first());
      clients.add(client);
      perAddress.set(address, fromThere + 1);
      clock ??= setInterval(beat, beatMs).unref();
      res.on('close', () => leave(client, address));
    },
    tell: (told) => {
      if (clients.size === 0) return;
      const bytes = Buffer.from(movedMessage(told));
      for (const client of clients) client.tell(told, bytes);
    },
    end: () => {
      ended = true;
      for (const client of clients) client.end();
    },
  };
};

/**
 * The head of the stream; security headers are set already. The connection serves nothing else afterwards, so that the end of
 * the stream is its end too.
 */
export const writeLiveHead = (res: Response): void => {
  res.shouldKeepAlive = false;
  res.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    // nginx would keep messages until it has a page of them.
    'X-Accel-Buffering': 'no',
  });
};
