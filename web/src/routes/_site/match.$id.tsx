import { createFileRoute } from '@tanstack/react-router';
import { eyes } from '../../api/browser.ts';
import { MatchPage } from '../../features/match/match-page.tsx';
import { historyQuery } from '../../features/match/queries.ts';
import { channelsQuery } from '../../features/officials/channels-query.ts';
import { matchPageSearch } from '../../features/matches/match-search.ts';
import { comparisonQuery, matchQuery } from '../../features/match/match-query.ts';

export const Route = createFileRoute('/_site/match/$id')({
  validateSearch: matchPageSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  // The loader starts the reads and waits for none: each part of the page loads and fails in its own place.
  loader: ({ context: { queryClient }, params: { id }, deps: { tab } }) => {
    void queryClient.prefetchQuery(matchQuery(id));
    if (tab === undefined) void queryClient.prefetchQuery(comparisonQuery(id));
    // A list beside the read of the channels names them: both are rendered of the same cache.
    if (tab === 'broadcasters') void queryClient.prefetchQuery(channelsQuery());
    if (tab === 'history') void queryClient.prefetchQuery(historyQuery(id, eyes.current()));
  },
  component: MatchPage,
});
