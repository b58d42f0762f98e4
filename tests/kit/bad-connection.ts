import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on this machine that can be made slow or silent, and whose connections can be reset. */
export type BadConnection = {
  readonly port: number;
  /** From now on every piece of an answer comes so much later; 0 for at once. */
  readonly slow: (delayMs: number) => void;
  /** Holds back every answer from now on; connections are still taken. */
  readonly freeze: () => void;
  /** Passes on what was held back, and all that comes. */
  readonly thaw: () => void;
  /** From now on swallows what comes on the connections that there are, and says nothing; new ones are well. */
  readonly swallow: () => void;
  /** Resets every connection, as a machine that went down and up again does; new ones are taken. */
  readonly reset: () => void;
  /** Resets every connection once clients have sent so many bytes from now on: in the midst of a request that is longer. */
  readonly resetAfter: (bytes: number) => void;
  readonly close: () => Promise<void>;
};

/** Passes bytes on between its own port on 127.0.0.1 and this one. */
export const badConnection = async (port: number): Promise<BadConnection> => {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let heldBack: (() => void)[] | undefined;
  let untilReset = Number.POSITIVE_INFINITY;
  let swallowed: ReadonlySet<Socket> = new Set();
  const keep = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    // A broken connection is what this is for.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const reset = (): void => {
    untilReset = Number.POSITIVE_INFINITY;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    keep(near, far);
    keep(far, near);
    near.pipe(far);
    near.on('data', (bytes: Buffer) => {
      untilReset -= bytes.length;
      if (untilReset <= 0) reset();
    });
    far.on('data', (bytes) => {
      if (swallowed.has(near)) return;
      const pass = (): void => void near.write(bytes);
      // In order: timers of the same length fire in the order in which they were set.
      if (heldBack !== undefined) heldBack.push(pass);
      else if (delayMs === 0) pass();
      else setTimeout(pass, delayMs);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    port: (server.address() as AddressInfo).port,
    slow: (ms) => {
      delayMs = ms;
    },
    freeze: () => {
      heldBack = [];
    },
    thaw: () => {
      const passes = heldBack ?? [];
      heldBack = undefined;
      for (const pass of passes) pass();
    },
    swallow: () => {
      swallowed = new Set(sockets);
      for (const socket of sockets) socket.unpipe();
      for (const socket of sockets) socket.resume();
    },
    reset,
    resetAfter: (bytes) => {
      untilReset = bytes;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        reset();
      }),
  };
};
