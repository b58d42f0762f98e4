import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import * as z from 'zod/mini';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { playerStatisticsMessages } from '../../messages/tr/player-statistics.ts';
import { totalsOf } from './totals.ts';
import { useMeantSeason } from './use-meant-season.ts';

const { resetAll: words } = playerStatisticsMessages;

/** What is read of the answer. */
const allReset = z.object({ message: z.string(), position: z.optional(z.string()) });

type ResetQuestionProps = {
  readonly players: readonly AdminsPlayer[];
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before the totals of all players are reset, with what that takes away, and why. */
export const ResetQuestion = ({ players, onDone, onClose }: ResetQuestionProps) => {
  const season = useMeantSeason();
  const act = useAct({ call: 'POST /api/admin/reset-player-stats', answer: allReset });
  const { players: count, goals, assists, gkSaves, yellowCards, redCards } = totalsOf(players);
  return (
    <ActAlert
      title={words.title}
      description={words.description}
      facts={[
        words.facts.players(count),
        words.facts.goals(goals, assists, gkSaves),
        words.facts.cards(yellowCards, redCards),
      ]}
      remains={words.remains}
      reasonRequired
      confirmLabel={words.submit(count)}
      busyLabel={words.busy}
      act={act}
      failed={words.failed}
      onConfirm={(body) => act.send({ params: {}, body: { ...body, ...season } }, { onDone: () => onDone(words.done) })}
      onCancel={onClose}
    />
  );
};
