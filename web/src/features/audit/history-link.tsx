import { Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { useSession } from '../../api/use-session.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { adminMessages } from '../../messages/tr/admin.ts';
import type { RecordsOf } from './records-link.tsx';

type HistoryLinkProps = {
  readonly of: RecordsOf;
  /** The teams of a match, a team or a player, which screen readers read with the link. */
  readonly name: string;
  readonly size?: 'normal' | 'small';
  /** Whether it is a sign, in a row of signs. */
  readonly sign?: boolean;
};

/** The way to all records of a match, a team or a player; only admins have it, as only they may read the audit. */
export const HistoryLink = ({ of, name, size = 'normal', sign = false }: HistoryLinkProps) =>
  useSession()?.isAdmin === true && (
    <Link
      to="/admin/audit"
      search={of}
      // Rows are many, and a pointer that moves over them would read the records of every one.
      preload={false}
      aria-label={adminMessages.historyOf(name)}
      title={sign ? adminMessages.history : undefined}
      className={classNames(buttonClass('ghost', size), sign && (size === 'small' ? 'w-9 px-0!' : 'w-11 px-0!'))}
    >
      {sign ? <ScrollText aria-hidden="true" className="size-4.5" /> : adminMessages.history}
    </Link>
  );
