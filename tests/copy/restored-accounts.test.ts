import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openAccounts } from '@league/infra/adapters/accounts/sqlite-accounts.ts';
import { readConfig } from '@league/infra/programs/config.ts';
import { startEmbedded } from '@league/infra/programs/main/embedded.ts';
import { expect, it, onTestFinished } from 'vitest';
import { caller } from '../acceptance/league-under-test.ts';
import { ADMIN } from '../kit/admin.ts';
import { settingsOn } from '../kit/settings.ts';
import pino from 'pino';
import { temporaryFolder } from '../kit/temporary-folder.ts';

/** A league on this folder, with its admin signed in; stopped at the end of the test. */
const startOn = async (folder: string) => {
  const config = readConfig({ ...settingsOn(folder), METRICS_PORT: '0' });
  const embedded = await startEmbedded({ config, log: pino({ level: 'silent' }), sample: false });
  let running = true;
  const stop = async (): Promise<void> => {
    if (running) await embedded.stop();
    running = false;
  };
  onTestFinished(stop);
  const call = caller(embedded.url);
  const { token } = (await call<{ token: string }>('POST', '/api/admins/login', { body: ADMIN })).body;
  return { ...embedded, call, token, stop };
};

/** Copies the file of accounts with what belongs to it, in the place of the one that is there. */
const putAccounts = (from: string, to: string): void => {
  const parts = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('accounts.db'));
  for (const name of parts(to)) rmSync(join(to, name));
  for (const name of parts(from)) cpSync(join(from, name), join(to, name));
};

const bytesOf = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.startsWith('accounts.db'))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');

const register = async ({ call }: Awaited<ReturnType<typeof startOn>>, name: string): Promise<string> => {
  const body = {
    gamertag: name,
    psoId: `${name}-pso`,
    email: `${name}@example.com`,
    position: 'Sol Bek',
    jerseyNumber: 3,
    password: `parola ${name}`,
  };
  const { status, body: answer } = await call<{ _id: string }>('POST', '/api/players/register', { body });
  expect(status).toBe(201);
  return answer._id;
};

it('whoever was deleted since is erased again where an older file of accounts is put back, and nobody else', async () => {
  const [folder, backup] = [temporaryFolder(), temporaryFolder()];
  const first = await startOn(folder);
  const [deleted] = [await register(first, 'kartal'), await register(first, 'serce')];
  await first.stop();
  putAccounts(folder, backup);
  const second = await startOn(folder);
  const { call, token } = second;
  const { status, body } = await call<{ position: string }>('DELETE', `/api/players/${deleted}`, { token });
  expect(status).toBe(200);
  const { league } = second;
  expect(await league.processes.reached('deleted-players', BigInt(body.position))).toBe(true);
  expect(bytesOf(folder)).not.toContain('kartal@example.com');
  await second.stop();
  putAccounts(backup, folder);
  expect(bytesOf(folder)).toContain('kartal@example.com');
  const restored = await startOn(folder);
  expect(await restored.league.processes.reached('deleted-players', BigInt(body.position))).toBe(true);
  expect(bytesOf(folder)).not.toMatch(/kartal@example|kartal-pso/);
  await restored.stop();
  const accounts = openAccounts(join(folder, 'accounts.db'));
  onTestFinished(accounts.close);
  expect(await accounts.accounts.byEmail('kartal@example.com')).toBeUndefined();
  expect((await accounts.accounts.byEmail('serce@example.com'))?.personal).toEqual({ psoId: 'serce-pso' });
});
