import { describe, expect, it } from 'vitest';
import type { CommandName } from '../contract/calls.ts';
import { startApi } from '../testing/api.ts';
import { sampleCall } from '../testing/sample-calls.ts';

const OWN: readonly CommandName[] = [
  'POST /api/players/register',
  'POST /api/login/reset-code',
  'PUT /api/account/password',
];

describe('a reason that somebody gives for something of the own account', () => {
  it.each(OWN)('stands in no event (%s)', async (name) => {
    const api = await startApi();
    const { path, ...call } = await sampleCall(name, api);
    const since = api.since();
    expect((await api.send({ ...call, path: `${path}?reason=Ad%C4%B1m%20Ali` })).status).toBeLessThan(300);
    expect(since().length).toBeGreaterThan(0);
    for (const { metadata } of since()) expect(metadata).not.toHaveProperty('reason');
  });
});
