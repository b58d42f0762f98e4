import type { Locator, Page } from 'playwright-core';
import type { OpenPage, PageOptions } from '../../kit/browser/describe-in-browser.ts';
import { png } from '../../kit/pictures.ts';
import type { LeagueUnderTest } from '../league-under-test.ts';

export const TEAMS = [
  'Anadolu',
  'Boğaz',
  'Çamlıca',
  'Dicle',
  'Ege',
  'Fırat',
  'Göztepe',
  'Haliç',
  'Işık',
  'İnci',
  'Kuzey',
  'Şahin',
] as const;

/** The team that the scorer plays for. */
export const SQUAD = TEAMS[2];

/** The name that the league gets. */
export const LEAGUE = 'Kış Ligi';

/** The people of the season by what they do. */
export const PEOPLE = { referee: 'Düdük Hakan', broadcaster: 'Kartal Yayın', scorer: 'Golcü Deniz' } as const;

/** What all chapters of the season share: one league, and the pages of its people. */
export type Story = {
  /** The league, once the suite has started it. */
  readonly league: () => LeagueUnderTest;
  /** A page of a visitor. */
  readonly visit: (path: string, options?: PageOptions) => Promise<Page>;
  /** A page of the admin. */
  readonly admin: (path: string) => Promise<Page>;
  /** What the league answers an admin once everything that is recorded by now has reached it. */
  readonly read: <Answer>(path: string) => Promise<Answer>;
};

export const storyOf = (league: Story['league'], openPage: OpenPage): Story => ({
  league,
  visit: (path, options) => openPage(league().url + path, options),
  admin: (path) => openPage(league().url + path, { as: 'admin' }),
  read: async <Answer>(path: string) => {
    const { head } = await league().operations.status();
    return (await league().call<Answer>('GET', path, { minPosition: head })).body;
  },
});

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
export const box = (within: Page | Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true });

/** A picture of its own for each number. */
const logoOf = (number: number) => ({
  name: `logo-${number}.png`,
  mimeType: 'image/png',
  buffer: png(40 + number, 40),
});

/** Uploads the logo of this number in a form. */
export const uploadLogo = async (within: Page | Locator, number: number): Promise<void> => {
  await within.locator('input[type=file]').setInputFiles(logoOf(number));
  await within.getByRole('img', { name: 'Logo: şu anki' }).waitFor();
};

/** Chooses what has this name in a box that offers what is typed. */
export const choose = async (within: Locator, name: string, chosen: string): Promise<void> => {
  await within.getByRole('combobox', { name, exact: true }).fill(chosen);
  await within.getByRole('listbox', { name }).getByRole('option', { name: chosen }).click();
};
