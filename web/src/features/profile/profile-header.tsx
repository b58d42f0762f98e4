import { Link } from '@tanstack/react-router';
import { Heart, Pencil } from 'lucide-react';
import { begun } from '../../api/fetch-file.ts';
import { initialsOf } from '@league/query-api/contract/initials.ts';
import { lateOrNothing } from '../../components/query/late-or-nothing.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { formatNumber } from '../../format/number.ts';
import { KitHead, onKitClass } from '../../layout/kit-head.tsx';
import { PageHeading } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { RecordsLink } from '../audit/records-link.tsx';
import type { ShownProfile } from './profile-answer.ts';
import type { ProfileTagsProps } from './profile-tags.tsx';
import type { Likes } from './use-like.ts';

const ProfileTags = lateOrNothing<ProfileTagsProps>(
  begun(() => import('./profile-tags.tsx').then((file) => file.ProfileTags)),
);

/** The heart with its count; pressed, the person's like is taken back. */
const LikeButton = ({ liked, count, toggle }: Likes) => (
  <button type="button" aria-pressed={liked} onClick={toggle} className={`${onKitClass} tabular-nums`}>
    <Heart className={classNames('size-5', liked && 'fill-current')} />
    {words.like.label}
    <span>
      {formatNumber(count)}
      <span className="sr-only"> {words.like.counted}</span>
    </span>
  </button>
);

/** How many like the own profile, where there is no button. */
const LikeCount = ({ count }: { readonly count: number }) => (
  <span className="inline-flex min-h-11 items-center gap-2 font-semibold tabular-nums">
    <Heart className="size-5" />
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

const toPlayers = { label: appMessages.players, link: (parts: object) => <Link to="/players" {...parts} /> };

/** Who it is, as the back of a shirt: initial, gamertag, team, tags and the number; and likes, or the way to edit the own profile. */
export const ProfileHeader = ({ gamertag, profile, isOwn, likes, failed, onEdit }: ProfileHeaderProps) => {
  const actions = isOwn ? (
    <span className="flex flex-wrap items-center gap-x-3">
      <LikeCount count={likes.count} />
      <button type="button" onClick={onEdit} className={onKitClass}>
        <Pencil className="size-5" />
        {words.edit.open}
      </button>
      {profile !== undefined && <RecordsLink of={{ player: profile._id }} className={onKitClass} />}
    </span>
  ) : (
    <span className="flex flex-wrap gap-2">
      {profile !== undefined && <RecordsLink of={{ player: profile._id }} className={onKitClass} />}
      <LikeButton {...likes} />
    </span>
  );
  const name = profile?.gamertag ?? gamertag;
  return (
    <KitHead
      team={profile && profile.currentTeam}
      back={toPlayers}
      action={profile === undefined ? <span className="invisible">{actions}</span> : actions}
    >
      {profile !== undefined && profile.jerseyNumber !== null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-2 bottom-0 text-[168px] leading-[0.8] font-black tracking-[-0.06em] text-(--t,var(--color-plate-dim)) tabular-nums select-none max-[18rem]:hidden md:text-[260px]"
        >
          {profile.jerseyNumber}
        </span>
      )}
      {/* As high as a player with a team and two rows of tags, so that nothing moves when the profile comes. */}
      <div className="relative flex min-h-51.5 max-w-[64%] flex-col items-start gap-1.5 max-[18rem]:max-w-full">
        <span
          aria-hidden="true"
          className="grid size-13 shrink-0 place-items-center rounded-full bg-(--k-on,#ffffff) text-h1 leading-none font-black text-(--k,#111814) forced-color-adjust-none select-none md:size-18"
        >
          {[...initialsOf(name)][0]}
        </span>
        <PageHeading
          title={name}
          failed={failed}
          className="text-[1.6875rem] leading-[1.1] md:text-[2.75rem] md:leading-12"
        />
        {profile !== undefined && <ProfileTags profile={profile} />}
      </div>
    </KitHead>
  );
};
