import { assignBroadcasterBody } from '@league/command-api/contract/assignment.ts';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '../../acts/use-act.ts';
import { useConfirm } from '../../acts/use-confirm.ts';
import type { Eyes } from '../../api/eyes.ts';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { matchPlanMessages } from '../../messages/tr/match-plan.ts';
import { simpleBroadcastersQuery } from '../officials/queries.ts';
import { OfficialField } from './official-field.tsx';
import { broadcasterOptions } from './official-options.ts';
import { CONFIRMED, planActed } from './plan-acted.ts';
import { type PlanDialogProps, PlanForm } from './plan-form.tsx';
import { broadcasterOf } from './plan-list.ts';
import { useStanding } from './use-standing.ts';

/**
 * Makes a broadcaster in office the main broadcaster of a match. The box is there before its choices are, so that it has the focus when the
 * dialog opens; a failure to read them stands below it.
 */
export const AssignBroadcaster = ({ eyes, ...plan }: PlanDialogProps & { readonly eyes: Eyes }) => {
  const { _id: id } = plan.match;
  const listed = broadcasterOf(plan.match);
  const query = simpleBroadcastersQuery(eyes);
  const officials = useQuery(query).data?.data;
  const act = useAct({ call: 'PUT /api/matches/:id/assign-broadcaster', answer: planActed });
  const values = { broadcasterId: listed?._id ?? null };
  const form = useLeagueForm({ schema: assignBroadcasterBody, defaultValues: values });
  const box = form.value('broadcasterId');
  const { confirming, failure, confirmed } = useConfirm({
    failure: act.failure,
    codes: CONFIRMED,
    about: [id, box.value],
  });
  const standing = useStanding({ matchId: id, listed, unsaved: form.formState.isDirty, failure });
  return (
    <PlanForm
      {...plan}
      mode="broadcaster"
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
              standing.saved(body.broadcasterId);
              onDone(answer);
            },
          },
        )
      }
    >
      <OfficialField
        key={id}
        office="broadcaster"
        options={broadcasterOptions(officials ?? [], listed)}
        vacant={officials?.length === 0}
        standing={listed}
        moved={standing.moved && !standing.told}
        {...box}
      />
      <QueryPart query={query} waiting={null} failed={matchPlanMessages.offices.broadcaster.loadFailed} quiet>
        {() => null}
      </QueryPart>
    </PlanForm>
  );
};
