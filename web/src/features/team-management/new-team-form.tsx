import { createTeamBody } from '@league/command-api/contract/team.ts';
import { LeaveQuestion } from '../../acts/leave-question.tsx';
import { SignInDialog } from '../../acts/sign-in-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useHoldsReads } from '../../api/use-session.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';
import { teamActed } from './acts.ts';
import { TeamFields } from './team-fields.tsx';
import { NO_TEAM } from './team-values.ts';

const { create: words, form: labels } = teamManagementMessages;

type NewTeamFormProps = {
  /** Takes the id of the new team. */
  readonly onCreated: (id: string, said: string) => void;
};

/** Creates a team with all that can be said of one. */
export const NewTeamForm = ({ onCreated }: NewTeamFormProps) => {
  useHoldsReads();
  const act = useAct({ call: 'POST /api/teams', answer: teamActed });
  const form = useLeagueForm({ schema: createTeamBody, defaultValues: NO_TEAM });
  return (
    <>
      <Form
        form={form}
        onSubmit={(body) =>
          act.send(
            { params: {}, body },
            { onDone: ({ _id, message }) => onCreated(_id, words.done(body.name.trim(), message)) },
          )
        }
        pending={act.pending}
        failure={act.failure}
        failed={words.failed}
        className="max-w-form"
      >
        <TeamFields form={form} />
        <Button type="submit" busy={act.pending} busyLabel={labels.saving} className="self-start max-sm:w-full">
          {words.submit}
        </Button>
      </Form>
      <LeaveQuestion changed={form.formState.isDirty} pending={act.pending} text={words.leave} />
      <SignInDialog act={act} />
    </>
  );
};
