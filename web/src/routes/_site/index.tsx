import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AdFrame } from '../../components/ui/ad-frame.tsx';
import { SMALL_TABLE_ROWS, HomePage, waitingMatches, waitingTable } from '../../features/home/home-page.tsx';
import { seasonsQuery } from '../../features/seasons/queries.ts';
import { MiniStandings } from '../../features/standings/mini-standings.tsx';
import { standingsQuery } from '../../features/standings/queries.ts';
import { adsUrl } from '../../layout/ads-url.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { atMostAMoment } from '../-at-most-a-moment.ts';
import { loadTonight, Tonight } from './-tonight.tsx';

type HomeProps = { readonly matches: ReactNode; readonly table: ReactNode };

const Home = (parts: HomeProps) => (
  <HomePage
    {...parts}
    teams={useQuery(standingsQuery()).data?.length}
    season={useQuery(seasonsQuery()).data?.find(({ current }) => current)}
    ad={<AdFrame slot="top" url={adsUrl} />}
  />
);

export const Route = createFileRoute('/_site/')({
  // The loader waits a moment for these, so that nothing below tonight's matches moves when they come. A query that
  // fails or takes longer is shown as such in its own place.
  loader: ({ context: { queryClient } }) =>
    atMostAMoment(
      Promise.all([
        loadTonight(queryClient),
        queryClient.prefetchQuery(standingsQuery()),
        queryClient.prefetchQuery(seasonsQuery()),
      ]),
    ),
  component: () => (
    <Home matches={<Tonight />} table={<MiniStandings first={SMALL_TABLE_ROWS} caption={homeMessages.standings} />} />
  ),
  pendingComponent: () => <Home matches={waitingMatches} table={waitingTable} />,
});
