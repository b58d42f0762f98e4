import { addMatchBody } from '@league/command-api/contract/season.ts';
import { dayInput } from '@league/command-api/contract/moment.ts';
import { freeText } from '@league/command-api/contract/text.ts';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { CheckLine, SelectField, TextField } from '../../components/ui/field.tsx';
import { instantOfLocal } from '../../format/time.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { weeklyFixturesMessages } from '../../messages/tr/weekly-fixtures.ts';
import { useCurrentSeason } from '../seasons/use-current-season.ts';
import { teamsQuery } from '../teams/queries.ts';
import { fixturesActed } from './fixtures-acted.ts';

const { add: words, leave, failed, saving } = weeklyFixturesMessages;

/** The body of the call, with the instant as a Turkish day and time; without a day the match gets no date. */
const addForm = z
  .object({
    homeTeam: addMatchBody.shape.homeTeam,
    awayTeam: addMatchBody.shape.awayTeam,
    day: z.nullable(dayInput),
    time: z.string(),
    stadium: freeText(100),
    allowSameWeek: z.boolean(),
  })
  .check(z.refine(({ day, time }) => day === null || time !== '', { error: words.timeMissing, path: ['time'] }));

type AddMatchProps = {
  readonly week: number;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Adds one match to a week. */
export const AddMatch = ({ week, onDone, onClose }: AddMatchProps) => {
  const season = useCurrentSeason()?.season;
  const teams = useQuery(teamsQuery()).data ?? [];
  const act = useAct({ call: 'POST /api/matches', answer: fixturesActed });
  const form = useLeagueForm({
    schema: addForm,
    defaultValues: { homeTeam: '', awayTeam: '', day: null, time: '21:00', stadium: '', allowSameWeek: false },
  });
  const { value: day, ...dayBox } = form.value('day');
  return (
    <ActDialog
      size={480}
      title={words.title(week)}
      description={words.description}
      act={act}
      changed={form.formState.isDirty}
      leaveText={leave}
      onClose={onClose}
    >
      {(close) => (
        <Form
          inDialog
          form={form}
          onSubmit={({ day: on, time, stadium, allowSameWeek, ...sides }) => {
            const date = on === null ? null : instantOfLocal(`${on}T${time}`).toISOString();
            const body = { ...sides, week, season, date, stadium: stadium.trim() || null, allowSameWeek };
            act.send({ params: {}, body }, { onDone: ({ message }) => onDone(message) });
          }}
          pending={act.pending}
          failure={act.failure}
          failed={failed}
        >
          <DialogBody>
            {(['home', 'away'] as const).map((side) => (
              <SelectField key={side} label={words[side]} {...form.field(`${side}Team`)}>
                <option value="">{words.choose}</option>
                {teams.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            ))}
            <div className="grid grid-cols-[1fr_8rem] items-end gap-3">
              <DateMask
                label={words.day}
                optional
                steps={false}
                asTyped
                {...dayBox}
                value={day}
                onClear={() => dayBox.onChange(null)}
              />
              <TextField label={words.time} type="time" {...form.field('time')} />
            </div>
            <TextField
              label={words.stadium}
              optional
              placeholder={words.stadiumDefault}
              autoComplete="off"
              {...form.field('stadium')}
            />
            <CheckLine label={words.sameWeek} {...form.field('allowSameWeek')} />
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={saving}>
              {words.submit}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};
