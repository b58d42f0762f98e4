import { scheduleBody } from '@league/command-api/contract/match.ts';
import { dayInput } from '@league/command-api/contract/moment.ts';
import { requiredText } from '@league/command-api/contract/text.ts';
import * as z from 'zod/mini';
import { useAct } from '../../acts/use-act.ts';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { CheckLine, TextField } from '../../components/ui/field.tsx';
import { dayKey, formatTime, instantOf, instantOfLocal } from '../../format/time.ts';
import { matchPlanMessages } from '../../messages/tr/match-plan.ts';
import { planActed } from './plan-acted.ts';
import { type PlanDialogProps, PlanForm } from './plan-form.tsx';

const { schedule: words } = matchPlanMessages;

const { stadium } = scheduleBody.shape;

/** The body of the call, with the instant as a Turkish day and time; a match that is postponed has none. */
const schedule = z.discriminatedUnion('postponed', [
  z.object({
    postponed: z.literal(false),
    day: z.pipe(requiredText(words.missing), dayInput),
    time: requiredText(words.missing),
    stadium,
  }),
  z.object({ postponed: z.literal(true), day: z.nullable(z.string()), time: z.string(), stadium }),
]);

const valuesOf = ({ date, stadium: place }: PlanDialogProps['match']) => {
  const kickOff = instantOf(date);
  return {
    postponed: false,
    day: kickOff === null ? null : dayKey(kickOff),
    time: kickOff === null ? '' : formatTime(kickOff),
    stadium: place ?? '',
  };
};

/** Gives a match its date, time and stadium. */
export const ScheduleMatch = (plan: PlanDialogProps) => {
  const act = useAct({ call: 'PUT /api/matches/:id/schedule', answer: planActed });
  const values = valuesOf(plan.match);
  const form = useLeagueForm({ schema: schedule, defaultValues: values });
  const { value: day, ...box } = form.value('day');
  const { value: postponed } = form.value('postponed');
  return (
    <PlanForm
      {...plan}
      mode="schedule"
      act={act}
      form={form}
      values={values}
      failure={act.failure}
      onSend={(typed, onDone) => {
        const when = typed.postponed
          ? { postponed: true as const }
          : { date: instantOfLocal(`${typed.day}T${typed.time}`).toISOString() };
        act.send({ params: { id: plan.match._id }, body: { ...when, stadium: typed.stadium } }, { onDone });
      }}
    >
      {plan.match.status === 'scheduled' && <CheckLine label={words.postponed} {...form.field('postponed')} />}
      {!postponed && (
        <div className="grid grid-cols-[1fr_8rem] items-end gap-3">
          <DateMask
            key={plan.match._id}
            label={words.day}
            steps={false}
            asTyped
            {...box}
            value={day}
            onClear={() => box.onChange(null)}
          />
          <TextField label={words.time} type="time" {...form.field('time')} />
        </div>
      )}
      <TextField
        label={words.stadium}
        optional
        placeholder={words.stadiumDefault}
        autoComplete="off"
        {...form.field('stadium')}
      />
    </PlanForm>
  );
};
