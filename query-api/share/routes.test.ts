import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describe, expect, it } from 'vitest';
import { gamertagsModel, playersModel } from '../contract/players.ts';
import { SETTINGS_ID, settingsModel } from '../contract/settings.ts';
import { teamsModel } from '../contract/teams.ts';
import { NotDrawn } from '../ports/picture-drawer.ts';
import { galata, fillLeague, idOf, player, putPlayer, sampleMatches, team } from '../testing/league.ts';
import { PLAYER_TOKEN, bearer, queryApiInMemory, serve } from '../testing/serving.ts';

const cagri = idOf('c', 1);
const [first] = sampleMatches;
const MATCH = `/share/match/${first?.id}.png`;
const TEAM = `/share/team/${galata}.png`;
const PLAYER = `/share/player/${encodeURIComponent('Çağrı 42')}.png`;
const PICTURES = ['/share/league.png', '/share/standings.png', MATCH, TEAM, PLAYER];
const ICONS = ['/icons/180.png', '/icons/192.png', '/icons/512.png', '/icons/maskable-512.png'];

/** The small league with a player, and a drawer that answers what it is to draw. */
const league = async (overrides: Parameters<typeof queryApiInMemory>[0] = {}) => {
  const drawn: string[] = [];
  const draw = async (svg: string) => {
    drawn.push(svg);
    return Buffer.from(svg);
  };
  const { models, api, logged, time } = queryApiInMemory({ draw, ...overrides });
  fillLeague(models);
  putPlayer(models, player(cagri, 'Çağrı 42', { teamId: galata }));
  models.see(settingsModel, 10n);
  return { models, logged, time, drawn, ...(await serve(api)) };
};

const remember = async (path: string, { getRaw }: Awaited<ReturnType<typeof league>>): Promise<string> =>
  String((await getRaw(path)).headers.etag);

describe('a picture', () => {
  it.each([...PICTURES, ...ICONS])('at %s is a PNG, and is asked for again each time', async (path) => {
    const { getRaw } = await league();
    const answer = await getRaw(path, { 'accept-encoding': 'gzip, br' });
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'cache-control': 'no-cache',
        'content-length': String(answer.body.length),
        'x-content-type-options': 'nosniff',
      },
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('vary');
  });

  it.each([
    ['/icons/180.png', 180],
    ['/icons/192.png', 192],
    ['/icons/512.png', 512],
    ['/icons/maskable-512.png', 512],
  ])('at %s is as large as its name says', async (path, size) => {
    const { getRaw } = await league();
    expect(String((await getRaw(path)).body)).toContain(`width="${size}" height="${size}"`);
  });

  it('is not sent again to who has it, and a HEAD gets none', async () => {
    const served = await league();
    const etag = await remember(MATCH, served);
    const known = await served.getRaw(MATCH, { 'if-none-match': etag });
    expect(known).toMatchObject({ status: 304, headers: { etag } });
    expect(known.body).toHaveLength(0);
    const head = await served.getRaw(MATCH, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });

  it('is drawn once for everybody, until what it shows changes', async () => {
    const served = await league();
    const etag = await remember(TEAM, served);
    await Promise.all([1, 2, 3].map(() => served.getRaw(TEAM)));
    expect(served.drawn).toHaveLength(1);
    expect(served.fast).toContain(TEAM);
    served.models.put(teamsModel, galata, team(galata, 'Galata 1905'), 12n);
    expect(await remember(TEAM, served)).not.toBe(etag);
    expect(served.drawn).toHaveLength(2);
  });

  it('keeps its tag while only others change', async () => {
    const served = await league();
    const etag = await remember(MATCH, served);
    served.models.put(teamsModel, idOf('a', 9), team(idOf('a', 9), 'Yeni', { crest: 'blue-black-band' }), 12n);
    expect(await remember(MATCH, served)).toBe(etag);
  });

  it('is the same for who has a session', async () => {
    const { getRaw } = await league();
    for (const path of PICTURES) {
      const [open, own] = [await getRaw(path), await getRaw(path, bearer(PLAYER_TOKEN))];
      expect(own.body.equals(open.body)).toBe(true);
    }
  });

  it('shows the stored logos of teams and league', async () => {
    const hash = 'a1'.repeat(32);
    const logo = `/images/${hash}.webp`;
    const get = async (asked: string) => (asked === hash ? Buffer.from('webp') : undefined);
    const { models, getRaw } = await league({ images: { get } });
    models.put(teamsModel, galata, team(galata, 'Galata', { logo }), 11n);
    const inside = Buffer.from('webp').toString('base64');
    expect(String((await getRaw(TEAM)).body)).toContain(inside);
    models.put(teamsModel, galata, team(galata, 'Galata', { logo: `/images/${'b'.repeat(64)}.webp` }), 12n);
    expect(String((await getRaw(TEAM)).body)).not.toContain('href');
    models.put(teamsModel, galata, team(galata, 'Galata', { logo: 'https://example.com/logo.webp' }), 13n);
    expect(String((await getRaw(TEAM)).body)).not.toContain('href');
  });

  it('is in the theme colour of the settings', async () => {
    const { models, getRaw } = await league();
    const before = await getRaw('/icons/192.png');
    const { defaultSettings } = await import('@league/events/rules/default-settings.ts');
    models.put(settingsModel, SETTINGS_ID, structuredClone({ ...defaultSettings, color: '#ffd700' }) as never, 12n);
    const after = String((await getRaw('/icons/192.png')).body);
    expect(String(before.body)).toContain('#dc3545');
    expect(after).toContain('#ffd700');
    expect(after).toContain('#000000');
  });
});

