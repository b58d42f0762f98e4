import type { ApiError } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { useEyes } from '../../api/use-session.ts';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import type { RenderLink } from '../../components/ui/link-parts.ts';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { AwardsPart } from '../achievements/awards-part.tsx';
import type { AwardsView } from '../achievements/awards-view.ts';
import { playerAwardsQuery } from '../achievements/queries.ts';
import { MatchHistorySkeleton } from './match-history-skeleton.tsx';
import type { Office } from './offices.ts';
import { Overview, OverviewSkeleton } from './overview.tsx';
import { PlayedTeams, PlayedTeamsSkeleton } from './played-teams.tsx';
import type { ShownProfile } from './profile-answer.ts';
import type { profileSearch } from './profile-search.ts';
import { profileQuery } from './queries.ts';

// Late, since the other parts of a profile need no table.
const MatchHistory = late(async () => (await import('./match-history.tsx')).MatchHistory);

const failedText = (error: ApiError): string => words.loadFailed(failureText(error));

const skeletons = {
  overview: <OverviewSkeleton />,
  teams: <PlayedTeamsSkeleton />,
  matches: <MatchHistorySkeleton />,
  achievements: <PlayedTeamsSkeleton />,
} as const;

type ProfilePartsProps = ReturnType<typeof profileSearch> & {
  readonly gamertag: string;
  readonly isOwn: boolean;
  readonly onSeason: (season: number | undefined) => void;
  readonly onView: (view: AwardsView) => void;
  /** To the tab with all matches. */
  readonly matchesLink: RenderLink;
  readonly onApply: (office: Office, profile: ShownProfile) => void;
};

/** The part of a profile that the address names, below its tabs. */
export const ProfileParts = ({
  gamertag,
  tab,
  season,
  view,
  isOwn,
  onSeason,
  onView,
  matchesLink,
  onApply,
}: ProfilePartsProps) => (
  <QueryPart query={profileQuery(gamertag, useEyes())} waiting={skeletons[tab ?? 'overview']} failed={failedText}>
    {(read) => {
      const { gamertag: present } = read;
      if (tab === 'teams') return <PlayedTeams gamertag={present} />;
      if (tab === 'matches') {
        return (
          <LatePart about={present} failed={words.matchesUnread} waiting={<MatchHistorySkeleton />}>
            <MatchHistory gamertag={present} season={season} onSeason={onSeason} />
          </LatePart>
        );
      }
      if (tab === 'achievements') {
        return <AwardsPart query={playerAwardsQuery(read._id)} view={view} onView={onView} />;
      }
      return (
        <Overview profile={read} isOwn={isOwn} matchesLink={matchesLink} onApply={(office) => onApply(office, read)} />
      );
    }}
  </QueryPart>
);
