import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/use-session.ts';
import { CentreCircle } from '../../components/league/centre-circle.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Ad } from '../../layout/ad.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { settingsQuery } from '../settings/queries.ts';
import { useLeague } from '../settings/use-league.ts';
import { standingsQuery } from '../standings/queries.ts';
import { runningScores } from '../standings/running-scores.ts';
import { StandingsTable } from '../standings/standings-table.tsx';
import { zonesOf } from '../standings/zones.ts';
import { Kings } from './kings.tsx';
import { News } from './news.tsx';
import { PinnedTeam } from './pinned-team.tsx';
import { QuickCards } from './quick-cards.tsx';
import { SeasonLine } from '../matches/season-line.tsx';
import { AllLink } from '../../layout/all-link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { SocialLinks } from './social-links.tsx';

const FIRST_ROWS = 6;

/** The first rows of the current table. */
const FirstOfTable = ({ season }: { readonly season: readonly MatchAnswer[] }) => {
  const zones = zonesOf(useLeague());
  return (
    <Section title={appMessages.standings} action={<AllLink to="/standings" of={appMessages.standings} />}>
      <QueryPart
        query={standingsQuery()}
        waiting={<Skeleton shape="standings" rows={FIRST_ROWS} />}
        failed={homeMessages.loadFailed}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={standingsMessages.emptyTitle} text={homeMessages.noTable} level={3} />
          ) : (
            <StandingsTable
              rows={rows}
              zones={zones}
              caption={homeMessages.standings}
              running={runningScores(season)}
              first={FIRST_ROWS}
            />
          )
        }
      </QueryPart>
    </Section>
  );
};

/** Leads visitors without a session to the registration. */
const Join = () =>
  useSession() === null && (
    <section className="night turf relative -mx-(--gutter) overflow-hidden px-(--gutter) py-4.5 md:mx-0 md:rounded-card md:px-6">
      <CentreCircle className="absolute -right-16 -bottom-24 size-72" />
      <div className="relative flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-h2 font-extrabold">{homeMessages.joinTitle}</h2>
          <p className="text-text-2">{homeMessages.joinText}</p>
        </div>
        <Link to="/register" className={buttonClass('brand')}>
          {appMessages.register}
        </Link>
      </div>
    </section>
  );

/** The league below the scoreboard of the home page. */
export const HomeParts = () => {
  const season = useQuery(seasonMatchesQuery()).data ?? [];
  return (
    <>
      <SeasonLine season={season} />
      <div className="flex flex-col gap-2.5 pt-2.5 md:gap-4 md:pt-4">
        <div className="grid items-start gap-2.5 md:gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
          <div className="flex min-w-0 flex-col gap-2.5 md:gap-4">
            <PinnedTeam />
            <FirstOfTable season={season} />
            <QuickCards />
          </div>
          <div className="flex min-w-0 flex-col gap-2.5 md:gap-4">
            <Kings />
            <Ad slot="top" />
            <News />
          </div>
        </div>
        <SocialLinks links={useQuery(settingsQuery()).data?.socialMedia ?? {}} />
        {/* A season without fixtures says it above. */}
        {season.length > 0 && <Join />}
      </div>
    </>
  );
};
