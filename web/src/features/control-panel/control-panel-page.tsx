import type { DashboardStats } from '@league/query-api/contract/dashboard.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { FigureTiles } from '../../components/ui/figure-tiles.tsx';
import type { LinkParts } from '../../components/ui/link-parts.ts';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { controlPanelMessages as words } from '../../messages/tr/control-panel.ts';
import { dashboardQuery } from '../dashboard/queries.ts';
import { useCurrentSeason } from '../seasons/use-current-season.ts';
import { ResultsTab } from './results-tab.tsx';
import { SystemTab } from './system-tab.tsx';

const route = getRouteApi('/admin/_guarded/control-panel');

const tabs = ([undefined, 'system'] as const).map((tab) => ({
  key: tab ?? '',
  label: words.tab[tab ?? 'results'],
  link: (parts: LinkParts) => (
    <Link
      from="/admin/control-panel"
      to="."
      search={(before) => ({ ...before, tab })}
      replace
      resetScroll={false}
      activeOptions={{ exact: true }}
      {...parts}
    />
  ),
}));

const figuresOf = ({ teams, players, matches }: DashboardStats) =>
  Object.entries({
    teams: teams.total,
    players: players.total,
    matches: matches.total,
    completed: matches.completed,
  } satisfies Record<keyof typeof words.counts, number>).map(([of, figure]) => ({
    label: words.counts[of as keyof typeof words.counts],
    value: formatNumber(figure),
  }));

const ControlPanel = ({ eyes }: { readonly eyes: Eyes }) => {
  const { tab } = route.useSearch();
  const message = useMessage();
  return (
    <>
      <PageHeader
        title={words.title}
        note={useCurrentSeason()?.label}
        below={<LinkTabs label={words.tabs} tabs={tabs} />}
      />
      <MessageBanner message={message} />
      <div className="flex flex-col gap-4">
        <QueryPart query={dashboardQuery(eyes)} waiting={<Skeleton shape="text" rows={2} />} failed={words.failed}>
          {(stats) => (
            <section aria-label={words.countsTitle}>
              <FigureTiles figures={figuresOf(stats)} columns={4} />
            </section>
          )}
        </QueryPart>
        {tab === 'system' ? <SystemTab eyes={eyes} onDone={message.say} /> : <ResultsTab onDone={message.say} />}
      </div>
    </>
  );
};

/** The season in the hand of an admin, until its reader signs out: all its results, and the acts on it as a whole. */
export const ControlPanelPage = () => {
  const eyes = useEyes();
  return eyes.eyes === null ? <PageHeader title={words.title} /> : <ControlPanel key={eyes.eyes} eyes={eyes} />;
};
