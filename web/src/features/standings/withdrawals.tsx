import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { withdrawalMessages as words } from '../../messages/tr/withdrawals.ts';

/** Stands beside the name of a team that left the season. */
export const WithdrawnMark = () => (
  <Badge className="ml-auto shrink-0 border-dashed border-control text-text-2">{words.mark}</Badge>
);

type NotesProps = { readonly rows: readonly StandingRow[]; readonly className?: string };

/** Which of these teams left the season, what became of their matches, and why; nothing where none did. */
export const WithdrawalNotes = ({ rows, className = '' }: NotesProps) => {
  const lines = rows.flatMap(({ teamInfo: { _id, name }, withdrawal }) =>
    withdrawal === undefined ? [] : [{ _id, text: words.line(name, withdrawal.played, withdrawal.reason) }],
  );
  if (lines.length === 0) return null;
  return (
    <ul aria-label={words.title} className={`text-meta text-text-2 ${className}`}>
      {lines.map(({ _id, text }) => (
        <li key={_id} className="[overflow-wrap:anywhere]">
          {text}
        </li>
      ))}
    </ul>
  );
};
