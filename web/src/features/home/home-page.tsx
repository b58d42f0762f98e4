import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { homeMessages } from '../../messages/tr/home.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { leadersQuery } from '../leaderboards/queries.ts';
import { useCurrentSeason } from '../seasons/use-current-season.ts';
import { settingsQuery } from '../settings/queries.ts';
import { useLeague } from '../settings/use-league.ts';
import { standingsQuery } from '../standings/queries.ts';
import { StandingsTable } from '../standings/standings-table.tsx';
import { zonesOf } from '../standings/zones.ts';
import { Hero } from './hero.tsx';
import { QuickCards } from './quick-cards.tsx';
import { SocialLinks } from './social-links.tsx';
import { Section, Tonight } from './tonight.tsx';

const FIRST_ROWS = 6;

/** The first rows of the current table. */
const FirstOfTable = () => {
  const zones = zonesOf(useLeague());
  return (
    <QueryPart
      query={standingsQuery()}
      waiting={<Skeleton shape="table" rows={FIRST_ROWS} />}
      failed={homeMessages.loadFailed}
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-text-2">{standingsMessages.emptyTitle}</p>
        ) : (
          <StandingsTable rows={rows} zones={zones} caption={homeMessages.standings} first={FIRST_ROWS} />
        )
      }
    </QueryPart>
  );
};

/** Fixed news, which wait for no answer of the server. */
const News = () => (
  <section className="flex flex-col gap-3">
    <h2 className="text-h2 font-bold">{homeMessages.newsTitle}</h2>
    <ul className="grid gap-x-8 gap-y-4 md:grid-cols-3">
      {homeMessages.news.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-3">
          <h3 className="text-h3 font-bold">{title}</h3>
          <p className="max-w-text pt-1 text-meta text-text-2">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

/** The home page. The table stands beside the matches on wide screens; on phones a card leads to it. */
export const HomePage = () => {
  const settings = useQuery(settingsQuery()).data;
  const season = useCurrentSeason();
  // The season itself knows its teams only from the fixtures.
  const table = useQuery(standingsQuery()).data;
  const teams = table?.length;
  // Before the first match all teams are level, and nobody leads.
  const first = table?.some(({ played }) => played > 0) === true ? table[0] : undefined;
  const scorer = useQuery(leadersQuery('goals')).data?.[0];
  return (
    <div className="flex flex-col gap-6">
      <Hero league={useLeague()} description={settings?.description ?? ''} season={season} teams={teams} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <Tonight />
        </div>
        <div className="hidden min-w-0 lg:block">
          <Section title={homeMessages.standings} all={{ to: '/standings' }}>
            <FirstOfTable />
          </Section>
        </div>
      </div>
      <QuickCards
        teams={teams}
        matches={season?.matches}
        firstTeam={first && homeMessages.firstTeam(first.teamInfo.name, formatNumber(first.points))}
        firstScorer={scorer && homeMessages.firstScorer(scorer.gamertag, formatNumber(scorer.stats.goals))}
      />
      <Ad slot="top" />
      <News />
      <SocialLinks links={settings?.socialMedia ?? {}} />
    </div>
  );
};
