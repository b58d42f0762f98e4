import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from './free-ports.ts';
import { describeWhere } from './skip.ts';

const run = promisify(execFile);
const STACK = resolve(import.meta.dirname, '../../../shared/stack/servers');

/** A broker of the test's own, which may be killed, frozen and wiped. */
export type OwnKafka = {
  /** The broker's address, which stays the same while it is down. */
  readonly brokers: string;
  /** Starts the broker on the data that it had. */
  readonly up: () => Promise<void>;
  /** SIGKILL; the data stay. */
  readonly kill: () => Promise<void>;
  /** SIGKILL, and the data are deleted. */
  readonly wipe: () => Promise<void>;
  /** SIGSTOP and SIGCONT: a frozen broker keeps its connections and answers nothing. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends the broker and deletes its data. */
  readonly remove: () => Promise<void>;
};

/** A suite whose tests start, kill and wipe a broker of their own; listed as skipped where none can be started. */
export const describeWithOwnKafka = (name: string, body: () => void): void =>
  describeWhere(existsSync(STACK), `no broker can be started here: ${STACK} is missing`, name, body);

/** Turns Java's second compiler off: the broker lives for seconds, too short for its work to pay. */
const BRIEF_JAVA = { JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1' };

/** A broker that is not started, with ports and a folder of its own. */
export const ownKafka = async (): Promise<OwnKafka> => {
  const data = mkdtempSync(join(tmpdir(), 'league-kafka-'));
  // The broker uses the next one too.
  const port = await freePorts(2);
  const env = { ...process.env, ...BRIEF_JAVA, STACK_DATA: data, STACK_KAFKA_PORT: String(port) };
  const stack = async (command: string): Promise<void> => {
    await run(STACK, [command, 'kafka'], { env });
  };
  const signal = (name: NodeJS.Signals): void => {
    process.kill(Number(readFileSync(join(data, 'kafka.pid'), 'utf8')), name);
  };
  return {
    brokers: `127.0.0.1:${port}`,
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
