import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../../kit/admin.ts';
import { endSession } from './end-session.ts';
import { eventually } from './eventually.ts';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { SESSION_KEY } from '../../kit/browser/roles.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { blockStorage, fullStorage, keepInStorage } from './bad-storage.ts';
import { eventsOf, scoreText, unplayedMatches } from './matches.ts';
import { LONG, MARKUP } from './nonsense.ts';
import { main, week } from './page-parts.ts';
import { openResult, resultDialog, resultsPath, rowButton } from './result-dialog.ts';
import { giveAchievements } from './sample-achievements.ts';
import { appointOfficials } from './sample-officials.ts';
import { factsOf, PLAIN } from './screen-list.ts';

/** Signs in by the form on the page or in the dialog. */
const signIn = async (there: Page | Locator): Promise<void> => {
  await there.getByLabel('Kullanıcı adı').fill(ADMIN.username);
  await there.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
  await there.getByRole('button', { name: 'Giriş yap', exact: true }).click();
};

/**
 * The searches in as few addresses as hold all of them: one with the first nonsense of each parameter, one with the second, and so
 * on. A screen reads each parameter by itself, so the nonsense of one cannot hide what another's does.
 */
const together = (searches: readonly string[]): readonly string[] => {
  const ofParameters = [...Map.groupBy(searches, (search) => /^\w*/.exec(search)?.[0]).values()];
  const most = Math.max(...ofParameters.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => ofParameters.flatMap((values) => values[index] ?? []).join('&'));
};

/** Opens these addresses in turn on one page, and returns those that do not show `shown`. */
const lostOn = async (page: Page, addresses: readonly string[], shown: Locator): Promise<readonly string[]> => {
  const lost: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await shown.waitFor().catch(() => lost.push(address));
  }
  return lost;
};

describeInBrowser('an address', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    await appointOfficials(league);
    await giveAchievements(league, await factsOf(league));
  });
  afterAll(() => league.stop());

  const searched = PLAIN.filter(({ nonsense }) => nonsense.length > 0);
  it.for(searched)('with nonsense behind it shows what $name shows without', async ({ path, filled, as, nonsense }) => {
    const bare = league.url + path.replace(/\?.*/, '');
    const page = await openPage(bare, { as });
    // The players of the first screen come before all others.
    await page.waitForLoadState('networkidle');
    const usual = (await filled(page).textContent()) ?? '';
    const addresses = together(nonsense).map((search) => `${bare}?${search}`);
    expect(await lostOn(page, addresses, filled(page).filter({ hasText: usual }))).toEqual([]);
  });

  it('that names no existing match says so, over the day, and shows the day when that is closed', async () => {
    const page = await openPage(`${league.url}/matches?match=x`);
    const dialog = page.getByRole('dialog', { name: 'Maç bulunamadı.' });
    const ids = ['../../x', '%2e%2e%2f', '%00', '12', MARKUP, '__proto__', LONG];
    const addresses = ids.map((id) => `${league.url}/matches?match=${id}`);
    expect(await lostOn(page, addresses, dialog)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await main(page).getByText('Bugün · 6 maç').waitFor();
  });

  it('that names a season that does not exist leads back to one that does', async () => {
    const page = await openPage(`${league.url}/standings?season=99`);
    await page.getByRole('main').getByText('Sezon bulunamadı.').waitFor();
    await page.getByRole('button', { name: 'Sezon ve hafta' }).click();
    await page.getByRole('combobox', { name: 'Sezon' }).selectOption({ index: 1 });
    await page.getByRole('rowheader').first().waitFor();
  });

  it('that names a week that the season does not have leads back to its weeks', async () => {
    const page = await openPage(`${league.url}/weekly-matches?week=999`);
    await page.getByRole('main').getByText('999. hafta yok.').waitFor();
    await page.getByRole('main').getByRole('link', { name: '11. hafta' }).last().click();
    await week(page, 11).waitFor();
  });

  it('that asks for the table of a week that does not exist is told so', async () => {
    const page = await openPage(`${league.url}/standings?week=99`);
    await page.getByRole('main').getByText('Bu sezonda 99. hafta yok; sezon 11 haftadan oluşuyor.').waitFor();
    expect(await page.getByText('99. hafta sonundaki').count()).toBe(0);
    await page.getByRole('button', { name: 'Güncel tabloya dön' }).click();
    await eventually(() => page.url()).toBe(`${league.url}/standings`);
  });

  it('that searches for markup finds no team, and shows the search as text', async () => {
    const page = await openPage(`${league.url}/teams?q=${encodeURIComponent(MARKUP)}`);
    await page.getByRole('main').getByText(`“${MARKUP}” aramasına uyan takım yok.`).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe(MARKUP);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });

  it.for(['//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'that sends the login to %s leads to the dashboard',
    async (next) => {
      const page = await openPage(`${league.url}/admin?next=${encodeURIComponent(next)}`);
      await signIn(page);
      await page.getByRole('heading', { name: 'Bu gece bekleyenler' }).waitFor();
      expect(page.url()).toBe(`${league.url}/admin/dashboard`);
    },
  );

  it('that leads nowhere says so, whatever its form', async () => {
    const page = await openPage(league.url);
    const addresses = ['/constructor', '/__proto__', '/standings/1', `/${LONG}`, '/admin/x'].map(
      (path) => league.url + path,
    );
    expect(await lostOn(page, addresses, page.getByRole('heading', { name: 'Sayfa bulunamadı' }))).toEqual([]);
  });
});

