import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { startProgram } from './children.ts';
import { writeHistory } from './history.ts';
import { type BenchOptions, fixed, type Measurement, median, milliseconds, type TimeResult } from './measurement.ts';
import { runPass } from './pass.ts';
import { ADMIN_ENVIRONMENT, CLI, signIn } from './running-league.ts';

const EVENTS = 300_000;
/** Asking more often for the health of a league would hold up its checks. */
const [LOOK_MS, LOOK_AT_HEALTH_MS] = [10, 100];

/** How long after its start a large league answers, and how long until it takes commands. */
export const start: Measurement = {
  name: 'start',
  run: async (options): Promise<readonly TimeResult[]> => {
    const { folder, events } = await prepare(options);
    const all: Start[] = [];
    for (let round = 0; round <= options.rounds; round += 1) {
      const one = await measureStart(folder, ['start', '--empty'], round);
      options.say(`start: round ${round}: ${milliseconds([one.answerMs])}, ready after ${fixed(one.readyMs, 0)} ms`);
      if (round > 0) all.push(one);
    }
    const cpu = all.flatMap(({ cpuMs }) => cpuMs ?? []);
    return [
      {
        kind: 'time',
        name: 'start, to the first answer',
        samples: all.map(({ answerMs }) => answerMs),
        target: 2_000,
        notes: [`${events} events with lines`, `CPU time until then ${fixed(median(cpu), 0)} ms`],
      },
      {
        kind: 'time',
        name: 'start, to the first command',
        samples: all.map(({ readyMs }) => readyMs),
        target: 10_000,
        notes: ['all files are checked by then'],
      },
    ];
  },
};

/** A league with a history that has been started once, so that its read models stand. */
const prepare = async ({ folder: parent, quick, say }: BenchOptions) => {
  const folder = join(parent, 'start');
  mkdirSync(folder, { recursive: true });
  const store = openSqliteEventStore(join(folder, 'events.db'));
  const events = await writeHistory(store, quick ? EVENTS / 10 : EVENTS);
  await store.close();
  await runPass('rebuild.child.ts', [join(folder, 'events.db'), join(folder, 'read-models.db')]);
  // No process has a checkpoint in a history that nobody commanded.
  await measureStart(folder, ['start', '--empty', '--processes-from', String(events)], 'first');
  say(`start: a league of ${events} events is made`);
  return { folder, events };
};

type Start = { readonly answerMs: number; readonly readyMs: number; readonly cpuMs: number | undefined };

/** Starts the program, asks for the table until it answers, and enters a team as soon as it is ready. */
const measureStart = async (folder: string, args: readonly string[], name: number | string): Promise<Start> => {
  const logFile = join(folder, `start-${name}.log`);
  const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', ...ADMIN_ENVIRONMENT };
  const begun = performance.now();
  const child = startProgram({ args: [CLI, ...args], env, logFile });
  try {
    const url = await until(() => /"listening":"([^"]+)"/.exec(readFileSync(logFile, 'utf8'))?.[1]);
    await until(() => isOk(`${url}/api/leaderboards/standings`));
    const [answerMs, cpuMs] = [performance.now() - begun, child.cpuMs()];
    await until(() => isOk(`${url}/health/ready`), LOOK_AT_HEALTH_MS);
    const { send } = await signIn(url);
    await until(() => isTaken(send('POST', '/api/teams', { name: `Takım ${name}` })), LOOK_AT_HEALTH_MS);
    return { answerMs, cpuMs, readyMs: performance.now() - begun };
  } finally {
    await child.stop();
  }
};

/** Whether a command was taken: 503 asks to send it again, as the list of teams may still be behind the log. */
const isTaken = (sent: Promise<unknown>): Promise<true | undefined> =>
  sent.then(
    () => true,
    (error: Error) => {
      if (!error.message.includes(': 503 ')) throw error;
      return undefined;
    },
  );

const isOk = async (url: string): Promise<true | undefined> => {
  const { ok, body } = await fetch(url);
  await body?.cancel();
  return ok || undefined;
};

const until = async <Found>(
  look: () => Found | undefined | Promise<Found | undefined>,
  everyMs = LOOK_MS,
): Promise<Found> => {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await delay(everyMs);
  }
};
