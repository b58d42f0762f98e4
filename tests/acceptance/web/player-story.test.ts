import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { type Person, personOf } from './account-people.ts';
import { eventually } from './eventually.ts';
import { joinLeague, type LeaguePlayer, signedIn } from './league-players.ts';
import { main } from './page-parts.ts';

const BIO = 'Akşamları sol bekte oynar.';
const ayse = personOf('Ayse61');
const { gamertag } = ayse;

const box = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).press('Enter');
const title = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const account = (page: Page): Locator => page.getByRole('button', { name: `Hesap: ${gamertag}` });
const FACTS = /\d+ (?:oyuncu|takımlı|boşta|gösterilen)/g;

/** The player's row in a list: of all players, or of a squad. */
const card = (page: Page): Locator => main(page).getByRole('link', { name: gamertag });
const gone = (shown: Locator): Promise<void> => shown.waitFor({ state: 'detached' });

/** Registers at the home page by keyboard alone. */
const registerByKeyboard = async (page: Page, person: Person): Promise<void> => {
  await main(page).getByRole('link', { name: 'Kayıt Ol' }).press('Enter');
  await page.locator('h1:focus').filter({ hasText: 'Kayıt Ol' }).waitFor();
  // The empty text stands for the button that shows the password.
  for (const text of [
    person.gamertag,
    person.psoId,
    person.email,
    'Sol B',
    '3',
    person.password,
    '',
    person.password,
  ]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
};

const signIn = async (page: Page, { email, password }: Person): Promise<void> => {
  await box(page, 'E-posta').fill(email);
  await box(page, 'Şifre').fill(password);
  await press(page, 'Giriş yap');
};

describeInBrowser('a player, from the registration to the deletion', (openPage) => {
  let league: LeagueUnderTest;
  let team: TeamAnswer;
  let deniz: LeaguePlayer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    const teams = (await league.call<readonly TeamAnswer[]>('GET', '/api/teams')).body;
    team = teams[0] ?? expect.fail('the sample has no team');
    deniz = await joinLeague(league, 'Deniz61', 'Forvet', 9);
  });
  afterAll(() => league.stop());

  /** The row of the player in player management, and its buttons. */
  const row = (admin: Page): Locator => main(admin).getByRole('row').filter({ hasText: gamertag });
  const actOn = (admin: Page, act: string): Promise<void> => press(admin, `${act}: ${gamertag}`);

  it('is followed live by admin, visitors and the player, none of whom reads a page anew', async () => {
    const [player, admin] = await Promise.all([
      openPage(league.url),
      openPage(`${league.url}/admin/players?q=61`, { as: 'admin' }),
    ]);
    await main(admin).getByRole('row').filter({ hasText: deniz.gamertag }).waitFor();
    expect(await row(admin).count()).toBe(0);
    const visit = (path: string): Promise<Page> => openPage(league.url + path);
    const [squad, players, teams] = await Promise.all([
      visit(`/team/${team._id}`),
      visit(`/players?q=${gamertag}`),
      visit('/teams'),
    ]);
    /** The pages that were loaded again. */
    const reloaded: string[] = [];
    const watch = (page: Page): void => void page.on('load', () => reloaded.push(page.url()));
    for (const page of [player, admin, squad, players, teams]) watch(page);
    /** All players, those in a team, those without, and those who are shown. */
    const figures = async (): Promise<readonly number[]> =>
      Array.from((await main(players).locator('header').innerText()).matchAll(FACTS), ([fact]) =>
        Number.parseInt(fact, 10),
      ).slice(0, 4);
    await eventually(async () => (await figures()).length).toBe(4);
    const before = await figures();
    /** How many more players there are than before, with a team and without; the last figure counts those who are shown. */
    const more = (all: number, withTeam: number, free: number): Promise<void> =>
      eventually(figures).toEqual([all, withTeam, free, all].map((added, at) => (before[at] ?? Number.NaN) + added));
    const inTeam = main(teams)
      .getByRole('article')
      .filter({ has: teams.getByRole('heading', { name: team.name, exact: true }) })
      .getByText(/^\d+ oyuncu/);
    const playersIn = async (): Promise<number> => Number.parseInt(await inTeam.innerText(), 10);
    const squadBefore = await playersIn();

    await registerByKeyboard(player, ayse);
    await title(player, 'Oyuncu Girişi');
    await main(player).getByText('Kayıt başarılı! Admin onayı sonrası giriş yapabilirsiniz.').waitFor();
    await signIn(player, ayse);
    await main(player).getByText('Hesabınız henüz onaylanmadı.').waitFor();
    await row(admin).getByText('Beklemede').waitFor();
    expect(await card(players).count()).toBe(0);

    await actOn(admin, 'Onayla');
    await row(admin).getByText('Onaylı').waitFor();
    await card(players).waitFor();
    await more(1, 0, 1);
    await press(player, 'Giriş yap');
    await account(player).click();
    await player.getByRole('banner').getByRole('link', { name: 'Profilim' }).click();
    await title(player, gamertag);

    const profile = await visit(`/profile/${gamertag}`);
    watch(profile);
    await title(profile, gamertag);
    await press(player, 'Profili düzenle');
    await player.getByRole('dialog').getByRole('textbox', { name: 'Biyografi' }).fill(BIO);
    await player.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).press('Enter');
    await main(player).getByText('Profil başarıyla güncellendi!').waitFor();
    await main(profile).getByText(BIO).waitFor();
    expect(await main(profile).getByText(ayse.email).count()).toBe(0);

    const other = await openPage(`${league.url}/profile/${gamertag}`, { prepare: signedIn(deniz) });
    await press(other, 'Beğen 0 beğeni');
    await main(other).getByRole('button', { name: 'Beğen 1 beğeni', pressed: true }).waitFor();
    await main(profile).getByRole('button', { name: 'Beğen 1 beğeni', pressed: false }).waitFor();
    await main(player).getByText('1 beğeni').waitFor();

    await actOn(admin, 'Takıma ata');
    await admin.getByRole('dialog').getByRole('combobox', { name: 'İşlem' }).fill(team.name);
    await admin.keyboard.press('Enter');
    await admin.keyboard.press('Control+Enter');
    await main(admin).getByText(`${gamertag} başarıyla takıma atandı!`).waitFor();
    await row(admin).getByText(team.name).waitFor();
    await card(squad).waitFor();
    await card(players).filter({ hasText: team.name }).waitFor();
    await more(1, 1, 0);
    await eventually(playersIn).toBe(squadBefore + 1);
    for (const page of [profile, player, other]) {
      await main(page).getByRole('link', { name: team.name }).first().waitFor();
    }

    await actOn(admin, 'Serbest bırak');
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Takımdan çıkar' }).press('Enter');
    await row(admin).getByText('Boşta').waitFor();
    await gone(card(squad));
    await card(players).filter({ hasText: 'Boşta' }).waitFor();
    await more(1, 0, 1);
    await eventually(playersIn).toBe(squadBefore);
    for (const page of [profile, player, other]) {
      await eventually(() => main(page).getByRole('link', { name: team.name }).count()).toBe(0);
    }
    await main(profile).getByRole('link', { name: 'Oynadığı takımlar' }).click();
    await main(profile).getByRole('listitem').filter({ hasText: team.name }).getByText('Eski takımı').waitFor();

    await account(player).click();
    await player.getByRole('banner').getByRole('link', { name: 'Hesabım' }).click();
    await title(player, 'Hesabım');
    await box(player, 'Şu anki şifre').fill(ayse.password);
    await box(player, 'Yeni şifre').fill('on karakterden uzun');
    await actOn(admin, 'Sil');
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Oyuncuyu sil' }).press('Enter');
    await main(admin).getByText(`${gamertag} silindi.`).waitFor();
    await gone(row(admin));
    await gone(card(players));
    await more(0, 0, 0);
    for (const page of [profile, other]) await title(page, 'Oyuncu bulunamadı');
    expect((await league.call('GET', `/api/players/gamertag/${gamertag}/profile`, { token: null })).status).toBe(404);

    await press(player, 'Yeni şifreyi kaydet');
    await player.getByText('Oturumunuz kapandı.').first().waitFor();
    expect(await box(player, 'Yeni şifre').inputValue()).toBe('on karakterden uzun');
    expect(reloaded).toEqual([]);
    await player.goto(`${league.url}/login`);
    await signIn(player, ayse);
    await main(player).getByText('E-posta veya şifre hatalı.').waitFor();
  });
});
