import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { Part } from '@league/infra/programs/health/health.ts';
import { ADMIN } from '../../kit/admin.ts';
import { LONG_MS } from '../../kit/patience.ts';
import { type Ended, league, type Ways } from '../league-process.ts';
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

/** Damages a copy of the league and starts it. */
export const startDamaged = async (damage: Damage, leagues: Leagues, folder: string, ways: Ways): Promise<Start> => {
  const { of, asUser } = damage;
  copyLeague(leagues.at(of), folder);
  damage.damage(folder, leagues.at);
  if (asUser === true) giveTo(folder);
  // Before the start, which may go on writing to the log.
  const truth = damage.becomes === 'refused' ? {} : await leagues.truthOf(folder);
  const under = asUser === true && process.getuid?.() === 0 ? { under: AS_USER } : {};
  const running = league(['start'], { DATA_DIR: folder, PORT: '0', METRICS_PORT: '0' }, { ...ways, ...under });
  const ended = await Promise.race([running.ended, running.url.then(() => undefined)]).catch(() => running.ended);
  if (ended !== undefined) return refusal(ended);
  const operatorsUrl = (await running.said(/"operatorsUrl":"([^"]+)"/))[1] ?? '';
  const url = await running.url;
  const call = caller(url);
  const served = await lookAtAll(call, truth);
  const { ready, ills } = await healthOf(operatorsUrl, damage.becomes !== 'told');
  const { status } = await call('POST', '/api/admins/login', { body: ADMIN });
  running.child.kill('SIGKILL');
  const { out, err } = await running.ended;
  return { is: 'up', notices: noticesOf(out, err), ready, ills, mayLogIn: status === 200, ...served };
};

const giveTo = (path: string): void => {
  if (process.getuid?.() !== 0) return;
  lchownSync(path, USER, USER);
  if (lstatSync(path).isDirectory()) for (const file of readdirSync(path)) giveTo(join(path, file));
};

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

const refusal = ({ code, err }: Ended): Start => ({ is: 'refused', code, lines: linesOf(err) });

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

/** What the start said beside that it is up. */
const noticesOf = (out: string, err: string): readonly string[] => {
  const warnings = linesOf(out).filter((line) => (JSON.parse(line) as { level: number }).level >= 40);
  return [...warnings, ...linesOf(err).filter((line) => !line.startsWith('league: up at '))];
};
