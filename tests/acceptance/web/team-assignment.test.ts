import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { hasFocus } from './matches.ts';
import { columnsOf, main } from './page-parts.ts';
import { act, approved, registered } from './people.ts';

const SCREEN = '/admin/team-assignment';

describeInBrowser('assigning teams', (openPage) => {
  let league: LeagueUnderTest;
  let kartal: TeamAnswer;
  let other: TeamAnswer;
  let ids: Readonly<Record<'Ilgaz' | 'Çınar' | 'Zeki', string>>;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
    for (const name of ['Kartal Yıldızları', 'Ege Fırtınası']) await act(league, 'POST', '/api/teams', { name });
    const { body } = await league.call<TeamAnswer[]>('GET', '/api/teams');
    [kartal, other] = body as [TeamAnswer, TeamAnswer];
    ids = {
      Ilgaz: await approved(league, 'Ilgaz', { position: 'Kaleci' }),
      Çınar: await approved(league, 'Çınar', { position: 'Forvet' }),
      Zeki: await approved(league, 'Zeki', { position: 'Kaleci' }),
    };
    await registered(league, 'Bekleyen');
    await act(league, 'PUT', `/api/players/${ids.Zeki}/assign`, { teamId: kartal._id });
  });
  afterAll(() => league.stop());

  const open = (search = ''): Promise<Page> => openPage(league.url + SCREEN + search, { as: 'admin' });
  const cards = (page: Page): Locator => main(page).getByRole('heading', { level: 3 });
  const names = (page: Page) => eventually(() => cards(page).allTextContents());
  const teamOf = async (gamertag: string): Promise<string | undefined> =>
    (await league.call<AdminsPlayer[]>('GET', '/api/players')).body.find((each) => each.gamertag === gamertag)
      ?.currentTeam?.name;
  const dialog = (page: Page): Locator => page.getByRole('dialog');

  it('lists approved players only, counts them, and shows who moves at once', async () => {
    const page = await open();
    await names(page).toEqual(['Çınar', 'Ilgaz', 'Zeki']);
    await main(page).getByText('3 oyuncu', { exact: true }).waitFor();
    const figures = main(page).getByRole('definition');
    await eventually(() => figures.allTextContents()).toEqual(['3', '1', '2', '3']);
    await act(league, 'PUT', `/api/players/${ids.Çınar}/assign`, { teamId: other._id });
    await eventually(() => figures.allTextContents()).toEqual(['3', '2', '1', '3']);
    await main(page).getByRole('listitem').filter({ hasText: 'Çınar' }).getByText(other.name).waitFor();
    await act(league, 'PUT', `/api/players/${ids.Çınar}/release`);
  });

  it('filters by name, team and position, sorts both ways, and keeps all of that in the address', async () => {
    const page = await open();
    await main(page).getByRole('combobox', { name: 'Mevki' }).selectOption('Kaleci');
    await names(page).toEqual(['Ilgaz', 'Zeki']);
    await main(page).getByRole('button', { name: 'Sıra yönü: Artan' }).click();
    await names(page).toEqual(['Zeki', 'Ilgaz']);
    await main(page).getByRole('combobox', { name: 'Takım' }).selectOption(kartal._id);
    await names(page).toEqual(['Zeki']);
    await page.reload();
    await names(page).toEqual(['Zeki']);
    await main(page)
      .getByRole('button', { name: `Filtreyi kaldır: Takım: ${kartal.name}` })
      .click();
    const left = main(page).getByRole('button', { name: 'Filtreyi kaldır: Mevki: Kaleci' });
    expect(await hasFocus(left)).toBe(true);
    await left.click();
    await main(page).getByRole('combobox', { name: 'Sıralama' }).selectOption('team');
    await names(page).toEqual(['Çınar', 'Ilgaz', 'Zeki']);
    await main(page).getByRole('searchbox', { name: 'Oyuncu ara' }).fill('cinar');
    await names(page).toEqual(['Çınar']);
    await main(page).getByRole('searchbox', { name: 'Oyuncu ara' }).fill('yok');
    await main(page).getByRole('heading', { name: 'Sonuç Bulunamadı' }).waitFor();
    await main(page).getByRole('button', { name: 'Filtreleri temizle' }).click();
    await names(page).toHaveLength(3);
  });

  it('shows lines in place of cards', async () => {
    const page = await open();
    await main(page).getByRole('button', { name: 'Görünüm: Liste' }).click();
    await eventually(() => main(page).getByRole('rowheader').allTextContents()).toEqual(['Çınar', 'Ilgaz', 'Zeki']);
    expect(new URL(page.url()).searchParams.get('view')).toBe('list');
    await main(page).getByRole('button', { name: 'Görünüm: Kartlar' }).click();
    await names(page).toHaveLength(3);
  });

  it.for([
    [1280, 4],
    [1000, 3],
  ] as const)('shows its cards on a screen of %i px in %i columns', async ([width, columns]) => {
    const page = await openPage(league.url + SCREEN, { as: 'admin', width });
    const list = main(page)
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    expect(await columnsOf(list)).toBe(columns);
  });

  it('asks for player and act in its own words, assigns by keyboard alone, and takes the player out again', async () => {
    const page = await open();
    await main(page).getByRole('button', { name: 'Oyuncu ata' }).press('Enter');
    await dialog(page).getByRole('combobox', { name: 'Oyuncu' }).press('Control+Enter');
    await dialog(page).getByText('Lütfen oyuncu ve işlem seçin.').first().waitFor();
    const player = dialog(page).getByRole('combobox', { name: 'Oyuncu' });
    await player.fill('ilg');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Şu anki takımı: Boşta').waitFor();
    const choice = dialog(page).getByRole('combobox', { name: 'İşlem' });
    await choice.fill(other.name);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await main(page).getByText('Ilgaz başarıyla takıma atandı!').waitFor();
    await eventually(() => teamOf('Ilgaz')).toBe(other.name);

    const change = main(page).getByRole('button', { name: 'Takımı değiştir: Ilgaz' });
    await change.press('Enter');
    await dialog(page).getByRole('combobox', { name: 'İşlem' }).fill('takımdan');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await main(page).getByText('Ilgaz takımdan çıkarıldı!').waitFor();
    await eventually(() => teamOf('Ilgaz')).toBeUndefined();
  });
});

