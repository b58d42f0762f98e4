import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, type PageOptions } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { breakPath } from './bad-network.ts';
import { endSession } from './end-session.ts';
import { eventually } from './eventually.ts';
import { hasFocus } from './matches.ts';
import { main } from './page-parts.ts';
import { act, approved, emailOf, PASSWORD, registered } from './people.ts';

const SCREEN = '/admin/players';
const LEAVING = 'Kaydedilmemiş değişiklikler var';

describeInBrowser('managing players', (openPage) => {
  let league: LeagueUnderTest;
  let teams: readonly TeamAnswer[];
  let used = 0;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    teams = (await league.call<TeamAnswer[]>('GET', '/api/teams')).body;
  });
  afterAll(() => league.stop());

  /** A gamertag that no other test has. */
  const another = (): string => {
    used += 1;
    return `Oyuncu ${used}`;
  };
  const team = (at: number): TeamAnswer => teams[at] ?? expect.fail('the sample has too few teams');
  const open = (gamertag: string, options: PageOptions = {}): Promise<Page> =>
    openPage(`${league.url}${SCREEN}?q=${encodeURIComponent(gamertag)}`, { as: 'admin', ...options });
  const row = (page: Page, gamertag: string): Locator =>
    main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: gamertag, exact: false }) });
  const button = (page: Page, name: string, gamertag: string): Locator =>
    main(page).getByRole('button', { name: `${name}: ${gamertag}`, exact: true });
  const player = async (gamertag: string): Promise<AdminsPlayer | undefined> =>
    (await league.call<AdminsPlayer[]>('GET', '/api/players')).body.find((each) => each.gamertag === gamertag);
  const login = (gamertag: string, password = PASSWORD) =>
    league.call<{ message: string; token: string }>('POST', '/api/players/login', {
      body: { email: emailOf(gamertag), password },
      token: null,
    });

  it('approves a player at a press, on every admin’s screen at once, and goes on to the next who waits', async () => {
    const [first, second] = [`Bekleyen ${another()}`, `Bekleyen ${another()}`];
    await registered(league, first);
    await registered(league, second);
    const [page, beside] = await Promise.all([open('bekleyen'), open('bekleyen')]);
    await row(beside, first).getByText('Beklemede').waitFor();
    await button(page, 'Onayla', first).press('Enter');
    await main(page).getByText(`${first} onaylandı.`).waitFor();
    await row(page, first).getByText('Onaylı').waitFor();
    await row(beside, first).getByText('Onaylı').waitFor();
    await eventually(() => hasFocus(button(page, 'Onayla', second))).toBe(true);
    expect((await login(first)).status).toBe(200);
    expect((await login(second)).status).toBe(403);
  });

  it('approves several in one call', async () => {
    const waiting = [`Toplu ${another()}`, `Toplu ${another()}`, `Toplu ${another()}`];
    for (const gamertag of waiting) await registered(league, gamertag);
    const page = await open('toplu');
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
    await main(page).getByRole('button', { name: 'Bekleyen 3 oyuncuyu seç' }).click();
    await main(page)
      .getByRole('checkbox', { name: `Seç: ${waiting[2]}` })
      .uncheck();
    await main(page).getByRole('button', { name: '2 oyuncuyu onayla' }).click();
    await main(page).getByText('2 oyuncu onaylandı.').waitFor();
    await row(page, waiting[0] ?? '')
      .getByText('Onaylı')
      .waitFor();
    expect(calls).toEqual(['/api/players/approve']);
    expect([await player(waiting[1] ?? ''), await player(waiting[2] ?? '')]).toMatchObject([
      { status: 'approved' },
      { status: 'pending' },
    ]);
  });

  it('rejects a player, who reads the reason at the login; it can be approved again', async () => {
    const gamertag = another();
    await registered(league, gamertag);
    const page = await open(gamertag);
    await button(page, 'Reddet', gamertag).click();
    const dialog = page.getByRole('dialog', { name: `Reddet: ${gamertag}` });
    await dialog.getByText('Oyuncu bu nedeni girişte okur; hesabıyla birlikte silinir.').waitFor();
    await dialog.getByRole('textbox', { name: 'Neden' }).fill('PSO ID yanlış.');
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await row(page, gamertag).getByText('Reddedildi').waitFor();
    await row(page, gamertag).getByText('Neden: PSO ID yanlış.').waitFor();
    const refused = await login(gamertag);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('PSO ID yanlış.')]);
    await button(page, 'Onayla', gamertag).click();
    await row(page, gamertag).getByText('Onaylı').waitFor();
  });

  it('edits what was changed, says at its field what is wrong, and asks before it drops what was typed', async () => {
    const gamertag = another();
    const id = await approved(league, gamertag);
    const page = await open(gamertag);
    await button(page, 'Düzenle', gamertag).click();
    const dialog = page.getByRole('dialog', { name: `Düzenle: ${gamertag}` });
    const number = dialog.getByRole('textbox', { name: 'Forma numarası' });
    await number.fill('100');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await dialog.getByText('Forma numarası 1 ile 99 arasında olmalı.').waitFor();
    expect([await hasFocus(number), await number.inputValue()]).toEqual([true, '100']);
    await page.keyboard.press('Escape');
    await dialog.getByRole('heading', { name: LEAVING }).waitFor();
    await dialog.getByRole('button', { name: 'Düzenlemeye dön' }).click();
    await number.fill('17');
    await dialog.getByRole('combobox', { name: 'Mevki' }).selectOption('Forvet');
    // Another admin changes another field meanwhile.
    await act(league, 'PUT', `/api/players/${id}`, { psoId: 'yeni-kimlik' });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await main(page).getByText(`${gamertag} güncellendi.`).waitFor();
    await eventually(() => player(gamertag)).toMatchObject({
      jerseyNumber: 17,
      position: 'Forvet',
      psoId: 'yeni-kimlik',
    });
    expect(await hasFocus(button(page, 'Düzenle', gamertag))).toBe(true);
  });

  it('gives another gamertag, but none that somebody has', async () => {
    const [gamertag, taken] = [another(), another()];
    await approved(league, gamertag);
    await approved(league, taken);
    const page = await open(gamertag);
    await button(page, 'Düzenle', gamertag).click();
    const dialog = page.getByRole('dialog');
    const box = dialog.getByRole('textbox', { name: 'Gamertag' });
    await box.fill(taken.toUpperCase());
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await dialog.getByText('Bu gamertag alınmış.').first().waitFor();
    expect(await box.inputValue()).toBe(taken.toUpperCase());
    await box.fill(`${gamertag} Yeni`);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await main(page).getByText(`${gamertag} Yeni güncellendi.`).waitFor();
    await row(page, `${gamertag} Yeni`).waitFor();
  });

  it('lets a player into the admin panel, and out again', async () => {
    const gamertag = another();
    await approved(league, gamertag);
    const page = await open(gamertag);
    const dialog = page.getByRole('dialog');
    const access = dialog.getByRole('checkbox', { name: 'Admin paneline erişim ver' });
    for (const [change, badges] of [
      ['check', 1],
      ['uncheck', 0],
    ] as const) {
      await button(page, 'Düzenle', gamertag).click();
      await access[change]();
      await dialog.getByRole('button', { name: 'Kaydet' }).click();
      await dialog.waitFor({ state: 'detached' });
      await eventually(() => row(page, gamertag).getByText('Admin', { exact: true }).count()).toBe(badges);
      const entered = await league.call('POST', '/api/admins/login', {
        body: { username: gamertag, password: PASSWORD },
        token: null,
      });
      expect(entered.status < 300).toBe(badges === 1);
    }
  });

  it('puts a player into a team by the keyboard, and shows where somebody else put him meanwhile', async () => {
    const gamertag = another();
    const id = await approved(league, gamertag);
    const page = await open(gamertag);
    await button(page, 'Takıma ata', gamertag).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Takım: ${gamertag}` });
    await dialog.getByText('Şu anki takımı: Boşta').waitFor();
    await dialog.getByRole('combobox', { name: 'İşlem' }).fill(team(0).name);
    await page.keyboard.press('Enter');
    await act(league, 'PUT', `/api/players/${id}/assign`, { teamId: team(1)._id, from: null });
    await dialog.getByText(`Oyuncunun takımı bu arada değişti. Şimdi: ${team(1).name}.`).waitFor();
    await dialog.getByRole('button', { name: 'Yine de kaydet' }).press('Enter');
    await main(page).getByText(`${gamertag} başarıyla takıma atandı!`).waitFor();
    await row(page, gamertag).getByText(team(0).name).waitFor();
    expect(await hasFocus(button(page, 'Takıma ata', gamertag))).toBe(true);
  });

  it('does not move on unseen whom somebody else has moved: it says where the player is, with a way to go on', async () => {
    const gamertag = another();
    const id = await approved(league, gamertag);
    const page = await open(gamertag);
    await button(page, 'Takıma ata', gamertag).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'İşlem' }).fill(team(0).name);
    // The list is not read anew until the refusal has come.
    const held = Promise.withResolvers<void>();
    const { mend } = await breakPath(page, '/api/players', async (route) => {
      await held.promise;
      await route.continue();
    });
    await act(league, 'PUT', `/api/players/${id}/assign`, { teamId: team(2)._id, from: null });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await dialog.getByText(`Oyuncu bu arada takım değiştirdi: ${team(2).name}.`).waitFor();
    mend();
    held.resolve();
    await dialog.getByText(`Şimdi: ${team(2).name}.`).waitFor();
    expect(await dialog.getByRole('combobox', { name: 'İşlem' }).inputValue()).toBe(team(0).name);
    await dialog.getByRole('button', { name: 'Yine de kaydet' }).click();
    await row(page, gamertag).getByText(team(0).name).waitFor();
  });

  it('makes a player free after a question that names the team', async () => {
    const gamertag = another();
    const id = await approved(league, gamertag);
    await act(league, 'PUT', `/api/players/${id}/assign`, { teamId: team(3)._id });
    const page = await open(gamertag);
    await button(page, 'Serbest bırak', gamertag).click();
    const question = page.getByRole('alertdialog', { name: `${gamertag} takımdan çıkarılsın mı?` });
    await question.getByText(`Takımı: ${team(3).name}`).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect((await player(gamertag))?.currentTeam?._id).toBe(team(3)._id);
    await button(page, 'Serbest bırak', gamertag).click();
    await question.getByRole('button', { name: 'Takımdan çıkar' }).click();
    await main(page).getByText(`${gamertag} takımdan çıkarıldı!`).waitFor();
    await row(page, gamertag).getByText('Boşta').waitFor();
  });

  it('deletes a player after a question with what goes and what stays', async () => {
    const gamertag = `Silinen ${another()}`;
    const id = await approved(league, gamertag);
    await act(league, 'PUT', `/api/players/${id}/assign`, { teamId: team(4)._id });
    const page = await open(gamertag);
    await button(page, 'Sil', gamertag).click();
    const question = page.getByRole('alertdialog', { name: `${gamertag} silinsin mi?` });
    await question.getByText('Bu işlem geri alınamaz.').waitFor();
    await question.getByText(`Takımdaki üyeliği biter: ${team(4).name}`).waitFor();
    await question.getByText('Gamertag geçmiş maçlarda kalır').waitFor();
    expect(await hasFocus(question.getByRole('button', { name: 'Vazgeç' }))).toBe(true);
    await question.getByRole('button', { name: 'Oyuncuyu sil' }).click();
    await main(page).getByText(`${gamertag} silindi.`).waitFor();
    await main(page).getByRole('heading', { name: 'Sonuç Bulunamadı' }).waitFor();
    expect(await player(gamertag)).toBeUndefined();
    expect((await login(gamertag)).status).toBe(401);
  });

  it('issues a code once, with which the player sets a new password', async () => {
    const gamertag = another();
    await approved(league, gamertag);
    const page = await open(gamertag);
    await button(page, 'Şifre sıfırlama kodu', gamertag).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Kod oluştur' }).click();
    const code = await dialog.getByRole('textbox', { name: 'Kod' }).inputValue();
    await dialog.getByText(/^Son geçerlilik: \d\d:\d\d$/).waitFor();
    await dialog.getByRole('button', { name: 'Kapat' }).last().click();
    await button(page, 'Şifre sıfırlama kodu', gamertag).click();
    await dialog.getByRole('button', { name: 'Kod oluştur' }).waitFor();
    const reset = await league.call('POST', '/api/login/reset-code', {
      body: { email: emailOf(gamertag), code, password: 'bambaska-bir-sifre' },
      token: null,
    });
    expect(reset.status).toBeLessThan(300);
    expect((await login(gamertag, 'bambaska-bir-sifre')).status).toBe(200);
  });

  it('keeps what was typed where the session ended, and goes on after signing in again', async () => {
    const gamertag = another();
    await approved(league, gamertag);
    const page = await open(gamertag);
    await button(page, 'Düzenle', gamertag).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'PSO ID' }).fill('yarim-kalan');
    await endSession(league, page);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await dialog.getByRole('heading', { name: 'Yeniden giriş yapın' }).waitFor();
    await dialog.getByLabel('Şifre', { exact: true }).fill('gizli-sifre-2026');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await eventually(() => player(gamertag)).toMatchObject({ psoId: 'yarim-kalan' });
  });

  it('keeps filters and what is open in the address, over a reload and Back', async () => {
    const gamertag = another();
    await approved(league, gamertag);
    const page = await open(gamertag);
    await main(page).getByRole('combobox', { name: 'Durum' }).selectOption('approved');
    await button(page, 'Düzenle', gamertag).click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: `Düzenle: ${gamertag}` }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await row(page, gamertag).waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('approved');
  });

  it('shows fifty of five thousand players, finds any of them, and goes on at the first new one', async () => {
    const id = await approved(league, another());
    const [one] = (await league.call<AdminsPlayer[]>('GET', '/api/players')).body.filter(({ _id }) => _id === id);
    const many = Array.from({ length: 5_000 }, (_, at) => ({ ...one, _id: `p-${at}`, gamertag: `Çok ${at}` }));
    const page = await openPage(league.url + SCREEN, {
      as: 'admin',
      prepare: async (each) => {
        await breakPath(each, '/api/players', (route) => route.fulfill({ json: many }));
      },
    });
    const rows = main(page).getByRole('rowheader');
    await eventually(() => rows.count()).toBe(50);
    await main(page).getByRole('button', { name: 'Daha fazla göster' }).press('Enter');
    await eventually(() => rows.count()).toBe(100);
    expect(await hasFocus(rows.nth(50).locator('[data-row]'))).toBe(true);
    await main(page).getByRole('searchbox', { name: 'Oyuncu ara' }).fill('cok 4321');
    await main(page).getByText('5.000 oyuncudan 1 oyuncu').waitFor();
    expect(await rows.allTextContents()).toEqual(['Çok 4321']);
  });
});
