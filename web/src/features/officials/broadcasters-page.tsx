import { useQuery } from '@tanstack/react-query';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { officialsMessages as words } from '../../messages/tr/officials.ts';
import { type OfficialsAddress, OfficialsFrame } from './officials-frame.tsx';
import { BroadcastersTable } from './officials-tables.tsx';
import { simpleBroadcastersQuery } from './queries.ts';
import { BroadcasterDialog } from './broadcaster-dialog.tsx';

const { broadcaster } = words.offices;

const LIKELY_BROADCASTERS = 6;

const Broadcasters = ({ eyes, ...address }: OfficialsAddress & { readonly eyes: Eyes }) => {
  const query = simpleBroadcastersQuery(eyes);
  const { data: read, isLoadingError } = useQuery(query);
  return (
    <OfficialsFrame
      office="broadcaster"
      officials={read?.data}
      failed={isLoadingError}
      dialog={(ends) => <BroadcasterDialog eyes={eyes} {...ends} />}
      {...address}
    >
      <QueryPart
        query={query}
        waiting={<Skeleton shape="table" rows={LIKELY_BROADCASTERS} />}
        failed={words.loadFailed}
      >
        {({ data: officials }) =>
          officials.length === 0 ? (
            <EmptyState title={broadcaster.empty} />
          ) : (
            <BroadcastersTable officials={officials} onDismiss={({ _id }) => address.onOpen(_id)} />
          )
        }
      </QueryPart>
    </OfficialsFrame>
  );
};

/** The broadcasters in office, until their reader signs out: what an admin reads here is shown to nobody else. */
export const BroadcastersPage = (address: OfficialsAddress) => {
  const eyes = useEyes();
  if (eyes.eyes === null) return <PageHeader title={broadcaster.title} />;
  return <Broadcasters key={eyes.eyes} eyes={eyes} {...address} />;
};
