import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Asked, type Asker, describeAdmission, PLAYER_ID } from '@league/events/access/admission.contract.ts';
import express from 'express';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { adminDecider } from '../admins/decider.ts';
import { type CommandName, commandCalls } from '../contract/calls.ts';
import { command } from '../contract/command-call.ts';
import { secret, withoutSecrets } from '../contract/secret.ts';
import { type CommandApiDeps, commandRoutes } from '../create-command-api.ts';
import { type CommandContext, handle } from '../handling/handle-command.ts';
import { playerSource } from '../player/gamertags.ts';
import { deletePlayer, rejectPlayer } from '../player/handle-player.ts';
import { startApi, type TestApi, USERNAME } from '../testing/api.ts';
import { createFakeQuietCommands } from '../testing/fake-stores.ts';
import { contextOf } from '../testing/league.ts';
import { makePlayer } from '../testing/players.ts';
import { changingCalls, commandNames, sampleCall } from '../testing/sample-calls.ts';
import { problemHandler } from './problems.ts';
import { commandRouter, type CommandRoute, routesOf } from './routes.ts';

const routes = commandRoutes({} as CommandApiDeps);

/** The token of an approved player who signed in at this login; some samples have this player already. */
const playerSession = async (api: TestApi, openedAt: 'player' | 'admin'): Promise<string> => {
  const { state } = await playerSource(api.store, PLAYER_ID).load();
  if (state.status === 'none') await makePlayer(api, 'Soran', { id: PLAYER_ID });
  return (await api.sessions.begin({ accountId: PLAYER_ID, openedAt, device: '' })).token;
};

/** The token of the same player with admin access. */
const adminsSession = async (api: TestApi, openedAt: 'player' | 'admin'): Promise<string> => {
  const command = () => ({ type: 'GrantAdminAccess' as const, adminId: PLAYER_ID });
  await handle(api.store, { source: api.admins, decider: adminDecider, command, context: contextOf() });
  return playerSession(api, openedAt);
};

/** Tokens of those who ask; made when they are asked for. */
const tokens: Readonly<Record<Asker, (api: TestApi) => Promise<string | null>>> = {
  'a visitor': async () => null,
  'a made-up token': async () => 'x'.repeat(43),
  'an ended session': async (api) => {
    const { token } = await api.anotherAdmin('Selin');
    expect(await api.send({ path: '/api/logout', token })).toMatchObject({ status: 200 });
    return token;
  },
  'an admin no longer': async (api) => {
    const { id, token } = await api.anotherAdmin('Selin');
    const command = () => ({ type: 'RevokeAdminAccess' as const, adminId: id });
    await handle(api.store, { source: api.admins, decider: adminDecider, command, context: contextOf() });
    return token;
  },
  'a deleted player': async (api) => {
    const { id, token } = await makePlayer(api, 'Giden');
    await deletePlayer(api.deps, id, contextOf());
    return token;
  },
  'a rejected player': async (api) => {
    const { id, token } = await makePlayer(api, 'Giden');
    await rejectPlayer(api.deps, id, contextOf());
    return token;
  },
  'a player': async (api) => playerSession(api, 'player'),
  "an admin at the players' login": async (api) => adminsSession(api, 'player'),
  'an admin who plays': async (api) => adminsSession(api, 'admin'),
  // Who plays no part in the sample, where the admin of the league may be a player too.
  'an admin': async (api) => (await api.anotherAdmin('Selin')).token,
};

const ask = async (call: string, asker: Asker): Promise<Asked> => {
  const api = await startApi();
  const sent = await sampleCall(call as CommandName, api);
  const token = await tokens[asker](api);
  const since = api.since();
  const { status, body, headers } = await api.send({ ...sent, token });
  if (status === 401 || status === 403) expect(since()).toEqual([]);
  return { status, body, challenge: headers.get('www-authenticate'), loggedActor: api.lastNoted()?.['actor'] };
};

describe('each call of the API', () => {
  describeAdmission(
    commandNames.map((name) => ({ name, right: commandCalls[name].right })),
    ask,
  );
});

describe('the actor in an event', () => {
  it.each(changingCalls)('that %s records is the admin who made it', async (name) => {
    const api = await startApi();
    const call = await sampleCall(name, api);
    const since = api.since();
    expect((await api.send(call)).status).toBeLessThan(300);
    expect(since().length).toBeGreaterThan(0);
    for (const { metadata } of since()) expect(metadata.actor).toEqual({ id: api.adminId, role: 'admin' });
  });
});

/** A registration as it may come: anybody's, with a password in it. */
const body = z.strictObject({ name: z.string(), password: secret(z.string()), tries: z.optional(z.number()) });
const hakan = { name: 'Hakan', password: 'çok gizli parola' };

