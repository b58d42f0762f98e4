import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { ADMIN } from '../kit/admin.ts';
import { describeInBrowser } from '../kit/browser/describe-in-browser.ts';
import type { LeagueUnderTest } from './league-under-test.ts';
import { describeOnServers } from './profiles.ts';

/** The built web on a real server in a real browser: an admin enters results while visitors watch. */
describeOnServers('match night', 'eventstoredb', (start) => {
  describeInBrowser('in a browser', (openPage) => {
    let league: LeagueUnderTest;
    let match: MatchAnswer;

    beforeAll(async () => {
      league = await start({ sample: true });
      const { body } = await league.call<MatchAnswer[]>('GET', '/api/matches/week/8');
      const [first] = body;
      if (first === undefined) throw new Error('the sample has no week 8');
      match = first;
    });
    afterAll(() => league.stop());

    /** By the form, to which the results of this week lead whoever is signed out. */
    const signIn = async (): Promise<Page> => {
      const page = await openPage(`${league.url}/admin/match-results`);
      await page.getByLabel('Kullanıcı adı').fill(ADMIN.username);
      await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
      await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
      await page.getByRole('heading', { name: 'Maç Sonuçları' }).waitFor();
      return page;
    };
    const pairing = (): string => `${match.homeTeam.name} – ${match.awayTeam.name}`;
    const openDialog = async (page: Page, action: string): Promise<void> => {
      await page.getByRole('button', { name: `${action}: ${pairing()}` }).click();
      await page.getByRole('dialog').waitFor();
    };
    const scores = { home: /^Ev skoru/, away: /^Deplasman skoru/ };
    const score = (page: Page, side: keyof typeof scores) =>
      page.getByRole('dialog').getByRole('spinbutton', { name: scores[side] });
    /** A score as screens write it, with thin spaces around the dash. */
    const shown = (home: number, away: number): string => `${home}\u2009–\u2009${away}`;
    const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Sonucu kaydet' });
    const rowOf = (page: Page, name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

    it('shows a new result in the table of a visitor who does nothing', async () => {
      const visitor = await openPage(`${league.url}/standings`);
      // The first cell is the place; the cell after the name is the number of matches.
      const played = rowOf(visitor, match.homeTeam.name).getByRole('cell').nth(1);
      await played.filter({ hasText: /^7$/ }).waitFor();

      const admin = await signIn();
      await openDialog(admin, 'Sonuç Gir');
      await score(admin, 'home').fill('4');
      await score(admin, 'away').fill('2');
      await save(admin).click();
      await admin.getByRole('dialog').waitFor({ state: 'detached' });
      await rowOf(admin, pairing()).getByText(shown(4, 2)).waitFor();

      await played.filter({ hasText: /^8$/ }).waitFor();
    });
  });
});
