import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port or address cannot be listened on; one line for the person who started the program. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

/** Resolves with the URL of the server when it listens. @throws CannotListen */
export const listen = async (server: Server, host: string, port: number): Promise<string> => {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotListen(
      code === 'EADDRINUSE' ? `port ${port} on ${host} is taken` : `cannot listen on ${host}:${port}: ${message}`,
    );
  }
  const { port: chosen, address, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${chosen}`;
};
