import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, type PageOptions } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { breakPath } from './bad-network.ts';
import { eventually } from './eventually.ts';
import { waitForLetters } from './frame-looks.ts';
import { joinLeague, signedIn } from './league-players.ts';
import {
  assign,
  matchesOf,
  type Office,
  OFFICES,
  officialsAt,
  type Official,
  takeIntoOffice,
} from './match-officials.ts';
import { eventsOf, hasFocus, pairingOf, scoreText, unplayedMatches } from './matches.ts';
import { expectGoodLooks } from './look.ts';
import { main } from './page-parts.ts';
import { act } from './people.ts';

const PLAN = '/admin/match-plan';
const TITLE = 'Maç Planlama';
const DAY_MS = 86_400_000;

/** The widths of an element of the page, in px. */
type Measured = { readonly scrollWidth: number; readonly clientWidth: number };

describeInBrowser('the plan of the matches', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;
  let used = 0;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  /** Another player in office, whom no other test has. */
  const another = (office: Office): Promise<Official> => {
    used += 1;
    return takeIntoOffice(league, office, `Görevli ${used}`);
  };
  const open = (search: string, options: PageOptions = {}): Promise<Page> =>
    openPage(`${league.url}${PLAN}?${search}`, { as: 'admin', ...options });
  const openFor = (match: MatchAnswer, what: string): Promise<Page> => open(`match=${match._id}&open=${what}`);
  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
  const row = (page: Page, match: MatchAnswer): Locator =>
    main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: pairingOf(match) }) });
  const dialogOf = (page: Page, label: string, match: MatchAnswer): Locator =>
    page.getByRole('dialog', { name: `${label} ata: ${pairingOf(match)}` });
  const box = (dialog: Locator, label: string): Locator => dialog.getByRole('combobox', { name: label });
  const now = async ({ _id }: MatchAnswer): Promise<MatchAnswer | undefined> =>
    (await matchesOf(league)).find((match) => match._id === _id);
  const said = (dialog: Locator, match: MatchAnswer, text: string): Locator =>
    dialog.getByText(`${pairingOf(match)}: ${text}`);

  it.for(OFFICES)(
    'says that the $office plays in the match, records nothing, and assigns after "Yine de ata"',
    async ({ office, label }) => {
      const match = takeMatch();
      const official = await another(office);
      await act(league, 'PUT', `/api/players/${official.id}/assign`, { teamId: match.homeTeam._id });
      const page = await openFor(match, office);
      const dialog = dialogOf(page, label, match);
      await box(dialog, label).fill(official.gamertag);
      await button(dialog, 'Kaydet').click();
      const { gamertag } = official;
      await dialog.getByText(`${gamertag} bu maçta oynayan ${match.homeTeam.name} takımının oyuncusu.`).waitFor();
      expect(await box(dialog, label).inputValue()).toBe(gamertag);
      expect(await eventsOf(league, match)).toEqual([]);
      await button(dialog, 'Yine de ata').click();
      await said(dialog, match, `${label} başarıyla atandı!`).waitFor();
      expect((await officialsAt(league, match))[office]).toBe(gamertag);
    },
  );

  it.for(OFFICES)(
    'shows an admin who chooses a $office that another admin has assigned one, and keeps the choice',
    async ({ office, label }) => {
      const match = takeMatch();
      const [theirs, mine] = [await another(office), await another(office)];
      const pages = await Promise.all([openFor(match, office), openFor(match, office)]);
      const [first, second] = pages.map((page) => dialogOf(page, label, match));
      if (first === undefined || second === undefined) throw new Error('two pages have two dialogs');
      await box(second, label).fill(mine.gamertag);
      await box(first, label).fill(theirs.gamertag);
      await button(first, 'Kaydet').click();
      await said(first, match, `${label} başarıyla atandı!`).waitFor();
      await second.getByText(`bu arada değişti. Şimdi: ${theirs.gamertag}.`).waitFor();
      expect(await box(second, label).inputValue()).toBe(mine.gamertag);
      expect((await officialsAt(league, match))[office]).toBe(theirs.gamertag);
      await button(second, 'Yine de ata').click();
      // The dialog has gone on to the next match.
      await said(pages[1].getByRole('dialog'), match, `${label} başarıyla atandı!`).waitFor();
      expect((await officialsAt(league, match))[office]).toBe(mine.gamertag);
    },
  );

  it('replaces nobody whom the admin has not seen: the server names the referee, and the choice stays', async () => {
    const match = takeMatch();
    const [theirs, mine] = [await another('referee'), await another('referee')];
    const page = await openFor(match, 'referee');
    const dialog = dialogOf(page, 'Hakem', match);
    await box(dialog, 'Hakem').fill(mine.gamertag);
    // The page does not hear of the other admin until its list can be read again.
    const readable = Promise.withResolvers<void>();
    await breakPath(page, '/api/matches', async (route) => {
      await readable.promise;
      await route.continue();
    });
    await assign(league, match, 'referee', theirs);
    await button(dialog, 'Kaydet').click();
    await dialog.getByText(`Bu görevde bu arada başkası var: ${theirs.gamertag}.`).waitFor();
    expect(await box(dialog, 'Hakem').inputValue()).toBe(mine.gamertag);
    expect((await officialsAt(league, match)).referee).toBe(theirs.gamertag);
    readable.resolve();
    await button(dialog, 'Yine de ata').click();
    await said(dialog, match, 'Hakem başarıyla atandı!').waitFor();
    expect((await officialsAt(league, match)).referee).toBe(mine.gamertag);
  });

  /** Half past seven in the evening of the day after the match, in Turkey. */
  const dayAfter = ({ date }: MatchAnswer): { kickOff: Date; written: string } => {
    const kickOff = new Date(Date.parse(`${date?.slice(0, 10)}T16:30:00Z`) + DAY_MS);
    return { kickOff, written: kickOff.toISOString().slice(0, 10).split('-').toReversed().join('.') };
  };

  it('saves a date that was typed last with one click, and goes on to the next match', async () => {
    const match = takeMatch();
    const page = await openFor(match, 'schedule');
    const dialog = page.getByRole('dialog', { name: `Tarih ver: ${pairingOf(match)}` });
    const { kickOff, written } = dayAfter(match);
    await dialog.getByRole('textbox', { name: 'Tarih' }).fill(written);
    await button(dialog, 'Kaydet ve sonraki maç').click();
    await said(page.getByRole('dialog'), match, 'İşlem başarılı!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect((await now(match))?.date?.slice(0, 10)).toBe(kickOff.toISOString().slice(0, 10));
  });

  it('postpones a match to no date, and marks that it has none', async () => {
    const match = takeMatch();
    const page = await open(`week=${match.week}&match=${match._id}&open=schedule`);
    const dialog = page.getByRole('dialog', { name: `Tarih ver: ${pairingOf(match)}` });
    await dialog.getByRole('checkbox', { name: 'Ertelendi, tarihi belirlenmemiş' }).check();
    await dialog.getByRole('textbox', { name: 'Tarih' }).waitFor({ state: 'detached' });
    await button(dialog, 'Kaydet').click();
    await said(dialog, match, 'İşlem başarılı!').waitFor();
    expect(await now(match)).toMatchObject({ date: null, status: 'scheduled' });
    await page.keyboard.press('Escape');
    await row(page, match).getByText('belirlenmedi').waitFor();
  });

  it('gives a match its date and its stadium, and asks for the date and the time', async () => {
    const match = takeMatch();
    const page = await open(`week=${match.week}&match=${match._id}&open=schedule`);
    const dialog = page.getByRole('dialog', { name: `Tarih ver: ${pairingOf(match)}` });
    const [day, time] = [dialog.getByRole('textbox', { name: 'Tarih' }), dialog.getByLabel('Saat', { exact: true })];
    await time.fill('');
    await button(dialog, 'Kaydet').click();
    await dialog.getByText('Tarih ve saat gerekli.').first().waitFor();
    await time.and(page.locator('[aria-invalid=true]:focus')).waitFor();
    expect(await day.and(page.locator('[aria-invalid=true]')).count()).toBe(0);
    await time.fill('19:30');
    await day.fill('');
    await button(dialog, 'Kaydet').click();
    await day.and(page.locator('[aria-invalid=true]:focus')).waitFor();
    expect(await eventsOf(league, match)).toEqual([]);

    const { kickOff, written } = dayAfter(match);
    const stadium = dialog.getByRole('textbox', { name: 'Stadyum' });
    expect(await stadium.getAttribute('placeholder')).toBe('Lig Stadyumu');
    await stadium.fill('Kartal Arena');
    await day.fill(written);
    await button(dialog, 'Kaydet').click();
    await said(dialog, match, 'İşlem başarılı!').waitFor();
    expect(await now(match)).toMatchObject({ date: kickOff.toISOString(), stadium: 'Kartal Arena' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await row(page, match).getByText(`${written} 19:30`).waitFor();
    await row(page, match).getByText('Kartal Arena').waitFor();
  });

  it.for(OFFICES)('removes a $office only after a question, and the row says so', async ({ office, label, object }) => {
    const match = takeMatch();
    const { gamertag } = await another(office).then(async (official) => {
      await assign(league, match, office, official);
      return official;
    });
    const page = await open(`week=${match.week}`);
    const remove = button(row(page, match), `Kaldır: ${label}, ${pairingOf(match)}`);
    await remove.click();
    const question = page.getByRole('alertdialog', {
      name: `${object} maçtan kaldırmak istediğinizden emin misiniz?`,
    });
    await question.getByText(gamertag).waitFor();
    expect(await hasFocus(button(question, 'Vazgeç'))).toBe(true);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect((await officialsAt(league, match))[office]).toBe(gamertag);
    await remove.click();
    await button(question, 'Kaldır').click();
    await main(page).getByText(`${label} başarıyla kaldırıldı!`).waitFor();
    await button(row(page, match), `Ata: ${label}, ${pairingOf(match)}`).waitFor();
    await remove.waitFor({ state: 'detached' });
    await row(page, match).getByText('Eksik: hakem, yayıncı').waitFor();
    expect((await officialsAt(league, match))[office]).toBe(null);
  });

  it('shows an admin what another admin assigns and removes, without a reload', async () => {
    const match = takeMatch();
    const official = await another('referee');
    const [own, other] = [await open(`week=${match.week}`), await open(`week=${match.week}`)];
    let reloads = 0;
    other.on('load', () => (reloads += 1));
    const link = row(other, match).getByRole('link', { name: official.gamertag });
    await row(other, match).waitFor();
    expect(await link.count()).toBe(0);
    await button(row(own, match), `Ata: Hakem, ${pairingOf(match)}`).click();
    await box(dialogOf(own, 'Hakem', match), 'Hakem').fill(official.gamertag);
    await own.keyboard.press('Control+Enter');
    await link.waitFor();
    await row(other, match).getByText('Eksik: yayıncı').waitFor();
    await button(row(other, match), `Kaldır: Hakem, ${pairingOf(match)}`).click();
    await button(other.getByRole('alertdialog'), 'Kaldır').click();
    await row(own, match).getByRole('link', { name: official.gamertag }).waitFor({ state: 'detached' });
    expect(reloads).toBe(0);
  });

  it('keeps its filters in the address over a reload, until "Temizle" takes them back', async () => {
    const match = takeMatch();
    const page = await open('');
    const filters = {
      q: main(page).getByRole('searchbox', { name: 'Takım ara' }),
      status: main(page).getByRole('combobox', { name: 'Durum' }),
      week: main(page).getByRole('combobox', { name: 'Hafta' }),
      missing: main(page).getByRole('checkbox', { name: 'Eksik' }),
    };
    const rows = main(page).getByRole('rowheader');
    await main(page).getByText('66 maç', { exact: true }).waitFor();
    expect(await filters.status.getByRole('option').allTextContents()).toEqual([
      'Tümü',
      'Planlandı',
      'Canlı',
      'Tamamlandı',
      'İptal',
    ]);
    const weeks = Array.from({ length: 11 }, (_, at) => `${at + 1}. hafta`);
    expect(await filters.week.getByRole('option').allTextContents()).toEqual(['Tümü', ...weeks]);
    await filters.q.fill(match.homeTeam.name.toLocaleUpperCase('tr'));
    await filters.status.selectOption('Planlandı');
    await filters.week.selectOption(`${match.week}. hafta`);
    await filters.missing.check();
    await main(page).getByText('66 maçtan 1 maç').waitFor();
    const search = { q: match.homeTeam.name.toLocaleUpperCase('tr'), status: 'scheduled', week: `${match.week}` };
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      ...search,
      missing: 'true',
    });
    await page.reload();
    await main(page).getByText('66 maçtan 1 maç').waitFor();
    expect(await row(page, match).count()).toBe(1);
    expect(await filters.q.inputValue()).toBe(search.q);
    expect(await filters.status.inputValue()).toBe(search.status);
    expect(await filters.week.inputValue()).toBe(search.week);
    expect(await filters.missing.isChecked()).toBe(true);
    await button(main(page), 'Temizle').click();
    await main(page).getByText('66 maç', { exact: true }).waitFor();
    expect(await rows.count()).toBeGreaterThan(1);
    await eventually(() => new URL(page.url()).search).toBe('');
  });

  it('lists week, teams, date and stadium, status, score once it is over, both officials and the three acts', async () => {
    const match = takeMatch();
    const official = await another('broadcaster');
    await assign(league, match, 'broadcaster', official);
    await act(league, 'PUT', `/api/matches/${match._id}/schedule`, { stadium: 'Kartal Arena' });
    const { name } = match.homeTeam;
    const over = (await matchesOf(league)).find(
      ({ status, isWalkover, homeTeam }) => status === 'finished' && !isWalkover && homeTeam.name === name,
    );
    if (over === undefined) throw new Error('the sample has no match of this team that is over');
    const page = await open(`q=${encodeURIComponent(name)}`);
    const shown = row(page, match);
    for (const text of [`${match.week}`, match.homeTeam.name, match.awayTeam.name])
      await shown.getByText(text, { exact: true }).first().waitFor();
    for (const text of ['Kartal Arena', 'Planlandı', official.gamertag, 'Twitch'])
      await shown.getByText(text).waitFor();
    for (const part of ['Tarih', 'Hakem', 'Yayıncı']) await button(shown, `${part}: ${pairingOf(match)}`).waitFor();
    await row(page, over).getByText('Tamamlandı').waitFor();
    await row(page, over)
      .getByText(scoreText(over.homeScore ?? 0, over.awayScore ?? 0))
      .waitFor();
  });

  it('shows all its columns on a screen of 1280 px, without scrolling to the side', async () => {
    // The team with the longest name, whose matches are with all teams; the last is still to be played.
    const LONG_NAME = 'Güneydoğu Anadolu Aslanları SK';
    const ofTeam = ({ homeTeam, awayTeam }: MatchAnswer): boolean => [homeTeam.name, awayTeam.name].includes(LONG_NAME);
    const match = (await matchesOf(league)).filter(ofTeam).find(({ week }) => week === 11);
    if (match === undefined) throw new Error('the sample has no match of this team in its last week');
    for (const { office } of OFFICES) await assign(league, match, office, await another(office));
    const page = await open(`q=${encodeURIComponent(LONG_NAME)}`, { prepare: waitForLetters });
    await button(row(page, match), `Kaldır: Yayıncı, ${pairingOf(match)}`).waitFor();
    await main(page).getByRole('row').filter({ hasText: 'Tamamlandı' }).first().waitFor();
    const place = main(page).locator(':has(> table)');
    const hidden = await place.evaluate(({ scrollWidth, clientWidth }: Measured) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
  });

  it('has a list of all places on the management page: an assistant and a co-broadcaster come and go', async () => {
    const match = takeMatch();
    const [referee, broadcaster] = [await another('referee'), await another('broadcaster')];
    const page = await openPage(`${league.url}/admin/management?tab=matches`, { as: 'admin' });
    await button(main(page), `Görevliler: ${pairingOf(match)}`).click();
    const dialog = page.getByRole('dialog', { name: `Görevliler: ${pairingOf(match)}` });
    await dialog.getByText('Bu maçın henüz görevlisi yok.').waitFor();
    await button(dialog, 'Ata').click();
    await dialog.getByText('Görevli seçin.').waitFor();
    for (const [place, label, { gamertag }] of [
      ['assistant', 'Yardımcı hakem', referee],
      ['co', 'Ek yayıncı', broadcaster],
    ] as const) {
      await dialog.getByRole('combobox', { name: 'Görev', exact: true }).selectOption(place);
      await dialog.getByRole('combobox', { name: 'Görevli' }).fill(gamertag);
      await button(dialog, 'Ata').click();
      await dialog.getByRole('listitem').filter({ hasText: label }).getByText(gamertag, { exact: true }).waitFor();
    }
    await expectGoodLooks({ page, name: 'admin-management-matches-dialog', isDialog: true }, [
      { width: 375, pictured: true, target: 44 },
      { width: 1280, pictured: true, closely: true },
    ]);
    for (const { gamertag } of [referee, broadcaster]) {
      await button(dialog, `Kaldır: ${gamertag}`).click();
      await button(dialog, `Kaldır: ${gamertag}`).waitFor({ state: 'detached' });
    }
    await dialog.getByText('Bu maçın henüz görevlisi yok.').waitFor();
    expect(new URL(page.url()).searchParams.get('match')).toBe(match._id);
  });

  it('is reached as /match-planning too, which keeps its search', async () => {
    const page = await openPage(`${league.url}/match-planning?week=9&missing=true`, { as: 'admin' });
    await page.getByRole('heading', { level: 1, name: TITLE, exact: true }).waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(`${PLAN}?week=9&missing=true`);
  });

  it('is shown to admins alone: a visitor is asked to sign in as one, and a player has no right', async () => {
    const visitor = await openPage(league.url + PLAN);
    await visitor.getByRole('heading', { level: 1, name: 'Admin Girişi' }).waitFor();
    expect(await visitor.getByText(TITLE).count()).toBe(0);
    await visitor.getByLabel('Kullanıcı adı').fill('yonetici');
    await visitor.getByLabel('Şifre', { exact: true }).fill('gizli-sifre-2026');
    await button(visitor, 'Giriş yap').click();
    await visitor.getByRole('heading', { level: 1, name: TITLE, exact: true }).waitFor();
    used += 1;
    const player = await openPage(league.url + PLAN, {
      prepare: signedIn(await joinLeague(league, `Oyuncu ${used}`, 'Sol Bek', used)),
    });
    await player.getByRole('heading', { level: 1, name: 'Yetkisiz erişim' }).waitFor();
    expect(await player.getByText(TITLE).count()).toBe(0);
  });
});
