import { showSettings } from '@league/events/league-settings.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { documentTitle, pageTitles } from '../../contract/page-titles.ts';
import type { ReadModel } from '../../contract/read-model.ts';
import { refusals } from '../../contract/refusals.ts';
import { SETTINGS_ID, settingsModel } from '../../contract/settings.ts';
import { Refused } from '../../http/problems.ts';
import { onlyDeclared } from '../../http/query-route.ts';
import type { ReadView } from '../../ports/read-model-reader.ts';
import { partsOf, searchOf } from './asked-page.ts';
import type { HeadOfPage, PageHead, Said } from './page-head.ts';
import { findPage } from './pages-of-site.ts';
import { headWords } from './words.ts';

/** The way to the head of a page. */
export type HeadFor = {
  /** All read models of the head. Every reader gets the same head until one of these models moves. */
  readonly models: readonly ReadModel[];
  /** The page names a player, so a cache keeps the page only while its models stand still (docs/rules.md#privacy). */
  readonly isPersonal: boolean;
  /** Reads the head. `publicUrl` is the address of the site, if it is known. */
  readonly read: (view: ReadView, site: { readonly publicUrl?: string | undefined }) => Promise<PageHead>;
};

/** The page of an address that leads nowhere. */
const NO_PAGE: HeadOfPage = {
  models: [],
  missing: pageTitles.noPage,
  say: () => Promise.reject(new Refused('NOT_FOUND')),
};

/** The head of the page at this address of the site, `/standings?week=7`. Any text is an address; without a page the head says so. */
export const headFor = (address: string): HeadFor => {
  const [path = '', ...rest] = address.split('#', 1)[0]?.split('?') ?? [];
  const parts = partsOf(path);
  const { page, params } = (parts && findPage(parts)) ?? { page: NO_PAGE, params: {} };
  const models = [...new Set([settingsModel, ...page.models])];
  const search = searchOf(rest.join('?'));
  return {
    models,
    isPersonal: page.isPersonal === true,
    read: async (view, { publicUrl }) => {
      const declared = onlyDeclared(view, path, models);
      const league = showSettings((await declared.get(settingsModel, SETTINGS_ID)) ?? defaultSettings);
      const said = await page.say(declared, { params, search }).catch(missing);
      if (said !== undefined) return headOf(said, league, publicUrl);
      return {
        ...bare(league),
        isFound: false,
        isUnlisted: true,
        title: titleIn(page.missing ?? pageTitles.noPage, league),
      };
    },
  };
};

/** Takes refusals with status 404 for a missing subject. @throws every other error */
const missing = (error: unknown): undefined => {
  if (error instanceof Refused && refusals[error.code].status === 404) return undefined;
  throw error;
};

type League = { readonly title: string; readonly description: string };

const titleIn = (page: string, { title }: League): string => documentTitle(page, title);

const bare = ({ title }: League) => ({ siteName: title, type: 'website' }) as const;

const LEAGUE_PICTURE = '/share/league.png';

const headOf = (said: Said, league: League, publicUrl: string | undefined): PageHead => {
  const { title, address, type, isUnlisted = false } = said;
  const description = said.description ?? (league.description.trim() || headWords.home);
  const head = {
    ...bare(league),
    ...(type && { type }),
    isFound: true,
    isUnlisted,
    title: titleIn(title, league),
    description: shortened(description),
  };
  if (publicUrl === undefined || isUnlisted) return head;
  const { path, alt } = said.picture ?? { path: LEAGUE_PICTURE, alt: league.title };
  const url = (of: string): string => new URL(of, publicUrl).href;
  return { ...head, url: url(address), picture: { url: url(path), alt } };
};

/** Previews show no longer text. */
const LONGEST = 300;

const shortened = (text: string): string => {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= LONGEST
    ? characters.join('')
    : `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
};
