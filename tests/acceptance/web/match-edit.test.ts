import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { enterResult, unplayedMatches } from './matches.ts';
import { main } from './page-parts.ts';
import { resultsPath } from './result-dialog.ts';

type Text = {
  readonly sentence: string;
  /** The path whose answer is replaced, and by what; without it, by an answer that no server of the league gives. */
  readonly call: string;
  readonly answer?: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly errors?: object;
  };
  readonly act?: (page: Page) => Promise<void>;
  /** The page that says it, where it is not the match's own. */
  readonly path?: (match: MatchAnswer) => string;
  /** What is given instead of an answer of `answer`'s kind. */
  readonly give?: (route: Route) => Promise<void>;
};

/** The list as it is, with matches whose rows hold more goals than their scores: only a referee's later score leaves such. */
const exceeding = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const matches: readonly MatchAnswer[] = await response.json();
  await route.fulfill({ response, json: matches.map((match) => ({ ...match, linesExceedScore: true })) });
};

const save = async (page: Page): Promise<void> => {
  await main(page)
    .getByRole('button', { name: /^Kart ver/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
  await main(page).getByRole('button', { name: 'Kaydet' }).click();
};

const PLAYERS = '**/api/matches/*/players';
const problem = ({ status, code, message, errors }: NonNullable<Text['answer']>) => ({
  status,
  contentType: 'application/problem+json',
  json: { type: `urn:league:problem:${code}`, title: 'Refused', status, code, message, errors },
});

const UNREADABLE = { status: 500, contentType: 'text/plain', body: 'Internal Server Error' };

const TEXTS: readonly Text[] = [
  { sentence: 'Maç detayları yüklenemedi.', call: '**/api/matches/*/details' },
  {
    sentence: 'Maç bulunamadı.',
    call: '**/api/matches/*/details',
    answer: { status: 404, code: 'MATCH_NOT_FOUND', message: 'Maç bulunamadı.' },
  },
  { sentence: 'Maç güncellenemedi', call: PLAYERS, act: save },
  {
    sentence: 'Bu oyuncu diğer takımda.',
    call: PLAYERS,
    answer: {
      status: 422,
      code: 'INVALID_FIELDS',
      message: 'Bazı alanlar geçersiz.',
      errors: [{ path: 'playerStats[0].player', message: 'Bu oyuncu diğer takımda.' }],
    },
    act: save,
  },
  ...[
    'Satırlar skoru aşıyor',
    'Oyunculara yazılan goller takımın skorundan fazla. Satırları ya da skoru düzeltin.',
  ].map((sentence) => ({ sentence, call: '**/api/matches/week/*', path: resultsPath, give: exceeding })),
];

describeInBrowser('the page on which a match is edited', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: () => MatchAnswer;
  let match: MatchAnswer;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
    match = takeMatch();
    const { body } = await league.call<AdminsPlayer[]>('GET', '/api/players');
    const scorer = body.find(({ isApproved, currentTeam }) => isApproved && currentTeam?._id === match.homeTeam._id);
    if (scorer === undefined) throw new Error('the sample has no squad');
    const playerStats = [{ player: scorer._id, team: 'home', goals: 1 }];
    await enterResult(league, match, { homeScore: 1, awayScore: 0, playerStats });
  });
  afterAll(() => league.stop());

  it.each(TEXTS)('says: $sentence', async ({ sentence, call, answer, act, path, give }) => {
    const page = await openPage(league.url + (path?.(match) ?? `/admin/match/${match._id}/edit`), {
      as: 'admin',
      allowTroubles: [/^(404|422|500) from/],
      prepare: async (prepared) => {
        await prepared.route(call, (route) => {
          // A GET of the same address says who may stand in the rows.
          if (call === PLAYERS && route.request().method() === 'GET') return route.fallback();
          return give === undefined ? route.fulfill(answer === undefined ? UNREADABLE : problem(answer)) : give(route);
        });
      },
    });
    await act?.(page);
    await main(page).getByText(sentence).first().waitFor();
  });

  it('says of a match without a result, and of a walkover, why it takes no rows', async () => {
    const planned = takeMatch();
    const page = await openPage(`${league.url}/admin/match/${planned._id}/edit`, { as: 'admin' });
    await main(page).getByText('Oyuncu satırları yalnızca biten maça girilir; önce sonucu kaydedin.').waitFor();
    await enterResult(league, planned, { isWalkover: true, walkoverWinner: 'home' });
    await main(page).getByText('Hükmen maçta oyuncu satırı kaydedilmez.').waitFor();
    await main(page).getByRole('link', { name: 'Sonuca git' }).click();
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/match-results');
  });
});
