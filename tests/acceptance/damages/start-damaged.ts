import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { exitCodeOf, failureLines, notReadyLines } from '@league/infra/programs/cli/failures.ts';
import { readConfig } from '@league/infra/programs/config.ts';
import type { Part } from '@league/infra/programs/health/health.ts';
import { type Embedded, startEmbedded } from '@league/infra/programs/main/embedded.ts';
import { ADMIN } from '../../kit/admin.ts';
import { LONG_MS } from '../../kit/patience.ts';
import { league, type Ways } from '../league-process.ts';
import { caller } from '../league-under-test.ts';
import { copyLeague, type Damage } from './damage.ts';
import { type Answers, type Leagues, PUBLIC_PATHS } from './leagues.ts';

/** What a start on a damaged folder came to. */
export type Start =
  | { readonly is: 'refused'; readonly code: number | null; readonly lines: readonly string[] }
  | {
      readonly is: 'up';
      /** Warnings of the log, and what stood at the terminal. */
      readonly notices: readonly string[];
      readonly ready: boolean;
      /** The parts that are not well, as /health/ready tells them. */
      readonly ills: readonly string[];
      readonly mayLogIn: boolean;
      /** What was served as fresh and is not what the log says: path, and what stood there. */
      readonly wrong: readonly (readonly [path: string, body: unknown])[];
      /** What was never served in time: path, and the last answer's status. */
      readonly unserved: readonly (readonly [path: string, status: number])[];
    };

/** Somebody who is not root, for whom the rights of files hold: nobody of Debian. */
const USER = 65_534;
export const AS_USER = ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'];

/** A league that is up, or why it is not. */
type Begun =
  | Extract<Start, { is: 'refused' }>
  | {
      readonly is: 'up';
      readonly url: string;
      readonly operatorsUrl: string;
      /** Ends it, and answers what it said beside that it is up. */
      readonly end: () => Promise<readonly string[]>;
    };

/**
 * Damages a copy of the league and starts it: in this process, which spares most of a start's time, or by the command
 * `league start`, which says and does nothing beside (`inProcess: false`).
 */
export const startDamaged = async (
  damage: Damage,
  leagues: Leagues,
  folder: string,
  { inProcess, ...ways }: Ways & { readonly inProcess: boolean },
): Promise<Start> => {
  const { of, asUser } = damage;
  copyLeague(leagues.at(of), folder);
  damage.damage(folder, leagues.at);
  if (asUser === true) giveTo(folder);
  // Before the start, which may go on writing to the log.
  const truth = damage.becomes === 'refused' ? {} : await leagues.truthOf(folder);
  const under = asUser === true && process.getuid?.() === 0 ? { under: AS_USER } : {};
  const begun = await (inProcess ? beginHere(folder) : beginProcess(folder, { ...ways, ...under }));
  if (begun.is === 'refused') return begun;
  const { url, operatorsUrl, end } = begun;
  const call = caller(url);
  const served = await lookAtAll(call, truth);
  const { ready, ills } = await healthOf(operatorsUrl, damage.becomes !== 'told');
  const { status } = await call('POST', '/api/admins/login', { body: ADMIN });
  return { is: 'up', notices: await end(), ready, ills, mayLogIn: status === 200, ...served };
};

const settingsOf = (folder: string) => ({ DATA_DIR: folder, PORT: '0', METRICS_PORT: '0' });

const beginProcess = async (folder: string, ways: Ways): Promise<Begun> => {
  const running = league(['start'], settingsOf(folder), ways);
  const ended = await Promise.race([running.ended, running.url.then(() => undefined)]).catch(() => running.ended);
  if (ended !== undefined) return { is: 'refused', code: ended.code, lines: linesOf(ended.err) };
  const end = async (): Promise<readonly string[]> => {
    running.child.kill('SIGKILL');
    const { out, err } = await running.ended;
    return [...warningsOf(out), ...linesOf(err).filter((line) => !line.startsWith('league: up at '))];
  };
  return { is: 'up', url: await running.url, operatorsUrl: (await running.said(OPERATORS_URL))[1] ?? '', end };
};

const OPERATORS_URL = /"operatorsUrl":"([^"]+)"/;

/** What `league start` does (infra/programs/cli/start.ts). */
const beginHere = async (folder: string): Promise<Begun> => {
  let out = '';
  const log = pino({}, { write: (line) => void (out += line) });
  let begun: Embedded;
  try {
    begun = await startEmbedded({ config: readConfig(settingsOf(folder)), log, sample: true });
  } catch (error) {
    return { is: 'refused', code: exitCodeOf(error), lines: linesOf(failureLines(error).join('\n')) };
  }
  const { url, operatorsUrl = '', parts, firstAccountsFile = '', failed, stop } = begun;
  const said = [firstAccountsFile, ...notReadyLines(await parts())].filter((line) => line !== '');
  const end = async (): Promise<readonly string[]> => {
    const notices = [...warningsOf(out), ...said];
    // Rejects where it could not go on meanwhile.
    await Promise.race([failed, stop()]);
    return notices;
  };
  return { is: 'up', url, operatorsUrl, end };
};

const giveTo = (path: string): void => {
  if (process.getuid?.() !== 0) return;
  lchownSync(path, USER, USER);
  if (lstatSync(path).isDirectory()) for (const file of readdirSync(path)) giveTo(join(path, file));
};

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** Asks for everything until it is served as fresh; what is fresh is held against the truth each time. */
const lookAtAll = async (call: ReturnType<typeof caller>, truth: Answers) => {
  const wrong: (readonly [string, unknown])[] = [];
  const until = performance.now() + LONG_MS;
  let unserved: (readonly [string, number])[];
  do {
    unserved = [];
    for (const path of PUBLIC_PATHS) {
      const { status, headers, body } = await call<unknown>('GET', path);
      if (status !== 200 || headers.get('x-stale') !== null) unserved.push([path, status]);
      else if (JSON.stringify(body) !== JSON.stringify(truth[path])) wrong.push([path, body]);
    }
  } while (unserved.length > 0 && wrong.length === 0 && performance.now() < until);
  return { wrong, unserved };
};

/** As it is once it is as expected, or after a while. */
const healthOf = async (operatorsUrl: string, expected: boolean) => {
  const until = performance.now() + LONG_MS;
  for (;;) {
    const answer = await fetch(`${operatorsUrl}/health/ready`);
    const { parts } = (await answer.json()) as { parts: readonly Part[] };
    const ready = answer.status === 200;
    const ills = parts.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
    // What is wrong is known when it is up; what has to be built takes a moment.
    if (ready === expected || !expected || performance.now() > until) return { ready, ills };
    await delay(20);
  }
};

/** The lines of the log that are warnings or worse. */
const warningsOf = (log: string): readonly string[] =>
  linesOf(log).filter((line) => (JSON.parse(line) as { level: number }).level >= 40);
