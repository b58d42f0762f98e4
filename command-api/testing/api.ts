import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request } from 'express';
import { onTestFinished } from 'vitest';
import type { Problem } from '../contract/problem.ts';
import { type CommandApiDeps, createCommandApi } from '../create-command-api.ts';
import { createAdmin } from '../identity/admin-accounts.ts';
import type { Passwords } from '../identity/passwords.ts';
import { createIdentity } from '../identity/create-identity.ts';
import { createPlayerStates } from '../identity/player-states.ts';
import { createSessions } from '../identity/sessions.ts';
import type { PictureMaker } from '../ports/picture-maker.ts';
import type { SeasonsMoved } from '../ports/seasons-moved.ts';
import { type ProcessRunner, startProcesses } from '../processes/process-runner.ts';
import { dismissedOfficials } from '../assignments/dismissed-officials.process.ts';
import { endedOffices } from '../officials/ended-offices.process.ts';
import { deletedPlayers } from '../player/deleted-players.process.ts';
import { deletedTeams } from '../season/deleted-teams.process.ts';
import { importResults } from '../season/import-results.process.ts';
import { resetTransfers } from '../season/reset-transfers.process.ts';
import { unseenResults } from '../season/unseen-results.process.ts';
import { withdrawnTeams } from '../season/withdrawn-teams.process.ts';
import { seasonRules } from '../settings/season-rules.process.ts';
import { renamedTeams } from '../team/renamed-teams.process.ts';
import { expectAsDeclared } from './as-declared.ts';
import {
  createFakeAccounts,
  createFakeCheckpoints,
  createFakeFeed,
  createFakeImages,
  createFakeKnownAddresses,
  createFakeQuietCommands,
  createFakeResetCodes,
  createFakeSessionStore,
  plainPasswords,
} from './fake-stores.ts';
import { contextOf, createLeague, NOW } from './league.ts';

export const USERNAME = 'Hakan';
export const PASSWORD = 'çok gizli parola';

export type Sent = {
  readonly method?: string;
  readonly path: string;
  /** Sent as JSON, with a File in it as a form; a string, bytes or a form as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Idempotency-Key. */
  readonly key?: string;
  /** Null for none; else the admin's. */
  readonly token?: string | null;
};

/** The body of the answer; `{}` for one that is not JSON. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Partial<Omit<Problem, 'status'>> & Readonly<Record<string, unknown>>;
};

export type TestApi = Awaited<ReturnType<typeof startApi>>;

/** The address from which the admins of a test have signed in before. */
const FROM = { address: '127.0.0.1' };
const DIGEST_KEY = Buffer.from('test');

const CHECKPOINTS = {
  'import-results': 0n,
  'deleted-teams': 0n,
  'deleted-players': 0n,
  'ended-offices': 0n,
  'dismissed-officials': 0n,
  'renamed-teams': 0n,
  'season-rules': 0n,
  'unseen-results': 0n,
  'withdrawn-teams': 0n,
  'reset-transfers': 0n,
};

