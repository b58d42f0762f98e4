import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { WithdrawalPreview } from '@league/query-api/contract/withdrawal.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { AlertFacts } from '../../components/ui/alert-dialog.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { teamWithdrawalMessages } from '../../messages/tr/team-withdrawal.ts';
import { useMeantSeason } from '../player-statistics/use-meant-season.ts';
import { type Played, previewQuery } from './queries.ts';
import { TablesCompared } from './tables-compared.tsx';

const { withdraw: words } = teamWithdrawalMessages;

const CHOICES = (['keep', 'annul'] as const).map((value) => ({ value, ...words.choices[value] }));

/** Rows of the skeleton: as many as a small league has teams. */
const SKELETON_ROWS = 8;

const factsOf = (played: Played, { walkovers, annulled, cancelled }: WithdrawalPreview): readonly string[] =>
  played === 'keep'
    ? [words.facts.walkovers(walkovers)]
    : [words.facts.annulled(annulled), words.facts.cancelled(cancelled)];

/** What is read of the answer to a withdrawal. */
const withdrawn = z.object({
  message: z.string(),
  walkovers: z.number(),
  annulled: z.number(),
  cancelled: z.number(),
  position: z.optional(z.string()),
});

type WithdrawQuestionProps = {
  readonly row: StandingRow;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before a team is withdrawn from the season, what becomes of its matches, and why; with what the server says that changes. */
export const WithdrawQuestion = ({ row: { teamInfo }, onDone, onClose }: WithdrawQuestionProps) => {
  const { _id: id, name } = teamInfo;
  const season = useMeantSeason();
  const act = useAct({ call: 'POST /api/teams/:id/withdraw', answer: withdrawn });
  const [played, setPlayed] = useState<Played>('keep');
  const preview = previewQuery(id, played, useEyes());
  const { data } = useQuery(preview);
  return (
    <ActAlert
      title={words.title(name)}
      description={words.description}
      reasonRequired
      reasonHint={words.reasonHint}
      confirmLabel={words.submit}
      busyLabel={words.busy}
      ready={data !== undefined && data.live === 0}
      act={act}
      failed={words.failed}
      onConfirm={({ reason = '' }) =>
        act.send(
          { params: { id }, body: { played, reason, ...season } },
          { onDone: (counts) => onDone(words.done(name, counts)) },
        )
      }
      onCancel={onClose}
    >
      <ChoiceTiles label={words.choice} choices={CHOICES} value={played} onChange={setPlayed} />
      <QueryPart query={preview} waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />} failed={words.countsFailed}>
        {(read) => (
          <>
            {read.live > 0 && (
              <Banner tone="warning" announced>
                {words.live(read.live)}
              </Banner>
            )}
            <AlertFacts facts={factsOf(played, read)} />
            {/* Scrolls with the question, not in a place of its own. */}
            <div className="shrink-0">
              <TablesCompared table={read.table} team={id} />
            </div>
          </>
        )}
      </QueryPart>
    </ActAlert>
  );
};
