import { connect, type Socket } from 'node:net';

/**
 * A hostile client in a process of its own. From its first message on: waves of connections with hundreds of pipelined requests
 * for tables that nobody has asked for yet, hung up after half a second; live clients that read nothing, each from another
 * address by X-Forwarded-For; and clients that ask for large answers and read nothing either. To every later message it answers
 * what came of it so far.
 */

/** What it is told first. */
export type Abuse = {
  readonly url: string;
  readonly connections: number;
  readonly requests: number;
  readonly liveClients: number;
  readonly unreading: number;
};

/** What it answers: so many connections of waves were made, and so many of them the server closed; the same of unreading clients. */
export type AbuseSoFar = { dialled: number; closed: number; unreadingClosed: number; liveClosed: number };

const HELD_MS = 500;
/** As many as the server lets wait on a connection. */
const UNANSWERED = 16;

const soFar: AbuseSoFar = { dialled: 0, closed: 0, unreadingClosed: 0, liveClosed: 0 };

const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`;

const dial = (url: string, bytes: string, closed: () => void): Socket => {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  return socket.on('error', () => {}).on('close', closed);
};

/** Every moment that a table is asked for is another one, a second apart. */
let moment = Date.UTC(2000, 0);
const unknownTable = (): string => {
  moment += 1_000;
  return `/api/leaderboards/standings?asOf=${new Date(moment).toISOString()}`;
};

const wave = ({ url, connections, requests }: Abuse): void => {
  const sockets = Array.from({ length: connections }, () => {
    const bytes = Array.from({ length: requests }, () => get(unknownTable())).join('');
    soFar.dialled += 1;
    return dial(url, bytes, () => {
      soFar.closed += 1;
    }).resume();
  });
  setTimeout(() => {
    for (const socket of sockets.filter(({ destroyed }) => !destroyed)) {
      socket.removeAllListeners('close');
      socket.resetAndDestroy();
    }
  }, HELD_MS);
};

const begin = (abuse: Abuse): void => {
  for (let index = 0; index < abuse.liveClients; index += 1) {
    const address = `X-Forwarded-For: 10.0.${Math.floor(index / 250)}.${index % 250}\r\n`;
    dial(abuse.url, get('/api/live', address), () => {
      soFar.liveClosed += 1;
    }).pause();
  }
  for (let index = 0; index < abuse.unreading; index += 1) {
    dial(abuse.url, get('/api/matches').repeat(UNANSWERED), () => {
      soFar.unreadingClosed += 1;
    }).pause();
  }
  wave(abuse);
  setInterval(wave, HELD_MS, abuse);
};

process.once('message', (abuse: Abuse) => {
  begin(abuse);
  process.on('message', () => process.send?.(soFar));
});
process.once('disconnect', () => process.exit());
