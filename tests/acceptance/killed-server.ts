import { setTimeout as delay } from 'node:timers/promises';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { serve, type Server } from './league-process.ts';
import { caller, type LeagueUnderTest } from './league-under-test.ts';
import { logOf } from './whole-log.ts';

type Call = [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object];

/** Calls as the admin. @throws when it was refused */
export const done = async <Body>(
  { call }: Pick<LeagueUnderTest, 'call'>,
  ...[method, path, body = {}]: Call
): Promise<Body> => {
  const answer = await call<Body>(method, path, { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** Sends a call, kills the server once so many events of it are recorded, and answers the league after its next start. */
export const killedAt = async (
  folder: string,
  server: Server,
  step: number,
  ...[method, path, body = {}]: Call
): Promise<Server> => {
  const before = await lengthOf(folder);
  const reader = openSqliteEventStore(dataFolder(folder).eventsFile, { readOnly: true });
  const answered = server.call(method, path, { body }).catch(() => undefined);
  while ((await reader.head()) < BigInt(before + step)) await delay(1);
  server.child.kill('SIGKILL');
  await answered;
  await server.ended;
  await reader.close();
  return restarted(folder, server);
};

/** The same league in a new process, called with the session of before. */
const restarted = async (folder: string, { token, adminId }: Server): Promise<Server> => {
  const running = serve(folder);
  const at = await running.url;
  const call = caller(at);
  return { ...running, at, adminId, token, call: (method, path, options) => call(method, path, { token, ...options }) };
};

/** How many events the log has. */
export const lengthOf = async (folder: string): Promise<number> => (await logOf(folder)).length;

/** How often each of these events stands in the log behind this many others. */
export const countBehind = async (
  folder: string,
  before: number,
  types: readonly string[],
): Promise<Readonly<Record<string, number>>> => {
  const recorded = (await logOf(folder)).slice(before).map(({ type }) => type);
  return Object.fromEntries(types.map((type) => [type, recorded.filter((each) => each === type).length]));
};
