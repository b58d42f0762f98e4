import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/ui/button.tsx';
import { auditMessages } from '../../messages/tr/audit.ts';

/** Links from a record to all records of its match, its team and its person. */
export const SubjectLinks = ({ entry: { matchId, teamId, actorId } }: { readonly entry: AuditEntry }) => {
  const subjects = [
    { key: 'match', search: matchId === null ? null : { match: matchId } },
    { key: 'team', search: teamId === null ? null : { team: teamId } },
    { key: 'actor', search: { actor: actorId } },
  ] as const;
  return subjects.map(
    ({ key, search }) =>
      search !== null && (
        <Link
          key={key}
          to="/admin/audit"
          search={search}
          className={`${buttonClass('secondary', 'small')} pointer-coarse:min-h-11`}
        >
          {auditMessages.all[key]}
        </Link>
      ),
  );
};
