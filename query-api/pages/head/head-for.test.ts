import { defaultSettings } from '@league/events/rules/default-settings.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesModel } from '../../contract/matches.ts';
import { squadsModel } from '../../contract/players.ts';
import { seasonId, seasonsModel } from '../../contract/seasons.ts';
import { SETTINGS_ID, settingsModel } from '../../contract/settings.ts';
import { teamsModel } from '../../contract/teams.ts';
import { headsOf, settings, SITE } from '../../testing/head-of-page.ts';
import { inMemoryReadModels } from '../../testing/in-memory-read-models.ts';
import {
  caykur,
  fillLeague,
  galata,
  idOf,
  izmir,
  match,
  player,
  putPlayer,
  sampleMatches,
  season,
  team,
} from '../../testing/league.ts';
import { historyLine, putHistory } from '../../testing/statistics.ts';
import { headFor } from './head-for.ts';

const KARTAL = idOf('c', 1);

const league = (publicUrl?: string) => {
  const models = inMemoryReadModels();
  fillLeague(models);
  putPlayer(models, player(KARTAL, 'Kartal42', { teamId: galata }), { earlier: ['Eski Ad'] });
  putHistory(models, KARTAL, [historyLine(idOf('b', 1), { goals: 2, assists: 0 })]);
  models.put(squadsModel, galata, { teamId: galata, players: [KARTAL] }, 11n);
  return { models, head: headsOf(models, publicUrl ?? SITE) };
};

/** A league whose first season is over, and whose second one has just begun. */
const afterASeason = () => {
  const made = league();
  made.models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt: '2026-10-01T09:00:00.000Z' }), 12n);
  const next = [match(7, 1, galata, izmir, { season: 2 })];
  made.models.put(seasonsModel, seasonId(2), season(next, { season: 2, label: 'Sezon 2027' }), 13n);
  return made;
};

describe('the title of a page', () => {
  it.each([
    ['/', 'Ana Sayfa'],
    ['/standings?week=2&view=home', 'Puan Durumu'],
    ['/leaderboards/goals', 'Gol Krallığı'],
    ['/leaderboards/assists?season=1', 'Asist Krallığı'],
    ['/leaderboards/saves', 'Kurtarış Krallığı'],
    ['/weekly-matches?now=true', 'Haftalık Takvim'],
    ['/matches?date=2026-09-12', 'Günün Maçları'],
    [`/matches?date=2026-09-04&match=${idOf('b', 1)}&tab=lineup`, 'Galata – Çaykur'],
    [`/matches?match=${idOf('b', 99)}`, 'Günün Maçları'],
    [`/match/${idOf('b', 3)}?tab=history`, 'Çaykur – Sivas'],
    ['/teams?q=x', 'Takımlar'],
    [`/team/${izmir}?tab=lineup`, 'İzmir'],
    ['/players', 'Oyuncular'],
    ['/profile/kartal42', 'Kartal42'],
    ['/profile/Eski%20Ad?tab=teams', 'Kartal42'],
    ['/seasons', 'Sezonlar'],
    ['/seasons/1', 'Sezon 2026'],
    ['/admins', 'Adminler'],
    ['/rules', 'Kurallar ve ödüller'],
    ['/about', 'Hakkında'],
    ['/privacy-policy', 'Gizlilik'],
    ['/register', 'Kayıt Ol'],
    ['/login', 'Oyuncu Girişi'],
    ['/login?form=code', 'Kodla yeni şifre'],
    ['/admin', 'Admin Girişi'],
    ['/admin/match-results?week=2', 'Admin Girişi'],
    ['/match-planning', 'Admin Girişi'],
    ['/account', 'Oyuncu Girişi'],
    ['/profile', 'Profil'],
    ['/my-stats', 'İstatistiklerim'],
    ['/referee-panel', 'Hakem Paneli'],
    ['/referee-results', 'Hakem Sonuçları'],
    ['/broadcaster-panel', 'Yayıncı Paneli'],
    ['/Standings/', 'Puan Durumu'],
  ])('%s: %s', async (address, title) => {
    const { head } = league();
    expect(await head(address)).toMatchObject({ isFound: true, title: `${title} · Pro Süper Lig` });
  });

  it('ends with the name of the league', async () => {
    const { models, head } = league();
    models.put(settingsModel, SETTINGS_ID, { ...settings(), title: 'Ege Ligi' }, 12n);
    expect(await head('/teams')).toMatchObject({
      title: 'Takımlar · Ege Ligi',
      siteName: 'Ege Ligi',
    });
  });
});

