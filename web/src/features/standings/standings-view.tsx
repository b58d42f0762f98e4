import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { useQuery } from '@tanstack/react-query';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Ad } from '../../layout/ad.tsx';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import type { BracketProps } from '../bracket/bracket.tsx';
import { liveQuery, nextQuery } from '../matches/queries.ts';
import { useLeague } from '../settings/use-league.ts';
import { StandingsAbbreviations, ZoneLegend } from './legend.tsx';
import { LevelPlaces } from './level-places.tsx';
import { PastBanner } from './past-banner.tsx';
import { PlacesByWeek } from './places-by-week.tsx';
import { isNow, isWholeSeason, type StandingsSearch } from './standings-search.ts';
import { nextMatches, runningScores } from './running-scores.ts';
import { StandingsTable } from './standings-table.tsx';
import { type Terms, type Zones, zonesOf } from './zones.ts';

const Bracket = late(() => import('../bracket/bracket.tsx').then((file) => file.Bracket));

const NONE: Zones = { playoff: 0, relegation: 0 };

type StandingsViewProps = {
  readonly search: StandingsSearch;
  readonly shown: SeasonsAnswer[number] | undefined;
  readonly full: boolean;
  readonly rows: readonly StandingRow[];
  readonly onBack: () => void;
};

/** Which table a play-off is drawn from. */
const tableOf = ({ week, asOf, knownAt }: StandingsSearch, isCurrent: boolean): BracketProps['table'] => {
  if (week !== undefined || asOf !== undefined || knownAt !== undefined) return 'shown';
  return isCurrent ? 'today' : 'last';
};

/** The table of a season: now, or of an older state; of all matches, or those at home or away; or the play-off that follows from it. */
export const StandingsView = ({ search, shown, rows, full, onBack }: StandingsViewProps) => {
  const league = useLeague();
  const { view } = search;
  const playsNow = isNow(search);
  const { data: matches } = useQuery({ ...liveQuery(), enabled: playsNow });
  // Only wide tables have a column for it.
  const isWide = useMedia('(min-width: 48rem)');
  const { data: coming } = useQuery({ ...nextQuery(), enabled: playsNow && isWide });
  // A closed season keeps the terms under which it was played.
  const terms: Terms = shown ?? league;
  // Nobody plays off or goes down by the matches of one side.
  const zones = view === undefined ? zonesOf(terms) : NONE;
  const past = <PastBanner search={search} shown={shown} onBack={onBack} />;
  if (rows.length === 0) {
    return (
      <div className="flex flex-col gap-4">
        {past}
        <EmptyState title={standingsMessages.emptyTitle} text={standingsPageMessages.emptyText} />
      </div>
    );
  }
  if (view === 'playoff') {
    const table = tableOf(search, shown?.current ?? true);
    return (
      <div className="flex flex-col gap-4">
        {past}
        <LatePart
          about="bracket"
          failed={standingsPageMessages.bracketFailed}
          // As high as the window, as what waits for the table.
          waiting={
            <div className="min-h-dvh">
              <Skeleton shape="cards" rows={terms.playoffSettings.playoffTeams} />
            </div>
          }
        >
          <Bracket rows={rows} settings={terms.playoffSettings} table={table} />
        </LatePart>
        <Ad slot="top" />
      </div>
    );
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      <div className="-mt-3 flex min-w-0 flex-col gap-3 md:mt-0">
        {past}
        <StandingsTable
          rows={rows}
          zones={zones}
          caption={standingsPageMessages.caption(shown?.label, view)}
          running={playsNow ? runningScores(matches ?? []) : undefined}
          next={playsNow ? nextMatches(coming ?? []) : undefined}
          full={full}
        />
        <ZoneLegend
          terms={terms}
          zones={zones}
          decided={rows.some((row) => row.decidedBy !== null && row.played > 0)}
        />
        <StandingsAbbreviations />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {isWholeSeason(search) && <PlacesByWeek season={search.season} rows={rows} />}
        <LevelPlaces rows={rows} rules={shown?.rankingRules} />
        <Ad slot="top" />
      </div>
    </div>
  );
};