/** A call for each right, which records nothing and answers the name sent; and what came of one, all sent with one key. */
const calls = async () => {
  const seen: CommandContext[] = [];
  const answer = z.object({ name: z.string() });
  const route = (path: string, right: CommandRoute['right']) => {
    const call = command({ summary: '', right, body, answer, refusals: [], events: [], example: hakan });
    return routesOf(
      { [`POST ${path}`]: call },
      {
        [`POST ${path}`]: async ({ context, body }) => {
          seen.push(context);
          await context.keyed?.refuseAnswered();
          return { body: { name: body().name } };
        },
      },
    );
  };
  const role = (token: string) => (token.startsWith('admin') ? 'admin' : 'player');
  const sessions = { identify: async (token: string) => ({ id: `${role(token)} 1`, roles: [role(token)] as const }) };
  const deps = { sessions, now: () => 0, digestKey: Buffer.from('x'), quietCommands: createFakeQuietCommands() };
  const routes = [route('/public', 'public'), route('/signed-in', 'signedIn'), route('/own/:id', 'own(id)')].flat();
  const app = express().use(
    commandRouter(routes, deps),
    problemHandler(() => {}),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (path: string, sent: object, token?: string) => {
    seen.length = 0;
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': 'k',
      ...(token && { authorization: `Bearer ${token.padEnd(43, '-')}` }),
    };
    const url = `http://127.0.0.1:${port}${path}`;
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sent) });
    const answer = (await response.json()) as { name?: string; code?: string };
    return { context: seen[0], name: answer.name, code: answer.code };
  };
};

it('a command has one answer: none is public with another for admins', () => {
  // @ts-expect-error -- such a right is for calls that only read
  const right: CommandRoute['right'] = 'publicWith(admin)';
  expect(routes.map((route) => route.right)).not.toContain(right);
});

describe('who acts', () => {
  it.each([
    ['/public', undefined, { id: 'visitor', role: 'visitor' }],
    ['/public', 'player', { id: 'player 1', role: 'player' }],
    ['/public', 'admin', { id: 'admin 1', role: 'admin' }],
    ['/signed-in', 'player', { id: 'player 1', role: 'player' }],
    ['/signed-in', 'admin', { id: 'admin 1', role: 'admin' }],
    ['/own/player%201', 'player', { id: 'player 1', role: 'player' }],
    ['/own/player%201', 'admin', { id: 'admin 1', role: 'admin' }],
    ['/own/player%202', 'player', undefined],
    ['/own/player%201', undefined, undefined],
  ])('at %s, with the token of %s, is %j', async (path, token, actor) => {
    const call = await calls();
    expect((await call(path, hakan, token)).context?.actor).toEqual(actor);
  });
});

describe('one Idempotency-Key', () => {
  const selin = { ...hakan, name: 'Selin' };

  it('of two visitors makes two commands of two bodies, each with its own outcome', async () => {
    const call = await calls();
    const [one, other, again] = [
      await call('/public', hakan),
      await call('/public', selin),
      await call('/public', { password: hakan.password, name: hakan.name }),
    ];
    expect([one.name, other.name, again.name]).toEqual(['Hakan', 'Selin', 'Hakan']);
    expect(other.context?.commandId).not.toBe(one.context?.commandId);
    expect(again.context?.commandId).toBe(one.context?.commandId);
  });

  it('of one account is one command: another body is refused', async () => {
    const call = await calls();
    expect(await call('/public', hakan, 'player')).toMatchObject({ name: 'Hakan' });
    expect(await call('/public', selin, 'player')).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

describe('a secret field', () => {
  it('is declared wherever its name gives it away', () => {
    const secrets = routes.flatMap(({ method, path, body }) => {
      const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
      const named = Object.keys(properties).filter((name) => /password|code|token|secret/i.test(name));
      return named.map((name) => ({ field: `${method} ${path} ${name}`, left: withoutSecrets(body, { [name]: 'x' }) }));
    });
    expect(secrets).toEqual(
      [
        'post /api/admins/login password',
        'post /api/players/register password',
        'post /api/players/login password',
        'post /api/login/reset-code code',
        'post /api/login/reset-code password',
        'put /api/account/password currentPassword',
        'put /api/account/password password',
      ].map((field) => ({ field, left: {} })),
    );
  });

  it('enters no digest: bodies that differ in it alone have one', async () => {
    const call = await calls();
    const digestOf = async (sent: object) => (await call('/public', sent)).context?.bodyDigest;
    const digest = await digestOf(hakan);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await digestOf({ ...hakan, password: 'başka parola!' })).toBe(digest);
    expect(await digestOf({ ...hakan, password: ['x'] })).toBe(digest);
    expect(await digestOf({ ...hakan, tries: 1 })).not.toBe(digest);
  });

  it.each([
    ['a body that breaks off', '{"username":"Hakan","password":"GIZLI'],
    ['a field that is not known', JSON.stringify({ username: USERNAME, password: 'GIZLI', GIZLI2: 'GIZLI' })],
    ['a password that is too long', JSON.stringify({ username: USERNAME, password: 'GIZLI'.repeat(300) })],
    ['a password that is none', JSON.stringify({ username: USERNAME, password: ['GIZLI'] })],
    ['a wrong password', JSON.stringify({ username: USERNAME, password: 'GIZLI' })],
    ['a fault of our own', JSON.stringify({ username: 'fault', password: 'GIZLI' })],
  ])('stands in no answer, no line of the log and no store after %s', async (_, sent) => {
    const api = await startApi();
    vi.spyOn(api.accounts, 'byUsername').mockImplementationOnce(async (username) => {
      if (username === 'fault') throw new Error('not found');
      return undefined;
    });
    const { status, body } = await api.send({ path: '/api/admins/login', body: sent, token: null, key: 'k' });
    expect(status).toBeGreaterThanOrEqual(400);
    const faults = api.errors.map(({ error }) => (error instanceof Error ? `${error.message} ${error.stack}` : error));
    const told = JSON.stringify([body, faults, api.lastNoted(), api.quietCommands.all(), api.sessionStore.all()]);
    expect(told).not.toMatch(/GIZLI(?!2)/);
  });
});
