import type { PlayerStats } from '@league/query-api/contract/leaders.ts';
import { FigureStrip } from '../../components/ui/figure-strip.tsx';
import { FigureTiles } from '../../components/ui/figure-tiles.tsx';
import type { RenderLink } from '../../components/ui/link-parts.ts';
import { Section } from '../../components/ui/section.tsx';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import { ArchiveLink } from '../seasons/archive-link.tsx';
import type { Office } from './offices.ts';
import { ProfileFacts } from './profile-facts.tsx';
import type { ShownProfile } from './profile-answer.ts';
import { RecentMatches } from './recent-matches.tsx';

const { figures } = statisticsMessages;

const columns = 'grid items-start gap-2.5 md:gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6';

const tilesOf = (stats: PlayerStats, labels: Readonly<Record<keyof typeof figures, string>> = figures) =>
  (['goals', 'assists', 'saves', 'matchesPlayed', 'yellowCards', 'redCards'] as const).map((of) => ({
    label: labels[of],
    value: formatNumber(stats[of]),
  }));

/** Figures and matches that are not read yet, in the room that they will take. */
export const OverviewSkeleton = () => (
  <div className={columns}>
    <Skeleton shape="cards" rows={6} />
    {/* The room of the facts; one skeleton says that it waits. */}
    <div aria-hidden="true" className="h-54 rounded-card border border-line bg-surface" />
  </div>
);

/** Comes for who reads the own profile; it stands at the end of the page. */
const OfficesSection = late(() => import('./offices-section.tsx').then((file) => file.OfficesSection));

type OverviewProps = {
  readonly profile: ShownProfile;
  readonly isOwn: boolean;
  /** To the tab with all matches. */
  readonly matchesLink: RenderLink;
  /** Opens the own application for an office. */
  readonly onApply: (office: Office) => void;
};

/** The figures of a player, the latest matches, and beside them what the profile says; below, the player's own offices. */
export const Overview = ({ profile, isOwn, matchesLink, onApply }: OverviewProps) => (
  <div className="flex flex-col gap-2.5 md:gap-4 lg:gap-6">
    <div className={columns}>
      <div className="flex min-w-0 flex-col gap-2.5 md:gap-4">
        <section>
          <h2 className="sr-only">{words.season}</h2>
          <FigureStrip figures={tilesOf(profile.stats, { ...figures, ...words.short })} />
        </section>
        <RecentMatches gamertag={profile.gamertag} allLink={matchesLink} />
        <Section title={words.career} action={<ArchiveLink />}>
          <FigureTiles figures={tilesOf(profile.career)} inSection />
        </Section>
      </div>
      <ProfileFacts profile={profile} isOwn={isOwn} />
    </div>
    {isOwn && (
      <LatePart about={profile._id} failed={words.officesFailed}>
        <OfficesSection profile={profile} onApply={onApply} />
      </LatePart>
    )}
  </div>
);
