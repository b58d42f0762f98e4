import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { ScheduleMatch } from '../match-plan/schedule-match.tsx';
import { AddMatch } from './add-match.tsx';
import { DeleteMatch } from './delete-match.tsx';
import type { FixturesOpen } from './fixtures-search.ts';
import { MoveWeek } from './move-week.tsx';

type FixturesOpenedProps = {
  readonly open: FixturesOpen;
  readonly week: number;
  /** How many matches the week has. */
  readonly matches: number;
  /** The match that `open` is about. */
  readonly match: MatchAnswer | undefined;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** What is open over the week, or over one of its matches. */
export const FixturesOpened = ({ open, week, matches, match, ...then }: FixturesOpenedProps) => {
  if (open === 'move') return <MoveWeek week={week} matches={matches} {...then} />;
  if (open === 'add') return <AddMatch week={week} {...then} />;
  if (match === undefined) return null;
  if (open === 'delete') return <DeleteMatch match={match} {...then} />;
  return <ScheduleMatch match={match} next={undefined} onNext={then.onClose} onClose={then.onClose} />;
};
