import { once } from 'node:events';
import { chmodSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createConnection } from 'node:net';
import { LogCorrupt, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { codeOf, UnusableFolder } from '../data-folder/data-folder.ts';
import { OperationRefused, type OnProgress, type Operations } from './operations.ts';

/** One line of an answer (NDJSON): progress as it comes, then a result or an error. */
type Line =
  | { readonly progress: { readonly done: number; readonly total: number } }
  | { readonly result: unknown }
  | { readonly error: string; readonly refused: boolean; readonly lines: readonly string[] };

const NAMES = [
  'status',
  'rebuild',
  'verify',
  'skip',
  'createAdmin',
  'erase',
  'importSeason',
  'sample',
  'record',
] as const;
type Name = (typeof NAMES)[number];

/** Any of them. The other end is our own CLI on this machine, as the same user: the request is what Operations declares. */
type Operation = (request?: unknown, onProgress?: OnProgress) => Promise<unknown>;

/**
 * Serves the operations on a socket in the data folder. Who may open the socket (mode 0600) may operate the league; it is
 * not reachable from the network. Resolves when it listens; returns the way to stop.
 * @throws UnusableFolder where there can be no socket, and then nothing is left of it
 */
export const serveOperations = async (
  operations: Partial<Operations>,
  socketFile: string,
): Promise<() => Promise<void>> => {
  // Under a name of its own first, then put in the place of what a killed or a frozen process has left there. Closing
  // removes the name that was listened on: so it is never the next one's.
  const own = `${socketFile}~${process.pid.toString(36)}`;
  const server = createServer((req, res) => {
    void answer(operations, req, res);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  try {
    rmSync(own, { force: true });
    await once(server.listen(own), 'listening');
    chmodSync(own, 0o600);
    const { ino } = statSync(own);
    renameSync(own, socketFile);
    return () => {
      if (statSync(socketFile, { throwIfNoEntry: false })?.ino === ino) rmSync(socketFile);
      return close();
    };
  } catch (error) {
    // Also takes its own name away.
    await close();
    throw new UnusableFolder(`${socketFile} cannot be listened on: ${codeOf(error)}`);
  }
};

const answer = async (operations: Partial<Operations>, req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const write = (line: Line): void => {
    res.write(`${JSON.stringify(line)}\n`);
  };
  try {
    const name = NAMES.find((known) => req.url === `/${known}`);
    if (name === undefined) throw new OperationRefused(`unknown operation ${req.url ?? ''}`);
    const body: unknown = JSON.parse((await textOf(req)) || 'null');
    const operation = operations[name] as Operation | undefined;
    if (operation === undefined) {
      throw new OperationRefused(`the process that was asked does not do '${name}': is the one running that does?`);
    }
    // An operation that answers nothing answers all the same: undefined would leave no trace in JSON.
    write({ result: (await operation(body, (progress) => write({ progress }))) ?? null });
  } catch (error) {
    write(failureOf(error));
  }
  res.end();
};

/** What is nobody's bug is told in one line, a bug with its stack. */
const failureOf = (error: unknown): Line => {
  if (error instanceof OperationRefused) return { error: error.message, refused: true, lines: error.lines };
  const refused = error instanceof StoreUnavailable || error instanceof LogCorrupt;
  if (refused) return { error: error.message, refused, lines: [] };
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error), refused, lines: [] };
};

const textOf = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** The operations of the server that listens on this socket; undefined when none does. */
export const connectOperations = async (socketFile: string): Promise<Operations | undefined> => {
  if (!(await isListenedOn(socketFile))) return undefined;
  const calling =
    (name: Name): Operation =>
    (request = null, onProgress = () => {}) =>
      callSocket(socketFile, name, request, onProgress);
  return Object.fromEntries(NAMES.map((name) => [name, calling(name)])) as Operations;
};

/** Only connects: a server could not answer while, say, its log is frozen. */
const isListenedOn = (socketFile: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = createConnection(socketFile, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
  });

const callSocket = async (socketPath: string, name: Name, body: unknown, onProgress: OnProgress): Promise<unknown> => {
  for await (const line of linesOf(await responseOf(socketPath, name, body))) {
    if ('progress' in line) onProgress(line.progress);
    else if ('result' in line) return line.result;
    else if (line.refused) throw new OperationRefused(line.error, line.lines);
    else throw new ServerFailed(line.error);
  }
  throw serverEnded();
};

/** A bug in the server, told with the stack that it has there. */
class ServerFailed extends Error {
  override readonly name = 'ServerFailed';

  constructor(stack: string) {
    super(stack);
    this.stack = stack;
  }
}

const serverEnded = (): OperationRefused => new OperationRefused('the server ended before it answered');

const responseOf = (socketPath: string, name: Name, body: unknown): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    // A connection of its own: one that was kept would lead to the process that was there before.
    const req = request({ socketPath, path: `/${name}`, method: 'POST', agent: false }, resolve);
    req.on('error', (error) => reject(isCut(error) ? serverEnded() : error));
    req.end(JSON.stringify(body));
  });

/** Whole lines as they come; what was cut off by the server's end is none. */
const linesOf = async function* (res: IncomingMessage): AsyncGenerator<Line> {
  let unread = '';
  try {
    for await (const chunk of res.setEncoding('utf8')) {
      const lines = `${unread}${String(chunk)}`.split('\n');
      unread = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as Line;
    }
  } catch (error) {
    if (!isCut(error)) throw error;
  }
};

const isCut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
