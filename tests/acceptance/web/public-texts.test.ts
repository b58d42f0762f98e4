import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../../kit/admin.ts';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import type { Role } from '../../kit/browser/roles.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { answering, answerOfGateway, breakPath, fault500, type Fault, stall } from './bad-network.ts';
import { eventually } from './eventually.ts';
import { main, matchLink, pressed } from './page-parts.ts';
import { act } from './people.ts';
import { HISTORY, KARTAL, profileOf } from './statistics-samples.ts';

/** What the browser says of answers that fail on purpose, and of a picture that is not there. */
const SAID = [/^(404|50[02]) from/];

/** The Turkish year of today, which stands at the foot of each page. */
const YEAR = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date()).slice(0, 4);
const SETTINGS = '/api/settings';
const OWN = { _id: '00000000-0000-4000-8000-000000000001', gamertag: 'Kartal42' };

const team = (name: string, part: Partial<TeamAnswer> = {}): TeamAnswer => ({
  ...KARTAL,
  _id: `00000000-0000-4000-8000-0000000b1a${name.length}f`,
  name,
  createdAt: '2026-08-01T09:00:00.000Z',
  players: [{ _id: OWN._id }],
  stats: { wins: 3, draws: 2, losses: 1 },
  ...part,
});
/** One team without a logo, and one whose logo cannot be loaded. */
const TEAMS = [team('Ege'), team('Moda', { logo: '/images/yok.webp', players: [] })];

type Answers = Readonly<Record<string, Fault>>;

type Case = {
  readonly path: string;
  readonly text: string | RegExp;
  readonly as?: Role;
  /** What calls are answered with: paths as {@link breakPath} takes them. */
  readonly answers?: Answers;
};

const teams = { path: '/teams', answers: { '/api/teams': answering(TEAMS) } };
const profile = {
  path: `/profile/${OWN.gamertag}`,
  answers: {
    '/api/players/gamertag/*/profile': answering(
      profileOf(OWN, { profile: { ...profileOf(OWN).profile, playingStyle: 'Kısa pas' } }),
    ),
    '/api/players/gamertag/*/matches': answering({ matchHistory: HISTORY }),
  },
};
const emptyWeek = {
  path: '/weekly-matches?week=2',
  answers: {
    '/api/matches/week/2': answering([]),
    '/api/matches/weeks/total': answering({ totalWeeks: 3, currentWeek: 1 }),
  },
};
const noWeeks = {
  path: '/weekly-matches',
  answers: { '/api/matches/weeks/total': answering({ totalWeeks: 0, currentWeek: 0 }) },
};

