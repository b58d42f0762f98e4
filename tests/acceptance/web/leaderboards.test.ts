import { refusals } from '@league/query-api/contract/refusals.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { answering, breakPath, type Fault, loseRequest, refusing } from './bad-network.ts';
import { diaryOf, type Sight } from './diary.ts';
import { eventually } from './eventually.ts';
import { boardOf } from './leader-answers.ts';
import { enterResult } from './matches.ts';
import { main } from './page-parts.ts';

/** How long a change is highlighted. */
const TWO_SECONDS = 2_000;
const ROWS = 'main tbody tr:has(th)';
const LEADERS = '/api/players/leaders/*';
const SAID = [/^(404|503) from/, /^net::ERR_CONNECTION_RESET for/];

const refuse = refusing(refusals);

const FAILED = 'Veriler yüklenirken bir hata oluştu.';
const TEXTS: readonly { readonly text: string; readonly path: string; readonly fault: Fault }[] = [
  ...['goals', 'assists', 'saves'].flatMap((board) => [
    { text: FAILED, path: `/leaderboards/${board}`, fault: refuse('STORE_UNAVAILABLE') },
    { text: FAILED, path: `/leaderboards/${board}`, fault: loseRequest },
  ]),
  { text: refusals.SEASON_NOT_FOUND.message, path: '/leaderboards/goals?season=9', fault: refuse('SEASON_NOT_FOUND') },
  { text: 'Henüz Gol Yok', path: '/leaderboards/goals', fault: answering([]) },
  { text: 'Henüz Asist Yok', path: '/leaderboards/assists', fault: answering([]) },
  { text: 'Henüz Kurtarış Yok', path: '/leaderboards/saves', fault: answering([]) },
];