describe('the description', () => {
  it.each([
    ['/', defaultSettings.description],
    ['/standings', 'Sezon 2026: lider Galata, 2 maçta 4 puan. İkinci Çaykur, 3 puan.'],
    ['/standings?week=1', 'Sezon 2026, 1. hafta sonu: lider Galata, 1 maçta 3 puan. İkinci İzmir, 1 puan.'],
    ['/standings?view=away', 'Sezon 2026, deplasman: lider Galata, 1 maçta 1 puan. İkinci İzmir, 1 puan.'],
    ['/leaderboards/goals', 'Sezon 2026: zirvede Kartal42, 2 gol.'],
    ['/leaderboards/saves', 'Sezon 2026: henüz kurtarış yok.'],
    ['/weekly-matches?week=2', '2. hafta: 2 maç, 2 sonuç. Çaykur 3–0 Sivas, İzmir 1–1 Galata.'],
    ['/weekly-matches?week=9', '9. hafta: maç yok.'],
    ['/matches', 'Sezon 2026, 6 maç. Günün maçları, saatleri ve skorları.'],
    ['/matches?date=2026-09-12', '12 Eylül 2026 Cumartesi: 1 maç, 1 sonuç. İzmir 1–1 Galata.'],
    [`/match/${idOf('b', 1)}`, 'Galata 2–1 Çaykur. 1. hafta, 4 Eylül 2026 Cuma 21:00.'],
    [`/match/${idOf('b', 3)}`, 'Çaykur 3–0 Sivas (hükmen). 2. hafta, 11 Eylül 2026 Cuma 21:00.'],
    [`/match/${idOf('b', 5)}`, 'Galata – Sivas. 3. hafta, tarih belirlenmemiş.'],
    [`/match/${idOf('b', 6)}`, 'Çaykur – İzmir. 3. hafta, 18 Eylül 2026 Cuma 21:00, Pro Arena.'],
    [
      `/team/${galata}`,
      'Galata, Sezon 2026: 1. sırada, 2 maçta 4 puan (1 galibiyet, 1 beraberlik, 0 mağlubiyet). Kadroda 1 oyuncu.',
    ],
    ['/teams', 'Ligin 4 takımı: Çaykur, Galata, İzmir, Sivas.'],
    ['/players', 'Ligin 1 oyuncusu: takımları, mevkileri ve istatistikleri.'],
    ['/profile/Kartal42', 'Kartal42, Galata, Forvet, 9 numara. Sezon 2026: 1 maç, 2 gol, 0 asist.'],
    ['/seasons', 'Ligin 1 sezonu: puan durumları, şampiyonlar ve sonuçlar. Sezon 2026.'],
    ['/seasons/1', 'Sezon 2026: lider Galata, 2 maçta 4 puan. İkinci Çaykur, 3 puan. 4 takım, 6 maç.'],
  ])('of %s: %s', async (address, description) => {
    expect((await league().head(address)).description).toBe(description);
  });

  it('says that a match is running, or was called off', async () => {
    const { models, head } = league();
    const running = match(6, 3, caykur, izmir, { status: 'live', provisionalScore: { home: 1, away: 0 } });
    models.put(matchesModel, running.id, running, 12n);
    expect((await head(`/match/${running.id}`)).description).toContain('Çaykur 1–0 İzmir. Maç sürüyor. 3. hafta');
    models.put(matchesModel, running.id, { ...running, status: 'cancelled', provisionalScore: null }, 13n);
    expect((await head(`/match/${running.id}`)).description).toContain('Çaykur – İzmir. Maç iptal edildi.');
  });

  it('names the champion of a season that is over', async () => {
    const { head } = afterASeason();
    expect((await head('/seasons/1')).description).toBe('Sezon 2026: Şampiyon Galata, 4 puan. 4 takım, 6 maç.');
    expect((await head('/standings?season=1')).description).toContain('Sezon 2026: lider Galata');
    expect((await head('/standings')).description).toBe('Sezon 2027: henüz maç oynanmadı.');
  });

  it('says that a league without seasons has played nothing', async () => {
    const head = headsOf(inMemoryReadModels());
    expect((await head('/standings')).description).toBe('Henüz maç oynanmadı.');
    expect((await head('/leaderboards/goals')).description).toBe('Henüz gol yok.');
    expect((await head('/weekly-matches')).description).toBe('1. hafta: maç yok.');
    expect((await head('/matches')).description).toBe('Günün maçları, saatleri ve skorları.');
  });

  it('has at most 300 characters, in one line', async () => {
    const { models, head } = league();
    models.put(
      settingsModel,
      SETTINGS_ID,
      { ...settings(), description: `${'🏆'.repeat(200)}\n\n${'a'.repeat(200)}` },
      12n,
    );
    const { description = '' } = await head('/');
    expect([...description]).toHaveLength(300);
    expect(description).toMatch(/^🏆{200} a{98}…$/u);
    models.put(settingsModel, SETTINGS_ID, { ...settings(), description: ' ' }, 13n);
    expect((await head('/')).description).toBe('Puan durumu, fikstür, canlı skorlar ve istatistikler.');
  });
});