/** The sentences of the public pages that no story reads, each with what provokes it. */
const CASES: readonly Case[] = [
  { path: '/', text: '5 Eyl – 30 Ara 2026' },
  { path: '/', text: `© ${YEAR} Yaz Ligi` },
  { path: '/', text: 'Sahaya çıkma vakti.' },
  { path: '/', text: 'Takip Et' },
  { path: '/', text: 'Yakında' },
  { path: '/', text: 'Yeni sezon' },
  { path: '/', text: 'Transfer dönemi' },
  { path: '/', text: 'Turnuva kuralları' },

  { path: '/standings', text: '12 takım' },
  { path: '/standings', text: 'play-off 6' },
  { path: '/standings', text: /^\d+ puan$/ },
  { path: '/standings', text: /^\d+\/66 maç$/ },
  { path: '/standings', text: 'Play-off: ilk 6, tek maçlı eleme' },
  { path: '/standings', text: 'Küme düşme: son 2' },

  { ...teams, text: '2 takım' },
  { ...teams, text: '2 aktif' },
  { ...teams, text: '1 logolu' },
  { ...teams, text: '2 gösterilen' },
  { ...teams, text: 'Takım no 1A3F' },
  { ...teams, text: 'Logo Eksik' },
  { ...teams, text: 'Tamamlanmış Profil' },
  { ...teams, text: '1 oyuncu' },
  { ...teams, text: '3 G 2 B 1 M' },
  { ...teams, text: 'Takım Detayları' },

  { ...emptyWeek, text: 'Bu hafta maç yok.' },
  { ...emptyWeek, text: '1. hafta' },
  { ...emptyWeek, text: '3. hafta' },
  { ...noWeeks, text: 'Ana Sayfaya Dön' },
  { ...noWeeks, text: 'Takımlara bak' },

  { path: '/players', as: 'admin', text: 'Hakem Yönetimi' },
  { path: '/players', as: 'admin', text: 'Yayıncı Yönetimi' },

  { path: '/about', text: 'Takım yönetimi' },
  { path: '/about', text: 'Haftalık fikstür' },
  { path: '/about', text: 'Her maçın oyuncu satırları, puanlar ve sezon toplamları.' },
  { path: '/about', text: 'Gol, asist ve kurtarış krallığı.' },
  { path: '/about', text: 'Transferler' },
  { path: '/privacy-policy', text: 'Gamertag, mevki, forma numarası' },
  { path: '/privacy-policy', text: 'Takımlarınız ve aldığınız beğeniler' },
  { path: '/privacy-policy', text: 'E-posta adresi ve PSO ID' },
  { path: '/privacy-policy', text: 'Site çerez kullanmaz' },
  { path: '/privacy-policy', text: 'Analitik' },
  { path: '/privacy-policy', text: 'Yok. Bu sitede reklam gösterilmiyor.' },
  { path: '/privacy-policy', text: 'tarayıcınızla sunucu arasındaki bağlantı şifrelidir' },

  { path: '/login', text: 'Henüz hesabınız yok mu?' },
  { path: '/register', text: 'Zaten hesabınız var mı?' },

  { ...profile, text: '4 beğeni' },
  { ...profile, text: 'Oyuncu no' },
  { ...profile, text: '#0001' },
  { ...profile, text: 'Kayıt tarihi' },
  { ...profile, text: '5 Eyl 2026' },
  { ...profile, text: 'Boşta' },
  { ...profile, text: 'Forma numarası' },
  { ...profile, text: 'Sol ayaklı.' },
  { ...profile, text: 'Kısa pas' },
  { ...profile, text: 'Sosyal hesaplar' },
];

