import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { Link } from '@tanstack/react-router';
import { Check, ImageOff } from 'lucide-react';
import { Crest } from '../../components/league/crest.tsx';
import { kitClass } from '../../components/league/kit.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { useChanged } from '../../components/ui/use-changed.ts';
import { formatNumber } from '../../format/number.ts';
import { teamsMessages as words } from '../../messages/tr/teams.ts';
import { hasLogo, shortId } from './team-list.ts';

type TeamCardProps = {
  readonly team: TeamAnswer;
  /** The team's place in the table; undefined before its first match. */
  readonly place: number | undefined;
};

/** A team on its kit, with its players and its matches by outcome; highlighted for a moment when a result changes them. */
export const TeamCard = ({ team, place }: TeamCardProps) => {
  const { _id, name, players, stats } = team;
  const { wins, draws, losses } = stats;
  const complete = hasLogo(team);
  const changed = useChanged(JSON.stringify([name, team.logo, team.crest, players.length, stats]));
  return (
    <article
      className={classNames(
        'relative flex h-full flex-col overflow-hidden rounded-card border border-line hover:border-control',
        changed ? 'bg-tint-2' : 'bg-surface',
      )}
    >
      <div
        className={`${kitClass(team)} flex min-h-12 flex-wrap items-center gap-x-2 border-b-4 border-(--t) px-2 py-0.5`}
      >
        <Crest team={team} size={36} />
        <span className="flex min-w-0 flex-1 basis-20 flex-col text-small font-semibold">
          <span className="flex flex-wrap justify-between gap-x-2 tabular-nums">
            <span>
              <span className="sr-only">{words.shortId(shortId(_id))}</span>
              <span aria-hidden="true">#{shortId(_id)}</span>
            </span>
            {place !== undefined && <span>{words.place(place)}</span>}
          </span>
          <span className="flex items-center gap-1 leading-3.5">
            {complete ? <Check className="size-3.5 shrink-0" /> : <ImageOff className="size-3.5 shrink-0" />}
            {complete ? words.complete : words.logoMissing}
          </span>
        </span>
      </div>
      <div className="flex flex-1 flex-col px-2.5 pt-1 pb-1.5">
        <h3 className="leading-4.5 font-extrabold [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-meta text-text-2 tabular-nums">
          <span className="font-bold">{formatNumber(players.length)}</span> {words.players} ·{' '}
          <span aria-hidden="true">{words.outcomes.short(wins, draws, losses)}</span>
          <span className="sr-only">{words.outcomes.long(wins, draws, losses)}</span>
        </p>
        <Link
          to="/team/$id"
          params={{ id: _id }}
          aria-label={words.detailsOf(name)}
          // The whole card can be pressed.
          className="mt-auto text-meta font-bold text-brand-text after:absolute after:inset-0 hover:underline"
        >
          {words.details}
        </Link>
      </div>
    </article>
  );
};
