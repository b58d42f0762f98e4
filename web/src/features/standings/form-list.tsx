import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';

const fills = { win: 'bg-success-fill', draw: 'bg-draw-fill', loss: 'bg-danger-fill' } as const;

/** Letters, never dots alone; each carries its sentence for those who hear the page. */
export const FormList = ({ row }: { readonly row: StandingRow }) => {
  if (row.form.length === 0) return <span className="sr-only">{standingsMessages.noForm}</span>;
  return (
    <ol className="flex gap-1">
      {row.form.map((entry) => (
        <li
          key={entry.matchId}
          className={`flex size-5 items-center justify-center rounded-plate text-micro font-bold text-white ${fills[entry.outcome]}`}
        >
          <span aria-hidden="true">{standingsMessages.outcomes[entry.outcome].letter}</span>
          <span className="sr-only">
            {standingsMessages.formEntry(
              row.teamInfo.name,
              entry.goalsFor,
              entry.goalsAgainst,
              entry.opponent.name,
              entry.outcome,
            )}
          </span>
        </li>
      ))}
    </ol>
  );
};
