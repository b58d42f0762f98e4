import { deductPointsBody, MOST_DEDUCTED } from '@league/command-api/contract/deduction.ts';
import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Form } from '../../components/form/form.tsx';
import { asNumber, useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { NumberField, TextArea } from '../../components/ui/field.tsx';
import { teamPointsMessages } from '../../messages/tr/team-points.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { useMeantSeason } from '../player-statistics/use-meant-season.ts';

const { deduct: words } = teamPointsMessages;

/** What is read of the answer to an act on points. */
export const pointsActed = z.object({ message: z.string(), position: z.optional(z.string()) });

type DeductDialogProps = {
  readonly row: StandingRow;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Takes points off a team, with a reason that everybody reads, and says first what it leaves. */
export const DeductDialog = ({ row: { teamInfo, points: now }, onDone, onClose }: DeductDialogProps) => {
  const { _id: id, name } = teamInfo;
  const season = useMeantSeason();
  const act = useAct({ call: 'POST /api/teams/:id/deductions', answer: pointsActed });
  const form = useLeagueForm({ schema: deductPointsBody, defaultValues: { points: null, reason: '' } });
  const { success, data: points } = deductPointsBody.shape.points.safeParse(form.watch('points'));
  return (
    <ActDialog
      size={480}
      title={words.title(name)}
      description={words.description}
      act={act}
      changed={form.formState.isDirty}
      leaveText={words.leave}
      onClose={onClose}
    >
      {(close) => (
        <Form
          inDialog
          form={form}
          onSubmit={(body) =>
            act.send(
              { params: { id }, body: { ...body, ...season } },
              { onDone: () => onDone(words.done(name, body.points)) },
            )
          }
          pending={act.pending}
          failure={act.failure}
          failed={words.failed}
        >
          <DialogBody>
            <NumberField
              label={words.points}
              hint={words.pointsHint(MOST_DEDUCTED)}
              maxLength={2}
              {...form.field('points', asNumber)}
            />
            <TextArea label={words.reason} hint={words.reasonHint} maxLength={MOST_REASON} {...form.field('reason')} />
            {success && <p className="text-meta text-text-2">{words.becomes(now, now - points)}</p>}
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={words.busy}>
              {words.submit}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};
