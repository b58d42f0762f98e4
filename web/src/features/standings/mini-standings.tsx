import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { homeMessages } from '../../messages/tr/home.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { useLeague } from '../../settings/use-league.ts';
import { standingsQuery } from './queries.ts';
import { StandingsTable } from './standings-table.tsx';
import { zonesOf } from './zones.ts';

const SHOWN = 6;

/** The head of the current table. */
export const MiniStandings = () => {
  const { data: rows } = useSuspenseQuery(standingsQuery());
  const zones = zonesOf(useLeague());
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-h2 font-bold">{homeMessages.standings}</h2>
        <Link
          to="/standings"
          aria-label={homeMessages.allOf(standingsMessages.title)}
          className="flex min-h-11 items-center underline"
        >
          {homeMessages.all}
        </Link>
      </div>
      {rows.length === 0 ? (
        <p className="text-text-2">{standingsMessages.emptyTitle}</p>
      ) : (
        <StandingsTable
          rows={rows.slice(0, SHOWN)}
          teams={rows.length}
          zones={zones}
          caption={homeMessages.standings}
        />
      )}
    </section>
  );
};
