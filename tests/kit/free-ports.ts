import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Linux gives ports from 32768 on to whoever asks for any, and to the near end of every connection. */
const FIRST = 20_000;
const BEHIND_LAST = 32_000;

/**
 * The first of so many neighbouring ports of 127.0.0.1, all free a moment ago, for a server that is told its port. No client's connection
 * takes one of them before the server does, nor while a server that was killed is away.
 */
export const freePorts = async (count = 1): Promise<number> => {
  for (;;) {
    const first = randomInt(FIRST, BEHIND_LAST - count);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const tried = await Promise.allSettled(ports.map(listenOn));
    await Promise.all(tried.flatMap((one) => (one.status === 'fulfilled' ? [close(one.value)] : [])));
    if (tried.every(({ status }) => status === 'fulfilled')) return first;
  }
};

const listenOn = (port: number): Promise<Server> =>
  new Promise((listening, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => listening(server));
  });

const close = (server: Server): Promise<void> =>
  new Promise((closed) => {
    server.close(() => closed());
  });
