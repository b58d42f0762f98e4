import { LONG } from './nonsense.ts';
import { main } from './page-parts.ts';
import { type Screen, visitors } from './screen.ts';

const MATCHES = ['match=../../x', 'match=<b>', 'match[]=x', `match=${LONG}`];

const PAGES = [
  { name: 'referee-panel', failed: 'Maçlar yüklenemedi. Hakem yetkisi bulunmuyor olabilir.' },
  { name: 'referee-results', failed: 'Maçlar yüklenemedi.' },
];

/** The pages of referees, as visitors and a player without a match see them; `referee-panel.test.ts` looks at their lists. */
export const REFEREE_SCREENS: readonly Screen[] = PAGES.flatMap(({ name, failed }) => [
  visitors({
    name: `${name}-visitor`,
    path: `/${name}`,
    filled: (page) =>
      main(page).getByText('Hakemi olduğunuz maçları görmek için oyuncu olarak giriş yapmalısınız.', { exact: true }),
    nonsense: MATCHES,
  }),
  visitors({
    name,
    path: `/${name}`,
    as: 'player',
    filled: (page) => main(page).getByRole('heading', { name: 'Size atanmış maç yok' }),
    parts: [{ read: '/api/matches/referee/my-matches', failed }],
  }),
]);