describeInBrowser('the sentences of the public pages', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: 'same' });
    await act(league, 'PUT', SETTINGS, {
      title: 'Yaz Ligi',
      description: 'Sahaya çıkma vakti.',
      startDate: '2026-09-05',
      endDate: '2026-12-30',
      socialMedia: { kick: 'https://kick.com/yaz', discord: '' },
    });
  });
  afterAll(() => league.stop());

  const open = (path: string, answers: Answers = {}, as: Role = 'visitor'): Promise<Page> =>
    openPage(league.url + path, {
      as,
      allowTroubles: SAID,
      prepare: async (page) => {
        for (const [call, fault] of Object.entries(answers)) await breakPath(page, call, fault);
      },
    });

  it.for(CASES)('$path says: $text', async ({ path, text, answers, as }) => {
    const page = await open(path, answers, as);
    await page.locator('body').getByText(text).filter({ visible: true }).first().waitFor();
  });

  it('the bar leads to teams and players, days and weeks, the table and the three boards', async () => {
    const page = await open('/about');
    const bar = page.getByRole('banner').getByRole('navigation', { name: 'Ana gezinme' });
    const shown = (): Promise<readonly string[]> => bar.getByRole('link').filter({ visible: true }).allTextContents();
    for (const [group, ways] of [
      ['Turnuva', ['Takımlar', 'Oyuncular', 'Kurallar ve ödüller', 'Sezonlar', 'Puan Durumu']],
      ['Maçlar', ['Günün Maçları', 'Haftalık Takvim', 'Puan Durumu']],
      ['Krallıklar', ['Puan Durumu', 'Gol Krallığı', 'Asist Krallığı', 'Kurtarış Krallığı']],
    ] as const) {
      await bar.getByRole('button', { name: group }).click();
      await eventually(shown).toEqual(ways);
      await page.keyboard.press('Escape');
    }
  });

  it('the home page leads to teams, matches, table and scorers, and to a channel in a tab of its own', async () => {
    const page = await open('/');
    const ways = page.getByRole('navigation', { name: 'Kısa yollar' }).getByRole('link');
    await ways.nth(3).waitFor();
    const addresses = await Promise.all((await ways.all()).map((way) => way.getAttribute('href')));
    expect(addresses.map((address) => address?.replace(/\?.*/, ''))).toEqual([
      '/teams',
      '/weekly-matches',
      '/standings',
      '/leaderboards/goals',
    ]);
    const kick = main(page).getByRole('link', { name: 'Kick Takip Et (yeni sekmede açılır)' });
    expect([await kick.getAttribute('href'), await kick.getAttribute('target')]).toEqual([
      'https://kick.com/yaz',
      '_blank',
    ]);
    expect(await main(page).getByRole('button', { name: 'Discord Yakında' }).isDisabled()).toBe(true);
    const places = main(page)
      .getByRole('listitem')
      .filter({ hasText: /Takip Et|Yakında/ });
    const named = (await places.allTextContents()).map((text) => text.replace(/Takip Et.*|Yakında/, ''));
    expect(named).toEqual(['Discord', 'Instagram', 'YouTube', 'Kick', 'Twitch']);
  });

  it('the bar has the logo of the league, or its first letter while there is none', async () => {
    const { body: settings } = await league.call<object>('GET', SETTINGS);
    const logo = '/images/lig.webp';
    const page = await open('/about', {
      [SETTINGS]: answering({ ...settings, logo }),
      [logo]: (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    });
    await page.getByRole('banner').locator(`img[src="${logo}"]`).waitFor();
    const without = await open('/about');
    await without.getByRole('banner').getByRole('link', { name: 'Yaz Ligi' }).getByText('Y', { exact: true }).waitFor();
  });

  it('the menu of who is signed in begins with the initial of the name', async () => {
    const page = await open('/about', {}, 'admin');
    const menu = page.getByRole('banner').getByRole('button', { name: `Hesap: ${ADMIN.username}` });
    await menu.getByText(ADMIN.username.slice(0, 1).toLocaleUpperCase('tr'), { exact: true }).waitFor();
  });

  it('an admin who is signed in is led from the login to the dashboard', async () => {
    const page = await open('/admin', {}, 'admin');
    await page.waitForURL('**/admin/dashboard');
  });

  it('a page of a team leads back to the teams', async () => {
    const [first] = (await league.call<readonly TeamAnswer[]>('GET', '/api/teams')).body;
    if (first === undefined) throw new Error('the sample has no team');
    const page = await open(`/team/${first._id}`);
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor();
    await main(page).getByRole('link', { name: 'Takımlar', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Takımlar' }).waitFor();
  });

  it('the table explains its columns, crowns the first, and names the zones of its rows', async () => {
    const page = await open('/standings');
    const words = main(page).locator('section').filter({ hasText: 'Kısaltmalar' }).last().locator('dl > div');
    await words.first().waitFor();
    expect(await words.allTextContents()).toEqual(
      expect.arrayContaining([
        'OOynanan',
        'GGalibiyet',
        'BBeraberlik',
        'MMağlubiyet',
        'AGAtılan gol',
        'YGYenilen gol',
        'AVAveraj',
        'PPuan',
      ]),
    );
    const places = main(page).locator('tbody tr:has(th) > td:first-child');
    const first = await places.allTextContents();
    expect(first.slice(0, 6).every((place) => place.endsWith(', play-off'))).toBe(true);
    expect(first.slice(6, 10).some((place) => place.includes(','))).toBe(false);
    expect(first.slice(10)).toEqual(['11, küme düşme', '12, küme düşme']);
    const medals = await Promise.all([0, 1, 2, 3].map((at) => places.nth(at).locator('[class*=bg-]').count()));
    expect(medals).toEqual([1, 1, 1, 0]);
    expect(await places.locator('svg').count()).toBe(1);
  });

  it('the teams are sorted by date, and a search that finds none is cleared', async () => {
    const page = await open('/teams?q=yok', teams.answers);
    await main(page).getByText('Sonuç Bulunamadı').waitFor();
    await pressed('Aramayı temizle')(page);
    await main(page).getByRole('link', { name: 'Takım Detayları: Ege' }).waitFor();
    await main(page).getByRole('combobox', { name: 'Sıralama' }).selectOption('Tarihe göre (yeniden eskiye)');
    await eventually(() => new URL(page.url()).search).toBe('?sort=date');
  });

  it('the players stand in three columns from 992 px on', async () => {
    for (const [width, columns] of [
      [991, 1],
      [992, 3],
    ] as const) {
      const page = await openPage(`${league.url}/players`, { width });
      const rows = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') });
      await rows.nth(5).waitFor();
      const boxes = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => rows.nth(at).boundingBox()));
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns);
    }
  });

  it('a logo that cannot be loaded gives way to the shield of the team', async () => {
    const page = await open('/teams', teams.answers);
    const moda = main(page).getByRole('article').filter({ hasText: 'Moda' });
    await moda.getByText('MO', { exact: true }).waitFor();
    await moda.locator('img').waitFor({ state: 'detached' });
  });

  it('a day without matches leads back to today', async () => {
    const page = await open('/matches?date=2001-01-01');
    await main(page).getByRole('heading', { name: 'Bu tarihte maç yok.' }).waitFor();
    await pressed('Bugüne dön')(page);
    await main(page).getByText('Bugün · 6 maç').waitFor();
  });

  it('a week leads to the one before and after, and no further than the season goes', async () => {
    const page = await open('/weekly-matches?week=10');
    await main(page).getByRole('link', { name: 'Sonraki hafta' }).click();
    await main(page).getByText('Hafta 11 / 11', { exact: true }).waitFor();
    const next = main(page).getByRole('button', { name: 'Sonraki hafta' });
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await main(page).getByRole('link', { name: 'Önceki hafta' }).click();
    await main(page).getByText('Hafta 10 / 11', { exact: true }).waitFor();
  });

  it('a match of a week opens over the day on which it is played', async () => {
    const page = await open('/weekly-matches?week=8');
    await matchLink(page).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForURL(/\/matches\?date=\d{4}-\d\d-\d\d&match=/);
  });

  it('a password is shown and hidden by its button', async () => {
    for (const path of ['/login', '/admin']) {
      const page = await open(path);
      const box = main(page).getByRole('textbox', { name: 'Şifre', exact: true });
      await box.fill('gizli');
      expect(await box.getAttribute('type')).toBe('password');
      await pressed('Şifreyi göster')(page);
      expect(await box.getAttribute('type')).toBe('text');
      await pressed('Şifreyi gizle')(page);
      expect(await box.getAttribute('type')).toBe('password');
    }
  });

  it.for([
    ['/login', '/api/players/login', 'E-posta', 'kartal@ornek.com'],
    ['/admin', '/api/admins/login', 'Kullanıcı adı ya da gamertag', 'kartal'],
  ] as const)('a login at %s whose answer nobody understands has a sentence too', async ([path, call, label, name]) => {
    const page = await open(path, { [call]: answerOfGateway });
    await main(page).getByRole('textbox', { name: label }).fill(name);
    await main(page).getByRole('textbox', { name: 'Şifre', exact: true }).fill('gizli');
    await pressed('Giriş yap')(page);
    await main(page).getByText('İşlem tamamlanamadı. Biraz sonra yeniden deneyin.').waitFor();
  });

  it('a page brings the settings with it', async () => {
    const page = await open('/');
    await page.route(`**${SETTINGS}`, stall);
    await page.reload();
    await page.getByRole('banner').getByText('Yaz Ligi').waitFor();
  });

  it('settings that cannot be read are told to nobody: the defaults stand', async () => {
    const page = await open('/standings', { [SETTINGS]: fault500 });
    await page.getByRole('banner').getByText('Pro Süper Lig').waitFor();
    await page.getByRole('rowheader').first().waitFor();
    expect(await page.getByText(/hata|yüklenemedi/i).count()).toBe(0);
  });
});