describeInBrowser('markup', (openPage) => {
  const TEAMS = [
    '<b>x</b>',
    '<img src=x onerror=document.title=1>',
    '"><script>document.title=1</script>',
    '{{7*7}}${7*7}',
  ];
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
    for (const name of TEAMS) await league.call('POST', '/api/teams', { body: { name, reason: MARKUP } });
    const settings = { title: `Lig ${MARKUP}`, description: `${MARKUP} başladı`, rules: MARKUP, reason: MARKUP };
    await league.call('PUT', '/api/settings', { body: settings });
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date());
    const fixtures = { startDate: today, reason: MARKUP };
    const made = await league.call<{ position: string }>('POST', '/api/matches/generate-fixtures', { body: fixtures });
    const { position: minPosition } = made.body;
    const { body } = await league.call<MatchAnswer[]>('GET', '/api/matches/week/1', { minPosition });
    for (const { _id, date } of body) {
      await league.call('PUT', `/api/matches/${_id}/schedule`, { body: { date, stadium: MARKUP } });
    }
  });
  afterAll(() => league.stop());

  /** Fails where a name has become markup. */
  const expectText = async (page: Page): Promise<void> => {
    await page.waitForLoadState('networkidle');
    expect(
      await page.locator('main b, main script, main iframe, [role=dialog] b, img[src="x"], [onerror]').count(),
    ).toBe(0);
    expect(await page.title()).not.toBe('1');
  };

  it('in names, titles and reasons is text on each screen of visitors', async () => {
    const page = await openPage(league.url);
    for (const path of ['/', '/standings', '/weekly-matches', '/matches', '/teams']) {
      await page.goto(league.url + path);
      for (const name of TEAMS) await page.getByRole('main').getByText(name).first().waitFor();
      await expectText(page);
    }
    await page.goto(`${league.url}/matches`);
    await page
      .getByRole('main')
      .getByRole('link', { name: TEAMS[0] ?? '' })
      .click();
    await page.getByRole('dialog').getByText(MARKUP).first().waitFor();
    await expectText(page);
    expect(await page.title()).toContain(`Lig ${MARKUP}`);
  });

  it('in a reason is text in the dialog, and in the records', async () => {
    const match = (await unplayedMatches(league))(1);
    const page = await openPage(league.url + resultsPath(match), { as: 'admin' });
    const dialog = await openResult(page, match);
    await dialog.type(1, 0);
    await dialog.save.click();
    await dialog.closed();
    await rowButton(page, match).click();
    await dialog.home.fill('2');
    await dialog.all.getByLabel('Düzeltme nedeni').fill(MARKUP);
    await expectText(page);
    await dialog.save.click();
    await dialog.closed();

    await page.goto(`${league.url}/admin/audit`);
    const records = page.getByRole('main').getByRole('listitem');
    await records.first().getByRole('button').click();
    await records.first().getByText(MARKUP).first().waitFor();
    await expectText(page);
    await page.goto(`${league.url}/admin/audit?type=TeamCreated`);
    for (const name of TEAMS) await records.getByText(name).first().waitFor();
    await expectText(page);
  });
});