describe('the canonical address', () => {
  it.each([
    ['/?utm_source=x', '/'],
    ['/standings?season=2&utm_source=x', '/standings'],
    ['/standings?season=1&week=2&view=home&fbclid=1', '/standings?season=1&week=2&view=home'],
    ['/standings?view=playoff&knownAt=2026-11-20T18:00:00Z', '/standings?view=playoff'],
    ['/standings?week=0&view=middle&season=1e9', '/standings'],
    ['/standings?week=2&week=3', '/standings'],
    ['/leaderboards/goals?season=1', '/leaderboards/goals?season=1'],
    ['/leaderboards/goals?season=2', '/leaderboards/goals'],
    ['/weekly-matches?week=1', '/weekly-matches'],
    ['/weekly-matches?week=%222%22', '/weekly-matches'],
    ['/weekly-matches?week=2', '/weekly-matches?week=2'],
    ['/matches?date=2026-02-31', '/matches'],
    [`/matches?date=2026-09-04&match=${idOf('b', 1)}`, `/match/${idOf('b', 1)}`],
    [`/match/${idOf('b', 1)}/?tab=history`, `/match/${idOf('b', 1)}`],
    [`/team/${galata}?tab=lineup`, `/team/${galata}`],
    ['/profile/eski%20ad?season=1', '/profile/Kartal42'],
    ['/seasons/1#x', '/seasons/1'],
  ])('of %s is %s', async (address, canonical) => {
    expect((await afterASeason().head(address)).url).toBe(SITE + canonical);
  });

  it('is absolute like that of the picture, so a head has neither while the address of the site is not known', async () => {
    const { models } = league();
    const { url, picture } = await headsOf(models)(`/match/${idOf('b', 1)}`);
    expect({ url, picture }).toEqual({
      url: `${SITE}/match/${idOf('b', 1)}`,
      picture: { url: `${SITE}/share/match/${idOf('b', 1)}.png`, alt: 'Galata 2–1 Çaykur' },
    });
    const unknown = await models.reader.snapshot((view) => headFor('/standings').read(view, {}));
    expect(unknown).not.toHaveProperty('url');
    expect(unknown).not.toHaveProperty('picture');
  });

  it.each([
    ['/', '/share/league.png'],
    ['/standings', '/share/standings.png'],
    [`/team/${galata}`, `/share/team/${galata}.png`],
    ['/profile/kartal42', '/share/player/Kartal42.png'],
    ['/about', '/share/league.png'],
  ])('of %s goes with the picture %s', async (address, picture) => {
    expect((await league().head(address)).picture?.url).toBe(SITE + picture);
  });
});

