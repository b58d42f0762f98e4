import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on this machine that can be made slow or silent, and whose connections can be reset. */
export type BadConnection = {
  readonly port: number;
  /** From now on each piece of an answer comes so many ms later; 0 for at once. */
  readonly slow: (delayMs: number) => void;
  /** Holds all answers back from now on; connections are still accepted. */
  readonly freeze: () => void;
  /** Passes on the answers that were held back, and all later ones. */
  readonly thaw: () => void;
  /** Drops all bytes on the present connections from now on, without closing them; new connections work. */
  readonly swallow: () => void;
  /** Resets all connections, as a machine that restarts; new ones are accepted. */
  readonly reset: () => void;
  /** Resets all connections once clients have sent so many more bytes, which is in the middle of a longer request. */
  readonly resetAfter: (bytes: number) => void;
  readonly close: () => Promise<void>;
};

/** Passes bytes between a port of its own on 127.0.0.1 and this port. */
export const badConnection = async (port: number): Promise<BadConnection> => {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let heldBack: (() => void)[] | undefined;
  let untilReset = Number.POSITIVE_INFINITY;
  let swallowed: ReadonlySet<Socket> = new Set();
  const keep = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    // Broken connections are expected here.
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
      // The order is kept: timers of equal length fire in the order in which they were set.
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
