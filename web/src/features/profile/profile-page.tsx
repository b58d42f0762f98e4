import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { type ApiError, isRefusedForGood } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { useEyes, useSession } from '../../api/use-session.ts';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import type { LinkParts } from '../../components/ui/link-parts.ts';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { MessageBanner, useMessage } from '../../components/ui/message.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { awardsMessages } from '../../messages/tr/awards.ts';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { AwardsPart } from '../achievements/awards-part.tsx';
import type { AwardsView } from '../achievements/awards-view.ts';
import { playerAwardsQuery } from '../achievements/queries.ts';
import { MatchHistorySkeleton } from './match-history-skeleton.tsx';
import { PlayerLoginLink } from '../session/player-login-link.tsx';
import { useOwnGamertag } from '../session/use-own-gamertag.ts';
import type { Office } from './offices.ts';
import { OpenApplication } from './open-application.tsx';
import { OpenEdit } from './open-edit.tsx';
import { Overview, OverviewSkeleton } from './overview.tsx';
import { PlayedTeams, PlayedTeamsSkeleton } from './played-teams.tsx';
import { ProfileHeader } from './profile-header.tsx';
import type { profileSearch } from './profile-search.ts';
import type { ShownProfile } from './profile-answer.ts';
import { profileQuery } from './queries.ts';
import { type Likes, useLike } from './use-like.ts';

const LikeFailure = ({ failure, forget }: Pick<Likes, 'failure' | 'forget'>) =>
  failure !== null && (
    <div className="pb-4">
      <Banner tone="danger" announced onClose={forget} action={failure.signIn && <PlayerLoginLink />}>
        {failure.text}
      </Banner>
    </div>
  );

const NotFound = () => (
  <>
    <PageHeader title={words.notFound} />
    <EmptyState title={words.notFound} text={words.notFoundText}>
      <Link to="/players" className={buttonClass('secondary')}>
        {words.toPlayers}
      </Link>
    </EmptyState>
  </>
);

// Late, since the other parts of a profile need no table.
const MatchHistory = late(async () => (await import('./match-history.tsx')).MatchHistory);

const failedText = (error: ApiError): string => words.loadFailed(failureText(error));

type Search = ReturnType<typeof profileSearch>;
type ProfileTab = Search['tab'];

type PlayerProfileProps = Search & {
  /** As the address or the session says it; also one that the player had before. */
  readonly gamertag: string;
  readonly onSeason: (season: number | undefined) => void;
  readonly onView: (view: AwardsView) => void;
  readonly tabLink: (tab: ProfileTab, parts: LinkParts) => ReactNode;
};

/** Of links to another tab of the page: they leave its place, and are active for their tab only. */
const TAB_LINK = {
  replace: true,
  resetScroll: false,
  activeOptions: { exact: true },
} as const;

/** The view of the achievements stays as long as they are shown. */
const tabSearch = (tab: ProfileTab, { view }: Search) => ({ tab, view: tab === 'achievements' ? view : undefined });

/** So high that the footer stands below most windows from the first: it does not move, however little or much a tab holds. */
const PART = 'min-h-125 pt-4';

const skeletons = {
  overview: <OverviewSkeleton />,
  teams: <PlayedTeamsSkeleton />,
  matches: <MatchHistorySkeleton />,
  achievements: <PlayedTeamsSkeleton />,
} as const;

