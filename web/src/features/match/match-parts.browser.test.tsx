import type { MatchComparison } from '@league/query-api/contract/match-comparison.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { ChannelAnswer } from '@league/query-api/contract/officials.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { detailsOf, matchOf } from '../../testing/match-of.ts';
import { statLineOf } from '../../testing/stat-line-of.ts';
import { channelsQuery } from '../officials/channels-query.ts';
import type { Lists } from './lists.ts';
import { MatchFace, Scorers } from './match-head.tsx';
import { comparisonQuery } from './match-query.ts';
import { partsOf, shownTab } from './match-parts.tsx';
import type { MatchTab } from './match-tab.ts';

const show = async (content: ReactNode, comparison?: MatchComparison, channels: readonly ChannelAnswer[] = []) => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(channelsQuery().queryKey, [...channels]);
  if (comparison !== undefined) client.setQueryData(comparisonQuery('m').queryKey, comparison);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content }),
    history: createMemoryHistory(),
  });
  await router.load();
  return render(
    <QueryClientProvider client={client}>
      {/* The links of these parts lead to pages of the site's own routes. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
};
type Page = Awaited<ReturnType<typeof show>>;

const finished = (part: Partial<MatchDetails> = {}): MatchDetails =>
  detailsOf({ status: 'finished', homeScore: 3, awayScore: 1, ...part });

/** A tab of officials, with the channels that can be read. */
const showOfficials = (match: MatchDetails, tab: MatchTab, channels: readonly ChannelAnswer[] = []) => {
  const parts = partsOf(match, match);
  return show(parts.find(({ value }) => value === shownTab(parts, tab))?.content, undefined, channels);
};

const showTab = (match: MatchDetails, tab: MatchTab, lists: Lists = match, comparison?: MatchComparison) => {
  const parts = partsOf(match, lists);
  return show(parts.find(({ value }) => value === shownTab(parts, tab))?.content, comparison);
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
  const page = await show(<Scorers match={match} lists={match} />);
  await expect.element(page.getByText('Golleri atanlar, Kartal:')).toBeInTheDocument();
  expect(textOf(page)).toBe('Golleri atanlar, Kartal: Arda 2Efe Baran 57′ (kk)Golleri atanlar, Çamlıca: Baran ');
});

it('names the best player of a finished match: the one who was chosen, else by rating and goals', async () => {
  const chosen = finished({ playerStats: lines });
  const page = await showTab(chosen, 'summary');
  await expect.element(page.getByRole('heading', { name: 'Maçın oyuncusu' })).toBeInTheDocument();
  await expect.element(page.getByText('Forvet · Kartal · 2 gol')).toBeInTheDocument();
  const rated = finished({
    playerStats: [statLineOf('Efe', { goals: 1 }), statLineOf('Can', { side: 'away', rating: 7, position: null })],
  });
  const other = await showTab(rated, 'summary');
  await expect.element(other.getByText('Çamlıca', { exact: true }).first()).toBeInTheDocument();
  await expect.element(other.getByRole('link', { name: 'Can' })).toBeInTheDocument();
});

it('says the running score of a live match, before the ways to its teams', async () => {
  const match = detailsOf({ status: 'live', homeScore: 1, awayScore: 0 });
  const page = await show(<MatchFace match={match} />);
  await expect.element(page.getByText('Kartal 1, Çamlıca 0, canlı, 20 Kasım 21:00')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Çamlıca' })).toHaveAttribute('href', '/team/c');
});

it('shows what each player did, with a dash for what nobody recorded', async () => {
  const page = await showTab(finished({ playerStats: lines }), 'players');
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

it('tells incidents along a line by minute, in Turkish', async () => {
  const page = await showTab(finished({ homeScore: 1, awayScore: 0, incidents: [ownGoal] }), 'summary');
  const items = page.getByRole('list', { name: 'Olaylar' }).getByRole('listitem');
  await expect.element(items.first()).toHaveTextContent('İlk yarı 0 – 0');
  await expect
    .element(items.nth(1))
    .toHaveTextContent('57. dk57′1 – 010BaranKendi kalesine gol · Korner sonrası (Kartal)');
  await expect.element(items.nth(2)).toHaveTextContent('Maç sonu 1 – 0');
});

it('compares the teams: what the match does to the table, their form and their earlier meetings', async () => {
  const won = { matchId: 'f', outcome: 'win', goalsFor: 2, goalsAgainst: 1 } as const;
  const { homeTeam, awayTeam } = matchOf();
  const page = await showTab(finished(), 'summary', 'unread', {
    home: {
      before: { position: 4, points: 6 },
      after: { position: 2, points: 9 },
      form: [{ ...won, opponent: awayTeam }],
    },
    away: { before: { position: 5, points: 6 }, after: { position: 5, points: 6 }, form: [] },
    meetings: [matchOf({ status: 'finished', homeScore: 0, awayScore: 0, homeTeam: awayTeam, awayTeam: homeTeam })],
  });
  const row = (name: string, nth: number) => page.getByRole('listitem').filter({ hasText: name }).nth(nth);
  await expect.element(page.getByRole('heading', { name: 'Tabloya etkisi' })).toBeInTheDocument();
  await expect.element(row('Kartal', 0)).toHaveTextContent('Kartal4. sıradan 2. sıraya4 → 2, 2 sıra yukarı2');
  await expect.element(row('Çamlıca', 0)).toHaveTextContent('Çamlıca5. sıra · 6 puan');
  await expect.element(page.getByText('Kartal 2–1 Çamlıca, galibiyet')).toBeInTheDocument();
  await expect.element(page.getByText('Henüz maç yok')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Çamlıca 0, Kartal 0, bitti/ })).toBeInTheDocument();
});

it('has parts for the players only where the match was played to its end', () => {
  const labels = (match: MatchDetails) => partsOf(match, match).map(({ label }) => label);
  expect(labels(finished())).toEqual(['Özet', 'Oyuncular', 'Diziliş', 'Geçmiş']);
  for (const match of [detailsOf(), detailsOf({ status: 'live' }), finished({ isWalkover: true })]) {
    expect(labels(match)).toEqual(['Özet', 'Geçmiş']);
  }
  expect(shownTab(partsOf(detailsOf(), 'waiting'), 'lineup')).toBe('summary');
});

const personOf = (gamertag: string) => ({ _id: gamertag, gamertag, deleted: false });
const [arda, efe, can] = [personOf('Arda'), personOf('Efe'), personOf('Can')];

it('has parts for its officials only where it has any, and before its details are there where a list names them', () => {
  const labels = (match: MatchDetails, lists: Lists = match) => partsOf(match, lists).map(({ label }) => label);
  const refereed = detailsOf({ simpleReferees: [{ _id: 'r', player: arda, refereeRole: 'var_referee' }] });
  expect(labels(refereed)).toEqual(['Özet', 'Hakemler', 'Geçmiş']);
  expect(labels(shown)).toEqual(['Özet', 'Yayıncılar', 'Geçmiş']);
  const listed = detailsOf({
    officialsSystem: { mainReferee: arda, assistantReferee: null, varReferee: null, fourthOfficial: null },
    broadcastSystem: { ...shown.broadcastSystem, mainBroadcaster: { ...arda, platform: 'Twitch' } },
  });
  expect(labels(listed, 'waiting')).toEqual(['Özet', 'Hakemler', 'Yayıncılar', 'Geçmiş']);
  expect(labels(detailsOf(), 'waiting')).toEqual(['Özet', 'Geçmiş']);
});

it('names each referee with the place at the match, and leads to the profile', async () => {
  const roles = ['main_referee', 'assistant_referee', 'var_referee', 'fourth_official'] as const;
  const simpleReferees = roles.map((refereeRole, at) => ({
    _id: `r${at}`,
    player: personOf(`Hakem ${at}`),
    refereeRole,
  }));
  const page = await showOfficials(detailsOf({ simpleReferees }), 'referees');
  const items = page.getByRole('list', { name: 'Maçın hakemleri' }).getByRole('listitem');
  await expect.element(items.first()).toBeInTheDocument();
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    'Hakem 0Baş hakem',
    'Hakem 1Yardımcı hakem',
    'Hakem 2VAR hakemi',
    'Hakem 3Dördüncü hakem',
  ]);
  await expect.element(page.getByRole('link', { name: 'Hakem 2' })).toHaveAttribute('href', '/profile/Hakem%202');
});

