import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { formatScore } from '../../format/number.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { weeklyFixturesMessages } from '../../messages/tr/weekly-fixtures.ts';
import { fixturesActed } from './fixtures-acted.ts';

const { removal: words, failed } = weeklyFixturesMessages;

type DeleteMatchProps = {
  readonly match: MatchAnswer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before a match is deleted, and says what goes with it. */
export const DeleteMatch = ({ match, onDone, onClose }: DeleteMatchProps) => {
  const act = useAct({ call: 'DELETE /api/matches/:id', answer: fixturesActed });
  const { status, homeScore, awayScore } = match;
  const played = status === 'finished' && homeScore !== null && awayScore !== null;
  return (
    <ActAlert
      title={words.title(matchCardMessages.pairing(match))}
      description={words.description(match.week)}
      facts={played ? [words.result(formatScore(homeScore, awayScore))] : []}
      remains={words.remains}
      reasonHint={words.reasonHint}
      confirmLabel={words.submit}
      busyLabel={words.busy}
      act={act}
      failed={failed}
      onConfirm={(body) => act.send({ params: { id: match._id }, body }, { onDone: ({ message }) => onDone(message) })}
      onCancel={onClose}
    />
  );
};
