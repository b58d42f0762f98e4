import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { behind, LatePart } from '../../components/query/late-part.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FullSwitch } from '../../components/ui/full-switch.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { ViewTabs } from '../../components/ui/view-tabs.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { seasonsQuery } from '../seasons/queries.ts';
import { useLeague } from '../settings/use-league.ts';
import { standingsQuery } from './queries.ts';
import { sideOf, type StandingsSearch, viewOf } from './standings-search.ts';
import { Facts } from './facts.tsx';
import { tableWeeks } from './table-weeks.ts';

const StandingsPart = behind(() => import('./standings-part.tsx').then((file) => file.StandingsPart));
const PeriodChoice = behind(() => import('./period-choice.tsx').then((file) => file.PeriodChoice));

const { views } = standingsPageMessages;

const sides = [
  { key: 'all', name: views.all },
  { key: 'home', name: views.home },
  { key: 'away', name: views.away },
] as const;
const withPlayoff = [...sides, { key: 'playoff', name: views.playoff }] as const;

/** The id of what holds the choice of season and week, whose button gets the focus when the button back to the current table disappears. */
const PERIOD = 'period-of-table';

const route = getRouteApi('/_site/standings');

/** The league's table. Heading and selects stay, whatever happens to the table below them. */
export const StandingsPage = () => {
  const search = route.useSearch();
  const { season, week } = search;
  const navigate = route.useNavigate();
  const show = (other: Partial<StandingsSearch>) =>
    void navigate({ search: { ...search, ...other }, replace: true, resetScroll: false });
  const [full, setFull] = useState(false);
  // The table is shown even where the list of seasons cannot be read.
  const seasons = useQuery(seasonsQuery()).data ?? [];
  const shown = seasons.find((each) => (season === undefined ? each.current : each.season === season));
  const league = useLeague();
  // A closed season keeps the terms under which it was played.
  const terms = shown ?? league;
  const view = viewOf(search, terms);
  const whole = useQuery(standingsQuery({ season })).data;
  const weeks = tableWeeks({ rows: whole, ofSeason: shown?.weeks ?? 0, week });
  // Deferred: the table on screen stays until the chosen one is loaded.
  const asked = useDeferredValue(useMemo(() => ({ search: { ...search, view }, shown }), [search, view, shown]));
  const rows = useQuery(standingsQuery(asked.search)).data;
  const back = () => {
    show({ week: undefined, asOf: undefined, knownAt: undefined });
    document.getElementById(PERIOD)?.querySelector('button')?.focus();
  };
  const period = [shown?.label ?? standingsPageMessages.period, week !== undefined && matchCardMessages.week(week)];
  return (
    <div className="group/page @container/table flex flex-col">
      <PageHeader
        title={appMessages.standings}
        note={<Facts rows={rows} shown={shown} view={sideOf(asked.search.view)} />}
        below={
          <ViewTabs
            label={standingsPageMessages.viewLabel}
            views={terms.playoffSettings.enabled ? withPlayoff : sides}
            chosen={view ?? 'all'}
            onChoose={(chosen) => show({ view: chosen === 'all' ? undefined : chosen })}
          >
            {view === 'playoff' ? undefined : <FullSwitch full={full} onChange={setFull} />}
          </ViewTabs>
        }
      >
        <div id={PERIOD} className="print:hidden">
          <Disclosure
            label={period.filter(Boolean).join(' · ')}
            name={standingsPageMessages.periodOf(period.filter(Boolean).join(', '))}
            align="end"
            buttonClass="-my-0.5 min-w-30 justify-end border border-control text-meta font-bold"
          >
            <LatePart
              about="period"
              failed={standingsPageMessages.loadFailed}
              waiting={<div className="h-36 w-72 max-w-[calc(100vw-3rem)]" />}
            >
              <PeriodChoice {...{ search, seasons, weeks }} onChoose={show} />
            </LatePart>
          </Disclosure>
        </div>
      </PageHeader>
      <LatePart about="standings" failed={standingsPageMessages.loadFailed} waiting={<PageSpinner />}>
        <StandingsPart {...asked} full={full} onBack={back} />
      </LatePart>
    </div>
  );
};
