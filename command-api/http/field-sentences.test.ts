import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Sent, startApi } from '../testing/api.ts';
import { reasonedCalls, sampleCall } from '../testing/sample-calls.ts';
import { parseBody } from './body.ts';

const MATCH = '00000000-0000-7000-8000-000000000001';
const TEAMS = '/api/teams';
const SCHEDULE = `/api/matches/${MATCH}/schedule`;
const SETTINGS = '/api/settings';

/** What a call that is refused for its fields says, and that it recorded nothing. */
const refused = async (call: Sent) => {
  const api = await startApi();
  const since = api.since();
  const { status, body } = await api.send(call);
  expect([status, body.code, since()]).toEqual([422, 'INVALID_FIELDS', []]);
  return { message: body.message, errors: (body.errors ?? []).map(({ path, message }) => [path, message]) };
};

const NAME = 'Takım adı boş olamaz!';
const DATE = 'Tarih ve saat gerekli.';
const VALUE = 'Lütfen geçerli bir değer girin!';

describe('a field that must be there and is not', () => {
  it.each<[method: string, path: string, body: object, field: string, sentence: string]>([
    ['POST', TEAMS, {}, 'name', NAME],
    ['POST', TEAMS, { name: null }, 'name', NAME],
    ['POST', TEAMS, { name: ' ' }, 'name', NAME],
    ['PUT', `${TEAMS}/${MATCH}`, { name: null }, 'name', NAME],
    ['PUT', SCHEDULE, {}, 'date', DATE],
    ['PUT', SCHEDULE, { date: null }, 'date', DATE],
    ['PUT', SCHEDULE, { date: '' }, 'date', DATE],
    ['PUT', SCHEDULE, { date: ' ' }, 'date', DATE],
    ['PUT', SETTINGS, { title: '' }, 'title', VALUE],
    ['PUT', SETTINGS, { title: null }, 'title', VALUE],
    ['PUT', SETTINGS, { rules: ' ' }, 'rules', VALUE],
    ['PUT', SETTINGS, { startDate: null }, 'startDate', VALUE],
    ['PUT', SETTINGS, { endDate: '' }, 'endDate', VALUE],
    ['PUT', SETTINGS, { color: null }, 'color', VALUE],
    ['PUT', SETTINGS, { logo: '' }, 'logo', VALUE],
    ['PUT', `${SETTINGS}/color`, {}, 'primaryColor', VALUE],
  ])(
    'of %s %s (%j) says the field’s own sentence, at the field and as the message',
    async (method, path, body, ...error) => {
      expect(await refused({ method, path, body })).toEqual({ message: error[1], errors: [error] });
    },
  );

  it('of a login is asked for, name and password each', async () => {
    const errors = [
      ['username', 'Kullanıcı adını girin.'],
      ['password', 'Şifreyi girin.'],
    ];
    for (const body of [{}, { username: '', password: '' }, { password: null, username: null }]) {
      expect(await refused({ path: '/api/admins/login', body, token: null })).toEqual({
        message: 'Kullanıcı adını girin.',
        errors,
      });
    }
  });

  it('of a match that is added is asked for by what it is', async () => {
    const errors = [
      ['week', 'Haftayı girin.'],
      ['homeTeam', 'Ev sahibi takımı seçin.'],
      ['awayTeam', 'Deplasman takımını seçin.'],
    ];
    for (const body of [{}, { week: null, homeTeam: '', awayTeam: null }]) {
      expect(await refused({ path: '/api/matches', body })).toEqual({ message: 'Haftayı girin.', errors });
    }
  });
});

describe('a field without a sentence of its own', () => {
  it('says at least whether it is missing, empty or of another kind', () => {
    const schema = z.strictObject({ city: z.string() });
    const errorsOf = (body: unknown) => {
      try {
        return parseBody(schema, body);
      } catch (error) {
        return error;
      }
    };
    const of = (message: string) => ({ details: { errors: [{ path: 'city', message }] } });
    expect(errorsOf({})).toMatchObject(of('Bu alan gerekli.'));
    expect(errorsOf({ city: null })).toMatchObject(of('Bu alan boş bırakılamaz.'));
    expect(errorsOf({ city: 5 })).toMatchObject(of('Metin olmalı.'));
  });
});

describe('several wrong fields', () => {
  it('all stand in errors, as the call declares them, and the first one’s sentence is the message', async () => {
    const fields = { reason: 5, extra: 1, logo: 'ftp://x', name: '' };
    const reversed = Object.fromEntries(Object.entries(fields).toReversed());
    for (const body of [fields, reversed]) {
      expect(await refused({ path: TEAMS, body })).toEqual({
        message: NAME,
        errors: [
          ['name', NAME],
          ['logo', 'Logo bir site yolu (/images/…) ya da http(s) adresi olmalı.'],
          ['reason', 'Metin olmalı.'],
          ['extra', 'Bu alan kabul edilmiyor.'],
        ],
      });
    }
  });
});

describe.each([...reasonedCalls, 'POST /api/logout'] as const)('%s', (name) => {
  it('refuses a reason that cannot be one, in the body and in the address', async () => {
    const api = await startApi();
    const { path, body, ...call } = await sampleCall(name, api);
    const since = api.since();
    const answers = [
      await api.send({ ...call, path, body: { ...body, reason: 'a\u0000b' } }),
      // The address counts where the body gives no reason.
      await api.send({ ...call, path: `${path}?reason=a%00b`, body: { ...body, reason: undefined } }),
    ];
    const message = 'Metinde görünmeyen karakter olamaz.';
    const refusal = { code: 'INVALID_FIELDS', message, errors: [{ path: 'reason', message }] };
    expect(answers).toMatchObject([
      { status: 422, body: refusal },
      { status: 422, body: refusal },
    ]);
    expect(since()).toEqual([]);
  });
});

describe('a code with a sentence of its own', () => {
  it('keeps it, whatever its fields say', async () => {
    const api = await startApi();
    const matchId = await api.match(await api.team('Moda'), await api.team('Işık'));
    const result = { method: 'PUT', path: `/api/matches/${matchId}/results`, body: { homeScore: 1 } };
    const csv = 'week,home,away\nx,Moda,Işık';
    const answers = [await api.send(result), await api.send({ path: '/api/matches/import', body: { csv } })];
    expect(answers.map(({ body }) => [body.code, body.message, body.errors?.[0]?.message])).toEqual([
      ['SCORE_MISSING', 'Lütfen her iki takımın skorunu girin.', 'Deplasman skorunu girin.'],
      ['INVALID_IMPORT', '1 satırda hata var; hiçbir şey kaydedilmedi.', expect.stringContaining('2. satır')],
    ]);
  });
});
