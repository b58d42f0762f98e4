import type { PlayerStats } from '@league/query-api/contract/leaders.ts';
import type { ReactNode } from 'react';
import { FigureStrip } from '../../components/ui/figure-strip.tsx';
import { FigureTiles } from '../../components/ui/figure-tiles.tsx';
import type { RenderLink } from '../../components/ui/link-parts.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import { ProfileFacts } from './profile-facts.tsx';
import type { ShownProfile } from './queries.ts';
import { RecentMatches } from './recent-matches.tsx';

const { figures } = statisticsMessages;

const columns = 'grid items-start gap-6 lg:grid-cols-[1fr_22rem]';

const tilesOf = (stats: PlayerStats) =>
  (['goals', 'assists', 'saves', 'matchesPlayed', 'yellowCards', 'redCards'] as const).map((of) => ({
    label: figures[of],
    value: formatNumber(stats[of]),
  }));

type PartProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode };

const Part = ({ title, hint, children }: PartProps) => (
  <section className="flex min-w-0 flex-col gap-2">
    <h2 className="flex flex-wrap items-baseline gap-x-2 text-h3 font-bold">
      {title}
      {hint !== undefined && <span className="text-meta font-normal text-text-2">{hint}</span>}
    </h2>
    {children}
  </section>
);

/** Figures and matches that are not read yet, in the room that they will take. */
export const OverviewSkeleton = () => (
  <div className={columns}>
    <Skeleton shape="cards" rows={6} />
    {/* The room of the facts; one skeleton says that it waits. */}
    <div aria-hidden="true" className="h-54 rounded-card border border-line bg-surface" />
  </div>
);

type OverviewProps = {
  readonly profile: ShownProfile;
  readonly isOwn: boolean;
  /** To the tab with all matches. */
  readonly matchesLink: RenderLink;
};

/** The figures of a player, the latest matches, and beside them what the profile says. */
export const Overview = ({ profile, isOwn, matchesLink }: OverviewProps) => (
  <div className={columns}>
    <div className="flex min-w-0 flex-col gap-6">
      <section>
        <h2 className="sr-only">{words.season}</h2>
        <FigureStrip figures={tilesOf(profile.stats)} />
      </section>
      <Part title={words.recent}>
        <RecentMatches gamertag={profile.gamertag} allLink={matchesLink} />
      </Part>
      <Part title={words.career} hint={words.careerHint}>
        <FigureTiles figures={tilesOf(profile.career)} />
      </Part>
    </div>
    <ProfileFacts profile={profile} isOwn={isOwn} />
  </div>
);
