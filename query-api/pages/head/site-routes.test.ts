import { describe, expect, it } from 'vitest';
import { matchesModel } from '../../contract/matches.ts';
import { playersModel } from '../../contract/players.ts';
import { seasonId, seasonsModel } from '../../contract/seasons.ts';
import { SETTINGS_ID, settingsModel } from '../../contract/settings.ts';
import { teamsModel } from '../../contract/teams.ts';
import { settings } from '../../testing/head-of-page.ts';
import {
  fillLeague,
  galata,
  idOf,
  izmir,
  match,
  player,
  putPlayer,
  sampleMatches,
  season,
  sivas,
  team,
} from '../../testing/league.ts';
import { queryApiInMemory, serve } from '../../testing/serving.ts';
import { readSiteMap } from './site-map.ts';

const SITE = 'https://lig.example';
const ROBOTS = '/robots.txt';
const MAP = '/sitemap.xml';
const MANIFEST = '/manifest.webmanifest';

const league = async (publicUrl: string | undefined = SITE) => {
  const { models, api } = queryApiInMemory({ page: { publicUrl } });
  fillLeague(models);
  models.see(playersModel, 10n);
  models.see(settingsModel, 10n);
  return { models, ...(await serve(api)) };
};

const withoutAddress = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  return serve(api);
};

describe.each([
  [ROBOTS, 'text/plain; charset=utf-8'],
  [MAP, 'application/xml; charset=utf-8'],
  [MANIFEST, 'application/manifest+json'],
])('GET %s', (path, type) => {
  it('is a ready answer with an ETag', async () => {
    const { get, fast } = await league();
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect(fast).toEqual([path]);
    const head = await get(path, { 'accept-encoding': 'identity' }, 'HEAD');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(await answer.text())));
  });

  it('does not look at a search', async () => {
    const { get } = await league();
    const plain = await (await get(path)).text();
    for (const search of ['?', '?v=2', '?utm_source=x&fbclid=y']) {
      const answer = await get(path + search);
      expect([answer.status, await answer.text()]).toEqual([200, plain]);
    }
  });
});

describe('robots.txt', () => {
  /** Whether a crawler may ask for the address: of the rules that fit, the longest holds (RFC 9309 2.2.2). */
  const allows = (text: string, address: string): boolean => {
    const rules = text.split('\n').flatMap((line) => {
      const [, kind, pattern = ''] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? [];
      if (kind === undefined) return [];
      const end = pattern.endsWith('$');
      const start = end ? pattern.slice(0, -1) : pattern;
      const fits = end ? address === start : address.startsWith(start);
      return fits ? [{ isAllowed: kind === 'Allow', length: pattern.length }] : [];
    });
    return rules.toSorted((a, b) => b.length - a.length)[0]?.isAllowed ?? true;
  };

  it('lets everything be found that is for everybody, and nothing else', async () => {
    const text = await (await (await league()).get(ROBOTS)).text();
    expect(text).toMatch(/^User-agent: \*\n/);
    const open = [
      '/',
      '/admins',
      '/profile/Kartal42',
      '/standings?week=2',
      '/match/1',
      '/share/league.png',
      '/icons/192.png',
    ];
    for (const address of [...open, '/sitemap.xml', '/assets/x.js', '/accounting'])
      expect([address, allows(text, address)]).toEqual([address, true]);
    for (const address of [
      '/api/teams',
      '/admin',
      '/admin?next=/admin/audit',
      '/admin/audit',
      '/login',
      '/login?form=code',
    ])
      expect([address, allows(text, address)]).toEqual([address, false]);
    for (const address of [
      '/account',
      '/my-stats',
      '/profile',
      '/profile?tab=teams',
      '/referee-panel',
      '/match-planning',
    ])
      expect([address, allows(text, address)]).toEqual([address, false]);
  });

  it('names the site map where the address of the site is known', async () => {
    expect(await (await (await league()).get(ROBOTS)).text()).toContain('\nSitemap: https://lig.example/sitemap.xml\n');
    expect(await (await (await withoutAddress()).get(ROBOTS)).text()).not.toContain('Sitemap');
  });
});

