import { useQuery } from '@tanstack/react-query';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { officialsMessages as words } from '../../messages/tr/officials.ts';
import { type OfficialsAddress, OfficialsFrame } from './officials-frame.tsx';
import { RefereesTable } from './officials-tables.tsx';
import { simpleRefereesQuery } from './queries.ts';
import { RefereeDialog } from './referee-dialog.tsx';

const { referee } = words.offices;

const LIKELY_REFEREES = 6;

const Referees = ({ eyes, ...address }: OfficialsAddress & { readonly eyes: Eyes }) => {
  const query = simpleRefereesQuery(eyes);
  const { data: read, isLoadingError } = useQuery(query);
  return (
    <OfficialsFrame
      office="referee"
      officials={read?.data}
      failed={isLoadingError}
      dialog={(ends) => <RefereeDialog eyes={eyes} {...ends} />}
      {...address}
    >
      <QueryPart query={query} waiting={<Skeleton shape="table" rows={LIKELY_REFEREES} />} failed={words.loadFailed}>
        {({ data: officials }) =>
          officials.length === 0 ? (
            <EmptyState title={referee.empty} />
          ) : (
            <RefereesTable officials={officials} onDismiss={({ _id }) => address.onOpen(_id)} />
          )
        }
      </QueryPart>
    </OfficialsFrame>
  );
};

/** The referees in office, until their reader signs out: what an admin reads here is shown to nobody else. */
export const RefereesPage = (address: OfficialsAddress) => {
  const eyes = useEyes();
  if (eyes.eyes === null) return <PageHeader title={referee.title} />;
  return <Referees key={eyes.eyes} eyes={eyes} {...address} />;
};
