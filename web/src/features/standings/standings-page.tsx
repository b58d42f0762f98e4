import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PageHeader } from '../../components/page-header.tsx';
import { StaleNote } from '../../components/stale-note.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { useLeague } from '../../settings/use-league.ts';
import { Legend } from './legend.tsx';
import { standingsQuery } from './queries.ts';
import { StandingsTable } from './standings-table.tsx';
import { NO_ZONES, zonesOf } from './zones.ts';

type StandingsPageProps = {
  /** undefined: the current one. */
  readonly season: number | undefined;
  readonly isCurrent: boolean;
  readonly seasonLabel: string;
  readonly seasonSelect: ReactNode;
};

export const StandingsPage = ({ season, isCurrent, seasonLabel, seasonSelect }: StandingsPageProps) => {
  const standings = useSuspenseQuery(standingsQuery(season));
  const league = useLeague();
  const [full, setFull] = useState(false);
  // The settings are those of the current season; a closed one was played under its own.
  const zones = isCurrent ? zonesOf(league) : NO_ZONES;
  const rows = standings.data;
  return (
    <>
      <PageHeader title={standingsMessages.title} note={standingsMessages.teams(rows.length)}>
        {seasonSelect}
      </PageHeader>
      <StaleNote {...standings} />
      <div className="flex flex-col gap-4">
        {rows.length === 0 ? (
          <EmptyState title={standingsMessages.emptyTitle} text={standingsMessages.emptyText} />
        ) : (
          <>
            <fieldset className="flex gap-2 md:hidden">
              <legend className="sr-only">{standingsMessages.viewLabel}</legend>
              <Button variant={full ? 'secondary' : 'primary'} aria-pressed={!full} onClick={() => setFull(false)}>
                {standingsMessages.shortView}
              </Button>
              <Button variant={full ? 'primary' : 'secondary'} aria-pressed={full} onClick={() => setFull(true)}>
                {standingsMessages.fullView}
              </Button>
            </fieldset>
            <StandingsTable
              rows={rows}
              teams={rows.length}
              zones={zones}
              caption={standingsMessages.caption(seasonLabel)}
              full={full}
            />
            <Legend zones={zones} />
          </>
        )}
      </div>
    </>
  );
};