/** The command API of a league in memory, served on a free port until the test ends. */
export const startApi = async ({
  passwords = plainPasswords,
  started = true,
  trustProxy = 0,
  moved,
  makePicture = async (bytes) => bytes,
  repaired = 0,
}: {
  readonly passwords?: Passwords;
  readonly started?: boolean;
  /** How many proxies stand in front: with 1 `X-Forwarded-For` says who calls. */
  readonly trustProxy?: number;
  readonly moved?: SeasonsMoved;
  readonly makePicture?: PictureMaker;
  /** How many documents a rebuild of the scores repairs; 'late' where it takes too long. */
  readonly repaired?: number | 'late';
} = {}) => {
  const league = await createLeague({ started, ...(moved === undefined ? {} : { moved }) });
  const { store, admins } = league;
  const clock = { now: NOW };
  const sessionStore = createFakeSessionStore();
  const knownAddresses = createFakeKnownAddresses();
  const resetCodes = createFakeResetCodes();
  const accounts = createFakeAccounts({ sessions: sessionStore, resetCodes, knownAddresses });
  const adminDeps = { store, accounts, passwords, admins };
  const adminId = await createAdmin(adminDeps, { username: USERNAME, password: PASSWORD }, contextOf());
  const now = () => clock.now;
  const players = createPlayerStates(store);
  const sessions = createSessions({ accounts, sessions: sessionStore, admins, players, now });
  const quietCommands = createFakeQuietCommands();
  const images = createFakeImages();
  const identity = createIdentity({
    ...adminDeps,
    players,
    sessions,
    resetCodes,
    knownAddresses,
    digestKey: DIGEST_KEY,
    now,
  });
  const { loginAdmin } = identity;
  const faults: unknown[] = [];
  const processes: ProcessRunner = await startProcesses(
    [
      importResults({ ...league.deps, accounts }),
      deletedTeams(league.deps),
      deletedPlayers({ store, accounts }),
      endedOffices({ store }),
      dismissedOfficials(league.deps),
      renamedTeams(league.deps),
      seasonRules(league.deps),
      unseenResults(league.deps),
      withdrawnTeams(league.deps),
      resetTransfers(league.deps),
    ],
    {
      store,
      feed: createFakeFeed(store),
      checkpoints: createFakeCheckpoints(CHECKPOINTS),
      onFault: (process, at, error) => faults.push({ process, at, error }),
      onWaiting: (process, why) => faults.push({ process, why }),
      onStopped: (process, at, error) => faults.push({ process, at, error }),
    },
  );
  const errors: { readonly error: unknown; readonly correlationId: string }[] = [];
  const deps: CommandApiDeps = {
    ...league.deps,
    accounts,
    sessions,
    ...identity,
    processes,
    adminNames: async (ids) => new Map(ids.map((id) => [id, id === adminId ? USERNAME : `admin ${id.slice(-3)}`])),
    digestKey: DIGEST_KEY,
    quietCommands,
    images,
    makePicture,
    scoreModels: {
      names: ['matches', 'standings'],
      rebuiltBy: async (_season, request) => ({
        requested: await request(),
        repaired: repaired === 'late' ? undefined : repaired,
      }),
    },
    now,
    log: (error, { correlationId }) => errors.push({ error, correlationId }),
  };
  let last: Request | undefined;
  const app = express()
    .disable('x-powered-by')
    .set('trust proxy', trustProxy)
    .use((req, _res, next) => {
      last = req;
      next();
    }, createCommandApi(deps));
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    await processes.stop();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const { token: adminToken } = await loginAdmin({ username: USERNAME, password: PASSWORD }, FROM);

  const send = async ({ method = 'POST', path, body, headers, key, token = adminToken }: Sent): Promise<Answer> => {
    const content = contentOf(body);
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined || content instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: content }),
    });
    const json = response.headers.get('content-type')?.includes('json') === true;
    const text = await response.text();
    const answer = json ? (JSON.parse(text) as Answer['body']) : {};
    expectAsDeclared(method, path, { status: response.status, body: answer });
    return { status: response.status, headers: response.headers, body: answer };
  };

  /** One more admin, signed in. */
  const anotherAdmin = async (username: string) => {
    const id = await createAdmin(adminDeps, { username, password: PASSWORD }, contextOf());
    return { id, token: (await loginAdmin({ username, password: PASSWORD }, FROM)).token };
  };

  return {
    anotherAdmin,
    adminDeps,
    ...league,
    deps,
    clock,
    port,
    url,
    adminId,
    adminToken,
    sessions,
    sessionStore,
    accounts,
    knownAddresses,
    resetCodes,
    quietCommands,
    images,
    admins,
    processes,
    faults,
    errors,
    /** What the log gets of the last request besides its line. */
    lastNoted: () => last?.noted,
    send,
  };
};

/** What is sent of a body. */
const contentOf = (body: unknown): string | Uint8Array<ArrayBuffer> | FormData => {
  if (typeof body === 'string' || body instanceof FormData) return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const fields = Object.entries(body);
  if (!fields.some(([, value]) => value instanceof File)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value as string | File);
  return form;
};
