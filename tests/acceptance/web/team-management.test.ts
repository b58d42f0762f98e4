import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, type PageOptions } from '../../kit/browser/describe-in-browser.ts';
import { ADMIN } from '../../kit/admin.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { breakPath } from './bad-network.ts';
import { endSession } from './end-session.ts';
import { eventually } from './eventually.ts';
import { joinLeague, signedIn } from './league-players.ts';
import { matchesOf } from './match-officials.ts';
import { hasFocus } from './matches.ts';
import { main } from './page-parts.ts';
import { act, approved, PASSWORD } from './people.ts';

const LIST = '/admin/teams';
const LEAVING = 'Kaydedilmemiş değişiklikler var';

describeInBrowser('managing teams', (openPage) => {
  let league: LeagueUnderTest;
  let used = 0;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  const teams = async (): Promise<readonly TeamAnswer[]> => (await league.call<TeamAnswer[]>('GET', '/api/teams')).body;
  const teamNow = async (name: string): Promise<TeamAnswer | undefined> =>
    (await teams()).find((each) => each.name === name);
  const ofSample = async (at: number): Promise<TeamAnswer> =>
    (await teams())[at] ?? expect.fail('the sample has too few teams');
  /** A name that no other test has. */
  const another = (): string => {
    used += 1;
    return `Yeni Takım ${used}`;
  };
  /** A new team of such a name, with a crest that the league has chosen. */
  const added = async (): Promise<TeamAnswer> => {
    const name = another();
    await act(league, 'POST', '/api/teams', { name });
    await eventually(() => teamNow(name)).toBeDefined();
    return (await teamNow(name)) ?? expect.fail(`${name} is gone`);
  };
  const open = (path: string, options: PageOptions = {}): Promise<Page> =>
    openPage(league.url + path, { as: 'admin', ...options });
  const openForm = ({ _id }: TeamAnswer, options: PageOptions = {}): Promise<Page> =>
    open(`/admin/team/${_id}/edit`, options);
  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
  const box = (within: Page | Locator, name: string): Locator => within.getByRole('textbox', { name });
  /** The button of a colour in a place; behind the colour's name may stand who wears the pair. */
  const colour = (within: Page | Locator, place: string, name: string): Locator =>
    within
      .getByRole('radiogroup', { name: new RegExp(`^${place}`) })
      .getByRole('radio', { name: new RegExp(`^${name}(?= |$)`) });
  const row = (page: Page, name: string): Locator =>
    main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) });
  const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

  it('adds a team with a crest of its own, changes it, and everybody sees it at once', async () => {
    const [name, after] = [another(), another()];
    const [admin, visitor] = await Promise.all([open(LIST), openPage(`${league.url}/teams`)]);
    await main(visitor).getByRole('article').first().waitFor();
    await button(main(admin), 'Takım Ekle').click();
    const dialog = admin.getByRole('dialog', { name: 'Takım Ekle' });
    expect(await button(dialog, 'Takım ekle').isDisabled()).toBe(true);
    await dialog.getByText('Takım adı boş olamaz!').waitFor();
    await box(dialog, 'Takım adı').fill(name);
    await box(dialog, 'Şehir').fill('İzmir');
    await dialog.getByRole('checkbox', { name: 'Armayı lig seçsin' }).uncheck();
    await colour(dialog, 'Ana renk', 'pembe').check();
    await colour(dialog, 'İkinci renk', 'yeşil').check();
    await dialog.getByRole('radio', { name: 'V desenli' }).check();
    await button(dialog, 'Takım ekle').click();
    await main(admin).getByText(`${name}: Takım oluşturuldu.`).waitFor();
    await row(admin, name).getByText('İzmir').waitFor();
    expect(await teamNow(name)).toMatchObject({ crest: 'rose-green-chevron', city: 'İzmir' });
    await visitor.getByRole('link', { name: `Takım Detayları: ${name}` }).click();
    await heading(visitor, name).waitFor();

    await main(admin)
      .getByRole('link', { name: `Düzenle: ${name}` })
      .click();
    await heading(admin, name).waitFor();
    await box(main(admin), 'Takım adı').fill(after);
    await button(main(admin), 'Kaydet').click();
    await main(admin).getByText(`${after}: Takım güncellendi.`).waitFor();
    await heading(visitor, after).waitFor();
    await eventually(() => teamNow(after)).toMatchObject({ crest: 'rose-green-chevron', city: 'İzmir' });
    await main(admin).getByRole('link', { name: 'Takım yönetimi' }).click();
    await row(admin, after).waitFor();
  });

  it('lets the league choose the crest, and leads from the whole form to the form of the new team', async () => {
    const name = another();
    const page = await open('/admin/team/new/edit');
    await button(main(page), 'Takım ekle').click();
    await main(page).getByText('Takım adı boş olamaz!').waitFor();
    expect(await hasFocus(box(main(page), 'Takım adı'))).toBe(true);
    await box(main(page), 'Takım adı').fill(name);
    await box(main(page), 'Logo yolu').fill('/images/yeni.webp');
    await page.keyboard.press('Control+Enter');
    await main(page).getByText(`${name}: Takım oluşturuldu.`).waitFor();
    await heading(page, name).waitFor();
    const team = await teamNow(name);
    expect(new URL(page.url()).pathname).toBe(`/admin/team/${team?._id}/edit`);
    expect(team?.logo).toBe('/images/yeni.webp');
    expect((await teams()).filter(({ crest }) => crest === team?.crest)).toHaveLength(1);
  });

  it('marks the colours that another team wears, offers no crest of another team, and turns two colours round', async () => {
    const [own, worn] = [await added(), await added()];
    await act(league, 'PUT', `/api/teams/${worn._id}`, {
      crest: { primary: 'blue', secondary: 'rose', pattern: 'sash' },
    });
    await act(league, 'PUT', `/api/teams/${own._id}`, {
      crest: { primary: 'blue', secondary: 'orange', pattern: 'sash' },
    });
    const page = await openForm(own);
    await colour(page, 'İkinci renk', `pembe \\(çifti taşıyan: ${worn.name}\\)`).check();
    await main(page).getByText(`Bu renk çiftini taşıyan: ${worn.name}`).waitFor();
    const pattern = (name: string): Locator => main(page).getByRole('radio', { name });
    expect([await pattern('çapraz kuşaklı').isDisabled(), await pattern('çubuklu').isChecked()]).toEqual([true, true]);
    await main(page).getByText(`${worn.name} taşıyor`).waitFor();
    await colour(page, 'Ana renk', 'pembe').check();
    await main(page).getByText('İkinci renk: mavi').waitFor();
    await button(main(page), 'Kaydet').click();
    await main(page).getByText(`${own.name}: Takım güncellendi.`).waitFor();
    await eventually(() => teamNow(own.name)).toMatchObject({ crest: 'rose-blue-stripes' });
  });

  it('says at its field that another team has taken the name meanwhile, and keeps what was typed', async () => {
    const [team, taken] = [await added(), await added()];
    const page = await openForm(team);
    await box(main(page), 'Takım adı').fill(taken.name.toUpperCase());
    await box(main(page), 'Şehir').fill('Bursa');
    await button(main(page), 'Kaydet').click();
    await main(page).getByText('adında bir takım zaten var.').first().waitFor();
    expect(await box(main(page), 'Takım adı').inputValue()).toBe(taken.name.toUpperCase());
    expect((await teamNow(team.name))?.city).toBe(null);
  });

  it('takes over what another admin changes, and tells of it where something is unsaved, without overwriting it', async () => {
    const team = await added();
    const page = await openForm(team);
    await box(main(page), 'Şehir').waitFor();
    await act(league, 'PUT', `/api/teams/${team._id}`, { city: 'Adana' });
    await eventually(() => box(main(page), 'Şehir').inputValue()).toBe('Adana');
    await box(main(page), 'Logo yolu').fill('/images/yeni.webp');
    await act(league, 'PUT', `/api/teams/${team._id}`, { city: 'Mersin' });
    await main(page).getByText('Takım bu arada değişti.').waitFor();
    await main(page).getByText('Şehir, şimdi: Mersin').waitFor();
    await button(main(page), 'Kaydet').click();
    await main(page).getByText(`${team.name}: Takım güncellendi.`).waitFor();
    await eventually(() => teamNow(team.name)).toMatchObject({ city: 'Mersin', logo: '/images/yeni.webp' });
    await eventually(() => box(main(page), 'Şehir').inputValue()).toBe('Mersin');

    await box(main(page), 'Şehir').fill('Sivas');
    await act(league, 'PUT', `/api/teams/${team._id}`, { city: 'Tokat' });
    await button(main(page), 'Yine de kaydet').waitFor();
    await button(main(page), 'Güncel hâlini al').click();
    expect(await box(main(page), 'Şehir').inputValue()).toBe('Tokat');
    await button(main(page), 'Kaydet').waitFor();
  });

  it('is a press away from the page of a team, for admins alone', async () => {
    const team = await added();
    const [admin, visitor] = await Promise.all([open(`/team/${team._id}`), openPage(`${league.url}/team/${team._id}`)]);
    await main(admin).getByRole('link', { name: 'Takımı düzenle' }).click();
    await heading(admin, team.name).waitFor();
    expect(new URL(admin.url()).pathname).toBe(`/admin/team/${team._id}/edit`);
    await button(main(visitor), 'Takımım').waitFor();
    expect(await main(visitor).getByRole('link', { name: 'Takımı düzenle' }).count()).toBe(0);
  });

  it('asks before it drops what was typed', async () => {
    const team = await added();
    const page = await openForm(team);
    await box(main(page), 'Şehir').fill('Rize');
    await main(page).getByRole('link', { name: 'Takım yönetimi' }).click();
    await page.getByRole('heading', { name: LEAVING }).waitFor();
    await button(page, 'Düzenlemeye dön').click();
    expect(await box(main(page), 'Şehir').inputValue()).toBe('Rize');
    await main(page).getByRole('link', { name: 'Takım yönetimi' }).click();
    await button(page, 'Değişiklikleri bırak').click();
    await heading(page, 'Takım yönetimi').waitFor();
    expect((await teamNow(team.name))?.city).toBe(null);
  });

  it('deletes a team after a question with real counts: its matches go, its players become free', async () => {
    const team = await ofSample(3);
    const own = (await matchesOf(league)).filter(({ homeTeam, awayTeam }) =>
      [homeTeam._id, awayTeam._id].includes(team._id),
    );
    const page = await open(`${LIST}?q=${encodeURIComponent(team.name)}`);
    await button(main(page), `Sil: ${team.name}`).click();
    const question = page.getByRole('alertdialog', { name: `${team.name} takımı silinsin mi?` });
    expect(await hasFocus(button(question, 'Vazgeç'))).toBe(true);
    await question.getByText(`${own.length} maç silinir`).waitFor();
    await question.getByText(`${team.players.length} oyuncu serbest kalır.`).waitFor();
    expect(await question.getByRole('radio', { name: 'Oyuncuları serbest bırak' }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await teamNow(team.name)).toBeDefined();

    await button(main(page), `Sil: ${team.name}`).click();
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && calls.push(new URL(request.url()).search));
    await box(question, 'Gerekçe').fill('Takım dağıldı.');
    await button(question, 'Takımı sil').dblclick();
    const gone = `Silinen maç: ${own.length}, serbest kalan oyuncu: ${team.players.length}`;
    await main(page).getByText(`${team.name}: Takım silindi. ${gone}`).waitFor();
    await row(page, team.name).waitFor({ state: 'detached' });
    expect(calls).toEqual(['']);
    const ids = new Set(team.players.map(({ _id }) => _id));
    const players = (await league.call<AdminsPlayer[]>('GET', '/api/players')).body.filter(({ _id }) => ids.has(_id));
    expect(players).toHaveLength(ids.size);
    expect(players.every(({ currentTeam }) => currentTeam === null)).toBe(true);
  });

  it('deletes the players with their team where the admin says so', async () => {
    const team = await added();
    const id = await approved(league, `Takımlı ${used}`);
    await act(league, 'PUT', `/api/players/${id}/assign`, { teamId: team._id });
    const page = await open(`${LIST}?team=${team._id}&open=delete`);
    const question = page.getByRole('alertdialog');
    await question.getByText('Bu sezonda maçı yok.').waitFor();
    await question.getByRole('radio', { name: 'Oyuncuları da sil' }).check();
    await question.getByText('1 oyuncu silinir; hesapları ve kişisel bilgileri de gider.').waitFor();
    await button(question, 'Takımı ve 1 oyuncuyu sil').click();
    await main(page).getByText(`${team.name}: Takım silindi. Silinen maç: 0, silinen oyuncu: 1`).waitFor();
    await eventually(async () =>
      (await league.call<AdminsPlayer[]>('GET', '/api/players')).body.some(({ _id }) => _id === id),
    ).toBe(false);
  });

  it('deletes nothing before the counts are known', async () => {
    const team = await added();
    const known = Promise.withResolvers<void>();
    const page = await open(`${LIST}?team=${team._id}&open=delete`, {
      prepare: async (each) => {
        await breakPath(each, '/api/matches', async (route) => {
          await known.promise;
          await route.continue();
        });
      },
    });
    const confirm = button(page.getByRole('alertdialog'), 'Takımı sil');
    await confirm.click({ force: true });
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    known.resolve();
    await page.getByText('Bu sezonda maçı yok.').waitFor();
    await confirm.click();
    await main(page).getByText(`${team.name}: Takım silindi.`).waitFor();
  });

  it('keeps its search in the address over a reload, until it is cleared', async () => {
    const team = await added();
    const page = await open(LIST);
    const search = main(page).getByRole('searchbox', { name: 'Takım ara' });
    await search.fill(team.name.toLocaleUpperCase('tr'));
    await eventually(() => main(page).getByRole('rowheader').allTextContents()).toEqual([team.name]);
    await page.reload();
    await row(page, team.name).waitFor();
    expect(await search.inputValue()).toBe(team.name.toLocaleUpperCase('tr'));
    await row(page, team.name)
      .getByText(`#${team._id.slice(-4).toUpperCase()}`)
      .waitFor();
    await button(main(page), 'Temizle').click();
    await eventually(() => main(page).getByRole('rowheader').count()).toBeGreaterThan(1);
    expect(new URL(page.url()).search).toBe('');
  });

  it('keeps what was typed where the session ended, and goes on after signing in again', async () => {
    const team = await added();
    const page = await openForm(team);
    await box(main(page), 'Şehir').fill('Ordu');
    await endSession(league, page);
    await button(main(page), 'Kaydet').click();
    const dialog = page.getByRole('dialog', { name: 'Yeniden giriş yapın' });
    await dialog.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await button(main(page), 'Kaydet').click();
    await eventually(() => teamNow(team.name)).toMatchObject({ city: 'Ordu' });
  });

  it('keeps what was typed by somebody who is no admin any more, and records it once an admin has signed in', async () => {
    const team = await added();
    const gamertag = `Eski Admin ${used}`;
    const id = await approved(league, gamertag);
    await act(league, 'PUT', `/api/players/${id}`, { isAdmin: true });
    const { body: session } = await league.call('POST', '/api/admins/login', {
      body: { username: gamertag, password: PASSWORD },
      token: null,
    });
    const page = await openPage(`${league.url}/admin/team/${team._id}/edit`, { prepare: signedIn({ session }) });
    await box(main(page), 'Şehir').fill('Kars');
    await act(league, 'PUT', `/api/players/${id}`, { isAdmin: false });
    await button(main(page), 'Kaydet').click();
    const dialog = page.getByRole('dialog', { name: 'Yeniden giriş yapın' });
    await dialog.waitFor();
    expect((await teamNow(team.name))?.city).toBe(null);
    await dialog.getByLabel('Kullanıcı adı').fill(ADMIN.username);
    await dialog.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await box(main(page), 'Şehir').inputValue()).toBe('Kars');
    await button(main(page), 'Kaydet').click();
    await eventually(() => teamNow(team.name)).toMatchObject({ city: 'Kars' });
  });

  it('is shown to admins alone: a visitor is asked to sign in as one, and a player has no right', async () => {
    const team = await ofSample(0);
    for (const path of [LIST, `/admin/team/${team._id}/edit`]) {
      const visitor = await openPage(league.url + path);
      await heading(visitor, 'Admin Girişi').waitFor();
      used += 1;
      const player = await openPage(league.url + path, {
        prepare: signedIn(await joinLeague(league, `Oyuncu ${used}`, 'Sol Bek', used)),
      });
      await heading(player, 'Yetkisiz erişim').waitFor();
    }
  });
});
