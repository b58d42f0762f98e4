import { connect, type Socket } from 'node:net';

/**
 * A client in a process of its own: sends the requests, shared out among keep-alive connections, each of which waits for
 * its answer. Understands just enough HTTP for answers with a Content-Length and spends less on a request than the server
 * does, so that the server is what is measured (autocannon spends more than a bare node:http server).
 */

/** What it is told. */
export type Load = {
  readonly url: string;
  readonly connections: number;
  readonly requests: readonly LoadRequest[];
  /** How often all of them are sent. */
  readonly times: number;
};
export type LoadRequest = {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What it answers. */
export type LoadResult = {
  readonly ms: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly waits: readonly number[];
  /** The highest X-Position seen. */
  readonly position: number;
};

const bytesOf = (host: string, { method, path, headers, body }: LoadRequest): Buffer =>
  Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
      '',
      body,
    ].join('\r\n'),
  );

const HEAD_END = '\r\n\r\n';

type Head = { readonly status: string; readonly position: number; readonly bytes: number };

/** Status and size of an answer; undefined until its head is there. */
const headOf = (received: Buffer): Head | undefined => {
  const end = received.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = received.toString('latin1', 0, end);
  const status = head.slice(9, 12);
  const length = status === '304' ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`);
  const position = Number(/\r\nx-position: (\d+)/i.exec(head)?.[1] ?? 0);
  return { status, position, bytes: end + HEAD_END.length + length };
};

type Tally = {
  readonly next: () => Buffer | undefined;
  readonly statuses: Record<string, number>;
  readonly waits: number[];
  position: number;
};

/** One connection, until there is nothing left to send. */
const talk = (socket: Socket, tally: Tally): Promise<void> =>
  new Promise((resolve, reject) => {
    let unread: Buffer | undefined;
    let missing = 0;
    let sent = 0;
    const send = (): void => {
      const request = tally.next();
      if (request === undefined) {
        socket.end();
        resolve();
        return;
      }
      sent = performance.now();
      socket.write(request);
    };
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) {
        missing -= chunk.length;
      } else {
        const received = unread === undefined ? chunk : Buffer.concat([unread, chunk]);
        const head = headOf(received);
        unread = head === undefined ? received : undefined;
        if (head === undefined) return;
        missing = head.bytes - received.length;
        tally.statuses[head.status] = (tally.statuses[head.status] ?? 0) + 1;
        tally.position = Math.max(tally.position, head.position);
      }
      if (missing > 0) return;
      tally.waits.push(performance.now() - sent);
      send();
    });
    socket.once('error', reject);
    send();
  });

const run = async ({ url, connections, requests, times }: Load): Promise<LoadResult> => {
  const { host, hostname, port } = new URL(url);
  const all = requests.map((request) => bytesOf(host, request));
  let given = 0;
  const next = (): Buffer | undefined => {
    const request = given < times * all.length ? all[given % all.length] : undefined;
    given += 1;
    return request;
  };
  const tally: Tally = { next, statuses: {}, waits: [], position: 0 };
  const open = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(socket)).setNoDelay();
      socket.once('error', reject);
    });
  const sockets = await Promise.all(Array.from({ length: connections }, open));
  const started = performance.now();
  await Promise.all(sockets.map((socket) => talk(socket, tally)));
  const { statuses, waits, position } = tally;
  return { ms: performance.now() - started, statuses, waits, position };
};

process.on('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result));
});
process.once('disconnect', () => process.exit());