/** A player's profile; on the own one, what only its player reads, and the ways to edit it and to apply for an office. */
const PlayerProfile = ({ gamertag, tab, season, view, onSeason, onView, tabLink }: PlayerProfileProps) => {
  const query = profileQuery(gamertag, useEyes());
  const { data: profile, error, isLoadingError } = useQuery(query);
  const session = useSession();
  const message = useMessage();
  const likes = useLike(gamertag, profile, message.say);
  /** The profile as it was when the dialog opened. */
  const [edited, setEdited] = useState<ShownProfile | null>(null);
  /** The office applied for, and the profile as it was when that dialog opened. */
  const [applying, setApplying] = useState<{ readonly office: Office; readonly profile: ShownProfile } | null>(null);
  if (isRefusedForGood(error)) return <NotFound />;
  const isOwn = profile !== undefined && session?.id === profile._id;
  return (
    <>
      <ProfileHeader
        gamertag={gamertag}
        profile={profile}
        isOwn={isOwn}
        likes={likes}
        failed={isLoadingError}
        onEdit={() => setEdited(profile ?? null)}
      />
      <MessageBanner message={message} />
      <LikeFailure failure={likes.failure} forget={likes.forget} />
      {edited !== null && <OpenEdit profile={edited} onSaved={message.say} onClose={() => setEdited(null)} />}
      {applying !== null && <OpenApplication {...applying} onSent={message.say} onClose={() => setApplying(null)} />}
      <LinkTabs
        label={words.parts}
        tabs={[
          { key: 'overview', label: words.overview, link: (parts) => tabLink(undefined, parts) },
          { key: 'teams', label: words.teams, link: (parts) => tabLink('teams', parts) },
          { key: 'matches', label: words.matches, link: (parts) => tabLink('matches', parts) },
          { key: 'achievements', label: awardsMessages.title, link: (parts) => tabLink('achievements', parts) },
        ]}
      />
      <div className={PART}>
        <QueryPart query={query} waiting={skeletons[tab ?? 'overview']} failed={failedText}>
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
              <Overview
                profile={read}
                isOwn={isOwn}
                matchesLink={(parts) => tabLink('matches', parts)}
                onApply={(office) => setApplying({ office, profile: read })}
              />
            );
          }}
        </QueryPart>
      </div>
      <Ad slot="top" />
    </>
  );
};

const route = getRouteApi('/_site/profile/$gamertag');

/** The profile at `/profile/{gamertag}`. An older gamertag's address becomes that of the present one. */
export const ProfilePage = () => {
  const { gamertag } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const eyes = useEyes();
  const { data: profile } = useQuery(profileQuery(gamertag, eyes));
  useEffect(() => {
    if (profile === undefined || profile.gamertag === gamertag) return;
    // The same profile at its own address: it is there at once.
    client.setQueryData(profileQuery(profile.gamertag, eyes).queryKey, profile);
    void navigate({ params: { gamertag: profile.gamertag }, search: true, replace: true });
  }, [client, eyes, gamertag, navigate, profile]);
  return (
    <PlayerProfile
      key={gamertag}
      gamertag={gamertag}
      {...search}
      onSeason={(season) => void navigate({ search: { ...search, season }, replace: true, resetScroll: false })}
      onView={(view) => void navigate({ search: { ...search, view }, replace: true, resetScroll: false })}
      tabLink={(to, parts) => (
        <Link to="/profile/$gamertag" params={{ gamertag }} search={tabSearch(to, search)} {...TAB_LINK} {...parts} />
      )}
    />
  );
};

const ownRoute = getRouteApi('/_site/profile/');

/** The own profile at `/profile`; without a player's session it says where to sign in. */
export const OwnProfilePage = () => {
  const gamertag = useOwnGamertag();
  const search = ownRoute.useSearch();
  const navigate = ownRoute.useNavigate();
  if (gamertag !== undefined)
    return (
      <PlayerProfile
        key={gamertag}
        gamertag={gamertag}
        {...search}
        onSeason={(season) => void navigate({ search: { ...search, season }, replace: true, resetScroll: false })}
        onView={(view) => void navigate({ search: { ...search, view }, replace: true, resetScroll: false })}
        tabLink={(to, parts) => <Link to="/profile" search={tabSearch(to, search)} {...TAB_LINK} {...parts} />}
      />
    );
  return (
    <>
      <PageHeader title={words.title} />
      <Banner tone="warning" action={<PlayerLoginLink />}>
        {words.signIn}
      </Banner>
    </>
  );
};
