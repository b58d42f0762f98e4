import { type AddressInfo, createServer, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/** A fake server that says of itself what a standalone mongod says. */
export type StandaloneMongodb = { readonly url: string; readonly close: () => Promise<void> };

/** Opcodes of the wire protocol: the first `hello` comes as OP_QUERY, all other messages as OP_MSG. */
const [OP_REPLY, OP_QUERY, OP_MSG] = [1, 2004, 2013];
const HEADER_BYTES = 16;

const HELLO = {
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: 16_777_216,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  minWireVersion: 0,
  maxWireVersion: 25,
  readOnly: false,
  ok: 1,
};

/** Answers each command as a standalone server answers `hello`; a fake, since no real one can be started here. */
export const standaloneMongodb = async (): Promise<StandaloneMongodb> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let kept: Buffer = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      kept = Buffer.concat([kept, bytes]);
      while (kept.length >= HEADER_BYTES && kept.length >= kept.readInt32LE(0)) {
        const message = kept.subarray(0, kept.readInt32LE(0));
        kept = kept.subarray(message.length);
        socket.write(answerTo(message));
      }
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/?directConnection=true`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

const answerTo = (message: Buffer): Buffer => {
  const body = BSON.serialize({ ...HELLO, localTime: new Date() });
  const query = message.readInt32LE(12) === OP_QUERY;
  // Before the document, OP_REPLY has flags, cursor id, start and number of documents; OP_MSG has flags and a kind.
  const before = Buffer.alloc(query ? 20 : 5);
  if (query) before.writeInt32LE(1, 16);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + before.length + body.length, 0);
  header.writeInt32LE(message.readInt32LE(4), 8);
  header.writeInt32LE(query ? OP_REPLY : OP_MSG, 12);
  return Buffer.concat([header, before, body]);
};
