import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { Link } from '@tanstack/react-router';
import { Check, ImageOff } from 'lucide-react';
import { Crest } from '../../components/league/crest.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { useChanged } from '../../components/ui/use-changed.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { TeamFigures } from './team-figures.tsx';
import { hasLogo, shortId } from './team-list.ts';

const ProfileBadge = ({ complete }: { readonly complete: boolean }) =>
  complete ? (
    <Badge className="border-transparent bg-success-tint text-success">
      <Check aria-hidden="true" />
      {teamsMessages.complete}
    </Badge>
  ) : (
    <Badge className="border-dashed border-control text-text-2">
      <ImageOff aria-hidden="true" />
      {teamsMessages.logoMissing}
    </Badge>
  );

/** Crest, name, short id and figures of a team; highlighted for a moment when a result changes them. */
export const TeamCard = ({ team }: { readonly team: TeamAnswer }) => {
  const { name, players, stats } = team;
  const id = shortId(team._id);
  const changed = useChanged(JSON.stringify([name, team.logo, players.length, stats]));
  return (
    <article
      className={classNames(
        'flex h-full flex-col gap-4 rounded-card border border-line p-4',
        changed ? 'bg-tint-2' : 'bg-surface',
      )}
    >
      <div className="flex flex-1 flex-wrap items-start gap-3">
        <span className="flex md:hidden">
          <Crest team={team} size={48} />
        </span>
        <span className="hidden md:flex">
          <Crest team={team} size={64} />
        </span>
        <div className="flex min-w-0 flex-1 basis-[8rem] flex-col items-start gap-1.5">
          <h3 className="max-w-full text-h3 font-bold">
            <Link
              to="/team/$id"
              params={{ id: team._id }}
              className="-my-2.5 inline-flex min-h-11 min-w-11 items-center hover:underline"
            >
              {name}
            </Link>
          </h3>
          <ProfileBadge complete={hasLogo(team)} />
        </div>
        <p className="shrink-0 text-small text-text-3 tabular-nums">
          <span className="sr-only">{teamsMessages.shortId(id)}</span>
          <span aria-hidden="true">#{id}</span>
        </p>
      </div>
      <TeamFigures team={team} className="border-t border-line pt-3" />
      <Link
        to="/team/$id"
        params={{ id: team._id }}
        aria-label={teamsMessages.detailsOf(name)}
        className={buttonClass('secondary')}
      >
        {teamsMessages.details}
      </Link>
    </article>
  );
};