describe('a picture of nothing', () => {
  it.each([
    ['/share/match/x.png', 'MATCH_NOT_FOUND'],
    [`/share/match/${idOf('b', 99)}.png`, 'MATCH_NOT_FOUND'],
    [`/share/team/${idOf('a', 99)}.png`, 'TEAM_NOT_FOUND'],
    ['/share/team/%3Cscript%3E.png', 'TEAM_NOT_FOUND'],
    ['/share/player/nobody.png', 'PLAYER_NOT_FOUND'],
    ['/share/player/%2e%2e.png', 'PLAYER_NOT_FOUND'],
  ])('at %s is %s', async (path, code) => {
    const { getRaw, drawn } = await league();
    const { status, headers, body } = await getRaw(path);
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('application/problem+json')]);
    expect(JSON.parse(String(body))).toMatchObject({ code });
    expect(drawn).toEqual([]);
  });

  it.each([
    '/share/',
    '/share/x.png',
    '/share/standings',
    '/share/standings.svg',
    '/Share/standings.png',
    '/icons/1.png',
  ])('at %s is a 404', async (path) => {
    const { getRaw } = await league();
    expect((await getRaw(path)).status).toBe(404);
  });

  it.each(['/share/player/%ff.png', '/share/standings.png?x=1'])('at %s is a bad request', async (path) => {
    const { getRaw } = await league();
    expect((await getRaw(path)).status).toBe(400);
  });
});

describe('the picture of a player', () => {
  it('is gone with the player, also while the stores are away', async () => {
    const { models, getRaw } = await league();
    expect((await getRaw(PLAYER)).status).toBe(200);
    models.put(playersModel, cagri, null, 12n);
    models.put(gamertagsModel, 'çağrı 42', null, 12n);
    models.beforeSnapshot(() => Promise.reject(new StoreUnavailable('MongoDB')));
    expect((await getRaw(PLAYER)).status).toBe(503);
    models.beforeSnapshot(async () => {});
    expect((await getRaw(PLAYER)).status).toBe(404);
  });

  it('holds nothing of the account: none is asked for', async () => {
    const asked: string[] = [];
    const personal = {
      of: async (ids: readonly string[]) => {
        asked.push(...ids);
        return new Map();
      },
    };
    const { getRaw } = await league({ personal });
    expect((await getRaw(PLAYER)).status).toBe(200);
    expect(asked).toEqual([]);
  });
});

describe('a drawer that', () => {
  it('fails lets the picture be unavailable and everything else be answered; the next picture is drawn', async () => {
    let fails = true;
    const draw = async (svg: string) => {
      if (fails) throw new NotDrawn('its thread ended');
      return Buffer.from(svg);
    };
    const { getRaw, logged } = await league({ draw });
    const { status, body } = await getRaw(MATCH);
    expect([status, JSON.parse(String(body))]).toEqual([503, expect.objectContaining({ code: 'PICTURE_UNAVAILABLE' })]);
    expect(logged.map(({ message }) => message)).toEqual(['picture not drawn']);
    expect((await getRaw('/api/teams')).status).toBe(200);
    fails = false;
    expect((await getRaw(MATCH)).status).toBe(200);
  });

  it('fails lets the last known picture be sent, marked as stale', async () => {
    let fails = false;
    const draw = async (svg: string) => {
      if (fails) throw new NotDrawn('its thread ended');
      return Buffer.from(svg);
    };
    const { models, getRaw } = await league({ draw });
    const before = await getRaw(TEAM);
    models.put(teamsModel, galata, team(galata, 'Galata 1905'), 12n);
    fails = true;
    const after = await getRaw(TEAM);
    expect(after).toMatchObject({ status: 200, headers: { 'x-stale': '1', 'cache-control': 'no-store' } });
    expect(after.body.equals(before.body)).toBe(true);
  });

  it('hangs holds only who waits for a picture, and them no longer than any GET', async () => {
    const begun = Promise.withResolvers<void>();
    const draw = () => {
      begun.resolve();
      return new Promise<Uint8Array>(() => {});
    };
    const { getRaw, time } = await league({ draw });
    const waiting = getRaw(MATCH);
    await begun.promise;
    expect((await getRaw('/api/teams')).status).toBe(200);
    time.isOver();
    expect((await waiting).status).toBe(503);
  });
});
