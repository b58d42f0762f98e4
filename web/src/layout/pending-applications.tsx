import { lateOrNothing } from '../components/query/late-or-nothing.tsx';

/** The number of applications that wait, beside the link to them in a menu; it is read when the menu opens. */
export const PendingApplications = lateOrNothing(() =>
  import('../features/officials/pending-count.tsx').then((loaded) => loaded.PendingCount),
);
