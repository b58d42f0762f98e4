import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { seasonsQuery } from '../seasons/queries.ts';
import { type Period, SeasonPicker, WEEK_SELECT } from '../seasons/season-picker.tsx';
import { standingsQuery } from './queries.ts';
import { StandingsView } from './standings-view.tsx';

const views = [
  { full: false, name: standingsMessages.shortView },
  { full: true, name: standingsMessages.fullView },
] as const;

type ViewSwitchProps = { readonly full: boolean; readonly onChange: (full: boolean) => void };

/** Switches between the short table and all its columns; shown only where a table is there and not all of them fit. */
const ViewSwitch = ({ full, onChange }: ViewSwitchProps) => (
  <fieldset className="hidden rounded-control border border-control bg-surface group-has-[table]/page:flex @min-[43.75rem]/table:hidden!">
    <legend className="sr-only">{standingsMessages.viewLabel}</legend>
    {views.map((view) => (
      <button
        key={view.name}
        type="button"
        aria-pressed={view.full === full}
        onClick={() => onChange(view.full)}
        className="-m-px min-h-11 min-w-16 rounded-control px-4 font-semibold text-text-2 focus-visible:z-10 aria-pressed:bg-text aria-pressed:text-bg"
      >
        {view.name}
      </button>
    ))}
  </fieldset>
);

/** The rows of a table, and the height of the banners above it. */
const SKELETON_ROWS = 14;

const route = getRouteApi('/_site/standings');

/** The league's table. Heading and selects stay, whatever happens to the table below them. */
export const StandingsPage = () => {
  const { season, week } = route.useSearch();
  const navigate = route.useNavigate();
  const onChange = (search: Period) => void navigate({ search, replace: true, resetScroll: false });
  const [full, setFull] = useState(false);
  // The table is shown even where the list of seasons cannot be read.
  const seasons = useQuery(seasonsQuery()).data ?? [];
  const shown = seasons.find((each) => (season === undefined ? each.current : each.season === season));
  // How many weeks were played: the most matches of any team.
  const last = useQuery(standingsQuery(season)).data;
  const played = last && Math.max(0, ...last.map((row) => row.played));
  // Deferred: the table on screen stays until the chosen one is loaded.
  const asked = useDeferredValue(useMemo(() => ({ season, week, shown }), [season, week, shown]));
  const back = () => {
    onChange({ season });
    document.getElementById(WEEK_SELECT)?.focus();
  };
  return (
    <div className="group/page @container/table">
      <PageHeader title={appMessages.standings} note={shown?.label ?? '\u00a0'}>
        <div className="flex basis-full flex-wrap gap-2 sm:basis-auto">
          <SeasonPicker {...{ seasons, season, week, played, onChange }} />
          <ViewSwitch full={full} onChange={setFull} />
        </div>
      </PageHeader>
      <QueryPart
        query={standingsQuery(asked.season, asked.week)}
        waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />}
        failed={standingsMessages.loadFailed}
      >
        {(rows) => (
          <StandingsView key={`${asked.season}/${asked.week}`} {...asked} rows={rows} full={full} onBack={back} />
        )}
      </QueryPart>
    </div>
  );
};
