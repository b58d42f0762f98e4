import { createAchievementBody, MOST } from '@league/command-api/contract/achievement.ts';
import type { AchievementAnswer } from '@league/query-api/contract/achievements.ts';
import { useMemo, useState } from 'react';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Form } from '../../components/form/form.tsx';
import { type LeagueForm, useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { ColourBox } from '../../components/ui/colour-box.tsx';
import { Combobox } from '../../components/ui/combobox.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { SelectField, TextArea, TextField } from '../../components/ui/field.tsx';
import { achievementsMessages } from '../../messages/tr/achievements.ts';
import { achievementCategories, logoTypes, rarities, receiverTypes } from '../../messages/tr/achievement-words.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { differing, formOf } from './achievement-form.ts';
import { achievementActed } from './acted.ts';
import { iconOptions } from './icon-options.ts';
import { Preview } from './preview.tsx';

const { form: words, failed } = achievementsMessages;

type Words = Readonly<Record<string, string>>;

const options = (texts: Words) =>
  Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

type FieldsProps = {
  readonly form: LeagueForm<typeof createAchievementBody>;
  /** How often it is given to somebody: its type then stays. */
  readonly awards: number;
  /** The picture that the form began with. */
  readonly icon: string;
};

const Fields = ({ form, awards, icon }: FieldsProps) => {
  const icons = useMemo(() => iconOptions(icon), [icon]);
  return (
    <>
      <TextField label={words.fields.title} maxLength={MOST.title} autoComplete="off" {...form.field('title')} />
      <TextArea label={words.fields.description} maxLength={MOST.description} {...form.field('description')} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField label={words.fields.category} {...form.field('category')}>
          {options(achievementCategories)}
        </SelectField>
        <SelectField
          label={words.fields.type}
          hint={awards > 0 ? words.typeStays(awards) : undefined}
          {...form.field('type')}
        >
          {options(receiverTypes)}
        </SelectField>
        <SelectField label={words.fields.rarity} {...form.field('rarity')}>
          {options(rarities)}
        </SelectField>
        <SelectField label={words.fields.logoType} {...form.field('logoType')}>
          {options(logoTypes)}
        </SelectField>
      </div>
      <Combobox label={words.fields.icon} hint={words.iconHint} options={icons} {...form.value('icon')} />
      <ColourBox label={words.fields.color} {...form.value('color')} />
      <TextField
        label={words.fields.season}
        optional
        hint={words.seasonHint}
        maxLength={MOST.season}
        autoComplete="off"
        {...form.field('season')}
      />
      <TextField
        label={words.fields.customText}
        optional
        hint={words.customTextHint}
        autoComplete="off"
        {...form.field('customText')}
      />
    </>
  );
};

type AchievementDialogProps = {
  /** The one that is changed; left out for a new one. */
  readonly achievement?: AchievementAnswer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** A new achievement, or the change of one, of which only what was changed here is sent; with a picture of what it will look like. */
export const AchievementDialog = ({ achievement, onDone, onClose }: AchievementDialogProps) => {
  // As the dialog opened: the list may be read anew under it.
  const [began] = useState(() => formOf(achievement));
  const create = useAct({ call: 'POST /api/achievements', answer: achievementActed });
  const change = useAct({ call: 'PUT /api/achievements/:id', answer: achievementActed });
  const act = achievement === undefined ? create : change;
  const form = useLeagueForm({ schema: createAchievementBody, defaultValues: began });
  const done = { onDone: ({ message }: { readonly message: string }) => onDone(message) };
  return (
    <ActDialog
      size={480}
      title={achievement === undefined ? words.createTitle : words.editTitle}
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
          onSubmit={(body) => {
            if (achievement === undefined) create.send({ params: {}, body }, done);
            else change.send({ params: { id: achievement._id }, body: differing(body, began) }, done);
          }}
          pending={act.pending}
          failure={act.failure}
          failed={failed}
        >
          <DialogBody>
            <Preview {...form.watch()} />
            <Fields form={form} awards={achievement?.awardCount ?? 0} icon={began.icon} />
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={words.busy}>
              {achievement === undefined ? words.create : words.save}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};
