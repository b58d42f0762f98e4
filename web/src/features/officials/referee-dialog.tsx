import { appointRefereeBody, MOST_NOTES } from '@league/command-api/contract/official.ts';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import type { Eyes } from '../../api/eyes.ts';
import { Form } from '../../components/form/form.tsx';
import { asTextLeft, useLeagueForm } from '../../components/form/use-league-form.ts';
import { DialogBody } from '../../components/ui/dialog-parts.tsx';
import { TextArea } from '../../components/ui/field.tsx';
import { officialsMessages } from '../../messages/tr/officials.ts';
import { AppointFoot } from './appoint-foot.tsx';
import { CandidateField } from './candidate-field.tsx';
import { officialActed } from './offices.ts';

const {
  appoint: words,
  offices: { referee },
} = officialsMessages;

export type AppointDialogProps = {
  readonly eyes: Eyes;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Makes a player a referee. */
export const RefereeDialog = ({ eyes, onDone, onClose }: AppointDialogProps) => {
  const act = useAct({ call: 'POST /api/simple-referees/assign', answer: officialActed });
  const form = useLeagueForm({ schema: appointRefereeBody, defaultValues: { playerId: null, notes: undefined } });
  const player = form.value('playerId');
  return (
    <ActDialog
      size={480}
      title={referee.open}
      description={referee.description}
      act={act}
      changed={form.formState.isDirty}
      leaveText={referee.leave}
      onClose={onClose}
    >
      {(close) => (
        <Form
          inDialog
          form={form}
          onSubmit={(body) => act.send({ params: {}, body }, { onDone: () => onDone(referee.appointed) })}
          pending={act.pending}
          failure={act.failure}
          failed={words.failed}
        >
          <DialogBody>
            <CandidateField office="referee" eyes={eyes} {...player} />
            <TextArea
              label={words.notes}
              optional
              hint={words.notesHint}
              maxLength={MOST_NOTES}
              {...form.field('notes', asTextLeft)}
            />
          </DialogBody>
          <AppointFoot office="referee" complete={player.value !== null} pending={act.pending} onCancel={close} />
        </Form>
      )}
    </ActDialog>
  );
};
