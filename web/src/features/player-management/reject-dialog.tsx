import { MOST_REASON, reasonOnlyBody } from '@league/command-api/contract/reason.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Form } from '../../components/form/form.tsx';
import { asTextLeft, useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { TextArea } from '../../components/ui/field.tsx';
import { playerManagementMessages } from '../../messages/tr/player-management.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { playerActed } from './acts.ts';

const { reject: words, edit } = playerManagementMessages;

type RejectDialogProps = {
  readonly player: AdminsPlayer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks why a player is rejected; the player reads it. */
export const RejectDialog = ({ player: { _id: id, gamertag }, onDone, onClose }: RejectDialogProps) => {
  const act = useAct({ call: 'PUT /api/players/:id/reject', answer: playerActed });
  const form = useLeagueForm({ schema: reasonOnlyBody, defaultValues: { reason: undefined } });
  return (
    <ActDialog
      size={480}
      title={words.title(gamertag)}
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
          onSubmit={(body) => act.send({ params: { id }, body }, { onDone: () => onDone(words.done(gamertag)) })}
          pending={act.pending}
          failure={act.failure}
          failed={words.failed}
        >
          <DialogBody>
            <TextArea
              label={words.reason}
              optional
              hint={words.reasonHint}
              maxLength={MOST_REASON}
              {...form.field('reason', asTextLeft)}
            />
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={edit.saving}>
              {words.submit}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};
