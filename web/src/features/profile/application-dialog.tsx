import { applicationBody, REFEREE_LEVELS } from '@league/command-api/contract/official.ts';
import * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useConfirm } from '../../acts/use-confirm.ts';
import { Form } from '../../components/form/form.tsx';
import { asNumber, asTextLeft, type LeagueForm, useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { ChannelLinkField, PlatformField } from '../../components/league/channel-fields.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { NumberField, SelectField, TextField } from '../../components/ui/field.tsx';
import { applicationMessages as words } from '../../messages/tr/application.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { boxesOf, type Office } from './offices.ts';
import type { ShownProfile } from './profile-answer.ts';

/** As the contract has it; its table of calls is too heavy for a page. */
const appliedAnswer = z.object({ position: z.optional(z.string()) });

type FieldsProps = { readonly form: LeagueForm<typeof applicationBody> };

const RefereeFields = ({ form }: FieldsProps) => (
  <>
    <SelectField label={words.level} {...form.field('level')}>
      <option value="">{words.choose}</option>
      {REFEREE_LEVELS.map((level) => (
        <option key={level}>{level}</option>
      ))}
    </SelectField>
    <NumberField label={words.experienceYears} maxLength={2} {...form.field('experienceYears', asNumber)} />
  </>
);

const BroadcasterFields = ({ form }: FieldsProps) => (
  <>
    <PlatformField {...form.field('platform')} />
    <ChannelLinkField hint={words.channelLinkHint} maxLength={300} {...form.field('channelLink')} />
    <TextField
      label={words.channelName}
      optional
      autoComplete="off"
      maxLength={60}
      {...form.field('channelName', asTextLeft)}
    />
  </>
);

export type ApplicationDialogProps = {
  readonly office: Office;
  /** As it was when the dialog opened; a later reading of the profile changes no box. */
  readonly profile: ShownProfile;
  readonly onSent: (message: string) => void;
  readonly onClose: () => void;
};

/** The dialog in which players apply for an office, or change an application that waits. */
export const ApplicationDialog = ({ office, profile, onSent, onClose }: ApplicationDialogProps) => {
  const form = useLeagueForm({ schema: applicationBody, defaultValues: boxesOf(profile, office) });
  const act = useAct({ call: 'POST /api/players/gamertag/:gamertag/applications', answer: appliedAnswer });
  const { confirming, failure, confirmed } = useConfirm({
    failure: act.failure,
    codes: ['LINK_ELSEWHERE'],
    about: [form.value('platform').value, form.value('channelLink').value],
  });
  const apply = (body: z.input<typeof applicationBody>) =>
    act.send(
      { params: { gamertag: profile.gamertag }, body: confirmed(body) },
      {
        onDone: () => {
          onSent(words.sent);
          onClose();
        },
      },
    );
  return (
    <ActDialog
      title={words.offices[office].dialog}
      description={words.description}
      size={480}
      act={act}
      changed={form.formState.isDirty}
      leaveText={words.leaveText}
      onClose={onClose}
    >
      {(close) => (
        <Form form={form} onSubmit={apply} pending={act.pending} failure={failure} failed={words.failed} inDialog>
          <DialogBody>
            {office === 'referee' ? <RefereeFields form={form} /> : <BroadcasterFields form={form} />}
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={words.sending}>
              {confirming ? words.anyway : words.submit}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};
