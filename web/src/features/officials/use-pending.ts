import { useQuery } from '@tanstack/react-query';
import type { Eyes } from '../../api/eyes.ts';
import { countPending } from './count-pending.ts';
import { broadcastersQuery, refereesQuery } from './queries.ts';

/** How many applications wait for an admin, in both offices: undefined while that is not known. */
export const usePending = (eyes: Eyes): { readonly pending: number | undefined; readonly failed: boolean } => {
  const ofReferees = useQuery(refereesQuery(eyes));
  const ofBroadcasters = useQuery(broadcastersQuery(eyes));
  const referees = ofReferees.data?.referees;
  const broadcasters = ofBroadcasters.data?.broadcasters;
  return {
    pending: referees && broadcasters && countPending([...referees, ...broadcasters]),
    /** One of the lists could not be read. */
    failed: ofReferees.isLoadingError || ofBroadcasters.isLoadingError,
  };
};
