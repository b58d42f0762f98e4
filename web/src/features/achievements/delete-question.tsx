import type { AchievementAnswer } from '@league/query-api/contract/achievements.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { groupBy } from '../../components/league/group-by.ts';
import { achievementsMessages } from '../../messages/tr/achievements.ts';
import { achievementActed } from './acted.ts';
import { receiverOf } from './award-lines.ts';
import { achievementsQuery } from './queries.ts';

const { delete: words, failed } = achievementsMessages;

/** A question is read, not scanned. */
const MOST_NAMES = 6;

const factsOf = ({ awardCount, awards }: AchievementAnswer): readonly string[] => {
  if (awardCount === 0) return [];
  const given = groupBy(awards, receiverOf);
  const named = [...given].slice(0, MOST_NAMES);
  const names = named.map(([name, { length }]) => (length === 1 ? name : words.nameTimes(name, length))).join(', ');
  const others = awards.length - named.reduce((sum, [, { length }]) => sum + length, 0);
  const gone = awardCount - awards.length;
  return [
    words.facts.awards(awardCount),
    ...(names === '' ? [] : [words.facts.names(others > 0 ? words.others(names, others) : names)]),
    ...(gone > 0 ? [words.facts.gone(gone)] : []),
  ];
};

type DeleteQuestionProps = {
  readonly achievement: AchievementAnswer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before an achievement is deleted, with the awards that go with it: one more meanwhile is refused, and then named. */
export const DeleteQuestion = ({ achievement, onDone, onClose }: DeleteQuestionProps) => {
  const { _id: id, title, awardCount } = achievement;
  const act = useAct({ call: 'DELETE /api/achievements/:id', answer: achievementActed });
  const { refetch } = useQuery(achievementsQuery());
  const refused = act.failure !== null;
  // Where the awards are others than the question names, it names those of now.
  useEffect(() => {
    if (refused) void refetch();
  }, [refused, refetch]);
  return (
    <ActAlert
      title={words.title}
      description={words.description(title)}
      facts={factsOf(achievement)}
      remains={words.remains}
      confirmLabel={awardCount === 0 ? words.submit : words.submitWith(awardCount)}
      busyLabel={words.busy}
      act={act}
      failed={failed}
      onConfirm={(body) =>
        act.send(
          { params: { id }, body: { ...body, awards: awardCount } },
          { onDone: ({ message }) => onDone(message) },
        )
      }
      onCancel={onClose}
    />
  );
};
