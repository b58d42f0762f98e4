import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { useLeague } from '../settings/use-league.ts';
import { StandingsAbbreviations, ZoneLegend } from './legend.tsx';
import { PastBanner } from './past-banner.tsx';
import type { StandingsSearch } from './standings-search.ts';
import { StandingsTable } from './standings-table.tsx';
import { type Terms, type Zones, zonesOf } from './zones.ts';

const texts = standingsPageMessages.summary;

const NONE: Zones = { playoff: 0, relegation: 0 };

type SummaryProps = {
  readonly rows: readonly StandingRow[];
  readonly zones: Zones;
  /** The matches of the whole season; 0 before the fixtures, and while the number is not known. */
  readonly matches: number;
};

const sum = (rows: readonly StandingRow[], key: 'points' | 'played'): number =>
  rows.reduce((total, row) => total + row[key], 0);

/** The season in four figures: one line on phones, four small cards on wide screens. */
const Summary = ({ rows, zones, matches }: SummaryProps) => {
  // Each match counts for two teams.
  const played = formatNumber(sum(rows, 'played') / 2);
  const figures = [
    [texts.teams, formatNumber(rows.length)],
    [texts.playoff, zones.playoff === 0 ? texts.noPlayoff : formatNumber(zones.playoff)],
    [texts.points, formatNumber(sum(rows, 'points'))],
    [texts.matches, matches === 0 ? played : `${played}/${formatNumber(matches)}`],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 text-small sm:gap-x-4 sm:text-meta md:grid md:grid-cols-4 md:gap-3">
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex items-baseline gap-1.5 md:justify-between md:rounded-card md:border md:border-line md:bg-surface md:px-4 md:py-2.5"
        >
          <dt className="text-text-2">{name}</dt>
          <dd className="font-bold tabular-nums md:text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Says how many teams play off and go down. */
const TermsBanners = ({ terms }: { readonly terms: Terms }) => {
  const { playoff, relegation } = zonesOf(terms);
  return (
    <div className="grid gap-2 empty:hidden md:auto-cols-fr md:grid-flow-col md:gap-3 sm:short:auto-cols-fr sm:short:grid-flow-col">
      {playoff > 0 && (
        <Banner tone="info">{standingsPageMessages.playoffBanner(playoff, terms.playoffSettings.playoffFormat)}</Banner>
      )}
      {relegation > 0 && <Banner tone="info">{standingsPageMessages.relegationBanner(relegation)}</Banner>}
    </div>
  );
};

type StandingsViewProps = {
  readonly search: StandingsSearch;
  readonly shown: SeasonsAnswer[number] | undefined;
  readonly full: boolean;
  readonly rows: readonly StandingRow[];
  readonly onBack: () => void;
};

/** The table of a season: now, or of an older state; of all matches, or those at home or away. */
export const StandingsView = ({ search, shown, rows, full, onBack }: StandingsViewProps) => {
  const league = useLeague();
  const { view } = search;
  // A closed season keeps the terms under which it was played.
  const terms: Terms = shown ?? league;
  // Nobody plays off or goes down by the matches of one side.
  const zones = view === undefined ? zonesOf(terms) : NONE;
  const caption = standingsPageMessages.caption(shown?.label, view);
  const past = <PastBanner search={search} shown={shown} onBack={onBack} />;
  if (rows.length === 0) {
    return (
      <div className="flex flex-col gap-4">
        {past}
        <EmptyState title={standingsMessages.emptyTitle} text={standingsPageMessages.emptyText} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {past}
      {view === undefined ? (
        <>
          <Summary rows={rows} zones={zones} matches={shown?.matches ?? 0} />
          <TermsBanners terms={terms} />
        </>
      ) : (
        <p className="text-meta text-text-2">{standingsPageMessages.viewNotes[view]}</p>
      )}
      <StandingsTable rows={rows} zones={zones} caption={caption} full={full} />
      <ZoneLegend zones={zones} decided={rows.some((row) => row.decidedBy !== null && row.played > 0)} />
      <Ad slot="top" />
      <StandingsAbbreviations />
    </div>
  );
};
