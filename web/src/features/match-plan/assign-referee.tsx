import { assignRefereeBody } from '@league/command-api/contract/assignment.ts';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '../../acts/use-act.ts';
import { useConfirm } from '../../acts/use-confirm.ts';
import type { Eyes } from '../../api/eyes.ts';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { matchPlanMessages } from '../../messages/tr/match-plan.ts';
import { simpleRefereesQuery } from '../officials/queries.ts';
import { OfficialField } from './official-field.tsx';
import { refereeOptions } from './official-options.ts';
import { CONFIRMED, planActed } from './plan-acted.ts';
import { type PlanDialogProps, PlanForm } from './plan-form.tsx';
import { refereeOf } from './plan-list.ts';
import { useStanding } from './use-standing.ts';

/**
 * Makes a referee in office the main referee of a match. The box is there before its choices are, so that it has the focus when the
 * dialog opens; a failure to read them stands below it.
 */
export const AssignReferee = ({ eyes, ...plan }: PlanDialogProps & { readonly eyes: Eyes }) => {
  const { _id: id } = plan.match;
  const listed = refereeOf(plan.match);
  const query = simpleRefereesQuery(eyes);
  const officials = useQuery(query).data?.data;
  const act = useAct({ call: 'PUT /api/matches/:id/assign-referee', answer: planActed });
  const values = { refereeId: listed?._id ?? null };
  const form = useLeagueForm({ schema: assignRefereeBody, defaultValues: values });
  const box = form.value('refereeId');
  const { confirming, failure, confirmed } = useConfirm({
    failure: act.failure,
    codes: CONFIRMED,
    about: [id, box.value],
  });
  const standing = useStanding({ matchId: id, listed, unsaved: form.formState.isDirty, failure });
  return (
    <PlanForm
      {...plan}
      mode="referee"
      act={act}
      form={form}
      values={values}
      failure={failure}
      anyway={confirming || standing.moved}
      onSend={(body, onDone) =>
        act.send(
          { params: { id }, body: confirmed({ ...body, from: standing.from }) },
          {
            onDone: (answer) => {
              standing.saved(body.refereeId);
              onDone(answer);
            },
          },
        )
      }
    >
      <OfficialField
        key={id}
        office="referee"
        options={refereeOptions(officials ?? [], listed)}
        vacant={officials?.length === 0}
        standing={listed}
        moved={standing.moved && !standing.told}
        {...box}
      />
      <QueryPart query={query} waiting={null} failed={matchPlanMessages.offices.referee.loadFailed} quiet>
        {() => null}
      </QueryPart>
    </PlanForm>
  );
};
