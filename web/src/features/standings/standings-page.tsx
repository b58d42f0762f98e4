import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { FullSwitch } from '../../components/ui/full-switch.tsx';
import { Segments } from '../../components/ui/segments.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { seasonsQuery } from '../seasons/queries.ts';
import { SeasonPicker, WEEK_SELECT } from '../seasons/season-picker.tsx';
import { PastChoice } from './past-choice.tsx';
import { standingsQuery } from './queries.ts';
import type { StandingsSearch } from './standings-search.ts';
import { StandingsView } from './standings-view.tsx';
import { tableWeeks } from './table-weeks.ts';

const { views } = standingsPageMessages;

const sides = [
  { key: 'all', name: views.all },
  { key: 'home', name: views.home },
  { key: 'away', name: views.away },
] as const;

/** The rows of a table, and the height of the banners above it. */
const SKELETON_ROWS = 14;

/** What another season or week replaces. */
const noPeriod = { season: undefined, week: undefined, asOf: undefined } as const;

const route = getRouteApi('/_site/standings');

/** The league's table. Heading and selects stay, whatever happens to the table below them. */
export const StandingsPage = () => {
  const search = route.useSearch();
  const { season, week, knownAt, view } = search;
  const navigate = route.useNavigate();
  const show = (other: Partial<StandingsSearch>) =>
    void navigate({ search: { ...search, ...other }, replace: true, resetScroll: false });
  const [full, setFull] = useState(false);
  // The table is shown even where the list of seasons cannot be read.
  const seasons = useQuery(seasonsQuery()).data ?? [];
  const shown = seasons.find((each) => (season === undefined ? each.current : each.season === season));
  const whole = useQuery(standingsQuery({ season })).data;
  const weeks = tableWeeks({ rows: whole, ofSeason: shown?.weeks ?? 0, week });
  // Deferred: the table on screen stays until the chosen one is loaded.
  const asked = useDeferredValue(useMemo(() => ({ search, shown }), [search, shown]));
  const back = () => {
    show({ week: undefined, asOf: undefined, knownAt: undefined });
    document.getElementById(WEEK_SELECT)?.focus();
  };
  return (
    <div className="group/page @container/table flex flex-col">
      <PageHeader title={appMessages.standings} note={shown?.label ?? '\u00a0'}>
        <div className="flex basis-full flex-wrap gap-2 sm:basis-auto">
          <SeasonPicker
            {...{ seasons, season, week, weeks }}
            onChange={(period) =>
              // A time belongs to the season in which it was chosen, and a week takes the place of a time.
              show({ ...noPeriod, ...period, ...(period.season !== season && { knownAt: undefined }) })
            }
          />
          <FullSwitch full={full} onChange={setFull} />
        </div>
      </PageHeader>
      {/* A low window shows the table first: people come for its rows. */}
      <div className="flex flex-wrap gap-2 pb-4 short:order-last short:pt-4 print:hidden">
        <Segments
          label={standingsPageMessages.viewLabel}
          segments={sides}
          chosen={view ?? 'all'}
          onChoose={(side) => show({ view: side === 'all' ? undefined : side })}
        />
        <PastChoice knownAt={knownAt} onChoose={(instant) => show({ knownAt: instant })} />
      </div>
      <QueryPart
        query={standingsQuery(asked.search)}
        waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />}
        failed={standingsPageMessages.loadFailed}
      >
        {(rows) => (
          <StandingsView key={JSON.stringify(asked.search)} {...asked} rows={rows} full={full} onBack={back} />
        )}
      </QueryPart>
    </div>
  );
};
