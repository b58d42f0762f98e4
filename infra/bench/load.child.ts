import { connect, type Socket } from 'node:net';

/**
 * A client in a process of its own: sends each request once, shared out among keep-alive connections, each of which waits
 * for its answer. Speaks just enough HTTP for answers with a Content-Length, so that the server is what is measured.
 */

/** What it is told. */
export type Load = {
  readonly url: string;
  readonly connections: number;
  readonly requests: readonly LoadRequest[];
};
export type LoadRequest = {
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

const bytesOf = (host: string, { path, headers, body }: LoadRequest): Buffer =>
  Buffer.from(
    [
      `PUT ${path} HTTP/1.1`,
      `Host: ${host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );

const HEAD_END = '\r\n\r\n';

/** Reads one answer; undefined until all of it is there. */
const answerIn = (text: string): { readonly status: string; readonly position: number } | undefined => {
  const end = text.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = text.slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`);
  if (text.length < end + HEAD_END.length + length) return undefined;
  return { status: head.slice(9, 12), position: Number(/\r\nx-position: (\d+)/i.exec(head)?.[1] ?? 0) };
};

const run = async ({ url, connections, requests }: Load): Promise<LoadResult> => {
  const { host, hostname, port } = new URL(url);
  const left = requests.map((request) => bytesOf(host, request)).values();
  const statuses: Record<string, number> = {};
  const waits: number[] = [];
  let position = 0;
  const client = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let received = '';
      let sent = 0;
      const next = (): void => {
        const { value, done } = left.next();
        if (done === true) {
          socket.end();
          resolve();
          return;
        }
        received = '';
        sent = performance.now();
        socket.write(value);
      };
      // Latin-1: one character a byte, so that the length can be compared.
      socket.setEncoding('latin1').on('data', (chunk) => {
        received += String(chunk);
        const answer = answerIn(received);
        if (answer === undefined) return;
        waits.push(performance.now() - sent);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        position = Math.max(position, answer.position);
        next();
      });
      socket.once('error', reject);
      next();
    });
  const open = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(socket)).setNoDelay();
      socket.once('error', reject);
    });
  const sockets = await Promise.all(Array.from({ length: connections }, open));
  const started = performance.now();
  await Promise.all(sockets.map(client));
  return { ms: performance.now() - started, statuses, waits, position };
};

process.on('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result));
});
process.once('disconnect', () => process.exit());
