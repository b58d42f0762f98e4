import { inspect } from 'node:util';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describe, expect, it } from 'vitest';
import { applicationBody } from '../contract/official.ts';
import { type CommandName, commandCalls } from '../contract/calls.ts';
import { identityCalls } from '../contract/identity-calls.ts';
import { playerCalls } from '../contract/player-calls.ts';
import { type Sent, startApi, type TestApi } from '../testing/api.ts';
import { sampleCall } from '../testing/sample-calls.ts';

const names = Object.keys({ ...identityCalls, ...playerCalls }) as CommandName[];

/** What people type about themselves, each as its field takes it, and each with the word that may stand in no line. */
const PERSONAL: Readonly<Record<string, unknown>> = {
  username: 'gizli yönetici',
  email: 'gizli@example.com',
  password: 'gizli bir parola',
  currentPassword: 'gizli bir parola',
  code: 'GIZL-IGIZ-LIGI',
  psoId: 'gizli-pso',
  firstName: 'Gizliye',
  lastName: 'Gizli',
  bio: 'Gizli sol bek.',
  playingStyle: 'gizlice',
  socialMedia: { twitch: 'gizli', youtube: 'https://example.com/gizli' },
  reason: 'gizli bir neden',
};

/** The call with all of that which its body takes, and how it can end. */
const personalCall = async (name: CommandName, api: TestApi) => {
  const sent = await sampleCall(name, api);
  const { body } = commandCalls[name];
  // Of a body with several shapes the example is the first.
  const { shape } = 'shape' in body ? body : applicationBody.def.options[0];
  const fields = Object.keys(shape).filter((field) => field in PERSONAL);
  return { ...sent, body: { ...sent.body, ...Object.fromEntries(fields.map((field) => [field, PERSONAL[field]])) } };
};

/** Breaks every method of a port, with an error that a store would throw. */
const broken = (port: object): void => {
  for (const name of Object.keys(port)) {
    Object.assign(port, {
      [name]: () => Promise.reject(new Error('SQLITE_CORRUPT: database disk image is malformed')),
    });
  }
};

const ENDS: readonly (readonly [string, (api: TestApi, sent: Sent) => Sent])[] = [
  ['as it ends', (_, sent) => sent],
  ['refused to a visitor', (_, sent) => ({ ...sent, token: null })],
  ['refused for a field that is not known', (_, sent) => ({ ...sent, body: { ...Object(sent.body), gizli: 'gizli' } })],
  [
    'refused for fields that are wrong',
    (_, sent) => {
      const wrong = Object.keys(Object(sent.body)).map((field) => [field, ['gizli']]);
      return { ...sent, body: Object.fromEntries(wrong) as object };
    },
  ],
  ['refused for a body that breaks off', (_, sent) => ({ ...sent, body: JSON.stringify(sent.body).slice(0, -1) })],
  [
    'while the log is away',
    (api, sent) => {
      api.store.breaks(new StoreUnavailable('away'));
      return sent;
    },
  ],
  [
    'with a fault of our own',
    (api, sent) => {
      broken(api.accounts);
      return sent;
    },
  ],
];

describe.each(names)('%s', (name) => {
  it.each(ENDS)('tells the log nothing personal and no secret, %s', async (_, changed) => {
    const api = await startApi();
    const sent = changed(api, { ...(await personalCall(name, api)), key: 'gizli-anahtar' });
    const headers = { 'user-agent': 'gizli', 'content-type': 'application/json' };
    const { status, body } = await api.send({ ...sent, headers });
    // A code that the call answers; a refusal's is a word of the catalogue.
    const secrets = [body['token'], status < 300 ? body['code'] : undefined].filter((secret) => secret !== undefined);
    const told = inspect([api.lastNoted(), api.errors], { depth: 10, showHidden: true });
    expect(told).not.toMatch(/g[iı]zl/i);
    for (const secret of [...secrets, api.adminToken]) expect(told).not.toContain(secret);
  });
});
