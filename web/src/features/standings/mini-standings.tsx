import { useSuspenseQuery } from '@tanstack/react-query';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { useLeague } from '../../settings/use-league.ts';
import { standingsQuery } from './queries.ts';
import { StandingsTable } from './standings-table.tsx';
import { zonesOf } from './zones.ts';

/** The first rows of the current table. */
export const MiniStandings = ({ first, caption }: { readonly first: number; readonly caption: string }) => {
  const { data: rows } = useSuspenseQuery(standingsQuery());
  const zones = zonesOf(useLeague());
  if (rows.length === 0) return <p className="text-text-2">{standingsMessages.emptyTitle}</p>;
  return <StandingsTable rows={rows} zones={zones} caption={caption} first={first} />;
};
