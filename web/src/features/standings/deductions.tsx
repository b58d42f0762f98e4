import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { formatNumber } from '../../format/number.ts';
import { deductionMessages } from '../../messages/tr/deductions.ts';

/** The points that were taken off a team in its table. */
export const lostBy = ({ deductions = [] }: Pick<StandingRow, 'deductions'>): number =>
  deductions.reduce((sum, { points }) => sum + points, 0);

/** A star behind points of which some were taken off; the figures stay in line. */
export const Starred = ({ row }: { readonly row: StandingRow }) => (
  <span className="relative">
    {formatNumber(row.points)}
    {lostBy(row) > 0 && (
      <span aria-hidden className="absolute left-full">
        *
      </span>
    )}
  </span>
);

type DeductionsProps = { readonly rows: readonly StandingRow[]; readonly className?: string };

/** What the stars of these rows stand for: whose points were taken off, and why; nothing where none were. */
export const DeductionNotes = ({ rows, className = '' }: DeductionsProps) => {
  const fined = rows.filter((row) => lostBy(row) > 0);
  if (fined.length === 0) return null;
  return (
    <ul aria-label={deductionMessages.title} className={`text-meta text-text-2 ${className}`}>
      {fined.flatMap(({ teamInfo, deductions = [] }) =>
        deductions.map(({ _id, points, reason }) => (
          <li key={_id} className="[overflow-wrap:anywhere]">
            <span aria-hidden>* </span>
            {deductionMessages.line(teamInfo.name, points, reason)}
          </li>
        )),
      )}
    </ul>
  );
};

/** What a team has won, and what was taken off it. */
export const DeductionText = ({ row }: { readonly row: StandingRow }) => (
  <>
    <p>{deductionMessages.won(row.teamInfo.name, row.points + lostBy(row))}</p>
    <DeductionNotes rows={[row]} />
  </>
);
