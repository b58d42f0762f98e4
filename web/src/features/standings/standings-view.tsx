import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StaleNote } from '../../components/stale-note.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { useLeague } from '../../settings/use-league.ts';
import { Abbreviations, ZoneLegend } from './legend.tsx';
import { standingsQuery } from './queries.ts';
import { StandingsTable } from './standings-table.tsx';
import { Summary } from './summary.tsx';
import { type Terms, zonesOf } from './zones.ts';

/** Says how many teams play off and go down. */
const TermsBanners = ({ terms }: { readonly terms: Terms }) => {
  const { playoff, relegation } = zonesOf(terms);
  return (
    <div className="grid gap-2 empty:hidden md:auto-cols-fr md:grid-flow-col md:gap-3">
      {playoff > 0 && (
        <Banner tone="info">{standingsMessages.playoffBanner(playoff, terms.playoffSettings.playoffFormat)}</Banner>
      )}
      {relegation > 0 && <Banner tone="info">{standingsMessages.relegationBanner(relegation)}</Banner>}
    </div>
  );
};

type StandingsViewProps = {
  readonly season: number | undefined;
  readonly week: number | undefined;
  readonly shown: SeasonsAnswer[number] | undefined;
  readonly full: boolean;
  readonly onBack: () => void;
  readonly ad: ReactNode;
};

/** The current table of a season, or its table at the end of a week. */
export const StandingsView = ({ season, week, shown, full, onBack, ad }: StandingsViewProps) => {
  const standings = useSuspenseQuery(standingsQuery(season, week));
  const league = useLeague();
  const rows = standings.data;
  // A closed season keeps the terms under which it was played.
  const terms: Terms = shown ?? league;
  const zones = zonesOf(terms);
  if (rows.length === 0) return <EmptyState title={standingsMessages.emptyTitle} text={standingsMessages.emptyText} />;
  return (
    <div className="flex flex-col gap-4">
      <StaleNote {...standings} />
      {week !== undefined && (
        <Banner
          tone="info"
          announced
          action={
            <Button variant="secondary" onClick={onBack}>
              {standingsMessages.backToLast(shown?.current ?? true)}
            </Button>
          }
        >
          {standingsMessages.asOfWeek(week)}
        </Banner>
      )}
      <Summary rows={rows} zones={zones} matches={shown?.matches ?? 0} />
      <TermsBanners terms={terms} />
      <StandingsTable rows={rows} zones={zones} caption={standingsMessages.caption(shown?.label)} full={full} />
      <ZoneLegend zones={zones} decided={rows.some((row) => row.decidedBy !== null && row.played > 0)} />
      {ad}
      <Abbreviations />
    </div>
  );
};