describeInBrowser('the list of admins', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  const heads = (page: Page) => eventually(() => main(page).getByRole('columnheader').allTextContents());

  it('says that there is none, then shows who was let in at once; addresses are for admins only', async () => {
    const [visitor, admin] = await Promise.all([
      openPage(`${league.url}/admins`),
      openPage(`${league.url}/admins`, { as: 'admin' }),
    ]);
    await main(visitor).getByText('Henüz admin yetkisi olan oyuncu bulunmuyor.').waitFor();
    const id = await approved(league, 'Kartal42', { email: 'kartal@ornek.com' });
    await act(league, 'PUT', `/api/players/${id}`, { isAdmin: true });
    await main(visitor).getByRole('rowheader', { name: 'Kartal42' }).waitFor();
    await heads(visitor).toEqual(['Admin', 'Pozisyon', 'Takım', 'Durum']);
    await main(admin).getByRole('rowheader', { name: 'Kartal42' }).waitFor();
    await heads(admin).toEqual(['Admin', 'PSO ID', 'E-posta', 'Pozisyon', 'Takım', 'Durum']);
    await main(admin).getByRole('cell', { name: 'kartal@ornek.com' }).waitFor();
    expect(await main(visitor).getByText('kartal@ornek.com').count()).toBe(0);
    await main(admin).getByRole('link', { name: 'Takım atama' }).click();
    await main(admin).getByRole('heading', { level: 1, name: 'Takım atama' }).waitFor();
  });
});