const shown = detailsOf({
  simpleBroadcasters: [
    { _id: 'a', player: arda, platform: 'Twitch', broadcasterRole: 'main_broadcaster', isLive: true },
    { _id: 'e', player: efe, platform: 'YouTube', broadcasterRole: 'co_broadcaster', isLive: false },
    { _id: 'c', player: can, platform: 'Kick', broadcasterRole: 'co_broadcaster', isLive: false },
  ],
  broadcastSystem: {
    mainBroadcaster: { ...arda, platform: 'Twitch' },
    coBroadcasters: [],
    streamPlatforms: [{ broadcaster: arda, platform: 'Twitch', isLive: true, viewerCount: 1204 }],
  },
});
const channelOf = (player: typeof arda, part: Partial<ChannelAnswer>): ChannelAnswer => ({
  _id: player._id,
  player,
  platform: 'Twitch',
  channelLink: 'https://www.twitch.tv/kartal',
  channelName: 'Kartal TV',
  ...part,
});

it('names each broadcaster with place, platform, running stream, and a channel that only a web address leads to', async () => {
  const page = await showOfficials(shown, 'broadcasters', [
    channelOf(arda, {}),
    channelOf(efe, { channelName: null, channelLink: 'javascript:alert(1)' }),
  ]);
  const items = page.getByRole('list', { name: 'Maçın yayıncıları' }).getByRole('listitem');
  await expect.element(items.first()).toBeInTheDocument();
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    'ArdaTwitchCanlı1.204 izleyiciAna yayıncıKartal TVtwitch.tv',
    'EfeYouTubeEk yayıncıKanal adı belirtilmemiş',
    // Nobody in office any more: the channel is not known.
    'CanKickEk yayıncı',
  ]);
  const channel = page.getByRole('link', { name: 'Kanalı aç: twitch.tv (yeni sekmede açılır)' });
  await expect.element(channel).toHaveAttribute('href', 'https://www.twitch.tv/kartal');
  await expect.element(channel).toHaveAttribute('target', '_blank');
  await expect.element(channel).toHaveAttribute('rel', 'noopener noreferrer');
  expect([...page.container.querySelectorAll('a')].filter(({ href }) => !href.startsWith('http'))).toEqual([]);
});

