import type { DashboardStats } from '@league/query-api/contract/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FigureTiles } from '../../components/ui/figure-tiles.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { LeagueCrest } from '../../layout/brand.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { dashboardMessages as words } from '../../messages/tr/dashboard.ts';
import { settingsQuery } from '../settings/queries.ts';
import { useLeague } from '../settings/use-league.ts';
import { FixturesQuestion } from './fixtures-question.tsx';
import { NewsForm } from './news-form.tsx';
import { dashboardQuery } from './queries.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { ScoresQuestion } from './scores-question.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SocialForm } from './social-form.tsx';
import { TournamentForm } from './tournament-form.tsx';
import { WaitingList } from './waiting-list.tsx';

const SKELETON_ROWS = 4;
const LEAST_TEAMS = 2;

const route = getRouteApi('/admin/_guarded/dashboard');

const useAddress = () => {
  const { open } = route.useSearch();
  const navigate = route.useNavigate();
  const onClose = useOverPage(
    open,
    () => void navigate({ search: {}, replace: true, resetScroll: false, ignoreBlocker: true }),
  );
  return {
    open,
    show: (what: typeof open) =>
      void navigate({ search: { open: what }, state: { overPage: true }, resetScroll: false }),
    onClose,
  };
};

/** The league's logo, title and description. */
const Head = ({ children }: { readonly children?: ReactNode }) => {
  const league = useLeague();
  return (
    <PageHeader
      title={league.title}
      documentTitle={words.title}
      picture={<LeagueCrest league={league} large />}
      note={league.description}
    >
      {children}
    </PageHeader>
  );
};

const figuresOf = ({ teams, players, matches, goals, assists, saves }: DashboardStats) =>
  Object.entries({
    teams: teams.total,
    players: players.total,
    completed: matches.completed,
    goals,
    assists,
    saves,
  } satisfies Record<keyof typeof words.counts, number>).map(([of, figure]) => ({
    label: words.counts[of as keyof typeof words.counts],
    value: formatNumber(figure),
  }));

const Stats = ({ stats }: { readonly stats: DashboardStats }) => (
  <div className="flex flex-col gap-2.5 md:gap-4">
    <WaitingList waiting={stats.waiting} />
    <section aria-label={words.countsTitle}>
      <FigureTiles figures={figuresOf(stats)} />
    </section>
  </div>
);

type ActsProps = {
  readonly stats: DashboardStats | undefined;
  readonly onFixtures: () => void;
  readonly onScores: () => void;
};

const Acts = ({ stats, onFixtures, onScores }: ActsProps) => {
  const tooFew = stats !== undefined && stats.teams.total < LEAST_TEAMS;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-(--gutter) pb-4 md:px-4">
      <Button variant="secondary" disabled={stats === undefined || tooFew} onClick={onFixtures}>
        {words.fixtures.open}
      </Button>
      <Button variant="secondary" disabled={stats === undefined} onClick={onScores}>
        {words.scores.open}
      </Button>
      {tooFew && <span className="text-small text-text-3">{words.fixtures.tooFew}</span>}
    </div>
  );
};

const Dashboard = ({ eyes }: { readonly eyes: Eyes }) => {
  const { open, show, onClose } = useAddress();
  const message = useMessage();
  const query = dashboardQuery(eyes);
  const stats = useQuery(query).data;
  const settings = useQuery(settingsQuery()).data;
  const done = (said: string): void => {
    message.say(said);
    onClose();
  };
  return (
    <>
      <Head>
        {settings !== undefined && (
          <Button variant="secondary" onClick={() => show('settings')}>
            {words.settings}
          </Button>
        )}
      </Head>
      <MessageBanner message={message} />
      <div className="grid items-start gap-2.5 md:gap-4 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2.5 md:gap-4">
          <QueryPart query={query} waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />} failed={words.loadFailed}>
            {(stats) => <Stats stats={stats} />}
          </QueryPart>
          <Section title={words.tournament.title}>
            <QueryPart query={settingsQuery()} waiting={null} failed={words.settingsFailed}>
              {(settings) => <TournamentForm settings={settings} onSaved={message.say} />}
            </QueryPart>
          </Section>
          <Section title={words.social.title}>
            <QueryPart query={settingsQuery()} waiting={null} failed={words.settingsFailed}>
              {({ socialMedia }) => <SocialForm links={socialMedia} onSaved={message.say} />}
            </QueryPart>
          </Section>
        </div>
        <div className="flex min-w-0 flex-col gap-2.5 md:gap-4">
          <Section title={words.shortcuts.title}>
            <Shortcuts />
            <Acts stats={stats} onFixtures={() => show('fixtures')} onScores={() => show('scores')} />
          </Section>
          <Section title={words.news.title}>
            <QueryPart query={settingsQuery()} waiting={null} failed={words.settingsFailed}>
              {({ news }) => <NewsForm news={news} onSaved={message.say} />}
            </QueryPart>
          </Section>
        </div>
      </div>
      {open === 'settings' && settings !== undefined && (
        <SettingsDialog settings={settings} onDone={done} onClose={onClose} />
      )}
      {open === 'fixtures' && stats !== undefined && stats.teams.total >= LEAST_TEAMS && (
        <FixturesQuestion teams={stats.teams.total} onDone={done} onClose={onClose} />
      )}
      {open === 'scores' && stats !== undefined && (
        <ScoresQuestion matches={stats.matches.total} onDone={done} onClose={onClose} />
      )}
    </>
  );
};

/** The admin's first page, until its reader signs out: what waits, the league in figures, and its settings. */
export const DashboardPage = () => {
  const eyes = useEyes();
  return eyes.eyes === null ? <Head /> : <Dashboard key={eyes.eyes} eyes={eyes} />;
};
