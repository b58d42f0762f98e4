import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/use-session.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { adminMessages } from '../../messages/tr/admin.ts';

type HistoryLinkProps = {
  readonly matchId: string;
  /** The teams, which screen readers read with the link. */
  readonly pairing: string;
  readonly size?: 'normal' | 'small';
};

/** The way to all records of a match; only admins have it, as only they may read the audit. */
export const HistoryLink = ({ matchId, pairing, size = 'normal' }: HistoryLinkProps) =>
  useSession()?.isAdmin === true && (
    <Link
      to="/admin/audit"
      search={{ match: matchId }}
      aria-label={adminMessages.historyOf(pairing)}
      className={buttonClass('ghost', size)}
    >
      {adminMessages.history}
    </Link>
  );
