import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '@league/infra/programs/config.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { startEmbedded } from '@league/infra/programs/main/embedded.ts';
import { ADMIN } from '../kit/admin.ts';
import { settingsOn } from '../kit/settings.ts';
import { type Answer, caller, type LeagueUnderTest } from './league-under-test.ts';
import { describeOnBothProfiles } from './profiles.ts';

const essence = ({ status, headers, body }: Answer) => ({ status, position: headers.get('x-position'), body });
const title = (text: string, key?: string) => ({ body: { title: text }, ...(key === undefined ? {} : { key }) });

/** Clients may send a command again that got no answer; these are the guarantees for them, on each profile. */
describeOnBothProfiles('a command that is sent again with its key', 'eventstoredb', (start) => {
  let league: LeagueUnderTest;
  let call: LeagueUnderTest['call'];

  beforeAll(async () => {
    league = await start();
    call = league.call;
  });
  afterAll(() => league.stop());

  const team = async (name: string): Promise<string> => {
    const { status, body } = await call<{ _id: string }>('POST', '/api/teams', { body: { name } });
    expect(status).toBe(201);
    return `/api/teams/${body._id}`;
  };

  it('and recorded nothing does not undo what another admin has done since', async () => {
    await call('PUT', '/api/settings', title('Yaz Ligi'));
    const first = await call('PUT', '/api/settings', title('Yaz Ligi', 'quiet'));
    const later = await call<{ position: string }>('PUT', '/api/settings', title('Kış Ligi'));
    expect(essence(await call('PUT', '/api/settings', title('Yaz Ligi', 'quiet')))).toEqual(essence(first));
    const minPosition = later.body.position;
    expect((await call('GET', '/api/settings', { minPosition })).body).toMatchObject({ title: 'Kış Ligi' });
    expect(await call('PUT', '/api/settings', title('Bahar Ligi', 'quiet'))).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('and recorded nothing gets the same answer, also ten times at once', async () => {
    await call('PUT', '/api/settings', title('Yaz Ligi'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('PUT', '/api/settings', title('Yaz Ligi', 'ten'))),
    );
    expect(answers[0]?.status).toBe(200);
    expect(answers.map(essence)).toEqual(answers.map(() => answers[0] && essence(answers[0])));
  });

  it('with the keys of its body in another order counts as the same command', async () => {
    const path = await team('Moda');
    const [name, logo] = ['Moda Spor', '/images/moda.webp'];
    const first = await call('PUT', path, { body: { name, logo }, key: 'order' });
    expect(first.status).toBe(200);
    expect(essence(await call('PUT', path, { body: { logo, name }, key: 'order' }))).toEqual(essence(first));
  });

  it('deletes a team once; with another key it finds no such team', async () => {
    const path = await team('Fener');
    const first = await call('DELETE', path, { key: 'first' });
    expect(first.status).toBe(200);
    expect(await call('DELETE', path, { key: 'second' })).toMatchObject({ status: 404 });
    expect(await call('DELETE', path, { key: 'first' })).toMatchObject({ status: 200 });
  });

  it('finds the old name of a renamed team free, whichever command comes first', async () => {
    const path = await team('Işık');
    expect((await call('PUT', path, { body: { name: 'Işık SK' } })).status).toBe(200);
    const answers = await Promise.all(['IŞIK', 'ışık'].map((name) => call('POST', '/api/teams', { body: { name } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('a command that recorded nothing', () => {
  it('is still known after a restart of the league', async () => {
    const config = readConfig(settingsOn(temporaryFolder()));
    const started = async () => {
      const { url, stop } = await startEmbedded({ config, log: pino({ level: 'silent' }), sample: false });
      onTestFinished(stop);
      const call = caller(url);
      const { token } = (await call<{ token: string }>('POST', '/api/admins/login', { body: ADMIN })).body;
      return {
        stop,
        put: (text: string, key?: string) => call('PUT', '/api/settings', { token, ...title(text, key) }),
      };
    };
    const { stop, put } = await started();
    await put('Yaz Ligi');
    const first = await put('Yaz Ligi', 'quiet');
    await put('Kış Ligi');
    await stop();
    const again = await started();
    expect(essence(await again.put('Yaz Ligi', 'quiet'))).toEqual(essence(first));
    expect((await again.put('Kış Ligi')).body).toMatchObject({
      title: 'Kış Ligi',
      position: String(Number(first.headers.get('x-position')) + 1),
    });
  });
});
