import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type { Page } from 'playwright-core';
import { SAMPLE_PLAYERS } from '@league/infra/programs/sample/sample-players.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { assignTo, joinLeague, type LeaguePlayer, signedIn } from './league-players.ts';
import { expectGoodLooks, type Look } from './look.ts';
import { columnsOf, main } from './page-parts.ts';
import { heading } from './screen-list.ts';

const LOOKS: readonly Look[] = [
  { width: 320, closely: true, target: 44 },
  { width: 375, scheme: 'dark', closely: true },
  { width: 1280, closely: true, target: 44 },
  { width: 1280, scheme: 'dark', closely: true },
];

/** The players of the sample whom everybody sees. */
const OF_SAMPLE = SAMPLE_PLAYERS.filter(({ waits }) => waits === undefined);

const card = (page: Page, gamertag: string) => main(page).getByRole('link', { name: new RegExp(`^${gamertag}`) });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describeInBrowser('players, their profiles and their teams', (openPage) => {
  let league: LeagueUnderTest;
  let team: TeamAnswer;
  let isik: LeaguePlayer;
  let arda: LeaguePlayer;
  let deniz: LeaguePlayer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: 'same' });
    const teams = (await league.call<TeamAnswer[]>('GET', '/api/teams')).body;
    if (teams[0] === undefined) throw new Error('the sample has no team');
    [team] = teams as [TeamAnswer];
    isik = await joinLeague(league, 'Işık Kartal.42', 'Kaleci', 1);
    arda = await joinLeague(league, 'ArdaTheWall', 'Stoper', 4);
    deniz = await joinLeague(league, 'Deniz', 'Forvet', 9);
    await assignTo(league, isik, team._id);
    await assignTo(league, arda, team._id);
  });
  afterAll(() => league.stop());

  const profileOf = ({ gamertag }: LeaguePlayer): string => `${league.url}/profile/${encodeURIComponent(gamertag)}`;

  it('are counted, found by Turkish letters and filters in the address, and lead to their profiles', async () => {
    const page = await openPage(`${league.url}/players`);
    const [all, inTeams] = [OF_SAMPLE.length + 3, OF_SAMPLE.filter(({ team }) => team !== null).length + 2];
    const keepers = OF_SAMPLE.filter(({ position }) => position === 'Kaleci').length + 1;
    await main(page).getByText(`${inTeams} takımlı`).waitFor();
    await main(page)
      .getByText(`${all - inTeams} boşta`)
      .waitFor();
    await page.getByRole('searchbox', { name: 'Oyuncu ara' }).fill('ISIK KARTAL');
    await main(page).getByText(`${all} oyuncudan 1 oyuncu`).waitFor();
    await expectGoodLooks({ page, name: 'players-found' }, LOOKS);
    await page.getByRole('combobox', { name: 'Takım' }).selectOption({ label: 'Boştaki oyuncular' });
    await main(page).getByRole('heading', { name: 'Sonuç Bulunamadı' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=ISIK+KARTAL&team=free');
    await main(page).getByRole('region').getByRole('button', { name: 'Filtreleri temizle' }).click();
    await page.getByRole('combobox', { name: 'Mevki' }).selectOption('Kaleci');
    await card(page, isik.gamertag).click();
    await title(page, isik.gamertag).waitFor();
    await page.goBack();
    await main(page).getByText(`${all} oyuncudan ${keepers} oyuncu`).waitFor();
    expect(await page.getByRole('combobox', { name: 'Mevki' }).inputValue()).toBe('Kaleci');
  });

  it('stand in three columns on a wide screen', async () => {
    const page = await openPage(`${league.url}/players`, { width: 1280 });
    const list = main(page).getByRole('list').filter({ hasText: 'genel puan' });
    expect(await columnsOf(list)).toBe(3);
  });

  it('are liked by others and counted at once on every page that is open', async () => {
    const watching = await openPage(profileOf(arda));
    const page = await openPage(profileOf(arda), { prepare: signedIn(deniz) });
    await watching.getByRole('button', { name: 'Beğen 0 beğeni' }).waitFor();
    for (const [count, pressed, said] of [
      [1, true, 'Profil beğenildi!'],
      [0, false, 'Beğeni geri çekildi!'],
      [1, true, 'Profil beğenildi!'],
    ] as const) {
      await page.getByRole('button', { name: /^Beğen/ }).click();
      await main(page).getByText(said).waitFor();
      await page.getByRole('button', { name: `Beğen ${count} beğeni`, pressed }).waitFor();
      await watching.getByRole('button', { name: `Beğen ${count} beğeni` }).waitFor();
    }
    await page.reload();
    await page.getByRole('button', { name: 'Beğen 1 beğeni', pressed: true }).waitFor();
  });

  it('are liked by whom the login has led back to them', async () => {
    const page = await openPage(profileOf(deniz));
    await page.getByRole('button', { name: /^Beğen/ }).click();
    await main(page).getByText('Beğenmek için giriş yapmalısınız').waitFor();
    await main(page).getByRole('link', { name: 'Oyuncu Girişi' }).click();
    await page.getByRole('textbox', { name: 'E-posta' }).fill('oyuncu1@example.org');
    await page.getByLabel('Şifre', { exact: true }).fill('parola 1 uzun');
    await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
    await title(page, deniz.gamertag).waitFor();
    await page.getByRole('button', { name: 'Beğen 0 beğeni' }).click();
    await page.getByRole('button', { name: 'Beğen 1 beğeni', pressed: true }).waitFor();
  });

  it('edit their own profile, of which others see what is for everybody', async () => {
    const watching = await openPage(profileOf(isik));
    await watching.getByRole('link', { name: 'Genel bakış' }).waitFor();
    const page = await openPage(`${league.url}/profile`, { prepare: signedIn(isik) });
    await page.getByRole('button', { name: 'Profili düzenle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Profili düzenle' });
    const bio = dialog.getByRole('textbox', { name: 'Biyografi' });
    await bio.waitFor();
    await expectGoodLooks({ page, name: 'profile-edit', isDialog: true }, LOOKS);
    await bio.fill('x'.repeat(450));
    await dialog.getByText('450 / 500').waitFor();
    await bio.fill('Akşamları oynar.');
    await dialog.getByRole('textbox', { name: 'Twitch' }).fill('iki kelime');
    await dialog.getByRole('textbox', { name: 'X (Twitter)' }).fill('@isik');
    await dialog.getByRole('combobox', { name: 'Favori mevki' }).selectOption('Kaleci');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await dialog.getByText('Kullanıcı adı ya da http(s) adresi girin.').waitFor();
    await dialog.getByRole('textbox', { name: 'Twitch' }).fill('https://www.twitch.tv/isik');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await dialog.waitFor({ state: 'detached' });
    await main(page).getByText('Profil başarıyla güncellendi!').waitFor();
    await main(page).getByText('oyuncu1@example.org').waitFor();
    await main(watching).getByText('Akşamları oynar.').waitFor();
    expect(await main(watching).getByText('oyuncu1@example.org').count()).toBe(0);
    for (const href of ['https://x.com/isik', 'https://www.twitch.tv/isik']) {
      const link = main(watching).locator(`a[href="${href}"]`);
      await link.waitFor();
      expect(await link.getAttribute('rel')).toBe('noopener nofollow');
    }
    // It floats over the page for a while.
    await page.getByRole('button', { name: 'Mesajı kapat' }).click();
    await expectGoodLooks({ page, name: 'profile-own' }, LOOKS);
    await expectGoodLooks({ page: watching, name: 'profile' }, LOOKS);
  });

  it('are asked before what they typed in their profile is lost', async () => {
    const page = await openPage(`${league.url}/profile`, { prepare: signedIn(deniz) });
    await page.getByRole('button', { name: 'Profili düzenle' }).click();
    await page.getByRole('textbox', { name: 'Oyun stili' }).fill('Kısa pas');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Düzenlemeye dön' }).click();
    expect(await page.getByRole('textbox', { name: 'Oyun stili' }).inputValue()).toBe('Kısa pas');
  });

  it('show the teams that they played in, each with its days and season', async () => {
    const page = await openPage(profileOf(isik));
    const present = main(page).locator('nav a[aria-current="page"]');
    await present.getByText('Genel bakış', { exact: true }).waitFor();
    await main(page).getByRole('link', { name: 'Oynadığı takımlar' }).click();
    await present.getByText('Oynadığı takımlar', { exact: true }).waitFor();
    expect(await present.count()).toBe(1);
    const row = main(page).getByRole('listitem').filter({ hasText: team.name });
    await row.getByText(/Sezon .+ – bugün/).waitFor();
    await row.getByText('Şu anki takımı').waitFor();
    await row.getByRole('link', { name: team.name }).click();
    await title(page, team.name).waitFor();
  });

  it('are found at their team, whose squad follows every move', async () => {
    const page = await openPage(`${league.url}/standings`);
    await page.getByRole('rowheader').getByRole('link', { name: team.name }).click();
    await title(page, team.name).waitFor();
    await card(page, arda.gamertag).waitFor();
    await main(page)
      .getByRole('button', { name: /^\+3 Maç Daha$/ })
      .waitFor();
    await expectGoodLooks({ page, name: 'team' }, LOOKS);
    await assignTo(league, deniz, team._id);
    await card(page, deniz.gamertag).waitFor();
    await assignTo(league, deniz, null);
    await card(page, deniz.gamertag).waitFor({ state: 'detached' });
    const matches = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Maçlar', exact: true }) });
    await matches.getByRole('button', { name: '+3 Maç Daha' }).click();
    await eventually(() => matches.getByRole('link', { name: team.name }).count()).toBe(11);
  });

  it('keep the address of an old gamertag, which becomes that of the new one', async () => {
    const watching = await openPage(profileOf(arda));
    await title(watching, arda.gamertag).waitFor();
    const gamertag = 'Arda’nın Duvarı';
    expect((await league.call('PUT', `/api/players/${arda.id}`, { body: { gamertag } })).status).toBe(200);
    await title(watching, gamertag).waitFor();
    const page = await openPage(profileOf(arda));
    await title(page, gamertag).waitFor();
    await page.waitForURL(`${league.url}/profile/${encodeURIComponent(gamertag)}`);
    await page.getByRole('link', { name: 'Oyuncular', exact: true }).first().waitFor();
  });

  it('without whom the team page, an unknown profile and the own one of a visitor still stand', async () => {
    const page = await openPage(`${league.url}/profile/Kimse`);
    await heading(page).filter({ hasText: 'Oyuncu bulunamadı' }).waitFor();
    await expectGoodLooks({ page, name: 'profile-unknown' }, LOOKS);
  });
});
