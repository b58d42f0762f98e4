import {
  clock,
  DAYS_BETWEEN_WEEKS,
  type generateFixturesBody,
  MOST_KICK_OFFS,
} from '@league/command-api/contract/season.ts';
import { dayInput } from '@league/command-api/contract/moment.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useAct } from '../../acts/use-act.ts';
import { useConfirm } from '../../acts/use-confirm.ts';
import { ActFailure } from '../../components/form/act-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { asNumber, useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { NumberField } from '../../components/ui/field.tsx';
import { Section } from '../../components/ui/section.tsx';
import { leaguePlanMessages as words } from '../../messages/tr/league-plan.ts';
import { useCurrentSeason } from '../seasons/use-current-season.ts';
import { KickOffFields } from '../weekly-fixtures/kick-off-fields.tsx';
import { PlanPreview } from './plan-preview.tsx';
import type { PlannedFixture } from './plan-weeks.ts';
import { ReplaceQuestion } from './replace-question.tsx';

/** The body of the call as the form shows it; clocks and pace count only with a first day. */
const planForm = z.object({
  legs: z.enum(['1', '2']),
  startDate: z.nullable(dayInput),
  daysBetweenWeeks: z.int().check(z.gte(1), z.lte(60)),
  kickOffs: z.array(clock),
});

const planned = z.object({ week: z.number(), date: z.nullable(z.string()), home: z.string(), away: z.string() });
const generated = z.object({
  message: z.string(),
  info: z.string(),
  fixtures: z.optional(z.array(planned)),
  position: z.optional(z.string()),
});

type Body = z.input<typeof generateFixturesBody>;

const bodyOf = ({ legs, startDate, daysBetweenWeeks, kickOffs }: z.input<typeof planForm>): Body => ({
  legs: legs === '1' ? 1 : 2,
  ...(startDate !== null && { startDate, daysBetweenWeeks, ...(kickOffs.length > 0 && { kickOffs }) }),
});

/** What a trial came to, for the values that the form had. */
type Trial = {
  readonly values: string;
  readonly body: Body;
  readonly fixtures: readonly PlannedFixture[];
};

type PlanFormProps = {
  /** How many matches the new fixtures replace. */
  readonly existing: number;
  readonly onDone: (said: string) => void;
};

/**
 * Plans the season: the server says first which weeks these settings make, and records them when they are wished. A first day that is
 * over is asked about once.
 */
export const LeaguePlanForm = ({ existing, onDone }: PlanFormProps) => {
  const season = useCurrentSeason()?.season;
  const trying = useAct({ call: 'POST /api/matches/generate-fixtures', answer: generated });
  const act = useAct({ call: 'POST /api/matches/generate-fixtures', answer: generated });
  const [trial, setTrial] = useState<Trial>();
  const [asking, setAsking] = useState(false);
  const { confirming, failure, confirmed } = useConfirm({
    failure: act.failure,
    codes: ['START_IS_OVER'],
    about: [trial?.values],
  });
  const form = useLeagueForm({
    schema: planForm,
    defaultValues: { legs: '1', startDate: null, daysBetweenWeeks: DAYS_BETWEEN_WEEKS, kickOffs: [] },
  });
  const { value: startDate, ...dayBox } = form.value('startDate');
  const kickOffs = form.value('kickOffs');
  const replace = existing > 0;
  // What was changed since the trial is not what the preview shows.
  const shown = trial?.values === JSON.stringify(form.watch()) ? trial : undefined;

  const tryOut = (typed: z.input<typeof planForm>): void => {
    const body = { ...bodyOf(typed), season, replace };
    const values = JSON.stringify(typed);
    trying.send(
      { params: {}, body: { ...body, dryRun: true } },
      { onDone: ({ fixtures = [] }) => setTrial({ values, body, fixtures }) },
    );
  };
  const generate = (body: Body): void =>
    act.send(
      { params: {}, body: confirmed(body) },
      {
        onDone: ({ message, info }) => {
          setTrial(undefined);
          setAsking(false);
          onDone(`${message} ${info}`);
        },
      },
    );

  return (
    <>
      <Section title={words.settings}>
        <Form
          form={form}
          onSubmit={tryOut}
          pending={trying.pending}
          failure={trying.failure}
          failed={words.failed}
          className="max-w-form px-(--gutter) pb-4 md:px-4"
        >
          <ChoiceTiles
            label={words.legs}
            choices={[
              { value: '1', label: words.once, hint: words.onceHint },
              { value: '2', label: words.twice, hint: words.twiceHint },
            ]}
            {...form.value('legs')}
          />
          <DateMask
            label={words.startDate}
            hint={words.startDateHint}
            optional
            steps={false}
            asTyped
            {...dayBox}
            value={startDate}
            onClear={() => dayBox.onChange(null)}
          />
          {startDate !== null && (
            <>
              <NumberField label={words.days} maxLength={2} {...form.field('daysBetweenWeeks', asNumber)} />
              <KickOffFields
                id={kickOffs.id}
                value={kickOffs.value}
                onChange={kickOffs.onChange}
                errorAt={(place) => form.errorAt(`kickOffs.${place}`)}
                none={words.kickOffsNone}
                most={MOST_KICK_OFFS}
              />
            </>
          )}
          <Button
            type="submit"
            variant={shown === undefined ? 'primary' : 'secondary'}
            className="self-start"
            busy={trying.pending}
            busyLabel={words.showing}
          >
            {words.show}
          </Button>
        </Form>
      </Section>
      {shown !== undefined && (
        <PlanPreview fixtures={shown.fixtures}>
          {failure !== null && !asking && <ActFailure {...failure} failed={words.failed} />}
          <Button
            className="self-start"
            busy={act.pending && !asking}
            busyLabel={words.generating}
            onClick={() => (replace ? setAsking(true) : generate(shown.body))}
          >
            {confirming ? words.anyway : words.generate(shown.fixtures.length)}
          </Button>
        </PlanPreview>
      )}
      {asking && shown !== undefined && (
        <ReplaceQuestion
          before={existing}
          after={shown.fixtures.length}
          act={{ ...act, failure }}
          confirming={confirming}
          onConfirm={(reason) => generate({ ...shown.body, ...reason })}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
