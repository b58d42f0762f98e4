import { clock, MOST_KICK_OFFS, moveWeekBody } from '@league/command-api/contract/season.ts';
import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import { freeText } from '@league/command-api/contract/text.ts';
import * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useConfirm } from '../../acts/use-confirm.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { TextArea, TextField } from '../../components/ui/field.tsx';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { weeklyFixturesMessages } from '../../messages/tr/weekly-fixtures.ts';
import { useCurrentSeason } from '../seasons/use-current-season.ts';
import { fixturesActed } from './fixtures-acted.ts';
import { KickOffFields } from './kick-off-fields.tsx';

const { move: words, kickOffs: kickOffWords, leave, failed, saving } = weeklyFixturesMessages;

/** The body of the call, where no kick-offs and an empty box leave things as they are. */
const moveForm = z.object({
  date: moveWeekBody.shape.date,
  kickOffs: z.array(clock),
  stadium: freeText(100),
  reason: freeText(MOST_REASON),
});

type MoveWeekProps = {
  readonly week: number;
  /** How many matches the week has. */
  readonly matches: number;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Moves all matches of a week to another day. A day that is over is asked about once. */
export const MoveWeek = ({ week, matches, onDone, onClose }: MoveWeekProps) => {
  const season = useCurrentSeason()?.season;
  const act = useAct({ call: 'PUT /api/matches/week/:week/schedule', answer: fixturesActed });
  const form = useLeagueForm({
    schema: moveForm,
    defaultValues: { date: null, kickOffs: [], stadium: '', reason: '' },
  });
  const { value: day, ...dayBox } = form.value('date');
  const kickOffs = form.value('kickOffs');
  const { confirming, failure, confirmed } = useConfirm({ failure: act.failure, codes: ['DAY_IS_OVER'], about: [day] });
  return (
    <ActDialog
      size={480}
      title={words.title(week)}
      description={words.description(matches)}
      act={act}
      changed={form.formState.isDirty}
      leaveText={leave}
      onClose={onClose}
    >
      {(close) => (
        <Form
          inDialog
          form={form}
          onSubmit={({ date, kickOffs: clocks, stadium, reason }) => {
            const body = confirmed({
              date,
              season,
              ...(clocks.length > 0 && { kickOffs: clocks }),
              ...(stadium.trim() !== '' && { stadium }),
              ...(reason.trim() !== '' && { reason }),
            });
            act.send({ params: { week: String(week) }, body }, { onDone: ({ message }) => onDone(message) });
          }}
          pending={act.pending}
          failure={failure}
          failed={failed}
        >
          <DialogBody>
            <DateMask
              label={words.day}
              steps={false}
              asTyped
              {...dayBox}
              value={day}
              onClear={() => dayBox.onChange(null)}
            />
            <KickOffFields
              id={kickOffs.id}
              value={kickOffs.value}
              onChange={kickOffs.onChange}
              errorAt={(place) => form.errorAt(`kickOffs.${place}`)}
              none={kickOffWords.none}
              most={MOST_KICK_OFFS}
            />
            <TextField
              label={words.stadium}
              hint={words.stadiumHint}
              optional
              autoComplete="off"
              {...form.field('stadium')}
            />
            <TextArea
              label={words.reason}
              hint={words.reasonHint}
              optional
              maxLength={MOST_REASON}
              {...form.field('reason')}
            />
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={saving}>
              {confirming ? words.anyway : words.submit}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};
