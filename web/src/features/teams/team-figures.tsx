import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';

const words = teamsMessages.counts;

type TeamFiguresProps = {
  readonly team: Pick<TeamAnswer, 'stats'> & { readonly players: readonly object[] };
  readonly className?: string;
};

/** How many players a team has, and its matches of the current season by outcome. */
export const TeamFigures = ({ team: { players, stats }, className }: TeamFiguresProps) => {
  const counts = [
    [words.players, players.length],
    [words.wins, stats.wins],
    [words.draws, stats.draws],
    [words.losses, stats.losses],
  ] as const;
  return (
    <dl className={classNames('flex flex-wrap justify-between gap-2', className)}>
      {counts.map(([label, count]) => (
        <div key={label} className="flex min-w-0 flex-col-reverse">
          <dt className="text-micro text-text-2">{label}</dt>
          <dd className="text-h3 font-extrabold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
};
