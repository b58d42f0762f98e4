import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { makePlayer } from '../testing/players.ts';

const setup = async () => {
  const api = await startApi();
  const { id } = await makePlayer(api, 'Işık');
  const edit = (body: object) => api.send({ method: 'PUT', path: `/api/players/${id}`, body });
  return { api, edit };
};

const ONE_SCRIPT = 'Gamertag tek bir alfabenin harfleriyle yazılmalı.';
const ONLY = 'Gamertag yalnızca harf, rakam, boşluk, kesme işareti, nokta, tire ve alt çizgi içerebilir.';
const LENGTH = 'Gamertag 2-30 karakter olmalı.';
const JERSEY = 'Forma numarası 1 ile 99 arasında olmalı.';

describe("a player's fields", () => {
  it.each([
    [{ gamertag: 'Ada\u200bNur' }, 'gamertag', ONLY],
    [{ gamertag: 'Ada<b>' }, 'gamertag', ONLY],
    [{ gamertag: '..' }, 'gamertag', 'Gamertag en az bir harf ya da rakam içermeli.'],
    [{ gamertag: '  ' }, 'gamertag', 'Gamertag girin.'],
    [{ gamertag: 'p\u0430ypal' }, 'gamertag', ONE_SCRIPT],
    [{ gamertag: 'a' }, 'gamertag', LENGTH],
    [{ gamertag: 'a'.repeat(31) }, 'gamertag', LENGTH],
    [{ jerseyNumber: 0 }, 'jerseyNumber', JERSEY],
    [{ jerseyNumber: 100 }, 'jerseyNumber', JERSEY],
    [{ jerseyNumber: 7.5 }, 'jerseyNumber', JERSEY],
    [{ email: 'şirin@example.org' }, 'email', 'Geçerli bir e-posta adresi girin.'],
    [{ psoId: ' ' }, 'psoId', 'PSO ID girin.'],
    [{ position: 'Libero' }, 'position', 'Lütfen bir mevki seçiniz!'],
  ])('are refused where they cannot be: %j', async (body, path, message) => {
    const { api, edit } = await setup();
    const since = api.since();
    const answer = await edit(body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS' } });
    expect(answer.body.errors).toContainEqual({ path, message });
    expect(since()).toEqual([]);
  });

  it.each([
    { gamertag: 'Ğüşıöç_42' },
    { gamertag: "O'Neil-x.y" },
    { gamertag: 'Ёлка' },
    { gamertag: '07' },
    { jerseyNumber: 1 },
    { jerseyNumber: 99 },
    { email: 'A.b+c@example.org' },
  ])('are taken as they may be: %j', async (body) => {
    const { edit } = await setup();
    expect(await edit(body)).toMatchObject({ status: 200 });
  });

  it.each([
    [{ favoritePosition: 'Libero' }, 'favoritePosition'],
    [{ socialMedia: { twitch: 'javascript:alert(1)' } }, 'socialMedia.twitch'],
    ...[
      'data:text/html,x',
      '//evil.example',
      'https://user@evil.example',
      'https://example.com/\u202egpj.exe',
      'https://exam\u200bple.com/ada',
      'https://example.com/\ud800',
      `https://example.com/${'x'.repeat(200)}`,
    ].map((twitch): [object, string] => [{ socialMedia: { twitch } }, 'socialMedia.twitch']),
    [{ psoId: 'p' }, 'psoId'],
    [{ bio: 'x'.repeat(501) }, 'bio'],
  ])('are refused in a profile where they cannot be: %j', async (body, path) => {
    const { api } = await setup();
    const since = api.since();
    const answer = await api.send({
      method: 'PUT',
      path: `/api/players/gamertag/${encodeURIComponent('ışık')}/profile`,
      body,
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    expect(since()).toEqual([]);
  });
});
