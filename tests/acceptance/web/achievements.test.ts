import type { AchievementAnswer } from '@league/query-api/contract/achievements.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../../kit/admin.ts';
import { describeInBrowser, type PageOptions } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { stall } from './bad-network.ts';
import { endSession } from './end-session.ts';
import { eventually } from './eventually.ts';
import { hasFocus } from './matches.ts';
import { main } from './page-parts.ts';
import { act, approved } from './people.ts';

const PATH = '/admin/achievements';

/** The words of the boxes in which one of a few is chosen. */
const CHOICES = [
  ['Kategori', ['Sezon', 'Turnuva', 'Bireysel', 'Takım', 'Özel', 'Milestone']],
  ['Tür', ['Oyuncu', 'Takım']],
  ['Logo türü', ['Kupa', 'Madalya', 'Yıldız', 'Taç', 'Kalkan', 'Mücevher']],
  ['Nadirlik', ['Yaygın', 'Nadir', 'Epik', 'Efsanevi']],
] as const;

describeInBrowser('achievements', (openPage) => {
  let league: LeagueUnderTest;
  let used = 0;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  /** A name that no other test has. */
  const another = (what: string): string => {
    used += 1;
    return `${what} ${used}`;
  };
  const open = (path = PATH, options: PageOptions = {}): Promise<Page> =>
    openPage(league.url + path, { as: 'admin', ...options });
  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
  const box = (within: Locator, name: string): Locator =>
    within.getByRole('textbox', { name: new RegExp(`^${name}(?: \\(isteğe bağlı\\))?$`) });
  const choice = (within: Locator, name: string): Locator => within.getByRole('combobox', { name, exact: true });
  const row = (page: Page, title: string): Locator =>
    main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: title }) });
  const profile = (gamertag: string): string => `/profile/${encodeURIComponent(gamertag)}?tab=achievements`;

  const post = async (path: string, body: object): Promise<{ readonly _id: string; readonly position: string }> => {
    const answer = await league.call<{ _id: string; position: string }>('POST', path, { body });
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const newTeam = async (name: string): Promise<string> => {
    const { _id, position } = await post('/api/teams', { name });
    await league.call('GET', '/api/teams', { minPosition: position });
    return _id;
  };
  /** Makes an achievement; the read models have it when this is done. */
  const make = async (part: object = {}): Promise<{ readonly id: string; readonly title: string }> => {
    const title = another('Başarım');
    const { _id: id, position } = await post('/api/achievements', { title, description: 'Açıklama.', ...part });
    await league.call('GET', '/api/achievements', { minPosition: position });
    return { id, title };
  };
  const give = async (to: 'player' | 'team', body: object): Promise<void> => {
    const { position } = await post(`/api/achievements/assign/${to}`, body);
    await league.call('GET', '/api/achievements', { minPosition: position });
  };
  /** The titles of all achievements, once everything that is recorded by now has reached them. */
  const titles = async (): Promise<readonly string[]> => {
    const { head } = await league.operations.status();
    const { body } = await league.call<AchievementAnswer[]>('GET', '/api/achievements', { minPosition: head });
    return body.map(({ title }) => title);
  };

  it('are created, given to a player and a team, shown to everybody at once, withdrawn and deleted', async () => {
    const [gamertag, team, title, cup] = [another('Oyuncu'), another('Takım'), another('Gol Kralı'), another('Kupa')];
    await approved(league, gamertag);
    const teamId = await newTeam(team);
    const [page, ofPlayer, ofTeam] = await Promise.all([
      open(),
      openPage(league.url + profile(gamertag)),
      openPage(`${league.url}/team/${teamId}?tab=achievements&view=timeline`),
    ]);
    const reloaded: string[] = [];
    for (const each of [page, ofPlayer, ofTeam]) each.on('load', () => reloaded.push(each.url()));
    await main(ofPlayer).getByRole('heading', { name: 'Henüz Başarım Kazanılmadı' }).waitFor();
    await main(ofTeam).getByRole('heading', { name: 'Henüz Başarım Kazanılmadı' }).waitFor();

    await button(main(page), 'Yeni Başarım').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Yeni başarım' });
    await box(dialog, 'Başlık').fill(title);
    await box(dialog, 'Açıklama').fill('Sezonun en çok gol atanı.');
    for (const [field, words] of CHOICES) {
      expect(await choice(dialog, field).getByRole('option').allTextContents()).toEqual(words);
    }
    await choice(dialog, 'Kategori').selectOption('Bireysel');
    await choice(dialog, 'Nadirlik').selectOption('Efsanevi');
    await choice(dialog, 'Simge').fill('gol kra');
    await dialog.getByRole('listbox', { name: 'Simge' }).getByRole('option', { name: 'Taç' }).click();
    await box(dialog, 'Renk').fill('#1864AB');
    await box(dialog, 'Kutlama metni').fill('Tebrikler!');
    const preview = dialog.getByRole('region', { name: 'Önizleme' });
    for (const text of [title, 'Efsanevi', 'Tebrikler!']) await preview.getByText(text, { exact: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await main(page).getByText('Başarım oluşturuldu.').waitFor();
    await row(page, title).getByRole('cell', { name: 'Efsanevi' }).waitFor();
    expect(await hasFocus(button(main(page), 'Yeni Başarım'))).toBe(true);
    const { id: cupId } = await make({ title: cup, type: 'team', category: 'tournament' });
    expect(cupId).not.toBe('');

    await main(page).getByRole('link', { name: 'Ata', exact: true }).click();
    await button(main(page), 'Başarım ata').click();
    const award = page.getByRole('dialog', { name: 'Başarım ata' });
    await choice(award, 'Başarım').fill(title);
    await choice(award, 'Oyuncu').fill(gamertag);
    await box(award, 'Not').fill('28 gol');
    await button(award, 'Ata').click();
    await award.getByText('Başarım verildi.').waitFor();
    await main(ofPlayer).getByText(title, { exact: true }).waitFor();
    await main(ofPlayer).getByRole('heading', { level: 3, name: 'Bireysel' }).waitFor();
    await main(ofPlayer).getByText('“28 gol”').waitFor();

    await choice(award, 'Başarım').fill(cup);
    await choice(award, 'Takım').fill(team);
    await button(award, 'Ata').click();
    await main(ofTeam).getByText(cup, { exact: true }).waitFor();
    await main(ofTeam).locator('ol time').waitFor();
    expect(await main(ofTeam).getByText('“28 gol”').count()).toBe(0);
    await button(award, 'Kapat').last().click();
    await award.waitFor({ state: 'detached' });

    await button(main(page), `Geri al: ${cup}, ${team}`).click();
    const question = page.getByRole('alertdialog', { name: 'Başarım geri alınsın mı?' });
    expect(await hasFocus(button(question, 'Vazgeç'))).toBe(true);
    await button(question, 'Ödülü geri al').click();
    await main(page).getByText('Başarım geri alındı.').waitFor();
    await main(ofTeam).getByRole('heading', { name: 'Henüz Başarım Kazanılmadı' }).waitFor();

    await main(page).getByRole('link', { name: 'Yönet', exact: true }).click();
    await button(main(page), `Sil: ${title}`).click();
    const deletion = page.getByRole('alertdialog', { name: 'Bu başarımı silmek istediğinize emin misiniz?' });
    await deletion.getByText('Verilen 1 ödül de kalkar.').waitFor();
    await deletion.getByText(`Alanlar: ${gamertag}`).waitFor();
    expect(await hasFocus(button(deletion, 'Vazgeç'))).toBe(true);
    await page.keyboard.press('Escape');
    await deletion.waitFor({ state: 'detached' });
    expect(await titles()).toContain(title);
    await button(main(page), `Sil: ${title}`).click();
    await button(deletion, 'Başarımı ve 1 ödülü sil').click();
    await main(page).getByText('Başarım silindi.').waitFor();
    await row(page, title).waitFor({ state: 'detached' });
    await main(ofPlayer).getByRole('heading', { name: 'Henüz Başarım Kazanılmadı' }).waitFor();
    expect(await titles()).not.toContain(title);
    expect(reloaded).toEqual([]);
  });

  it('are changed in what was changed here alone, and keep their type while somebody has them', async () => {
    const [gamertag, { id, title }] = [another('Oyuncu'), await make()];
    await give('player', { achievementId: id, playerId: await approved(league, gamertag) });
    const [page, ofPlayer] = await Promise.all([open(), openPage(league.url + profile(gamertag))]);
    await button(main(page), `Düzenle: ${title}`).click();
    const dialog = page.getByRole('dialog', { name: 'Başarımı düzenle' });
    await act(league, 'PUT', `/api/achievements/${id}`, { rarity: 'epic' });
    await choice(dialog, 'Tür').selectOption('Takım');
    const renamed = another('Altın Krampon');
    await box(dialog, 'Başlık').fill(renamed);
    await button(dialog, 'Güncelle').click();
    await dialog.getByText('Bu başarım 1 kez verilmiş; türü ancak ödüller geri alınınca değişir.').first().waitFor();
    expect(await box(dialog, 'Başlık').inputValue()).toBe(renamed);
    await choice(dialog, 'Tür').selectOption('Oyuncu');
    await button(dialog, 'Güncelle').click();
    await main(page).getByText('Başarım güncellendi.').waitFor();
    await row(page, renamed).getByRole('cell', { name: 'Epik' }).waitFor();
    await main(ofPlayer).getByText(renamed, { exact: true }).waitFor();
    await main(ofPlayer).getByText('Epik').waitFor();
  });

  it.for([
    ['Kutlama metni', 'A'.repeat(51), 'En fazla 50 karakter olmalı.'],
    ['Renk', 'red', 'Renk # işareti ve altı onaltılık hane olmalı (#ffd700).'],
    ['Simge', '<script>', 'Listeden birini seçin.'],
    ['Başlık', ' ', 'Başlık boş olamaz.'],
  ] as const)('%s “%s” is refused at its field, and nothing typed is lost', async ([field, typed, sentence]) => {
    const before = await titles();
    const page = await open(`${PATH}?open=new`);
    const dialog = page.getByRole('dialog', { name: 'Yeni başarım' });
    await box(dialog, 'Başlık').fill(another('Başarım'));
    await box(dialog, 'Açıklama').fill('Açıklama.');
    const filled = field === 'Simge' ? choice(dialog, field) : box(dialog, field);
    await filled.fill(typed);
    await button(dialog, 'Oluştur').click();
    await dialog.getByText(sentence).first().waitFor();
    expect(await filled.inputValue()).toBe(typed);
    expect(await hasFocus(filled)).toBe(true);
    expect(await titles()).toEqual(before);
  });

  it('are not given to a player who was deleted meanwhile: the sentence stands at the field', async () => {
    const [gamertag, { title }] = [another('Oyuncu'), await make()];
    const playerId = await approved(league, gamertag);
    const page = await open(`${PATH}?tab=assign&open=assign`);
    const award = page.getByRole('dialog', { name: 'Başarım ata' });
    await choice(award, 'Başarım').fill(title);
    await choice(award, 'Oyuncu').fill(gamertag);
    await eventually(() => choice(award, 'Oyuncu').inputValue()).toBe(gamertag);
    // The page hears of nothing, as on a bad line.
    await page.route('**/api/players', stall);
    await act(league, 'DELETE', `/api/players/${playerId}`);
    await button(award, 'Ata').click();
    await award.getByText('Oyuncu bulunamadı.').first().waitFor();
  });

  it('that got one more award since the question was put are deleted with the number that it names then', async () => {
    const [gamertag, { id, title }] = [another('Oyuncu'), await make()];
    const playerId = await approved(league, gamertag);
    const page = await open();
    await button(main(page), `Sil: ${title}`).click();
    const deletion = page.getByRole('alertdialog', { name: 'Bu başarımı silmek istediğinize emin misiniz?' });
    await button(deletion, 'Başarımı sil').waitFor();
    await give('player', { achievementId: id, playerId });
    await button(deletion, 'Başarımı ve 1 ödülü sil').click();
    await main(page).getByText('Başarım silindi.').waitFor();
    expect(await titles()).not.toContain(title);
  });

  it('of players and teams that are gone are shown nowhere, but named with the deletion', async () => {
    const [gamertag, { id, title }] = [another('Oyuncu'), await make()];
    const playerId = await approved(league, gamertag);
    await give('player', { achievementId: id, playerId });
    const page = await open(`${PATH}?tab=assign`);
    const withdraw = button(main(page), `Geri al: ${title}, ${gamertag}`);
    await withdraw.waitFor();
    await act(league, 'DELETE', `/api/players/${playerId}`);
    await withdraw.waitFor({ state: 'detached' });
    await main(page).getByRole('link', { name: 'Yönet', exact: true }).click();
    await button(main(page), `Sil: ${title}`).click();
    const deletion = page.getByRole('alertdialog');
    await deletion.getByText('1 ödül, artık ligde olmayan oyuncuların ya da takımların.').waitFor();
    await button(deletion, 'Başarımı ve 1 ödülü sil').click();
    await main(page).getByText('Başarım silindi.').waitFor();
  });

  it('are filtered by type and category, in the address too', async () => {
    const [player, team] = [await make({ category: 'milestone' }), await make({ type: 'team', category: 'milestone' })];
    const page = await open();
    await row(page, player.title).waitFor();
    await main(page).getByRole('combobox', { name: 'Tür' }).selectOption('Takım');
    await row(page, player.title).waitFor({ state: 'detached' });
    await main(page).getByRole('combobox', { name: 'Kategori' }).selectOption('Milestone');
    await row(page, team.title).waitFor();
    await page.reload();
    await row(page, team.title).waitFor();
    expect(new URL(page.url()).search).toBe('?type=team&category=milestone');
    await main(page).getByRole('combobox', { name: 'Kategori' }).selectOption('Özel');
    await main(page).getByText('Bu filtrelere uyan başarım yok').waitFor();
    await button(main(page), 'Temizle').click();
    await row(page, player.title).waitFor();
  });

  it('are saved once the session that ended meanwhile was begun anew, with nothing typed lost', async () => {
    const page = await open(`${PATH}?open=new`);
    const dialog = page.getByRole('dialog', { name: 'Yeni başarım' });
    const title = another('Başarım');
    await box(dialog, 'Başlık').fill(title);
    await box(dialog, 'Açıklama').fill('Açıklama.');
    await endSession(league, page);
    await button(dialog, 'Oluştur').click();
    await dialog.getByText('Yeniden giriş yapın').waitFor();
    expect(await titles()).not.toContain(title);
    await dialog.getByLabel('Kullanıcı adı').fill(ADMIN.username);
    await dialog.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
    await button(dialog, 'Giriş yap').click();
    await button(dialog, 'Oluştur').click();
    await main(page).getByText('Başarım oluşturuldu.').waitFor();
    expect(await titles()).toContain(title);
  });

  it('are reached from the navigation, from the dashboard and from the admins, by admins alone', async () => {
    const page = await open('/admin/dashboard');
    const shortcuts = main(page).getByRole('navigation', { name: 'Kısa yollar' });
    await shortcuts.getByRole('link', { name: 'Başarımlar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Başarımlar' }).waitFor();
    await page.getByRole('navigation', { name: 'Yönetim' }).getByRole('link', { name: 'Adminler' }).click();
    await main(page).getByRole('link', { name: 'Başarımlar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Başarımlar' }).waitFor();
    const visitor = await openPage(league.url + PATH);
    await visitor.getByRole('heading', { level: 1, name: 'Admin Girişi' }).waitFor();
  });

  it('change between categories and a time line, which stands in the address over a reload', async () => {
    const [gamertag, { id, title }] = [another('Oyuncu'), await make()];
    await give('player', { achievementId: id, playerId: await approved(league, gamertag) });
    const page = await openPage(league.url + profile(gamertag), { width: 375 });
    await main(page).getByRole('heading', { level: 3, name: 'Sezon' }).waitFor();
    await button(main(page), 'Zaman çizelgesi').click();
    await main(page).locator('ol').getByText(title, { exact: true }).waitFor();
    await page.reload();
    await main(page).locator('ol').getByText(title, { exact: true }).waitFor();
    const tab = main(page).getByRole('link', { name: 'Başarımlar' });
    await tab.and(page.locator('[aria-current=page]')).waitFor();
    // The last of the tabs, in a row that is wider than the page.
    await eventually(async () => {
      const place = await tab.boundingBox();
      return place && place.x + place.width;
    }).toBeLessThanOrEqual(375);
    await button(main(page), 'Kategoriler').click();
    await eventually(() => new URL(page.url()).search).toBe('?tab=achievements');
  });
});
