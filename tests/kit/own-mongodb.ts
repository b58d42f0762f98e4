import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from './free-ports.ts';
import { describeWhere } from './skip.ts';

const run = promisify(execFile);
const STACK = resolve(import.meta.dirname, '../../../shared/stack/servers');

/** A MongoDB server of the test's own, which may be killed, frozen and wiped. */
export type OwnMongodb = {
  /** The server's address, which stays the same while it is down. */
  readonly url: string;
  /** Starts the server on the data that it had. */
  readonly up: () => Promise<void>;
  /** SIGKILL; the data stay. */
  readonly kill: () => Promise<void>;
  /** SIGKILL, and the data are deleted. */
  readonly wipe: () => Promise<void>;
  /** SIGSTOP and SIGCONT: a frozen server keeps its connections and answers nothing. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends the server and deletes its data. */
  readonly remove: () => Promise<void>;
};

/** A suite whose tests start and kill a MongoDB server of their own; listed as skipped where none can be started. */
export const describeWithOwnMongodb = (name: string, body: () => void): void =>
  describeWhere(existsSync(STACK), `no MongoDB server can be started here: ${STACK} is missing`, name, body);

/** A server that is not started, with a port and a folder of its own. */
export const ownMongodb = async (): Promise<OwnMongodb> => {
  const data = mkdtempSync(join(tmpdir(), 'league-mongodb-'));
  const port = await freePorts();
  const env = { ...process.env, STACK_DATA: data, STACK_MONGODB_PORT: String(port) };
  const stack = async (command: string): Promise<void> => {
    await run(STACK, [command, 'mongodb'], { env });
  };
  const signal = (name: NodeJS.Signals): void => {
    process.kill(Number(readFileSync(join(data, 'mongodb.pid'), 'utf8')), name);
  };
  return {
    url: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    up: () => stack('up'),
    kill: () => stack('kill'),
    wipe: () => stack('wipe'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    remove: async () => {
      await stack('wipe');
      rmSync(data, { recursive: true, force: true });
    },
  };
};
