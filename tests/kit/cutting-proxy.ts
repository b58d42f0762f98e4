import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that a test can cut. */
export type CuttingProxy = {
  readonly port: number;
  /** Breaks all connections; new ones are refused until {@link CuttingProxy.mend}. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
};

/** Passes bytes between a port of its own on 127.0.0.1 and the server's port. */
export const cuttingProxy = async (host: string, port: number): Promise<CuttingProxy> => {
  const sockets = new Set<Socket>();
  let whole = true;
  const keep = (socket: Socket, other: () => Socket | undefined): void => {
    sockets.add(socket);
    // Broken connections are expected here.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other()?.destroy();
    });
  };
  const server = createServer((near) => {
    const far = whole ? connect(port, host) : undefined;
    keep(near, () => far);
    if (far === undefined) {
      near.destroy();
      return;
    }
    keep(far, () => near);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const cut = (): void => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      whole = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        cut();
      }),
  };
};
