import type { Locator, Page } from 'playwright-core';
import type { Role } from '../../kit/browser/roles.ts';

/** Longer than any text that people type. */
export const LONG = 'a'.repeat(4_000);
/** Changes the document's title where it is taken for markup. */
export const MARKUP = '<img src=x onerror="document.title=1">';

/** The text that says that this week of the sample is on screen. */
export const week = (page: Page, number: number): Locator =>
  page.getByRole('main').getByText(new RegExp(`^Hafta ${number} / 11$`));
export const matchesOfToday = (page: Page): Locator => page.getByRole('main').getByText('Bugün · 6 maç');

/** A screen, what it shows of the sample, and addresses of it that make no sense. */
type Screen = {
  readonly path: string;
  readonly usual: (page: Page) => Locator;
  readonly bad: readonly string[];
  readonly as?: Role;
};

export const SCREENS: readonly Screen[] = [
  {
    path: '/weekly-matches',
    usual: (page) => week(page, 1),
    bad: ['week=-1', 'week=0', 'week=1e9', 'week=1.5', 'week=abc', 'week=%00', 'week=[8]', 'week={"a":8}', 'week=null'],
  },
  {
    path: '/standings',
    usual: (page) => page.getByRole('rowheader').nth(11),
    bad: ['season=0', 'season=-1', 'season=1e400', 'season=abc', 'season[$gt]=', 'week=-1', 'week=abc', `week=${LONG}`],
  },
  {
    path: '/matches',
    usual: matchesOfToday,
    bad: ['date=31.02.2026', 'date=2026-02-31', 'date=<script>', 'date=1970-01-01', 'date=20261120', 'match=', 'tab=x'],
  },
  {
    path: '/teams',
    usual: (page) => page.getByRole('main').getByText('12 takım', { exact: true }),
    bad: ['sort=drop', 'sort=__proto__', 'q[]=x', `q=${LONG}`, 'q={"a":1}', 'q=null'],
  },
  {
    path: '/admin/match-results',
    as: 'admin',
    usual: (page) => week(page, 8),
    bad: ['week=-1', 'week=abc', 'match=../../x', 'match=<b>', `match=${LONG}`, 'week=1e9'],
  },
  {
    path: '/admin/audit',
    as: 'admin',
    usual: (page) => page.getByRole('main').getByRole('listitem').nth(49),
    bad: [
      'type=%00',
      'type=constructor',
      'type=NoSuchThing',
      'match=../x',
      'actor=<b>',
      'from=2026-02-31',
      'to=%F0%28',
    ],
  },
];