describeInBrowser('a leaderboard', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  const open = (path: string, fault: Fault, width = 1280): Promise<Page> =>
    openPage(league.url + path, {
      width,
      allowTroubles: SAID,
      prepare: async (page) => void (await breakPath(page, LEADERS, fault)),
    });

  it.for(TEXTS)('$path says: $text', async ({ text, path, fault }) => {
    const page = await open(path, fault);
    await main(page).getByText(text).first().waitFor();
    await page.getByRole('heading', { level: 1, name: /Krallığı$/ }).waitFor();
  });

  const podium = (page: Page) => main(page).getByRole('list', { name: 'İlk üç' });
  const row = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

  describe('as it is read', () => {
    it('has a podium from three players on', async () => {
      const two = await open('/leaderboards/goals', answering(boardOf(2)));
      await row(two, 'ArdaTheWall').waitFor();
      expect(await podium(two).count()).toBe(0);
      const three = await open('/leaderboards/goals', answering(boardOf(3)));
      await podium(three).waitFor();
      expect(await podium(three).getByRole('listitem').count()).toBe(3);
    });

    it('leads to players, but not to one who was deleted, and says of whom no team is theirs', async () => {
      const page = await open('/leaderboards/goals', answering(boardOf(6)));
      await row(page, 'Baran').getByText('Boşta').filter({ visible: true }).waitFor();
      expect(await main(page).getByRole('link', { name: 'Silinen42' }).count()).toBe(0);
      await row(page, 'Baran').getByRole('link', { name: 'Baran' }).click();
      await page.waitForURL('**/profile/Baran');
    });

    it('says the efficiency in a figure and a word, and a dash where no shots were recorded', async () => {
      const page = await open('/leaderboards/goals', answering(boardOf(6)));
      const last = (name: string) => row(page, name).getByRole('cell').last().innerText();
      await row(page, 'Baran').waitFor();
      expect((await last('ArdaTheWall')).split(/\s+/)).toEqual(['33,3', 'yüksek']);
      expect((await last('Silinen42')).split(/\s+/)).toEqual(['14,3', 'orta']);
      expect((await last('Deniz_10')).split(/\s+/)).toEqual(['9,1', 'düşük']);
      expect(await last('Baran')).toContain('–');
    });

    it('drops columns on a phone, keeps the names in view, and shows all where that is asked for', async () => {
      const page = await open('/leaderboards/saves', answering(boardOf(6)), 375);
      const shown = () => main(page).locator('thead th').filter({ visible: true }).allInnerTexts();
      await row(page, 'Baran').waitFor();
      expect(await shown()).toEqual(['#', 'Oyuncu', 'Kurt.', 'GY']);
      await page.getByRole('button', { name: 'Tam' }).click();
      await eventually(shown).toEqual(['#', 'Oyuncu', 'Takım', 'Mevki', 'Maç', 'Kurt.', 'Tutuş', 'Gol', 'GY']);
    });

    it('is one of three pages, and the season in the address goes with each', async () => {
      const page = await open('/leaderboards/goals?season=1', answering(boardOf(6)));
      await page.getByRole('navigation', { name: 'Krallıklar' }).getByRole('link', { name: 'Kurtarış' }).click();
      await page.waitForURL('**/leaderboards/saves?season=1');
      await main(page).locator('[aria-current=page]').getByText('Kurtarış').waitFor();
      expect(await page.title()).toMatch(/^Kurtarış Krallığı · /);
      await page.reload();
      await row(page, 'Baran').waitFor();
      await page.goBack();
      await page.waitForURL('**/leaderboards/goals?season=1');
    });

    it('stands in the menus: on a wide screen, on a phone, and on the home page with who leads it', async () => {
      const wide = await open('/', answering(boardOf(6)));
      await wide.getByRole('button', { name: 'Krallıklar' }).click();
      await wide.getByRole('link', { name: 'Asist Krallığı' }).click();
      await wide.waitForURL('**/leaderboards/assists');
      const phone = await open('/', answering(boardOf(6)), 375);
      await phone.getByRole('link', { name: /^Krallıklar.*ArdaTheWall 20 gol/ }).waitFor();
      await phone
        .getByRole('navigation', { name: 'Ana gezinme' })
        .getByRole('link', { name: 'Krallık', exact: true })
        .click();
      await phone.waitForURL('**/leaderboards/goals');
    });
  });

  const leaders = async (board: string): Promise<readonly LeaderAnswer[]> =>
    (await league.call<LeaderAnswer[]>('GET', `/api/players/leaders/${board}`)).body;

  it('moves in two open browsers when a result is corrected: the row goes to its place, highlighted for two seconds', async () => {
    const { body: matches } = await league.call<MatchAnswer[]>('GET', '/api/matches');
    const isFirst = (player: LeaderAnswer, match: MatchAnswer) => match.homeTeam._id === player.currentTeam?._id;
    const unplayed = matches.filter(({ status }) => status === 'scheduled');
    // Somebody below the podium, who plays at home once more.
    const scorer = (await leaders('goals')).slice(5).find((player) => unplayed.some((match) => isFirst(player, match)));
    const match = unplayed.find((each) => scorer !== undefined && isFirst(scorer, each));
    if (scorer === undefined || match === undefined) throw new Error('nobody can score');
    const { gamertag } = scorer;
    const line = { player: scorer._id, isStartingEleven: true, goals: 0, assists: 0 };
    await enterResult(league, match, { homeScore: 40, awayScore: 0, playerStats: [line] });

    const look = async (path: string, width: number) => {
      const page = await openPage(league.url + path, { width });
      await row(page, gamertag).waitFor();
      return { page, diary: await diaryOf(page, ROWS) };
    };
    const goals = await look('/leaderboards/goals', 1280);
    const phone = await look('/leaderboards/goals', 375);
    const corrected = [await goals.diary.now(), await phone.diary.now()];
    const reason = 'Skor kâğıdına göre düzeltildi';
    await enterResult(league, match, { homeScore: 40, awayScore: 0, playerStats: [{ ...line, goals: 40 }], reason });

    const placeIn = ({ parts }: Sight): number => parts.findIndex(({ name }) => name.includes(gamertag));
    for (const [index, { page, diary }] of [goals, phone].entries()) {
      await eventually(async () => (await diary.sights()).some((sight) => placeIn(sight) === 0)).toBe(true);
      const mark = await diary.markOf(gamertag);
      expect(mark.to).toBeGreaterThan((corrected[index] ?? 0) + TWO_SECONDS);
      expect(mark.text).toContain(String(scorer.stats.goals + 40));
      await podium(page).getByRole('listitem').first().getByText(gamertag).waitFor();
    }
    expect((await leaders('goals'))[0]?.gamertag).toBe(gamertag);
  });
});
