import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { Check, ImageOff } from 'lucide-react';
import { Crest } from '../../components/league/crest.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { useChanged } from '../../components/ui/use-changed.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';
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
  const counts = [
    [teamsMessages.counts.players, players.length],
    [teamsMessages.counts.wins, stats.wins],
    [teamsMessages.counts.draws, stats.draws],
    [teamsMessages.counts.losses, stats.losses],
  ] as const;
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
          <h3 className="max-w-full text-h3 font-bold">{name}</h3>
          <ProfileBadge complete={hasLogo(team)} />
        </div>
        <p className="shrink-0 text-small text-text-3 tabular-nums">
          <span className="sr-only">{teamsMessages.shortId(id)}</span>
          <span aria-hidden="true">#{id}</span>
        </p>
      </div>
      <dl className="flex flex-wrap justify-between gap-2 border-t border-line pt-3">
        {counts.map(([label, count]) => (
          <div key={label} className="flex min-w-0 flex-col-reverse">
            <dt className="text-micro text-text-2">{label}</dt>
            <dd className="text-h3 font-extrabold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
};
