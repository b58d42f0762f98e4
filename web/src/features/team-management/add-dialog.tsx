import { createTeamBody } from '@league/command-api/contract/team.ts';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { teamActed } from './acts.ts';
import { NameFields, TeamCrest } from './team-fields.tsx';
import { NO_TEAM } from './team-values.ts';

const { create: words, form: labels } = teamManagementMessages;

type AddDialogProps = {
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Creates a team of a name; city and crest may be left alone. */
export const AddDialog = ({ onDone, onClose }: AddDialogProps) => {
  const act = useAct({ call: 'POST /api/teams', answer: teamActed });
  const form = useLeagueForm({ schema: createTeamBody, defaultValues: NO_TEAM });
  const named = (form.value('name').value ?? '').trim() !== '';
  return (
    <ActDialog
      size={480}
      title={words.title}
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
            act.send({ params: {}, body }, { onDone: ({ message }) => onDone(words.done(body.name.trim(), message)) })
          }
          pending={act.pending}
          failure={act.failure}
          failed={words.failed}
        >
          <DialogBody>
            <NameFields form={form} />
            <TeamCrest form={form} />
          </DialogBody>
          <DialogFoot>
            {!named && <p className="basis-full text-right text-small text-text-3">{labels.nameMissing}</p>}
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" disabled={!named} busy={act.pending} busyLabel={labels.saving}>
              {words.submit}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};
