import type { ListedBroadcaster, ListedReferee, SimpleReferee } from '@league/query-api/contract/officials.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, type PageOptions } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { joinLeague, type LeaguePlayer, signedIn } from './league-players.ts';
import { hasFocus } from './matches.ts';
import { main } from './page-parts.ts';
import { act, approved } from './people.ts';

const REFEREES = '/admin/simple-referees';
const BROADCASTERS = '/admin/simple-broadcasters';
const APPLICATIONS = '/admin/management';
const CHANNEL = 'https://kick.com/kartal-tv';
/** What the server says of a link to Kick for a broadcaster on Twitch. */
const ELSEWHERE = 'Bu link Twitch adresine gitmiyor (kick.com). Yine de kaydetmek ister misiniz?';

describeInBrowser('referees and broadcasters', (openPage) => {
  let league: LeagueUnderTest;
  let used = 0;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  /** A gamertag that no other test has. */
  const another = (): string => {
    used += 1;
    return `Oyuncu ${used}`;
  };
  /** Another approved player, who is signed in. */
  const joined = async (): Promise<LeaguePlayer> => {
    const player = await joinLeague(league, another(), 'Sol Bek', used);
    // Resolves once the players show whom the act is about.
    await act(league, 'PUT', `/api/players/${player.id}`, { psoId: 'pso-var' });
    return player;
  };
  const open = (path: string, options: PageOptions = {}): Promise<Page> =>
    openPage(league.url + path, { as: 'admin', ...options });
  const profile = (gamertag: string): string => `/profile/${encodeURIComponent(gamertag)}`;
  const row = (page: Page, gamertag: string): Locator =>
    main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: gamertag }) });
  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
  const badge = (page: Page, office: string): Locator => main(page).getByText(office, { exact: true });
  /** The link in the navigation, with the number of applications that wait. */
  const count = (page: Page, pending: number): Locator =>
    page
      .getByRole('navigation', { name: 'Yönetim' })
      .getByRole('link', { name: `Hakem ve yayıncı başvuruları ${pending} başvuru onay bekliyor` });
  const referees = async (): Promise<readonly string[]> =>
    (await league.call<{ data: SimpleReferee[] }>('GET', '/api/simple-referees')).body.data.map(
      ({ player }) => player.gamertag,
    );
  /** How many applications wait: a test that is tried again finds those of the first try. */
  const waiting = async (): Promise<number> => {
    const asked = await league.call<{ referees: ListedReferee[] }>('GET', '/api/admin/referees');
    const others = await league.call<{ broadcasters: ListedBroadcaster[] }>('GET', '/api/admin/broadcasters');
    return [...asked.body.referees, ...others.body.broadcasters].filter(({ status }) => status === 'pending').length;
  };
  /** Fills the appointment of a broadcaster on Twitch. */
  const fillBroadcaster = async (dialog: Locator, gamertag: string): Promise<void> => {
    await dialog.getByRole('combobox', { name: 'Oyuncu' }).fill(gamertag);
    await dialog.getByRole('combobox', { name: 'Platform' }).selectOption('Twitch');
    await dialog.getByRole('textbox', { name: 'Kanal linki' }).fill(CHANNEL);
    await dialog.getByRole('textbox', { name: 'Kanal adı' }).fill('Kartal TV');
    await dialog.getByRole('textbox', { name: 'Notlar' }).fill('Pazar günleri yok.');
  };
  const typedIn = (dialog: Locator): Promise<readonly string[]> =>
    Promise.all(
      [
        dialog.getByRole('combobox', { name: 'Oyuncu' }),
        dialog.getByRole('combobox', { name: 'Platform' }),
        dialog.getByRole('textbox', { name: 'Kanal linki' }),
        dialog.getByRole('textbox', { name: 'Kanal adı' }),
        dialog.getByRole('textbox', { name: 'Notlar' }),
      ].map((box) => box.inputValue()),
    );

  it('a player applies as referee, an admin sees it at once and approves it, and visitors see the badge', async () => {
    const player = await joined();
    const { gamertag } = player;
    const before = await waiting();
    const [own, admin, visitor] = await Promise.all([
      openPage(league.url + profile(gamertag), { prepare: signedIn(player) }),
      open(APPLICATIONS),
      openPage(league.url + profile(gamertag)),
    ]);
    const reloaded: string[] = [];
    for (const page of [own, admin, visitor]) page.on('load', () => reloaded.push(page.url()));
    await main(admin).getByRole('heading', { level: 1, name: 'Hakem ve yayıncı başvuruları' }).waitFor();
    await main(visitor).getByRole('heading', { level: 1, name: gamertag }).waitFor();
    expect(await main(visitor).getByText('Görev al').count()).toBe(0);

    await button(main(own), 'Hakemliğe başvur').press('Enter');
    const dialog = own.getByRole('dialog', { name: 'Hakemlik başvurusu' });
    await dialog.getByRole('combobox', { name: 'Seviye' }).selectOption('Deneyimli');
    await dialog.getByRole('textbox', { name: 'Deneyim (yıl)' }).fill('4');
    await own.keyboard.press('Control+Enter');
    await main(own).getByText('Başvurunuz alındı.').waitFor();
    await main(own).getByText('Başvurunuz yönetici onayı bekliyor.').waitFor();

    await count(admin, before + 1).waitFor();
    await main(admin)
      .getByText(`${before + 1} başvuru onay bekliyor`)
      .waitFor();
    await row(admin, gamertag).getByText('Beklemede').waitFor();
    await row(admin, gamertag).getByRole('cell', { name: 'Deneyimli' }).waitFor();
    await row(admin, gamertag).getByRole('cell', { name: '4 yıl' }).waitFor();
    expect(await badge(visitor, 'Hakem').count()).toBe(0);

    await button(main(admin), `Onayla: ${gamertag}`).press('Enter');
    await main(admin).getByText('Hakem onaylandı').waitFor();
    await row(admin, gamertag).getByText('Onaylı').waitFor();
    expect(await row(admin, gamertag).getByRole('button').count()).toBe(0);
    await count(admin, before + 1).waitFor({ state: 'detached' });
    await badge(visitor, 'Hakem').waitFor();
    await main(own).getByText('Hakemsiniz. Seviye: Deneyimli').waitFor();
    expect(await button(main(own), 'Hakemliğe başvur').count()).toBe(0);
    expect(reloaded).toEqual([]);
  });

  it('a refused player reads so on the own profile and applies again', async () => {
    const player = await joined();
    const [own, admin] = await Promise.all([
      openPage(league.url + profile(player.gamertag), { prepare: signedIn(player) }),
      open(`${APPLICATIONS}?tab=broadcasters`),
    ]);
    const apply = async (): Promise<void> => {
      await button(main(own), 'Yayıncılığa başvur').click();
      const dialog = own.getByRole('dialog', { name: 'Yayıncılık başvurusu' });
      await dialog.getByRole('combobox', { name: 'Platform' }).selectOption('Kick');
      await dialog.getByRole('textbox', { name: 'Kanal linki' }).fill(CHANNEL);
      await button(dialog, 'Başvur').click();
      await dialog.waitFor({ state: 'detached' });
      await row(admin, player.gamertag).getByText('Beklemede').waitFor();
    };
    await apply();
    await button(main(admin), `Reddet: ${player.gamertag}`).click();
    await main(admin).getByText('Yayıncı reddedildi').waitFor();
    await row(admin, player.gamertag).getByText('Reddedildi').waitFor();
    await main(own).getByText('Başvurunuz kabul edilmedi; yeniden başvurabilirsiniz.').waitFor();
    await apply();
    await button(main(admin), `Onayla: ${player.gamertag}`).click();
    await main(own).getByText('Yayıncısınız. Platform: Kick').waitFor();
    await badge(own, 'Yayıncı').waitFor();
  });

  it('an admin appoints a broadcaster whose link leads elsewhere at the second press, with nothing typed lost', async () => {
    const gamertag = another();
    await approved(league, gamertag);
    const page = await open(BROADCASTERS);
    await button(main(page), 'Yeni yayıncı').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Yeni yayıncı' });
    await fillBroadcaster(dialog, gamertag);
    await button(dialog, 'Ata').press('Enter');
    await dialog.getByText(ELSEWHERE).waitFor();
    expect(await typedIn(dialog)).toEqual([gamertag, 'Twitch', CHANNEL, 'Kartal TV', 'Pazar günleri yok.']);
    await button(dialog, 'Yine de kaydet').press('Enter');
    await main(page).getByText('Oyuncu yayıncı olarak atandı!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const listed = row(page, gamertag);
    for (const text of ['Twitch', 'Kartal TV', 'Pazar günleri yok.']) await listed.getByText(text).waitFor();
    const link = listed.getByRole('link', { name: 'Kanalı aç: kick.com (yeni sekmede açılır)' });
    const parts = await Promise.all(['href', 'target', 'rel'].map((name) => link.getAttribute(name)));
    expect(parts).toEqual([CHANNEL, '_blank', 'noopener noreferrer']);
    expect(await hasFocus(button(main(page), 'Yeni yayıncı'))).toBe(true);
  });

  it('an appointment is asked about anew when the link has changed', async () => {
    const gamertag = another();
    await approved(league, gamertag);
    const page = await open(`${BROADCASTERS}?open=new`);
    const dialog = page.getByRole('dialog', { name: 'Yeni yayıncı' });
    await fillBroadcaster(dialog, gamertag);
    await button(dialog, 'Ata').click();
    await button(dialog, 'Yine de kaydet').waitFor();
    const link = dialog.getByRole('textbox', { name: 'Kanal linki' });
    await link.fill('https://youtube.com/@kartal');
    await button(dialog, 'Ata').waitFor();
    expect(await dialog.getByText(ELSEWHERE).count()).toBe(0);
    await button(dialog, 'Ata').click();
    await dialog.getByText('Bu link Twitch adresine gitmiyor (youtube.com).').waitFor();
    await link.fill('https://www.twitch.tv/kartal');
    await button(dialog, 'Ata').click();
    await row(page, gamertag).getByRole('link', { name: 'Kanalı aç: twitch.tv (yeni sekmede açılır)' }).waitFor();
  });

  it('an admin dismisses a referee after a question, and the profile loses the badge', async () => {
    const gamertag = another();
    const playerId = await approved(league, gamertag);
    await act(league, 'POST', '/api/simple-referees/assign', { playerId, notes: 'Cuma günleri yok.' });
    const [page, visitor] = await Promise.all([open(REFEREES), openPage(league.url + profile(gamertag))]);
    await badge(visitor, 'Hakem').waitFor();
    await row(page, gamertag).getByText('Cuma günleri yok.').waitFor();
    await button(main(page), `Kaldır: ${gamertag}`).click();
    const question = page.getByRole('alertdialog', { name: `${gamertag} hakemlikten çıkarılsın mı?` });
    await question.getByText('Bitmiş maçlarda hakem olarak görünmeye devam eder.').waitFor();
    expect(await hasFocus(button(question, 'Vazgeç'))).toBe(true);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await referees()).toContain(gamertag);
    await button(main(page), `Kaldır: ${gamertag}`).click();
    await button(question, 'Kaldır').click();
    await main(page).getByText(`${gamertag} hakemlikten çıkarıldı.`).waitFor();
    await row(page, gamertag).waitFor({ state: 'detached' });
    await badge(visitor, 'Hakem').waitFor({ state: 'detached' });
    expect(await referees()).not.toContain(gamertag);
  });

  it('the lists say who, since when, how often and where, or that nobody said so', async () => {
    const [known, bare] = [another(), another()];
    for (const gamertag of [known, bare]) {
      const playerId = await approved(league, gamertag);
      await act(league, 'POST', '/api/simple-referees/assign', { playerId });
      const channel = { platform: 'Kick', channelLink: CHANNEL };
      await act(league, 'POST', '/api/simple-broadcasters/assign', { playerId, ...channel });
      if (gamertag === known)
        await act(league, 'PUT', `/api/players/${playerId}`, { firstName: 'Ece', lastName: 'Ak' });
    }
    const day = expect.stringMatching(/^\d+ \S+ \d{4}$/);
    const cells = (page: Page) => row(page, bare).getByRole('cell').allTextContents();
    const page = await open(REFEREES);
    await row(page, known).getByText('Ece Ak').waitFor();
    await row(page, bare).getByText('Ad belirtilmemiş').waitFor();
    expect(await cells(page)).toEqual([day, '0', 'Yok', 'Kaldır']);
    await page.goto(league.url + BROADCASTERS);
    await row(page, bare).getByText('Ad belirtilmemiş').waitFor();
    expect(await cells(page)).toEqual(['Kick', 'Kanal adı belirtilmemiş', day, '0', 'Yok', 'Kaldır']);
  });

  it('the second of two admins who appoint one player reads that it is done, and loses nothing typed', async () => {
    const gamertag = another();
    await approved(league, gamertag);
    const pages = await Promise.all([open(`${REFEREES}?open=new`), open(`${REFEREES}?open=new`)]);
    const [first, second] = pages.map((page) => page.getByRole('dialog', { name: 'Yeni hakem' }));
    if (first === undefined || second === undefined) throw new Error('two pages have two dialogs');
    for (const [index, dialog] of [first, second].entries()) {
      await dialog.getByRole('combobox', { name: 'Oyuncu' }).fill(gamertag);
      await dialog.getByRole('textbox', { name: 'Notlar' }).fill(`Not ${index + 1}`);
    }
    await button(first, 'Ata').click();
    await main(pages[0]).getByText('Oyuncu hakem olarak atandı!').waitFor();
    // The second admin's list shows it already, behind the dialog.
    await pages[1].locator('main').getByText('Not 1').waitFor();
    await button(second, 'Ata').click();
    await second.getByText('Bu oyuncu zaten hakem.').waitFor();
    expect(await second.getByRole('combobox', { name: 'Oyuncu' }).inputValue()).toBe(gamertag);
    expect(await second.getByRole('textbox', { name: 'Notlar' }).inputValue()).toBe('Not 2');
    await row(pages[0], gamertag).getByText('Not 1').waitFor();
  });

  it.for([
    ['/referee-management', REFEREES],
    ['/simple-referee-management', REFEREES],
    ['/admin/referees', REFEREES],
    ['/simple-broadcaster-management', BROADCASTERS],
    ['/admin/broadcasters', BROADCASTERS],
  ])('%s is another name of %s, and keeps its search', async ([alias, page]) => {
    const opened = await open(`${alias}?open=new`);
    await opened.getByRole('dialog', { name: page === REFEREES ? 'Yeni hakem' : 'Yeni yayıncı' }).waitFor();
    const { pathname, search } = new URL(opened.url());
    expect(pathname + search).toBe(`${page}?open=new`);
  });

  it('/admin-management is another name of /admin/management, and keeps its search', async () => {
    const page = await open('/admin-management?tab=broadcasters');
    const tab = main(page).getByRole('link', { name: 'Yayıncılar', exact: true });
    await tab.and(page.locator('[aria-current=page]')).waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe('/admin/management?tab=broadcasters');
  });

  it.for([
    [REFEREES, 'Hakemler'],
    [BROADCASTERS, 'Yayıncılar'],
    [APPLICATIONS, 'Hakem ve yayıncı başvuruları'],
  ] as const)('%s asks a visitor to sign in as an admin, and shows a player nothing', async ([path, title]) => {
    const visitor = await openPage(league.url + path);
    await visitor.getByRole('heading', { level: 1, name: 'Admin Girişi' }).waitFor();
    await visitor.getByLabel('Kullanıcı adı').fill('yonetici');
    await visitor.getByLabel('Şifre', { exact: true }).fill('gizli-sifre-2026');
    await button(visitor, 'Giriş yap').click();
    await visitor.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    const player = await openPage(league.url + path, { prepare: signedIn(await joined()) });
    await player.getByRole('heading', { level: 1, name: 'Yetkisiz erişim' }).waitFor();
    expect(await player.getByRole('heading', { level: 1, name: title, exact: true }).count()).toBe(0);
  });

  it('what is open over the list stands in the address, over a reload and Back', async () => {
    const page = await open(REFEREES);
    await button(main(page), 'Yeni hakem').click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'Yeni hakem' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(() => new URL(page.url()).search).toBe('');
  });
});
