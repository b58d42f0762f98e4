import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import type { Role } from '../../kit/browser/roles.ts';
import { weekPicker } from './page-parts.ts';

/** The values that stand in addresses of the sample's screens. */
export type Facts = { readonly season: number; readonly match: MatchAnswer; readonly planned: MatchAnswer };

/** What is read on its own: the screen stands without it, and says so where it cannot be read. */
type Part = {
  /** The path of the call; `*` stands for any text without a slash. */
  readonly read: string;
  /** The sentence that says that the part is missing. */
  readonly failed: string;
  /** Elements that are there with the part; those of the filled screen when left out. */
  readonly itself?: (page: Page) => Locator;
  /** Elements that are there without the part; the heading when left out. */
  readonly rest?: (page: Page) => Locator;
};

export type Screen = {
  /** The name of its pictures. */
  readonly name: string;
  readonly path: string | ((facts: Facts) => string);
  /** What it shows of the sample. */
  readonly filled: (page: Page) => Locator;
  /** What it says in a league without teams; '' where that is nothing else. */
  readonly empty: string;
  readonly parts: readonly Part[];
  /** Searches that make no sense: with each it shows what it shows without. */
  readonly nonsense: readonly string[];
  readonly as: Role;
  /** The least size of a target, in px; admin tables are dense where a mouse can be assumed. */
  readonly target: { readonly phone: number; readonly wide: number };
  /** Whether the address leads to no page. */
  readonly isNotFound: boolean;
  /** Whether what it reads is refused, so that only the browser can say what is shown: a cache hands over answers alone. */
  readonly isRefused: boolean;
  /** Whether the document's title says more than the league's name. */
  readonly named: boolean;
  /** Whether it lies over another screen. */
  readonly isDialog: boolean;
  /** What opens it, where its address does not. */
  readonly open?: (page: Page) => Promise<void>;
};

type Given = Pick<Screen, 'name' | 'path' | 'filled'> & Partial<Screen>;

export const visitors = (screen: Given): Screen => ({
  empty: '',
  parts: [],
  nonsense: [],
  as: 'visitor',
  target: { phone: 44, wide: 44 },
  isNotFound: false,
  isRefused: false,
  named: true,
  isDialog: false,
  ...screen,
});
export const admins = (screen: Given): Screen => visitors({ as: 'admin', target: { phone: 44, wide: 32 }, ...screen });

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The number of weeks, which is read beside the matches of a week. */
export const WEEKS = { read: '/api/matches/weeks/total', failed: 'Hafta sayısı alınamadı', itself: weekPicker };
export const NO_FIXTURES = 'Henüz Maç Programı Yok';
