import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { detailsOf } from '../../testing/match-of.ts';
import { statLineOf } from '../../testing/stat-line-of.ts';
import type { Lists } from './lists.ts';
import { MatchHead } from './match-head.tsx';
import { partsOf, shownTab } from './match-parts.tsx';
import type { MatchTab } from './match-tab.ts';

const show = async (content: ReactNode) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content }),
    history: createMemoryHistory(),
  });
  await router.load();
  return render(
    <QueryClientProvider client={new QueryClient()}>
      {/* The links of these parts lead to pages of the site's own routes. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
};
type Page = Awaited<ReturnType<typeof show>>;

const finished = (part: Partial<MatchDetails> = {}): MatchDetails =>
  detailsOf({ status: 'finished', homeScore: 3, awayScore: 1, ...part });

const showTab = (match: MatchDetails, tab: MatchTab, lists: Lists = match) => {
  const parts = partsOf(match, lists);
  return show(parts.find(({ value }) => value === shownTab(parts, tab))?.content);
};
const textOf = (page: Page): string => page.container.textContent;

const lines = [
  statLineOf('Arda', { goals: 2, yellowCards: 1, shots: 5, rating: 8.5, manOfTheMatch: true }),
  statLineOf('Efe', { goals: 1, player: { _id: 'efe', gamertag: 'Efe', deleted: true } }),
  statLineOf('Baran', { side: 'away', goals: 1, jerseyNumber: null, position: null }),
];
const ownGoal = {
  type: 'ownGoal',
  minute: 57,
  description: 'Korner sonrası',
  player: { _id: 'baran', gamertag: 'Baran', deleted: false },
  side: 'away',
} as const;

it('names the scorers of each side below the score', async () => {
  const match = finished({ playerStats: lines, incidents: [ownGoal] });
  const page = await show(<MatchHead match={match} lists={match} />);
  await expect.element(page.getByText('Golleri atanlar, Kartal: Arda 2, Efe, Baran (kk)')).toBeInTheDocument();
  await expect.element(page.getByText('Golleri atanlar, Çamlıca: Baran')).toBeInTheDocument();
});

it('names the best player of a finished match: the one who was chosen, else by rating and goals', async () => {
  const chosen = finished({ playerStats: lines });
  const page = await show(<MatchHead match={chosen} lists={chosen} />);
  await expect.element(page.getByText('Maçın oyuncusu · Kartal · 2 gol · 8,5')).toBeInTheDocument();
  const rated = finished({
    playerStats: [statLineOf('Efe', { goals: 1 }), statLineOf('Can', { side: 'away', rating: 7 })],
  });
  const other = await show(<MatchHead match={rated} lists={rated} />);
  await expect.element(other.getByText('Maçın oyuncusu · Çamlıca · 7,0')).toBeInTheDocument();
});

it('says the running score of a live match', async () => {
  const match = detailsOf({ status: 'live', homeScore: 1, awayScore: 0 });
  const page = await show(<MatchHead match={match} lists={match} />);
  await expect.element(page.getByText('Kartal 1, Çamlıca 0, canlı, 20 Kasım 21:00')).toBeInTheDocument();
});

it('shows what each player did, with a dash for what nobody recorded', async () => {
  const page = await showTab(finished({ playerStats: lines }), 'statistics');
  const arda = page.getByRole('row', { name: /^Arda/ });
  await expect.element(arda.getByRole('link', { name: 'Arda' })).toHaveAttribute('href', '/profile/Arda');
  const cells = (row: typeof arda) => [...row.element().querySelectorAll('td')].map((cell) => cell.textContent);
  expect(cells(arda)).toEqual(['2', '0', '0', '1', '0', '5', '8,5']);
  expect(arda.element().textContent).toContain('Maçın oyuncusu');
  const efe = page.getByRole('row', { name: /^Efe/ });
  expect(cells(efe)).toEqual(['1', '0', '0', '0', '0', '–', '–']);
  expect(efe.element().querySelector('a')).toBeNull();
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
      .slice(0, 8),
  ).toEqual(['Oyuncu', 'Gol', 'Ast', 'Kur', 'SK', 'KK', 'Şut', 'Puan']);
});

it('shows incidents as a list by minute, in Turkish', async () => {
  const page = await showTab(finished({ incidents: [ownGoal] }), 'incidents');
  const item = page.getByRole('list', { name: 'Olaylar' }).getByRole('listitem');
  await expect.element(item).toHaveTextContent('57. dkKendi kalesine golBaranÇamlıcaKorner sonrası');
});

it('has a part for incidents only where there are any', async () => {
  const labels = (match: MatchDetails) => partsOf(match, match).map(({ label }) => label);
  expect(labels(finished())).toEqual(['İstatistik', 'Diziliş', 'Geçmiş']);
  expect(labels(finished({ incidents: [ownGoal] }))).toEqual(['İstatistik', 'Diziliş', 'Olaylar', 'Geçmiş']);
  expect(textOf(await showTab(finished(), 'incidents'))).toContain('Gol');
});

it.for([
  ['no lines', finished(), 'statistics', 'Bu maç için oyuncu istatistiği girilmemiş.'],
  ['a plan', detailsOf(), 'statistics', 'İstatistikler, maçın sonucu girildiğinde görünür.'],
  ['a live match', detailsOf({ status: 'live' }), 'statistics', 'İstatistikler, maçın sonucu girildiğinde görünür.'],
  ['a cancelled match', detailsOf({ status: 'cancelled' }), 'statistics', 'İptal edilen maçın istatistiği yok.'],
  [
    'a walkover',
    finished({ awayScore: 0, isWalkover: true, walkoverWinner: 'home' }),
    'statistics',
    'Hükmen sonuçlanan maçın istatistiği yok.',
  ],
  ['one side without lines', finished({ playerStats: lines.slice(0, 1) }), 'statistics', 'Oyuncu satırı yok.'],
  ['no line-up', finished(), 'lineup', 'Diziliş Bilgisi Yok'],
] as const)('says so of %s', async ([, match, tab, sentence]) => {
  await expect.element((await showTab(match, tab)).getByText(sentence)).toBeInTheDocument();
});

it.for(['statistics', 'lineup'] as const)('claims nothing of the %s before they are read', async (tab) => {
  const waiting = textOf(await showTab(finished(), tab, 'waiting'));
  expect(waiting).not.toMatch(/girilmemiş|Yok/);
  const unread = await showTab(finished(), tab, 'unread');
  await expect.element(unread.getByText('Bilgiler şu anda gösterilemiyor.')).toBeInTheDocument();
});
