import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { OperationRefused, type OnProgress, type Operations } from './operations.ts';

/** One line of an answer (NDJSON): progress as it comes, then a result or an error. */
type Line =
  | { readonly progress: { readonly done: number; readonly total: number } }
  | { readonly result: unknown }
  | { readonly error: string; readonly refused: boolean; readonly lines: readonly string[] };

const NAMES = ['status', 'rebuild', 'verify', 'createAdmin', 'importSeason', 'sample'] as const;
type Name = (typeof NAMES)[number];

/**
 * Serves the operations on a socket in the data folder. Who may open the socket (mode 0600) may operate the league; it is
 * not reachable from the network. Resolves when it listens; returns the way to stop.
 */
export const serveOperations = async (operations: Operations, socketFile: string): Promise<() => Promise<void>> => {
  // A socket file left by a killed server; the folder is locked, so nobody listens on it.
  rmSync(socketFile, { force: true });
  const server = createServer((req, res) => {
    void answer(operations, req, res);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketFile, resolve);
  });
  chmodSync(socketFile, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};

const answer = async (operations: Operations, req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const write = (line: Line): void => {
    res.write(`${JSON.stringify(line)}\n`);
  };
  try {
    const name = NAMES.find((known) => req.url === `/${known}`);
    if (name === undefined) throw new OperationRefused(`unknown operation ${req.url ?? ''}`);
    const body: unknown = JSON.parse((await textOf(req)) || 'null');
    write({ result: await run(operations, name, body, (progress) => write({ progress })) });
  } catch (error) {
    const refused = error instanceof OperationRefused;
    write({
      error: error instanceof Error ? error.message : String(error),
      refused,
      lines: refused ? error.lines : [],
    });
  }
  res.end();
};

const textOf = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

// The other end is our own CLI on this machine, as the same user: the request is what Operations declares.
const run = (operations: Operations, name: Name, body: unknown, onProgress: OnProgress): Promise<unknown> => {
  switch (name) {
    case 'status':
      return operations.status();
    case 'rebuild':
      return operations.rebuild(body as never, onProgress);
    case 'verify':
      return operations.verify(body as never, onProgress);
    case 'createAdmin':
      return operations.createAdmin(body as never);
    case 'importSeason':
      return operations.importSeason(body as never, onProgress);
    case 'sample':
      return operations.sample(onProgress);
    default:
      return name satisfies never;
  }
};

/** The operations of the server that listens on this socket; undefined when none does. */
export const connectOperations = async (socketFile: string): Promise<Operations | undefined> => {
  const call = <Result>(name: Name, body: unknown, onProgress: OnProgress = () => {}): Promise<Result> =>
    callSocket(socketFile, name, body, onProgress) as Promise<Result>;
  const operations: Operations = {
    status: () => call('status', null),
    rebuild: (body, onProgress) => call('rebuild', body, onProgress),
    verify: (body, onProgress) => call('verify', body, onProgress),
    createAdmin: (body) => call('createAdmin', body),
    importSeason: (body, onProgress) => call('importSeason', body, onProgress),
    sample: (onProgress) => call('sample', null, onProgress),
  };
  try {
    await operations.status();
    return operations;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED'))
      return undefined;
    throw error;
  }
};

const callSocket = (socketPath: string, name: Name, body: unknown, onProgress: OnProgress): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const req = request({ socketPath, path: `/${name}`, method: 'POST' }, (res) => {
      const lines = createInterface({ input: res });
      let ended = false;
      lines.on('line', (text) => {
        const line = JSON.parse(text) as Line;
        if ('progress' in line) {
          onProgress(line.progress);
          return;
        }
        ended = true;
        if ('result' in line) resolve(line.result);
        else reject(line.refused ? new OperationRefused(line.error, line.lines) : new Error(line.error));
      });
      lines.on('close', () => {
        if (!ended) reject(new Error('the server ended before it answered'));
      });
    });
    req.on('error', reject);
    req.end(JSON.stringify(body));
  });
