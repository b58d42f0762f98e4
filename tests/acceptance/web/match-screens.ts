import { main } from './page-parts.ts';
import { type Screen, visitors } from './screen.ts';

/** The page of one match, in each of its tabs, and without any of them filled. */
export const MATCH_SCREENS: readonly Screen[] = [
  visitors({
    name: 'match',
    path: ({ match }) => `/match/${match._id}`,
    filled: (page) => main(page).getByRole('heading', { name: 'Tabloya etkisi' }),
  }),
  visitors({
    name: 'match-players',
    path: ({ match }) => `/match/${match._id}?tab=players`,
    filled: (page) => main(page).getByRole('rowheader').nth(11),
  }),
  visitors({
    name: 'match-lineup',
    path: ({ match }) => `/match/${match._id}?tab=lineup`,
    filled: (page) => main(page).getByRole('listitem').filter({ hasText: 'Kaleci' }).nth(1),
  }),
  visitors({
    name: 'match-history',
    path: ({ match }) => `/match/${match._id}?tab=history`,
    filled: (page) => main(page).getByRole('list', { name: 'Maçın değişiklikleri' }),
  }),
  visitors({
    name: 'match-planned',
    path: ({ planned }) => `/match/${planned._id}`,
    filled: (page) => main(page).getByRole('heading', { name: 'Puan durumu' }),
  }),
  visitors({
    name: 'match-referees',
    path: ({ planned }) => `/match/${planned._id}?tab=referees`,
    filled: (page) => main(page).getByRole('list', { name: 'Maçın hakemleri' }),
  }),
  visitors({
    name: 'match-broadcasters',
    path: ({ planned }) => `/match/${planned._id}?tab=broadcasters`,
    filled: (page) => main(page).getByRole('link', { name: /^Kanalı aç: twitch\.tv/ }),
  }),
  visitors({
    name: 'match-not-found',
    path: '/match/boyle-bir-mac-yok',
    filled: (page) => main(page).getByRole('link', { name: 'Maçlara bak' }),
    nonsense: ['tab=x', 'tab=incidents', 'tab[]=history', 'tab=__proto__'],
    isNotFound: true,
    isRefused: true,
  }),
];