describe('what is not there', () => {
  it.each([
    ['/boyle-bir-sayfa-yok', 'Sayfa bulunamadı'],
    ['/teams/x', 'Sayfa bulunamadı'],
    ['/leaderboards%2Fgoals', 'Sayfa bulunamadı'],
    ['/%ff', 'Sayfa bulunamadı'],
    ['/__proto__', 'Sayfa bulunamadı'],
    ['/match', 'Sayfa bulunamadı'],
    ['/match/constructor', 'Maç bulunamadı.'],
    [`/match/${idOf('b', 99)}`, 'Maç bulunamadı.'],
    [`/team/${idOf('b', 1)}`, 'Takım'],
    ['/team/$gt', 'Takım'],
    ['/profile/Kimse', 'Oyuncu bulunamadı'],
    ['/profile/%E2%80%AE', 'Oyuncu bulunamadı'],
    ['/seasons/9', 'Sezon bulunamadı.'],
    ['/seasons/01', 'Sezon bulunamadı.'],
    ['/standings?season=9', 'Puan Durumu'],
  ])('%s: %s', async (address, title) => {
    expect(await league().head(address)).toEqual({
      isFound: false,
      isUnlisted: true,
      title: `${title} · Pro Süper Lig`,
      siteName: 'Pro Süper Lig',
      type: 'website',
    });
  });

  it('is a team that was deleted, and a player who is not approved', async () => {
    const { models, head } = league();
    models.put(teamsModel, izmir, team(izmir, 'İzmir', { deleted: true }), 12n);
    putPlayer(models, player(KARTAL, 'Kartal42', { status: 'pending' }), { at: 12n });
    for (const address of [`/team/${izmir}`, '/profile/Kartal42']) expect((await head(address)).isFound).toBe(false);
  });

  it('does not hide a fault', async () => {
    const { models } = league();
    models.beforeSnapshot(() => Promise.reject(new RangeError('a bug')));
    await expect(headsOf(models)('/standings')).rejects.toThrow('a bug');
  });
});

it('leaves what is for one person or for admins, and days without a match, to no search engine', async () => {
  const { head } = league();
  for (const address of [
    '/register',
    '/login',
    '/account',
    '/admin/audit',
    '/my-stats',
    '/referee-panel',
    '/matches?date=2030-01-01',
  ])
    expect([address, (await head(address)).isUnlisted]).toEqual([address, true]);
  for (const address of ['/', '/admins', '/profile/Kartal42', '/matches', '/matches?date=2026-09-12'])
    expect([address, (await head(address)).isUnlisted]).toEqual([address, false]);
});

it('says which pages name a player, and may not be kept once they are old', () => {
  expect(headFor('/profile/Kartal42').isPersonal).toBe(true);
  expect(headFor('/players').isPersonal).toBe(false);
});

it('takes any address', async () => {
  const { head } = league();
  const parts = fc.array(
    fc.oneof(fc.constantFrom('match', 'profile', 'standings', 'seasons', '%', '..'), fc.string({ unit: 'binary' })),
  );
  await fc.assert(
    fc.asyncProperty(parts, fc.string({ unit: 'binary' }), async (path, search) => {
      const { title, url } = await head(`/${path.join('/')}?${search}`);
      expect(title).toMatch(/ · Pro Süper Lig$/);
      expect(url ?? SITE).toMatch(/^https:\/\/lig\.example(?:\/|$)/);
    }),
  );
});
