import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Page } from 'playwright-core';
import type { Role } from '../../kit/browser/roles.ts';
import type { LeagueUnderTest } from '../league-under-test.ts';

/** The heading of pages that do not exist, and of no other screen. */
export const NOT_FOUND = /bulunamadı/i;

/** The values that stand in addresses of the sample's screens. */
export type Facts = { readonly season: number; readonly match: MatchAnswer };

export type Screen = {
  /** The name of its pictures. */
  readonly name: string;
  readonly path: (facts: Facts) => string;
  readonly as: Role;
  /** The least size of a target, in px; admin tables are dense where a mouse can be assumed. */
  readonly target: { readonly phone: number; readonly wide: number };
  /** Whether the address leads to no page. */
  readonly isNotFound: boolean;
  /** Whether the document's title says more than the league's name. */
  readonly named: boolean;
  /** What the test does on the page before checking it. */
  readonly open?: (page: Page) => Promise<void>;
};

type Given = Pick<Screen, 'name' | 'path'> & Partial<Screen>;

const visitors = (screen: Given): Screen => ({
  as: 'visitor',
  target: { phone: 44, wide: 44 },
  isNotFound: false,
  named: true,
  ...screen,
});
const admins = (screen: Given): Screen => visitors({ as: 'admin', target: { phone: 44, wide: 32 }, ...screen });

const openDialog =
  (button: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
  };
const dialogOpen = (page: Page): Promise<void> => page.getByRole('dialog').waitFor();

/** A new screen needs a line here. `/_ui` is left out, since it exists in development only. */
export const SCREENS: readonly Screen[] = [
  visitors({ name: 'home', path: () => '/', named: false }),
  visitors({ name: 'standings', path: () => '/standings' }),
  visitors({ name: 'standings-season', path: ({ season }) => `/standings?season=${season}` }),
  visitors({ name: 'weekly-matches', path: () => '/weekly-matches' }),
  visitors({ name: 'matches', path: () => '/matches' }),
  visitors({
    name: 'matches-dialog',
    path: ({ match }) => `/matches?date=${match.date?.slice(0, 10)}&match=${match._id}`,
    open: dialogOpen,
  }),
  visitors({ name: 'teams', path: () => '/teams' }),
  visitors({ name: 'not-found', path: () => '/boyle-bir-sayfa-yok', isNotFound: true }),
  visitors({ name: 'admin-login', path: () => '/admin' }),
  admins({ name: 'admin-match-results', path: () => '/admin/match-results' }),
  admins({
    name: 'admin-match-results-dialog',
    path: ({ match }) => `/admin/match-results?week=${match.week}`,
    open: openDialog(/^(Sonuç Gir|Düzenle)/),
  }),
  admins({ name: 'admin-audit', path: () => '/admin/audit' }),
];

/** @throws when the sample has no played match */
export const factsOf = async (league: LeagueUnderTest): Promise<Facts> => {
  const { body } = await league.call<MatchAnswer[]>('GET', '/api/matches/week/1');
  const match = body.find(({ status }) => status === 'finished');
  if (match === undefined) throw new Error('the sample has no played match');
  return { season: match.season, match };
};
