import { Link } from '@tanstack/react-router';
import { Heart, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { Crest } from '../../components/league/crest.tsx';
import { HonourBadge } from '../../components/league/honour-badge.tsx';
import { JerseyNumber } from '../../components/league/jersey-number.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { OverallBadge } from '../../components/league/rating-badge.tsx';
import { RoleBadge } from '../../components/league/role-badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatNumber } from '../../format/number.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { personMessages } from '../../messages/tr/person.ts';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import type { ShownProfile } from './queries.ts';
import type { Likes } from './use-like.ts';

/** The present team as a link to its page. */
const TeamLink = ({ team }: { readonly team: NonNullable<ShownProfile['currentTeam']> }) => (
  <Link
    to="/team/$id"
    params={{ id: team._id }}
    className="inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold text-brand-text hover:underline max-sm:basis-full"
  >
    <Crest team={team} />
    <span className="min-w-0 [overflow-wrap:anywhere]">{team.name}</span>
  </Link>
);

/** As high as badges with a team, which stands below them on a phone. */
const noteHeight = 'min-h-18 sm:min-h-11';

const Badges = ({ profile }: { readonly profile: ShownProfile }) => (
  <span className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${noteHeight}`}>
    <PositionBadge position={profile.position} long />
    {profile.jerseyNumber !== null && <JerseyNumber number={profile.jerseyNumber} />}
    {profile.roles.map((role) => (
      <RoleBadge key={role} of={role} />
    ))}
    {profile.badges.map((badge) => badge !== 'admin' && <HonourBadge key={badge} of={badge} />)}
    {profile.overallRating !== null && <OverallBadge rating={profile.overallRating} />}
    {profile.currentTeam === null ? personMessages.noTeam : <TeamLink team={profile.currentTeam} />}
  </span>
);

/** The heart with its count; pressed, the person's like is taken back. */
const LikeButton = ({ liked, count, toggle }: Likes) => (
  <Button variant="secondary" aria-pressed={liked} onClick={toggle} className="tabular-nums">
    <Heart aria-hidden="true" className={liked ? 'size-5 fill-current text-danger' : 'size-5'} />
    {words.like.label}
    <span>
      {formatNumber(count)}
      <span className="sr-only"> {words.like.counted}</span>
    </span>
  </Button>
);

/** How many like the own profile, where there is no button. */
const LikeCount = ({ count }: { readonly count: number }) => (
  <span className="inline-flex min-h-11 items-center gap-2 font-semibold tabular-nums">
    <Heart aria-hidden="true" className="size-5" />
    {words.likes(formatNumber(count))}
  </span>
);

type ProfileHeaderProps = {
  /** What the address says, until the profile is there. */
  readonly gamertag: string;
  readonly profile: ShownProfile | undefined;
  readonly isOwn: boolean;
  readonly likes: Likes;
  readonly failed: boolean;
  readonly onEdit: () => void;
};

/** Who it is: avatar, gamertag, badges, team, and likes with the button to like, or the one that edits the own profile. */
export const ProfileHeader = ({ gamertag, profile, isOwn, likes, failed, onEdit }: ProfileHeaderProps) => {
  const actions: ReactNode = isOwn ? (
    <span className="flex flex-wrap items-center gap-3">
      <LikeCount count={likes.count} />
      <Button variant="secondary" onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-5" />
        {words.edit.open}
      </Button>
    </span>
  ) : (
    <LikeButton {...likes} />
  );
  return (
    <PageHeader
      title={profile?.gamertag ?? gamertag}
      failed={failed}
      back={{
        label: appMessages.players,
        link: (parts) => <Link to="/players" {...parts} />,
      }}
      picture={
        profile === undefined ? (
          <span className="size-16 shrink-0 rounded-full bg-sunken sm:size-24" />
        ) : (
          <PlayerDisc player={profile} size={96} />
        )
      }
      note={profile === undefined ? <span className={`block ${noteHeight}`} /> : <Badges profile={profile} />}
    >
      {profile === undefined ? <span className="invisible">{actions}</span> : actions}
    </PageHeader>
  );
};
