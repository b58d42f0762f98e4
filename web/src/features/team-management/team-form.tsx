import { createTeamBody } from '@league/command-api/contract/team.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { LeaveQuestion } from '../../acts/leave-question.tsx';
import { SignInDialog } from '../../acts/sign-in-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useHoldsReads } from '../../api/use-session.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';
import { teamActed } from './acts.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { TeamFields } from './team-fields.tsx';
import { changedOf, differing, type TeamBody, valuesOf } from './team-values.ts';
import { useMeanwhile } from './use-meanwhile.ts';

const { change: words, form: labels } = teamManagementMessages;

type TeamFormProps = {
  /** As it is read now. */
  readonly team: TeamAnswer;
  readonly onSaved: (said: string) => void;
};

/** Changes a team: only what was changed here is sent. */
export const TeamForm = ({ team, onSaved }: TeamFormProps) => {
  useHoldsReads();
  const act = useAct({ call: 'PUT /api/teams/:id', answer: teamActed });
  const now = valuesOf(team);
  const form = useLeagueForm({ schema: createTeamBody, defaultValues: now });
  const { theirs, saved, takeTheirs } = useMeanwhile(form, now);
  const { isDirty, defaultValues } = form.formState;
  const began = defaultValues as TeamBody;
  const mine = differing(form.watch() as TeamBody, began);

  const save = (body: TeamBody): void => {
    const changed = changedOf(body, began);
    if (Object.keys(changed).length === 0) {
      onSaved(words.nothing);
      return;
    }
    const reason = body.reason === undefined ? {} : { reason: body.reason };
    act.send(
      { params: { id: team._id }, body: { ...changed, ...reason } },
      {
        onDone: ({ message }) => {
          form.saved();
          saved(body);
          onSaved(words.done(body.name.trim(), message));
        },
      },
    );
  };

  return (
    <>
      <Form
        form={form}
        onSubmit={save}
        pending={act.pending}
        failure={act.failure}
        failed={words.failed}
        className="max-w-form"
      >
        <MeanwhileNote theirs={theirs} now={now} onTake={takeTheirs} />
        <TeamFields form={form} teamId={team._id} />
        <Button type="submit" busy={act.pending} busyLabel={labels.saving} className="self-start max-sm:w-full">
          {theirs.some((field) => mine.includes(field)) ? words.anyway : words.submit}
        </Button>
      </Form>
      <LeaveQuestion changed={isDirty} pending={act.pending} text={labels.leave} />
      <SignInDialog act={act} />
    </>
  );
};
