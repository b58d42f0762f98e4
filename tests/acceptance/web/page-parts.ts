import type { Locator, Page } from 'playwright-core';
import type { Role } from '../../kit/browser/roles.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** A match that is still to be played. */
export const matchLink = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: /planlandı/ })
    .first();
export const table = (page: Page): Locator => page.getByRole('rowheader').first();
export const weekPicker = (page: Page): Locator => page.getByRole('navigation').getByText(/^Hafta \d+ \/ \d+$/);

/** A part of a screen that is read on its own. */
export type Part = {
  readonly part: string;
  readonly path: string;
  readonly read: string;
  /** The sentence that says that the part is missing. */
  readonly failed: string;
  /** Elements that are there without the part. */
  readonly rest: (page: Page) => Locator;
  /** Elements that are there with the part. */
  readonly itself: (page: Page) => Locator;
  readonly as?: Role;
};

/** A new part that is read on its own needs a line here. */
export const PARTS: readonly Part[] = [
  {
    part: 'the table',
    path: '/standings',
    read: '/api/leaderboards/standings',
    failed: 'Puan durumu yüklenirken bir hata oluştu.',
    rest: (page) => page.getByRole('combobox', { name: 'Hafta' }),
    itself: table,
  },
  {
    part: 'tonight’s matches on the home page',
    path: '/',
    read: '/api/matches/date/*',
    failed: 'Veriler yüklenirken bir hata oluştu.',
    rest: table,
    itself: matchLink,
  },
  {
    part: 'the table on the home page',
    path: '/',
    read: '/api/leaderboards/standings',
    failed: 'Veriler yüklenirken bir hata oluştu.',
    rest: matchLink,
    itself: table,
  },
  {
    part: 'a week of the calendar',
    path: '/weekly-matches?week=8',
    read: '/api/matches/week/8',
    failed: 'Maçlar alınamadı',
    rest: weekPicker,
    itself: matchLink,
  },
  {
    part: 'the weeks of the calendar',
    path: '/weekly-matches?week=8',
    read: '/api/matches/weeks/total',
    failed: 'Hafta sayısı alınamadı',
    rest: matchLink,
    itself: weekPicker,
  },
  {
    part: 'the matches of a day',
    path: '/matches',
    read: '/api/matches/date/*',
    failed: 'Maçlar yüklenemedi.',
    rest: (page) => page.getByRole('textbox', { name: 'Tarih' }),
    itself: matchLink,
  },
  {
    part: 'the teams',
    path: '/teams',
    read: '/api/teams',
    failed: 'Takımlar yüklenirken bir hata oluştu.',
    rest: heading,
    itself: (page) => page.getByText('Kartal Yıldızları'),
  },
  {
    part: 'the results of a week',
    path: '/admin/match-results?week=8',
    read: '/api/matches/week/8',
    failed: 'Maçlar alınamadı',
    rest: weekPicker,
    itself: (page) => page.getByRole('button', { name: /^Sonuç Gir/ }).first(),
    as: 'admin',
  },
  {
    part: 'the weeks beside the results',
    path: '/admin/match-results?week=8',
    read: '/api/matches/weeks/total',
    failed: 'Hafta sayısı alınamadı',
    rest: (page) => page.getByRole('button', { name: /^Sonuç Gir/ }).first(),
    itself: weekPicker,
    as: 'admin',
  },
  {
    part: 'the records',
    path: '/admin/audit',
    read: '/api/admin/audit',
    failed: 'Denetim kayıtları alınamadı',
    rest: heading,
    itself: (page) => page.getByRole('main').getByRole('listitem').first(),
    as: 'admin',
  },
];