describeInBrowser('a browser', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    await giveAchievements(league, await factsOf(league));
  });
  afterAll(() => league.stop());

  const login = (page: Page): Locator => page.getByRole('heading', { name: 'Admin Girişi' });
  const expiredSession = async (): Promise<string> => {
    const { body } = await league.call<{ token: string }>('POST', '/api/admins/login', { body: ADMIN });
    await league.call('POST', '/api/logout', { body: {}, token: body.token });
    return JSON.stringify(body);
  };

  it('with a broken session record starts signed out, and a login leads to the requested page', async () => {
    const page = await openPage(league.url);
    const session = { token: 'x', _id: 'x', id: 'x', username: 'x', isAdmin: true };
    const records = [
      'x{',
      'null',
      '[]',
      '42',
      '"admin"',
      LONG,
      JSON.stringify({ ...session, token: 1 }),
      JSON.stringify({ ...session, isAdmin: 'true' }),
      JSON.stringify({ user: session, token: 'x' }),
      JSON.stringify({ __proto__: session, isAdmin: true }),
    ];
    const taken: string[] = [];
    for (const record of records) {
      await keepInStorage(page, SESSION_KEY, record);
      if ((await lostOn(page, [`${league.url}/admin/audit`], login(page))).length > 0) taken.push(record);
    }
    expect(taken).toEqual([]);
    await signIn(page);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    expect(page.url()).toBe(`${league.url}/admin/audit`);
  });

  it('that is signed out returns after the login to the requested week and match', async () => {
    const match = (await unplayedMatches(league))(9);
    const page = await openPage(`${league.url}${resultsPath(match)}&match=${match._id}`);
    await login(page).waitFor();
    await signIn(page);
    await resultDialog(page).home.waitFor();
    expect(page.url()).toBe(`${league.url}${resultsPath(match)}&match=${match._id}`);
    await page.keyboard.press('Escape');
    await week(page, 9).waitFor();
  });

  it('whose session is over can still read, and signs in again where it has to', async () => {
    const page = await openPage(league.url);
    await keepInStorage(page, SESSION_KEY, await expiredSession());
    await page.goto(`${league.url}/standings`);
    await page.getByRole('rowheader').first().waitFor();
    await page.goto(`${league.url}/admin/audit`);
    await page.getByText('Oturumunuz kapandı.').first().waitFor();
    await signIn(page);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    expect(await page.getByRole('main').getByText('Oturumunuz kapandı.').count()).toBe(0);
  });

  it('whose session ends while a result is typed keeps the text, and records it once after the login', async () => {
    const match = (await unplayedMatches(league))(8);
    const page = await openPage(league.url + resultsPath(match), { as: 'admin' });
    const dialog = await openResult(page, match);
    await dialog.type(4, 3);
    await endSession(league, page);
    await dialog.save.click();
    await dialog.all.getByRole('heading', { name: 'Yeniden giriş yapın' }).waitFor();
    await signIn(dialog.all);
    await dialog.home.waitFor();
    expect(await dialog.typed()).toEqual(['4', '3']);
    await dialog.save.click();
    await dialog.closed();
    expect(await eventsOf(league, match)).toEqual(['MatchResultEntered']);
  });

  it('that is signed out in one tab removes the records from the other tab, which offers the login', async () => {
    const page = await openPage(`${league.url}/admin/audit`, { as: 'admin' });
    const records = page.getByRole('main').getByRole('listitem');
    await records.first().waitFor();
    const other = await page.context().newPage();
    await other.goto(`${league.url}/standings`);
    await other.getByRole('button', { name: `Hesap: ${ADMIN.username}` }).click();
    await other.getByRole('button', { name: 'Çıkış Yap' }).click();
    await page.getByText('Oturumunuz kapandı.').first().waitFor();
    expect(await records.count()).toBe(0);
    await signIn(page);
    await records.first().waitFor();
    await other.getByRole('button', { name: `Hesap: ${ADMIN.username}` }).waitFor();
  });

  it('with nonsense in all records that it stores of the league shows its screens', async () => {
    const page = await openPage(league.url, { as: 'admin' });
    const keys = ['league.appearance', 'league.admin-navigation'];
    const lost: string[] = [];
    for (const nonsense of ['x{', 'null', '[1]', '{"--brand":1}', '"a"', LONG]) {
      for (const key of keys) await keepInStorage(page, key, nonsense);
      lost.push(...(await lostOn(page, [`${league.url}/weekly-matches`], week(page, 1))));
      lost.push(...(await lostOn(page, [`${league.url}/admin/match-results`], week(page, 8))));
    }
    expect(lost).toEqual([]);
  });

  it.for([
    ['throws on the mention of its storage', blockStorage],
    ['has a full storage', fullStorage],
  ] as const)('that %s shows each screen, and can save a result', async ([, prepare]) => {
    const match = (await unplayedMatches(league))(9);
    const page = await openPage(league.url, { prepare });
    const open = PLAIN.filter(({ as }) => as === 'visitor');
    const lost: string[] = [];
    for (const { path, filled } of open) lost.push(...(await lostOn(page, [league.url + path], filled(page))));
    expect(lost).toEqual([]);

    await page.goto(`${league.url}/admin?next=${encodeURIComponent('/admin/match-results')}`);
    await signIn(page);
    await week(page, 8).waitFor();
    await page.getByRole('button', { name: '9. hafta' }).click();
    const dialog = await openResult(page, match);
    await dialog.type(2, 0);
    await dialog.save.click();
    await dialog.closed();
    await page.getByRole('row').filter({ hasText: match.homeTeam.name }).getByText(scoreText(2, 0)).waitFor();
  });
});
