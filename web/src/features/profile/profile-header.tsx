import { Link } from '@tanstack/react-router';
import { Award, Heart, Medal, Pencil, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Crest } from '../../components/league/crest.tsx';
import { initialsOf } from '@league/query-api/contract/initials.ts';
import { positionOf } from '../../components/league/position.ts';
import { shownOverall } from '../../components/league/rating.ts';
import { roleIcons } from '../../components/league/role-badge.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { formatNumber } from '../../format/number.ts';
import { KitHead, onKitClass } from '../../layout/kit-head.tsx';
import { PageHeading } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { personMessages } from '../../messages/tr/person.ts';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import { RecordsLink } from '../audit/records-link.tsx';
import type { ShownProfile } from './profile-answer.ts';
import type { Likes } from './use-like.ts';

/** The present team as a link to its page. */
const TeamLink = ({ team }: { readonly team: NonNullable<ShownProfile['currentTeam']> }) => (
  <Link
    to="/team/$id"
    params={{ id: team._id }}
    className="inline-flex min-h-11 min-w-0 items-center gap-2 font-bold hover:underline"
  >
    <Crest team={team} />
    <span className="min-w-0 [overflow-wrap:anywhere]">{team.name}</span>
  </Link>
);

type TagProps = { readonly look?: 'gold'; readonly title?: string; readonly children: ReactNode };

/** A word about the player on near black, so that it can be read on any kit. */
const Tag = ({ look, title, children }: TagProps) => (
  <li
    title={title}
    className={classNames(
      'inline-flex min-h-7 items-center gap-1.5 overflow-hidden rounded-badge bg-led-plate/80 px-2.5 text-meta font-bold tabular-nums [&>svg]:size-3.5 [&>svg]:shrink-0',
      look === 'gold' ? 'text-gold' : 'text-white',
    )}
  >
    {children}
  </li>
);

const honourIcons = { veteran: Medal, mvp: Award, topScorer: Trophy } as const;

const Tags = ({ profile }: { readonly profile: ShownProfile }) => {
  const { position, jerseyNumber, roles, badges, overallRating } = profile;
  const known = positionOf(position ?? '');
  return (
    <ul className="flex flex-wrap gap-1.5">
      {overallRating !== null && (
        <Tag>
          <span className="-ml-2.5 grid place-items-center self-stretch bg-led-plate px-2 text-body font-extrabold">
            {formatNumber(shownOverall(overallRating))}
          </span>
          {statisticsMessages.rating.overall}
        </Tag>
      )}
      <Tag>{known === null ? (position ?? personMessages.noPosition) : `${known.code} · ${known.name}`}</Tag>
      {jerseyNumber !== null && <Tag>{personMessages.number(jerseyNumber)}</Tag>}
      {roles.map((role) => {
        const Icon = roleIcons[role];
        return (
          <Tag key={role}>
            <Icon />
            {personMessages.roles[role]}
          </Tag>
        );
      })}
      {badges.map((badge) => {
        // The roles stand before the honours.
        if (badge === 'admin' || badge === 'referee' || badge === 'broadcaster') return null;
        const { word, why } = statisticsMessages.honours[badge];
        const Icon = honourIcons[badge];
        return (
          <Tag key={badge} look="gold" title={why}>
            <Icon />
            {word}
            <span className="sr-only"> ({why})</span>
          </Tag>
        );
      })}
    </ul>
  );
};

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
        {profile !== undefined &&
          (profile.currentTeam === null ? personMessages.noTeam : <TeamLink team={profile.currentTeam} />)}
        {profile !== undefined && <Tags profile={profile} />}
      </div>
    </KitHead>
  );
};
