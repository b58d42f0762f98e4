import { pageTitles } from '../../contract/page-titles.ts';
import { dailyHead, matchHead, weeklyHead } from './match-heads.ts';
import type { AskedPage, HeadOfPage } from './page-head.ts';
import { playerHead, playersHead, teamHead, teamsHead } from './people-heads.ts';
import { boardHead, seasonHead, seasonsHead, standingsHead } from './table-heads.ts';
import { headWords } from './words.ts';

/** A page whose head no event of the league changes. */
const still = (address: string, title: string, description?: string): HeadOfPage => ({
  models: [],
  say: async () => ({ title, address, ...(description !== undefined && { description }) }),
});

/** A page for one person or for admins. Search engines leave it out. */
const unlisted = (address: string, title: string): HeadOfPage => ({
  models: [],
  say: async () => ({ title, address, isUnlisted: true }),
});

/** The web leads visitors from every page of admins to this page. */
const adminLogin = unlisted('/admin', pageTitles.adminLogin);

const login: HeadOfPage = {
  models: [],
  say: async (_view, { search }) => ({
    title: search('form') === 'code' ? pageTitles.loginByCode : pageTitles.login,
    address: '/login',
    isUnlisted: true,
  }),
};

/** The pages for everybody that exist in every league. The site map lists all of them. */
const fixed = {
  '/': still('/', pageTitles.home),
  '/standings': standingsHead,
  '/matches': dailyHead,
  '/weekly-matches': weeklyHead,
  '/teams': teamsHead,
  '/players': playersHead,
  '/leaderboards/goals': boardHead('goals'),
  '/leaderboards/assists': boardHead('assists'),
  '/leaderboards/saves': boardHead('saves'),
  '/seasons': seasonsHead,
  '/rules': still('/rules', pageTitles.rules, headWords.rules),
  '/about': still('/about', pageTitles.about, headWords.about),
  '/admins': still('/admins', pageTitles.admins, headWords.admins),
  '/privacy-policy': still('/privacy-policy', pageTitles.privacy, headWords.privacy),
} as const;

/** The addresses of the pages that are always there. */
export const FIXED_ADDRESSES: readonly string[] = Object.keys(fixed);

/** The pages for one person, which the browser alone makes or fills. The web leads visitors from `/account` to the login. */
const own = {
  '/register': unlisted('/register', pageTitles.register),
  '/login': login,
  '/account': login,
  '/profile': unlisted('/profile', pageTitles.ownProfile),
  '/my-stats': unlisted('/my-stats', pageTitles.ownStatistics),
  '/referee-panel': unlisted('/referee-panel', pageTitles.refereePanel),
  '/referee-results': unlisted('/referee-results', pageTitles.refereeResults),
  '/broadcaster-panel': unlisted('/broadcaster-panel', pageTitles.broadcasterPanel),
} as const;

/** The pages of admins outside `/admin/`: the login, and earlier addresses. */
const ofAdmins = {
  '/admin': adminLogin,
  '/admin-management': adminLogin,
  '/match-planning': adminLogin,
  '/referee-management': adminLogin,
  '/simple-broadcaster-management': adminLogin,
  '/simple-referee-management': adminLogin,
} as const;

/** The addresses that robots.txt closes, besides those under `/admin/`. */
export const UNLISTED_ADDRESSES: readonly string[] = [...Object.keys(own), ...Object.keys(ofAdmins)];

const pages: ReadonlyMap<string, HeadOfPage> = new Map(Object.entries({ ...fixed, ...own, ...ofAdmins }));

/** Pages about one thing, by the first part of their path; the second part names it. */
const subjects: ReadonlyMap<string, readonly [name: string, page: HeadOfPage]> = new Map([
  ['match', ['id', matchHead]],
  ['team', ['id', teamHead]],
  ['profile', ['gamertag', playerHead]],
  ['seasons', ['season', seasonHead]],
] as const);

/** The page at a path of these parts, whatever their case: the web's router does not look at it. Undefined where there is none. */
export const findPage = (
  parts: readonly string[],
): { readonly page: HeadOfPage; readonly params: AskedPage['params'] } | undefined => {
  const [first = '', subject, ...more] = parts;
  const kind = first.toLowerCase();
  if (kind === 'admin') return { page: adminLogin, params: {} };
  // A slash that was escaped ends no part of a path.
  const known = parts.some((part) => part.includes('/')) ? undefined : pages.get(`/${parts.join('/').toLowerCase()}`);
  if (known !== undefined) return { page: known, params: {} };
  const about = subjects.get(kind);
  if (about === undefined || subject === undefined || subject === '' || more.length > 0) return undefined;
  return { page: about[1], params: { [about[0]]: subject } };
};
