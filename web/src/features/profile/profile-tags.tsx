import { Link } from '@tanstack/react-router';
import { Award, Medal, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Crest } from '../../components/league/crest.tsx';
import { positionOf } from '../../components/league/position.ts';
import { shownOverall } from '../../components/league/rating.ts';
import { roleIcons } from '../../components/league/role-badge.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { formatNumber } from '../../format/number.ts';
import { personMessages } from '../../messages/tr/person.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import type { ShownProfile } from './profile-answer.ts';

export type ProfileTagsProps = { readonly profile: ShownProfile };

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

const Tags = ({ profile }: ProfileTagsProps) => {
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

/** The present team of a player, and words about the player. */
export const ProfileTags = ({ profile }: ProfileTagsProps) => (
  <>
    {profile.currentTeam === null ? personMessages.noTeam : <TeamLink team={profile.currentTeam} />}
    <Tags profile={profile} />
  </>
);
