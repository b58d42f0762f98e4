import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import { Ball } from '../../components/league/ball.tsx';
import { FaceOff } from '../../components/league/face-off.tsx';
import { matchSentence } from '../../components/league/match-text.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { useChanged } from '../../components/ui/use-changed.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Lists } from './lists.ts';
import { scorersOf } from './scorers.ts';

const { details } = matchesMessages;

type MatchFaceProps = { readonly match: MatchAnswer; readonly lists: Lists };

/** The two kits with the score between them; each leads to its team. Screen readers get one sentence before the links. */
export const MatchFace = ({ match }: Pick<MatchFaceProps, 'match'>) => {
  const changed = useChanged(`${matchSentence(match)} ${match.date} ${match.stadium}`);
  return (
    <div className={classNames('@container relative', changed && 'changed')}>
      <p className="sr-only">{matchSentence(match)}</p>
      <FaceOff
        match={match}
        size="header"
        linkOf={({ _id }) =>
          ({ className, children }) => (
            <Link
              to="/team/$id"
              params={{ id: _id }}
              className={classNames(className, 'underline-offset-4 -outline-offset-4 hover:underline')}
            >
              {children}
            </Link>
          )}
      />
    </div>
  );
};

/** Who scored for each side, below it; nothing where nobody is known to have scored. */
export const Scorers = ({ match, lists }: MatchFaceProps) => {
  if (typeof lists === 'string') return null;
  const [home, away] = [scorersOf(lists, 'home'), scorersOf(lists, 'away')];
  if (home.length + away.length === 0) return null;
  const side = (team: MatchAnswer['homeTeam'], scorers: typeof home, className: string) => (
    <div className={classNames('min-w-0 [overflow-wrap:anywhere]', className)}>
      {scorers.length > 0 && <p className="sr-only">{details.scorers(team.name)}: </p>}
      {scorers.map(({ name, note }) => (
        <p key={name}>
          <b className="font-semibold text-text">{name}</b> {note}
        </p>
      ))}
    </div>
  );
  return (
    // Large letters on a phone: one below the other, each still on the side of its team.
    <div className="grid gap-x-2 px-3 pt-2 text-meta text-text-2 tabular-nums min-[18rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      {side(match.homeTeam, home, 'min-[18rem]:text-right')}
      <Ball className="mt-0.5 size-4 text-text-3 max-[18rem]:hidden" />
      {side(match.awayTeam, away, 'max-[18rem]:text-right')}
    </div>
  );
};
