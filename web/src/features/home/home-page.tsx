import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Part } from '../../components/part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { settingsQuery } from '../../settings/queries.ts';
import { useLeague } from '../../settings/use-league.ts';
import { Hero } from './hero.tsx';
import { News } from './news.tsx';
import { QuickCards } from './quick-cards.tsx';
import { Section } from './section.tsx';
import { SocialLinks } from './social-links.tsx';

/** The number of rows of the small table. */
export const SMALL_TABLE_ROWS = 6;

/** The skeleton leaves room for the heading, which contains the number of matches. */
export const waitingMatches = (
  <div className="pt-12">
    <Skeleton shape="cards" rows={6} />
  </div>
);
export const waitingTable = <Skeleton shape="table" rows={SMALL_TABLE_ROWS} />;

type HomePageProps = {
  /** The current season; undefined while it is not known. */
  readonly season: SeasonsAnswer[number] | undefined;
  /** The number of teams in the table. The season itself knows its teams only from the fixtures. */
  readonly teams: number | undefined;
  readonly matches: ReactNode;
  /** Stands beside the matches on wide screens; on phones a card leads to the table. */
  readonly table: ReactNode;
  /** The advertisement after the cards. */
  readonly ad: ReactNode;
};

/** The home page. `matches` and `table` may suspend and fail, each in its own place. */
export const HomePage = ({ season, teams, matches, table, ad }: HomePageProps) => {
  const wide = useMedia('(min-width: 62rem)');
  const settings = useQuery(settingsQuery()).data;
  const client = useQueryClient();
  const retry = () => void client.cancelQueries().then(() => client.refetchQueries({ type: 'active' }));
  return (
    <div className="flex flex-col gap-6">
      <Hero league={useLeague()} description={settings?.description ?? ''} season={season} teams={teams} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <Part
            waiting={
              <div className="pt-12">
                <Skeleton shape="cards" rows={6} onRetry={retry} />
              </div>
            }
            failed={homeMessages.loadFailed}
          >
            {matches}
          </Part>
        </div>
        {wide && (
          <div className="min-w-0">
            <Section title={homeMessages.standings} link={(parts) => <Link to="/standings" {...parts} />}>
              <Part
                waiting={<Skeleton shape="table" rows={SMALL_TABLE_ROWS} onRetry={retry} />}
                failed={homeMessages.loadFailed}
              >
                {table}
              </Part>
            </Section>
          </div>
        )}
      </div>
      <QuickCards teams={teams} matches={season?.matches} />
      {ad}
      <News />
      <SocialLinks links={settings?.socialMedia ?? {}} />
    </div>
  );
};
