import { describe, expect, it } from 'vitest';
import type { CommandName } from '../contract/calls.ts';
import { type Answer, startApi, type TestApi } from '../testing/api.ts';
import { changingCalls, otherBody, sampleCall } from '../testing/sample-calls.ts';

const keyed = async (name: CommandName, api: TestApi) => ({ ...(await sampleCall(name, api)), key: 'once' });

const essence = ({ status, body }: Answer) => ({ status, body });
const withoutPosition = ({ status, body }: Answer) => ({ status, body: { ...body, position: undefined } });

/** Whatever may happen to what the call was about. */
const later = async (api: TestApi): Promise<void> => {
  await api.send({ method: 'PUT', path: '/api/settings', body: { title: 'Sonra', color: '#123456' } });
  await api.send({ path: '/api/teams', body: { name: 'Sonradan' } });
  await api.send({ path: '/api/admin/reset-season', body: {} });
  for (const teamId of await api.teams.all()) await api.send({ method: 'DELETE', path: `/api/teams/${teamId}` });
};

describe.each(changingCalls)('%s with an Idempotency-Key', (name) => {
  it('sent again answers the same and records nothing more', async () => {
    const api = await startApi();
    const call = await keyed(name, api);
    const first = await api.send(call);
    expect(first.status).toBeLessThan(300);
    const since = api.since();
    expect(essence(await api.send(call))).toEqual(essence(first));
    expect(since()).toEqual([]);
  });

  it('sent twice at once answers the same and records one set of events', async () => {
    const api = await startApi();
    const call = await keyed(name, api);
    const since = api.since();
    const [first, second] = await Promise.all([api.send(call), api.send(call)]);
    expect(withoutPosition(second)).toEqual(withoutPosition(first));
    const ids = since().map(({ stream, metadata, type }) => `${stream} ${metadata.commandId} ${type}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('sent again after all that came later answers as the first time', async () => {
    const api = await startApi();
    const call = await keyed(name, api);
    const first = await api.send(call);
    await later(api);
    const since = api.since();
    const again = await api.send(call);
    expect(withoutPosition(again)).toEqual(withoutPosition(first));
    expect(BigInt(String(again.body.position))).toBeGreaterThanOrEqual(BigInt(String(first.body.position)));
    expect(since()).toEqual([]);
  });

  it('sent again with another body is refused', async () => {
    const api = await startApi();
    const call = await keyed(name, api);
    const body = otherBody(name, call.body);
    if (body === undefined) return;
    await api.send(call);
    const since = api.since();
    const refused = await api.send({ ...call, body });
    expect(refused).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(since()).toEqual([]);
  });
});