describe('the site map', () => {
  /** Reads the XML strictly: each element that the protocol names, in its order, and nothing between. */
  const read = async (get: Awaited<ReturnType<typeof league>>['get']) => {
    const text = await (await get(MAP)).text();
    const frame =
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n((?:<url>.*<\/url>\n)*)<\/urlset>\n$/;
    const [, body] = frame.exec(text) ?? [];
    if (body === undefined) throw new Error(`no site map: ${text.slice(0, 300)}`);
    return body
      .split('\n')
      .slice(0, -1)
      .map((line) => {
        const [, loc = '', changed] =
          /^<url><loc>([^<>"]+)<\/loc>(?:<lastmod>([^<>]+)<\/lastmod>)?<\/url>$/.exec(line) ?? [];
        expect(loc.replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
        return { loc: new URL(loc.replaceAll('&amp;', '&')).href, changed };
      });
  };

  it('has each page for everybody once, with when it changed', async () => {
    const { models, get } = await league();
    putPlayer(models, player(idOf('c', 1), 'Kartal42'), { earlier: ['Eski'], at: 11n });
    putPlayer(models, player(idOf('c', 2), 'Bekleyen', { status: 'pending' }), { at: 11n });
    models.put(teamsModel, izmir, team(izmir, 'İzmir', { deleted: true }), 11n);
    const changedAt = '2026-09-04T20:00:00.000Z';
    models.put(matchesModel, idOf('b', 1), { ...match(1, 1, galata, sivas), changedAt }, 11n);
    const entries = await read(get);
    const paths = entries.map(({ loc }) => loc.slice(SITE.length));
    expect(new Set(paths).size).toBe(paths.length);
    const isFound = ['/', '/standings', '/leaderboards/goals', '/seasons/1', `/team/${galata}`, '/profile/Kartal42'];
    expect(paths).toEqual(expect.arrayContaining([...isFound, ...sampleMatches.map(({ id }) => `/match/${id}`)]));
    expect(paths.filter((path) => /admin(?!s)|login|account|Bekleyen|Eski/.test(path))).toEqual([]);
    expect(paths).not.toContain(`/team/${izmir}`);
    const changes = entries.filter(({ changed }) => changed !== undefined);
    expect(changes).toEqual([
      { loc: `${SITE}/seasons/1`, changed: changedAt },
      { loc: `${SITE}/match/${idOf('b', 1)}`, changed: changedAt },
    ]);
  });

  it('moves with the league', async () => {
    const { models, get } = await league();
    const before = (await read(get)).length;
    putPlayer(models, player(idOf('c', 1), 'Kartal42'), { at: 11n });
    expect(await read(get)).toHaveLength(before + 1);
  });

  it.each([
    '</loc><script>',
    'a&b',
    '"x"',
    `'`,
    'Ş\u2028x',
    '\u202Ex',
    '%2F',
    '../../x',
    'a/b?c#d',
    '\uD800',
    'x'.repeat(300),
  ])('keeps the gamertag %j an address', async (gamertag) => {
    const { models, get } = await league();
    putPlayer(models, player(idOf('c', 1), gamertag), { at: 11n });
    const [found] = (await read(get)).filter(({ loc }) => loc.includes('/profile/'));
    expect(decodeURIComponent(new URL(found?.loc ?? '').pathname.slice('/profile/'.length))).toBe(
      gamertag.toWellFormed(),
    );
  });

  it('leaves out the oldest matches where there are too many pages', async () => {
    const { models } = await league();
    models.put(seasonsModel, seasonId(2), season([], { season: 2 }), 11n);
    const next = match(7, 1, galata, sivas, { season: 2 });
    models.put(matchesModel, next.id, next, 11n);
    const all = await models.reader.snapshot((view) => readSiteMap(view, SITE));
    const most = all.match(/<loc>/g)?.length ?? 0;
    const shorter = await models.reader.snapshot((view) => readSiteMap(view, SITE, most - sampleMatches.length));
    expect(shorter).toContain(`/match/${next.id}`);
    for (const { id } of sampleMatches) {
      expect(all).toContain(`/match/${id}`);
      expect(shorter).not.toContain(`/match/${id}`);
    }
  });

  it('is missing while the address of the site is not known', async () => {
    const { get } = await withoutAddress();
    expect((await get(MAP, { accept: 'text/html' })).status).toBe(404);
  });
});

describe('the manifest', () => {
  it('says how the league is installed', async () => {
    const { get } = await league();
    const manifest = (await (await get(MANIFEST)).json()) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Pro Süper Lig',
      short_name: 'Pro Süper',
      lang: 'tr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#dc3545',
    });
    expect(manifest['icons']).toEqual([
      expect.objectContaining({ src: '/icons/192.png', sizes: '192x192' }),
      expect.objectContaining({ src: '/icons/512.png', sizes: '512x512' }),
      expect.objectContaining({ src: '/icons/maskable-512.png', purpose: 'maskable' }),
    ]);
  });

  it.each([
    ['#0A3161', '#0a3161'],
    ['red;}', '#dc3545'],
  ])('turns the colour %s of the league into %s', async (color, theme) => {
    const { models, get } = await league();
    models.put(settingsModel, SETTINGS_ID, { ...settings(), color }, 11n);
    expect(await (await get(MANIFEST)).json()).toMatchObject({ theme_color: theme });
  });

  it.each([
    ['Ege', 'Ege'],
    ['Çokuzunadlıbirlig Süper', 'Çokuzunadlıb'],
    ['"} </script>\u2028', '"} </script>'],
    ['🏆🏆 Kupa', '🏆🏆 Kupa'],
  ])('of the league %j has the short name %j', async (title, short) => {
    const { models, get } = await league();
    models.put(settingsModel, SETTINGS_ID, { ...settings(), title }, 11n);
    expect(await (await get(MANIFEST)).json()).toMatchObject({ name: title, short_name: short });
  });
});
