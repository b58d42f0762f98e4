import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../../kit/admin.ts';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import {
  approve,
  approvedPlayer,
  makeAdmin,
  type Person,
  personOf,
  register,
  reject,
  resetCode,
} from './account-people.ts';
import { eventually } from './eventually.ts';
import { main } from './page-parts.ts';
import { act } from './people.ts';

const box = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const pathOf = (page: Page): string => page.url().replace(new URL(page.url()).origin, '');
/** The menu of who is signed in. */
const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Hesap: ${name}` });

/** Signs in as a player by the form on the page. */
const signIn = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> => {
  await box(page, 'E-posta').fill(email);
  await box(page, 'Şifre').fill(password);
  await press(page, 'Giriş yap');
};

const fillRegistration = async (page: Page, person: Person): Promise<void> => {
  await box(page, 'Gamertag').fill(person.gamertag);
  await box(page, 'PSO ID').fill(person.psoId);
  await box(page, 'E-posta').fill(person.email);
  await box(page, 'Mevki').selectOption(person.position);
  await box(page, 'Forma numarası (1-99)').fill(String(person.jerseyNumber));
  await box(page, 'Şifre').fill(person.password);
  await box(page, 'Şifre tekrar').fill(person.password);
};

const descriptionOf = async (page: Page, label: string): Promise<string> => {
  const ids = (await box(page, label).getAttribute('aria-describedby')) ?? '';
  const texts = ids
    .split(' ')
    .filter(Boolean)
    .map((id) => page.locator(`[id="${id}"]`).textContent());
  return (await Promise.all(texts)).join(' ');
};

describeInBrowser('a person', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  /** A page on which this person has signed in, and stands at home. */
  const signedIn = async (person: Person, width?: number): Promise<Page> => {
    const page = await openPage(`${league.url}/login`, width === undefined ? {} : { width });
    await signIn(page, person);
    await eventually(() => pathOf(page)).toBe('/');
    return page;
  };

  it('registers on a phone by keyboard alone, waits for the approval, and then signs in', async () => {
    const ayse = personOf('Ayse61');
    const page = await openPage(`${league.url}/`, { width: 320 });
    await main(page).getByRole('link', { name: 'Kayıt Ol' }).press('Enter');
    await heading(page, 'Kayıt Ol').waitFor();
    await page.locator('h1:focus').waitFor();
    const typed = [ayse.gamertag, ayse.psoId, ayse.email, 'Sol B', '3', ayse.password, '', ayse.password];
    for (const text of typed) {
      // The empty text stands for the button that shows the password.
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    const answered = page.waitForResponse(/\/api\/players\/register$/);
    await page.keyboard.press('Enter');
    await main(page).getByText('Kayıt başarılı! Admin onayı sonrası giriş yapabilirsiniz.').waitFor();
    await heading(page, 'Oyuncu Girişi').waitFor();
    expect(pathOf(page)).toBe('/login');
    await main(page).getByText('Kayıt başarılı! Admin onayı sonrası giriş yapabilirsiniz.').waitFor();

    await signIn(page, ayse);
    await main(page).getByText('Hesabınız henüz onaylanmadı.').waitFor();
    expect([await box(page, 'E-posta').inputValue(), await box(page, 'Şifre').inputValue()]).toEqual([
      ayse.email,
      ayse.password,
    ]);
    expect(await page.title()).toMatch(/^Hata: /);

    const { _id } = (await (await answered).json()) as { readonly _id: string };
    await approve(league, _id);
    await press(page, 'Giriş yap');
    await accountOf(page, ayse.gamertag).waitFor();
    expect(pathOf(page)).toBe('/');
    // Who is signed in is offered no registration.
    expect(await main(page).getByRole('link', { name: 'Kayıt Ol' }).count()).toBe(0);
    await page.goto(`${league.url}/register`);
    await eventually(() => pathOf(page)).toBe('/');
    await page.goto(`${league.url}/login`);
    await eventually(() => pathOf(page)).toBe('/');
  });

  it('reads at its field what the server refuses of a registration, and loses nothing that is typed', async () => {
    const first = personOf('Kayip');
    await register(league, first);
    const page = await openPage(`${league.url}/register`);
    const other = { ...personOf('Baska'), gamertag: 'KAYİP' };
    await fillRegistration(page, other);
    await press(page, 'Kayıt ol');
    await eventually(() => descriptionOf(page, 'Gamertag')).toContain('Bu gamertag alınmış.');
    await box(page, 'Gamertag').fill('Baska');
    await box(page, 'E-posta').fill(first.email.toUpperCase());
    await press(page, 'Kayıt ol');
    await eventually(() => descriptionOf(page, 'E-posta')).toContain('Bu e-posta adresiyle bir hesap zaten var.');
    const values = ['Gamertag', 'PSO ID', 'Mevki', 'Forma numarası (1-99)', 'Şifre', 'Şifre tekrar'];
    expect(await Promise.all(values.map((label) => box(page, label).inputValue()))).toEqual([
      'Baska',
      other.psoId,
      other.position,
      '3',
      other.password,
      other.password,
    ]);
    await box(page, 'E-posta').fill(other.email);
    await press(page, 'Kayıt ol');
    await main(page).getByText('Kayıt başarılı!').waitFor();
  });

  it('is refused at the login in the words of the server', async () => {
    const [waiting, rejected] = [personOf('Bekleyen'), personOf('Reddedilen')];
    await register(league, waiting);
    await reject(league, await register(league, rejected), 'PSO ID yanlış.');
    const page = await openPage(`${league.url}/login`);
    const cases = [
      [waiting.email, 'yanlış parola', 'E-posta veya şifre hatalı.'],
      ['kimse@example.com', 'yanlış parola', 'E-posta veya şifre hatalı.'],
      [waiting.email, waiting.password, 'Hesabınız henüz onaylanmadı.'],
      [rejected.email, rejected.password, 'PSO ID yanlış.'],
    ] as const;
    for (const [email, password, sentence] of cases) {
      await signIn(page, { email, password });
      await main(page).getByText(sentence).waitFor();
      expect(await box(page, 'E-posta').inputValue()).toBe(email);
      await page.reload();
    }
  });

  it('who has no network reads that, and signs in when it is back', async () => {
    const person = personOf('Kopuk');
    await approvedPlayer(league, person);
    const page = await openPage(`${league.url}/login`, { allowTroubles: [/ERR_INTERNET_DISCONNECTED/] });
    await box(page, 'E-posta').waitFor();
    await page.context().setOffline(true);
    await signIn(page, person);
    await main(page).getByText('Bağlantı yok; yazdıklarınız duruyor.').waitFor();
    await page.context().setOffline(false);
    await press(page, 'Giriş yap');
    await accountOf(page, person.gamertag).waitFor();
  });

  it('sets a new password with a code, once, and comes back to the login', async () => {
    const person = personOf('Unutkan');
    const id = await approvedPlayer(league, person);
    const page = await openPage(`${league.url}/login`);
    await box(page, 'E-posta').fill(person.email);
    await main(page).getByRole('link', { name: 'Kodum var' }).click();
    await heading(page, 'Kodla yeni şifre').waitFor();
    expect(await box(page, 'E-posta').inputValue()).toBe(person.email);
    await box(page, 'Kod').fill('ABCD-EFGH-JKLM');
    await box(page, 'Yeni şifre').fill('yepyeni parola');
    await press(page, 'Şifreyi kaydet');
    await main(page).getByText('Kod geçersiz ya da süresi dolmuş. Yöneticiden yeni bir kod isteyin.').waitFor();
    await box(page, 'Kod').fill((await resetCode(league, id)).toLowerCase());
    await press(page, 'Şifreyi kaydet');
    await heading(page, 'Oyuncu Girişi').waitFor();
    expect(await box(page, 'E-posta').inputValue()).toBe(person.email);
    await signIn(page, person);
    await main(page).getByText('E-posta veya şifre hatalı.').waitFor();
    await signIn(page, { ...person, password: 'yepyeni parola' });
    await accountOf(page, person.gamertag).waitFor();
  });

  it('is led by the login to the own account, ends the other sessions there, and changes the password', async () => {
    const person = personOf('Dikkatli');
    await approvedPlayer(league, person);
    const elsewhere = await signedIn(person);
    await elsewhere.goto(`${league.url}/account`);
    await elsewhere.getByText('Başka açık oturum yok.').waitFor();

    const page = await openPage(`${league.url}/account`);
    await heading(page, 'Oyuncu Girişi').waitFor();
    await signIn(page, person);
    await heading(page, 'Hesabım').waitFor();
    expect(pathOf(page)).toBe('/account');
    const rows = main(page).getByRole('list', { name: 'Açık oturumlar' }).getByRole('listitem');
    await eventually(() => rows.count()).toBe(2);
    expect(await rows.filter({ hasText: 'Bu oturum' }).count()).toBe(1);
    await main(page)
      .getByRole('button', { name: /^Oturumu kapat: / })
      .click();
    await eventually(() => rows.count()).toBe(1);
    await main(page).getByText('Başka açık oturum yok.').waitFor();

    // The session that was ended is told so where it goes on, and loses nothing.
    await box(elsewhere, 'Şu anki şifre').fill(person.password);
    await box(elsewhere, 'Yeni şifre').fill('on karakterden uzun');
    await press(elsewhere, 'Yeni şifreyi kaydet');
    await elsewhere.getByText('Oturumunuz kapandı.').first().waitFor();
    expect(await box(elsewhere, 'Yeni şifre').inputValue()).toBe('on karakterden uzun');
    await signIn(elsewhere, person);
    await elsewhere.getByText('Oturumunuz kapandı.').first().waitFor({ state: 'detached' });

    await box(page, 'Şu anki şifre').fill('yanlış');
    await box(page, 'Yeni şifre').fill('yeni parolam 42');
    await press(page, 'Yeni şifreyi kaydet');
    await eventually(() => descriptionOf(page, 'Şu anki şifre')).toContain('Şu anki şifre hatalı.');
    expect(await box(page, 'Yeni şifre').inputValue()).toBe('yeni parolam 42');
    await box(page, 'Şu anki şifre').fill(person.password);
    await press(page, 'Yeni şifreyi kaydet');
    await eventually(() => box(page, 'Yeni şifre').inputValue()).toBe('');
    await eventually(() => rows.count()).toBe(1);
    await page.reload();
    await heading(page, 'Hesabım').waitFor();
    await eventually(() => rows.count()).toBe(1);
  });

  it('who is no admin reads so at an address of admins, and goes on from there', async () => {
    const person = personOf('Merakli');
    await approvedPlayer(league, person);
    const page = await signedIn(person);
    await page.goto(`${league.url}/admin`);
    await eventually(() => pathOf(page)).toBe('/');
    for (const path of [
      '/admin/relegation-settings',
      '/admin/league-plan',
      '/admin/audit',
      '/admin/match-results?week=3',
    ]) {
      await page.goto(league.url + path);
      await main(page).getByText('Bu sayfaya erişim yetkiniz yok.').waitFor();
      expect(pathOf(page)).toBe(path);
    }
    await press(page, 'Çıkış yap ve admin olarak gir');
    await heading(page, 'Admin Girişi').waitFor();
    await box(page, 'Kullanıcı adı ya da gamertag').fill(ADMIN.username);
    await box(page, 'Şifre').fill(ADMIN.password);
    await press(page, 'Giriş yap');
    await accountOf(page, ADMIN.username).waitFor();
    expect(pathOf(page)).toBe('/admin/match-results?week=3');
  });

  it('finds in the menu what the own role has, on a desk and on a phone, and signs out to the login', async () => {
    // A second try finds the people of the first.
    const of = randomUUID().slice(0, 6);
    const [player, captain, referee] = [personOf(`Oyuncu${of}`), personOf(`Kaptan${of}`), personOf(`Hakem${of}`)];
    await approvedPlayer(league, player);
    const assigned = { playerId: await approvedPlayer(league, referee) };
    await act(league, 'POST', '/api/simple-referees/assign', assigned);
    await makeAdmin(league, await approvedPlayer(league, captain));
    const admins = (page: Page, username: string, password: string) => async (): Promise<void> => {
      await page.goto(`${league.url}/admin`);
      await box(page, 'Kullanıcı adı ya da gamertag').fill(username);
      await box(page, 'Şifre').fill(password);
      await press(page, 'Giriş yap');
      await accountOf(page, username).waitFor();
      await page.goto(league.url);
    };
    const players = (person: Person) => (page: Page) => async (): Promise<void> => {
      await page.goto(`${league.url}/login`);
      await signIn(page, person);
      await accountOf(page, person.gamertag).waitFor();
      // The login leads to the home page, and a menu that was opened before that would close.
      await page.waitForURL(`${league.url}/`);
    };
    const roles = [
      { name: player.gamertag, entries: PLAYER, begin: players(player) },
      { name: referee.gamertag, entries: REFEREE, begin: players(referee) },
      {
        name: captain.gamertag,
        entries: ADMIN_PLAYER,
        begin: (page: Page) => admins(page, captain.gamertag, captain.password),
      },
      {
        name: ADMIN.username,
        entries: ADMIN_ONLY,
        begin: (page: Page) => admins(page, ADMIN.username, ADMIN.password),
      },
    ];
    for (const { name, entries, begin } of roles) {
      const page = await openPage(league.url);
      await begin(page)();
      await accountOf(page, name).click();
      const panel = page.getByRole('banner').locator('div:has(> a):has-text("Çıkış Yap")').last();
      await panel.waitFor();
      // The referee's link comes once the own profile is read.
      await eventually(() => panel.locator('> a, > button').allTextContents()).toEqual([...entries, 'Çıkış Yap']);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 375, height: 740 });
      await page.getByRole('button', { name: 'Menü', exact: true }).click();
      const sheet = page.getByRole('dialog').getByRole('navigation');
      await sheet.waitFor();
      const last = async () => (await sheet.locator('a, button').allTextContents()).slice(-entries.length - 1);
      await eventually(last).toEqual([...entries, 'Çıkış Yap']);
      await sheet.getByRole('button', { name: 'Çıkış Yap' }).click();
      await heading(page, 'Oyuncu Girişi').waitFor();
      expect(pathOf(page)).toBe('/login');
    }
    const page = await openPage(league.url);
    await page.getByRole('button', { name: 'Giriş', exact: true }).click();
    const logins = page.getByRole('banner').getByRole('link', { name: /Girişi$/ });
    await logins.first().waitFor();
    expect(await logins.allTextContents()).toEqual(['Oyuncu Girişi', 'Admin Girişi']);
    await page.getByRole('banner').getByRole('link', { name: 'Kayıt Ol' }).waitFor();
  });
});

const PLAYER = ['Profilim', 'İstatistiklerim', 'Hesabım'];
const REFEREE = [...PLAYER, 'Hakem Paneli'];
const ADMIN_PLAYER = [
  'Profilim',
  'İstatistiklerim',
  'Hesabım',
  'Admin Paneli',
  'Kontrol Paneli',
  'Maç Planlama',
  'Hakem Yönetimi',
  'Yayıncı Yönetimi',
  'Hakem ve yayıncı başvuruları',
  'Adminler',
];
const ADMIN_ONLY = ['Admin Paneli'];