it.for([
  ['no lines', finished(), 'players', 'Bu maç için oyuncu istatistiği girilmemiş.'],
  ['a cancelled match', detailsOf({ status: 'cancelled' }), 'summary', 'İptal edilen maçın istatistiği yok.'],
  [
    'a walkover',
    finished({ awayScore: 0, isWalkover: true, walkoverWinner: 'home' }),
    'summary',
    'Hükmen sonuçlanan maçın istatistiği yok.',
  ],
  ['one side without lines', finished({ playerStats: lines.slice(0, 1) }), 'players', 'Oyuncu satırı yok.'],
  ['no line-up', finished(), 'lineup', 'Diziliş Bilgisi Yok'],
] as const)('says so of %s', async ([, match, tab, sentence]) => {
  await expect.element((await showTab(match, tab)).getByText(sentence)).toBeInTheDocument();
});

it.for(['players', 'lineup'] as const)('claims nothing of the %s before they are read', async (tab) => {
  const waiting = textOf(await showTab(finished(), tab, 'waiting'));
  expect(waiting).not.toMatch(/girilmemiş|Yok/);
  const unread = await showTab(finished(), tab, 'unread');
  await expect.element(unread.getByText('Bilgiler şu anda gösterilemiyor.')).toBeInTheDocument();
});
