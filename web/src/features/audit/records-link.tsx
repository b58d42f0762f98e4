import { useSession } from '../../api/use-session.ts';
import { lateOrNothing } from '../../components/query/late-or-nothing.tsx';
import type { AuditFilter } from './filter.ts';

/** Whose records: of one match, team or player. */
export type RecordsOf = Pick<AuditFilter, 'match' | 'team' | 'player'>;

export type RecordsLinkProps = {
  readonly of: RecordsOf;
  readonly className?: string | undefined;
};

/** Its code and the words of the admin's pages are no part of a public one. */
const Late = lateOrNothing<RecordsLinkProps>(() =>
  import('./public-records-link.tsx').then((file) => file.PublicRecordsLink),
);

/** On a public page, for admins: the way to all records of what the page shows. */
export const RecordsLink = (props: RecordsLinkProps) => useSession()?.isAdmin === true && <Late {...props} />;
